"""The table of the duel."""

from __future__ import annotations

from client.games.black_rose.board import BlackRoseBoard

BOARD = BlackRoseBoard("black_rose_duel")
