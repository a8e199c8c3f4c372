"""The colours of Res Arcana, and the icons by which types are told."""

from __future__ import annotations

from client.art.cards import CardLook
from client.art.theme import GOLD, STEEL

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
COUNT = "#ffeeb4"
"""The number on the back of a deck."""
SHADE = "#968c78"
"""What is left of a place that was claimed."""
CHOICE_EDGE = "#ffd27a"
"""The edge of the cloth on which cards lie that are chosen from."""
