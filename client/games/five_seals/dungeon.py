"""The dungeon: where its places lie, how its corridors run, and how its floor looks as it is now.

It was laid out when the program was built. Lengths are units of the whole map in a 1080 high window, its
centre at 0, 0.
"""

from __future__ import annotations

import json
from collections.abc import Container
from functools import cache, lru_cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import SRCALPHA, Color, Rect, Surface

from client.art.cache import sprite
from client.art.pictures import FOLDER, picture
from client.art.place import place
from client.art.theme import WHITE
from client.art.vector import Point, Size
from client.canvas import Box, Canvas
from client.games.five_seals.palette import FLOOR_LIGHT
from client.games.five_seals.tokens import shards
from client.table.camera import Camera
from client.table.display_list import DisplayList
from rules.five_seals.maps import CENTRE, MAPS

PLANS = Path(__file__).resolve().parents[3] / "assets" / "dungeons" / "five_seals.json"
PICTURE = (1360.0, 956.0)
"""The size of the painted dungeon, with the shadow around it."""
TOWER = (1324.0, 914.0)
"""The size of the tower without its shadow: this much is always seen of a whole map."""
STARTS = (58.0, 48.0)
"""How far from the middle of the centre the mages' first places lie."""

WAYS_TO_LIE = 12
"""In how many ways shards lie around."""
COARSE = 4
"""What is lit is found on a grid so many units wide: its rim is soft anyway."""
BRIGHT, DARK, DIMMED = 255, 124, 196
"""How bright the floor is, of 255: as painted, where it cannot be walked to, while a target is sought."""
AROUND, ALONG = 0.62, 0.34
"""How far the light reaches around a place, and to either side along a corridor, in tokens."""
MOST_PIXELS = 9_000_000
"""A map larger than this is not kept whole: only what is seen of it is scaled."""


MAGE = 0.96
"""How large a mage is, in tokens."""
MAGE_FOOT = 0.22
"""How far below the middle of its place a mage stands, in tokens."""
STEPS = tuple((x / 20, y / 20) for y in range(-4, 11, 2) for x in range(-12, 13, 2))
"""How far a mage may step aside of the strengths around it, across and down, in tokens."""
STRENGTH = 0.3
"""How far from its middle a strength reaches, in tokens."""
BODY = (0.9, 1.35, 0.22)
"""How wide a figure is, how high above its foot and how deep below it, in figures: all of it is a target."""


class Plan(NamedTuple):
    """A dungeon: how large a token is, where each place is, how each corridor runs in either direction."""

    token: float
    spots: dict[str, Point]
    ways: dict[tuple[str, str], tuple[Point, ...]]

    def route(self, places: list[str]) -> list[Point]:
        """Return the points along a way from place to place."""
        points = [self.spots[places[0]]]
        for pair in pairwise(places):
            points += self.ways[pair][1:]
        return points


@cache
def plan(seats: int) -> Plan:
    """Return the dungeon for so many seats."""
    stored = json.loads(PLANS.read_text(encoding="utf-8"))[str(seats)]
    ways = {}
    for one, other, points in stored["ways"]:
        way = tuple((x, y) for x, y in points)
        ways[one, other], ways[other, one] = way, way[::-1]
    return Plan(stored["token"], {name: (x, y) for name, (x, y) in stored["spots"].items()}, ways)


def start(seat: int) -> Point:
    """Return where the mage of a seat stands in the centre."""
    angle = radians(72 * seat - 54)
    return STARTS[0] * cos(angle), STARTS[1] * sin(angle)


def standing(dungeon: Plan, place: str, seat: int) -> Point:
    """Return where a mage stands: on its place, or on its own circle in the centre."""
    return start(seat) if place == CENTRE else dungeon.spots[place]


def walk(dungeon: Plan, places: list[str], seat: int) -> list[Point]:
    """Return the way of a seat's figure from place to place, without its corners."""
    points = dungeon.route(places)
    points[0] = standing(dungeon, places[0], seat)
    for _ in range(6):
        middle = [
            ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
            for (ax, ay), (bx, by), (cx, cy) in zip(points, points[1:], points[2:], strict=False)
        ]
        points = [points[0], *middle, points[-1]]
    return points


def foot_of(dungeon: Plan, strengths: list[Point], x: float, y: float) -> Point:
    """Return where a mage's foot is, near a point, so as to hide the least of the strengths around it."""
    token = dungeon.token
    y += token * MAGE_FOOT
    near = [((sx - x) / token, (sy - y) / token) for sx, sy in strengths]
    dx, dy = _step_aside(tuple(at for at in near if abs(at[0]) < 2 and abs(at[1]) < 3))
    return x + dx * token, y + dy * token


@lru_cache(4096)
def _step_aside(near: tuple[Point, ...]) -> Point:
    """Return the step, in tokens, after which a mage hides least of the strengths near it."""
    half, above, below = (MAGE * share for share in (BODY[0] / 2, BODY[1], BODY[2]))

    def hidden(step: Point) -> float:
        across = [max(0.0, half + STRENGTH - abs(dx - step[0])) for dx, _ in near]
        down = [
            max(0.0, min(step[1] + below, dy + STRENGTH) - max(step[1] - above, dy - STRENGTH))
            for _, dy in near
        ]
        return sum(min(wide, 2 * STRENGTH) * high for wide, high in zip(across, down, strict=True))

    return min(STEPS, key=lambda step: hidden(step) + hypot(*step) / 20)


