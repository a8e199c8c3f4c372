"""Wax candles with living flames."""

from __future__ import annotations

import random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from art.outline import Box, Point
from art.paint import (
    Size,
    blurred,
    drawn,
    framed_alpha,
    glow,
    gradient,
    light,
    lines,
    polygons,
    tint,
)
from art.palette import Stops
from art.relief import bevel, metal

_ACROSS: Stops = (
    (0, "#3a2412"),
    (0.16, "#a8875a"),
    (0.42, "#f2dcae"),
    (0.66, "#b8935f"),
    (0.9, "#59391c"),
    (1, "#2a180b"),
)
_DOWN: Stops = ((0, "#ffffff"), (0.25, "#d8c4a0"), (1, "#5a4630"))
_FLAME_LIGHT, _WARM = (255, 176, 80), (255, 150, 50)


class Candle(NamedTuple):
    """Where a candle stands, how thick and tall it is, and how far it shines."""

    foot: Point
    width: float
    height: float
    seed: int
    shine: float = 0.6


def candle(picture: Image.Image, stick: Candle, *, dish: bool = False) -> None:
    """Put a burning candle on its foot, with a shadow or a brass dish below."""
    (x, y), width = stick.foot, stick.width
    _foot(picture, stick, dish)
    wax = _wax(stick)
    picture.paste(wax, (round(x - wax.width / 2), round(y - wax.height + width * 0.16)), wax)
    _flame(picture, (x, y - stick.height), width, stick.shine)


def _foot(picture: Image.Image, stick: Candle, dish: bool) -> None:
    (x, y), width = stick.foot, stick.width
    half = width * 1.5
    corner = round(x - half), round(y - half)
    part = picture.crop((*corner, corner[0] + round(2 * half), corner[1] + round(2 * half)))

    def oval(reach: float, drop: float) -> Image.Image:
        box = (half - width * reach, half - width * reach * 0.34 + width * drop)
        end = (half + width * reach, half + width * reach * 0.34 + width * drop)
        return _oval(part.size, (*box, *end))

    tint(part, blurred(oval(1.0, 0.1), width * 0.14), (0, 0, 0), 0.75)
    if dish:
        metal(part, oval(0.92, 0.05), depth=max(1.0, width * 0.05))
        tint(part, blurred(oval(0.7, 0.04), width * 0.05), (60, 34, 12), 0.8)
    picture.paste(part, corner)


def _wax(stick: Candle) -> Image.Image:
    """Return the cut-out wax body: lit along its middle, bright and thin at the top, with drips."""
    width, height = stick.width, stick.height
    rim = width * 0.16
    size: Size = (round(width * 1.3), round(height + 2 * rim))
    middle, left, right = size[0] / 2, size[0] / 2 - width / 2, size[0] / 2 + width / 2
    drips = _drips(stick)

    def body(pen: ImageDraw.ImageDraw, k: float) -> None:
        pen.rectangle((left * k, rim * k, right * k, (rim + height) * k), fill=255)
        for level in (rim, rim + height):
            pen.ellipse((left * k, (level - rim) * k, right * k, (level + rim) * k), fill=255)
        runs(pen, k)

    def runs(pen: ImageDraw.ImageDraw, k: float) -> None:
        for place, length, half in drips:
            x = middle + place
            box = ((x - half) * k, rim * k, (x + half) * k, (rim + length) * k)
            pen.rounded_rectangle(box, half * k, fill=255)

    def oval(share: float) -> Image.Image:
        half = width / 2 * share
        return _oval(size, (middle - half, rim - rim * share, middle + half, rim + rim * share))

    wax = ImageChops.multiply(gradient(size, _ACROSS, across=True), gradient(size, _DOWN))
    glow(wax, (middle, 0), (width, width * 1.9), (255, 170, 80), 0.75, 1.2)
    bevel(wax, drawn(size, runs), max(1.0, width * 0.05), 0.8, (255, 236, 190), (70, 36, 10))
    tint(wax, oval(0.92), (255, 214, 140), 0.85)
    tint(wax, blurred(oval(0.6), max(0.6, width * 0.06)), (255, 246, 205), 0.9)
    return framed_alpha(wax, drawn(size, body))


def _oval(size: Size, box: Box) -> Image.Image:
    left, top, right, bottom = box

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        pen.ellipse((left * k, top * k, right * k, bottom * k), fill=255)

    return drawn(size, draw)


def _drips(stick: Candle) -> list[tuple[float, float, float]]:
    """Return runs of wax: place from the middle, length, half width."""
    chance = random.Random(stick.seed)
    return [
        (
            chance.uniform(-0.92, 0.92) * stick.width / 2,
            chance.uniform(0.12, 0.62) * stick.height,
            chance.uniform(0.05, 0.1) * stick.width,
        )
        for _ in range(6)
    ]


def _flame(picture: Image.Image, foot: Point, width: float, shine: float) -> None:
    """Light a flame: its halo on the air, a wick, a drop of orange, yellow and white fire."""
    x, y = foot
    tall, wide = width * 1.9, width * 0.62
    centre = (x, y - tall * 0.5)
    glow(picture, centre, (width * 9, width * 8.2), _WARM, 0.34 * shine, 2.2)
    glow(picture, centre, (width * 3.4, width * 3.6), _FLAME_LIGHT, 0.66 * shine, 2.0)
    corner = round(x - width * 1.2), round(y - tall * 1.25)
    part = picture.crop((*corner, corner[0] + round(width * 2.4), corner[1] + round(tall * 1.45)))
    at = (x - corner[0], y - corner[1])
    wick = ([at, (at[0] + width * 0.05, at[1] - tall * 0.2)], width * 0.07, 255)
    tint(part, lines(part.size, [wick]), (40, 22, 10))
    for share, colour, soft in (
        (1.0, (255, 140, 36), 0.06),
        (0.8, (255, 200, 80), 0.05),
        (0.56, (255, 244, 190), 0.05),
    ):
        drop = polygons(part.size, [_drop(at, tall * (0.3 + 0.7 * share), wide * share)])
        tint(part, blurred(drop, width * soft), colour, 0.97)
    blue = polygons(part.size, [_drop((at[0], at[1] + tall * 0.02), tall * 0.2, wide * 0.6)])
    light(part, blurred(blue, width * 0.07), (70, 110, 230), 0.55)
    picture.paste(part, corner)


def _drop(foot: Point, height: float, width: float) -> list[Point]:
    """Return the outline of a flame standing on its foot, leaning a little."""
    left: list[Point] = []
    right: list[Point] = []
    for step in range(33):
        t = step / 32
        half = (t / 0.3) ** 0.5 if t < 0.3 else ((1 - t) / 0.7) ** 1.15
        lean = width * 0.1 * t * t
        left.append((foot[0] + lean - half * width / 2, foot[1] - t * height))
        right.append((foot[0] + lean + half * width / 2, foot[1] - t * height))
    return left + right[::-1]
