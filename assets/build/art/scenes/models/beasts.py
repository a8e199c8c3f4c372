"""Models of beasts and of a mermaid."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Solid,
    ball,
    carved,
    chain,
    egg,
    grown,
    limb,
    mirrored,
)


def _sitting(p: Points, long: float, thin: float) -> Field:
    """Return a beast that sits: chest, haunches, fore legs, neck; its head is put on at (0.30, 1.50)."""
    m = (p[0], p[1], np.abs(p[2]))
    form = grown(
        egg(p, (-0.20, 0.52, 0), (0.46 * long, 0.46, 0.36)),
        egg(p, (0.10, 0.92, 0), (0.30 * thin, 0.44, 0.29)),
        0.20,
    )
    form = grown(form, egg(m, (-0.28, 0.34, 0.26), (0.36, 0.32, 0.16)), 0.10)
    form = grown(
        form,
        chain(
            m,
            [((0.22, 0.80, 0.14), 0.13), ((0.30, 0.36, 0.15), 0.085 * thin), ((0.30, 0.08, 0.15), 0.085)],
            0.06,
        ),
        0.08,
    )
    form = grown(
        form,
        union(
            [egg(m, (0.36, 0.06, 0.15), (0.15, 0.07, 0.10)), egg(m, (0.05, 0.07, 0.32), (0.24, 0.08, 0.11))]
        ),
        0.05,
    )
    return grown(form, limb(p, (0.12, 1.15, 0), (0.22, 1.42, 0), 0.24 * thin, 0.20), 0.14)


@model(1.5, 1.95, yaw=-1.25, nod=0.02)
def cat() -> list[Piece]:
    """A cat that sits and stares."""

    def body(p: Points) -> Field:
        m = (p[0], p[1], np.abs(p[2]))
        form = _sitting(p, 0.95, 0.85)
        head = grown(
            egg(p, (0.26, 1.54, 0), (0.25, 0.22, 0.25)), egg(p, (0.44, 1.47, 0), (0.12, 0.09, 0.12)), 0.06
        )
        head = grown(head, limb(m, (0.22, 1.66, 0.13), (0.20, 1.92, 0.20), 0.10, 0.015), 0.05)
        tail = chain(
            p,
            [
                ((-0.55, 0.22, 0.1), 0.10),
                ((-0.75, 0.10, 0.35), 0.085),
                ((-0.35, 0.07, 0.58), 0.075),
                ((0.10, 0.10, 0.60), 0.05),
            ],
            0.05,
        )
        return union([grown(form, head, 0.10), tail])

    def eyes(p: Points) -> Field:
        return egg((p[0], p[1], np.abs(p[2])), (0.435, 1.58, 0.115), (0.05, 0.05, 0.06))

    def pupils(p: Points) -> Field:
        return egg((p[0], p[1], np.abs(p[2])), (0.475, 1.58, 0.118), (0.02, 0.045, 0.016))

    return [("main", body), ("inner", eyes), ("shadow", pupils)]


@model(1.9, 1.9, yaw=-0.65, nod=0.02)
def hound() -> list[Piece]:
    """A great watch dog that sits, a collar around its neck."""

    def body(p: Points) -> Field:
        m = (p[0], p[1], np.abs(p[2]))
        form = _sitting(p, 1.05, 1.0)
        head = grown(
            egg(p, (0.28, 1.58, 0), (0.27, 0.22, 0.22)),
            chain(p, [((0.40, 1.54, 0), 0.15), ((0.72, 1.46, 0), 0.10)], 0.05),
            0.08,
        )
        head = grown(head, limb(p, (0.40, 1.44, 0), (0.66, 1.37, 0), 0.07, 0.05), 0.04)
        head = grown(head, egg(m, (0.16, 1.66, 0.20), (0.10, 0.20, 0.06)), 0.05)
        tail = chain(
            p, [((-0.55, 0.25, 0), 0.11), ((-0.85, 0.22, 0.1), 0.07), ((-1.0, 0.42, 0.15), 0.03)], 0.05
        )
        return union([grown(form, head, 0.10), tail])

    def collar(p: Points) -> Field:
        q = (p[0] - 0.17, p[1] - 1.27, p[2])
        ring = np.hypot(np.hypot(q[0], q[2]) - 0.25, q[1] + 0.25 * q[0]) - 0.055
        studs = union(
            [
                ball(q, (0.29 * math.sin(a), -0.07 * math.sin(a), 0.29 * math.cos(a)), 0.045)
                for a in np.linspace(0, 6.28, 10)
            ]
        )
        return np.minimum(ring, studs)

    def eyes(p: Points) -> Field:
        return ball((p[0], p[1], np.abs(p[2])), (0.49, 1.63, 0.13), 0.038)

    def nose(p: Points) -> Field:
        return ball(p, (0.81, 1.49, 0), 0.055)

    return [("main", body), ("trim", collar), ("inner", eyes), ("shadow", nose)]


_HEADS = ((0.0, 0.0), (0.95, -0.16), (-0.95, -0.16))
"""How far each head of the three-headed hound is turned, and how much lower it is."""


def _as_head_sees(p: Points, turn: float, lower: float) -> Points:
    """Return the points as one of the heads sees them."""
    x, z = p[0] - 0.02, p[2]
    cos, sin = math.cos(turn), math.sin(turn)
    return x * cos + z * sin, p[1] - lower, z * cos - x * sin


def _hellish_head(q: Points) -> Field:
    """Return a neck, a skull, open jaws and pointed ears."""
    m = (q[0], q[1], np.abs(q[2]))
    form = limb(q, (0.0, 1.02, 0), (0.26, 1.50, 0), 0.27, 0.20)
    form = grown(form, egg(q, (0.36, 1.60, 0), (0.26, 0.20, 0.20)), 0.08)
    form = grown(form, chain(q, [((0.48, 1.60, 0), 0.14), ((0.84, 1.56, 0), 0.09)], 0.05), 0.06)
    form = grown(form, limb(q, (0.42, 1.44, 0), (0.74, 1.28, 0), 0.09, 0.06), 0.04)
    return grown(form, limb(m, (0.24, 1.72, 0.12), (0.10, 1.98, 0.17), 0.09, 0.015), 0.04)


@model(2.3, 2.0, yaw=-0.95, nod=0.02)
def three_headed_hound() -> list[Piece]:
    """A hound with three heads that bare their fangs."""

    def each(part: Solid) -> Solid:
        return lambda p: union([part(_as_head_sees(p, *head)) for head in _HEADS])

    def body(p: Points) -> Field:
        tail = chain(p, [((-0.55, 0.3, 0), 0.11), ((-0.9, 0.4, 0.1), 0.07), ((-1.0, 0.8, 0.15), 0.02)], 0.05)
        form = union([_sitting(p, 1.1, 1.15), tail])
        for head in _HEADS:
            form = grown(form, _hellish_head(_as_head_sees(p, *head)), 0.08)
        return form

    def collars(q: Points) -> Field:
        return np.hypot(np.hypot(q[0] - 0.13, q[2]) - 0.25, q[1] - 1.24 + 0.4 * (q[0] - 0.13)) - 0.05

    def fangs(q: Points) -> Field:
        m = (q[0], q[1], np.abs(q[2]))
        upper = limb(m, (0.82, 1.50, 0.05), (0.84, 1.38, 0.05), 0.026, 0.005)
        return np.minimum(upper, limb(m, (0.70, 1.33, 0.04), (0.70, 1.43, 0.04), 0.024, 0.005))

    def eyes(q: Points) -> Field:
        return ball((q[0], q[1], np.abs(q[2])), (0.56, 1.68, 0.12), 0.045)

    return [("main", body), ("trim", each(collars)), ("bone", each(fangs)), ("inner", each(eyes))]


@model(2.0, 1.4, yaw=0.45, nod=0.16)
def toad() -> list[Piece]:
    """A fat toad with bright eyes."""

    def body(p: Points) -> Field:
        m = mirrored(p)
        form = grown(
            egg(p, (0, 0.52, -0.1), (0.62, 0.46, 0.58)), egg(p, (0, 0.78, 0.32), (0.44, 0.26, 0.36)), 0.15
        )
        form = grown(form, ball(m, (0.26, 1.04, 0.28), 0.16), 0.08)
        form = grown(
            form,
            chain(
                m,
                [
                    ((0.56, 0.45, -0.2), 0.24),
                    ((0.84, 0.34, 0.1), 0.15),
                    ((0.70, 0.08, 0.2), 0.09),
                    ((0.95, 0.04, 0.45), 0.07),
                ],
                0.06,
            ),
            0.06,
        )
        form = grown(
            form,
            chain(
                m, [((0.36, 0.45, 0.40), 0.12), ((0.44, 0.16, 0.55), 0.09), ((0.52, 0.04, 0.72), 0.075)], 0.05
            ),
            0.06,
        )
        form = carved(form, egg(p, (0, 0.74, 0.66), (0.36, 0.018, 0.2)), 0.02)
        warts = 0.03 * np.clip(np.sin(p[0] * 17) * np.sin(p[1] * 19 + 1) * np.sin(p[2] * 18) - 0.3, 0, 1)
        return form - warts

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.275, 1.07, 0.35), 0.115)

    def pupils(p: Points) -> Field:
        return egg(mirrored(p), (0.29, 1.08, 0.45), (0.06, 0.03, 0.025))

    return [("main", body), ("inner", eyes), ("shadow", pupils)]


@model(1.9, 2.0, yaw=0.25, nod=0.0)
def mermaid() -> list[Piece]:
    """A mermaid who rises from the sea, her tail behind her."""

    def skin(p: Points) -> Field:
        m = mirrored(p)
        torso = grown(egg(p, (0, 0.98, 0), (0.20, 0.30, 0.14)), egg(p, (0, 0.62, 0), (0.19, 0.2, 0.15)), 0.12)
        torso = grown(torso, limb(m, (0.05, 1.24, 0), (0.20, 1.22, 0), 0.075, 0.08), 0.06)
        right = chain(
            p, [((0.24, 1.22, 0), 0.075), ((0.40, 1.46, 0.08), 0.06), ((0.24, 1.72, 0.14), 0.05)], 0.03
        )
        left = chain(
            p, [((-0.24, 1.22, 0), 0.075), ((-0.38, 0.92, 0.08), 0.06), ((-0.24, 0.66, 0.22), 0.05)], 0.03
        )
        head = grown(
            egg(p, (0, 1.55, 0.02), (0.13, 0.165, 0.14)),
            limb(p, (0, 1.3, 0), (0, 1.45, 0), 0.065, 0.06),
            0.03,
        )
        return union(
            [grown(torso, union([right, left]), 0.04), grown(head, ball(p, (0, 1.52, 0.155), 0.022), 0.02)]
        )

    def hair(p: Points) -> Field:
        cap = carved(
            egg(p, (0, 1.60, -0.03), (0.17, 0.18, 0.18)), egg(p, (0, 1.52, 0.18), (0.11, 0.15, 0.13)), 0.02
        )
        fall = chain(
            p,
            [
                ((-0.10, 1.6, -0.08), 0.13),
                ((-0.30, 1.25, -0.10), 0.14),
                ((-0.44, 0.86, -0.05), 0.10),
                ((-0.52, 0.6, 0.0), 0.03),
            ],
            0.06,
        )
        return grown(cap, fall, 0.06) + 0.014 * np.sin(p[0] * 40 + p[1] * 14)

    def tail(p: Points) -> Field:
        form = chain(
            p,
            [
                ((0, 0.62, 0), 0.21),
                ((0.10, 0.28, 0.05), 0.23),
                ((0.42, 0.02, 0), 0.20),
                ((0.78, 0.22, -0.1), 0.11),
                ((0.80, 0.62, -0.15), 0.05),
            ],
            0.08,
        )
        fin = union(
            [
                egg(
                    (
                        (p[0] - 0.80) * math.cos(a) - (p[1] - 0.70) * math.sin(a),
                        (p[0] - 0.80) * math.sin(a) + (p[1] - 0.70) * math.cos(a),
                        p[2] + 0.15,
                    ),
                    (0, 0.20, 0),
                    (0.09, 0.26, 0.03),
                )
                for a in (-0.6, 0.6)
            ]
        )
        return grown(form, fin, 0.05)

    def shell(p: Points) -> Field:
        return union([ball(mirrored(p), (0.085, 1.07, 0.10), 0.075), ball(p, (0.11, 1.70, 0.1), 0.05)])

    return [("skin", skin), ("trim", hair), ("main", tail), ("coral", shell)]


@model(2.5, 2.7, yaw=0.42, nod=0.06)
def bull_man() -> list[Piece]:
    """A man with the head of a bull, his fists clenched."""

    def body(p: Points) -> Field:
        m = mirrored(p)
        form = grown(
            egg(p, (0, 0.72, 0), (0.56, 0.78, 0.40)), egg(m, (0.24, 1.12, 0.16), (0.36, 0.26, 0.30)), 0.12
        )
        form = grown(form, limb(m, (0.20, 1.28, 0), (0.74, 1.16, 0), 0.30, 0.28), 0.12)
        arm = [((0.82, 1.10, 0), 0.24), ((1.04, 0.58, 0.10), 0.19), ((0.72, 0.28, 0.42), 0.15)]
        form = grown(form, chain(m, arm, 0.06), 0.06)
        return grown(form, ball(m, (0.66, 0.26, 0.50), 0.19), 0.05)

    def head(p: Points) -> Field:
        m = mirrored(p)
        form = limb(p, (0, 1.20, 0.05), (0, 1.66, 0.18), 0.40, 0.32)
        form = grown(form, egg(p, (0, 1.76, 0.30), (0.30, 0.30, 0.32)), 0.10)
        form = grown(form, limb(p, (0, 1.68, 0.48), (0, 1.46, 0.80), 0.22, 0.17), 0.08)
        return grown(form, limb(m, (0.26, 1.80, 0.2), (0.54, 1.76, 0.12), 0.09, 0.03), 0.04)

    def horns(p: Points) -> Field:
        joints = [
            ((0.20, 1.96, 0.24), 0.12),
            ((0.56, 2.06, 0.22), 0.11),
            ((0.80, 2.32, 0.30), 0.07),
            ((0.72, 2.66, 0.42), 0.015),
        ]
        return chain(mirrored(p), joints, 0.06)

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.16, 1.80, 0.56), 0.055)

    def ring(p: Points) -> Field:
        return np.hypot(np.hypot(p[0], p[1] - 1.30) - 0.11, p[2] - 0.94) - 0.03

    def nostrils(p: Points) -> Field:
        return ball(mirrored(p), (0.08, 1.48, 0.93), 0.05)

    return [
        *(("main", body), ("black_fur", head), ("bone", horns)),
        *(("inner", eyes), ("trim", ring), ("shadow", nostrils)),
    ]
