"""The colours of Res Arcana, and the icons by which types are told."""

from __future__ import annotations

from client.art.cards import CardLook
from client.art.theme import GOLD, STEEL, WHITE, Palette

PANELS = Palette("#160d2e", "#2b1a5c", "#d6a94a", "#b79bff", "#f3edff", GOLD)
"""The panels of the screens that are about this game."""
EMBLEM = (0.532, 0.787, 0.156, 0.136)
"""Where its emblem lies in the picture of the title: its middle and its size, by those of the picture."""

KINDS = {
    "artifact": CardLook("#33231a", "#5a3420", GOLD),
    "mage": CardLook("#2a1b3e", "#4d2f7a", GOLD),
    "magic_item": CardLook("#14302f", "#1f5a55", GOLD),
    "monument": CardLook("#3d2f12", "#7a5a18", GOLD),
    "place_of_power": CardLook("#2c3034", "#4d5a66", STEEL),
}
"""The leather, the plate and the metal of each kind of card."""
ROWS = {
    "collect": "#3c82aa3e",
    "discount": "#be8c1e3c",
    "power": "",
    "react": "#823c9634",
    "points": "#aa281e2e",
}
"""The tint of each kind of row on a sheet, in the order in which they stand there."""
TYPES = {
    "dragon": ("dragon-head", "#3a0f0c", "#ffd9a0"),
    "creature": ("paw-print", "#163a1c", "#d8ffb0"),
}
"""The icon of a type, the ground and the ink of its tile."""
BRASS = "#c79b4e"
"""The frames of tiles and of costs."""
TILES = {
    "turn": ("#2a1a10", "#ffd98a", BRASS),
    "straighten": ("#e9f3d2", "#2c6a24", "#2c6a24"),
    "collect": ("#17506a", "#e6f7ff", "#7cc4e6"),
    "react": ("#5a1e6a", "#ffd9ff", "#d88ae6"),
    "discount": ("#6a4a12", "#fff0c0", BRASS),
    "destroy": ("#7a1a10", "#ffe0c0", "#ff9a60"),
    "first": ("#7a5a10", "#fff2c0", "#ffe9a0"),
}
"""The ground, the ink and the frame of a symbol's tile."""
ESSENCES = {
    "elan": ("#e23a26", "#ffd0a8", "#ffb63c"),
    "life": ("#46b53a", "#dcffb8", "#185416"),
    "calm": ("#2f8cf0", "#cfeaff", "#e2f4ff"),
    "death": ("#4a3e66", "#d8cdee", "#e9e0f7"),
    "gold": ("#f2bb2e", "#fff0b0", "#96640c"),
    "any": (WHITE, WHITE, WHITE),
}
"""The body, the pale rim and the mark of each essence."""
FLAME, TEETH = "#ffe27a", "#cdc3e0"
"""The tip of the mark of elan, and the darker lines of that of death."""
CUSHION, CUSHION_EDGE, COSTS = "#0e0906", "#ffde8c", "#0e0805"
"""What essences lie on, its edge, and the ground of costs."""
