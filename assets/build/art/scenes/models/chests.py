"""Models of what holds treasure: chests, sacks, carts, nests, bars of gold."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    ball,
    brick,
    carved,
    chain,
    drum,
    egg,
    grown,
    hoop,
    lathed,
    limb,
    mirrored,
)


def _chest_box(p: Points) -> Field:
    return brick(p, (0, 0.34, 0), (0.78, 0.34, 0.50), 0.03)


def _bands(p: Points, form: Field) -> Field:
    """Return iron bands around a chest's form."""
    straps = np.minimum(np.abs(np.abs(p[0]) - 0.62) - 0.07, np.abs(np.abs(p[0]) - 0.20) - 0.05)
    return np.maximum(form - 0.02, straps)


@model(1.9, 1.25, yaw=0.5, nod=0.30)
def chest() -> list[Piece]:
    """A closed chest with bands and a lock."""

    def lid(p: Points) -> Field:
        return np.maximum(np.maximum(np.hypot(p[1] - 0.70, p[2]) - 0.50, 0.71 - p[1]), np.abs(p[0]) - 0.78)

    def wood(p: Points) -> Field:
        planks = 0.012 * (np.abs(p[1] % 0.17 - 0.085) < 0.008)
        return np.minimum(_chest_box(p) + planks, lid(p))

    def iron(p: Points) -> Field:
        rim = np.maximum(np.minimum(_chest_box(p), lid(p)) - 0.018, np.abs(p[1] - 0.69) - 0.045)
        return np.minimum.reduce(
            [
                _bands(p, np.minimum(_chest_box(p), lid(p))),
                rim,
                brick(p, (0, 0.60, 0.52), (0.12, 0.16, 0.05), 0.03),
            ]
        )

    def keyhole(p: Points) -> Field:
        return np.minimum(ball(p, (0, 0.63, 0.57), 0.035), brick(p, (0, 0.57, 0.57), (0.015, 0.06, 0.02)))

    return [("main", wood), ("trim", iron), ("shadow", keyhole)]


@model(1.9, 1.7, yaw=0.45, nod=0.34)
def open_chest() -> list[Piece]:
    """A chest thrown open, heaped with what shines."""

    def lid(p: Points) -> Field:
        q = (p[0], p[1] - 0.70, p[2] + 0.46)
        y, z = q[1] * math.cos(1.2) - q[2] * math.sin(1.2), q[1] * math.sin(1.2) + q[2] * math.cos(1.2)
        shell = np.abs(np.hypot(y, z - 0.5) - 0.47) - 0.035
        return np.maximum(np.maximum(shell, -y), np.abs(q[0]) - 0.78)

    def wood(p: Points) -> Field:
        hollow = carved(_chest_box(p), brick(p, (0, 0.60, 0), (0.70, 0.34, 0.42)), 0.01)
        return np.minimum(hollow, lid(p))

    def iron(p: Points) -> Field:
        return np.minimum(
            _bands(p, np.minimum(_chest_box(p), 9.0)), brick(p, (0, 0.52, 0.52), (0.12, 0.13, 0.04), 0.03)
        )

    def heap(p: Points) -> Field:
        form = egg(p, (0, 0.58, 0), (0.70, 0.30, 0.44))
        return form + 0.03 * np.sin(p[0] * 29 + p[2] * 7) * np.sin(p[2] * 31) - 0.01

    return [("main", wood), ("trim", iron), ("inner", heap)]


@model(2.0, 1.35, yaw=0.5, nod=0.24)
def gold_bars() -> list[Piece]:
    """Bars of gold in a pile."""
    spots = (
        [(x, 0.16, z) for x in (-0.52, 0.0, 0.52) for z in (-0.3, 0.3)]
        + [(x, 0.48, z) for x in (-0.26, 0.26) for z in (-0.2, 0.2)]
        + [(0.0, 0.80, 0.0)]
    )

    def bars(p: Points) -> Field:
        found = []
        for x, y, z in spots:
            slant = 1 - 0.55 * (p[1] - y)
            found.append(
                brick(
                    ((p[0] - x) / slant, p[1] - y, (p[2] - z) / slant), (0, 0, 0), (0.235, 0.145, 0.27), 0.03
                )
            )
        return np.minimum.reduce(found)

    return [("main", bars)]


