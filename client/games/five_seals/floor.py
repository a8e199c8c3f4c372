"""The floor of the dungeon as it is now: what can be walked to is lit, shards lie where seals were broken."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.pictures import FOLDER, picture
from client.art.vector import Size
from client.canvas import Canvas
from client.games.five_seals.plan import PICTURE, TOWER, Lens, plan
from client.games.five_seals.tokens import shards
from rules.five_seals.maps import MAPS

WAYS_TO_LIE = 12
"""In how many ways shards lie around."""
COARSE = 4
"""The light of the floor is found on a grid so many units wide: it is soft anyway."""
DARK, DIMMED = 168, 196
"""How bright, of 255, the floor is that cannot be walked to, and all of it while a target is sought."""
LIGHT = (255, 250, 240)
MOST_PIXELS = 9_000_000
"""A map larger than this is not kept whole: only what is seen of it is scaled."""


class Ground(NamedTuple):
    """All that the floor depends on; `lit` are the places that can be walked to, if that is shown."""

    seats: int
    lying: frozenset[tuple[str, str]]
    lit: frozenset[str] | None
    quiet: bool


def draw_floor(surface: Surface, ground: Ground, view: Lens, canvas: Canvas) -> None:
    """Draw the rock, the dungeon in its field and everything on its floor."""
    surface.blit(picture("five_seals/rock", surface.get_size()), (0, 0))
    field = canvas.rect(*view.field)
    surface.set_clip(field)
    _draw_dungeon(surface, ground.seats, canvas.rect(*view.box(0, 0, *PICTURE)), field)
    _draw_light(surface, ground, canvas.rect(*view.box(0, 0, *PICTURE)), field)
    dungeon, lying = plan(ground.seats), dict(ground.lying)
    size = canvas.px(dungeon.token * view.unit)
    for number, (place, printed) in enumerate(MAPS[ground.seats].places.items()):
        if printed.kind == "seal" and place not in lying:
            left = shards(size, number % WAYS_TO_LIE)
            surface.blit(
                left, left.get_rect(center=canvas.rect(*view.box(*dungeon.spots[place], 0, 0)).topleft)
            )
    surface.set_clip(None)


def _draw_dungeon(surface: Surface, seats: int, whole: Rect, field: Rect) -> None:
    """Draw as much of the painted dungeon as is seen."""
    if whole.width * whole.height <= MOST_PIXELS:
        surface.blit(_dungeon(seats, whole.size), whole)
        return
    surface.blit(_seen_of(_dungeon(seats, (0, 0)), tuple(whole), tuple(field)), whole.clip(field))


@sprite
def _dungeon(seats: int, size: Size) -> Surface:
    """Return the painted dungeon at a size, or as it was painted."""
    master = pygame.image.load(FOLDER / "five_seals" / f"dungeon_{seats}.webp")
    return pygame.transform.smoothscale(master, size) if size[0] else master


def _draw_light(surface: Surface, ground: Ground, whole: Rect, field: Rect) -> None:
    """Darken what cannot be walked to."""
    if ground.lit is None and not ground.quiet:
        return
    light = _light(ground.seats, ground.lit or frozenset(), DIMMED if ground.quiet else DARK)
    seen = _seen_of(light, tuple(whole), tuple(field))
    surface.blit(seen, whole.clip(field), special_flags=pygame.BLEND_RGB_MULT)


@sprite
def _seen_of(picture: Surface, map_: tuple[int, ...], field: tuple[int, ...]) -> Surface:
    """Return the part of a picture of the whole map that is seen in the field, at its size there."""
    whole = Rect(map_)
    seen, share = whole.clip(field), picture.get_width() / whole.width
    part = Rect(*(round(value * share) for value in (seen.x - whole.x, seen.y - whole.y, *seen.size)))
    return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), seen.size)


@sprite
def _light(seats: int, lit: frozenset[str], dark: int) -> Surface:
    """Return how bright the floor is, coarsely: places that can be walked to and the ways between them."""
    dungeon = plan(seats)
    surface = Surface((round(PICTURE[0] / COARSE), round(PICTURE[1] / COARSE)))
    # Outside the tower nothing is to be walked to or not.
    surface.fill("#ffffff")
    middle = surface.get_width() / 2, surface.get_height() / 2
    wide, high = TOWER[0] / COARSE, TOWER[1] / COARSE
    pygame.draw.ellipse(surface, (dark, dark, dark), (middle[0] - wide / 2, middle[1] - high / 2, wide, high))
    radius = dungeon.token * 0.62 / COARSE

    def at(x: float, y: float) -> tuple[float, float]:
        return middle[0] + x / COARSE, middle[1] + y / COARSE

    for (one, other), way in dungeon.ways.items():
        if one in lit and other in lit:
            points = [at(*point) for point in way]
            pygame.draw.lines(surface, LIGHT, False, points, max(2, round(radius * 1.1)))
            for point in points:
                pygame.draw.circle(surface, LIGHT, point, radius * 0.6)
    for place in lit:
        pygame.draw.circle(surface, LIGHT, at(*dungeon.spots[place]), radius)
    return pygame.transform.box_blur(surface, 2)
