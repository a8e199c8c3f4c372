"""The table of Black Rose Wars."""

from __future__ import annotations

from functools import partial

from client.games.black_rose.table import BlackRoseTable

table = partial(BlackRoseTable, "black_rose_wars")
