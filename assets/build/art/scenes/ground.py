"""The ground: hills, dunes, floors in perspective, water that mirrors."""

from __future__ import annotations

from functools import lru_cache

import cv2
import numpy as np

from art.scenes.fields import Field, blur, chance, looked_up, mix, rgb, smooth, spread, tinted
from art.scenes.stage import Stage

_TILE = 512


def hills(
    s: Stage,
    turn: object,
    level: float,
    rise: float,
    depth: float,
    *,
    jagged: bool = True,
    cells: float = 3.0,
    valley: float = 0.0,
    snow: float = 0.0,
    rough: float = 1.0,
) -> None:
    """Paint a range: slopes towards the lamp are lit, the foot sinks into the haze.

    A valley makes the range higher towards the sides of the picture.
    """
    line = s.line((turn, "crest"), cells, 6, 0.46, jagged=jagged)
    across = np.linspace(0, 1, s.wide, dtype=np.float32)
    crest = level - rise * line - valley * np.abs(across - 0.5) ** 1.4 * 1.6
    mask = s.below(crest)
    sunk = np.clip((s.y - crest[None, :]) / max(rise + valley * 0.4, 0.05), 0, 1)
    even = cv2.GaussianBlur(line[None, :], (0, 0), 0.012 * s.wide)[0]
    facing = np.gradient(even) * s.wide * np.sign(across - s.lamp[0]) * -0.16
    tone = 0.30 + s.relief(turn, cells * 2.4, 0.7, rough) * 0.9
    tone = np.clip(tone + np.clip(facing, -0.3, 0.5)[None, :] * (1 - sunk), 0, 1)
    near = s.far(depth)
    colour = mix(near * 0.62, mix(near * 1.3, s["lamp"], 0.28), tone)
    if snow:
        cap = smooth(0.5, 0.2, sunk + (s.noise((turn, "snow"), 22, 3) - 0.5) * 0.5) * snow
        colour = mix(colour, mix(s["haze"], s["lamp"], tone), cap * 0.9)
    s.lay(mask, mix(colour, s["haze"] * 1.06, smooth(0.25, 1.2, sunk) * (0.25 + 0.5 * depth)))
    s.shine(s.edge(mask, 0.004, side=0) * s.near(s.lamp, 0.7, 1.0), s["lamp"], 0.5 * (1 - depth * 0.4))


def dunes(s: Stage, turn: object, level: float, rise: float, depth: float) -> None:
    """Paint a row of dunes, each with a lit and a shaded side."""
    line = s.line((turn, "dune"), 2.2, 2, 0.3)
    mask = s.below(level - rise * line)
    side = 1.0 if s.lamp[0] < 0.5 else -1.0
    lit = smooth(-0.6, 0.6, (np.gradient(line) * s.wide * side).astype(np.float32))
    crest = level - rise * line
    across = s.x * s.wide + (s.y - crest[None, :]) * s.high * 1.6 * side  # shade runs down a dune aslant
    lit = looked_up(np.repeat(lit[None, :], 2, 0), across, np.zeros_like(across))
    lit = blur(lit, 0.01 * s.unit)
    ripple = s.noise((turn, "ripple"), 8, 4, 0.6, 6)
    near = mix(s.far(depth), s["horizon"], 0.25)
    tone = np.clip(lit * 0.8 + (ripple - 0.5) * 0.4, 0, 1)
    s.lay(mask, mix(near * 0.5, mix(near, s["lamp"], 0.45), tone))


# ---- floors


def floor(s: Stage, kind: str, level: float, depth: float = 0.25, scale: float = 1.0) -> None:
    """Lay the ground in perspective from a level to the picture's foot.

    Kinds: earth, snow, sand, flags, planks, lava, water.
    """
    s.horizon, s.surface = level, kind
    drop = np.maximum((s.y - level) * s.high / s.unit, 1e-3)
    seen = _in_perspective(s, kind, drop, scale)
    mask = s.below(level)
    if kind == "water":
        _water(s, level, seen, mask, drop)
        return
    base = mix(s.far(depth + 0.35), s.far(0) * 0.8, smooth(0, 0.5, drop))
    tone = (seen - 0.5) * (1.25 if kind in ("flags", "planks") else 1.0)
    colour = np.clip(base * spread(1 + tone), 0, 1)
    if kind == "planks":
        colour = mix(colour, colour * (rgb("#b07038") * 2.2), 0.5)
    if kind in ("snow", "sand"):
        pale = mix(s["haze"], s["lamp"], 0.35 if kind == "sand" else 0.6)
        colour = mix(colour, tinted(0.55 + 0.5 * seen, pale), 0.62)
    s.lay(mask, np.clip(colour, 0, 1))
    if kind == "lava":
        s.lay(mask * seen**0.8, mix(rgb("#ff3a08"), rgb("#ffd860"), seen**3), 0.95)
        s.shine(mask * blur(seen, 0.014 * s.unit), rgb("#ff5a14"), 0.6)
    _pool_of_light(s, kind, level, seen, mask, drop)


