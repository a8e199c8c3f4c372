"""Models of jewels: rings, stones, eggs, crowns, scales."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Solid,
    ball,
    carved,
    chain,
    egg,
    grown,
    hoop,
    lathed,
    limb,
    mirrored,
    turned,
)


@model(1.5, 1.65, yaw=0.55, nod=0.12)
def gem_ring() -> list[Piece]:
    """A ring with a great stone."""

    def band(p: Points) -> Field:
        form = hoop(p, (0, 0.62, 0), 0.52, 0.13, upright=True)
        return grown(form, egg(p, (0, 1.18, 0), (0.26, 0.16, 0.26)), 0.1) + 0.005 * np.sin(
            np.arctan2(p[0], p[1] - 0.62) * 26
        )

    def stone(p: Points) -> Field:
        q = (p[0], p[1] - 1.34, p[2])
        faces = np.maximum.reduce(
            [
                np.abs(q[0] * math.cos(a) + q[2] * math.sin(a)) + np.abs(q[1]) * 0.75 - 0.30
                for a in (0.0, 0.79, 1.57, 2.36)
            ]
        )
        return np.maximum(faces * 0.8, np.abs(q[1]) - 0.16)

    return [("main", band), ("inner", stone)]


@model(2.1, 1.5, yaw=0.2, nod=0.1)
def rings() -> list[Piece]:
    """Two rings linked with each other."""

    def first(p: Points) -> Field:
        q = turned((p[0] + 0.36, p[1] - 0.75, p[2]), 0.5, 0.3)
        return hoop(q, (0, 0, 0), 0.50, 0.105, upright=True)

    def second(p: Points) -> Field:
        q = turned((p[0] - 0.36, p[1] - 0.75, p[2]), -0.7, -0.4)
        return hoop(q, (0, 0, 0), 0.50, 0.105, upright=True)

    return [("main", first), ("trim", second)]


@model(1.6, 2.0, yaw=0.35, nod=0.06)
def crystal() -> list[Piece]:
    """A great crystal and its splinters."""

    def shard(x: float, foot: float, high: float, wide: float, lean: float) -> Solid:
        def solid(p: Points) -> Field:
            q0 = p[0] - x - (p[1] - foot) * lean
            sides = np.maximum.reduce(
                [np.abs(q0 * math.cos(a) + p[2] * math.sin(a)) for a in (0.26, 1.31, 2.36)]
            )
            up = p[1] - foot
            tip = np.maximum(up - high * 0.68, 0) * wide / (high * 0.32) + np.maximum(
                high * 0.25 - up, 0
            ) * wide / (high * 0.25)
            return (sides + tip - wide) * 0.72

        return solid

    shards = [
        shard(0.0, 0.1, 1.8, 0.30, 0.0),
        shard(-0.46, 0.35, 1.0, 0.16, -0.12),
        shard(0.46, 0.25, 1.15, 0.17, 0.12),
        shard(0.24, 0.05, 0.6, 0.10, 0.25),
        shard(-0.22, 0.02, 0.55, 0.09, -0.2),
    ]
    return [("main", solid) for solid in shards]


@model(1.35, 1.7, yaw=0.3, nod=0.12)
def dragon_egg() -> list[Piece]:
    """A scaled egg, cracked, fire within."""

    def shell(p: Points) -> Field:
        form = egg(p, (0, 0.80, 0), (0.58 - 0.0, 0.80, 0.58)) - 0.05 * (0.8 - p[1]) * (p[1] < 0.8)
        crack = np.abs(p[0] - 0.12 * np.sin(p[1] * 11) - 0.08 * np.sin(p[1] * 23 + 1)) - 0.028 * np.clip(
            p[1] - 0.35, 0, 0.6
        )
        return carved(form, np.maximum(np.maximum(crack, 0.2 - p[2]), 0.45 - p[1]), 0.02)

    return [("main", shell), ("inner", lambda p: egg(p, (0, 0.80, 0), (0.53, 0.75, 0.53)))]


@model(1.9, 1.35, yaw=0.3, nod=0.16)
def crown() -> list[Piece]:
    """A crown with tall points and stones, a cap within."""

    def gold(p: Points) -> Field:
        away, angle = np.hypot(p[0], p[2]), np.arctan2(p[0], p[2])
        points = 0.40 + 0.55 * np.abs(np.cos(angle * 4)) ** 1.6
        wall = np.maximum(np.abs(away - 0.66 - 0.16 * p[1]) - 0.05, np.maximum(-p[1], p[1] - points))
        bands = union([hoop(p, (0, y, 0), 0.67 + 0.16 * y, 0.05) for y in (0.05, 0.32)])
        tips = union(
            [
                ball(p, (0.82 * math.sin(a), 1.0, 0.82 * math.cos(a)), 0.085)
                for a in np.arange(8) * math.pi / 4
            ]
        )
        return union([wall * 0.8, bands, tips])

    def stones(p: Points) -> Field:
        return union(
            [
                egg(p, (0.74 * math.sin(a), 0.19, 0.74 * math.cos(a)), (0.10, 0.10, 0.10))
                for a in np.arange(8) * math.pi / 4
            ]
        )

    return [("main", gold), ("inner", stones), ("trim", lambda p: egg(p, (0, 0.30, 0), (0.64, 0.42, 0.64)))]


@model(2.2, 2.0, yaw=0.25, nod=0.10)
def scales() -> list[Piece]:
    """A balance whose pans hold light and dark."""

    def gold(p: Points) -> Field:
        m = mirrored(p)
        post = lathed(
            p,
            [
                (0.0, 0.46),
                (0.08, 0.42),
                (0.16, 0.14),
                (0.5, 0.07),
                (1.5, 0.05),
                (1.56, 0.11),
                (1.72, 0.10),
                (1.86, 0.02),
            ],
        )
        beam = chain(m, [((0, 1.62, 0), 0.055), ((0.50, 1.72, 0), 0.045), ((0.86, 1.60, 0), 0.035)], 0.03)
        cords = union(
            [
                limb(m, (0.86, 1.58, 0), (0.86 + dx, 0.86, dz), 0.012, 0.012)
                for dx, dz in ((-0.26, 0.0), (0.26, 0.0), (0.0, 0.26))
            ]
        )
        pans = np.maximum(np.abs(egg(m, (0.86, 0.92, 0), (0.30, 0.16, 0.30))) - 0.022, p[1] - 0.88)
        return union([post, beam, cords, pans])

    def light(p: Points) -> Field:
        return ball(p, (-0.86, 0.98, 0), 0.17)

    def dark(p: Points) -> Field:
        return ball(p, (0.86, 0.98, 0), 0.17)

    return [("main", gold), ("inner", light), ("trim", dark)]


@model(2.1, 1.5, yaw=0.3, nod=0.10)
def prism() -> list[Piece]:
    """A prism of glass that parts a ray into colours."""

    def glass(p: Points) -> Field:
        sides = np.maximum(np.abs(p[0]) * 0.866 + (p[1] - 0.30) * 0.5 - 0.36, 0.06 - p[1])
        return np.maximum(sides, np.abs(p[2]) - 0.40)

    def ray(p: Points) -> Field:
        return limb(p, (-1.3, 0.62, 0.1), (-0.2, 0.48, 0.1), 0.022, 0.022)

    def colours(rise: float) -> Solid:
        return lambda p: limb(p, (0.20, 0.46, 0.1), (1.15, 0.42 + rise, 0.1), 0.02, 0.055)

    return [
        ("main", glass),
        ("inner", ray),
        ("flame", colours(0.30)),
        ("sun", colours(0.12)),
        ("venom", colours(-0.06)),
        ("water", colours(-0.24)),
        ("spirit", colours(-0.42)),
    ]
