"""Draws pictures that change their size from frame to frame."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import SRCALPHA, Rect, Surface

STEP = 256
"""The sizes of the surfaces that are scaled into are multiples of so many pixels."""


def draw_scaled(surface: Surface, picture: Surface, place: Rect) -> None:
    """Draw a picture as large as a place, in memory that is used again: new one takes longer than scaling."""
    if place.width > 0 and place.height > 0:
        room = _room(*(-(-side // STEP) * STEP for side in place.size), bool(picture.get_flags() & SRCALPHA))
        scaled = room.subsurface((0, 0), place.size)
        pygame.transform.smoothscale(picture, place.size, scaled)
        surface.blit(scaled, place)


def turned(picture: Surface, facing: float) -> Surface:
    """Return a card seen from the side while it is turned over."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * abs(facing))), height))


@lru_cache(maxsize=4)
def _room(width: int, height: int, clear: bool) -> Surface:
    surface = Surface((width, height), SRCALPHA if clear else 0)
    return surface.convert_alpha() if clear else surface.convert()