class Lens(NamedTuple):
    """How a map is seen: its field, the camera, and how many units of the window one of the map is."""

    field: Box
    camera: Camera
    scale: float

    def box(self, x: float, y: float, width: float, height: float) -> Box:
        """Return where a box of the map is seen, by its middle and its size."""
        middle, k = self.field.centre, self.scale
        whole = Box(middle[0] + (x - width / 2) * k, middle[1] + (y - height / 2) * k, width * k, height * k)
        return self.camera.place(whole, self.field)

    def point(self, x: float, y: float) -> Point:
        """Return where a point of the map is seen."""
        return self.box(x, y, 0, 0)[:2]

    @property
    def unit(self) -> float:
        """How long a unit of the map is seen."""
        return self.scale * self.camera.zoom


def lens(field: Box, camera: Camera) -> Lens:
    """Return how a map is seen in a field: the whole tower fits."""
    return Lens(field, camera, min(field.width / TOWER[0], field.height / TOWER[1]))


# --- the floor ---------------------------------------------------------------------------------------


class Floor(NamedTuple):
    """How the floor looks now: where seals lie, which places can be walked to, if that is shown."""

    seats: int
    lying: Container[str]
    lit: frozenset[str] | None
    dimmed: bool
    """Whether a target is sought."""


def draw_floor(display: DisplayList, floor: Floor, seen: Lens, canvas: Canvas) -> None:
    """Draw the rock, the dungeon in its field, the light on its floor and the shards of broken seals."""
    display.blit(picture("five_seals/rock", display.size), (0, 0))
    light = DIMMED if floor.dimmed else BRIGHT if floor.lit is None else DARK
    dungeon, field = plan(floor.seats), canvas.rect(*seen.field)
    size = canvas.px(dungeon.token * seen.unit)
    with display.clip(field):
        whole = canvas.rect(*seen.box(0, 0, *PICTURE))
        _draw_dungeon(display, floor.seats, light, whole, field)
        # Asked for by itself it is kept: all that is lit is cut from it, and to decode it takes longest.
        bright = _dungeon(floor.seats, BRIGHT, whole.size if _fits(whole) else None)
        for way in _lit_ways(dungeon, floor.lit or frozenset()):
            lit = _lit(bright, floor.seats, way, canvas.k * seen.unit)
            display.blit(lit, canvas.rect(*seen.box(*_around(way, dungeon))))
        for number, (at, printed) in enumerate(MAPS[floor.seats].places.items()):
            if printed.kind == "seal" and at not in floor.lying:
                centre = canvas.rect(*seen.box(*dungeon.spots[at], 0, 0)).topleft
                place(display, shards(size, number % WAYS_TO_LIE), centre)


def _draw_dungeon(display: DisplayList, seats: int, light: int, whole: Rect, field: Rect) -> None:
    """Draw as much of the painted dungeon as is seen."""
    if _fits(whole):
        display.blit(_dungeon(seats, light, whole.size), whole)
        return
    display.blit(_seen_of(_dungeon(seats, light), tuple(whole), tuple(field)), whole.clip(field))


def _fits(whole: Rect) -> bool:
    """Tell whether a map of that size is kept whole."""
    return whole.width * whole.height <= MOST_PIXELS


@sprite
def _dungeon(seats: int, light: int, size: Size | None = None) -> Surface:
    """Return the painted dungeon at a size, or as it was painted; outside the tower it is never dark."""
    if light == BRIGHT:
        painted = pygame.image.load(FOLDER / "five_seals" / f"dungeon_{seats}.webp")
        return pygame.transform.smoothscale(painted, size) if size else painted
    dungeon = _dungeon(seats, BRIGHT, size).copy()
    shade = Surface((PICTURE[0] / COARSE, PICTURE[1] / COARSE))
    shade.fill(WHITE)
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
def _lit(painted: Surface, seats: int, way: tuple[Point, ...], unit: float) -> Surface:
    """Return a painted floor in full light along a way and around its ends, fading out at the rim."""
    dungeon = plan(seats)
    x, y, wide, high = _around(way, dungeon)
    left, top = x - wide / 2, y - high / 2
    light = Surface((wide / COARSE, high / COARSE), SRCALPHA)
    light.fill((*Color(FLOOR_LIGHT)[:3], 0))
    points = [((px - left) / COARSE, (py - top) / COARSE) for px, py in way]
    if len(way) > 1:
        pygame.draw.lines(light, FLOOR_LIGHT, False, points, round(2 * dungeon.token * ALONG / COARSE))
    for point in points[1:-1]:
        pygame.draw.circle(light, FLOOR_LIGHT, point, dungeon.token * ALONG / COARSE)
    for end in (points[0], points[-1]):
        pygame.draw.circle(light, FLOOR_LIGHT, end, dungeon.token * AROUND / COARSE)
    size = round(wide * unit), round(high * unit)
    share = painted.get_width() / PICTURE[0]
    box = (left + PICTURE[0] / 2, top + PICTURE[1] / 2, wide, high)
    part = Rect(*(round(value * share) for value in box))
    floor = pygame.transform.smoothscale(
        painted.subsurface(part.clip(painted.get_rect())), size
    ).convert_alpha()
    light = pygame.transform.smoothscale(pygame.transform.box_blur(light, 2), size)
    floor.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return floor
