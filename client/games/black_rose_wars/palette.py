"""The colours of Black Rose Wars around its table."""

from __future__ import annotations

from client.art.theme import ROSE, Palette

PANELS = Palette("#210810", "#4c1222", "#c98f6c", "#ff6f8c", "#fdeef0", ROSE)
"""The panels of the screens that are about this game."""
