"""Things for comics that have no outline: a ball of mirrors, a mad cat, a cone, a world."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.face import Face, face
from art.scenes.models.forms import above, moved, union
from art.scenes.solids import Points, Solid, ball, drum, egg, grown, hoop, lathed, limb, mirrored

_ROWS = 9


@model(1.6, 2.1, yaw=0.0, nod=0.15)
def disco_ball() -> list[Piece]:
    """A ball of mirrors on a rod; a few of its mirrors are lit."""
    middle = (0.0, 0.78, 0.0)

    def cells(p: Points) -> tuple[Field, Field, Field]:
        """Return the row and column of the mirror before a point, and how near its edge is."""
        up = np.arcsin(np.clip((p[1] - middle[1]) / 0.78, -1, 1)) / math.pi + 0.5
        around = np.arctan2(p[0], p[2]) / math.pi * _ROWS
        row, column = up * _ROWS, around
        edge = np.maximum(np.abs(row % 1 - 0.5), np.abs(column % 1 - 0.5))
        return np.floor(row), np.floor(column), edge

    def glass(p: Points) -> Field:
        return ball(p, middle, 0.76) + 0.05 * np.clip(cells(p)[2] - 0.40, 0, 0.1) * 6

    def lit(kind: int) -> Solid:
        def mirrors(p: Points) -> Field:
            row, column, edge = cells(p)
            chosen = (row * 7 + column * 5) % 6 == kind
            away = ball(p, middle, 0.775)
            return np.where(chosen & (edge < 0.40), away, np.maximum(away, 0.0) + 0.03)

        return mirrors

    def rod(p: Points) -> Field:
        return np.minimum(
            limb(p, (0, 1.5, 0), (0, 2.1, 0), 0.05, 0.05), hoop(p, (0, 1.62, 0), 0.10, 0.04, upright=True)
        )

    return [("main", glass), ("inner", lit(0)), ("trim", lit(3)), ("turquoise", lit(4)), ("soot", rod)]


@model(2.3, 1.9, yaw=0.15, nod=0.0)
def mad_cat() -> list[Piece]:
    """The head of a cat that has lost its mind."""
    f = Face("main", 0.66, 0.50, 0.34, 0.05, 0.25, white="inner", lid=0.0, bushy=0.0, mouth="fangs", ears="")

    def ears(q: Points) -> Field:
        return limb(mirrored(q), (0.40, 0.44, -0.05), (0.66, 1.02, -0.05), 0.26, 0.02)

    def lining(q: Points) -> Field:
        return limb(mirrored(q), (0.43, 0.48, 0.10), (0.62, 0.86, 0.04), 0.15, 0.02)

    def nose(q: Points) -> Field:
        return egg(q, (0, -0.10, 0.62), (0.10, 0.07, 0.08))

    def whiskers(q: Points) -> Field:
        m = mirrored(q)
        return union(
            [limb(m, (0.30, -0.20, 0.52), (1.08, -0.12 + k, 0.45), 0.025, 0.008) for k in (-0.24, 0.0, 0.24)]
        )

    def tufts(q: Points) -> Field:
        m = mirrored(q)
        return union([limb(m, (0.50, y, 0.0), (0.92, y - 0.10, 0.0), 0.16, 0.01) for y in (-0.10, -0.32)])

    pieces = [*face(f), ("main", ears), ("trim", lining), ("trim", nose), ("milk", whiskers), ("main", tufts)]
    return [(name, moved(above(solid, -0.80), (0, 0.82, 0))) for name, solid in pieces]


@model(1.5, 2.1, yaw=0.2, nod=0.05)
def acid_cone() -> list[Piece]:
    """A cone of ice cream that nobody should lick."""

    def wafer(p: Points) -> Field:
        turn = np.arctan2(p[0], p[2]) * 4.5
        grid = np.maximum(np.cos(turn * 2 + p[1] * 11), np.cos(turn * 2 - p[1] * 11))
        return lathed(p, [(0.0, 0.02), (0.95, 0.46), (1.02, 0.50), (1.08, 0.50)]) - 0.02 * (grid > 0.85)

    def scoops(p: Points) -> Field:
        tiers = [((0, 1.22, 0), 0.50), ((0.06, 1.66, 0), 0.36), ((-0.02, 1.96, 0), 0.22)]
        drips = [
            limb(p, (x, 1.1, z), (x, low, z * 1.05), 0.12, 0.10)
            for x, low, z in ((-0.34, 0.66, 0.32), (-0.05, 0.82, 0.48), (0.26, 0.50, 0.38), (0.45, 0.84, 0.1))
        ]
        form = union([ball(p, at, r) for at, r in tiers])
        return grown(form, union(drips), 0.08) + 0.015 * np.sin(p[0] * 15 + p[1] * 13)

    def bubbles(p: Points) -> Field:
        spots = (
            (-0.24, 1.40, 0.40),
            (0.22, 1.20, 0.46),
            (0.22, 1.72, 0.30),
            (-0.10, 1.96, 0.18),
            (-0.44, 1.1, 0.24),
        )
        return union([ball(p, at, 0.09) for at in spots])

    return [("trim", wafer), ("main", scoops), ("inner", bubbles)]


@model(2.6, 2.0, yaw=0.3, nod=0.25)
def ringed_world() -> list[Piece]:
    """A planet with a ring, and a palace on top of it."""

    def world(p: Points) -> Field:
        bands = 0.02 * np.sin(p[1] * 17 + np.sin(p[0] * 4))
        return ball(p, (0, 0.70, 0), 0.68) + bands

    def ring(p: Points) -> Field:
        away, up = np.hypot(p[0], p[2]), p[1] - 0.70 - 0.22 * p[0]
        return np.maximum(np.maximum(np.abs(away - 1.06) - 0.15, np.abs(up) - 0.03), -9.0) * 0.9

    towers = ((0.0, 1.30, 0.13, 0.42), (-0.24, 1.26, 0.10, 0.22), (0.24, 1.26, 0.10, 0.26))

    def palace(p: Points) -> Field:
        return union([drum(p, (x, y + high / 2, 0), wide, high / 2) for x, y, wide, high in towers])

    def roofs(p: Points) -> Field:
        tops = [
            lathed(p, [(y + high, wide + 0.06), (y + high + wide * 2.2, 0.01)], x)
            for x, y, wide, high in towers
        ]
        return union(tops)

    return [("main", world), ("trim", ring), ("lilac", palace), ("inner", roofs)]
