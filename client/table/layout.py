"""Where things lie on a table: spots and zones in logical units, and helpers to lay them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from client.art.vector import Point
from client.canvas import Box

FIELD = "field"
"""The zone of a map: the wheel zooms into it, dragging its ground moves it."""
PROMPT = "prompt"
"""The zone of the line that says what is asked; every table has it."""
LOG, WORDS, CHOICE, TOOLS, PASS = "log", "words", "choice", "tools", "pass"
"""Zones that a table may have: the log, the words about what is pointed at, the panel of a question,
the tools, the button that ends a round."""
Shape = Literal["box", "disc", "hex"]
Way = Sequence[Point]
"""The points that a thing passes, in logical units."""


class Spot(NamedTuple):
    """One thing on the table: what it is, where it lies and how it is shown there."""

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

    def seen(self, spot: Spot, x: float, y: float) -> bool:
        """Tell whether a thing is to be seen at a point: what lies on a map ends where its field ends."""
        return spot.contains(x, y) and (spot.zone != FIELD or self.zones[FIELD].contains(x, y))

    def spots_at(self, x: float, y: float) -> Iterator[Spot]:
        """Yield the things at a point, the topmost first."""
        return (spot for spot in reversed(self.spots.values()) if self.seen(spot, x, y))

    def names_at(self, x: float, y: float) -> list[str]:
        """Return the things and then the zones at a point, the topmost first."""
        zones = [name for name, box in self.zones.items() if box.contains(x, y)]
        return [*(spot.id for spot in self.spots_at(x, y)), *zones]


def original(thing: str) -> str:
    """Return the thing whose options a further copy of it shares: copies are numbered, `die:0:fire3#2`."""
    return thing.partition("#")[0]


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
