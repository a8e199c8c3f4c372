"""The pictures of components, and the icons that stand for spells."""

from __future__ import annotations

from pygame import Surface

from client.art.pictures import picture, whole
from client.art.vector import Size
from client.games.black_rose.palette import EMBLEMS, SCHOOLS
from rules.black_rose.catalogue import Component, Spell
from rules.black_rose.editions import EDITIONS

DUEL, GREAT_LODGE = "black_rose", "black_rose_wars"
"""The folders of pictures."""


def name_of_painting(component: str) -> str:
    """Return the name of a component's picture: those of the great lodge lie in a folder of their own."""
    return f"{DUEL if component in EDITIONS['duel'].components else GREAT_LODGE}/{component}"


def painting(component: Component, size: Size, middle: float = 0.5) -> Surface:
    """Return the picture of a component, filling a window; `middle` is the height that stays centred."""
    return picture(name_of_painting(component.id), size, middle)


def whole_painting(component: Component, size: Size) -> Surface:
    """Return the picture of a component with its subject whole, however low the window is."""
    return whole(name_of_painting(component.id), size)


def emblem_of(spell: Spell) -> str:
    """Return the icon of a spell's mage or school."""
    if spell.owner:
        return EMBLEMS[spell.owner]
    return SCHOOLS["forgotten" if spell.kind == "forgotten_spell" else spell.school]
