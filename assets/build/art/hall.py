"""The title picture: a stone hall, a rose window, a round table by candlelight."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

from PIL import Image, ImageChops, ImageDraw, ImageOps

from art.candles import Candle, candle
from art.outline import Point
from art.paint import (
    Size,
    blurred,
    drawn,
    glow,
    light,
    multiplied,
    noise,
    plotted,
    polygons,
    shade,
    shadow,
    texture,
    tint,
    vignette,
)
from art.relief import bevel, metal
from art.rose_window import rose_window
from art.scenery import sparks
from art.tabletop import Trapezoid, laid, round_table

_K = 2  # the picture is laid out in 1920 by 1080 units
SIZE: Size = (1920 * _K, 1080 * _K)
_WINDOW: Point = (1280 * _K, 258 * _K)
_RADIUS = 206 * _K
_GROUND = Trapezoid(1280 * _K, 468 * _K, 1022 * _K, 500 * _K, 744 * _K)
_THICKNESS = 34 * _K
# Angle on the table, distance from its middle, width, height, seed.
_CANDLES = (
    (-126, 0.82, 30, 120, 1),
    (-117, 0.80, 22, 74, 7),
    (-54, 0.82, 30, 112, 2),
    (-63, 0.80, 22, 68, 8),
    (162, 0.83, 34, 128, 3),
    (170, 0.86, 26, 80, 9),
    (18, 0.83, 34, 134, 4),
    (10, 0.86, 26, 84, 6),
    (90, 0.03, 44, 96, 5),
    (50, 0.16, 32, 66, 10),
    (150, 0.17, 30, 50, 12),
)


def title() -> Image.Image:
    """Return the whole scene; its left third stays dark for the menu."""
    picture = _wall()
    rose_window(picture, _WINDOW, _RADIUS)
    _shafts(picture)
    for x in (884, 1676):
        _sconce(picture, x * _K)
    _table(picture)
    for stick in sorted(_standing(), key=lambda c: c.foot[1]):
        candle(picture, stick, dish=True)
    sparks(picture, (620 * _K, 120 * _K, 1910 * _K, 820 * _K), 70, (255, 170, 80), 5, 2.6 * _K)
    _darken_for_menu(picture)
    return picture


def _wall() -> Image.Image:
    """Return courses of irregular stone, worn and unevenly dark."""
    stones = list(_stones(random.Random(11)))

    def paint(pen: ImageDraw.ImageDraw, _: float) -> None:
        for shape, tone in stones:
            pen.polygon(shape, fill=tone)

    tones = drawn(SIZE, paint, 1)
    joints = tones.point([0] + [255] * 255)
    wall = ImageOps.colorize(blurred(tones, 1.2 * _K), "#0a0808", "#4a3f3c")
    wall = texture(wall, noise(SIZE, 8, 7, 7), 0.62)
    wall = texture(wall, noise(SIZE, 9, 160, 3), 0.3)
    bevel(wall, blurred(joints, 0.8 * _K), 2 * _K, 0.6, (150, 132, 118), (4, 3, 3))
    shade(wall, plotted(SIZE, lambda x, y: 0.62))
    return wall


def _stones(chance: random.Random) -> Iterator[tuple[list[Point], int]]:
    """Yield stones course by course, each with its tone."""
    block = 92 * _K
    y = 0.0
    while y < SIZE[1]:
        high = block * chance.uniform(0.8, 1.15)
        x = -block * chance.random()
        while x < SIZE[0]:
            wide = block * chance.uniform(0.9, 1.7)
            corners = []
            for right, down in ((0, 0), (1, 0), (1, 1), (0, 1)):  # a joint is left all round
                across = x + right * wide + (2 - 4 * right + chance.uniform(-4, 4)) * _K
                along = y + down * high + (2 - 4 * down + chance.uniform(-4, 4)) * _K
                corners.append((across, along))
            yield corners, chance.randint(105, 180)
            x += wide
        y += high


def _shafts(picture: Image.Image) -> None:
    """Let faint daylight fall from the window."""
    chance = random.Random(3)
    x0, y0 = _WINDOW
    beams = []
    for _ in range(9):
        x = x0 + chance.uniform(-0.8, 0.8) * _RADIUS
        half, lean = chance.uniform(7, 23) * _K, (x - x0) * 1.6
        foot = x + lean
        beams.append([(x - half, y0), (x + half, y0), (foot + 4 * half, SIZE[1]), (foot - 2 * half, SIZE[1])])
    fade = plotted(SIZE, lambda _, y: 255 * max(0.0, 1 - abs(y * 1080 - 400) / 430))
    mask = ImageChops.multiply(blurred(polygons(SIZE, beams, 70), 16 * _K), fade.convert("L"))
    light(picture, mask, (190, 160, 210), 0.55)
    glow(picture, _WINDOW, (560 * _K, 500 * _K), (170, 110, 180), 0.12, 1.6)


def _sconce(picture: Image.Image, x: float) -> None:
    """Hang an iron bracket with three candles on the wall."""
    y = 298.0 * _K
    glow(picture, (x, y - 62 * _K), (300 * _K, 300 * _K), (255, 150, 60), 0.42, 2.0)
    corner = round(x - 70 * _K), round(y - 20 * _K)
    part = picture.crop((*corner, round(x + 70 * _K), round(y + 110 * _K)))
    middle, top = x - corner[0], y - corner[1]

    def across(offsets: tuple[Point, ...]) -> list[Point]:
        right = [(middle + dx * _K, top + dy * _K) for dx, dy in offsets]
        return right + [(2 * middle - px, py) for px, py in reversed(right)]

    plate, stem, guard = ((40, 0), (38, 7), (24, 18)), ((7, 16), (9, 70), (4, 84)), ((18, 40), (18, 46))
    iron = polygons(part.size, [across(plate), across(stem), across(guard)])
    shadow(part, iron, 6 * _K, (5 * _K, 7 * _K), 0.8)
    tint(part, iron, (34, 24, 18))
    bevel(part, iron, 2.4 * _K, 0.9, (150, 104, 54), (6, 4, 3))
    rim = polygons(part.size, [across(((41, -2), (41, 2)))])
    metal(part, rim, depth=1.0 * _K)
    picture.paste(part, corner)
    for aside, width, height, shine in ((-24, 20, 46, 0.5), (24, 20, 58, 0.5), (0, 30, 84, 0.75)):
        foot = (x + aside * _K, y + 1 * _K)
        candle(picture, Candle(foot, width * _K, height * _K, round(foot[0]), shine))


def _table(picture: Image.Image) -> None:
    """Set the round table into the hall: its shadow, its top, the candlelight on it."""
    table = laid(round_table(1480 * _K), SIZE, _GROUND, _THICKNESS)
    shape = table.getchannel("A")
    shadow(picture, shape, 40 * _K, (0, 40 * _K), 0.9)
    lit = picture.copy()
    lit.paste(table, (0, 0), table)
    spots = [_GROUND.place(angle, 0.8) for angle in (-126, -54, 18, 162)] + [_GROUND.place(90, 0.05)]

    def brightness(x: float, y: float) -> float:
        near = 0.0
        for (sx, sy), scale in spots:
            wide, high = (330 * scale + 60) * _K, (190 * scale + 30) * _K
            near += math.exp(-(((x * SIZE[0] - sx) / wide) ** 2) - ((y * SIZE[1] - sy) / high) ** 2)
        return 0.5 + 0.86 * min(near, 1.1)

    warmth = plotted(SIZE, brightness)
    shade(lit, *(multiplied(warmth, share) for share in (1.08, 0.98, 0.86)))
    picture.paste(lit, (0, 0), shape)


def _standing() -> Iterator[Candle]:
    for angle, away, width, height, seed in _CANDLES:
        foot, scale = _GROUND.place(angle, away)
        size = scale * 1.2 * _K
        yield Candle(foot, width * size, height * size, seed, 0.6 if away > 0.5 else 0.72)


def _darken_for_menu(picture: Image.Image) -> None:
    """Leave the scene on the right: the menu's column and the footer are almost black."""

    def clear(x: float, y: float) -> float:
        left = min(1.0, max(0.0, 1 - (x * 1920 - 600) / 250)) ** 1.2 * 0.95
        below = min(1.0, max(0.0, (y * 1080 - 950) / 90)) * 0.88
        return float((1 - left) * (1 - below))

    vignette(picture, 0.62, 2.2, (0.62, 0.5))
    shade(picture, plotted(SIZE, clear, 480))
    floor = plotted(SIZE, lambda x, y: 255 * (1 - clear(x, y)) * 0.9, 480)
    light(picture, floor.convert("L"), (11, 8, 7), 1.0)
