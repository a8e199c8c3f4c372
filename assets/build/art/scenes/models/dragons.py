"""Models of dragons: a head on a neck, with horns, wings, fins or bones."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Vector,
    ball,
    carved,
    chain,
    egg,
    grown,
    limb,
)

Joint = tuple[Vector, float]


def spikes(p: Points, joints: Sequence[tuple[Vector, Vector]], thick: float) -> Field:
    """Return pointed spikes from their roots to their tips."""
    return union([limb(p, root, tip, thick, 0.006) for root, tip in joints])


def _dragon_head(q: Points) -> Field:
    """Return the distances from a dragon's head with its jaws open; it looks along x."""
    m = (q[0], q[1], np.abs(q[2]))
    form = egg(q, (-0.05, 0.06, 0), (0.36, 0.25, 0.25))
    snout = chain(m, [((0.15, 0.08, 0.0), 0.19), ((0.50, 0.04, 0.0), 0.14), ((0.74, 0.0, 0.0), 0.115)], 0.08)
    form = grown(form, snout, 0.12)
    form = grown(form, ball(m, (0.78, 0.06, 0.06), 0.055), 0.05)
    form = grown(form, limb(m, (0.0, 0.24, 0.14), (0.36, 0.18, 0.12), 0.075, 0.05), 0.06)
    form = carved(form, ball(m, (0.18, 0.10, 0.27), 0.085), 0.03)
    jaw = chain(
        m, [((-0.12, -0.12, 0.05), 0.14), ((0.22, -0.30, 0.02), 0.11), ((0.58, -0.33, 0.0), 0.075)], 0.06
    )
    return grown(form, grown(jaw, limb(m, (-0.15, 0.0, 0.20), (-0.05, -0.2, 0.14), 0.1, 0.1), 0.08), 0.07)


def _dragon_horns(q: Points) -> Field:
    m = (q[0], q[1], np.abs(q[2]))
    large = chain(
        m, [((-0.15, 0.24, 0.14), 0.075), ((-0.45, 0.42, 0.22), 0.055), ((-0.78, 0.46, 0.28), 0.012)], 0.03
    )
    small = limb(m, (-0.28, 0.05, 0.22), (-0.58, 0.02, 0.34), 0.05, 0.01)
    nose = limb(q, (0.68, 0.12, 0), (0.74, 0.25, 0), 0.04, 0.008)
    upper = [
        limb(m, (x, -0.03, 0.085), (x + 0.01, -0.17 - 0.03 * (k == 2), 0.08), 0.028, 0.004)
        for k, x in enumerate((0.32, 0.46, 0.60, 0.72))
    ]
    lower = [limb(m, (x, -0.25, 0.06), (x, -0.14, 0.06), 0.024, 0.004) for x in (0.28, 0.40, 0.52)]
    return union([large, small, nose, *upper, *lower])


def _dragon_fire(q: Points) -> Field:
    m = (q[0], q[1], np.abs(q[2]))
    eye = ball(m, (0.19, 0.10, 0.20), 0.062)
    throat = egg(q, (0.12, -0.13, 0), (0.26, 0.075, 0.10))
    return np.minimum(eye, throat)


def reared(
    neck: Sequence[Joint],
    at: Vector,
    nod: float,
    extra: Sequence[tuple[Vector, Vector]] = (),
    yaw: float = 0.35,
) -> list[Piece]:
    """Return a dragon: a neck, a head at its end, and spikes of horn along its back."""

    def local(p: Points) -> Points:
        x, y, z = p[0] - at[0], p[1] - at[1], p[2] - at[2]
        cos, sin = math.cos(nod), math.sin(nod)
        x, y = x * cos - y * sin, x * sin + y * cos
        cos, sin = math.cos(yaw), math.sin(yaw)
        return x * cos + z * sin, y, z * cos - x * sin

    def scales(p: Points) -> Field:
        body = chain(p, neck, 0.08)
        belly = 0.006 * np.sin(p[1] * 30) * np.clip(p[0] + 0.35, 0, 0.4) * 2.5
        return grown(body + belly, _dragon_head(local(p)), 0.10)

    def horn(p: Points) -> Field:
        horns = _dragon_horns(local(p))
        return np.minimum(horns, spikes(p, extra, 0.06)) if extra else horns

    return [("main", scales), ("trim", horn), ("inner", lambda p: _dragon_fire(local(p)))]


