"""A plausible option at a glance in the great lodge: how a search imagines what it does not look into."""

from __future__ import annotations

from rules.black_rose.board import ANYWHERE
from rules.black_rose.catalogue import Face
from rules.black_rose.goals import Goals, goals_of, is_vain, pull, wants_to_sacrifice
from rules.black_rose.resolve import Resolve
from rules.black_rose.selection import Branch
from rules.black_rose.situations import situation
from rules.black_rose.state import State
from rules.black_rose.study import LEAST_LAID
from rules.black_rose.targets import MAGES, SEATS, aims
from rules.black_rose.verbs import Activate, ChooseOne, Damage, Heal
from rules.black_rose.worth import spell_value, worth
from rules.black_rose_wars.judgement import card_value, mood
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import number_of

LAST = frozenset(["banish", "quest_offer", "skill", "walk", "rearrange", "put_back"])
"""Where to leave it at that is the last option, and mostly good enough."""
DROPPED = frozenset(["hand_limit", "quest_limit", "discard", "give_back", "pay"])
TAKEN = frozenset(["keep", "search", "cast_from_hand"])
TASTE = frozenset(["deck", "element"])
"""Where nothing speaks for one option more than for another."""
AIMED = frozenset(["target", "pick", "strike", "strike_more", "retarget"])
IN_ROOMS = frozenset(["choose_room", "place_in", "summon_in", "replace"])
FAR = 9
COMPLETE, CAST, FIGHT, SACRIFICE, ACTIVATE, WALK, OUT_OF_REACH = 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.5
"""How eager a mage is to do something in its turn."""
LAID = 0.2
"""What a spell must be worth to be prepared beyond the least number."""


def quick(state: State) -> Action:
    """Return a plausible option at a glance: use what can be used, strike what can be struck."""
    decision = state.decision
    assert decision is not None
    options, prompt = decision.options, decision.prompt
    if len(options) == 1:
        return options[0]
    if prompt in LAST:
        return options[-1]
    if prompt in DROPPED:
        return min(options, key=lambda option: _card(state, option))
    if prompt in TAKEN:
        return max(options, key=lambda option: _card(state, option, 0) * _liked(state, decision.seat, option))
    if prompt in TASTE:
        return max(options, key=lambda option: _liked(state, decision.seat, option))
    if prompt in AIMED:
        return max(options, key=lambda option: _victim(state, decision.seat, option))
    if prompt in IN_ROOMS:
        return max(options, key=lambda option: _room(state, decision.seat, option))
    if prompt == "act":
        return _act(state, decision)
    if prompt == "turn":
        return _turn(state, decision)
    if prompt == "lay":
        return _lay(state, decision)
    if prompt == "leave_cell":
        goals = goals_of(state, decision.seat)
        return max(options, key=lambda option: pull(state, decision.seat, state.place(option.target), goals))
    if prompt == "option":
        return max(options, key=lambda option: _text(state, decision.seat, option))
    return options[0]


def _card(state: State, option: Action, other: float = FAR) -> float:
    """Return what a card that can be kept or dropped is worth; `other` is the worth of all else."""
    if option.source in state.book.spells:
        return card_value(state.edition, option.source)
    quest = state.book.quests.get(option.source)
    return float(quest.points) if quest is not None else other


def _liked(state: State, seat: int, option: Action) -> float:
    """Return how much a mage feels like a card, a deck or an element at this moment."""
    return mood(state, seat, option.source, getattr(state.stack[-1], "left", 0))


