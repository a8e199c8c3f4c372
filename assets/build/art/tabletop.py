"""The round table of the title picture, painted flat and then laid in perspective."""

from __future__ import annotations

import math
from typing import NamedTuple

from PIL import Image, ImageOps

from art.outline import Point
from art.paint import (
    Size,
    around,
    disc,
    framed_alpha,
    light,
    lines,
    noise,
    put,
    ring,
    sunk,
    tint,
)
from art.palette import CIRCLE, GAMES, GOLD
from art.relief import bevel, medallion, metal
from art.scenery import circle_strokes, halo, inscribed, spokes, star_strokes, wood


class Trapezoid(NamedTuple):
    """A square seen at a slant: its far and near edges, both level and centred on one line."""

    middle: float
    far: float
    near: float
    far_half: float
    near_half: float

    def to_square(self, side: float) -> tuple[float, ...]:
        """Return the coefficients by which Pillow finds a square's point for a place in the picture."""
        depth = self.near - self.far
        slope = (self.near_half - self.far_half) / depth
        base = self.far_half - slope * self.far
        half = side / 2
        across = (half, half * slope, half * base - half * self.middle)
        along = side * self.near_half / depth
        rows = (*across, 0.0, along, -along * self.far, 0.0, slope, base)
        return tuple(value / base for value in rows[:8])

    def place(self, angle: float, radius: float) -> tuple[Point, float]:
        """Return where a point of the disc in the square lies, and the scale of things there."""
        x = 0.5 + 0.5 * radius * math.cos(math.radians(angle))
        y = 0.5 + 0.5 * radius * math.sin(math.radians(angle))
        share = y * self.far_half / (self.near_half - y * (self.near_half - self.far_half))
        half = self.far_half + (self.near_half - self.far_half) * share
        point = (self.middle + (2 * x - 1) * half, self.far + (self.near - self.far) * share)
        return point, half / self.near_half


def round_table(side: int) -> Image.Image:
    """Return the table from above: wood, gold inlay, felt, a drawn star, five games' signs; cut out."""
    size, middle = (side, side), (side / 2, side / 2)
    radius = side / 2 - 2
    top = wood(size, 5, side // 12, "#1e0e07", "#8c5528")
    border = ring(size, middle, radius, radius * 0.905)
    tint(top, border, (30, 14, 8), 0.78)
    bevel(top, border, side / 210, 0.9)
    metal(top, ring(size, middle, radius * 0.905, radius * 0.888), GOLD, side / 680)
    heart = disc(size, middle, radius * 0.392)
    felt = ImageOps.colorize(noise(size, 41, 200, 2), "#0c1f1a", "#1d4237")
    top.paste(felt, (0, 0), heart)
    sunk(top, heart, side / 58, 0.9)
    metal(top, ring(size, middle, radius * 0.402, radius * 0.39), GOLD, side / 1000)
    reach = radius * 0.655
    unit = side / 1500
    strokes = [
        *star_strokes(middle, reach, 5, 2, 5 * unit),
        *circle_strokes(middle, reach, 5 * unit),
        *spokes(middle, (radius * 0.826, radius * 0.848), 90, 3 * unit),
    ]
    inscribed(top, lines(size, strokes), (255, 176, 84), 2 * unit, 0.8)
    for place, name in zip(around(middle, reach, 5), CIRCLE, strict=True):
        put(top, medallion(name, round(330 * unit)), place, 14 * unit)
        light(top, halo(size, place, 310 * unit, 1.8), GAMES[name].nature.glow, 0.12)
    return framed_alpha(top, disc(size, middle, radius))


def laid(flat: Image.Image, size: Size, ground: Trapezoid, thickness: int) -> Image.Image:
    """Return the table in perspective on an empty picture, with its rim below."""
    # Twice as large and then reduced: the far side is squeezed, and squeezing alone would flicker.
    double = Trapezoid(*(value * 2 for value in ground))
    turned = flat.transform(
        (size[0] * 2, size[1] * 2),
        Image.Transform.PERSPECTIVE,
        double.to_square(flat.width),
        Image.Resampling.BICUBIC,
    ).resize(size, Image.Resampling.BOX)
    edge = turned.getchannel("A")
    table = Image.new("RGBA", size)
    for depth in range(thickness, 0, -1):
        share = 1 - depth / (thickness * 1.3)
        table.paste((round(96 * share), round(56 * share), round(28 * share), 255), (0, depth), edge)
    table.alpha_composite(turned)
    return table
