"""Models of dragons that fly, swim or are dead, and of serpents."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.dragons import Joint, along, reared
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    ball,
    chain,
    egg,
    grown,
    hoop,
    limb,
)


@model(2.5, 2.0, yaw=0.0, nod=0.0)
def water_dragon() -> list[Piece]:
    """A long dragon of the water: coils, fins, whiskers."""
    neck: list[Joint] = [
        ((0.95, -0.1, -0.2), 0.22),
        ((0.80, 0.42, -0.15), 0.25),
        ((0.36, 0.40, 0.0), 0.26),
        ((0.10, -0.15, 0.05), 0.28),
        ((-0.42, -0.1, 0.1), 0.30),
        ((-0.72, 0.55, 0.1), 0.29),
        ((-0.55, 1.15, 0.1), 0.23),
        ((-0.12, 1.42, 0.1), 0.20),
    ]
    pieces = reared(neck, (0.06, 1.46, 0.12), 0.05)

    def fins(p: Points) -> Field:
        back = [
            egg(p, at, (0.05 + 0.16 * k, 0.30 - 0.2 * k, 0.03))
            for at, k in (((-0.90, 1.05, 0.1), 0.3), ((-1.02, 0.55, 0.1), 0.0), ((0.82, 0.76, -0.15), 0.3))
        ]
        crest = egg(p, (-0.28, 1.78, 0.12), (0.34, 0.22, 0.03))
        return union([*back, crest]) + 0.012 * np.sin(p[1] * 48 + p[0] * 20)

    return [*pieces, ("coral", fins)]


@model(2.6, 2.1, yaw=0.0, nod=0.0)
def wind_dragon() -> list[Piece]:
    """A dragon that spreads its wings."""
    neck: list[Joint] = [
        ((-0.10, 0.15, -0.1), 0.26),
        ((-0.12, 0.62, -0.05), 0.32),
        ((-0.20, 1.05, 0.0), 0.22),
        ((-0.08, 1.40, 0.05), 0.17),
        ((0.10, 1.56, 0.08), 0.17),
    ]
    tail: list[Joint] = [
        ((-0.10, 0.3, -0.1), 0.22),
        ((0.30, 0.0, -0.2), 0.14),
        ((0.80, 0.10, -0.2), 0.07),
        ((1.05, 0.42, -0.2), 0.02),
    ]
    pieces = reared(neck, (0.20, 1.58, 0.10), 0.10, along(neck, 0.12))

    def wings(p: Points) -> Field:
        m = (np.abs(p[0] + 0.12), p[1], p[2])
        arm = chain(
            m, [((0.15, 0.85, -0.25), 0.075), ((0.62, 1.62, -0.35), 0.06), ((1.24, 1.90, -0.4), 0.03)], 0.04
        )
        fingers = [
            limb(m, (0.62, 1.62, -0.35), tip, 0.04, 0.012)
            for tip in ((1.30, 1.15, -0.36), (1.02, 0.72, -0.34), (0.66, 0.50, -0.32))
        ]
        return union([arm, *fingers, chain(p, tail, 0.05)])

    def skin(p: Points) -> Field:
        m = (np.abs(p[0] + 0.12), p[1], p[2])
        angle, away = np.arctan2(m[0] - 0.45, 1.60 - m[1]), np.hypot(m[0] - 0.45, m[1] - 1.60)
        reach = 1.02 + 0.10 * np.abs(np.sin(angle * 4.2)) - 0.30 * np.clip(0.4 - angle, 0, 1)
        web = np.maximum(away - reach, np.maximum(-0.35 - angle, angle - 2.1))
        sag = p[2] + 0.32 + 0.05 * np.sin(angle * 8)
        return np.maximum(web * 0.7, np.abs(sag) - 0.02)

    return [*pieces, ("main", wings), ("leather", skin)]


@model(2.4, 2.0, yaw=0.0, nod=0.0)
def bone_dragon() -> list[Piece]:
    """A dragon of bones: skull, neck of vertebrae, ribs."""
    neck: list[Joint] = [
        ((-0.65, 0.1, 0), 0.13),
        ((-0.72, 0.62, 0), 0.12),
        ((-0.52, 1.10, 0.05), 0.10),
        ((-0.12, 1.40, 0.1), 0.09),
    ]
    pieces = reared(neck, (0.10, 1.46, 0.12), 0.1, along(neck, 0.14))

    def ribs(p: Points) -> Field:
        found = []
        for k in range(5):
            y, r = 0.12 + 0.17 * k, 0.44 - 0.05 * abs(k - 1)
            q = (p[0] + 0.35 - 0.02 * k, (p[1] - y + 0.25 * (p[0] + 0.6)) * 1.0, p[2])
            ring = np.hypot(np.hypot(q[0], q[2] * 0.9) - r, q[1]) - 0.042
            found.append(np.maximum(ring, 0.12 - np.abs(q[2]) - 0.3 * (q[0] < 0)))
        knobs = [
            ball(p, (x, y, 0), 0.15)
            for x, y in ((-0.68, 0.28), (-0.71, 0.52), (-0.68, 0.76), (-0.60, 0.98), (-0.44, 1.18))
        ]
        return union([*found, *knobs])

    return [*pieces, ("main", ribs)]


@model(2.5, 1.9, yaw=0.0, nod=0.0)
def sea_serpent() -> list[Piece]:
    """A serpent that rises from the water in loops."""
    neck: list[Joint] = [
        ((-0.50, -0.2, 0.1), 0.27),
        ((-0.72, 0.45, 0.1), 0.25),
        ((-0.56, 1.02, 0.1), 0.20),
        ((-0.14, 1.24, 0.1), 0.17),
    ]
    pieces = reared(neck, (0.02, 1.26, 0.12), 0.0, along(neck, 0.16))

    def loops(p: Points) -> Field:
        found = [
            hoop(p, (x, -0.04, z), r, t, upright=True)
            for x, r, t, z in ((0.22, 0.34, 0.20, 0.0), (0.92, 0.24, 0.14, -0.1))
        ]
        return union(found)

    return [*pieces, ("main", loops)]


@model(2.0, 1.9, yaw=0.15, nod=0.10)
def snake() -> list[Piece]:
    """A cobra reared over its coils, its hood spread."""

    def coil(p: Points) -> Field:
        low = hoop(p, (0.10, 0.15, 0), 0.66, 0.155)
        high = hoop(p, (0.16, 0.40, -0.05), 0.42, 0.15)
        tail = chain(
            p, [((0.70, 0.14, 0.25), 0.13), ((0.98, 0.10, 0.50), 0.07), ((1.10, 0.22, 0.62), 0.012)], 0.05
        )
        neck = chain(
            p,
            [
                ((0.30, 0.50, 0.1), 0.16),
                ((0.08, 0.86, 0.22), 0.15),
                ((-0.12, 1.16, 0.14), 0.14),
                ((-0.16, 1.46, 0.2), 0.13),
            ],
            0.06,
        )
        hood = egg(p, (-0.15, 1.28, 0.14), (0.38, 0.40, 0.10))
        head = grown(
            egg(p, (-0.16, 1.60, 0.34), (0.19, 0.14, 0.26)),
            egg(p, (-0.17, 1.56, 0.54), (0.13, 0.09, 0.14)),
            0.05,
        )
        form = grown(grown(neck, hood, 0.10), head, 0.08)
        return union([low, high, tail, grown(form, high, 0.08)])

    def eyes(p: Points) -> Field:
        return ball((np.abs(p[0] + 0.16), p[1], p[2]), (0.125, 1.66, 0.46), 0.05)

    def belly(p: Points) -> Field:
        bands = 0.012 * np.sin(p[1] * 46)
        return egg(p, (-0.14, 1.22, 0.20), (0.13, 0.40, 0.10)) + bands

    def tongue(p: Points) -> Field:
        root = limb(p, (-0.17, 1.50, 0.64), (-0.18, 1.40, 0.82), 0.014, 0.012)
        forks = [limb(p, (-0.18, 1.40, 0.82), (x, 1.34, 0.92), 0.012, 0.006) for x in (-0.25, -0.12)]
        return union([root, *forks])

    return [("main", coil), ("inner", eyes), ("trim", belly), ("crimson", tongue)]
