"""What lies and stands in the dungeon: seals, scrolls, mages, familiars, guardians, and their light.

Seals, scrolls and lights are drawn in the middle of a square twice as wide as the token, which leaves room
for shadow and glow; figures stand with their foot on the middle of their picture.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.effects import OUTLINES, OutlineKind
from client.art.heraldry import seat_sign
from client.art.icons import icon, outlined
from client.art.lettering import edged
from client.art.place import place
from client.art.textures import parchment
from client.art.theme import BLACK, CONTOUR, SEATS, WHITE, mix, shade
from client.art.vector import Fade, Size, drawing, path, polygon, rounded
from client.games.five_seals import palette
from client.games.five_seals.palette import ELEMENTS, UNIT, outline

CANVAS = 2 * UNIT
"""Tokens are drawn in a box of two units a side."""
SCROLL = (0.92, 1.16)
"""Width and height of a scroll, in tokens."""
FIGURE_WIDTH, MAGE_HEIGHT, FIGURE_HEIGHT = 1.6, 2.9, 2.3
"""How large the pictures of figures are, in figures; half of their height lies above the foot."""
X = FIGURE_WIDTH * UNIT / 2
"""The middle of a figure."""
SHARD = ((1.3, 0), (1.0, 115), (1.0, 240))
"""How far from its middle, and at which angle, the corners of a shard lie."""


def _drawn(px: int, *shapes: str) -> Surface:
    """Return shapes drawn for a token of so many pixels."""
    return drawing((2 * px, 2 * px), *shapes, view=(CANVAS, CANVAS))


def _soft(way: str, colour: str, reach: float, strength: float, steps: int = 6) -> str:
    """Return the light or shadow around a shape: strokes upon strokes, each narrower than the last."""
    return "".join(
        path(way, stroke=colour, width=2 * reach * step / steps, opacity=strength / steps)
        for step in range(steps, 0, -1)
    )


def _below(way: str) -> str:
    """Return the shadow of a token on the floor."""
    return f'<g transform="translate(3 5)">{_soft(way, BLACK, 9, 1.5)}</g>'


# --- seals and scrolls -------------------------------------------------------------------------------


@sprite
def seal(element: str, strength: int, px: int) -> Surface:
    """Return a seal: its element's shape in a gold rim, its strength in large numerals."""
    look = ELEMENTS[element]
    whole, inner = outline(element, 1.0, UNIT), outline(element, 0.86, UNIT)
    body = Fade(((0, look.pale), (0.26, look.pale), (0.52, look.colour), (0.82, look.deep), (1, look.deep)))
    dark = (0, shade(look.colour, 0.4) + "b0"), (0.5, shade(look.colour, 0.5) + "50"), (1, look.colour + "00")
    surface = _drawn(
        px,
        _below(whole),
        _soft(whole, look.colour, 17, 0.85, 7),
        path(whole, CONTOUR, stroke=CONTOUR, width=9),
        path(whole, Fade(palette.RIM), stroke=Fade(palette.RIM), width=6),
        path(inner, body, stroke=look.deep, width=2.5),
        path(inner, Fade(dark, focus=(0.5, 0.56))),
    )
    edge = shade(look.deep, 0.5)
    number = edged(str(strength), "ui_bold", round(px * look.numeral), WHITE, edge=edge, thick=0.1)
    place(surface, number, (px, px + round(px * look.drop)))
    return surface


@sprite
def scroll(element: str, sign: str, strength: int, px: int) -> Surface:
    """Return a scroll that lies open: its spell's icon, its element's rods, its seal at the corner."""
    look = ELEMENTS[element]
    wide, high = (share * UNIT for share in SCROLL)
    left, top, rod = UNIT - wide / 2, UNIT - high / 2, 0.15 * UNIT
    box = (left + wide * 0.05, top + rod / 2, wide * 0.9, high - rod)
    sheet = rounded(*box, 2)
    rods = [rounded(left, y, wide, rod, rod * 0.45) for y in (top, top + high - rod)]
    surface = _drawn(
        px,
        _below(sheet + "".join(rods)),
        _soft(sheet, look.colour, 15, 0.8, 6),
        path(sheet, CONTOUR, stroke=CONTOUR, width=4),
    )
    inner = Rect(*(round(value * px / UNIT) for value in box))
    surface.blit(parchment(inner.size), inner)
    tone = Fade(((0, look.pale), (0.3, look.colour), (1, look.deep)))
    over = _drawn(
        px,
        path(sheet, stroke=mix(look.colour, palette.SCORCHED, 0.35), width=5, opacity=0.5),
        *(path(way, tone, stroke=CONTOUR, width=2.5) for way in rods),
    )
    surface.blit(over, (0, 0))
    mark = icon(sign, round(px * 0.62), mix(look.deep, look.colour, 0.35))
    place(surface, mark, (px * 0.97, px - high * px / UNIT / 2 + px * 0.14), "midtop")
    place(surface, seal(element, strength, max(9, round(px * 0.66))), (px * 1.28, px * 1.38))
    return surface


