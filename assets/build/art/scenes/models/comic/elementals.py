"""Rock, wood, magma and fire with faces."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.models import Piece, model
from art.scenes.models.comic.dress import shoulders, tongues
from art.scenes.models.comic.face import Face, drawn_on, face, on_head, skull_of
from art.scenes.models.forms import moved, union
from art.scenes.solids import Points, Solid, ball, drum, egg, grown, limb, mirrored


@model(2.3, 2.0, yaw=-0.15, nod=0.0)
def angry_boulder() -> list[Piece]:
    """A boulder that rolls on purpose."""
    f = Face(
        "main",
        0.80,
        0.72,
        0.56,
        0.14,
        0.19,
        white="butter",
        lid=0.26,
        anger=1.2,
        brow="inner",
        bushy=0.12,
        ears="",
    )
    pieces = face(f)
    skull = pieces[0][1]

    def rock(q: Points) -> Field:
        lumps = 0.05 * np.sin(q[0] * 5 + 1) * np.sin(q[1] * 6) + 0.03 * np.sin(q[0] * 13 + q[1] * 9)
        return np.minimum(
            skull(q), grown(egg(q, (0, 0.05, -0.15), (0.98, 0.90, 0.66)) + lumps, skull(q), 0.2)
        )

    def stones(q: Points) -> Field:
        spots = ((1.0, -0.62, 0.16), (-1.02, -0.55, 0.2), (0.86, 0.78, 0.13), (-0.80, 0.82, 0.11))
        return union([ball(q, (x, y, 0), r) + 0.02 * np.sin(q[0] * 23 + q[1] * 19) for x, y, r in spots])

    def moss(q: Points) -> Field:
        return np.maximum(rock(q) - 0.05, 0.62 - q[1] + 0.10 * np.sin(q[0] * 9))

    def low(solid: Solid) -> Solid:
        return moved(lambda q: np.maximum(solid(q), -0.95 - q[1]), (0, 0.98, 0))

    body: list[Piece] = [("main", rock), *pieces[1:], ("trim", moss), ("inner", stones)]
    return [(name, low(solid)) for name, solid in body]


@model(2.4, 2.8, yaw=0.25, nod=0.0)
def root_doctor() -> list[Piece]:
    """A doctor who is mostly tree: bark, a crown of leaves, a lamp on the brow."""
    f = Face(
        "main",
        0.50,
        0.42,
        0.52,
        0.20,
        0.17,
        white="butter",
        iris="soot",
        lid=0.2,
        anger=-0.4,
        brow="trim",
        bushy=0.09,
        ears="",
    )
    skull = skull_of(f)

    def bark(q: Points) -> Field:
        return skull(q) + 0.025 * np.sin(q[0] * 22 + 3 * np.sin(q[1] * 3)) * (np.abs(q[0]) > 0.3)

    def twigs(q: Points) -> Field:
        m = mirrored(q)
        return np.minimum(
            limb(m, (0.40, 0.2, -0.1), (1.0, 0.62, 0), 0.10, 0.04),
            limb(m, (0.7, 0.4, -0.05), (1.02, 0.24, 0), 0.06, 0.03),
        )

    def crown(q: Points) -> Field:
        spots = (
            (0.0, 0.86, 0.40),
            (0.42, 0.72, 0.34),
            (0.76, 0.70, 0.20),
            (0.22, 1.06, 0.26),
            (1.02, 0.62, 0.15),
        )
        leaves = 0.035 * np.sin(q[0] * 17) * np.sin(q[1] * 15 + 1)
        return union([ball(mirrored(q), (x, y, -0.1), r) for x, y, r in spots]) + leaves

    def lamp(q: Points) -> Field:
        return egg(q, (0, 0.46, 0.50), (0.19, 0.19, 0.07))

    def tube(p: Points) -> Field:
        m = mirrored(p)
        return np.minimum(
            limb(m, (0.34, 1.05, 0.3), (0.04, 0.42, 0.5), 0.045, 0.045),
            drum((p[0], p[2] - 0.52 + 0.28, p[1] - 0.28), (0, 0.28, 0), 0.15, 0.05),
        )

    def roots(p: Points) -> Field:
        body = shoulders(0.92)(p)
        return body + 0.03 * np.sin(p[0] * 20 + 2 * np.sin(p[1] * 5))

    head = [("main", bark), *face(f)[1:], ("main", twigs), ("trim", crown), ("chrome", lamp)]
    return [("milk", roots), ("soot", tube), *on_head(head)]


@model(2.6, 2.75, yaw=-0.2, nod=0.02)
def magma_ogre() -> list[Piece]:
    """An ogre of black rock with fire in every crack."""
    f = Face(
        "main",
        0.62,
        0.62,
        0.42,
        0.17,
        0.16,
        white="inner",
        iris="cherry",
        lid=0.30,
        anger=1.2,
        brow="soot",
        bushy=0.13,
        mouth="",
        ears="",
    )
    skull, body = skull_of(f), shoulders(1.1, 0.80)

    def cracks(x: Field, y: Field) -> Field:
        paths = np.sin(x * 7 + 2.2 * np.sin(y * 5)) * np.sin(y * 6 + 2 * np.sin(x * 4))
        face_free = np.hypot(x / 0.40, (y + 0.02) / 0.44) - 1
        return np.maximum(np.abs(paths) - 0.10, -face_free * 0.2) * 0.2

    def maw(x: Field, y: Field) -> Field:
        jagged = 0.05 * np.abs((x * 9) % 2 - 1)
        return np.maximum(np.abs(y + 0.46 - 0.2 * x * x) - 0.05 - jagged, np.abs(x) - 0.36)

    def tusks(q: Points) -> Field:
        return limb(mirrored(q), (0.30, -0.52, 0.46), (0.36, -0.20, 0.56), 0.09, 0.01)

    head = [
        *face(f),
        ("inner", drawn_on(skull, cracks, 0.014)),
        ("inner", drawn_on(skull, maw, 0.025)),
        ("milk", tusks),
    ]
    crest = tongues(0.42, 7, 0.46, 0.85, 0.19)
    veins = moved(drawn_on(moved(body, (0, -0.4, 0)), cracks, 0.015), (0, 0.4, 0))
    return [("main", body), ("inner", veins), *on_head([*head, ("trim", crest)])]


@model(2.1, 2.4, yaw=0.15, nod=0.0)
def cool_flame() -> list[Piece]:
    """A flame that finds itself cool, and wears the glasses for it."""
    f = Face("main", 0.62, 0.60, 0.50, 0.06, 0.10, lid=1.0, bushy=0.0, mouth="grin", ears="")
    skull = skull_of(f)
    tips = (
        (0.0, 0.1, 1.42, 0.52),
        (-0.42, -0.1, 0.86, 0.36),
        (0.46, -0.1, 1.0, 0.34),
        (-0.66, -0.4, 0.30, 0.26),
        (0.70, -0.4, 0.36, 0.26),
    )

    def body(q: Points) -> Field:
        forms = [
            limb(q, (x * 0.8, y, -0.1), (x * 1.15 + 0.08, top, -0.1), thick, 0.01)
            for x, y, top, thick in tips
        ]
        return grown(np.maximum(skull(q), -0.80 - q[1]), union(forms), 0.12)

    def core(x: Field, y: Field) -> Field:
        return np.hypot(x / 0.44, (y + 0.36) / 0.50) * 0.44 - 0.44

    def glasses(q: Points) -> Field:
        m = mirrored(q)
        lens = egg(m, (0.29, 0.12, 0.54), (0.27, 0.19, 0.10))
        return np.minimum(lens, limb(m, (0.0, 0.18, 0.60), (0.68, 0.20, 0.30), 0.045, 0.04))

    def glint(q: Points) -> Field:
        return limb(q, (0.20, 0.20, 0.65), (0.32, 0.10, 0.65), 0.03, 0.02)

    pieces = [
        ("main", body),
        ("trim", drawn_on(body, core, 0.012)),
        *face(f)[3:],
        ("soot", glasses),
        ("milk", glint),
    ]
    return [(name, moved(solid, (0, 0.84, 0))) for name, solid in pieces]
