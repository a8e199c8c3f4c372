"""Models of relics: a dagger, the bust of a king, an idol, a spring."""

from __future__ import annotations

import math

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
    drum,
    egg,
    grown,
    hoop,
    lathed,
    limb,
    mirrored,
)


@model(1.3, 2.2, yaw=0.3, nod=0.0)
def dagger() -> list[Piece]:
    """A curved dagger with its point down, blood on it."""

    def blade_at(p: Points) -> Field:
        bend = p[0] - 0.16 * np.sin(p[1] * 3.4) * np.clip(1.4 - p[1], 0, 1)
        wide = 0.16 * np.clip(p[1] * 1.6, 0, 1) ** 0.7
        edge = np.abs(bend) / 0.16 + np.abs(p[2]) / 0.045 - wide / 0.16
        return np.maximum(edge * 0.035, np.maximum(-p[1], p[1] - 1.35))

    def blade(p: Points) -> Field:
        return np.maximum(blade_at(p), 0.50 + 0.08 * np.sin(p[0] * 30) - p[1])

    def blood(p: Points) -> Field:
        coat = np.maximum(blade_at(p) - 0.008, p[1] - 0.54 - 0.08 * np.sin(p[0] * 30))
        drops = [egg(p, (0.0, y, 0.02), (r, r * 1.5, r)) for y, r in ((-0.14, 0.045), (-0.34, 0.032))]
        return union([coat, *drops])

    def hilt(p: Points) -> Field:
        horns = chain(
            mirrored(p), [((0, 1.38, 0), 0.08), ((0.26, 1.34, 0), 0.07), ((0.42, 1.18, 0), 0.015)], 0.04
        )
        pommel = egg(p, (0, 2.02, 0), (0.12, 0.14, 0.10))
        return union([horns, pommel])

    def grip(p: Points) -> Field:
        return drum(p, (0, 1.68, 0), 0.075, 0.26) + 0.014 * np.sin(p[1] * 46)

    return [
        ("main", blade),
        ("blood", blood),
        ("trim", hilt),
        ("leather", grip),
        ("inner", lambda p: ball(p, (0, 1.38, 0.09), 0.06)),
    ]


@model(1.7, 2.0, yaw=0.3, nod=0.02)
def pharaoh() -> list[Piece]:
    """The bust of a king in a striped cloth, a cobra on his brow."""

    def face(p: Points) -> Field:
        m = mirrored(p)
        form = egg(p, (0, 1.22, 0.10), (0.36, 0.46, 0.38))
        form = grown(form, limb(p, (0, 1.34, 0.44), (0, 1.14, 0.56), 0.05, 0.075), 0.06)
        form = grown(form, limb(m, (0.06, 1.42, 0.44), (0.26, 1.44, 0.34), 0.05, 0.03), 0.04)
        form = grown(form, egg(p, (0, 1.00, 0.46), (0.13, 0.045, 0.06)), 0.03)
        form = carved(form, ball(m, (0.15, 1.32, 0.50), 0.075), 0.03)
        beard = chain(p, [((0, 0.84, 0.42), 0.085), ((0, 0.56, 0.50), 0.075), ((0, 0.44, 0.56), 0.07)], 0.03)
        neck = limb(p, (0, 0.8, 0), (0, 0.5, 0), 0.24, 0.30)
        chest = egg(p, (0, 0.12, 0), (0.78, 0.42, 0.42))
        return union([grown(form, neck, 0.1), beard, np.maximum(chest, -p[1])])

    def cloth_at(p: Points) -> Field:
        m = mirrored(p)
        cap = egg(p, (0, 1.46, -0.06), (0.48, 0.46, 0.46))
        flare = chain(
            m, [((0.40, 1.40, 0.0), 0.16), ((0.62, 1.02, 0.02), 0.20), ((0.52, 0.62, 0.10), 0.17)], 0.1
        )
        lappet = limb(m, (0.42, 0.72, 0.26), (0.34, 0.22, 0.40), 0.14, 0.12)
        form = grown(grown(cap, flare, 0.15), lappet, 0.1)
        return carved(form, egg(p, (0, 1.18, 0.50), (0.35, 0.42, 0.32)), 0.03)

    def stripes(p: Points) -> Field:
        return np.sin(p[1] * 26 + np.abs(p[0]) * 9)

    def light_cloth(p: Points) -> Field:
        return np.maximum(cloth_at(p), -stripes(p) * 0.03)

    def dark_cloth(p: Points) -> Field:
        return np.maximum(cloth_at(p) + 0.012, stripes(p) * 0.03)

    def cobra(p: Points) -> Field:
        body = chain(p, [((0, 1.70, 0.36), 0.05), ((0, 1.86, 0.48), 0.075), ((0, 1.98, 0.44), 0.05)], 0.03)
        return union([body, hoop(p, (0, 1.60, -0.02), 0.44, 0.035)])

    def eyes(p: Points) -> Field:
        return egg(mirrored(p), (0.15, 1.32, 0.42), (0.07, 0.035, 0.04))

    return [("main", face), ("main", light_cloth), ("trim", dark_cloth), ("main", cobra), ("inner", eyes)]


