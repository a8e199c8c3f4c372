"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from msgspec.structs import replace

from rules.core import engine
from rules.core.action import Action
from rules.core.copying import Copyable, copyable
from rules.core.events import Event
from rules.core.ids import by_seat, seat_of
from rules.core.rng import shuffle
from rules.core.zones import DECKS, DISCARDS, HANDS, SUPPLY
from rules.res_arcana.abilities import Ability, Trigger
from rules.res_arcana.cards import ARTIFACTS, COMPONENTS
from rules.res_arcana.essences import NAMES, NOTHING, Cost, Essences, Price, minus, plus, price
from rules.res_arcana.life_loss import LifeLoss
from rules.res_arcana.match import Match, OpenDraft, PickFirst
from rules.res_arcana.payment import Payment, Taking
from rules.res_arcana.reorder import Reorder
from rules.res_arcana.resolve import Resolve
from rules.res_arcana.setup import Deal, Draft, PickMage
from rules.res_arcana.turns import MONUMENT_DECK, Collect, Enter, PickItem, Round, Turn, VictoryCheck

Frame = (
    Collect
    | Deal
    | Draft
    | Enter
    | LifeLoss
    | Match
    | OpenDraft
    | Payment
    | PickFirst
    | PickItem
    | PickMage
    | Reorder
    | Resolve
    | Round
    | Taking
    | Turn
    | VictoryCheck
)

POOLS, PLAY = by_seat("pool"), by_seat("play")
ARTIFACT_IDS = frozenset(card.id for card in ARTIFACTS)
DISCOUNTS = {c.id: c.discount for c in COMPONENTS.values() if c.discount}
COSTS = {c.id: c.cost for c in COMPONENTS.values()}
FULL_PRICES = {c.id: price(c.cost) for c in COMPONENTS.values()}
TYPES = {c.id: c.types for c in COMPONENTS.values()}
ABILITIES = {c.id: c.abilities for c in COMPONENTS.values()}
PROGRAMS = {id: tuple(ability.verbs for ability in abilities) for id, abilities in ABILITIES.items()}
BY_TRIGGER: dict[tuple[str, str], tuple[int, ...]] = {}
for _component in COMPONENTS.values():
    for _index, _ability in enumerate(_component.abilities):
        _key = (_component.id, _ability.trigger)
        BY_TRIGGER[_key] = (*BY_TRIGGER.get(_key, ()), _index)


@copyable
class Seat(Copyable):
    """What lies before one player; the end of a deck is its top.

    `seen` are the cards of hand and deck that everybody knows to be there, `known` is how many cards
    on top of the deck the owner has looked at. `mages` and `pack` are what is being chosen from,
    `drafted` the artifacts of an open draft.
    """

    pool: Essences = NOTHING
    mage: str = ""
    item: str = ""
    play: list[str] = []
    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    passed: bool = False
    seen: set[str] = set()
    known: int = 0
    mages: list[str] = []
    pack: list[str] = []
    drafted: list[str] = []


