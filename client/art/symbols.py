"""Inline symbols: how one is written, measured and drawn.

A symbol is written as a name, a number or letter after a colon, and after an exclamation mark the kinds
that are left out: `elan`, `any:3!gold`, `turn`, `pts:2`, `seat:0`. The shell declares a few symbols here,
each game its own as `SYMBOLS` in `client/games/<game>/symbols.py`. A name is one symbol everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from math import ceil
from typing import NamedTuple

from pygame import SRCALPHA, Color, Surface

from client.art.cache import sprite
from client.art.heraldry import medal, seat_sign, tile
from client.art.icons import icon
from client.art.lettering import edged, width
from client.art.theme import ARROW_INK, INK, STRUCK, STRUCK_EDGE, WHITE
from client.art.vector import drawing, path
from client.games import declared_symbols

UNIT = 100
"""Symbols are drawn in a box of so many units."""
PALE = 0.5
"""Ink brighter than this stands on a dark ground."""
EDGE = 0.1
"""How thick the contour of a number is, in ems."""

# --- kinds of symbols --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Symbol:
    """A symbol by its name; `paint` draws it from its height, the ink and what is written after the colon."""

    name: str
    paint: Callable[[int, str, str], Surface]
    width: int = UNIT
    """In hundredths of the height."""
    takes_number: bool = True
    """Whether a number is written over it; otherwise it shows the number itself."""
    cover: float = 0.2
    """The share of it that a number leaves free."""
    icon: str = ""
    """The icon it is made of, if any."""


class Tone(NamedTuple):
    """An icon with a colour of its own: a deep one on parchment, a bright one on dark ground."""

    icon: str
    deep: str
    bright: str


def from_icon(name: str, picture: str) -> Symbol:
    """Return an icon in the ink."""
    return Symbol(name, lambda px, ink, _: icon(picture, px, ink), icon=picture)


def from_tone(name: str, tone: Tone) -> Symbol:
    """Return an icon in the colour that suits the ink."""

    def paint(px: int, ink: str, _: str) -> Surface:
        return icon(tone.icon, px, tone.bright if Color(ink).hsla[2] > 100 * PALE else tone.deep)

    return Symbol(name, paint, icon=tone.icon)


def from_tile(name: str, picture: str, ground: str, colour: str, frame: str) -> Symbol:
    """Return an icon on an enamel tile."""
    return Symbol(name, lambda px, _ink, _: tile(picture, px, ground, colour, frame), icon=picture)


def from_outline(name: str, way: str, left: int = 0, width: int = UNIT, parchment: str = INK) -> Symbol:
    """Return an outline in the ink, cut out of its box, or on parchment in an ink of its own.

    What lies within the outline is left out. It has no colour to be known by: a number covers less of it.
    """

    def paint(px: int, ink: str, _: str) -> Surface:
        fill = parchment if ink == INK else ink
        shape = f'<g transform="translate({-left} 0)">{path(way, fill, holes=True)}</g>'
        return drawing((round(px * width / UNIT), px), shape, view=(width, UNIT))

    return Symbol(name, paint, width, cover=0.45)


SHELL_SYMBOLS = (
    from_outline("arrow", "M4 18L50 50L4 82Z", width=54, parchment=ARROW_INK),
    from_icon("shield", "shield"),
    Symbol("pts", lambda px, _, number: medal(number, px), takes_number=False),
    Symbol("seat", lambda px, _, number: seat_sign(int(number), px), takes_number=False),
)

# --- written form ------------------------------------------------------------------------------------


class Spec(NamedTuple):
    """The written form of a symbol taken apart."""

    name: str
    number: str = ""
    without: tuple[str, ...] = ()


def parse(written: str) -> Spec:
    """Take the written form of a symbol apart."""
    rest, _, without = written.partition("!")
    name, _, number = rest.partition(":")
    return Spec(name, number, tuple(without.split(",")) if without else ())


@cache
def find(name: str) -> Symbol:
    """Return the symbol of a name, or raise KeyError; games are imported until one declares it."""
    for known in chain(SHELL_SYMBOLS, declared_symbols()):
        if known.name == name:
            return known
    raise KeyError(name)


# --- measured and drawn: a number over the lower right corner, small struck-out kinds beside it -------


@lru_cache(4096)
def breadth(written: str, px: int) -> int:
    """Return how wide a symbol is, without drawing it."""
    spec = parse(written)
    return _width(spec, px) + len(spec.without) * (_small(px) - _lap(px))


@sprite
def symbol(written: str, px: int, ink: str = INK) -> Surface:
    """Return a symbol `px` high; one that has no colours of its own is drawn in the ink."""
    spec = parse(written)
    body = find(spec.name).paint(px, ink, spec.number)
    if not _is_numbered(spec) and not spec.without:
        return body
    result = Surface((breadth(written, px), px), SRCALPHA)
    result.blit(body, (0, 0))
    right = _width(spec, px)
    if _is_numbered(spec):
        digits = edged(spec.number, "ui_bold", _digits(px), WHITE, thick=EDGE)
        result.blit(digits, digits.get_rect(right=right, centery=round(px * 0.66)))
    for kind in spec.without:
        result.blit(struck(symbol(kind, _small(px))), (right - _lap(px), px - _small(px)))
        right += _small(px) - _lap(px)
    return result


@sprite
def struck(surface: Surface) -> Surface:
    """Return a symbol that is struck out."""
    bar = drawing(
        surface.get_size(),
        path("M10 90L90 10", stroke=STRUCK_EDGE, width=22),
        path("M12 88L88 12", stroke=STRUCK, width=12),
        view=(UNIT, UNIT),
    )
    result = surface.copy()
    result.blit(bar, (0, 0))
    return result


def _is_numbered(spec: Spec) -> bool:
    """Tell whether a number is written over the symbol; a single one goes without, as in print."""
    return spec.number not in ("", "1") and find(spec.name).takes_number


def _width(spec: Spec, px: int) -> int:
    """Return the width of a symbol with its number."""
    known = find(spec.name)
    plain = round(px * known.width / UNIT)
    if not _is_numbered(spec):
        return plain
    digits = width(spec.number, "ui_bold", _digits(px)) + 2 * ceil(_digits(px) * EDGE)
    return max(plain + round(px * 0.16), ceil(digits + px * known.cover))


def _digits(px: int) -> int:
    return round(px * 0.72)


def _small(px: int) -> int:
    return round(px * 0.56)


def _lap(px: int) -> int:
    return round(px * 0.06)
