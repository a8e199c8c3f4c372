"""The colours of the duel around its table."""

from __future__ import annotations

from client.art.theme import STEEL, Palette

PANELS = Palette("#0d1722", "#1c3550", "#b9c6d6", "#86c9ff", "#ecf5fd", STEEL)
"""The panels of the screens that are about this game."""