@sprite
def keeping(lying: Surface, element: str, strength: int) -> Surface:
    """Return a scroll with the seal that is kept on it."""
    surface, px = lying.copy(), lying.get_width() / 2
    place(surface, seal(element, strength, round(px * 0.5)), (px * 0.78, px * 1.3))
    return surface


@sprite
def locked(lying: Surface) -> Surface:
    """Return a seal or a scroll with a padlock on its shoulder: within reach, but too strong."""
    surface, px = lying.copy(), lying.get_width() / 2
    lock = outlined("padlock", max(13, round(px * 0.58)), palette.LOCK, palette.DARK, 70)
    place(surface, lock, (px * 1.42, px * 0.6))
    return surface


@sprite
def shards(px: int, turn: int) -> Surface:
    """Return what is left of a broken seal, lying one of many ways."""
    middle = pygame.Vector2(UNIT / 2, UNIT / 2)
    pieces = []
    for number in range(5):
        angle = number * 72 + turn * 31
        centre = middle + pygame.Vector2(14 + (number * 7 + turn * 5) % 22, 0).rotate(angle)
        size = 5 + (number * 3 + turn) % 5
        tips = [centre + pygame.Vector2(size * far, 0).rotate(2 * angle + at) for far, at in SHARD]
        pieces.append(polygon((tip.x, tip.y) for tip in tips))
    way = "".join(pieces)
    below = f'<g transform="translate(1.5 2.5)">{path(way, palette.SHARDS_SHADOW)}</g>'
    return drawing((px, px), below, path(way, palette.SHARDS), view=(UNIT, UNIT))


# --- lights ------------------------------------------------------------------------------------------


@sprite
def seal_light(element: str, px: int, kind: OutlineKind) -> Surface:
    """Return the light around a seal."""
    whole, colour = outline(element, 1.0, UNIT), palette.LIGHTS[kind]
    return _light(px, kind, whole, 22, path(whole, colour, stroke=colour, width=13), (1.0, 1.0))


@sprite
def scroll_light(px: int, kind: OutlineKind) -> Surface:
    """Return the light around a scroll."""
    wide, high = (share * UNIT for share in SCROLL)
    whole, colour = rounded(UNIT - wide / 2, UNIT - high / 2, wide, high, 6), palette.LIGHTS[kind]
    return _light(px, kind, whole, 20, path(whole, colour, stroke=colour, width=8), SCROLL)


@sprite
def figure_light(px: int, kind: OutlineKind) -> Surface:
    """Return the ring of light in which a figure stands."""
    way = _oval(UNIT, UNIT, 62, 34)
    return _light(px, kind, way, 18, path(way, stroke=palette.LIGHTS[kind], width=7), (0.9, 0.9))


def _light(
    px: int, kind: OutlineKind, way: str, reach: float, line: str, size: tuple[float, float]
) -> Surface:
    """Return a line and the glow around it; where a gesture may end, brackets mark a box of that size."""
    shapes = [_soft(way, palette.LIGHTS[kind], reach, 1.9, 8)] if OUTLINES[kind].strength else []
    shapes.append(line)
    if OUTLINES[kind].brackets:
        wide, high = (side * 0.5 * UNIT + 18 for side in size)
        arms = "".join(
            f"M{UNIT + x * wide} {UNIT + y * (high - 22)}L{UNIT + x * wide} {UNIT + y * high}"
            f"L{UNIT + x * (wide - 22)} {UNIT + y * high}"
            for x in (-1, 1)
            for y in (-1, 1)
        )
        shapes += (
            path(arms, stroke=palette.BRACKETS_EDGE, width=14),
            path(arms, stroke=palette.BRACKETS, width=7),
        )
    return _drawn(px, *shapes)


# --- figures -----------------------------------------------------------------------------------------


