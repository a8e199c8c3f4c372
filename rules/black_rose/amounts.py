"""Numbers of effects: printed as they are, or counted when their verb runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from rules.black_rose.queries import ALL, Each, place_of, whom
from rules.black_rose.targets import SEATS

if TYPE_CHECKING:
    from rules.black_rose.resolve import Resolve
    from rules.black_rose.state import State

TYPICAL = 2
"""What numbers that depend on the position are mostly about."""


class Count(Struct, frozen=True):
    """So many times as many as there are of something, and `plus` more, but at most so many."""

    of: str | Each
    plus: int = 0
    most: int = ALL
    times: int = 1


class Stat(Struct, frozen=True):
    """The speed of a figure."""

    of: str


Value = int | Count | Stat


def fixed(value: Value) -> int:
    """Return a number that is printed as it is."""
    if not isinstance(value, int):
        raise TypeError(f"{value} depends on the position")
    return value


def typical(value: Value) -> int:
    """Return about how much a number will be."""
    return value if isinstance(value, int) else TYPICAL


def amount(state: State, frame: Resolve, value: Value, me: str = "") -> int:
    """Return how much a number of an effect is now."""
    if isinstance(value, int):
        return value
    if isinstance(value, Stat):
        figures = whom(state, frame, value.of, me)
        return state.speed(figures[0]) if figures else 0
    if isinstance(value.of, Each):
        n = len(whom(state, frame, value.of, me))
    else:
        n = _counted(state, frame, value.of, me)
    return min(n * value.times + value.plus, value.most)


def _counted(state: State, frame: Resolve, counter: str, me: str) -> int:
    notes = frame.notes
    match counter:
        case "own_cubes":
            place = place_of(state, frame, "target_room")
            return state.rooms[place].cubes.count(frame.seat) if place >= 0 else 0
        case "dealt":
            reaction = frame.dealt == 0 and notes.moment is not None
            return sum(notes.moment.amounts) if reaction and notes.moment is not None else frame.dealt
        case "prevented":
            return notes.prevented
        case "felled":
            return notes.felled
        case "discarded":
            return notes.discarded
        case "room_tokens":
            seat = SEATS.get(me, frame.seat)
            return sum(owner == seat for owner in state.tokens.values())
    raise LookupError(counter)
