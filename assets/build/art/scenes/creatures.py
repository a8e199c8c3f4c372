"""Models of creatures: dragons and serpents, birds, beasts, trees that live, figures in robes and armour."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np

from art.scenes.fields import Field
from art.scenes.head import great_helm, skull
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
)

Joint = tuple[Vector, float]


def union(forms: Sequence[Field]) -> Field:
    """Return forms side by side."""
    return np.minimum.reduce(list(forms))


def spikes(p: Points, joints: Sequence[tuple[Vector, Vector]], thick: float) -> Field:
    """Return pointed spikes from their roots to their tips."""
    return union([limb(p, root, tip, thick, 0.006) for root, tip in joints])


# ---- dragons: the head looks to the right, its middle is the origin


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


def _reared(
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


def _along(neck: Sequence[Joint], lift: float, step: float = 0.5) -> list[tuple[Vector, Vector]]:
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


_NECK: list[Joint] = [
    ((-0.42, -0.1, 0), 0.44),
    ((-0.62, 0.55, 0), 0.33),
    ((-0.46, 1.12, 0.05), 0.25),
    ((-0.06, 1.46, 0.1), 0.23),
]


@model(2.3, 2.1, yaw=0.0, nod=0.0)
def dragon() -> list[Piece]:
    """A dragon's head on a long neck, horned and spiked."""
    return _reared(_NECK, (0.12, 1.52, 0.12), 0.12, _along(_NECK, 0.20))


@model(2.3, 2.1, yaw=0.0, nod=0.0)
def bridled_dragon() -> list[Piece]:
    """A dragon with straps around its head, reins falling from them."""
    at, yaw, nod = (0.12, 1.52, 0.12), 0.35, 0.12
    pieces = _reared(_NECK, at, nod, _along(_NECK, 0.12))

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
        *_along(neck, 0.34, 0.2),
        *(((x, y, 0.28), (x - 0.12, y + 0.06, 0.62)) for x, y in ((-0.8, 0.9), (-0.5, 0.5), (-0.9, 0.4))),
    ]
    return _reared(neck, (0.02, 1.02, 0.22), 0.22, plates)


@model(2.5, 2.0, yaw=0.0, nod=0.0)
def water_dragon() -> list[Piece]:
    """A long dragon of the water: coils, fins, whiskers."""
    neck: list[Joint] = [
        ((0.95, -0.1, -0.2), 0.22),
        ((0.80, 0.42, -0.15), 0.25),
        ((0.36, 0.40, 0.0), 0.26),
        ((0.10, -0.15, 0.05), 0.28),
        ((-0.42, -0.1, 0.1), 0.30),
        ((-0.72, 0.55, 0.1), 0.29),
        ((-0.55, 1.15, 0.1), 0.23),
        ((-0.12, 1.42, 0.1), 0.20),
    ]
    pieces = _reared(neck, (0.06, 1.46, 0.12), 0.05)

    def fins(p: Points) -> Field:
        back = [
            egg(p, at, (0.05 + 0.16 * k, 0.30 - 0.2 * k, 0.03))
            for at, k in (((-0.90, 1.05, 0.1), 0.3), ((-1.02, 0.55, 0.1), 0.0), ((0.82, 0.76, -0.15), 0.3))
        ]
        crest = egg(p, (-0.28, 1.78, 0.12), (0.34, 0.22, 0.03))
        return union([*back, crest]) + 0.012 * np.sin(p[1] * 48 + p[0] * 20)

    return [*pieces, ("coral", fins)]


