"""Models of altars, thrones, banners, coffins, heaps of skulls."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.head import skull
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    ball,
    brick,
    carved,
    drum,
    egg,
    hoop,
    limb,
    mirrored,
    turned,
)


@model(1.9, 1.75, yaw=0.4, nod=0.22)
def altar() -> list[Piece]:
    """An altar of stone, a dagger in it, blood running down."""

    def stone(p: Points) -> Field:
        slabs = union(
            [
                brick(p, (0, 0.06, 0), (0.86, 0.07, 0.56)),
                brick(p, (0, 0.40, 0), (0.62, 0.30, 0.36), 0.03),
                brick(p, (0, 0.76, 0), (0.80, 0.08, 0.50), 0.03),
            ]
        )
        return carved(slabs, np.maximum(hoop(p, (0, 0.42, 0.36), 0.16, 0.03, upright=True), 0.3 - p[2]), 0.01)

    def blade(p: Points) -> Field:
        return (
            np.maximum(np.abs(p[0]) / 0.085 + np.abs(p[2]) / 0.03 - 1, np.maximum(0.80 - p[1], p[1] - 1.25))
            * 0.03
        )

    def hilt(p: Points) -> Field:
        return union(
            [
                limb(mirrored(p), (0, 1.26, 0), (0.20, 1.30, 0), 0.045, 0.03),
                drum(p, (0, 1.42, 0), 0.04, 0.14),
                ball(p, (0, 1.60, 0), 0.07),
            ]
        )

    def blood(p: Points) -> Field:
        pool = np.maximum(
            np.hypot(p[0] * 0.8, p[2]) - 0.26 - 0.04 * np.sin(np.arctan2(p[0], p[2]) * 5),
            np.abs(p[1] - 0.845) - 0.012,
        )
        runs = union(
            [
                limb(p, (x, 0.84, 0.50), (x, y, 0.51), 0.03, 0.035)
                for x, y in ((-0.12, 0.58), (0.03, 0.42), (0.16, 0.66))
            ]
        )
        return np.minimum(pool, runs)

    return [("main", stone), ("steel", blade), ("trim", hilt), ("blood", blood)]


@model(1.6, 2.2, yaw=0.3, nod=0.08)
def seat_of_power() -> list[Piece]:
    """A throne of stone with a tall back."""

    def stone(p: Points) -> Field:
        m = mirrored(p)
        back = np.maximum(
            brick(p, (0, 1.15, -0.32), (0.46, 0.95, 0.10), 0.03),
            np.abs(p[0]) - 0.56 + 0.35 * np.clip(p[1] - 1.5, 0, 1),
        )
        seat = brick(p, (0, 0.48, 0.0), (0.50, 0.14, 0.42), 0.03)
        arms = union(
            [brick(m, (0.52, 0.62, 0.0), (0.10, 0.30, 0.42), 0.03), ball(m, (0.52, 0.92, 0.36), 0.13)]
        )
        feet = union(
            [brick(p, (0, 0.08, 0.06), (0.78, 0.09, 0.66)), brick(p, (0, 0.24, 0.0), (0.62, 0.10, 0.52))]
        )
        spires = limb(m, (0.44, 1.9, -0.32), (0.44, 2.3, -0.32), 0.09, 0.005)
        return union([back, seat, arms, feet, spires])

    def cushion(p: Points) -> Field:
        return union(
            [
                egg(p, (0, 0.66, 0.06), (0.42, 0.10, 0.36)),
                brick(p, (0, 1.20, -0.20), (0.30, 0.50, 0.04), 0.04),
            ]
        )

    def sign(p: Points) -> Field:
        return union([hoop(p, (0, 1.88, -0.18), 0.14, 0.035, upright=True), ball(p, (0, 1.88, -0.18), 0.07)])

    return [("main", stone), ("trim", cushion), ("inner", sign)]


@model(1.5, 2.1, yaw=0.25, nod=0.0)
def banner() -> list[Piece]:
    """A banner on a pole, planted in the ground."""

    def pole(p: Points) -> Field:
        return union(
            [
                limb(p, (-0.5, -0.2, 0), (-0.5, 2.0, 0), 0.045, 0.04),
                limb(p, (-0.52, 1.88, 0.02), (0.62, 1.88, 0.02), 0.03, 0.03),
            ]
        )

    def cloth(p: Points) -> Field:
        wave = p[2] - 0.02 - 0.07 * np.sin(p[0] * 5 + p[1] * 1.5) * np.clip(1.9 - p[1], 0, 1)
        low = 0.62 + 0.22 * np.abs(p[0] - 0.06) / 0.5
        shape = np.maximum(np.abs(p[0] - 0.06) - 0.50, np.maximum(p[1] - 1.86, low - p[1]))
        return np.maximum(shape, np.abs(wave) - 0.02) * 0.8

    def sign(p: Points) -> Field:
        wave = p[2] - 0.02 - 0.07 * np.sin(p[0] * 5 + p[1] * 1.5) * np.clip(1.9 - p[1], 0, 1)
        ring = np.abs(np.hypot(p[0] - 0.06, p[1] - 1.36) - 0.26) - 0.035
        bars = np.minimum(
            np.maximum(np.abs(p[0] - 0.06) - 0.045, np.abs(p[1] - 1.36) - 0.40),
            np.maximum(np.abs(p[1] - 1.42) - 0.045, np.abs(p[0] - 0.06) - 0.22),
        )
        return np.maximum(np.minimum(ring, bars), np.abs(wave - 0.015) - 0.02) * 0.8

    def tip(p: Points) -> Field:
        return limb(p, (-0.5, 2.0, 0), (-0.5, 2.24, 0), 0.075, 0.005)

    return [("wood", pole), ("main", cloth), ("inner", sign), ("trim", tip)]


@model(1.6, 2.1, yaw=0.45, nod=0.06)
def coffin() -> list[Piece]:
    """A coffin that stands open, a light within."""

    def outline(p: Points, grow: float) -> Field:
        half = np.interp(p[1], [0.0, 1.35, 1.95], [0.30, 0.50, 0.32]).astype(np.float32) + grow
        return np.maximum(np.abs(p[0]) - half, np.maximum(-p[1] - grow, p[1] - 1.95 - grow)) * 0.9

    def wood(p: Points) -> Field:
        case = np.maximum(outline(p, 0.0), np.abs(p[2]) - 0.26)
        return carved(case, np.maximum(outline(p, -0.07), -0.14 - p[2]), 0.01)

    def lid(p: Points) -> Field:
        q = turned((p[0] - 0.52, p[1], p[2] - 0.30), -1.0)
        return np.maximum(outline((q[0] - 0.42, q[1], q[2]), 0.02), np.abs(q[2]) - 0.05)

    def cross(p: Points) -> Field:
        q = turned((p[0] - 0.52, p[1], p[2] - 0.30), -1.0)
        return np.minimum(
            brick(q, (0.42, 1.25, 0.07), (0.035, 0.34, 0.03)),
            brick(q, (0.42, 1.36, 0.07), (0.16, 0.035, 0.03)),
        )

    def light(p: Points) -> Field:
        return np.maximum(outline(p, -0.08), np.abs(p[2] + 0.10) - 0.05)

    return [("main", wood), ("main", lid), ("trim", cross), ("inner", light)]


def _bare(q: Points) -> Field:
    """Return a skull without its neck."""
    return np.maximum(skull(q), -1.26 - q[1])


@model(2.0, 1.6, yaw=0.15, nod=0.08)
def skulls() -> list[Piece]:
    """A heap of skulls."""
    spots = (
        (0.0, 1.10, 0.1, 2.3, 0.1),
        (-0.46, 0.46, 0.05, 2.4, 0.5),
        (0.46, 0.44, 0.08, 2.4, -0.5),
        (0.0, 0.40, 0.30, 2.5, 0.0),
        (-0.9, 0.30, 0.0, 3.1, 0.7),
        (0.9, 0.28, 0.0, 3.1, -0.6),
    )

    def bone(p: Points) -> Field:
        return union(
            [
                _bare(turned(((p[0] - x) * k, (p[1] - y) * k, (p[2] - z) * k), yaw)) / k
                for x, y, z, k, yaw in spots
            ]
        )

    def eyes(p: Points) -> Field:
        found = []
        for x, y, z, k, yaw in spots[:4]:
            q = turned(((p[0] - x) * k, (p[1] - y) * k, (p[2] - z) * k), yaw)
            found.append(ball(mirrored(q), (0.34, 0.04, 0.55), 0.15) / k)
        return union(found)

    return [("main", bone), ("inner", eyes)]


@model(1.55, 2.0, yaw=0.35, nod=0.05)
def bare_skull() -> list[Piece]:
    """A skull without its jaw's rest, light in its sockets."""

    def bone(p: Points) -> Field:
        q = (p[0] * 1.25, (p[1] - 1.0) * 1.25, p[2] * 1.25)
        return np.maximum(skull(q), -1.28 - q[1]) / 1.25

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.27, 1.03, 0.46), 0.13)

    return [("main", bone), ("inner", eyes)]
