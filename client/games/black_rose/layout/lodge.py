"""Where rooms, cells and figures are on the map."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, sqrt
from typing import NamedTuple

from client.canvas import Box, Canvas
from client.games.black_rose.layout.zones import zones
from client.games.black_rose.sprites.figures import SHAPE
from client.table.camera import WHOLE, Camera, closer
from client.table.layout import FIELD
from rules.black_rose.board import CELL
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, NOWHERE
from rules.core.decision import TURN

CELL_REACH = 0.72
"""How large a cell is, by the size of a room."""
NEARER = 0.1
"""How much closer to the lodge a cell lies than a room would, by the reach of a room."""
ACROSS = {1: (0.0,), 2: (-0.36, 0.36), 3: (-0.54, 0.0, 0.54), 4: (-0.6, -0.2, 0.2, 0.6)}
"""How far from the middle figures stand in a room, by their number; more stand closer."""
FEET, IN_GREAT, IN_CELL_AT = 0.36, 0.41, 0.46
"""How far below the middle of a room they stand, in one of the great lodge and in a cell: below its name and
above what it does."""
TALL, SMALL = 0.68, 0.6
"""The height of mages and of evocations, by the reach of a room."""
IN_CELL, LOWER = 0.9, 0.9
"""The height of a mage in its cell and of figures in the great lodge, by that in a room."""
ABREAST = 2.8
"""How many figures of full height stand in a room so that none covers the heart of another."""
WIDER = 1.2
"""How much wider than itself the box of a figure is: its heart stands beside it."""
CROWD = 4
"""How many figures in a room of the great lodge stand in two rows, each with its health beside it."""
IN_CROWD, CROWD_FEET = 0.37, (0.12, 0.48)
"""How high a figure of a crowd is and where its rows stand below the middle, by the reach of a room."""
CROWD_WIDE, CROWD_ROW = 0.62, 1.52
"""How wide one of a crowd with its health is at most, and a row of them, by the reach of a room."""


NEAREST, LEAST = 1.7, 1.2
"""How close a small window looks at what is decided, and below which zoom it shows the whole lodge."""


class Standing(NamedTuple):
    """A figure on the map."""

    figure: str
    owner: int
    box: Box


class Lodge:
    """The whole map, before the camera looks at it."""

    def __init__(self, view: State, field: Box) -> None:
        self._view = view
        self._board = view.board
        self._middle = field.centre
        x, y = self._middle
        self._lowest = max(r for _, r in self._board.hexes)
        rooms = [self._at(1, hex_) for hex_ in self._board.hexes]
        cells = [self._cell_at(1, seat) for seat in range(len(view.seats))]
        wide = 2 * max(abs(place[0] - x) for place in (*rooms, *cells)) + CELL_REACH * sqrt(3)
        ends = [(room[1] - y, 1.0) for room in rooms] + [(cell[1] - y, CELL_REACH) for cell in cells]
        top, bottom = min(at - reach for at, reach in ends), max(at + reach for at, reach in ends)
        self.reach = min((field.height - 24) / (bottom - top), (field.width - 24) / wide)
        # A cell below the lodge moves all of it up.
        self._middle = (x, y - (top + bottom) / 2 * self.reach)

    def _at(self, reach: float, hex_: tuple[int, int]) -> tuple[float, float]:
        q, r = hex_
        x, y = self._middle
        return x + sqrt(3) * reach * (q + r / 2), y + 1.5 * reach * r

    def _cell_at(self, reach: float, seat: int) -> tuple[float, float]:
        """Return the middle of a cell, which lies closer to the lodge than a room would."""
        q, r = self._board.cells[seat]
        x, y = self._at(reach, (q, r))
        if abs(r) > self._lowest:
            return x, y - (1 - CELL_REACH) * reach * (1 if r > 0 else -1)
        nearer = NEARER * reach
        return x + (nearer if x < self._middle[0] else -nearer), y

    def room(self, place: int) -> Box:
        """Return the box of a room."""
        return _around(self._at(self.reach, self._board.hexes[place]), self.reach)

    def cell(self, seat: int) -> Box:
        """Return the box of a cell."""
        return _around(self._cell_at(self.reach, seat), self.reach * CELL_REACH)

    def figures(self) -> Iterator[Standing]:
        """List the figures: mages in their cells, then everybody side by side in each room."""
        inside, great = dict[int, list[tuple[str, int]]](), self._view.moon > 0
        for seat, me in enumerate(self._view.seats):
            if me.mage and me.place == CELL:
                box = _stand(MAGES[seat], self.cell(seat), self.reach * IN_CELL, IN_CELL_AT)
                yield Standing(MAGES[seat], seat, box)
            elif me.mage:
                inside.setdefault(me.place, []).append((MAGES[seat], seat))
        for figure, evocation in self._view.evocations.items():
            inside.setdefault(evocation.place, []).append((figure, evocation.owner))
        for place, figures in inside.items():
            if great and len(figures) >= CROWD:
                boxes = self._crowd(self.room(place), len(figures))
                for (figure, owner), box in zip(figures, boxes, strict=True):
                    yield Standing(figure, owner, box)
                continue
            smaller, room = min(1, ABREAST / len(figures)) * (LOWER if great else 1), self.room(place)
            for (figure, owner), across in zip(figures, _across(len(figures)), strict=True):
                box = _stand(figure, room, self.reach, IN_GREAT if great else FEET, across, smaller)
                yield Standing(figure, owner, box)

    def _crowd(self, room: Box, count: int) -> Iterator[Box]:
        """Return where many figures stand in a room: in two rows, wide enough for what is told of each."""
        (x, y), behind = room.centre, ceil(count / 2)
        tall, wide = IN_CROWD * self.reach, min(CROWD_WIDE, CROWD_ROW / behind) * self.reach
        for in_row, feet in zip((behind, count - behind), CROWD_FEET, strict=True):
            for number in range(in_row):
                left = x + (number - in_row / 2) * wide
                yield Box(left, y + feet * self.reach - tall, wide, tall)


def _stand(
    figure: str, room: Box, reach: float, feet: float, across: float = 0.0, smaller: float = 1.0
) -> Box:
    """Return where a figure stands in a room."""
    tall = (TALL if figure in MAGES else SMALL) * reach * smaller
    wide = tall * SHAPE * WIDER
    x, y = room.centre
    return Box(x + across * reach - wide / 2, y + feet * reach - tall, wide, tall)


def near_choice(view: State, viewer: int, canvas: Canvas) -> Camera:
    """Return the camera over the rooms that a seat chooses among, where the great lodge is small.

    A free move is made in the whole lodge.
    """
    decision = view.decision
    if not (canvas.compact and view.moon) or decision is None:
        return WHOLE
    if decision.seat != viewer or decision.prompt == TURN:
        return WHOLE
    places = {view.place(option.target) for option in decision.options if option.target} - {CELL, NOWHERE}
    if not places:
        return WHOLE
    field = zones(canvas, len(view.seats), viewer, moons=True)[FIELD]
    lodge = Lodge(view, field)
    boxes = [lodge.room(place) for place in places]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right = max(box.x + box.width for box in boxes)
    bottom = max(box.y + box.height for box in boxes)
    return closer(Box(left, top, right - left, bottom - top), field, LEAST, NEAREST)


def _around(middle: tuple[float, float], reach: float) -> Box:
    wide = sqrt(3) * reach
    return Box(middle[0] - wide / 2, middle[1] - reach, wide, 2 * reach)


def _across(count: int) -> tuple[float, ...]:
    if count in ACROSS:
        return ACROSS[count]
    return tuple(1.3 * (number / (count - 1) - 0.5) for number in range(count))
