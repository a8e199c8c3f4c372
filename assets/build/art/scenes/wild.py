"""Places under the open sky, far from people."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import blur, mix, rgb, shifted, smooth
from art.scenes.ground import dunes, floor, hills
from art.scenes.growth import conifers, hedge, tree, weeds
from art.scenes.places import place
from art.scenes.skies import billows, bolts, cloud_bank, mist, nebulae, rays, sky
from art.scenes.stage import Stage


@place(lamp=(0.34, 0.30), horizon=0.72, ground=0.80)
def peaks(s: Stage) -> None:
    """Mountains behind mountains."""
    sky(s, 0.75)
    hills(s, 1, 0.66, 0.36, 0.85, cells=2.5, valley=0.10, snow=0.9)
    mist(s, 0.62, 0.07, 0.5, 1)
    hills(s, 2, 0.76, 0.26, 0.5, valley=0.25)
    mist(s, 0.74, 0.06, 0.6, 2)
    hills(s, 3, 0.84, 0.07, 0.14, jagged=False, valley=0.05)
    s.horizon = 0.8


@place(lamp=(0.5, 0.36), horizon=0.74, ground=0.82)
def forest(s: Stage) -> None:
    """A clearing among firs, light between the trunks."""
    sky(s, 0.4)
    hills(s, 1, 0.66, 0.12, 0.9, jagged=False)
    conifers(s, 1, 0.70, 0.36, 0.72, 26)
    mist(s, 0.66, 0.08, 0.7, 1)
    conifers(s, 2, 0.75, 0.52, 0.42, 18, 0.12)
    rays(s, 0.32)
    mist(s, 0.74, 0.06, 0.7, 2)
    floor(s, "earth", 0.74, 0.2)
    conifers(s, 3, 0.82, 0.8, 0.12, 12, 0.34)
    mist(s, 0.8, 0.04, 0.45, 3)


@place(lamp=(0.52, 0.30), horizon=0.76, ground=0.84)
def grove(s: Stage) -> None:
    """Old broadleaf trees around a sunlit glade."""
    sky(s, 0.3)
    rows = ((0.2, 0.62, 0.72), (0.8, 0.66, 0.66), (0.5, 0.5, 0.82), (0.04, 0.8, 0.4), (0.98, 0.84, 0.36))
    for turn, (x, tall, depth) in enumerate(rows):
        tree(s, (x, 0.78), tall, (0.5 - x) * 0.2, turn, depth, 0.8)
        mist(s, 0.72, 0.06, 0.35, turn)
    rays(s, 0.42)
    floor(s, "earth", 0.76, 0.25)
    mist(s, 0.77, 0.04, 0.6, 9)


@place(lamp=(0.5, 0.32), horizon=0.74, ground=0.84)
def meadow(s: Stage) -> None:
    """Rolling grass under a wide sky, a lone wood behind."""
    sky(s, 0.6)
    hills(s, 1, 0.68, 0.10, 0.85, jagged=False)
    conifers(s, 1, 0.70, 0.12, 0.7, 30)
    hills(s, 2, 0.74, 0.06, 0.5, jagged=False, rough=0.6)
    mist(s, 0.72, 0.05, 0.4, 1)
    floor(s, "earth", 0.75, 0.3, 1.6)
    near = mix(s["ground"], rgb("#6a8a34"), 0.45)
    blades = s.noise("blades", 60, 2, 0.6, 0.25)
    s.lay(s.below(0.75), mix(near * 0.5, mix(near * 1.2, s["lamp"], 0.25), blades), 0.65)
    spots = [(x, 0.78 + 0.2 * y, 0.003 + 0.006 * y, 1.0) for x, y in s.dice("flowers").random((60, 2))]
    s.lay(s.discs(spots), mix(s["accent"], s["lamp"], 0.4), 0.85)


@place(lamp=(0.5, 0.34), horizon=0.60, ground=0.80)
def sea(s: Stage) -> None:
    """Open water, cliffs at both sides, waves that break."""
    sky(s, 0.8, 0.25)
    hills(s, 1, 0.602, 0.05, 0.8, valley=0.12)
    mist(s, 0.6, 0.025, 0.6, 1)
    floor(s, "water", 0.60)
    for turn, (level, tall) in enumerate(((0.66, 0.012), (0.74, 0.02), (0.86, 0.03))):
        crest = level - tall * s.line((turn, "swell"), 4 + turn, 4, 0.5)
        back = s.below(crest, 2) * np.exp(-np.clip(s.y - crest[None, :], 0, 1) / (tall * 1.6))
        s.lay(back, mix(s["ground"], s["sky"], 0.5), 0.4)
        foam = np.exp(-(((s.y - crest[None, :]) / 0.003) ** 2)) * smooth(
            0.45, 0.8, s.noise((turn, "foam"), 12, 3)
        )
        s.shine(foam, mix(s["haze"], s["lamp"], 0.6), 0.6)


@place(lamp=(0.5, -0.08), horizon=0.8, ground=0.84)
def deep(s: Stage) -> None:
    """Under the sea: shafts from above, rocks and weeds below."""
    s.art = mix(mix(s["horizon"], s["haze"], smooth(0, 0.35, s.y)), s["zenith"], smooth(0.15, 1.0, s.y))
    ripple = s.noise("caustic", 9, 3, 0.6, 2.0)
    s.shine(smooth(0.55, 0.8, ripple) * smooth(0.5, 0.0, s.y), s["lamp"], 0.28)
    rays(s, 0.55, spread=1.2)
    s.shine(s.near(s.lamp, 1.0, 1.6), s["lamp"], 0.5)
    for turn, (level, rise, depth) in enumerate(((0.74, 0.3, 0.75), (0.84, 0.3, 0.45), (0.92, 0.14, 0.15))):
        hills(s, turn, level, rise, depth, cells=4, valley=0.28, rough=0.7)
        weeds(s, turn, level, 0.12 + 0.07 * turn, depth)
        mist(s, level - 0.04, 0.08, 0.3, turn)
    s.horizon = 0.86


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


@place(lamp=(0.68, 0.30), horizon=0.66, ground=0.82)
def desert(s: Stage) -> None:
    """Dunes to the horizon."""
    sky(s, 0.35)
    hills(s, 1, 0.65, 0.10, 0.85)
    for turn, (level, rise, depth) in enumerate(((0.68, 0.07, 0.75), (0.74, 0.09, 0.55), (0.84, 0.10, 0.4))):
        dunes(s, turn, level, rise, depth)
    s.horizon, s.surface = 0.76, "sand"


@place(lamp=(0.6, 0.28), horizon=0.74, ground=0.83)
def glacier(s: Stage) -> None:
    """Snow between walls of ice."""
    sky(s, 0.5, 0.2)
    hills(s, 1, 0.64, 0.34, 0.85, cells=3, valley=0.2, snow=1.0)
    mist(s, 0.62, 0.06, 0.6, 1)
    hills(s, 2, 0.76, 0.2, 0.6, cells=5, valley=0.34, snow=1.0, rough=0.7)
    floor(s, "snow", 0.74, 0.5)
    mist(s, 0.76, 0.04, 0.5, 2)


@place(lamp=(0.5, 0.24), horizon=0.70, ground=0.82)
def waterfall(s: Stage) -> None:
    """A fall between mossy rocks, a pool before it."""
    sky(s, 0.4)
    hills(s, 1, 0.20, 0.10, 0.75, cells=4)
    hills(s, 4, 0.62, 0.30, 0.6, cells=3, valley=0.4)
    fall = np.clip(0.13 - np.abs(s.x - 0.5) * s.aspect, 0, 0.02) * 50 * smooth(0.15, 0.20, s.y)
    threads = s.noise("threads", 46, 3, 0.6, 0.06)
    s.lay(fall, mix(s["haze"], mix(s["lamp"], np.float32([1, 1, 1]), 0.5), threads), 0.9)
    hills(s, 2, 0.76, 0.26, 0.35, cells=5, valley=0.62)
    moss = smooth(0.5, 0.8, s.noise("moss", 12, 4)) * s.below(0.4, 90) * smooth(0.12, 0.3, np.abs(s.x - 0.5))
    s.lay(moss, mix(s.far(0.3), rgb("#5a8a34"), 0.5), 0.4)
    mist(s, 0.68, 0.07, 0.9, 3)
    rays(s, 0.25)
    floor(s, "water", 0.71)


@place(lamp=(0.55, 0.34), horizon=0.70, ground=0.82)
def swamp(s: Stage) -> None:
    """Still water among dead trees."""
    sky(s, 0.6)
    conifers(s, 1, 0.70, 0.2, 0.8, 22)
    mist(s, 0.68, 0.06, 0.8, 1)
    tree(s, (0.12, 0.72), 0.7, 0.12, 1, 0.45)
    tree(s, (0.86, 0.71), 0.6, -0.1, 2, 0.55)
    mist(s, 0.70, 0.04, 0.7, 2)
    floor(s, "water", 0.71)


@place(lamp=(0.4, 0.28), horizon=0.78, ground=0.84)
def garden(s: Stage) -> None:
    """Terraces of leaves and blossoms."""
    sky(s, 0.45)
    hills(s, 1, 0.66, 0.16, 0.85)
    for turn, (level, depth) in enumerate(((0.66, 0.6), (0.74, 0.38), (0.84, 0.14))):
        hedge(s, turn, level, depth)
        mist(s, level, 0.04, 0.35, turn)
    s.horizon = 0.84


@place(lamp=(0.6, 0.36), horizon=1.0, ground=0.84)
def heavens(s: Stage) -> None:
    """Above the clouds."""
    sky(s, 0.5, 0.2)
    hills(s, 1, 0.74, 0.22, 0.75, cells=4, snow=0.8)
    s.surface = "air"
    for turn, level in enumerate((0.64, 0.74, 0.86)):
        billows(s, turn, level)
    rays(s, 0.22)


@place(lamp=(0.62, 0.22), horizon=0.74, ground=0.82)
def tempest(s: Stage) -> None:
    """Storm clouds torn by lightning above black land."""
    sky(s, 1.3)
    cloud_bank(s, "low", 1.0, 0.12, 0.5)
    bolts(s, 2)
    hills(s, 1, 0.72, 0.2, 0.6, cells=4, valley=0.14)
    mist(s, 0.7, 0.05, 0.5, 1)
    hills(s, 2, 0.80, 0.08, 0.1, cells=4)
    s.horizon = 0.78


@place(lamp=(0.5, 0.46), horizon=1.2, ground=0.86)
def void(s: Stage) -> None:
    """Between the stars: nebulae, drifting rocks, drawn orbits."""
    nebulae(s)
    s.surface = "air"
    s.shine(s.near(s.lamp, 0.62, 1.8), s["horizon"], 0.6)
    turns = np.linspace(0, 2 * np.pi, 90)
    circle = [(0.5 + 0.40 * np.cos(a) / s.aspect, 0.5 + 0.40 * np.sin(a)) for a in turns]
    ellipse = [(0.5 + 0.52 * np.cos(a) / s.aspect, 0.5 + 0.17 * np.sin(a) - 0.1 * np.cos(a)) for a in turns]
    s.shine(s.strokes([(circle, 0.003), (ellipse, 0.003)]), s["lamp"], 0.35)
    dice, shapes = s.dice("rocks"), []
    for x, y, size in dice.random((9, 3)):
        if np.hypot(x - 0.5, y - 0.5) > 0.3:
            reach = (0.015 + 0.05 * size**2) * (0.5 + 0.6 * dice.random((8, 2)))
            angles = np.linspace(0, 2 * np.pi, 9)[:-1]
            ring = zip(angles, reach, strict=True)
            shapes.append([(x + r[0] * np.cos(a) / s.aspect, y + r[1] * np.sin(a)) for a, r in ring])
    mask = s.polygons(shapes)
    s.lay(mask, s.far(0.3) * 0.7)
    s.shine(np.clip(mask - shifted(mask, 0.006 * s.unit, 0.006 * s.unit), 0, 1), s["lamp"], 0.6)


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
            s.lay(right, mix(hue, np.float32([1, 1, 1]), 0.35))
            s.shine(blur(np.maximum(left, right), 0.02 * s.unit), s["accent"], 0.35)
