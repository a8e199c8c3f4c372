"""The small sprites of the lodge: cubes and their sockets, coins, discs, signs, hatching, bars of life.

Whatever takes `px` is that high; what has a box of its own takes its size.
"""

from __future__ import annotations

from math import ceil

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.heraldry import outline_of
from client.art.icons import icon
from client.art.lettering import edged, letters
from client.art.panels import pill
from client.art.place import place
from client.art.text import Style, line
from client.art.theme import CONTOUR, GOLD, SHELL, WHITE, seat_look, shade
from client.art.vector import Fade, Size, circle, corners, discs, drawing, path, polygon, ring, rounded
from client.games.black_rose import palette
from client.games.black_rose.formulas import reach
from client.games.black_rose.palette import lighter
from client.games.black_rose.symbols import TONES
from rules.black_rose.targets import ROSE, Target

VIEW = (100, 100)
CENTRE = (50, 50)
LINES = {"|": "M{at} 0v100", "-": "M0 {at}h100", "\\": "M{at} 0l100 100", "/": "M{at} 100l100 -100"}
"""One line of each kind of hatching."""


# --- cubes -------------------------------------------------------------------------------------------


@sprite
def cube(owner: int, px: int) -> Surface:
    """Return a cube of damage or instability: shape and colour are those of its owner."""
    look = seat_look(owner)
    edge, rim = max(5.0, 70 / px), max(7.0, 90 / px)
    body, light = (palette.ROSE_CUBE, 0.25) if owner == ROSE else (look.colour, 0.55)
    faces = Fade(((0, lighter(body, 0.3)), (0.55, body), (1, shade(body, 0.5))))
    top = Fade(((0, lighter(body, 0.5)), (1, lighter(body, 0.08))))
    return drawing(
        (px, px),
        path(outline_of(look.shape, 0), CONTOUR),
        path(outline_of(look.shape, edge), lighter(look.colour, light)),
        path(outline_of(look.shape, edge + rim), faces),
        path(outline_of(look.shape, edge + rim + 9), top, opacity=0.75),
        view=VIEW,
    )


@sprite
def socket(px: int, *, lit: bool) -> Surface:
    """Return the place of a cube; a light tells one that came last."""
    if lit:
        edge, ground = palette.LIT_SOCKET
        shapes = path(rounded(1, 1, 98, 98, 24), edge), path(rounded(9, 9, 82, 82, 18), ground)
    else:
        frame = ring(4, 4, 92, 92, 22, max(5.0, 90 / px))
        shapes = (
            path(rounded(4, 4, 92, 92, 22), palette.PIT, opacity=0.9),
            path(frame, palette.SOCKET, opacity=0.85, holes=True),
        )
    return drawing((px, px), *shapes, view=VIEW)


