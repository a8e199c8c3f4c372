"""Models of trees, and of what grows: coral, a rose."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Vector,
    ball,
    brick,
    carved,
    chain,
    egg,
    grown,
    hoop,
    lathed,
    limb,
    mirrored,
)


def _crown(p: Points, clumps: Sequence[tuple[Vector, float]]) -> Field:
    form = np.full_like(p[0], 9.0)
    for middle, radius in clumps:
        form = grown(form, ball(p, middle, radius), 0.08)
    return form + 0.03 * np.sin(p[0] * 21) * np.sin(p[1] * 19) * np.sin(p[2] * 23)


_CLUMPS: list[tuple[Vector, float]] = [
    ((0.0, 1.55, 0.0), 0.42),
    ((-0.52, 1.32, 0.05), 0.36),
    ((0.54, 1.30, 0.0), 0.37),
    ((-0.28, 1.16, 0.30), 0.28),
    ((0.28, 1.14, 0.30), 0.28),
    ((-0.86, 1.06, 0.0), 0.25),
    ((0.88, 1.04, 0.05), 0.25),
    ((0.0, 1.32, 0.36), 0.30),
]


@model(2.3, 2.0, yaw=0.0, nod=0.05)
def fruit_tree() -> list[Piece]:
    """A broad tree full of fruit."""

    def trunk(p: Points) -> Field:
        m = mirrored(p)
        form = chain(p, [((0.0, 0.0, 0), 0.20), ((0.03, 0.42, 0), 0.13), ((-0.02, 1.0, 0), 0.11)], 0.06)
        form = grown(
            form,
            union(
                [
                    limb(m, (0.0, 0.62, 0), (0.50, 1.16, 0), 0.09, 0.05),
                    limb(m, (0.05, 0.08, 0.05), (0.48, -0.04, 0.18), 0.10, 0.03),
                ]
            ),
            0.08,
        )
        return form + 0.012 * np.sin(np.arctan2(p[0], p[2]) * 9 + p[1] * 5)

    def fruit(p: Points) -> Field:
        dice = np.random.default_rng(11)
        found = []
        for (x, y, z), r in _CLUMPS:
            for a, b in dice.random((3, 2)):
                t, u = (a - 0.5) * 2.2, (b - 0.6) * 1.6
                found.append(
                    ball(
                        p,
                        (
                            x + r * math.sin(t) * math.cos(u),
                            y + r * math.sin(u),
                            z + r * math.cos(t) * math.cos(u),
                        ),
                        0.06,
                    )
                )
        return union(found)

    return [("main", lambda p: _crown(p, _CLUMPS)), ("trim", trunk), ("inner", fruit)]


@model(2.2, 2.1, yaw=0.0, nod=0.0)
def treant() -> list[Piece]:
    """A tree that walks: a face in its bark, arms of branches, a crown of leaves."""

    def bark(p: Points) -> Field:
        m = mirrored(p)
        form = chain(p, [((0, 0.30, 0), 0.34), ((0, 0.85, 0), 0.36), ((0, 1.35, 0), 0.30)], 0.1)
        legs = chain(
            m, [((0.16, 0.45, 0), 0.22), ((0.30, 0.15, 0.05), 0.17), ((0.46, -0.02, 0.18), 0.10)], 0.06
        )
        arms = chain(
            m, [((0.30, 1.15, 0), 0.16), ((0.70, 1.02, 0.12), 0.11), ((0.86, 0.62, 0.30), 0.09)], 0.05
        )
        fingers = union(
            [
                limb(m, (0.86, 0.62, 0.30), (0.86 + dx, 0.34 - abs(dx) * 0.4, 0.36 + dz), 0.05, 0.012)
                for dx, dz in ((-0.12, 0.1), (0.0, 0.14), (0.12, 0.05))
            ]
        )
        form = grown(grown(form, legs, 0.12), grown(arms, fingers, 0.04), 0.12)
        brow = limb(m, (0.06, 1.17, 0.34), (0.26, 1.26, 0.24), 0.07, 0.05)
        form = grown(form, np.minimum(brow, limb(p, (0, 1.14, 0.34), (0, 0.92, 0.44), 0.06, 0.08)), 0.05)
        form = carved(form, egg(m, (0.15, 1.07, 0.38), (0.085, 0.06, 0.10)), 0.03)
        form = carved(form, egg(p, (0, 0.72, 0.40), (0.19, 0.06, 0.14)), 0.04)
        return (
            form
            + 0.022 * np.sin(np.arctan2(p[0], p[2] + 0.2) * 17 + 1.5 * np.sin(p[1] * 4))
            + 0.01 * np.sin(p[1] * 23 + p[0] * 9)
        )

    def leaves(p: Points) -> Field:
        clumps: list[tuple[Vector, float]] = [
            ((0.0, 1.82, 0), 0.36),
            ((-0.40, 1.66, 0.0), 0.28),
            ((0.42, 1.64, 0.0), 0.28),
            ((0.15, 1.62, 0.26), 0.2),
            ((-0.18, 1.60, 0.26), 0.2),
            ((-0.72, 1.16, 0.05), 0.15),
            ((0.72, 1.14, 0.05), 0.15),
        ]
        beard = _crown(p, [((0, 0.56, 0.38), 0.12), ((0, 0.42, 0.40), 0.09)])
        return np.minimum(_crown(p, clumps), beard)

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.15, 1.07, 0.30), 0.06)

    return [("main", bark), ("trim", leaves), ("inner", eyes)]


@model(2.5, 2.0, yaw=0.0, nod=0.12)
def grove() -> list[Piece]:
    """A ring of old trees around a standing stone."""
    spots = (
        (-0.95, -0.1, 0.85),
        (-0.55, -0.5, 1.1),
        (0.0, -0.7, 1.25),
        (0.55, -0.5, 1.1),
        (0.95, -0.1, 0.85),
    )

    def trunks(p: Points) -> Field:
        found = [
            chain(p, [((x, 0.0, z), 0.11), ((x + 0.03, 0.5 * h, z), 0.07), ((x, h, z), 0.06)], 0.04)
            for x, z, h in spots
        ]
        return union(found)

    def leaves(p: Points) -> Field:
        found = [
            _crown(
                p,
                [
                    ((x, h + 0.25, z), 0.30 * h),
                    ((x - 0.2, h + 0.02, z + 0.1), 0.20 * h),
                    ((x + 0.2, h, z + 0.1), 0.21 * h),
                ],
            )
            for x, z, h in spots
        ]
        return union(found)

    def stone(p: Points) -> Field:
        ring = union(
            [
                brick(p, (0.55 * math.sin(a), 0.06, 0.30 + 0.42 * math.cos(a)), (0.08, 0.10, 0.07), 0.03)
                for a in np.linspace(0, 6.28, 10)[:-1]
            ]
        )
        return np.minimum(ring, chain(p, [((0.0, 0.0, 0.25), 0.17), ((0.02, 0.5, 0.25), 0.12)], 0.05))

    def rune(p: Points) -> Field:
        return np.minimum(
            hoop(p, (0.02, 0.36, 0.38), 0.06, 0.014, upright=True),
            brick(p, (0.02, 0.28, 0.38), (0.012, 0.12, 0.02)),
        )

    return [("main", leaves), ("trim", trunks), ("stone", stone), ("inner", rune)]


@model(2.0, 1.9, yaw=0.2, nod=0.0)
def coral() -> list[Piece]:
    """Branches of coral on a rock, a pearl in its shell below."""
    dice = np.random.default_rng(3)
    branches: list[tuple[Vector, Vector, float, float]] = []

    def grow(start: Vector, angle: float, long: float, thick: float, level: int) -> None:
        end = (
            start[0] + math.sin(angle) * long,
            start[1] + math.cos(angle) * long,
            start[2] + (dice.random() - 0.4) * 0.12,
        )
        branches.append((start, end, thick, thick * 0.72))
        if level:
            for turn in (-0.52, 0.50):
                grow(
                    end,
                    angle + turn + (dice.random() - 0.5) * 0.5,
                    long * (0.62 + 0.2 * dice.random()),
                    thick * 0.72,
                    level - 1,
                )

    for lean in (-0.75, -0.1, 0.6):
        grow((lean * 0.25, 0.15, 0.0), lean, 0.55, 0.115, 3)

    def red(p: Points) -> Field:
        form = np.full_like(p[0], 9.0)
        for start, end, first, last in branches:
            form = grown(form, limb(p, start, end, first, last), 0.03)
        return form + 0.006 * np.sin(p[0] * 60) * np.sin(p[1] * 60)

    def rock(p: Points) -> Field:
        return egg(p, (0, 0.0, 0), (0.70, 0.20, 0.45)) + 0.04 * np.sin(p[0] * 11) * np.sin(p[2] * 13)

    def shell(p: Points) -> Field:
        q = (p[0] - 0.52, p[1] - 0.12, p[2] - 0.36)
        ridge = 0.012 * np.sin(np.arctan2(q[0], q[2] + 0.25) * 20)
        return (
            np.minimum(
                np.abs(egg(q, (0, 0.0, 0), (0.26, 0.10, 0.20))) - 0.02,
                np.maximum(np.abs(egg(q, (0, 0.16, -0.12), (0.26, 0.22, 0.08))) - 0.02, -q[1]),
            )
            + ridge
        )

    return [
        ("main", red),
        ("stone", rock),
        ("trim", shell),
        ("pearl", lambda p: ball(p, (0.52, 0.20, 0.40), 0.09)),
    ]


@model(1.8, 2.1, yaw=0.0, nod=0.30)
def rose() -> list[Piece]:
    """A rose in bloom on its thorny stem."""

    def petals(p: Points) -> Field:
        form = egg(p, (0, 1.36, 0), (0.16, 0.26, 0.16))
        for k in range(22):
            angle, ring = k * 2.39996, (k / 22) ** 0.75
            away, lean, size = 0.10 + 0.36 * ring, 0.15 + 0.95 * ring, 0.20 + 0.20 * ring
            x, z = (
                p[0] * math.cos(angle) - p[2] * math.sin(angle),
                p[0] * math.sin(angle) + p[2] * math.cos(angle),
            )
            y, z = p[1] - 1.26 + 0.10 * ring, z - away
            y, z = y * math.cos(lean) + z * math.sin(lean), z * math.cos(lean) - y * math.sin(lean)
            curl = z - 0.5 * x**2 + 0.35 * np.clip(y - 0.12, 0, 1) ** 2 * -1
            form = np.minimum(
                form, np.maximum(np.hypot(x / 1.15, y - 0.06) - size, np.abs(curl) - 0.018) * 0.8
            )
        return form

    def stem(p: Points) -> Field:
        form = chain(p, [((0.10, -0.3, 0), 0.05), ((-0.05, 0.5, 0), 0.05), ((0.0, 1.1, 0), 0.06)], 0.05)
        thorns = union(
            [
                limb(
                    p, (0.05 - 0.1 * y, y, 0.02), (0.05 - 0.1 * y + side * 0.13, y + 0.05, 0.06), 0.035, 0.004
                )
                for y, side in ((0.15, 1), (0.4, -1), (0.62, 1), (0.85, -1))
            ]
        )
        leaves = union(
            [
                egg(
                    (
                        (p[0] - x) * 0.9 + (p[1] - y) * 0.4 * s,
                        (p[1] - y) * 0.9 - (p[0] - x) * 0.4 * s,
                        p[2] - 0.1,
                    ),
                    (0, 0, 0),
                    (0.30, 0.13, 0.04),
                )
                for x, y, s in ((0.36, 0.48, -1), (-0.40, 0.70, 1))
            ]
        )
        sepals = lathed(p, [(0.95, 0.05), (1.08, 0.20), (1.16, 0.22)])
        return union([form, thorns, leaves, sepals])

    return [("main", petals), ("trim", stem)]