@model(2.6, 2.1, yaw=0.0, nod=0.0)
def wind_dragon() -> list[Piece]:
    """A dragon that spreads its wings."""
    neck: list[Joint] = [
        ((-0.10, 0.15, -0.1), 0.26),
        ((-0.12, 0.62, -0.05), 0.32),
        ((-0.20, 1.05, 0.0), 0.22),
        ((-0.08, 1.40, 0.05), 0.17),
        ((0.10, 1.56, 0.08), 0.17),
    ]
    tail: list[Joint] = [
        ((-0.10, 0.3, -0.1), 0.22),
        ((0.30, 0.0, -0.2), 0.14),
        ((0.80, 0.10, -0.2), 0.07),
        ((1.05, 0.42, -0.2), 0.02),
    ]
    pieces = _reared(neck, (0.20, 1.58, 0.10), 0.10, _along(neck, 0.12))

    def wings(p: Points) -> Field:
        m = (np.abs(p[0] + 0.12), p[1], p[2])
        arm = chain(
            m, [((0.15, 0.85, -0.25), 0.075), ((0.62, 1.62, -0.35), 0.06), ((1.24, 1.90, -0.4), 0.03)], 0.04
        )
        fingers = [
            limb(m, (0.62, 1.62, -0.35), tip, 0.04, 0.012)
            for tip in ((1.30, 1.15, -0.36), (1.02, 0.72, -0.34), (0.66, 0.50, -0.32))
        ]
        return union([arm, *fingers, chain(p, tail, 0.05)])

    def skin(p: Points) -> Field:
        m = (np.abs(p[0] + 0.12), p[1], p[2])
        angle, away = np.arctan2(m[0] - 0.45, 1.60 - m[1]), np.hypot(m[0] - 0.45, m[1] - 1.60)
        reach = 1.02 + 0.10 * np.abs(np.sin(angle * 4.2)) - 0.30 * np.clip(0.4 - angle, 0, 1)
        web = np.maximum(away - reach, np.maximum(-0.35 - angle, angle - 2.1))
        sag = p[2] + 0.32 + 0.05 * np.sin(angle * 8)
        return np.maximum(web * 0.7, np.abs(sag) - 0.02)

    return [*pieces, ("main", wings), ("leather", skin)]


@model(2.4, 2.0, yaw=0.0, nod=0.0)
def bone_dragon() -> list[Piece]:
    """A dragon of bones: skull, neck of vertebrae, ribs."""
    neck: list[Joint] = [
        ((-0.65, 0.1, 0), 0.13),
        ((-0.72, 0.62, 0), 0.12),
        ((-0.52, 1.10, 0.05), 0.10),
        ((-0.12, 1.40, 0.1), 0.09),
    ]
    pieces = _reared(neck, (0.10, 1.46, 0.12), 0.1, _along(neck, 0.14))

    def ribs(p: Points) -> Field:
        found = []
        for k in range(5):
            y, r = 0.12 + 0.17 * k, 0.44 - 0.05 * abs(k - 1)
            q = (p[0] + 0.35 - 0.02 * k, (p[1] - y + 0.25 * (p[0] + 0.6)) * 1.0, p[2])
            ring = np.hypot(np.hypot(q[0], q[2] * 0.9) - r, q[1]) - 0.042
            found.append(np.maximum(ring, 0.12 - np.abs(q[2]) - 0.3 * (q[0] < 0)))
        knobs = [
            ball(p, (x, y, 0), 0.15)
            for x, y in ((-0.68, 0.28), (-0.71, 0.52), (-0.68, 0.76), (-0.60, 0.98), (-0.44, 1.18))
        ]
        return union([*found, *knobs])

    return [*pieces, ("main", ribs)]


@model(2.5, 1.9, yaw=0.0, nod=0.0)
def sea_serpent() -> list[Piece]:
    """A serpent that rises from the water in loops."""
    neck: list[Joint] = [
        ((-0.50, -0.2, 0.1), 0.27),
        ((-0.72, 0.45, 0.1), 0.25),
        ((-0.56, 1.02, 0.1), 0.20),
        ((-0.14, 1.24, 0.1), 0.17),
    ]
    pieces = _reared(neck, (0.02, 1.26, 0.12), 0.0, _along(neck, 0.16))

    def loops(p: Points) -> Field:
        found = [
            hoop(p, (x, -0.04, z), r, t, upright=True)
            for x, r, t, z in ((0.22, 0.34, 0.20, 0.0), (0.92, 0.24, 0.14, -0.1))
        ]
        return union(found)

    return [*pieces, ("main", loops)]


