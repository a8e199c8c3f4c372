"""Places that people live in, under the open sky."""

from __future__ import annotations

import numpy as np

from art.scenes.fields import blur, mix, rgb, smooth
from art.scenes.ground import floor, hills
from art.scenes.masonry import (
    arch,
    banner,
    box,
    column,
    steps,
)
from art.scenes.places import place
from art.scenes.skies import mist, sky
from art.scenes.stage import Stage


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
            s.lay(s.polygons([banner((x, 0.2 + 0.03 * k), 0.035, 0.2)]), mix(rgb("#9a2a20"), s["haze"], 0.3))
    rim = s.polygons([box(0.0, 0.69, 1.0, 0.74)])
    s.lay(rim, mix(s.far(0.2) * 0.5, s.far(0.5), s.noise("rim", 20, 4)))
    floor(s, "sand", 0.73, 0.35)
