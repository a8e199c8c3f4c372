"""Things with relief: bevels, metal, gems, lit emblems, medallions, corner leaves."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageFilter, ImageOps

from art.emblems import emblem_mask
from art.outline import Point
from art.paint import (
    Size,
    blurred,
    disc,
    eight_bit,
    framed_alpha,
    glow,
    gradient,
    light,
    lines,
    moved,
    noise,
    placed,
    radial,
    ring,
    shadow,
    sunk,
    texture,
    tint,
)
from art.palette import GOLD, Colour, Game, Nature, Stops, rgb, scaled
from art.scenery import clouds, rays, spokes

_WHITE = (255, 255, 255)
_CONTOUR = (14, 6, 8)
LEAF = "curled-leaf"


def bevel(
    picture: Image.Image,
    mask: Image.Image,
    depth: float,
    strength: float = 1.0,
    bright: Colour = (255, 246, 214),
    dark: Colour = (20, 8, 0),
) -> None:
    """Light the edges of a shape from the upper left."""
    step = max(1, round(depth))
    soft = blurred(mask, depth)
    ahead, behind = moved(soft, step, step), moved(soft, -step, -step)
    lit = ImageChops.multiply(ImageChops.subtract(behind, ahead), mask)
    unlit = ImageChops.multiply(ImageChops.subtract(ahead, behind), mask)
    tint(picture, lit, bright, 1.5 * strength)
    tint(picture, unlit, dark, 1.3 * strength)


def metal(picture: Image.Image, mask: Image.Image, stops: Stops = GOLD, depth: float = 2.0) -> None:
    """Cover a shape with bevelled metal; its shine runs over the height of the shape."""
    box = mask.getbbox()
    if box is None:
        return
    plate = Image.new("RGB", picture.size)
    plate.paste(gradient((picture.width, box[3] - box[1]), stops), (0, box[1]))
    plate = texture(plate, noise(picture.size, 5, 48, 2), 0.3)
    picture.paste(plate, (0, 0), mask)
    bevel(picture, mask, depth)


def gem(picture: Image.Image, centre: Point, radius: float, colour: Colour, stops: Stops = GOLD) -> None:
    """Set a glossy round stone into the picture."""
    side = round(radius * 3.2)
    corner = round(centre[0] - side / 2), round(centre[1] - side / 2)
    part = picture.crop((*corner, corner[0] + side, corner[1] + side))
    middle = centre[0] - corner[0], centre[1] - corner[1]
    setting, stone = disc(part.size, middle, radius * 1.24), disc(part.size, middle, radius)
    shadow(part, setting, radius * 0.16, (radius * 0.05, radius * 0.14), 0.85)
    metal(part, setting, stops, max(1.0, radius * 0.09))
    tint(part, stone, scaled(colour, 0.3))
    depth = radial(part.size, (middle[0], middle[1] + radius * 0.4), (radius * 1.15, radius * 1.0), 0.9)
    tint(part, ImageChops.multiply(eight_bit(depth), stone), colour)
    sunk(part, stone, radius * 0.16, 0.9)
    shine = radial(part.size, (middle[0], middle[1] - radius * 0.62), (radius * 0.8, radius * 0.5), 0.7)
    tint(part, ImageChops.multiply(eight_bit(shine), stone), _WHITE, 0.62)
    picture.paste(part, corner)


def emblem(
    picture: Image.Image, name: str, centre: Point, box: tuple[int, int], nature: Nature, seed: int = 1
) -> None:
    """Put up a lit metal emblem: glow, dark contour, coloured metal, volume, crisp edges, rim light."""
    ink = emblem_mask(name, box)
    unit = max(box)
    margin = round(unit * 0.42)
    size = ink.width + 2 * margin, ink.height + 2 * margin
    corner = round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2)
    part = picture.crop((*corner, corner[0] + size[0], corner[1] + size[1]))
    mask = placed(ink, size, (margin, margin))
    for share, strength in ((0.15, 0.8), (0.06, 0.7), (0.02, 0.5)):
        light(part, blurred(mask, unit * share), nature.glow, strength)
    contour = blurred(_grown(mask, unit / 62), unit / 220)
    shadow(part, contour, unit * 0.03, (unit * 0.014, unit * 0.035), 0.9)
    tint(part, contour, _CONTOUR)
    part.paste(_emblem_metal(size, margin, ink, nature, seed), (0, 0), mask)
    _volume(part, mask, unit, nature)
    picture.paste(part, corner)


def _grown(mask: Image.Image, radius: float) -> Image.Image:
    return mask.filter(ImageFilter.MaxFilter(2 * max(1, round(radius)) + 1))


def _emblem_metal(size: Size, margin: int, ink: Image.Image, nature: Nature, seed: int) -> Image.Image:
    plate = Image.new("RGB", size)
    plate.paste(gradient((size[0], ink.height), nature.metal), (0, margin))
    return texture(plate, noise(size, seed % 5, 6, 5), 0.7)


def _volume(picture: Image.Image, mask: Image.Image, unit: float, nature: Nature) -> None:
    """Round the emblem broadly, then sharpen its edges and let the ground's light touch it from below."""
    deep = scaled(rgb(nature.metal[-1][1]), 0.34)
    bevel(picture, mask, unit / 34, 0.8, rgb(nature.metal[0][1]), deep)
    bevel(picture, mask, unit / 90, 1.2, (255, 255, 244), deep)
    soft = blurred(mask, unit / 150)
    below = ImageChops.subtract(soft, moved(soft, 0, -max(2, unit / 130)))
    light(picture, ImageChops.multiply(below, mask), nature.glow, 1.0)


