"""What lies and stands in the dungeon: seals, scrolls, mages, familiars, guardians, and their light.

Seals, scrolls and lights are drawn in the middle of a square twice as wide as the token, which leaves room
for shadow and glow; figures stand with their foot on the middle of their picture.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.effects import OUTLINES, OutlineKind, dimmed
from client.art.heraldry import seat_sign
from client.art.icons import icon, outlined
from client.art.lettering import edged
from client.art.textures import parchment
from client.art.theme import SEATS, mix, shade
from client.art.vector import Fade, Stops, drawing, path, polygon, rounded
from client.games.five_seals.looks import ELEMENTS, MIDDLE, UNIT, outline

CANVAS = 2 * UNIT
"""Tokens are drawn in a box of two units a side."""
RIM: Stops = ((0, "#fff3cd"), (0.4, "#c49a4c"), (0.6, "#8a6224"), (1, "#4a2f10"))
BRIGHT: dict[OutlineKind, str] = {
    "act": "#ffecaa",
    "faint": "#c9b27a",
    "target": "#78ffbe",
    "refused": "#ff5a46",
    "attack": "#ff5a46",
}
SCROLL = (0.92, 1.16)
"""Width and height of a scroll, in tokens."""
SHARD = ((1.3, 0), (1.0, 115), (1.0, 240))
"""How far from its middle, and at which angle, the corners of a shard lie."""
MAGE_HEIGHT, FIGURE_HEIGHT = 2.9, 2.3
"""How high the pictures of figures are, in figures; half of that lies above the foot."""


def _centred(*shapes: str) -> str:
    """Return shapes drawn for one unit in the middle of the canvas."""
    return f'<g transform="translate({MIDDLE} {MIDDLE})">{"".join(shapes)}</g>'


def _soft(way: str, colour: str, reach: float, strength: float, steps: int = 6) -> str:
    """Return the light or shadow around a shape: strokes upon strokes, each narrower than the last."""
    return "".join(
        path(way, stroke=colour, width=2 * reach * step / steps, opacity=strength / steps)
        for step in range(steps, 0, -1)
    )


# --- seals -------------------------------------------------------------------------------------------


@sprite
def seal(element: str, strength: int, px: int) -> Surface:
    """Return a seal: its element's shape in a gold rim, its strength in large numerals."""
    look = ELEMENTS[element]
    whole, inner = outline(element), outline(element, 0.86)
    body = Fade(((0, look.pale), (0.26, look.pale), (0.52, look.colour), (0.82, look.deep), (1, look.deep)))
    well = Fade(
        (
            (0, shade(look.colour, 0.4) + "b0"),
            (0.5, shade(look.colour, 0.5) + "50"),
            (1, look.colour + "00"),
        ),
        focus=(0.5, 0.56),
    )
    surface = drawing(
        (2 * px, 2 * px),
        f'<g transform="translate({MIDDLE + 3} {MIDDLE + 5})">{_soft(whole, "#000000", 9, 1.5)}</g>',
        _centred(_soft(whole, look.colour, 17, 0.85, 7)),
        _centred(
            path(whole, "#1a0e06", stroke="#1a0e06", width=9),
            path(whole, Fade(RIM), stroke=Fade(RIM), width=6),
            path(inner, body, stroke=look.deep, width=2.5),
            path(inner, well),
        ),
        view=(CANVAS, CANVAS),
    )
    number = edged(
        str(strength), "ui_bold", round(px * look.numeral), "#ffffff", edge=shade(look.deep, 0.5), thick=0.1
    )
    surface.blit(number, number.get_rect(center=(px, px + round(px * look.drop))))
    return surface


@sprite
def seal_light(element: str, px: int, kind: OutlineKind) -> Surface:
    """Return the light around a seal; where a gesture may end, brackets mark it as well."""
    colour, whole = BRIGHT[kind], outline(element)
    shapes = [_soft(whole, colour, 22, 1.9, 8)] if OUTLINES[kind].strength else []
    shapes.append(path(whole, colour, stroke=colour, width=13))
    surface = drawing((2 * px, 2 * px), _centred(*shapes), view=(CANVAS, CANVAS))
    _mark(surface, kind, (1.0, 1.0))
    return surface


def _mark(surface: Surface, kind: OutlineKind, size: tuple[float, float]) -> None:
    """Draw corner brackets for a target, and a sign of no entry for what was refused."""
    wide, high = size[0] * 0.5 * UNIT + 18, size[1] * 0.5 * UNIT + 18
    if OUTLINES[kind].brackets:
        arms = "".join(
            f"M{UNIT + sx * wide} {UNIT + sy * (high - 22)}L{UNIT + sx * wide} {UNIT + sy * high}"
            f"L{UNIT + sx * (wide - 22)} {UNIT + sy * high}"
            for sx in (-1, 1)
            for sy in (-1, 1)
        )
        lines = (path(arms, stroke="#08281a", width=14), path(arms, stroke="#e2fff0", width=7))
        surface.blit(drawing(surface.get_size(), *lines, view=(CANVAS, CANVAS)), (0, 0))


