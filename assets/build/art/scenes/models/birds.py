"""Models of birds, and of a horse with wings."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import above, moved, union
from art.scenes.solids import (
    Points,
    Vector,
    ball,
    carved,
    chain,
    egg,
    grown,
    limb,
    mirrored,
)


def _feathers(
    p: Points, root: Vector, count: int, first: float, last: float, long: float, broad: float
) -> Field:
    """Return feathers spread like a fan from a root; angles from the upright, outwards."""
    form = np.full_like(p[0], 9.0)
    for k in range(count):
        lean = first + (last - first) * k / max(1, count - 1)
        size = long * (1.0 - 0.35 * (k / count) ** 1.5)
        x, y = p[0] - root[0], p[1] - root[1]
        along, across = x * math.sin(lean) + y * math.cos(lean), x * math.cos(lean) - y * math.sin(lean)
        plume = egg((across, along, p[2]), (0, size * 0.52, root[2] - 0.02 * k), (broad, size * 0.52, 0.035))
        form = np.minimum(form, plume + 0.0025 * np.sin((along - np.abs(across)) * 70))
    return form


@model(2.6, 1.7, yaw=0.12, nod=0.0)
def hawk() -> list[Piece]:
    """A bird of prey with spread wings, coming at us."""

    def wings(p: Points) -> Field:
        m = (np.abs(p[0]), p[1], p[2])
        arm = chain(
            m, [((0.12, 0.90, 0.0), 0.12), ((0.58, 1.20, -0.05), 0.10), ((1.02, 1.28, -0.1), 0.05)], 0.05
        )
        primary = _feathers(m, (0.72, 1.18, -0.12), 7, 0.75, 2.7, 0.72, 0.10)
        second = _feathers(m, (0.36, 1.08, -0.08), 5, 2.1, 3.1, 0.55, 0.10)
        return union([grown(arm, primary, 0.03), second])

    def body(p: Points) -> Field:
        form = grown(
            egg(p, (0, 0.78, 0), (0.22, 0.42, 0.20)), egg(p, (0, 1.18, 0.16), (0.145, 0.15, 0.16)), 0.10
        )
        return form + 0.012 * np.sin(p[1] * 46) * np.sin(p[0] * 40)

    def tail(p: Points) -> Field:
        return _feathers(p, (0, 0.55, -0.05), 5, math.pi - 0.4, math.pi + 0.4, 0.58, 0.10)

    def beak(p: Points) -> Field:
        claws = [
            limb((np.abs(p[0]), p[1], p[2]), (0.12, 0.42, 0.10), (0.12 + k, 0.24, 0.26), 0.035, 0.01)
            for k in (-0.05, 0.0, 0.05)
        ]
        return union(
            [
                chain(p, [((0, 1.17, 0.28), 0.065), ((0, 1.13, 0.40), 0.045), ((0, 1.04, 0.42), 0.01)], 0.02),
                *claws,
            ]
        )

    def eyes(p: Points) -> Field:
        return ball((np.abs(p[0]), p[1], p[2]), (0.085, 1.22, 0.27), 0.034)

    return [("main", body), ("main", wings), ("main", tail), ("trim", beak), ("inner", eyes)]


@model(1.9, 1.75, yaw=-0.45, nod=0.0)
def raven() -> list[Piece]:
    """A bird that sits, its head raised."""

    def slanted(p: Points, lean: float) -> Points:
        cos, sin = math.cos(lean), math.sin(lean)
        return p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos, p[2]

    def body(p: Points) -> Field:
        form = egg(slanted((p[0] + 0.10, p[1] - 0.86, p[2]), 0.62), (0, 0, 0), (0.29, 0.52, 0.28))
        form = grown(form, limb(p, (0.12, 1.16, 0), (0.24, 1.40, 0), 0.19, 0.15), 0.12)
        form = grown(form, egg(p, (0.28, 1.46, 0.0), (0.20, 0.17, 0.165)), 0.10)
        tail = egg(slanted((p[0] + 0.66, p[1] - 0.40, p[2]), 0.82), (0, 0, 0), (0.055, 0.46, 0.14))
        ruff = 0.012 * np.sin(p[1] * 34 + p[0] * 9) * np.clip(p[0] + 0.05, 0, 0.3) * 3
        return grown(form, tail, 0.08) + ruff

    def wing(p: Points) -> Field:
        q = slanted((p[0] + 0.24, p[1] - 0.80, np.abs(p[2]) - 0.22), 0.78)
        form = egg(q, (0, 0, 0), (0.20, 0.60, 0.09))
        return form + 0.007 * np.sin(q[0] * 44 + q[1] * 6)

    def beak(p: Points) -> Field:
        legs = [limb((p[0], p[1], np.abs(p[2])), (-0.05, 0.52, 0.12), (0.02, 0.06, 0.13), 0.045, 0.035)]
        toes = [
            limb((p[0], p[1], np.abs(p[2])), (0.02, 0.05, 0.13), (0.02 + dx, 0.02, 0.13 + dz), 0.035, 0.02)
            for dx, dz in ((0.2, 0.0), (0.16, 0.1), (-0.14, 0.0))
        ]
        return union(
            [
                chain(
                    p,
                    [((0.42, 1.46, 0.0), 0.085), ((0.62, 1.42, 0.0), 0.055), ((0.78, 1.34, 0.0), 0.010)],
                    0.03,
                ),
                *legs,
                *toes,
            ]
        )

    def eyes(p: Points) -> Field:
        return ball((p[0], p[1], np.abs(p[2])), (0.34, 1.51, 0.145), 0.042)

    return [("main", body), ("main", wing), ("trim", beak), ("inner", eyes)]


@model(2.0, 1.9, yaw=-0.4, nod=0.0)
def songbird() -> list[Piece]:
    """A small bird that sings on a twig in blossom."""

    def twig(p: Points) -> Field:
        branch = chain(
            p,
            [
                ((-1.2, -0.22, 0.1), 0.075),
                ((-0.3, -0.04, 0.08), 0.06),
                ((0.5, 0.0, 0.1), 0.05),
                ((1.15, 0.22, 0.1), 0.02),
            ],
            0.04,
        )
        shoots = [
            limb(p, (-0.6, -0.1, 0.08), (-0.85, 0.26, 0.2), 0.03, 0.012),
            limb(p, (0.55, 0.02, 0.1), (0.85, -0.22, 0.25), 0.03, 0.012),
        ]
        return union([branch, *shoots])

    def blossom(p: Points) -> Field:
        spots = (
            (-0.86, 0.30, 0.2),
            (-1.0, 0.0, 0.2),
            (0.88, -0.22, 0.26),
            (0.72, 0.2, 0.2),
            (1.05, 0.3, 0.15),
        )
        return union([egg(p, at, (0.12, 0.07, 0.10)) for at in spots])

    bird = [(name, above(solid, 0.36)) for name, solid in raven()]
    lifted = [("bark", moved(twig, (0.0, 0.42, 0.0))), ("petal", moved(blossom, (0.0, 0.42, 0.0)))]
    return [*bird, *lifted]


@model(1.5, 1.9, yaw=0.3, nod=0.0)
def owl() -> list[Piece]:
    """An owl that sits and looks at us."""

    def body(p: Points) -> Field:
        m = mirrored(p)
        form = grown(
            egg(p, (0, 0.78, 0), (0.46, 0.62, 0.40)), egg(p, (0, 1.40, 0.06), (0.44, 0.36, 0.38)), 0.12
        )
        form = grown(form, limb(m, (0.24, 1.62, 0.08), (0.40, 1.86, 0.06), 0.10, 0.02), 0.06)
        form = carved(form, egg(m, (0.18, 1.42, 0.44), (0.19, 0.19, 0.14)), 0.05)
        scallops = 0.016 * np.sin(p[1] * 26 + np.cos(p[0] * 22)) * (p[1] < 1.15)
        return form + scallops

    def wings(p: Points) -> Field:
        m = mirrored(p)
        return egg(m, (0.44, 0.76, 0.0), (0.12, 0.58, 0.32)) + 0.014 * np.sin(p[1] * 34)

    def beak(p: Points) -> Field:
        feet = [
            limb(mirrored(p), (0.20 + k, 0.16, 0.34), (0.20 + k * 1.6, 0.04, 0.44), 0.05, 0.03)
            for k in (-0.08, 0.0, 0.08)
        ]
        return union([limb(p, (0, 1.38, 0.44), (0, 1.24, 0.50), 0.06, 0.012), *feet])

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.18, 1.42, 0.34), 0.115)

    def pupils(p: Points) -> Field:
        return ball(mirrored(p), (0.175, 1.42, 0.435), 0.05)

    return [("main", body), ("main", wings), ("trim", beak), ("inner", eyes), ("shadow", pupils)]


@model(2.5, 2.0, yaw=-0.3, nod=0.0)
def winged_horse() -> list[Piece]:
    """The head and neck of a horse, great wings behind it."""

    def horse(p: Points) -> Field:
        m = (p[0], p[1], np.abs(p[2]))
        neck = chain(p, [((-0.42, 0.0, 0), 0.50), ((-0.26, 0.66, 0), 0.31), ((-0.02, 1.22, 0), 0.22)], 0.1)
        head = chain(
            p,
            [
                ((0.02, 1.40, 0), 0.24),
                ((0.36, 1.20, 0), 0.19),
                ((0.70, 0.90, 0), 0.125),
                ((0.80, 0.78, 0), 0.125),
            ],
            0.06,
        )
        head = grown(head, ball(p, (0.10, 1.18, 0), 0.24), 0.10)
        head = carved(head, ball(m, (0.85, 0.80, 0.10), 0.035), 0.02)
        ears = limb(m, (-0.02, 1.58, 0.12), (0.0, 1.88, 0.16), 0.075, 0.01)
        return grown(grown(neck, head, 0.12), ears, 0.04)

    def mane(p: Points) -> Field:
        locks = chain(
            p,
            [
                ((0.16, 1.66, 0), 0.08),
                ((-0.20, 1.46, 0), 0.12),
                ((-0.50, 0.95, 0), 0.13),
                ((-0.80, 0.25, 0), 0.13),
            ],
            0.1,
        )
        return locks + 0.02 * np.sin(p[0] * 26 + p[1] * 11 + 2 * np.sin(p[1] * 5))

    def wings(p: Points) -> Field:
        near = _feathers((-p[0] - 0.1, p[1], p[2]), (0.35, 0.62, -0.25), 8, 0.05, 1.75, 1.22, 0.13)
        far = _feathers((p[0] - 0.25, p[1], p[2]), (0.05, 0.70, -0.5), 6, 0.1, 1.2, 1.0, 0.12)
        return np.minimum(near, far)

    def eyes(p: Points) -> Field:
        return ball((p[0], p[1], np.abs(p[2])), (0.20, 1.42, 0.185), 0.05)

    return [("main", horse), ("trim", mane), ("main", wings), ("inner", eyes)]
