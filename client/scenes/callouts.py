"""What the parts of a picture are, in words beside it, with a line from each to its part."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from client.art.place import place
from client.art.text import Block, Style, block, draw, fitted
from client.art.theme import CONTOUR, FOCUS, SPARK, TEXT
from client.art.vector import Point, circle, drawing, path

WORDS = Style("ui", TEXT, strong=FOCUS, leading=1.2)
AIR, GAP = 22, 8
"""How far words stand from the picture, and from each other, in units."""
DOT, THICK = 4.0, 2.2
"""How large the end of a line is, and how thick the line, in units."""


class Callout(NamedTuple):
    """A part of a picture: what is said of it, and where it is, as shares of the picture."""

    said: str
    at: Point


class Placed(NamedTuple):
    """Words beside a picture, and from where to where their line runs."""

    words: Block
    rect: Rect
    start: Point
    end: Point


def draw_callouts(
    surface: Surface, callouts: Sequence[Callout], picture: Rect, room: Rect, px: int, unit: float
) -> None:
    """Write what the parts of a picture are into the room on both sides of it, and draw their lines."""
    found = list(placed(callouts, picture, room, px, unit))
    lines = "".join(
        f"M{one.start[0] - room.x} {one.start[1] - room.y}L{one.end[0] - room.x} {one.end[1] - room.y}"
        for one in found
    )
    dots = "".join(circle(one.end[0] - room.x, one.end[1] - room.y, DOT * unit) for one in found)
    surface.blit(
        drawing(
            room.size,
            path(lines, stroke=CONTOUR, width=2.4 * THICK * unit),
            path(dots, CONTOUR, stroke=CONTOUR, width=1.4 * THICK * unit),
            path(lines, stroke=SPARK, width=THICK * unit),
            path(dots, SPARK),
        ),
        room,
    )
    for one in found:
        on_left = one.rect.right <= picture.left
        written = draw(one.words, "right" if on_left else "left")
        place(
            surface,
            written,
            one.rect.midright if on_left else one.rect.midleft,
            "midright" if on_left else "midleft",
        )


def placed(callouts: Sequence[Callout], picture: Rect, room: Rect, px: int, unit: float) -> Iterator[Placed]:
    """Yield words beside the half of the picture in which their part is, as near to its height as can be."""
    air, gap = round(AIR * unit), round(GAP * unit)
    narrow = min(picture.left - room.left, room.right - picture.right) - air
    # All in one size, in which the longest word has room.
    px = min((fitted(one.said, WORDS, px, narrow, room.height).px for one in callouts), default=px)
    for on_left in (True, False):
        side = sorted((one for one in callouts if (one.at[0] < 0.5) == on_left), key=lambda one: one.at[1])
        wide = picture.left - air - room.left if on_left else room.right - picture.right - air
        said = [block(one.said, WORDS, px, wide) for one in side]
        wanted = [
            picture.y + one.at[1] * picture.height - words.height / 2
            for one, words in zip(side, said, strict=True)
        ]
        tops = apart(wanted, [words.height for words in said], room.top, room.bottom, gap)
        for one, words, top in zip(side, said, tops, strict=True):
            rect = Rect(0, top, words.width, words.height)
            rect.left = picture.left - air - words.width if on_left else picture.right + air
            start = (rect.right + gap / 2 if on_left else rect.left - gap / 2, rect.centery)
            end = (picture.x + one.at[0] * picture.width, picture.y + one.at[1] * picture.height)
            yield Placed(words, rect, start, end)


def apart(wanted: Sequence[float], heights: Sequence[int], top: int, bottom: int, gap: int) -> list[int]:
    """Return where words begin that would overlap where they are wanted: pushed down, then up again."""
    found: list[float] = []
    for number, (at, _) in enumerate(zip(wanted, heights, strict=True)):
        least = found[-1] + heights[number - 1] + gap if found else top
        found.append(max(at, least))
    for number in range(len(found) - 1, -1, -1):
        most = found[number + 1] - gap if number + 1 < len(found) else bottom
        found[number] = min(found[number], most - heights[number])
    return [round(at) for at in found]
