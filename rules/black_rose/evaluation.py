"""How well a seat stands: its power, and what cubes, figures and spells will still turn into power.

Everything is estimated in points, from the same data that the rules run on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from rules.black_rose.board import ANYWHERE, CELL
from rules.black_rose.catalogue import Face, Spell
from rules.black_rose.effects import IfDid, IfEnemy, Modifier, Repeat, Verb, Ward, Whenever
from rules.black_rose.quests import AllOf, Condition, Count, RevealedElements, RevealedSpells
from rules.black_rose.records import Prepared
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
PREPARED = 0.8
"""A prepared spell is worth this share of what casting it should bring."""
OUT_OF_REACH = (1.0, 0.75, 0.55, 0.4)
"""The share left by how many steps are missing to reach a target."""
SURE = (0.75, 0.9, 1.0)
"""How sure it is, by its range, that a target seen while preparing is still there when the spell is cast."""
OPEN_QUEST, PROGRESS = 0.55, 0.5
STEEPNESS = (0.3, 0.3, 0.36, 0.45, 0.6)
"""How fast a lead in points becomes a likely win, round by round."""
FIGURES = 3
"""How many evocations there are to summon."""
TRIGGERS = {
    "harmed": 1.25,
    "left": 0.4,
    "own_left": 0.25,
    "entered": 0.8,
    "placed": 2.6,
    "summoned": 0.8,
    "acted": 1.25,
}
"""How often a lasting effect can be hoped to work, times what it does."""


def evaluate(state: State, seat: int) -> float:
    """Return how likely the seat wins, as far as its view tells: 0 hopeless, 1 won."""
    if state.over:
        return float(seat in state.winners)
    if not state.seats[seat].start:
        return 0.5
    prospects = {power: prospect(state, power) for power in (*range(len(state.seats)), ROSE)}
    mine = prospects.pop(seat)
    chance, steepness = 1.0, STEEPNESS[state.round]
    for other in prospects.values():
        chance /= 1 + exp(steepness * (other - mine))
    return chance


def prospect(state: State, power: int) -> float:
    """Return the points that a power can expect in the end."""
    left = ROUNDS - state.round + (0.6 if phase(state) != "cleanup" else 0.0)
    value = state.power(power) + rooms_value(state, power, left) + damage_value(state, power, left)
    value += TROPHY * (state.trophies[power] - max(state.trophies)) if any(state.trophies) else 0.0
    value += TRACK_STEP * (state.track[power] - max(state.track)) if any(state.track) else 0.0
    if power == ROSE:
        return value + rose_value(state)
    return value + mage_value(state, power, left)


def rooms_value(state: State, power: int, left: float) -> float:
    """Return what a power can expect for its instability."""
    value = 0.0
    for room in state.rooms:
        cubes = room.cubes
        if power not in cubes:
            continue
        printed = state.book.rooms[room.id]
        full = len(cubes) / printed.slots
        likely = 1.0 if full == 1 else min(0.9, full * (0.35 + 0.14 * left))
        earned, first = _harvest(cubes, printed.points)
        points = earned[power] + (TRACK_STEP if first == power else 0.0)
        value += likely * points
        if full < 1:
            value += (1 - likely) * (CUBE * 0.5 * cubes.count(power) + MAJORITY * (_majority(cubes) == power))
    return value


def damage_value(state: State, power: int, left: float) -> float:
    """Return what a power can expect for its damage on others."""
    value = 0.0
    for seat, me in enumerate(state.seats):
        if seat != power and power in me.damage:
            health = state.book.mages[me.mage].health
            hurt = len(me.damage) / health
            counts = {other: me.damage.count(other) for other in sorted(set(me.damage))}
            points = spoils(counts)[power] + 0.5 * TROPHY
            likely = 1.0 if hurt == 1 else min(0.9, hurt * hurt * (0.4 + 0.2 * left))
            value += likely * points + (1 - likely) * 0.5 * DAMAGE * counts[power]
    for evocation in state.evocations.values():
        if evocation.owner != power:
            value += 0.15 * evocation.damage.count(power)
    return value


@lru_cache(maxsize=4096)
def _harvest(cubes: tuple[int, ...], points: tuple[int, int, int]) -> tuple[dict[int, int], int | None]:
    return harvest(cubes, points)


@lru_cache(maxsize=4096)
def _majority(cubes: tuple[int, ...]) -> int | None:
    return majority(cubes)


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
        value += TOKEN * me.tokens
        for spell in me.slots:
            if spell is not None and not spell.revealed:
                value += prepared_value(state, seat, spell)
        if me.place == CELL:
            value -= 0.3
    for lasts in state.lasting:
        if lasts.seat == seat and acting:
            card, side = _card(state, seat, lasts.slot)
            value += _lasting_value(state.book.spells[card].faces[side], state, seat)
    return value + quest_value(state, seat)


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


def _card(state: State, seat: int, slot: int) -> tuple[str, int]:
    spell = state.seats[seat].slots[slot]
    assert spell is not None
    return spell.card, spell.side


def prepared_value(state: State, seat: int, spell: Prepared) -> float:
    """Return what a prepared spell can be hoped to bring."""
    if spell.card == HIDDEN:
        return UNSEEN_SPELL
    return PREPARED * spell_value(state, seat, state.book.spells[spell.card], spell.side)


def spell_value(state: State, seat: int, spell: Spell, side: int) -> float:
    """Return what casting a side of a spell should bring, as the lodge stands."""
    face = spell.faces[side]
    value = sum(_worth(verb, face, state, seat) for verb in face.verbs)
    return max(0.0, value) * _reach(face, state, seat) + (CUBE if spell.icon else 0.0)


def _lasting_value(face: Face, state: State, seat: int) -> float:
    kinds = (Whenever, Modifier, Ward)
    return sum(_worth(verb, face, state, seat) for verb in face.verbs if isinstance(verb, kinds))


def _reach(face: Face, state: State, seat: int) -> float:
    """Return how likely a target comes within reach."""
    target = face.target
    if not target.is_figure or target.range == ANYWHERE:
        return 1.0
    place = state.seats[seat].place
    if place == CELL:
        return OUT_OF_REACH[2 - target.range]
    apart = state.board.apart[place]
    nearest = len(OUT_OF_REACH)
    for number, other in enumerate(state.seats):
        if number != seat and other.place >= 0:
            nearest = min(nearest, apart[other.place])
    sure = SURE[target.range] if phase(state) == "study" else 1.0
    return sure * OUT_OF_REACH[min(max(0, nearest - target.range), len(OUT_OF_REACH) - 1)]


def _worth(verb: Verb, face: Face, state: State, seat: int) -> float:
    """Return the points that a verb should bring whoever applies it."""
    match verb:
        case Damage(n=n, to=to, by=by):
            if to == "you":
                return -DAMAGE * n * 0.5
            if to == "own_evocations":
                return -0.25 * _own(state, seat)
            if by != "you":
                return 0.0
            return DAMAGE * n * (1.2 if to == "target" else 0.5 + 0.5 * _crowd(state, seat))
        case Ultimatum(n=n):
            return DAMAGE * n * 0.9
        case ReplaceDamage(n=n):
            foreign = max((len(me.damage) - me.damage.count(seat) for me in state.seats), default=0)
            return REPLACED * 0.5 * min(n, foreign)
        case Place(n=n, by=by):
            return CUBE * n * {"you": 1.0, "target": -2.0}.get(by, -0.6)
        case Replace(n=n):
            most = max((len(room.cubes) - room.cubes.count(seat) for room in state.rooms), default=0)
            return REPLACED * min(n, most)
        case Summon():
            return SUMMONED * _ahead(state) if len(state.evocations) < FIGURES else 0.1
        case Activate(which=which, bonus=bonus):
            return (ACTIVATION + DAMAGE * bonus) * _activated(which, state, seat)
        case Assign(which=which, kind=kind):
            return ASSIGNED + DAMAGE * bool(kind) if which == "it" or _own(state, seat) else 0.0
        case Remove():
            return -0.5 * _ahead(state) if _own(state, seat) else -2.0
        case RemoveAll():
            return 0.4 * (len(state.evocations) - 2 * _own(state, seat))
        case IfDid(do=do, then=then):
            return _worth(do, face, state, seat) + sum(_worth(part, face, state, seat) for part in then)
        case IfEnemy(then=then):
            return 0.8 * sum(_worth(part, face, state, seat) for part in then)
        case Repeat(times=times, do=do):
            return times * 0.8 * sum(_worth(part, face, state, seat) for part in do)
        case Gain(n=n, who=who):
            return n if who == "you" else -0.85 * n
        case Lose(n=n):
            return -float(n)
        case Heal(n=n):
            return 0.25 * min(n, len(state.seats[seat].damage))
        case Move(times=times):
            return 0.2 * times
        case Attack():
            return DAMAGE * 2
        case Modifier(of=of):
            return 0.5 if of == "you" else 0.35 * _own(state, seat)
        case Whenever(trigger=trigger, do=do):
            often = TRIGGERS[trigger] * (len(state.evocations) if trigger == "left" else 1)
            return _to_come(state, seat) * often * sum(_worth(part, face, state, seat) for part in do)
        case Ward(n=n):
            return 0.6 * n
        case Draw(n=n):
            return 0.15 * n
        case TakeForgotten():
            return FORGOTTEN
        case Swap() | DriveOut():
            return 0.28
    return 0.0


def _ahead(state: State) -> float:
    """Return how much there is still to come for what stays in the lodge."""
    return 0.4 + 0.35 * (ROUNDS - state.round + 0.6)


def _to_come(state: State, seat: int) -> float:
    """Return how much of a round is to come in which a lasting effect can work: what rivals can still do."""
    if phase(state) == "study":
        return 1.0
    left = sum(
        other.tokens + len(state.unrevealed(number))
        for number, other in enumerate(state.seats)
        if number != seat
    )
    return min(1.0, 0.1 + 0.15 * left)


def _crowd(state: State, seat: int) -> int:
    """Return how many enemies stand together at most."""
    return max(len(state.foes(seat, place)) for place in range(len(state.rooms)))


def _own(state: State, seat: int) -> int:
    return sum(evocation.owner == seat for evocation in state.evocations.values())


def _activated(which: str | Choose, state: State, seat: int) -> float:
    """Return how likely there is an evocation to activate."""
    if which == "it":
        return 1.0
    own = _own(state, seat)
    if which == "target":
        return float(own > 0)
    assert isinstance(which, Choose)
    if which.whose == "target":
        # What strikes its owner is worth more than what strikes for its owner.
        return 1.5 * (len(state.evocations) > own)
    number = len(state.evocations) if which.whose == "any" else own
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
    return 5.0 if _reach(face, state, seat) == 1 else 0.5


def _distance(state: State, seat: int, room: str) -> int:
    """Return how far a room is from the nearest rival."""
    apart = state.board.apart[state.place(room)]
    return min(
        (apart[me.place] for n, me in enumerate(state.seats) if n != seat and me.place >= 0), default=0
    )


def _quick_lay(state: State, decision: Decision) -> Action:
    spells = state.book.spells
    seat = state.seats[decision.seat]
    best, score = (
        decision.options[-1],
        0.2 if len(seat.slots) - seat.slots.count(None) >= LEAST_LAID else -1.0,
    )
    values: dict[tuple[str, int], float] = {}
    for option in decision.options:
        if option.kind == "lay":
            key = (option.source, option.arg)
            if key not in values:
                values[key] = spell_value(state, decision.seat, spells[option.source], option.arg)
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
