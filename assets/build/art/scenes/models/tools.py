"""Models of tools and machines."""

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
    turned,
)


@model(1.9, 1.95, yaw=0.3, nod=0.05)
def pickaxe() -> list[Piece]:
    """A dwarf's pick, leaning."""

    def lean(p: Points) -> Points:
        x, y = p[0], p[1] - 1.0
        return x * math.cos(0.6) + y * math.sin(0.6), y * math.cos(0.6) - x * math.sin(0.6), p[2]

    def head(p: Points) -> Field:
        q = lean(p)
        arms = chain(
            mirrored(q), [((0.0, 0.78, 0), 0.13), ((0.42, 0.72, 0), 0.09), ((0.86, 0.46, 0), 0.015)], 0.04
        )
        return np.minimum(arms, brick(q, (0, 0.76, 0), (0.16, 0.17, 0.14), 0.03))

    def haft(p: Points) -> Field:
        q = lean(p)
        return limb(q, (0, -0.95, 0), (0, 0.92, 0), 0.085, 0.07) + 0.008 * np.sin(q[1] * 40) * (q[1] < -0.4)

    def bands(p: Points) -> Field:
        q = lean(p)
        return union([drum(q, (0, y, 0), 0.10, 0.03) for y in (-0.9, -0.35, 0.5)])

    return [("main", head), ("trim", haft), ("gold", bands)]


@model(2.0, 1.6, yaw=0.4, nod=0.14)
def anvil() -> list[Piece]:
    """An anvil, a hammer that strikes it, a glowing blade between them."""

    def iron(p: Points) -> Field:
        top = grown(
            brick(p, (0.05, 0.74, 0), (0.50, 0.13, 0.24), 0.03),
            limb(p, (-0.4, 0.74, 0), (-0.92, 0.78, 0), 0.13, 0.02),
            0.05,
        )
        waist = grown(
            brick(p, (0.05, 0.46, 0), (0.20, 0.2, 0.16), 0.04),
            brick(p, (0.05, 0.14, 0), (0.46, 0.12, 0.30), 0.05),
            0.18,
        )
        return grown(top, waist, 0.10)

    def hammer(p: Points) -> Field:
        q = turned((p[0] - 0.30, p[1] - 1.22, p[2]), 0.2)
        x, y = q[0] * 0.86 + q[1] * 0.5, q[1] * 0.86 - q[0] * 0.5
        return brick((x, y, q[2]), (-0.05, 0, 0), (0.15, 0.24, 0.14), 0.03)

    def haft(p: Points) -> Field:
        return limb(p, (0.28, 1.20, 0), (1.02, 1.52, 0.1), 0.05, 0.055)

    def hot(p: Points) -> Field:
        return np.minimum(
            brick(p, (-0.05, 0.905, 0.05), (0.62, 0.035, 0.085), 0.02),
            union(
                [
                    limb(
                        p,
                        (0.12, 0.95, 0.1),
                        (0.12 + 0.30 * math.cos(a), 0.98 + 0.26 * math.sin(a), 0.25),
                        0.022,
                        0.004,
                    )
                    for a in (0.3, 1.0, 1.7, 2.4, 2.9)
                ]
            ),
        )

    return [("main", iron), ("steel", hammer), ("trim", haft), ("inner", hot)]


@model(1.9, 1.35, yaw=0.4, nod=0.24)
def gavel() -> list[Piece]:
    """A judge's hammer on its block."""

    def head(p: Points) -> Field:
        q = (p[0] * 0.94 + (p[1] - 0.72) * 0.34, (p[1] - 0.72) * 0.94 - p[0] * 0.34, p[2])
        return lathed(
            (q[1], q[0] + 0.46, q[2]),
            [(0.0, 0.24), (0.12, 0.27), (0.20, 0.20), (0.70, 0.20), (0.78, 0.27), (0.92, 0.24)],
        )

    def haft(p: Points) -> Field:
        return limb(p, (0, 0.70, 0.05), (0.30, 0.44, 1.15), 0.06, 0.07)

    def block(p: Points) -> Field:
        return lathed(p, [(0.0, 0.50), (0.10, 0.50), (0.16, 0.42), (0.24, 0.42)], -0.30, 0.0)

    def bands(p: Points) -> Field:
        q = (p[0] * 0.94 + (p[1] - 0.72) * 0.34, (p[1] - 0.72) * 0.94 - p[0] * 0.34, p[2])
        return union([np.hypot(np.hypot(q[1], q[2]) - 0.22, q[0] - x) - 0.035 for x in (-0.2, 0.2)])

    return [("main", head), ("main", haft), ("main", block), ("trim", bands)]


