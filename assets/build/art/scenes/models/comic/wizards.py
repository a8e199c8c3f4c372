"""Busts of wizards and witches who lend their names to spells."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.dress import (
    beard,
    cap_of_hair,
    collar,
    hat_band,
    long_hair,
    moustache,
    pointed_hat,
    shoulders,
)
from art.scenes.models.comic.face import Face, face, on_head
from art.scenes.models.forms import moved, union
from art.scenes.solids import Points, ball, carved, chain, drum, egg, grown, hoop, limb, mirrored


@model(2.5, 2.8, yaw=-0.2, nod=0.0)
def blasting_beard() -> list[Piece]:
    """A dwarf whose beard is loaded: iron cap, goggles, muzzles among the locks."""
    f = Face(
        "peach", 0.58, 0.46, 0.40, 0.24, 0.16, lid=0.1, anger=0.8, brow="tangerine", bushy=0.11, mouth=""
    )

    def cap(q: Points) -> Field:
        dome = np.maximum(egg(q, (0, 0.36, -0.06), (0.68, 0.56, 0.66)), 0.36 - q[1])
        return np.minimum(dome, hoop(q, (0, 0.38, -0.06), 0.66, 0.07))

    def horns(q: Points) -> Field:
        return chain(
            mirrored(q), [((0.58, 0.52, 0), 0.15), ((0.90, 0.62, 0), 0.12), ((1.02, 0.98, 0.05), 0.02)], 0.05
        )

    spots = ((-0.34, -0.72), (0.34, -0.72), (-0.14, -1.16), (0.18, -1.20))

    def muzzles(q: Points) -> Field:
        tubes = [limb(q, (x, y, 0.30), (x * 1.08, y, 0.80), 0.13, 0.15) for x, y in spots]
        holes = [ball(q, (x * 1.1, y, 0.96), 0.12) for x, y in spots]
        return carved(union(tubes), union(holes), 0.02)

    def fire(q: Points) -> Field:
        return union([ball(q, (x * 1.08, y, 0.86), 0.085) for x, y in spots])

    head = [
        *face(f),
        ("main", beard(1.05, 0.60, 0.045)),
        ("trim", cap),
        ("milk", horns),
        ("soot", muzzles),
        ("inner", fire),
    ]
    return [("toffee", shoulders(0.95)), *on_head(head)]


@model(2.3, 3.2, yaw=-0.24, nod=0.0)
def stage_magician() -> list[Piece]:
    """A magician of the stage: top hat, monocle, a moustache that curls."""
    f = Face("peach", 0.52, 0.36, 0.44, 0.16, 0.17, lid=0.24, anger=-0.5, bushy=0.05, mouth="grin")

    def hat(q: Points) -> Field:
        tall = drum(q, (0, 0.92, -0.08), 0.50, 0.40, 0.05)
        return np.minimum(tall, egg(q, (0, 0.54, -0.08), (0.86, 0.06, 0.74)))

    def band(q: Points) -> Field:
        return drum(q, (0, 0.66, -0.08), 0.525, 0.09, 0.02)

    def glass(q: Points) -> Field:
        return hoop(q, (0.235, 0.12, 0.60), 0.23, 0.035, upright=True)

    def tie(p: Points) -> Field:
        return grown(
            egg(mirrored(p), (0.20, 0.98, 0.40), (0.20, 0.15, 0.08)), ball(p, (0, 0.98, 0.42), 0.08), 0.04
        )

    def shirt(p: Points) -> Field:
        return np.maximum(shoulders(0.84)(p) - 0.02, np.abs(p[0]) - 0.34 * (p[1] + 0.1))

    head = [
        *face(f),
        ("soot", moustache(0.62, -0.34, 0.08)),
        ("soot", cap_of_hair(f)),
        ("main", hat),
        ("inner", band),
        ("butter", glass),
    ]
    return [("main", shoulders(0.84)), ("milk", shirt), ("trim", tie), *on_head(head)]


@model(2.5, 3.15, yaw=0.25, nod=0.02)
def night_wizard() -> list[Piece]:
    """A wizard of midnight: black beard, eyes that glow in the shadow of his hat."""
    f = Face(
        "lilac",
        0.54,
        0.42,
        0.46,
        0.18,
        0.16,
        white="inner",
        iris="milk",
        lid=0.38,
        anger=0.9,
        brow="soot",
        bushy=0.09,
        mouth="",
    )

    def moons(q: Points) -> Field:
        moon = carved(ball(q, (-0.10, 0.96, 0.22), 0.16), ball(q, (-0.02, 1.0, 0.28), 0.14), 0.01)
        return union([moon, ball(q, (0.30, 0.82, 0.24), 0.05), ball(q, (0.20, 1.16, 0.06), 0.045)])

    head = [
        *face(f),
        ("soot", beard(1.0, 0.42, 0.035, parted=True)),
        ("main", pointed_hat),
        ("trim", hat_band),
        ("butter", moons),
    ]
    return [("main", shoulders(0.9)), ("trim", collar(0.8, 0.8)), *on_head(head)]


@model(3.1, 2.75, yaw=0.0, nod=0.0)
def two_witches() -> list[Piece]:
    """Two witches cheek by cheek: a young one and a green one."""
    young = Face(
        "peach",
        0.48,
        0.32,
        0.40,
        0.09,
        0.19,
        iris="grape",
        lid=0.3,
        anger=0.4,
        brow="cherry",
        bushy=0.04,
        mouth="smirk",
        ears="",
    )
    old = Face(
        "lime",
        0.48,
        0.32,
        0.52,
        0.26,
        0.18,
        white="butter",
        iris="cherry",
        lid=0.2,
        anger=0.8,
        brow="milk",
        bushy=0.07,
        mouth="grin",
        ears="",
    )
    pieces: list[Piece] = []
    for f, hair, hat, x, lean in (
        (young, "tangerine", "main", -0.62, -0.10),
        (old, "milk", "trim", 0.62, 0.10),
    ):
        head = [*face(f), (hair, long_hair(f, 0.9, 0.18)), (hat, pointed_hat), ("butter", hat_band)]
        pieces += [(name, moved(solid, (x, 0.02, 0), 0.86, lean)) for name, solid in on_head(head)]
        pieces.append((hat, moved(shoulders(0.80), (x, 0, -0.1), 0.86)))
    return pieces


@model(2.6, 2.95, yaw=0.26, nod=0.0)
def time_ranger() -> list[Piece]:
    """A ranger of time: cowboy hat, star, a clock for one eye."""
    f = Face(
        "peach", 0.54, 0.46, 0.46, 0.15, 0.15, lid=0.42, anger=0.5, brow="toffee", bushy=0.08, mouth="smirk"
    )

    def hat(q: Points) -> Field:
        brim = egg((q[0], q[1] - 0.22 * q[0] ** 2, q[2]), (0, 0.50, -0.08), (1.12, 0.06, 0.76))
        crown = carved(
            egg(q, (0, 0.74, -0.08), (0.56, 0.42, 0.52)), egg(q, (0, 1.20, -0.02), (0.14, 0.22, 0.6)), 0.08
        )
        return grown(brim, np.maximum(crown, 0.48 - q[1]), 0.05)

    def band(q: Points) -> Field:
        return np.maximum(np.abs(np.hypot(q[0], q[2] + 0.08) - 0.55) - 0.05, np.abs(q[1] - 0.62) - 0.06)

    def clock(q: Points) -> Field:
        return egg(q, (-0.235, 0.12, 0.54), (0.22, 0.22, 0.10))

    def rim(q: Points) -> Field:
        return hoop(q, (-0.235, 0.12, 0.58), 0.23, 0.045, upright=True)

    def hands(q: Points) -> Field:
        return np.minimum(
            limb(q, (-0.235, 0.12, 0.66), (-0.235, 0.28, 0.63), 0.022, 0.018),
            limb(q, (-0.235, 0.12, 0.66), (-0.13, 0.08, 0.63), 0.022, 0.018),
        )

    def scarf(p: Points) -> Field:
        knot = egg(p, (0, 0.98, 0.12), (0.46, 0.20, 0.42))
        return grown(knot, limb(p, (0.05, 0.9, 0.48), (0.12, 0.5, 0.5), 0.16, 0.05), 0.05)

    def star(p: Points) -> Field:
        angle = np.arctan2(p[0] + 0.46, p[1] - 0.46)
        away = np.hypot(p[0] + 0.46, p[1] - 0.46)
        return np.maximum(away - 0.13 - 0.07 * np.cos(angle * 5), np.abs(p[2] - 0.40) - 0.10) * 0.7

    head = [
        *face(f),
        ("toffee", cap_of_hair(f)),
        ("toffee", moustache(0.40, 0.26, 0.11)),
        ("main", hat),
        ("trim", band),
        ("milk", clock),
        ("butter", rim),
        ("soot", hands),
    ]
    return [("toffee", shoulders(0.94)), ("trim", scarf), ("butter", star), *on_head(head)]


@model(2.4, 2.75, yaw=0.15, nod=0.03)
def masked_stranger() -> list[Piece]:
    """A stranger of whom only the eyes are seen, between hood and scarf."""
    f = Face(
        "soot", 0.52, 0.38, 0.40, 0.10, 0.20, white="inner", lid=0.34, anger=0.6, bushy=0.0, mouth="", ears=""
    )

    def hood(q: Points) -> Field:
        form = grown(
            egg(q, (0, 0.20, -0.12), (0.76, 0.74, 0.66)),
            limb(q, (0, 0.7, -0.1), (0.16, 1.08, -0.3), 0.3, 0.05),
            0.2,
        )
        form = grown(form, egg(q, (0, -0.70, -0.1), (0.80, 0.44, 0.56)), 0.25)
        return carved(form, egg(q, (0, -0.10, 0.62), (0.52, 0.60, 0.60)), 0.05) + 0.015 * np.sin(
            q[0] * 14 + q[1] * 6
        )

    def scarf(q: Points) -> Field:
        form = egg(q, (0, -0.52, 0.14), (0.56, 0.32, 0.52)) + 0.02 * np.sin(q[1] * 24 + q[0] * 4)
        return grown(form, limb(q, (0.4, -0.6, 0.4), (0.95, -0.95, 0.35), 0.16, 0.06), 0.08)

    head = [*face(f), ("main", hood), ("trim", scarf)]
    return [("main", shoulders(0.98)), *on_head(head)]
