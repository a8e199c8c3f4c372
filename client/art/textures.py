"""Grain of parchment and leather, made of chance once and cut to size."""

from __future__ import annotations

from functools import cache
from random import Random

import pygame
from pygame import Color, Rect, Surface

from client.art.cache import sprite
from client.art.theme import FIBRES, LEATHER, PARCHMENT_DARK, PARCHMENT_LIGHT, WHITE
from client.art.vector import Size

SIDE = 512


@sprite
def parchment(size: Size) -> Surface:
    """Return a sheet of parchment; its stains grow with it."""
    sheet = _parchment()
    width, height = size
    share = min(1.0, height / width) if width else 1.0
    part = sheet.subsurface(Rect(0, 0, SIDE, max(1, round(SIDE * share))))
    return pygame.transform.smoothscale(part, size)


def roughen(surface: Surface) -> None:
    """Give leather grain to whatever is drawn on a surface, its transparency untouched."""
    grain = _leather()
    for x in range(0, surface.get_width(), SIDE):
        for y in range(0, surface.get_height(), SIDE):
            surface.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_MULT)


@cache
def _parchment() -> Surface:
    sheet = _tinted(_clouds(11, 3, 4, SIDE), PARCHMENT_DARK, PARCHMENT_LIGHT)
    fibres = _tinted(_clouds(12, 128, 2, SIDE), FIBRES, WHITE)
    sheet.blit(fibres, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


@cache
def _leather() -> Surface:
    """Return grain that repeats without a seam: one quarter and its mirror images."""
    quarter = _tinted(_clouds(3, 48, 3, SIDE // 2), LEATHER, WHITE)
    grain = Surface((SIDE, SIDE))
    for right in (False, True):
        for down in (False, True):
            at = (SIDE // 2 * right, SIDE // 2 * down)
            grain.blit(pygame.transform.flip(quarter, right, down), at)
    return grain


def _clouds(seed: int, cells: int, octaves: int, side: int) -> Surface:
    """Return grey fractal noise, from black to white, that starts with so many cells a side."""
    chance = Random(seed)
    clouds = _cells(chance, cells, side)
    for octave in range(1, octaves):
        finer = _cells(chance, cells << octave, side)
        finer.set_alpha(110)
        clouds.blit(finer, (0, 0))
    # Mixing has drawn everything towards grey: cut off the darkest quarter and double the rest.
    clouds.fill((64, 64, 64), special_flags=pygame.BLEND_RGB_SUB)
    clouds.blit(clouds.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return clouds


def _cells(chance: Random, cells: int, side: int) -> Surface:
    """Return random greys, enlarged in steps: a single step would show the cells."""
    greys = pygame.image.frombytes(chance.randbytes(cells * cells), (cells, cells), "P")
    greys.set_palette([(grey, grey, grey) for grey in range(256)])
    noise = greys.convert(24)
    while cells < side:
        cells = min(side, cells * 2)
        noise = pygame.transform.smoothscale(noise, (cells, cells))
    return noise


def _tinted(grey: Surface, dark: str, light: str) -> Surface:
    """Return noise in the colours between two, the first the darker one in all channels."""
    low, high = Color(dark), Color(light)
    grey.fill((high.r - low.r, high.g - low.g, high.b - low.b), special_flags=pygame.BLEND_RGB_MULT)
    grey.fill(low, special_flags=pygame.BLEND_RGB_ADD)
    return grey
