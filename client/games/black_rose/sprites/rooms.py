"""Rooms on the table: floor, instability, name, effect and coin; the stone they stand on, and their lights.

Lengths are in units of a room that reaches 134 from its middle to its corners; `unit` is how many pixels
one of them takes.
"""

from __future__ import annotations

from math import ceil, sqrt

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.effects import OUTLINES, Glow, OutlineKind, dimmed
from client.art.icons import icon
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import place
from client.art.text import Style, draw, fitted, line
from client.art.theme import BRACKET, FOCUS, SEATS, SHELL, WHITE
from client.art.type_sizes import Type
from client.art.vector import Point, Size, corners, drawing, path, polygon
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.formulas import formula, name_of, reach
from client.games.black_rose.palette import lighter
from client.games.black_rose.sprites import great_rooms
from client.games.black_rose.sprites.tokens import coin, cube, hatch, plate, sockets
from rules.black_rose.catalogue import Face, Room
from rules.black_rose.records import LodgeRoom
from rules.core.words import Words

REACH = 134
SMALLEST_FULL = 80
"""Below so many pixels from middle to corner, a room shows neither its effect nor its points."""
SMALLEST_CALLED = 8
"""Below so many pixels of type a cell does not say that it is one."""
EFFECT = Style("ui", palette.PALE, leading=1.25, symbol=1.3)
INNER = 3
"""The first layer of stone that lies over the edges of the neighbours."""
WIDER = 1.4
"""How much wider the line of a light is than around other things."""
MARKED = ("act", "target", "attack")
"""The lights whose corners are marked: the shape of what may be chosen."""
FEW_SLOTS = 6
"""Up to so many places for instability lie in one row."""


def size_of(reach_: float) -> Size:
    """Return the pixels of a room whose corners are so far from its middle."""
    return round(reach_ * 3**0.5), round(reach_ * 2)


def is_great(room: Room) -> bool:
    """Tell whether a room is one of the great lodge: whole until it is destroyed."""
    return len(room.faces) == 1


def hex_points(size: Size, inset: float = 0) -> list[Point]:
    """Return the corners of the hexagon that fills a box, drawn in by so much."""
    return corners(6, size[0] / 2, size[1] / 2, size[1] / 2 - inset)


# --- rooms -------------------------------------------------------------------------------------------


@sprite
def hall(
    room: Room,
    stands: LodgeRoom,
    words: Words,
    size: Size,
    fresh: int = 0,
    lit: OutlineKind | None = None,
    *,
    dark: bool = False,
    owner: int | None = None,
) -> Surface:
    """Return a room as it stands, with the light in it; one that is out of reach lies in the dark.

    `fresh` is how many of its cubes came since the viewer's last turn, `owner` who has the token of a ruin.
    """
    if is_great(room):
        floor = great_rooms.floor(room, stands, size)
    else:
        floor = picture(f"black_rose/{room.id}{'_restored' if stands.restored else ''}", size)
    surface = (dimmed(floor, 0.7, 0.6) if stands.used else floor).copy()
    if lit is not None:
        surface.blit(light(size, OUTLINES[lit], ticks=lit in MARKED), (0, 0))
    if is_great(room):
        surface.blit(great_rooms.written(room, stands, words, size, fresh, owner), (0, 0))
    else:
        surface.blit(_written(room, stands, words, size, fresh), (0, 0))
    if dark:
        surface.blit(drawing(size, path(polygon(hex_points(size, 1)), palette.SHADE, opacity=0.6)), (0, 0))
    return surface


@sprite
def _written(room: Room, stands: LodgeRoom, words: Words, size: Size, fresh: int) -> Surface:
    """Return what stands on the floor of a room."""
    surface = Surface(size, SRCALPHA)
    px = Scale(size[1] / 2 / REACH)
    if size[1] / 2 < SMALLEST_FULL:
        _write_little(surface, room, stands, px, fresh)
    else:
        _write_all(surface, room, stands, px, fresh)
        _write_name(surface, room, words, px, 78 if stands.restored or room.slots <= FEW_SLOTS else 81)
        _write_effect(surface, room.faces[stands.restored], px, spent=stands.used)
    return surface


def _write_all(surface: Surface, room: Room, stands: LodgeRoom, px: Scale, fresh: int) -> None:
    """Show points and instability at the top of a room, or that it is restored and has its coin."""
    middle = surface.get_width() / 2
    if stands.restored:
        place(surface, icon("greek-temple", px(26), FOCUS), (middle, px(44)))
        place(surface, coin("key", px(38), spent=stands.used), (middle, px(241)))
        return
    tab(surface, room.points, surface.get_rect())
    side, in_a_row, y = (21.0, 6, 51) if room.slots <= FEW_SLOTS else (17.5, 5, 48)
    place(surface, sockets(stands.cubes, room.slots, px(side), in_a_row, fresh), (middle, px(y)))


def _write_little(surface: Surface, room: Room, stands: LodgeRoom, px: Scale, fresh: int) -> None:
    """Show only what reads in little room: instability and colour."""
    middle = surface.get_width() / 2
    if stands.restored:
        place(surface, coin("key", px(54), spent=stands.used), (middle, px(50)))
    else:
        place(surface, sockets(stands.cubes, room.slots, px(31), 4, fresh), (middle, px(58)))
    place(surface, hatch(room.colour, px(34)), (middle, px(244)))


