"""What spells are worth in a situation: the points that each verb should bring."""

from __future__ import annotations

from functools import lru_cache

from rules.black_rose.amounts import Value, typical
from rules.black_rose.board import ANYWHERE
from rules.black_rose.catalogue import Face
from rules.black_rose.conditions import Pattern
from rules.black_rose.editions import EDITIONS
from rules.black_rose.ordering import AnyOrder
from rules.black_rose.queries import Each, Pick, Where, Who
from rules.black_rose.resolve import Verb
from rules.black_rose.situations import FAR, Situation, situation
from rules.black_rose.targets import Choose
from rules.black_rose.verbs import (
    Activate,
    ActivateRoom,
    Attack,
    Ban,
    Cancel,
    Cast,
    ChooseOne,
    Copy,
    Damage,
    Discard,
    DiscardPrepared,
    Draw,
    DriveOut,
    ForEach,
    Gain,
    Guard,
    Heal,
    If,
    IfDid,
    IfEnemy,
    Look,
    Lose,
    Modifier,
    Move,
    MoveEvent,
    Outlive,
    PickOut,
    Place,
    Price,
    Rearrange,
    Relocate,
    Remove,
    RemoveAll,
    RemoveOwn,
    Repeat,
    Replace,
    ReplaceDamage,
    ReplaceDealt,
    Retarget,
    Shift,
    Steal,
    Strengthen,
    Summon,
    Swap,
    TakeControl,
    TakeCrown,
    TakeForgotten,
    Transform,
    Turn,
    Ultimatum,
    Ward,
    Whenever,
)
from rules.black_rose.verbs import Upgrade as Assign

__all__ = ["Situation", "lasting_value", "likely_in_reach", "situation", "spell_value", "worth"]

CUBE, DAMAGE, REPLACED = 0.45, 0.3, 0.7
"""What a cube in a room, a damage on an enemy and a replaced cube are worth when nothing is near its end."""
SUMMONED, ACTIVATION, ASSIGNED, FORGOTTEN = 0.9, 0.7, 0.35, 0.8
OUT_OF_REACH = (1.0, 0.86, 0.62, 0.45)
"""The share left by how many steps are missing to reach a target."""
SURE = (0.8, 0.92, 1.0)
"""How sure it is, by its range, that a target seen while preparing is still there when the spell is cast."""
FIGURES = 3
"""How many evocations there are to summon."""
MOST_DAMAGE = 6
"""As much damage at once as there mostly is room for."""
TRIGGERS = {
    "harmed": 1.25,
    "left": 0.4,
    "own_left": 0.25,
    "entered": 0.8,
    "placed": 2.6,
    "summoned": 0.8,
    "acted": 1.12,
}
"""How often a lasting effect can be hoped to work, times what it does."""
MOMENTS = {
    "harming": 0.5,
    "harmed": 0.8,
    "targeting": 0.35,
    "entered": 0.5,
    "leaving": 0.4,
    "casting": 0.35,
    "activating_room": 0.35,
    "attacking": 0.5,
    "phase_began": 0.8,
    "completed": 0.25,
    "defeated_mage": 0.3,
    "left": 0.4,
}
"""The same for what is answered in the great lodge, as it was counted; all else comes to pass less often."""
COLOURED, FOR_OTHERS = 0.2, 0.5
"""The same for somebody entering a room of a colour; how much less happens to one's evocations."""
SELDOM, KEPT, TRAPPED = 0.15, 0.2, 0.5
"""How often that is, and what it is worth that a trap which was not sprung comes back;
which share of its instability is placed."""
WATCHFUL, NARROW = 1.25, 0.6
"""How much more often a trap springs that watches far rooms, too; how often one that watches its own room."""
ICON = 0.55
"""What the instability of a spell is worth in the great lodge: nothing can go wrong with it."""
CARDS = {"library": 0.2, "one_school": 0.2, "forgotten": 0.8, "quests": 0.7, "events": 0.05}
"""What cards of a deck are worth; those of one's own grimoire a little less."""
CARD = 0.15


