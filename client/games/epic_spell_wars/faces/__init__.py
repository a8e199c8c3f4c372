"""Card faces of Epic Spell Wars: ribbon, picture or emblem, glyph, and what the card does in words.

Lengths are in units of a card 300 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from math import ceil

import pygame
from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.place import place
from client.art.theme import mix
from client.art.vector import Fade, Size, drawing, path, polygon, ramp, rounded
from client.canvas import Scale
from client.games.epic_spell_wars.comic import (
    burst,
    dots,
    halves,
    inked,
    shout,
    shout_size,
)
from client.games.epic_spell_wars.faces.foot import (
    EDGE,
    HEIGHT,
    LOW,
    NAME,
    SIDE,
    SMALL,
    TOP,
    WIDTH,
    draw_foot,
    draw_rows,
    draw_well,
    kind_of,
    roll_of,
    row_plate,
)
from client.games.epic_spell_wars.faces.scene import portrait, scene
from client.games.epic_spell_wars.palette import (
    INK,
    LOOKS,
    RAINBOW,
    RED,
    RIBBON,
    WHITE,
    Letters,
)
from rules.core.words import Words
from rules.epic_spell_wars.cards import COMPONENTS, Component
from rules.epic_spell_wars.spell import KINDS

ONE_LINE, TWO_LINES = 24, 23
"""Down to which size a name stands in one line, and up to which in two: both keep within the plate."""

__all__ = [
    "HEIGHT",
    "SMALL",
    "WIDTH",
    "face",
    "initiative_star",
    "portrait",
    "ribbon",
    "roll_of",
    "row_plate",
    "scene",
]


@sprite
def face(component_id: str, width: int, words: Words, *, small: bool = False, row: int = -1) -> Surface:
    """Return a component face up; `row` is the one of its roll that applies."""
    component, px = COMPONENTS[component_id], Scale(width / WIDTH)
    kind = kind_of(component, small)
    low = px(LOW[kind.foot])
    if row >= 0 and kind.foot == "roll":
        surface = face(component_id, width, words).copy()
        draw_rows(surface, component, low, px, words, row)
        return surface
    size = (width, px(HEIGHT))
    surface = frame(size, component.glyph or component.kind).copy()
    window = (px(SIDE), px(TOP), width - 2 * px(SIDE), low - px(TOP))
    draw_well(surface, window, px)
    surface.blit(scene(component_id, window[2:]), window[:2])
    draw_foot(surface, component, kind, low, px, words)
    _draw_name(surface, component, px, words)
    if component.initiative:
        _draw_initiative(surface, component.initiative, px, small)
    return surface


@sprite
def frame(size: Size, name: str) -> Surface:
    """Return the frame of a card in the colours of its glyph or kind."""
    look, unit = LOOKS[name], size[0] / WIDTH
    body = ramp(
        size,
        ((0, look.pale), (0.18, look.colour), (0.7, look.colour), (1, mix(look.colour, look.deep, 0.65))),
    )
    if name == "wild_magic":
        for number, colour in enumerate(RAINBOW * 3):
            left, slant = (number - 7) * 46 * unit, size[1] * 0.35
            points = (
                (left - slant, size[1]),
                (left, 0),
                (left + 47 * unit, 0),
                (left + 47 * unit - slant, size[1]),
            )
            pygame.draw.polygon(body, colour, points)
    body = body.convert_alpha()
    body.blit(dots(size, 13 * unit, mix(look.deep, INK, 0.2), "foot", 0.7), (0, 0))
    round_corners(body, 13 * unit)
    edge = EDGE * unit
    line = rounded(edge / 2, edge / 2, size[0] - edge, size[1] - edge, 13 * unit)
    body.blit(drawing(size, path(line, stroke=INK, width=edge)), (0, 0))
    return body


def _draw_name(surface: Surface, component: Component, px: Scale, words: Words) -> None:
    """Write the name on a ribbon, whose ends tell where in a spell the card stands, or on a plate."""
    wide, top, bottom = surface.get_width(), px(NAME[0]), px(NAME[1])
    look, thick = LOOKS[component.glyph or component.kind], 3.6 * px.unit
    left = component.kind in ("source", "wild_magic")
    right = component.kind in ("delivery", "wild_magic")
    if component.kind in (*KINDS, "wild_magic"):
        shape = polygon(ribbon(wide, top, bottom, left, right, px.unit))
        shapes = [path(shape, Fade(RIBBON), stroke=INK, width=thick)]
        ends = [26 if end else 10 for end in (left, right)]
    else:
        plate = rounded(8 * px.unit, top, wide - 16 * px.unit, bottom - top, 9 * px.unit)
        shapes = [inked(plate, Fade(((0, WHITE), (0.3, look.pale), (1, look.colour))), thick)]
        ends = [18, 18]
    surface.blit(drawing((wide, bottom + px(4)), *shapes), (0, 0))
    room = wide - (ends[0] + ends[1]) * px.unit
    middle = (ends[0] * px.unit + room / 2, (top + bottom) / 2)
    lines = lines_of(words(f"epic_spell_wars.name.{component.id}"), px, room)
    for number, (line, size) in enumerate(lines):
        drop = (number - (len(lines) - 1) / 2) * size
        place(surface, shout(line, size, INK, thick=0), (middle[0], middle[1] + drop))


def lines_of(name: str, px: Scale, room: float) -> list[tuple[str, int]]:
    """Return a name in one line or two, and how large it is."""
    size = shout_size(name, px(Letters.NAME), room)
    if size >= px(ONE_LINE) or " " not in name:
        return [(name, size)]
    lines = halves(name)
    size = min(shout_size(line, px(TWO_LINES), room) for line in lines)
    return [(line, size) for line in lines]


def ribbon(
    wide: float, top: float, bottom: float, left: bool, right: bool, unit: float
) -> list[tuple[float, float]]:
    """Return the ribbon of a name: its free ends are notched, the others run off the card."""
    notch, middle, edge = (bottom - top) * 0.3, (top + bottom) / 2, 3 * unit
    start = [(edge, bottom), (edge + notch, middle), (edge, top)] if left else [(-edge, bottom), (-edge, top)]
    end = [(wide - edge, top), (wide - edge - notch, middle), (wide - edge, bottom)]
    return [*start, *(end if right else [(wide + edge, top), (wide + edge, bottom)])]


def _draw_initiative(surface: Surface, initiative: int, px: Scale, small: bool) -> None:
    """Show how fast a delivery is, in a burst."""
    at = (surface.get_width() - (56 if small else 46) * px.unit, (118 if small else 106) * px.unit)
    place(surface, initiative_star(initiative, (54 if small else 40) * px.unit), at)


@sprite
def initiative_star(initiative: int, radius: float) -> Surface:
    """Return the burst that says how fast a delivery is."""
    side = ceil(radius * 2.5)
    middle = (side / 2, side / 2)
    stars = (
        inked(burst(middle, radius * 0.82, radius * 1.1, 13, 9, rough=0.05), WHITE, radius * 0.09),
        path(burst(middle, radius * 0.66, radius * 0.92, 13, 9, rough=0.05), RED),
    )
    surface = drawing((side, side), *stars)
    place(surface, shout(str(initiative), round(radius * 0.9), WHITE), middle)
    return surface
