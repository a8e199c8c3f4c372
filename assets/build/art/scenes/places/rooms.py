"""Rooms to work and to keep things in."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field, blur, mix, rgb, smooth
from art.scenes.ground import floor
from art.scenes.masonry import (
    arch,
    blocks,
    box,
    shelf,
    stone_round,
    table_top,
    wall,
    window,
)
from art.scenes.places import place
from art.scenes.skies import rays, scatter_stars, sky
from art.scenes.stage import Path, Stage


@place(lamp=(0.2, 0.26), horizon=0.80, ground=0.82)
def chamber(s: Stage) -> None:
    """A study: a window at the side whose light falls across, shelves, a table before us."""
    wall(s, 11)
    _side_window(s)
    left = 0.66 if s.lamp[0] < 0.5 else 0.03
    for turn, level in enumerate((0.26, 0.47)):
        shelf(s, left, left + 0.31, level, turn)
    table_top(s, 0.78)


def _side_window(s: Stage) -> None:
    x, y = s.lamp
    window(s, 0.10, y, 0.13, y + 0.20, x)
    away = 1 if x < 0.5 else -1
    shaft = [
        (x - away * 0.09, y - 0.1),
        (x + away * 0.1, y - 0.12),
        (x + away * 0.95, 1.0),
        (x + away * 0.2, 1.05),
    ]
    s.shine(blur(s.polygons([shaft]), 0.03 * s.unit) * s.near(s.lamp, 1.3, 0.8), s["lamp"], 0.34)


@place(lamp=(0.24, 0.30), horizon=0.80, ground=0.82)
def laboratory(s: Stage) -> None:
    """An alchemist's bench: retorts that glow, shelves, a vault above."""
    stone = wall(s, 12)
    vault = s.polygons([arch(s, 0.46, 0.40, 0.36, 0.82)])
    ring = s.polygons([arch(s, 0.49, 0.40, 0.39, 0.82)])
    s.dim(vault, 0.25)
    stone_round(s, vault, ring, stone, 0.25)
    for turn, (left, level) in enumerate(((0.06, 0.34), (0.70, 0.30), (0.70, 0.52))):
        shelf(s, left, left + 0.24, level, turn)
    glow = s.near(s.lamp, 0.3, 1.8)
    s.shine(glow, s["lamp"], 0.7)
    dice = s.dice("flasks")
    table_top(s, 0.78)
    for side in (-1, 1):
        for k, (tall, round_) in enumerate(dice.random((3, 2))):
            x, foot = 0.5 + side * (0.30 + 0.07 * k), 0.82 + 0.015 * k
            high, radius = 0.06 + 0.06 * tall, 0.022 + 0.014 * round_
            hue = (s["accent"], rgb("#7ad06a"), rgb("#e0703a"))[(k + (side > 0)) % 3]
            flask = np.maximum(
                s.discs([(x, foot - radius, radius, 1.0)]),
                s.polygons([box(x - 0.008, foot - high - radius, x + 0.008, foot - radius)]),
            )
            s.lay(flask, mix(hue * 0.35, s["haze"], 0.25))
            s.lay(s.discs([(x, foot - radius * 0.9, radius * 0.78, 1.0)]), hue * 0.9)
            s.shine(
                s.discs([(x - radius * 0.4, foot - radius * 1.4, radius * 0.2, 1.0)]),
                np.array([1, 1, 1], np.float32),
                0.9,
            )
            s.shine(s.near((x, foot - radius), radius * 4, 2.0), hue, 0.45)


@place(lamp=(0.5, 0.44), horizon=0.76, ground=0.84)
def forge(s: Stage) -> None:
    """A smithy: a furnace mouth in a dark wall, tools beside it."""
    stone = wall(s, 10, 0.95, 1.4, 0.5)
    s.art *= 0.8
    mouth = s.polygons([arch(s, 0.27, 0.42, 0.22, 0.80, s.lamp[0])])
    ring = s.polygons([arch(s, 0.315, 0.42, 0.27, 0.80, s.lamp[0])])
    stone_round(s, mouth, ring, stone, 0.2)
    heat = np.clip(s.noise("tongues", 6, 5, 0.6, 0.45) * 0.9 + (s.y - 0.42) * 1.1, 0, 1)
    fire = mix(rgb("#3a0804"), rgb("#e8480c"), smooth(0.25, 0.55, heat))
    s.lay(mouth, mix(fire, rgb("#ffe27a"), smooth(0.55, 0.95, heat)))
    s.shine(blur(mouth, 0.06 * s.unit), rgb("#ff7a20"), 0.55)
    tools = []
    for side in (-1, 1):
        for k in range(3):
            x = 0.5 + side * (0.36 + 0.05 * k)
            tools += [
                ([(x, 0.30), (x + 0.005 * k, 0.52 + 0.03 * k)], 0.008),
                ([(x - 0.014, 0.52 + 0.03 * k), (x + 0.018, 0.53 + 0.03 * k)], 0.022),
            ]
    mask = s.strokes(tools)
    s.lay(mask, s["dark"] * 1.5)
    s.shine(s.edge(mask, 0.004), rgb("#ff9a50"), 0.5)
    floor(s, "flags", 0.78, 0.2)


