"""The symbols of the Black Rose."""

from __future__ import annotations

from pygame import Surface

from client.art.lettering import letters
from client.art.place import place
from client.art.symbols import UNIT, Symbol, from_tone
from client.art.vector import corners, drawing, path, polygon
from client.games.black_rose.palette import TONES


def _area(px: int, ink: str, reach: str) -> Surface:
    """Return a room, and in it how far away it may be."""
    hexagon = path(polygon(corners(6, 50, 50, 43)), stroke=ink, width=max(9.0, 130 / px))
    surface = drawing((px, px), hexagon, view=(UNIT, UNIT))
    place(surface, letters(reach, "ui_bold", round(px * 0.58), ink), (round(px / 2), round(px / 2)))
    return surface


SYMBOLS = (
    Symbol("area", _area, takes_number=False),
    *(from_tone(name, tone) for name, tone in TONES.items()),
)
