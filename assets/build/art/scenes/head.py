"""The head of a figure: faces and skulls, hair and beards, and what is worn on it.

A head is about 2.5 units high; its middle, between the eyes and the mouth, is the origin.
"""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.headgear import headgear
from art.scenes.scene import Portrait
from art.scenes.solids import Part, Points, Solid, ball, carved, chain, egg, grown, limb, mirrored, turned

EYE = (0.33, 0.06, 0.70)
"""The middle of the right eye."""
EYEBALL = 0.195
_MIDDLE = (0.0, 0.05, 0.0)


def head_parts(p: Portrait) -> list[Part]:
    """Return the pieces of a head, turned as the portrait asks."""
    parts: list[Part] = []

    def add(material: str, solid: Solid, reach: float = 1.75) -> None:
        parts.append(Part(material, lambda points: solid(turned(points, p.yaw, p.nod)), _MIDDLE, reach))

    if p.mask == "skull":
        add(p.skin, skull)
    else:
        add(p.skin, lambda q: _face(q, p.soft, p.age))
        add("eye", lambda q: ball(mirrored(q), EYE, EYEBALL))
        if p.hair and p.locks != "none":
            add(p.hair, lambda q: _hair(q, p.locks), 2.9 if p.locks == "long" else 1.9)
        if p.beard:
            add(p.hair or "white_hair", lambda q: _beard(q, p.beard), 1.5 + 2.4 * p.beard)
    parts += headgear(p)
    return parts


def _face(q: Points, soft: float, age: float) -> Field:
    """Return the distances from a face: skull, jaw, cheeks, brow, nose, lips, lids, neck."""
    m = mirrored(q)
    form = grown(
        egg(q, (0, 0.38, -0.12), (0.80, 0.90, 0.95)),
        egg(q, (0, -0.28, 0.10), (0.67 - 0.07 * soft, 0.92, 0.74)),
        0.25,
    )
    jaw = 0.52 - 0.17 * soft
    form = grown(
        form,
        limb(
            m, (jaw, -0.52, 0.02), (0.15 - 0.05 * soft, -1.04, 0.54), 0.17 - 0.07 * soft, 0.15 - 0.03 * soft
        ),
        0.2,
    )
    form = grown(form, ball(q, (0, -1.05, 0.60), 0.165 - 0.03 * soft), 0.15)
    form = grown(form, ball(m, (0.46, -0.18, 0.55), 0.19 + 0.02 * soft - 0.04 * age), 0.2)
    hollow = ball(m, (0.52, -0.62, 0.75), 0.16)
    form = carved(form, hollow + 0.06 * (1 - age), 0.2)
    brow = limb(m, (0.10, 0.24, 0.80), (0.52, 0.30, 0.56), 0.10 - 0.04 * soft, 0.08)
    form = grown(form, brow, 0.12)
    form = carved(form, ball(m, (EYE[0], 0.05, 1.02), 0.24 - 0.02 * soft), 0.14)
    small = 1 - 0.32 * soft
    nose = limb(q, (0, 0.22, 0.80), (0, -0.28, 1.04 - 0.08 * soft), 0.07 * small, 0.11 * small)
    nose = grown(nose, ball(m, (0.12 * small, -0.34, 0.90), 0.085 * small), 0.07)
    form = grown(form, nose, 0.09)
    full = 0.8 + 0.5 * soft
    lips = np.minimum(
        egg(q, (0, -0.615, 0.83), (0.25, 0.05 * full, 0.10)),
        egg(q, (0, -0.715, 0.815), (0.21, 0.06 * full, 0.11)),
    )
    form = grown(form, lips, 0.05)
    lids = np.minimum(
        np.maximum(
            ball(m, EYE, 0.230),
            (EYE[1] + 0.055 + 0.03 * soft - q[1]) + 0.25 * (m[0] - EYE[0]) * (1 - 2 * age),
        ),
        np.maximum(ball(m, EYE, 0.220), q[1] - EYE[1] + 0.08 + 0.02 * soft),
    )
    form = grown(form, lids, 0.03)
    form = grown(form, egg(m, (0.83, 0.0, -0.12), (0.09, 0.25, 0.17)), 0.05)
    return grown(
        form, limb(q, (0, -0.7, -0.15), (0, -1.9, -0.3), 0.44 - 0.08 * soft, 0.48 - 0.08 * soft), 0.15
    )


