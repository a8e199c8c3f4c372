"""Two boxes in one game: components of the Duel in the great lodge, and the other way round.

A mixed book is named by its game and by what is taken over: `wars+law:illusion+mages+rooms+forgotten`, or
`duel+school:illusion+mages+rooms:namesakes+forgotten`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

LAW, SCHOOL = "law", "school"
RESTORED = 1
OFF, ON = "off", "on"
NAMESAKES, RANDOM = "namesakes", "random"
PARTS = ("mages", "rooms", "forgotten")
"""What can be taken over beside a school."""


def mixed_name(options: Mapping[str, str]) -> str:
    """Return the name of the book that the great lodge is played with."""
    school = [f"{LAW}:{options[LAW]}"] if options[LAW] != OFF else []
    return "+".join(["wars", *school, *[part for part in PARTS if options[f"duel_{part}"] == ON]])


def mixed_duel_name(options: Mapping[str, str]) -> str:
    """Return the name of the book that the Duel is played with."""
    school = [f"{SCHOOL}:{options[SCHOOL]}"] if options[SCHOOL] != LAW else []
    values = {part: options[f"wars_{part}"] for part in PARTS}
    others = [part if value == ON else f"{part}:{value}" for part, value in values.items() if value != OFF]
    return "+".join(["duel", *school, *others])


def mix(
    name: str, wars: Edition, duel: Edition, readings: Readings, counterparts: Mapping[str, str]
) -> Edition:
    """Put a book together of which the name says what is taken over from the other box."""
    game, *named = name.split("+")
    parts = {part: value or ON for part, _, value in (part.partition(":") for part in named)}
    if game == "duel":
        return _mixed_duel(parts, wars, duel, readings, counterparts)
    return _mixed_wars(parts, wars, duel, readings, counterparts)


def _mixed_wars(
    parts: Mapping[str, str],
    wars: Edition,
    duel: Edition,
    readings: Readings,
    counterparts: Mapping[str, str],
) -> Edition:
    """Take over Law instead of a school, mages, rooms and forgotten spells."""
    school = parts.get(LAW, "")
    rooms = counterparts if "rooms" in parts else {}
    components = [renamed(c, rooms) for c in wars.components.values() if c.id not in rooms]
    if school:
        components = [c for c in components if getattr(c, "school", "") != school]
    guests = duel.components.values()
    components += [_in_the_great_lodge(c) for c in guests if _comes(c, parts, school, rooms.values())]
    grimoires = wars.grimoires
    if school:
        grimoires = {n: c for n, c in grimoires.items() if not _is_of(wars, c, school)} | duel.grimoires
    centre = rooms.get(wars.centre, wars.centre)
    restored = {(name, side - RESTORED * (name in duel.rooms)): v for (name, side), v in readings.items()}
    return edition(components, wars.boards, grimoires, centre, answered=True, moons=True, readings=restored)


def _mixed_duel(
    parts: Mapping[str, str],
    wars: Edition,
    duel: Edition,
    readings: Readings,
    counterparts: Mapping[str, str],
) -> Edition:
    """Take over a school instead of Law, mages, rooms and forgotten spells."""
    school, way = parts.get(SCHOOL, ""), parts.get("rooms", OFF)
    rooms = {NAMESAKES: list(counterparts), RANDOM: list(wars.rooms)}.get(way, [])
    left_out = set(duel.school if school else ()) | set(duel.rooms if rooms else ())
    components = [c for name, c in duel.components.items() if name not in left_out]
    components += [_in_the_duel(c) for c in wars.components.values() if _comes(c, parts, school, rooms)]
    grimoires = duel.grimoires
    if school:
        grimoires = {n: cards for n, cards in wars.grimoires.items() if _is_of(wars, cards, school)}
    centre = wars.centre if rooms else duel.centre
    return edition(components, duel.boards, grimoires, centre, answered=True, readings=readings)


def _is_of(book: Edition, cards: tuple[str, ...], school: str) -> bool:
    return book.spells[cards[0]].school == school


def _comes(component: Component, parts: Mapping[str, str], school: str, rooms: Iterable[str]) -> bool:
    """Tell whether a component of the other box is taken over; its evocations and upgrades always are."""
    match component:
        case Spell(kind="spell"):
            return bool(school) and component.school in ("", school)
        case Spell(kind="forgotten_spell"):
            return "forgotten" in parts
        case Spell() | Mage():
            return "mages" in parts
        case Room(id=name):
            return name in rooms
        case Evocation() | Upgrade():
            return True
    return False


def _in_the_great_lodge(component: Component) -> Component:
    """Return a component of the Duel as it is there: spells have a school, rooms lie there restored."""
    if isinstance(component, Spell) and component.kind == "spell":
        return replace(component, school=LAW)
    if isinstance(component, Room):
        return replace(component, faces=(component.faces[RESTORED],), points=component.points[:1])
    return component


def _in_the_duel(component: Component) -> Component:
    """Return a component of the great lodge as it is in the Duel: three places are rewarded in a room."""
    if isinstance(component, Room):
        first = component.points[0]
        return replace(component, points=(first, first // 2, first // 4))
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
