"""Skies and air: clouds, stars, moon and sun, mist, shafts of light, lightning."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field, blur, looked_up, mix, shifted, smooth, tinted
from art.scenes.scene import Point
from art.scenes.stage import Stage

WHITE = np.array([1, 1, 1], np.float32)


def sky(s: Stage, cover: float = 0.7, stars: float = 0.0) -> None:
    """Paint the sky down to the horizon: three colours, the lamp's glow, clouds, stars, a disc."""
    reach = np.clip(s.y / max(s.horizon, 0.05), 0, 1)
    upper = mix(s["zenith"], s["sky"], smooth(0, 0.62, reach))
    s.art = mix(upper, s["horizon"], smooth(0.35, 1.08, reach) ** 1.6).astype(np.float32)
    s.shine(s.near(s.lamp, 0.85, 1.7), s["horizon"], 0.55)
    if stars:
        scatter_stars(s, stars)
    if s.disc:
        _disc(s)
    if cover:
        cloud_bank(s, "high", cover)
    s.shine(s.near(s.lamp, 0.34, 2.2), s["lamp"], 0.7)


def cloud_bank(s: Stage, turn: object, amount: float, warp: float = 0.07, foot: float = 0.0) -> None:
    """Paint clouds whose edges towards the lamp are lit; foot is where they end, if they do."""
    bend = (s.noise((turn, "bend"), 3, 3) - 0.5) * warp * 2
    rough = s.noise((turn, "cloud"), 3.2, 6, 0.56, 2.1)
    rough = looked_up(rough, (s.x + bend) * s.wide, (s.y + bend * 0.5) * s.high)
    body = smooth(0.62 - amount * 0.28, 0.86 - amount * 0.16, rough)
    if foot:
        body = body * smooth(0.0, foot / 2, s.y) * (1 - smooth(foot, foot + 0.1, s.y))
    dx, dy = s.lamp[0] - s.x, s.lamp[1] - s.y
    away = np.sqrt(dx * dx + dy * dy) + 1e-3
    toward = looked_up(rough, (s.x + dx / away * 0.022) * s.wide, (s.y + dy / away * 0.022) * s.high)
    lit = np.clip((rough - toward) * 9 + 0.25, 0, 1) * (1 - smooth(0.1, 0.95, away) * 0.6)
    shade = mix(s["sky"], s["zenith"], 0.35)
    s.lay(body, mix(shade, mix(s["horizon"], s["lamp"], 0.45), lit), 0.82)


def scatter_stars(s: Stage, amount: float) -> None:
    """Set stars above the horizon, a few of them large."""
    dice = s.dice("stars")
    spots = np.zeros((s.high, s.wide), np.float32)
    for x, y, size in dice.random((int(140 * amount), 3)):
        row, column = int(y * min(1.0, s.horizon) * (s.high - 1)), int(x * (s.wide - 1))
        spots[row, column] = 0.4 + size**3 * 2.2
    large = blur(spots, 0.0022 * s.unit) * (2.2 + 0.004 * s.unit)
    s.shine(np.clip(large, 0, 1), mix(s["lamp"], WHITE, 0.5), 0.95)


def _disc(s: Stage) -> None:
    """Hang the scene's disc where the lamp is."""
    radius = 0.165 if s.disc in ("eclipse", "moon") else 0.13
    dx, dy = (s.x - s.lamp[0]) * s.wide / s.unit, (s.y - s.lamp[1]) * s.high / s.unit
    away = np.sqrt(dx * dx + dy * dy)
    rim = 1.5 / s.unit
    face = mix(s["lamp"], WHITE, 0.35)
    s.shine(np.clip(1 - away / (radius * 3.4), 0, 1) ** 2.0, s["lamp"], 0.6)
    if s.disc == "eclipse":
        s.shine(np.exp(-(((away - radius * 1.02) / 0.018) ** 2)), face, 1.0)
        s.lay(1 - smooth(radius * 0.97, radius, away), s["dark"])
        return
    body = 1 - smooth(radius - rim, radius + rim, away)
    if s.disc == "crescent":
        bite = np.sqrt((dx - radius * 0.5) ** 2 + (dy + radius * 0.28) ** 2)
        body = body * smooth(radius * 0.86, radius * 0.86 + 2 * rim, bite)
    seas = smooth(0.45, 0.7, s.noise("seas", 14, 4)) * (0.24 if s.disc == "moon" else 0.06)
    s.lay(body, tinted(1 - seas, face), 0.97)


