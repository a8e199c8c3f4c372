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
    0: ((0, 0),),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
SIZES = {0: 0.74, 1: 0.54, 2: 0.40, 3: 0.34, 4: 0.36, 5: 0.30, 6: 0.27}
"""How large a pip is, by the number shown."""
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
    """Return a die, `px` wide with its shadow; one that was not rolled yet shows one large pip."""
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
        *_pips(look, value),
        view=(BOX, BOX),
    )


def _pips(look: DieLook, value: int) -> list[str]:
    size = SIZES[value]
    pips = []
    for x, y in PIPS[value]:
        left, top = (at + SIDE / 2 - UNIT / 2 * size for at in (LEFT + x * STEP, TOP + y * STEP))
        for colour, dx, dy in ((CONTOUR, 1.5, 2.5), (look.ink, 0.0, 0.0)):
            move = f"translate({left + dx:.2f} {top + dy:.2f}) scale({size})"
            pips.append(f'<g transform="{move}">{path(look.pip, colour, stroke=colour, width=5)}</g>')
    return pips


def rolling(look: DieLook, value: int, px: int, share: float) -> Surface:
    """Return a die that has rolled so far: it turns over, ever slower, until it lies straight."""
    turns = round(TURNS * (1 - share) ** 2)
    if not turns:
        return die(look, value, px)
    shown = (value + turns * (SIDES - 1) - 1) % SIDES + 1
    return rotated(die(look, shown, px), turns * TURN_ANGLE)
