"""Rooms on the table: floor, instability, name, effect and coin; and the light that falls on them.

Lengths are in units of a room that reaches 134 from its middle to its corners; `unit` is how many pixels
one of them takes.
"""

from __future__ import annotations

from math import ceil, sqrt
from typing import Literal, NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.effects import dimmed
from client.art.icons import icon
from client.art.lettering import title
from client.art.panels import panel, pill
from client.art.pictures import picture
from client.art.text import Style, draw, fitted, line
from client.art.theme import SEATS, TEXT, mix
from client.art.vector import Point, Size, circle, corners, drawing, path, polygon
from client.games.black_rose.pieces import coin, cube, hatch, hex_points, sockets

REACH = 134
SMALLEST_FULL = 80
"""Below so many pixels from middle to corner, a room shows neither its effect nor its points."""
EFFECT = Style("ui", "#f4e6c4", leading=1.25, symbol=1.3)
SAYS = Style("text", TEXT, leading=1.2)
SPENT = EFFECT._replace(colour="#9a8e80")

Light = Literal["act", "faint", "target", "refused", "attack", "range"]
STONE = (
    (13, "#4d3614"),
    (12, "#c99a48"),
    (10.4, "#5e3d14"),
    (9.6, "#1d1520"),
    (5.5, "#6d5026"),
    (4.6, "#130d17"),
)
"""How far each layer of a plinth stands out, and its colour: together they are a moulding."""
INNER = 3
"""The first layer that lies over the edges of the neighbours."""


class Glow(NamedTuple):
    """The light around a room: colour, width of its line, strength, and whether its corners are marked."""

    colour: str
    width: float
    strength: float
    ticks: bool


LIGHTS: dict[Light, Glow] = {
    "act": Glow("#ffc454", 4, 0.9, True),
    "faint": Glow("#ffc454", 2, 0.0, False),
    "target": Glow("#8dff9a", 5, 1.1, True),
    "refused": Glow("#ff6e5a", 4, 0.6, False),
    "attack": Glow("#ff6a5a", 6, 1.2, True),
    "range": Glow("#46b4f0", 3, 0.6, False),
}


class RoomLook(NamedTuple):
    """All that a room shows besides the figures in it."""

    id: str
    name: str
    colour: str
    effect: str
    restored: bool
    spent: bool
    slots: int
    cubes: tuple[int, ...]
    points: tuple[int, ...]
    fresh: int = 0
    """How many of its cubes came since the viewer's last turn."""


def size_of(reach: float) -> Size:
    """Return the pixels of a room whose corners are so far from its middle."""
    return round(reach * 3**0.5), round(reach * 2)


# --- rooms -------------------------------------------------------------------------------------------


@sprite
def hall(look: RoomLook, size: Size, lit: Light | None = None, *, dark: bool = False) -> Surface:
    """Return a room as it stands, with the light in it; one that is out of reach lies in the dark."""
    floor = picture(f"black_rose/{look.id}{'_restored' if look.restored else ''}", size)
    surface = (dimmed(floor, 0.7, 0.6) if look.spent else floor).copy()
    if lit is not None:
        surface.blit(light(size, lit, size[1] / 2 / REACH), (0, 0))
    surface.blit(written(look, size), (0, 0))
    if dark:
        surface.blit(shade_over(size, 0.6), (0, 0))
    return surface


@sprite
def written(look: RoomLook, size: Size) -> Surface:
    """Return what stands on the floor of a room."""
    surface = Surface(size, SRCALPHA)
    unit = size[1] / 2 / REACH
    if size[1] / 2 < SMALLEST_FULL:
        _small_writing(surface, look, unit)
    else:
        _writing(surface, look, unit)
    return surface


def _writing(surface: Surface, look: RoomLook, unit: float) -> None:
    """Write, from the top: points, instability, name; at the foot effect and coin."""
    middle = surface.get_width() / 2
    if look.restored:
        temple = icon("greek-temple", round(26 * unit), "#ffe9a8")
        surface.blit(temple, temple.get_rect(center=(middle, 44 * unit)))
    else:
        tab(surface, look.points, surface.get_rect())
        wide = look.slots <= 6
        places = sockets(
            look.cubes, look.slots, round((21 if wide else 17.5) * unit), 6 if wide else 5, look.fresh
        )
        surface.blit(places, places.get_rect(center=(middle, (51 if wide else 48) * unit)))
    _name(surface, look, unit, 78 if look.restored or look.slots <= 6 else 81)
    _effect(surface, look, unit)
    if look.restored:
        token = coin("key", round(38 * unit), spent=look.spent)
        surface.blit(token, token.get_rect(center=(middle, 241 * unit)))


