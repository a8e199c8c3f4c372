"""Where things lie on a table: spots and zones in logical units, and helpers to lay them out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, inf
from typing import Generic, Literal, NamedTuple, TypeVar

from client.art.vector import Point
from client.canvas import Box, Canvas
from rules.core.engine import State

S = TypeVar("S", bound=State)

FIELD = "field"
"""The zone of a map: the wheel zooms into it, dragging its ground moves it."""
PROMPT = "prompt"
"""The zone of the line that says what is asked; every table has it."""
LOG, WORDS, CHOICE, TOOLS, PASS = "log", "words", "choice", "tools", "pass"
"""Zones that a table may have: the log, the words about what is pointed at, the panel of a question,
the tools, the button that ends a round."""
OFFER = "offer"
"""The zone over the whole table in which cards lie that are chosen from."""
COPY = "#"
"""Parts the name of a thing from what tells its further copies apart."""
HABIT = "habit"
"""The look of how a question is answered by itself: a click changes that."""
COVERED = "covered"
"""The look of what only the viewer may see while others act at the same screen."""
Shape = Literal["box", "disc", "hex"]
Way = Sequence[Point]
"""The points that a thing passes, in logical units."""


class Spot(NamedTuple):
    """One thing on the table: what it is, where it lies and how it is shown there.

    `look` is a word of the game's own. Three words mean something to every table: a click on a `seat` or a
    `pile` opens the discard piles, and the thing that asks on a panel of its own is drawn as a `card`.
    """

    id: str
    box: Box
    look: str
    zone: str
    turned: bool = False
    tilt: float = 0.0
    seat: int = -1
    shape: Shape = "box"
    fixed: bool = False
    """Whether it is part of the ground and is never picked up."""
    shows: str = ""
    """The component that it is one of, where that is not its id."""

    @property
    def component(self) -> str:
        """The component to read about."""
        return self.shows or self.id

    def upright(self) -> Spot:
        """Return the thing standing where it lies turned: so it is drawn while it is being turned."""
        box = self.box
        if not self.turned:
            return self
        x, y = box.centre
        return self._replace(
            turned=False, box=Box(x - box.height / 2, y - box.width / 2, box.height, box.width)
        )

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies on the thing."""
        if not self.box.contains(x, y):
            return False
        if self.shape == "box":
            return True
        middle = self.box.centre
        across, down = (
            abs(x - middle[0]) / self.box.width * 2,
            abs(y - middle[1]) / self.box.height * 2,
        )
        if self.shape == "disc":
            return across**2 + down**2 <= 1
        # A hexagon that stands on a corner: its slanted sides run from (1, 1/2) to (0, 1).
        return down <= 1 - across / 2


class Arrangement(NamedTuple):
    """A whole table: things from the bottom to the top, and the zones that something can be dropped on."""

    spots: dict[str, Spot]
    zones: dict[str, Box]

    def open_zone(self, name: str) -> Box | None:
        """Return a zone that a table may have, unless what is chosen from lies over it."""
        return None if OFFER in self.zones else self.zones.get(name)

    def seen(self, spot: Spot, x: float, y: float) -> bool:
        """Tell whether a thing is to be seen at a point: what lies on a map ends where its field ends."""
        return spot.contains(x, y) and (spot.zone != FIELD or self.zones[FIELD].contains(x, y))

    def spots_at(self, x: float, y: float) -> Iterator[Spot]:
        """Yield the things at a point, the topmost first."""
        for spot in reversed(self.spots.values()):
            left, top, width, height = spot.box
            # Said here again, for nearly all are passed over: this is asked whenever the mouse moves.
            if left <= x < left + width and top <= y < top + height and self.seen(spot, x, y):
                yield spot

    def names_at(self, x: float, y: float) -> list[str]:
        """Return the things and then the zones at a point, the topmost first."""
        zones = [name for name, box in self.zones.items() if box.contains(x, y)]
        return [*(spot.id for spot in self.spots_at(x, y)), *zones]


def original(thing: str) -> str:
    """Return the thing whose options a further copy of it shares: copies are numbered, `die:0:fire3#2`."""
    return thing.partition(COPY)[0]


