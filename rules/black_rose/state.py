"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rules.black_rose.actions import Acting, ActionPhase, Activation, Finish, Rouse
from rules.black_rose.attacks import Attacking, Opening, Paying
from rules.black_rose.board import Board
from rules.black_rose.catalogue import Edition, Face
from rules.black_rose.colours import Mending, Recolouring, Spreading
from rules.black_rose.damage import Defeat, Healing, Share
from rules.black_rose.dealing import Dealing, Losing
from rules.black_rose.demands import Drive, Strike, Swing
from rules.black_rose.editions import EDITIONS
from rules.black_rose.effects import modified, verbs_of
from rules.black_rose.evocations import Keep
from rules.black_rose.hands import Drawing, Keeping, QuestLimit, QuestOffer
from rules.black_rose.lasting import Modifier
from rules.black_rose.moments import Announce, Answerable, Finished, Then, Trials
from rules.black_rose.phases import BlackRose, Evoking, Fate, PhaseOver, Ruin, Tidying, Verdict
from rules.black_rose.quests import Claim
from rules.black_rose.records import (
    NO_CHRONICLE,
    Chronicle,
    Effect,
    Figure,
    Happening,
    LodgeRoom,
    Seat,
)
from rules.black_rose.resolve import Resolve
from rules.black_rose.rooms import Replacing, Scatter
from rules.black_rose.searching import CastingFromHand, CastingNext, Copying, Discarding, Searching
from rules.black_rose.setup import Arrange, PickGrimoire, PickMage
from rules.black_rose.shifting import Shifting, StealCard, StealQuest
from rules.black_rose.steps import Carry, Exchange, Step, Walk
from rules.black_rose.study import Banish, HandLimit, Lay, Study
from rules.black_rose.summoning import Making, Taking
from rules.black_rose.targets import MAGES, NOWHERE, SEATS, SLOT_IDS
from rules.black_rose.turns import Cleanup, EvocationPhase, Round
from rules.core import engine
from rules.core.copying import copyable
from rules.core.ids import kind_of

Frame = (
    ActionPhase
    | Activation
    | Acting
    | Announce
    | Attacking
    | Banish
    | BlackRose
    | Carry
    | CastingFromHand
    | CastingNext
    | Claim
    | Cleanup
    | Copying
    | Dealing
    | Defeat
    | Discarding
    | Drawing
    | Drive
    | EvocationPhase
    | Evoking
    | Exchange
    | Fate
    | Finish
    | Finished
    | HandLimit
    | Healing
    | Keep
    | Keeping
    | Lay
    | Losing
    | Making
    | Mending
    | Answerable
    | Opening
    | Paying
    | PickGrimoire
    | PickMage
    | Arrange
    | PhaseOver
    | QuestLimit
    | QuestOffer
    | Recolouring
    | Replacing
    | Resolve
    | Round
    | Rouse
    | Ruin
    | Scatter
    | Searching
    | Share
    | Shifting
    | Spreading
    | StealCard
    | StealQuest
    | Step
    | Strike
    | Study
    | Swing
    | Taking
    | Then
    | Tidying
    | Trials
    | Verdict
    | Walk
)