@lru_cache(maxsize=1 << 15)
def spell_value(edition: str, card: str, side: int, seen: Situation) -> float:
    """Return what casting a side of a spell should bring in a situation."""
    spell = EDITIONS[edition].spells[card]
    face = spell.faces[side]
    # A trap for rooms has one back: it watches rooms of both colours.
    faces = spell.faces if spell.is_room_trap else (face,)
    value = sum(worth(verb, seen) for read in faces for verb in read.verbs)
    kept = KEPT if face.type == "trap" else 0.0
    icon = (ICON if seen.wide else CUBE) * spell.icon * (TRAPPED if face.type == "trap" else 1)
    return max(0.0, value) * likely_in_reach(face, seen) + icon + kept


@lru_cache(maxsize=1 << 12)
def lasting_value(edition: str, card: str, side: int, seen: Situation) -> float:
    """Return what a lasting effect will still bring."""
    face = EDITIONS[edition].spells[card].faces[side]
    return sum(worth(verb, seen) for verb in face.verbs if isinstance(verb, Whenever | Modifier | Ward))


def likely_in_reach(face: Face, seen: Situation) -> float:
    """Return how likely a target comes within reach; in a wide lodge an area needs somebody in it, too."""
    target = face.target
    area = seen.wide and target.kind == "area" and any(isinstance(verb, Damage) for verb in face.verbs)
    if seen.wide and face.type == "trap":
        return WATCHFUL if target.range >= FAR else 1.0 if target.range or face.colour else NARROW
    if seen.wide and target.whose == "own":
        return 1.0 if seen.own else 0.1
    if not (target.is_figure or area) or target.range == ANYWHERE:
        return 1.0
    sure = SURE[min(target.range, len(SURE) - 1)] if seen.planning else 1.0
    return sure * OUT_OF_REACH[min(max(0, seen.nearest - target.range), len(OUT_OF_REACH) - 1)]


def worth(verb: Verb, seen: Situation) -> float:
    """Return the points that a verb should bring whoever applies it."""
    match verb:
        case Damage(n=n, to=to, by=by):
            if to == "you":
                return -DAMAGE * typical(n) * 0.5
            if to == "own_evocations":
                return -0.25 * seen.own
            if by != "you":
                return 0.0
            return (
                DAMAGE * typical(n) * (1.2 if _is_one(to) else (0.4 if seen.wide else 0.5) + 0.5 * seen.crowd)
            )
        case Ultimatum(n=n):
            return DAMAGE * typical(n) * 0.9
        case ReplaceDamage(n=n):
            return REPLACED * 0.5 * min(typical(n), seen.hurt)
        case Place(n=n, by=by):
            return CUBE * typical(n) * {"you": 1.0, "target": -2.0}.get(by, -0.6)
        case Replace(n=n):
            return (0.4 if seen.wide else REPLACED) * min(typical(n), seen.foreign)
        case Summon(n=n) if seen.wide:
            return SUMMONED * seen.ahead * (0.4 + 0.6 * n) if seen.own < FIGURES else 0.2
        case Summon():
            return SUMMONED * seen.ahead if seen.evocations < FIGURES else 0.1
        case Activate(which=which, bonus=bonus):
            return (ACTIVATION + DAMAGE * bonus) * _activated(which, seen)
        case Assign(which=which, kind=kind):
            return ASSIGNED + DAMAGE * bool(kind) if which == "it" or seen.own else 0.0
        case Remove(which=which) if seen.wide:
            own = isinstance(which, Pick) and which.whose == "own"
            return -0.5 if own or seen.evocations <= seen.own else 0.4
        case Remove():
            return -0.5 * seen.ahead if seen.own else -2.0
        case RemoveAll():
            return 0.4 * (seen.evocations - 2 * seen.own)
        case IfDid(do=do, then=then):
            return worth(do, seen) + sum(worth(part, seen) for part in then)
        case IfEnemy(then=then):
            return 0.8 * sum(worth(part, seen) for part in then)
        case Repeat(times=times, do=do):
            return times * (1.0 if seen.wide else 0.8) * sum(worth(part, seen) for part in do)
        case Gain(n=n, who=who):
            return typical(n) if who == "you" else (-0.35 if seen.wide else -0.85) * typical(n)
        case Lose(n=n, who=who):
            return -float(typical(n)) if who == "you" else 0.6 * n
        case Heal(n=n):
            return 0.25 * min(typical(n), seen.damage)
        case Move(times=times):
            return 0.2 * typical(times)
        case Attack(bonus=bonus):
            return DAMAGE * (2 + bonus * seen.wide)
        case Modifier(of="target"):
            return 0.25
        case Modifier(of=of):
            return seen.to_come * (0.5 if of == "you" else 0.35 * seen.own)
        case Whenever(trigger=Pattern(trigger=moment, room=room, subject=subject), do=do):
            coloured = isinstance(room, Where) and bool(room.colour)
            often = COLOURED if coloured else MOMENTS.get(moment, SELDOM)
            if isinstance(subject, Each) and subject.kind == "evocation" and subject.whose == "own":
                often *= FOR_OTHERS * min(1, seen.own)
            return seen.to_come * often * sum(worth(part, seen) for part in do)
        case Whenever(trigger=str(trigger), do=do):
            often = TRIGGERS[trigger] * (seen.evocations if trigger == "left" else 1)
            return seen.to_come * often * sum(worth(part, seen) for part in do)
        case Ward(n=n):
            return seen.to_come * (0.4 if seen.wide else 0.6) * _at_most(n, MOST_DAMAGE)
        case Draw(n=n, zone=zone, keep=keep):
            return CARDS.get(zone, CARD) * (typical(n) if keep < 0 else keep)
        case TakeForgotten():
            return FORGOTTEN
        case Swap() | DriveOut():
            return 0.28
        case RemoveOwn() | ReplaceDealt() | Strengthen() | DiscardPrepared() | Guard() | Outlive():
            # Parts of skills, events, rooms and upgrades, which are judged by what they lead to.
            return 0.0
    return _worth_more(verb, seen)