def _small_writing(surface: Surface, look: RoomLook, unit: float) -> None:
    """Show only what reads in little room: instability and colour."""
    middle = surface.get_width() / 2
    if look.restored:
        token = coin("key", round(54 * unit), spent=look.spent)
        surface.blit(token, token.get_rect(center=(middle, 50 * unit)))
    else:
        places = sockets(look.cubes, look.slots, round(31 * unit), 4, look.fresh)
        surface.blit(places, places.get_rect(center=(middle, 58 * unit)))
    mark = hatch(look.colour, round(34 * unit))
    surface.blit(mark, mark.get_rect(center=(middle, 244 * unit)))


def _name(surface: Surface, look: RoomLook, unit: float, y: float) -> None:
    mark = hatch(look.colour, round(23 * unit))
    room = round(186 * unit)
    name = title(look.name, round(16.5 * unit), room)
    wide = name.get_width() + round(22 * unit)
    plate = pill((wide, round(25 * unit)), "#160e0b", "#c99a48", max(1.0, 1.3 * unit), 8 * unit)
    place = plate.get_rect(center=(surface.get_width() / 2 + 6 * unit, y * unit))
    surface.blit(plate, place)
    surface.blit(mark, mark.get_rect(center=(place.left, place.centery)))
    surface.blit(name, name.get_rect(center=(place.centerx + 4 * unit, place.centery)))


def _effect(surface: Surface, look: RoomLook, unit: float) -> None:
    style = SPENT if look.spent else EFFECT
    measured = fitted(look.effect, style, round(15 * unit), 158 * unit, 40 * unit)
    words = draw(measured, "centre")
    size = (words.get_width() + round(18 * unit), words.get_height() + round(3 * unit))
    edge = "#5a5048" if look.spent else "#8a6a34"
    plate = pill(size, "#1e140e", edge, max(1.0, unit), 7 * unit)
    place = plate.get_rect(midbottom=(surface.get_width() / 2, 224 * unit))
    surface.blit(plate, place)
    surface.blit(words, words.get_rect(center=place.center))


def tab(surface: Surface, points: tuple[int, ...], room: Rect) -> None:
    """Draw what a room is worth over its upper corner, where it is large enough to say so."""
    unit = room.height / 2 / REACH
    if room.height / 2 >= SMALLEST_FULL:
        plate = _points(points, round(19 * unit))
        surface.blit(plate, plate.get_rect(center=(room.centerx, room.top + 23 * unit)))


@sprite
def _points(points: tuple[int, ...], px: int) -> Surface:
    """Return what the room is worth to the first, the second and the third."""
    size = (round(px * 4.4), px)
    surface = pill(size, "#180f0a", "#8a6a34", max(1.0, px / 16)).copy()
    star = icon("beveled-star", round(px * 0.76), "#ffd75e")
    surface.blit(star, star.get_rect(center=(px * 0.7, px / 2)))
    for number, (value, colour, share) in enumerate(
        zip(points, ("#ffe9a8", "#d8c294", "#b09a74"), (0.8, 0.7, 0.64), strict=True)
    ):
        digits = line(str(value), Style("ui_bold", colour), round(px * share))
        surface.blit(digits, digits.get_rect(center=(px * (1.55 + 0.95 * number), px / 2)))
    return surface


@sprite
def hall_card(looks: tuple[RoomLook, ...], says: tuple[str, ...], width: int, height: int) -> Surface:
    """Return both sides of a room on a card: ruined above, restored below, each with what it does.

    Where there is more room across, that is said beside them.
    """
    size = (width, height)
    unit = min(width, height) / 176
    surface = panel(size, unit).copy()
    name = title(looks[0].name, round(16.5 * unit), width - 20 * unit)
    surface.blit(name, name.get_rect(center=(width / 2, 16 * unit)))
    tall = (height - 34 * unit) / 2
    for number, (look, words) in enumerate(zip(looks, says, strict=True)):
        top = 28 * unit + number * tall
        if width > height:
            floor = hall(look, size_of(tall / 2 - 2 * unit))
            left = surface.blit(floor, (8 * unit, top)).right + 8 * unit
            said = draw(fitted(words, SAYS, round(14.5 * unit), width - left - 8 * unit, tall - 4 * unit))
            surface.blit(said, said.get_rect(midleft=(left, top + tall / 2 - 2 * unit)))
            continue
        said = draw(fitted(words, SAYS, round(11.5 * unit), width - 18 * unit, tall * 0.4), "centre")
        under = said.get_height() + 6 * unit if words else 0
        floor = hall(look, size_of((tall - under) / 2 - 2 * unit))
        surface.blit(floor, floor.get_rect(midtop=(width / 2, top)))
        surface.blit(said, said.get_rect(midbottom=(width / 2, top + tall - 4 * unit)))
    return surface