@sprite
def sockets(cubes: tuple[int, ...], slots: int, px: int, in_a_row: int, fresh: int = 0) -> Surface:
    """Return the places for instability, filled from the left; a light tells the cubes that came last."""
    rows = ceil(slots / in_a_row)
    widest = ceil(slots / rows)
    gap = max(1, px // 20)
    step = px + gap
    surface = Surface((widest * step - gap, rows * step - gap), SRCALPHA)
    for number in range(slots):
        row, column = divmod(number, widest)
        count = min(widest, slots - row * widest)
        at = ((surface.get_width() - count * step + gap) // 2 + column * step, row * step)
        surface.blit(socket(px, lit=len(cubes) - fresh <= number < len(cubes)), at)
        if number < len(cubes):
            surface.blit(cube(cubes[number], px), at)
    return surface


@sprite
def life(cubes: tuple[int, ...], health: int, size: Size) -> Surface:
    """Return a bar of life: a cell for each damage that can be taken, the last one with a skull."""
    gap = max(1, round(size[0] / health * 0.07))
    wide = (size[0] + gap) / health - gap
    surface = Surface(size, SRCALPHA)
    side = round(min(wide, size[1]) * 0.94)
    for number in range(health):
        left, last = round(number * (wide + gap)), number == health - 1
        box = (round(number * (wide + gap) + wide) - left, size[1])
        surface.blit(_life_cell(box, last), (left, 0))
        middle = (left + box[0] // 2, size[1] // 2)
        if number < len(cubes):
            place(surface, cube(cubes[number], side), middle)
        elif last:
            place(surface, icon("death-skull", round(side * 0.8), palette.SKULL), middle)
    return surface


@sprite
def _life_cell(size: Size, last: bool) -> Surface:
    fill, edge = palette.LAST_LIFE if last else palette.LIFE
    radius = min(size) * 0.2
    return drawing(
        size,
        path(rounded(0, 0, *size, radius), edge),
        path(rounded(1.2, 1.2, size[0] - 2.4, size[1] - 2.4, radius - 1), fill),
    )


# --- signs -------------------------------------------------------------------------------------------


def sign(name: str, px: int) -> Surface:
    """Return a symbol alone, as it looks on dark ground."""
    return icon(TONES[name].icon, px, TONES[name].bright)


def plate(
    size: Size, unit: float, edge: str = palette.EDGE, *, fill: str = palette.PLATE, radius: float = 8
) -> Surface:
    """Return the dark ground of something that is written on a picture or stands in a row."""
    return pill(size, fill, edge, max(1.0, 1.2 * unit), radius * unit)


@sprite
def rose_plate(size: Size, unit: float, edge: str, thick: float = 1.5, radius: float = 8) -> Surface:
    """Return the ground of what the Black Rose does."""
    inset = thick * unit
    inner = rounded(inset, inset, size[0] - 2 * inset, size[1] - 2 * inset, (radius - 1) * unit)
    whole = path(rounded(0, 0, *size, radius * unit), edge)
    return drawing(size, whole, path(inner, Fade(palette.ROSE_PLATE)))


@sprite
def element(name: str, px: int) -> Surface:
    """Return the sign of an element: a round enamel."""
    mark = "any_element" if name == "any" else name
    return _enamel(mark, palette.ELEMENTS[name], circle(*CENTRE, 48), circle(*CENTRE, 41), px)


@sprite
def kind(name: str, px: int) -> Surface:
    """Return the sign of a spell's type: a square enamel."""
    shapes = rounded(3, 3, 94, 94, 16), rounded(10, 10, 80, 80, 11)
    return _enamel(name, palette.TYPES[name], *shapes, px)


def _enamel(name: str, colour: str, outer: str, inner: str, px: int) -> Surface:
    ground = Fade(((0, lighter(colour, 0.22)), (0.6, colour), (1, shade(colour, 0.7))))
    surface = drawing((px, px), path(outer, Fade(GOLD)), path(inner, ground), view=VIEW)
    place(surface, sign(name, round(px * 0.66)), (px / 2, px / 2))
    return surface


@sprite
def target(aim: Target, px: int, ink: str) -> Surface:
    """Return whom a spell may be aimed at and how far: area is a hexagon with the number in it."""
    if aim.kind == "special":
        return _star(px, ink)
    if aim.kind == "area":
        hexagon = polygon(corners(6, *CENTRE, 44))
        surface = drawing((px, px), path(hexagon, stroke=ink, width=max(9.0, 130 / px)), view=VIEW)
        place(surface, _distance(aim, round(px * 0.5), round(px * 0.6), ink), (round(px / 2), round(px / 2)))
        return surface
    figure = icon(TONES["you" if aim.kind == "self" else aim.kind].icon, px, ink)
    if aim.kind == "self":
        return figure
    number = _distance(aim, round(px * 0.72), round(px * 0.92), ink)
    surface = Surface((px + number.get_width(), px), SRCALPHA)
    surface.blit(figure, (0, 0))
    place(surface, number, (px, round(px / 2)), "midleft")
    return surface


def _distance(aim: Target, star: int, digits: int, ink: str) -> Surface:
    """Return how far a target may be: a number, or a star for any distance."""
    far = reach(aim.range)
    return _star(star, ink) if far == "*" else letters(far, "ui_bold", digits, ink)


def _star(px: int, ink: str) -> Surface:
    """Return the six-armed star: any distance, or no target at all."""
    arms = "".join(f"M{x:.2f} {y:.2f}L{100 - x:.2f} {100 - y:.2f}" for x, y in corners(6, *CENTRE, 42)[:3])
    return drawing((px, px), path(arms, stroke=ink, width=15), view=VIEW)


@sprite
def marker(side: int, px: int, ink: str) -> Surface:
    """Return what tells the sides of a spell apart: an arrowhead, or a crescent for the reverse."""
    return icon("moon", px, ink) if side else drawing((px, px), path("M18 8L90 50L18 92Z", ink), view=VIEW)


@sprite
def hatch(colour: str, px: int) -> Surface:
    """Return a room's colour as a small hexagon with its heraldic hatching."""
    tinge = palette.TINGES[colour]
    outer, rim, field = (polygon(corners(6, *CENTRE, radius)) for radius in (50, 46, 40))
    shapes = path(outer, CONTOUR), path(rim, palette.FIELD_EDGE), path(field, tinge.plate)
    surface = drawing((px, px), *shapes, view=VIEW)
    lines = path(_hatching(tinge.hatch), stroke=WHITE, width=max(6.5, 100 / px))
    engraving = drawing((px, px), lines, view=VIEW)
    inside = drawing((px, px), path(field, WHITE, opacity=0.85), view=VIEW)
    engraving.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(engraving, (0, 0))
    return surface


def _hatching(kinds: str) -> str:
    """Return the engraving of a colour: lines, lines across others, or dots."""
    if kinds == ".":
        dots = [(x + 9 * (row % 2), 8 + 17 * row) for row in range(6) for x in range(5, 100, 18)]
        return "".join(f"M{x} {y}l0.1 0" for x, y in dots)
    return "".join(LINES[kind_].format(at=at) for kind_ in kinds for at in range(-80, 200, 20)) or "M0 0"


# --- discs, coins and hearts -------------------------------------------------------------------------


@sprite
def disc(look: palette.Disc, px: int, text: str = "") -> Surface:
    """Return a round token with a number on it."""
    surface = discs(px, *look.rings)
    place(surface, line(text, Style("ui_bold", look.ink), round(px * look.size)), (px / 2, px / 2))
    return surface


@sprite
def coin(name: str, px: int, colour: str = SHELL.frame, *, spent: bool = False) -> Surface:
    """Return a coin for an action or a room; a spent one is grey and struck through."""
    light = 0.25 if spent else 0.8
    enamel = Fade(((0, shade(colour, light)), (1, shade(colour, light * 0.42))))
    metal = Fade(palette.SPENT_METAL if spent else GOLD)
    surface = discs(px, (49, CONTOUR), (46.5, metal), (38, enamel))
    place(surface, icon(name, round(px * 0.52), palette.FADED if spent else palette.BRIGHT), (px / 2, px / 2))
    if spent:
        bars = (
            path("M22 78L78 22", stroke=ink, width=wide) for ink, wide in ((CONTOUR, 11), (palette.STRUCK, 5))
        )
        surface.blit(drawing((px, px), *bars, view=VIEW), (0, 0))
    return surface


@sprite
def heart(number: int, px: int) -> Surface:
    """Return how much health is left, on a heart."""
    surface = Surface((px, px), SRCALPHA)
    surface.blit(icon("hearts", px, CONTOUR), (0, 0))
    place(surface, icon("hearts", round(px * 0.86), palette.HEART), (px / 2, px / 2))
    digits = edged(str(number), "ui_bold", round(px * 0.58), WHITE, edge=palette.HEART_EDGE)
    place(surface, digits, (px / 2, px * 0.47))
    return surface


@sprite
def hearts(left: int, health: int, px: int) -> Surface:
    """Return the health of an evocation as a row of hearts, the lost ones dark."""
    size = round(px * (health + 0.3)), round(px * 1.25)
    surface = drawing(size, path(rounded(0, 0, *size, px * 0.4), palette.PIT, opacity=0.9))
    for number in range(health):
        mark = icon("hearts", px, palette.HEART if number < left else palette.LOST_HEART)
        surface.blit(mark, (round(px * (number + 0.15)), round(px * 0.13)))
    return surface