@model(2.0, 1.9, yaw=0.15, nod=0.10)
def snake() -> list[Piece]:
    """A cobra reared over its coils, its hood spread."""

    def coil(p: Points) -> Field:
        low = hoop(p, (0.10, 0.15, 0), 0.66, 0.155)
        high = hoop(p, (0.16, 0.40, -0.05), 0.42, 0.15)
        tail = chain(
            p, [((0.70, 0.14, 0.25), 0.13), ((0.98, 0.10, 0.50), 0.07), ((1.10, 0.22, 0.62), 0.012)], 0.05
        )
        neck = chain(
            p,
            [
                ((0.30, 0.50, 0.1), 0.16),
                ((0.08, 0.86, 0.22), 0.15),
                ((-0.12, 1.16, 0.14), 0.14),
                ((-0.16, 1.46, 0.2), 0.13),
            ],
            0.06,
        )
        hood = egg(p, (-0.15, 1.28, 0.14), (0.38, 0.40, 0.10))
        head = grown(
            egg(p, (-0.16, 1.60, 0.34), (0.19, 0.14, 0.26)),
            egg(p, (-0.17, 1.56, 0.54), (0.13, 0.09, 0.14)),
            0.05,
        )
        form = grown(grown(neck, hood, 0.10), head, 0.08)
        return union([low, high, tail, grown(form, high, 0.08)])

    def eyes(p: Points) -> Field:
        return ball((np.abs(p[0] + 0.16), p[1], p[2]), (0.125, 1.66, 0.46), 0.05)

    def belly(p: Points) -> Field:
        bands = 0.012 * np.sin(p[1] * 46)
        return egg(p, (-0.14, 1.22, 0.20), (0.13, 0.40, 0.10)) + bands

    def tongue(p: Points) -> Field:
        root = limb(p, (-0.17, 1.50, 0.64), (-0.18, 1.40, 0.82), 0.014, 0.012)
        forks = [limb(p, (-0.18, 1.40, 0.82), (x, 1.34, 0.92), 0.012, 0.006) for x in (-0.25, -0.12)]
        return union([root, *forks])

    return [("main", coil), ("inner", eyes), ("trim", belly), ("crimson", tongue)]


# ---- birds


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


def _raised(solid: Solid, by: float) -> Solid:
    """Return a form moved up."""
    return lambda p: solid((p[0], p[1] - by, p[2]))


def _above(solid: Solid, level: float) -> Solid:
    """Return a form without what lies below a level."""
    return lambda p: np.maximum(solid(p), level - p[1])


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

    bird = [(name, _above(solid, 0.36)) for name, solid in raven()]
    lifted = [("bark", _raised(twig, 0.42)), ("petal", _raised(blossom, 0.42))]
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


# ---- beasts


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


@model(1.6, 1.95, yaw=-1.05, nod=0.02)
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


# ---- trees


def _crown(p: Points, clumps: Sequence[tuple[Vector, float]]) -> Field:
    form = np.full_like(p[0], 9.0)
    for middle, radius in clumps:
        form = grown(form, ball(p, middle, radius), 0.08)
    return form + 0.03 * np.sin(p[0] * 21) * np.sin(p[1] * 19) * np.sin(p[2] * 23)


_CLUMPS: list[tuple[Vector, float]] = [
    ((0.0, 1.55, 0.0), 0.42),
    ((-0.52, 1.32, 0.05), 0.36),
    ((0.54, 1.30, 0.0), 0.37),
    ((-0.28, 1.16, 0.30), 0.28),
    ((0.28, 1.14, 0.30), 0.28),
    ((-0.86, 1.06, 0.0), 0.25),
    ((0.88, 1.04, 0.05), 0.25),
    ((0.0, 1.32, 0.36), 0.30),
]


@model(2.3, 2.0, yaw=0.0, nod=0.05)
def fruit_tree() -> list[Piece]:
    """A broad tree full of fruit."""

    def trunk(p: Points) -> Field:
        m = mirrored(p)
        form = chain(p, [((0.0, 0.0, 0), 0.20), ((0.03, 0.42, 0), 0.13), ((-0.02, 1.0, 0), 0.11)], 0.06)
        form = grown(
            form,
            union(
                [
                    limb(m, (0.0, 0.62, 0), (0.50, 1.16, 0), 0.09, 0.05),
                    limb(m, (0.05, 0.08, 0.05), (0.48, -0.04, 0.18), 0.10, 0.03),
                ]
            ),
            0.08,
        )
        return form + 0.012 * np.sin(np.arctan2(p[0], p[2]) * 9 + p[1] * 5)

    def fruit(p: Points) -> Field:
        dice = np.random.default_rng(11)
        found = []
        for (x, y, z), r in _CLUMPS:
            for a, b in dice.random((3, 2)):
                t, u = (a - 0.5) * 2.2, (b - 0.6) * 1.6
                found.append(
                    ball(
                        p,
                        (
                            x + r * math.sin(t) * math.cos(u),
                            y + r * math.sin(u),
                            z + r * math.cos(t) * math.cos(u),
                        ),
                        0.06,
                    )
                )
        return union(found)

    return [("main", lambda p: _crown(p, _CLUMPS)), ("trim", trunk), ("inner", fruit)]


