"""Paints the Five Seals dungeon from its plan: rock, the tower's wall, rooms, flagstones, torchlight."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from art.dungeon_plan import CENTRE, CENTRE_HALF, CORRIDOR, HALF, RING, Plan, read
from art.emblems import emblem_mask
from art.outline import Point
from art.paint import (
    Size,
    blank,
    blurred,
    computed,
    dithered,
    drawn,
    eight_bit,
    light,
    moved,
    noise,
    placed,
    plotted,
    radial,
    strengthened,
    sunk,
    tint,
)
from art.palette import GOLD
from art.relief import metal

SCALE = 2
"""Pixels a unit."""
MARGIN = (28, 28)
"""What is painted beyond the ellipse, in units."""
SIZE = (round(2 * (HALF[0] + MARGIN[0])) * SCALE, round(2 * (HALF[1] + MARGIN[1])) * SCALE)
MIDDLE = (SIZE[0] / 2, SIZE[1] / 2)
FOUNDATION = (5.70, 5.93)
PATH = 0.075
"""Half a path, in tokens."""
PAVING = (232, 190, 118)
ROOMS = {"foyer": 0.50, "gallery": 0.50, "crypt": 0.50, "seal": 0.57, "scroll": 0.72}
TORCHES = {"foyer": 0.45, "gallery": 1.0, "crypt": 1.0}
"""How bright halls are."""
STARTS = 5
WALL = 0.20
"""How thick walls are, in tokens."""


class Layers(NamedTuple):
    """The masks a dungeon is painted through, and the size of its tokens in pixels."""

    token: float
    floor: Image.Image
    outer: Image.Image


def painted(seats: int) -> Image.Image:
    """Return the dungeon without tokens; outside its foundation there is only a shadow."""
    plan = read(seats)
    token = plan.token * SCALE
    rough = noise(SIZE, 5, 60, 4)
    walls = _walls(plan, rough)
    floor = ImageChops.subtract(_roughened(_shapes(plan, 0), rough, 46), walls)
    layers = Layers(token, floor, _roughened(_shapes(plan, token * WALL), rough, 40))
    picture = _rock(layers)
    _foundation(picture)
    _wall_tops(picture, layers)
    _floor(picture, layers)
    _inlays(picture, plan)
    _paths(picture, plan)
    _centre(picture)
    _torches(picture, plan, layers)
    return _cut_out(picture)


def _px(point: Point) -> Point:
    return MIDDLE[0] + point[0] * SCALE, MIDDLE[1] + point[1] * SCALE


# ---- shapes


def _shapes(plan: Plan, grow: float) -> Image.Image:
    """Return the mask of all rooms and corridors, grown by so many pixels."""
    token = plan.token * SCALE

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        for way in plan.ways.values():
            _corridor(pen, [_px(point) for point in way], token * CORRIDOR + grow, k)
        for name, spot in plan.spots.items():
            _room(pen, plan.forms[name], _px(spot), token, grow, k)

    return drawn(SIZE, draw, 2)


def _corridor(pen: ImageDraw.ImageDraw, way: list[Point], half: float, k: float, fill: int = 255) -> None:
    points = [(x * k, y * k) for x, y in way]
    pen.line(points, fill=fill, width=max(1, round(2 * half * k)), joint="curve")
    for x, y in (points[0], points[-1]):
        pen.circle((x, y), half * k, fill=fill)


def _room(pen: ImageDraw.ImageDraw, form: str, at: Point, token: float, grow: float, k: float) -> None:
    x, y = at
    if form == CENTRE:
        rx, ry = (HALF[i] / RING * CENTRE_HALF[i] * SCALE + grow for i in (0, 1))
        pen.ellipse(((x - rx) * k, (y - ry) * k, (x + rx) * k, (y + ry) * k), fill=255)
    elif form == "scroll":
        wide, high, cut = token * 0.66 + grow, token * 0.74 + grow, token * 0.2
        pen.polygon([((x + px) * k, (y + py) * k) for px, py in _cut_corners(wide, high, cut)], fill=255)
    elif form in ("gallery", "crypt"):
        count, turn = (8, 22.5) if form == "gallery" else (6, 0)
        radius = (token * 0.60 + grow) * 1.06
        angles = [math.radians(360 / count * i + turn) for i in range(count)]
        pen.polygon(
            [((x + radius * math.cos(a)) * k, (y + radius * math.sin(a)) * k) for a in angles], fill=255
        )
    else:
        pen.circle((x * k, y * k), (token * (0.57 if form == "seal" else 0.50) + grow) * k, fill=255)


def _cut_corners(wide: float, high: float, cut: float) -> list[Point]:
    return [
        (-wide + cut, -high), (wide - cut, -high), (wide, -high + cut), (wide, high - cut),
        (wide - cut, high), (-wide + cut, high), (-wide, high - cut), (-wide, -high + cut),
    ]  # fmt: skip


def _roughened(mask: Image.Image, rough: Image.Image, depth: float) -> Image.Image:
    """Return a mask whose edge is as uneven as hewn stone."""
    return computed(
        lambda i: i["max"](i["min"]((i["m"] + (i["n"] - 128) * (depth / 255) - 128) * 3 + 128, 255), 0),
        m=blurred(mask, 2.0).convert("F"),
        n=rough.convert("F"),
    ).convert("L")


# ---- walls between rooms that the map does not join


def _walls(plan: Plan, rough: Image.Image) -> Image.Image:
    """Return the walls that part crowded rooms: where two meet that are not joined."""
    small = SIZE[0] // SCALE, SIZE[1] // SCALE
    edge = _strange_edges(_nearest(plan, small), _joined(plan), small)
    token = plan.token * SCALE
    thick = edge.filter(ImageFilter.MaxFilter(2 * round(plan.token / 30) + 1)).resize(SIZE)
    thick = blurred(thick, max(4.0, token * 0.075))
    return computed(
        lambda i: i["max"](i["min"]((i["m"] + (i["n"] - 128) * 0.1 - 62) * 5, 255), 0),
        m=thick.convert("F"),
        n=rough.convert("F"),
    ).convert("L")


def _labels(plan: Plan) -> dict[object, int]:
    return {thing: number for number, thing in enumerate([*plan.spots, *plan.ways], 1)}


def _nearest(plan: Plan, size: Size) -> list[int]:
    """Return for every unit which room or corridor is nearest: all shapes shrink, the last one stays."""
    labels, token = _labels(plan), plan.token
    middle = size[0] / 2, size[1] / 2
    image = Image.new("I", size)
    pen = ImageDraw.Draw(image)

    def at(point: Point) -> Point:
        return middle[0] + point[0], middle[1] + point[1]

    for grow in range(round(token * 1.1), -round(token * 0.5), -1):
        for ends, way in plan.ways.items():
            half = token * 0.26 + grow
            if half > 0:
                _corridor(pen, [at(point) for point in way], half, 1, labels[ends])
        for name, spot in plan.spots.items():
            if name != CENTRE and (radius := token * ROOMS[plan.forms[name]] + grow) > 0:
                pen.circle(at(spot), radius, fill=labels[name])
    rx, ry = (HALF[i] / RING * CENTRE_HALF[i] * 1.04 for i in (0, 1))
    x, y = middle
    pen.ellipse((x - rx, y - ry, x + rx, y + ry), fill=labels[CENTRE])
    return list(image.getdata())


def _joined(plan: Plan) -> set[tuple[int, int]]:
    """Return which labels may meet without a wall."""
    labels = _labels(plan)
    pairs = set()
    for ends in plan.ways:
        first, second, way = labels[ends[0]], labels[ends[1]], labels[ends]
        pairs |= {(first, way), (second, way), (first, second)}
    return pairs | {(b, a) for a, b in pairs}


def _strange_edges(labels: list[int], joined: set[tuple[int, int]], size: Size) -> Image.Image:
    """Return the borders between rooms that are not joined."""
    width = size[0]
    edge = bytearray(len(labels))
    for step in (1, width):
        for at, (here, there) in enumerate(zip(labels, labels[step:], strict=False)):
            if here != there and here and there and (here, there) not in joined:
                edge[at] = 255
    return Image.frombytes("L", size, bytes(edge))


# ---- stone


@lru_cache(1)
def _away() -> Image.Image:
    """Return on which ring each pixel lies."""

    def value(x: float, y: float) -> float:
        return math.hypot(
            (x * SIZE[0] - MIDDLE[0]) / (HALF[0] / RING * SCALE),
            (y * SIZE[1] - MIDDLE[1]) / (HALF[1] / RING * SCALE),
        )

    return plotted(SIZE, value)


@lru_cache(1)
def _height() -> Image.Image:
    """Return the relief of hewn rock."""
    return computed(
        lambda i: i["a"] * 0.59 + i["b"] * 0.43 + i["c"] * 0.09,
        a=noise(SIZE, 3, 16, 6).convert("F"),
        b=noise(SIZE, 12, 48, 5).convert("F"),
        c=noise(SIZE, 9, 400, 2).convert("F"),
    )


def _slope(field: Image.Image, step: int) -> Image.Image:
    """Return how steeply a relief rises towards the light at the upper left."""
    return computed(lambda i: i["a"] - i["b"], a=field, b=moved(field, step, step))


def _flagstones(seed: int, depth: float, length: float) -> tuple[Image.Image, Image.Image]:
    """Return stones laid in rings around the hub: their tones, and the mask without the joints."""
    chance = random.Random(seed)
    tones, joints = blank(SIZE, 90), blank(SIZE)
    pens = ImageDraw.Draw(tones), ImageDraw.Draw(joints)
    aspect, ring = HALF[0] / HALF[1], depth * 0.5
    while ring < SIZE[1] * 0.62:
        outer, angle = ring + depth * chance.uniform(0.85, 1.2), chance.random()
        end = angle + 2 * math.pi
        while angle < end:
            middle = (ring + outer) / 2
            pace = math.hypot(middle * aspect * math.sin(angle), middle * math.cos(angle)) + 1
            after = min(end, angle + length * chance.uniform(0.75, 1.5) / pace)
            after = end if (end - after) * pace < length * 0.5 else after
            stone = _stone(chance, (ring + 2, outer - 2), (angle + 2 / pace, after - 2 / pace), pace)
            pens[0].polygon(stone, fill=chance.randint(96, 176))
            pens[1].polygon(stone, fill=255)
            angle = after
        ring = outer
    return blurred(tones, 0.6), blurred(joints, 0.8)


def _stone(chance: random.Random, rings: Point, angles: Point, pace: float) -> list[Point]:
    steps = max(2, int((angles[1] - angles[0]) * pace / 24) + 1)
    aspect = HALF[0] / HALF[1]
    turns = [angles[0] + (angles[1] - angles[0]) * step / steps for step in range(steps + 1)]
    edge = [(rings[0], turn) for turn in turns] + [(rings[1], turn) for turn in reversed(turns)]
    return [
        (
            MIDDLE[0] + ring * aspect * math.cos(turn) + chance.uniform(-1, 1),
            MIDDLE[1] + ring * math.sin(turn) + chance.uniform(-1, 1),
        )
        for ring, turn in edge
    ]


def _coloured(value: Image.Image, red: float, green: float, blue: float) -> Image.Image:
    """Return grey stone in its colour."""
    bands = []
    for seed, share in enumerate((red, green, blue), 1):
        scaled = computed(lambda i, share=share: i["v"] * share, v=value)
        bands.append(dithered(computed(lambda i: i["max"](i["min"](i["v"], 254), 0), v=scaled), seed))
    return Image.merge("RGB", bands)


def _rock(layers: Layers) -> Image.Image:
    """Return the mass of rock that the rooms are hewn from, darker close to their walls."""
    tones, joints = _flagstones(71, layers.token * 0.62, layers.token * 1.25)
    value = computed(
        lambda i: 40 + (i["n"] - 128) * 0.1 + i["lit"] * 0.8 + (i["s"] - 136) * 0.1 - (255 - i["j"]) * 0.05,
        n=noise(SIZE, 3, 16, 6).convert("F"),
        lit=_slope(_height(), 3),
        s=tones.convert("F"),
        j=joints.convert("F"),
    )
    near = blurred(layers.outer, layers.token * 0.42).convert("F")
    dark = computed(lambda i: i["v"] * (1 - i["n"] * (0.5 / 255)), v=value, n=near)
    return _coloured(dark, 1.0, 0.97, 1.10)


def _foundation(picture: Image.Image) -> None:
    """Lay the ring wall of the tower."""
    ring = computed(
        lambda i: (
            i["max"](i["min"]((i["r"] - FOUNDATION[0]) * 60, 1), 0)
            * i["max"](i["min"]((FOUNDATION[1] - i["r"]) * 60, 1), 0)
        ),
        r=_away(),
    )
    mask = eight_bit(ring)
    tones, joints = _flagstones(5, HALF[1] / RING * 0.112 * SCALE, 66)
    soft = blurred(mask, 3).convert("F")
    value = computed(
        lambda i: (
            (58 + (i["s"] - 136) * 0.55 + (i["n"] - 128) * 0.14 + i["lit"] * 1.2)
            * (0.45 + i["j"] * (0.55 / 255))
            + i["bevel"] * 0.8
        ),
        s=tones.convert("F"),
        n=noise(SIZE, 9, 400, 2).convert("F"),
        lit=_slope(_height(), 2),
        j=joints.convert("F"),
        bevel=_slope(soft, 3),
    )
    tint(picture, blurred(moved(mask, 8, 12), 14), (0, 0, 0), 0.7)
    picture.paste(_coloured(value, 1.06, 0.98, 0.90), (0, 0), mask)


def _wall_tops(picture: Image.Image, layers: Layers) -> None:
    """Lay the stones of the walls, seen from above."""
    tint(picture, blurred(moved(layers.outer, 6, 10), 10), (0, 0, 0), 0.65)
    tones, joints = _flagstones(8, layers.token * 0.24, layers.token * 0.34)
    soft = blurred(layers.outer, 3.0).convert("F")
    value = computed(
        lambda i: (
            (104 + (i["s"] - 136) * 0.62 + (i["f"] - 128) * 0.18 + (i["n"] - 128) * 0.13)
            * (0.5 + i["j"] * (0.5 / 255))
            + i["bevel"] * 0.5
        ),
        s=tones.convert("F"),
        f=noise(SIZE, 9, 400, 2).convert("F"),
        n=noise(SIZE, 3, 16, 6).convert("F"),
        j=joints.convert("F"),
        bevel=_slope(soft, 3),
    )
    picture.paste(_coloured(value, 0.94, 0.97, 1.03), (0, 0), layers.outer)


def _floor(picture: Image.Image, layers: Layers) -> None:
    """Lay the flagstones, with the wall's face and its shadow on the north side of every room."""
    token, floor = layers.token, layers.floor
    tones, joints = _flagstones(21, token * 0.40, token * 0.56)
    clean = computed(
        lambda i: i["max"](i["min"]((i["c"] * (1 / 255) - 0.45) * 2, 1), 0),
        c=blurred(floor, token * 0.22).convert("F"),
    )
    value = computed(
        lambda i: (
            (112 + (i["s"] - 136) * 0.40 + (i["n"] - 128) * 0.12 + (i["f"] - 128) * 0.09 + i["b"] * 0.16)
            * (0.62 + i["j"] * (0.38 / 255))
            * (0.58 + 0.5 * i["clean"])
        ),
        s=tones.convert("F"),
        n=noise(SIZE, 3, 16, 6).convert("F"),
        f=noise(SIZE, 9, 400, 2).convert("F"),
        b=_slope(blurred(joints, 2).convert("F"), 2),
        j=joints.convert("F"),
        clean=clean,
    )
    stones = _toned(value)
    face = round(token * 0.17)
    shade = blurred(moved(ImageChops.invert(floor), token * 0.08, face + token * 0.10), token * 0.13)
    tint(stones, strengthened(shade, 1.25), (0, 0, 0), 0.62)
    front = ImageChops.subtract(floor, moved(floor, 0, face))
    stones.paste(_wall_face(face), (0, 0), front)
    picture.paste(stones, (0, 0), floor)
    contour = computed(
        lambda i: i["max"](1 - abs(i["f"] - 128) * 0.01, 0) * 140, f=blurred(floor, 1.6).convert("F")
    )
    tint(picture, contour.convert("L"), (0, 0, 0))


