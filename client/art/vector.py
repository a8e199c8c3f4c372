"""Smooth shapes: short SVG documents, rasterised at the size they are shown at."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple
from zlib import crc32

import pygame
from pygame import Color, Surface

Size = tuple[int, int]
Point = tuple[float, float]
Stops = tuple[tuple[float, str], ...]


class Fade(NamedTuple):
    """A gradient over the box of the shape it fills: downwards, from left to right, or around a focus.

    The colour of a stop may end in two digits of opacity.
    """

    stops: Stops
    focus: Point | None = None
    across: bool = False

    @property
    def id(self) -> str:
        """A name that equal gradients share."""
        return f"g{crc32(repr(self).encode()):x}"

    @property
    def definition(self) -> str:
        """The gradient in SVG; the rasteriser understands shares of the box only in percent."""
        stops = "".join(
            f'<stop offset="{at}" stop-color="{colour[:7]}" stop-opacity="{alpha(colour):.3f}"/>'
            for at, colour in self.stops
        )
        if self.focus is not None:
            x, y = self.focus
            around = f'cx="{100 * x}%" cy="{100 * y}%" r="75%"'
            return f'<radialGradient id="{self.id}" {around}>{stops}</radialGradient>'
        end = 'x2="100%" y2="0%"' if self.across else 'x2="0%" y2="100%"'
        return f'<linearGradient id="{self.id}" x1="0%" y1="0%" {end}>{stops}</linearGradient>'


Paint = str | Fade


def alpha(colour: str) -> float:
    """Return how opaque a colour is that may end in two digits of opacity."""
    return int(colour[7:] or "ff", 16) / 255


def drawing(size: Size, *shapes: str, view: Size | None = None) -> Surface:
    """Rasterise shapes whose coordinates are pixels, or units of a `view` stretched to the size."""
    width, height = view or size
    scale = f"scale({size[0] / width:.5f} {size[1] / height:.5f})"
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}">'
        f'<g transform="{scale}">{"".join(shapes)}</g></svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(svg.encode()), size)


def discs(px: int, *rings: tuple[float, Paint]) -> Surface:
    """Rasterise discs on each other by their radii, of which 50 fills the picture, and their paints."""
    shapes = (path(circle(50, 50, radius), paint) for radius, paint in rings)
    return drawing((px, px), *shapes, view=(100, 100))


def ramp(size: Size, stops: Stops) -> Surface:
    """Return a box filled with a gradient from top to bottom: much quicker than a drawing of it."""
    steps = max(2, min(256, size[1]))
    column = Surface((1, steps))
    for y in range(steps):
        column.set_at((0, y), _between(stops, y / (steps - 1)))
    return pygame.transform.smoothscale(column, size)


def path(
    way: str,
    fill: Paint = "none",
    *,
    opacity: float = 1,
    stroke: Paint = "none",
    width: float = 0,
    holes: bool = False,
) -> str:
    """Return a shape by its SVG path; with `holes`, an outline within another is left out."""
    rule = ' fill-rule="evenodd"' if holes else ""
    return (
        f"{_define(fill)}{_define(stroke)}"
        f'<path d="{way}" fill="{_name(fill)}" stroke="{_name(stroke)}" stroke-width="{width:.3f}" '
        f'stroke-linejoin="round" stroke-linecap="round" opacity="{opacity}"{rule}/>'
    )


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """Return the path of a box with round corners."""
    r = max(0.0, min(radius, width / 2, height / 2))
    right, bottom = x + width, y + height
    # The control points of a quarter circle lie so far from its ends.
    k = r * 0.4477
    return (
        f"M{x + r:.3f} {y:.3f}L{right - r:.3f} {y:.3f}"
        f"C{right - k:.3f} {y:.3f} {right:.3f} {y + k:.3f} {right:.3f} {y + r:.3f}"
        f"L{right:.3f} {bottom - r:.3f}"
        f"C{right:.3f} {bottom - k:.3f} {right - k:.3f} {bottom:.3f} {right - r:.3f} {bottom:.3f}"
        f"L{x + r:.3f} {bottom:.3f}"
        f"C{x + k:.3f} {bottom:.3f} {x:.3f} {bottom - k:.3f} {x:.3f} {bottom - r:.3f}"
        f"L{x:.3f} {y + r:.3f}C{x:.3f} {y + k:.3f} {x + k:.3f} {y:.3f} {x + r:.3f} {y:.3f}Z"
    )


def ring(x: float, y: float, width: float, height: float, radius: float, thickness: float) -> str:
    """Return the path, to be filled with holes, of a frame that lies inside a box."""
    return rounded(x, y, width, height, radius) + rounded(
        x + thickness,
        y + thickness,
        width - 2 * thickness,
        height - 2 * thickness,
        radius - thickness,
    )


def polygon(points: Iterable[Point]) -> str:
    """Return the path of a closed polygon."""
    return "M" + "L".join(f"{x:.3f} {y:.3f}" for x, y in points) + "Z"


def circle(x: float, y: float, radius: float) -> str:
    """Return the path of a circle."""
    return rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius)


def corners(count: int, x: float, y: float, radius: float, turn: float = 0) -> list[Point]:
    """Return the corners of a regular polygon, the first one at the top, `turn` corners further round."""
    angles = [2 * pi * (corner + turn) / count for corner in range(count)]
    return [(x + radius * sin(angle), y - radius * cos(angle)) for angle in angles]


def star(points: int, x: float, y: float, outer: float, inner: float) -> str:
    """Return the path of a star."""
    pairs = zip(corners(points, x, y, outer), corners(points, x, y, inner, 0.5), strict=True)
    return polygon(point for pair in pairs for point in pair)


def _between(stops: Stops, at: float) -> Color:
    """Return the colour of a gradient at a share of its length."""
    for (start, first), (end, second) in pairwise(stops):
        if at <= end:
            return Color(first).lerp(Color(second), max(0.0, (at - start) / (end - start)))
    return Color(stops[-1][1])


def _define(paint: Paint) -> str:
    return paint.definition if isinstance(paint, Fade) else ""


def _name(paint: Paint) -> str:
    return f"url(#{paint.id})" if isinstance(paint, Fade) else paint