class TableLayout(Generic[S]):
    """Lays out one view: a game's layout says its zones, then puts down its things from the bottom up."""

    def __init__(self, view: S, viewer: int, canvas: Canvas, zones: dict[str, Box]) -> None:
        self.view = view
        self.viewer = viewer
        self.compact = canvas.compact
        self.zones = zones
        self.spots: dict[str, Spot] = {}

    @property
    def arrangement(self) -> Arrangement:
        """The whole table."""
        return Arrangement(self.spots, self.zones)

    def put(self, spot: Spot) -> None:
        """Put a thing down; a further one of the same name is numbered."""
        name, number = spot.id, 1
        while name in self.spots:
            number += 1
            name = f"{spot.id}{COPY}{number}"
        if name != spot.id or not spot.shows:
            spot = spot._replace(id=name, shows=spot.component)
        self.spots[name] = spot

    def lay(
        self,
        things: Iterable[str],
        boxes: Iterable[Box],
        look: str,
        zone: str,
        *,
        seat: int = -1,
        fixed: bool = False,
    ) -> None:
        """Put things of one look down, each in its box."""
        for thing, box in zip(things, boxes, strict=True):
            self.put(Spot(thing, box, look, zone, seat=seat, fixed=fixed, shows=thing))


# --- boxes -------------------------------------------------------------------------------------------

REST = 0.0
"""The size of the part that takes what the others leave."""


def rows(box: Box, gap: float, *heights: float) -> list[Box]:
    """Cut a box into parts of these heights, one below the other."""
    return [Box(box.x, box.y + at, box.width, high) for at, high in _parts(box.height, gap, heights)]


def columns(box: Box, gap: float, *widths: float) -> list[Box]:
    """Cut a box into parts of these widths, side by side."""
    return [Box(box.x + at, box.y, wide, box.height) for at, wide in _parts(box.width, gap, widths)]


def _parts(length: float, gap: float, sizes: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield where each part begins, and how long it is."""
    left = length - sum(sizes) - gap * (len(sizes) - 1)
    at = 0.0
    for size in sizes:
        yield at, size or left
        at += (size or left) + gap


def seat_zones(
    seats: Sequence[int], box: Box, gap: float, *, down: bool = False, most: float = inf
) -> dict[str, Box]:
    """Share a box among any number of seats, side by side or downwards, each `most` long at most."""
    each = min(most, ((box.height if down else box.width) + gap) / len(seats) - gap)
    parts = (rows if down else columns)(box, gap, *[each] * len(seats))
    return {f"seat:{seat}": part for seat, part in zip(seats, parts, strict=True)}


def below(box: Box, label: float, margin: float = 6) -> Box:
    """Return the room in a zone below its label."""
    return Box(box.x + margin, box.y + label, box.width - 2 * margin, box.height - label - 4)


def row(box: Box, count: int, width: float, height: float, gap: float, *, centred: bool = False) -> list[Box]:
    """Lay boxes side by side; where they do not fit, they overlap evenly."""
    if count == 0:
        return []
    step = width + gap
    if count > 1 and step * (count - 1) + width > box.width:
        step = (box.width - width) / (count - 1)
    used = step * (count - 1) + width
    left = box.x + (box.width - used) / 2 if centred else box.x
    top = box.y + (box.height - height) / 2
    return [Box(left + number * step, top, width, height) for number in range(count)]


def fan(box: Box, count: int, width: float, height: float, gap: float) -> list[tuple[Box, float]]:
    """Lay boxes side by side like cards in a hand; return each with the angle by which it is tilted."""
    middle, tilt = (count - 1) / 2, min(2.0, 8 / max(1, count))
    return [
        (place._replace(y=place.y + (number - middle) ** 2 * 2), (middle - number) * tilt)
        for number, place in enumerate(row(box, count, width, height, gap, centred=True))
    ]


def grid(box: Box, count: int, across: int, gap: float) -> list[Box]:
    """Fill a box with equal boxes, so many across."""
    down = max(1, ceil(count / across))
    lines = rows(box, gap, *[(box.height + gap) / down - gap] * down)
    cells = [columns(line, gap, *[(box.width + gap) / across - gap] * across) for line in lines]
    return [cell for line in cells for cell in line][:count]


def squares(box: Box, count: int, most: float, gap: float) -> list[Box]:
    """Lay squares in the rows in which they are largest, up to `most`; `gap` is in squares."""
    if not count:
        return []

    def side(shape: tuple[int, int]) -> float:
        return min(most, *(length / (n + (n - 1) * gap) for length, n in zip(box[2:], shape, strict=True)))

    across, down = shape = max(((ceil(count / down), down) for down in range(1, count + 1)), key=side)
    step = side(shape) * (1 + gap)
    top = box.y + (box.height - step * down + side(shape) * gap) / 2
    return [
        Box(box.x + number % across * step, top + number // across * step, side(shape), side(shape))
        for number in range(count)
    ]