def _toned(value: Image.Image) -> Image.Image:
    """Return the floor in its colours: violet by the hub, warm halfway, cool at the wall."""
    tones = ((1.06, 0.95, 1.18), (1.17, 1.0, 0.80), (1.0, 1.02, 0.92))
    bands = []
    for channel in range(3):
        first, second, third = (tone[channel] for tone in tones)
        tone = computed(
            lambda i, a=first, b=second, c=third: (
                a
                + (b - a) * 2 * i["min"](i["r"] * (1 / 5.6), 0.5)
                + (c - b) * 2 * i["max"](i["min"](i["r"] * (1 / 5.6), 1) - 0.5, 0)
            ),
            r=_away(),
        )
        lit = computed(lambda i: i["max"](i["min"](i["v"] * i["t"], 254), 0), v=value, t=tone)
        bands.append(dithered(lit, channel + 1))
    return Image.merge("RGB", bands)


def _wall_face(height: int) -> Image.Image:
    """Return the courses of a wall seen from the front."""
    value = computed(
        lambda i: 54 + (i["f"] - 128) * 0.1 + (i["n"] - 128) * 0.12,
        f=noise(SIZE, 9, 400, 2).convert("F"),
        n=noise(SIZE, 3, 16, 6).convert("F"),
    )
    picture = _coloured(value, 1.02, 0.94, 0.92)
    pen = ImageDraw.Draw(picture)
    for y in range(0, SIZE[1], max(4, round(height / 1.6))):
        pen.line((0, y, SIZE[0], y), fill=(36, 33, 33), width=2)
    return picture


