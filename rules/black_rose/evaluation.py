"""How well a seat stands: its power, and what cubes, figures and spells will still turn into power.

Everything is estimated in points, from the same data that the rules run on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from rules.black_rose.actions import Acting
from rules.black_rose.board import ANYWHERE, CELL
from rules.black_rose.catalogue import Face
from rules.black_rose.editions import EDITIONS
from rules.black_rose.lasting import Modifier, Ward, Whenever
from rules.black_rose.quests import AllOf, Condition, Count, RevealedElements, RevealedSpells
from rules.black_rose.resolve import IfDid, IfEnemy, Repeat, Resolve, Verb
from rules.black_rose.score import harvest, majority, spoils
from rules.black_rose.state import State
from rules.black_rose.study import LEAST_LAID
from rules.black_rose.targets import MAGES, ROSE, SEATS, Choose
from rules.black_rose.turns import ROUNDS, phase
from rules.black_rose.verbs import (
    Activate,
    Attack,
    Damage,
    Draw,
    DriveOut,
    Gain,
    Heal,
    Lose,
    Move,
    Place,
    Remove,
    RemoveAll,
    Replace,
    ReplaceDamage,
    Summon,
    Swap,
    TakeForgotten,
    Ultimatum,
)
from rules.black_rose.verbs import Upgrade as Assign
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import HIDDEN

CUBE, DAMAGE, REPLACED = 0.45, 0.3, 0.7
"""What a cube in a room, a damage on an enemy and a replaced cube are worth when nothing is near its end."""
SUMMONED, ACTIVATION, ASSIGNED = 0.9, 0.7, 0.35
TROPHY, TRACK_STEP, MAJORITY = 0.9, 0.6, 0.35
TOKEN, UNSEEN_SPELL, HELD_SPELL, FORGOTTEN = 0.45, 0.75, 0.06, 0.8
STRIKE, ROOM_EFFECT = 0.5, 0.3
"""What an attack still to be made and an effect still to be carried out are worth."""
PREPARED = 0.8
"""A prepared spell is worth this share of what casting it should bring."""
OUT_OF_REACH = (1.0, 0.86, 0.62, 0.45)
"""The share left by how many steps are missing to reach a target."""
SURE = (0.8, 0.92, 1.0)
"""How sure it is, by its range, that a target seen while preparing is still there when the spell is cast."""
OPEN_QUEST, PROGRESS = 0.55, 0.5
INCOME = 3.5
"""What a mage gains in a round beyond what the table shows; the Black Rose tells hers beforehand."""
STEEPNESS = (0.3, 0.3, 0.36, 0.45, 0.6)
"""How fast a lead in points becomes a likely win, round by round."""
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


def evaluate(state: State, seat: int) -> float:
    """Return how well the seat stands, as far as its view tells: 0 hopeless, 1 won.

    The Black Rose is feared for what she will gain as if the mages gained nothing more: those who
    trust in rounds to come let her win three times as often.
    """
    return _ahead(state, seat, 0.0)


def chance(state: State, seat: int) -> float:
    """Return how likely the seat wins, with what mages can expect of rounds to come."""
    return _ahead(state, seat, INCOME)


def _ahead(state: State, seat: int, income: float) -> float:
    """Return how likely the seat ends before all others, mages having gained so much more each round."""
    if state.over:
        return float(seat in state.winners)
    if not state.seats[seat].start:
        return 0.5
    values = prospects(state)
    values[ROSE] -= income * (ROUNDS - state.round)
    mine, likely, steepness = values.pop(seat), 1.0, STEEPNESS[state.round]
    for other in values:
        likely /= 1 + exp(steepness * (other - mine))
    return likely


def prospects(state: State) -> list[float]:
    """Return the points that every power can expect in the end, the Black Rose last."""
    left = ROUNDS - state.round + (0.6 if phase(state) != "cleanup" else 0.0)
    values = [float(sum(earned.values())) for earned in state.earned]
    book = state.book
    for room in state.rooms:
        if room.cubes:
            printed = book.rooms[room.id]
            for power, value in room_shares(room.cubes, printed.slots, printed.points, left):
                values[power] += value
    for me in state.seats:
        if me.damage:
            for power, value in damage_shares(me.damage, book.mages[me.mage].health, left):
                values[power] += value
    for evocation in state.evocations.values():
        for power in evocation.damage:
            values[power] += 0.15
    for step, track in ((TROPHY, state.trophies), (TRACK_STEP, state.track)):
        first = max(track)
        for power, reached in enumerate(track):
            values[power] -= step * (first - reached)
    for seat in range(len(state.seats)):
        values[seat] += mage_value(state, seat, left)
    values[ROSE] += rose_value(state)
    return values


@lru_cache(maxsize=1 << 15)
def room_shares(
    cubes: tuple[int, ...], slots: int, points: tuple[int, int, int], left: float
) -> tuple[tuple[int, float], ...]:
    """Return what each power can expect for its instability in a room."""
    full = len(cubes) / slots
    likely = 1.0 if full == 1 else min(0.9, full * (0.35 + 0.14 * left))
    earned, first = harvest(cubes, points)
    most = majority(cubes)
    shares = []
    for power, earning in earned.items():
        value = likely * (earning + TRACK_STEP * (first == power))
        value += (1 - likely) * (CUBE * 0.5 * cubes.count(power) + MAJORITY * (most == power))
        shares.append((power, value))
    return tuple(shares)


@lru_cache(maxsize=1 << 15)
def damage_shares(cubes: tuple[int, ...], health: int, left: float) -> tuple[tuple[int, float], ...]:
    """Return what each power can expect for its damage on a mage."""
    hurt = len(cubes) / health
    likely = 1.0 if hurt == 1 else min(0.9, hurt * hurt * (0.4 + 0.2 * left))
    counts = {power: cubes.count(power) for power in sorted(set(cubes))}
    return tuple(
        (power, likely * (points + 0.5 * TROPHY) + (1 - likely) * 0.5 * DAMAGE * counts[power])
        for power, points in spoils(counts).items()
    )


def rose_value(state: State) -> float:
    """Return what the Black Rose can expect of her events and of open quests."""
    value = 0.0
    for event in state.book.events.values():
        if event.side == state.events_side and event.round > state.round:
            for face in event.faces:
                for verb in face.verbs:
                    if isinstance(verb, Gain) and verb.who == "black_rose":
                        value += verb.n
    for quest in state.quests:
        if quest not in state.claimed:
            value += OPEN_QUEST * state.book.quests[quest].points
    return value


def mage_value(state: State, seat: int, left: float) -> float:
    """Return what a mage can expect of its figures, its spells and its quests."""
    me = state.seats[seat]
    value = HELD_SPELL * len(me.hand)
    for card in me.hand:
        if card != HIDDEN and state.book.spells[card].kind == "forgotten_spell" and state.round < ROUNDS:
            value += FORGOTTEN
    acting = phase(state) in ("study", "actions", "")
    for evocation in state.evocations.values():
        if evocation.owner == seat:
            health = state.book.evocations[evocation.kind].health - len(evocation.damage)
            value += (0.25 + 0.1 * health + 0.25 * bool(evocation.upgrade)) * (0.4 + 0.35 * left)
    if acting:
        value += TOKEN * me.tokens - (0.3 if me.place == CELL else 0.0)
        value += spells_value(state, seat)
    value += pending_value(state, seat)
    return value + quest_value(state, seat)


def spells_value(state: State, seat: int) -> float:
    """Return what the prepared spells of a mage and its lasting effects can be hoped to bring."""
    value, edition = 0.0, state.edition
    seen = None
    for spell in state.seats[seat].slots:
        if spell is None or spell.revealed:
            continue
        if spell.card == HIDDEN:
            value += UNSEEN_SPELL
            continue
        seen = seen or situation(state, seat)
        value += PREPARED * spell_value(edition, spell.card, spell.side, seen)
    for lasts in state.lasting:
        if lasts.seat == seat:
            card, side = state.face_of(lasts)
            seen = seen or situation(state, seat)
            value += lasting_value(edition, card, side, seen)
    return value


def pending_value(state: State, seat: int) -> float:
    """Return what is under way for a seat and not yet done: half an action is not half lost."""
    value = 0.0
    for frame in state.stack:
        if isinstance(frame, Resolve) and frame.seat == seat:
            value += ROOM_EFFECT if frame.slot < 0 else _begun(state, frame)
        elif isinstance(frame, Acting) and frame.seat == seat and frame.strikes:
            place = state.place(frame.figure)
            value += STRIKE if state.foes(seat, place, frame.figure) else STRIKE * 0.5 * (frame.steps > 0)
    return value


def _begun(state: State, frame: Resolve) -> float:
    """Return what the rest of a spell being cast should bring; its instability is placed already."""
    if frame.step > 1:
        return 0.0
    icon = CUBE if state.book.spells[frame.source].icon else 0.0
    seen = situation(state, frame.seat)
    return PREPARED * (spell_value(state.edition, frame.source, frame.part, seen) - icon)


def quest_value(state: State, seat: int) -> float:
    """Return what a mage can expect of open quests, its prepared spells counted as good as revealed."""
    value = 0.0
    faces = None
    for quest in state.quests:
        if quest in state.claimed:
            continue
        condition = state.book.quests[quest].condition
        if condition.moment == "revealed":
            if faces is None:
                faces = _planned(state, seat)
            share = _share(condition, faces)
        elif isinstance(condition, Count):
            share = min(1.0, condition.count(state, seat) / condition.n)
        else:
            continue
        value += PROGRESS * share * share * state.book.quests[quest].points
    return value


def _planned(state: State, seat: int) -> list[Face]:
    spells = state.book.spells
    slots = state.seats[seat].slots
    return [spells[s.card].faces[s.side] for s in slots if s is not None and s.card != HIDDEN]


def _share(condition: Condition, faces: list[Face]) -> float:
    """Return how much of what a quest asks for the prepared spells would reveal."""
    match condition:
        case RevealedSpells(n=n, type=type_):
            return min(1.0, sum(face.type == type_ for face in faces) / n)
        case RevealedElements(n=n):
            return min(1.0, len({face.element for face in faces}) / n)
        case AllOf(all=parts):
            return sum(_share(part, faces) for part in parts) / len(parts)
    return 0.0


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
    value = sum(_worth(verb, seen) for verb in face.verbs)
    return max(0.0, value) * _reach(face, seen) + (CUBE if spell.icon else 0.0)


@lru_cache(maxsize=1 << 12)
def lasting_value(edition: str, card: str, side: int, seen: Situation) -> float:
    """Return what a lasting effect will still bring."""
    face = EDITIONS[edition].spells[card].faces[side]
    return sum(_worth(verb, seen) for verb in face.verbs if isinstance(verb, Whenever | Modifier | Ward))


def _reach(face: Face, seen: Situation) -> float:
    """Return how likely a target comes within reach."""
    target = face.target
    if not target.is_figure or target.range == ANYWHERE:
        return 1.0
    sure = SURE[target.range] if seen.planning else 1.0
    return sure * OUT_OF_REACH[max(0, seen.nearest - target.range)]


def _worth(verb: Verb, seen: Situation) -> float:
    """Return the points that a verb should bring whoever applies it."""
    match verb:
        case Damage(n=n, to=to, by=by):
            if to == "you":
                return -DAMAGE * n * 0.5
            if to == "own_evocations":
                return -0.25 * seen.own
            if by != "you":
                return 0.0
            return DAMAGE * n * (1.2 if to == "target" else 0.5 + 0.5 * seen.crowd)
        case Ultimatum(n=n):
            return DAMAGE * n * 0.9
        case ReplaceDamage(n=n):
            return REPLACED * 0.5 * min(n, seen.hurt)
        case Place(n=n, by=by):
            return CUBE * n * {"you": 1.0, "target": -2.0}.get(by, -0.6)
        case Replace(n=n):
            return REPLACED * min(n, seen.foreign)
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
            return _worth(do, seen) + sum(_worth(part, seen) for part in then)
        case IfEnemy(then=then):
            return 0.8 * sum(_worth(part, seen) for part in then)
        case Repeat(times=times, do=do):
            return times * 0.8 * sum(_worth(part, seen) for part in do)
        case Gain(n=n, who=who):
            return n if who == "you" else -0.85 * n
        case Lose(n=n):
            return -float(n)
        case Heal(n=n):
            return 0.25 * min(n, seen.damage)
        case Move(times=times):
            return 0.2 * times
        case Attack():
            return DAMAGE * 2
        case Modifier(of=of):
            return seen.to_come * (0.5 if of == "you" else 0.35 * seen.own)
        case Whenever(trigger=trigger, do=do):
            often = TRIGGERS[trigger] * (seen.evocations if trigger == "left" else 1)
            return seen.to_come * often * sum(_worth(part, seen) for part in do)
        case Ward(n=n):
            return seen.to_come * 0.6 * n
        case Draw(n=n):
            return 0.15 * n
        case TakeForgotten():
            return FORGOTTEN
        case Swap() | DriveOut():
            return 0.28
    return 0.0


def _activated(which: str | Choose, seen: Situation) -> float:
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


# --- at a glance -------------------------------------------------------------------------------------

EAGER = {"cast": 5, "fight": 4, "command": 3, "activate": 2, "explore": 1}


def quick(state: State) -> Action:
    """Return a plausible option at a glance: use what can be used, strike what can be struck."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    if len(options) == 1:
        return options[0]
    match decision.prompt:
        case "turn":
            return _quick_turn(state, decision)
        case "lay":
            return _quick_lay(state, decision)
        case "act":
            return _quick_act(state, decision)
        case "target":
            return _quick_target(state, decision)
        case "skill" | "hand_limit":
            return options[-1]
        case "claim":
            points = state.book.quests[options[0].source].points
            return options[0] if state.health_left(MAGES[decision.seat]) > points else options[-1]
    return options[0]


