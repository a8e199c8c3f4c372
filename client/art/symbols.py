"""Inline symbols by their written form: `elan`, `any:3!gold`, `turn`, `pts:2`, `seat:0`.

After a colon stands a number or a letter, after an exclamation mark the kinds that are left out.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from pygame import SRCALPHA, Color, Surface

from client.art.cache import sprite
from client.art.heraldry import medal, seat_sign, tile
from client.art.icons import icon
from client.art.lettering import edged, letters, width
from client.art.theme import INK
from client.art.tokens import LOOKS, token
from client.art.vector import circle, corners, drawing, path, polygon, rounded

UNIT = 100


class Spec(NamedTuple):
    """A symbol taken apart."""

    name: str
    number: str = ""
    without: tuple[str, ...] = ()


class Tile(NamedTuple):
    """A keyword: its icon and the colours of its tile."""

    icon: str
    ground: str
    ink: str
    frame: str


TILES = {
    "turn": Tile("clockwise-rotation", "#2a1a10", "#ffd98a", "#c79b4e"),
    "straighten": Tile("anticlockwise-rotation", "#e9f3d2", "#2c6a24", "#2c6a24"),
    "collect": Tile("receive-money", "#17506a", "#e6f7ff", "#7cc4e6"),
    "react": Tile("shield", "#5a1e6a", "#ffd9ff", "#d88ae6"),
    "discount": Tile("price-tag", "#6a4a12", "#fff0c0", "#c79b4e"),
    "destroy": Tile("card-burn", "#7a1a10", "#ffe0c0", "#ff9a60"),
    "first": Tile("crown", "#7a5a10", "#fff2c0", "#ffe9a0"),
}
ICONS = {
    "claim": "flying-flag",
    "creature": "paw-print",
    "deck": "stack",
    "dragon": "dragon-head",
    "hand": "poker-hand",
    "leader": "laurel-crown",
    "passed": "night-sleep",
    "rivals": "three-friends",
    "shield": "shield",
    "victory": "trophy-cup",
}


class Tone(NamedTuple):
    """An icon with a colour of its own: a deep one on parchment, a bright one on dark ground."""

    icon: str
    deep: str
    bright: str


TONES = {
    "activate": Tone("sprint", "#2c6a24", "#b4e890"),
    "act": Tone("fist", "#6a3a18", "#f0c090"),
    "bone_shield": Tone("skull-shield", "#4a4450", "#d8d0e0"),
    "combat": Tone("crossed-swords", "#7a2018", "#ff9a84"),
    "conjunction": Tone("linked-rings", "#2f5a8a", "#9cc8ff"),
    "crown": Tone("queen-crown", "#a06a08", "#ffd75e"),
    "damage": Tone("heart-drop", "#c2283c", "#ff6d78"),
    "evocation": Tone("imp-laugh", "#5a2a6a", "#e0a8ff"),
    "figure": Tone("pawn", "#4a3a30", "#f0e2c8"),
    "forgotten": Tone("semi-closed-eye", "#5a3a8a", "#d0b4ff"),
    "grave_blade": Tone("relic-blade", "#4a4450", "#d8d0e0"),
    "grimoire": Tone("white-book", "#39506b", "#b8d4f4"),
    "heal": Tone("health-increase", "#2c6a24", "#a8e890"),
    "health": Tone("hearts", "#b02438", "#ff7a86"),
    "holy": Tone("holy-symbol", "#7a5c08", "#fff0a8"),
    "instability": Tone("cube", "#8a5a1e", "#f0c069"),
    "lasting": Tone("infinity", "#5a3a8a", "#cbb0ff"),
    "library": Tone("bookshelf", "#39506b", "#b8d4f4"),
    "mage": Tone("warlock-hood", "#4a3a30", "#f0e2c8"),
    "magic": Tone("star-swirl", "#4a2a9a", "#c9a8ff"),
    "memories": Tone("scroll-unfurled", "#6a4a20", "#e0cda0"),
    "oath_beyond_death": Tone("raise-zombie", "#4a4450", "#d8d0e0"),
    "power": Tone("beveled-star", "#b5780c", "#ffd75e"),
    "profane": Tone("horned-skull", "#7a1f66", "#f0a8dc"),
    "quick": Tone("power-lightning", "#a06a08", "#ffd75e"),
    "rooms": Tone("castle-ruins", "#5a4630", "#e0c8a0"),
    "rose": Tone("rose", "#a0305c", "#ff86b4"),
    "speed": Tone("walking-boot", "#5a4a20", "#e0d090"),
    "spell": Tone("open-book", "#39506b", "#b8d4f4"),
    "strength": Tone("mailed-fist", "#6a3a18", "#f0c090"),
    "strike": Tone("sword-clash", "#7a2018", "#ffb09a"),
    "swap": Tone("cycle", "#3a5a6a", "#a8dcf0"),
    "templar": Tone("black-knight-helm", "#3a3a44", "#d8dce6"),
    "trophy": Tone("trophy-cup", "#a06a08", "#ffd75e"),
    "upgrade": Tone("upgrade", "#4a4450", "#d8d0e0"),
    "you": Tone("person", "#4a3a30", "#f0e2c8"),
}
PALE = 0.5
"""Ink brighter than this stands on a dark ground."""

_CARD = rounded(20, 4, 60, 92, 10)
_CROSS = "M36 35L42 29L50 41L58 29L64 35L56 50L64 65L58 71L50 59L42 71L36 65L44 50Z"
_PLUS = "M45 30L55 30L55 45L70 45L70 55L55 55L55 70L45 70L45 55L30 55L30 45L45 45Z"
_TRAY = "M7 58L7 88C7 92 9 94 13 94L61 94C65 94 67 92 67 88L67 58L57 58L57 84L17 84L17 58Z"


class Glyph(NamedTuple):
    """A sign drawn in one colour, cut out of its box; what lies within its outline is left out."""

    way: str
    left: int = 0
    width: int = UNIT


GLYPHS = {
    "arrow": Glyph("M4 18L50 50L4 82Z", width=54),
    "put": Glyph(_TRAY + "M29 6L45 6L45 36L60 36L37 68L14 36L29 36Z", width=74),
    "take": Glyph(_TRAY + "M29 72L45 72L45 40L60 40L37 6L14 40L29 40Z", width=74),
    "card": Glyph(_CARD + polygon(((50, 26), (66, 50), (50, 74), (34, 50))), 15, 70),
    "cost": Glyph(_CARD + circle(36, 22, 8) + circle(36, 43, 8) + circle(36, 64, 8), 15, 70),
    "draw": Glyph(_CARD + _PLUS, 15, 70),
    "discard": Glyph(_CARD + _CROSS, 15, 70),
    "pile": Glyph(_CARD + _CROSS + "M83 12L92 12L92 100L30 100L30 97L83 97Z", 15, 80),
    "place": Glyph(_CARD + "M44 20L56 20L56 48L70 48L50 76L30 48L44 48Z", 15, 70),
    "lies": Glyph(_TRAY + circle(37, 62, 17), width=74),
    "rival": Glyph(circle(35, 27, 20) + "M2 96C2 68 14 52 35 52C56 52 68 68 68 96Z", width=70),
    "look": Glyph(
        "M2 50C16 26 34 18 50 18C66 18 84 26 98 50C84 74 66 82 50 82C34 82 16 74 2 50Z"
        + circle(50, 50, 25)
        + circle(50, 50, 13)
    ),
}
ARROW_INK = "#7a2c10"


def parse(written: str) -> Spec:
    """Take the written form of a symbol apart."""
    rest, _, without = written.partition("!")
    name, _, number = rest.partition(":")
    return Spec(name, number, tuple(without.split(",")) if without else ())


@lru_cache(4096)
def breadth(written: str, px: int) -> int:
    """Return how wide a symbol is, without drawing it."""
    spec = parse(written)
    width = _numbered_width(spec, px) if _is_numbered(spec) else _plain_width(spec, px)
    return width + len(spec.without) * (_small(px) - _lap(px))


@sprite
def symbol(written: str, px: int, ink: str = INK) -> Surface:
    """Return a symbol `px` high; one that has no colours of its own is drawn in the ink."""
    spec = parse(written)
    body = _body(spec, px, ink)
    if not _is_numbered(spec) and not spec.without:
        return body
    result = Surface((breadth(written, px), px), SRCALPHA)
    result.blit(body, (0, 0))
    right = body.get_width()
    if _is_numbered(spec):
        digits = edged(spec.number, "ui_bold", _digits(px), "#ffffff", thick=_EDGE)
        right = _numbered_width(spec, px)
        result.blit(digits, digits.get_rect(right=right, centery=round(px * 0.66)))
    for kind in spec.without:
        result.blit(struck(token(kind, _small(px))), (right - _lap(px), px - _small(px)))
        right += _small(px) - _lap(px)
    return result


@sprite
def struck(surface: Surface) -> Surface:
    """Return a symbol that is struck out."""
    bar = drawing(
        surface.get_size(),
        path("M10 90L90 10", stroke="#1e0604", width=22),
        path("M12 88L88 12", stroke="#ec3228", width=12),
        view=(UNIT, UNIT),
    )
    result = surface.copy()
    result.blit(bar, (0, 0))
    return result


def _body(spec: Spec, px: int, ink: str) -> Surface:
    name = spec.name
    if name in LOOKS:
        return token(name, px)
    if name in TILES:
        return tile(TILES[name].icon, px, TILES[name].ground, TILES[name].ink, TILES[name].frame)
    if name in GLYPHS:
        return _glyph(GLYPHS[name], px, ARROW_INK if name == "arrow" and ink == INK else ink)
    if name in ICONS:
        return icon(ICONS[name], px, ink)
    if name in TONES:
        tone = TONES[name]
        return icon(tone.icon, px, tone.bright if Color(ink).hsla[2] > 100 * PALE else tone.deep)
    match name:
        case "area":
            return _area(spec.number, px, ink)
        case "ignore":
            return struck(token("life", px))
        case "tame":
            return struck(icon("dragon-head", px, ink))
        case "seat":
            return seat_sign(int(spec.number), px)
        case "pts":
            return medal(spec.number, px)
    raise KeyError(name)


def _area(reach: str, px: int, ink: str) -> Surface:
    """Return a room, and in it how far away it may be."""
    hexagon = path(polygon(corners(6, 50, 50, 43)), stroke=ink, width=max(9.0, 130 / px))
    surface = drawing((px, px), hexagon, view=(UNIT, UNIT))
    digits = letters(reach, "ui_bold", round(px * 0.58), ink)
    surface.blit(digits, digits.get_rect(center=(round(px / 2), round(px / 2))))
    return surface


def _glyph(glyph: Glyph, px: int, ink: str) -> Surface:
    shape = f'<g transform="translate({-glyph.left} 0)">{path(glyph.way, ink, holes=True)}</g>'
    return drawing((round(px * glyph.width / UNIT), px), shape, view=(glyph.width, UNIT))


# --- a number over the lower right corner, small struck-out kinds beside it ----------------------------

_EDGE = 0.1


def _is_numbered(spec: Spec) -> bool:
    """Tell whether a number is written over the symbol; a single one goes without, as in print."""
    return spec.number not in ("", "1") and spec.name not in ("seat", "pts", "area")


def _digits(px: int) -> int:
    return round(px * 0.72)


def _plain_width(spec: Spec, px: int) -> int:
    return round(px * GLYPHS[spec.name].width / UNIT) if spec.name in GLYPHS else px


def _numbered_width(spec: Spec, px: int) -> int:
    """Return the width with a number; it covers less of a glyph, which has no colour to be known by."""
    digits = width(spec.number, "ui_bold", _digits(px)) + 2 * ceil(_digits(px) * _EDGE)
    lead = 0.45 if spec.name in GLYPHS else 0.2
    return max(_plain_width(spec, px) + round(px * 0.16), ceil(digits + px * lead))


def _small(px: int) -> int:
    return round(px * 0.56)


def _lap(px: int) -> int:
    return round(px * 0.06)
