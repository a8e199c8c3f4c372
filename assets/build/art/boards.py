"""Res Arcana's table cloth and the backs of its two decks."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageChops, ImageOps

from art.emblems import emblem_mask
from art.moments import BACKS
from art.paint import (
    around,
    blurred,
    framed_alpha,
    glow,
    gradient,
    light,
    lines,
    noise,
    placed,
    put,
    ring,
    rounded,
    shadow,
    sunk,
    texture,
    tint,
    vignette,
)
from art.palette import ARCANE, CALM, DEATH, FIRE, GOLD, LIFE, OCHRE, Colour, Stops, rgb, scaled
from art.relief import LEAF, bevel, gem, leaves, medallion, metal, painted_disc
from art.scenery import circle_strokes, rays, spokes, star_strokes
from art.scenes.scene import Scene

BACK = (600, 840)
MIDDLE = (BACK[0] / 2, BACK[1] / 2)
_ESSENCES = (
    scaled(FIRE.glow, 0.9),
    scaled(LIFE.glow, 0.75),
    CALM.glow,
    scaled(DEATH.glow, 0.6),
    OCHRE.glow,
)


def table() -> Image.Image:
    """Return the cloth the cards lie on: dark felt under a warm lamp."""
    size = (1920, 1080)
    felt = ImageOps.colorize(noise(size, 99, 8, 6), "#0d1f1a", "#23463b")
    felt = texture(felt, noise(size, 5, 480, 1), 0.1)
    felt = texture(felt, noise((size[1], size[0]), 6, 270, 1).transpose(Image.Transpose.ROTATE_90), 0.08)
    glow(felt, (size[0] / 2, size[1] * 0.4), (size[0] * 0.62, size[1] * 0.8), (255, 190, 110), 0.12, 1.4)
    vignette(felt, 0.66, 1.7)
    return felt


def artifact_back() -> Image.Image:
    """Return the back of an artifact: brown leather, the five essences round the game's sign."""
    return leather_back("#4a2a18", GOLD, _circle_of_essences)


def monument_back() -> Image.Image:
    """Return the back of a monument: violet leather, a gilded temple before rays."""
    return leather_back("#2f2352", GOLD, _gilded_temple)


def leather_back(leather: str, stops: Stops, centre: Callable[[Image.Image], None]) -> Image.Image:
    """Return a back of pressed leather in two frames, its middle painted by `centre`."""
    board = texture(Image.new("RGB", BACK, rgb(leather)), noise(BACK, 3, 130, 3), 0.4)
    _emboss(board, _lattice(), rgb(leather))
    whole = rounded(BACK, 0, 32)
    glow(board, MIDDLE, (360, 420), scaled(rgb(leather), 2.2), 0.5, 1.3)
    centre(board)
    for inset, width, radius in ((10, 7, 26), (30, 3, 18)):
        line = ImageChops.subtract(
            rounded(BACK, inset, radius), rounded(BACK, inset + width, radius - width * 0.6)
        )
        shadow(board, line, 4, (0, 3), 0.8)
        metal(board, line, stops, 1.6)
    leaves(board, 44, 84, stops)
    for level, flip in ((118, False), (BACK[1] - 118, True)):
        _finial(board, level, stops, flip)
    sunk(board, whole, 16, 0.85)
    bevel(board, whole, 3, 0.8)
    return framed_alpha(board, whole)


def _lattice() -> Image.Image:
    """Return crossing lines and their knots, pressed into the leather between the frames."""
    wide, high, step = *BACK, 44
    strokes = []
    for shift in range(-high, wide + high, step):
        strokes.append(([(shift, 0.0), (shift + high, float(high))], 2.0, 255))
        strokes.append(([(shift, 0.0), (shift - high, float(high))], 2.0, 255))
    return ImageChops.multiply(lines(BACK, strokes), rounded(BACK, 34, 16))


def _emboss(board: Image.Image, mask: Image.Image, colour: Colour) -> None:
    tint(board, mask, scaled(colour, 0.3), 0.75)
    bevel(board, mask, 2, 0.9, scaled(colour, 2.2), scaled(colour, 0.1))


def _finial(board: Image.Image, level: float, stops: Stops, flip: bool) -> None:
    """Set a stone between two leaves on the middle line."""
    leaf = emblem_mask(LEAF, (76, 76))
    if flip:
        leaf = ImageOps.flip(leaf)
    top = level - leaf.height / 2
    pair = placed(leaf, BACK, (MIDDLE[0] - leaf.width - 18, top))
    pair.paste(ImageOps.mirror(leaf), (round(MIDDLE[0] + 18), round(top)))
    shadow(board, pair, 4, (0, 3), 0.85)
    metal(board, pair, stops, 1.8)
    gem(board, (MIDDLE[0], level + (-14 if flip else 14)), 12, ARCANE.glow, stops)


def round_plate(board: Image.Image, radius: float, colour: Colour) -> None:
    """Sink a round dark plate into the leather and rim it with gold."""
    plate = ring(BACK, MIDDLE, radius, 0)
    shadow(board, plate, 14, (0, 6), 0.8)
    board.paste(gradient(BACK, ((0, "#1a1020"), (1, "#0b0610"))), (0, 0), plate)
    lit = board.copy()
    light(lit, rays(BACK, MIDDLE, 36, 8, radius * 1.5), colour, 0.9)
    glow(lit, MIDDLE, (radius, radius), colour, 0.35, 1.3)
    board.paste(lit, (0, 0), plate)
    sunk(board, plate, 18, 0.9)
    metal(board, ring(BACK, MIDDLE, radius + 9, radius - 2), GOLD, 2.2)


def _circle_of_essences(board: Image.Image) -> None:
    radius = 214.0
    round_plate(board, radius, ARCANE.glow)
    strokes = [
        *star_strokes(MIDDLE, radius * 0.8, 5, 2, 5),
        *circle_strokes(MIDDLE, radius * 0.8, 4),
        *spokes(MIDDLE, (radius * 0.9, radius * 0.95), 60, 2),
    ]
    engraved = lines(BACK, strokes)
    shadow(board, engraved, 4, (0, 3), 0.8)
    metal(board, engraved, GOLD, 1.4)
    for place, colour in zip(around(MIDDLE, radius * 0.8, 5), _ESSENCES, strict=True):
        light(board, blurred(ring(BACK, place, 34, 0), 14), colour, 0.6)
        gem(board, place, 25, colour)
    put(board, medallion("res_arcana", 210), MIDDLE, 9)


def _gilded_temple(board: Image.Image) -> None:
    painted_plate(board, "back_monument", BACKS["back_monument"], OCHRE.glow)


def painted_plate(board: Image.Image, name: str, scene: Scene, colour: Colour) -> None:
    """Let a painted scene be seen through the round plate of a back."""
    radius = 214.0
    round_plate(board, radius, colour)
    opening = ring(BACK, MIDDLE, radius - 2, 0)
    art = painted_disc(name, scene, round(radius * 2))
    under = board.copy()
    under.paste(art, (round(MIDDLE[0] - radius), round(MIDDLE[1] - radius)))
    sunk(under, opening, 16, 0.8)
    board.paste(under, (0, 0), opening)
    metal(board, ring(BACK, MIDDLE, radius + 9, radius - 2), GOLD, 2.2)
