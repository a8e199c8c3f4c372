"""Res Arcana: which emblem and nature each component has, and how its art is painted."""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image, ImageChops, ImageOps

from art.paint import (
    blurred,
    glow,
    gradient,
    light,
    moved,
    noise,
    polygons,
    strengthened,
    texture,
    tint,
    vignette,
)
from art.palette import ARCANE, CALM, DEATH, EARTH, FIRE, LIFE, OCHRE, SILVER, Nature, rgb, scaled
from art.relief import bevel, emblem
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
    star_strokes,
    stroked,
)

SIDE = 960
_SIZE = (SIDE, SIDE)
_MIDDLE = (SIDE / 2, SIDE / 2)
_UNIT = SIDE / 720
# A card with more lines of formulas leaves its art a lower window, on the table and enlarged.
_INK_HEIGHT = {0: 0.56, 1: 0.56, 2: 0.54, 3: 0.40, 4: 0.33}
_INK_WIDTH = 0.6


class Piece(NamedTuple):
    """A component's emblem, its nature, and the lines of formulas on its card."""

    emblem: str
    nature: Nature
    lines: int


# fmt: off  (a table: one component, one line)

TREASURES = {
    "athanor": Piece("furnace", FIRE, 2),
    "chalice_of_fire": Piece("jeweled-chalice", FIRE, 2),
    "chalice_of_life": Piece("chalice-drops", LIFE, 3),
    "corrupt_altar": Piece("sword-altar", DEATH, 3),
    "cursed_skull": Piece("daemon-skull", DEATH, 1),
    "dancing_sword": Piece("winged-sword", FIRE, 2),
    "dragon_bridle": Piece("saddle", SILVER, 2),
    "dragon_egg": Piece("cosmic-egg", OCHRE, 1),
    "dragon_teeth": Piece("fangs", FIRE, 2),
    "dwarven_pickaxe": Piece("war-pick", EARTH, 1),
    "elvish_bow": Piece("high-shot", LIFE, 2),
    "fiery_whip": Piece("whip", FIRE, 2),
    "hand_of_glory": Piece("skeletal-hand", DEATH, 1),
    "horn_of_plenty": Piece("cornucopia", OCHRE, 2),
    "hypnotic_basin": Piece("bubbling-bowl", CALM, 2),
    "jeweled_statuette": Piece("colombian-statue", OCHRE, 2),
    "magical_shard": Piece("floating-crystal", ARCANE, 1),
    "philosophers_stone": Piece("crystal-shine", ARCANE, 1),
    "prism": Piece("prism", SILVER, 2),
    "ring_of_midas": Piece("power-ring", OCHRE, 2),
    "sacrificial_dagger": Piece("sacrificial-dagger", DEATH, 2),
    "vault": Piece("locked-chest", OCHRE, 2),
    "windup_man": Piece("vintage-robot", SILVER, 2),
}
CREATURES = {  # and artifacts that lie in the open
    "bone_dragon": Piece("t-rex-skull", DEATH, 1),
    "celestial_horse": Piece("pegasus", CALM, 1),
    "crypt": Piece("crypt-entrance", DEATH, 2),
    "earth_dragon": Piece("spiked-dragon-head", EARTH, 1),
    "elemental_spring": Piece("water-splash", CALM, 2),
    "fire_dragon": Piece("dragon-head", FIRE, 1),
    "flaming_pit": Piece("fire-ring", FIRE, 2),
    "fountain_of_youth": Piece("water-fountain", LIFE, 2),
    "guard_dog": Piece("sitting-dog", FIRE, 2),
    "hawk": Piece("hawk-emblem", CALM, 3),
    "mermaid": Piece("mermaid", CALM, 2),
    "nightingale": Piece("hummingbird", LIFE, 0),
    "sea_serpent": Piece("sea-serpent", CALM, 1),
    "treant": Piece("deku-tree", LIFE, 2),
    "tree_of_life": Piece("fruit-tree", LIFE, 2),
    "water_dragon": Piece("sea-dragon", CALM, 1),
    "wind_dragon": Piece("wyvern", SILVER, 1),
}
MAGES = {
    "alchemist": Piece("erlenmeyer", OCHRE, 2),
    "artificer": Piece("gear-hammer", SILVER, 1),
    "druid": Piece("stag-head", LIFE, 2),
    "duelist": Piece("crossed-swords", FIRE, 2),
    "healer": Piece("caduceus", LIFE, 2),
    "necromancer": Piece("skull-staff", DEATH, 2),
    "scholar": Piece("scroll-quill", EARTH, 1),
    "seer": Piece("third-eye", CALM, 2),
    "transmuter": Piece("triple-yin", ARCANE, 1),
    "witch": Piece("witch-face", ARCANE, 2),
}
ITEMS = {
    "alchemy": Piece("round-potion", OCHRE, 1),
    "calm_elan": Piece("yin-yang", CALM, 1),
    "death_life": Piece("ankh", DEATH, 1),
    "divination": Piece("crystal-ball", CALM, 1),
    "protection": Piece("magic-shield", SILVER, 1),
    "reanimate": Piece("magic-swirl", LIFE, 1),
    "research": Piece("spell-book", ARCANE, 1),
    "transmutation": Piece("rolling-energy", ARCANE, 1),
}
MONUMENTS = {
    "colossus": Piece("robot-golem", SILVER, 1),
    "golden_statue": Piece("pharoah", OCHRE, 1),
    "great_pyramid": Piece("great-pyramid", OCHRE, 0),
    "hanging_gardens": Piece("vine-flower", LIFE, 1),
    "library": Piece("bookshelf", ARCANE, 1),
    "mausoleum": Piece("egyptian-temple", DEATH, 1),
    "obelisk": Piece("obelisk", SILVER, 1),
    "oracle": Piece("eye-of-horus", CALM, 1),
    "solomons_mine": Piece("gold-mine", OCHRE, 1),
    "temple": Piece("greek-temple", SILVER, 2),
}
PLACES = {
    "sacred_grove": Piece("circle-forest", LIFE, 3),
    "alchemists_tower": Piece("evil-tower", OCHRE, 4),
    "catacombs_of_the_dead": Piece("triple-skulls", DEATH, 4),
    "sacrificial_pit": Piece("fire-shrine", FIRE, 3),
    "cursed_forge": Piece("anvil-impact", FIRE, 3),
    "dwarven_mines": Piece("mine-wagon", EARTH, 4),
    "coral_castle": Piece("elven-castle", CALM, 2),
    "sunken_reef": Piece("coral", CALM, 3),
    "dragons_lair": Piece("nest-eggs", EARTH, 4),
    "sorcerers_bestiary": Piece("griffin-symbol", ARCANE, 4),
}

