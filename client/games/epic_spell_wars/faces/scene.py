"""The window of a card: its picture, or its emblem in a burst, and the portraits on boards."""

from __future__ import annotations

import pygame
from pygame import Surface

from client.art.cache import sprite
from client.art.effects import mask, round_corners
from client.art.pictures import FOLDER, picture
from client.art.place import place
from client.art.theme import mix
from client.art.vector import Size, drawing, path, ramp, rounded
from client.games.epic_spell_wars.comic import (
    burst,
    clipped,
    dots,
    emblem,
    inked,
    rays,
)
from client.games.epic_spell_wars.palette import (
    HEROES,
    ICONS,
    INK,
    LOOKS,
    WHITE,
)
from rules.epic_spell_wars.cards import COMPONENTS

CENTRE = 0.455
"""Which height of a picture lies in the middle of the window: the ribbon hides the upper end of that."""
FACE = 0.44
"""The same of a portrait."""


def is_painted(component_id: str) -> bool:
    """Tell whether there is a picture of a component."""
    return (FOLDER / "epic_spell_wars" / f"{component_id}.webp").exists()


@sprite
def scene(component_id: str, size: Size) -> Surface:
    """Return the picture of a component, or as long as there is none, its emblem in a burst."""
    if is_painted(component_id):
        window = picture(f"epic_spell_wars/{component_id}", size, CENTRE).convert_alpha()
    else:
        window = _burst_scene(component_id, size)
    round_corners(window, size[0] * 0.022)
    return window


def _burst_scene(component_id: str, size: Size) -> Surface:
    component = COMPONENTS[component_id]
    look = LOOKS[component.glyph or component.kind]
    light, deep = HEROES.get(component_id, (look.colour, look.deep))
    wide, high = size
    surface = ramp(size, ((0, mix(light, deep, 0.1)), (1, deep))).convert_alpha()
    hidden = wide * 27 / 276
    middle = (wide / 2, (high + hidden) / 2 - wide * 0.02)
    seen = high - hidden
    white, inner = (
        (look.deep, mix(look.deep, look.colour, 0.3)) if component_id == "wild_magic" else (WHITE, look.pale)
    )
    inner = mix(light, WHITE, 0.72) if component.kind == "hero" else inner
    reach = min(seen, wide * 0.8)
    surface.blit(
        drawing(size, path(rays(middle, wide + high, 18), mix(light, look.pale, 0.5), opacity=0.8)), (0, 0)
    )
    surface.blit(dots(size, wide * 0.05, mix(deep, INK, 0.25), "rim", 0.85), (0, 0))
    stars = (
        inked(burst(middle, reach * 0.44, reach * 0.7, 15, wide=1.3), white, wide * 0.014),
        path(burst(middle, reach * 0.38, reach * 0.6, 15, wide=1.3), inner),
    )
    surface.blit(drawing(size, *stars), (0, 0))
    px = round(min(reach * 0.95, wide * 0.64))
    mark = emblem(ICONS[component_id], px, look.top, mix(light, WHITE, 0.1), mix(deep, INK, 0.45))
    place(surface, mark, middle)
    return surface


@sprite
def portrait(hero: str, px: int, *, dead: bool = False) -> Surface:
    """Return a wizard for a board, `px` by `px`; a dead one is grey."""
    edge = max(2, round(px * 0.035))
    inner = px - 2 * edge
    if not hero:
        window = ramp((inner, inner), ((0, LOOKS["hero"].deep), (1, INK)))
    elif is_painted(hero):
        window = picture(f"epic_spell_wars/{hero}", (inner, inner), FACE)
    else:
        window = _burst_scene(hero, (inner, inner))
    if dead:
        window = pygame.transform.grayscale(window)
    surface = drawing((px, px), path(rounded(0, 0, px, px, px * 0.11), INK))
    surface.blit(clipped(window, mask((inner, inner), px * 0.08)), (edge, edge))
    return surface
