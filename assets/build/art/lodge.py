"""The lodge of the Black Rose: floors of its rooms, ruined and restored, the ground around it, card backs."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops, ImageOps

from art.boards import leather_back, painted_plate
from art.emblems import emblem_mask
from art.moments import BACKS
from art.outline import Point
from art.paint import (
    around,
    blurred,
    framed_alpha,
    glow,
    lines,
    moved,
    noise,
    placed,
    polygons,
    shadow,
    sunk,
    texture,
    tint,
    vignette,
)
from art.palette import GOLD, ROSE, STEEL, THORN, Colour, Stops, rgb, scaled
from art.relief import bevel, gem, metal
from art.scenery import circle_strokes, inscribed, sparks, spokes, star_strokes

REACH = 380
"""From the middle of a floor to its corners."""
SIZE = (round(REACH * math.sqrt(3)), 2 * REACH)
CENTRE = (SIZE[0] / 2, SIZE[1] / 2)
_UNIT = REACH / 252
_DULL: Stops = ((0, "#8a7650"), (0.5, "#57452a"), (1, "#33261a"))
_PIT = (7, 5, 9)

Stone = list[Point]
Paving = Callable[[random.Random], list[Stone]]


class Floor(NamedTuple):
    """How a room is paved: its emblem, its colour, the light in it and the pattern of its stones."""

    emblem: str
    tone: str
    glow: Colour
    paving: Paving


# ---- pavings: each room has its own, so that it is known without its colour


def slabs(chance: random.Random, size: float = 88, longest: float = 1.8) -> list[Stone]:
    """Uneven rows of flagstones."""
    stones, top = [], -size / 2
    while top < SIZE[1]:
        high, left = size * chance.uniform(0.85, 1.15), -chance.uniform(0, size)
        while left < SIZE[0]:
            wide = size * chance.uniform(0.9, longest)
            corners = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
            stones.append([(x + chance.uniform(-3, 3), y + chance.uniform(-3, 3)) for x, y in corners])
            left += wide
        top += high
    return stones


def planks(chance: random.Random) -> list[Stone]:
    """Long narrow boards."""
    return slabs(chance, 52, 6.5)


def herringbone(_: random.Random, short: float = 44) -> list[Stone]:
    """Bricks laid two by two, across each other."""
    stones: list[Stone] = []
    turn = math.radians(45)
    for row in range(-24, 24):
        for column in range(-12, 12):
            x, y = (row + 4 * column) * short, row * short
            for box in ((x, y, 2 * short, short), (x + 2 * short, y, short, 2 * short)):
                left, top, wide, high = box
                corners = ((left, top), (left + wide, top), (left + wide, top + high), (left, top + high))
                stones.append([_turned((a - short, b), turn) for a, b in corners])
    return stones


def lozenges(_: random.Random, side: float = 84) -> list[Stone]:
    """Square tiles set on their corners."""
    half = side / math.sqrt(2)
    places = [
        (CENTRE[0] + (column + (row % 2) / 2) * 2 * half, CENTRE[1] + row * half)
        for row in range(-8, 9)
        for column in range(-5, 6)
    ]
    return [around(place, half, 4) for place in places]


def comb(_: random.Random, side: float = 50) -> list[Stone]:
    """Six-sided tiles."""
    step = side * math.sqrt(3)
    places = [
        (CENTRE[0] + (column + (row % 2) / 2) * step, CENTRE[1] + row * 1.5 * side)
        for row in range(-7, 8)
        for column in range(-5, 6)
    ]
    return [around(place, side, 6) for place in places]


def rings(chance: random.Random, depth: float = 62) -> list[Stone]:
    """Curved stones in rings around the middle."""
    stones: list[Stone] = [around(CENTRE, depth * 0.62, 24)]
    for number in range(8):
        inner, outer = depth * (number + 0.62), depth * (number + 1.62)
        count, shift = 6 + 5 * number, chance.uniform(0, 60)
        for part in range(count):
            angles = [shift + 360 * (part + step / 4) / count for step in range(5)]
            near = [around(CENTRE, inner, 1, angle)[0] for angle in angles]
            far = [around(CENTRE, outer, 1, angle)[0] for angle in reversed(angles)]
            stones.append(near + far)
    return stones


def rays(_: random.Random) -> list[Stone]:
    """Wedges that run from the middle to the walls, cut by three rings."""
    stones: list[Stone] = []
    edges = (0, 70, 150, 250, 400)
    for ring, (inner, outer) in enumerate(pairwise(edges)):
        count = (6, 12, 18, 24)[ring]
        for part in range(count):
            angles = [360 * (part + step / 4) / count for step in range(5)]
            far = [around(CENTRE, outer, 1, angle)[0] for angle in reversed(angles)]
            stones.append([around(CENTRE, inner, 1, angle)[0] for angle in angles] + far)
    return stones


def _turned(point: Point, angle: float) -> Point:
    x, y = point
    cos, sin = math.cos(angle), math.sin(angle)
    return CENTRE[0] + x * cos - y * sin, CENTRE[1] + x * sin + y * cos


# fmt: off  (a table: one room, one line)
ROOMS = {
    "crypt": Floor("coffin", "#6d7c84", (150, 205, 215), slabs),
    "armory": Floor("spears", "#7a5cb0", (176, 122, 255), herringbone),
    "summoning": Floor("magic-portal", "#b0483a", (255, 112, 70), rays),
    "treasury": Floor("open-treasure-chest", "#5f9450", (150, 232, 96), lozenges),
    "reading_room": Floor("spell-book", "#b08a38", (255, 214, 96), planks),
    "abyss": Floor("portal", "#4672b8", (100, 172, 255), rings),
    "occult_hall": Floor("rose", "#6a3c58", (255, 90, 150), comb),
}
CELL = Floor("door", "#5c524c", (200, 180, 150), slabs)
# fmt: on


def emblems() -> set[str]:
    """Return the names of all emblems in use."""
    return {floor.emblem for floor in (*ROOMS.values(), CELL)} | {"rose"}


def room(name: str, restored: bool) -> Image.Image:
    """Return the floor of a room within its walls: cracked and dull, or whole and lit."""
    return hall(ROOMS[name], sum(map(ord, name)), restored=restored, ruined=not restored)


def cell() -> Image.Image:
    """Return the cell to which a defeated mage goes."""
    return hall(CELL, 31, restored=False, ruined=False)


def hall(floor: Floor, seed: int, *, restored: bool, ruined: bool) -> Image.Image:
    """Return a floor within its walls."""
    outer, inner = _hexagon(REACH - 1), _hexagon(REACH - 34)
    picture = _wall(floor, seed)
    ground = _ground(floor, seed, ruined=ruined, bright=1.12 if restored else 0.92)
    _lines_of_power(ground, floor, lit=restored)
    if ruined:
        cracks(ground, floor, seed)
    _inlay(ground, floor, 0.85 if restored else 0.5 if ruined else 0.35)
    if restored:
        sparks(ground, (SIZE[0] * 0.2, SIZE[1] * 0.15, SIZE[0] * 0.8, SIZE[1] * 0.8), 24, floor.glow, seed, 6)
    sunk(ground, inner, 22, 0.95)
    picture.paste(ground, (0, 0), inner)
    frame = GOLD if restored else _DULL
    metal(picture, ImageChops.subtract(_hexagon(REACH - 26), inner), frame, 2.4)
    metal(picture, ImageChops.subtract(outer, _hexagon(REACH - 10)), frame, 3)
    bevel(picture, outer, 5, 0.7)
    for corner in around(CENTRE, REACH - 30, 6):
        gem(picture, corner, 12, scaled(floor.glow, 1.0 if restored else 0.55), frame)
    return framed_alpha(picture, outer)


def _hexagon(radius: float) -> Image.Image:
    return polygons(SIZE, [around(CENTRE, radius, 6)])


def _paved(
    stones: list[Stone], chance: random.Random, *, gaps: float = 0.0
) -> tuple[Image.Image, Image.Image]:
    """Return the tone of every stone, and the stones without their joints; gaps is the share that is gone."""
    tones = Image.new("L", SIZE, 60)
    joints = polygons(SIZE, [_shrunk(stone, 3.0) for stone in stones])
    shades: dict[int, list[Stone]] = {}
    for stone in stones:
        gone = chance.random() < gaps
        shades.setdefault(8 if gone else chance.randrange(112, 192, 8), []).append(_shrunk(stone, 2.0))
    for tone, group in shades.items():
        tones.paste(tone, (0, 0), polygons(SIZE, group))
    return tones, joints


def _shrunk(stone: Stone, by: float) -> Stone:
    """Return a stone drawn in towards its middle, so that a joint is left around it."""
    x = sum(point[0] for point in stone) / len(stone)
    y = sum(point[1] for point in stone) / len(stone)
    far = max(math.hypot(px - x, py - y) for px, py in stone)
    share = max(0.0, 1 - by / far * 1.4)
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in stone]


def _wall(floor: Floor, seed: int) -> Image.Image:
    chance = random.Random(seed + 9)
    tone = scaled(rgb(floor.tone), 0.46)
    tones, joints = _paved(slabs(chance, 52), chance)
    wall = ImageOps.colorize(tones, scaled(tone, 0.4), scaled(tone, 1.9))
    wall = texture(wall, noise(SIZE, seed + 3, 40, 3), 0.8)
    bevel(wall, joints, 3, 0.9)
    return wall


def _ground(floor: Floor, seed: int, *, ruined: bool, bright: float) -> Image.Image:
    chance = random.Random(seed)
    tone = rgb(floor.tone)
    tones, joints = _paved(floor.paving(chance), chance, gaps=0.05 if ruined else 0.0)
    ground = ImageOps.colorize(tones, scaled(tone, 0.12), scaled(tone, 1.25 * bright))
    ground = texture(ground, noise(SIZE, seed, 5, 6), 0.75)
    ground = texture(ground, noise(SIZE, seed + 1, 120, 2), 0.3)
    bevel(ground, joints, 3, 0.85)
    vignette(ground, 0.78, 1.6)
    glow(ground, CENTRE, (REACH * 0.95, REACH * 0.95), floor.glow, 0.16 if ruined else 0.32, 1.2)
    return ground


def _lines_of_power(ground: Image.Image, floor: Floor, *, lit: bool) -> None:
    """Draw the circle in the floor: it glows in a restored room and is only scratched in elsewhere."""
    radius = REACH * 0.68
    strokes = [
        *circle_strokes(CENTRE, radius, 6),
        *circle_strokes(CENTRE, radius * 0.93, 2.4),
        *star_strokes(CENTRE, radius * 0.93, 6, 2, 3, 180),
        *spokes(CENTRE, (radius * 1.03, radius * 1.08), 60, 2, 160),
    ]
    mask = lines(SIZE, strokes)
    if lit:
        inscribed(ground, mask, floor.glow, 1.6 * _UNIT, 0.85)
    else:
        tint(ground, blurred(mask, 1), _PIT, 0.5)
        tint(
            ground,
            ImageChops.multiply(moved(mask, 2, 2), ImageOps.invert(mask)),
            scaled(rgb(floor.tone), 1.3),
            0.3,
        )


def cracks(ground: Image.Image, floor: Floor, seed: int) -> None:
    """Let cracks run in from the walls."""
    chance = random.Random(seed)
    strokes: list[tuple[list[Point], float, int]] = []
    for number in range(7):
        angle = math.radians(360 * number / 7 + chance.uniform(-20, 20))
        x, y = CENTRE[0] + REACH * 0.86 * math.cos(angle), CENTRE[1] + REACH * 0.86 * math.sin(angle)
        angle += math.pi + chance.uniform(-0.4, 0.4)
        for step in range(chance.randint(5, 9)):
            end = x + 34 * math.cos(angle), y + 34 * math.sin(angle)
            strokes.append(([(x, y), end], (9 - step) * 0.95, 255))
            if chance.random() < 0.4:
                side = angle + chance.choice((-0.9, 0.9))
                strokes.append(([(x, y), (x + 30 * math.cos(side), y + 30 * math.sin(side))], 3.5, 230))
            (x, y), angle = end, angle + chance.uniform(-0.7, 0.7)
    mask = lines(SIZE, strokes)
    lip = ImageChops.multiply(moved(mask, 3, 3), ImageOps.invert(mask))
    tint(ground, blurred(mask, 0.8), _PIT, 0.95)
    tint(ground, lip, scaled(rgb(floor.tone), 1.4), 0.45)


def _inlay(ground: Image.Image, floor: Floor, strength: float) -> None:
    """Set the emblem into the floor as a part of it, so that figures stand out on it."""
    box = round(REACH * 0.8)
    ink = emblem_mask(floor.emblem, (box, box))
    mask = placed(ink, SIZE, (CENTRE[0] - ink.width / 2, CENTRE[1] - ink.height / 2 + 20 * _UNIT))
    red, green, blue = (min(255, round(channel * 0.5 + 110)) for channel in floor.glow)
    shadow(ground, mask, 6, (3, 5), 0.7)
    tint(ground, mask, (red, green, blue), strength)
    bevel(ground, mask, 3, 0.75)


# ---- around the lodge


def table() -> Image.Image:
    """Return the ground under the lodge: dark plum velvet, a rose woven into it."""
    size = (1920, 1080)
    cloth = ImageOps.colorize(noise(size, 77, 7, 6), "#120c16", "#3a2a40", mid="#21172a")
    cloth = texture(cloth, noise(size, 78, 480, 1), 0.1)
    cloth = texture(cloth, noise((size[1], size[0]), 6, 270, 1).transpose(Image.Transpose.ROTATE_90), 0.08)
    ink = emblem_mask("rose", (980, 980))
    rose = placed(ink, size, (960 - ink.width / 2, 410 - ink.height / 2))
    tint(cloth, blurred(rose, 2), (150, 60, 100), 0.12)
    glow(cloth, (960, 400), (1150, 820), (150, 84, 130), 0.2, 1.4)
    vignette(cloth, 0.72, 1.8)
    return cloth


def spell_back() -> Image.Image:
    """Return the back of a spell: plum leather, a black rose on a round plate."""
    return leather_back("#2c1a2c", ROSE, _black_rose)


def forgotten_back() -> Image.Image:
    """Return the back of a forgotten spell: grey leather in steel, an eye that has closed."""
    return leather_back("#26282f", STEEL, _closed_eye)


def _black_rose(board: Image.Image) -> None:
    painted_plate(board, "back_spell", BACKS["back_spell"], THORN.glow)


def _closed_eye(board: Image.Image) -> None:
    painted_plate(board, "back_forgotten", BACKS["back_forgotten"], (150, 170, 200))
