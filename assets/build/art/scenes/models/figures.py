"""Models of figures: robed, armoured, dead, on strings."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.head import skull
from art.scenes.headgear import great_helm
from art.scenes.models import Piece, model
from art.scenes.models.forms import moved, union
from art.scenes.solids import (
    Points,
    Vector,
    ball,
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


def robed_body(p: Points) -> Field:
    """Return a figure in a long robe with a hood, 2 high."""
    m = mirrored(p)
    fold = 0.022 * np.sin(np.arctan2(p[0], p[2]) * 11 + np.sin(p[1] * 3)) * np.clip(1.4 - p[1], 0, 1)
    form = lathed(p, [(0.0, 0.50), (0.06, 0.52), (0.6, 0.36), (1.1, 0.30), (1.42, 0.20), (1.5, 0.12)]) + fold
    form = grown(form, limb(m, (0.10, 1.36, 0), (0.30, 1.30, 0), 0.13, 0.13), 0.08)
    form = grown(
        form,
        chain(m, [((0.32, 1.28, 0), 0.13), ((0.42, 0.95, 0.10), 0.12), ((0.22, 0.86, 0.34), 0.12)], 0.05),
        0.06,
    )
    hood = grown(
        egg(p, (0, 1.66, -0.02), (0.22, 0.27, 0.25)),
        limb(p, (0, 1.82, -0.05), (0, 1.98, -0.15), 0.12, 0.02),
        0.1,
    )
    hood = carved(hood, egg(p, (0, 1.63, 0.20), (0.14, 0.19, 0.17)), 0.03)
    return grown(form, hood, 0.06)


@model(1.3, 2.1, yaw=0.3, nod=0.02)
def hooded() -> list[Piece]:
    """A hooded figure; only its eyes are seen."""

    def face(p: Points) -> Field:
        return egg(p, (0, 1.62, 0.04), (0.13, 0.18, 0.12))

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.055, 1.66, 0.15), 0.022)

    def belt(p: Points) -> Field:
        return hoop(p, (0, 0.98, 0), 0.315, 0.03)

    return [("main", robed_body), ("shadow", face), ("inner", eyes), ("trim", belt)]


@model(1.5, 2.2, yaw=0.3, nod=0.02)
def knight() -> list[Piece]:
    """A knight of the order: great helm, surcoat, sword before him."""

    def steel(p: Points) -> Field:
        m = mirrored(p)
        helm = great_helm((p[0] * 4.2, (p[1] - 1.78) * 4.2, p[2] * 4.2))[0] / 4.2
        shoulders = egg(m, (0.36, 1.38, 0), (0.20, 0.14, 0.18))
        arms = chain(
            m, [((0.42, 1.30, 0.02), 0.11), ((0.46, 1.02, 0.14), 0.10), ((0.14, 0.98, 0.40), 0.09)], 0.05
        )
        legs = chain(m, [((0.17, 0.55, 0), 0.13), ((0.18, 0.06, 0.02), 0.11)], 0.04)
        feet = egg(m, (0.19, 0.06, 0.12), (0.11, 0.08, 0.20))
        blade = np.maximum(
            np.maximum(np.abs(p[0]) - 0.045, np.abs(p[2] - 0.46) - 0.018),
            np.maximum(0.02 - p[1], p[1] - 0.86),
        )
        return union([helm, shoulders, arms, legs, feet, blade])

    def coat(p: Points) -> Field:
        fold = 0.02 * np.sin(np.arctan2(p[0], p[2]) * 10) * np.clip(1.0 - p[1], 0, 1)
        form = lathed(
            (p[0] * 0.86, p[1], p[2] * 1.05),
            [(0.34, 0.36), (0.9, 0.25), (1.2, 0.32), (1.42, 0.24), (1.5, 0.12)],
        )
        return form + fold

    def cross(p: Points) -> Field:
        bars = np.minimum(
            np.maximum(np.abs(p[0]) - 0.05, np.abs(p[1] - 1.05) - 0.27),
            np.maximum(np.abs(p[1] - 1.16) - 0.05, np.abs(p[0]) - 0.17),
        )
        coat_at = lathed(
            (p[0] * 0.86, p[1], p[2] * 1.05),
            [(0.34, 0.36), (0.9, 0.25), (1.2, 0.32), (1.42, 0.24), (1.5, 0.12)],
        )
        return np.maximum(np.maximum(bars, np.abs(coat_at) - 0.03), 0.05 - p[2])

    def gilt(p: Points) -> Field:
        guard = limb(mirrored(p), (0, 0.90, 0.46), (0.16, 0.90, 0.46), 0.03, 0.03)
        helm_cross = great_helm((p[0] * 4.2, (p[1] - 1.78) * 4.2, p[2] * 4.2))[1] / 4.2
        return union(
            [guard, ball(p, (0, 1.12, 0.46), 0.045), drum(p, (0, 1.0, 0.46), 0.026, 0.1), helm_cross]
        )

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.075, 1.81, 0.20), 0.022)

    return [("steel", steel), ("main", coat), ("trim", cross), ("gold", gilt), ("inner", eyes)]


@model(2.3, 2.2, yaw=0.0, nod=0.03)
def knights() -> list[Piece]:
    """Three knights of the order side by side."""
    found: list[Piece] = []
    for by, scale in (((-0.66, 0.06, -0.6), 0.86), ((0.66, 0.06, -0.6), 0.86), ((0.0, 0.0, 0.2), 1.0)):
        found += [(name, moved(solid, by, scale)) for name, solid in knight()]
    return found


@model(1.5, 2.0, yaw=0.3, nod=0.02)
def skeleton() -> list[Piece]:
    """A skeleton to the hips, reaching out."""

    def bones(p: Points) -> Field:
        m = mirrored(p)
        head = skull((p[0] * 4.0, (p[1] - 1.70) * 4.0, p[2] * 4.0)) / 4.0
        spine = limb(p, (0, 0.2, -0.05), (0, 1.45, -0.02), 0.05, 0.045) + 0.012 * np.sin(p[1] * 50)
        ribs = []
        for k in range(6):
            y, r = 1.30 - 0.105 * k, 0.25 - 0.012 * abs(k - 2)
            tilt = p[1] - y + 0.3 * (p[2] - 0.05)
            ribs.append(
                np.maximum(np.hypot(np.hypot(p[0], p[2] * 1.3) - r, tilt) - 0.026, 0.03 - np.abs(p[0]))
            )
        girdle = limb(m, (0.04, 1.40, 0.06), (0.34, 1.42, -0.02), 0.032, 0.045)
        right = chain(
            p, [((0.36, 1.40, 0), 0.05), ((0.52, 1.08, 0.12), 0.04), ((0.50, 1.42, 0.45), 0.035)], 0.02
        )
        left = chain(
            p, [((-0.36, 1.40, 0), 0.05), ((-0.48, 1.02, 0.10), 0.04), ((-0.28, 0.84, 0.42), 0.035)], 0.02
        )
        hands = [
            limb(p, (0.50, 1.42, 0.45), (0.50 + dx, 1.64 - abs(dx) * 0.5, 0.50), 0.024, 0.012)
            for dx in (-0.12, -0.05, 0.02, 0.09)
        ]
        hands += [
            limb(p, (-0.28, 0.84, 0.42), (-0.16, 0.78 + dy, 0.56), 0.024, 0.012) for dy in (-0.08, 0.0, 0.08)
        ]
        hips = np.maximum(
            egg(p, (0, 0.28, 0), (0.30, 0.16, 0.18)), -egg(p, (0, 0.36, 0.06), (0.22, 0.14, 0.16))
        )
        return union([head, spine, *ribs, girdle, right, left, *hands, hips])

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.085, 1.71, 0.15), 0.04)

    return [("main", bones), ("inner", eyes)]


@model(1.7, 2.1, yaw=0.2, nod=0.0)
def ghost() -> list[Piece]:
    """A ghost whose robe thins away."""

    def veil(p: Points) -> Field:
        m = mirrored(p)
        sway = (p[0] + 0.10 * np.sin(p[1] * 2.4), p[1], p[2])
        form = lathed(sway, [(0.0, 0.02), (0.3, 0.20), (0.8, 0.30), (1.3, 0.30), (1.5, 0.16)])
        form = form + 0.035 * np.sin(np.arctan2(p[0], p[2]) * 8 + p[1] * 3) * np.clip(1.3 - p[1], 0, 1)
        arms = chain(
            m, [((0.26, 1.32, 0.05), 0.12), ((0.60, 1.30, 0.22), 0.09), ((0.80, 1.52, 0.34), 0.05)], 0.05
        )
        head = grown(
            egg(p, (0, 1.70, 0.04), (0.23, 0.28, 0.24)),
            limb(p, (0, 1.9, -0.05), (0, 2.05, -0.2), 0.10, 0.02),
            0.08,
        )
        head = carved(head, egg(m, (0.09, 1.74, 0.25), (0.06, 0.075, 0.10)), 0.03)
        head = carved(head, egg(p, (0, 1.56, 0.26), (0.07, 0.09, 0.10)), 0.03)
        return grown(grown(form, arms, 0.12), head, 0.10)

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.09, 1.74, 0.18), 0.035)

    return [("main", veil), ("inner", eyes)]


@model(1.7, 2.1, yaw=0.2, nod=0.0)
def puppet() -> list[Piece]:
    """A jointed puppet on its strings."""

    def wood(p: Points) -> Field:
        m = mirrored(p)
        head = grown(egg(p, (0, 1.40, 0), (0.20, 0.24, 0.20)), ball(p, (0, 1.38, 0.22), 0.05), 0.03)
        torso = union([egg(p, (0, 0.98, 0), (0.24, 0.22, 0.17)), egg(p, (0, 0.68, 0), (0.17, 0.12, 0.14))])
        right = union(
            [
                limb(p, (0.30, 1.12, 0), (0.54, 1.30, 0.05), 0.075, 0.06),
                limb(p, (0.56, 1.34, 0.05), (0.50, 1.62, 0.1), 0.06, 0.05),
                ball(p, (0.50, 1.72, 0.1), 0.085),
            ]
        )
        left = union(
            [
                limb(p, (-0.30, 1.12, 0), (-0.48, 0.88, 0.05), 0.075, 0.06),
                limb(p, (-0.50, 0.84, 0.05), (-0.72, 1.04, 0.15), 0.06, 0.05),
                ball(p, (-0.80, 1.10, 0.17), 0.085),
            ]
        )
        legs = union(
            [
                limb(m, (0.12, 0.56, 0), (0.19, 0.32, 0.08), 0.085, 0.065),
                limb(m, (0.19, 0.28, 0.08), (0.16, 0.04, -0.02), 0.065, 0.05),
                egg(m, (0.17, 0.0, 0.05), (0.08, 0.05, 0.14)),
            ]
        )
        return union([head, torso, right, left, legs])

    def joints(p: Points) -> Field:
        m = mirrored(p)
        return union(
            [
                ball(m, (0.27, 1.10, 0), 0.07),
                ball(p, (0.55, 1.32, 0.05), 0.06),
                ball(p, (-0.49, 0.86, 0.05), 0.06),
                ball(m, (0.19, 0.30, 0.08), 0.06),
                ball(p, (0, 0.80, 0), 0.08),
            ]
        )

    def strings(p: Points) -> Field:
        ends = (
            ((0.50, 1.76, 0.1), (0.38, 2.5, 0)),
            ((-0.80, 1.14, 0.17), (-0.40, 2.5, 0)),
            ((0, 1.62, 0), (0, 2.5, 0)),
        )
        return union([limb(p, a, b, 0.011, 0.011) for a, b in ends])

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.08, 1.45, 0.17), 0.035)

    return [("main", wood), ("trim", joints), ("linen", strings), ("inner", eyes)]


@model(1.5, 2.0, yaw=0.15, nod=0.0)
def bone_hand() -> list[Piece]:
    """The hand of a dead man, its fingers burning like candles."""
    tips: list[Vector] = [
        (-0.58, 1.02, 0.1),
        (-0.30, 1.52, 0.0),
        (0.0, 1.66, 0.0),
        (0.28, 1.54, 0.0),
        (0.52, 1.26, 0.0),
    ]
    roots: list[Vector] = [
        (-0.30, 0.50, 0.06),
        (-0.22, 0.86, 0),
        (0.0, 0.92, 0),
        (0.19, 0.86, 0),
        (0.33, 0.74, 0),
    ]

    def bone(p: Points) -> Field:
        found = []
        for root, tip in zip(roots, tips, strict=True):
            for k in range(3):
                a, b = (
                    (root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t, root[2])
                    for t in (k / 3, (k + 1) / 3)
                )
                found += [limb(p, a, b, 0.058 - 0.008 * k, 0.05 - 0.008 * k), ball(p, a, 0.078 - 0.008 * k)]
            found.append(limb(p, (root[0] * 0.5, 0.28, 0), root, 0.055, 0.06))
        wrist = [
            ball(p, (x, 0.26 + 0.05 * (k % 2), 0.03), 0.09) for k, x in enumerate((-0.18, -0.06, 0.06, 0.18))
        ]
        arm = [limb(p, (x, -0.4, 0), (x * 1.3, 0.2, 0), 0.085, 0.075) for x in (-0.1, 0.1)]
        return union([*found, *wrist, *arm])

    def flames(p: Points) -> Field:
        return union(
            [
                lathed(p, [(y - 0.02, 0.02), (y + 0.07, 0.075), (y + 0.16, 0.05), (y + 0.30, 0.006)], x, z)
                for x, y, z in tips
            ]
        )

    return [("main", bone), ("inner", flames)]
