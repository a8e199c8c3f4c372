"""The tables of the games: each in a folder of its own."""

from __future__ import annotations

from client.table.board import Board


def board_for(game: str) -> Board:
    """Return the table of a game."""
    # Imported on demand: a game's table draws a hundred cards that another game never needs.
    from client.games.res_arcana.board import ResArcanaBoard

    return {"res_arcana": ResArcanaBoard}[game]()
