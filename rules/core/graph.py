"""Walking from place to place: what can be reached, by which way, and what stands in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterable, Mapping, Sequence

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
    """Return the way from start to goal with fewest shut places between them, a short one of those."""
    came: dict[str, str] = {}
    costs = {start: 0}
    ahead = deque([start])
    while ahead:
        place = ahead.popleft()
        for other in near[place]:
            hard = other != goal and shut(other)
            cost = costs[place] + hard
            if cost < costs.get(other, cost + 1):
                costs[other], came[other] = cost, place
                if hard:
                    ahead.append(other)
                else:
                    ahead.appendleft(other)
    way = [goal]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]
