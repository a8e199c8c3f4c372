"""Where the places of each dungeon lie and how its corridors run: laid out when the program was built.

Lengths are units of the whole map in a 1080 high window, its centre at 0, 0.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from math import cos, radians, sin
from pathlib import Path
from typing import NamedTuple

from client.art.vector import Point
from client.canvas import Box
from client.table.camera import Camera
from rules.five_seals.maps import CENTRE

PLANS = Path(__file__).resolve().parents[3] / "assets" / "dungeons" / "five_seals.json"
PICTURE = (1360.0, 956.0)
"""The size of the painted dungeon, with the shadow around it."""
TOWER = (1324.0, 914.0)
"""The size of the tower without its shadow: this much is always seen of a whole map."""
STARTS = (58.0, 48.0)
"""How far from the middle of the centre the mages' first places lie."""


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