def _worth_more(verb: Verb, seen: Situation) -> float:
    """Return the points that a verb of the great lodge should bring."""
    match verb:
        case If(then=then, otherwise=otherwise):
            return 0.6 * sum(worth(v, seen) for v in then) + 0.4 * sum(worth(v, seen) for v in otherwise)
        case ChooseOne(options=options):
            return max(sum(worth(part, seen) for part in option.do) for option in options)
        case Price(do=do, then=then):
            return max(0.0, 0.8 * (sum(worth(part, seen) for part in then) - abs(worth(do, seen))))
        case Steal(what=what, n=n):
            return n * {"power": 1.2, "card": 0.3, "quest": 0.8}[what]
        case Discard(n=n, who=who):
            return -CARD * n if who == "you" else 0.15 * n
        case Shift(n=n):
            return 0.2 * n
        case TakeControl(until=until):
            return (1.4 if until == "game" else 0.8) * (seen.evocations > seen.own)
        case Transform():
            return 1.3
        case Cast(n=n):
            return 1.35 * n
        case Copy(n=n):
            return 1.2 * n
        case Cancel() | Retarget():
            return 1.0
        case ActivateRoom():
            return 0.8
        case Turn(side="ready", room="", n=n):
            return 0.4 * n
        case TakeCrown() | Relocate() | Ban() | Turn():
            return 0.3
        case Look() | Rearrange() | MoveEvent():
            return 0.12
        case AnyOrder(a=a, b=b):
            return worth(a, seen) + worth(b, seen)
        case PickOut() | ForEach():
            # What is done with those picked comes after it; of everybody's doing nobody gains much.
            return 0.0
    raise LookupError(f"{type(verb).__name__} has no worth")


def _is_one(to: Who) -> bool:
    """Tell whether damage is for one figure, not for all in a room."""
    return isinstance(to, Pick) or to in ("target", "source", "subject", "picked")


def _at_most(n: Value, most: int) -> int:
    return min(typical(n), most)


def _activated(which: str | Each | Choose, seen: Situation) -> float:
    """Return how likely there is an evocation to activate."""
    if which == "it":
        return 1.0
    if which == "target":
        return float(seen.own > 0)
    if not isinstance(which, Choose):
        return float(seen.own > 0)
    if which.whose == "target":
        # What strikes its owner is worth more than what strikes for its owner.
        return 1.5 * (seen.evocations > seen.own)
    number = seen.evocations if which.whose == "any" else seen.own
    return float(number > which.other)
