"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rules.core import engine
from rules.core.copying import Copyable, copyable
from rules.core.rng import below
from rules.five_seals.cards import COMPONENTS, FAMILIARS, SCROLLS, SEALS
from rules.five_seals.elements import (
    CODE,
    DICE_OF,
    MIND,
    MOST,
    NAMES,
    SCROLLS_OF,
    Dice,
    colour,
    plus,
    read_dice,
    value,
    without,
)
from rules.five_seals.maps import CENTRE, MAPS, Map
from rules.five_seals.resolve import Resolve, Verb
from rules.five_seals.setup import PickMage
from rules.five_seals.spells_board import Absorb, Storing
from rules.five_seals.spells_dice import Reappraise
from rules.five_seals.spells_figures import ASIDE, HOME
from rules.five_seals.turns import EndTurn, Round, TakeDice, Turn

Frame = EndTurn | PickMage | Resolve | Round | Storing | TakeDice | Turn

ELEMENT = {c.id: c.element for c in COMPONENTS.values()}
STRENGTH = {c.id: c.strength for c in COMPONENTS.values()}
VERBS = {c.id: c.verb for c in COMPONENTS.values() if c.verb is not None}
SCROLL_IDS = frozenset(card.id for card in SCROLLS)
SEAL_IDS = frozenset(seal.id for seal in SEALS)
ABSORBING = frozenset(card.id for card in SCROLLS if isinstance(card.verb, Absorb))
REAPPRAISALS = frozenset(card.id for card in SCROLLS if isinstance(card.verb, Reappraise))
STORE = "store"
BOX = "box"
DICE_A_ROUND = 3


@copyable
class Seat(Copyable):
    """What belongs to one player: figures, dice, and scrolls that are ready or used in this round.

    `familiar` is where it stands in the dungeon, if it does; `out` says that the round is over for the
    seat and the familiar sits on its card.
    """

    mage: str = ""
    place: str = CENTRE
    familiar: str = ""
    dice: Dice = ()
    ready: list[str] = []
    used: list[str] = []
    out: bool = False

    @property
    def scrolls(self) -> list[str]:
        """All scrolls before the seat, ready or used."""
        return self.ready + self.used