def _in_perspective(s: Stage, kind: str, drop: Field, scale: float) -> Field:
    """Return a texture of the ground as it looks when it runs away to the horizon."""
    far = 0.16 / (drop + 0.012)
    stretch = 0.35 if kind == "water" else 1.0
    u = ((s.x - 0.5) * s.aspect * far * stretch * scale * 2.1 + s.seed % 7) * _TILE
    v = (far * scale * 2.0 + s.seed % 5) * _TILE
    seen = looked_up(_tile(kind), u % _TILE, v % _TILE, cv2.BORDER_WRAP)
    fade = np.clip(drop * 7, 0, 1)
    return seen * fade + 0.5 * (1 - fade)


def _pool_of_light(s: Stage, kind: str, level: float, seen: Field, mask: Field, drop: Field) -> None:
    """Let the lamp's light lie on the ground, under it and towards us."""
    across = ((s.x - s.lamp[0]) * s.aspect / (0.16 + drop * 0.9)) ** 2
    pool = np.exp(-across - drop * 2.0) * mask
    laid = kind in ("flags", "planks")
    if not laid:
        s.lay(np.exp(-(((s.y - level) / 0.014) ** 2)), mix(s["haze"], s["horizon"], 0.3), 0.55)
    s.shine(pool * (0.45 + seen * 0.9), s["lamp"], 0.55 if laid else 0.34)


def _water(s: Stage, level: float, seen: Field, mask: Field, drop: Field) -> None:
    """Mirror what stands above the level, broken by ripples, with a path of glitter under the lamp."""
    ripple = (seen - 0.5) * (0.015 + drop * 0.10)
    row = np.clip((2 * level - s.y) * s.high + ripple * s.high * 2, 0, s.high - 1)
    mirrored = looked_up(s.art, s.x * s.wide + ripple * s.wide, row)
    deep = mix(s["ground"], s["sky"], 0.35)
    s.lay(mask, mix(mirrored * 0.82, deep, np.clip(0.22 + drop * 0.7, 0, 0.75)))
    s.shine(mask * smooth(0.62, 0.86, seen), s["haze"], 0.28)
    path = np.exp(-(((s.x - s.lamp[0]) * s.aspect / (0.05 + drop * 0.42)) ** 2))
    s.shine(mask * path * smooth(0.52, 0.74, seen), s["lamp"], 0.85)


@lru_cache(8)
def _tile(kind: str) -> Field:
    """Return a texture of the ground seen from above: 0 to 1, without a seam."""
    dice = chance("tile", kind)
    if kind == "water":
        return _seamless(dice, 10, 3)
    if kind == "lava":
        return _cracks(dice)
    if kind in ("flags", "planks"):
        return _laid(dice, 8 if kind == "flags" else 2)
    return _seamless(dice, 8, 6)


def _seamless(dice: np.random.Generator, cells: int, octaves: int) -> Field:
    total = np.zeros((_TILE, _TILE), np.float32)
    for octave in range(octaves):
        count = cells * 2**octave
        grid = np.pad(dice.random((count, count), np.float32), 2, mode="wrap")
        step = _TILE / count
        large = cv2.resize(grid, None, fx=step, fy=step, interpolation=cv2.INTER_CUBIC)
        off = int(2 * step)
        total += large[off : off + _TILE, off : off + _TILE] * 0.55**octave
    return (total - total.min()) / np.ptp(total)


def _cracks(dice: np.random.Generator) -> Field:
    """Return bright seams between the cells of random sites."""
    rough = (_seamless(dice, 6, 4) - 0.5) * 40
    y, x = np.mgrid[0:_TILE, 0:_TILE].astype(np.float32) + rough
    first = np.full((_TILE, _TILE), 1e9, np.float32)
    second = first.copy()
    for site in dice.random((46, 2)) * _TILE:
        for right in (-_TILE, 0, _TILE):
            for down in (-_TILE, 0, _TILE):
                away = np.hypot(y - site[0] - down, x - site[1] - right)
                second = np.minimum(second, np.maximum(first, away))
                first = np.minimum(first, away)
    return np.clip(1 - (second - first) / 22, 0, 1).astype(np.float32)


def _laid(dice: np.random.Generator, columns: int) -> Field:
    """Return flagstones or boards with dark joints."""
    tone, joints = np.zeros((_TILE, _TILE), np.float32), np.ones((_TILE, _TILE), np.float32)
    rows = 8
    for row in range(rows):
        shift = 0.5 * (row % 2) if columns == rows else dice.random()
        for column in range(columns):
            top, left = row * _TILE // rows, int((column + shift) * _TILE / columns)
            high, wide = _TILE // rows, _TILE // columns
            across = np.arange(left, left + wide) % _TILE
            tone[top : top + high, across] = dice.random()
            joints[top : top + 4, across] = 0
            joints[top : top + high, across[:4]] = 0
    worn = np.clip(tone * 0.45 + _seamless(dice, 16, 4) * 0.55, 0, 1)
    return worn * (0.25 + 0.75 * cv2.GaussianBlur(joints, (0, 0), 1.6))