@sprite
def cell(seat: int, name: str, size: Size) -> Surface:
    """Return the cell of a seat, its walls edged in the seat's colour."""
    unit = size[1] / 2 / REACH
    surface = picture("black_rose/cell", size).copy()
    colour = SEATS[seat].colour
    rim = path(polygon(hex_points(size, 5 * unit)), stroke=colour, width=5 * unit)
    surface.blit(drawing(size, rim), (0, 0))
    words = title(name, round(19 * unit), size[0] * 0.5)
    mark = cube(seat, round(22 * unit))
    wide = words.get_width() + mark.get_width() + round(24 * unit)
    plate = pill(
        (wide, round(30 * unit)), "#160e0b", mix(colour, "#ffffff", 0.3), max(1.0, 1.4 * unit), 9 * unit
    )
    place = plate.get_rect(center=(size[0] / 2, 56 * unit))
    surface.blit(plate, place)
    surface.blit(mark, mark.get_rect(midleft=(place.left + 8 * unit, place.centery)))
    surface.blit(words, words.get_rect(midright=(place.right - 9 * unit, place.centery)))
    return surface


# --- the board under them ----------------------------------------------------------------------------


@sprite
def plinth(reach: int, unit: float, *, edge: bool) -> Surface:
    """Return what a room stands on: first the gold edge of each is laid, then the stone of each over them."""
    wider = STONE[0][0] if edge else STONE[INNER][0]
    half = (reach + wider * unit) * sqrt(3) / 2, reach + wider * unit
    size = (ceil(half[0]) * 2, ceil(half[1]) * 2)
    layers = STONE[:INNER] if edge else STONE[INNER:]
    return drawing(
        size,
        *(
            path(polygon(corners(6, size[0] / 2, size[1] / 2, reach + out * unit)), colour)
            for out, colour in layers
        ),
    )


# --- lights and ways ---------------------------------------------------------------------------------


@sprite
def light(size: Size, kind: Light, unit: float) -> Surface:
    """Return the light within the walls of a room of that size: rooms stand too close for one around it."""
    look = LIGHTS[kind]
    points = hex_points(size, (look.width / 2 + 2) * unit)
    way = polygon(points)
    surface = Surface(size, SRCALPHA)
    if look.strength:
        for blur, share in ((10, 1.0), (4, 0.7)):
            soft = drawing(size, path(way, stroke=look.colour, width=(look.width + 4) * unit))
            soft = pygame.transform.gaussian_blur(soft, max(1, round(blur * unit)))
            soft.set_alpha(min(255, round(255 * look.strength * share)))
            surface.blit(soft, (0, 0))
        inside = drawing(size, path(polygon(hex_points(size)), "#ffffff"))
        surface.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    lines = [path(way, stroke=mix(look.colour, "#ffffff", 0.25), width=max(1.5, look.width * unit))]
    if look.ticks:
        lines.append(path(_ticks(points), stroke="#fff8dc", width=max(2.0, (look.width + 2) * unit)))
    surface.blit(drawing(size, *lines), (0, 0))
    return surface


def _ticks(points: list[Point]) -> str:
    """Return short marks on both sides of each corner: the shape of what may be chosen."""
    ways = []
    for number, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[number - 1], points[(number + 1) % 6]
        start = (x + (ax - x) * 0.15, y + (ay - y) * 0.15)
        end = (x + (bx - x) * 0.15, y + (by - y) * 0.15)
        ways.append(f"M{start[0]:.1f} {start[1]:.1f}L{x:.1f} {y:.1f}L{end[0]:.1f} {end[1]:.1f}")
    return "".join(ways)


@sprite
def shade_over(size: Size, opacity: float) -> Surface:
    """Return the dark that lies over a room which is out of reach."""
    return drawing(size, path(polygon(hex_points(size, 1)), "#06040a", opacity=opacity))


@sprite
def bead(px: int) -> Surface:
    """Return one bead of a way that is walked."""
    return drawing(
        (px, px),
        path(circle(50, 50, 46), "#140c08"),
        path(circle(50, 50, 31), "#fff0c8"),
        view=(100, 100),
    )


@sprite
def numbered_bead(number: int, px: int) -> Surface:
    """Return the end of a step, with its number."""
    surface = drawing(
        (px, px), path(circle(50, 50, 48), "#ffe6aa"), path(circle(50, 50, 41), "#3c2408"), view=(100, 100)
    )
    digits = line(str(number), Style("ui_bold", "#fff8e0"), round(px * 0.6))
    surface.blit(digits, digits.get_rect(center=(px / 2, px / 2)))
    return surface


@sprite
def beam(across: tuple[int, int], unit: float) -> Surface:
    """Return a line of sight that runs so far to the right and down, in a box a little larger."""
    margin = ceil(12 * unit)
    size = (abs(across[0]) + 2 * margin, abs(across[1]) + 2 * margin)
    ends = [
        margin if (step < 0) == far else side - margin
        for far in (False, True)
        for step, side in zip(across, size, strict=True)
    ]
    way = f"M{ends[0]} {ends[1]}L{ends[2]} {ends[3]}"
    layers = ((18, "#ff6eaa", 0.18), (10, "#ff6eaa", 0.35), (4, "#ffecf6", 0.95))
    return drawing(
        size, *(path(way, stroke=colour, width=wide * unit, opacity=shown) for wide, colour, shown in layers)
    )
