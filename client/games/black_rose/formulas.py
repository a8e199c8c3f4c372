"""The effects of the Black Rose in symbols: who does what to whom, instruction by instruction."""

from __future__ import annotations

from functools import cache, singledispatch

from rules.black_rose.board import ANYWHERE
from rules.black_rose.resolve import Verb
from rules.black_rose.targets import Choose, Figures, Near, Power, RoomRef
from rules.black_rose.triggers import Trigger
from rules.black_rose.verbs import (
    Activate,
    Attack,
    Damage,
    DiscardPrepared,
    Draw,
    DriveOut,
    Gain,
    Guard,
    Heal,
    IfDid,
    IfEnemy,
    Lose,
    Modifier,
    Move,
    Outlive,
    Place,
    Remove,
    RemoveAll,
    RemoveOwn,
    Repeat,
    Replace,
    ReplaceDamage,
    ReplaceDealt,
    Strengthen,
    Summon,
    Swap,
    TakeForgotten,
    Ultimatum,
    Upgrade,
    Ward,
    Whenever,
)

MINUS, TIMES = "\N{MINUS SIGN}", "\N{MULTIPLICATION SIGN}"
BETWEEN = " · "
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


@cache
def formula(verbs: tuple[Verb, ...]) -> str:
    """Return an effect in symbols."""
    return BETWEEN.join(filter(None, map(signs, verbs)))


def _where(room: RoomRef | Near) -> str:
    if isinstance(room, Near):
        return f"[area:{reach(room.range)}]"
    return "[area:*]" if room == "each_room" else ""


def reach(range_: int) -> str:
    """Return how far an effect reaches, as it is written."""
    return "*" if range_ == ANYWHERE else str(range_)


def _plus(n: int) -> str:
    return f"+{n}" if n >= 0 else f"{MINUS}{-n}"


@singledispatch
def signs(verb: Verb) -> str:
    """Return one instruction in symbols."""
    raise LookupError(f"{type(verb).__name__} has no symbols")


@signs.register
def _(verb: Damage) -> str:
    return f"{WHO.get(verb.by, '')}{verb.n}[damage]{WHOM.get(verb.to, '')}"


@signs.register
def _(verb: Ultimatum) -> str:
    return f"[mage] {MINUS}[spell] / {verb.n}[damage]"


@signs.register
def _(verb: ReplaceDamage) -> str:
    return f"{WHO.get(verb.by, '')}[swap]{verb.n}[damage]{WHOM.get(verb.who, '')}"


@signs.register
def _(verb: ReplaceDealt) -> str:
    return "[rose][swap][damage]"


@signs.register
def _(verb: Heal) -> str:
    return f"{verb.n}[heal]" + ("[you]" if verb.who == "you" else "")


@signs.register
def _(verb: Attack) -> str:
    bonus = f"{_plus(verb.bonus)}[strength]" if verb.bonus else ""
    return f"[strike]{bonus}[area:{reach(verb.range)}]"


@signs.register
def _(verb: Place) -> str:
    who = WHO.get(verb.colour or verb.by, "")
    return f"{who}{verb.n}[instability]{_where(verb.room)}"


@signs.register
def _(verb: Replace) -> str:
    return f"[swap]{verb.n}[instability]"


@signs.register
def _(verb: RemoveOwn) -> str:
    return f"{MINUS}1[instability]"


@signs.register
def _(verb: Gain) -> str:
    return f"{WHO.get(verb.who, '')}{_plus(verb.n)}[power]"


@signs.register
def _(verb: Lose) -> str:
    return f"{_plus(-verb.n)}[power]"


@signs.register
def _(verb: Move) -> str:
    return f"{verb.times}[speed]"


@signs.register
def _(verb: DriveOut) -> str:
    return "[figure][arrow][area:1]"


@signs.register
def _(verb: Swap) -> str:
    return "[you][swap][figure]"


@signs.register
def _(verb: Summon) -> str:
    return f"+[{verb.kind}]{_where(verb.room)}"


@signs.register
def _(verb: Activate) -> str:
    bonus = f"{_plus(verb.bonus)}[strength]" if verb.bonus else ""
    whose = "[evocation]" if isinstance(verb.which, Choose) else ""
    return f"[activate]{whose}{bonus}"


@signs.register
def _(verb: Remove) -> str:
    return f"{MINUS}[evocation]"


@signs.register
def _(verb: RemoveAll) -> str:
    return f"{MINUS}[{verb.kind}][area:*]"


@signs.register
def _(verb: Upgrade) -> str:
    whose = "[evocation]" if isinstance(verb.which, Choose) else ""
    return f"{whose}+[{verb.kind or 'upgrade'}]"


@signs.register
def _(verb: Strengthen) -> str:
    return f"{_plus(verb.n)}[strength]"


@signs.register
def _(verb: Draw) -> str:
    return f"+{verb.n}[{verb.zone}]"


@signs.register
def _(verb: DiscardPrepared) -> str:
    return f"{MINUS}[spell]"


@signs.register
def _(verb: TakeForgotten) -> str:
    return "+[forgotten]"


@signs.register
def _(verb: Whenever) -> str:
    return f"[lasting] {TRIGGERS[verb.trigger]} [arrow] {formula(verb.do)}"


@signs.register
def _(verb: Modifier) -> str:
    whose = {"you": "[you]", "own_evocations": "[evocation]", "this": ""}[verb.of]
    lasting = "" if verb.of == "this" else "[lasting] "
    return f"{lasting}{_plus(verb.add)}[{verb.stat}]{whose}"


@signs.register
def _(verb: Ward) -> str:
    return f"[lasting] [shield]{verb.n}[damage]"


@signs.register
def _(verb: Guard) -> str:
    return f"[shield]{verb.n}[instability]"


@signs.register
def _(verb: Outlive) -> str:
    return "[shield][health]"


@signs.register
def _(verb: IfDid) -> str:
    then = f"{signs(verb.do)} [arrow] {formula(verb.then)}"
    return f"{then} / {formula(verb.otherwise)}" if verb.otherwise else then


@signs.register
def _(verb: Repeat) -> str:
    return f"{verb.times}{TIMES} ({formula(verb.do)})"


@signs.register
def _(verb: IfEnemy) -> str:
    return formula(verb.then)
