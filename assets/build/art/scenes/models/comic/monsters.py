"""Busts of beings who are hardly wizards: an alien, a devil, a flame, a fairy king, a sphinx."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.dress import (
    beard,
    cap_of_hair,
    collar,
    long_hair,
    moustache,
    shoulders,
    spiked_crown,
    tongues,
)
from art.scenes.models.comic.face import Face, face, on_head
from art.scenes.models.forms import moved, union
from art.scenes.solids import Points, ball, carved, chain, egg, grown, limb, mirrored


@model(2.2, 2.75, yaw=0.2, nod=0.0)
def brain_alien() -> list[Piece]:
    """A thinker whose brain no longer fits his head."""
    f = Face(
        "main",
        0.50,
        0.30,
        0.40,
        0.07,
        0.20,
        white="soot",
        iris="butter",
        lid=0.2,
        anger=0.9,
        bushy=0.0,
        mouth="frown",
        ears="",
    )

    def brain(q: Points) -> Field:
        lobes = egg(mirrored(q), (0.30, 0.62, -0.02), (0.44, 0.46, 0.56))
        worms = 0.045 * np.sin(q[0] * 15 + 2.5 * np.sin(q[1] * 9 + q[2] * 6)) * np.cos(q[1] * 12)
        return np.maximum(lobes + worms, 0.30 - q[1])

    def rim(q: Points) -> Field:
        away = np.hypot(q[0] / 1.12, q[2] + 0.03)
        return np.hypot(away - 0.54, q[1] - 0.32) - 0.055

    def wires(p: Points) -> Field:
        m = mirrored(p)
        return chain(
            m, [((0.60, 2.05, -0.05), 0.05), ((0.98, 1.7, 0.0), 0.05), ((0.72, 0.9, 0.1), 0.05)], 0.04
        )

    head = [*face(f), ("inner", brain), ("trim", rim)]
    return [("azure", shoulders(0.72, 0.56)), ("trim", collar(0.55, 0.7)), ("butter", wires), *on_head(head)]


@model(2.4, 2.75, yaw=-0.15, nod=0.0)
def old_devil() -> list[Piece]:
    """The old devil himself, in the best of moods."""
    f = Face(
        "main",
        0.50,
        0.34,
        0.54,
        0.17,
        0.18,
        white="butter",
        iris="soot",
        lid=0.22,
        anger=1.0,
        bushy=0.07,
        mouth="fangs",
        ears="pointed",
    )

    def horns(q: Points) -> Field:
        joints = [
            ((0.30, 0.60, 0.12), 0.17),
            ((0.62, 0.86, 0.12), 0.14),
            ((0.66, 1.18, 0.12), 0.08),
            ((0.48, 1.36, 0.12), 0.01),
        ]
        return chain(mirrored(q), joints, 0.05) + 0.012 * np.sin(q[1] * 36)

    def goatee(q: Points) -> Field:
        return chain(
            q, [((0, -0.84, 0.34), 0.14), ((0, -1.06, 0.44), 0.08), ((0.05, -1.22, 0.58), 0.015)], 0.05
        )

    head = [*face(f), ("trim", horns), ("soot", goatee), ("soot", moustache(0.36, 0.10, 0.05))]
    return [("soot", shoulders(0.86)), ("cherry", collar(0.9, 0.75)), *on_head(head)]


@model(2.4, 2.95, yaw=-0.22, nod=0.0)
def flame_woman() -> list[Piece]:
    """A woman of fire with a temper to match."""
    f = Face(
        "main",
        0.50,
        0.32,
        0.44,
        0.09,
        0.19,
        iris="cherry",
        lid=0.30,
        anger=0.8,
        brow="cherry",
        bushy=0.045,
        mouth="lips",
        ears="",
    )
    cap = cap_of_hair(f)
    crest = tongues(0.78, 9, 0.36, 1.25, 0.26)

    def hair(q: Points) -> Field:
        return grown(cap(q), crest(q), 0.06)

    def core(q: Points) -> Field:
        return moved(tongues(0.52, 7, 0.34, 0.9, 0.18), (0, 0.04, 0.22))(q)

    return [
        ("trim", shoulders(0.80)),
        ("inner", collar(0.6, 0.7)),
        *on_head([*face(f), ("inner", hair), ("butter", core)]),
    ]


@model(2.8, 3.0, yaw=-0.18, nod=0.0)
def fairy_king() -> list[Piece]:
    """The king of the fairies: antlers, a crown of gold, ears like leaves."""
    f = Face(
        "main",
        0.50,
        0.36,
        0.46,
        0.14,
        0.16,
        iris="lime",
        lid=0.36,
        anger=-0.3,
        brow="trim",
        bushy=0.06,
        mouth="smirk",
        ears="pointed",
    )

    def antlers(q: Points) -> Field:
        m = mirrored(q)
        form = chain(m, [((0.34, 0.66, 0), 0.09), ((0.66, 0.98, 0), 0.08), ((0.82, 1.36, 0.05), 0.03)], 0.05)
        for start, end in (((0.52, 0.86, 0), (0.44, 1.24, 0.1)), ((0.72, 1.06, 0), (1.08, 1.22, 0.05))):
            form = grown(form, limb(m, start, end, 0.06, 0.015), 0.05)
        return form

    def gems(q: Points) -> Field:
        return union([ball(q, (0.2 * k, 0.70, 0.36 - 0.04 * k * k), 0.06) for k in (-1, 0, 1)])

    def ruff(p: Points) -> Field:
        forms = []
        for k in range(9):
            turn = (k / 8 - 0.5) * 3.0
            at = (math.sin(turn) * 0.56, 0.84 + 0.06 * abs(turn), math.cos(turn) * 0.34)
            forms.append(moved(lambda q: egg(q, (0, -0.10, 0), (0.15, 0.32, 0.05)), at, 1.0, -turn * 0.6)(p))
        return union(forms)

    head = [
        *face(f),
        ("trim", long_hair(f, 0.7, 0.18)),
        ("trim", beard(0.45, 0.30)),
        ("toffee", antlers),
        ("butter", spiked_crown),
        ("cherry", gems),
    ]
    return [("grape", shoulders(0.88)), ("lime", ruff), *on_head(head)]


@model(2.3, 2.7, yaw=0.2, nod=0.0)
def sphinx() -> list[Piece]:
    """A sphinx with the headcloth of a king, and without a nose."""
    f = Face(
        "main",
        0.52,
        0.40,
        0.42,
        0.02,
        0.19,
        iris="turquoise",
        lid=0.40,
        anger=0.3,
        brow="soot",
        bushy=0.05,
        mouth="smirk",
    )

    def cloth(q: Points) -> Field:
        top = egg(q, (0, 0.28, -0.14), (0.70, 0.58, 0.62))
        sides = chain(
            mirrored(q),
            [((0.62, 0.2, -0.2), 0.22), ((0.82, -0.5, -0.1), 0.26), ((0.66, -1.1, 0.15), 0.20)],
            0.1,
        )
        return carved(grown(top, sides, 0.1), egg(q, (0, -0.34, 0.66), (0.50, 0.82, 0.58)), 0.04)

    def stripes(q: Points) -> Field:
        turn = np.sin((np.hypot(q[0], q[1] + 0.6)) * 19)
        return np.maximum(cloth(q) - 0.025, 0.12 - np.abs(turn) * 0.2)

    def snake(q: Points) -> Field:
        return chain(q, [((0, 0.66, 0.46), 0.10), ((0, 0.92, 0.52), 0.12), ((0, 1.06, 0.66), 0.05)], 0.05)

    def liner(q: Points) -> Field:
        return limb(mirrored(q), (0.36, 0.10, 0.50), (0.56, 0.06, 0.34), 0.035, 0.02)

    def chin(q: Points) -> Field:
        return limb(q, (0, -0.72, 0.34), (0, -1.10, 0.46), 0.10, 0.13)

    head = [*face(f), ("butter", cloth), ("trim", stripes), ("inner", snake), ("soot", liner), ("trim", chin)]
    return [("main", shoulders(0.90)), *on_head(head)]
