"""What the symbols of a game mean: each with its picture and its words."""

from __future__ import annotations

import re

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.symbols import parse, symbol
from client.art.text import PLAIN, draw, fitted
from client.art.theme import TEXT
from client.art.tokens import ORDER
from client.art.vector import Size
from client.games.res_arcana.formulas import cost_signs, formulas
from rules.core.words import Words
from rules.res_arcana.cards import Component

WORDS = PLAIN._replace(leading=1.2)
_SYMBOL = re.compile(r"\[([^\[\]]+)\]")

LEGENDS = {
    "things": (
        *ORDER,
        "any",
        "any!gold",
        "pts:1",
        "card",
        "cost",
        "creature",
        "dragon",
        "pile",
        "rivals",
        "rival",
        "first",
        "victory",
    ),
    "deeds": (
        "arrow",
        "turn",
        "straighten",
        "collect",
        "put",
        "take",
        "lies",
        "destroy",
        "discount",
        "place",
        "claim",
        "draw",
        "look",
        "discard",
        "react",
        "ignore",
        "tame",
        "shield",
    ),
}
"""All symbols in the order they are explained in."""


def signs_on(component: Component) -> tuple[str, ...]:
    """Return the symbols on a component that a legend explains, in the order of the legends."""
    printed = [written for row in formulas(component) for written in _SYMBOL.findall(row.signs)]
    used = {_entry(written) for written in (*printed, *cost_signs(component.cost))}
    return tuple(written for signs in LEGENDS.values() for written in signs if _entry(written) in used)


def _entry(written: str) -> str:
    """Return which entry of a legend explains a symbol, whatever its number."""
    spec = parse(written)
    return f"{spec.name}.without" if spec.without else spec.name


@sprite
def legend(
    symbols: tuple[str, ...], game: str, words: Words, columns: int, size: Size, px: int, tallest: int
) -> Surface:
    """Return symbols with their words in columns; `px` is the size of words, `tallest` that of a row."""
    surface = Surface(size, SRCALPHA)
    gap = px
    wide = (size[0] - gap * (columns - 1)) // columns
    rows = -(-len(symbols) // columns)
    tall = min(tallest, size[1] // max(1, rows))
    side = min(round(px * 1.9), round(tall * 0.8))
    for number, written in enumerate(symbols):
        left = number // rows * (wide + gap)
        middle = number % rows * tall + tall / 2
        picture = symbol(written, side, TEXT)
        surface.blit(picture, picture.get_rect(center=(left + side * 0.7, middle)))
        text = words(f"{game}.sign.{_entry(written)}")
        said = draw(fitted(text, WORDS, px, wide - side * 1.8, tall))
        surface.blit(said, said.get_rect(midleft=(left + side * 1.8, middle)))
    return surface
