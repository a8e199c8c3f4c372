"""The head of a figure: faces and skulls, hair and beards, and what is worn on it.

A head is about 2.5 units high; its middle, between the eyes and the mouth, is the origin.
"""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
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
    parts += _covers(p)
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


# ---- what is worn


def _covers(p: Portrait) -> list[Part]:
    """Return what is on the head; hoods belong to the clothes."""

    def on_head(solid: Solid) -> Solid:
        return lambda points: solid(turned(points, p.yaw, p.nod))

    top = (0.0, 1.2, 0.0)
    if p.cover == "hat":
        cloth = Part(p.cloth, on_head(_hat), (0.0, 1.4, 0.0), 2.4)
        return [cloth, Part(p.trim, on_head(_hat_band), (0.0, 1.1, 0.0), 1.3)]
    if p.cover == "crown":
        return [Part(p.trim, on_head(_crown), top, 1.5)]
    if p.cover == "circlet":
        gem = Part(p.held_material, on_head(lambda q: egg(q, (0, 0.62, 0.96), (0.11, 0.15, 0.09))), top, 1.6)
        return [Part(p.trim, on_head(_circlet), (0.0, 0.6, 0.0), 1.3), gem]
    if p.cover == "helm":
        return [
            Part("steel", on_head(lambda q: great_helm(q)[0]), (0.0, 0.1, 0.0), 1.9),
            Part(p.trim, on_head(lambda q: great_helm(q)[1]), (0.0, 0.1, 0.0), 1.9),
        ]
    if p.cover == "horns":
        return [Part("bone", on_head(_horns), top, 2.2)]
    if p.cover == "antlers":
        return [Part("bark", on_head(_antlers), (0.0, 1.7, 0.0), 2.4)]
    if p.cover == "feathers":
        plumes = Part(p.held_material, on_head(_plumes), (0.0, 1.5, -0.3), 2.2)
        return [plumes, Part(p.trim, on_head(_circlet), (0.0, 0.6, 0.0), 1.3)]
    return []


def _hat(q: Points) -> Field:
    wave = 0.06 * np.sin(np.arctan2(q[0], q[2]) * 3 + 0.7)
    brim = egg((q[0], q[1] + wave + 0.05 * q[0] ** 2, q[2]), (0, 0.74, -0.05), (1.78, 0.10, 1.66))
    joints = [
        ((0, 0.80, -0.12), 1.02),
        ((0.04, 1.6, -0.2), 0.58),
        ((0.16, 2.2, -0.25), 0.28),
        ((0.62, 2.56, -0.2), 0.07),
    ]
    cone = chain(q, joints, 0.15) + 0.02 * np.sin(q[1] * 9 + q[0] * 3)
    cone = np.maximum(cone, 0.70 - q[1])
    return grown(brim, cone, 0.06)


def _hat_band(q: Points) -> Field:
    away = np.hypot(q[0], q[2] + 0.13)
    return np.maximum(np.abs(away - 1.02 + 0.42 * (q[1] - 0.8)) - 0.06, np.abs(q[1] - 0.96) - 0.11)


def _crown(q: Points) -> Field:
    away, angle = np.hypot(q[0], q[2] + 0.1), np.arctan2(q[0], q[2] + 0.1)
    spike = 0.16 + 0.30 * np.abs(np.cos(angle * 3)) ** 2.2
    ring = np.maximum(
        np.abs(away - 0.90 - 0.18 * (q[1] - 0.8)) - 0.045, np.maximum(0.70 - q[1], q[1] - 0.72 - spike)
    )
    tips = np.minimum.reduce(
        [
            ball(q, (math.sin(k * math.pi / 3) * 0.97, 1.2, math.cos(k * math.pi / 3) * 0.97 - 0.1), 0.075)
            for k in range(-2, 3)
        ]
    )
    return np.minimum(ring * 0.8, tips)


def _circlet(q: Points) -> Field:
    away = np.hypot(q[0], (q[2] + 0.1) * 0.93)
    return np.hypot(away - 0.90, (q[1] - 0.56) * 0.8) - 0.055


