"""What caricatures wear: hair and beards, hats and crowns, and the shoulders that carry a head."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field
from art.scenes.models.comic.face import Face
from art.scenes.models.forms import union
from art.scenes.solids import Points, Solid, ball, carved, chain, egg, grown, limb, mirrored


def cap_of_hair(f: Face, low: float = 0.0) -> Solid:
    """Return hair that lies on the head, cut out for the face."""

    def solid(q: Points) -> Field:
        form = egg(q, (0, 0.26, -0.12), (f.wide + 0.10, 0.62, 0.66))
        ragged = 0.04 * np.sin(q[0] * 17)
        return carved(form, egg(q, (0, -0.22 + low + ragged, 0.72), (0.52, 0.78, 0.62)), 0.05)

    return solid


def long_hair(f: Face, reach: float = 1.1, swell: float = 0.26) -> Solid:
    """Return hair that falls to both sides in waves."""
    cap = cap_of_hair(f)

    def solid(q: Points) -> Field:
        m = mirrored(q)
        side = f.wide + 0.08
        joints = [
            ((side * 0.8, 0.30, -0.1), 0.20),
            ((side + 0.10, -0.3, -0.1), swell),
            ((side + 0.04, -0.3 - reach * 0.5, 0.05), swell),
            ((side + 0.22, -0.3 - reach, 0.12), 0.05),
        ]
        wave = 0.03 * np.sin(q[1] * 9 + q[0] * 2)
        return grown(cap(q), chain((m[0] + wave, m[1], m[2]), joints, 0.12), 0.12)

    return solid


def tongues(
    reach: float, count: int = 7, foot: float = 0.42, lean: float = 0.9, thick: float = 0.20
) -> Solid:
    """Return hair that stands up in tongues, as flames or spikes do."""

    def solid(q: Points) -> Field:
        forms = []
        for k in range(count):
            turn = (k / max(1, count - 1) - 0.5) * 2 * lean
            long = reach * (1.0 - 0.30 * abs(turn) / lean) * (1.0 if k % 2 else 0.82)
            sway = 0.10 * math.sin(k * 2.4)
            start = (math.sin(turn) * foot, 0.18 + math.cos(turn) * foot, -0.12)
            end = (math.sin(turn) * (foot + long) + sway, 0.18 + math.cos(turn) * (foot + long), -0.12)
            forms.append(limb(q, start, end, thick, 0.01))
        return union(forms)

    return solid


def beard(length: float, wide: float = 0.46, locks: float = 0.03, *, parted: bool = False) -> Solid:
    """Return a beard with its moustache."""

    def solid(q: Points) -> Field:
        m = mirrored(q)
        low = -0.55 - length
        tips = limb(m, (0.22, -0.6, 0.2), (0.34, low, 0.34), 0.2, 0.03) if parted else 9.0
        form = chain(
            q,
            [
                ((0, -0.58, 0.16), wide * 0.8),
                ((0, (low - 0.5) / 2, 0.26), wide * 0.72),
                ((0.05, low, 0.36), 0.04),
            ],
            0.12,
        )
        form = np.minimum(form, tips)
        form = grown(form, limb(m, (min(0.56, wide + 0.1), 0.0, 0.0), (0.30, -0.5, 0.25), 0.10, 0.22), 0.12)
        lip = limb(m, (0.05, -0.26, 0.58), (0.36, -0.40, 0.42), 0.10, 0.05)
        wave = np.sin(q[0] * 21 + 2 * np.sin(q[1] * 4)) * locks
        return np.minimum(grown(form + wave, lip, 0.05), 9.0)

    return solid


def moustache(reach: float, droop: float, thick: float = 0.09) -> Solid:
    """Return a moustache; a droop below 0 curls it up."""

    def solid(q: Points) -> Field:
        joints = [
            ((0.03, -0.24, 0.58), thick),
            ((reach * 0.55, -0.28, 0.50), thick * 0.9),
            ((reach, -0.28 - droop, 0.42), 0.02),
        ]
        return chain(mirrored(q), joints, 0.05)

    return solid


def pointed_hat(q: Points) -> Field:
    """Return a wizard's hat with a crooked tip."""
    wave = 0.04 * np.sin(np.arctan2(q[0], q[2]) * 3 + 0.7)
    brim = egg((q[0], q[1] + wave + 0.10 * q[0] ** 2, q[2]), (0, 0.56, -0.10), (0.98, 0.06, 0.78))
    joints = [
        ((0, 0.56, -0.10), 0.54),
        ((0.03, 0.98, -0.14), 0.34),
        ((0.12, 1.26, -0.16), 0.17),
        ((0.44, 1.38, -0.12), 0.05),
    ]
    cone = np.maximum(chain(q, joints, 0.1) + 0.015 * np.sin(q[1] * 16 + q[0] * 4), 0.54 - q[1])
    return grown(brim, cone, 0.05)


def hat_band(q: Points) -> Field:
    """Return the band of a wizard's hat."""
    away = np.hypot(q[0], q[2] + 0.09)
    return np.maximum(np.abs(away - 0.57 + 0.5 * (q[1] - 0.56)) - 0.05, np.abs(q[1] - 0.66) - 0.075)


def spiked_crown(q: Points) -> Field:
    """Return a crown with five high points."""
    away, angle = np.hypot(q[0], q[2] + 0.1), np.arctan2(q[0], q[2] + 0.1)
    spike = 0.12 + 0.26 * np.abs(np.cos(angle * 2.5)) ** 2
    ring = np.abs(away - 0.46 - 0.18 * (q[1] - 0.62)) - 0.04
    return np.maximum(ring, np.maximum(0.62 - q[1], q[1] - 0.66 - spike)) * 0.8


def shoulders(wide: float = 0.95, high: float = 0.66) -> Solid:
    """Return a body from the neck to the chest, cut off below."""

    def solid(p: Points) -> Field:
        m = mirrored(p)
        form = grown(
            egg(p, (0, 0.30, -0.05), (wide * 0.80, high, 0.44)),
            ball(m, (wide * 0.72, 0.42, -0.05), 0.30),
            0.2,
        )
        fold = 0.012 * np.sin(p[0] * 16 + p[1] * 5)
        return np.maximum(form + fold, -p[1])

    return solid


def collar(high: float, wide: float = 0.62) -> Solid:
    """Return a stiff collar that stands behind the head."""

    def solid(p: Points) -> Field:
        m = mirrored(p)
        flare = 0.34 * (p[1] - 0.6)
        ring = np.abs(np.hypot(p[0], p[2] + 0.05) - wide * 0.72 - flare) - 0.04
        edge = 0.62 + high * np.clip(m[0] * 1.5 + 0.15, 0, 1) - p[1]
        front = p[2] - 0.30 + 0.35 * m[0]
        return np.maximum(np.maximum(ring * 0.8, -edge), np.maximum(front * 0.8, 0.45 - p[1]))

    return solid


def necklace(bead: float, count: int = 9, low: float = 0.42) -> Solid:
    """Return beads that hang on the chest."""

    def solid(p: Points) -> Field:
        beads = []
        for k in range(count):
            turn = (k / (count - 1) - 0.5) * math.pi * 0.92
            beads.append(
                ball(
                    p,
                    (math.sin(turn) * 0.44, low + 0.36 * (1 - math.cos(turn)), 0.40 * math.cos(turn) + 0.08),
                    bead,
                )
            )
        return union(beads)

    return solid
