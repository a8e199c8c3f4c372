"""Dice: their pips have the shape of their element, so that none is told by its colour alone."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.theme import mix
from client.art.vector import Fade, drawing, path, rounded
from client.games.five_seals.looks import ELEMENTS, MIDDLE, outline

BOX = 120
"""A die is drawn a hundred wide in a box of so many units: there is room for its shadow."""
SIDE, LEFT, TOP, THICK = 100, 10, 4, 11
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
STEP = 27


@sprite
def die(element: str, value: int, px: int) -> Surface:
    """Return a die, `px` wide with its shadow; one that was not rolled yet shows only its element."""
    look = ELEMENTS[element]
    body, top = (rounded(LEFT, TOP, SIDE, SIDE + extra, 20) for extra in (THICK, 0))
    middle = mix(look.colour, look.deep, 0.45)
    flat = Fade(((0, look.pale), (0.18, look.pale), (0.42, look.colour), (0.85, middle), (1, look.deep)))
    face = rounded(LEFT + 5, TOP + 5, SIDE - 10, SIDE - 10, 44)
    shapes = [
        *(
            path(
                rounded(LEFT + 2, TOP + 5, SIDE, SIDE + THICK - 2, 22),
                stroke="#000000",
                width=8 * n / 3,
                opacity=0.2,
            )
            for n in (3, 2, 1)
        ),
        path(body, Fade(((0, look.colour), (0.7, look.deep), (1, look.deep))), stroke="#120806", width=2.5),
        path(top, flat),
        path(face, mix(look.colour, look.deep, 0.42), opacity=0.75),
        *_pips(element, value),
    ]
    return drawing((px, px), *shapes, view=(BOX, BOX))


def _pips(element: str, value: int) -> list[str]:
    size = SIZES[value]
    way = outline(element)
    pips = []
    for x, y in PIPS[value]:
        centre = LEFT + SIDE / 2 + x * STEP, TOP + SIDE / 2 + y * STEP
        for colour, dx, dy in (("#140806", 1.5, 2.5), ("#fffffa", 0.0, 0.0)):
            move = f"translate({centre[0] + dx - MIDDLE * size:.2f} {centre[1] + dy - MIDDLE * size:.2f})"
            pips.append(
                f'<g transform="{move} scale({size})">{path(way, colour, stroke=colour, width=5)}</g>'
            )
    return pips
