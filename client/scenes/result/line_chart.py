"""A chart of points by round: a line for each seat, told apart by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import QUIET, Style, escape, line
from client.art.theme import CONTOUR, LINE_CHART, TEXT, seat_look
from client.art.type_sizes import Type
from client.art.vector import Point, Size, drawing, path

STEPS = (1, 2, 5, 10, 20, 50, 100)
MOST_LINES = 6
"""How many lines of the scale there are at most."""
APART = 30
"""How close two names may stand, in units."""

Curves = tuple[tuple[tuple[int, ...], ...], ...]
"""The parts of the play, in each the rounds, in each a number of every power."""


@sprite
def chart(
    size: Size,
    unit: float,
    parts: Curves,
    names: tuple[str, ...],
    powers: tuple[int, ...],
    caption: str,
    heads: tuple[str, ...],
) -> Surface:
    """Return a chart of the points of all powers at the start and after each round, part by part."""
    surface = Surface(size, SRCALPHA)
    above = round((34 if len(parts) > 1 else 12) * unit)
    area = Rect(round(44 * unit), above, size[0] - round(190 * unit), size[1] - above - round(38 * unit))
    top = max(1, *(max(points) for part in parts for points in part))
    starts = [sum(len(part) for part in parts[:number]) for number in range(len(parts) + 1)]
    step = next(step for step in STEPS if top / step <= MOST_LINES)
    high = -(-top // step) * step

    def point(number: int, points: int) -> Point:
        x = area.x + area.width * number / max(1, starts[-1] - 1)
        return x, area.bottom - area.height * points / high

    _scale(surface, unit, area, {value: point(0, value)[1] for value in range(0, high + 1, step)})
    begun = list(zip(parts, starts[:-1], strict=True))
    numbered = [(n, point(start + n, 0)[0]) for part, start in begun for n in range(len(part))]
    _axis(surface, unit, area, numbered, caption)
    if len(parts) > 1:
        _heads(surface, unit, area, [point(start, 0)[0] for start in starts[:-1]], heads)
    curves: dict[int, list[Point]] = {}
    for part, start in begun:
        curves = {seat: [point(start + n, row[seat]) for n, row in enumerate(part)] for seat in powers}
        lines = [_curve(curve, seat_look(seat).colour, unit) for seat, curve in curves.items()]
        surface.blit(drawing(size, *lines), (0, 0))
        for seat, curve in curves.items():
            for spot in curve[1:]:
                place(surface, seat_sign(seat, round(14 * unit)), spot)
    _names(
        surface,
        unit,
        area.right + round(22 * unit),
        [curve[-1][1] for curve in curves.values()],
        names,
        powers,
    )
    return surface


def _curve(points: Sequence[Point], colour: str, unit: float) -> str:
    way = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return path(way, stroke=CONTOUR, width=6 * unit, opacity=0.8) + path(way, stroke=colour, width=3.4 * unit)


def _scale(surface: Surface, unit: float, area: Rect, heights: dict[int, float]) -> None:
    for value, y in heights.items():
        surface.fill(LINE_CHART, Rect(area.x, round(y), area.width, max(1, round(unit))))
        place(
            surface, line(str(value), QUIET, round(Type.CAPTION * unit)), (area.x - 12 * unit, y), "midright"
        )


def _heads(surface: Surface, unit: float, area: Rect, lefts: Sequence[float], heads: Sequence[str]) -> None:
    """Draw where each part begins, and write what it is called."""
    room = min(end - x for x, end in pairwise([*lefts, area.right])) - 6 * unit
    for x, head in zip(lefts, heads, strict=True):
        surface.fill(LINE_CHART, Rect(round(x), area.y, max(2, round(3 * unit)), area.height))
        said = line(head, QUIET, round(Type.CAPTION * unit), max(1.0, room))
        place(surface, said, (x, area.y - 16 * unit), "midleft")


def _axis(
    surface: Surface, unit: float, area: Rect, columns: Sequence[tuple[int, float]], caption: str
) -> None:
    y = area.bottom + 22 * unit
    place(surface, line(caption, QUIET, round(Type.CAPTION * unit), area.width / 3), (0, y), "midleft")
    # Where rounds are many, every second or fifth one is numbered.
    every = next(step for step in STEPS if step * area.width / max(1, len(columns) - 1) >= 30 * unit)
    for number, x in columns:
        if number and number % every == 0:
            place(surface, line(str(number), Style("ui_medium", TEXT), round(Type.CAPTION * unit)), (x, y))


def _names(
    surface: Surface,
    unit: float,
    left: int,
    heights: Sequence[float],
    names: Sequence[str],
    powers: Sequence[int],
) -> None:
    """Write the names at the ends of the lines, never on top of each other."""
    gap = APART * unit
    order = sorted(range(len(names)), key=lambda seat: heights[seat])
    places = [heights[seat] for seat in order]
    for upper, lower in pairwise(range(len(places))):
        places[lower] = max(places[lower], places[upper] + gap)
    # Whoever ends at zero would be pushed out at the foot: all move up together.
    over = max(0.0, places[-1] - (surface.get_height() - gap / 2))
    for seat, y in zip(order, places, strict=True):
        place(surface, seat_sign(powers[seat], round(26 * unit)), (left, y - over), "midleft")
        room = surface.get_width() - left - 34 * unit
        words = line(escape(names[seat]), Style("ui_medium", TEXT), round(Type.LABEL * unit), room)
        place(surface, words, (left + 34 * unit, y - over), "midleft")
