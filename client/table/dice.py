"""Dice of any colour with pips of any shape, as they lie and as they roll."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import rotated
from client.art.theme import CONTOUR, PIP, mix
from client.art.vector import Fade, circle, drawing, path, rounded

UNIT = 100
"""The box in which the shape of a pip is drawn."""
BOX = 120
"""A die is drawn a hundred wide in a box of so many units: there is room for its shadow."""
SIDE, LEFT, TOP, THICK = 100, 10, 4, 11
STEP = 27
"""How far pips lie apart."""
SIDES = 6
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SIZES = {1: 0.54, 2: 0.40, 3: 0.34, 4: 0.36, 5: 0.30, 6: 0.27}
"""How large a pip is, by the number shown."""
SIGN = 0.74
"""How large the sign is that is cut into a die that was not rolled yet."""
TURNS, TURN_ANGLE = 14, 30
"""How often a rolling die shows another side, and how far it turns meanwhile."""


class DieLook(NamedTuple):
    """The colours of a die, and the outline of its pips."""

    colour: str
    pale: str
    deep: str
    pip: str = circle(UNIT / 2, UNIT / 2, 42)
    ink: str = PIP


@sprite
def die(look: DieLook, value: int, px: int) -> Surface:
    """Return a die, `px` wide with its shadow; in one that was not rolled yet the sign of its pips is cut."""
    body, top = (rounded(LEFT, TOP, SIDE, SIDE + extra, 20) for extra in (THICK, 0))
    ground = rounded(LEFT + 2, TOP + 5, SIDE, SIDE + THICK - 2, 22)
    middle = mix(look.colour, look.deep, 0.45)
    flat = Fade(((0, look.pale), (0.18, look.pale), (0.42, look.colour), (0.85, middle), (1, look.deep)))
    edge = Fade(((0, look.colour), (0.7, look.deep), (1, look.deep)))
    return drawing(
        (px, px),
        *(path(ground, stroke=CONTOUR, width=8 * n / 3, opacity=0.2) for n in (3, 2, 1)),
        path(body, edge, stroke=CONTOUR, width=2.5),
        path(top, flat),
        path(
            rounded(LEFT + 5, TOP + 5, SIDE - 10, SIDE - 10, 44),
            mix(look.colour, look.deep, 0.42),
            opacity=0.75,
        ),
        *(_pips(look, value) if value else _cut(look)),
        view=(BOX, BOX),
    )


def _pips(look: DieLook, value: int) -> list[str]:
    """Return the pips of a number, each with its shadow."""
    return [
        _pip(look, (LEFT + x * STEP + dx, TOP + y * STEP + dy), SIZES[value], colour)
        for x, y in PIPS[value]
        for colour, dx, dy in ((CONTOUR, 1.5, 2.5), (look.ink, 0.0, 0.0))
    ]


def _cut(look: DieLook) -> list[str]:
    """Return the sign of the pips as it is cut into the die: dark, with light on its lower edge."""
    dark = mix(look.deep, CONTOUR, 0.45)
    return [
        _pip(look, (LEFT + dx, TOP + dy), SIGN, colour)
        for colour, dx, dy in ((look.pale, 1.2, 2.2), (dark, 0.0, 0.0))
    ]


def _pip(look: DieLook, at: tuple[float, float], size: float, colour: str) -> str:
    """Return a pip of a colour, moved from the middle of the side."""
    left, top = (each + SIDE / 2 - UNIT / 2 * size for each in at)
    pip = path(look.pip, colour, stroke=colour, width=5)
    return f'<g transform="translate({left:.2f} {top:.2f}) scale({size})">{pip}</g>'


def rolling(look: DieLook, value: int, px: int, share: float) -> Surface:
    """Return a die that has rolled so far: it turns over, ever slower, until it lies straight."""
    turns = round(TURNS * (1 - share) ** 2)
    if not turns:
        return die(look, value, px)
    shown = (value + turns * (SIDES - 1) - 1) % SIDES + 1
    return rotated(die(look, shown, px), turns * TURN_ANGLE)
