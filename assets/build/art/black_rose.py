"""Black Rose Wars: which emblem and nature each spell, quest, event, figure has, and how it is painted."""

from __future__ import annotations

import math
import zlib
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops, ImageOps

from art.outline import Point
from art.paint import (
    Size,
    around,
    blurred,
    disc,
    glow,
    gradient,
    light,
    lines,
    moved,
    noise,
    polygons,
    ring,
    shadow,
    strengthened,
    sunk,
    texture,
    tint,
    vignette,
)
from art.palette import (
    ARCANE,
    CALM,
    DEATH,
    EARTH,
    GOLD,
    HOLY,
    OCHRE,
    PROFANE,
    SILVER,
    THORN,
    Nature,
    rgb,
    scaled,
)
from art.relief import bevel, emblem, metal
from art.scenery import (
    circle_strokes,
    clouds,
    halo,
    inscribed,
    mist,
    rays,
    sparks,
    spokes,
    star_strokes,
    stroked,
)

SPELL: Size = (1200, 600)
SCENE: Size = (900, 900)
PORTRAIT: Size = (640, 800)


class Piece(NamedTuple):
    """What a picture shows, and in which light."""

    emblem: str
    nature: Nature


# fmt: off  (a table: one component, one line)

SPELLS = {
    "dreadful_command": Piece("overlord-helm", HOLY),
    "dark_force": Piece("mailed-fist", PROFANE),
    "deadly_bolt": Piece("skull-bolt", ARCANE),
    "tremor": Piece("earth-crack", ARCANE),
    "threat_from_the_shadows": Piece("hidden", PROFANE),
    "unseen_strike": Piece("quick-slash", HOLY),
    "appropriation": Piece("snatch", ARCANE),
    "give_and_take": Piece("trade", HOLY),
    "fusion": Piece("two-shadows", HOLY),
    "vague_shift": Piece("teleport", ARCANE),
    "minor_control": Piece("puppet", ARCANE),
    "violence": Piece("bloody-sword", PROFANE),
    "undying_fate": Piece("raise-skeleton", PROFANE),
    "magic_bond": Piece("linked-rings", ARCANE),
    "temple_keepers": Piece("templar-shield", HOLY),
    "shadow_form": Piece("shadow-follower", PROFANE),
}
SCENES = {
    "templar": Piece("black-knight-helm", SILVER),
    "bone_shield": Piece("skull-shield", DEATH),
    "grave_blade": Piece("relic-blade", SILVER),
    "oath_beyond_death": Piece("raise-zombie", DEATH),
    "first_blood": Piece("bleeding-wound", THORN),
    "destroyer": Piece("crossed-swords", EARTH),
    "manipulator": Piece("linked-rings", CALM),
    "sentence": Piece("gavel", EARTH),
    "puppeteer": Piece("puppet", ARCANE),
    "staking_the_claim": Piece("flag-objective", OCHRE),
    "insight": Piece("third-eye", CALM),
    "slayer": Piece("decapitation", THORN),
    "balance": Piece("scales", OCHRE),
    "initiate": Piece("secret-book", ARCANE),
    "summoner": Piece("magic-portal", PROFANE),
    "lord_of_elements": Piece("star-swirl", HOLY),
    "living_lodge": Piece("haunting", THORN),
    "honour_in_service": Piece("knight-banner", THORN),
    "gift_to_fools": Piece("jester-hat", THORN),
    "hard_lesson": Piece("thorny-vine", THORN),
    "restoration": Piece("stone-wheel", THORN),
    "control": Piece("breaking-chain", THORN),
    "inversion": Piece("yin-yang", THORN),
    "collapse": Piece("falling-rocks", THORN),
}
MAGES = {
    "bartholomew": Piece("skull-mask", EARTH),
    "ulrich": Piece("crowned-skull", SILVER),
}

# fmt: on


def emblems() -> set[str]:
    """Return the names of all emblems in use."""
    return {piece.emblem for pieces in (SPELLS, SCENES, MAGES) for piece in pieces.values()}