@sprite
def mage(name: str, seat: int, px: int, active: bool = False) -> Surface:
    """Return a mage on its stand; its seat is told by colour and sign."""
    colour = SEATS[seat].colour
    deep, inside = shade(colour, 0.42), mix(shade(colour, 0.42), palette.DARK, 0.35)
    foot = round(MAGE_HEIGHT * UNIT) // 2
    arch = _arch(foot, 0)
    surface = _standing(
        px,
        MAGE_HEIGHT,
        _soft(_oval(X + 5, foot + 8, 46, 16), BLACK, 8, 1.4),
        _soft(arch, palette.ACTIVE, 15, 1.8) if active else _soft(arch, BLACK, 5, 1.2),
        path(_oval(X, foot + 6, 46, 19), shade(deep, 0.5), stroke=palette.DARK, width=2),
        path(_oval(X, foot, 46, 19), Fade(((0, colour), (1, deep)))),
        path(arch, Fade(((0, WHITE), (0.35, colour), (1, deep))), stroke=palette.DARK, width=3),
        path(_arch(foot, 6), Fade(((0, inside), (0.8, palette.DARK), (1, palette.DARK)))),
    )
    face = outlined(palette.FIGURES[name], round(px * 0.64), mix(colour, WHITE, 0.45), palette.DARK, 34)
    place(surface, face, (px * 0.8, px * (foot / UNIT - 1.22)), "midtop")
    place(surface, seat_sign(seat, round(px * 0.46)), (px * 0.8, px * (foot / UNIT - 0.26)))
    return surface


@sprite
def familiar(name: str, seat: int, px: int) -> Surface:
    """Return a familiar in its seat's colour on a round foot."""
    colour, foot = SEATS[seat].colour, round(FIGURE_HEIGHT * UNIT) // 2
    return _figure(
        palette.FIGURES[name], px, mix(colour, WHITE, 0.25), shade(colour, 0.4), _oval(X, foot + 2, 42, 17)
    )


@sprite
def guardian(element: str, px: int) -> Surface:
    """Return a guardian in its element's colour on a square plinth."""
    look, foot = ELEMENTS[element], round(FIGURE_HEIGHT * UNIT) // 2
    stand = polygon(((X - 40, foot + 18), (X - 30, foot - 14), (X + 30, foot - 14), (X + 40, foot + 18)))
    return _figure(palette.SPELLS["guard"], px, mix(look.colour, look.pale, 0.6), look.deep, stand)


def _figure(sign: str, px: int, colour: str, deep: str, stand: str) -> Surface:
    """Return a cut-out figure on its stand."""
    tone = Fade(((0, colour), (0.4, mix(colour, deep, 0.6)), (1, deep)))
    shadow = _soft(stand, BLACK, 9, 1.5)
    surface = _standing(px, FIGURE_HEIGHT, shadow, path(stand, tone, stroke=palette.DARK, width=3))
    shape = outlined(sign, round(px * 1.0), colour, palette.DARK, 46)
    foot = round(FIGURE_HEIGHT * UNIT) // 2
    place(surface, shape, (px * 0.8, px * foot / UNIT + px * 0.03), "midbottom")
    return surface


def _standing(px: int, height: float, *shapes: str) -> Surface:
    """Return shapes drawn for a figure of so many pixels."""
    size: Size = (round(px * FIGURE_WIDTH), round(px * height))
    return drawing(size, *shapes, view=(round(FIGURE_WIDTH * UNIT), round(height * UNIT)))


def _arch(foot: float, inset: float) -> str:
    """Return the outline of a standing figure, drawn in so far."""
    half, top = 40 - inset, foot - 130 + inset
    k, low = half * 0.5523, half * 0.84
    return (
        f"M{X - low} {foot}L{X - half} {top + half}C{X - half} {top + half - k} {X - k} {top} {X} {top}"
        f"C{X + k} {top} {X + half} {top + half - k} {X + half} {top + half}L{X + low} {foot}Z"
    )


def _oval(x: float, y: float, across: float, down: float) -> str:
    a, b = across * 0.5523, down * 0.5523
    return (
        f"M{x - across} {y}C{x - across} {y - b} {x - a} {y - down} {x} {y - down}"
        f"C{x + a} {y - down} {x + across} {y - b} {x + across} {y}"
        f"C{x + across} {y + b} {x + a} {y + down} {x} {y + down}"
        f"C{x - a} {y + down} {x - across} {y + b} {x - across} {y}Z"
    )
