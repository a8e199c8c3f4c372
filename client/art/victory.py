"""The pictures of a victory: a painting with room for words, and a portrait in its arch."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.pictures import FACE_HEIGHT, picture
from client.art.theme import CONTOUR, GOLD, VICTORY_DARK, WHITE
from client.art.vector import Fade, Size, drawing, path

ACROSS = 0.275
"""Where the middle of a painting is shown, in widths of the window."""


@sprite
def painting(name: str, size: Size) -> Surface:
    """Return a painting that fills the window, its middle to the left, and darkness where words stand."""
    surface = Surface(size)
    whole = picture(name, size)
    aside = round(size[0] * (0.5 - ACROSS))
    surface.blit(whole, (-aside, 0))
    stops = ((0, "30"), (0.36, "50"), (0.56, "f0"), (0.76, "ff"), (1, "ff"))
    shade = Fade(tuple((at, VICTORY_DARK + opacity) for at, opacity in stops), across=True)
    # A gradient is as good small: it is stretched.
    small = drawing((256, 8), path("M0 0L256 0L256 8L0 8Z", shade))
    surface.blit(pygame.transform.smoothscale(small, size), (0, 0))
    return surface


@sprite
def arch(face: str, size: Size) -> Surface:
    """Return a portrait in a pointed arch of gold."""
    surface = Surface(size, SRCALPHA)
    surface.blit(picture(face, size, FACE_HEIGHT, 1.0), (0, 0))
    way = "M4 98L4 34C4 20 24 10 50 2C76 10 96 20 96 34L96 98Z"
    kept = drawing(size, path(way, WHITE), view=(100, 100))
    surface.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    edges = (path(way, stroke=CONTOUR, width=4.4), path(way, stroke=Fade(GOLD), width=2.6))
    surface.blit(drawing(size, *edges, view=(100, 100)), (0, 0))
    return surface
