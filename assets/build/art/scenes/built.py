"""Places that people have built and left open to the sky: towns, ruins, decks, fields of the dead."""

from __future__ import annotations

import math

import numpy as np

from art.scenes.fields import blur, mix, rgb, smooth
from art.scenes.ground import floor, hills
from art.scenes.growth import tree
from art.scenes.masonry import arch, box, column
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
        for x, long, bend, banner in dice.random((16 if row else 34, 4)):
            if row and abs(x - 0.5) < 0.24:
                continue
            top = (x + (bend - 0.5) * 0.06, level - tall * (0.5 + 0.6 * long))
            paths.append(([(x, level + 0.02), top], 0.004 + 0.003 * row))
            if banner < 0.3:
                flags.append(_banner(top, 0.035 + 0.03 * row, 0.07 + 0.05 * row))
        s.lay(s.strokes(paths), s.far(depth) * 0.6)
        s.lay(s.polygons(flags), mix(s.far(depth), rgb("#8a1c14"), 0.5) * 0.8)
        mist(s, level, 0.04, 0.5, row)
    floor(s, "earth", 0.77, 0.1)


def _banner(top: Point, wide: float, high: float) -> list[Point]:
    x, y = top
    return [
        (x, y),
        (x + wide, y + 0.02),
        (x + wide * 0.7, y + 0.05),
        (x + wide * 1.1, y + 0.08),
        (x, y + high),
    ]


@place(lamp=(0.5, 0.40), horizon=0.72, ground=0.76)
def terrace(s: Stage) -> None:
    """Steps between columns before a wide view."""
    sky(s, 0.6)
    hills(s, 1, 0.68, 0.14, 0.85)
    mist(s, 0.66, 0.05, 0.5, 1)
    floor(s, "flags", 0.72, 0.3)
    steps(s, 0.76, 0.33)
    for side in (-1, 1):
        for x, wide, depth in ((0.36, 0.05, 0.5), (0.49, 0.09, 0.16)):
            column(s, 0.5 + side * x, wide, depth, 0.0, 0.88 + wide)


def steps(s: Stage, top: float, half: float, count: int = 3) -> None:
    """Set a flight of steps; the subject stands on the uppermost."""
    for step in range(count):
        level, wide = top + 0.05 * step, half + 0.09 * step
        tread = s.polygons([box(0.5 - wide, level, 0.5 + wide, 1.1)])
        rough = s.noise((step, "step"), 20, 4)
        s.lay(tread, mix(s.far(0.35) * 0.6, s.far(0.65), rough) * (0.95 - 0.14 * step))
        s.shine(s.strokes([([(0.5 - wide, level), (0.5 + wide, level)], 0.007)]), s["lamp"], 0.5)
    s.horizon, s.surface = top + 0.01, "flags"


@place(lamp=(0.5, 0.34), horizon=0.76, ground=0.86)
def city(s: Stage) -> None:
    """Gabled roofs and spires, a few windows lit."""
    sky(s, 0.7, 0.4)
    for row, (level, tall, depth) in enumerate(((0.64, 0.2, 0.78), (0.72, 0.2, 0.5), (0.82, 0.24, 0.2))):
        _houses(s, row, level, tall, depth)
        mist(s, level, 0.06, 0.45, row)
    floor(s, "flags", 0.82, 0.1)


def _houses(s: Stage, row: int, level: float, tall: float, depth: float) -> None:
    dice, shapes, panes, x = s.dice("houses", row), [], [], -0.05
    while x < 1.05:
        wide = 0.05 + 0.07 * dice.random()
        top = level - tall * (0.4 + 0.7 * dice.random()) * (1 + 0.9 * abs(x - 0.45) * row)
        roof = 0.05 + 0.1 * dice.random() if dice.random() < 0.75 else 0.24
        gable = [(x - 0.008, top), (x + wide / 2, top - roof), (x + wide + 0.008, top)]
        shapes.append([(x, 1.1), (x, top), *gable, (x + wide, top), (x + wide, 1.1)])
        for lit, across, down in dice.random((3, 3)):
            if lit < 0.4 and row:
                px, py = x + wide * (0.2 + 0.5 * across), top + (level - top) * down
                panes.append(box(px, py, px + 0.012, py + 0.02))
        x += wide * (0.9 + 0.3 * dice.random())
    mask = s.polygons(shapes)
    s.lay(mask, mix(s.far(depth) * 0.85, s["haze"], smooth(level - 0.1, level + 0.1, s.y) * 0.5 * depth))
    s.shine(s.edge(mask, 0.004), s["lamp"], 0.25)
    lit = s.polygons(panes)
    s.shine(blur(lit, 0.012 * s.unit) * 1.5, rgb("#ffae4a"), 0.7)
    s.shine(lit, rgb("#ffd88a"), 0.9)


