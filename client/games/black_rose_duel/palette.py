"""The colours of the duel around its table."""

from __future__ import annotations

from client.art.theme import STEEL, Palette

PANELS = Palette("#0d1722", "#1c3550", "#b9c6d6", "#86c9ff", "#ecf5fd", STEEL)
"""The panels of the screens that are about this game."""
EMBLEM = (0.482, 0.594, 0.134, 0.104)
"""Where its emblem lies in the picture of the title: its middle and its size, by those of the picture."""