def spell(name: str) -> Image.Image:
    """Return the art of a spell: a wide sky of its element around a small emblem, to be cut as a strip."""
    piece = SPELLS[name]
    seed = _seed(name)
    art, middle = _sky(SPELL, piece.nature, seed), (SPELL[0] / 2, SPELL[1] / 2)
    radius = SPELL[1] * 0.42
    strokes = [
        *circle_strokes(middle, radius, 4),
        *circle_strokes(middle, radius * 1.18, 2, 190),
        *star_strokes(middle, radius, 5, 2, 2, 150),
        *spokes(middle, (radius * 1.05, radius * 1.12), 60, 2),
    ]
    behind = halo(SPELL, middle, SPELL[0] * 0.5)
    inscribed(art, stroked(SPELL, strokes, behind), piece.nature.glow, 1.4, 0.7)
    sparks(art, (0, 0, *SPELL), 60, piece.nature.glow, seed, 6)
    side = round(SPELL[1] * 0.66)
    emblem(art, piece.emblem, middle, (side, side), piece.nature, seed)
    vignette(art, 0.4, 2.4)
    return art


def scene(name: str) -> Image.Image:
    """Return the art of a figure, an upgrade, a quest or an event: its emblem above a misty stone floor."""
    piece = SCENES[name]
    seed, middle = _seed(name), (SCENE[0] / 2, SCENE[1] * 0.5)
    art = _sky(SCENE, piece.nature, seed)
    _window(art, piece.nature, seed)
    sparks(art, (0, 0, *SCENE), 40, piece.nature.glow, seed, 6)
    side = round(SCENE[0] * 0.56)
    emblem(art, piece.emblem, middle, (side, side), piece.nature, seed)
    mist(art, SCENE[1] * 0.84, 150, piece.nature.glow, seed, 0.6)
    vignette(art, 0.5, 2.4)
    return art


def mage(name: str) -> Image.Image:
    """Return the portrait of a mage: a hooded bust before a lit window, the emblem for its face."""
    piece = MAGES[name]
    seed, nature = _seed(name), piece.nature
    wide, high = PORTRAIT
    face = (wide / 2, high * 0.42)
    art = _sky(PORTRAIT, nature, seed)
    glow(art, face, (wide * 0.7, wide * 0.7), nature.glow, 0.5, 1.2)
    robe = polygons(PORTRAIT, [_robe(0)])
    shadow(art, robe, 30, (0, 10), 0.9)
    cloth = gradient(PORTRAIT, ((0, "#2c2430"), (0.5, "#191319"), (1, "#0a070b")))
    cloth = texture(cloth, noise(PORTRAIT, seed, 5, 5), 0.8)
    art.paste(cloth, (0, 0), robe)
    _folds(art, robe, nature)
    edge = ImageChops.subtract(robe, polygons(PORTRAIT, [_robe(9)]))
    metal(art, edge, GOLD, 2.5)
    opening = _oval(face, wide * 0.23, high * 0.23)
    tint(art, opening, (8, 5, 8))
    sunk(art, opening, 30, 1.0)
    metal(art, ImageChops.subtract(opening, _oval(face, wide * 0.23 - 8, high * 0.23 - 8)), GOLD, 2.5)
    emblem(art, piece.emblem, (face[0], face[1] + 6), (round(wide * 0.37), round(wide * 0.41)), nature, seed)
    sparks(art, (0, high * 0.4, wide, high), 26, nature.glow, seed + 1, 5)
    vignette(art, 0.45, 2.2)
    return art


def _sky(size: Size, nature: Nature, seed: int) -> Image.Image:
    middle = (size[0] / 2, size[1] / 2)
    art = gradient(size, nature.sky)
    clouds(art, nature, seed, 0.55)
    light(art, rays(size, middle, 24, seed, max(size) * 0.62), nature.glow, 0.9)
    glow(art, middle, (size[1] * 0.8, size[1] * 0.7), nature.glow, 0.5, 1.4)
    return art


