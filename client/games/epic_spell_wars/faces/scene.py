"""The window of a card with its picture, and the portraits on boards."""

from __future__ import annotations

import pygame
from pygame import Surface

from client.art.cache import sprite
from client.art.effects import mask, round_corners
from client.art.pictures import picture
from client.art.place import place
from client.art.vector import Size, drawing, path, ramp, rounded
from client.games.epic_spell_wars.comic import (
    clipped,
    shout,
)
from client.games.epic_spell_wars.palette import (
    INK,
    LOOKS,
)

CENTRE = 0.4
"""Which height of a picture lies in the middle of the window: the ribbon hides the upper end of that."""
FACE = 0.44
"""The same of a portrait."""


@sprite
def scene(component_id: str, size: Size) -> Surface:
    """Return the picture of a component in its window."""
    window = picture(f"epic_spell_wars/{component_id}", size, CENTRE).convert_alpha()
    round_corners(window, size[0] * 0.022)
    return window


@sprite
def portrait(hero: str, px: int, *, dead: bool = False) -> Surface:
    """Return a wizard for a board, `px` by `px`; a dead one is grey, one not yet chosen is a riddle."""
    edge = max(2, round(px * 0.035))
    inner = px - 2 * edge
    if not hero:
        window = ramp((inner, inner), ((0, LOOKS["hero"].deep), (1, INK)))
    else:
        window = picture(f"epic_spell_wars/{hero}", (inner, inner), FACE)
    if dead:
        window = pygame.transform.grayscale(window)
    surface = drawing((px, px), path(rounded(0, 0, px, px, px * 0.11), INK))
    surface.blit(clipped(window, mask((inner, inner), px * 0.08)), (edge, edge))
    if not hero:
        place(surface, shout("?", round(px * 0.6), LOOKS["hero"].pale), (px / 2, px / 2))
    return surface
