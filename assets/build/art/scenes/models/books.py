"""Models of what is written: books, scrolls; and of mirrors and masks."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.forms import union
from art.scenes.solids import (
    Points,
    Solid,
    ball,
    brick,
    carved,
    chain,
    drum,
    egg,
    grown,
    lathed,
    limb,
    mirrored,
    turned,
)


@model(2.1, 1.35, yaw=0.25, nod=0.62)
def book() -> list[Piece]:
    """An open book, its pages curved."""

    def bow(x: Field) -> Field:
        return 0.20 * np.sqrt(np.clip(np.abs(x) / 0.3, 0, 1)) * np.clip(1.1 - np.abs(x) * 0.75, 0, 1)

    def pages(p: Points) -> Field:
        top = p[1] - 0.34 - bow(p[0])
        leaves = 0.006 * np.sin(p[1] * 90) * (np.abs(p[2]) > 0.60)
        return (
            np.maximum(np.maximum(top, 0.30 - p[1]), np.maximum(np.abs(p[0]) - 0.90, np.abs(p[2]) - 0.64))
            * 0.8
            + leaves
        )

    def cover(p: Points) -> Field:
        return np.minimum(
            brick(p, (0, 0.27, 0), (0.98, 0.05, 0.72), 0.03),
            drum((p[0], p[2], p[1]), (0, 0, 0.28), 0.09, 0.72),
        )

    def lines(p: Points) -> Field:
        top = p[1] - 0.345 - bow(p[0])
        rows = np.maximum(np.abs(p[2] % 0.15 - 0.075) - 0.022, np.abs(np.abs(p[0]) - 0.48) - 0.30)
        return np.maximum(np.maximum(np.abs(top) - 0.012, rows), np.abs(p[2]) - 0.52)

    return [("parchment", pages), ("main", cover), ("inner", lines)]


@model(1.9, 1.75, yaw=0.45, nod=0.22)
def book_stack() -> list[Piece]:
    """Old books in a pile, a candle burning on top."""
    books = (
        (0.0, 0.14, 0.80, 0.14, 0.0),
        (0.05, 0.40, 0.70, 0.12, 0.25),
        (-0.04, 0.64, 0.74, 0.12, -0.2),
        (0.06, 0.86, 0.58, 0.10, 0.35),
        (0.0, 1.04, 0.50, 0.08, 0.05),
    )

    def local(p: Points, k: int) -> tuple[Points, float, float]:
        x, y, half, thick, turn = books[k]
        return turned((p[0] - x, p[1] - y, p[2]), turn), half, thick

    def cover(k: int) -> Solid:
        def solid(p: Points) -> Field:
            q, half, thick = local(p, k)
            boards = brick(
                (q[0], np.abs(q[1]), q[2]), (0, thick - 0.015, 0), (half, 0.022, half * 0.72), 0.01
            )
            return np.minimum(boards, brick(q, (-half + 0.02, 0, 0), (0.035, thick, half * 0.72), 0.03))

        return solid

    def pages(p: Points) -> Field:
        found = []
        for k in range(len(books)):
            q, half, thick = local(p, k)
            found.append(brick(q, (0, 0, 0), (half - 0.05, thick - 0.025, half * 0.72 - 0.045), 0.01))
        return np.minimum.reduce(found) + 0.003 * np.sin(p[1] * 160)

    candle = [
        ("wax", lambda p: drum(p, (0.05, 1.30, 0), 0.085, 0.18)),
        ("inner", lambda p: lathed(p, [(1.47, 0.02), (1.55, 0.06), (1.72, 0.005)], 0.05, 0.0)),
    ]
    leathers = ("main", "scarlet", "navy", "forest", "trim")
    return [*((name, cover(k)) for k, name in enumerate(leathers)), ("parchment", pages), *candle]


@model(2.0, 1.25, yaw=0.35, nod=0.35)
def scroll() -> list[Piece]:
    """An unrolled scroll with glowing lines, rods at both ends."""

    def wave(x: Field) -> Field:
        return 0.42 + 0.06 * np.sin(x * 3.2 + 0.5)

    def sheet(p: Points) -> Field:
        flat = np.maximum(
            np.abs(p[1] - wave(p[0])) - 0.02, np.maximum(np.abs(p[0]) - 0.80, np.abs(p[2]) - 0.52)
        )
        rolls = [
            np.maximum(
                np.hypot(p[0] - x, p[1] - 0.50) - 0.14 + 0.01 * np.sin(np.hypot(p[0] - x, p[1] - 0.5) * 90),
                np.abs(p[2]) - 0.52,
            )
            for x in (-0.86, 0.86)
        ]
        return np.minimum.reduce([flat, *rolls])

    def rods(p: Points) -> Field:
        bars = [
            np.minimum(
                drum((p[0], p[2], p[1]), (x, 0, 0.50), 0.05, 0.68),
                ball(mirrored((p[2], p[1], p[0])), (0.68, 0.50, x), 0.085),
            )
            for x in (-0.86, 0.86)
        ]
        return np.minimum.reduce(bars)

    def lines(p: Points) -> Field:
        rows = np.maximum(np.abs(p[2] % 0.17 - 0.085) - 0.02, np.abs(p[0]) - 0.55)
        return np.maximum(np.maximum(np.abs(p[1] - wave(p[0]) - 0.02) - 0.012, rows), np.abs(p[2]) - 0.42)

    return [("main", sheet), ("trim", rods), ("inner", lines)]


@model(1.5, 2.0, yaw=0.35, nod=0.06)
def mirror() -> list[Piece]:
    """A standing mirror in a carved frame."""

    def frame(p: Points) -> Field:
        away = np.hypot(p[0] / 0.78, (p[1] - 1.12) / 1.05)
        ring = np.maximum(np.abs(away - 0.80) * 0.8 - 0.085, np.abs(p[2]) - 0.09)
        ring = ring + 0.015 * np.sin(np.arctan2(p[0], p[1] - 1.12) * 22)
        foot = chain(
            mirrored(p), [((0.0, 0.20, 0), 0.09), ((0.34, 0.08, 0.1), 0.07), ((0.50, 0.05, 0.16), 0.08)], 0.04
        )
        return np.minimum.reduce([ring, foot, ball(p, (0, 2.02, 0), 0.11)])

    def glass(p: Points) -> Field:
        return np.maximum(np.hypot(p[0] / 0.78, (p[1] - 1.12) / 1.05) * 0.8 - 0.60, np.abs(p[2]) - 0.02)

    return [("main", frame), ("inner", glass)]


@model(1.9, 1.9, yaw=0.3, nod=0.02)
def mask() -> list[Piece]:
    """A mask, half of it gold and half of it dark."""

    def face(p: Points) -> Field:
        m = mirrored(p)
        shell = np.maximum(egg(p, (0, 0.95, 0), (0.62, 0.86, 0.46)), -0.02 - p[2])
        shell = grown(shell, limb(p, (0, 1.22, 0.44), (0, 0.84, 0.60), 0.06, 0.10), 0.08)
        shell = grown(shell, limb(m, (0.12, 1.30, 0.42), (0.44, 1.38, 0.30), 0.07, 0.04), 0.06)
        shell = carved(shell, egg(m, (0.25, 1.12, 0.46), (0.17, 0.075, 0.22)), 0.03)
        smile = np.abs(p[1] - 0.52 - 0.7 * p[0] ** 2) - 0.045
        return carved(shell, np.maximum(np.maximum(smile, np.abs(p[0]) - 0.28), 0.2 - p[2]), 0.02)

    def plumes(p: Points) -> Field:
        m = mirrored(p)
        return union(
            [
                limb(m, (0.16 * k, 1.66, -0.02), (0.36 * k + 0.05, 2.06 - 0.10 * k, -0.05), 0.09, 0.015)
                for k in range(4)
            ]
        )

    def light(p: Points) -> Field:
        return np.maximum(face(p), p[0])

    def dark(p: Points) -> Field:
        return np.maximum(face(p), -p[0])

    return [("main", light), ("trim", dark), ("inner", plumes)]
