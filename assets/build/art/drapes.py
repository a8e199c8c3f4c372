"""Backgrounds of the inner screens: dark wood, and a velvet curtain that hides the table."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw

from art.outline import Point
from art.paint import (
    Size,
    computed,
    dithered,
    drawn,
    glow,
    gradient,
    grain,
    moved,
    multiplied,
    plotted,
    polygons,
    shadow,
    tint,
    vignette,
)
from art.palette import GOLD, Stops
from art.relief import metal
from art.scenery import wood

SIZE: Size = (2560, 1440)
_K = 4 / 3  # laid out in 1920 by 1080 units
_SWAGS = 5
_SWAG = SIZE[0] / _SWAGS
_BRAID: Stops = ((0, "#f0cc7c"), (0.6, "#d8a84e"), (1, "#8d6224"))


def backdrop() -> Image.Image:
    """Return planks in a dim warm light, calm enough to lie behind panels."""
    planks = wood(SIZE, 9, 240, "#0a0605", "#3a2113")
    glow(planks, (SIZE[0] / 2, SIZE[1] * 0.06), (SIZE[0] * 0.55, SIZE[1] * 0.5), (255, 160, 70), 0.2, 1.6)
    glow(planks, (SIZE[0] / 2, SIZE[1] * 0.4), (SIZE[0] * 0.7, SIZE[1] * 0.8), (255, 150, 90), 0.1, 1.4)
    vignette(planks, 0.7, 1.8)
    return planks


def curtain() -> Image.Image:
    """Return a closed velvet curtain: folds, a gilded hem, swags with fringe and tassels."""
    velvet = _velvet()
    _hem(velvet)
    _valance(velvet)
    vignette(velvet, 0.58, 1.8)
    glow(velvet, (SIZE[0] / 2, SIZE[1] * 0.48), (SIZE[0] * 0.47, SIZE[1] * 0.57), (255, 150, 80), 0.2, 1.6)
    return velvet


def _velvet() -> Image.Image:
    """Return two halves of cloth whose folds gather at the seam."""

    def light(x: float, y: float) -> float:
        across = (x - 0.5) * 2
        return 0.55 + 0.75 * math.exp(-((across / 0.62) ** 2) - ((y - 0.48) / 0.52) ** 2)

    def fold(x: float, y: float) -> float:
        side = math.copysign(1.0, x - 0.5)
        away = abs(x - 0.5) * 2
        waves = away * (11.5 + 1.2 * math.sin(y * 2)) * math.pi
        waves += 0.35 * math.sin(y * 3 + side) + 0.5 * math.sin(away * 9 + side * 1.3)
        ridge = 0.5 + 0.5 * math.cos(waves)
        small = 0.5 + 0.5 * math.cos(waves * 2.13 + 1.1 + 0.4 * math.sin(y * 5))
        seam = 0.85 * math.exp(-((away * 192) ** 2)) + 0.45 * math.exp(-((away * 28) ** 2))
        low = 1 - 0.9 * max(0.0, y - 0.75)
        relief = 0.19 + 0.52 * math.pow(ridge, 1.5) + 0.16 * small * ridge
        return relief * light(x, y) * low * (1 - min(0.95, seam))

    def sheen(x: float, y: float) -> float:
        return max(0.0, fold(x, y) / light(x, y) - 0.7) * 2 * light(x, y)

    folds, shine = plotted(SIZE, fold, 1280), plotted(SIZE, sheen, 1280)
    images = {"folds": folds, "shine": shine, "nap": grain(SIZE, 7)}

    def band(cloth: int, gleam: int) -> Image.Image:
        return computed(
            lambda i: (i["folds"] * cloth + i["shine"] * gleam) * (i["nap"] * 0.16 + 0.92), **images
        )

    red, green, blue = band(176, 96), band(33, 34), band(60, 42)
    return Image.merge("RGB", [dithered(red, 1), dithered(green, 2), dithered(blue, 3)])


def _hem(cloth: Image.Image) -> None:
    for top, bottom in ((1000, 1012), (1020, 1024)):
        band = polygons(
            SIZE, [[(0, top * _K), (SIZE[0], top * _K), (SIZE[0], bottom * _K), (0, bottom * _K)]]
        )
        shadow(cloth, band, 5 * _K, (0, 4 * _K), 0.7)
        metal(cloth, band, GOLD, 2 * _K)


def _swag_edge(x: float) -> float:
    """Return how low the swags hang at a place."""
    share = (x / _SWAG) % 1 * 2 - 1
    return (84 + 92 * math.sqrt(max(0.0, 1 - (share * 0.995) ** 2))) * _K


def _valance(cloth: Image.Image) -> None:
    """Hang swags along the top: folded cloth, a braid, fringe, tassels where they meet."""
    size = (SIZE[0], round(270 * _K))
    part = cloth.crop((0, 0, *size))
    edge: list[Point] = [(float(x), _swag_edge(x)) for x in range(0, SIZE[0] + 2, 2)]
    swags = polygons(size, [[(0.0, 0.0), *edge, (float(SIZE[0]), 0.0)]])
    fringe = drawn(size, _fringe)
    shadow(part, ImageChops.lighter(swags, fringe), 18 * _K, (0, 16 * _K), 0.9)
    part.paste(gradient(size, _BRAID), (0, 0), fringe)

    def folds(x: float, y: float) -> float:
        across = (x * SIZE[0] / _SWAG) % 1 - 0.5
        wave = 0.5 + 0.5 * math.cos(y * size[1] / (15 * _K) - across**2 * 30)
        lit = 0.6 + 0.5 * math.exp(-(((x - 0.5) * 2.4) ** 2))
        return (0.22 + 0.42 * wave) * (1.15 - abs(across) * 0.9) * lit

    value = plotted(size, folds, 1280)
    bands = [dithered(multiplied(value, c), seed) for seed, c in enumerate((165, 28, 52), 1)]
    part.paste(Image.merge("RGB", bands), (0, 0), swags)
    braid = ImageChops.subtract(swags, moved(swags, 0, -9 * _K))
    metal(part, braid, GOLD, 1.5 * _K)
    cloth.paste(part, (0, 0))
    for i in range(1, _SWAGS):
        _tassel(cloth, (i * _SWAG, _swag_edge(i * _SWAG) - 6 * _K))


def _fringe(pen: ImageDraw.ImageDraw, scale: float) -> None:
    chance = random.Random(2)
    x = 0.0
    while x < SIZE[0]:
        top, length = _swag_edge(x) - 2 * _K, (24 + chance.uniform(-2, 2)) * _K
        foot = (x + chance.uniform(-1, 1) * _K, top + length)
        thread = (x * scale, top * scale, foot[0] * scale, foot[1] * scale)
        pen.line(thread, chance.randint(130, 255), round(2 * _K * scale))
        x += 3 * _K


def _tassel(cloth: Image.Image, top: Point) -> None:
    size = (round(60 * _K), round(140 * _K))
    corner = round(top[0] - size[0] / 2), round(top[1])
    part = cloth.crop((*corner, corner[0] + size[0], corner[1] + size[1]))
    middle = size[0] / 2

    def body(pen: ImageDraw.ImageDraw, scale: float) -> None:
        k = _K * scale
        x = middle * scale
        pen.ellipse((x - 12 * k, 0, x + 12 * k, 24 * k), fill=255)
        pen.rectangle((x - 8 * k, 22 * k, x + 8 * k, 34 * k), fill=255)
        skirt = ((-10, 34), (10, 34), (18, 118), (-18, 118))
        pen.polygon([(x + aside * k, down * k) for aside, down in skirt], fill=255)

    def threads(pen: ImageDraw.ImageDraw, scale: float) -> None:
        k = _K * scale
        x = middle * scale
        for aside in range(-15, 18, 3):
            pen.line((x + aside * 0.55 * k, 36 * k, x + aside * k, 117 * k), 255, max(1, round(0.8 * k)))

    shape = drawn(size, body)
    shadow(part, shape, 6 * _K, (2 * _K, 5 * _K), 0.8)
    metal(part, shape, GOLD, 2 * _K)
    tint(part, drawn(size, threads), (96, 62, 20), 0.8)
    cloth.paste(part, corner)
