"""Light in motion: sparks along a line, rings, rays, and a picture that cracks and bursts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, floor, hypot, pi, sin
from random import Random
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.theme import BLACK, SPARK, WHITE, mix
from client.art.vector import Fade, Point, circle, drawing, path

GLOW, HALO = 96, 192
"""The sizes of lights and rings, in pixels, from which those of other sizes are scaled."""
BEND = 0.16
"""How far a line bends aside, in its lengths."""
TRAIL = 0.55
"""How much of its way a line is long."""
SHARDS = 14
CRACKS = 6
MOST_SPARKS = 56


@sprite
def glow(px: int, colour: str) -> Surface:
    """Return a soft light on black, to be added to what lies below."""
    return pygame.transform.smoothscale(_glow(colour), (px, px))


@sprite
def _glow(colour: str) -> Surface:
    """Return a soft light of a size of which all others are made: it has no edge that could blur."""
    fade = Fade(
        ((0, mix(colour, WHITE, 0.7)), (0.18, colour), (0.45, f"{colour}55"), (0.66, f"{colour}00")),
        (0.5, 0.5),
    )
    surface = Surface((GLOW, GLOW))
    surface.blit(drawing((GLOW, GLOW), path(circle(50, 50, 50), fade), view=(100, 100)), (0, 0))
    return surface


@sprite
def _halo(colour: str) -> Surface:
    """Return a thin ring of light on black, of a size of which all others are made."""
    # Twice as large and reduced, for its edges are to be smooth: so it takes a tenth of a drawing's time.
    surface, middle = Surface((2 * HALO, 2 * HALO)), (HALO, HALO)
    for wide, shown in ((9, 0.18), (5, 0.51), (1.8, 1.0)):
        outer = round((45 + wide / 2) / 50 * HALO)
        pygame.draw.circle(surface, mix(BLACK, colour, shown), middle, outer, round(wide / 50 * HALO))
    return pygame.transform.smoothscale(surface, (HALO, HALO))


def shine(surface: Surface, picture: Surface, at: Point) -> None:
    """Add a light to what lies below it."""
    place = picture.get_rect(center=(round(at[0]), round(at[1])))
    surface.blit(picture, place, special_flags=pygame.BLEND_RGB_ADD)


def curve(start: Point, end: Point, share: float, bend: float = BEND) -> Point:
    """Return the point so far along an arc from one point to another."""
    across, down = end[0] - start[0], end[1] - start[1]
    middle = (start[0] + across / 2 + down * bend, start[1] + down / 2 - abs(across) * bend)
    back = 1 - share
    return (
        back * back * start[0] + 2 * back * share * middle[0] + share * share * end[0],
        back * back * start[1] + 2 * back * share * middle[1] + share * share * end[1],
    )


def beam(surface: Surface, start: Point, end: Point, share: float, colour: str, px: int) -> None:
    """Draw a line of light that runs from one point to another; a share above 1 lets it fade at its end."""
    head, tail = min(1.0, share), max(0.0, share - TRAIL)
    count = max(8, min(MOST_SPARKS, round(hypot(end[0] - start[0], end[1] - start[1]) / max(1, px) * 3)))
    for number in range(count):
        at = tail + (head - tail) * number / (count - 1)
        size = max(2, round(px * (0.35 + 0.65 * number / count) / 3)) * 3
        shine(surface, glow(size, colour), curve(start, end, at))
    if share < 1:
        shine(surface, glow(round(px * 2.2), colour), curve(start, end, head))


def sparks(surface: Surface, middle: Point, share: float, reach: float, colour: str, px: int) -> None:
    """Draw sparks that fly apart and go out."""
    gone = 1 - (1 - share) ** 3
    for turn, far, size in _sparks(MOST_SPARKS):
        wide = round(px * size * (1 - share))
        if wide > 1:
            away = reach * far * gone
            at = (middle[0] + away * cos(turn), middle[1] + away * sin(turn) + reach * 0.25 * share * share)
            shine(surface, glow(wide, colour), at)


def ring(surface: Surface, middle: Point, share: float, reach: float, colour: str) -> None:
    """Draw a ring that widens and goes out."""
    px = max(4, round(2 * reach * (1 - (1 - share) ** 3)))
    picture = pygame.transform.smoothscale(_halo(colour), (px, px))
    if share > 0.55:
        level = round(255 * (1 - share) / 0.45)
        picture.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    shine(surface, picture, middle)


@lru_cache
def _sparks(count: int) -> tuple[tuple[float, float, float], ...]:
    chance = Random(count)
    return tuple(
        (chance.uniform(0, 2 * pi), chance.uniform(0.25, 1.0), chance.uniform(0.35, 1.0))
        for _ in range(count)
    )


# --- breaking ----------------------------------------------------------------------------------------


class Cut(NamedTuple):
    """One piece of a square of side 1: its corners, and the way that it flies."""

    corners: tuple[Point, ...]
    way: Point

    @property
    def middle(self) -> Point:
        """How far the piece is from the middle of the whole."""
        xs, ys = zip(*self.corners, strict=True)
        return sum(xs) / len(xs) - 0.5, sum(ys) / len(ys) - 0.5


@lru_cache
def _cuts() -> tuple[Cut, ...]:
    """Return the pieces into which a picture bursts: some around its middle, as many around those."""
    chance = Random(5)
    rays = SHARDS // 2
    turns = [2 * pi * (number + chance.uniform(-0.3, 0.3)) / rays for number in range(rays)]
    near = [chance.uniform(0.14, 0.24) for _ in turns]
    pieces = []
    for (one, first), (other, second) in pairwise(
        zip([*turns, turns[0] + 2 * pi], [*near, near[0]], strict=True)
    ):
        inner, outer = (_around(first, one), _around(second, other)), (_around(0.9, one), _around(0.9, other))
        middle = (one + other) / 2
        pieces.append(Cut(((0.5, 0.5), *inner), (0.75 * cos(middle), 0.75 * sin(middle))))
        pieces.append(Cut((inner[0], *outer, inner[1]), (cos(middle), sin(middle))))
    return tuple(pieces)


def _around(far: float, turn: float) -> Point:
    return 0.5 + far * cos(turn), 0.5 + far * sin(turn)


@sprite
def _shard(picture: Surface, number: int) -> Surface:
    """Return one piece of a picture; turned about its own middle it is no larger than it must be."""
    width, height = picture.get_size()
    corners = [(x * width, y * height) for x, y in _cuts()[number].corners]
    box = _around_all(corners).clip(picture.get_rect())
    # Its edge may be hard: a piece turns as it flies.
    piece = Surface((max(1, box.width), max(1, box.height)), SRCALPHA)
    pygame.draw.polygon(piece, WHITE, [(x - box.x, y - box.y) for x, y in corners])
    piece.blit(picture.convert_alpha(), (-box.x, -box.y), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _around_all(points: list[Point]) -> Rect:
    xs, ys = zip(*points, strict=True)
    left, top = floor(min(xs)), floor(min(ys))
    return Rect(left, top, ceil(max(xs)) - left, ceil(max(ys)) - top)


def shards(picture: Surface, share: float, reach: float) -> Iterator[tuple[Surface, Point]]:
    """Yield the pieces of a picture that has burst, each with how far it is from the middle of the whole."""
    gone = 1 - 2 ** (-9 * share) if share < 1 else 1.0
    width, height = picture.get_size()
    for number, cut in enumerate(_cuts()):
        piece = _shard(picture, number)
        x, y = (
            middle * side + way * reach * gone
            for middle, side, way in zip(cut.middle, (width, height), cut.way, strict=True)
        )
        at = (x, y + reach * 0.5 * share * share)
        turned = pygame.transform.rotate(piece, round((number % 5 - 2) * 70 * gone))
        if share > 0.5:
            turned.set_alpha(round(255 * 2 * (1 - share)))
        yield turned, at


@sprite
def cracks(size: tuple[int, int], step: int) -> Surface:
    """Return the cracks in a thing of that size, grown by so many of four steps."""
    chance = Random(11)
    lines = []
    for number in range(CRACKS):
        turn, far = 2 * pi * number / CRACKS + chance.uniform(-0.35, 0.35), 0.0
        way = "M50 50"
        while far < 28:
            far += chance.uniform(6, 10)
            turn += chance.uniform(-0.45, 0.45)
            if far <= 9 * step:
                way += f"L{50 + far * cos(turn):.1f} {50 + far * sin(turn):.1f}"
        lines += [path(way, stroke=BLACK, width=4.5, opacity=0.7), path(way, stroke=SPARK, width=2.2)]
    return drawing(size, *lines, view=(100, 100))
