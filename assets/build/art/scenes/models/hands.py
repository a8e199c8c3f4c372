"""Models of hands: open, grasping, giving."""

from __future__ import annotations

import numpy as np

from art.scenes.clothes import HAND, open_hand
from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.weapons import hand_points
from art.scenes.solids import (
    Points,
    Vector,
    ball,
    chain,
    egg,
    grown,
    limb,
)


def _hand_at_origin(p: Points) -> Points:
    return p[0] * 0.62 + HAND[0], (p[1] - 0.62) * 0.62 + HAND[1], p[2] * 0.62 + HAND[2]


@model(1.9, 1.7, yaw=0.1, nod=-0.1)
def offering() -> list[Piece]:
    """An open hand with something bright above it."""

    def hand(p: Points) -> Field:
        return open_hand(_hand_at_origin(p)) / 0.62

    def sleeve(p: Points) -> Field:
        return np.maximum(
            np.hypot(p[0], p[2] + 0.15) - 0.52 + 0.1 * p[1] + 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9),
            np.abs(p[1] + 0.15) - 0.38,
        )

    return [("main", hand), ("trim", sleeve), ("inner", lambda p: ball(p, (0, 1.34, 0.35), 0.30))]


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


@model(1.9, 2.2, yaw=0.1, nod=0.0)
def give_and_take() -> list[Piece]:
    """Two hands, one above the other, a light between them."""

    def lower(p: Points) -> Field:
        return open_hand(hand_points((p[0], p[1] - 0.42, p[2]), 0.72)) / 0.72

    def upper(p: Points) -> Field:
        return open_hand(hand_points((-p[0], 1.78 - p[1], p[2]), 0.72)) / 0.72

    def first(p: Points) -> Field:
        fold = 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9)
        return np.maximum(np.hypot(p[0], p[2] + 0.2) - 0.42 + fold, np.abs(p[1] + 0.20) - 0.30)

    def second(p: Points) -> Field:
        fold = 0.02 * np.sin(np.arctan2(p[0], p[2]) * 9)
        return np.maximum(np.hypot(p[0], p[2] + 0.2) - 0.42 + fold, np.abs(p[1] - 2.40) - 0.30)

    return [
        ("main", lower),
        ("pale", upper),
        ("trim", first),
        ("cloth", second),
        ("inner", lambda p: ball(p, (0, 1.10, 0.25), 0.20)),
    ]