def leaves(picture: Image.Image, inset: int, size: int, stops: Stops = GOLD) -> None:
    """Put a curled leaf into each corner."""
    leaf = emblem_mask(LEAF, (size, size))
    wide, high = picture.width - inset - leaf.width, picture.height - inset - leaf.height
    mirrored = ImageOps.mirror(leaf)
    mask = placed(mirrored, picture.size, (inset, inset))
    for turned, at in (
        (leaf, (wide, inset)),
        (ImageOps.flip(mirrored), (inset, high)),
        (ImageOps.flip(leaf), (wide, high)),
    ):
        mask.paste(turned, at)
    shadow(picture, mask, size * 0.05, (1, size * 0.03), 0.85)
    metal(picture, mask, stops, max(1.0, size / 40))


def medallion(game: Game, side: int) -> Image.Image:
    """Return a game's round enamel sign, cut out."""
    size, middle = (side, side), (side / 2, side / 2)
    radius = side / 2 - 1
    picture = Image.new("RGB", size)
    whole, enamel = disc(size, middle, radius), disc(size, middle, radius * 0.835)
    metal(picture, whole, game.frame, side * 0.01)
    band = disc(size, middle, radius * 0.925)
    picture.paste(gradient(size, ((0, "#22160e"), (1, "#0d0805"))), (0, 0), band)
    marks = spokes(middle, (radius * 0.878, radius * 0.908), 60, max(1.0, side / 220))
    tint(picture, lines(size, marks), rgb(game.frame[1][1]), 0.9)
    metal(picture, ring(size, middle, radius * 0.862, radius * 0.835), game.frame, max(1.0, side * 0.004))
    art = gradient(size, game.nature.sky)
    clouds(art, game.nature, 7)
    light(art, rays(size, middle, 20, 5, radius), game.nature.glow, 0.8)
    glow(art, middle, (radius, radius), game.nature.glow, 0.45, 1.4)
    emblem(art, game.sign, middle, (round(side * 0.5), round(side * 0.5)), game.nature, 3)
    sunk(art, enamel, side * 0.06, 1.0)
    picture.paste(art, (0, 0), enamel)
    bevel(picture, whole, side * 0.006, 0.7)
    return framed_alpha(picture, whole)