@place(lamp=(0.5, 0.34), horizon=0.74, ground=0.83)
def vault(s: Stage) -> None:
    """A treasure vault: heaps of coins under a low arch, light from a grate."""
    stone = wall(s, 12, 1.0, 1.3, 0.55)
    opening = s.polygons([arch(s, 0.36, 0.42, 0.30, 0.80)])
    ring = s.polygons([arch(s, 0.40, 0.42, 0.34, 0.80)])
    stone_round(s, opening, ring, stone, 0.25)
    s.lay(opening, mix(s["dark"], s["horizon"], s.near(s.lamp, 0.5, 1.2) * 0.5), 0.8)
    s.shine(s.near(s.lamp, 0.42, 1.6), s["lamp"], 0.6)
    floor(s, "flags", 0.74, 0.25)
    for row, (level, tall) in enumerate(((0.76, 0.10), (0.86, 0.16))):
        across = np.abs(np.linspace(-1, 1, s.wide, dtype=np.float32))
        crest = (
            level
            + 0.06
            - tall * smooth(0.35 + 0.1 * row, 0.95, across) * (0.75 + 0.4 * s.line((row, "heap"), 6, 4))
        )
        _coins(s, row, crest)
    rays(s, 0.3)


def _coins(s: Stage, row: int, crest: Field) -> None:
    """Heap coins below a line, each with a lit face and a dark edge."""
    size = 0.014 + 0.008 * row
    heap = s.below(crest, 2) * smooth(0.16, 0.24, np.abs(s.x - 0.5) - 0.05 * row)
    s.lay(heap, rgb("#4a2a08"), 0.9)
    shapes: list[tuple[Path, Field, float]] = []
    turns = np.linspace(0, 2 * math.pi, 12)
    for x, down, lean, bright in s.dice(row, "coins").random((520 - 200 * row, 4)):
        y = float(crest[int(x * (s.wide - 1))]) + 0.004 + 0.26 * down**1.6
        if abs(x - 0.5) < 0.20 + 0.05 * row or y > 1.05:
            continue
        flat = 0.35 + 0.5 * lean
        gold = mix(rgb("#8a5410"), rgb("#ffe08a"), bright**1.5) * (
            0.62 + 0.38 * float(s.near(s.lamp, 1.1, 0.8)[int(min(y, 0.99) * s.high), int(x * (s.wide - 1))])
        )
        edge = [(x + size * math.cos(a) / s.aspect, y + 0.004 + size * flat * math.sin(a)) for a in turns]
        face = [(px, py - 0.006) for px, py in edge]
        shapes += [(edge, rgb("#3a2006"), 0.0), (face, gold, 0.0)]
    s.stamp(shapes)


@place(lamp=(0.5, 0.34), horizon=0.74, ground=0.83)
def armoury(s: Stage) -> None:
    """Racks of weapons and shields on a wall between two torches."""
    wall(s, 11, 1.0, 1.2, 0.6)
    racks = []
    for side in (-1, 1):
        for k, x in enumerate(np.linspace(0.24, 0.46, 5)):
            middle, top = 0.5 + side * x, 0.18 + 0.03 * (k % 2)
            racks += [
                ([(middle, top + 0.05), (middle, 0.76)], 0.009),
                ([(middle, top), (middle, top + 0.07)], 0.02),
            ]
    mask = s.strokes([*racks, ([(0.0, 0.36), (0.3, 0.36)], 0.014), ([(0.7, 0.36), (1.0, 0.36)], 0.014)])
    s.lay(mask, mix(s.far(0.15) * 0.5, rgb("#6a4a30"), 0.4))
    s.shine(s.edge(mask, 0.005), s["lamp"], 0.6)
    for x in (0.11, 0.89):
        shield = s.discs([(x, 0.56, 0.085, 1.0)])
        s.lay(shield, mix(s.far(0.2) * 0.6, s["accent"] * 0.7, 0.5))
        s.lay(s.discs([(x, 0.56, 0.03, 1.0)]), mix(s["haze"], s["lamp"], 0.5))
        s.shine(s.edge(shield, 0.008), s["lamp"], 0.7)
    for x in (0.22, 0.78):
        s.shine(s.near((x, 0.24), 0.24, 2.0), rgb("#ff8a2c"), 0.85)
        s.shine(s.near((x, 0.24), 0.03, 0.8, 1.8), rgb("#fff0b0"))
    s.shine(s.near(s.lamp, 0.5, 1.5), s["lamp"], 0.4)
    floor(s, "flags", 0.76, 0.25)


