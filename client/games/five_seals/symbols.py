"""The symbols of Five Seals: its dice; its texts use those of the shell only."""

from __future__ import annotations

from client.art.symbols import Symbol
from client.games.five_seals.palette import DICE
from client.table.dice import die


def _die(element: str) -> Symbol:
    """Return a die of an element, as it lies in the store."""
    return Symbol(f"die_{element}", lambda px, _ink, _number: die(DICE[element], 0, px), takes_number=False)


SYMBOLS = tuple(map(_die, DICE))
