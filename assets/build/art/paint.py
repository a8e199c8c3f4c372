"""The painting kit: masks, gradients, noise and light on Pillow images, without banding."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageMath, ImageOps

from art.outline import Point
from art.palette import Colour, Stops, rgb

Size = tuple[int, int]
_BICUBIC, _LANCZOS = Image.Resampling.BICUBIC, Image.Resampling.LANCZOS
_COARSE = 160


# ---- precise fields: 'F' images, made 8-bit with a grain so that slow changes show no steps


@lru_cache(8)
def grain(size: Size, seed: int = 1) -> Image.Image:
    """Return white noise between 0 and 1."""
    raw = random.Random(seed).randbytes(size[0] * size[1])
    return multiplied(Image.frombytes("L", size, raw).convert("F"), 1 / 256)


def computed(expression: Callable[[dict[str, Any]], Any], **images: Image.Image) -> Image.Image:
    """Return arithmetic on whole images."""
    result = ImageMath.lambda_eval(expression, **images)
    if not isinstance(result, Image.Image):
        raise TypeError("an expression must make an image")
    return result


def multiplied(field: Image.Image, factor: float) -> Image.Image:
    """Return a field made stronger or weaker."""
    return field.point(lambda v: v * factor + 0)


def eight_bit(field: Image.Image) -> Image.Image:
    """Return a field of 0 to 1 as a mask."""
    return multiplied(field, 255).convert("L")


def dithered(field: Image.Image, seed: int = 1) -> Image.Image:
    """Return a field of 0 to 255 as 8 bits; the fraction becomes grain instead of a step."""
    speckled = computed(lambda i: i["field"] + i["grain"], field=field, grain=grain(field.size, seed))
    return speckled.convert("L")


def plotted(size: Size, value: Callable[[float, float], float], columns: int = _COARSE) -> Image.Image:
    """Return a smooth function of the relative place (0 to 1, 0 to 1) as a precise field."""
    wide = min(size[0], columns)
    high = max(2, min(size[1], round(_COARSE * size[1] / max(size))))
    coarse = Image.new("F", (wide, high))
    coarse.putdata([value((x + 0.5) / wide, (y + 0.5) / high) for y in range(high) for x in range(wide)])
    return coarse.resize(size, _BICUBIC)


def radial(size: Size, centre: Point, radii: Point, power: float = 1.0) -> Image.Image:
    """Return light falling from 1 in the centre to 0 on the ellipse."""

    def value(x: float, y: float) -> float:
        away = math.hypot((x * size[0] - centre[0]) / radii[0], (y * size[1] - centre[1]) / radii[1])
        return float(max(0.0, 1 - away) ** power)

    return plotted(size, value)


def gradient(size: Size, stops: Stops, *, across: bool = False) -> Image.Image:
    """Return colours from top to bottom, or from left to right."""
    length = size[0] if across else size[1]
    bands = []
    for channel in range(3):
        values = [_between(stops, (i + 0.5) / length)[channel] for i in range(length)]
        line = Image.new("F", (length, 1) if across else (1, length))
        line.putdata(values)
        bands.append(dithered(line.resize(size, Image.Resampling.NEAREST), channel + 1))
    return Image.merge("RGB", bands)


def _between(stops: Stops, place: float) -> tuple[float, float, float]:
    for (low, first), (high, second) in pairwise(stops):
        if place <= high:
            share = max(0.0, place - low) / (high - low)
            red, green, blue = (a + (b - a) * share for a, b in zip(rgb(first), rgb(second), strict=True))
            return red, green, blue
    red, green, blue = rgb(stops[-1][1])
    return red, green, blue


@lru_cache(12)
def noise(size: Size, seed: int, cells: int = 6, octaves: int = 5, gain: float = 0.55) -> Image.Image:
    """Return fractal clouds: ever finer random grids, blown up and laid over each other."""
    chance = random.Random(seed)
    clouds, weight, total = Image.new("L", size), 1.0, 0.0
    for octave in range(octaves):
        wide = cells << octave
        high = max(2, wide * size[1] // size[0])
        layer = Image.frombytes("L", (wide, high), chance.randbytes(wide * high)).resize(size, _BICUBIC)
        total += weight
        clouds = Image.blend(clouds, layer, weight / total)
        weight *= gain
    return ImageOps.autocontrast(clouds)


# ---- masks


def blank(size: Size, value: int = 0) -> Image.Image:
    """Return an even mask."""
    return Image.new("L", size, value)


def drawn(size: Size, draw: Callable[[ImageDraw.ImageDraw, float], None], scale: int = 3) -> Image.Image:
    """Return a mask drawn larger and reduced, which smooths every edge; draw gets the scale."""
    large = blank((size[0] * scale, size[1] * scale))
    draw(ImageDraw.Draw(large), scale)
    return large.resize(size, _LANCZOS)


def polygons(size: Size, shapes: Sequence[Sequence[Point]], value: int = 255) -> Image.Image:
    """Return filled shapes as a mask."""

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        for shape in shapes:
            pen.polygon([(x * scale, y * scale) for x, y in shape], fill=value)

    return drawn(size, draw)


def lines(size: Size, strokes: Sequence[tuple[Sequence[Point], float, int]]) -> Image.Image:
    """Return strokes (points, width, strength) as a mask."""

    def draw(pen: ImageDraw.ImageDraw, scale: float) -> None:
        for points, width, value in strokes:
            path = [(x * scale, y * scale) for x, y in points]
            pen.line(path, fill=value, width=max(1, round(width * scale)), joint="curve")

    return drawn(size, draw)


def disc(size: Size, centre: Point, radius: float) -> Image.Image:
    """Return a round mask."""
    return drawn(size, lambda pen, k: pen.circle((centre[0] * k, centre[1] * k), radius * k, fill=255))


def ring(size: Size, centre: Point, outer: float, inner: float) -> Image.Image:
    """Return the mask between two circles."""
    return ImageChops.subtract(disc(size, centre, outer), disc(size, centre, inner))


def rounded(size: Size, inset: float, radius: float) -> Image.Image:
    """Return the mask of a rounded rectangle, so far inside the picture's edge."""

    def draw(pen: ImageDraw.ImageDraw, k: float) -> None:
        box = (inset * k, inset * k, (size[0] - inset) * k - 1, (size[1] - inset) * k - 1)
        pen.rounded_rectangle(box, radius * k, fill=255)

    return drawn(size, draw)


