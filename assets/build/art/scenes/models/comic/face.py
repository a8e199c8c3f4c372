"""Faces of caricatures by a dozen numbers.

A bust is about 2.7 high. Its head is modelled around its own middle and then put on the shoulders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece
from art.scenes.models.forms import moved, union, within
from art.scenes.solids import Points, Solid, ball, egg, grown, limb, mirrored

HEAD = (0.0, 1.75, 0.0)
"""Where the middle of a head is."""


EYE = (0.235, 0.12, 0.44)


Shape = Callable[[Field, Field], Field]
"""A flat form by what lies right and up: below 0 inside."""


class Face(NamedTuple):
    """A face: what it is made of, how it is built, and what it feels."""

    skin: str
    wide: float = 0.58
    jaw: float = 0.44
    chin: float = 0.40
    nose: float = 0.15
    eye: float = 0.18
    white: str = "milk"
    iris: str = "soot"
    lid: float = 0.25
    """How far the upper lid hangs: below 0 the eye is wide open, 1 closes it."""
    anger: float = 0.0
    """How steeply the brows fall towards the nose; below 0 they ask."""
    brow: str = "soot"
    bushy: float = 0.06
    mouth: str = "grin"
    ears: str = "round"


def on_head(pieces: Sequence[Piece]) -> list[Piece]:
    """Return pieces modelled around the middle of a head, put on the shoulders, one of each material."""
    made: dict[str, list[Solid]] = {}
    for name, solid in pieces:
        made.setdefault(name, []).append(solid)
    return [(name, moved(_together(solids), HEAD)) for name, solids in made.items()]


def _together(solids: Sequence[Solid]) -> Solid:
    return lambda p: union([solid(p) for solid in solids])


def drawn_on(solid: Solid, shape: Shape, thick: float = 0.018) -> Solid:
    """Return a flat form that lies on the front of a solid."""

    def laid(p: Points) -> Field:
        return np.maximum(np.maximum(solid(p) - thick, shape(p[0], p[1]) * 0.7), 0.05 - p[2])

    return laid


def skull_of(f: Face) -> Solid:
    """Return a head without hair."""

    def solid(q: Points) -> Field:
        m = mirrored(q)
        form = grown(
            egg(q, (0, 0.18, -0.05), (f.wide, 0.56, 0.56)),
            egg(q, (0, -0.34, 0.06), (f.jaw, f.chin, 0.44)),
            0.22,
        )
        form = grown(form, ball(m, (0.30, -0.14, 0.34), 0.16), 0.15)
        form = grown(form, egg(q, (0, -0.09, 0.58), (f.nose * 0.85, f.nose, f.nose * 1.5)), 0.06)
        form = grown(form, limb(q, (0, -0.5, -0.05), (0, -1.1, -0.1), 0.24, 0.28), 0.08)
        if f.ears == "round":
            return grown(form, egg(m, (f.wide + 0.03, 0.0, -0.05), (0.11, 0.19, 0.10)), 0.04)
        if f.ears == "pointed":
            return grown(
                form, limb(m, (f.wide - 0.04, 0.0, -0.02), (f.wide + 0.52, 0.40, -0.2), 0.15, 0.02), 0.05
            )
        return form

    return solid


def face(f: Face) -> list[Piece]:
    """Return the pieces of a face around the middle of the head."""
    skull = skull_of(f)
    high = f.eye * 1.15

    def eyes(q: Points) -> Field:
        return egg(mirrored(q), EYE, (f.eye, high, f.eye * 0.7))

    def iris(x: Field, y: Field) -> Field:
        return np.hypot(np.abs(x) - EYE[0] + 0.03, y - EYE[1] + 0.01) - f.eye * 0.46

    def spark(x: Field, y: Field) -> Field:
        return (
            np.hypot(np.abs(x) * np.sign(x) - np.sign(x) * (EYE[0] - 0.03) + 0.03, y - EYE[1] - 0.04)
            - f.eye * 0.16
        )

    def lids(q: Points) -> Field:
        m = mirrored(q)
        edge = EYE[1] + high * (1 - 2 * f.lid) + f.anger * 0.9 * (m[0] - EYE[0])
        return np.maximum(egg(m, EYE, (f.eye + 0.03, high + 0.03, f.eye * 0.7 + 0.03)), edge - q[1])

    def brows(q: Points) -> Field:
        tilt = 0.14 * f.anger
        up = EYE[1] + high + 0.08
        return limb(
            mirrored(q), (0.08, up - tilt, 0.56), (0.44, up + 0.02 + tilt, 0.36), f.bushy, f.bushy * 0.6
        )

    pieces = [(f.white, eyes), (f.skin, lids)]
    if f.lid < 1:
        pieces += [(f.iris, drawn_on(eyes, iris, 0.012)), ("milk", drawn_on(eyes, spark, 0.024))]
    if f.bushy:
        pieces.append((f.brow, brows))
    pieces = [(name, within(solid, (0, 0.2, 0.42), 0.62)) for name, solid in pieces]
    mouth = [(name, within(solid, (0, -0.45, 0.42), 0.48)) for name, solid in _mouth(f.mouth, skull)]
    return [(f.skin, skull), *pieces, *mouth]


def _mouth(kind: str, skull: Solid) -> list[Piece]:
    """Return a mouth drawn on a head: grin, fangs, shout, smirk, frown, lips, or none."""

    def oval(wide: float, high: float, down: float, bend: float) -> Shape:
        return lambda x, y: (np.hypot(x / wide, (y + down - bend * x * x) / high) - 1) * min(wide, high)

    def stroke(down: float, bend: float, slant: float, half: float = 0.24, thick: float = 0.028) -> Shape:
        def shape(x: Field, y: Field) -> Field:
            return np.maximum(np.abs(y + down - bend * x * x - slant * x) - thick, np.abs(x) - half)

        return shape

    def teeth(outer: Shape, gap: float = 0.13) -> Shape:
        def shape(x: Field, y: Field) -> Field:
            cut = 0.012 - np.abs((x / gap + 0.5) % 1 - 0.5) * gap
            return np.maximum(outer(x, y) + 0.022, cut)

        return shape

    if kind in ("grin", "fangs"):
        maw = oval(0.33, 0.12, 0.42, 0.9)
        pieces: list[Piece] = [
            ("soot", drawn_on(skull, maw, 0.015)),
            ("milk", drawn_on(skull, teeth(maw), 0.03)),
        ]
        if kind == "fangs":

            def fangs(q: Points) -> Field:
                return limb(mirrored(q), (0.17, -0.40, 0.49), (0.165, -0.64, 0.52), 0.055, 0.008)

            pieces.append(("milk", fangs))
        return pieces
    if kind == "shout":
        maw = oval(0.27, 0.21, 0.50, 0.0)

        def upper(x: Field, y: Field) -> Field:
            return np.maximum(teeth(maw)(x, y), -0.42 - y)

        def tongue(x: Field, y: Field) -> Field:
            return np.maximum(maw(x, y) + 0.03, np.hypot(x, (y + 0.70) * 1.1) - 0.16)

        return [
            ("soot", drawn_on(skull, maw, 0.015)),
            ("milk", drawn_on(skull, upper, 0.03)),
            ("bubblegum", drawn_on(skull, tongue, 0.028)),
        ]
    if kind == "lips":
        full = oval(0.17, 0.075, 0.44, 0.4)
        return [
            ("crimson", drawn_on(skull, full, 0.03)),
            ("soot", drawn_on(skull, stroke(0.44, 0.5, 0.05, 0.15, 0.012), 0.038)),
        ]
    lines = {"smirk": stroke(0.42, 0.7, 0.18), "frown": stroke(0.40, -1.2, 0.0)}
    return [("soot", drawn_on(skull, lines[kind], 0.022))] if kind in lines else []
