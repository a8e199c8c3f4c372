"""Busts of four heroes from afar: a genie, a hog, a lady of the stars, a master of spirits."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.dress import moustache, necklace, shoulders, tongues
from art.scenes.models.comic.face import Face, drawn_on, face, on_head, skull_of
from art.scenes.models.forms import moved, union
from art.scenes.solids import Points, ball, carved, chain, drum, egg, grown, hoop, limb, mirrored


@model(2.7, 2.9, yaw=-0.2, nod=0.0)
def slag_genie() -> list[Piece]:
    """A genie of molten rock, arms crossed, a flame for a tuft."""
    f = Face(
        "tangerine",
        0.52,
        0.44,
        0.44,
        0.16,
        0.16,
        white="butter",
        iris="soot",
        lid=0.34,
        anger=0.7,
        bushy=0.075,
        mouth="grin",
        ears="pointed",
    )

    def crust(x: Field, y: Field) -> Field:
        cells = np.sin(x * 13 + 2 * np.sin(y * 7)) + np.sin(y * 15 + 2 * np.sin(x * 9))
        bare = np.hypot(x / 0.46, (y - 0.02) / 0.50) - 1
        return np.maximum(0.5 - cells, -bare) * 0.1

    def goatee(q: Points) -> Field:
        return chain(
            q, [((0, -0.70, 0.36), 0.15), ((0, -0.92, 0.46), 0.09), ((0.06, -1.08, 0.60), 0.02)], 0.05
        )

    def rings(q: Points) -> Field:
        return hoop(mirrored(q), (0.60, -0.24, 0.0), 0.13, 0.04, upright=True)

    def arms(p: Points) -> Field:
        left = chain(
            p, [((-0.92, 0.55, 0), 0.32), ((-0.78, 0.16, 0.28), 0.24), ((0.30, 0.22, 0.52), 0.18)], 0.1
        )
        right = chain(
            p, [((0.92, 0.55, 0), 0.32), ((0.78, 0.12, 0.26), 0.24), ((-0.30, 0.34, 0.46), 0.18)], 0.1
        )
        return np.maximum(np.minimum(left, right), -p[1])

    def bands(p: Points) -> Field:
        m = mirrored(p)
        return np.maximum(ball(m, (0.80, 0.16, 0.26), 0.30), np.abs(m[0] - 0.66) - 0.07)

    def knot(q: Points) -> Field:
        return drum(q, (0, 0.74, -0.08), 0.17, 0.09)

    tuft = moved(tongues(0.62, 5, 0.12, 0.55, 0.17), (0, 0.62, 0.05))
    head = [
        *face(f),
        ("soot", goatee),
        ("butter", rings),
        ("butter", knot),
        ("cherry", tuft),
        ("basalt", drawn_on(skull_of(f), crust, 0.012)),
    ]
    return [("tangerine", shoulders(1.0, 0.72)), ("tangerine", arms), ("main", bands), *on_head(head)]


@model(2.6, 2.7, yaw=0.24, nod=0.0)
def house_hog() -> list[Piece]:
    """A hog that keeps the bank: green eyeshade, gold chain, a cigar."""
    f = Face(
        "main",
        0.60,
        0.54,
        0.42,
        0.05,
        0.15,
        lid=0.30,
        anger=0.8,
        brow="toffee",
        bushy=0.06,
        mouth="",
        ears="",
    )

    def snout(q: Points) -> Field:
        body = egg(q, (0, -0.18, 0.56), (0.30, 0.24, 0.34))
        disc = np.maximum(egg(q, (0, -0.16, 0.80), (0.29, 0.24, 0.16)), -9.0)
        return carved(
            grown(body, disc, 0.04), egg(mirrored(q), (0.11, -0.15, 0.97), (0.055, 0.085, 0.10)), 0.02
        )

    def ears(q: Points) -> Field:
        m = mirrored(q)
        return chain(
            m, [((0.46, 0.48, -0.05), 0.16), ((0.78, 0.66, 0.0), 0.19), ((0.98, 0.42, 0.12), 0.05)], 0.08
        )

    def tusks(q: Points) -> Field:
        m = mirrored(q)
        return chain(
            m, [((0.26, -0.42, 0.52), 0.08), ((0.40, -0.30, 0.66), 0.075), ((0.44, 0.02, 0.72), 0.01)], 0.04
        )

    def jowl(q: Points) -> Field:
        return egg(q, (0, -0.52, 0.22), (0.50, 0.28, 0.40))

    def grin(x: Field, y: Field) -> Field:
        return np.maximum(np.abs(y + 0.47 - 0.35 * x * x) - 0.03, np.abs(x) - 0.36)

    def shade(q: Points) -> Field:
        away = np.hypot(q[0], q[2] + 0.05)
        band = np.maximum(np.abs(away - 0.60) - 0.05, np.abs(q[1] - 0.64) - 0.08)
        peak = np.maximum(
            np.maximum(away - 0.98, 0.05 - q[2]), np.abs(q[1] - 0.64 + 0.60 * (away - 0.6)) - 0.035
        )
        return np.minimum(band, peak)

    def cigar(q: Points) -> Field:
        return limb(q, (0.20, -0.50, 0.60), (0.62, -0.62, 0.92), 0.075, 0.085)

    def ember(q: Points) -> Field:
        return ball(q, (0.64, -0.625, 0.94), 0.088)

    def mane(q: Points) -> Field:
        return tongues(0.34, 9, 0.50, 0.9, 0.13)(q)

    def coin(p: Points) -> Field:
        return egg(p, (0, 0.30, 0.50), (0.20, 0.20, 0.06))

    head = [
        *face(f),
        ("meat", snout),
        ("main", ears),
        ("main", jowl),
        ("soot", drawn_on(jowl, grin, 0.02)),
        ("milk", tusks),
        ("lime", shade),
        ("toffee", cigar),
        ("flame", ember),
        ("toffee", mane),
    ]
    return [
        ("trim", shoulders(1.05, 0.74)),
        ("butter", necklace(0.075, 11, 0.42)),
        ("butter", coin),
        *on_head(head),
    ]


@model(2.4, 2.95, yaw=-0.3, nod=0.0)
def space_lady() -> list[Piece]:
    """A lady of the stars: finned helmet, a visor that burns, red lips."""
    f = Face("peach", 0.54, 0.33, 0.42, 0.09, 0.10, lid=1.0, bushy=0.0, mouth="lips", ears="")

    def helmet(q: Points) -> Field:
        form = egg(q, (0, 0.20, -0.08), (0.70, 0.68, 0.70))
        form = carved(form, egg(q, (0, -0.32, 0.62), (0.52, 0.74, 0.66)), 0.04)
        fin = np.maximum(egg(q, (0, 0.62, -0.15), (0.09, 0.62, 0.62)), 0.1 - q[1])
        return grown(form, fin, 0.05)

    def pods(q: Points) -> Field:
        m = mirrored(q)
        aerial = limb(m, (0.76, 0.1, -0.05), (0.98, 0.82, -0.1), 0.035, 0.025)
        return np.minimum(
            np.minimum(egg(m, (0.70, 0.02, -0.03), (0.14, 0.22, 0.22)), aerial),
            ball(m, (0.98, 0.86, -0.1), 0.085),
        )

    def visor(q: Points) -> Field:
        band = egg(q, (0, 0.10, 0.0), (0.64, 0.6, 0.72))
        return np.maximum(band, np.maximum(np.abs(q[1] - 0.08) - 0.21 + 0.16 * np.abs(q[0]), 0.12 - q[2]))

    def curls(q: Points) -> Field:
        m = mirrored(q)
        return union(
            [
                ball(m, (0.60, -0.42, 0.0), 0.22),
                ball(m, (0.70, -0.70, 0.02), 0.20),
                ball(m, (0.62, -0.94, 0.1), 0.15),
            ]
        )

    def ring(p: Points) -> Field:
        return hoop(p, (0, 0.84, 0), 0.50, 0.10)

    def armour(p: Points) -> Field:
        return np.maximum(egg(mirrored(p), (0.74, 0.48, 0), (0.36, 0.28, 0.34)), -p[1])

    def star(p: Points) -> Field:
        return egg(p, (0, 0.48, 0.44), (0.16, 0.16, 0.06))

    head = [*face(f), ("main", helmet), ("trim", pods), ("inner", visor), ("milk", curls)]
    return [("azure", shoulders(0.86)), ("main", armour), ("trim", ring), ("inner", star), *on_head(head)]


@model(2.3, 2.7, yaw=0.12, nod=0.04)
def spirit_master() -> list[Piece]:
    """A bald master with closed eyes, a third one open, and a very thin moustache."""
    f = Face(
        "peach", 0.58, 0.42, 0.38, 0.13, 0.15, lid=1.0, anger=-0.15, brow="milk", bushy=0.05, mouth="smirk"
    )

    def third_eye(q: Points) -> Field:
        return egg(q, (0, 0.54, 0.40), (0.14, 0.18, 0.10))

    def pupil(x: Field, y: Field) -> Field:
        return np.hypot(x * 1.6, y - 0.54) - 0.09

    def lines(q: Points) -> Field:
        m = mirrored(q)
        arc = np.abs(q[1] - 0.04 - 1.4 * (m[0] - 0.235) ** 2) - 0.018
        return np.maximum(np.maximum(arc, np.abs(m[0] - 0.235) - 0.16), np.abs(q[2] - 0.50) - 0.12)

    def tuft(q: Points) -> Field:
        return chain(
            q, [((0, -0.70, 0.40), 0.07), ((0.02, -1.0, 0.48), 0.05), ((-0.04, -1.3, 0.56), 0.015)], 0.04
        )

    def sash(p: Points) -> Field:
        body = shoulders(0.88)(p)
        return np.maximum(body - 0.04, np.abs(p[1] - 0.45 + 0.75 * p[0]) - 0.20)

    head = [
        *face(f),
        ("inner", third_eye),
        ("soot", drawn_on(third_eye, pupil, 0.012)),
        ("soot", lines),
        ("milk", moustache(0.62, 0.62, 0.07)),
        ("milk", tuft),
    ]
    return [("main", shoulders(0.86)), ("trim", sash), ("cherry", necklace(0.10, 9, 0.40)), *on_head(head)]