# fmt: on


class _Stage(NamedTuple):
    """What a setting needs to know: the nature, the seed, the emblem's height, the light behind it."""

    nature: Nature
    seed: int
    ink: float
    behind: Image.Image

    @property
    def ground(self) -> float:
        """The height at which the emblem seems to stand."""
        return _MIDDLE[1] + self.ink * 0.36

    def land(self, art: Image.Image, level: float, depth: float, share: float, turn: int = 0) -> None:
        """Raise a range of hills to a level; the share says how light they are."""
        line = skyline(SIDE, level, depth, self.seed + turn)
        ridge(art, line, land_colour(self.nature, share), self.behind, self.nature.glow)

    def draw(self, art: Image.Image, strokes: Strokes, strength: float) -> None:
        """Draw glowing lines that fade outwards."""
        mask = stroked(_SIZE, strokes, self.behind)
        inscribed(art, mask, self.nature.glow, _UNIT, strength)

    def slab(self, art: Image.Image, top: float, half: float, share: float) -> None:
        """Set a step of stone below the emblem."""
        left, right = _MIDDLE[0] - half, _MIDDLE[0] + half
        mask = polygons(_SIZE, [[(left, top), (right, top), (right, SIDE), (left, SIDE)]])
        tint(art, mask, land_colour(self.nature, share), 0.95)
        edge = ImageChops.subtract(mask, moved(mask, 0, 4 * _UNIT))
        light(art, ImageChops.multiply(edge, strengthened(self.behind, 2.5)), self.nature.glow, 0.8)