@copyable
class State(engine.State):
    """A position, complete at every decision.

    Lists by power hold one entry for each seat and a last one, number -1, for the Black Rose. `cells` are
    the cells of the seats where they can lie in several ways, `leader` is who goes first where that is not
    the holder of the crown. The `chronicle` keeps what holds for a while, and more in games with moons.
    """

    stack: list[Frame] = []
    edition: str = ""
    cells: tuple[int, ...] = ()
    seats: list[Seat] = []
    crown: int = 0
    round: int = 0
    rooms: list[LodgeRoom] = []
    evocations: dict[str, Figure] = {}
    supply: list[int] = []
    earned: list[dict[str, int]] = []
    trophies: list[int] = []
    track: list[int] = []
    library: list[str] = []
    forgotten: list[str] = []
    upgrades: list[str] = []
    events_side: str = ""
    quests: list[str] = []
    claimed: dict[str, int] = {}
    removed: list[str] = []
    winners: list[int] = []
    over: bool = False
    leader: int = -1
    chronicle: Chronicle = NO_CHRONICLE

    # --- questions ---------------------------------------------------------------------------------

    @property
    def first(self) -> int:
        """Who goes first: the holder of the crown, or whoever held it when the round began."""
        return self.crown if self.leader < 0 else self.leader

    @property
    def book(self) -> Edition:
        """The components and what is looked up in them."""
        return EDITIONS[self.edition]

    @property
    def board(self) -> Board:
        """Where rooms and cells lie."""
        return EDITIONS[self.edition].boards[self.cells]

    @property
    def moon(self) -> int:
        """Which moon it is; 0 in a game without them."""
        return self.chronicle.moon

    @property
    def turn(self) -> int:
        """How many turns of the round have begun."""
        return self.chronicle.turn

    @property
    def switches(self) -> tuple[str, ...]:
        """The optional rules that are played with."""
        return self.chronicle.switches

    @property
    def decks(self) -> dict[str, tuple[str, ...]]:
        """The decks beside the lodge by their names; never changed in place."""
        return self.chronicle.decks

    @property
    def omens(self) -> tuple[str, ...]:
        """The events on their board by slots."""
        return self.chronicle.omens

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What holds for a while."""
        return self.chronicle.effects

    @property
    def ledger(self) -> tuple[Happening, ...]:
        """What happened in the round."""
        return self.chronicle.ledger

    @property
    def tokens(self) -> dict[str, int]:
        """The tokens of destroyed rooms by who has them; never changed in place."""
        return self.chronicle.tokens

    def write(self, **changes: Any) -> None:
        """Write something into the chronicle."""
        self.chronicle = replace(self.chronicle, **changes)

    @property
    def room_ids(self) -> list[str]:
        """The rooms by their places."""
        return [room.id for room in self.rooms]

    def kind(self, component: str) -> str:
        """Return the kind of a component; of what is none, nothing."""
        found = EDITIONS[self.edition].components.get(component)
        return found.kind if found is not None else ""

    def place(self, thing: str) -> int:
        """Return where a figure or a room is; NOWHERE for anything else."""
        seat = SEATS.get(thing)
        if seat is not None:
            return self.seats[seat].place if seat < len(self.seats) else NOWHERE
        figure = self.evocations.get(thing)
        if figure is not None:
            return figure.place
        for place, room in enumerate(self.rooms):
            if room.id == thing:
                return place
        return NOWHERE

    def owner(self, figure: str) -> int | None:
        """Return the seat a figure belongs to; of what is no figure, nothing."""
        seat = SEATS.get(figure)
        if seat is not None:
            return seat
        evocation = self.evocations.get(figure)
        return evocation.owner if evocation is not None else None

    def foes(self, seat: int, place: int, but: str = "") -> list[str]:
        """List the figures in a room that are not a seat's own, but for one."""
        found = [MAGES[n] for n, other in enumerate(self.seats) if other.place == place and n != seat]
        if but in found:
            found.remove(but)
        for figure, evocation in self.evocations.items():
            if evocation.place == place and evocation.owner != seat and figure != but:
                found.append(figure)
        return found if place >= 0 else []

    def damage(self, figure: str) -> tuple[int, ...]:
        """Return whose damage is on a figure, from the left."""
        seat = SEATS.get(figure)
        return self.evocations[figure].damage if seat is None else self.seats[seat].damage

    def health_left(self, figure: str) -> int:
        """Return how much more damage a figure can take."""
        seat = SEATS.get(figure)
        if seat is None:
            evocation = self.evocations[figure]
            return self.book.evocations[evocation.kind].health - len(evocation.damage)
        me = self.seats[seat]
        return self.book.mages[me.mage].health - len(me.damage)

    def speed(self, figure: str) -> int:
        """Return how many steps a figure can take."""
        book, seat = self.book, SEATS.get(figure)
        if seat is None:
            speed = book.evocations[self.evocations[figure].kind].speed
        elif self.seats[seat].form:
            speed = book.evocations[self.seats[seat].form].speed
        else:
            speed = book.mages[self.seats[seat].mage].speed
        return modified(self, "speed", figure, speed) if book.answered else speed

    def strength(self, figure: str) -> int:
        """Return how much damage an attack of a figure deals."""
        book, seat = self.book, SEATS.get(figure)
        if seat is None:
            evocation = self.evocations[figure]
            strength = book.evocations[evocation.kind].strength + book.strengths.get(evocation.upgrade, 0)
            owner, of = evocation.owner, "own_evocations"
        else:
            me = self.seats[seat]
            strength = book.evocations[me.form].strength if me.form else book.mages[me.mage].strength
            owner, of = seat, "you"
        if book.answered:
            return modified(self, "strength", figure, strength)
        kept = verbs_of(self, owner) if self.chronicle.effects else []
        return strength + sum(verb.add for verb in kept if isinstance(verb, Modifier) and verb.of == of)

    def unrevealed(self, seat: int) -> list[int]:
        """List the slots of a seat with spells that are not revealed."""
        return [
            n
            for n, spell in enumerate(self.seats[seat].slots)
            if spell is not None and not spell.revealed and not spell.token
        ]

    def revealed_faces(self, seat: int) -> list[Face]:
        """List the active sides of a seat's revealed spells."""
        spells = self.book.spells
        return [
            spells[spell.card].faces[spell.side]
            for spell in self.seats[seat].slots
            if spell is not None and spell.revealed
        ]

    def slot_id(self, seat: int, slot: int) -> str:
        """Return the name of a slot."""
        return SLOT_IDS[seat][slot]

    def power(self, power: int) -> int:
        """Return the power points of a seat or of the Black Rose."""
        return sum(self.earned[power].values())

    def figure_name(self, figure: str) -> str:
        """Return the component that a figure stands for."""
        seat = SEATS.get(figure)
        if seat is not None:
            return self.seats[seat].mage
        return kind_of(figure)
