"""What is built: arches, walls of stone, columns, shelves, tables, candles, windows."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field, blur, mix, rgb, smooth, spread, tinted
from art.scenes.scene import Point
from art.scenes.stage import Path, Stage

BINDINGS = ("#8a2c1e", "#2c5c54", "#8c6a24", "#3c3c78", "#6a3a5a", "#54401e", "#a0824a")


def arch(s: Stage, half: float, spring: float, rise: float, foot: float, middle: float = 0.5) -> list[Point]:
    """Return a pointed opening; half its width is in shares of the height."""
    radius = (half**2 + rise**2) / (2 * half)
    top = math.asin(min(1.0, rise / radius))
    left = []
    for step in range(19):
        angle = top * step / 18
        reach = half - radius + radius * math.cos(angle)
        left.append((middle - reach / s.aspect, spring - radius * math.sin(angle)))
    right = [(2 * middle - x, y) for x, y in reversed(left)]
    return [(left[0][0], foot), *left, *right, (right[-1][0], foot)]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """Return a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def blocks(s: Stage, turn: object, rows: int) -> Field:
    """Return a wall of hewn blocks: 0 to 1, the joints dark."""
    dice = s.dice(turn, "blocks")
    tone, joint = np.zeros((s.high, s.wide), np.float32), np.ones((s.high, s.wide), np.float32)
    tall = s.high / rows
    for row in range(rows + 1):
        x, top = -dice.random() * tall * 2, int(row * tall)
        while x < s.wide:
            wide = tall * (1.2 + dice.random() * 1.3)
            left, right = max(0, int(x)), max(0, int(x + wide))
            tone[top : int(top + tall), left:right] = dice.random()
            joint[top : top + 2, left:right] = 0
            joint[top : int(top + tall), left : left + 2] = 0
            x += wide
    rough = s.noise((turn, "rough"), 26, 4, 0.6)
    return np.clip(tone * 0.4 + rough * 0.6, 0, 1) * (0.3 + 0.7 * blur(joint, 0.003 * s.unit))


def wall(s: Stage, rows: int, reach: float = 1.1, power: float = 1.3, pale: float = 0.6) -> Field:
    """Fill the picture with a wall that the lamp lights; return its blocks."""
    stone = blocks(s, "wall", rows)
    near = s.near(s.lamp, reach, power)
    colour = mix(s.far(0.12) * 0.4, s.far(pale), stone)
    s.art = np.clip(colour * spread(0.34 + 1.2 * near) + tinted(near**2, s["lamp"]) * 0.12, 0, 1)
    return stone


def window(s: Stage, half: float, spring: float, rise: float, foot: float, middle: float) -> Field:
    """Open a lit window with bars in a wall; return its mask."""
    reveal = s.polygons([arch(s, half * 1.22, spring, rise * 1.22, foot + half * 0.22, middle)])
    glass = s.polygons([arch(s, half, spring, rise, foot, middle)])
    s.lay(reveal, mix(s["haze"], s["lamp"], 0.35))
    low, high = spring - rise, foot
    s.lay(glass, mix(s["horizon"], s["lamp"], smooth(high, low, s.y)))
    columns = [middle + half * k / 3 / s.aspect for k in (-1, 1)] if half > 0.13 else [middle]
    rows = np.arange(low + 0.06, high, 0.1)
    bars = [([(x, 0.0), (x, 1.0)], 0.007) for x in columns] + [([(0.0, y), (1.0, y)], 0.006) for y in rows]
    s.lay(s.strokes(bars) * glass, s["dark"], 0.78)
    s.shine(blur(glass, 0.05 * s.unit), s["lamp"], 0.5)
    return glass


def column(s: Stage, middle: float, wide: float, depth: float, top: float = 0.0, foot: float = 0.9) -> None:
    """Raise a fluted column, lit from the lamp's side, on a base."""
    side = 1.0 if s.lamp[0] >= middle else -1.0
    shaft = np.clip((wide / 2 - np.abs(s.x - middle)) * s.wide + 0.5, 0, 1) * (s.y > top) * (s.y < foot)
    across = (s.x - middle) / wide
    rounded = np.sqrt(np.clip(1 - (across * 2) ** 2, 0, 1))
    facing = np.clip(0.5 + side * across * 1.1, 0, 1) * rounded * (0.86 + 0.14 * np.cos(across * 40))
    dark, bright = s.far(depth) * 0.4, mix(s.far(depth) * 1.25, s["lamp"], 0.3)
    s.lay(shaft, mix(dark, bright, facing))
    base = [
        box(middle - wide * k, y, middle + wide * k, y + 0.025)
        for k, y in ((0.62, foot - 0.03), (0.75, foot - 0.008))
    ]
    capital = [
        box(middle - wide * k, y, middle + wide * k, y + 0.022) for k, y in ((0.62, top + 0.018), (0.75, top))
    ]
    for block in (*base, *(capital if top > 0 else [])):
        mask = s.polygons([block])
        s.lay(mask, mix(dark, bright, np.clip(0.3 + side * across * 0.5, 0, 1)))
        s.shine(s.edge(mask, 0.004, side=0), s["lamp"], 0.35)


