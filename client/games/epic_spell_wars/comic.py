"""The comic hand: ink outlines, screen dots, bursts, shouted letters and two-toned emblems."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, cos, hypot, pi, sin
from random import Random

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.fonts import font
from client.art.icons import icon, outlined
from client.art.lettering import width as letters_width
from client.art.place import place
from client.art.theme import mix
from client.art.vector import Fade, Paint, Point, Size, circle, corners, drawing, path, polygon, ramp, rounded
from client.games.epic_spell_wars.palette import GAIN, INK, LOOKS, RED, RIBBON, WHITE, Shape

UNIT = 100
BOLD, EDGE = 1 / 26, 1 / 11
"""How far comic letters are fattened, and how thick the ink around them is, in ems."""
LINE = 1.16
FINER, FINE = 2, 44
"""How many times larger dots are drawn first, and below which size letters are."""

# --- dots --------------------------------------------------------------------------------------------

Field = Callable[[float, float], float]
"""How dense dots are at a point, whose shares of the width and height are given."""


def towards_foot(x: float, y: float) -> float:
    """Return a density that grows towards the foot and a little to the right."""
    return max(0.0, 0.75 * y + 0.25 * x - 0.3)


def towards_rim(x: float, y: float) -> float:
    """Return a density that grows from the middle to all sides."""
    return max(0.0, hypot(x - 0.5, y - 0.5) * 1.5 - 0.42)


def towards_middle(x: float, y: float) -> float:
    """Return a density that grows from all sides to the middle."""
    return max(0.0, 0.46 - hypot(x - 0.5, (y - 0.4) * 0.8))


FIELDS: dict[str, Field] = {"foot": towards_foot, "rim": towards_rim, "middle": towards_middle}


@sprite
def dots(size: Size, cell: float, colour: str, field: str, opacity: float = 1.0) -> Surface:
    """Return screen dots whose size follows a field, on nothing."""
    result = _screen(size, cell, field).copy()
    ink = pygame.Color(colour)
    ink.a = round(255 * opacity)
    result.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
    return result


@sprite
def _screen(size: Size, cell: float, field: str) -> Surface:
    """Return white dots, of which those of all colours are made."""
    wide, high = size[0] * FINER, size[1] * FINER
    surface, step, dense = Surface((wide, high), SRCALPHA), cell * FINER, FIELDS[field]
    surface.fill((255, 255, 255, 0))
    for row in range(ceil(high / step * 2) + 1):
        y = row * step / 2
        for column in range(ceil(wide / step) + 1):
            x = (column + 0.5 * (row % 2)) * step
            radius = min(0.55, dense(x / wide, y / high) ** 0.5 * 0.6) * step
            if radius > 0.7:
                pygame.draw.circle(surface, "white", (x, y), radius)
    return pygame.transform.smoothscale(surface, size)


def clipped(surface: Surface, shape: Surface) -> Surface:
    """Return a picture where a shape is."""
    result = surface.convert_alpha()
    result.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


# --- shapes ------------------------------------------------------------------------------------------


def burst(
    middle: Point,
    inner: float,
    outer: float,
    spikes: int,
    seed: int = 4,
    wide: float = 1.0,
    rough: float = 0.16,
) -> str:
    """Return the path of a ragged star."""
    chance, points = Random(seed), []
    for number in range(2 * spikes):
        angle = pi * number / spikes + chance.uniform(-0.12, 0.12) * pi / spikes
        long = number % 2 == 0
        radius = (outer if long else inner) * (1 + chance.uniform(-rough, rough) * (1 if long else 0.3))
        points.append((middle[0] + radius * cos(angle) * wide, middle[1] + radius * sin(angle)))
    return polygon(points)


def inked(way: str, fill: Paint, thick: float) -> str:
    """Return a shape with an outline of ink."""
    return path(way, fill, stroke=INK, width=thick)


def rays(middle: Point, reach: float, count: int) -> str:
    """Return every other ray around a point."""
    points = [
        (middle, _around(middle, reach, 2 * number / count), _around(middle, reach, (2 * number + 1) / count))
        for number in range(count)
    ]
    return "".join(polygon(ray) for ray in points)


def _around(middle: Point, reach: float, share: float) -> Point:
    return middle[0] + reach * cos(pi * share), middle[1] + reach * sin(pi * share)


def outline_of(shape: Shape, size: float, inset: float = 0.0) -> str:
    """Return the shape of a glyph in a box, drawn in so far on all sides."""
    half = size / 2
    match shape:
        case "hexagon":
            return polygon(corners(6, half, half, half - inset * 1.15))
        case "triangle":
            return polygon(corners(3, half, size * 0.62, size * 0.6 - inset * 2))
        case "diamond":
            return polygon(corners(4, half, half, half - inset * 1.41))
        case "square":
            side = size * 0.86 - 2 * inset
            return rounded((size - side) / 2, (size - side) / 2, side, side, size * 0.1)
    return circle(half, half, half * 0.96 - inset)


@sprite
def glyph(name: str, px: int) -> Surface:
    """Return the badge of a glyph or of a kind of card: told by shape, colour and icon."""
    look = LOOKS[name]
    body = Fade(((0, look.pale), (0.3, look.colour), (0.72, look.colour), (1, look.deep)))
    surface = drawing(
        (px, px),
        path(outline_of(look.shape, UNIT), INK, stroke=INK, width=2),
        path(outline_of(look.shape, UNIT, 9), body),
        view=(UNIT, UNIT),
    )
    share = {"triangle": 0.42, "diamond": 0.54}.get(look.shape, 0.62)
    drop = 0.08 if look.shape == "triangle" else 0
    mark = outlined(look.icon, round(px * share), WHITE, mix(look.deep, INK, 0.55), 34)
    place(surface, mark, (px / 2, px * (0.5 + drop)))
    return surface


@sprite
def emblem(name: str, px: int, top: str, bottom: str, dark: str) -> Surface:
    """Return an icon in two tones with dark gaps and a fat outline."""
    surface = outlined(name, px, dark, INK, 26).convert_alpha()
    inner = round(px * 512 / (512 + 52))
    ink = icon(name, inner, WHITE).convert_alpha()
    ink.blit(
        ramp((inner, inner), ((0, top), (0.38, top), (1, bottom))),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )
    place(surface, ink, (px / 2, px / 2))
    return surface


# --- letters -----------------------------------------------------------------------------------------


def halves(text: str) -> list[str]:
    """Return words in two lines as equal as can be; a single word is one line."""
    parts = text.split(" ")
    splits = [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts) + 1)]
    return [line for line in min(splits, key=lambda split: max(map(len, split))) if line]


def shout_size(text: str, px: int, room: float) -> int:
    """Return the largest size up to `px` at which shouted letters are no wider than the room."""
    while px > 6 and letters_width(text, "comic", px) + 2 * px * (BOLD + EDGE) > room:
        px -= max(1, px // 24)
    return px


@sprite
def shout(
    text: str, px: int, colour: str, *, edge: str = INK, thick: float = EDGE, drop: float = 0.0
) -> Surface:
    """Return a line of fat comic letters, with ink of so many ems around them and a hard shadow."""
    finer = 3 if px < FINE else 1
    bold = round(px * finer * (BOLD if thick else BOLD / 2))
    ink = round(px * finer * (BOLD + thick)) if thick else 0
    fall, margin = round(px * finer * drop), max(bold, ink)
    wide = ceil(letters_width(text, "comic", px) * finer) + 2 * margin + fall
    surface = Surface((wide, ceil(px * finer * LINE) + 2 * margin + fall), SRCALPHA)
    clear = pygame.Color(edge if thick else colour)
    clear.a = 0
    surface.fill(clear)
    layers = [(bold, colour, 0), (0, colour, 0)]
    if ink:
        layers[:0] = [(ink, edge, fall), (ink, edge, 0)] if fall else [(ink, edge, 0)]
    for outline, paint, by in layers:
        letters = font("comic", px * finer, outline).render(text, True, paint)
        surface.blit(letters, (margin - outline + by, margin - outline + by))
    if finer > 1:
        size = (ceil(surface.get_width() / finer), ceil(surface.get_height() / finer))
        surface = pygame.transform.smoothscale(surface, size)
    return surface


@sprite
def speech(said: str, size: Size, room: int, unit: float) -> Surface:
    """Return a bubble in which something is asked, with words as far as there is room."""
    edge = 4 * unit
    box = (edge / 2, edge / 2, size[0] - edge, size[1] - edge)
    surface = drawing(size, inked(rounded(*box, 16 * unit), Fade(RIBBON), edge))
    words = shout(said.upper(), shout_size(said.upper(), round(size[1] * 0.5), room), WHITE)
    place(surface, words, (14 * unit + room / 2, size[1] * 0.52))
    return surface


@sprite
def splash(amount: int, px: int) -> Surface:
    """Return a burst with the life that was just lost or won."""
    surface = drawing(
        (px, px),
        inked(burst((50, 50), 34, 48, 13, 9, rough=0.06), WHITE, 3.5),
        path(burst((50, 50), 28, 40, 13, 9, rough=0.06), RED if amount < 0 else GAIN),
        view=(UNIT, UNIT),
    )
    said = f"\N{EN DASH}{-amount}" if amount < 0 else f"+{amount}"
    place(surface, shout(said, shout_size(said, round(px * 0.42), px * 0.7), WHITE), (px / 2, px * 0.49))
    return surface
