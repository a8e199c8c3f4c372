"""How a game's `audit` objects to a position."""

from __future__ import annotations


class Impossible(ValueError):
    """Raised for a position that no game can lead to."""


def require(holds: bool, trouble: str) -> None:
    """Raise `Impossible` with a trouble unless something holds."""
    if not holds:
        raise Impossible(trouble)
