"""Mountains that spit fire."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from art.scenes.fields import Field
from art.scenes.head import skull
from art.scenes.models import Piece, model
from art.scenes.models.forms import above, moved, union, within
from art.scenes.solids import Points, Solid, ball, carved, chain, egg, lathed, limb, mirrored


def _slopes(profile: Sequence[tuple[float, float]]) -> Solid:
    """Return a ribbed mountain with a crater, 1.5 high."""

    def solid(p: Points) -> Field:
        turn = np.arctan2(p[0], p[2])
        ribs = 0.06 * np.abs(np.sin(turn * 5 + np.sin(p[1] * 4))) * np.clip(1.5 - p[1], 0, 1)
        return carved(lathed(p, profile) + ribs, ball(p, (0, 1.58, 0.05), 0.24), 0.03)

    return solid


def _lava(*streams: tuple[float, float]) -> Solid:
    """Return what runs down from the crater, each stream by how far it goes to the side and down."""

    def solid(p: Points) -> Field:
        forms = [
            chain(
                p, [((x * 0.5, 1.46, 0.20), 0.08), ((x, 1.0, 0.5), 0.075), ((x * 1.8, low, 0.9), 0.04)], 0.05
            )
            for x, low in streams
        ]
        return np.minimum(union(forms), egg(p, (0, 1.46, 0.02), (0.26, 0.10, 0.24)))

    return solid


def _blaze(reach: float, thick: float = 1.0, front: float = 0.0) -> Solid:
    """Return flames that stand in the crater."""
    tips = (
        (0.0, 0.74, 0.24),
        (-0.24, 0.52, 0.18),
        (0.26, 0.58, 0.18),
        (-0.44, 0.34, 0.12),
        (0.46, 0.38, 0.12),
    )

    def solid(p: Points) -> Field:
        forms = [
            chain(
                p,
                [
                    ((x * 0.5, 1.44, front), wide * thick),
                    ((x * 1.1 - 0.05, 1.44 + up * reach * 0.5, front), wide * thick * 0.8),
                    ((x * 1.3 + 0.04, 1.46 + up * reach, front), 0.01),
                ],
                0.06,
            )
            for x, up, wide in tips
        ]
        return union(forms)

    return solid


@model(2.6, 2.2, yaw=0.2, nod=0.12)
def fire_mountain() -> list[Piece]:
    """A mountain that spits fire, with puffs of smoke around it."""
    spots = (
        (0.56, 1.86, 0.20),
        (0.78, 1.72, 0.17),
        (0.92, 1.90, 0.13),
        (-0.62, 1.78, 0.20),
        (-0.86, 1.66, 0.15),
    )

    def smoke(p: Points) -> Field:
        return union([ball(p, (x, y, -0.1), r) for x, y, r in spots])

    slopes = _slopes([(0.0, 1.25), (0.5, 0.78), (1.0, 0.50), (1.5, 0.30)])
    lava = _lava((-0.30, 0.42), (0.05, 0.62), (0.34, 0.34))
    return [("main", slopes), ("inner", lava), ("inner", _blaze(1.0)), ("trim", smoke)]


def _skull_mountain(reach: float) -> list[Piece]:
    broad = _slopes([(0.0, 1.75), (0.35, 1.20), (0.9, 0.70), (1.5, 0.40)])

    def peaks(p: Points) -> Field:
        m = mirrored(p)
        sides = [((1.05, 0.0, -0.2), (0.92, 0.95, -0.2), 0.5), ((1.5, 0.0, 0.0), (1.42, 0.55, 0.0), 0.34)]
        return np.maximum(union([limb(m, foot, top, wide, 0.03) for foot, top, wide in sides]), -p[1])

    def land(p: Points) -> Field:
        return np.minimum(broad(p), peaks(p))

    def eyes(p: Points) -> Field:
        return ball(mirrored(p), (0.20, 0.76, 1.32), 0.10)

    face_of = within(moved(above(skull, -1.24), (0, 0.74, 0.88), 0.58), (0, 0.74, 0.88), 0.9)
    lava = _lava((-0.42, 0.20), (0.42, 0.26))
    flames = [
        ("cherry", _blaze(reach, 1.25)),
        ("inner", _blaze(reach * 0.72, 0.9, 0.2)),
        ("butter", _blaze(reach * 0.42, 0.62, 0.36)),
    ]
    return [("main", land), ("trim", face_of), ("inner", eyes), ("inner", lava), *flames]


@model(3.6, 2.4, yaw=0.0, nod=0.05)
def skull_mountain() -> list[Piece]:
    """The mountain of the duel: a skull looks out of it."""
    return _skull_mountain(1.0)
