"""The symbols of Five Seals: its texts use those of the shell only."""

from __future__ import annotations

from client.art.symbols import Symbol

SYMBOLS: tuple[Symbol, ...] = ()
