"""Tiles of the five games: each has its own drawing behind the sign."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Callable

from PIL import Image, ImageDraw

from art.outline import Point
from art.paint import Size, around, drawn, glow, gradient, light, lines, polygons, tint, vignette
from art.palette import GAMES
from art.relief import emblem
from art.scenery import (
    Strokes,
    circle_strokes,
    clouds,
    halo,
    inscribed,
    land_colour,
    mist,
    rays,
    ridge,
    skyline,
    sparks,
    spokes,
    stroked,
)

_TILE: Size = (672, 400)
_CENTRE = (336.0, 188.0)
_SIGN = 232
_LIME = (215, 235, 60)


def tile(name: str) -> Image.Image:
    """Return the picture on a game's tile."""
    game = GAMES[name]
    nature = game.nature
    seed = zlib.crc32(name.encode()) % 97
    art = gradient(_TILE, nature.sky)
    clouds(art, nature, seed)
    light(art, rays(_TILE, _CENTRE, 27, seed, _TILE[0] * 0.56), nature.glow, 1.0)
    glow(art, _CENTRE, (_TILE[0] * 0.55, _TILE[0] * 0.55), nature.glow, 0.44, 1.4)
    behind = halo(_TILE, _CENTRE, _TILE[0] * 0.5)
    _MOTIFS[name](art, behind)
    far = skyline(_TILE[0], _TILE[1] * 0.82, 34, seed)
    ridge(art, far, land_colour(nature, 0.45), behind, nature.glow)
    mist(art, _TILE[1] * 0.84, 70, nature.glow, seed, 0.6)
    sparks(art, (0, 30, *_TILE), 60, nature.glow, seed, 4.4)
    emblem(art, game.sign, _CENTRE, (_SIGN, _SIGN), nature, 9)
    near = skyline(_TILE[0], _TILE[1] * 0.92, 18, seed + 1)
    ridge(art, near, land_colour(nature, 0.18), behind, nature.glow)
    sparks(art, (0, _TILE[1] * 0.4, *_TILE), 16, nature.glow, seed + 1, 5.0)
    vignette(art, 0.42, 2.2)
    return art


def _draw(art: Image.Image, strokes: Strokes, behind: Image.Image, name: str) -> None:
    inscribed(art, stroked(_TILE, strokes, behind), GAMES[name].nature.glow, 1.0, 0.9)


def _orbits(art: Image.Image, behind: Image.Image) -> None:
    """Res Arcana: an astrolabe of circles."""
    strokes = [
        *circle_strokes(_CENTRE, 166, 4),
        *circle_strokes(_CENTRE, 156, 1.6, 190),
        *circle_strokes(_CENTRE, 224, 2.4, 200),
        *spokes(_CENTRE, (158, 165), 72, 1.4),
    ]
    for place in around(_CENTRE, 224, 5):
        strokes += circle_strokes(place, 13, 2.4, 220)
    _draw(art, strokes, behind, "res_arcana")


def _clash(art: Image.Image, behind: Image.Image) -> None:
    """The Duel: waves from two sides meet."""
    strokes: Strokes = []
    for side in (-1, 1):
        for step in range(6):
            centre = _CENTRE[0] + side * (150 + 26 * step), _CENTRE[1]
            radius = 214 + 12 * step
            sweep = [math.radians(180 * (side > 0) + a) for a in range(-72, 73, 4)]
            arc: list[Point] = [
                (centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in sweep
            ]
            strokes.append((arc, 3.6 - 0.4 * step, 230 - 32 * step))
    _draw(art, strokes, behind, "black_rose_duel")


def _seals(art: Image.Image, behind: Image.Image) -> None:
    """Five Seals: five locked rings bound to the pentacle."""
    strokes = circle_strokes(_CENTRE, 158, 2, 150)
    for inner, outer in zip(around(_CENTRE, 122, 5, -54), around(_CENTRE, 158, 5, -54), strict=True):
        strokes += circle_strokes(outer, 27, 3)
        strokes += circle_strokes(outer, 18, 1.4, 170)
        strokes.append(([inner, outer], 2.4, 170))
    _draw(art, strokes, behind, "five_seals")


def _burst(art: Image.Image, behind: Image.Image) -> None:
    """Epic Spell Wars: a comic explosion on halftone dots."""
    chance = random.Random(4)
    outer, inner = around(_CENTRE, 1, 18), around(_CENTRE, 1, 18, -80)
    star: list[Point] = []
    for tip, notch in zip(outer, inner, strict=True):
        for point, reach in ((tip, 218 + chance.uniform(-12, 30)), (notch, 158)):
            right, down = point[0] - _CENTRE[0], point[1] - _CENTRE[1]
            star.append((_CENTRE[0] + right * reach, _CENTRE[1] + down * reach * 0.92))
    tint(art, drawn(_TILE, _halftone), (60, 12, 2), 0.5)
    light(art, polygons(_TILE, [star]), _LIME, 0.4)
    inscribed(art, lines(_TILE, [([*star, star[0]], 4.0, 255)]), _LIME, 1.0, 0.8)


def _halftone(pen: ImageDraw.ImageDraw, scale: float) -> None:
    """Draw dots that grow with the distance from the centre."""
    step = 12
    for row in range(_TILE[1] // step + 1):
        for column in range(_TILE[0] // step + 1):
            x, y = column * step + step / 2 * (row % 2), row * step
            away = math.dist((x, y), _CENTRE) / 300 - 0.55
            radius = min(step * 0.46, max(0.0, away) * step * 0.6)
            if radius > 0.6:
                pen.circle((x * scale, y * scale), radius * scale, fill=255)


def _rooms(art: Image.Image, behind: Image.Image) -> None:
    """Black Rose Wars: the lodge's hexagonal rooms."""
    side = 78.0
    strokes: Strokes = []
    for row in range(-3, 4):
        for column in range(-4, 5):
            x = _CENTRE[0] + side * math.sqrt(3) * (column + 0.5 * (row % 2))
            room = around((x, _CENTRE[1] + side * 1.5 * row), side * 0.94, 6)
            strokes.append(([*room, room[0]], 2.4, 150))
    _draw(art, strokes, behind, "black_rose_wars")


_MOTIFS: dict[str, Callable[[Image.Image, Image.Image], None]] = {
    "res_arcana": _orbits,
    "black_rose_duel": _clash,
    "five_seals": _seals,
    "epic_spell_wars": _burst,
    "black_rose_wars": _rooms,
}
