"""Places by, on and under the water."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import mix, rgb, smooth
from art.scenes.ground import floor, hills
from art.scenes.growth import conifers, tree, weeds
from art.scenes.places import place
from art.scenes.skies import mist, rays, sky
from art.scenes.stage import Stage


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


@place(lamp=(0.5, 0.24), horizon=0.70, ground=0.82)
def waterfall(s: Stage) -> None:
    """A fall between mossy rocks, a pool before it."""
    sky(s, 0.4)
    hills(s, 1, 0.20, 0.10, 0.75, cells=4)
    hills(s, 4, 0.62, 0.30, 0.6, cells=3, valley=0.4)
    fall = np.clip(0.13 - np.abs(s.x - 0.5) * s.aspect, 0, 0.02) * 50 * smooth(0.15, 0.20, s.y)
    threads = s.noise("threads", 46, 3, 0.6, 0.06)
    s.lay(fall, mix(s["haze"], mix(s["lamp"], np.array([1, 1, 1], np.float32), 0.5), threads), 0.9)
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