# ---- what is laid into the floor


def _inlays(picture: Image.Image, plan: Plan) -> None:
    """Chisel a frame into each place where a seal or a scroll lies, and a wheel into each hall."""
    token = plan.token * SCALE

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        thick = max(2, round(token * 0.05 * k))
        for name, spot in plan.spots.items():
            x, y = (value * k for value in _px(spot))
            match plan.forms[name]:
                case "foyer" | "gallery" | "crypt":
                    radius = token * 0.36 * k
                    pen.circle((x, y), radius, outline=200, width=thick)
                    for spoke in range(8):
                        way = math.cos(math.pi / 4 * spoke), math.sin(math.pi / 4 * spoke)
                        ends = [(x + way[0] * radius * s, y + way[1] * radius * s) for s in (0.35, 0.95)]
                        pen.line(ends, fill=130, width=round(2 * k))
                case "seal":
                    pen.circle((x, y), token * 0.46 * k, outline=150, width=thick)
                case "scroll":
                    wide, high = token * 0.50 * k, token * 0.58 * k
                    box = (x - wide, y - high, x + wide, y + high)
                    pen.rounded_rectangle(box, token * 0.16 * k, outline=170, width=thick)

    groove = drawn(SIZE, draw, 2)
    tint(picture, groove, (20, 15, 14), 0.7)
    tint(picture, ImageChops.subtract(moved(groove, 2, 2), groove), (190, 160, 110), 0.35)


