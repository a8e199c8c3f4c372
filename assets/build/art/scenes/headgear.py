"""What figures wear on their heads: hats, crowns, helms, horns, feathers; hoods belong to the clothes."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.scene import Portrait
from art.scenes.solids import Part, Points, Solid, ball, carved, chain, egg, grown, limb, mirrored, turned


def headgear(p: Portrait) -> list[Part]:
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
    if p.cover == "turban":
        cloth = Part(p.collar_cloth or "ivory", on_head(_turban), (0.0, 1.0, -0.1), 1.9)
        jewel = Part(p.trim, on_head(lambda q: egg(q, (0, 0.98, 1.0), (0.12, 0.17, 0.10))), top, 1.6)
        return [cloth, jewel]
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


def _turban(q: Points) -> Field:
    form = egg(q, (0, 0.94, -0.08), (1.14, 0.62, 1.12))
    form = grown(form, egg(q, (0, 1.34, -0.1), (0.72, 0.42, 0.72)), 0.12)
    wound = np.sin((q[1] + 0.55 * np.abs(q[0])) * 17 + np.clip(q[2], -1, 0) * 3)
    return np.maximum(form + 0.03 * wound, 0.50 + 0.10 * q[2] - q[1])


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
    body = np.maximum(away - 0.98 - front + 0.06 * q[1], np.maximum(q[1] - 1.12, -1.34 - q[1])) - 0.05
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