def along(neck: Sequence[Joint], lift: float, step: float = 0.5) -> list[tuple[Vector, Vector]]:
    """Return spikes along the back of a neck."""
    found = []
    for (start, first), (end, last) in itertools.pairwise(neck):
        dx, dy = end[0] - start[0], end[1] - start[1]
        long = math.hypot(dx, dy)
        for share in (0.25, 0.75):
            x, y, r = start[0] + dx * share, start[1] + dy * share, first + (last - first) * share
            out = (-dy / long, dx / long)
            root = (x + out[0] * r * 0.8, y + out[1] * r * 0.8, start[2])
            found.append(
                (
                    root,
                    (
                        root[0] + out[0] * lift - dx / long * lift * step,
                        root[1] + out[1] * lift - dy / long * lift * step,
                        start[2],
                    ),
                )
            )
    return found


NECK: list[Joint] = [
    ((-0.42, -0.1, 0), 0.44),
    ((-0.62, 0.55, 0), 0.33),
    ((-0.46, 1.12, 0.05), 0.25),
    ((-0.06, 1.46, 0.1), 0.23),
]


@model(2.3, 2.1, yaw=0.0, nod=0.0)
def dragon() -> list[Piece]:
    """A dragon's head on a long neck, horned and spiked."""
    return reared(NECK, (0.12, 1.52, 0.12), 0.12, along(NECK, 0.20))


@model(2.3, 2.1, yaw=0.0, nod=0.0)
def bridled_dragon() -> list[Piece]:
    """A dragon with straps around its head, reins falling from them."""
    at, yaw, nod = (0.12, 1.52, 0.12), 0.35, 0.12
    pieces = reared(NECK, at, nod, along(NECK, 0.12))

    def straps(p: Points) -> Field:
        x, y, z = p[0] - at[0], p[1] - at[1], p[2] - at[2]
        x, y = x * math.cos(nod) - y * math.sin(nod), x * math.sin(nod) + y * math.cos(nod)
        x, z = x * math.cos(yaw) + z * math.sin(yaw), z * math.cos(yaw) - x * math.sin(yaw)
        head = _dragon_head((x, y, z)) - 0.025
        bands = np.minimum(np.abs(x - 0.42) - 0.045, np.abs(x + 0.14 + 0.3 * y) - 0.05)
        cheek = np.maximum(np.abs(y - 0.02 - 0.1 * x) - 0.04, np.abs(x - 0.14) - 0.30)
        harness = np.maximum(head, np.minimum(bands, cheek))
        reins = chain(
            p,
            [
                ((0.45, 1.36, 0.38), 0.035),
                ((0.05, 0.92, 0.55), 0.032),
                ((-0.35, 0.70, 0.46), 0.032),
                ((-0.55, 0.2, 0.45), 0.032),
            ],
            0.02,
        )
        return np.minimum(harness, reins)

    def studs(p: Points) -> Field:
        rings = [((0.50, 1.34, 0.36), 0.075), ((-0.02, 1.40, 0.42), 0.07)]
        return union([ball(p, middle, radius) for middle, radius in rings])

    return [*pieces, ("leather", straps), ("gold", studs)]


@model(2.3, 2.0, yaw=0.0, nod=0.0)
def earth_dragon() -> list[Piece]:
    """A heavy dragon, its head low, plates and tusks all over it."""
    neck: list[Joint] = [((-0.70, -0.1, -0.1), 0.62), ((-0.66, 0.60, 0), 0.52), ((-0.28, 0.98, 0.1), 0.36)]
    plates = [
        *along(neck, 0.34, 0.2),
        *(((x, y, 0.28), (x - 0.12, y + 0.06, 0.62)) for x, y in ((-0.8, 0.9), (-0.5, 0.5), (-0.9, 0.4))),
    ]
    return reared(neck, (0.02, 1.02, 0.22), 0.22, plates)
