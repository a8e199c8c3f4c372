"""What each game brings to the window: its table, the book of its components, its symbols and colours.

The window asks for these by name: `table.table`, `book.BOOK`, `symbols.SYMBOLS`, which may be empty, and
`palette.PANELS`. A game may also have `lessons.LESSONS`, for the rules in pictures, and `palette.EMBLEM`, for
the picture of the title.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from client.art.symbols import Symbol
    from client.art.theme import Palette
    from client.games.book import Book
    from client.games.lessons import Lessons
    from client.table.game_table import GameTable


def table_for(game: str) -> GameTable[Any]:
    """Return a table of a game."""
    return cast("GameTable[Any]", import_module(f"client.games.{game}.table").table())


@cache
def book_for(game: str) -> Book[Any, Any]:
    """Return the book of a game's components."""
    return cast("Book[Any, Any]", import_module(f"client.games.{game}.book").BOOK)


@cache
def palette_for(game: str) -> Palette:
    """Return the colours of the panels that are about a game."""
    return cast("Palette", import_module(f"client.games.{game}.palette").PANELS)


def painted_emblems() -> Iterator[tuple[str, tuple[float, float, float, float]]]:
    """Return the games whose emblem is painted in the picture of the title, each with where it lies."""
    for game in GAMES:
        place = getattr(import_module(f"client.games.{game}.palette"), "EMBLEM", None)
        if place is not None:
            yield game, place


def has_lessons(game: str) -> bool:
    """Tell whether the rules of a game are shown in pictures, too."""
    try:
        return bool(lessons_for(game))
    except ModuleNotFoundError:
        return False


def lessons_for(game: str) -> Lessons:
    """Return what the rules of a game show in pictures."""
    return cast("Lessons", import_module(f"client.games.{game}.lessons").LESSONS)


def declared_symbols() -> Iterator[Symbol]:
    """Return the symbols of all games; a game is imported when its turn comes."""
    for game in GAMES:
        yield from import_module(f"client.games.{game}.symbols").SYMBOLS