@model(1.6, 1.95, yaw=0.4, nod=0.14)
def furnace() -> list[Piece]:
    """An alchemist's oven: a brick tower with a fire door and a still on top."""

    def bricks(p: Points) -> Field:
        course = 0.012 * (np.abs(p[1] % 0.16 - 0.08) < 0.012)
        form = (
            lathed(p, [(0.0, 0.66), (0.10, 0.62), (0.85, 0.52), (0.95, 0.56), (1.06, 0.50), (1.2, 0.30)])
            + course
        )
        return carved(form, brick(p, (0, 0.36, 0.60), (0.20, 0.22, 0.25), 0.12), 0.02)

    def copper(p: Points) -> Field:
        pot = egg(p, (0, 1.38, 0), (0.32, 0.28, 0.32))
        spout = chain(
            p,
            [
                ((0.0, 1.62, 0), 0.10),
                ((0.20, 1.84, 0), 0.07),
                ((0.58, 1.62, 0.1), 0.05),
                ((0.74, 1.16, 0.2), 0.035),
            ],
            0.05,
        )
        doors = union(
            [
                np.maximum(
                    np.abs(np.hypot(p[0], (p[1] - 0.36) * 0.9) - 0.25) - 0.035, np.abs(p[2] - 0.54) - 0.07
                ),
                hoop(p, (0, 0.93, 0), 0.55, 0.035),
            ]
        )
        return union([grown(pot, spout, 0.06), doors])

    def fire(p: Points) -> Field:
        bed = egg(p, (0, 0.28, 0.42), (0.18, 0.10, 0.12))
        tongues = union(
            [lathed(p, [(0.25, 0.07), (0.36, 0.06), (0.52, 0.005)], x, 0.44) for x in (-0.09, 0.02, 0.11)]
        )
        return np.minimum(bed, tongues)

    return [("main", bricks), ("trim", copper), ("inner", fire)]


@model(1.6, 1.95, yaw=0.35, nod=0.06)
def automaton() -> list[Piece]:
    """A little man of brass, wound up by a key."""

    def brass(p: Points) -> Field:
        m = mirrored(p)
        body = brick(p, (0, 0.86, 0), (0.36, 0.36, 0.26), 0.08)
        head = grown(
            brick(p, (0, 1.48, 0.02), (0.24, 0.19, 0.22), 0.07), drum(p, (0, 1.74, 0), 0.10, 0.06), 0.04
        )
        arms = chain(
            m, [((0.48, 1.08, 0), 0.095), ((0.58, 0.78, 0.06), 0.085), ((0.54, 0.52, 0.20), 0.075)], 0.03
        )
        legs = limb(m, (0.18, 0.46, 0), (0.19, 0.12, 0.02), 0.11, 0.10)
        feet = egg(m, (0.20, 0.06, 0.09), (0.14, 0.08, 0.22))
        return union([body, head, arms, legs, feet, drum(p, (0, 1.25, 0), 0.10, 0.06)])

    def copper(p: Points) -> Field:
        m = mirrored(p)
        claws = union(
            [limb(m, (0.54, 0.52, 0.20), (0.54 + k, 0.38, 0.30), 0.035, 0.02) for k in (-0.07, 0.07)]
        )
        rivets = union([ball(m, (0.28, y, 0.25), 0.035) for y in (0.60, 1.12)])
        key = union(
            [
                hoop(p, (-0.52, 1.0, -0.42), 0.12, 0.035, upright=True),
                limb(p, (-0.3, 0.95, -0.2), (-0.44, 1.0, -0.36), 0.04, 0.04),
            ]
        )
        return union(
            [
                claws,
                rivets,
                key,
                ball(m, (0.42, 1.12, 0), 0.12),
                hoop(p, (0, 0.92, 0.26), 0.19, 0.035, upright=True),
                limb(p, (0, 1.78, 0), (0, 1.94, 0), 0.02, 0.02),
                ball(p, (0, 1.95, 0), 0.05),
            ]
        )

    def light(p: Points) -> Field:
        return np.minimum(
            ball(mirrored(p), (0.095, 1.50, 0.22), 0.062), egg(p, (0, 0.92, 0.24), (0.16, 0.16, 0.06))
        )

    return [("main", brass), ("trim", copper), ("inner", light)]


@model(2.2, 1.7, yaw=-0.25, nod=0.05)
def winged_boot() -> list[Piece]:
    """A boot with wings at its heel."""

    def leather(p: Points) -> Field:
        form = chain(p, [((-0.18, 1.30, 0), 0.27), ((-0.16, 0.70, 0), 0.22), ((-0.14, 0.32, 0), 0.24)], 0.08)
        foot = chain(
            p,
            [
                ((-0.16, 0.24, 0), 0.22),
                ((0.30, 0.20, 0), 0.20),
                ((0.66, 0.16, 0), 0.15),
                ((0.84, 0.24, 0), 0.06),
            ],
            0.08,
        )
        form = grown(form, foot, 0.14)
        form = np.maximum(form, 0.02 - p[1])
        return np.maximum(form, p[1] - 1.46) + 0.008 * np.sin(p[1] * 24) * (p[1] > 0.5)

    def gold(p: Points) -> Field:
        sole = np.maximum(egg(p, (0.22, 0.0, 0), (0.70, 0.10, 0.26)), np.abs(p[1]) - 0.06)
        cuff = np.maximum(np.abs(np.hypot(p[0] + 0.18, p[2]) - 0.27) - 0.04, np.abs(p[1] - 1.40) - 0.10)
        strap = np.maximum(np.abs(np.hypot(p[0] + 0.15, p[2]) - 0.25) - 0.03, np.abs(p[1] - 0.52) - 0.05)
        return union([sole, cuff, strap])

    def wings(p: Points) -> Field:
        form = np.full_like(p[0], 9.0)
        for k in range(6):
            lean = -0.35 - 0.26 * k
            x, y = p[0] + 0.26, p[1] - 0.60
            along, across = x * math.sin(lean) + y * math.cos(lean), x * math.cos(lean) - y * math.sin(lean)
            long = 0.62 - 0.06 * k
            form = np.minimum(
                form, egg((across, along, np.abs(p[2])), (0, long, 0.28 + 0.02 * k), (0.09, long, 0.035))
            )
        return form

    return [("main", leather), ("trim", gold), ("inner", wings)]
