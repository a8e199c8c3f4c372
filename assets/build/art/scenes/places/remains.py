"""Places of the dead: graves, ruins, fields of battle."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import mix, rgb
from art.scenes.ground import floor, hills
from art.scenes.growth import tree
from art.scenes.masonry import arch, banner, box
from art.scenes.places import place
from art.scenes.scene import Point
from art.scenes.skies import cloud_bank, mist, rays, sky
from art.scenes.stage import Stage


@place(lamp=(0.62, 0.28), horizon=0.72, ground=0.82)
def graveyard(s: Stage) -> None:
    """Tombstones under dead trees."""
    sky(s, 0.7, 0.4)
    hills(s, 1, 0.70, 0.10, 0.75, jagged=False)
    tree(s, (0.16, 0.74), 0.66, 0.16, 1, 0.45)
    tree(s, (0.93, 0.76), 0.56, -0.2, 2, 0.35)
    mist(s, 0.70, 0.05, 0.7, 1)
    floor(s, "earth", 0.72, 0.3)
    dice = s.dice("tombs")
    for row, (level, size, depth) in enumerate(((0.745, 0.07, 0.6), (0.78, 0.11, 0.38), (0.86, 0.17, 0.14))):
        shapes: list[list[Point]] = []
        for k in range(7):
            x, high, lean, kind = (k + dice.random()) / 7, dice.random(), dice.random(), dice.random()
            if row and abs(x - 0.5) < 0.24 + 0.04 * row:
                continue
            shapes += _tomb(x, level, size, high, (lean - 0.5) * 0.03, cross=kind < 0.35)
        mask = s.polygons(shapes)
        s.lay(mask, s.far(depth) * 0.9)
        s.shine(s.edge(mask, 0.005), s["lamp"], 0.35)
        mist(s, level, 0.03, 0.55, row + 4)


def _tomb(x: float, level: float, size: float, tall: float, lean: float, *, cross: bool) -> list[list[Point]]:
    half, high = size * 0.3, size * (0.8 + 0.5 * tall)
    if cross:
        near, aside, up = half * 0.25, half * 0.8, x + lean * 0.7
        post = [
            (x - near, level),
            (x - near + lean, level - high),
            (x + near + lean, level - high),
            (x + near, level),
        ]
        return [post, box(up - aside, level - high * 0.8, up + aside, level - high * 0.62)]
    turns = np.linspace(math.pi, 0, 10)
    top = [(x + lean + half * math.cos(a), level - high - half * math.sin(a)) for a in turns]
    return [[(x - half, level), *top, (x + half, level)]]


@place(lamp=(0.42, 0.32), horizon=0.72, ground=0.82)
def ruins(s: Stage) -> None:
    """Broken arches and columns in the mist."""
    sky(s, 0.7)
    hills(s, 1, 0.70, 0.2, 0.85)
    dice = s.dice("ruins")
    for row, (level, tall, depth) in enumerate(((0.73, 0.34, 0.62), (0.80, 0.55, 0.28))):
        shapes: list[list[Point]] = []
        half = 0.018 + 0.016 * row
        for middle in (0.06, 0.22, 0.80, 0.95) if row else (0.14, 0.34, 0.66, 0.84):
            x, high = middle + (dice.random() - 0.5) * 0.06, tall * (0.45 + 0.6 * dice.random())
            torn = [
                (x + half * t, level - high + (dice.random() - 0.5) * 0.05) for t in (-1, -0.4, 0.2, 0.7, 1)
            ]
            shapes += [
                [(x - half, level), *torn, (x + half, level)],
                box(x - half * 1.6, level - 0.02, x + half * 1.6, level),
            ]
        mask = s.polygons(shapes)
        if not row:
            ring = s.polygons([arch(s, 0.2, 0.5, 0.2, 0.74)]) - s.polygons([arch(s, 0.165, 0.5, 0.165, 0.76)])
            mask = np.maximum(mask, np.clip(ring, 0, 1) * (s.noise("gap", 5, 3) > 0.36))
        tone = np.clip(0.4 + s.relief((row, "r"), 16), 0, 1)
        s.lay(mask, mix(s.far(depth) * 0.55, s.far(depth) * 1.25, tone))
        s.shine(s.edge(mask, 0.004), s["lamp"], 0.4)
        mist(s, level - 0.02, 0.06, 0.6, row)
    floor(s, "earth", 0.74, 0.3)
    rays(s, 0.2)


@place(lamp=(0.5, 0.42), horizon=0.72, ground=0.82)
def battlefield(s: Stage) -> None:
    """Spears and torn banners on a hill, smoke behind."""
    sky(s, 1.1)
    cloud_bank(s, "smoke", 0.9, 0.14, 0.7)
    dice = s.dice("host")
    for row, (level, tall, depth) in enumerate(((0.71, 0.12, 0.7), (0.79, 0.28, 0.3))):
        hills(s, row, level, 0.05, depth, jagged=False)
        paths, flags = [], []
        for x, long, bend, borne in dice.random((16 if row else 34, 4)):
            if row and abs(x - 0.5) < 0.24:
                continue
            top = (x + (bend - 0.5) * 0.06, level - tall * (0.5 + 0.6 * long))
            paths.append(([(x, level + 0.02), top], 0.004 + 0.003 * row))
            if borne < 0.3:
                flags.append(banner(top, 0.035 + 0.03 * row, 0.07 + 0.05 * row))
        s.lay(s.strokes(paths), s.far(depth) * 0.6)
        s.lay(s.polygons(flags), mix(s.far(depth), rgb("#8a1c14"), 0.5) * 0.8)
        mist(s, level, 0.04, 0.5, row)
    floor(s, "earth", 0.77, 0.1)
