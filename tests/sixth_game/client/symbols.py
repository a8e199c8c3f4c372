"""The symbols of Pebbles: none of its own."""

from __future__ import annotations

from client.art.symbols import Symbol

SYMBOLS: tuple[Symbol, ...] = ()
