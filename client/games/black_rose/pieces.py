"""The small pieces of the lodge: cubes and their sockets, coins, signs, hatching, bars of life.

Whatever takes `px` is that high; pieces with a box of their own take its size.
"""

from __future__ import annotations

from math import ceil, sqrt

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.heraldry import outline_of
from client.art.icons import icon
from client.art.lettering import edged, letters
from client.art.theme import CONTOUR, GOLD, mix, seat_look, shade
from client.art.vector import Fade, Point, Size, circle, corners, drawing, path, polygon, ring, rounded
from client.games.black_rose.palette import ELEMENTS, TARGETS, TINGES, TYPES, Sign
from rules.black_rose.targets import ROSE

UNIT = 100
VIEW = (UNIT, UNIT)


# --- cubes -------------------------------------------------------------------------------------------


@sprite
def cube(owner: int, px: int) -> Surface:
    """Return a cube of damage or instability: shape and colour are those of its owner."""
    look = seat_look(owner)
    edge, rim = max(5.0, 70 / px), max(7.0, 90 / px)
    body = "#33202f" if owner == ROSE else look.colour
    light = mix(look.colour, "#ffffff", 0.25 if owner == ROSE else 0.55)
    faces = Fade(((0, mix(body, "#ffffff", 0.3)), (0.55, body), (1, shade(body, 0.5))))
    top = Fade(((0, mix(body, "#ffffff", 0.5)), (1, mix(body, "#ffffff", 0.08))))
    return drawing(
        (px, px),
        path(outline_of(look.shape, 0), CONTOUR),
        path(outline_of(look.shape, edge), light),
        path(outline_of(look.shape, edge + rim), faces),
        path(outline_of(look.shape, edge + rim + 9), top, opacity=0.75),
        view=VIEW,
    )


@sprite
def socket(px: int) -> Surface:
    """Return the empty place of a cube."""
    thick = max(5.0, 90 / px)
    return drawing(
        (px, px),
        path(rounded(4, 4, 92, 92, 22), "#0e090a", opacity=0.9),
        path(ring(4, 4, 92, 92, 22, thick), "#a88654", opacity=0.85, holes=True),
        view=VIEW,
    )


@sprite
def _lit_socket(px: int) -> Surface:
    return drawing(
        (px, px),
        path(rounded(1, 1, 98, 98, 24), "#fff4be"),
        path(rounded(9, 9, 82, 82, 18), "#5a4a20"),
        view=VIEW,
    )


