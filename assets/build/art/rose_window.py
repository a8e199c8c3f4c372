"""A rose window of five petals, one for each game, in a ring of stone."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageChops, ImageOps

from art.outline import Point
from art.paint import (
    around,
    blurred,
    disc,
    light,
    lines,
    noise,
    polygons,
    ring,
    shadow,
    sunk,
    texture,
    tint,
)
from art.palette import CIRCLE, GAMES, Colour, mixed, scaled
from art.relief import bevel
from art.scenery import Strokes, circle_strokes

_AMBER = (255, 206, 112)
# Deeper than the games' glows, which would look pale as glass.
GLASS: dict[str, Colour] = {
    **{name: GAMES[name].nature.glow for name in CIRCLE},
    "black_rose_wars": (240, 50, 88),
    "res_arcana": (140, 96, 255),
}


class _Pane(NamedTuple):
    """A piece of glass: its mask, its colour, the lead that divides it, how wide its edge is dim."""

    mask: Image.Image
    colour: Colour
    lead: Strokes
    soft: float = 0.05


def rose_window(picture: Image.Image, centre: Point, radius: float) -> None:
    """Set the window into a wall."""
    reach = round(radius * 1.55)
    corner = round(centre[0] - reach), round(centre[1] - reach)
    part = picture.crop((*corner, corner[0] + 2 * reach, corner[1] + 2 * reach))
    middle = (centre[0] - corner[0], centre[1] - corner[1])
    panes = _panes(part.size, middle, radius)
    glass = Image.new("RGB", part.size)
    openings = Image.new("L", part.size)
    for pane in panes:
        _glaze(glass, pane, radius)
        openings = ImageChops.lighter(openings, pane.mask)
    _stone(part, middle, radius, openings)
    mottled = texture(glass, noise(part.size, 31, 40, 4), 0.6)
    part.paste(mottled, (0, 0), openings)
    sunk(part, openings, radius * 0.018, 0.7)
    lit = Image.composite(glass, Image.new("RGB", part.size), openings)
    for blur, strength in ((0.14, 0.6), (0.035, 0.3)):
        halo = blurred(lit, radius * blur).point([round(v * strength) for v in range(256)] * 3)
        part = ImageChops.screen(part, halo)
    picture.paste(part, corner)


def _panes(size: tuple[int, int], middle: Point, radius: float) -> list[_Pane]:
    """Return petals, rondels between them, a ring of small lights, beads and the hub."""
    thin = radius * 0.014
    panes = []
    for i, name in enumerate(CIRCLE):
        angle = 72 * i - 90
        colour, following = GLASS[name], GLASS[CIRCLE[(i + 1) % 5]]
        leaf = polygons(size, [petal(middle, radius, angle)])
        panes.append(_Pane(leaf, colour, _veins(middle, radius, angle)))
        rondel = around(middle, radius * 0.8, 1, angle + 36)[0]
        eye = circle_strokes(rondel, radius * 0.06, thin)
        panes.append(_Pane(disc(size, rondel, radius * 0.115), mixed(colour, following, 0.5), eye))
        bead = around(middle, radius * 0.5, 1, angle + 36)[0]
        panes.append(_Pane(disc(size, bead, radius * 0.052), _AMBER, [], 0.012))
    for i, place in enumerate(around(middle, radius * 1.075, 40)):
        shade = mixed(GLASS[CIRCLE[(i + 4) // 8 % 5]], _AMBER, 0.25)
        panes.append(_Pane(disc(size, place, radius * (0.036 if i % 2 else 0.052)), shade, [], 0.012))
    hub = circle_strokes(middle, radius * 0.09, thin)
    panes.append(_Pane(disc(size, middle, radius * 0.17), _AMBER, hub))
    return panes


def _along(middle: Point, radius: float, angle: float, out: float, aside: float) -> Point:
    """Return a point by its distance outwards and sideways in a petal, both in radii."""
    turn = math.radians(angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return (middle[0] + radius * (out * cos - aside * sin), middle[1] + radius * (out * sin + aside * cos))


def _half_width(out: float) -> float:
    """Return how wide a petal is at a distance from the hub."""
    t = min(1.0, max(0.0, (out - 0.25) / 0.68))
    return 0.235 * math.pow(max(0.0, math.sin(math.pi * math.pow(t, 0.8))), 0.75)


def petal(middle: Point, radius: float, angle: float) -> list[Point]:
    """Return the outline of a petal that points outwards at an angle."""
    outs = [0.25 + 0.68 * i / 60 for i in range(61)]
    left = [_along(middle, radius, angle, out, -_half_width(out)) for out in outs]
    right = [_along(middle, radius, angle, out, _half_width(out)) for out in reversed(outs)]
    return left + right


def _veins(middle: Point, radius: float, angle: float) -> Strokes:
    """Return the lead in a petal: its axis and slanting ribs, like a leaf's."""
    width = radius * 0.014
    strokes: Strokes = [([_along(middle, radius, angle, out, 0) for out in (0.25, 0.93)], width, 255)]
    for step in range(5):
        start = 0.29 + 0.12 * step
        for side in (-1, 1):
            rib = [_along(middle, radius, angle, start + 0.3 * a, side * a) for a in (0.0, 0.12, 0.24)]
            strokes.append((rib, width, 255))
    return strokes


def _glaze(glass: Image.Image, pane: _Pane, radius: float) -> None:
    """Paint a pane: deep at its edge, bright where the light comes through, dark along the lead."""
    size = glass.size
    tint(glass, pane.mask, scaled(pane.colour, 0.42))
    core = ImageChops.multiply(blurred(pane.mask, radius * pane.soft), pane.mask)
    tint(glass, core.point([max(0, (v - 110) * 255 // 145) for v in range(256)]), pane.colour)
    light(glass, core.point([max(0, (v - 190) * 3) for v in range(256)]), pane.colour, 0.25)
    if pane.lead:
        lead = ImageChops.multiply(lines(size, pane.lead), pane.mask)
        tint(glass, lead, scaled(pane.colour, 0.08), 0.95)


def _stone(part: Image.Image, middle: Point, radius: float, openings: Image.Image) -> None:
    """Carve the disc that holds the glass."""
    whole = disc(part.size, middle, radius * 1.2)
    shadow(part, whole, radius * 0.08, (0, radius * 0.04), 0.9)
    carved = ImageChops.multiply(whole, ImageOps.invert(openings))
    stone = ImageOps.colorize(noise(part.size, 12, 30, 5), "#1a1513", "#54473f")
    part.paste(stone, (0, 0), carved)
    for outer, inner in ((1.2, 1.155), (1.005, 0.985)):
        band = ring(part.size, middle, radius * outer, radius * inner)
        tint(part, band, (74, 62, 54), 0.6)
        bevel(part, band, radius * 0.012, 0.9, (190, 166, 144), (3, 2, 2))
    bevel(part, carved, radius * 0.02, 1.0, (170, 148, 128), (3, 2, 2))
