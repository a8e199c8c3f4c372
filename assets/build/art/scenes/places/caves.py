"""Places in and under the rock."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import blur, mix, rgb, smooth
from art.scenes.ground import floor, hills
from art.scenes.places import place
from art.scenes.skies import mist, sky
from art.scenes.stage import Stage


@place(lamp=(0.5, 0.42), horizon=0.66, ground=0.80)
def lava(s: Stage) -> None:
    """A burning plain before a volcano."""
    sky(s, 1.0)
    middle = 0.24 if s.lamp[0] > 0.4 else 0.76
    across = np.abs(np.linspace(0, 1, s.wide, dtype=np.float32) - middle)
    cone = 0.67 - np.clip(0.40 - across * 1.15, 0, 0.33) - 0.03 * s.line("cone", 9)
    tone = np.clip(0.4 + s.relief("cone", 9), 0, 1)
    s.lay(s.below(cone), mix(s.far(0.6) * 0.5, s.far(0.8) * 1.15, tone))
    s.shine(s.near((middle, 0.33), 0.26, 1.6), rgb("#ff6a20"), 0.9)
    hills(s, 2, 0.69, 0.1, 0.3, cells=5, valley=0.1)
    floor(s, "lava", 0.67, 0.2, 0.42)
    mist(s, 0.67, 0.04, 0.6, 2)


@place(lamp=(0.5, 0.40), horizon=0.70, ground=0.82)
def cavern(s: Stage) -> None:
    """Rock within rock, a light far inside; the nearest rock stands before the floor."""
    s.art = mix(mix(s["zenith"], s["haze"], 0.7), s["horizon"], s.near(s.lamp, 0.5, 1.5))
    s.shine(s.near(s.lamp, 0.26, 1.6), s["lamp"], 0.6)
    hills(s, "far", 0.74, 0.22, 0.8, cells=5, valley=0.3)
    mist(s, 0.66, 0.1, 0.6, 7)
    _rock_ring(s, 0, 0.27, 0.62)
    floor(s, "earth", 0.70, 0.35)
    mist(s, 0.70, 0.04, 0.7, 8)
    _rock_ring(s, 1, 0.39, 0.34)
    mist(s, 0.74, 0.05, 0.4, 9)
    _rock_ring(s, 2, 0.52, 0.08)


def _rock_ring(s: Stage, step: int, radius: float, depth: float) -> None:
    """Paint a ragged mouth of rock, open towards the light, with stalactites in its roof."""
    ragged = (s.noise((step, "mouth"), 4, 4, 0.42) - 0.5) * 0.22
    down = np.where(s.y > 0.5, 0.62 if step else 0.9, 0.92)  # the floor is broader than the roof
    away = np.sqrt(((s.x - 0.5) * s.aspect * 0.92) ** 2 + ((s.y - 0.5) * down) ** 2) + ragged
    _stalactites(s, step, 0.4 - radius * 1.08, 0.16 + 0.06 * step, depth, radius)
    tone = np.clip(0.36 + s.relief((step, "rock"), 6, 1, 0.9), 0, 1)
    lip = np.exp(-np.clip(away - radius, 0, 1) * 15) * tone * (0.62 - 0.16 * step)
    stone = mix(s.far(depth) * 0.34, s.far(depth) * 1.15, tone)
    lit = stone + mix(s["horizon"], s["lamp"], 0.5) * lip[..., None]
    s.lay(smooth(radius - 0.006, radius + 0.006, away), np.clip(lit, 0, 1))


def _stalactites(s: Stage, turn: int, top: float, tall: float, depth: float, radius: float) -> None:
    shapes = []
    for along, long, broad in s.dice(turn, "stalactites").random((6, 3)):
        x = 0.5 + (along - 0.5) * 2 * radius * 0.9 / s.aspect
        size, half = tall * (0.4 + 0.8 * long), 0.016 + 0.02 * broad
        right = [(x + half, top), (x + half * 0.7, top + size * 0.3), (x + half * 0.25, top + size * 0.7)]
        left = [(x - half * 0.3, top + size * 0.65), (x - half * 0.75, top + size * 0.3)]
        shapes.append([(x - half, top), *right, (x, top + size), *left])
    mask = s.polygons(shapes)
    s.lay(mask, s.far(depth) * 0.6)
    s.shine(s.edge(mask, 0.005), s["lamp"], 0.25)


@place(lamp=(0.5, 0.40), horizon=0.70, ground=0.82)
def mine(s: Stage) -> None:
    """A cavern propped with beams, lanterns on them."""
    cavern(s)
    for step, (half, top, foot) in enumerate(((0.17, 0.30, 0.74), (0.30, 0.16, 0.86))):
        width = 0.022 + 0.016 * step
        posts = [
            ([(0.5 - half, top), (0.5 - half - 0.02, foot)], width),
            ([(0.5 + half, top), (0.5 + half + 0.02, foot)], width),
            ([(0.5 - half - 0.05, top), (0.5 + half + 0.05, top)], width * 1.1),
        ]
        mask = s.strokes(posts)
        grain = s.noise((step, "beam"), 60, 2)
        s.lay(mask, mix(rgb("#2a1509"), rgb("#8a5a2c"), grain) * (0.9 - 0.25 * step))
        s.shine(s.edge(mask, 0.004), s["lamp"], 0.4)
        lantern = (0.5 + half * (1 if s.lamp[0] < 0.5 else -1), top + 0.09)
        s.shine(s.near(lantern, 0.16, 2.0), rgb("#ff9a3c"), 0.8)
        s.shine(s.near(lantern, 0.022, 0.8), rgb("#fff0b0"))


@place(lamp=(0.5, 0.34), horizon=0.76, ground=0.84)
def crystals(s: Stage) -> None:
    """A cave grown over with crystals that glow."""
    cavern(s)
    dice = s.dice("crystals")
    for row, (count, tall, level) in enumerate(((9, 0.16, 0.78), (7, 0.26, 0.90))):
        for x, long, lean in dice.random((count, 3)):
            if abs(x - 0.5) < 0.20 + 0.08 * row:
                continue
            size, half, tip = tall * (0.5 + long), 0.014 + 0.012 * row, (lean - 0.5) * 0.16
            left = s.polygons(
                [
                    [
                        (x - half, level),
                        (x - half + tip, level - size),
                        (x + tip, level - size - half * 2),
                        (x, level),
                    ]
                ]
            )
            right = s.polygons(
                [
                    [
                        (x, level),
                        (x + tip, level - size - half * 2),
                        (x + half + tip, level - size),
                        (x + half, level),
                    ]
                ]
            )
            hue = mix(s["accent"], s["haze"], 0.3)
            s.lay(left, hue * 0.5)
            s.lay(right, mix(hue, np.array([1, 1, 1], np.float32), 0.35))
            s.shine(blur(np.maximum(left, right), 0.02 * s.unit), s["accent"], 0.35)
