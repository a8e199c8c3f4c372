"""What spells are worth in a situation: the points that each verb should bring."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.black_rose.amounts import typical
from rules.black_rose.board import ANYWHERE, CELL
from rules.black_rose.catalogue import Face
from rules.black_rose.editions import EDITIONS
from rules.black_rose.queries import Each
from rules.black_rose.resolve import Verb
from rules.black_rose.state import State
from rules.black_rose.targets import Choose
from rules.black_rose.turns import ROUNDS, phase
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
    Ward,
    Whenever,
)
from rules.black_rose.verbs import Upgrade as Assign

CUBE, DAMAGE, REPLACED = 0.45, 0.3, 0.7
"""What a cube in a room, a damage on an enemy and a replaced cube are worth when nothing is near its end."""
SUMMONED, ACTIVATION, ASSIGNED, FORGOTTEN = 0.9, 0.7, 0.35, 0.8
OUT_OF_REACH = (1.0, 0.86, 0.62, 0.45)
"""The share left by how many steps are missing to reach a target."""
SURE = (0.8, 0.92, 1.0)
"""How sure it is, by its range, that a target seen while preparing is still there when the spell is cast."""
FIGURES = 3
"""How many evocations there are to summon."""
MOST_REPLACED, MOST_HEALED, FAR = 3, 6, 3
"""Beyond these, cubes to replace, damage to heal and steps to a rival make no difference to a spell."""
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


class Situation(NamedTuple):
    """What of a position the worth of a spell depends on, as one seat sees it."""

    planning: bool
    ahead: float
    to_come: float
    own: int
    evocations: int
    crowd: int
    foreign: int
    hurt: int
    damage: int
    nearest: int


def situation(state: State, seat: int) -> Situation:
    """Look at the lodge with the eyes of a seat."""
    me, planning = state.seats[seat], phase(state) == "study"
    rivals = [(number, other) for number, other in enumerate(state.seats) if number != seat]
    actions = sum(other.tokens + len(state.unrevealed(number)) for number, other in rivals)
    apart = state.board.apart[me.place] if me.place != CELL else ()
    standing = [other.place for _, other in rivals if other.place != CELL]
    return Situation(
        planning=planning,
        ahead=0.4 + 0.35 * (ROUNDS - state.round + 0.6),
        to_come=1.0 if planning else min(1.0, 0.1 + 0.15 * actions),
        own=sum(evocation.owner == seat for evocation in state.evocations.values()),
        evocations=len(state.evocations),
        crowd=max([len(state.foes(seat, place)) for place in standing], default=0),
        foreign=min(MOST_REPLACED, max([len(r.cubes) - r.cubes.count(seat) for r in state.rooms])),
        hurt=min(MOST_REPLACED, max([len(other.damage) - other.damage.count(seat) for _, other in rivals])),
        damage=min(MOST_HEALED, len(me.damage)),
        nearest=min([apart[place] for place in standing], default=FAR) if apart else FAR - 1,
    )


@lru_cache(maxsize=1 << 15)
def spell_value(edition: str, card: str, side: int, seen: Situation) -> float:
    """Return what casting a side of a spell should bring in a situation."""
    spell = EDITIONS[edition].spells[card]
    face = spell.faces[side]
    value = sum(worth(verb, seen) for verb in face.verbs)
    return max(0.0, value) * likely_in_reach(face, seen) + (CUBE if spell.icon else 0.0)


@lru_cache(maxsize=1 << 12)
def lasting_value(edition: str, card: str, side: int, seen: Situation) -> float:
    """Return what a lasting effect will still bring."""
    face = EDITIONS[edition].spells[card].faces[side]
    return sum(worth(verb, seen) for verb in face.verbs if isinstance(verb, Whenever | Modifier | Ward))


def likely_in_reach(face: Face, seen: Situation) -> float:
    """Return how likely a target comes within reach."""
    target = face.target
    if not target.is_figure or target.range == ANYWHERE:
        return 1.0
    sure = SURE[target.range] if seen.planning else 1.0
    return sure * OUT_OF_REACH[max(0, seen.nearest - target.range)]


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
            return DAMAGE * typical(n) * (1.2 if to == "target" else 0.5 + 0.5 * seen.crowd)
        case Ultimatum(n=n):
            return DAMAGE * typical(n) * 0.9
        case ReplaceDamage(n=n):
            return REPLACED * 0.5 * min(typical(n), seen.hurt)
        case Place(n=n, by=by):
            return CUBE * typical(n) * {"you": 1.0, "target": -2.0}.get(by, -0.6)
        case Replace(n=n):
            return REPLACED * min(typical(n), seen.foreign)
        case Summon():
            return SUMMONED * seen.ahead if seen.evocations < FIGURES else 0.1
        case Activate(which=which, bonus=bonus):
            return (ACTIVATION + DAMAGE * bonus) * _activated(which, seen)
        case Assign(which=which, kind=kind):
            return ASSIGNED + DAMAGE * bool(kind) if which == "it" or seen.own else 0.0
        case Remove():
            return -0.5 * seen.ahead if seen.own else -2.0
        case RemoveAll():
            return 0.4 * (seen.evocations - 2 * seen.own)
        case IfDid(do=do, then=then):
            return worth(do, seen) + sum(worth(part, seen) for part in then)
        case IfEnemy(then=then):
            return 0.8 * sum(worth(part, seen) for part in then)
        case Repeat(times=times, do=do):
            return times * 0.8 * sum(worth(part, seen) for part in do)
        case Gain(n=n, who=who):
            return typical(n) if who == "you" else -0.85 * typical(n)
        case Lose(n=n):
            return -float(typical(n))
        case Heal(n=n):
            return 0.25 * min(typical(n), seen.damage)
        case Move(times=times):
            return 0.2 * typical(times)
        case Attack():
            return DAMAGE * 2
        case Modifier(of=of):
            return seen.to_come * (0.5 if of == "you" else 0.35 * seen.own)
        case Whenever(trigger=str(trigger), do=do):
            often = TRIGGERS[trigger] * (seen.evocations if trigger == "left" else 1)
            return seen.to_come * often * sum(worth(part, seen) for part in do)
        case Ward(n=n):
            return seen.to_come * 0.6 * typical(n)
        case Draw(n=n):
            return 0.15 * typical(n)
        case TakeForgotten():
            return FORGOTTEN
        case Swap() | DriveOut():
            return 0.28
        case RemoveOwn() | ReplaceDealt() | Strengthen() | DiscardPrepared() | Guard() | Outlive():
            # Parts of skills, events, rooms and upgrades, which are judged by what they lead to.
            return 0.0
    raise LookupError(f"{type(verb).__name__} has no worth")


def _activated(which: str | Each | Choose, seen: Situation) -> float:
    """Return how likely there is an evocation to activate."""
    if which == "it":
        return 1.0
    if which == "target":
        return float(seen.own > 0)
    assert isinstance(which, Choose)
    if which.whose == "target":
        # What strikes its owner is worth more than what strikes for its owner.
        return 1.5 * (seen.evocations > seen.own)
    number = seen.evocations if which.whose == "any" else seen.own
    return float(number > which.other)