@model(2.0, 1.5, yaw=0.5, nod=0.20)
def cart() -> list[Piece]:
    """A mine cart heaped with ore, on rails."""

    def iron(p: Points) -> Field:
        slant = 1 + 0.22 * (p[1] - 0.6)
        tub = brick((p[0] / slant, p[1], p[2] / slant), (0, 0.66, 0), (0.66, 0.34, 0.42), 0.04)
        tub = carved(
            tub, brick((p[0] / slant, p[1], p[2] / slant), (0, 0.90, 0), (0.60, 0.36, 0.36), 0.03), 0.01
        )
        rim = np.maximum(np.abs(tub) - 0.04, np.abs(p[1] - 0.98) - 0.05)
        return np.minimum(np.minimum(tub, rim), brick(p, (0, 0.28, 0), (0.58, 0.05, 0.34)))

    def wheels(p: Points) -> Field:
        m = (np.abs(p[0]), p[1], np.abs(p[2]))
        disc = np.maximum(np.hypot(m[0] - 0.36, m[1] - 0.20) - 0.20, np.abs(m[2] - 0.40) - 0.05)
        return np.minimum(
            disc, np.maximum(np.hypot(m[0] - 0.36, m[1] - 0.20) - 0.07, np.abs(m[2] - 0.42) - 0.08)
        )

    def heap(p: Points) -> Field:
        form = egg(p, (0, 0.95, 0), (0.62, 0.34, 0.40))
        lumps = union(
            [
                ball(p, at, r)
                for at, r in (
                    ((-0.3, 1.16, 0.15), 0.18),
                    ((0.12, 1.24, 0.0), 0.21),
                    ((0.42, 1.06, 0.2), 0.17),
                    ((-0.05, 1.10, 0.3), 0.16),
                )
            ]
        )
        return grown(form, lumps, 0.04) + 0.03 * np.sin(p[0] * 17) * np.sin(p[1] * 19) * np.sin(p[2] * 15)

    def rails(p: Points) -> Field:
        rail = brick((p[0], p[1], np.abs(p[2])), (0, 0.0, 0.40), (1.3, 0.03, 0.04))
        ties = np.maximum(
            np.abs((p[0] + 9.15) % 0.30 - 0.15) - 0.06,
            np.maximum(np.abs(p[1] + 0.05) - 0.03, np.abs(p[2]) - 0.55),
        )
        return np.minimum(rail, np.maximum(ties, np.abs(p[0]) - 1.2))

    return [("main", iron), ("trim", wheels), ("inner", heap), ("wood", rails)]


@model(1.5, 1.8, yaw=0.3, nod=0.12)
def sack() -> list[Piece]:
    """A sack tied with a cord, half open."""

    def cloth(p: Points) -> Field:
        angle = np.arctan2(p[0], p[2])
        form = lathed(
            p, [(0.0, 0.40), (0.12, 0.60), (0.5, 0.66), (0.9, 0.44), (1.12, 0.20), (1.2, 0.20), (1.42, 0.40)]
        )
        form = form + 0.03 * np.sin(angle * 9 + 1.2 * np.sin(p[1] * 3)) * np.clip(p[1] - 0.3, 0, 1)
        return carved(form, egg(p, (0, 1.48, 0), (0.33, 0.16, 0.33)), 0.03)

    def cord(p: Points) -> Field:
        tails = limb(mirrored(p), (0.05, 1.14, 0.22), (0.16, 0.80, 0.44), 0.03, 0.03)
        return union([hoop(p, (0, 1.15, 0), 0.21, 0.05), tails])

    return [("main", cloth), ("trim", cord), ("inner", lambda p: egg(p, (0, 1.34, 0), (0.26, 0.10, 0.26)))]