@copyable
class State(engine.State):
    """A position of Five Seals, complete at every decision.

    `board` says what lies unbroken where; `guardians` where the guardian of an element stands; `stored`
    which seal lies on a scroll of Absorption; `store` how many dice of each colour nobody has; `broke`
    whether any seal has been broken in this round.
    """

    programs: ClassVar = {scroll: (verb,) for scroll, verb in VERBS.items()}
    """The text of every scroll: one verb."""

    stack: list[Frame] = []
    circle: str = ""
    seats: list[Seat] = []
    mages: list[str] = []
    first: int = 0
    round: int = 0
    board: dict[str, str] = {}
    guardians: dict[str, str] = {}
    stored: dict[str, str] = {}
    store: tuple[int, int, int, int] = (0, 0, 0, 0)
    broke: bool = False
    winners: list[int] = []

    # --- questions ---------------------------------------------------------------------------------

    @property
    def map(self) -> Map:
        """The dungeon that is played in."""
        return MAPS[len(self.seats)]

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats clockwise for whom the round is not over."""
        return [rival for rival in self.rivals(seat) if not self.seats[rival].out]

    def element(self, component: str) -> str:
        """Return the element of a scroll or seal."""
        return ELEMENT[component]

    def strength(self, component: str) -> int:
        """Return the strength of a scroll or seal."""
        return STRENGTH[component]

    def suits(self, scroll: str, seal: str) -> bool:
        """Tell whether a spell works on a seal: on those of its element, of mind on all."""
        return ELEMENT[scroll] in (MIND, ELEMENT[seal])

    def verb(self, scroll: str) -> Verb:
        """Return what a scroll does."""
        return VERBS[scroll]

    def is_scroll(self, component: str) -> bool:
        """Tell a scroll from a seal."""
        return component in SCROLL_IDS

    def is_summoning(self, scroll: str) -> bool:
        """Tell whether a scroll is one of those everybody begins with."""
        return COMPONENTS[scroll].kind == "summoning"

    def is_reappraisal(self, scroll: str) -> bool:
        """Tell whether a scroll is worth more at the end and never cast."""
        return scroll in REAPPRAISALS

    def seal_places(self) -> list[str]:
        """Return where seals lie."""
        return [place for place, component in self.board.items() if component in SEAL_IDS]

    def scroll_places(self) -> list[str]:
        """Return where scrolls lie."""
        return [place for place, component in self.board.items() if component in SCROLL_IDS]

    def sixes(self) -> int:
        """Count the scrolls of strength 6 that lie in the dungeon."""
        return sum(STRENGTH[scroll] == MOST for scroll in self.board.values() if scroll in SCROLL_IDS)

    def owner_of(self, scroll: str) -> int:
        """Return before whom a scroll lies ready."""
        return next(number for number, seat in enumerate(self.seats) if scroll in seat.ready)

    # --- dice --------------------------------------------------------------------------------------

    def take(self, seat: int, die: int, cause: str = "") -> None:
        """Take a die from the store and let it show what it shows."""
        self.seats[seat].dice = plus(self.seats[seat].dice, die)
        self._stock(die, -1)
        self.emit("took", seat, colour(die), STORE, DICE_OF[seat], value(die), cause=cause)

    def give_back(self, seat: int, die: int, cause: str = "") -> None:
        """Return a die to the store."""
        self.seats[seat].dice = without(self.seats[seat].dice, die)
        self._stock(die, 1)
        self.emit("returned", seat, colour(die), DICE_OF[seat], STORE, value(die), cause=cause)

    def _stock(self, die: int, more: int) -> None:
        fire, water, air, earth = self.store
        index = die // CODE
        self.store = (
            fire + more * (index == 0),
            water + more * (index == 1),
            air + more * (index == 2),
            earth + more * (index == 3),
        )

    def roll(self, seat: int, old: int, cause: str = "") -> None:
        """Roll one die of a seat."""
        new = old - value(old) + 1 + below(self, MOST)
        self.seats[seat].dice = plus(without(self.seats[seat].dice, old), new)
        self.emit("rolled", seat, colour(new), NAMES[old], NAMES[new], value(new), cause=cause)

    def turn_die(self, seat: int, old: int, new: int, cause: str) -> None:
        """Turn a die of a seat to another side."""
        self.seats[seat].dice = plus(without(self.seats[seat].dice, old), new)
        self.emit("turned", seat, colour(new), NAMES[old], NAMES[new], value(new), cause=cause)

    def hand_over(self, giver: int, taker: int, old: int, new: int, cause: str) -> None:
        """Give a die of one seat to another, where it may show another value."""
        self.seats[giver].dice = without(self.seats[giver].dice, old)
        self.seats[taker].dice = plus(self.seats[taker].dice, new)
        self.emit("handed", taker, colour(new), DICE_OF[giver], DICE_OF[taker], value(new), cause=cause)

    # --- scrolls -----------------------------------------------------------------------------------

    def cast(self, seat: int, scroll: str, target: str, owner: int) -> None:
        """Turn a scroll over and begin to carry its spell out."""
        holder = self.seats[owner]
        holder.ready.remove(scroll)
        holder.used.append(scroll)
        self.emit("cast", seat, scroll, SCROLLS_OF[owner], target)
        self.stack.append(Resolve(seat, scroll, chosen=(target,)))

    def hand_scroll(self, giver: int, taker: int, scroll: str, cause: str) -> None:
        """Give a ready scroll of one seat to another."""
        self.seats[giver].ready.remove(scroll)
        self.seats[taker].ready.append(scroll)
        self.emit("handed_scroll", taker, scroll, SCROLLS_OF[giver], SCROLLS_OF[taker], cause=cause)

    def put_on(self, seat: int, scroll: str, seal: str) -> None:
        """Keep a broken seal on a scroll of Absorption; one that lay there goes to the box."""
        if scroll in self.stored:
            self.unstore(seat, scroll)
        self.stored[scroll] = seal
        self.emit("stored", seat, seal, BOX, scroll, cause=scroll)

    def unstore(self, seat: int, scroll: str) -> str:
        """Remove the seal from a scroll of Absorption and return it."""
        seal = self.stored.pop(scroll)
        self.emit("unstored", seat, seal, scroll, BOX, cause=scroll)
        return seal

    # --- the dungeon -------------------------------------------------------------------------------

    def break_seal(
        self, seat: int, place: str, source: str, cause: str = "", *, by_familiar: bool = False
    ) -> None:
        """Break the seal of a place with the named dice and send the mage there, or the familiar."""
        me = self.seats[seat]
        for die in read_dice(source):
            self.give_back(seat, die, cause)
        broken = self.board.pop(place)
        self.broke = True
        if broken in SCROLL_IDS:
            me.ready.append(broken)
            self.emit("broke", seat, broken, place, SCROLLS_OF[seat], STRENGTH[broken], cause=cause)
        else:
            self.emit("broke", seat, broken, place, BOX, STRENGTH[broken], cause=cause)
        if by_familiar:
            self.put_familiar(seat, place)
        else:
            if me.familiar == place:
                self.put_familiar(seat, "")
            self.emit("moved", seat, me.mage, me.place, place)
            me.place = place
        self._offer_to_store(seat, broken)

    def _offer_to_store(self, seat: int, broken: str) -> None:
        ready = self.seats[seat].ready
        fitting = [scroll for scroll in ready if scroll in ABSORBING and self.suits(scroll, broken)]
        if fitting and broken in SEAL_IDS:
            self.stack.append(Storing(seat, broken, tuple(fitting)))

    def disintegrate(self, seat: int, place: str, cause: str) -> None:
        """Remove a seal; it does not count as broken."""
        self.emit("disintegrated", seat, self.board.pop(place), place, BOX, cause=cause)

    def swap(self, seat: int, one: str, other: str, cause: str) -> None:
        """Exchange what lies at two places."""
        for source, target in ((one, other), (other, one)):
            self.emit("shifted", seat, self.board[source], source, target, cause=cause)
        self.board[one], self.board[other] = self.board[other], self.board[one]

    def put_familiar(self, seat: int, place: str) -> None:
        """Put a familiar somewhere in the dungeon, or back before its owner."""
        me = self.seats[seat]
        home = f"{HOME}{seat}"
        self._stand(seat, FAMILIARS[me.mage], me.familiar or home, place or home)
        me.familiar = place

    def put_guardian(self, seat: int, element: str, place: str) -> None:
        """Put a guardian on the scroll of a place, or aside."""
        source = self.guardians.pop(element, ASIDE)
        if place != ASIDE:
            self.guardians[element] = place
        self._stand(seat, f"guardian_{element}", source, place)

    def _stand(self, seat: int, figure: str, source: str, place: str) -> None:
        """Say where a figure goes, and what it bars there."""
        self.emit("moved", seat, figure, source, place)
        if place in self.board:
            self.emit("barred", seat, self.board[place], target=place)

    # --- the round ---------------------------------------------------------------------------------

    def leave(self, seat: int) -> None:
        """End the round for a seat: dice back, familiar home, scrolls face up, three new dice to take.

        Whoever is the last to leave the last round takes none: nobody would ever roll or miss them.
        """
        me = self.seats[seat]
        for die in me.dice:
            self.give_back(seat, die)
        if me.familiar:
            self.put_familiar(seat, "")
        me.out = True
        me.ready += me.used
        me.used = []
        self.emit("left", seat)
        if not (all(other.out for other in self.seats) and Round.is_last(self)):
            self.stack.append(TakeDice(seat, DICE_A_ROUND))

    def roll_all(self, seats: Iterable[int]) -> None:
        """Let everybody roll."""
        for seat in seats:
            for die in self.seats[seat].dice:
                self.roll(seat, die)

    def finish(self, winners: list[int]) -> None:
        """End the game."""
        self.winners = winners
        for winner in winners:
            self.emit("won", winner)
        self.stack.clear()
