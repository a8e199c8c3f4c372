"""What a component says in words, on a panel beside the table."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.lettering import title
from client.art.text import QUIET, READING, escape, shrunk
from client.art.theme import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games import book_for
from rules.core.words import Words

BUBBLE = (330, 190)
"""The room for words beside a thing, in units."""


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
    text = shrunk(said, READING, px(Type.LABEL), width, size[1] - px(78), px(11))
    if fit:
        surface = panels.panel((size[0], px(80) + text.get_height()), unit).copy()
    else:
        surface = panels.table_panel(size, unit).copy()
    kind = book.headline(book.game.printed(component), words)
    surface.blit(title(words(f"{book.game.domain}.name.{component}"), px(Type.LEAD), width), (left, px(10)))
    surface.blit(shrunk(kind, QUIET, px(Type.CAPTION), width, px(24)), (left, px(40)))
    surface.blit(text, (left, px(66)))
    return surface
