"""Busts of four heroes: a princess, a furious wizard, an elf, a mage of blood."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.dress import (
    beard,
    cap_of_hair,
    collar,
    hat_band,
    long_hair,
    necklace,
    pointed_hat,
    shoulders,
    spiked_crown,
)
from art.scenes.models.comic.face import Face, drawn_on, face, on_head, skull_of
from art.scenes.models.forms import moved, union
from art.scenes.solids import Points, ball, carved, chain, egg, hoop, limb, mirrored


@model(2.5, 2.75, yaw=0.22, nod=0.0)
def holiday_princess() -> list[Piece]:
    """A princess with far too much hair, and who knows it."""
    f = Face(
        "peach",
        0.54,
        0.34,
        0.40,
        0.09,
        0.21,
        iris="azure",
        lid=0.16,
        anger=0.25,
        bushy=0.035,
        brow="bubblegum",
        mouth="lips",
        ears="",
    )

    def gems(q: Points) -> Field:
        return union([ball(q, (0.2 * k, 0.70, 0.36 - 0.04 * k * k), 0.065) for k in (-1, 0, 1)])

    def lashes(q: Points) -> Field:
        m = mirrored(q)
        return union([limb(m, (0.38, 0.22, 0.50), (0.52, 0.26 + k, 0.46), 0.022, 0.008) for k in (0.0, 0.10)])

    def blush(x: Field, y: Field) -> Field:
        return np.hypot(np.abs(x) - 0.34, (y + 0.18) * 1.5) - 0.11

    def puffs(p: Points) -> Field:
        return union(
            [ball(mirrored(p), (0.80, 0.48, 0.0), 0.36), egg(p, (0, 0.56, 0.26), (0.34, 0.10, 0.22))]
        )

    head = [
        *face(f),
        ("main", long_hair(f, 1.25, 0.34)),
        ("butter", spiked_crown),
        ("cherry", gems),
        ("soot", lashes),
        ("bubblegum", drawn_on(skull_of(f), blush, 0.008)),
    ]
    return [("trim", shoulders(0.86)), ("milk", puffs), ("butter", necklace(0.06, 11, 0.50)), *on_head(head)]


@model(2.5, 3.15, yaw=0.2, nod=0.0)
def furious_wizard() -> list[Piece]:
    """An old wizard whom everything makes furious."""
    f = Face(
        "cherry", 0.58, 0.46, 0.44, 0.23, 0.18, lid=0.30, anger=1.3, brow="milk", bushy=0.12, mouth="shout"
    )

    def steam(q: Points) -> Field:
        spots = ((0.84, -0.04, 0.13), (1.02, 0.06, 0.16), (1.20, -0.04, 0.12), (1.14, 0.20, 0.12))
        return union([ball(mirrored(q), (x, y, -0.05), r) for x, y, r in spots])

    def stars(q: Points) -> Field:
        return union([ball(q, (-0.20, 0.90, 0.22), 0.07), ball(q, (0.20, 1.12, 0.06), 0.06)])

    around = beard(0.85, 0.40)

    def open_beard(q: Points) -> Field:
        return carved(around(q), egg(q, (0, -0.50, 0.5), (0.27, 0.22, 0.45)), 0.04)

    head = [
        *face(f),
        ("milk", open_beard),
        ("milk", steam),
        ("main", pointed_hat),
        ("trim", hat_band),
        ("butter", stars),
    ]
    return [("main", shoulders(0.9)), *on_head(head)]


@model(2.6, 2.75, yaw=-0.25, nod=0.0)
def tickling_elf() -> list[Piece]:
    """An enchanter of the elves: wings, very long ears, a smirk."""
    f = Face(
        "peach",
        0.50,
        0.32,
        0.46,
        0.11,
        0.17,
        iris="grape",
        lid=0.46,
        anger=0.35,
        brow="grape",
        bushy=0.045,
        mouth="smirk",
        ears="pointed",
    )

    def quiff(q: Points) -> Field:
        joints = [
            ((-0.1, 0.62, 0.1), 0.34),
            ((0.14, 0.90, 0.22), 0.28),
            ((0.52, 1.02, 0.2), 0.17),
            ((0.72, 0.84, 0.2), 0.03),
        ]
        return chain(q, joints, 0.1) + 0.02 * np.sin(q[0] * 19 - q[1] * 14)

    def wings(p: Points) -> Field:
        m = mirrored(p)
        tilted = moved(lambda q: egg(q, (0, 0.5, 0), (0.36, 0.72, 0.04)), (0.45, 0.85, -0.5), 1.0, 0.75)
        low = moved(lambda q: egg(q, (0, 0.4, 0), (0.26, 0.5, 0.04)), (0.5, 0.6, -0.5), 1.0, 1.5)
        return np.minimum(tilted(m), low(m))

    def rings(q: Points) -> Field:
        return hoop(mirrored(q), (0.64, -0.16, -0.02), 0.10, 0.03, upright=True)

    def leaves(p: Points) -> Field:
        forms = []
        for k in range(7):
            turn = (k / 6 - 0.5) * 2.6
            leaf = moved(
                lambda q: egg(q, (0, -0.16, 0), (0.12, 0.26, 0.05)),
                (math.sin(turn) * 0.46, 0.86, math.cos(turn) * 0.36),
                1.0,
                -turn * 0.5,
            )
            forms.append(leaf(p))
        return union(forms)

    head = [*face(f), ("main", cap_of_hair(f)), ("main", quiff), ("butter", rings)]
    return [("inner", wings), ("trim", shoulders(0.74, 0.6)), ("tangerine", leaves), *on_head(head)]


@model(2.5, 2.75, yaw=0.28, nod=0.03)
def blood_mage() -> list[Piece]:
    """A mage of blood: pale, fanged, behind a very high collar."""
    f = Face(
        "lilac",
        0.50,
        0.34,
        0.54,
        0.12,
        0.17,
        white="butter",
        iris="cherry",
        lid=0.34,
        anger=1.0,
        bushy=0.05,
        mouth="fangs",
        ears="pointed",
    )
    cap = cap_of_hair(f, -0.10)

    def hair(q: Points) -> Field:
        peak = limb(q, (0, 0.62, 0.36), (0, 0.36, 0.56), 0.16, 0.02)
        return np.minimum(cap(q), peak)

    def blood(q: Points) -> Field:
        drops = [
            limb(q, (x, -0.52, 0.47), (x, low, 0.48), 0.03, 0.045)
            for x, low in ((0.16, -0.74), (-0.17, -0.66))
        ]
        return union(drops)

    def shirt(p: Points) -> Field:
        return np.maximum(shoulders(0.95)(p) - 0.03, np.abs(p[0]) - 0.42 * (p[1] - 0.05))

    def gem(p: Points) -> Field:
        return egg(p, (0, 0.78, 0.44), (0.13, 0.15, 0.10))

    head = [*face(f), ("soot", hair), ("cherry", blood)]
    return [
        ("soot", shoulders(0.95)),
        ("main", collar(1.25, 0.75)),
        ("milk", shirt),
        ("inner", gem),
        *on_head(head),
    ]
