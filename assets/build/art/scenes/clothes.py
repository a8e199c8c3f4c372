"""The body of a figure below the head: robe, hood, collars, arms, hands and the staff they hold."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import Field
from art.scenes.scene import Portrait
from art.scenes.solids import Part, Points, Solid, Vector, carved, egg, grown, limb, mirrored, turned

HAND = (1.78, -1.62, 0.92)
"""Where the right hand is when it holds something."""
_TORSO = (0.0, -3.4, -0.2)


def clothes(p: Portrait) -> list[Part]:
    """Return the pieces of a figure's clothes and hands."""
    parts = [Part(p.cloth, _robe, _TORSO, 3.6)]
    if p.cover == "hood":

        def hooded(solid: Solid) -> Solid:
            return lambda points: solid(turned(points, p.yaw * 0.75, p.nod))

        parts.append(Part(p.cloth, hooded(_hood), (0.0, -0.1, -0.2), 2.5))
        parts.append(Part(p.trim, hooded(_hood_edge), (0.0, 0.0, 0.3), 1.9))
    if p.collar == "mantle":
        parts.append(Part(p.collar_cloth or "steel", _pauldrons, (0.0, -2.3, -0.2), 2.6))
    elif p.collar == "fur":
        parts.append(Part(p.collar_cloth or "ash_fur", _fur, (0.0, -1.8, -0.1), 2.2))
    elif p.collar == "cape":
        parts.append(Part(p.collar_cloth or p.cloth, _cape, (0.0, -2.5, -0.3), 2.6))
    elif p.collar == "high":
        parts.append(Part(p.collar_cloth or p.trim, _high_collar, (0.0, -1.2, -0.2), 1.9))
    if p.held:
        parts += _arm(p)
    return parts


def _folds(q: Points, strength: float) -> Field:
    """Return folds that fall from the shoulders: long and narrow, deeper towards the foot."""
    angle = np.arctan2(q[0], q[2] + 2.2)
    bend = 0.7 * np.sin(q[1] * 0.7) + 0.25 * np.sin(q[1] * 1.9 + q[0])
    broad = np.sin(angle * 15 + bend * 2.0 + 0.8)
    wave = broad * np.abs(broad) ** 0.5 + 0.5 * np.sin(angle * 37 + 2.6 * bend + 1.1)
    return wave * strength * np.clip((-1.9 - q[1]) * 0.6, 0.05, 1)


def _robe(q: Points) -> Field:
    m = mirrored(q)
    form = limb(m, (0.0, -2.20, -0.35), (1.40, -2.50, -0.40), 0.62, 0.60)
    form = grown(form, egg(q, (0, -3.9, -0.25), (1.72, 2.1, 0.95)), 0.35)
    form = grown(form, limb(m, (1.66, -2.75, -0.35), (2.0, -4.8, -0.1), 0.56, 0.72), 0.25)
    form = grown(form, limb(q, (0, -1.75, -0.3), (0, -2.3, -0.3), 0.52, 0.80), 0.3)
    opening = egg(q, (0, -1.55, 0.85), (0.40, 1.1, 0.55))
    return carved(form, opening, 0.10) + _folds(q, 0.05)


def on_hem(q: Points) -> Field:
    """Return where the gilded edge runs down both sides of a robe's opening: 1 is on it."""
    away = np.abs(np.abs(q[0]) - 0.12 - 0.42 * np.clip((q[1] + 3.3) / 1.7, 0, 1) ** 1.3)
    return np.clip((0.075 - away) * 30, 0, 1) * (q[2] > -0.2)


def _cape(q: Points) -> Field:
    """Return a cape over both shoulders, open in front."""
    m = mirrored(q)
    form = grown(
        limb(m, (0.2, -1.98, -0.3), (1.55, -2.55, -0.4), 0.72, 0.74),
        egg(q, (0, -2.9, -0.4), (1.95, 1.1, 1.12)),
        0.3,
    )
    form = np.maximum(form + _folds(q, 0.055), -3.55 + 0.25 * np.cos(q[0] * 1.3) - q[1])
    return carved(form, egg(q, (0, -2.6, 1.2), (0.62, 1.9, 1.0)), 0.06)


def _hood(q: Points) -> Field:
    form = egg(q, (0, 0.22, -0.25), (1.22, 1.42, 1.30))
    form = grown(form, limb(q, (0, 1.05, -0.3), (0, 1.75, -0.75), 0.50, 0.10), 0.45)
    form = grown(form, egg(q, (0, -1.65, -0.15), (1.45, 0.80, 1.05)), 0.40)
    angle = np.arctan2(q[0], q[1] - 0.4)
    form = form + 0.05 * (np.abs(np.sin(angle * 5 + 2 * q[2])) ** 0.7 - 0.6) * np.clip(0.9 - q[2], 0, 1)
    form = form + 0.05 * np.abs(np.sin(q[0] * 4 + q[1] * 2.5)) * np.clip(-1.0 - q[1], 0, 0.6)
    form = carved(form, egg(q, (0, 0.16, -0.14), (1.06, 1.28, 1.16)), 0.05)
    return carved(form, _opening(q), 0.06)


def _opening(q: Points) -> Field:
    return egg((q[0] * (1 + 0.22 * np.clip(q[1], 0, 1.2)), q[1], q[2]), (0, -0.10, 1.06), (0.92, 1.30, 0.92))


def _hood_edge(q: Points) -> Field:
    outer = np.minimum(
        egg(q, (0, 0.22, -0.25), (1.24, 1.44, 1.32)), egg(q, (0, -1.65, -0.15), (1.47, 0.82, 1.07))
    )
    rim = np.abs(_opening(q) - 0.03) - 0.045
    return np.maximum(np.maximum(rim, np.abs(outer) - 0.06), 0.05 - q[2])