def _paths(picture: Image.Image, plan: Plan) -> None:
    """Lay a pale path from each place to those it is joined to: it is seen between whatever lies there."""
    token = plan.token * SCALE

    def laid(half: float) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
            for way in plan.ways.values():
                _corridor(pen, [_px(point) for point in way], token * half, k)
            for name, spot in plan.spots.items():
                if plan.forms[name] in TORCHES:
                    x, y = (value * k for value in _px(spot))
                    pen.circle((x, y), token * half * 2 * k, fill=255)

        return drawn(SIZE, draw, 2)

    tint(picture, blurred(laid(PATH + 0.05), 2), (16, 10, 6), 0.75)
    tint(picture, laid(PATH), PAVING, 0.8)


def _centre(picture: Image.Image) -> None:
    """Draw the violet circle in the middle, with a gilded ring for every mage to start from."""
    rx, ry = (HALF[i] / RING * CENTRE_HALF[i] * 0.98 * SCALE for i in (0, 1))
    size = round(2 * rx + 80), round(2 * ry + 80)
    corner = round(MIDDLE[0] - size[0] / 2), round(MIDDLE[1] - size[1] / 2)
    part = picture.crop((*corner, corner[0] + size[0], corner[1] + size[1]))
    cx, cy = size[0] / 2, size[1] / 2

    def at(share: float, angle: float) -> Point:
        turn = math.radians(angle)
        return cx + rx * share * math.cos(turn), cy + ry * share * math.sin(turn)

    def oval(share: float, width: float = 0, value: int = 255) -> Image.Image:
        def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
            box = [(cx - rx * share) * k, (cy - ry * share) * k, (cx + rx * share) * k, (cy + ry * share) * k]
            if width:
                pen.ellipse(box, outline=value, width=round(width * k))
            else:
                pen.ellipse(box, fill=value)

        return drawn(size, draw)

    tint(part, blurred(oval(0.90), 3), (46, 30, 78), 0.62)
    light(part, eight_bit(radial(size, (cx, cy), (rx, ry), 1.1)), (120, 70, 220), 0.42)
    lines = _magic_lines(size, at)
    for share, width, value in ((0.88, 5, 255), (0.82, 2, 255), (0.50, 3, 255)):
        lines = ImageChops.lighter(lines, oval(share, width, value))
    for blur, strength in ((14, 1.3), (5, 0.9), (1, 0.7)):
        light(part, blurred(lines, blur), (165, 120, 255), strength)
    for start in range(STARTS):
        _start(part, at(0.66, 72 * start - 54), ry * 0.155)
    metal(part, oval(0.925, 6), GOLD, 1.6)
    star = emblem_mask("pentacle", (round(ry * 0.5), round(ry * 0.5)))
    ink = placed(star, size, (cx - star.width / 2, cy - star.height / 2))
    light(part, blurred(ink, 8), (150, 110, 255), 1.0)
    tint(part, ink, (217, 200, 255), 0.9)
    picture.paste(part, corner)


