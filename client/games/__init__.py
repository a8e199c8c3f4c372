"""What each game brings to the window: its table, and the book of its components."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from client.art.symbols import Symbol
    from client.games.book import Book
    from client.table.game_table import GameTable


def table_for(game: str) -> GameTable[Any]:
    """Return a table of a game."""
    return cast("GameTable[Any]", import_module(f"client.games.{game}.table").table())


@cache
def book_for(game: str) -> Book[Any, Any]:
    """Return the book of a game's components."""
    return cast("Book[Any, Any]", import_module(f"client.games.{game}.book").BOOK)


def declared_symbols() -> Iterator[Symbol]:
    """Return the symbols of all games; a game is imported when its turn comes."""
    from rules.games import GAMES

    for game in GAMES:
        yield from import_module(f"client.games.{game}.symbols").SYMBOLS