def placed(mask: Image.Image, size: Size, at: Point) -> Image.Image:
    """Return a small mask put on an empty larger one."""
    large = blank(size)
    large.paste(mask, (round(at[0]), round(at[1])))
    return large


def moved(mask: Image.Image, right: float, down: float) -> Image.Image:
    """Return a mask shifted; what enters at the edges repeats what stood there."""
    dx, dy = round(right), round(down)
    shifted = ImageChops.offset(mask, dx, dy)
    width, height = mask.size
    if dx:
        strip = (0, 0, dx, height) if dx > 0 else (width + dx, 0, width, height)
        shifted.paste(mask.crop(strip), strip[:2])
    if dy:
        strip = (0, 0, width, dy) if dy > 0 else (0, height + dy, width, height)
        shifted.paste(mask.crop(strip), strip[:2])
    return shifted


def strengthened(mask: Image.Image, factor: float) -> Image.Image:
    """Return a mask with every value multiplied."""
    return mask.point([min(255, round(v * factor)) for v in range(256)])


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """Return a softened mask."""
    return mask.filter(ImageFilter.GaussianBlur(radius))


def around(centre: Point, radius: float, count: int, start: float = -90.0) -> list[Point]:
    """Return points on a circle, from the top clockwise; angles in degrees."""
    angles = (math.radians(start + 360 * i / count) for i in range(count))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


