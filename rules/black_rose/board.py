"""The lodge as a board: where rooms and cells lie, how far apart, and what sees what."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import NamedTuple

from rules.core.hexes import Hex, distance, in_line, spiral

ANYWHERE = 99
"""The range of effects that reach every room and need no line of sight."""
CELL = -1
"""The place of a mage in its cell."""


class Board(NamedTuple):
    """Places are numbers: 0 is the middle, then ring by ring; everything about them is looked up."""

    hexes: tuple[Hex, ...]
    cells: tuple[Hex, ...]
    near: tuple[tuple[int, ...], ...]
    """The rooms next to each room."""
    exits: tuple[tuple[int, ...], ...]
    """The rooms that each seat's cell opens into."""
    apart: tuple[tuple[int, ...], ...]
    walks: tuple[tuple[tuple[int, ...], ...], ...]
    """The other rooms within so many steps: `walks[steps][place]`."""
    sights: dict[int, tuple[tuple[int, ...], ...]]
    """The rooms that an effect of a range can choose, nearest first: `sights[range][place]`."""

    def ways(self, seat: int, place: int) -> tuple[int, ...]:
        """Return the rooms that one step leads to."""
        return self.exits[seat] if place == CELL else self.near[place]

    def reach(self, seat: int, place: int, steps: int) -> tuple[int, ...]:
        """Return the other rooms within so many steps, nearest first."""
        if place != CELL:
            return self.walks[min(steps, len(self.walks) - 1)][place]
        if not steps:
            return ()
        exits = self.exits[seat]
        left = min(steps, len(self.walks)) - 1
        beyond = (room for exit_ in exits for room in self.walks[left][exit_])
        return tuple(dict.fromkeys((*exits, *beyond)))

    def in_range(self, seat: int, place: int, range_: int) -> tuple[int, ...]:
        """Return the rooms within a range; from a cell, those it opens into are one room away."""
        if place != CELL:
            sights = self.sights
            return sights[range_ if range_ in sights else len(sights) - 2][place]
        if range_ == ANYWHERE:
            return self.sights[ANYWHERE][0]
        return self.exits[seat] if range_ else ()

    def path(self, start: int, goal: int) -> int:
        """Return the first step of a shortest way between two rooms."""
        return min(self.near[start], key=lambda room: self.apart[room][goal])


def lay_out(radius: int, cells: tuple[Hex, ...]) -> Board:
    """Return the board of so many rings with the cells beside it."""
    rooms = _rooms(radius)
    exits = tuple(
        tuple(place for place, room in enumerate(rooms.hexes) if distance(cell, room) == 1) for cell in cells
    )
    return rooms._replace(cells=cells, exits=exits)


@cache
def _rooms(radius: int) -> Board:
    """Return the rooms of so many rings, with no cell beside them."""
    hexes = tuple(spiral(radius))
    places = range(len(hexes))
    apart = tuple(tuple(distance(a, b) for b in hexes) for a in hexes)
    by_distance = [sorted(places, key=apart[place].__getitem__) for place in places]
    longest = 2 * radius

    def around(steps: int, place: int) -> tuple[int, ...]:
        return tuple(room for room in by_distance[place] if 0 < apart[place][room] <= steps)

    def seen(range_: int, place: int) -> tuple[int, ...]:
        if range_ == ANYWHERE:
            return tuple(places)
        return tuple(
            room
            for room in by_distance[place]
            if apart[place][room] <= range_ and in_line(hexes[place], hexes[room])
        )

    return Board(
        hexes,
        (),
        tuple(around(1, place) for place in places),
        (),
        apart,
        tuple(tuple(around(steps, place) for place in places) for steps in range(longest + 1)),
        {r: tuple(seen(r, place) for place in places) for r in (*range(longest + 1), ANYWHERE)},
    )


def by_cells(radius: int, counts: tuple[tuple[Hex, ...], ...]) -> dict[tuple[int, ...], Board]:
    """Return the boards by the cells of the seats, for each number of seats in whatever order.

    `counts` are the cells that lie there for each number of seats; a key names the cell of every seat.
    """
    return {
        order: lay_out(radius, tuple(cells[cell] for cell in order))
        for cells in counts
        for order in permutations(range(len(cells)))
    }


SEVEN = lay_out(1, ((-2, 1), (2, -1)))
"""The lodge of the duel: the cells lie at the ends of the lower and the upper row."""
NINETEEN = by_cells(
    2,
    (
        ((-2, -1), (2, 1)),
        ((-2, -1), (3, -2), (-1, 3)),
        ((-2, -1), (3, -1), (2, 1), (-3, 1)),
    ),
)
"""The great lodge: the cells of two, three or four mages, each of which opens into two rooms."""