def shelf(s: Stage, left: float, right: float, level: float, turn: object) -> None:
    """Put a board with books and jars on the wall."""
    dice, x = s.dice(turn, "shelf"), left + 0.01
    side = 1.0 if s.lamp[0] >= (left + right) / 2 else -1.0
    while x < right - 0.03:
        wide, tall = 0.018 + dice.random() * 0.035, 0.06 + dice.random() * 0.08
        hue = rgb(BINDINGS[int(dice.random() * len(BINDINGS))])
        shape = box(x, level - tall, x + wide, level) if dice.random() < 0.62 else _jar(x, wide, tall, level)
        body = s.polygons([shape])
        s.lay(body, hue * (0.5 + 0.4 * dice.random()))
        s.shine(s.edge(body, 0.005, side=side), s["lamp"], 0.35)
        x += wide + 0.006 + 0.01 * dice.random()
    board = s.polygons([box(left - 0.02, level, right + 0.02, level + 0.022)])
    s.lay(board, rgb("#3a2010") * 0.8)
    s.shine(s.edge(board, 0.004, side=0), s["lamp"], 0.3)


def _jar(x: float, wide: float, tall: float, level: float) -> Path:
    middle, neck = x + wide / 2, wide * 0.3
    left = [(x, level), (x - 0.004, level - tall * 0.5), (middle - neck, level - tall * 0.65)]
    right = [(middle + neck, level - tall * 0.65), (x + wide + 0.004, level - tall * 0.5), (x + wide, level)]
    return [*left, (middle - neck, level - tall), (middle + neck, level - tall), *right]


def table_top(s: Stage, level: float) -> None:
    """Set a table before us; the subject stands on it."""
    s.ground, s.horizon, s.surface = level + 0.09, level, "planks"
    grain = s.noise("grain", 3, 5, 0.6, 14)
    wood = mix(rgb("#2a140a"), rgb("#8c5a2e"), grain)
    pool = np.exp(-(((s.x - 0.5) * s.aspect / 0.5) ** 2) - np.clip(s.y - level, 0, 1) * 3)
    s.lay(
        s.below(level),
        np.clip(wood * spread(0.35 + 0.75 * pool) + tinted(pool**2, s["lamp"]) * 0.12, 0, 1),
    )
    lip = s.strokes([([(0.0, level + 0.003), (1.0, level + 0.003)], 0.006)])
    s.shine(lip * (0.3 + s.near(s.lamp, 1.0)), s["lamp"], 0.5)
    s.lay(s.below(0.94), rgb("#160a06"), 0.85)


def candles(s: Stage, turn: object, count: int, inner: float, outer: float, level: float) -> None:
    """Stand burning candles on both sides of the middle."""
    dice = s.dice(turn, "candles")
    for side in (-1, 1):
        for away, low, long in dice.random((count, 3)):
            candle(s, 0.5 + side * (inner + (outer - inner) * away), level + 0.12 * low, 0.05 + 0.07 * long)


def candle(s: Stage, x: float, foot: float, tall: float, wide: float = 0.011) -> None:
    """Stand a burning candle."""
    top = foot - tall
    body = s.polygons([[(x - wide, foot), (x - wide * 0.9, top), (x + wide * 0.9, top), (x + wide, foot)]])
    lit = tinted(0.55 + 0.5 * smooth(foot, top, s.y), mix(rgb("#e8d4a4"), s["haze"], 0.4))
    s.lay(body, lit)
    s.shine(s.near((x, top - 0.012), 0.10 + wide * 3, 2.4), rgb("#ff9a3c"), 0.8)
    s.shine(s.near((x, top - 0.014), 0.014 + wide * 0.7, 0.8, 1.7), rgb("#fff0b0"))


def stone_round(s: Stage, opening: Field, ring: Field, stone: Field, depth: float) -> None:
    """Frame an opening with hewn stone that catches the light."""
    rim = np.clip(ring - opening, 0, 1)
    s.lay(rim, mix(s.far(depth) * 0.5, mix(s["haze"], s["lamp"], 0.3), stone))
    s.dim(np.clip(blur(ring, 0.012 * s.unit) - ring, 0, 1), 0.5)
    s.shine(s.edge(ring, 0.006, side=0) * rim, s["lamp"], 0.3)


def steps(s: Stage, top: float, half: float, count: int = 3) -> None:
    """Set a flight of steps; the subject stands on the uppermost."""
    for step in range(count):
        level, wide = top + 0.05 * step, half + 0.09 * step
        tread = s.polygons([box(0.5 - wide, level, 0.5 + wide, 1.1)])
        rough = s.noise((step, "step"), 20, 4)
        s.lay(tread, mix(s.far(0.35) * 0.6, s.far(0.65), rough) * (0.95 - 0.14 * step))
        s.shine(s.strokes([([(0.5 - wide, level), (0.5 + wide, level)], 0.007)]), s["lamp"], 0.5)
    s.horizon, s.surface = top + 0.01, "flags"


def banner(top: Point, wide: float, high: float) -> list[Point]:
    """Return a torn banner that hangs from its pole's top."""
    x, y = top
    return [
        (x, y),
        (x + wide, y + 0.02),
        (x + wide * 0.7, y + 0.05),
        (x + wide * 1.1, y + 0.08),
        (x, y + high),
    ]