@place(lamp=(0.6, 0.30), horizon=0.74, ground=0.84)
def market(s: Stage) -> None:
    """Stalls with striped awnings along a street, a tower behind."""
    sky(s, 0.5)
    _houses(s, 0, 0.66, 0.24, 0.75)
    _houses(s, 1, 0.70, 0.2, 0.5)
    mist(s, 0.68, 0.06, 0.5, 1)
    floor(s, "flags", 0.74, 0.25)
    hues = [rgb(code) for code in ("#a83a2a", "#2c6a6a", "#b08a34", "#5a3c78")]
    for side in (-1, 1):
        for near, (reach, top, low) in enumerate(((0.24, 0.52, 0.74), (0.40, 0.40, 0.86))):
            outer, inner = 0.5 + side * (reach + 0.20), 0.5 + side * reach
            hue = mix(hues[(near * 2 + (side > 0) + s.seed) % 4], s["haze"], 0.35 - 0.25 * near)
            edge = top + 0.09 + 0.03 * near
            s.lay(
                s.polygons([[(inner, edge), (outer, edge + 0.05), (outer, low), (inner, low)]]),
                s.far(0.1) * 0.4,
            )
            shapes = []
            for k in range(6):
                a, b = (inner + (outer - inner) * t / 6 for t in (k, k + 1))
                tone = hue if k % 2 else mix(s["haze"], s["lamp"], 0.5)
                shapes.append(
                    (
                        [
                            (a, top + k * 0.006),
                            (b, top + k * 0.006),
                            (b, edge + 0.01 * k),
                            (a, edge + 0.01 * k),
                        ],
                        tone * (0.9 - 0.3 * near),
                        0.0,
                    )
                )
            s.stamp(shapes)
            s.lay(
                s.polygons([[(inner, low - 0.1), (outer, low - 0.08), (outer, low + 0.02), (inner, low)]]),
                rgb("#4a2c18") * (0.9 - 0.3 * near),
            )
            goods = [
                (inner + (outer - inner) * t, low - 0.105 + 0.02 * t, 0.012 + 0.008 * near, 1.0)
                for t in np.linspace(0.08, 0.95, 7)
            ]
            s.lay(s.discs(goods), mix(s["accent"], hue, 0.4) * 0.85)
            lantern = (inner, edge + 0.03)
            s.shine(s.near(lantern, 0.14, 2.0), rgb("#ff9a3c"), 0.7)
            s.shine(s.near(lantern, 0.018, 0.8), rgb("#fff0b0"))


@place(lamp=(0.64, 0.26), horizon=0.60, ground=0.84)
def deck(s: Stage) -> None:
    """A ship's deck: rails, shrouds, a mast, the sea behind."""
    sky(s, 0.8, 0.2)
    hills(s, 1, 0.605, 0.05, 0.85, valley=0.05)
    floor(s, "water", 0.60)
    floor(s, "planks", 0.74, 0.15, 0.8)
    rope = s.far(0.1) * 0.5
    shrouds = []
    for side in (-1, 1):
        x = 0.5 + side * 0.46
        shrouds += [([(x - side * k * 0.05, 0.72), (x - side * 0.16, -0.05)], 0.005) for k in range(4)]
        shrouds += [
            ([(x - side * (0.16 + 0.02), y), (x + side * 0.02, y + 0.02)], 0.003)
            for y in np.arange(0.08, 0.7, 0.07)
        ]
    s.lay(s.strokes(shrouds), rope)
    rail = [box(0.0, 0.66, 1.0, 0.684)] + [
        box(x - 0.008, 0.68, x + 0.008, 0.75) for x in np.linspace(0.03, 0.97, 12)
    ]
    mask = s.polygons(rail)
    s.lay(mask, mix(rgb("#4a2a14"), s["haze"], 0.2))
    s.shine(s.edge(mask, 0.004), s["lamp"], 0.5)
    mast = s.polygons([box(0.135, -0.05, 0.175, 0.82)])
    s.lay(
        mast,
        mix(
            rgb("#2a160c"),
            rgb("#7a4c28"),
            smooth(0.135, 0.17, s.x) if s.lamp[0] > 0.5 else smooth(0.17, 0.135, s.x),
        ),
    )
    sail = s.polygons([[(0.0, 0.03), (0.36, 0.0), (0.30, 0.16), (0.33, 0.30), (0.0, 0.36)]])
    s.lay(
        sail,
        mix(mix(s["haze"], s["lamp"], 0.5) * 0.7, s["lamp"], s.noise("sail", 5, 3, 0.5, 0.4) * 0.5),
        0.92,
    )