@sprite
def sockets(cubes: tuple[int, ...], slots: int, px: int, in_a_row: int, fresh: int = 0) -> Surface:
    """Return the places for instability, filled from the left; a light tells the cubes that came last."""
    rows = ceil(slots / in_a_row)
    widest = ceil(slots / rows)
    gap = max(1, px // 20)
    step = px + gap
    surface = Surface((widest * step - gap, rows * step - gap), SRCALPHA)
    for number in range(slots):
        line, column = divmod(number, widest)
        count = min(widest, slots - line * widest)
        left = (surface.get_width() - count * step + gap) // 2
        at = (left + column * step, line * step)
        surface.blit(_lit_socket(px) if len(cubes) - fresh <= number < len(cubes) else socket(px), at)
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
        left = round(number * (wide + gap))
        box = (round(number * (wide + gap) + wide) - left, size[1])
        last = number == health - 1
        surface.blit(_life_cell(box, last), (left, 0))
        middle = (left + box[0] // 2, size[1] // 2)
        if number < len(cubes):
            picture = cube(cubes[number], side)
        elif last:
            picture = icon("death-skull", round(side * 0.8), "#d89a84")
        else:
            continue
        surface.blit(picture, picture.get_rect(center=middle))
    return surface


@sprite
def _life_cell(size: Size, last: bool) -> Surface:
    fill, line = ("#421012", "#c0563f") if last else ("#160e0d", "#7a5f38")
    radius = min(size) * 0.2
    return drawing(
        size,
        path(rounded(0, 0, *size, radius), line),
        path(rounded(1.2, 1.2, size[0] - 2.4, size[1] - 2.4, radius - 1), fill),
    )


# --- signs -------------------------------------------------------------------------------------------


@sprite
def element(name: str, px: int) -> Surface:
    """Return the sign of an element: a round enamel."""
    return _enamel(ELEMENTS[name], circle(50, 50, 48), circle(50, 50, 41), px)


@sprite
def kind(name: str, px: int) -> Surface:
    """Return the sign of a spell's type: a square enamel."""
    return _enamel(TYPES[name], rounded(3, 3, 94, 94, 16), rounded(10, 10, 80, 80, 11), px)


def _enamel(sign: Sign, outer: str, inner: str, px: int) -> Surface:
    ground = Fade(((0, mix(sign.ground, "#ffffff", 0.22)), (0.6, sign.ground), (1, shade(sign.ground, 0.7))))
    surface = drawing((px, px), path(outer, Fade(GOLD)), path(inner, ground), view=VIEW)
    mark = icon(sign.icon, round(px * 0.66), sign.ink)
    surface.blit(mark, mark.get_rect(center=(px / 2, px / 2)))
    return surface


@sprite
def target(name: str, reach: str, px: int, ink: str) -> Surface:
    """Return whom a spell may be aimed at and how far: area is a hexagon with the number in it."""
    if name == "area":
        return _area(reach, px, ink)
    if name == "special":
        return _star(px, ink)
    figure = icon(TARGETS[name], px, ink)
    if not reach:
        return figure
    number = (
        _star(round(px * 0.72), ink) if reach == "*" else letters(reach, "ui_bold", round(px * 0.92), ink)
    )
    surface = Surface((px + number.get_width(), px), SRCALPHA)
    surface.blit(figure, (0, 0))
    surface.blit(number, number.get_rect(midleft=(px, round(px / 2))))
    return surface


def _area(reach: str, px: int, ink: str) -> Surface:
    hexagon = polygon(corners(6, 50, 50, 44))
    surface = drawing((px, px), path(hexagon, stroke=ink, width=max(9.0, 130 / px)), view=VIEW)
    inside = _star(round(px * 0.5), ink) if reach == "*" else letters(reach, "ui_bold", round(px * 0.6), ink)
    surface.blit(inside, inside.get_rect(center=(round(px / 2), round(px / 2))))
    return surface


def _star(px: int, ink: str) -> Surface:
    """Return the six-armed star: any distance, or no target at all."""
    arms = "".join(f"M{x:.2f} {y:.2f}L{100 - x:.2f} {100 - y:.2f}" for x, y in corners(6, 50, 50, 42)[:3])
    return drawing((px, px), path(arms, stroke=ink, width=15), view=VIEW)


@sprite
def marker(side: str, px: int, ink: str) -> Surface:
    """Return what tells the sides of a spell apart: an arrowhead, or a crescent for the reverse."""
    if side == "main":
        return drawing((px, px), path("M18 8L90 50L18 92Z", ink), view=VIEW)
    return icon("moon", px, ink)


@sprite
def hatch(colour: str, px: int) -> Surface:
    """Return a room's colour as a small hexagon with its heraldic hatching."""
    tinge = TINGES[colour]
    outer, rim, field = (polygon(corners(6, 50, 50, radius)) for radius in (50, 46, 40))
    surface = drawing(
        (px, px), path(outer, CONTOUR), path(rim, "#fae2aa"), path(field, tinge.plate), view=VIEW
    )
    engraving = drawing(
        (px, px), path(_hatching(tinge.hatch), stroke="#ffffff", width=max(6.5, 100 / px)), view=VIEW
    )
    inside = drawing((px, px), path(field, "#ffffff", opacity=0.85), view=VIEW)
    engraving.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(engraving, (0, 0))
    return surface


def _hatching(kind_: str) -> str:
    steps = range(-80, 200, 20)
    match kind_:
        case "|":
            return "".join(f"M{at} 0L{at} 100" for at in steps)
        case "-":
            return "".join(f"M0 {at}L100 {at}" for at in steps)
        case "\\":
            return "".join(f"M{at} 0L{at + 100} 100" for at in steps)
        case "/":
            return "".join(f"M{at} 100L{at + 100} 0" for at in steps)
        case "#":
            return _hatching("|") + _hatching("-")
        case ".":
            return "".join(
                f"M{x + 9 * (row % 2)} {8 + 17 * row}L{x + 9 * (row % 2) + 0.1} {8 + 17 * row}"
                for row in range(6)
                for x in range(5, 100, 18)
            )
    return "M0 0"


# --- coins -------------------------------------------------------------------------------------------


@sprite
def coin(sign: str, px: int, colour: str = "#c99a48", *, spent: bool = False) -> Surface:
    """Return a coin for an action or a room; a spent one is grey and struck through."""
    metal = Fade(((0, "#77706a"), (0.5, "#4a443f"), (1, "#26221f"))) if spent else Fade(GOLD)
    light = 0.25 if spent else 0.8
    enamel = Fade(((0, shade(colour, light)), (1, shade(colour, light * 0.42))))
    surface = drawing(
        (px, px),
        path(circle(50, 50, 49), CONTOUR),
        path(circle(50, 50, 46.5), metal),
        path(circle(50, 50, 38), enamel),
        view=VIEW,
    )
    mark = icon(sign, round(px * 0.52), "#8a8078" if spent else "#fff0c8")
    surface.blit(mark, mark.get_rect(center=(px / 2, px / 2)))
    if spent:
        bar = drawing(
            (px, px),
            path("M22 78L78 22", stroke="#140e0c", width=11),
            path("M22 78L78 22", stroke="#d08068", width=5),
            view=VIEW,
        )
        surface.blit(bar, (0, 0))
    return surface


@sprite
def heart(number: int, px: int) -> Surface:
    """Return how much health is left, on a heart."""
    surface = Surface((px, px), SRCALPHA)
    surface.blit(icon("hearts", px, "#14060a"), (0, 0))
    inner = icon("hearts", round(px * 0.86), "#d02c3c")
    surface.blit(inner, inner.get_rect(center=(px / 2, px / 2)))
    digits = edged(str(number), "ui_bold", round(px * 0.5), "#ffffff", edge="#4a0810")
    surface.blit(digits, digits.get_rect(center=(px / 2, px * 0.48)))
    return surface


@sprite
def hearts(left: int, health: int, px: int) -> Surface:
    """Return the health of an evocation as a row of hearts, the lost ones dark."""
    surface = drawing(
        (round(px * (health + 0.3)), round(px * 1.25)),
        path(rounded(0, 0, round(px * (health + 0.3)), round(px * 1.25), px * 0.4), "#0a0606", opacity=0.9),
    )
    for number in range(health):
        mark = icon("hearts", px, "#e23442" if number < left else "#5a3c3c")
        surface.blit(mark, (round(px * (number + 0.15)), round(px * 0.13)))
    return surface


# --- hexagons ----------------------------------------------------------------------------------------


def hex_size(reach: float) -> tuple[float, float]:
    """Return width and height of a hexagon that stands on a corner."""
    return reach * sqrt(3), reach * 2


def hex_points(size: Size, inset: float = 0) -> list[Point]:
    """Return the corners of the hexagon that fills a box, drawn in by so much."""
    return corners(6, size[0] / 2, size[1] / 2, size[1] / 2 - inset)
