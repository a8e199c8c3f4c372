"""Essence tokens: each kind is told by outline, colour and mark; cushions and columns count them."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from pygame import Surface

from client.art.cache import sprite
from client.art.lettering import edged
from client.art.panels import pill
from client.art.place import place
from client.art.symbols import breadth, symbol
from client.art.theme import CONTOUR, TEXT, WHITE, mix, shade
from client.art.vector import Fade, circle, corners, drawing, path, polygon, star
from client.games.res_arcana.palette import BRASS, COSTS, CUSHION, CUSHION_EDGE, ESSENCES, FLAME, TEETH

IN_A_ROW = 3
UNIT = 100
"""Tokens are drawn in a box of so many units."""


class Look(NamedTuple):
    """The outline of a token, and what is drawn upon its body."""

    outline: str
    marks: tuple[str, ...]
    stem: str = ""


EYES = "".join(
    f"M{x - 13} 44C{x - 13} 34 {x - 7} 30 {x} 30C{x + 7} 30 {x + 13} 34 {x + 13} 44"
    f"C{x + 13} 53 {x + 7} 57 {x} 57C{x - 7} 57 {x - 13} 53 {x - 13} 44Z"
    for x in (31, 69)
)
_MARK = {name: mark for name, (_, _, mark) in ESSENCES.items()}
LOOKS = {
    "elan": Look(
        "M50 96C25 96 8 79 8 57C8 41 13 29 20 19C22 30 27 38 34 41C34 25 45 11 61 4C58 15 61 27 70 36"
        "C75 33 78 28 80 22C88 32 92 44 92 57C92 79 75 96 50 96Z",
        (
            path(
                "M50 89C38 89 30 81 30 71C30 61 38 57 43 48C47 42 50 38 52 33C54 43 58 50 64 56"
                "C69 61 71 66 71 72C71 82 62 89 50 89Z",
                Fade(((0, FLAME), (1, _MARK["elan"]))),
            ),
        ),
    ),
    "life": Look(
        "M14 86C5 62 8 34 27 20C45 7 71 9 93 7C93 29 94 55 80 73C66 91 38 95 14 86Z",
        (
            path("M16 84L74 26", stroke=_MARK["life"], width=5.5),
            path("M35 65L34 41M35 65L59 66M53 47L53 27M53 47L73 48", stroke=_MARK["life"], width=4),
        ),
        stem="M4 96L18 82",
    ),
    "calm": Look(
        "M50 3C57 18 88 43 88 64C88 83 72 97 50 97C28 97 12 83 12 64C12 43 43 18 50 3Z",
        (path("M29 62C29 76 38 85 50 86", stroke=_MARK["calm"], width=8),),
    ),
    "death": Look(
        "M50 4C22 4 5 20 5 42C5 56 12 66 24 71L24 88C24 93 28 96 33 96L67 96C72 96 76 93 76 88L76 71"
        "C88 66 95 56 95 42C95 20 78 4 50 4Z",
        (
            path(EYES, _MARK["death"]),
            path("M50 57L43 68L57 68Z", _MARK["death"]),
            path("M40 82L40 95M50 82L50 95M60 82L60 95", stroke=TEETH, width=4),
        ),
    ),
    "gold": Look(
        circle(50, 50, 46),
        (
            path(circle(50, 50, 33), stroke=_MARK["gold"], width=4.5),
            path(star(5, 50, 51, 25, 11), _MARK["gold"]),
        ),
    ),
    "any": Look(polygon(corners(5, 50, 53, 53)), ()),
}
ORDER = ("elan", "life", "calm", "death", "gold")


def _sectors() -> tuple[str, ...]:
    """Return the five colours of a token that stands for any kind, one at each corner."""
    tips = corners(5, 50, 53, 53)
    pairs = zip(tips, tips[1:] + tips[:1], strict=True)
    sides = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairs]
    return tuple(
        path(polygon(((50, 53), sides[corner - 1], tips[corner], sides[corner])), ESSENCES[name][0])
        for corner, name in enumerate(ORDER)
    )


@sprite
def token(name: str, px: int) -> Surface:
    """Return an essence, `px` by `px`: dark contour, pale rim, lit body."""
    look, (colour, rim_colour, _) = LOOKS[name], ESSENCES[name]
    # Lines below a pixel would vanish on small tokens.
    pixel = UNIT / px
    contour, rim = max(5.0, 1.5 * pixel), max(3.5, 0.6 * pixel)
    reach = contour / 2 + rim
    scale = 1 - (contour + rim) / UNIT
    body = Fade(((0, mix(colour, WHITE, 0.34)), (0.5, colour), (1, shade(colour, 0.62))))
    gloss = Fade(((0, WHITE), (1, colour)))
    shapes = [
        path(look.outline + look.stem, CONTOUR, stroke=CONTOUR, width=2 * reach),
        path(look.stem, stroke=rim_colour, width=2 * rim + 3),
        path(look.outline, rim_colour, stroke=rim_colour, width=rim),
        path(look.stem, stroke=colour, width=4),
        path(look.outline, body, stroke=rim_colour, width=rim),
        *(_sectors() if name == "any" else ()),
        *look.marks,
        path(look.outline, stroke=rim_colour, width=rim),
    ]
    if name in ("gold", "death"):
        shapes.insert(-1, path("M22 30C24 14 76 14 78 30C78 38 22 38 22 30Z", gloss, opacity=0.28))
    move = (1 - scale) * UNIT / 2
    group = f'<g transform="translate({move:.2f} {move:.2f}) scale({scale:.4f})">{"".join(shapes)}</g>'
    return drawing((px, px), group, view=(UNIT, UNIT))


@sprite
def cushion(amounts: tuple[tuple[str, int], ...], px: int, room: int) -> Surface:
    """Return tokens up to `px` high, each with its number, in rows shrunk to the room."""
    rows = [amounts[start : start + IN_A_ROW] for start in range(0, len(amounts), IN_A_ROW)]
    longest = len(rows[0])
    px = min(px, int(room / (longest * 1.6 + 0.35)))
    step, pad = round(px * 1.6), round(px * 0.2)
    size = (step * longest + pad, (px + 2) * len(rows) + pad)
    surface = pill(size, CUSHION, CUSHION_EDGE, max(1.0, px / 22), px * 0.62).copy()
    for line, row in enumerate(rows):
        left = (size[0] - step * len(row)) / 2
        top = pad / 2 + 1 + (px + 2) * line
        for index, (name, amount) in enumerate(row):
            surface.blit(token(name, px), (left + step * index, top))
            number = edged(str(amount), "ui_bold", round(px * 0.74), WHITE)
            place(surface, number, (left + step * index + px * 1.24, top + px / 2))
    return surface


@sprite
def column(signs: tuple[str, ...], px: int) -> Surface:
    """Return a cost, one symbol below the other; a cost of nothing is a nought."""
    pad = max(1, round(px / 12))
    wide = max([ceil(px * 1.16), *(breadth(sign, px) for sign in signs)])
    size = (wide + 2 * pad, px * max(1, len(signs)) + 2 * pad)
    surface = pill(size, COSTS, BRASS, max(1.0, px / 30), px / 4).copy()
    for index, sign in enumerate(signs):
        surface.blit(symbol(sign, px), (pad, pad + px * index))
    if not signs:
        place(surface, edged("0", "ui_bold", round(px * 0.8), TEXT), (size[0] / 2, size[1] / 2))
    return surface
