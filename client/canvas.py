"""Logical units: boxes in them, their size in pixels, and which layout fits a window."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

FULL = (1920, 1080)
COMPACT = (1024, 640)
SMALLEST_FULL = 0.7
"""Below this many pixels a unit, the texts of the full layout would be too small to read."""
LARGEST_FULL = 1.2
"""From this UI scale on, the full layout has no room left for what it shows."""
COMPACT_TYPE = 0.76
"""How large type is in the compact layout by its size in the full one, where a unit is as large."""
MOST_READING = 1.6
"""How much larger than the rest what opens where one points may be."""


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """The point in the middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        """Return the box without a margin."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def contains(self, x: float, y: float) -> bool:
        """Tell whether a point lies in the box."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Scale(NamedTuple):
    """Turns logical units into pixels, where there is no whole canvas: `px = Scale(unit)`, then `px(12)`."""

    unit: float

    def __call__(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.unit)


class Canvas(NamedTuple):
    """A window in logical units; `k` pixels are one unit."""

    size: tuple[int, int]
    k: float
    compact: bool
    scale: float = 1.0
    """The UI scale as it was wished."""

    @property
    def width(self) -> float:
        """The width in units."""
        return self.size[0] / self.k

    @property
    def height(self) -> float:
        """The height in units."""
        return self.size[1] / self.k

    @property
    def applied(self) -> int:
        """The UI scale as it is in this window, in percent of how large type is there without any."""
        plain = canvas(self.size, 1)
        smaller = COMPACT_TYPE if self.compact and not plain.compact else 1.0
        return round(100 * smaller * self.k / plain.k)

    @property
    def reading(self) -> float:
        """The pixels of a unit in what is read: as wished, even where pictures cannot grow any more."""
        return self.k * min(MOST_READING, max(1.0, 100 * self.scale / self.applied))

    @property
    def read(self) -> int:
        """The UI scale of what opens where one points, in percent: other words grow as far as they fit."""
        return round(self.applied * self.reading / self.k)

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.k)

    def larger(self, units: float, most: float) -> int:
        """Return a length of what is read in pixels: as wished, up to so many times larger than the rest."""
        return round(units * min(self.reading, self.k * most))

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return a box in pixels; neighbours in units stay neighbours in pixels."""
        k = self.k
        left, top = round(x * k), round(y * k)
        return Rect(left, top, round((x + width) * k) - left, round((y + height) * k) - top)

    def point(self, position: tuple[int, int]) -> tuple[float, float]:
        """Return a point of the window in units."""
        return position[0] / self.k, position[1] / self.k


def largest_scale(size: tuple[int, int], scales: range) -> int:
    """Return the smallest UI scale in percent beyond which nothing grows any more in a window."""
    grown = [(drawn.k, drawn.reading) for drawn in (canvas(size, scale / 100) for scale in scales)]
    return scales[grown.index(grown[-1])]


def canvas(size: tuple[int, int], scale: float) -> Canvas:
    """Choose layout and unit for a window: as large as wished, as far as everything still fits."""
    full = min(size[0] / FULL[0], size[1] / FULL[1])
    if full >= SMALLEST_FULL and scale < LARGEST_FULL:
        return Canvas(size, full * min(scale, 1), compact=False, scale=scale)
    most = min(size[0] / COMPACT[0], size[1] / COMPACT[1])
    return Canvas(size, min(most, max(full * scale, most * min(scale, 1))), compact=True, scale=scale)
