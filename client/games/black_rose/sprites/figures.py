"""Figures: mages under a pointed arch, evocations with square shoulders, on bases that tell their owner."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.effects import OUTLINES, OutlineKind, brackets
from client.art.heraldry import outline_of
from client.art.icons import icon
from client.art.lettering import MINUS
from client.art.panels import BAD, chip
from client.art.place import place
from client.art.theme import BLACK, BRACKET, CONTOUR, GOLD, STEEL, seat_look, shade
from client.art.vector import Fade, Size, drawing, path, rounded
from client.games.black_rose.palette import BRIGHT, EMBLEMS, PIT, ROSE_TEXT, lighter
from client.games.black_rose.sprites.tokens import heart, hearts

VIEW = (80, 100)
SHAPE = VIEW[0] / VIEW[1]
"""Width of a figure by its height."""
ARCH = "M10 84L10 36C11 21 25 10 40 3C55 10 69 21 70 36L70 84Z"
ARCH_WITHIN = "M13.4 84L13.4 37C15 24 27 14 40 7.2C53 14 65 24 66.6 37L66.6 84Z"
SHOULDERS = rounded(12, 24, 56, 62, 9)
SHOULDERS_WITHIN = rounded(15.4, 27.4, 49.2, 58.6, 6)
BASE = "M3 82C3 75 20 71 40 71C60 71 77 75 77 82L77 89C77 95 60 99 40 99C20 99 3 95 3 89Z"
TOP = "M3 82C3 75 20 71 40 71C60 71 77 75 77 82C77 88 60 92 40 92C20 92 3 88 3 82Z"
SHADOW = "M0 86C0 76 18 72 40 72C62 72 80 76 80 86C80 96 62 100 40 100C18 100 0 96 0 86Z"
MARKS = ((-8, CONTOUR), (0, BRIGHT))
ROSES = ((-10, CONTOUR), (0, ROSE_TEXT))
"""A shape twice: drawn out as its dark edge, then itself."""
GHOST = 108
HEART, SHARE = 15, 10
"""How large the health of a figure is at least, and the damage that it was given, in pixels."""


@sprite
def figure(component: str, owner: int, px: int, *, number: int = 0) -> Surface:
    """Return a figure `px` high: a mage, or an evocation whose number is told by roses on its base."""
    mage = not number
    size = (round(px * SHAPE), px)
    look = seat_look(owner)
    colour = look.colour
    base = Fade(((0, shade(colour, 0.75)), (1, shade(colour, 0.3))))
    top = Fade(((0, lighter(colour, 0.35)), (1, shade(colour, 0.7))))
    body, within = (ARCH, ARCH_WITHIN) if mage else (SHOULDERS, SHOULDERS_WITHIN)
    inside = Fade(((0, shade(colour, 0.95)), (0.5, shade(colour, 0.42)), (1, PIT)))
    surface = drawing(
        size,
        path(SHADOW, BLACK, opacity=0.4),
        path(BASE, CONTOUR, stroke=CONTOUR, width=2),
        path(BASE, base),
        path(TOP, top),
        path(body, CONTOUR, stroke=CONTOUR, width=3),
        path(body, Fade(GOLD if mage else STEEL)),
        path(within, inside),
        view=VIEW,
    )
    _face(surface, component, colour, px, mage)
    surface.blit(_foot(size, owner, number), (0, 0))
    return surface


def _face(surface: Surface, component: str, colour: str, px: int, mage: bool) -> None:
    """Set the emblem on a figure, lit from behind."""
    side = round(px * (0.52 if mage else 0.44))
    middle = (surface.get_width() / 2, px * (0.47 if mage else 0.52))
    halo = icon(EMBLEMS[component], side, lighter(colour, 0.6))
    soft = Surface((side * 2, side * 2), SRCALPHA)
    soft.blit(halo, (side // 2, side // 2))
    soft = pygame.transform.gaussian_blur(soft, max(1, px // 16))
    soft.set_alpha(150)
    place(surface, soft, middle)
    place(surface, icon(EMBLEMS[component], side, CONTOUR), (middle[0] + px / 90, middle[1] + px / 50))
    place(surface, icon(EMBLEMS[component], side, BRIGHT), middle)


def _foot(size: Size, owner: int, number: int) -> Surface:
    """Return the shape of the owner on the front of the base, and the roses that number an evocation."""
    shape, left = seat_look(owner).shape, 40 - 4.5 * number
    shapes = [_small(outline_of(shape, inset), paint, left, 90, 0.13) for inset, paint in MARKS]
    for rose in range(number):
        x = left + 11 + 9.5 * rose
        shapes += [_small(outline_of("rose", inset), paint, x, 90, 0.09) for inset, paint in ROSES]
    return drawing(size, *shapes, view=VIEW)


def _small(way: str, paint: str, x: float, y: float, scale: float) -> str:
    """Return a shape of a box of 100 units, made small, its middle put somewhere."""
    at = f"translate({x - 50 * scale:.2f} {y - 50 * scale:.2f}) scale({scale})"
    return f'<g transform="{at}">{path(way, paint)}</g>'


@sprite
def ghost(component: str, owner: int, px: int, *, number: int = 0) -> Surface:
    """Return a figure as it was left behind: half of it is seen through."""
    surface = figure(component, owner, px, number=number).copy()
    surface.fill((255, 255, 255, GHOST), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


@sprite
def standee(component: str, owner: int, number: int, left: int, health: int, size: Size) -> Surface:
    """Return a figure with its health beside or above it, in a box wider than itself."""
    wide, high = size
    surface = Surface(size, SRCALPHA)
    surface.blit(figure(component, owner, high, number=number), (_left_of_body(size), 0))
    if is_crowded(size):
        side = max(HEART, round(high * 0.62))
        place(surface, heart(left, side), (min(round(high * 0.76), wide - side), high * 0.45), "midleft")
        return surface
    row = hearts(left, health, max(8, round(high * 0.15))) if number else None
    if row is not None and row.get_width() <= wide:
        place(surface, row, (wide / 2, round(high * 0.04)), "midtop")
    else:
        place(surface, heart(left, max(HEART, round(high * 0.36))), (wide, round(high * 0.06)), "topright")
    return surface


def is_crowded(size: Size) -> bool:
    """Tell whether a figure stands among many: its box is wider than high, and its health beside it."""
    return size[0] > size[1]


def _left_of_body(size: Size) -> int:
    """Return where a figure begins in its box: in the middle, or left of its health."""
    return 0 if is_crowded(size) else round((size[0] - size[1] * SHAPE) / 2)


@sprite
def with_share(body: Surface, given: int) -> Surface:
    """Return a figure with the damage that it was given so far."""
    surface = body.copy()
    told = chip(f"{MINUS}{given} [damage]", max(SHARE, round(body.get_height() * 0.2)), BAD)
    place(surface, told, body.get_rect().midbottom, "midbottom")
    return surface


@sprite
def glow(mage: bool, size: Size, kind: OutlineKind) -> Surface:
    """Return the light around a figure that stands in a box of that size; what may be chosen is bracketed."""
    look = OUTLINES[kind]
    margin = round(size[1] * 0.2)
    whole = (size[0] + 2 * margin, size[1] + 2 * margin)
    scale = size[1] / VIEW[1]
    at = f"translate({margin + _left_of_body(size)} {margin}) scale({scale:.4f})"
    body = path((ARCH if mage else SHOULDERS) + BASE, look.colour, stroke=look.colour, width=6)
    shape = drawing(whole, f'<g transform="{at}">{body}</g>')
    surface = Surface(whole, SRCALPHA)
    if look.strength:
        soft = pygame.transform.gaussian_blur(shape, max(1, round(size[1] * 0.07)))
        surface.blit(soft, (0, 0))
        surface.blit(soft, (0, 0))
    surface.blit(shape, (0, 0))
    if look.brackets or kind == "act":
        near = margin * 0.6
        box = (near, near, whole[0] - 2 * near, whole[1] - 2 * near)
        marks = path(brackets(box, size[1] * 0.2), stroke=BRACKET, width=size[1] * 0.045)
        surface.blit(drawing(whole, marks), (0, 0))
    return surface
