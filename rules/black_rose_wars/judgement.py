"""How well a seat stands in Black Rose Wars: its power, and what will still turn into power.

Everything is estimated in points, from the same data that the rules run on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from rules.black_rose.attacks import Attacking, Opening
from rules.black_rose.board import CELL
from rules.black_rose.conditions import Happened, Has, HealthLeft, Marks, Owns
from rules.black_rose.dealing import Dealing
from rules.black_rose.effects import bare
from rules.black_rose.goals import goals_of, pull
from rules.black_rose.hands import Drawing
from rules.black_rose.moons import LAST_POWER
from rules.black_rose.resolve import Resolve
from rules.black_rose.score import spoils_by_place, standing
from rules.black_rose.situations import NEUTRAL, situation
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import phase
from rules.black_rose.worth import CUBE, DAMAGE, spell_value
from rules.core.rng import Source, below

FOR_QUESTS, FOR_TROPHIES = (6, 3, 1), (4, 2, 1)
"""Points at the end for the first places in quests and trophies."""
TROPHY, DONE, CROWN = 0.5, 0.5, 0.4
"""What a trophy, a completed quest and the crown are worth beside the places that they lead to."""
CARD, GOOD_CARD, UNSEEN_SPELL, PREPARED, ARMED = 0.04, 0.12, 0.8, 0.8, 0.7
"""What a card in hand is worth, and which share of what casting it brings: in hand, prepared, cast."""
UNSEEN_CARD = 0.16
TOKEN, IN_CELL, WOUND = 0.45, 0.3, 0.06
QUEST, TESTED = 0.5, 0.3
"""What a quest in hand is worth, and which share of its points its conditions are."""
FEAR = 1.2
"""What the Black Rose is feared to gain in a round beyond what mages do."""
INCOME = 3.6
"""What the leading mage gains in a round, on average."""
STEEP, STEEPER = 0.16, 0.22
"""How fast a lead in points becomes a likely win: at the beginning, and how much faster at the end."""
LOOKED_BACK = (Happened, Has, HealthLeft, Marks, Owns)
"""The conditions of quests that can be looked at at any time."""
TASTE = 0.002
"""How much a deck to draw from can weigh: enough not to take always the same where all are alike."""
MOODY, GRAIN, MANY = 0.5, 1000, (1 << 61) - 1
"""By how much the worth of a side may seem greater or less in a round."""
ALARMING = 5
"""By how much the Black Rose must lead for easy players to pull themselves together."""
NEAR, FAR = 3, 12
"""Two places of the lodge by whose rooms games are told apart."""
HERE, TIRED = 0.4, 0.4
"""Which share of the goals in reach a place is worth to a mage, and which share of that without a token."""


def evaluate(state: State, seat: int) -> float:
    """Return how well a seat stands, from its own view: 0 hopeless, 1 won."""
    if state.over:
        return float(seat in state.winners)
    if not state.seats[seat].start:
        return 0.5
    values = prospects(state, seat)
    greatest = max(values[:-1])
    left = max(0.0, LAST_POWER - greatest)
    values[ROSE] += FEAR * left / INCOME
    steep = STEEP + STEEPER * (1 - left / LAST_POWER)
    mine, likely = values.pop(seat), 1.0
    for other in values:
        likely /= 1 + exp(steep * (other - mine))
    return likely


def rose_leads(state: State) -> bool:
    """Tell whether the Black Rose is well ahead of all mages on the track."""
    return state.power(ROSE) - max(map(state.power, range(len(state.seats)))) >= ALARMING


def prospects(state: State, viewer: int) -> list[float]:
    """Return the points that every power can expect, the Black Rose last; only the viewer sees its cards."""
    values = [float(sum(earned.values())) for earned in state.earned]
    progress = min(1.0, max(values) / LAST_POWER)
    book = state.book
    for place, room in enumerate(state.rooms):
        if room.cubes:
            printed = book.rooms[room.id]
            closed = place == 0 and state.moon < 2
            for power, value in room_shares(room.cubes, printed.slots, printed.points[0], closed):
                values[power] += value
    for me in state.seats:
        if me.damage:
            for power, value in damage_shares(me.damage, book.mages[me.mage].health):
                values[power] += value
    for room_id, power in state.tokens.items():
        if power != ROSE:
            values[power] += book.rooms[room_id].points[0]
    sure = 0.3 + 0.6 * progress
    done = tuple([len(me.done) for me in state.seats])
    for counts, points, each in (
        (done, FOR_QUESTS, DONE),
        (tuple(state.trophies[:-1]), FOR_TROPHIES, TROPHY),
    ):
        for power, n in _by_place(counts, points):
            values[power] += sure * n + (1 - progress) * each * counts[power]
    values[state.crown] += CROWN
    for seat in range(len(state.seats)):
        values[seat] += mage_value(state, seat)
        values[seat] += cards_value(state, seat) if seat == viewer else unseen_value(state, seat)
    return values


@lru_cache(maxsize=1 << 12)
def _by_place(counts: tuple[int, ...], points: tuple[int, int, int]) -> tuple[tuple[int, int], ...]:
    """Return who would get how many points for counts of seats if the game ended now."""
    return tuple(standing(dict(enumerate(counts)), points).items())


@lru_cache(maxsize=1 << 15)
def room_shares(
    cubes: tuple[int, ...], slots: int, points: int, closed: bool
) -> tuple[tuple[int, float], ...]:
    """Return what each power can expect for its instability in a room: its token goes to whoever has most."""
    full = len(cubes) / slots
    likely = 0.3 if closed else 1.0 if full >= 1 else min(0.85, 0.25 * full + 0.6 * full * full)
    counts = {power: cubes.count(power) for power in sorted(set(cubes))}
    most = max(counts.values())
    level = list(counts.values()).count(most) > 1
    return tuple(
        (power, likely * points * (n == most and not level) + (1 - likely) * 0.6 * CUBE * n)
        for power, n in counts.items()
    )


@lru_cache(maxsize=1 << 15)
def damage_shares(cubes: tuple[int, ...], health: int) -> tuple[tuple[int, float], ...]:
    """Return what each power can expect for its damage on a mage."""
    hurt = min(1.0, len(cubes) / health)
    likely = 0.2 * hurt + 0.7 * hurt * hurt
    counts = {power: cubes.count(power) for power in sorted(set(cubes))}
    return tuple(
        (power, likely * (points + TROPHY) + (1 - likely) * 0.5 * DAMAGE * counts[power])
        for power, points in spoils_by_place(counts).items()
    )


def mage_value(state: State, seat: int) -> float:
    """Return what a mage can expect of what everybody sees: its figures, its health and its actions."""
    me, value = state.seats[seat], 0.0
    for evocation in state.evocations.values():
        if evocation.owner == seat:
            printed = state.book.evocations[evocation.kind]
            health = printed.health - len(evocation.damage)
            value += 0.35 + 0.1 * health + 0.1 * printed.strength
    value -= WOUND * len(me.damage)
    if phase(state) in ("planning", "actions"):
        value += TOKEN * me.tokens - IN_CELL * (me.place == CELL)
    return value + pending_value(state, seat) + 0.8 * bool(me.form)


def unseen_value(state: State, seat: int) -> float:
    """Return what a rival can expect of cards that nobody else sees."""
    me = state.seats[seat]
    laid = sum(spell is not None and not spell.revealed for spell in me.slots)
    return UNSEEN_CARD * len(me.hand) + UNSEEN_SPELL * laid + QUEST * len(me.quests)


def cards_value(state: State, seat: int) -> float:
    """Return what a mage can expect of its cards: in hand, prepared, and quests."""
    me, edition = state.seats[seat], state.edition
    value = CARD * len(me.hand)
    for card in me.hand:
        value += card_value(edition, card) * mood(state, seat, card)
    value += spells_value(state, seat) + place_value(state, seat)
    return value + quests_value(state, seat)


@lru_cache(maxsize=1 << 10)
def card_value(edition: str, card: str) -> float:
    """Return what a spell in hand is worth."""
    return GOOD_CARD * max(spell_value(edition, card, side, NEUTRAL) for side in (0, 1))


def spells_value(state: State, seat: int) -> float:
    """Return what the prepared and the activated spells of a mage can be hoped to bring."""
    value, seen = 0.0, None
    for spell in state.seats[seat].slots:
        if spell is None or spell.revealed:
            continue
        seen = seen or situation(state, seat)
        share = ARMED if spell.token else PREPARED * mood(state, seat, spell.card, spell.side)
        value += share * spell_value(state.edition, spell.card, spell.side, seen)
    return value


def mood(state: State, seat: int, thing: str, side: int = 0) -> float:
    """Return how much a mage feels like something: whoever always did the same would be foreseen.

    It changes from round to round, and from lodge to lodge by which rooms lie where.
    """
    return _mood(f"{state.rooms[NEAR].id}{state.rooms[FAR].id}{state.round}{seat}{thing}{side}")


@lru_cache(maxsize=1 << 14)
def _mood(about: str) -> float:
    mixed = int.from_bytes(about.encode(), "big") % MANY
    return 1 - MOODY + 2 * MOODY * below(Source(mixed), GRAIN) / GRAIN


def quests_value(state: State, seat: int) -> float:
    """Return what the quests in the hand of a mage promise, wherever it stands."""
    me, value = state.seats[seat], 0.0
    for name in me.quests:
        value += QUEST
        quest = state.book.quests[name]
        if quest.room is None and quest.tests and me.tokens:
            frame = bare(seat, name, since=0)
            met = sum(test.holds(state, frame) for test in quest.tests if isinstance(test, LOOKED_BACK))
            value += TESTED * quest.points * met / len(quest.tests)
    return value


def place_value(state: State, seat: int) -> float:
    """Return what the goals in reach of a mage are worth to it."""
    me = state.seats[seat]
    return HERE * (1 if me.tokens else TIRED) * pull(state, seat, me.place, goals_of(state, seat))


def pending_value(state: State, seat: int) -> float:
    """Return what is under way for a seat and not yet done."""
    value = 0.0
    for frame in state.stack:
        if getattr(frame, "seat", None) != seat:
            continue
        match frame:
            case Resolve(slot=slot):
                card = slot >= 0 and frame.source in state.book.spells
                value += _rest(state, frame) if card else 0.25
            case Attacking(strength=strength, stage=0):
                value += DAMAGE * strength
            case Dealing(laid=False):
                value += DAMAGE
            case Opening(stage=0):
                value += 0.4
            case Drawing(chosen=chosen):
                for left, deck in enumerate(chosen):
                    value += TASTE * mood(state, seat, deck, left)
    return value


def _rest(state: State, frame: Resolve) -> float:
    """Return what the rest of a spell being cast should bring."""
    spell = state.book.spells[frame.source]
    if frame.part >= len(spell.faces):
        return DAMAGE
    whole = PREPARED * spell_value(state.edition, frame.source, frame.part, situation(state, frame.seat))
    return whole * (1 - frame.step / len(frame.program(state)))