@model(2.0, 1.7, yaw=0.2, nod=0.16)
def spring() -> list[Piece]:
    """A spring that leaps from between rocks."""
    rocks: list[tuple[Vector, Vector]] = [
        ((-0.62, 0.12, 0.1), (0.36, 0.26, 0.34)),
        ((0.64, 0.10, 0.05), (0.38, 0.24, 0.34)),
        ((-0.28, 0.06, 0.46), (0.30, 0.18, 0.24)),
        ((0.34, 0.06, 0.48), (0.28, 0.16, 0.22)),
        ((0.0, 0.14, -0.42), (0.55, 0.34, 0.30)),
    ]

    def stone(p: Points) -> Field:
        rough = 0.035 * np.sin(p[0] * 11 + 2) * np.sin(p[1] * 13) * np.sin(p[2] * 12 + 1)
        return union([egg(p, at, size) for at, size in rocks]) + rough

    def water(p: Points) -> Field:
        jet = lathed(p, [(0.0, 0.26), (0.5, 0.15), (1.1, 0.11), (1.3, 0.20), (1.42, 0.16), (1.5, 0.02)])
        found = [jet, drum(p, (0, 0.08, 0.1), 0.62, 0.06)]
        for angle in np.arange(7) * 2 * math.pi / 7:
            far = 0.62 + 0.1 * math.sin(angle * 3)
            out = (math.sin(angle), math.cos(angle))
            arc: list[tuple[Vector, float]] = [
                ((0.06 * out[0], 1.28, 0.06 * out[1]), 0.085),
                ((far * 0.55 * out[0], 1.34, far * 0.55 * out[1]), 0.065),
                ((far * 0.9 * out[0], 0.92, far * 0.9 * out[1]), 0.05),
                ((far * out[0], 0.40, far * out[1]), 0.04),
            ]
            found.append(chain(p, arc, 0.04))
        drops = [
            ball(p, (0.5 * math.sin(k * 2.4), 1.25 + 0.08 * k, 0.4 * math.cos(k * 2.4)), 0.05)
            for k in range(4)
        ]
        return union([*found, *drops])

    def moss(p: Points) -> Field:
        tufts = [
            egg(p, (at[0], at[1] + size[1] * 0.8, at[2]), (size[0] * 0.6, 0.07, size[2] * 0.6))
            for at, size in rocks
        ]
        return union(tufts) + 0.02 * np.sin(p[0] * 37) * np.sin(p[2] * 41)

    return [("main", stone), ("inner", water), ("trim", moss)]


@model(1.7, 2.0, yaw=0.25, nod=0.05)
def idol() -> list[Piece]:
    """A little idol of gold that sits with its hands on its knees, stones for eyes."""

    def gold(p: Points) -> Field:
        m = mirrored(p)
        head = brick(p, (0, 1.36, 0.02), (0.34, 0.32, 0.28), 0.12)
        head = grown(head, limb(p, (0, 1.42, 0.28), (0, 1.28, 0.36), 0.05, 0.075), 0.05)
        head = carved(head, egg(m, (0.15, 1.44, 0.32), (0.09, 0.065, 0.09)), 0.03)
        head = carved(head, brick(p, (0, 1.17, 0.32), (0.16, 0.03, 0.08), 0.02), 0.02)
        crest = np.maximum(
            np.hypot(p[0], p[1] - 1.40) - 0.64, np.maximum(np.abs(p[2] + 0.10) - 0.06, 1.34 - p[1])
        )
        rays = 0.03 * np.sin(np.arctan2(p[0], p[1] - 1.36) * 18)
        body = brick(p, (0, 0.72, 0), (0.36, 0.34, 0.26), 0.10)
        arms = chain(
            m, [((0.40, 0.92, 0.02), 0.12), ((0.52, 0.58, 0.14), 0.10), ((0.30, 0.40, 0.40), 0.09)], 0.05
        )
        legs = chain(
            m, [((0.20, 0.36, 0.05), 0.15), ((0.36, 0.30, 0.46), 0.14), ((0.30, 0.06, 0.42), 0.12)], 0.05
        )
        base = brick(p, (0, 0.02, 0.12), (0.66, 0.08, 0.52), 0.03)
        return union([grown(head, body, 0.05), crest + rays, arms, legs, base])

    def stones(p: Points) -> Field:
        m = mirrored(p)
        ring = [
            ball(p, (0.52 * math.sin(a), 1.40 + 0.52 * math.cos(a), -0.03), 0.06)
            for a in np.linspace(-1.4, 1.4, 7)
        ]
        return union([ball(m, (0.15, 1.44, 0.26), 0.065), egg(p, (0, 0.80, 0.26), (0.12, 0.14, 0.06)), *ring])

    return [("main", gold), ("inner", stones)]
