"""Places under the open sky, far from people."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import mix, rgb, shifted
from art.scenes.ground import dunes, floor, hills
from art.scenes.growth import conifers, hedge, tree
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
