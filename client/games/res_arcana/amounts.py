"""Essences in numbers on a picture: lying on a cushion, or as a column of costs."""

from __future__ import annotations

from math import ceil

from pygame import Surface

from client.art.cache import sprite
from client.art.lettering import edged
from client.art.panels import pill
from client.art.place import place
from client.art.symbols import breadth, symbol
from client.art.theme import TEXT, WHITE
from client.games.res_arcana.palette import BRASS, COSTS, CUSHION, CUSHION_EDGE
from client.games.res_arcana.tokens import token

IN_A_ROW = 3


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
