"""The position, and the small changes that every rule is made of; each of them says what happened."""

from __future__ import annotations

from rules.black_rose.actions import Acting, ActionPhase, Activation, Drive, Finish, Strike
from rules.black_rose.board import Board
from rules.black_rose.catalogue import Edition, Face
from rules.black_rose.damage import Defeat, Healing, Share
from rules.black_rose.editions import EDITIONS
from rules.black_rose.evocations import Keep
from rules.black_rose.quests import Claim
from rules.black_rose.records import Figure, Lasts, LodgeRoom, Seat
from rules.black_rose.resolve import Resolve
from rules.black_rose.rooms import Replacing, Scatter
from rules.black_rose.setup import PickGrimoire, PickMage
from rules.black_rose.study import HandLimit, Lay, Study
from rules.black_rose.targets import MAGES, NOWHERE, SEATS, SLOT_IDS
from rules.black_rose.turns import Cleanup, EvocationPhase, Round
from rules.core import engine
from rules.core.copying import copyable
from rules.core.ids import kind_of

Frame = (
    ActionPhase
    | Activation
    | Acting
    | Claim
    | Cleanup
    | Defeat
    | Drive
    | EvocationPhase
    | Finish
    | HandLimit
    | Healing
    | Keep
    | Lay
    | PickGrimoire
    | PickMage
    | Replacing
    | Resolve
    | Round
    | Scatter
    | Share
    | Strike
    | Study
)


@copyable
class State(engine.State):
    """A position, complete at every decision.

    Lists by power hold one entry for each seat and a last one, number -1, for the Black Rose. `cells` are
    the cells of the seats where they can lie in several ways.
    """

    stack: list[Frame] = []
    edition: str = ""
    cells: tuple[int, ...] = ()
    seats: list[Seat] = []
    crown: int = 0
    round: int = 0
    rooms: list[LodgeRoom] = []
    evocations: dict[str, Figure] = {}
    lasting: list[Lasts] = []
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

    # --- questions ---------------------------------------------------------------------------------

    @property
    def first(self) -> int:
        """The holder of the crown."""
        return self.crown

    @property
    def book(self) -> Edition:
        """The components and what is looked up in them."""
        return EDITIONS[self.edition]

    @property
    def board(self) -> Board:
        """Where rooms and cells lie."""
        return EDITIONS[self.edition].boards[self.cells]

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
        """List the figures in a room that are not a seat's own."""
        found = [MAGES[n] for n, other in enumerate(self.seats) if other.place == place and n != seat]
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
        seat = SEATS.get(figure)
        if seat is None:
            return self.book.evocations[self.evocations[figure].kind].speed
        return self.book.mages[self.seats[seat].mage].speed

    def strength(self, figure: str) -> int:
        """Return how much damage an attack of a figure deals."""
        book, seat = self.book, SEATS.get(figure)
        if seat is None:
            evocation = self.evocations[figure]
            strength = book.evocations[evocation.kind].strength + book.strengths.get(evocation.upgrade, 0)
            owner, of = evocation.owner, "own_evocations"
        else:
            strength = book.mages[self.seats[seat].mage].strength
            owner, of = seat, "you"
        for lasts in self.lasting:
            if lasts.seat == owner:
                for modifier in book.modifiers[self.face_of(lasts)]:
                    if modifier.of == of:
                        strength += modifier.add
        return strength

    def face_of(self, lasts: Lasts) -> tuple[str, int]:
        """Return the spell and the side that a lasting effect belongs to."""
        prepared = self.seats[lasts.seat].slots[lasts.slot]
        assert prepared is not None
        return prepared.card, prepared.side

    def unrevealed(self, seat: int) -> list[int]:
        """List the slots of a seat with spells that are not revealed."""
        return [
            n for n, spell in enumerate(self.seats[seat].slots) if spell is not None and not spell.revealed
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

    # --- events ------------------------------------------------------------------------------------

    # --- cubes -------------------------------------------------------------------------------------

    # --- figures -----------------------------------------------------------------------------------

    # --- spells ------------------------------------------------------------------------------------

    # --- quests ------------------------------------------------------------------------------------
