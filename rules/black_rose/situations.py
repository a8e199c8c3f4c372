"""What of a position the worth of spells depends on, as one seat sees it."""

from __future__ import annotations

from typing import NamedTuple

from rules.black_rose.board import CELL
from rules.black_rose.state import State
from rules.black_rose.turns import ROUNDS, phase

MOST_REPLACED, MOST_HEALED, FAR = 3, 6, 3
"""Beyond these, cubes to replace, damage to heal and steps to a rival make no difference to a spell."""
STAYING = 1.4
"""What an evocation is worth in a game of which nobody knows how long it lasts."""


class Situation(NamedTuple):
    """What of a position the worth of a spell depends on; a `wide` lodge has far more rooms than rivals."""

    planning: bool
    ahead: float
    to_come: float
    own: int
    evocations: int
    crowd: int
    foreign: int
    hurt: int
    damage: int
    nearest: int
    wide: bool


def situation(state: State, seat: int) -> Situation:
    """Look at the lodge with the eyes of a seat."""
    wide = state.book.moons
    me, planning = state.seats[seat], phase(state) == ("planning" if wide else "study")
    rivals = [(number, other) for number, other in enumerate(state.seats) if number != seat]
    actions = sum(other.tokens + len(state.unrevealed(number)) for number, other in rivals)
    apart = state.board.apart[me.place] if me.place != CELL else ()
    standing = [other.place for _, other in rivals if other.place != CELL]
    return Situation(
        planning=planning,
        ahead=STAYING if wide else 0.4 + 0.35 * (ROUNDS - state.round + 0.6),
        to_come=1.0 if planning else min(1.0, 0.1 + 0.15 * actions),
        own=sum(evocation.owner == seat for evocation in state.evocations.values()),
        evocations=len(state.evocations),
        crowd=max([len(state.foes(seat, place)) for place in standing], default=0),
        foreign=_foreign(state, seat),
        hurt=min(MOST_REPLACED, max([len(other.damage) - other.damage.count(seat) for _, other in rivals])),
        damage=min(MOST_HEALED, len(me.damage)),
        nearest=min([apart[place] for place in standing], default=FAR) if apart else FAR - 1,
        wide=wide,
    )


def _foreign(state: State, seat: int) -> int:
    """Return how many cubes of others lie in the room with most of them, as far as that matters."""
    most = 0
    for room in state.rooms:
        cubes = room.cubes
        if len(cubes) > most:
            most = max(most, len(cubes) - cubes.count(seat))
    return min(MOST_REPLACED, most)


NEUTRAL = Situation(True, STAYING, 1.0, 1, 2, 1, 2, 1, 2, 2, True)
"""A situation in which components are compared that will be used some day."""