def _magic_lines(size: Size, at: Callable[[float, float], Point]) -> Image.Image:
    """Return the star and the marks of the drawn circle."""

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        star = [at(0.82, -90 + 144 * corner) for corner in range(6)]
        pen.line([(x * k, y * k) for x, y in star], fill=170, width=round(3 * k), joint="curve")
        for mark in range(40):
            ends = at(0.83, 9 * mark), at(0.87, 9 * mark)
            pen.line([(x * k, y * k) for x, y in ends], fill=210, width=round(2 * k))

    return drawn(size, draw)


def _start(part: Image.Image, at: Point, radius: float) -> None:
    """Sink the round place of one mage into the floor."""

    def disc(pen: ImageDraw.ImageDraw, k: float) -> None:
        pen.circle((at[0] * k, at[1] * k), radius * k, fill=255)

    def rim(pen: ImageDraw.ImageDraw, k: float) -> None:
        pen.circle((at[0] * k, at[1] * k), radius * k, outline=255, width=round(4 * k))

    mask = drawn(part.size, disc)
    tint(part, mask, (58, 28, 104), 0.9)
    sunk(part, mask, radius * 0.3, 0.8)
    metal(part, drawn(part.size, rim), GOLD, 1.2)


# ---- light


def _torches(picture: Image.Image, plan: Plan, layers: Layers) -> None:
    """Let halls glow and the rest lie in the dark."""
    reach = layers.token * 2.3
    pool = Image.new("L", SIZE)
    spot = eight_bit(radial((round(2 * reach),) * 2, (reach, reach), (reach, reach), 1.7))
    for name, place in plan.spots.items():
        if plan.forms[name] in TORCHES:
            x, y = _px(place)
            corner = round(x - reach), round(y - reach)
            lit = strengthened(spot, TORCHES[plan.forms[name]])
            box = (*corner, corner[0] + lit.width, corner[1] + lit.height)
            pool.paste(ImageChops.lighter(pool.crop(box), lit), corner)
    bands = []
    for seed, (band, warmth) in enumerate(zip(picture.split(), (30, 15, 2), strict=True), 1):
        value = computed(
            lambda i, warmth=warmth: i["min"](
                i["b"] * (0.80 + i["g"] * (0.46 / 255))
                + i["g"] * (warmth / 255) * (0.35 + i["f"] * (0.65 / 255)),
                254,
            ),
            b=band.convert("F"),
            g=pool.convert("F"),
            f=layers.floor.convert("F"),
        )
        bands.append(dithered(value, seed))
    picture.paste(Image.merge("RGB", bands))


def _cut_out(picture: Image.Image) -> Image.Image:
    """Return the tower cut out of the rock around it; its shadow falls on whatever it stands in."""
    inside = eight_bit(
        computed(lambda i: i["max"](i["min"]((FOUNDATION[1] + 0.01 - i["r"]) * 60, 1), 0), r=_away())
    )
    fallen = strengthened(blurred(moved(inside, 6, 14), 16), 0.8)
    cut = Image.new("RGBA", SIZE)
    cut.putalpha(fallen)
    cut.paste(picture, (0, 0), inside)
    cut.putalpha(ImageChops.lighter(fallen, inside))
    return cut
