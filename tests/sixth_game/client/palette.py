"""The colours of Pebbles."""

from __future__ import annotations

from client.art.theme import STEEL, Palette

PANELS = Palette("#10201a", "#24352c", "#9aa79c", "#a8d8b8", "#eef6f0", STEEL)
"""What the shell shows the game in."""
GROUND = PANELS.raised
PEBBLES = {"white": "#f4f1ea", "grey": "#8d9299", "black": "#2c2a30"}
PAPER, EDGE, BACK, NUMBER = "#e4d3ab", "#5e3d14", "#37505c", "#fff4d0"
"""The ground and the edge of a card, its back, and the numbers."""
