"""How components are written: their names, and what they do in symbols, instruction by instruction."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from client.art.lettering import MINUS, NO_BREAK, TIMES
from client.art.text import escape
from rules.black_rose import verbs
from rules.black_rose.board import ANYWHERE
from rules.black_rose.card_text import face_text, text
from rules.black_rose.catalogue import Component, Event, Evocation, Room
from rules.black_rose.resolve import Verb
from rules.black_rose.targets import ROSE, Choose, Figures, Near, Power, RoomRef
from rules.black_rose.triggers import Trigger
from rules.core.words import Words

DOMAIN = "black_rose"
"""What the words of these games begin with."""
BETWEEN = f"{NO_BREAK}· "
"""What stands between two effects: no line begins with it."""
LASTING = f"[lasting]{NO_BREAK}"
"""What stands before an effect that lasts, in the same line."""
WHOM: dict[Figures, str] = {
    "you": "[you]",
    "own_evocations": "[evocation]",
    "each_mage": "[mage]",
    "each_figure": "[figure]",
}
"""Figures that are named; the target of an effect is told beside it."""
WHO: dict[Power, str] = {"black_rose": "[rose]", "target": "[mage]"}
TRIGGERS: dict[Trigger, str] = {
    "harmed": "[damage][you]",
    "left": f"{MINUS}[evocation]",
    "own_left": f"{MINUS}[evocation]",
    "entered": "[speed]",
    "placed": "[mage]+[instability]",
    "summoned": "+[evocation]",
    "acted": "[mage][act]",
}
OF = {"you": (LASTING, "[you]"), "own_evocations": (LASTING, "[evocation]"), "this": ("", "")}
"""What stands before and after a number that is changed, by whose number it is."""

OF_ROOMS = {
    "black_rose_hall": f"{MINUS}4[spell] [arrow] +1[forgotten]",
    "throne": "[crown]",
    "wars_armory": "+1[strength] / [shield]3[damage]",
    "pleasure": "+1[quest]",
    "summoner_room": "+[cerberus]",
    "alchemical_laboratory": "1[damage][figure][area:1]",
    "arena": "[you][mage] [arrow] [spell]",
    "wars_reading_room": "+1[library]",
    "observatory": f"3[event]{BETWEEN}+1[spell]",
    "sanctuary": "4[heal]",
    "garden": "1[instability][area:1] ×2",
    "forge": f"1[speed]{BETWEEN}[strike]",
    "treasure": "+1[power]",
    "wars_abyss": "[figure][arrow][area:*]",
    "oracle": "3[grimoire] [arrow] +1[spell]",
    "mirrors": "[figure][swap][figure]",
    "wars_crypt": "+1[memories]",
    "cemetery": "+[landsknecht][area:1]",
    "sacrificial_altar": f"{MINUS}[evocation] [arrow] +2[power]",
}
"""What the rooms of the great lodge do, as short as it is told on their floors."""


def name_of(component: str, words: Words) -> str:
    """Return the name of a component."""
    return words(f"{DOMAIN}.name.{component}")


def does(event: Event, words: Words) -> str:
    """Return what the Black Rose does, without the line that says when."""
    return escape(text(event, words).partition("\n")[2])


def power(owner: int) -> str:
    """Return the symbol of a seat or of the Black Rose."""
    return "[rose]" if owner == ROSE else f"[seat:{owner}]"


def reach(range_: int) -> str:
    """Return how far an effect reaches, as it is written."""
    return "*" if range_ == ANYWHERE else str(range_)


def brief(component: Component, side: int, words: Words) -> str:
    """Return what a side of a component does at a glance: in symbols, or in words where it has words."""
    face = component.faces[side]
    return escape(face_text(component, side, words)) if face.said else formula(face.verbs)


def has_words(component: Component) -> bool:
    """Tell whether a component is told in words of its own instead of symbols."""
    skilled = isinstance(component, Evocation)
    return (skilled and not component.faces) or any(face.said for face in component.faces)


def on_floor(room: Room) -> str:
    """Return what a room of the great lodge does, in symbols."""
    return OF_ROOMS.get(room.id) or formula(room.faces[0].verbs)


@cache
def formula(effect: tuple[Verb, ...]) -> str:
    """Return an effect in symbols."""
    return BETWEEN.join(filter(None, map(signs, effect)))


def signs(verb: Verb) -> str:
    """Return one instruction in symbols.

    :raises KeyError: for a verb without symbols.
    """
    return SIGNS[type(verb)](verb)


def _plus(n: int, sign: str) -> str:
    return f"{'+' if n >= 0 else MINUS}{abs(n)}[{sign}]"


def _bonus(verb: verbs.Attack | verbs.Activate) -> str:
    return _plus(verb.bonus, "strength") if verb.bonus else ""


def _where(room: RoomRef | Near) -> str:
    if isinstance(room, Near):
        return f"[area:{reach(room.range)}]"
    return "[area:*]" if room == "each_room" else ""


def _chosen(verb: verbs.Activate | verbs.Upgrade) -> str:
    return "[evocation]" if isinstance(verb.which, Choose) else ""


SIGNS: dict[type[Verb], Callable[[Any], str]] = {
    verbs.Damage: lambda verb: f"{WHO.get(verb.by, '')}{verb.n}[damage]{WHOM.get(verb.to, '')}",
    verbs.Ultimatum: lambda verb: f"[mage] {MINUS}[spell] / {verb.n}[damage]",
    verbs.ReplaceDamage: lambda verb: f"{WHO.get(verb.by, '')}[swap]{verb.n}[damage]{WHOM.get(verb.who, '')}",
    verbs.ReplaceDealt: lambda verb: "[rose][swap][damage]",
    verbs.Heal: lambda verb: f"{verb.n}[heal]" + ("[you]" if verb.who == "you" else ""),
    verbs.Attack: lambda verb: f"[strike]{_bonus(verb)}[area:{reach(verb.range)}]",
    verbs.Place: lambda verb: (
        f"{WHO.get(verb.colour or verb.by, '')}{verb.n}[instability]{_where(verb.room)}"
    ),
    verbs.Replace: lambda verb: f"[swap]{verb.n}[instability]",
    verbs.RemoveOwn: lambda verb: f"{MINUS}1[instability]",
    verbs.Gain: lambda verb: f"{WHO.get(verb.who, '')}{_plus(verb.n, 'power')}",
    verbs.Lose: lambda verb: _plus(-verb.n, "power"),
    verbs.Move: lambda verb: f"{verb.times}[speed]",
    verbs.DriveOut: lambda verb: "[figure][arrow][area:1]",
    verbs.Swap: lambda verb: "[you][swap][figure]",
    verbs.Summon: lambda verb: f"+[{verb.kind}]{_where(verb.room)}",
    verbs.Activate: lambda verb: f"[activate]{_chosen(verb)}{_bonus(verb)}",
    verbs.Remove: lambda verb: f"{MINUS}[evocation]",
    verbs.RemoveAll: lambda verb: f"{MINUS}[{verb.kind}][area:*]",
    verbs.Upgrade: lambda verb: f"{_chosen(verb)}+[{verb.kind or 'upgrade'}]",
    verbs.Strengthen: lambda verb: _plus(verb.n, "strength"),
    verbs.Draw: lambda verb: f"+{verb.n}[{verb.zone}]",
    verbs.DiscardPrepared: lambda verb: f"{MINUS}[spell]",
    verbs.TakeForgotten: lambda verb: "+[forgotten]",
    verbs.Whenever: lambda verb: f"{LASTING}{TRIGGERS[verb.trigger]} [arrow] {formula(verb.do)}",
    verbs.Modifier: lambda verb: _plus(verb.add, verb.stat).join(OF[verb.of]),
    verbs.Ward: lambda verb: f"{LASTING}[shield]{verb.n}[damage]",
    verbs.Guard: lambda verb: f"[shield]{verb.n}[instability]",
    verbs.Outlive: lambda verb: "[shield][health]",
    verbs.IfDid: lambda verb: (
        f"{signs(verb.do)} [arrow] {formula(verb.then)}"
        + (f" / {formula(verb.otherwise)}" if verb.otherwise else "")
    ),
    verbs.Repeat: lambda verb: f"{verb.times}{TIMES} ({formula(verb.do)})",
    verbs.IfEnemy: lambda verb: formula(verb.then),
}
"""The symbols of each verb; those that only steer the course of an effect are never printed."""
