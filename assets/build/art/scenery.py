"""What stands behind emblems: skies, rays, sparks, ridges, mist, drawn circles of power."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw, ImageOps

from art.outline import Point
from art.paint import (
    Size,
    around,
    blank,
    blurred,
    drawn,
    eight_bit,
    light,
    lines,
    moved,
    noise,
    polygons,
    radial,
    strengthened,
    tint,
)
from art.palette import Colour, Nature, rgb, scaled

Strokes = list[tuple[list[Point], float, int]]


def clouds(picture: Image.Image, nature: Nature, seed: int, strength: float = 0.5) -> None:
    """Light up drifting clouds."""
    shape = noise(picture.size, seed, 4, 6)
    bright = ImageChops.multiply(shape.point([max(0, v - 70) for v in range(256)]), shape)
    light(picture, bright, rgb(nature.cloud), strength)


def halo(size: Size, centre: Point, radius: float, power: float = 1.5) -> Image.Image:
    """Return a round mask fading outwards."""
    return eight_bit(radial(size, centre, (radius, radius), power))


def rays(size: Size, centre: Point, count: int, seed: int, reach: float) -> Image.Image:
    """Return uneven beams from a centre that die away at a distance."""
    chance = random.Random(seed)
    far = math.hypot(*size)
    mask = blank(size)
    for value in (70, 115, 160):
        beams = []
        for i in range(count // 3):
            angle = 360 * (3 * i + value % 7) / count + chance.uniform(-9, 9)
            half = math.degrees(chance.uniform(0.03, 0.12))
            edges = around(centre, far, 1, angle - half) + around(centre, far, 1, angle + half)
            beams.append([centre, *edges])
        mask = ImageChops.lighter(mask, polygons(size, beams, value))
    return ImageChops.multiply(blurred(mask, max(size) / 100), halo(size, centre, reach))


def sparks(
    picture: Image.Image,
    box: tuple[float, float, float, float],
    count: int,
    colour: Colour,
    seed: int,
    radius: float,
) -> None:
    """Scatter glowing motes, more of them low down."""
    chance = random.Random(seed)
    motes = []
    for _ in range(count):
        x = chance.uniform(box[0], box[2])
        y = box[3] - (box[3] - box[1]) * chance.random() ** 0.8
        motes.append((x, y, radius * chance.uniform(0.25, 1) ** 2, chance.randint(120, 255)))

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        for x, y, size, value in motes:
            pen.circle((x * k, y * k), size * k, fill=value)

    mask = drawn(picture.size, draw, 2)
    light(picture, blurred(mask, radius * 0.9), colour, 1.6)
    light(picture, blurred(mask, radius * 0.15), (255, 244, 220), 1.0)


def skyline(width: float, base: float, depth: float, seed: int, levels: int = 7) -> list[Point]:
    """Return a mountain line by halving: large shapes first, ever smaller cracks on them."""
    chance = random.Random(seed)
    heights = [chance.uniform(-1, 1), chance.uniform(-1, 1)]
    reach = 1.0
    for _ in range(levels):
        between = [(a + b) / 2 + chance.uniform(-reach, reach) * 0.5 for a, b in pairwise(heights)]
        heights = [h for pair in zip(heights, between, strict=False) for h in pair] + [heights[-1]]
        reach *= 0.56
    step = width / (len(heights) - 1)
    return [(i * step, base + depth * height) for i, height in enumerate(heights)]


def ridge(
    picture: Image.Image, line: list[Point], colour: Colour, rim: Image.Image, rim_colour: Colour
) -> None:
    """Raise dark land below a line, its edge lit where the rim mask is bright."""
    width, height = picture.size
    land = polygons(picture.size, [[*line, (width, height), (0, height)]])
    tint(picture, land, colour, 0.94)
    edge = ImageChops.subtract(land, moved(land, 0, max(2, height / 240)))
    light(picture, ImageChops.multiply(edge, rim), rim_colour, 1.1)


def mist(
    picture: Image.Image, level: float, depth: float, colour: Colour, seed: int, strength: float
) -> None:
    """Lay a bank of mist at a height."""
    size = picture.size
    drift = ImageChops.multiply(noise(size, seed + 5, 5, 5), noise(size, seed + 6, 3, 4))
    band = eight_bit(radial(size, (size[0] / 2, level), (size[0] * 0.8, depth)))
    light(picture, ImageChops.multiply(drift, band), colour, strength)


def inscribed(
    picture: Image.Image, strokes: Image.Image, colour: Colour, unit: float, strength: float
) -> None:
    """Draw glowing lines: a wide halo, a near one, the line itself."""
    for blur, share in ((8, 1.0), (2.5, 0.7), (0.5, 0.6)):
        light(picture, blurred(strokes, blur * unit), colour, share * strength)


def circle_strokes(centre: Point, radius: float, width: float, value: int = 255) -> Strokes:
    """Return a circle as one stroke."""
    points = around(centre, radius, 120)
    return [([*points, points[0]], width, value)]


def star_strokes(
    centre: Point, radius: float, count: int, skip: int, width: float, value: int = 255
) -> Strokes:
    """Return a star polygon as strokes."""
    tips = around(centre, radius, count)
    return [([tips[i], tips[(i + skip) % count]], width, value) for i in range(count)]


def spokes(centre: Point, span: tuple[float, float], count: int, width: float, value: int = 210) -> Strokes:
    """Return short strokes round a circle like the marks of an engraved scale, each fifth one longer."""
    extra = (span[1] - span[0]) * 0.35
    strokes: Strokes = []
    for i in range(count):
        angle, longer = 360 * i / count - 90, 0.0 if i % 5 else extra
        ends = around(centre, span[0] - longer, 1, angle) + around(centre, span[1] + longer, 1, angle)
        strokes.append((ends, width, value))
    return strokes


def stroked(size: Size, strokes: Strokes, fade: Image.Image) -> Image.Image:
    """Return strokes as a mask that fades with another one."""
    return ImageChops.multiply(lines(size, strokes), strengthened(fade, 2.2))


def land_colour(nature: Nature, share: float) -> Colour:
    """Return the colour of land under a nature's sky."""
    return scaled(rgb(nature.sky[1][1]), share)


def wood(size: Size, seed: int, plank: int, dark: str, pale: str) -> Image.Image:
    """Return planks with a long grain."""
    chance = random.Random(seed)
    fine = _streaks(size, chance, max(2, size[0] // 90), size[1])
    broad = _streaks(size, chance, max(2, size[0] // 220), max(2, size[1] // 7))
    grain = Image.blend(broad, fine, 0.45)
    tones = Image.new("L", (1, size[1]))
    for row in range(size[1]):
        if row % plank == 0:
            tone = chance.randrange(256)
        edge = min(row % plank, plank - row % plank)
        tones.putpixel((0, row), tone if edge > 2 else 0)
    boards = Image.blend(grain, tones.resize(size), 0.28)
    return ImageOps.colorize(boards, dark, pale)


def _streaks(size: Size, chance: random.Random, wide: int, high: int) -> Image.Image:
    raw = Image.frombytes("L", (wide, high), chance.randbytes(wide * high))
    return raw.resize(size, Image.Resampling.BICUBIC)