@copyable
class State(engine.State):
    """A position of Res Arcana, complete at every decision."""

    programs: ClassVar = PROGRAMS
    """The verbs of every component, ability by ability."""

    stack: list[Frame] = []
    setup: str = ""
    seats: list[Seat] = []
    first: int = 0
    round: int = 0
    turned: set[str] = set()
    on: dict[str, Essences] = {}
    items: list[str] = []
    monuments: list[str] = []
    monument_deck: list[str] = []
    monuments_known: list[int] = []
    places: list[str] = []
    box: list[str] = []
    display: list[str] = []
    winners: list[int] = []
    bonus: list[int] = []
    wins: list[int] = []

    # --- questions ---------------------------------------------------------------------------------

    def own(self, seat: int) -> list[str]:
        """Return the components in play before a seat."""
        me = self.seats[seat]
        return [me.mage, me.item, *me.play]

    def artifacts(self, seat: int, type_: str = "") -> list[str]:
        """Return the artifacts in play before a seat, all or those of a type."""
        if type_:
            return [card for card in self.seats[seat].play if type_ in TYPES[card]]
        return [card for card in self.seats[seat].play if card in ARTIFACT_IDS]

    def artifacts_dealt(self) -> list[str]:
        """Return all artifacts that belong to somebody."""
        return [
            card
            for seat in self.seats
            for card in (*seat.play, *seat.hand, *seat.deck, *seat.discard)
            if card in ARTIFACT_IDS
        ]

    def ability(self, component: str, index: int) -> Ability:
        """Return one ability of a component."""
        return ABILITIES[component][index]

    def abilities(self, component: str, trigger: Trigger) -> tuple[int, ...]:
        """Return which abilities of a component belong to a trigger."""
        return BY_TRIGGER.get((component, trigger), ())

    def usable(self, seat: int, components: Iterable[str], trigger: Trigger) -> list[Action]:
        """List the reactions to a trigger that the seat can use now."""
        return [
            Action("react", component, arg=index)
            for component in components
            for index in self.abilities(component, trigger)
            if self.ability(component, index).reason(self, seat, component) is None
        ]

    def types(self, component: str) -> tuple[str, ...]:
        """Return the types of an artifact."""
        return TYPES[component]

    def cost(self, component: str) -> Cost:
        """Return the printed cost."""
        return COSTS[component]

    def placement_price(self, seat: int, card: str, off: int = 0, off_not_gold: int = 0) -> Price:
        """Return what an artifact costs this seat; discounts add up."""
        types = TYPES[card]
        for component in self.own(seat):
            discount = DISCOUNTS.get(component)
            if discount is not None and (not discount.type or discount.type in types):
                if discount.not_gold:
                    off_not_gold += discount.amount
                else:
                    off += discount.amount
        return price(COSTS[card], off, off_not_gold) if off or off_not_gold else FULL_PRICES[card]

    def cards_in(self, zone: str, seat: int) -> list[str]:
        """Return the cards from which a power may place one."""
        if zone == "hand":
            return self.seats[seat].hand
        if zone == "discard":
            return self.seats[seat].discard
        return [card for owner in self.seats for card in owner.discard]

    def deck(self, name: str) -> list[str]:
        """Return a deck by its name: `deck:<seat>` or the monuments."""
        return self.monument_deck if name == MONUMENT_DECK else self.seats[seat_of(name)].deck

    def decks_to_look_at(self, seat: int) -> list[str]:
        """Return the decks in which there is something to look at."""
        me = self.seats[seat]
        decks = [DECKS[seat]] if me.deck or me.discard else []
        return [*decks, MONUMENT_DECK] if self.monument_deck else decks

    # --- events ------------------------------------------------------------------------------------

    def _flow(self, seat: int, essences: Essences, source: str, target: str, cause: str) -> None:
        for name, amount in zip(NAMES, essences, strict=True):
            if amount:
                self.events.append(Event("essence", seat, name, source, target, amount, cause=cause))

    # --- essences ----------------------------------------------------------------------------------

    def gain(self, seat: int, essences: Essences, cause: str) -> None:
        """Add essences from the supply to a pool."""
        me = self.seats[seat]
        me.pool = plus(me.pool, essences)
        self._flow(seat, essences, SUPPLY, POOLS[seat], cause)

    def pay(self, seat: int, essences: Essences, cause: str) -> None:
        """Return essences from a pool to the supply."""
        me = self.seats[seat]
        me.pool = minus(me.pool, essences)
        self._flow(seat, essences, POOLS[seat], SUPPLY, cause)

    def put(self, seat: int, component: str, essences: Essences) -> None:
        """Put essences from the supply on a component."""
        self.on[component] = plus(self.on.get(component, NOTHING), essences)
        self._flow(seat, essences, SUPPLY, component, component)

    def put_paid(self, seat: int, component: str, essences: Essences) -> None:
        """Move essences from a pool onto a component."""
        me = self.seats[seat]
        me.pool = minus(me.pool, essences)
        self.on[component] = plus(self.on.get(component, NOTHING), essences)
        self._flow(seat, essences, POOLS[seat], component, component)

    def remove(self, seat: int, component: str, essences: Essences) -> None:
        """Return essences from a component to the supply."""
        left = minus(self.on[component], essences)
        if left == NOTHING:
            del self.on[component]
        else:
            self.on[component] = left
        self._flow(seat, essences, component, SUPPLY, component)

    def take_off(self, seat: int, component: str) -> None:
        """Take all essences from a component into the pool."""
        me = self.seats[seat]
        essences = self.on.pop(component)
        me.pool = plus(me.pool, essences)
        self._flow(seat, essences, component, POOLS[seat], component)

    # --- components --------------------------------------------------------------------------------

    def turn(self, seat: int, component: str) -> None:
        """Turn a component on its side."""
        self.turned.add(component)
        self.emit("turned", seat, component)

    def straighten(self, seat: int, component: str) -> None:
        """Make a turned component ready again."""
        self.turned.discard(component)
        self.emit("straightened", seat, component)

    def straighten_all(self) -> None:
        """End the round: everything ready, nobody passed."""
        self.turned.clear()
        for seat in self.seats:
            seat.passed = False
        self.emit("straightened_all")

    def enter(self, seat: int, component: str, due: Price) -> None:
        """Let a seat pay for a component and then bring it into play."""
        self.stack += [Enter(seat, component), Payment(seat, component, due, "pay")]

    def bring_into_play(self, seat: int, component: str) -> None:
        """Move a component from where it lies to the seat's play area."""
        source = self._leave(seat, component)
        self.seats[seat].play.append(component)
        self.emit("entered", seat, component, source, PLAY[seat])
        if source == "monuments" and self.monument_deck:
            revealed = self._pop_monument()
            self.monuments.append(revealed)
            self.emit("revealed", seat, revealed, MONUMENT_DECK, "monuments")

    def _leave(self, seat: int, component: str) -> str:
        me = self.seats[seat]
        if component in me.hand:
            me.hand.remove(component)
            me.seen.discard(component)
            return HANDS[seat]
        if component in self.places:
            self.places.remove(component)
            return "places"
        if component in self.monuments:
            self.monuments.remove(component)
            return "monuments"
        if self.monument_deck and component == self.monument_deck[-1]:
            self._pop_monument()
            return MONUMENT_DECK
        owner = next(number for number, other in enumerate(self.seats) if component in other.discard)
        self.seats[owner].discard.remove(component)
        return DISCARDS[owner]

    def _pop_monument(self) -> str:
        self.monuments_known = [max(0, known - 1) for known in self.monuments_known]
        return self.monument_deck.pop()

    def destroy(self, seat: int, card: str) -> None:
        """Discard an artifact from play; the essences on it return to the supply."""
        me = self.seats[seat]
        if card in self.on:
            self.remove(seat, card, self.on[card])
        self.turned.discard(card)
        me.play.remove(card)
        me.discard.append(card)
        self.emit("destroyed", seat, card, PLAY[seat], DISCARDS[seat])

    def take_item(self, seat: int, item: str) -> None:
        """Take a magic item from the middle; the old one goes back, its essences to the supply."""
        me = self.seats[seat]
        self.items.remove(item)
        if me.item:
            if me.item in self.on:
                self.remove(seat, me.item, self.on[me.item])
            self.turned.discard(me.item)
            self.items.append(me.item)
            self.emit("returned", seat, me.item, PLAY[seat], "items")
        me.item = item
        self.emit("took_item", seat, item, "items", PLAY[seat])

    def take_token(self, seat: int) -> None:
        """Take the first-player token."""
        self.first = seat
        self.emit("took_token", seat)

    # --- cards -------------------------------------------------------------------------------------

    def discard(self, seat: int, card: str) -> None:
        """Discard a card from hand."""
        me = self.seats[seat]
        me.hand.remove(card)
        me.seen.discard(card)
        me.discard.append(card)
        self.emit("discarded", seat, card, HANDS[seat], DISCARDS[seat])

    def draw(self, seat: int, count: int) -> int:
        """Draw cards, through the reshuffled discard pile, and return how many there were."""
        me = self.seats[seat]
        for drawn in range(count):
            self._refill(seat, 1)
            if not me.deck:
                return drawn
            card = me.deck.pop()
            me.known = max(0, me.known - 1)
            me.hand.append(card)
            self.emit("drew", seat, card, DECKS[seat], HANDS[seat], seen_by=(seat,))
        return count

    def _refill(self, seat: int, count: int) -> None:
        """Shuffle the discard pile under a deck that is too short."""
        me = self.seats[seat]
        if len(me.deck) >= count or not me.discard:
            return
        pile, me.discard = me.discard, []
        shuffle(self, pile)
        me.seen.update(pile)
        me.deck[:0] = pile
        self.emit("reshuffled", seat, target=DECKS[seat], amount=len(pile))

    def look(self, seat: int, deck: str, count: int) -> int:
        """Let a seat see the top cards of a deck and return how many there are."""
        if deck == MONUMENT_DECK:
            count = min(count, len(self.monument_deck))
            self.monuments_known = [0] * len(self.seats)
            self.monuments_known[seat] = count
        else:
            self._refill(seat, count)
            me = self.seats[seat]
            count = min(count, len(me.deck))
            me.known = max(me.known, count)
        self.emit("looked", seat, target=deck, amount=count)
        return count

    # --- the end -----------------------------------------------------------------------------------

    def check_victory(self) -> None:
        """Begin a victory check."""
        self.stack.append(VictoryCheck())

    def add_points(self, seat: int, points: int) -> None:
        """Count more points at the check under the running reaction."""
        check = self.stack[-2]
        assert isinstance(check, VictoryCheck)
        bonus = (*check.bonus[:seat], check.bonus[seat] + points, *check.bonus[seat + 1 :])
        self.stack[-2] = replace(check, bonus=bonus)
        self.emit("temporary_points", seat, amount=points)

    def finish(self, winners: list[int]) -> None:
        """End the game; a match goes on."""
        self.winners = winners
        for winner in winners:
            self.emit("won", winner)
        while self.stack and not isinstance(self.stack[-1], Match):
            self.stack.pop()
