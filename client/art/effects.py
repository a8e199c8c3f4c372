"""Shadows, glows and dimming; what lies around a box is made of a small piece stretched to its size."""

from __future__ import annotations

from math import ceil
from typing import Literal, NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art.cache import passing_sprite, sprite
from client.art.theme import (
    ACCENT,
    ATTACK,
    BLACK,
    BRACKET,
    CHANGED,
    CONTOUR,
    MAY_ACT,
    MAY_END,
    REFUSED,
    WHITE,
)
from client.art.vector import Size, drawing, path, ring, rounded


class Glow(NamedTuple):
    """The light around a thing: its colour, its strength, and whether corner brackets mark it as well."""

    colour: str
    strength: float
    width: float
    brackets: bool = False


OutlineKind = Literal["act", "faint", "target", "refused", "attack", "changed"]
OUTLINES: dict[OutlineKind, Glow] = {
    "act": Glow(MAY_ACT, 0.8, 3),
    "faint": Glow(MAY_ACT, 0.0, 1.5),
    "target": Glow(MAY_END, 1.0, 3, brackets=True),
    "refused": Glow(REFUSED, 0.8, 3),
    "attack": Glow(ATTACK, 1.2, 4, brackets=True),
    "changed": Glow(CHANGED, 0.5, 3),
}
"""One may act with it; it may be discarded only; a gesture may end here; refused; whence the attack comes;
it has changed since the viewer's last turn."""
BRACKET_LENGTH = 20
BRACKET_WIDTH = 5
GAP = 3
"""How far an outline stands off, in units."""
REACH = 26
"""How far the light of an outline reaches, in units."""