# ---- putting paint and light on a picture (always in place)


def tint(picture: Image.Image, mask: Image.Image, colour: Colour, strength: float = 1.0) -> None:
    """Paint a colour through a mask."""
    picture.paste(colour, (0, 0), mask if strength == 1.0 else strengthened(mask, strength))


def light(picture: Image.Image, mask: Image.Image, colour: Colour, strength: float = 1.0) -> None:
    """Add coloured light through a mask; it never burns out."""
    layer = Image.merge("RGB", [strengthened(mask, strength * channel / 255) for channel in colour])
    picture.paste(ImageChops.screen(picture, layer))


def glow(
    picture: Image.Image,
    centre: Point,
    radii: Point,
    colour: Colour,
    strength: float = 1.0,
    power: float = 2.0,
) -> None:
    """Add a soft round light, smooth even where it is faint."""
    box = (
        max(0, int(centre[0] - radii[0])),
        max(0, int(centre[1] - radii[1])),
        min(picture.width, int(centre[0] + radii[0]) + 1),
        min(picture.height, int(centre[1] + radii[1]) + 1),
    )
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    part = picture.crop(box)
    field = radial(part.size, (centre[0] - box[0], centre[1] - box[1]), radii, power)
    bands = [dithered(multiplied(field, strength * channel), seed) for seed, channel in enumerate(colour, 1)]
    picture.paste(ImageChops.screen(part, Image.merge("RGB", bands)), box[:2])


def shade(picture: Image.Image, *fields: Image.Image) -> None:
    """Multiply by one field, or by one for each channel; dark slopes stay smooth."""
    bands = []
    for seed, band in enumerate(picture.split()):
        field = fields[seed % len(fields)]
        product = computed(lambda i: i["band"] * i["field"], band=band.convert("F"), field=field)
        bands.append(dithered(product, seed + 1))
    picture.paste(Image.merge("RGB", bands))


def vignette(picture: Image.Image, depth: float, power: float = 1.8, centre: Point = (0.5, 0.5)) -> None:
    """Darken towards the edges."""

    def value(x: float, y: float) -> float:
        away = min(1.0, math.hypot(x - centre[0], y - centre[1]) * 1.5625)
        return float(1 - depth * away**power)

    shade(picture, plotted(picture.size, value))


def shadow(picture: Image.Image, mask: Image.Image, blur: float, drop: Point, strength: float = 0.8) -> None:
    """Let a shape throw a shadow."""
    tint(picture, blurred(moved(mask, *drop), blur), (0, 0, 0), strength)


def sunk(picture: Image.Image, mask: Image.Image, blur: float, strength: float = 0.8) -> None:
    """Darken a shape along its inner edge, as if it lay lower."""
    inside = ImageChops.multiply(blurred(ImageOps.invert(mask), blur), mask)
    tint(picture, inside, (0, 0, 0), strength)


def texture(picture: Image.Image, pattern: Image.Image, depth: float) -> Image.Image:
    """Return the picture with a grey pattern worked into it; depth 1 is the full pattern."""
    soft = pattern.point([round(128 + (v - 128) * depth) for v in range(256)])
    return ImageChops.overlay(picture, Image.merge("RGB", (soft, soft, soft)))


def put(picture: Image.Image, piece: Image.Image, centre: Point, height: float) -> None:
    """Lay a cut-out piece on the picture, its shadow as deep as it is high."""
    corner = round(centre[0] - piece.width / 2), round(centre[1] - piece.height / 2)
    shape = placed(piece.getchannel("A"), picture.size, corner)
    shadow(picture, shape, height, (0, height * 0.6), 0.8)
    picture.paste(piece, corner, piece)


def framed_alpha(picture: Image.Image, mask: Image.Image) -> Image.Image:
    """Return the picture cut out by a mask."""
    cut = picture.convert("RGBA")
    cut.putalpha(mask)
    return cut