def _window(art: Image.Image, nature: Nature, seed: int) -> None:
    """Stand the emblem before a round window in a dark wall, above paving stones."""
    wide, high = art.size
    middle = (wide / 2, high * 0.5)
    opening = disc(art.size, middle, wide * 0.4)
    wall = gradient(art.size, ((0, "#1c161c"), (1, "#0b080c")))
    wall = texture(wall, noise(art.size, seed, 14, 5), 0.7)
    outside = ImageOps.invert(opening)
    art.paste(wall, (0, 0), strengthened(outside, 0.86))
    light(art, ImageChops.multiply(blurred(opening, 60), outside), nature.glow, 0.35)
    moulding = ring(art.size, middle, wide * 0.43, wide * 0.4)
    tint(art, moulding, scaled(rgb(nature.sky[1][1]), 0.7), 0.9)
    bevel(art, moulding, 7, 0.9, rgb(nature.cloud), scaled(rgb(nature.sky[2][1]), 0.4))
    strokes = [
        *circle_strokes(middle, wide * 0.36, 3),
        *star_strokes(middle, wide * 0.36, 6, 2, 2, 150),
        *spokes(middle, (wide * 0.372, wide * 0.386), 60, 2),
    ]
    inscribed(art, stroked(art.size, strokes, halo(art.size, middle, wide * 0.6)), nature.glow, 1.2, 0.6)


def _robe(inset: float) -> list[Point]:
    """Return the outline of a hood and the shoulders below it, drawn in by so much."""
    wide, high = PORTRAIT
    tip, brow, neck, shoulder = high * 0.06, high * 0.3, high * 0.66, high * 0.76
    half = [
        (0.0, tip),
        (wide * 0.16, high * 0.13),
        (wide * 0.28, brow),
        (wide * 0.31, high * 0.48),
        (wide * 0.28, neck),
        (wide * 0.42, shoulder),
        (wide * 0.56, high * 0.86),
        (wide * 0.62, high * 1.05),
    ]
    smooth = _curve(half)
    left = [(wide / 2 - x + inset, y + inset * 0.8) for x, y in reversed(smooth)]
    right = [(wide / 2 + x - inset, y + inset * 0.8) for x, y in smooth]
    return left + right


def _curve(points: list[Point]) -> list[Point]:
    """Round a line of points off by cutting its corners three times."""
    for _ in range(3):
        cut = [points[0]]
        for (ax, ay), (bx, by) in pairwise(points):
            cut += [
                (ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25),
                (ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75),
            ]
        points = [*cut, points[-1]]
    return points


def _folds(art: Image.Image, robe: Image.Image, nature: Nature) -> None:
    """Let the light behind touch the robe, and its folds fall from the hood."""
    wide, high = art.size
    strokes = []
    for fold in range(-4, 5):
        angle = math.radians(90 + fold * 11)
        start = (wide / 2 + fold * 22, high * 0.68)
        end = (start[0] - math.cos(angle) * high * 0.4, start[1] + math.sin(angle) * high * 0.4)
        strokes.append(([start, end], 9.0, 200))
    folds = ImageChops.multiply(blurred(lines(art.size, strokes), 6), robe)
    bevel(art, folds, 8, 0.8, scaled(nature.glow, 0.5), (0, 0, 0))
    rim = ImageChops.multiply(ImageChops.subtract(robe, moved(blurred(robe, 8), 0, 12)), robe)
    light(art, rim, nature.glow, 0.6)


def _oval(centre: Point, wide: float, high: float) -> Image.Image:
    """Return an upright oval of a portrait."""
    points = [
        (centre[0] + (x - centre[0]) * wide, centre[1] + (y - centre[1]) * high)
        for x, y in around(centre, 1, 90)
    ]
    return polygons(PORTRAIT, [points])


def _seed(name: str) -> int:
    return zlib.crc32(name.encode()) % 997
