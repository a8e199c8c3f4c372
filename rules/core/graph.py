"""Walking from place to place: what can be reached, by which way, and what stands in it."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from heapq import heappop, heappush

Near = Mapping[str, Sequence[str]]
"""The neighbours of every place."""


def flood(
    near: Near, start: str, walls: Container[str], barred: Container[str] = (), known: Iterable[str] = ()
) -> tuple[list[str], list[str]]:
    """Return the places one can walk to, the start first, and the walls met on the way.

    Bars are just shut, and what is known already is neither walked to nor met again.
    """
    seen, walked, met = {start, *known}, [start], []
    for place in walked:
        for other in near[place]:
            if other not in seen:
                seen.add(other)
                if other in walls:
                    met.append(other)
                elif other not in barred:
                    walked.append(other)
    return walked, met


def easiest_way(near: Near, start: str, goal: str, shut: Callable[[str], bool]) -> list[str]:
    """Return the way from start to goal with fewest shut places between them, the shortest of those."""
    came: dict[str, str] = {}
    ahead = [(0, 0, start, start)]
    while goal not in came:
        bars, steps, place, before = heappop(ahead)
        if place not in came:
            came[place] = before
            for other in near[place]:
                heappush(ahead, (bars + (other != goal and shut(other)), steps + 1, other, place))
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]
