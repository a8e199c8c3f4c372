"""Whom and what an effect speaks of: targets, ranges, whose figures, which rooms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.black_rose.board import CELL
from rules.core.ids import by_seat

if TYPE_CHECKING:
    from rules.black_rose.resolve import Resolve
    from rules.black_rose.state import State

ROSE = -1
"""The third power, where others are numbered by their seats; it is also the last of every list."""
MAGES = by_seat("mage")
CELLS = by_seat("cell")
CUBES = (*by_seat("cube"), "cube:rose")
SLOT_IDS = tuple(tuple(f"{seat}:{slot}" for slot in range(4)) for seat in by_seat("slot"))
COLOURS = {cube: number for number, cube in enumerate(CUBES[:-1])} | {CUBES[ROSE]: ROSE}
SEATS = {mage: seat for seat, mage in enumerate(MAGES)}
IMAGINARY = "imaginary"
BEYOND_CELLS = ("event", "quest")
"""Kinds of components whose effects reach a mage in its cell."""
NOWHERE = -2
"""The place of what is neither in a room nor in a cell."""

Whose = Literal["enemy", "own", "any", "target"]
Figures = Literal[
    "you",
    "target",
    "it",
    "enemies_in_target_room",
    "enemies_in_room_of_it",
    "own_evocations",
    "each_mage",
    "each_figure",
]
Power = Literal["you", "target", "black_rose"]
RoomRef = Literal["your_room", "target_room", "room_of_it", "entered_room", "each_room", "room_of_each_mage"]


class Target(Struct, frozen=True):
    """What an effect aims at: one figure, a room, oneself, or nothing on the board."""

    kind: Literal["figure", "mage", "evocation", "area", "self", "special"]
    range: int = 0
    whose: Whose = "enemy"

    @property
    def is_figure(self) -> bool:
        """Whether a single figure is aimed at, and so an imaginary one may be."""
        return self.kind in ("figure", "mage", "evocation")


class Near(Struct, frozen=True):
    """One room within a range of the mage who places or summons there, of its choice."""

    range: int


class Choose(Struct, frozen=True):
    """One evocation in the lodge, chosen by the mage who applies the effect; `other` than the last one."""

    whose: Whose = "own"
    archetype: str = ""
    other: bool = False


SELF = Target("self")
SPECIAL = Target("special")


def aims(state: State, seat: int, target: Target, source: str = "") -> list[str]:
    """List what can be the target of an effect that a seat's mage (or a figure of it) applies."""
    place = state.place(source or MAGES[seat])
    rooms = state.board.in_range(seat, place, target.range)
    if target.kind == "area":
        return [state.rooms[room].id for room in rooms]
    near = frozenset(rooms)
    found: list[str] = []
    if target.kind != "evocation":
        for number, other in enumerate(state.seats):
            own = number == seat and (target.kind, target.whose) != ("mage", "any")
            if not own and other.place in near:
                found.append(MAGES[number])
    if target.kind != "mage":
        for figure, evocation in state.evocations.items():
            if evocation.place in near and fits(target.whose, evocation.owner, seat):
                found.append(figure)
    return found


def fits(whose: Whose, owner: int, seat: int) -> bool:
    """Tell whether something of an owner is meant, as the seat sees it."""
    return whose == "any" or (owner == seat) == (whose == "own")


def candidates(state: State, frame: Resolve, choose: Choose) -> list[str]:
    """List the evocations from which one is to be chosen."""
    owner = SEATS.get(frame.target, NOWHERE)
    found = []
    for figure, evocation in state.evocations.items():
        if choose.other and figure == frame.it:
            continue
        if choose.archetype and choose.archetype not in state.book.evocations[evocation.kind].archetypes:
            continue
        if (
            evocation.owner == owner
            if choose.whose == "target"
            else fits(choose.whose, evocation.owner, frame.seat)
        ):
            found.append(figure)
    return found


def reaches(state: State, figure: str, cause: str) -> bool:
    """Tell whether an effect of a component can touch a figure: a mage in its cell is hard to reach."""
    seat = SEATS.get(figure)
    return seat is None or state.seats[seat].place != CELL or state.kind(cause) in BEYOND_CELLS


def figures(state: State, frame: Resolve, ref: str) -> list[str]:
    """List the figures that an effect speaks of and reaches."""
    return [figure for figure in _meant(state, frame, ref) if reaches(state, figure, frame.source)]


def _meant(state: State, frame: Resolve, ref: str) -> list[str]:
    """List the figures that an effect speaks of, wherever they are."""
    match ref:
        case "you":
            return [MAGES[frame.seat]]
        case "target":
            return [frame.target] if state.place(frame.target) != NOWHERE else []
        case "it":
            return [frame.it] if frame.it in state.evocations else []
        case "enemies_in_target_room":
            return state.foes(frame.seat, state.place(frame.target))
        case "enemies_in_room_of_it":
            return state.foes(frame.seat, frame.place)
        case "own_evocations":
            return [figure for figure, evo in state.evocations.items() if evo.owner == frame.seat]
        case "each_mage":
            return [MAGES[seat] for seat in state.order()]
        case "each_figure":
            return [*(MAGES[seat] for seat in state.order()), *state.evocations]
    raise LookupError(ref)


def power(state: State, frame: Resolve, ref: str) -> int | None:
    """Return which power is meant; an imaginary target is none."""
    match ref:
        case "you":
            return ROSE if frame.notes.rose else frame.seat
        case "black_rose":
            return ROSE
        case "target":
            return SEATS.get(frame.target)
    raise LookupError(ref)


def rooms(state: State, frame: Resolve, ref: str) -> list[int]:
    """List the places of the rooms that an effect speaks of."""
    match ref:
        case "your_room":
            place = state.seats[frame.seat].place
        case "target_room":
            place = state.place(frame.target)
        case "room_of_it":
            place = state.place(frame.it) if frame.it in state.evocations else frame.place
        case "entered_room":
            place = frame.place
        case "each_room":
            return list(range(len(state.rooms)))
        case "room_of_each_mage":
            places = [state.seats[seat].place for seat in state.order()]
            return [place for place in places if place > CELL]
        case _:
            raise LookupError(ref)
    return [place] if place > CELL else []
