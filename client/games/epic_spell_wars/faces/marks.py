"""What is put upon the board of a wizard: words on a pill, a stamp, sights."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import rotated
from client.art.place import place
from client.art.text import Style, escape, line
from client.art.vector import circle, drawing, path, ring, rounded
from client.games.epic_spell_wars.comic import shout
from client.games.epic_spell_wars.palette import INK, REFUSED, STAMP

UNIT = 100


@sprite
def tag(said: str, px: int, ground_colour: str, ink: str) -> Surface:
    """Return words on a pill."""
    words = line(escape(said), Style("ui_bold", ink), px)
    size = (words.get_width() + round(px * 1.3), round(px * 1.7))
    edge = max(1.5, px * 0.12)
    shape = rounded(edge / 2, edge / 2, size[0] - edge, size[1] - edge, size[1] / 2)
    surface = drawing(size, path(shape, ground_colour, stroke=INK, width=edge))
    place(surface, words, (size[0] / 2, size[1] / 2))
    return surface


@sprite
def stamp(said: str, px: int) -> Surface:
    """Return what is stamped across a board, at a slant."""
    words = shout(said, px, STAMP, thick=0)
    size = (words.get_width() + px, round(px * 1.5))
    surface = drawing(size, path(ring(0, 0, *size, px * 0.2, px * 0.1), STAMP, holes=True))
    place(surface, words, (size[0] / 2, size[1] / 2))
    return rotated(surface, 8)


@sprite
def crosshair(px: int) -> Surface:
    """Return the sights on a victim."""
    arms = "M50 4L50 26M50 74L50 96M4 50L26 50M74 50L96 50"
    lines = [
        path(circle(50, 50, 40) + arms, stroke=colour, width=width)
        for colour, width in ((INK, 9), (REFUSED, 5))
    ]
    return drawing((px, px), *lines, view=(UNIT, UNIT))
