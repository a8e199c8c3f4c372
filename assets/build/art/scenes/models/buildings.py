"""Models of buildings: temples, towers, castles, tombs."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Solid,
    brick,
    carved,
    drum,
    egg,
    grown,
    lathed,
    mirrored,
    roof,
    turned,
)


def _row(p: Points, xs: tuple[float, ...], z: float, foot: float, high: float, radius: float) -> Field:
    """Return columns in a row, mirrored."""
    m = mirrored(p)
    shafts = [drum(m, (x, foot + high / 2, z), radius * (1.0), high / 2) for x in xs]
    heads = [brick(m, (x, foot + high, z), (radius * 1.3, 0.035, radius * 1.3), 0.01) for x in xs]
    return np.minimum.reduce([*shafts, *heads])


@model(2.3, 1.75, yaw=0.42, nod=0.16)
def temple() -> list[Piece]:
    """A temple of columns on steps, a light within."""

    def stone(p: Points) -> Field:
        form = np.minimum.reduce(
            [brick(p, (0, 0.05 + 0.08 * k, 0), (1.15 - 0.09 * k, 0.05, 0.85 - 0.09 * k)) for k in range(3)]
        )
        form = np.minimum(form, _row(p, (0.14, 0.48, 0.82), 0.52, 0.24, 0.72, 0.085))
        form = np.minimum(form, _row(p, (0.82,), 0.1, 0.24, 0.72, 0.085))
        form = np.minimum(form, brick(p, (0, 1.05, 0), (0.96, 0.07, 0.66)))
        gable = np.maximum(roof((p[0], p[1], p[2] * 0), (0, 1.12, 0), (1.04, 9.0), 0.42), np.abs(p[2]) - 0.70)
        form = np.minimum(form, gable)
        return carved(
            form, np.maximum(roof((p[0], p[1], p[2] * 0), (0, 1.17, 0), (0.80, 9.0), 0.29), 0.62 - p[2]), 0.02
        )

    def within(p: Points) -> Field:
        return brick(p, (0, 0.6, -0.1), (0.66, 0.40, 0.28))

    return [("main", stone), ("inner", within)]


@model(1.5, 2.5, yaw=0.4, nod=0.10)
def tower() -> list[Piece]:
    """A wizard's tower with a turret, lit windows and pointed roofs."""

    def stone(p: Points) -> Field:
        form = lathed(p, [(0.0, 0.52), (0.25, 0.42), (1.25, 0.34), (1.3, 0.42), (1.62, 0.42)])
        form = np.minimum(form, lathed(p, [(0.75, 0.02), (0.95, 0.17), (1.42, 0.16)], 0.44, 0.1))
        form = grown(form, egg(p, (0.1, 0.0, 0.0), (0.75, 0.22, 0.6)), 0.1)
        return carved(form, brick(p, (0, 0.32, 0.45), (0.10, 0.20, 0.2), 0.08), 0.02)

    def roofs(p: Points) -> Field:
        main = lathed(p, [(1.58, 0.52), (1.72, 0.40), (2.4, 0.015)])
        return np.minimum(main, lathed(p, [(1.38, 0.24), (1.46, 0.19), (1.86, 0.01)], 0.44, 0.1))

    def windows(p: Points) -> Field:
        low = [
            brick(p, (x, y, z), (0.055, 0.10, 0.05), 0.03)
            for x, y, z in (
                (-0.12, 0.82, 0.36),
                (0.10, 1.12, 0.33),
                (-0.16, 1.46, 0.40),
                (0.16, 1.46, 0.40),
                (0.46, 1.18, 0.26),
            )
        ]
        return np.minimum.reduce([*low, brick(p, (0, 0.30, 0.40), (0.09, 0.18, 0.05), 0.06)])

    return [("main", stone), ("trim", roofs), ("inner", windows)]


