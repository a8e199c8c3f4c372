"""What a component says in words, on a panel beside the table."""

from __future__ import annotations

from math import inf

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.lettering import title
from client.art.text import QUIET, READING, escape, shrunk
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Canvas, Scale
from client.games import book_for
from client.table.layout import FIELD, Arrangement
from client.widgets.tooltip import bubble
from rules.core.words import Words

BUBBLE = (330, 190)
"""The room for words beside a thing, in units."""
COLUMN = (210, 262)
"""The least width of words beside a map in a small window, and how high they are at most, in units."""

SMALLER = 0.76
"""How large the letters of a long sentence are where there is little room."""


def bubble_room(canvas: Canvas, table: Arrangement) -> Size:
    """Return the room for words about a thing: beside a map in a small window, the width of a column."""
    px, field = Scale(canvas.reading), table.zones.get(FIELD)
    if not canvas.compact or field is None:
        return px(BUBBLE[0]), px(BUBBLE[1])
    column = canvas.px(max(field.x, canvas.width - field.x - field.width) - 8)
    return min(px(BUBBLE[0]), max(column, px(COLUMN[0]))), px(COLUMN[1])


def sentence(said: str, canvas: Canvas, table: Arrangement) -> Surface:
    """Return a sentence about what is no card, as wide as there is room for words; a long one smaller."""
    if not canvas.compact:
        return bubble(said, canvas.reading, inf)
    wide, high = bubble_room(canvas, table)
    shown = bubble(said, canvas.reading, wide)
    return shown if shown.get_height() <= high else bubble(said, canvas.reading * SMALLER, wide)


@sprite
def in_words(
    game: str,
    component: str,
    words: Words,
    size: Size,
    unit: float,
    *,
    fit: bool = False,
    now: tuple[str, ...] = (),
) -> Surface:
    """Return a panel with all that a component says and what is true of it now, or an empty one.

    `fit` makes it as high as needed.
    """
    if not component:
        return panels.table_panel(size, unit)
    said = "\n".join(filter(None, (sentences(game, component, words), *now)))
    return told(game, component, said, words, size, unit, fit=fit)


def sentences(game: str, component: str, words: Words, lies: str = "") -> str:
    """Return all that a card says: its cost, what lies on it, and its text."""
    book = book_for(game)
    printed = book.game.printed(component)
    cost = book.price(printed, words)
    price = escape(words("table.cost", cost=cost)) if cost else ""
    return "\n".join(filter(None, (price, lies, escape(book.game.text(printed, words)))))


@sprite
def told(
    game: str, component: str, said: str, words: Words, size: Size, unit: float, *, fit: bool = True
) -> Surface:
    """Return a panel with the name and the kind of a component, and what is said about it."""
    px, book = Scale(unit), book_for(game)
    left, width = px(14), size[0] - px(28)
    text = shrunk(said, READING, px(Type.LABEL), width, size[1] - px(78), px(Type.LEAST_TOLD))
    if fit:
        surface = panels.panel((size[0], px(80) + text.get_height()), unit).copy()
    else:
        surface = panels.table_panel(size, unit).copy()
    kind = book.headline(book.game.printed(component), words)
    surface.blit(title(words(f"{book.game.domain}.name.{component}"), px(Type.LEAD), width), (left, px(10)))
    surface.blit(shrunk(kind, QUIET, px(Type.CAPTION), width, px(24)), (left, px(40)))
    surface.blit(text, (left, px(66)))
    return surface
