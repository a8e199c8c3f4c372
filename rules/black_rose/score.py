"""Points: for a defeated mage, for a restored room, and at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.black_rose.targets import ROSE
from rules.core.game import ScoreLine

if TYPE_CHECKING:
    from rules.black_rose.state import State

MOST, OTHER, LEVEL, ALONE = 3, 1, 2, 4
"""For a defeated mage: most damage, some damage, as much as the other, all of it."""
BY_PLACE, LONE = (4, 2, 1), 5
FIRST_ON_TRACK, LEVEL_ON_TRACK = 3, 2


def spoils(dealt: Mapping[int, int]) -> dict[int, int]:
    """Return the points for a defeated mage by who dealt how much of its damage."""
    if len(dealt) == 1:
        return dict.fromkeys(dealt, ALONE)
    most = max(dealt.values())
    level = list(dealt.values()).count(most) > 1
    return {power: (LEVEL if level else MOST) if n == most else OTHER for power, n in dealt.items()}


def standing(counts: Mapping[int, int], points: tuple[int, int, int]) -> dict[int, int]:
    """Return the points for first, second and further places; level at the first two is a point less.

    Places go by different counts; who has nothing gets nothing.
    """
    places = sorted({n for n in counts.values() if n}, reverse=True)
    earned = {}
    for power, n in counts.items():
        if n:
            place = places.index(n)
            level = place < 2 and list(counts.values()).count(n) > 1
            earned[power] = points[min(place, 2)] - level
    return earned


def spoils_by_place(dealt: Mapping[int, int]) -> dict[int, int]:
    """Return the points for a defeated mage where several share in it; all of it by one counts most."""
    if len(dealt) == 1:
        return dict.fromkeys(dealt, LONE)
    return standing(dealt, BY_PLACE)


def harvest(cubes: tuple[int, ...], points: tuple[int, ...]) -> tuple[dict[int, int], int | None]:
    """Return the points for a restored room, and who moves on along the track of rooms, if anybody.

    Places go by different counts: two who are level share one, each at a point less.
    """
    counts = {power: cubes.count(power) for power in sorted(set(cubes))}
    places = sorted(set(counts.values()), reverse=True)
    earned = {}
    for power, count in counts.items():
        level = list(counts.values()).count(count) > 1
        earned[power] = max(0, points[places.index(count)] - level)
    first = [power for power, count in counts.items() if count == places[0]]
    if len(counts) == 1:
        earned[first[0]] += 1
    return earned, first[0] if len(first) == 1 else None


def majority(cubes: tuple[int, ...]) -> int | None:
    """Return who moves on for a room still ruined at the end: who has most there, level the Black Rose."""
    if not cubes:
        return None
    counts = {power: cubes.count(power) for power in sorted(set(cubes))}
    first = [power for power, count in counts.items() if count == max(counts.values())]
    if len(first) == 1:
        return first[0]
    return ROSE if ROSE in counts else None


def leaders(track: list[int]) -> dict[int, int]:
    """Return the points for being furthest on a track."""
    most = max(track)
    powers = [power for power in (*range(len(track) - 1), ROSE) if track[power] == most]
    return dict.fromkeys(powers, FIRST_ON_TRACK if len(powers) == 1 else LEVEL_ON_TRACK)


def winners(state: State) -> list[int]:
    """Return who has won; nobody where the Black Rose has, and she wins what is level."""
    powers = [state.power(seat) for seat in range(len(state.seats))]
    most = max(powers)
    if state.power(ROSE) >= most or powers.count(most) > 1:
        return []
    return [powers.index(most)]


def score(state: State) -> list[ScoreLine]:
    """Break the points of every seat and of the Black Rose down by their sources."""
    return [
        ScoreLine(power, source, points)
        for power in (*range(len(state.seats)), ROSE)
        for source, points in state.earned[power].items()
    ]


def gain(state: State, power: int, n: int, source: str) -> None:
    """Move a power on along the track, or back."""
    if n:
        earned = state.earned[power]
        earned[source] = earned.get(source, 0) + n
        state.emit("scored", power, source, amount=n, cause=source)
        if state.moon and state.power(power) > state.chronicle.reached:
            state.write(reached=state.power(power))


def add_trophy(state: State, power: int) -> None:
    """Move a power on along the track of trophies."""
    state.trophies[power] += 1
    state.emit("trophy", power, amount=state.trophies[power])


def add_room(state: State, power: int, room: str) -> None:
    """Move a power on along the track of rooms."""
    state.track[power] += 1
    state.emit("room_won", power, room, amount=state.track[power])