@place(lamp=(0.72, 0.22), horizon=0.78, ground=0.84)
def cell(s: Stage) -> None:
    """A prison: bare stone, chains, a barred window high up."""
    wall(s, 9, 1.0, 1.4, 0.45)
    x, y = s.lamp
    hole = s.polygons([box(x - 0.09, y - 0.08, x + 0.09, y + 0.08)])
    s.lay(blur(hole, 2), mix(s["horizon"], s["lamp"], 0.4))
    s.lay(s.strokes([([(x + k, 0.0), (x + k, 1.0)], 0.014) for k in (-0.05, 0.0, 0.05)]) * hole, s["dark"])
    s.shine(blur(hole, 0.05 * s.unit), s["lamp"], 0.5)
    away = 1 if x < 0.5 else -1
    shaft = s.polygons(
        [[(x - 0.09, y), (x + 0.09, y), (x + away * 0.62 + 0.2, 1.05), (x + away * 0.62 - 0.2, 1.05)]]
    )
    s.shine(blur(shaft, 0.03 * s.unit) * s.near(s.lamp, 1.2, 0.8), s["lamp"], 0.3)
    links = []
    for left in (0.16, 0.30) if x > 0.5 else (0.70, 0.84):
        links += [(left + 0.012 * math.sin(k), 0.2 + 0.028 * k, 0.011, 1.0) for k in range(13)]
    chain = s.discs(links)
    s.lay(chain, s["dark"] * 1.6)
    s.shine(s.edge(chain, 0.004), s["lamp"], 0.5)
    floor(s, "flags", 0.78, 0.2)


@place(lamp=(0.62, 0.28), horizon=0.74, ground=0.84)
def observatory(s: Stage) -> None:
    """A dome open to the stars, a great telescope, brass rings."""
    s.horizon = 1.0
    sky(s, 0.25, 1.6)
    s.horizon = 0.74
    slit = s.polygons([arch(s, 0.40, 0.40, 0.40, 0.9)])
    scatter_stars(s, 0.6)
    stone = blocks(s, "dome", 16)
    s.lay(1 - slit, mix(s.far(0.1) * 0.4, s.far(0.5), stone * (0.5 + 0.6 * s.near(s.lamp, 1.0, 1.0))))
    s.shine(np.clip(blur(slit, 0.03 * s.unit) - slit, 0, 1), s["lamp"], 0.3)
    side = -1 if s.lamp[0] > 0.5 else 1
    tube = s.polygons(
        [
            [
                (0.5 + side * 0.46, 0.70),
                (0.5 + side * 0.40, 0.76),
                (0.5 + side * 0.10, 0.24),
                (0.5 + side * 0.17, 0.17),
            ]
        ]
    )
    s.lay(
        tube,
        mix(
            rgb("#2a1608"),
            rgb("#b08038"),
            np.clip(0.15 + 0.9 * blur(s.edge(tube, 0.03), 0.012 * s.unit), 0, 1),
        ),
    )
    s.shine(s.edge(tube, 0.006), s["lamp"], 0.5)
    turns = np.linspace(0, 2 * math.pi, 70)
    rings = [
        ([(0.5 - side * 0.33 + r * math.cos(a) / s.aspect, 0.62 + r * f * math.sin(a)) for a in turns], 0.007)
        for r, f in ((0.13, 1.0), (0.13, 0.35), (0.09, 0.8))
    ]
    mask = s.strokes(rings)
    s.lay(mask, rgb("#8a6024"))
    s.shine(s.edge(mask, 0.003), s["lamp"], 0.7)
    floor(s, "flags", 0.78, 0.2)
