"""The symbols of Black Rose Wars are those of the Black Rose."""

from client.games.black_rose.symbols import SYMBOLS

__all__ = ["SYMBOLS"]