def great_helm(q: Points) -> tuple[Field, Field]:
    """Return the distances from a helm with a slit for the eyes, and from the cross on it."""
    return _helm(q), _helm_cross(q)


def _helm(q: Points) -> Field:
    away = np.hypot(q[0], q[2] * 0.9)
    front = 0.10 * np.clip(q[2], 0, 1) * np.clip(0.6 - np.abs(q[0]), 0, 1)
    body = np.maximum(away - 0.98 - front + 0.06 * q[1], np.maximum(q[1] - 1.12, -1.12 - q[1])) - 0.05
    body = grown(body, egg(q, (0, 1.05, 0), (0.90, 0.32, 0.95)), 0.1)
    slit = np.maximum(np.abs(q[1] - 0.12) - 0.065, np.abs(q[0]) - 0.72)
    body = carved(body, np.maximum(slit, 0.3 - q[2]), 0.02)
    holes = np.maximum(
        np.hypot((np.abs(q[0]) - 0.34) % 0.16 - 0.08, (q[1] + 0.5) % 0.18 - 0.09) - 0.03,
        np.abs(q[1] + 0.6) - 0.28,
    )
    return carved(body, np.maximum(np.maximum(holes, 0.25 - np.abs(q[0])), np.abs(q[0]) - 0.60), 0.02)


def _helm_cross(q: Points) -> Field:
    away = (
        np.hypot(q[0], q[2] * 0.9)
        - 1.05
        + 0.06 * q[1]
        - 0.10 * np.clip(q[2], 0, 1) * np.clip(0.6 - np.abs(q[0]), 0, 1)
    )
    upright = np.maximum(np.abs(q[0]) - 0.075, np.abs(q[1] - 0.05) - 1.02)
    bar = np.maximum(np.abs(q[1] - 0.12) - 0.15, np.abs(q[0]) - 0.80)
    slit = np.maximum(np.abs(q[1] - 0.12) - 0.075, np.abs(q[0]) - 0.74)
    cross = np.maximum(np.minimum(upright, bar), -np.maximum(slit, 0.07 - np.abs(q[0])))
    return np.maximum(np.maximum(cross, np.abs(away - 0.02) - 0.045), 0.1 - q[2])


def _horns(q: Points) -> Field:
    m = mirrored(q)
    joints = [
        ((0.55, 0.72, 0.25), 0.22),
        ((1.05, 1.05, 0.25), 0.18),
        ((1.30, 1.55, 0.35), 0.11),
        ((1.15, 2.05, 0.45), 0.03),
    ]
    return chain(m, joints, 0.08) + 0.012 * np.sin(q[1] * 40)


def _antlers(q: Points) -> Field:
    m = mirrored(q)
    beam = [
        ((0.42, 0.85, 0.1), 0.11),
        ((0.85, 1.5, 0.0), 0.09),
        ((1.30, 2.0, 0.1), 0.075),
        ((1.40, 2.6, 0.25), 0.03),
    ]
    tines = [
        limb(m, (0.66, 1.2, 0.05), (0.55, 1.75, 0.35), 0.075, 0.02),
        limb(m, (1.02, 1.7, 0.03), (0.82, 2.35, 0.30), 0.07, 0.02),
        limb(m, (1.30, 2.05, 0.1), (1.75, 2.4, 0.2), 0.06, 0.02),
    ]
    form = chain(m, beam, 0.06)
    for tine in tines:
        form = grown(form, tine, 0.07)
    return form


def _plumes(q: Points) -> Field:
    form = np.full_like(q[0], 9.0)
    for k in range(-3, 4):
        lean = k * 0.26
        x, y = q[0] - math.sin(lean) * 1.15, q[1] - 0.25 - math.cos(lean) * 1.25
        across, along = x * math.cos(lean) - y * math.sin(lean), x * math.sin(lean) + y * math.cos(lean)
        plume = egg((across, along, q[2]), (0, 0, -0.30 - 0.04 * abs(k)), (0.17, 0.72, 0.07))
        form = np.minimum(form, plume + 0.012 * np.sin((along - np.abs(across)) * 46))
    return form
