"""Models of weapons and armour."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.clothes import HAND, fist
from art.scenes.fields import Field
from art.scenes.headgear import great_helm
from art.scenes.models import Piece, model
from art.scenes.models.forms import moved, union
from art.scenes.solids import (
    Points,
    ball,
    chain,
    drum,
    egg,
    hoop,
    lathed,
    limb,
    mirrored,
)


@model(1.1, 2.3, yaw=0.25, nod=0.0)
def sword() -> list[Piece]:
    """A sword with its point down."""

    def blade(p: Points) -> Field:
        wide = 0.125 * np.clip(p[1] * 3.2, 0, 1) ** 0.5
        edge = np.abs(p[0]) / 0.125 + np.abs(p[2]) / 0.035 - wide / 0.125
        groove = 0.01 * (np.abs(p[0]) < 0.022)
        return np.maximum(edge * 0.03 + groove, np.maximum(-p[1], p[1] - 1.55))

    def hilt(p: Points) -> Field:
        guard = chain(
            mirrored(p), [((0, 1.58, 0), 0.075), ((0.28, 1.56, 0), 0.06), ((0.44, 1.66, 0), 0.075)], 0.04
        )
        return np.minimum(guard, ball(p, (0, 2.16, 0), 0.105))

    def grip(p: Points) -> Field:
        return drum(p, (0, 1.84, 0), 0.058, 0.24) + 0.012 * np.sin(p[1] * 60)

    def jewel(p: Points) -> Field:
        return ball(p, (0, 1.58, 0.08), 0.055)

    return [("main", blade), ("trim", hilt), ("leather", grip), ("inner", jewel)]


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


@model(2.0, 2.0, yaw=0.15, nod=0.0)
def crossed_swords() -> list[Piece]:
    """Two swords crossed."""
    left = [(name, moved(solid, (-0.62, 0.0, 0.08), 0.92, 0.62)) for name, solid in sword()]
    right = [(name, moved(solid, (0.62, 0.0, -0.04), 0.92, -0.62)) for name, solid in sword()]
    return [*left, *right]


@model(1.2, 2.3, yaw=0.3, nod=0.0)
def risen_blade() -> list[Piece]:
    """A hand of bones that raises a sword out of the earth."""

    def hand(p: Points) -> Field:
        grip = fist(hand_points((p[0], p[1] - 0.62, p[2]), 1.15)) / 1.15
        forearm = union([limb(p, (x, -0.3, -0.1), (x * 0.8, 0.36, -0.1), 0.075, 0.06) for x in (-0.09, 0.09)])
        return np.minimum(grip, forearm)

    blade = [(name, moved(solid, (0.0, 2.22, 0.02), 0.86, math.pi)) for name, solid in sword()]
    return [("bone", hand), *blade]


def hand_points(p: Points, scale: float) -> Points:
    return p[0] * scale + HAND[0], p[1] * scale + HAND[1], p[2] * scale + HAND[2]


@model(1.75, 2.0, yaw=0.35, nod=0.05)
def helm() -> list[Piece]:
    """A great helm, something looking out of it."""

    def steel(p: Points) -> Field:
        return great_helm((p[0] * 1.2, (p[1] - 0.98) * 1.2, p[2] * 1.2))[0] / 1.2

    def cross(p: Points) -> Field:
        return great_helm((p[0] * 1.2, (p[1] - 0.98) * 1.2, p[2] * 1.2))[1] / 1.2

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.26, 1.08, 0.60), 0.07)

    def within(p: Points) -> Field:
        return egg(p, (0, 1.0, 0), (0.7, 0.85, 0.7))

    return [("main", steel), ("trim", cross), ("inner", eyes), ("shadow", within)]


@model(1.5, 1.9, yaw=0.4, nod=0.04)
def shield() -> list[Piece]:
    """A shield with a cross and a boss."""

    def outline(p: Points, grow: float = 0.0) -> Field:
        half = 0.66 * np.sqrt(np.clip((p[1] - 0.02) / 1.0, 0, 1)) * (p[1] < 1.1) + 0.66 * (p[1] >= 1.1)
        return np.maximum(np.abs(p[0]) - half - grow, np.maximum(-p[1] - grow, p[1] - 1.78 - grow)) * 0.75

    def plate(p: Points) -> Field:
        bow = p[2] + 0.35 * p[0] ** 2 + 0.06 * (p[1] - 1) ** 2
        return np.maximum(outline(p), np.abs(bow) - 0.06)

    def rim(p: Points) -> Field:
        bow = p[2] + 0.35 * p[0] ** 2 + 0.06 * (p[1] - 1) ** 2
        edge = np.maximum(np.abs(outline(p)) - 0.05, np.abs(bow) - 0.09)
        bars = np.minimum(np.abs(p[0]) - 0.09, np.abs(p[1] - 1.12) - 0.09)
        return np.minimum(edge, np.maximum(np.maximum(bars, outline(p)), np.abs(bow - 0.03) - 0.06))

    def boss(p: Points) -> Field:
        return egg(p, (0, 1.12, 0.08), (0.20, 0.20, 0.12))

    return [("main", plate), ("trim", rim), ("inner", boss)]


@model(1.5, 2.0, yaw=0.45, nod=0.05)
def gauntlet() -> list[Piece]:
    """A mailed fist raised, a dark fire around it."""

    def steel(p: Points) -> Field:
        hand = fist(hand_points((p[0], p[1] - 1.10, p[2]), 0.62)) / 0.62 - 0.02
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


@model(1.9, 2.0, yaw=0.25, nod=0.0)
def bow() -> list[Piece]:
    """A bow drawn with an arrow of light."""

    def wood(p: Points) -> Field:
        m = (p[0], np.abs(p[1] - 1.0), p[2])
        return chain(
            m,
            [
                ((0.42, 0.0, 0), 0.075),
                ((0.34, 0.42, 0), 0.065),
                ((0.02, 0.80, 0), 0.045),
                ((-0.12, 0.98, 0), 0.03),
                ((-0.02, 1.06, 0), 0.02),
            ],
            0.03,
        )

    def grip(p: Points) -> Field:
        m = (p[0], np.abs(p[1] - 1.0), p[2])
        leaves = union(
            [egg(m, (0.36, 0.40, 0), (0.11, 0.05, 0.05)), egg(m, (0.16, 0.70, 0), (0.10, 0.045, 0.05))]
        )
        return np.minimum(drum(p, (0.42, 1.0, 0), 0.095, 0.14), leaves)

    def light(p: Points) -> Field:
        m = (p[0], np.abs(p[1] - 1.0), p[2])
        string = limb(m, (-0.12, 0.98, 0), (-0.62, 0.0, 0), 0.012, 0.012)
        shaft = limb(p, (-0.62, 1.0, 0), (0.78, 1.0, 0), 0.028, 0.028)
        head = limb(p, (0.74, 1.0, 0), (0.98, 1.0, 0), 0.10, 0.005)
        flights = egg(m, (-0.54, 0.05, 0), (0.14, 0.06, 0.02))
        return union([string, shaft, head, flights])

    return [("main", wood), ("trim", grip), ("inner", light)]