class Setting(NamedTuple):
    """What is painted behind a kind of component, and what before it."""

    behind: Callable[[Image.Image, _Stage], None]
    before: Callable[[Image.Image, _Stage], None]


def component(name: str) -> Image.Image:
    """Return the art of a component: square, its emblem inside every window a card may show."""
    piece, setting = PIECES[name]
    nature = piece.nature
    seed = zlib.crc32(name.encode()) % 997
    ink = _INK_HEIGHT[piece.lines] * SIDE
    stage = _Stage(nature, seed, ink, halo(_SIZE, _MIDDLE, SIDE * 0.62))
    art = gradient(_SIZE, nature.sky)
    clouds(art, nature, seed, 0.55)
    light(art, rays(_SIZE, _MIDDLE, 24, seed, SIDE * 0.7), nature.glow, 1.0)
    glow(art, _MIDDLE, (SIDE * 0.66, SIDE * 0.66), nature.glow, 0.5, 1.4)
    setting.behind(art, stage)
    sparks(art, (0, 0, SIDE, SIDE), 40, nature.glow, seed, 5 * _UNIT)
    emblem(art, piece.emblem, _MIDDLE, (round(_INK_WIDTH * SIDE), round(ink)), nature, seed)
    setting.before(art, stage)
    sparks(art, (0, SIDE * 0.3, SIDE, SIDE), 12, nature.glow, seed + 1, 6 * _UNIT)
    vignette(art, 0.5, 2.4)
    return art


def _wilds(art: Image.Image, stage: _Stage) -> None:
    """Living things are met before mountains."""
    stage.land(art, stage.ground - 26 * _UNIT, 58 * _UNIT, 0.62)
    mist(art, stage.ground, 90 * _UNIT, stage.nature.glow, stage.seed + 3, 0.7)
    stage.land(art, stage.ground + 30 * _UNIT, 30 * _UNIT, 0.36, 1)


def _grass(art: Image.Image, stage: _Stage) -> None:
    """A near hill hides the foot of the emblem."""
    foot = _MIDDLE[1] + stage.ink * 0.485
    stage.land(art, foot, 14 * _UNIT, 0.26, 2)
    glow(art, (_MIDDLE[0], foot + 50 * _UNIT), (SIDE * 0.5, 130 * _UNIT), stage.nature.glow, 0.24, 1.2)
    mist(art, _MIDDLE[1] + stage.ink * 0.5, 80 * _UNIT, stage.nature.glow, stage.seed, 0.45)


def _niche(art: Image.Image, stage: _Stage) -> None:
    """Treasures stand on a step under a pointed arch."""
    opening = _arch(0)
    wall = ImageOps.invert(opening)
    stones = texture(Image.new("RGB", _SIZE, land_colour(stage.nature, 0.34)), noise(_SIZE, 12, 14, 5), 0.6)
    art.paste(stones, (0, 0), strengthened(wall, 0.9))
    moulding = ImageChops.subtract(_arch(26 * _UNIT), opening)
    tint(art, moulding, land_colour(stage.nature, 0.7), 0.8)
    bevel(art, moulding, 5 * _UNIT, 0.8, rgb(stage.nature.cloud), scaled(rgb(stage.nature.sky[2][1]), 0.5))
    shadow_inside = ImageChops.multiply(blurred(wall, 14 * _UNIT), opening)
    tint(art, shadow_inside, rgb(stage.nature.sky[2][1]), 0.7)
    stage.slab(art, stage.ground + stage.ink * 0.1, stage.ink * 0.62, 0.5)
    stage.slab(art, stage.ground + stage.ink * 0.1 + 26 * _UNIT, stage.ink * 0.74, 0.36)


