"""The colours of Black Rose Wars around its table."""

from __future__ import annotations

from client.art.theme import ROSE, Palette

PANELS = Palette("#210810", "#4c1222", "#c98f6c", "#ff6f8c", "#fdeef0", ROSE)
"""The panels of the screens that are about this game."""
EMBLEM = (0.667, 0.496, 0.124, 0.086)
"""Where its emblem lies in the picture of the title: its middle and its size, by those of the picture."""
