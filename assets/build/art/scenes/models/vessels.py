"""Models of vessels: cups, flasks, bowls, balls of glass, fountains, hourglasses."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    ball,
    carved,
    chain,
    drum,
    egg,
    hoop,
    lathed,
    limb,
    mirrored,
)


@model(1.35, 1.9, yaw=0.3, nod=0.30)
def chalice() -> list[Piece]:
    """A cup set with stones, full to the brim."""

    def cup(p: Points) -> Field:
        profile = [
            (0.0, 0.48),
            (0.07, 0.46),
            (0.12, 0.22),
            (0.24, 0.11),
            (0.50, 0.09),
            (0.60, 0.15),
            (0.70, 0.09),
            (0.86, 0.16),
            (1.0, 0.46),
            (1.2, 0.58),
            (1.55, 0.60),
        ]
        form = lathed(p, profile)
        return carved(form, egg(p, (0, 1.62, 0), (0.53, 0.36, 0.53)), 0.02)

    def stones(p: Points) -> Field:
        turns = [math.pi * k / 4 for k in range(8)]
        rim = [ball(p, (0.585 * math.sin(a), 1.24, 0.585 * math.cos(a)), 0.075) for a in turns]
        return np.minimum.reduce([*rim, ball(p, (0, 0.60, 0.13), 0.06)])

    def drink(p: Points) -> Field:
        return drum(p, (0, 1.44, 0), 0.54, 0.04)

    return [("main", cup), ("trim", stones), ("inner", drink)]


@model(1.45, 1.7, yaw=0.3, nod=0.16)
def orb() -> list[Piece]:
    """A ball of glass on a turned stand."""

    def stand(p: Points) -> Field:
        form = lathed(p, [(0.0, 0.52), (0.09, 0.50), (0.14, 0.34), (0.24, 0.28), (0.34, 0.42), (0.42, 0.44)])
        claws = [
            limb(
                p,
                (0.40 * math.sin(a), 0.36, 0.40 * math.cos(a)),
                (0.60 * math.sin(a), 0.78, 0.60 * math.cos(a)),
                0.06,
                0.03,
            )
            for a in (0.4, 1.97, 3.54, 5.11)
        ]
        return np.minimum.reduce([form, *claws])

    return [("inner", lambda p: ball(p, (0, 1.02, 0), 0.64)), ("main", stand)]


@model(1.4, 1.9, yaw=0.2, nod=0.20)
def flask() -> list[Piece]:
    """A round flask with something in it that glows."""

    def glass(p: Points) -> Field:
        return lathed(
            p,
            [
                (0.72, 0.58),
                (0.95, 0.44),
                (1.10, 0.22),
                (1.20, 0.16),
                (1.52, 0.15),
                (1.56, 0.22),
                (1.62, 0.22),
            ],
        )

    def brew(p: Points) -> Field:
        return np.maximum(ball(p, (0, 0.60, 0), 0.60), p[1] - 0.80 - 0.03 * np.sin(p[0] * 9))

    def cork(p: Points) -> Field:
        return np.minimum(drum(p, (0, 1.72, 0), 0.13, 0.12), hoop(p, (0, 1.16, 0), 0.17, 0.04))

    return [("inner", brew), ("main", glass), ("trim", cork)]


@model(1.5, 1.9, yaw=0.3, nod=0.14)
def fountain() -> list[Piece]:
    """A fountain of two basins, water running over."""

    def stone(p: Points) -> Field:
        form = lathed(p, [(0.0, 0.72), (0.10, 0.74), (0.34, 0.70)])
        form = carved(form, drum(p, (0, 0.40, 0), 0.62, 0.14), 0.02)
        stem = lathed(p, [(0.1, 0.20), (0.5, 0.11), (0.82, 0.12), (0.90, 0.40), (1.02, 0.46)])
        top = lathed(p, [(1.0, 0.10), (1.26, 0.06), (1.32, 0.20), (1.40, 0.24)])
        return np.minimum.reduce([form, stem, top])

    def water(p: Points) -> Field:
        pool = drum(p, (0, 0.30, 0), 0.62, 0.03)
        angle = np.arctan2(p[0], p[2])
        away, streams = np.hypot(p[0], p[2]), np.abs(np.sin(angle * 5)) * 0.05
        low = np.maximum(
            np.abs(away - 0.47 - 0.10 * np.sqrt(np.clip(1.02 - p[1], 0, 1))) - 0.035 + streams,
            np.maximum(0.3 - p[1], p[1] - 1.05),
        )
        high = np.maximum(
            np.abs(away - 0.25 - 0.08 * np.sqrt(np.clip(1.4 - p[1], 0, 1))) - 0.03 + streams,
            np.maximum(1.0 - p[1], p[1] - 1.43),
        )
        jet = lathed(p, [(1.38, 0.05), (1.7, 0.04), (1.8, 0.11), (1.85, 0.02)])
        return np.minimum.reduce([pool, low, high, jet])

    return [("main", stone), ("inner", water)]


@model(1.3, 1.9, yaw=0.3, nod=0.10)
def hourglass() -> list[Piece]:
    """An hourglass, its sand running."""

    def ends(p: Points) -> Field:
        posts = drum(mirrored((p[0], p[1], np.abs(p[2]))), (0.40, 0.9, 0.28), 0.05, 0.82)
        plates = [lathed(p, [(y, 0.60), (y + 0.06, 0.62), (y + 0.12, 0.56)]) for y in (0.0, 1.74)]
        return np.minimum.reduce([posts, *plates])

    def sand(p: Points) -> Field:
        low = lathed(p, [(0.14, 0.36), (0.34, 0.36), (0.60, 0.02)])
        high = lathed(p, [(1.02, 0.03), (1.30, 0.32), (1.40, 0.34)])
        return np.minimum.reduce([low, high, drum(p, (0, 0.8, 0), 0.014, 0.3)])

    def glass(p: Points) -> Field:
        form = lathed(p, [(0.1, 0.42), (0.5, 0.40), (0.84, 0.09), (0.96, 0.09), (1.3, 0.40), (1.72, 0.42)])
        return np.maximum(form, 0.22 - np.abs(p[0]))

    return [("main", ends), ("inner", sand), ("glass", glass)]


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
