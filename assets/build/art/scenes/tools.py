"""Models of things, continued: tools, vessels, machines, heaps, signs of power."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.creatures import union
from art.scenes.fields import Field
from art.scenes.head import skull
from art.scenes.models import Piece, model
from art.scenes.solids import (
    Points,
    Solid,
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


@model(1.7, 1.5, yaw=0.3, nod=0.32)
def basin() -> list[Piece]:
    """A wide bowl on three feet, water in it that stares back."""

    def bowl(p: Points) -> Field:
        form = lathed(p, [(0.22, 0.20), (0.34, 0.48), (0.62, 0.72), (0.80, 0.78)])
        form = carved(form, egg(p, (0, 0.86, 0), (0.72, 0.30, 0.72)), 0.02)
        feet = union(
            [
                chain(
                    p,
                    [
                        ((0.30 * math.sin(a), 0.34, 0.30 * math.cos(a)), 0.09),
                        ((0.55 * math.sin(a), 0.16, 0.55 * math.cos(a)), 0.06),
                        ((0.50 * math.sin(a), 0.02, 0.50 * math.cos(a)), 0.08),
                    ],
                    0.04,
                )
                for a in (0.6, 2.7, 4.8)
            ]
        )
        return np.minimum(form, feet)

    def water(p: Points) -> Field:
        rings = 0.02 * np.sin(np.hypot(p[0], p[2]) * 30)
        return np.maximum(np.hypot(p[0], p[2]) - 0.70, np.abs(p[1] - 0.70 + rings) - 0.03)

    def bubbles(p: Points) -> Field:
        return union(
            [
                ball(p, at, r)
                for at, r in (
                    ((-0.15, 1.0, 0.1), 0.10),
                    ((0.16, 1.16, 0), 0.13),
                    ((-0.02, 1.38, 0.05), 0.08),
                    ((0.34, 0.94, 0.2), 0.06),
                )
            ]
        )

    return [("main", bowl), ("inner", water), ("trim", bubbles)]


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


@model(2.1, 1.5, yaw=0.3, nod=0.10)
def prism() -> list[Piece]:
    """A prism of glass that parts a ray into colours."""

    def glass(p: Points) -> Field:
        sides = np.maximum(np.abs(p[0]) * 0.866 + (p[1] - 0.30) * 0.5 - 0.36, 0.06 - p[1])
        return np.maximum(sides, np.abs(p[2]) - 0.40)

    def ray(p: Points) -> Field:
        return limb(p, (-1.3, 0.62, 0.1), (-0.2, 0.48, 0.1), 0.022, 0.022)

    def colours(rise: float) -> Solid:
        return lambda p: limb(p, (0.20, 0.46, 0.1), (1.15, 0.42 + rise, 0.1), 0.02, 0.055)

    return [
        ("main", glass),
        ("inner", ray),
        ("flame", colours(0.30)),
        ("sun", colours(0.12)),
        ("venom", colours(-0.06)),
        ("water", colours(-0.24)),
        ("spirit", colours(-0.42)),
    ]


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


@model(1.4, 2.0, yaw=0.2, nod=0.10)
def brazier() -> list[Piece]:
    """A fire that burns in a bowl on a pillar."""

    def stone(p: Points) -> Field:
        form = lathed(
            p,
            [(0.0, 0.52), (0.10, 0.50), (0.16, 0.28), (0.60, 0.22), (0.72, 0.30), (0.84, 0.54), (1.0, 0.58)],
        )
        return carved(form, egg(p, (0, 1.04, 0), (0.50, 0.20, 0.50)), 0.02)

    def fire(p: Points) -> Field:
        x = p[0] + 0.07 * np.sin(p[1] * 7)
        return union(
            [
                lathed(
                    (x - dx, p[1], p[2]),
                    [(0.92, r), (1.10, r * 1.15), (1.10 + h * 0.5, r * 0.55), (1.10 + h, 0.01)],
                )
                for dx, r, h in ((0.0, 0.30, 0.95), (-0.24, 0.17, 0.55), (0.25, 0.16, 0.48))
            ]
        )

    def gilt(p: Points) -> Field:
        return union([hoop(p, (0, 1.0, 0), 0.58, 0.04), hoop(p, (0, 0.66, 0), 0.25, 0.03)])

    return [("main", stone), ("inner", fire), ("trim", gilt)]


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


@model(1.9, 1.35, yaw=0.3, nod=0.16)
def crown() -> list[Piece]:
    """A crown with tall points and stones, a cap within."""

    def gold(p: Points) -> Field:
        away, angle = np.hypot(p[0], p[2]), np.arctan2(p[0], p[2])
        points = 0.40 + 0.55 * np.abs(np.cos(angle * 4)) ** 1.6
        wall = np.maximum(np.abs(away - 0.66 - 0.16 * p[1]) - 0.05, np.maximum(-p[1], p[1] - points))
        bands = union([hoop(p, (0, y, 0), 0.67 + 0.16 * y, 0.05) for y in (0.05, 0.32)])
        tips = union(
            [
                ball(p, (0.82 * math.sin(a), 1.0, 0.82 * math.cos(a)), 0.085)
                for a in np.arange(8) * math.pi / 4
            ]
        )
        return union([wall * 0.8, bands, tips])

    def stones(p: Points) -> Field:
        return union(
            [
                egg(p, (0.74 * math.sin(a), 0.19, 0.74 * math.cos(a)), (0.10, 0.10, 0.10))
                for a in np.arange(8) * math.pi / 4
            ]
        )

    return [("main", gold), ("inner", stones), ("trim", lambda p: egg(p, (0, 0.30, 0), (0.64, 0.42, 0.64)))]


@model(2.2, 2.0, yaw=0.25, nod=0.10)
def scales() -> list[Piece]:
    """A balance whose pans hold light and dark."""

    def gold(p: Points) -> Field:
        m = mirrored(p)
        post = lathed(
            p,
            [
                (0.0, 0.46),
                (0.08, 0.42),
                (0.16, 0.14),
                (0.5, 0.07),
                (1.5, 0.05),
                (1.56, 0.11),
                (1.72, 0.10),
                (1.86, 0.02),
            ],
        )
        beam = chain(m, [((0, 1.62, 0), 0.055), ((0.50, 1.72, 0), 0.045), ((0.86, 1.60, 0), 0.035)], 0.03)
        cords = union(
            [
                limb(m, (0.86, 1.58, 0), (0.86 + dx, 0.86, dz), 0.012, 0.012)
                for dx, dz in ((-0.26, 0.0), (0.26, 0.0), (0.0, 0.26))
            ]
        )
        pans = np.maximum(np.abs(egg(m, (0.86, 0.92, 0), (0.30, 0.16, 0.30))) - 0.022, p[1] - 0.88)
        return union([post, beam, cords, pans])

    def light(p: Points) -> Field:
        return ball(p, (-0.86, 0.98, 0), 0.17)

    def dark(p: Points) -> Field:
        return ball(p, (0.86, 0.98, 0), 0.17)

    return [("main", gold), ("inner", light), ("trim", dark)]


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


def _seal(p: Points, middle: Vector, radius: float) -> tuple[Field, Field]:
    """Return a round seal of stone, and the star that is cut into it."""
    q = (p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])
    away, angle = np.hypot(q[0], q[1]), np.arctan2(q[0], q[1])
    disc = np.maximum(away - radius, np.abs(q[2]) - 0.14) + 0.0
    disc = np.minimum(disc, np.hypot(away - radius * 0.95, q[2] * 0.7) - 0.10)
    star = np.full_like(away, 9.0)
    for k in range(5):
        a, b = (2 * math.pi * turn / 5 for turn in (k, k + 2))
        start = (radius * 0.70 * math.sin(a), radius * 0.70 * math.cos(a), 0.14)
        end = (radius * 0.70 * math.sin(b), radius * 0.70 * math.cos(b), 0.14)
        star = np.minimum(star, limb(q, start, end, 0.035, 0.035))
    star = np.minimum(star, np.hypot(away - radius * 0.74, q[2] - 0.14) - 0.03)
    notches = np.maximum(np.abs(np.sin(angle * 10)) * away - 0.02, np.abs(away - radius * 0.86) - 0.05)
    return carved(disc, np.maximum(notches, 0.08 - q[2]), 0.01), star


@model(1.7, 1.75, yaw=0.35, nod=0.04)
def seal() -> list[Piece]:
    """A seal of stone with a burning star."""
    return [
        ("main", lambda p: _seal(p, (0, 0.86, 0), 0.78)[0]),
        ("inner", lambda p: _seal(p, (0, 0.86, 0), 0.78)[1]),
    ]


@model(2.4, 1.5, yaw=0.15, nod=0.04)
def two_seals() -> list[Piece]:
    """Two seals of different stone side by side."""
    spots: tuple[Vector, Vector] = ((-0.56, 0.62, 0.1), (0.56, 0.84, -0.1))

    def disc(which: int) -> Solid:
        return lambda p: _seal(p, spots[which], 0.52)[0]

    def star(which: int) -> Solid:
        return lambda p: _seal(p, spots[which], 0.52)[1]

    return [("main", disc(0)), ("trim", disc(1)), ("inner", star(0)), ("sun", star(1))]


@model(1.9, 1.9, yaw=0.35, nod=0.05)
def broken_seal() -> list[Piece]:
    """A seal that bursts into splinters."""
    dice = np.random.default_rng(7)
    splinters = [
        (tuple(row[:3] * (1.5, 1.4, 0.6) + (-0.1, 0.9, -0.2)), 0.05 + 0.09 * row[3])
        for row in dice.random((16, 4))
    ]

    def stone(p: Points) -> Field:
        whole = _seal(p, (-0.1, 0.86, 0), 0.76)[0]
        torn = (p[0] - 0.10) + 0.5 * (p[1] - 0.86) - 0.10 * np.sin(p[1] * 9) - 0.06 * np.sin(p[1] * 23)
        crack = np.abs(p[0] + 0.35 - 0.3 * (p[1] - 0.9) - 0.06 * np.sin(p[1] * 14)) - 0.025
        form = carved(np.maximum(whole, torn), np.maximum(crack, 0.0 - p[2]), 0.01)
        bits = [
            brick(
                turned((p[0] - x, p[1] - y, p[2] - z), 9 * x, 7 * y), (0, 0, 0), (r, r * 0.7, r * 0.8), 0.01
            )
            for (x, y, z), r in splinters
        ]
        return union([form, *bits])

    def star(p: Points) -> Field:
        torn = (p[0] - 0.10) + 0.5 * (p[1] - 0.86) - 0.10 * np.sin(p[1] * 9)
        return np.maximum(_seal(p, (-0.1, 0.86, 0), 0.76)[1], torn)

    return [("main", stone), ("inner", star)]


@model(1.8, 1.9, yaw=0.1, nod=0.0)
def grasp() -> list[Piece]:
    """A hand that reaches down and closes on something bright."""

    def hand(p: Points) -> Field:
        palm = egg(p, (0, 1.10, 0), (0.36, 0.34, 0.22))
        arm = limb(p, (0.0, 1.25, -0.05), (0.0, 2.3, -0.2), 0.24, 0.30)
        form = grown(palm, arm, 0.15)
        for k in range(4):
            x = -0.33 + 0.22 * k
            joints: list[tuple[Vector, float]] = [
                ((x * 0.9, 0.95, 0.12), 0.115),
                ((x * 1.35, 0.66, 0.42), 0.10),
                ((x * 1.1, 0.34, 0.44), 0.085),
                ((x * 0.7, 0.16, 0.26), 0.05),
            ]
            form = grown(form, chain(p, joints, 0.04), 0.05)
        thumb = chain(
            p, [((-0.34, 1.06, 0.05), 0.12), ((-0.62, 0.76, 0.16), 0.10), ((-0.46, 0.46, 0.30), 0.06)], 0.04
        )
        return grown(form, thumb, 0.06)

    def sleeve(p: Points) -> Field:
        return np.maximum(
            np.hypot(p[0], p[2] + 0.15) - 0.46 + 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9), 1.58 - p[1]
        )

    return [("main", hand), ("trim", sleeve), ("inner", lambda p: ball(p, (0, 0.50, 0.12), 0.30))]


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


@model(1.9, 1.9, yaw=0.3, nod=0.02)
def mask() -> list[Piece]:
    """A mask, half of it gold and half of it dark."""

    def face(p: Points) -> Field:
        m = mirrored(p)
        shell = np.maximum(egg(p, (0, 0.95, 0), (0.62, 0.86, 0.46)), -0.02 - p[2])
        shell = grown(shell, limb(p, (0, 1.22, 0.44), (0, 0.84, 0.60), 0.06, 0.10), 0.08)
        shell = grown(shell, limb(m, (0.12, 1.30, 0.42), (0.44, 1.38, 0.30), 0.07, 0.04), 0.06)
        shell = carved(shell, egg(m, (0.25, 1.12, 0.46), (0.17, 0.075, 0.22)), 0.03)
        smile = np.abs(p[1] - 0.52 - 0.7 * p[0] ** 2) - 0.045
        return carved(shell, np.maximum(np.maximum(smile, np.abs(p[0]) - 0.28), 0.2 - p[2]), 0.02)

    def plumes(p: Points) -> Field:
        m = mirrored(p)
        return union(
            [
                limb(m, (0.16 * k, 1.66, -0.02), (0.36 * k + 0.05, 2.06 - 0.10 * k, -0.05), 0.09, 0.015)
                for k in range(4)
            ]
        )

    def light(p: Points) -> Field:
        return np.maximum(face(p), p[0])

    def dark(p: Points) -> Field:
        return np.maximum(face(p), -p[0])

    return [("main", light), ("trim", dark), ("inner", plumes)]
