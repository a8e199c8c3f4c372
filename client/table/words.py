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
from rules.core.words import Words
from rules.games import GAMES

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
    rules, printed = GAMES[game], GAMES[game].printed(component)
    cost = rules.cost(printed, words)
    said = filter(None, (words("table.cost", cost=cost) if cost else "", rules.text(printed, words)))
    return told(game, component, "\n".join([*map(escape, said), *now]), words, size, unit, fit=fit)


@sprite
def told(
    game: str, component: str, said: str, words: Words, size: Size, unit: float, *, fit: bool = True
) -> Surface:
    """Return a panel with the name and the kind of a component, and what is said about it."""
    px, rules = Scale(unit), GAMES[game]
    left, width = px(14), size[0] - px(28)
    text = shrunk(said, READING, px(Type.LABEL), width, size[1] - px(78), px(11))
    if fit:
        surface = panels.panel((size[0], px(80) + text.get_height()), unit).copy()
    else:
        surface = panels.table_panel(size, unit).copy()
    kind = words(f"{rules.domain}.kind.{rules.printed(component).kind}")
    surface.blit(title(words(f"{rules.domain}.name.{component}"), px(Type.LEAD), width), (left, px(10)))
    surface.blit(shrunk(kind, QUIET, px(Type.CAPTION), width, px(24)), (left, px(40)))
    surface.blit(text, (left, px(66)))
    return surface