def _pauldrons(q: Points) -> Field:
    m = mirrored(q)
    form = np.full_like(q[0], 9.0)
    for k in range(3):
        plate = egg(m, (1.30 + 0.16 * k, -2.05 - 0.24 * k, -0.2), (0.74 - 0.04 * k, 0.40, 0.80))
        form = np.minimum(form, np.maximum(plate, -0.30 - (q[1] + 2.05 + 0.24 * k)))
    gorget = np.maximum(np.abs(np.hypot(q[0], q[2] + 0.2) - 0.72) - 0.06, np.abs(q[1] + 1.72) - 0.28)
    return np.minimum(form, gorget)


def _fur(q: Points) -> Field:
    form = grown(
        limb(mirrored(q), (0.25, -1.62, 0.30), (1.35, -1.95, -0.2), 0.34, 0.42),
        egg(q, (0, -1.55, -0.5), (1.2, 0.45, 0.7)),
        0.2,
    )
    tufts = (
        np.sin(q[0] * 17 + 3 * np.sin(q[1] * 9))
        * np.sin(q[1] * 21 + 2 * np.sin(q[0] * 7))
        * np.sin(q[2] * 15)
    )
    return form + tufts * 0.06


def _high_collar(q: Points) -> Field:
    flare = np.hypot(q[0], q[2] + 0.25) - (0.80 + 0.34 * np.clip(q[1] + 1.7, 0, 1.4) ** 1.5)
    wall = np.maximum(np.abs(flare) - 0.05, np.maximum(-1.8 - q[1], q[1] + 0.55 + 0.35 * np.clip(q[2], 0, 1)))
    return np.maximum(wall, q[2] - 0.42)


# ---- arms and hands


def _arm(p: Portrait) -> list[Part]:
    """Return sleeve and hand on the side that holds something, and a staff if there is one."""
    side = float(p.side)

    def on_side(solid: Solid) -> Solid:
        return lambda points: solid((points[0] * side, points[1], points[2]))

    middle: Vector = (HAND[0] * side, HAND[1] - 0.9, 0.6)
    skin = "bone" if p.mask == "skull" else p.skin
    hand = fist if p.staff else open_hand
    parts = [
        Part(p.cloth, on_side(_sleeve), middle, 2.2),
        Part(skin, on_side(hand), (HAND[0] * side, HAND[1], HAND[2]), 1.0),
    ]
    parts.append(Part(p.trim, on_side(_cuff), (HAND[0] * side, HAND[1] - 0.4, 0.8), 0.9))
    if p.staff:
        parts.append(Part("wood", on_side(_pole), (HAND[0] * side, -1.6, 0.9), 4.0))
    return parts


def _sleeve(q: Points) -> Field:
    form = limb(q, (1.95, -3.6, -0.1), (HAND[0], HAND[1] - 0.42, HAND[2] - 0.15), 0.66, 0.38)
    drape = egg(q, (1.92, -2.9, 0.30), (0.50, 0.95, 0.42))
    crease = np.sin(q[1] * 6.5 + q[0] * 4 + 1.2 * np.sin(q[1] * 2.7)) + 0.5 * np.sin(q[1] * 11 - q[0] * 6)
    return grown(form, drape, 0.25) + 0.025 * crease


def _cuff(q: Points) -> Field:
    x, y, z = q[0] - HAND[0], q[1] - HAND[1] + 0.40, q[2] - HAND[2] + 0.1
    return np.maximum(np.hypot(x, z) - 0.44, np.abs(y - 0.12 * z) - 0.07)


def fist(q: Points) -> Field:
    x, y, z = HAND
    form = egg(q, (x, y, z - 0.05), (0.24, 0.34, 0.24))
    form = grown(form, limb(q, (x, y - 0.2, z - 0.1), (x, y - 0.55, z - 0.2), 0.20, 0.20), 0.1)
    for k in range(4):
        up = y + 0.24 - 0.155 * k
        finger = limb(q, (x - 0.22, up, z + 0.10), (x + 0.17, up - 0.03, z + 0.22), 0.085, 0.08)
        form = grown(form, finger, 0.03)
    return grown(
        form, limb(q, (x + 0.05, y + 0.26, z + 0.05), (x - 0.16, y + 0.40, z + 0.20), 0.09, 0.07), 0.05
    )


def open_hand(q: Points) -> Field:
    """Return a hand held out, palm up."""
    x, y, z = HAND
    form = egg(q, (x, y + 0.02, z + 0.05), (0.32, 0.15, 0.32))
    form = grown(form, limb(q, (x, y - 0.05, z - 0.1), (x, y - 0.5, z - 0.2), 0.19, 0.20), 0.12)
    for k in range(4):
        out = (k - 1.5) * 0.17
        tip = (x + out * 1.5, y + 0.36 - 0.05 * abs(k - 1.5), z + 0.34)
        form = grown(form, limb(q, (x + out, y + 0.05, z + 0.28), tip, 0.078, 0.055), 0.04)
    return grown(form, limb(q, (x - 0.26, y + 0.04, z), (x - 0.46, y + 0.32, z + 0.15), 0.08, 0.06), 0.05)


def _pole(q: Points) -> Field:
    wobble = 0.02 * np.sin(q[1] * 3.1)
    return limb((q[0] + wobble, q[1], q[2]), (HAND[0], -5.5, HAND[2]), (HAND[0], 0.75, HAND[2]), 0.085, 0.075)


def held_at(p: Portrait) -> tuple[float, float]:
    """Return where the middle of what is held is: right and up of the head's middle."""
    return HAND[0] * p.side, 1.15 if p.staff else -0.72