def skull(q: Points) -> Field:
    """Return the distances from a bare skull."""
    m = mirrored(q)
    form = grown(
        egg(q, (0, 0.42, -0.10), (0.84, 0.86, 0.95)), egg(q, (0, -0.30, 0.18), (0.52, 0.66, 0.60)), 0.2
    )
    form = grown(form, limb(m, (0.30, -0.20, 0.78), (0.66, -0.12, 0.36), 0.12, 0.10), 0.12)
    form = grown(form, limb(m, (0.10, 0.30, 0.84), (0.58, 0.30, 0.58), 0.11, 0.10), 0.10)
    jaw = grown(
        limb(m, (0.56, -0.50, 0.10), (0.22, -1.08, 0.58), 0.11, 0.14), ball(q, (0, -1.08, 0.66), 0.15), 0.15
    )
    form = grown(form, jaw, 0.08)
    teeth = egg(q, (0, -0.74, 0.56), (0.38, 0.26, 0.32)) + 0.018 * np.abs(np.sin(q[0] * 26)) * (
        np.abs(q[1] + 0.74) < 0.24
    )
    form = grown(form, teeth, 0.04)
    form = carved(form, egg(m, (0.34, 0.04, 0.86), (0.25, 0.24, 0.42)), 0.05)
    form = carved(form, egg(m, (0.075, -0.32, 0.88), (0.085, 0.15, 0.30)), 0.04)
    form = carved(form, egg(m, (0.60, -0.42, 0.50), (0.16, 0.20, 0.26)), 0.1)
    form = carved(form, egg(q, (0, -0.735, 0.90), (0.40, 0.018, 0.3)), 0.02)
    return grown(form, limb(q, (0, -0.8, -0.15), (0, -1.9, -0.3), 0.26, 0.3), 0.1)


def _strands(q: Points, fine: float) -> Field:
    """Return the relief of locks and strands that fall from the crown."""
    angle = np.arctan2(q[0], q[2] + 0.3)
    bend = 1.7 * np.sin(q[1] * 2.1) + 0.7 * np.sin(q[1] * 4.7 + q[0] * 3)
    locks = np.abs(np.sin(angle * 6.5 + bend * 0.6)) ** 0.7
    wave = np.sin(angle * 23 + bend) + 0.6 * np.sin(angle * 51 + 1.4 * bend + 1)
    return wave * fine - locks * fine * 3.5


def _hair(q: Points, locks: str) -> Field:
    m = mirrored(q)
    form = egg(q, (0, 0.48, -0.20), (0.93, 0.95, 1.06))
    if locks == "long":
        sway = 0.08 * np.sin(q[1] * 2.6 + 0.5)
        n = (m[0] + sway, m[1], m[2])
        fall = chain(
            n,
            [
                ((0.72, 0.45, 0.05), 0.24),
                ((0.90, -0.6, 0.05), 0.30),
                ((1.02, -1.6, 0.30), 0.34),
                ((0.95, -2.5, 0.48), 0.16),
            ],
            0.2,
        )
        back = egg(q, (0, -0.7, -0.55), (1.0, 1.5, 0.6))
        form = grown(grown(form, fall, 0.2), back, 0.3)
    elif locks == "bound":
        form = grown(form, ball(q, (0, 1.25, -0.55), 0.42), 0.1)
    ragged = 0.05 * np.sin(q[0] * 11 + 1) + 0.03 * np.sin(q[0] * 23)
    form = carved(
        form,
        egg((q[0], q[1] + ragged * np.clip(q[1], 0, 1), q[2]), (0, -0.10, 0.98), (0.74, 1.02, 0.80)),
        0.06,
    )
    part = np.exp(-(((q[0] - 0.12) / 0.06) ** 2)) * np.clip(q[1] - 0.6, 0, 1) * np.clip(q[2] + 0.5, 0, 1)
    return form + _strands(q, 0.016) + part * 0.12


def _beard(q: Points, length: float) -> Field:
    m = mirrored(q)
    low = -1.2 - 2.0 * length
    form = limb(q, (0, -0.98, 0.52), (0, low, 0.72), 0.36, 0.10)
    form = grown(
        form,
        chain(m, [((0.66, -0.30, 0.22), 0.10), ((0.52, -0.72, 0.42), 0.20), ((0.2, -1.05, 0.60), 0.26)], 0.1),
        0.14,
    )
    lip = limb(m, (0.04, -0.50, 0.95), (0.36, -0.72, 0.76), 0.09, 0.05)
    form = grown(form, lip, 0.05)
    form = carved(form, egg(q, (0, -0.66, 0.98), (0.17, 0.07, 0.2)), 0.05)
    wave = np.sin(q[0] * 34 + 2 * np.sin(q[1] * 2.4)) + 0.6 * np.sin(q[0] * 71 + 3 * np.sin(q[1] * 3.1))
    return form + wave * 0.014