def mist(s: Stage, level: float, depth: float, strength: float, turn: object = 0) -> None:
    """Lay a torn veil across the picture, warm near the lamp."""
    band = np.exp(-(((s.y - level) / depth) ** 2))
    torn = smooth(0.25, 0.85, s.noise((turn, "mist"), 2.4, 4, 0.5, 2.6))
    warm = mix(s["haze"], s["lamp"], s.near(s.lamp, 0.8, 1.4) * 0.55)
    s.lay(band * torn, warm, strength)


def rays(s: Stage, strength: float, at: Point | None = None, spread: float = 1.0) -> None:
    """Let shafts of light fall from the lamp."""
    middle = at or s.lamp
    angle = np.arctan2((s.y - middle[1]) * s.high, (s.x - middle[0]) * s.wide)
    dice, shafts = s.dice("rays"), np.zeros_like(angle)
    for place, breadth, bright in dice.random((11, 3)):
        gap = np.abs((angle - place * 2 * math.pi) % (2 * math.pi) - math.pi)
        shafts += np.exp(-((gap / ((0.05 + breadth * 0.13) * spread) * 1.6) ** 2)) * (0.3 + bright * 0.5)
    s.shine(np.clip(shafts, 0, 1.2) * s.near(middle, 1.1, 1.1), s["lamp"], strength)


def bolts(s: Stage, count: int) -> None:
    """Let lightning strike down to the horizon."""
    dice = s.dice("bolts")
    for _ in range(count):
        x, y = 0.12 + 0.76 * dice.random(), -0.02
        trunk, paths = [(x, y)], []
        while y < s.horizon - 0.02:
            x, y = x + (dice.random() - 0.5) * 0.11, y + 0.03 + 0.05 * dice.random()
            trunk.append((x, y))
            if dice.random() < 0.3:
                fork = [(x, y)]
                for _ in range(4):
                    fork.append((fork[-1][0] + (dice.random() - 0.3) * 0.07, fork[-1][1] + 0.03))
                paths.append((fork, 0.003))
        mask = s.strokes([*paths, (trunk, 0.006)])
        s.shine(blur(mask, 0.03 * s.unit) * 3, s["haze"], 0.6)
        s.shine(blur(mask, 0.008 * s.unit) * 2, s["lamp"], 0.8)
        s.shine(mask, mix(s["lamp"], WHITE, 0.6))


def billows(s: Stage, turn: object, level: float) -> None:
    """Roll a bank of clouds across, lit on its crowns: a floor above the world."""
    crest = level - 0.09 * s.line((turn, "puff"), 5, 4, 0.5)
    mask = s.below(crest, 0.02 * s.unit)
    swell = s.noise((turn, "billow"), 6, 5, 0.55, 1.5)
    lit = (swell - shifted(swell, 0.01 * s.unit, 0.016 * s.unit)) * 7 + 0.55 - (s.y - crest[None, :]) * 2.6
    shade, bright = mix(s["sky"], s["haze"], 0.5), mix(s["horizon"], s["lamp"], 0.7)
    s.lay(mask, mix(shade, bright, np.clip(lit, 0, 1)), 0.95)


def nebulae(s: Stage) -> None:
    """Fill the whole picture with the clouds between the stars."""
    s.art = np.zeros_like(s.art) + mix(s["dark"], s["zenith"], 0.7)
    bend = s.noise("bend", 3, 4) - 0.5
    near: Field = 0.45 + 0.9 * s.near(s.lamp, 0.8, 1.0)
    for name, strength in (("sky", 0.8), ("haze", 0.8), ("accent", 0.4), ("horizon", 0.8)):
        cloud = s.noise((name, "nebula"), 2.6, 6, 0.56)
        cloud = looked_up(cloud, (s.x + bend * 0.3) * s.wide, (s.y + bend * 0.2) * s.high)
        s.shine(smooth(0.45, 0.95, cloud) * near, s[name], strength)
    scatter_stars(s, 2.2)
