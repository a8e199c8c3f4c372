"""Single lines of letters: measured, fitted, plain, edged, or in gold.

A line is a surface `line_height(px)` high whose capitals are centred, so that centring the surface
centres what the eye sees.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil

import pygame
from pygame import SRCALPHA, Color, Surface

from client.art.cache import sprite
from client.art.fonts import Role, font
from client.art.theme import CONTOUR, WHITE, Hand
from client.art.vector import ramp

NO_BREAK = "\N{NO-BREAK SPACE}"
MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"
WIDE = "\N{THIN SPACE}" * 2
CAPITALS = 0.69
"""The height of a capital, in ems, of all three families."""
LINE = 1.3
GOLDEN = Hand()
NARROWEST = 0.82
"""How far display letters may be condensed before they shrink."""


def line_height(px: int) -> int:
    """Return the height of the surface that a line of this size takes."""
    return ceil(px * LINE)


@lru_cache(20_000)
def width(text: str, role: Role, px: int) -> float:
    """Return how wide a line is."""
    finer = _finer(role, px)
    return font(role, px * finer).size(_spaced(text, role))[0] / finer


def fitting(text: str, role: Role, px: int, room: float) -> int:
    """Return the largest size, up to `px`, at which a line is no wider than the room."""
    while px > 1 and width(text, role, px) > room:
        px = max(1, min(px - 1, int(px * room / width(text, role, px)) + 1))
    return px


def letters(text: str, role: Role, px: int, colour: str) -> Surface:
    """Return a plain line; it is not kept, since it mostly becomes part of something larger."""
    finer = _finer(role, px)
    size = (ceil(width(text, role, px)), line_height(px))
    shape = Surface(_enlarged(size, finer), SRCALPHA)
    shape.fill(_clear(colour))
    _set(shape, text, role, px, finer, colour)
    return shape if finer == 1 else pygame.transform.smoothscale(shape, size)


@sprite
def edged(
    text: str, role: Role, px: int, colour: str, *, edge: str = CONTOUR, thick: float = 0.09
) -> Surface:
    """Return a line with a dark contour of so many ems around it: for numbers on pictures."""
    finer = _finer("display", px)
    margin = ceil(px * thick)
    outline = max(1, round(px * thick * finer))
    shape = Surface(_enlarged((width(text, role, px) + 2 * margin, line_height(px)), finer), SRCALPHA)
    shape.fill(_clear(edge))
    _set(shape, text, role, px, finer, edge, margin, outline)
    _set(shape, text, role, px, finer, colour, margin)
    return pygame.transform.smoothscale(shape, (ceil(shape.get_width() / finer), line_height(px)))


def title_size(text: str, px: int, room: float, hand: Hand = GOLDEN) -> tuple[int, float]:
    """Return at which size a title fits into the room, and how far it is condensed for that."""
    px = fitting(text, hand.face, px, (room - 2 * _title_margin(px, hand)) / NARROWEST)
    free = room - 2 * _title_margin(px, hand)
    return px, min(1.0, free / width(text, hand.face, px))


@sprite
def title(text: str, px: int, room: float = 10_000, *, hand: Hand = GOLDEN) -> Surface:
    """Return letters in a vertical gradient with a dark contour, narrowed and shrunk to the room."""
    text = text.upper() if hand.capitals else text
    px, narrow = title_size(text, px, room, hand)
    face, edge = hand.face, hand.edge
    finer, margin = _finer("display", px), _title_margin(px, hand)
    outline = max(1, round(px * finer * (hand.thick + hand.fat)))
    size = (ceil(width(text, face, px) * narrow + 2 * margin), line_height(px) + 2 * margin)
    full = _enlarged((width(text, face, px) + 2 * margin, size[1]), finer)
    back, front = Surface(full, SRCALPHA), Surface(full, SRCALPHA)
    back.fill(_clear(edge))
    front.fill((255, 255, 255, 0))
    drop = max(1, round(px * finer * 0.06))
    _set(back, text, face, px, finer, edge, margin, outline, margin * finer + drop)
    back.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    _set(back, text, face, px, finer, edge, margin, outline, margin * finer)
    fat = round(px * finer * hand.fat)
    _set(front, text, face, px, finer, WHITE, margin, fat, margin * finer)
    if fat:
        _set(front, text, face, px, finer, WHITE, margin, drop=margin * finer)
    back, front = (pygame.transform.smoothscale(layer, size) for layer in (back, front))
    top = round(margin + _baseline(px) - 0.78 * px)
    front.blit(ramp((size[0], round(0.95 * px)), hand.fill), (0, top), special_flags=pygame.BLEND_RGB_MULT)
    back.blit(front, (0, 0))
    return back


def _finer(role: Role, px: int) -> int:
    """Return how many times larger letters are drawn first.

    Sans letters stay as the font's hinting makes them; serifs are spaced unevenly by whole pixels, and
    large display letters are few and looked at closely.
    """
    if role.startswith("ui") or px > 60:
        return 1
    return 2 if role.startswith("text") else 3


def _spaced(text: str, role: Role) -> str:
    """Return text with wider blanks where the font's own are too narrow to part a number from its noun."""
    return text.replace(" ", WIDE).replace(NO_BREAK, WIDE) if role.startswith("text") else text


def _title_margin(px: int, hand: Hand) -> int:
    return ceil(px * max(1 / 12, 1.3 * (hand.thick + hand.fat)))


def _baseline(px: int) -> float:
    return line_height(px) / 2 + CAPITALS * px / 2


def _enlarged(size: tuple[float, float], finer: int) -> tuple[int, int]:
    return ceil(size[0]) * finer, ceil(size[1]) * finer


def _clear(colour: str) -> Color:
    """Return the invisible form of a colour: reducing mixes it into the edges."""
    clear = Color(colour)
    clear.a = 0
    return clear


def _set(
    surface: Surface,
    text: str,
    role: Role,
    px: int,
    finer: int,
    colour: str,
    margin: float = 0,
    outline: int = 0,
    drop: float = 0,
) -> None:
    """Set letters on a surface `finer` times as large, on its baseline."""
    face = font(role, px * finer, outline)
    top = _baseline(px) * finer - font(role, px * finer).get_ascent() + drop
    surface.blit(
        face.render(_spaced(text, role), True, colour),
        (round(margin * finer) - outline, round(top) - outline),
    )
