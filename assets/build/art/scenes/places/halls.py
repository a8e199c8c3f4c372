"""Great rooms: naves, thrones, libraries, crypts, round halls."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import Field, blur, mix, rgb, smooth
from art.scenes.ground import floor
from art.scenes.masonry import (
    BINDINGS,
    arch,
    blocks,
    candle,
    candles,
    column,
    steps,
    stone_round,
    wall,
    window,
)
from art.scenes.places import place
from art.scenes.skies import mist, rays
from art.scenes.stage import Path, Stage


@place(lamp=(0.5, 0.30), horizon=0.66, ground=0.82)
def hall(s: Stage) -> None:
    """A nave of pointed arches towards a tall window."""
    nave(s)
    floor(s, "flags", 0.66, 0.3)
    rays(s, 0.32)


def nave(s: Stage, half: float = 0.155) -> None:
    """Paint arches within arches, a window at their end."""
    s.art[:] = s["sky"] * 0.35
    window(s, half, 0.30, half * 1.55, 0.60, s.lamp[0])
    s.shine(s.near(s.lamp, 0.6, 1.5), s["lamp"], 0.5)
    stone = blocks(s, "nave", 16)
    for step, (wide, spring, rise) in enumerate(((0.24, 0.33, 0.3), (0.34, 0.32, 0.42), (0.49, 0.31, 0.58))):
        if wide * 2 / s.aspect > 1.35:
            continue
        depth = 0.62 - 0.24 * step
        opening = s.polygons([arch(s, wide, spring, rise, 1.2)])
        spill = blur(opening, 0.05 * s.unit) * (0.5 if step < 2 else 0.35) * (0.3 + 0.5 * stone) * 0.45
        colour = mix(s.far(depth) * 0.45, s.far(depth), stone) * (0.8 - 0.15 * step)
        s.lay(1 - opening, np.clip(colour + s["lamp"] * spill[..., None], 0, 1))
        rib = opening * (1 - s.polygons([arch(s, wide - 0.022, spring, rise - 0.03, 1.2)]))
        s.lay(rib, mix(s.far(depth), s["lamp"], 0.4 - 0.1 * step))
        s.dim(np.clip(blur(1 - opening, 0.012 * s.unit) * opening, 0, 1), 0.5)
        mist(s, 0.62, 0.16, 0.22, step)


@place(lamp=(0.5, 0.28), horizon=0.66, ground=0.79)
def throne(s: Stage) -> None:
    """A throne room: a nave, banners, a carpet up to a dais."""
    nave(s, 0.12)
    floor(s, "flags", 0.66, 0.3)
    carpet = s.polygons([[(0.44, 0.66), (0.56, 0.66), (0.78, 1.05), (0.22, 1.05)]])
    s.lay(carpet, mix(rgb("#3a0a10"), rgb("#96202a"), s.noise("pile", 30, 2)), 0.85)
    for side in (-1, 1):
        for x, top, high, depth in ((0.26, 0.20, 0.26, 0.35), (0.40, 0.10, 0.42, 0.12)):
            middle = 0.5 + side * x
            cloth = s.polygons(
                [
                    [
                        (middle - 0.04, top),
                        (middle + 0.04, top),
                        (middle + 0.04, top + high),
                        (middle, top + high * 1.15),
                        (middle - 0.04, top + high),
                    ]
                ]
            )
            fold = 0.5 + 0.5 * np.sin((s.x - middle) * 110)
            hue = mix(s["accent"], s["haze"], depth)
            s.lay(cloth, mix(hue * 0.3, hue * 0.85, fold * smooth(top + high * 1.3, top, s.y)))
    steps(s, 0.79, 0.30)
    rays(s, 0.3)


@place(lamp=(0.5, 0.30), horizon=0.70, ground=0.84)
def library(s: Stage) -> None:
    """Shelves up to the vault on both sides, a lit window between them."""
    s.art[:] = s["sky"] * 0.4
    s.shine(s.near(s.lamp, 0.7, 1.2), s["lamp"], 0.8)
    window(s, 0.12, 0.26, 0.18, 0.56, 0.5)
    dice, shapes = s.dice("books"), list[tuple[Path, Field, float]]()

    def level(reach: float, height: float) -> float:
        return 0.36 + (height - 0.36) * (0.5 + reach * 1.75)

    for side in (-1, 1):
        for bay in range(9):  # from far to near
            far, near = (0.17 + 0.4 * ((bay + k) / 9) ** 1.6 for k in (0, 1))
            left, right = 0.5 + side * far / s.aspect, 0.5 + side * near / s.aspect
            shade = 1.0 - 0.075 * bay
            for row in range(6):
                top, foot = -0.05 + row * 0.145, 0.075 + row * 0.145
                binding = rgb(BINDINGS[int(dice.random() * len(BINDINGS))])
                tone = binding * (0.5 + 0.6 * dice.random()) * shade
                tall = top + dice.random() * 0.03
                board = [
                    (left, level(far, top - 0.035)),
                    (right, level(near, top - 0.035)),
                    (right, level(near, foot + 0.02)),
                    (left, level(far, foot + 0.02)),
                ]
                books = [
                    (left, level(far, tall)),
                    (right, level(near, tall)),
                    (right, level(near, foot)),
                    (left, level(far, foot)),
                ]
                shapes.append((board, rgb("#3a2012") * shade * 0.7, 0.0))
                shapes.append((books, mix(tone, s["lamp"], max(0.0, 0.3 - 0.05 * bay)), 0.0))
                for k in (0.25, 0.5, 0.75):
                    reach = far + (near - far) * (k + (dice.random() - 0.5) * 0.15)
                    x = 0.5 + side * reach / s.aspect
                    shapes.append(
                        (
                            [(x, level(reach, tall)), (x, level(reach, foot))],
                            tone * 0.35,
                            0.003 + 0.0002 * bay,
                        )
                    )
    s.stamp(shapes)
    floor(s, "planks", 0.70, 0.3)
    rays(s, 0.35)
    mist(s, 0.6, 0.2, 0.2, 1)


@place(lamp=(0.5, 0.42), horizon=0.72, ground=0.84)
def crypt(s: Stage) -> None:
    """A low vault with niches and candles."""
    stone = wall(s, 13, 1.0, 1.2, 0.7)
    near = s.near(s.lamp, 1.0, 1.2)
    for x, half in ((0.5, 0.26), (0.02, 0.17), (0.98, 0.17)):
        opening = s.polygons([arch(s, half, 0.36, half * 0.9, 0.74, x)])
        ring = s.polygons([arch(s, half + 0.035, 0.36, half * 0.9 + 0.045, 0.74, x)])
        stone_round(s, opening, ring, stone, 0.2)
        s.lay(opening, mix(s["dark"], s["sky"], near * 0.7 if x == 0.5 else near * 0 + 0.15))
    s.shine(s.near(s.lamp, 0.5, 1.5), s["lamp"], 0.55)
    floor(s, "flags", 0.72, 0.3)
    candles(s, "crypt", 5, 0.27, 0.47, 0.74)
    mist(s, 0.76, 0.05, 0.4, 2)


@place(lamp=(0.5, 0.42), horizon=0.78, ground=0.84)
def rose_window(s: Stage) -> None:
    """A wall with a round window of coloured glass; the subject stands before it."""
    stone = blocks(s, "wall", 12)
    s.art = mix(s.far(0.05) * 0.35, s.far(0.5), stone)
    dx, dy = (s.x - s.lamp[0]) * s.wide / s.unit, (s.y - s.lamp[1]) * s.high / s.unit
    away, angle = np.sqrt(dx * dx + dy * dy), np.arctan2(dy, dx) / (2 * math.pi)
    radius, petals = 0.38, 12
    glass = 1 - smooth(radius - 0.003, radius + 0.003, away)
    ring = np.floor(away / radius * 3.2).astype(int)
    fine = np.where(ring > 1, 2, 1)
    sector = np.floor((angle + 0.5) * petals * fine).astype(int)
    pick = s.dice("glass").random((8, 64))[np.clip(ring, 0, 7), sector % (petals * 2)]
    hues = (mix(s["horizon"], s["lamp"], 0.5), s["horizon"], s["accent"], s["haze"] * 1.3, s["sky"] * 1.6)
    panes = np.clip(np.stack(hues), 0, 1)[np.minimum((pick * 5).astype(int), 4)]
    s.lay(glass, panes * (0.7 + 0.5 * s.noise("pane", 14, 3) * (1.15 - 0.6 * away / radius))[..., None])
    spoke = np.abs(((angle * petals * fine + 0.5) % 1) - 0.5) / (petals * fine) * 2 * math.pi * away
    loop = np.abs((away / radius * 3.2 + 0.5) % 1 - 0.5) / 3.2 * radius
    lead = np.maximum(1 - smooth(0.003, 0.007, spoke), 1 - smooth(0.004, 0.008, loop)) * glass
    s.lay(lead, s["dark"], 0.95)
    rim = np.exp(-(((away - radius - 0.02) / 0.018) ** 2))
    s.lay(rim, mix(s.far(0.3), s["lamp"], 0.25 + 0.3 * np.clip(-dy / radius, 0, 1)))
    s.shine(blur(glass, 0.08 * s.unit) * 0.8, s["horizon"], 0.3)
    floor(s, "flags", 0.78, 0.2)
    rays(s, 0.25)


@place(lamp=(0.5, 0.40), horizon=0.70, ground=0.82)
def sanctum(s: Stage) -> None:
    """A round hall of columns; a circle is drawn on its floor and candles burn around it."""
    wall(s, 14, 1.0, 1.2, 0.6)
    s.shine(s.near(s.lamp, 0.55, 1.5), s["horizon"], 0.7)
    for x, wide, depth in ((0.30, 0.05, 0.55), (0.70, 0.05, 0.55), (0.13, 0.08, 0.3), (0.87, 0.08, 0.3)):
        column(s, x, wide, depth, 0.06, 0.74 + wide)
    floor(s, "flags", 0.70, 0.3)
    turns = np.linspace(0, 2 * math.pi, 70)
    level, paths = 0.84, []
    for radius in (0.46, 0.41):
        paths.append(
            (
                [(0.5 + radius * math.cos(a) / s.aspect, level + radius * 0.24 * math.sin(a)) for a in turns],
                0.006,
            )
        )
    tips = [
        (0.5 + 0.41 * math.cos(a) / s.aspect, level + 0.41 * 0.24 * math.sin(a))
        for a in np.linspace(-math.pi / 2, 1.5 * math.pi, 8)[:-1]
    ]
    paths += [([tips[i], tips[(i + 3) % 7]], 0.004) for i in range(7)]
    s.glow(s.strokes(paths), s["accent"], 0.014)
    for k, angle in enumerate(np.linspace(math.pi * 1.08, math.pi * 1.92, 6)):
        x, y = 0.5 + 0.47 * math.cos(angle) / s.aspect, level + 0.11 * math.sin(angle)
        candle(s, x, y, 0.05 + 0.02 * (k % 2), 0.009)