def _arch(wider: float) -> Image.Image:
    """Return the mask of a pointed opening, so much wider than the niche."""
    half, spring, rise = SIDE * 0.4, _MIDDLE[1] - SIDE * 0.02, SIDE * 0.56
    # Two circles meet above the middle: each side's centre lies beyond it.
    radius = (half**2 + rise**2) / (2 * half)
    top = math.asin(rise / radius)
    steps = [top * i / 24 for i in range(25)]
    left = [
        (
            _MIDDLE[0] - half + radius - (radius + wider) * math.cos(t),
            spring - (radius + wider) * math.sin(t),
        )
        for t in steps
    ]
    right = [(2 * _MIDDLE[0] - x, y) for x, y in reversed(left)]
    return polygons(_SIZE, [[(left[0][0], SIDE), *left, *right, (right[-1][0], SIDE)]])


def _dust(art: Image.Image, stage: _Stage) -> None:
    """A little lit dust drifts before the emblem."""
    mist(art, _MIDDLE[1] + stage.ink * 0.5, 110 * _UNIT, stage.nature.glow, stage.seed, 0.4)


def _circle_of_power(art: Image.Image, stage: _Stage) -> None:
    """Mages stand before their drawn circle."""
    radius = stage.ink * 0.66
    strokes = [
        *circle_strokes(_MIDDLE, radius, 4 * _UNIT),
        *circle_strokes(_MIDDLE, radius * 0.92, 1.6 * _UNIT, 200),
        *circle_strokes(_MIDDLE, radius * 1.24, 2.4 * _UNIT, 200),
        *star_strokes(_MIDDLE, radius * 0.92, 7, 3, 1.8 * _UNIT, 170),
        *spokes(_MIDDLE, (radius * 1.04, radius * 1.12), 60, 1.6 * _UNIT),
    ]
    stage.draw(art, strokes, 0.9)


def _rings(art: Image.Image, stage: _Stage) -> None:
    """Items hang in a ripple of rings."""
    strokes: Strokes = []
    for step in range(6):
        width, value = (4.6 - 0.6 * step) * _UNIT, 235 - 30 * step
        strokes += circle_strokes(_MIDDLE, stage.ink * (0.6 + 0.13 * step), width, value)
    stage.draw(art, strokes, 0.85)


def _terrace(art: Image.Image, stage: _Stage) -> None:
    """Monuments stand on steps before a low sun."""
    sun = halo(_SIZE, (_MIDDLE[0], _MIDDLE[1] - 20 * _UNIT), stage.ink * 0.62, 0.25)
    light(art, sun, stage.nature.glow, 0.34)
    stage.land(art, stage.ground - 10 * _UNIT, 30 * _UNIT, 0.55)
    for step in range(4):
        top = stage.ground + (34 + 34 * step) * _UNIT
        stage.slab(art, top, stage.ink * (0.56 + 0.17 * step), 0.5 - 0.1 * step)


def _valley(art: Image.Image, stage: _Stage) -> None:
    """Places of power lie between three ranges, higher at the sides."""
    for step, (depth, share) in enumerate(((74, 0.8), (50, 0.5), (26, 0.3))):
        level = stage.ground + (52 * step - 62) * _UNIT
        line = [
            (x, y - abs(x / SIDE - 0.5) * (3 - step) * 72 * _UNIT)
            for x, y in skyline(SIDE, level, depth * _UNIT, stage.seed + step)
        ]
        ridge(art, line, land_colour(stage.nature, share), stage.behind, stage.nature.glow)
        mist(art, level + 30 * _UNIT, 80 * _UNIT, stage.nature.glow, stage.seed + step, 0.6)


PIECES: dict[str, tuple[Piece, Setting]] = {
    name: (piece, setting)
    for pieces, setting in (
        (TREASURES, Setting(_niche, _dust)),
        (CREATURES, Setting(_wilds, _grass)),
        (MAGES, Setting(_circle_of_power, _dust)),
        (ITEMS, Setting(_rings, _dust)),
        (MONUMENTS, Setting(_terrace, _dust)),
        (PLACES, Setting(_valley, _grass)),
    )
    for name, piece in pieces.items()
}
