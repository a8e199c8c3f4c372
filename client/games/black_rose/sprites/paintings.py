"""The pictures of components: painted ones, or a bare ground with an emblem where none is painted."""

from __future__ import annotations

from functools import cache

from pygame import Surface

from client.art.cache import sprite
from client.art.icons import icon
from client.art.pictures import FOLDER, picture
from client.art.place import place
from client.art.vector import Fade, Size, drawing, path, rounded
from client.games.black_rose.palette import BARE, EMBLEMS, SCHOOLS, lighter
from rules.black_rose.catalogue import Component, Spell
from rules.black_rose.editions import EDITIONS

KINDS = {"room": "castle-ruins", "quest": "scroll-quill", "event": "rose"}
"""The emblems of kinds whose components have none of their own."""
OWN = "black_rose"


def name_of_painting(component: str) -> str:
    """Return the name of a component's picture: those of the great lodge lie in a folder of their own."""
    return f"{OWN}/{component}" if component in EDITIONS["duel"].components else f"{OWN}_wars/{component}"


@cache
def is_painted(name: str) -> bool:
    """Tell whether there is a picture of a name."""
    return (FOLDER / f"{name}.webp").exists()


@sprite
def painting(component: Component, size: Size, middle: float = 0.5) -> Surface:
    """Return the picture of a component, filling a window; `middle` is the height that stays centred."""
    name = name_of_painting(component.id)
    if is_painted(name):
        return picture(name, size, middle)
    inner, outer = BARE[component.kind]
    ground = Fade(((0, inner), (1, outer)), (0.5, 0.5))
    surface = drawing(size, path(rounded(0, 0, *size, 0), ground))
    side = round(min(size) * 0.6)
    mark = icon(emblem_of(component), side, lighter(inner, 0.35))
    place(surface, mark, (size[0] / 2, size[1] / 2))
    return surface


def emblem_of(component: Component) -> str:
    """Return the icon that stands for a component."""
    if isinstance(component, Spell):
        return EMBLEMS[component.owner] if component.owner else SCHOOLS[school_of(component)]
    return EMBLEMS.get(component.id) or KINDS[component.kind]


def school_of(spell: Spell) -> str:
    """Return the school of a spell, or that it is forgotten."""
    return "forgotten" if spell.kind == "forgotten_spell" else spell.school