@model(2.1, 1.4, yaw=0.3, nod=0.32)
def nest() -> list[Piece]:
    """A nest of branches with three eggs, one about to hatch."""

    def twigs(p: Points) -> Field:
        away, angle = np.hypot(p[0], p[2]), np.arctan2(p[0], p[2])
        ring = np.hypot(away - 0.70, (p[1] - 0.24) * 1.1) - 0.22
        return ring + 0.04 * np.sin(angle * 17 + p[1] * 22) + 0.03 * np.sin(angle * 29 - p[1] * 31)

    def bed(p: Points) -> Field:
        return egg(p, (0, 0.10, 0), (0.70, 0.16, 0.70)) + 0.02 * np.sin(p[0] * 31) * np.sin(p[2] * 29)

    def eggs(p: Points) -> Field:
        return union(
            [egg(p, (-0.30, 0.58, 0.05), (0.27, 0.38, 0.27)), egg(p, (0.30, 0.56, 0.0), (0.26, 0.37, 0.26))]
        )

    def hatching(p: Points) -> Field:
        form = egg(p, (0.02, 0.56, 0.30), (0.28, 0.40, 0.28))
        crack = np.abs(p[1] - 0.66 - 0.05 * np.sin(p[0] * 34)) - 0.022
        return carved(form, np.maximum(crack, 0.2 - p[2]), 0.01)

    return [
        ("trim", twigs),
        ("hide", bed),
        ("main", eggs),
        ("main", hatching),
        ("inner", lambda p: egg(p, (0.02, 0.56, 0.30), (0.25, 0.37, 0.25))),
    ]


@model(2.1, 1.5, yaw=0.2, nod=0.12)
def cornucopia() -> list[Piece]:
    """A horn that pours out fruit."""

    def horn(p: Points) -> Field:
        form = chain(
            p,
            [
                ((-0.15, 0.50, 0), 0.46),
                ((-0.55, 0.72, 0), 0.30),
                ((-0.82, 1.06, 0), 0.18),
                ((-0.66, 1.34, 0), 0.08),
                ((-0.46, 1.36, 0), 0.02),
            ],
            0.08,
        )
        twist = 0.022 * np.sin(np.arctan2(p[1] - 0.5, p[0] + 0.1) * 3 + np.hypot(p[0], p[1]) * 17)
        return carved(form + twist, ball(p, (0.14, 0.45, 0), 0.42), 0.03)

    def gold(p: Points) -> Field:
        found = [
            ball(p, at, r)
            for at, r in (
                ((0.30, 0.42, 0.25), 0.17),
                ((0.52, 0.16, 0.05), 0.15),
                ((0.10, 0.70, 0.15), 0.13),
                ((0.86, 0.12, 0.2), 0.11),
            )
        ]
        return union(
            [
                *found,
                *[
                    drum(p, (0.35 + 0.14 * k, 0.03 + 0.012 * (k % 2), 0.42 + 0.05 * (k % 3)), 0.09, 0.02)
                    for k in range(4)
                ],
            ]
        )

    def red(p: Points) -> Field:
        return union(
            [
                ball(p, at, r)
                for at, r in (
                    ((0.08, 0.32, 0.36), 0.18),
                    ((0.62, 0.32, 0.10), 0.16),
                    ((0.34, 0.72, -0.05), 0.15),
                    ((0.78, 0.14, 0.45), 0.13),
                )
            ]
        )

    def grapes(p: Points) -> Field:
        return union(
            [
                ball(
                    p,
                    (0.44 + 0.10 * (k % 3) - 0.05 * (k // 3), 0.58 - 0.11 * (k // 3), 0.22 + 0.04 * (k % 2)),
                    0.075,
                )
                for k in range(9)
            ]
        )

    def leaves(p: Points) -> Field:
        return union(
            [
                egg(p, (0.22, 0.86, 0.1), (0.20, 0.05, 0.14)),
                egg(p, (0.92, 0.30, 0.1), (0.16, 0.04, 0.12)),
                egg(p, (0.2, 0.08, 0.5), (0.2, 0.03, 0.12)),
            ]
        )

    return [("main", horn), ("gold", gold), ("crimson", red), ("amethyst", grapes), ("leaf", leaves)]
