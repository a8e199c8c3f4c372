"""Colours and icons of the lodge: rooms, elements, types, targets, mages; nothing is told by colour alone."""

from __future__ import annotations

from typing import NamedTuple


class Tinge(NamedTuple):
    """A room's colour: its plate, its light and the hatching that heralds print for it."""

    plate: str
    light: str
    hatch: str


class Sign(NamedTuple):
    """An icon and the colours of the enamel it stands on."""

    icon: str
    ink: str
    ground: str


TINGES = {
    "grey": Tinge("#8a98a0", "#96cdd7", ""),
    "purple": Tinge("#7a48c0", "#b07aff", "/"),
    "red": Tinge("#c23a2a", "#ff7046", "|"),
    "green": Tinge("#3f8a34", "#96e860", "\\"),
    "yellow": Tinge("#c8961c", "#ffd660", "."),
    "blue": Tinge("#2f66c8", "#64acff", "-"),
    "black": Tinge("#3a2434", "#ff5a96", "#"),
}
ELEMENTS = {
    "magic": Sign("star-swirl", "#c9a8ff", "#2a1258"),
    "holy": Sign("holy-symbol", "#fff0a8", "#5a4306"),
    "profane": Sign("horned-skull", "#f0a8dc", "#4d1242"),
}
TYPES = {
    "combat": Sign("crossed-swords", "#ffb09a", "#6a130c"),
    "conjunction": Sign("linked-rings", "#a8d0ff", "#10305e"),
}
TARGETS = {
    "figure": "pawn",
    "mage": "warlock-hood",
    "evocation": "imp-laugh",
    "self": "person",
}
EMBLEMS = {
    "bartholomew": "skull-mask",
    "ulrich": "crowned-skull",
    "templar": "black-knight-helm",
    "bone_shield": "skull-shield",
    "grave_blade": "relic-blade",
    "oath_beyond_death": "raise-zombie",
}
GOLD_TEXT = "#f0cf88"
MUTED = "#b9a786"
ROSE_TEXT = "#ffd7e6"
