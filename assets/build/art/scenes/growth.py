"""What grows: firs, crooked trees, weeds under water, hedges, grass."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field, mix, rgb, shifted, smooth
from art.scenes.scene import Point
from art.scenes.stage import Stage


def conifers(
    s: Stage, turn: object, level: float, tall: float, depth: float, count: int, gap: float = 0.0
) -> None:
    """Plant a row of firs; a gap leaves the middle free."""
    dice, shapes = s.dice(turn, "firs"), []
    for _ in range(count):
        x = dice.random() * 1.1 - 0.05
        size = tall * (0.55 + 0.6 * dice.random()) * (1 + gap * abs(x - 0.5))
        half = size * (0.16 + 0.06 * dice.random()) / s.aspect
        foot = level + dice.random() * 0.03
        if abs(x - 0.5) >= gap * (0.7 + 0.5 * dice.random()):
            shapes.append(_fir(dice, x, foot, size, half))
    mask = s.polygons(shapes)
    s.lay(mask, s.far(depth) * (0.75 + 0.35 * depth))
    s.shine(s.edge(mask, 0.005) * s.near(s.lamp, 0.8, 1.0), s["lamp"], 0.4)


def _fir(dice: np.random.Generator, x: float, foot: float, size: float, half: float) -> list[Point]:
    left, right, tiers = [], [], 7
    for tier in range(tiers):
        y = foot - size * (1 - tier / tiers)
        wide = half * (0.15 + (tier + 1) / tiers) * (0.8 + 0.4 * dice.random())
        low = y + size / tiers * 1.15
        left += [(x - wide * 0.25, y), (x - wide, low)]
        right += [(x + wide * 0.25, y), (x + wide, low)]
    return [(x, foot - size * 1.06), *right, *reversed(left)]


def tree(
    s: Stage,
    root: Point,
    tall: float,
    lean: float,
    turn: object,
    depth: float,
    leaves: float = 0.0,
    colour: Field | None = None,
) -> None:
    """Let a crooked tree grow in silhouette; leaves is the share of twigs that bear them."""
    dice = s.dice(turn, "tree")
    paths: list[tuple[list[Point], float]] = []
    tips: list[Point] = []

    def grow(x: float, y: float, angle: float, length: float, width: float, level: int) -> None:
        points = [(x, y)]
        for _ in range(4):
            angle += (dice.random() - 0.5) * 0.5
            x += math.cos(angle) * length / 4 / s.aspect
            y += math.sin(angle) * length / 4
            points.append((x, y))
        for k in range(4):
            paths.append((points[k : k + 2], max(0.0025, width * (1 - 0.11 * k))))
        if level == 0:
            tips.append((x, y))
            return
        for turned in (-0.55, 0.5) if level < 4 else (-0.62, 0.05, 0.6):
            way = angle + turned + (dice.random() - 0.5) * 0.5
            grow(x, y, way, length * (0.62 + 0.2 * dice.random()), width * 0.58, level - 1)

    grow(root[0], root[1], -math.pi / 2 + lean, tall * 0.36, tall * 0.085, 5)
    tone = s.far(depth) * (0.5 + 0.5 * depth) if colour is None else colour
    if leaves:
        spots = [(x, y, 0.05 + 0.05 * dice.random()) for x, y in tips if dice.random() < leaves]
        crown = np.zeros((s.high, s.wide), np.float32)
        for x, y, radius in spots:
            crown = np.maximum(crown, s.near((x, y), radius, 0.5))
        crown = smooth(0.35, 0.6, crown + (s.noise((turn, "crown"), 40, 3) - 0.5) * 0.7)
        s.lay(crown, mix(tone, s["lamp"], crown * s.near(s.lamp, 0.9) * 0.35))
    s.lay(s.strokes(paths), tone)


def weeds(s: Stage, turn: object, level: float, tall: float, depth: float) -> None:
    """Let long leaves sway under water, on both sides of the middle."""
    dice, paths = s.dice(turn, "weeds"), []
    for x, phase, size in dice.random((16, 3)):
        if abs(x - 0.5) < 0.2:
            continue
        points = [
            (x + math.sin(phase * 6 + t * 5) * 0.014 * t, level + 0.04 - tall * (0.5 + size) * t)
            for t in np.linspace(0, 1, 12)
        ]
        paths += [(points[k : k + 2], 0.012 * (1 - k / 13)) for k in range(11)]
    s.lay(s.strokes(paths), s.far(depth) * 0.8)


def hedge(s: Stage, turn: int, level: float, depth: float) -> None:
    """Grow a bank of leaves and blossoms, higher towards the sides."""
    rise = 0.16 * np.linspace(-1, 1, s.wide) ** 2 * (turn + 1) / 2
    crest = (level - 0.07 * s.line((turn, "bush"), 7, 5, 0.55) - rise).astype(np.float32)
    leaf = s.noise((turn, "leaf"), 26, 3, 0.6)
    lit = np.clip((leaf - shifted(leaf, 0.004 * s.unit, 0.008 * s.unit)) * 5 + 0.3, 0, 1)
    near = mix(s.far(depth), rgb("#2c6a2c"), 0.4)
    s.lay(s.below(crest, 3), mix(near * 0.5, mix(near * 1.3, s["lamp"], 0.35), lit))
    spots = [
        (x, float(crest[int(x * (s.wide - 1))]) + 0.02 + 0.12 * y, 0.004 + 0.004 * turn, 1.0)
        for x, y in s.dice(turn, "blossom").random((40, 2))
    ]
    hue = rgb(("#ffd0e0", "#ff8aa0", "#ffe08a")[turn % 3])
    s.lay(s.discs(spots), mix(hue, s["haze"], depth * 0.6), 0.9)


def grass(s: Stage, count: int = 120) -> list[list[Point]]:
    """Return blades of grass along the picture's foot, longer towards its sides."""
    shapes = []
    for x, long, bend, broad in s.dice("grass").random((count, 4)):
        tall = (0.05 + 0.10 * long) * (0.35 + 1.5 * abs(x - 0.5))
        lean, half = (bend - 0.5) * 0.06, 0.005 + 0.004 * broad
        tip = (x + lean, 1 - tall - 0.03)
        low = [(x - half, 1.02), (x + lean * 0.5, 1 - tall * 0.6), tip]
        shapes.append([*low, (x + lean * 0.6 + half, 1 - tall * 0.5), (x + half, 1.02)])
    return shapes
