"""Models of monuments: pyramids, hanging gardens, needles, giants, portals."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.solids import (
    Points,
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
    roof,
)


@model(2.7, 1.75, yaw=0.62, nod=0.10)
def pyramid() -> list[Piece]:
    """A pyramid of courses with a gilded tip."""

    def courses(p: Points) -> Field:
        step = np.floor(p[1] / 0.09) * 0.09
        return np.maximum(
            roof((p[0], step * 0.75 + p[1] * 0.25, p[2]), (0, 0, 0), (1.22, 1.22), 1.6), p[1] - 1.30
        )

    def tip(p: Points) -> Field:
        return np.maximum(roof(p, (0, 0, 0), (1.25, 1.25), 1.64), 1.27 - p[1])

    def door(p: Points) -> Field:
        return brick(p, (0, 0.14, 1.10), (0.10, 0.16, 0.05), 0.02)

    return [("main", courses), ("trim", tip), ("inner", door)]


@model(2.5, 2.0, yaw=0.45, nod=0.16)
def gardens() -> list[Piece]:
    """Terraces one above the other, grown over, water falling down their front."""
    levels = ((0.0, 1.15), (0.42, 0.86), (0.82, 0.58), (1.20, 0.32))

    def stone(p: Points) -> Field:
        form = np.full_like(p[0], 9.0)
        for foot, half in levels:
            form = np.minimum(form, brick(p, (0, foot + 0.19, 0), (half, 0.21, half * 0.85)))
            arches = np.maximum(
                np.hypot((p[0] + 9.11) % 0.26 - 0.13, np.maximum(p[1] - foot - 0.18, 0)) - 0.075,
                np.abs(p[0]) - half + 0.12,
            )
            form = carved(form, np.maximum(arches, half * 0.7 - p[2]), 0.02)
        return form

    def leaves(p: Points) -> Field:
        form = np.full_like(p[0], 9.0)
        dice = np.random.default_rng(5)
        for foot, half in levels:
            for along, size in dice.random((9, 2)):
                x, r = (along * 2 - 1) * half, 0.09 + 0.08 * size
                form = np.minimum(form, egg(p, (x, foot + 0.46, half * 0.78), (r * 1.3, r, r)))
                form = np.minimum(form, egg(p, (x, foot + 0.34, half * 0.86), (r * 0.6, r * 1.5, r * 0.4)))
        top = egg(p, (0.02, 1.78, 0), (0.34, 0.26, 0.30))
        trunk = limb(p, (0, 1.4, 0), (0, 1.7, 0), 0.06, 0.05)
        return np.minimum.reduce([form, top, trunk]) + 0.02 * np.sin(p[0] * 31) * np.sin(p[1] * 29) * np.sin(
            p[2] * 27
        )

    def falls(p: Points) -> Field:
        return np.minimum.reduce(
            [brick(p, (0, foot + 0.2, half * 0.86), (0.10, 0.23, 0.03), 0.02) for foot, half in levels[:3]]
        )

    return [("main", stone), ("trim", leaves), ("inner", falls)]


@model(0.95, 2.4, yaw=0.5, nod=0.08)
def needle() -> list[Piece]:
    """An obelisk with a gilded tip on steps."""

    def stone(p: Points) -> Field:
        steps = [
            brick(p, (0, 0.06 + 0.11 * k, 0), (0.46 - 0.09 * k, 0.06, 0.46 - 0.09 * k)) for k in range(3)
        ]
        thick = 0.205 - 0.035 * p[1]
        shaft = (
            np.maximum(np.maximum(np.abs(p[0]), np.abs(p[2])) - thick, np.maximum(0.2 - p[1], p[1] - 2.05))
            * 0.9
        )
        signs = np.maximum(np.abs((p[1] + 0.06) % 0.2 - 0.1) - 0.055, np.abs(np.abs(p[0]) - 0.05) - 0.028)
        return np.minimum.reduce([*steps, carved(shaft, np.maximum(signs, thick - 0.016 - p[2]), 0.006)])

    def tip(p: Points) -> Field:
        return roof(p, (0, 2.05, 0), (0.138, 0.138), 0.26)

    return [("main", stone), ("trim", tip)]


@model(1.7, 2.35, yaw=0.25, nod=0.02)
def colossus() -> list[Piece]:
    """A giant of metal that stands astride and holds a fire up."""

    def giant(p: Points) -> Field:
        m = mirrored(p)
        legs = chain(
            m, [((0.40, 0.05, 0.0), 0.14), ((0.33, 0.50, 0.06), 0.12), ((0.20, 0.98, 0.0), 0.17)], 0.06
        )
        torso = grown(egg(p, (0, 1.36, 0), (0.34, 0.36, 0.22)), egg(p, (0, 1.05, 0), (0.25, 0.2, 0.18)), 0.12)
        torso = grown(torso, limb(m, (0.08, 1.60, 0.0), (0.40, 1.56, 0.0), 0.13, 0.14), 0.1)
        left = chain(
            p, [((-0.42, 1.54, 0.0), 0.12), ((-0.58, 1.18, 0.05), 0.10), ((-0.46, 0.86, 0.16), 0.09)], 0.05
        )
        right = chain(
            p, [((0.42, 1.56, 0.0), 0.12), ((0.60, 1.84, 0.02), 0.10), ((0.50, 2.12, 0.10), 0.085)], 0.05
        )
        head = grown(
            egg(p, (0, 1.90, 0.02), (0.135, 0.18, 0.15)),
            limb(p, (0, 1.68, 0), (0, 1.78, 0), 0.09, 0.08),
            0.05,
        )
        head = grown(head, ball(p, (0, 1.88, 0.16), 0.03), 0.03)
        form = np.minimum.reduce([grown(legs, torso, 0.12), left, right])
        skirt = lathed(p, [(0.72, 0.36), (1.02, 0.24)]) + 0.02 * np.sin(np.arctan2(p[0], p[2]) * 16)
        return grown(np.minimum(form, skirt), head, 0.05)

    def crown(p: Points) -> Field:
        rays = [
            limb(p, (0.10 * k / 2, 2.02, 0.02), (0.26 * k / 2, 2.20 - 0.02 * abs(k), 0.02), 0.025, 0.008)
            for k in range(-2, 3)
        ]
        return np.minimum.reduce([hoop(p, (0, 2.0, 0.02), 0.13, 0.025), *rays])

    def fire(p: Points) -> Field:
        return np.minimum(
            lathed(p, [(2.14, 0.02), (2.2, 0.10), (2.3, 0.07), (2.45, 0.01)], 0.50, 0.10),
            ball(p, (0.50, 2.2, 0.1), 0.09),
        )

    def plinths(p: Points) -> Field:
        return brick(mirrored(p), (0.42, -0.06, 0.02), (0.22, 0.10, 0.24))

    return [("main", giant), ("trim", crown), ("inner", fire), ("stone", plinths)]


@model(1.9, 2.0, yaw=0.3, nod=0.04)
def golem() -> list[Piece]:
    """A guardian of rough blocks with a light in its chest and eyes."""

    def rock(p: Points) -> Field:
        m = mirrored(p)
        rough = 0.010 * np.sin(p[0] * 13 + 2 * np.sin(p[1] * 7)) * np.sin(p[1] * 11 + 3 * np.sin(p[2] * 9))
        bulk = [
            brick(p, (0, 1.18, 0), (0.50, 0.36, 0.30), 0.10),
            brick(p, (0, 0.80, 0), (0.34, 0.22, 0.24), 0.08),
            brick(m, (0.26, 0.30, 0.02), (0.17, 0.34, 0.20), 0.06),
            brick(m, (0.28, 0.06, 0.10), (0.20, 0.09, 0.26), 0.05),
            brick(m, (0.66, 1.34, 0), (0.22, 0.24, 0.24), 0.09),
            brick(m, (0.76, 0.94, 0.06), (0.16, 0.28, 0.17), 0.07),
            brick(m, (0.78, 0.56, 0.14), (0.21, 0.19, 0.21), 0.07),
            brick(p, (0, 1.62, 0.10), (0.20, 0.17, 0.20), 0.06),
            brick(p, (0, 1.72, 0.14), (0.23, 0.06, 0.20), 0.03),
        ]
        form = bulk[0]
        for block in bulk[1:]:
            form = grown(form, block, 0.03)
        form = carved(form, egg(p, (0, 1.20, 0.34), (0.17, 0.17, 0.16)), 0.04)
        return form + rough

    def heart(p: Points) -> Field:
        eyes = ball(mirrored(p), (0.085, 1.63, 0.28), 0.045)
        return np.minimum(ball(p, (0, 1.20, 0.20), 0.13), eyes)

    def moss(p: Points) -> Field:
        clumps = [
            egg(p, at, (0.16, 0.05, 0.16))
            for at in ((0.66, 1.58, 0.0), (-0.64, 1.57, 0.05), (0.05, 1.80, 0.1), (-0.3, 1.54, 0.1))
        ]
        return np.minimum.reduce(clumps) + 0.015 * np.sin(p[0] * 43) * np.sin(p[2] * 41)

    return [("main", rock), ("inner", heart), ("trim", moss)]


@model(1.7, 1.9, yaw=0.3, nod=0.10)
def portal() -> list[Piece]:
    """A standing ring of stone, light within it."""

    def ring(p: Points) -> Field:
        q = (p[0], p[1] - 1.0, p[2])
        turn = np.arctan2(q[0], q[1])
        joints = 0.02 * (np.abs(np.sin(turn * 7)) < 0.10)
        form = np.maximum(np.abs(np.hypot(q[0], q[1]) - 0.72) - 0.13, np.abs(q[2]) - 0.16) + joints
        steps = [
            brick(p, (0, 0.04 + 0.09 * k, 0.02), (0.74 - 0.12 * k, 0.05, 0.5 - 0.1 * k)) for k in range(2)
        ]
        return np.minimum.reduce([form, *steps])

    def light(p: Points) -> Field:
        return np.maximum(np.hypot(p[0], p[1] - 1.0) - 0.62, np.abs(p[2]) - 0.03)

    def studs(p: Points) -> Field:
        turns = [np.pi * k / 4 for k in range(8)]
        return np.minimum.reduce(
            [ball(p, (0.72 * np.sin(a), 1.0 + 0.72 * np.cos(a), 0.16), 0.06) for a in turns]
        )

    return [("main", ring), ("inner", light), ("trim", studs)]
