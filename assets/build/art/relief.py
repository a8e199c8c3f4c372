"""Things with relief: bevels, metal, gems, medallions, corner leaves."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageOps

from art.emblems import emblem_mask
from art.moments import SIGNS
from art.outline import Point
from art.paint import (
    blurred,
    disc,
    eight_bit,
    framed_alpha,
    gradient,
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
from art.palette import GAMES, GOLD, Colour, Stops, rgb, scaled
from art.scenery import spokes
from art.scenes.painting import paint
from art.scenes.scene import Scene

_WHITE = (255, 255, 255)
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


def medallion(name: str, side: int) -> Image.Image:
    """Return a game's round sign, cut out: its painted scene under enamel in a metal ring."""
    size, middle = (side, side), (side / 2, side / 2)
    radius, frame = side / 2 - 1, GAMES[name].frame
    picture = Image.new("RGB", size)
    whole, enamel = disc(size, middle, radius), disc(size, middle, radius * 0.835)
    metal(picture, whole, frame, side * 0.01)
    band = disc(size, middle, radius * 0.925)
    picture.paste(gradient(size, ((0, "#22160e"), (1, "#0d0805"))), (0, 0), band)
    marks = spokes(middle, (radius * 0.878, radius * 0.908), 60, max(1.0, side / 220))
    tint(picture, lines(size, marks), rgb(frame[1][1]), 0.9)
    metal(picture, ring(size, middle, radius * 0.862, radius * 0.835), frame, max(1.0, side * 0.004))
    art = painted_disc(f"medal_{name}", SIGNS[name], round(radius * 1.67))
    under = Image.new("RGB", size)
    under.paste(art, (round(middle[0] - art.width / 2), round(middle[1] - art.height / 2)))
    sunk(under, enamel, side * 0.05, 0.9)
    picture.paste(under, (0, 0), enamel)
    bevel(picture, whole, side * 0.006, 0.7)
    return framed_alpha(picture, whole)


@lru_cache(8)
def _painted(name: str, scene: Scene) -> Image.Image:
    return paint(scene, (520, 520), name)


def painted_disc(name: str, scene: Scene, side: int) -> Image.Image:
    """Return a square picture of a scene, to be shown through a round opening."""
    return _painted(name, scene).resize((side, side), Image.Resampling.LANCZOS)
