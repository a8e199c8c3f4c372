"""What the symbols of a game mean: each with its picture and its words."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.place import place
from client.art.symbols import symbol
from client.art.text import PLAIN, draw, fitted
from client.art.theme import TEXT
from client.art.vector import Size
from client.games.book import entry
from rules.core.words import Words

WORDS = PLAIN._replace(leading=1.2)


@sprite
def legend(
    symbols: tuple[str, ...], domain: str, words: Words, columns: int, size: Size, px: int, tallest: int
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
        place(surface, symbol(written, side, TEXT), (left + side * 0.7, middle))
        text = words(f"{domain}.sign.{entry(written)}")
        said = draw(fitted(text, WORDS, px, wide - side * 1.8, tall))
        place(surface, said, (left + side * 1.8, middle), "midleft")
    return surface
