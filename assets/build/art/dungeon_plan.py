"""Where the rooms and corridors of the Five Seals dungeon lie: an ellipse in which nothing touches.

A place's home is where the map of the rules puts it (a ring and an angle); from there the places push each
other apart until every token has room. Lengths are units of a 1080 high window, the centre is at 0, 0.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from art.outline import Point

PLANS = Path(__file__).resolve().parents[2] / "dungeons" / "five_seals.json"
HALF = (652.0, 450.0)
"""Half the ellipse on which the dungeon lies."""
RING = 5.85
"""The ring of the map that lies on the ellipse's edge."""
CENTRE_HALF = (0.82, 0.96)
"""Half the hall in the middle, in rings."""
TOKENS = {2: 51.0, 3: 47.0, 4: 43.0, 5: 38.0}
RADII = {"foyer": 0.48, "gallery": 0.48, "crypt": 0.48, "seal": 0.56, "scroll": 0.74}
"""The room that each form of place asks for, in tokens."""
CENTRE = "centre"
BETWEEN = 0.32
CORRIDOR, BESIDE = 0.29, 0.13
"""Half a corridor, and how far from it the rooms keep that it does not lead to, in tokens."""
INNER, OUTER = 1.22, 5.45
STEPS = 160
BENDS = 8
# fmt: off
SPREAD = (
    (0.0, 0.0), (0.7, 0.85), (1.0, 1.22), (1.6, 1.82), (1.7, 1.9), (2.0, 2.3), (2.4, 2.68), (2.5, 2.86),
    (3.0, 3.24), (3.1, 3.34), (3.4, 3.62), (3.7, 3.84), (3.9, 4.13), (4.3, 4.32), (4.4, 4.42), (4.8, 4.78),
    (5.4, 5.42), (9.0, 9.0),
)
# fmt: on
"""A ring of the map and where it is laid: the inner ones are widened."""


class Place(NamedTuple):
    """A place of the map: what is built there, its ring and its angle in degrees."""

    id: str
    form: str
    ring: float
    angle: float


class Plan(NamedTuple):
    """A laid-out dungeon: how large a token is, where each place is, how each corridor runs."""

    token: float
    forms: dict[str, str]
    spots: dict[str, Point]
    ways: dict[tuple[str, str], list[Point]]


def laid_out(seats: int, places: Iterable[Place], edges: Iterable[tuple[str, str]]) -> Plan:
    """Lay a map out."""
    places, edges = list(places), list(edges)
    forms = {place.id: place.form for place in places}
    homes = {place.id: _home(place) for place in places}
    spots = _relaxed(homes, forms, edges, TOKENS[seats])
    ways = {(a, b): _way(spots[a], spots[b]) for a, b in edges}
    return Plan(TOKENS[seats], forms, spots, ways)


def _home(place: Place) -> Point:
    angle = math.radians(place.angle - 90)
    return _at(_spread(place.ring), angle)


def _at(ring: float, angle: float) -> Point:
    return HALF[0] / RING * ring * math.cos(angle), HALF[1] / RING * ring * math.sin(angle)


def _rings(point: Point) -> tuple[float, float]:
    """Return on which ring a point lies, and at which angle."""
    x, y = point[0] * RING / HALF[0], point[1] * RING / HALF[1]
    return math.hypot(x, y), math.atan2(y, x)


def _spread(ring: float) -> float:
    for (low, first), (high, second) in pairwise(SPREAD):
        if ring <= high:
            return first + (second - first) * (ring - low) / (high - low)
    return ring


def _relaxed(
    homes: dict[str, Point], forms: dict[str, str], edges: list[tuple[str, str]], token: float
) -> dict[str, Point]:
    """Push places apart step by step; a weak spring holds each at its home, another keeps corridors short."""
    names = [name for name in homes if forms[name] != CENTRE]
    index = {name: number for number, name in enumerate(names)}
    radii = [RADII[forms[name]] * token for name in names]
    joined = [(index[a], index[b]) for a, b in edges if a in index and b in index]
    start = [homes[name] for name in names]
    spots = list(start)
    for _ in range(STEPS):
        forces = [[(hx - x) * 0.035, (hy - y) * 0.035] for (hx, hy), (x, y) in zip(start, spots, strict=True)]
        _push(forces, spots, radii, token * BETWEEN)
        _pull(forces, spots, radii, joined, token * BETWEEN)
        _push_aside(forces, spots, joined, [radius + token * (CORRIDOR + BESIDE) for radius in radii])
        spots = [_kept((x + fx, y + fy)) for (x, y), (fx, fy) in zip(spots, forces, strict=True)]
    return homes | dict(zip(names, spots, strict=True))


