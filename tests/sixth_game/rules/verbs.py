"""The vocabulary of the cards: none, a number says all."""

from __future__ import annotations

__all__: list[str] = []
