"""Models of dice and of men on a board."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Solid,
    Vector,
    ball,
    brick,
    carved,
    lathed,
    turned,
)

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def _die(
    middle: Vector, half: float, yaw: float, nod: float, roll: float, faces: tuple[int, int, int]
) -> list[Solid]:
    """Return a die and its pips: on its front, its right and its top side."""

    def local(p: Points) -> Points:
        q = turned((p[0] - middle[0], p[1] - middle[1], p[2] - middle[2]), yaw, nod)
        cos, sin = math.cos(roll), math.sin(roll)
        return (q[0] * cos - q[1] * sin) / half, (q[0] * sin + q[1] * cos) / half, q[2] / half

    def spots(q: Points) -> Field:
        form = np.full_like(q[0], 9.0)
        for axes, face in (((0, 1, 2), faces[0]), ((2, 1, 0), faces[1]), ((0, 2, 1), faces[2])):
            a, b, c = (q[axis] for axis in axes)
            for u, v in PIPS[face]:
                form = np.minimum(
                    form, np.sqrt((a - u * 0.5) ** 2 + (b - v * 0.5) ** 2 + (c - 1.04) ** 2) - 0.19
                )
        return form

    def cube(p: Points) -> Field:
        q = local(p)
        body = np.maximum(
            brick(q, (0, 0, 0), (1, 1, 1), 0.18), np.sqrt(q[0] ** 2 + q[1] ** 2 + q[2] ** 2) - 1.52
        )
        return carved(body, spots(q), 0.02) * half

    def pips(p: Points) -> Field:
        q = local(p)
        return np.maximum(spots(q) + 0.02, brick(q, (0, 0, 0), (0.97, 0.97, 0.97), 0.18)) * half

    return [cube, pips]


@model(1.9, 1.9, yaw=0.0, nod=0.0)
def die() -> list[Piece]:
    """A great die in the air."""
    cube, pips = _die((0, 0.95, 0), 0.55, 0.62, 0.52, 0.12, (5, 3, 6))
    return [("main", cube), ("inner", pips)]


@model(2.2, 1.5, yaw=0.0, nod=0.0)
def dice() -> list[Piece]:
    """Three dice, two lying and one falling."""
    one = _die((-0.55, 0.36, 0.1), 0.34, 0.5, 0.45, 0.0, (3, 2, 6))
    two = _die((0.55, 0.34, 0.0), 0.32, -0.5, 0.45, 0.0, (1, 4, 5))
    three = _die((0.10, 1.12, 0.2), 0.36, 0.4, 0.7, 0.5, (6, 5, 4))
    cubes = [("main", one[0]), ("main", two[0]), ("trim", three[0])]
    return [*cubes, *(("inner", pips) for _, pips in (one, two, three))]


@model(2.3, 1.6, yaw=0.0, nod=0.0)
def many_dice() -> list[Piece]:
    """A die that has become many."""
    spots = (
        (-0.75, 0.30, 0.26),
        (-0.25, 0.28, 0.24),
        (0.30, 0.30, 0.26),
        (0.80, 0.28, 0.24),
        (-0.48, 0.80, 0.25),
        (0.08, 0.84, 0.27),
        (0.58, 0.78, 0.24),
        (0.05, 1.34, 0.25),
    )
    found: list[Piece] = []
    for k, (x, y, half) in enumerate(spots):
        cube, pips = _die(
            (x, y, 0.1 * (k % 3)),
            half,
            0.5 - 0.17 * k,
            0.45,
            0.05 * k,
            (1 + k % 6, 1 + (k + 2) % 6, 1 + (k + 4) % 6),
        )
        found += [("trim" if k == 7 else "main", cube), ("inner", pips)]
    return found


@model(1.9, 1.6, yaw=0.3, nod=0.12)
def chess() -> list[Piece]:
    """A queen of one colour among pawns of the other."""
    queen = [
        (0.0, 0.34),
        (0.08, 0.34),
        (0.14, 0.24),
        (0.22, 0.27),
        (0.30, 0.16),
        (0.85, 0.10),
        (1.02, 0.20),
        (1.08, 0.22),
        (1.12, 0.14),
        (1.36, 0.22),
        (1.42, 0.20),
        (1.46, 0.08),
        (1.52, 0.06),
    ]
    pawn = [(0.0, 0.24), (0.07, 0.24), (0.12, 0.15), (0.40, 0.08), (0.48, 0.14), (0.52, 0.09)]

    def white(p: Points) -> Field:
        points = union(
            [
                ball(p, (0.22 * math.sin(a), 1.42, 0.22 * math.cos(a)), 0.045)
                for a in np.arange(8) * math.pi / 4
            ]
        )
        return union([lathed(p, queen), ball(p, (0, 1.56, 0), 0.065), points])

    def black(p: Points) -> Field:
        spots = ((-0.68, 0.25), (0.66, 0.15), (-0.36, 0.70), (0.42, 0.66))
        return union([union([lathed(p, pawn, x, z), ball(p, (x, 0.62, z), 0.125)]) for x, z in spots])

    return [("main", white), ("trim", black)]