def _write_name(surface: Surface, room: Room, words: Words, px: Scale, y: float) -> None:
    name = title(name_of(room.id, words), px(Type.SMALL), px(186))
    ground = plate((name.get_width() + px(22), px(25)), px.unit, SHELL.frame)
    box = place(surface, ground, (surface.get_width() / 2 + px(6), px(y)))
    place(surface, hatch(room.colour, px(23)), box.midleft)
    place(surface, name, (box.centerx + px(4), box.centery))


def _write_effect(surface: Surface, side: Face, px: Scale, *, spent: bool) -> None:
    style = EFFECT._replace(colour=palette.FADED) if spent else EFFECT
    effect = draw(fitted(_aim(side) + formula(side.verbs), style, px(Type.NOTE), px(158), px(40)), "centre")
    size = (effect.get_width() + px(18), effect.get_height() + px(3))
    ground = plate(size, px.unit)
    place(surface, effect, place(surface, ground, (surface.get_width() / 2, px(224)), "midbottom").center)


def _aim(side: Face) -> str:
    """Return whom the effect of a room is aimed at, as it stands before it."""
    aim = side.target
    if aim.kind in ("self", "special"):
        return ""
    return f"[area:{reach(aim.range)}]: " if aim.kind == "area" else f"[{aim.kind}]{reach(aim.range)}: "


def tab(surface: Surface, points: tuple[int, ...], room: Rect) -> None:
    """Draw what a room is worth over its upper corner, where it is large enough to say so."""
    px = Scale(room.height / 2 / REACH)
    if room.height / 2 >= SMALLEST_FULL:
        place(surface, _points(points, px(19)), (room.centerx, room.top + px(23)))


@sprite
def _points(points: tuple[int, ...], px: int) -> Surface:
    """Return what the room is worth to the first, the second and the third."""
    surface = plate((round(px * 4.4), px), px / 19, radius=10).copy()
    place(surface, icon("beveled-star", round(px * 0.76), palette.CROWN), (px * 0.7, px / 2))
    for number, (value, (colour, share)) in enumerate(zip(points, palette.POINTS, strict=True)):
        digits = line(str(value), Style("ui_bold", colour), round(px * share))
        place(surface, digits, (px * (1.55 + 0.95 * number), px / 2))
    return surface


@sprite
def cell(seat: int, name: str, size: Size) -> Surface:
    """Return the cell of a seat, its walls edged in the seat's colour."""
    px = Scale(size[1] / 2 / REACH)
    surface = picture("black_rose/cell", size).copy()
    colour = SEATS[seat].colour
    rim = path(polygon(hex_points(size, 5 * px.unit)), stroke=colour, width=5 * px.unit)
    surface.blit(drawing(size, rim), (0, 0))
    if px(Type.FACT) < SMALLEST_CALLED:
        return surface
    words = title(name, px(Type.FACT), size[0] * 0.5)
    mark = cube(seat, px(22))
    wide = words.get_width() + mark.get_width() + px(24)
    ground = plate((wide, px(30)), px.unit, lighter(colour, 0.3))
    box = place(surface, ground, (size[0] / 2, px(56)))
    place(surface, mark, (box.left + px(8), box.centery), "midleft")
    place(surface, words, (box.right - px(9), box.centery), "midright")
    return surface


# --- stone and light ---------------------------------------------------------------------------------


@sprite
def plinth(reach_: int, unit: float, *, edge: bool) -> Surface:
    """Return what a room stands on: first the gold edge of each is laid, then the stone of each over them."""
    layers = palette.STONE[:INNER] if edge else palette.STONE[INNER:]
    widest = reach_ + layers[0][0] * unit
    size = (ceil(widest * sqrt(3) / 2) * 2, ceil(widest) * 2)
    middle = (size[0] / 2, size[1] / 2)
    shapes = (path(polygon(corners(6, *middle, reach_ + out * unit)), colour) for out, colour in layers)
    return drawing(size, *shapes)


@sprite
def light(size: Size, look: Glow, *, ticks: bool) -> Surface:
    """Return the light within the walls of a room: rooms stand too close for one around it."""
    unit = size[1] / 2 / REACH * WIDER
    points = hex_points(size, (look.width / 2 + 2) * unit)
    way = polygon(points)
    surface = Surface(size, SRCALPHA)
    if look.strength:
        for blur, share in ((10, 1.0), (4, 0.7)):
            soft = drawing(size, path(way, stroke=look.colour, width=(look.width + 4) * unit))
            soft = pygame.transform.gaussian_blur(soft, max(1, round(blur * unit)))
            soft.set_alpha(min(255, round(255 * look.strength * share)))
            surface.blit(soft, (0, 0))
        inside = drawing(size, path(polygon(hex_points(size)), WHITE))
        surface.blit(inside, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    lines = [path(way, stroke=lighter(look.colour, 0.25), width=max(1.5, look.width * unit))]
    if ticks:
        lines.append(path(_ticks(points), stroke=BRACKET, width=max(2.0, (look.width + 2) * unit)))
    surface.blit(drawing(size, *lines), (0, 0))
    return surface


def _ticks(points: list[Point]) -> str:
    """Return short marks on both sides of each corner."""
    ways = []
    for number, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[number - 1], points[(number + 1) % 6]
        start = (x + (ax - x) * 0.15, y + (ay - y) * 0.15)
        end = (x + (bx - x) * 0.15, y + (by - y) * 0.15)
        ways.append(f"M{start[0]:.1f} {start[1]:.1f}L{x:.1f} {y:.1f}L{end[0]:.1f} {end[1]:.1f}")
    return "".join(ways)
