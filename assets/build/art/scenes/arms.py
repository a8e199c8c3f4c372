"""Models of war and power: gauntlets, crossed swords, knights in a row, chains, coffins, falling towers."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.buildings import tower
from art.scenes.clothes import HAND, fist, open_hand
from art.scenes.creatures import knight, union
from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.solids import (
    Points,
    Solid,
    Vector,
    ball,
    brick,
    carved,
    egg,
    hoop,
    lathed,
    limb,
    mirrored,
    turned,
)
from art.scenes.things import sword


def moved(solid: Solid, by: Vector, scale: float = 1.0, lean: float = 0.0) -> Solid:
    """Return a form moved, made smaller and turned in the plane of the picture."""
    cos, sin = math.cos(lean), math.sin(lean)

    def solid_at(p: Points) -> Field:
        x, y, z = p[0] - by[0], p[1] - by[1], p[2] - by[2]
        return solid(((x * cos - y * sin) / scale, (x * sin + y * cos) / scale, z / scale)) * scale

    return solid_at


def _hand(p: Points, scale: float) -> Points:
    return p[0] * scale + HAND[0], p[1] * scale + HAND[1], p[2] * scale + HAND[2]


@model(1.5, 2.0, yaw=0.45, nod=0.05)
def gauntlet() -> list[Piece]:
    """A mailed fist raised, a dark fire around it."""

    def steel(p: Points) -> Field:
        hand = fist(_hand((p[0], p[1] - 1.10, p[2]), 0.62)) / 0.62 - 0.02
        plates = 0.02 * np.abs(np.sin(p[1] * 20)) * (p[1] < 0.7)
        arm = lathed(p, [(0.0, 0.46), (0.55, 0.34), (0.70, 0.42), (0.78, 0.40)]) + plates
        return np.minimum(hand, arm)

    def spikes(p: Points) -> Field:
        knuckles = [
            limb(p, (-0.30 + 0.0 * k, 1.48 - 0.25 * k, 0.22), (-0.52, 1.50 - 0.25 * k, 0.40), 0.06, 0.008)
            for k in range(4)
        ]
        return union([*knuckles, hoop(p, (0, 0.74, 0), 0.42, 0.045), hoop(p, (0, 0.06, 0), 0.46, 0.05)])

    def fire(p: Points) -> Field:
        x = p[0] + 0.06 * np.sin(p[1] * 9)
        tongues = (
            (-0.42, 0.2, 0.9),
            (0.42, 0.15, 1.0),
            (0.0, -0.35, 1.3),
            (-0.2, -0.3, 1.1),
            (0.25, -0.3, 1.2),
        )
        return union(
            [
                lathed((x - dx, p[1], p[2]), [(y0, 0.10), (y0 + 0.25, 0.15), (y0 + 0.85, 0.005)], 0.0, dz)
                for dx, dz, y0 in tongues
                if dz < 0
            ]
        )

    return [("main", steel), ("trim", spikes), ("inner", fire)]


@model(1.2, 2.3, yaw=0.3, nod=0.0)
def risen_blade() -> list[Piece]:
    """A hand of bones that raises a sword out of the earth."""

    def hand(p: Points) -> Field:
        grip = fist(_hand((p[0], p[1] - 0.62, p[2]), 1.15)) / 1.15
        forearm = union([limb(p, (x, -0.3, -0.1), (x * 0.8, 0.36, -0.1), 0.075, 0.06) for x in (-0.09, 0.09)])
        return np.minimum(grip, forearm)

    blade = [(name, moved(solid, (0.0, 2.22, 0.02), 0.86, math.pi)) for name, solid in sword()]
    return [("bone", hand), *blade]


@model(1.9, 2.2, yaw=0.1, nod=0.0)
def give_and_take() -> list[Piece]:
    """Two hands, one above the other, a light between them."""

    def lower(p: Points) -> Field:
        return open_hand(_hand((p[0], p[1] - 0.42, p[2]), 0.72)) / 0.72

    def upper(p: Points) -> Field:
        return open_hand(_hand((-p[0], 1.78 - p[1], p[2]), 0.72)) / 0.72

    def first(p: Points) -> Field:
        fold = 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9)
        return np.maximum(np.hypot(p[0], p[2] + 0.2) - 0.42 + fold, np.abs(p[1] + 0.20) - 0.30)

    def second(p: Points) -> Field:
        fold = 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9)
        return np.maximum(np.hypot(p[0], p[2] + 0.2) - 0.42 + fold, np.abs(p[1] - 2.40) - 0.30)

    return [
        ("main", lower),
        ("pale", upper),
        ("trim", first),
        ("cloth", second),
        ("inner", lambda p: ball(p, (0, 1.10, 0.25), 0.20)),
    ]


@model(1.1, 2.3, yaw=0.25, nod=0.0)
def bloody_sword() -> list[Piece]:
    """A sword with its point down, blood running off it."""
    (_, blade), *hilt = sword()

    def clean(p: Points) -> Field:
        return np.maximum(blade(p), 0.62 + 0.10 * np.sin(p[0] * 40) - p[1])

    def blood(p: Points) -> Field:
        coat = np.maximum(blade(p) - 0.008, p[1] - 0.66 - 0.10 * np.sin(p[0] * 40))
        drops = union(
            [
                egg(p, (x, y, 0.02), (r, r * 1.5, r))
                for x, y, r in ((0.0, -0.14, 0.045), (0.03, -0.36, 0.035), (-0.02, -0.52, 0.028))
            ]
        )
        return np.minimum(coat, drops)

    return [("main", clean), ("blood", blood), *hilt]


@model(2.3, 2.2, yaw=0.0, nod=0.03)
def knights() -> list[Piece]:
    """Three knights of the order side by side."""
    found: list[Piece] = []
    for by, scale in (((-0.66, 0.06, -0.6), 0.86), ((0.66, 0.06, -0.6), 0.86), ((0.0, 0.0, 0.2), 1.0)):
        found += [(name, moved(solid, by, scale)) for name, solid in knight()]
    return found


@model(2.0, 2.0, yaw=0.15, nod=0.0)
def crossed_swords() -> list[Piece]:
    """Two swords crossed."""
    left = [(name, moved(solid, (-0.62, 0.0, 0.08), 0.92, 0.62)) for name, solid in sword()]
    right = [(name, moved(solid, (0.62, 0.0, -0.04), 0.92, -0.62)) for name, solid in sword()]
    return [*left, *right]


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
