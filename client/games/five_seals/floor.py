"""The floor of the dungeon as it is now: what can be walked to is lit, shards lie where seals were broken."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from client.art.cache import sprite
from client.art.pictures import FOLDER, picture
from client.art.vector import Point, Size
from client.canvas import Canvas
from client.games.five_seals.plan import PICTURE, TOWER, Lens, Plan, plan
from client.games.five_seals.tokens import shards
from client.table.display_list import DisplayList
from rules.five_seals.maps import MAPS

WAYS_TO_LIE = 12
"""In how many ways shards lie around."""
COARSE = 4
"""What is lit is found on a grid so many units wide: its rim is soft anyway."""
BRIGHT, DARK, DIMMED = 255, 124, 196
"""How bright the floor is, of 255: as painted, where it cannot be walked to, while a target is sought."""
LIGHT = "#fffaf0"
AROUND, ALONG = 0.62, 0.34
"""How far the light reaches around a place, and to either side along a corridor, in tokens."""
MOST_PIXELS = 9_000_000
"""A map larger than this is not kept whole: only what is seen of it is scaled."""


class Ground(NamedTuple):
    """All that the floor depends on; `lit` are the places that can be walked to, if that is shown."""

    seats: int
    lying: frozenset[tuple[str, str]]
    lit: frozenset[str] | None
    quiet: bool


def draw_floor(display: DisplayList, ground: Ground, view: Lens, canvas: Canvas) -> None:
    """Draw the rock, the dungeon in its field and everything on its floor."""
    display.blit(picture("five_seals/rock", display.size), (0, 0))
    field = canvas.rect(*view.field)
    light = DIMMED if ground.quiet else BRIGHT if ground.lit is None else DARK
    dungeon, lying = plan(ground.seats), dict(ground.lying)
    size = canvas.px(dungeon.token * view.unit)
    with display.clip(field):
        _draw_dungeon(display, ground.seats, light, canvas.rect(*view.box(0, 0, *PICTURE)), field)
        for way in _lit_ways(dungeon, ground.lit or frozenset()):
            seen = _lit(ground.seats, way, canvas.k * view.unit)
            display.blit(seen, canvas.rect(*view.box(*_around(way, dungeon))))
        for number, (place, printed) in enumerate(MAPS[ground.seats].places.items()):
            if printed.kind == "seal" and place not in lying:
                left = shards(size, number % WAYS_TO_LIE)
                centre = canvas.rect(*view.box(*dungeon.spots[place], 0, 0)).topleft
                display.blit(left, left.get_rect(center=centre))


def _draw_dungeon(display: DisplayList, seats: int, light: int, whole: Rect, field: Rect) -> None:
    """Draw as much of the painted dungeon as is seen."""
    if whole.width * whole.height <= MOST_PIXELS:
        display.blit(_dungeon(seats, light, whole.size), whole)
        return
    display.blit(_seen_of(_dungeon(seats, light), tuple(whole), tuple(field)), whole.clip(field))


@sprite
def _dungeon(seats: int, light: int, size: Size | None = None) -> Surface:
    """Return the painted dungeon at a size, or as it was painted; outside the tower it is never dark."""
    if light == BRIGHT:
        painted = pygame.image.load(FOLDER / "five_seals" / f"dungeon_{seats}.webp")
        return pygame.transform.smoothscale(painted, size) if size else painted
    dungeon = _dungeon(seats, BRIGHT, size).copy()
    shade = Surface((PICTURE[0] / COARSE, PICTURE[1] / COARSE))
    shade.fill("#ffffff")
    tower = Rect(0, 0, TOWER[0] / COARSE, TOWER[1] / COARSE)
    tower.center = shade.get_rect().center
    pygame.draw.ellipse(shade, (light, light, light), tower)
    shade = pygame.transform.smoothscale(pygame.transform.box_blur(shade, 2), dungeon.get_size())
    dungeon.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return dungeon


@sprite
def _seen_of(picture: Surface, map_: tuple[int, ...], field: tuple[int, ...]) -> Surface:
    """Return the part of a picture of the whole map that is seen in the field, at its size there."""
    whole = Rect(map_)
    seen, share = whole.clip(field), picture.get_width() / whole.width
    part = Rect(*(round(value * share) for value in (seen.x - whole.x, seen.y - whole.y, *seen.size)))
    return pygame.transform.smoothscale(picture.subsurface(part.clip(picture.get_rect())), seen.size)


# --- what can be walked to ---------------------------------------------------------------------------


def _lit_ways(dungeon: Plan, lit: frozenset[str]) -> list[tuple[Point, ...]]:
    """Return the corridors between places that can be walked to; a place without any is a way by itself."""
    pairs = [(one, other) for one, other in dungeon.ways if one < other and one in lit and other in lit]
    alone = sorted(lit.difference(*pairs))
    return [*(dungeon.ways[pair] for pair in pairs), *((dungeon.spots[place],) for place in alone)]


def _around(way: tuple[Point, ...], dungeon: Plan) -> tuple[float, float, float, float]:
    """Return the middle and the size of the box that the light along a way takes."""
    rim = dungeon.token * AROUND + 4 * COARSE
    across, down = zip(*way, strict=True)
    left, top, right, bottom = min(across), min(down), max(across), max(down)
    return (left + right) / 2, (top + bottom) / 2, right - left + 2 * rim, bottom - top + 2 * rim


@sprite
def _lit(seats: int, way: tuple[Point, ...], unit: float) -> Surface:
    """Return the floor in full light along a way and around its ends, fading out at the rim."""
    dungeon = plan(seats)
    x, y, wide, high = _around(way, dungeon)
    left, top = x - wide / 2, y - high / 2
    light = Surface((wide / COARSE, high / COARSE), SRCALPHA)
    light.fill((*Color(LIGHT)[:3], 0))
    points = [((px - left) / COARSE, (py - top) / COARSE) for px, py in way]
    if len(way) > 1:
        pygame.draw.lines(light, LIGHT, False, points, round(2 * dungeon.token * ALONG / COARSE))
    for point in points[1:-1]:
        pygame.draw.circle(light, LIGHT, point, dungeon.token * ALONG / COARSE)
    for end in (points[0], points[-1]):
        pygame.draw.circle(light, LIGHT, end, dungeon.token * AROUND / COARSE)
    size = round(wide * unit), round(high * unit)
    painted = _dungeon(seats, BRIGHT)
    share = painted.get_width() / PICTURE[0]
    box = (left + PICTURE[0] / 2, top + PICTURE[1] / 2, wide, high)
    part = Rect(*(round(value * share) for value in box))
    floor = pygame.transform.smoothscale(painted.subsurface(part), size).convert_alpha()
    light = pygame.transform.smoothscale(pygame.transform.box_blur(light, 2), size)
    floor.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return floor
