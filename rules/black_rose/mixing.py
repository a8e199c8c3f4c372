"""Two boxes in one game: components of the Duel in the great lodge.

A mixed book is named by the boxes and what is taken over: `wars+law:illusion+mages+rooms+forgotten`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from rules.black_rose.catalogue import (
    Component,
    Edition,
    Evocation,
    Mage,
    Readings,
    Room,
    Spell,
    Upgrade,
    edition,
)
from rules.black_rose.queries import Where

LAW = "law"
RESTORED = 1


def mixed_name(options: Mapping[str, str]) -> str:
    """Return the name of the book that is played with."""
    parts = ["wars"]
    if options[LAW] != "off":
        parts.append(f"{LAW}:{options[LAW]}")
    parts += [part for part in ("mages", "rooms", "forgotten") if options[f"duel_{part}"] == "on"]
    return "+".join(parts)


def mix(
    name: str, wars: Edition, duel: Edition, readings: Readings, counterparts: Mapping[str, str]
) -> Edition:
    """Put a book together of which the name says what is taken over from the Duel."""
    parts = name.split("+")[1:]
    school = next((part.partition(":")[2] for part in parts if part.startswith(LAW)), "")
    rooms = counterparts if "rooms" in parts else {}
    components = [renamed(c, rooms) for c in wars.components.values() if c.id not in rooms]
    if school:
        components = [c for c in components if getattr(c, "school", "") != school]
    components += [_taken_over(c) for c in duel.components.values() if _comes(c, parts, school, rooms)]
    grimoires = wars.grimoires
    if school:
        left = {n: cards for n, cards in grimoires.items() if wars.spells[cards[0]].school != school}
        grimoires = left | duel.grimoires
    centre = rooms.get(wars.centre, wars.centre)
    return edition(components, wars.boards, grimoires, centre, answered=True, readings=readings)


def _comes(component: Component, parts: list[str], school: str, rooms: Mapping[str, str]) -> bool:
    """Tell whether a component of the Duel is taken over; its evocations and upgrades always are."""
    match component:
        case Spell(kind="spell"):
            return bool(school)
        case Spell(kind="forgotten_spell"):
            return "forgotten" in parts
        case Spell() | Mage():
            return "mages" in parts
        case Room(id=name):
            return name in rooms.values()
        case Evocation() | Upgrade():
            return True
    return False


def _taken_over(component: Component) -> Component:
    """Return a component as it is in the great lodge: spells have a school, rooms lie there restored."""
    if isinstance(component, Spell) and component.kind == "spell":
        return replace(component, school=LAW)
    if isinstance(component, Room):
        return replace(component, faces=(component.faces[RESTORED],), points=component.points[:1])
    return component


def renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Return a component that names other rooms."""
    if not names:
        return value
    if isinstance(value, tuple):
        return tuple([renamed(each, names) for each in value])
    if isinstance(value, Where):
        return replace(value, named=tuple([names.get(name, name) for name in value.named]))
    if isinstance(value, Struct):
        changes = {name: renamed(getattr(value, name), names) for name in value.__struct_fields__}
        return replace(value, **changes)
    return value
