"""The symbols of the duel are those of the Black Rose."""

from client.games.black_rose.symbols import SYMBOLS

__all__ = ["SYMBOLS"]
