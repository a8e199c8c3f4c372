"""From components to what is printed on them: names and effects, in symbols or in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar, cast

from pygame import Surface

from client.art.vector import Size
from client.games.black_rose import faces
from client.games.black_rose.faces import Card, Half
from client.games.black_rose.formulas import BETWEEN, formula, name_of, reach
from client.games.black_rose.palette import EMBLEMS
from client.games.black_rose.rooms import RoomLook, hall_card
from rules.black_rose.card_text import face_text, text
from rules.black_rose.catalogue import Component, Event, Evocation, Face, Mage, Quest, Room, Spell, Upgrade
from rules.core.words import Words

P = ParamSpec("P")
R = TypeVar("R")
SIDES: tuple[faces.Side, faces.Side] = ("main", "reverse")
SCHOOLS = {"spell": "scales", "forgotten_spell": "semi-closed-eye"}


def remembered(read: Callable[P, R]) -> Callable[P, R]:
    """Keep what was read: components never change, and whole tables are read at once."""
    return cast("Callable[P, R]", cache(read))


@remembered
def spell_of(printed: Spell, words: Words, *, large: bool = False) -> faces.Spell:
    """Return what is printed on a spell."""
    main, reverse = (_half(printed, face, number, words, large) for number, face in enumerate(printed.faces))
    school = EMBLEMS[printed.owner] if printed.owner else SCHOOLS[printed.kind]
    return faces.Spell(
        printed.id, printed.kind, name_of(printed.id, words), printed.icon, school, main, reverse
    )


def _half(printed: Spell, face: Face, side: int, words: Words, large: bool) -> Half:
    ranged = face.target.kind not in ("self", "special")
    return Half(
        SIDES[side],
        face.type,
        face.element,
        face.target.kind,
        reach(face.target.range) if ranged else "",
        face_text(printed, side, words) if large else formula(face.verbs),
    )


def face(component: Component, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return how a component looks; a large one says in words what it says in symbols."""
    if isinstance(component, Spell):
        return faces.spell(spell_of(component, words, large=large), width, large=large)
    if isinstance(component, Room):
        return room_card(component, (width, round(width * faces.SHAPE)), words, large=large)
    return faces.card(card_of(component, words, large=large), width)


def room_card(component: Room, size: Size, words: Words, *, large: bool = False) -> Surface:
    """Return both sides of a room on a card of any size."""
    looks = tuple(room_look(component, words, restored=restored) for restored in (False, True))
    says = tuple(face_text(component, side, words) for side in (0, 1)) if large else ("", "")
    return hall_card(looks, says, *size)


def card_of(component: Component, words: Words, *, large: bool = False) -> Card:
    """Return what is printed on a card with one picture."""
    name = name_of(component.id, words)
    says = text(component, words) if large else _signs_of(component, words)
    points = component.points if isinstance(component, Quest) else 0
    return Card(component.id, component.kind, name, says, points, _values(component))


def _values(component: Component) -> tuple[tuple[str, int], ...]:
    """Return the numbers of a mage or an evocation, each with its icon."""
    if not isinstance(component, Mage | Evocation):
        return ()
    body = (
        ("hearts", component.health),
        ("mailed-fist", component.strength),
        ("walking-boot", component.speed),
    )
    return (*body, ("card-pick", component.hand)) if isinstance(component, Mage) else body


def _signs_of(component: Component, words: Words) -> str:
    """Return what a card says at a glance: symbols where there are any, otherwise its words."""
    match component:
        case Upgrade():
            return formula(component.verbs)
        case Evocation() | Event():
            return BETWEEN.join(formula(side.verbs) for side in component.faces)
    return text(component, words)


@remembered
def room_look(
    printed: Room,
    words: Words,
    *,
    restored: bool,
    spent: bool = False,
    cubes: tuple[int, ...] = (),
    fresh: int = 0,
) -> RoomLook:
    """Return what a room shows."""
    side = printed.faces[restored]
    aim = "" if side.target.kind in ("self", "special") else _aim(side)
    return RoomLook(
        printed.id,
        name_of(printed.id, words),
        printed.colour,
        f"{aim}{formula(side.verbs)}",
        restored,
        spent,
        printed.slots,
        cubes,
        printed.points,
        fresh,
    )


def _aim(side: Face) -> str:
    """Return whom the effect of a room is aimed at, as it stands before it."""
    if side.target.kind == "area":
        return f"[area:{reach(side.target.range)}]: "
    return f"[{side.target.kind}]{reach(side.target.range)}: "
