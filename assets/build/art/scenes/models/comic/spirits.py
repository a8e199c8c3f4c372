"""Fairies, ghosts and a storm with faces."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.dress import cap_of_hair, shoulders
from art.scenes.models.comic.face import Face, drawn_on, face, on_head, skull_of
from art.scenes.models.forms import moved, union
from art.scenes.solids import Points, Solid, ball, egg, grown, hoop, limb, mirrored


def _wings(p: Points) -> Field:
    """Return four wings behind a small body."""
    m = mirrored(p)
    upper = moved(lambda q: egg(q, (0, 0.56, 0), (0.42, 0.78, 0.04)), (0.34, 1.0, -0.5), 1.0, 0.85)
    lower = moved(lambda q: egg(q, (0, 0.42, 0), (0.32, 0.56, 0.04)), (0.40, 0.7, -0.5), 1.0, 1.7)
    return np.minimum(upper(m), lower(m))


def _spots(p: Points) -> Field:
    """Return the spots on the wings."""
    m = mirrored(p)
    return np.minimum(
        egg(m, (0.86, 1.48, -0.46), (0.16, 0.20, 0.05)), egg(m, (0.86, 0.72, -0.46), (0.12, 0.14, 0.05))
    )


def _lashes(q: Points) -> Field:
    m = mirrored(q)
    ends = (-0.06, 0.06, 0.18)
    return union([limb(m, (0.36, 0.24, 0.46), (0.54, 0.30 + k, 0.44), 0.025, 0.008) for k in ends])


@model(2.5, 2.8, yaw=0.2, nod=0.0)
def death_sprite() -> list[Piece]:
    """A fairy of death: a skull with lashes between the wings of a moth."""
    f = Face("milk", 0.54, 0.32, 0.34, 0.05, 0.20, white="soot", iris="inner", lid=0.0, bushy=0.0, ears="")

    def bow(q: Points) -> Field:
        return grown(
            egg(mirrored(q), (0.24, 0.80, 0.1), (0.24, 0.17, 0.1)), ball(q, (0, 0.78, 0.14), 0.10), 0.04
        )

    def nose(x: Field, y: Field) -> Field:
        return np.maximum(np.abs(x) * 1.6 + (y + 0.06), -0.16 - y) * 0.6

    head = [*face(f), ("trim", bow), ("soot", drawn_on(skull_of(f), nose, 0.02)), ("soot", _lashes)]
    return [("main", _wings), ("inner", _spots), ("trim", shoulders(0.50, 0.50)), *on_head(head)]


@model(2.5, 2.85, yaw=-0.2, nod=0.0)
def pixie() -> list[Piece]:
    """A pixie that has never had a bad day."""
    f = Face(
        "peach",
        0.56,
        0.36,
        0.34,
        0.07,
        0.22,
        iris="turquoise",
        lid=0.05,
        anger=-0.6,
        brow="butter",
        bushy=0.035,
        ears="pointed",
    )

    def bun(q: Points) -> Field:
        return ball(q, (0, 0.92, -0.1), 0.27) + 0.02 * np.sin(q[0] * 18 + q[1] * 12)

    def flower(q: Points) -> Field:
        leaves = [
            ball(q, (0.40 + 0.13 * math.cos(k * 1.257), 0.60 + 0.13 * math.sin(k * 1.257), 0.34), 0.085)
            for k in range(5)
        ]
        return union(leaves)

    def heart(q: Points) -> Field:
        return ball(q, (0.40, 0.60, 0.42), 0.08)

    head = [
        *face(f),
        ("butter", cap_of_hair(f)),
        ("butter", bun),
        ("milk", flower),
        ("cherry", heart),
        ("soot", _lashes),
    ]
    return [("main", _wings), ("inner", _spots), ("trim", shoulders(0.50, 0.50)), *on_head(head)]


def _sheet(q: Points) -> Field:
    """Return a ghost under its sheet, 1.7 high around the middle."""
    turn = np.arctan2(q[0], q[2])
    hem = -0.80 + 0.09 * np.cos(turn * 7)
    wide = 0.50 - 0.16 * np.clip(q[1], -1, 0.4) + 0.035 * np.sin(turn * 8) * np.clip(-q[1], 0, 1)
    dome = egg(q, (0, 0.30, 0), (0.50, 0.50, 0.46))
    skirt = np.maximum(np.hypot(q[0], q[2] * 1.1) - wide, q[1] - 0.3) * 0.8
    body = grown(dome, np.maximum(skirt, hem - q[1]), 0.1)
    arms = limb(mirrored(q), (0.42, 0.10, 0.1), (0.86, 0.36, 0.25), 0.16, 0.12)
    return grown(body, arms, 0.1)


def _band(x: Field, y: Field) -> Field:
    return np.maximum(np.abs(y - 0.30) - 0.15 + 0.05 * np.abs(x), np.abs(x) - 0.52)


def _eyes(x: Field, y: Field) -> Field:
    return np.hypot(np.abs(x) - 0.19, (y - 0.30) * 0.9) - 0.10


def _maw(x: Field, y: Field) -> Field:
    return np.hypot(x / 0.17, (y + 0.10) / 0.22) * 0.17 - 0.17


@model(2.6, 2.3, yaw=0.0, nod=0.0)
def ghost_goons() -> list[Piece]:
    """Three ghosts in the masks of bandits; the first one is in a mood."""
    one: list[tuple[str, Solid]] = [
        ("soot", drawn_on(_sheet, _band, 0.02)),
        ("inner", drawn_on(_sheet, _eyes, 0.035)),
        ("soot", drawn_on(_sheet, _maw, 0.02)),
    ]
    pieces: list[Piece] = []
    for material, at, scale, lean in (
        ("trim", (-0.78, 1.45, -0.6), 0.78, -0.22),
        ("trim", (0.80, 1.40, -0.6), 0.74, 0.24),
        ("main", (0.0, 1.0, 0.3), 1.15, 0.0),
    ):
        pieces += [(name, moved(solid, at, scale, lean)) for name, solid in ((material, _sheet), *one)]
    return pieces


@model(2.5, 2.8, yaw=0.15, nod=0.0)
def storm_man() -> list[Piece]:
    """A typhoon with a face, blowing with full cheeks."""
    f = Face(
        "main",
        0.60,
        0.52,
        0.40,
        0.13,
        0.19,
        iris="azure",
        lid=0.22,
        anger=1.0,
        brow="milk",
        bushy=0.10,
        mouth="shout",
        ears="",
    )

    def funnel(p: Points) -> Field:
        rings = []
        for k in range(7):
            up = 0.04 + 0.155 * k
            rings.append(hoop(p, (0.10 * math.sin(k * 1.4), up, 0), 0.16 + 0.115 * k, 0.105))
        return union(rings)

    def clouds(q: Points) -> Field:
        m = mirrored(q)
        spots = ((0.30, 0.66, 0.30), (0.62, 0.48, 0.26), (0.78, 0.16, 0.22), (0.10, 0.84, 0.28))
        return union([ball(m, (x, y, -0.12), r) for x, y, r in spots])

    def cheeks(q: Points) -> Field:
        return ball(mirrored(q), (0.40, -0.28, 0.30), 0.24)

    return [("trim", funnel), *on_head([*face(f), ("main", cheeks), ("milk", clouds)])]
