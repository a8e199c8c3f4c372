"""The table of the duel."""

from __future__ import annotations

from functools import partial

from client.games.black_rose.board import BlackRoseBoard

board = partial(BlackRoseBoard, "black_rose_duel")
