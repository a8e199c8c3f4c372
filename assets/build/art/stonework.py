"""Five Seals in stone: the rock around the tower and the basins for its dice."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageOps

from art.outline import Point
from art.paint import (
    Size,
    blank,
    computed,
    dithered,
    drawn,
    eight_bit,
    framed_alpha,
    gradient,
    light,
    moved,
    noise,
    radial,
    sunk,
    tint,
    vignette,
)
from art.palette import CALM, FIRE, GOLD, LIFE, OCHRE
from art.relief import bevel, metal

_RED = FIRE._replace(sky=((0, "#3a0707"), (0.45, "#a51f12"), (1, "#180203")), glow=(255, 84, 48))
BASINS = {"fire": _RED, "water": CALM, "air": OCHRE, "earth": LIFE}
_ROCK: Size = (1920, 1200)
_BASIN: Size = (360, 320)
_STONES = 22


def rock() -> Image.Image:
    """Return the earth around the tower: dark, rough, warm at the middle where its light falls."""
    height = computed(
        lambda i: i["a"] * 0.59 + i["b"] * 0.43 + i["c"] * 0.09,
        a=noise(_ROCK, 3, 8, 6).convert("F"),
        b=noise(_ROCK, 12, 24, 5).convert("F"),
        c=noise(_ROCK, 9, 200, 2).convert("F"),
    )
    value = computed(
        lambda i: i["max"](34 + (i["h"] - 128) * 0.12 + (i["h"] - i["m"]) * 1.7, 2),
        h=height,
        m=moved(height, 2, 2),
    )
    bands = [
        dithered(computed(lambda i, share=share: i["v"] * share, v=value), seed)
        for seed, share in enumerate((1.12, 0.98, 0.86), 1)
    ]
    picture = Image.merge("RGB", bands)
    vignette(picture, 0.55, 1.8)
    return picture


def basin(element: str) -> Image.Image:
    """Return the stone bowl in which an element's dice are kept, cut out."""
    nature = BASINS[element]
    whole, edge, hollow = (_oval(share) for share in (0.97, 0.83, 0.80))
    stones = ImageOps.colorize(ImageChops.add(noise(_BASIN, 9, 20, 4), _blocks(), 2), "#241f1b", "#b3a591")
    picture = Image.new("RGB", _BASIN)
    picture.paste(stones, (0, 0), whole)
    tint(picture, _joints(), (14, 10, 8), 0.8)
    bevel(picture, whole, 4)
    metal(picture, edge, GOLD, 2)
    deep = gradient(_BASIN, ((0, nature.sky[0][1]), (0.35, nature.sky[0][1]), (1, nature.sky[2][1])))
    picture.paste(deep, (0, 0), hollow)
    centre = (_BASIN[0] / 2, _BASIN[1] / 2 + 12)
    glowing = eight_bit(radial(_BASIN, centre, (_BASIN[0] * 0.42, _BASIN[1] * 0.42), 1.1))
    light(picture, ImageChops.multiply(glowing, hollow), nature.glow, 0.6)
    sunk(picture, hollow, 16, 1.0)
    return framed_alpha(picture, whole)


def _oval(share: float) -> Image.Image:
    x, y = _BASIN[0] / 2, _BASIN[1] / 2
    box = (x - x * share, y - y * share, x + x * share, y + y * share)
    return drawn(_BASIN, lambda pen, k: pen.ellipse([value * k for value in box], fill=255))


def _spoke(number: float) -> tuple[Point, Point]:
    """Return the joint after so many stones of the rim, from the bowl's middle outwards."""
    x, y = _BASIN[0] / 2, _BASIN[1] / 2
    turn = 2 * math.pi * number / _STONES
    return (x, y), (x + 2 * x * math.cos(turn), y + 2 * y * math.sin(turn))


def _blocks() -> Image.Image:
    """Return the tone of each stone of the rim."""
    chance = random.Random(7)
    tones = blank(_BASIN)
    pen = ImageDraw.Draw(tones)
    for stone in range(_STONES):
        middle, first = _spoke(stone)
        pen.polygon([middle, first, _spoke(stone + 1)[1]], fill=chance.randint(90, 230))
    return tones


def _joints() -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        for stone in range(_STONES):
            pen.line([(x * k, y * k) for x, y in _spoke(stone)], fill=255, width=round(3 * k))

    return drawn(_BASIN, draw)