@sprite
def shadow(size: Size, radius: float, blur: int, strength: float = 0.65) -> Surface:
    """Return the soft shadow that a box throws downwards."""
    drop = max(1, blur // 2)
    margin = 2 * blur + drop
    surface = stretched(_soft(Soft(radius, blur, margin), BLACK, strength), _around(size, margin))
    surface.scroll(0, drop)
    return surface


@sprite
def inset(size: Size, radius: float, blur: int, strength: float = 0.8, colour: str = BLACK) -> Surface:
    """Return the shadow that a rim throws inwards, of the box's own size."""
    thick = 3 * blur
    soft = _soft(Soft(radius + thick, blur, thick, gap=thick, thick=thick), colour, strength)
    whole = stretched(soft, _around(size, thick))
    surface = whole.subsurface(Rect((thick, thick), size)).copy()
    round_corners(surface, radius)
    return surface


@sprite
def outline(size: Size, kind: OutlineKind, unit: float, radius: float = 10) -> Surface:
    """Return the light around a thing of that size; `radius` is in units of so many pixels."""
    look = OUTLINES[kind]
    margin = ceil(REACH * unit)
    gap = GAP * unit
    corner = (radius + GAP) * unit
    whole = _around(size, margin)
    surface = Surface(whole, SRCALPHA)
    if look.strength:
        for blur, share in ((10, 2.4), (4, 1.3)):
            soft = Soft(corner, max(1, round(blur * unit)), margin, gap, 6 * unit)
            surface.blit(stretched(_soft(soft, look.colour, look.strength * share), whole), (0, 0))
        inside = rounded(margin, margin, *size, radius * unit)
        kept = drawing(whole, path(rounded(0, 0, *whole, 0) + inside, WHITE, holes=True))
        surface.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    box = (margin - gap, margin - gap, size[0] + 2 * gap, size[1] + 2 * gap)
    thick = max(1.5, look.width * unit)
    lines = [
        path(ring(*box, corner, thick), look.colour, holes=True),
        path(ring(*box, corner, thick / 2), WHITE, opacity=0.4, holes=True),
    ]
    if look.brackets:
        off = 4 * unit
        around = (box[0] - off, box[1] - off, box[2] + 2 * off, box[3] + 2 * off)
        marks = brackets(around, BRACKET_LENGTH * unit)
        lines.append(path(marks, stroke=BRACKET, width=BRACKET_WIDTH * unit))
    surface.blit(drawing(whole, *lines), (0, 0))
    return surface


@sprite
def focus_ring(size: Size, unit: float) -> Surface:
    """Return the second ring around whatever the keyboard is on."""
    margin, gap, corner = ceil(20 * unit), 6 * unit, 16 * unit
    whole = _around(size, margin)
    soft = Soft(corner, max(1, round(4 * unit)), margin, gap, 3 * unit)
    surface = stretched(_soft(soft, ACCENT, 1.5), whole)
    box = (margin - gap, margin - gap, size[0] + 2 * gap, size[1] + 2 * gap)
    # White within dark: it is seen on any table, beside any light that tells what can be chosen.
    casing = path(rounded(*box, corner), stroke=CONTOUR, width=max(4.0, 8 * unit))
    line = path(rounded(*box, corner), stroke=WHITE, width=max(2.0, 4 * unit))
    surface.blit(drawing(whole, casing, line), (0, 0))
    return surface


@sprite
def darkness(size: Size, colour: str) -> Surface:
    """Return what darkens everything below it."""
    surface = Surface(size, SRCALPHA)
    surface.fill(colour)
    return surface


@sprite
def mask(size: Size, radius: float) -> Surface:
    """Return a white box with round corners, to cut others out with."""
    surface = Surface(size, SRCALPHA)
    surface.fill(WHITE)
    round_corners(surface, radius)
    return surface


def round_corners(surface: Surface, radius: float) -> None:
    """Cut the corners of a surface round."""
    side = ceil(radius)
    disc = drawing((2 * side, 2 * side), path(rounded(0, 0, 2 * side, 2 * side, radius), WHITE))
    right, bottom = surface.get_width() - side, surface.get_height() - side
    for x, left in ((0, 0), (right, side)):
        for y, top in ((0, 0), (bottom, side)):
            part = Rect(left, top, side, side)
            surface.blit(disc, (x, y), part, special_flags=pygame.BLEND_RGBA_MULT)


@passing_sprite
def dimmed(surface: Surface, light: float = 0.62, colour: float = 0.55) -> Surface:
    """Return a picture with only so much of its light and colour: turned, or not part of the question."""
    result = pygame.transform.grayscale(surface)
    coloured = surface.copy()
    coloured.set_alpha(round(255 * colour))
    result.blit(coloured, (0, 0))
    level = round(255 * light)
    result.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return result


@sprite
def veil(surface: Surface, colour: str) -> Surface:
    """Return a picture in one colour, as dense as it is bright: what is left of a thing that is gone."""
    greys = pygame.image.tobytes(pygame.transform.grayscale(surface), "RGB")[::3]
    pixels = bytearray(4 * len(greys))
    pixels[3::4] = greys
    result = pygame.image.frombytes(bytes(pixels), surface.get_size(), "RGBA")
    result.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
    return result


@sprite
def rotated(surface: Surface, degrees: float) -> Surface:
    """Return a picture turned anticlockwise; right angles stay exact, others get smooth edges."""
    if degrees % 90 == 0:
        return pygame.transform.rotate(surface, degrees)
    padded = Surface((surface.get_width() + 4, surface.get_height() + 4), SRCALPHA)
    padded.blit(surface, (2, 2))
    return pygame.transform.rotozoom(padded, degrees, 1)


class Soft(NamedTuple):
    """A blurred box, or a blurred ring of some thickness, `gap` outside the box it belongs to."""

    radius: float
    blur: int
    margin: int
    gap: float = 0
    thick: float = 0


@sprite
def _soft(shape: Soft, colour: str, strength: float) -> Surface:
    """Return a soft shape around the smallest box it has room for."""
    side = 2 * ceil(shape.radius + 2 * shape.blur + shape.thick) + 2
    whole = side + 2 * shape.margin
    at, long = shape.margin - shape.gap, side + 2 * shape.gap
    box = (at, at, long, long, shape.radius)
    way = path(ring(*box, shape.thick) if shape.thick else rounded(*box), BLACK, holes=True)
    # What is blurred far is blurred small and enlarged: nobody sees it, and it is many times faster.
    coarse = max(1, shape.blur // 4)
    small = ceil(whole / coarse)
    soft = pygame.transform.gaussian_blur(
        drawing((small, small), way, view=(whole, whole)), round(shape.blur / coarse)
    )
    soft = pygame.transform.smoothscale(soft, (whole, whole))
    # The colour comes last: blurred together with the transparent black around it, it would darken.
    surface = Surface((whole, whole), SRCALPHA)
    while strength > 0:
        level = round(255 * min(1.0, strength))
        part = soft.copy()
        part.fill((0, 0, 0, level), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(part, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        strength -= 1
    surface.fill(colour, special_flags=pygame.BLEND_RGB_ADD)
    return surface


def stretched(piece: Surface, size: Size) -> Surface:
    """Return a piece at another size: its corners as they are, its middle lines drawn out."""
    piece, surface = piece.convert_alpha(), Surface(size, SRCALPHA)
    columns, rows = map(_slices, piece.get_size(), size)
    for left, wide, x, width in columns:
        for top, high, y, height in rows:
            # Straight into its place: a blit would mix it with the nothing that is there.
            part, place = Rect(left, top, wide, high), Rect(x, y, width, height)
            pygame.transform.scale(piece.subsurface(part), place.size, surface.subsurface(place))
    return surface


def _slices(piece: int, length: int) -> list[tuple[int, int, int, int]]:
    """Return start and length within the piece, then within the target, of the three slices of a side."""
    end = min(piece, length) // 2
    rest = length - 2 * end
    slices = [(0, end, 0, end), (piece - end, end, length - end, end)]
    return [*slices, (piece // 2, 1, end, rest)] if rest else slices


def _around(size: Size, margin: int) -> Size:
    return size[0] + 2 * margin, size[1] + 2 * margin


def brackets(box: tuple[float, float, float, float], length: float) -> str:
    """Return the corner marks of a box, their arms up to so long."""
    left, top, right, bottom = box[0], box[1], box[0] + box[2], box[1] + box[3]
    arm = min(length, (right - left) / 4, (bottom - top) / 4)
    return "".join(
        f"M{x + dx * arm:.2f} {y:.2f}L{x:.2f} {y:.2f}L{x:.2f} {y + dy * arm:.2f}"
        for x, dx in ((left, 1), (right, -1))
        for y, dy in ((top, 1), (bottom, -1))
    )