def _push(forces: list[list[float]], spots: list[Point], radii: list[float], gap: float) -> None:
    for first in range(len(spots)):
        x, y = spots[first]
        for second in range(first):
            dx, dy = x - spots[second][0], y - spots[second][1]
            need = radii[first] + radii[second] + gap
            if abs(dx) < need and abs(dy) < need and (away := math.hypot(dx, dy) + 1e-6) < need:
                share = (need - away) / away * 0.24
                forces[first][0] += dx * share
                forces[first][1] += dy * share
                forces[second][0] -= dx * share
                forces[second][1] -= dy * share


def _pull(
    forces: list[list[float]],
    spots: list[Point],
    radii: list[float],
    joined: list[tuple[int, int]],
    gap: float,
) -> None:
    for first, second in joined:
        dx, dy = spots[second][0] - spots[first][0], spots[second][1] - spots[first][1]
        away, most = math.hypot(dx, dy), (radii[first] + radii[second] + gap) * 2.2
        if away > most:
            share = (away - most) / away * 0.03
            forces[first][0] += dx * share
            forces[first][1] += dy * share
            forces[second][0] -= dx * share
            forces[second][1] -= dy * share


def _push_aside(
    forces: list[list[float]], spots: list[Point], joined: list[tuple[int, int]], needs: list[float]
) -> None:
    """Push places off the corridors that do not lead to them, and the ends of those the other way."""
    for first, second in joined:
        way = _way(spots[first], spots[second])
        for number, (spot, need) in enumerate(zip(spots, needs, strict=True)):
            if number in (first, second) or min(math.dist(spot, end) for end in way[::BENDS]) > 3 * need:
                continue
            step = min(range(BENDS + 1), key=lambda at: math.dist(spot, way[at]))
            away = math.dist(spot, way[step]) + 1e-6
            if away < need:
                share = (need - away) / away * 0.24
                push = [(spot[axis] - way[step][axis]) * share for axis in (0, 1)]
                for pushed, part in ((number, 1), (first, step / BENDS - 1), (second, -step / BENDS)):
                    forces[pushed][0] += push[0] * part
                    forces[pushed][1] += push[1] * part


def _kept(point: Point) -> Point:
    """Return a point between the centre and the tower's wall."""
    ring, angle = _rings(point)
    return _at(min(OUTER, max(INNER, ring)), angle)


def _way(start: Point, end: Point) -> list[Point]:
    """Return a corridor: straight out of the centre, elsewhere bent around it."""
    if (0.0, 0.0) in (start, end):
        return [
            (start[0] + (end[0] - start[0]) * step / BENDS, start[1] + (end[1] - start[1]) * step / BENDS)
            for step in range(BENDS + 1)
        ]
    (ring, angle), (far, other) = _rings(start), _rings(end)
    turn = (other - angle + math.pi) % (2 * math.pi) - math.pi
    return [_at(ring + (far - ring) * step / BENDS, angle + turn * step / BENDS) for step in range(BENDS + 1)]


def read(seats: int) -> Plan:
    """Return a dungeon as it was laid out."""
    stored = json.loads(PLANS.read_text(encoding="utf-8"))[str(seats)]
    ways = {(a, b): [(x, y) for x, y in way] for a, b, way in stored["ways"]}
    spots = {name: (x, y) for name, (x, y) in stored["spots"].items()}
    return Plan(stored["token"], stored["forms"], spots, ways)


def written(plans: dict[int, Plan]) -> str:
    """Return plans as the game reads them: tenths of a unit are more than an eye sees."""

    def rounded(point: Point) -> list[float]:
        return [round(point[0], 1), round(point[1], 1)]

    document = {
        str(seats): {
            "token": plan.token,
            "forms": plan.forms,
            "spots": {name: rounded(spot) for name, spot in plan.spots.items()},
            "ways": [[a, b, [rounded(point) for point in way]] for (a, b), way in plan.ways.items()],
        }
        for seats, plan in plans.items()
    }
    return json.dumps(document, separators=(",", ":")) + "\n"
