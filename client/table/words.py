"""What a component says in words, on a panel beside the table."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.lettering import title
from client.art.text import QUIET, READING, escape, shrunk
from client.art.vector import Size
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
    rules, printed = GAMES[game], GAMES[game].components[component]
    margin, width = round(14 * unit), size[0] - round(28 * unit)
    cost = rules.cost(printed, words)
    said = filter(None, (words("table.cost", cost=cost) if cost else "", rules.text(printed, words)))
    text = shrunk(
        "\n".join([*map(escape, said), *now]),
        READING,
        round(18 * unit),
        width,
        size[1] - round(78 * unit),
        round(11 * unit),
    )
    if fit:
        size = (size[0], round(80 * unit) + text.get_height())
        surface = panels.panel(size, unit).copy()
    else:
        surface = panels.table_panel(size, unit).copy()
    head = title(words(f"{rules.domain}.name.{component}"), round(23 * unit), width)
    surface.blit(head, (margin, round(10 * unit)))
    kind = shrunk(
        words(f"{rules.domain}.kind.{printed.kind}"), QUIET, round(16 * unit), width, round(24 * unit)
    )
    surface.blit(kind, (margin, round(40 * unit)))
    surface.blit(text, (margin, round(66 * unit)))
    return surface