# --- scrolls -----------------------------------------------------------------------------------------


@sprite
def scroll(element: str, sign: str, strength: int, px: int) -> Surface:
    """Return a scroll that lies open: its spell's icon, its element's rods, its seal at the corner."""
    look = ELEMENTS[element]
    wide, high = (share * UNIT for share in SCROLL)
    left, top, rod = UNIT - wide / 2, UNIT - high / 2, 0.15 * UNIT
    sheet = rounded(left + wide * 0.05, top + rod / 2, wide * 0.9, high - rod, 2)
    rods = [rounded(left, y, wide, rod, rod * 0.45) for y in (top, top + high - rod)]
    under = drawing(
        (2 * px, 2 * px),
        f'<g transform="translate(3 5)">{_soft(sheet + "".join(rods), "#000000", 9, 1.5)}</g>',
        _soft(sheet, look.colour, 15, 0.8, 6),
        path(sheet, "#1a0e06", stroke="#1a0e06", width=4),
        view=(CANVAS, CANVAS),
    )
    _lay_parchment(
        under,
        Rect(*(round(v * px / UNIT) for v in (left + wide * 0.05, top + rod / 2, wide * 0.9, high - rod))),
    )
    tone = Fade(((0, look.pale), (0.3, look.colour), (1, look.deep)))
    edge = mix(look.colour, "#3c1e0a", 0.35)
    over = drawing(
        (2 * px, 2 * px),
        path(sheet, stroke=edge, width=5, opacity=0.5),
        *(path(way, tone, stroke="#1a0e06", width=2.5) for way in rods),
        view=(CANVAS, CANVAS),
    )
    under.blit(over, (0, 0))
    picture = icon(sign, round(px * 0.62), mix(look.deep, look.colour, 0.35))
    under.blit(picture, picture.get_rect(midtop=(px * 0.97, px - high * px / UNIT / 2 + px * 0.14)))
    small = seal(element, strength, max(9, round(px * 0.66)))
    under.blit(small, small.get_rect(center=(px * 1.28, px * 1.38)))
    return under


@sprite
def keeping(lying: Surface, element: str, strength: int) -> Surface:
    """Return a scroll with the seal that is kept on it."""
    surface, px = lying.copy(), lying.get_width() / 2
    kept = seal(element, strength, round(px * 0.5))
    surface.blit(kept, kept.get_rect(center=(px * 0.78, px * 1.3)))
    return surface


def _lay_parchment(surface: Surface, box: Rect) -> None:
    surface.blit(parchment(box.size), box)


@sprite
def scroll_light(px: int, kind: OutlineKind) -> Surface:
    """Return the light around a scroll."""
    colour = BRIGHT[kind]
    wide, high = (share * UNIT for share in SCROLL)
    whole = rounded(UNIT - wide / 2, UNIT - high / 2, wide, high, 6)
    shapes = [_soft(whole, colour, 20, 1.9, 8)] if OUTLINES[kind].strength else []
    shapes.append(path(whole, colour, stroke=colour, width=8))
    surface = drawing((2 * px, 2 * px), *shapes, view=(CANVAS, CANVAS))
    _mark(surface, kind, SCROLL)
    return surface


# --- figures -----------------------------------------------------------------------------------------


@sprite
def mage(sign: str, seat: int, px: int, active: bool = False) -> Surface:
    """Return a mage on its stand; its seat is told by colour and sign."""
    colour = SEATS[seat].colour
    deep = shade(colour, 0.42)
    high = round(MAGE_HEIGHT * UNIT)
    x, foot = 80, high // 2
    arch, field = _arch(x, foot, 0), _arch(x, foot, 6)
    stand = _oval(x, foot, 46, 19)
    surface = drawing(
        (round(px * 1.6), round(px * MAGE_HEIGHT)),
        _soft(_oval(x + 5, foot + 8, 46, 16), "#000000", 8, 1.4),
        _soft(arch, "#ffe8b0", 15, 1.8) if active else _soft(arch, "#000000", 5, 1.2),
        path(_oval(x, foot + 6, 46, 19), shade(deep, 0.5), stroke="#0e0808", width=2),
        path(stand, Fade(((0, colour), (1, deep)))),
        path(arch, Fade(((0, "#ffffff"), (0.35, colour), (1, deep))), stroke="#0e0808", width=3),
        path(field, Fade(((0, mix(deep, "#120c0c", 0.35)), (0.8, "#120c0c"), (1, "#120c0c")))),
        view=(160, high),
    )
    face = outlined(sign, round(px * 0.64), mix(colour, "#ffffff", 0.45), "#0a0608", 34)
    surface.blit(face, face.get_rect(midtop=(px * 0.8, px * (foot / UNIT - 1.22))))
    badge = seat_sign(seat, round(px * 0.46))
    surface.blit(badge, badge.get_rect(center=(px * 0.8, px * (foot / UNIT - 0.26))))
    return surface


