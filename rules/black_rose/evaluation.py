"""How well a seat stands: its power, and what cubes, figures and spells will still turn into power.

Everything is estimated in points, from the same data that the rules run on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from rules.black_rose.actions import Acting
from rules.black_rose.amounts import typical
from rules.black_rose.board import CELL
from rules.black_rose.catalogue import Face
from rules.black_rose.quests import AllOf, Condition, Count, RevealedElements, RevealedSpells
from rules.black_rose.resolve import Resolve
from rules.black_rose.score import harvest, majority, spoils
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import ROUNDS, phase
from rules.black_rose.verbs import (
    Gain,
)
from rules.black_rose.worth import CUBE, DAMAGE, FORGOTTEN, lasting_value, situation, spell_value
from rules.core.events import HIDDEN

TROPHY, TRACK_STEP, MAJORITY = 0.9, 0.6, 0.35
TOKEN, UNSEEN_SPELL, HELD_SPELL = 0.45, 0.75, 0.06
STRIKE, ROOM_EFFECT = 0.5, 0.3
"""What an attack still to be made and an effect still to be carried out are worth."""
PREPARED = 0.8
"""A prepared spell is worth this share of what casting it should bring."""
OPEN_QUEST, PROGRESS = 0.55, 0.5
INCOME = 3.5
"""What a mage gains in a round beyond what the table shows; the Black Rose tells hers beforehand."""
STEEPNESS = (0.3, 0.3, 0.36, 0.45, 0.6)
"""How fast a lead in points becomes a likely win, round by round."""


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
                        value += typical(verb.n)
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
    kept = [effect for effect in state.effects if effect.seat == seat and effect.slot >= 0]
    for _, card, side in dict.fromkeys((effect.slot, effect.source, effect.part) for effect in kept):
        seen = seen or situation(state, seat)
        value += lasting_value(edition, card, side, seen)
    return value


def pending_value(state: State, seat: int) -> float:
    """Return what is under way for a seat and not yet done."""
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
    if frame.step > 1 or frame.part > 1:
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