@place(lamp=(0.5, 0.30), horizon=0.74, ground=0.83)
def gate(s: Stage) -> None:
    """A fortress gate between two towers, torches at its sides."""
    sky(s, 0.7, 0.2)
    hills(s, 1, 0.66, 0.18, 0.85)
    stone_tone = np.clip(0.4 + s.relief("fort", 14), 0, 1)
    shapes = [box(0.12, 0.34, 0.88, 0.8)]
    for x in (0.14, 0.86):
        shapes.append(box(x - 0.13, 0.16, x + 0.13, 0.86))
        shapes += [box(x - 0.13 + k * 0.065, 0.11, x - 0.13 + k * 0.065 + 0.04, 0.17) for k in range(4)]
    shapes += [box(0.27 + k * 0.075, 0.30, 0.27 + k * 0.075 + 0.045, 0.35) for k in range(7)]
    mask = s.polygons(shapes)
    s.lay(mask, mix(s.far(0.35) * 0.5, s.far(0.6) * 1.1, stone_tone))
    s.shine(s.edge(mask, 0.005), s["lamp"], 0.35)
    opening = s.polygons([arch(s, 0.22, 0.52, 0.2, 0.82)])
    s.lay(opening, mix(s["dark"], s["horizon"], s.near((0.5, 0.66), 0.4, 1.0) * 0.7))
    bars = [([(x, 0.3), (x, 0.62)], 0.008) for x in np.linspace(0.3, 0.7, 9)] + [
        ([(0.2, 0.56), (0.8, 0.56)], 0.008)
    ]
    s.lay(s.strokes(bars) * opening, s["dark"], 0.9)
    for x in (0.22, 0.78):
        s.shine(s.near((x, 0.50), 0.2, 2.0), rgb("#ff8a2c"), 0.85)
        s.shine(s.near((x, 0.50), 0.03, 0.8, 1.8), rgb("#fff0b0"))
    floor(s, "flags", 0.76, 0.2)
    mist(s, 0.76, 0.03, 0.4, 2)


@place(lamp=(0.5, 0.26), horizon=0.70, ground=0.82)
def arena(s: Stage) -> None:
    """A ring of sand below rows of seats, banners above."""
    sky(s, 0.5)
    for row in range(6):
        level = 0.30 + 0.07 * row
        bow = level + 0.10 * ((s.x - 0.5) * 2) ** 2 * -1 + 0.08
        band = np.clip((s.y - bow) * s.high / 2 + 0.5, 0, 1)
        tone = np.clip(0.4 + s.relief((row, "seat"), 22, 1.4), 0, 1)
        s.lay(band, mix(s.far(0.7 - 0.08 * row) * 0.55, s.far(0.75 - 0.08 * row) * 1.1, tone))
        heads = s.noise((row, "crowd"), 90, 1) > 0.62
        s.lay(band * heads * np.exp(-(((s.y - bow - 0.02) / 0.018) ** 2)), s.far(0.3) * 0.7, 0.7)
    for side in (-1, 1):
        for k in range(2):
            x = 0.5 + side * (0.26 + 0.18 * k)
            s.lay(s.polygons([_banner((x, 0.2 + 0.03 * k), 0.035, 0.2)]), mix(rgb("#9a2a20"), s["haze"], 0.3))
    rim = s.polygons([box(0.0, 0.69, 1.0, 0.74)])
    s.lay(rim, mix(s.far(0.2) * 0.5, s.far(0.5), s.noise("rim", 20, 4)))
    floor(s, "sand", 0.73, 0.35)