@model(2.2, 2.1, yaw=0.0, nod=0.0)
def treant() -> list[Piece]:
    """A tree that walks: a face in its bark, arms of branches, a crown of leaves."""

    def bark(p: Points) -> Field:
        m = mirrored(p)
        form = chain(p, [((0, 0.30, 0), 0.34), ((0, 0.85, 0), 0.36), ((0, 1.35, 0), 0.30)], 0.1)
        legs = chain(
            m, [((0.16, 0.45, 0), 0.22), ((0.30, 0.15, 0.05), 0.17), ((0.46, -0.02, 0.18), 0.10)], 0.06
        )
        arms = chain(
            m, [((0.30, 1.15, 0), 0.16), ((0.70, 1.02, 0.12), 0.11), ((0.86, 0.62, 0.30), 0.09)], 0.05
        )
        fingers = union(
            [
                limb(m, (0.86, 0.62, 0.30), (0.86 + dx, 0.34 - abs(dx) * 0.4, 0.36 + dz), 0.05, 0.012)
                for dx, dz in ((-0.12, 0.1), (0.0, 0.14), (0.12, 0.05))
            ]
        )
        form = grown(grown(form, legs, 0.12), grown(arms, fingers, 0.04), 0.12)
        brow = limb(m, (0.06, 1.17, 0.34), (0.26, 1.26, 0.24), 0.07, 0.05)
        form = grown(form, np.minimum(brow, limb(p, (0, 1.14, 0.34), (0, 0.92, 0.44), 0.06, 0.08)), 0.05)
        form = carved(form, egg(m, (0.15, 1.07, 0.38), (0.085, 0.06, 0.10)), 0.03)
        form = carved(form, egg(p, (0, 0.72, 0.40), (0.19, 0.06, 0.14)), 0.04)
        return (
            form
            + 0.022 * np.sin(np.arctan2(p[0], p[2] + 0.2) * 17 + 1.5 * np.sin(p[1] * 4))
            + 0.01 * np.sin(p[1] * 23 + p[0] * 9)
        )

    def leaves(p: Points) -> Field:
        clumps: list[tuple[Vector, float]] = [
            ((0.0, 1.82, 0), 0.36),
            ((-0.40, 1.66, 0.0), 0.28),
            ((0.42, 1.64, 0.0), 0.28),
            ((0.15, 1.62, 0.26), 0.2),
            ((-0.18, 1.60, 0.26), 0.2),
            ((-0.72, 1.16, 0.05), 0.15),
            ((0.72, 1.14, 0.05), 0.15),
        ]
        beard = _crown(p, [((0, 0.56, 0.38), 0.12), ((0, 0.42, 0.40), 0.09)])
        return np.minimum(_crown(p, clumps), beard)

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.15, 1.07, 0.30), 0.06)

    return [("main", bark), ("trim", leaves), ("inner", eyes)]


@model(2.5, 2.0, yaw=0.0, nod=0.12)
def grove() -> list[Piece]:
    """A ring of old trees around a standing stone."""
    spots = (
        (-0.95, -0.1, 0.85),
        (-0.55, -0.5, 1.1),
        (0.0, -0.7, 1.25),
        (0.55, -0.5, 1.1),
        (0.95, -0.1, 0.85),
    )

    def trunks(p: Points) -> Field:
        found = [
            chain(p, [((x, 0.0, z), 0.11), ((x + 0.03, 0.5 * h, z), 0.07), ((x, h, z), 0.06)], 0.04)
            for x, z, h in spots
        ]
        return union(found)

    def leaves(p: Points) -> Field:
        found = [
            _crown(
                p,
                [
                    ((x, h + 0.25, z), 0.30 * h),
                    ((x - 0.2, h + 0.02, z + 0.1), 0.20 * h),
                    ((x + 0.2, h, z + 0.1), 0.21 * h),
                ],
            )
            for x, z, h in spots
        ]
        return union(found)

    def stone(p: Points) -> Field:
        ring = union(
            [
                brick(p, (0.55 * math.sin(a), 0.06, 0.30 + 0.42 * math.cos(a)), (0.08, 0.10, 0.07), 0.03)
                for a in np.linspace(0, 6.28, 10)[:-1]
            ]
        )
        return np.minimum(ring, chain(p, [((0.0, 0.0, 0.25), 0.17), ((0.02, 0.5, 0.25), 0.12)], 0.05))

    def rune(p: Points) -> Field:
        return np.minimum(
            hoop(p, (0.02, 0.36, 0.38), 0.06, 0.014, upright=True),
            brick(p, (0.02, 0.28, 0.38), (0.012, 0.12, 0.02)),
        )

    return [("main", leaves), ("trim", trunks), ("stone", stone), ("inner", rune)]


# ---- figures


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