def _arch(x: float, foot: float, inset: float) -> str:
    """Return the outline of a standing figure, drawn in so far."""
    half, top = 40 - inset, foot - 130 + inset
    k = half * 0.5523
    low = half * 0.84
    return (
        f"M{x - low} {foot}L{x - half} {top + half}C{x - half} {top + half - k} {x - k} {top} {x} {top}"
        f"C{x + k} {top} {x + half} {top + half - k} {x + half} {top + half}L{x + low} {foot}Z"
    )


def _oval(x: float, y: float, across: float, down: float) -> str:
    a, b = across * 0.5523, down * 0.5523
    return (
        f"M{x - across} {y}C{x - across} {y - b} {x - a} {y - down} {x} {y - down}"
        f"C{x + a} {y - down} {x + across} {y - b} {x + across} {y}"
        f"C{x + across} {y + b} {x + a} {y + down} {x} {y + down}"
        f"C{x - a} {y + down} {x - across} {y + b} {x - across} {y}Z"
    )


class Cut(NamedTuple):
    """The colours of a cut-out figure, and whether its stand is square."""

    colour: str
    deep: str
    square: bool


@sprite
def familiar(sign: str, seat: int, px: int) -> Surface:
    """Return a familiar in its seat's colour on a round foot."""
    colour = SEATS[seat].colour
    return _figure(sign, px, Cut(mix(colour, "#ffffff", 0.25), shade(colour, 0.4), False))


@sprite
def guardian(element: str, px: int) -> Surface:
    """Return a guardian in its element's colour on a square plinth."""
    look = ELEMENTS[element]
    return _figure("rock-golem", px, Cut(mix(look.colour, look.pale, 0.6), look.deep, True))


def _figure(sign: str, px: int, cut: Cut) -> Surface:
    high = round(FIGURE_HEIGHT * UNIT)
    x, foot = 80, high // 2
    stand = polygon(((x - 40, foot + 18), (x - 30, foot - 14), (x + 30, foot - 14), (x + 40, foot + 18)))
    stand = stand if cut.square else _oval(x, foot + 2, 42, 17)
    surface = drawing(
        (round(px * 1.6), round(px * FIGURE_HEIGHT)),
        _soft(stand, "#000000", 9, 1.5),
        path(
            stand,
            Fade(((0, cut.colour), (0.4, mix(cut.colour, cut.deep, 0.6)), (1, cut.deep))),
            stroke="#0e0808",
            width=3,
        ),
        view=(160, high),
    )
    shape = outlined(sign, round(px * 1.0), cut.colour, "#0a0606", 46)
    surface.blit(shape, shape.get_rect(midbottom=(px * 0.8, px * foot / UNIT + px * 0.03)))
    return surface


@sprite
def figure_light(px: int, kind: OutlineKind) -> Surface:
    """Return the ring of light in which a figure stands; brackets mark where a gesture may end."""
    colour = BRIGHT[kind]
    way = _oval(UNIT, UNIT, 62, 34)
    lights = _soft(way, colour, 18, 1.6, 8) if OUTLINES[kind].strength else ""
    surface = drawing((2 * px, 2 * px), lights, path(way, stroke=colour, width=7), view=(CANVAS, CANVAS))
    _mark(surface, kind, (0.9, 0.9))
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
    return drawing(
        (px, px),
        f'<g transform="translate(1.5 2.5)">{path(way, "#080606")}</g>',
        path(way, "#6e5f50"),
        view=(UNIT, UNIT),
    )


@sprite
def beside(picture: Surface) -> Surface:
    """Return a picture below and to the right of the middle of a larger one."""
    width, height = picture.get_size()
    dx, dy = width // 12, height // 8
    surface = Surface((2 * (width + dx), 2 * (height + dy)), SRCALPHA)
    surface.blit(picture, (width + 2 * dx, height + 2 * dy))
    return surface


@sprite
def quiet(picture: Surface) -> Surface:
    """Return a token that cannot be reached: a little darker, a little paler."""
    return dimmed(picture, 0.78, 0.85)
