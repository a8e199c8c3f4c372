"""Models of seals and chains, and of an eye."""

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
    egg,
    hoop,
    limb,
    turned,
)


def _seal(p: Points, middle: Vector, radius: float) -> tuple[Field, Field]:
    """Return a round seal of stone, and the star that is cut into it."""
    q = (p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])
    away, angle = np.hypot(q[0], q[1]), np.arctan2(q[0], q[1])
    disc = np.maximum(away - radius, np.abs(q[2]) - 0.14) + 0.0
    disc = np.minimum(disc, np.hypot(away - radius * 0.95, q[2] * 0.7) - 0.10)
    star = np.full_like(away, 9.0)
    for k in range(5):
        a, b = (2 * math.pi * turn / 5 for turn in (k, k + 2))
        start = (radius * 0.70 * math.sin(a), radius * 0.70 * math.cos(a), 0.14)
        end = (radius * 0.70 * math.sin(b), radius * 0.70 * math.cos(b), 0.14)
        star = np.minimum(star, limb(q, start, end, 0.035, 0.035))
    star = np.minimum(star, np.hypot(away - radius * 0.74, q[2] - 0.14) - 0.03)
    notches = np.maximum(np.abs(np.sin(angle * 10)) * away - 0.02, np.abs(away - radius * 0.86) - 0.05)
    return carved(disc, np.maximum(notches, 0.08 - q[2]), 0.01), star


@model(1.7, 1.75, yaw=0.35, nod=0.04)
def seal() -> list[Piece]:
    """A seal of stone with a burning star."""
    return [
        ("main", lambda p: _seal(p, (0, 0.86, 0), 0.78)[0]),
        ("inner", lambda p: _seal(p, (0, 0.86, 0), 0.78)[1]),
    ]


@model(2.4, 1.5, yaw=0.15, nod=0.04)
def two_seals() -> list[Piece]:
    """Two seals of different stone side by side."""
    spots: tuple[Vector, Vector] = ((-0.56, 0.62, 0.1), (0.56, 0.84, -0.1))

    def disc(which: int) -> Solid:
        return lambda p: _seal(p, spots[which], 0.52)[0]

    def star(which: int) -> Solid:
        return lambda p: _seal(p, spots[which], 0.52)[1]

    return [("main", disc(0)), ("trim", disc(1)), ("inner", star(0)), ("sun", star(1))]


@model(1.9, 1.9, yaw=0.35, nod=0.05)
def broken_seal() -> list[Piece]:
    """A seal that bursts into splinters."""
    dice = np.random.default_rng(7)
    splinters = [
        (tuple(row[:3] * (1.5, 1.4, 0.6) + (-0.1, 0.9, -0.2)), 0.05 + 0.09 * row[3])
        for row in dice.random((16, 4))
    ]

    def stone(p: Points) -> Field:
        whole = _seal(p, (-0.1, 0.86, 0), 0.76)[0]
        torn = (p[0] - 0.10) + 0.5 * (p[1] - 0.86) - 0.10 * np.sin(p[1] * 9) - 0.06 * np.sin(p[1] * 23)
        crack = np.abs(p[0] + 0.35 - 0.3 * (p[1] - 0.9) - 0.06 * np.sin(p[1] * 14)) - 0.025
        form = carved(np.maximum(whole, torn), np.maximum(crack, 0.0 - p[2]), 0.01)
        bits = [
            brick(
                turned((p[0] - x, p[1] - y, p[2] - z), 9 * x, 7 * y), (0, 0, 0), (r, r * 0.7, r * 0.8), 0.01
            )
            for (x, y, z), r in splinters
        ]
        return union([form, *bits])

    def star(p: Points) -> Field:
        torn = (p[0] - 0.10) + 0.5 * (p[1] - 0.86) - 0.10 * np.sin(p[1] * 9)
        return np.maximum(_seal(p, (-0.1, 0.86, 0), 0.76)[1], torn)

    return [("main", stone), ("inner", star)]


@model(2.2, 1.9, yaw=0.1, nod=0.0)
def chains() -> list[Piece]:
    """Chains crossed over a burning heart."""

    def links(p: Points) -> Field:
        found = []
        for way in (-1.0, 1.0):
            for k in range(7):
                t = -0.95 + 0.32 * k
                q = (p[0] - t, p[1] - 0.95 - way * t * 0.72, p[2] - 0.22)
                x, y = q[0] * 0.81 + q[1] * 0.585 * way, q[1] * 0.81 - q[0] * 0.585 * way
                z = q[2]
                if k % 2:
                    y, z = z, y
                found.append(np.hypot(np.hypot(np.maximum(np.abs(x) - 0.10, 0), y) - 0.105, z) - 0.045)
        return union(found)

    def lock(p: Points) -> Field:
        return union(
            [
                brick(p, (0, 0.90, 0.34), (0.20, 0.20, 0.10), 0.05),
                hoop(p, (0, 1.12, 0.34), 0.13, 0.04, upright=True),
            ]
        )

    return [
        ("main", links),
        ("trim", lock),
        ("inner", lambda p: egg(p, (0, 0.95, -0.05), (0.50, 0.50, 0.24))),
    ]


@model(1.9, 1.9, yaw=0.25, nod=0.02)
def great_eye() -> list[Piece]:
    """An eye between lids of stone."""

    def stone(p: Points) -> Field:
        shell = egg(p, (0, 0.95, 0), (0.90, 0.80, 0.50))
        opening = np.maximum(np.hypot(p[0], (np.abs(p[1] - 0.95) + 0.42)) - 0.80, 0.0 - p[2])
        rays = 0.035 * np.sin(np.arctan2(p[0], p[1] - 0.95) * 22) * (np.hypot(p[0], p[1] - 0.95) > 0.62)
        return carved(shell + rays, opening, 0.04)

    def iris(p: Points) -> Field:
        away = np.hypot(p[0], p[1] - 0.95)
        return np.maximum(ball(p, (0, 0.95, 0.05), 0.46), away - 0.26) + 0.006 * np.sin(
            np.arctan2(p[0], p[1] - 0.95) * 30
        )

    def white(p: Points) -> Field:
        return np.maximum(ball(p, (0, 0.95, 0.05), 0.455), 0.24 - np.hypot(p[0], p[1] - 0.95))

    def pupil(p: Points) -> Field:
        return egg(p, (0, 0.95, 0.48), (0.055, 0.17, 0.05))

    return [("main", stone), ("inner", iris), ("bone", white), ("shadow", pupil)]