def _text(state: State, seat: int, option: Action) -> float:
    """Return what one of several texts should bring."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve)
    branch = frame.program(state)[frame.step]
    assert isinstance(branch, Branch)
    seen = situation(state, seat)
    return sum(worth(verb, seen) for verb in branch.options[option.arg].do)


def _victim(state: State, seat: int, option: Action) -> float:
    """Return how much one would like to aim at a figure or a room."""
    named = option.target or option.source
    owner = state.owner(named)
    if owner is None:
        return _room(state, seat, option)
    if owner == seat:
        return -1.0
    return (20.0 if named in SEATS else 10.0) - state.health_left(named)


def _room(state: State, seat: int, option: Action) -> float:
    """Return how much one would like to do something in a room."""
    place = state.place(option.target or option.source)
    if place < 0:
        return 0.0
    cubes = state.rooms[place].cubes
    return len(state.foes(seat, place)) + 0.2 * len(cubes) + 0.3 * cubes.count(seat)


def _lay(state: State, decision: Decision) -> Action:
    """Prepare what should bring most in this situation and mood."""
    seat, edition = decision.seat, state.edition
    me, seen = state.seats[seat], situation(state, seat)
    enough = len(me.slots) - me.slots.count(None) >= LEAST_LAID
    best, score = decision.options[-1], LAID if enough else -1.0
    known: set[tuple[str, int]] = set()
    for option in decision.options:
        key = (option.source, option.arg)
        if option.kind != "lay" or key in known:
            continue
        known.add(key)
        value = spell_value(edition, *key, seen) * mood(state, seat, *key)
        if value > score:
            best, score = option, value
    return best


def _turn(state: State, decision: Decision) -> Action:
    """Cast what reaches somebody, strike, activate, or go where there is something to do."""
    seat = decision.seat
    goals, here = None, state.seats[seat].place
    best, score = decision.options[-1], 0.0
    for option in decision.options:
        eager = 0.0
        match option.kind:
            case "cast":
                eager = CAST if _reaches(state, seat, number_of(option.source)) else OUT_OF_REACH
            case "fight":
                eager = FIGHT - 0.1 * state.health_left(option.target)
            case "inertia" if wants_to_sacrifice(state):
                eager = SACRIFICE
            case "activate" | "explore":
                goals = goals_of(state, seat) if goals is None else goals
                if option.kind == "activate":
                    eager = (
                        COMPLETE
                        if any(at == here and worth > 1 for at, worth, _ in goals.quests)
                        else ACTIVATE
                    )
                else:
                    gained = pull(state, seat, state.place(option.target), goals)
                    eager = WALK + gained - pull(state, seat, here, goals)
        if eager > score:
            best, score = option, eager
    return best


def leaves_off(state: State, action: Action) -> bool:
    """Tell whether a mage stops acting where it could strike a rival, activate its room or cast a spell.

    So does who ends a turn with a step that a spell was given up for, and who gives one up too easily.
    """
    decision = state.decision
    if decision is None:
        return False
    if action.kind == "inertia":
        return not wants_to_sacrifice(state) and _is_missed(state, decision.seat, number_of(action.source))
    if action.kind not in ("end", "idle", "done"):
        return False
    last = state.ledger[-1] if state.ledger else None
    if action.kind == "end" and last is not None and last.trigger == "sacrificed":
        return True
    return any(_is_at_hand(state, decision.seat, option) for option in decision.options)


def _is_missed(state: State, seat: int, slot: int) -> bool:
    """Tell whether a mage would miss a spell: it reaches somebody or waits for rivals, or one could walk."""
    me = state.seats[seat]
    spell = me.slots[slot]
    assert spell is not None
    return me.tokens > 0 or bool(spell.token) or _reaches(state, seat, slot)


def _is_at_hand(state: State, seat: int, option: Action) -> bool:
    match option.kind:
        case "cast":
            return _reaches(state, seat, number_of(option.source))
        case "activate":
            return not is_vain(state, seat, state.place(option.target))
    return option.kind in ("fight", "attack") and option.target in SEATS


def _reaches(state: State, seat: int, slot: int) -> bool:
    """Tell whether a spell has something to aim at from here; what waits for rivals need not reach any."""
    spell = state.seats[seat].slots[slot]
    assert spell is not None
    face = state.book.spells[spell.card].faces[spell.side]
    target = face.target
    if face.type in ("trap", "protection") or target.range == ANYWHERE:
        return True
    if target.is_figure:
        found = aims(state, seat, target)
        own = target.whose == "own" or any(
            isinstance(verb, Activate | Heal | ChooseOne) for verb in face.verbs
        )
        return any(own or state.owner(figure) != seat for figure in found)
    return target.kind != "area" or not _harms(face) or _somebody(state, seat, target.range)


def _harms(face: Face) -> bool:
    return any(isinstance(verb, Damage) for verb in face.verbs)


def _somebody(state: State, seat: int, range_: int) -> bool:
    """Tell whether a foe is in one of the rooms that can be aimed at."""
    rooms = state.board.in_range(seat, state.seats[seat].place, range_)
    return any(state.foes(seat, place) for place in rooms)


def _act(state: State, decision: Decision) -> Action:
    """Strike, activate the room, or go on towards where there is something to do."""
    options, seat = decision.options, decision.seat
    struck = [option for option in options if option.kind == "attack"]
    if struck:
        return max(struck, key=lambda option: _victim(state, seat, option))
    for option in options:
        if option.kind == "activate":
            return option
    moves = [option for option in options if option.kind == "move"]
    if not moves:
        return options[-1]
    figure = moves[0].source
    goals = goals_of(state, seat)
    if figure != MAGES[seat]:
        goals = Goals([], [], goals.rivals)
    best = max(moves, key=lambda option: pull(state, seat, state.place(option.target), goals))
    here, there = state.place(figure), state.place(best.target)
    nearer = here < 0 or pull(state, seat, there, goals) > pull(state, seat, here, goals)
    return best if nearer else options[-1]