@model(2.5, 2.2, yaw=0.25, nod=0.14)
def castle() -> list[Piece]:
    """A castle of many towers behind a wall."""
    towers = (
        (0.0, -0.25, 0.26, 1.30, 0.55),
        (-0.48, 0.1, 0.19, 0.95, 0.42),
        (0.46, 0.0, 0.20, 1.08, 0.45),
        (-0.95, 0.3, 0.16, 0.66, 0.34),
        (0.95, 0.35, 0.16, 0.70, 0.34),
        (0.22, 0.4, 0.13, 0.80, 0.34),
    )

    def stone(p: Points) -> Field:
        form = brick(p, (0, 0.22, 0.25), (0.98, 0.24, 0.16))
        for x, z, r, high, _ in towers:
            form = np.minimum(
                form,
                lathed(
                    p,
                    [
                        (0.0, r * 1.15),
                        (0.2, r),
                        (high - 0.12, r * 0.92),
                        (high - 0.1, r * 1.2),
                        (high, r * 1.2),
                    ],
                    x,
                    z,
                ),
            )
        notch = np.maximum(np.abs((p[0] + 0.06) % 0.16 - 0.08) - 0.04, 0.40 - p[1])
        form = np.where(
            (p[1] < 0.6) & (p[2] > 0.2), carved(form, np.maximum(notch, np.abs(p[0]) - 0.8), 0.01), form
        )
        form = grown(form, egg(p, (0, -0.06, 0.1), (1.25, 0.2, 0.6)), 0.08)
        return carved(form, brick(p, (0, 0.16, 0.5), (0.13, 0.18, 0.3), 0.1), 0.02)

    def roofs(p: Points) -> Field:
        return np.minimum.reduce(
            [
                lathed(p, [(high - 0.02, r * 1.32), (high + 0.1, r * 0.95), (high + top, 0.01)], x, z)
                for x, z, r, high, top in towers
            ]
        )

    def windows(p: Points) -> Field:
        lit = [
            brick(p, (x + 0.02, high * k, z + r * 0.92), (0.03, 0.06, 0.04), 0.02)
            for x, z, r, high, _ in towers
            for k in (0.62, 0.84)
        ]
        return np.minimum.reduce([*lit, brick(p, (0, 0.14, 0.36), (0.11, 0.15, 0.03), 0.08)])

    return [("main", stone), ("trim", roofs), ("inner", windows)]


@model(2.0, 1.6, yaw=0.4, nod=0.14)
def tomb() -> list[Piece]:
    """A mausoleum with a dome, pillars and an open door."""

    def stone(p: Points) -> Field:
        form = np.minimum(
            brick(p, (0, 0.08, 0), (1.0, 0.08, 0.8)), brick(p, (0, 0.52, -0.05), (0.78, 0.42, 0.56))
        )
        form = np.minimum(form, _row(p, (0.30, 0.70), 0.60, 0.14, 0.64, 0.07))
        form = np.minimum(form, brick(p, (0, 0.90, 0.05), (0.88, 0.07, 0.70)))
        gable = np.maximum(
            roof((p[0], p[1], p[2] * 0), (0, 0.96, 0), (0.86, 9.0), 0.28), np.abs(p[2] - 0.55) - 0.16
        )
        form = np.minimum(np.minimum(form, gable), egg(p, (0, 0.98, -0.1), (0.50, 0.50, 0.46)))
        return carved(form, brick(p, (0, 0.42, 0.5), (0.19, 0.32, 0.3), 0.1), 0.02)

    def door(p: Points) -> Field:
        return brick(p, (0, 0.40, 0.36), (0.18, 0.30, 0.03), 0.05)

    def cross(p: Points) -> Field:
        return np.minimum(
            brick(p, (0, 1.52, -0.1), (0.03, 0.14, 0.03)), brick(p, (0, 1.55, -0.1), (0.09, 0.028, 0.03))
        )

    return [("main", stone), ("inner", door), ("trim", cross)]


@model(2.0, 2.5, yaw=0.3, nod=0.06)
def falling_tower() -> list[Piece]:
    """A tower that breaks asunder."""
    dice = np.random.default_rng(4)
    bits = [
        (tuple(row[:3] * (1.6, 1.5, 0.8) + (-0.8, 0.5, -0.1)), 0.05 + 0.10 * row[3])
        for row in dice.random((18, 4))
    ]

    def slanted(p: Points) -> Field:
        return p[1] - 1.05 - 0.5 * p[0] - 0.08 * np.sin(p[0] * 17) - 0.05 * np.sin(p[0] * 31 + p[2] * 9)

    stone, roofs, windows = (solid for _, solid in tower())

    def foot(p: Points) -> Field:
        return np.maximum(stone(p), slanted(p))

    def top(solid: Solid) -> Solid:
        def falling(p: Points) -> Field:
            q = (p[0] + 0.30, p[1] - 0.22, p[2])
            cos, sin = math.cos(0.42), math.sin(0.42)
            x, y = q[0] * cos - (q[1] - 1.1) * sin, q[0] * sin + (q[1] - 1.1) * cos + 1.1
            return np.maximum(solid((x, y, q[2])), -slanted((x, y, q[2])) + 0.12)

        return falling

    def rubble(p: Points) -> Field:
        return union(
            [
                brick(turned((p[0] - x, p[1] - y, p[2] - z), 9 * x, 7 * y), (0, 0, 0), (r, r * 0.8, r), 0.02)
                for (x, y, z), r in bits
            ]
        )

    lit = [("inner", lambda p: np.maximum(windows(p), slanted(p))), ("inner", top(windows))]
    return [("main", foot), ("main", top(stone)), ("trim", top(roofs)), ("main", rubble), *lit]
