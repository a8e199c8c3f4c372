"""The pictures of a victory: a painting with room for words, and a portrait in its arch."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.pictures import FACE_HEIGHT, picture
from client.art.theme import CANDLE_FLAME, CANDLE_GLOW, CONTOUR, GOLD, VICTORY_DARK, WHITE
from client.art.vector import Fade, Size, drawing, path

ACROSS = 0.275
"""Where the middle of a painting is shown, in widths of the window."""

CANDLES = {"shell/victory": ((0.27, 0.594), (0.32, 0.588), (0.679, 0.588), (0.729, 0.602))}
"""Where candles burn in a painting, in shares of it."""


@sprite
def painting(name: str, size: Size) -> Surface:
    """Return a painting that fills the window, its middle to the left, and darkness where words stand."""
    surface = Surface(size)
    whole = picture(name, size)
    aside = round(size[0] * (0.5 - ACROSS))
    surface.blit(whole, (-aside, 0))
    for x, y in CANDLES.get(name, ()):
        # The middle of the painting is the middle of the window, whatever is cut off at its edges.
        scale = max(size[0] / 16, size[1] / 9)
        light = _flame(round(scale * 2.2))
        at = size[0] / 2 + (x - 0.5) * 16 * scale - aside, size[1] / 2 + (y - 0.5) * 9 * scale
        surface.blit(light, light.get_rect(center=at))
    stops = ((0, "10"), (0.36, "1c"), (0.52, "d8"), (0.6, "f4"), (0.76, "ff"), (1, "ff"))
    shade = Fade(tuple((at, VICTORY_DARK + opacity) for at, opacity in stops), across=True)
    # A gradient is as good small: it is stretched.
    small = drawing((256, 8), path("M0 0L256 0L256 8L0 8Z", shade))
    surface.blit(pygame.transform.smoothscale(small, size), (0, 0))
    return surface


@sprite
def _flame(px: int) -> Surface:
    """Return the flame of a candle in the midst of its light."""
    glow = path("M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z", Fade(CANDLE_GLOW, focus=(0.5, 0.5)))
    outer = "M50 33C54 42 59.5 47 59.5 55C59.5 61 55.5 65 50 65C44.5 65 40.5 61 40.5 55C40.5 47 46 42 50 33Z"
    inner = "M50 45C52 50 55 53 55 57.5C55 61 53 63.5 50 63.5C47 63.5 45 61 45 57.5C45 53 48 50 50 45Z"
    shapes = (glow, path(outer, Fade(CANDLE_FLAME)), path(inner, WHITE, opacity=0.8))
    return drawing((px, px), *shapes, view=(100, 100))


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