def _quick_turn(state: State, decision: Decision) -> Action:
    best, score = decision.options[-1], 0.0
    for option in decision.options:
        eager = float(EAGER.get(option.kind, 0))
        if option.kind == "cast":
            eager = _cast_now(state, decision.seat, int(option.source[-1]))
        elif option.kind == "explore":
            eager -= 0.1 * _distance(state, decision.seat, option.target)
        elif option.kind == "claim":
            eager = 9.0
        if eager > score:
            best, score = option, eager
    return best


def _cast_now(state: State, seat: int, slot: int) -> float:
    """Return how much a spell wants to be cast from here."""
    spell = state.seats[seat].slots[slot]
    assert spell is not None
    face = state.book.spells[spell.card].faces[spell.side]
    return 5.0 if _reach(face, situation(state, seat)) == 1 else 0.5


def _distance(state: State, seat: int, room: str) -> int:
    """Return how far a room is from the nearest rival."""
    apart = state.board.apart[state.place(room)]
    return min(
        (apart[me.place] for n, me in enumerate(state.seats) if n != seat and me.place >= 0), default=0
    )


def _quick_lay(state: State, decision: Decision) -> Action:
    seat, seen = state.seats[decision.seat], situation(state, decision.seat)
    best, score = (
        decision.options[-1],
        0.2 if len(seat.slots) - seat.slots.count(None) >= LEAST_LAID else -1.0,
    )
    values: dict[tuple[str, int], float] = {}
    for option in decision.options:
        if option.kind == "lay":
            key = (option.source, option.arg)
            if key not in values:
                values[key] = spell_value(state.edition, option.source, option.arg, seen)
            if values[key] > score:
                best, score = option, values[key]
    return best


def _quick_act(state: State, decision: Decision) -> Action:
    options = decision.options
    for kind in ("attack", "activate"):
        for option in options:
            if option.kind == kind:
                return option
    moves = [option for option in options if option.kind == "move"]
    if not moves or options[0].source in MAGES:
        return options[-1]
    return min(moves, key=lambda option: _distance(state, decision.seat, option.target))


def _quick_target(state: State, decision: Decision) -> Action:
    seat = decision.seat
    for option in decision.options:
        if option.target in SEATS:
            return option
    if decision.options[0].target in state.room_ids:
        return max(decision.options, key=lambda option: _room_appeal(state, seat, option.target))
    return decision.options[0]


def _room_appeal(state: State, seat: int, room: str) -> float:
    place = state.place(room)
    lies = state.rooms[place]
    free = 0 if lies.restored else state.book.rooms[room].slots - len(lies.cubes)
    return len(state.foes(seat, place)) + 0.3 * min(free, 2) + 0.2 * len(lies.cubes)
