"""A plausible option at a glance in the great lodge: how a search imagines what it does not look into."""

from __future__ import annotations

from rules.black_rose import quick as small_lodge
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, SEATS
from rules.black_rose_wars.judgement import card_value, rooms_of
from rules.core.action import Action
from rules.core.decision import Decision

LAST = frozenset(["banish", "quest_offer", "skill", "walk", "rearrange", "put_back"])
"""Where to leave it at that is the last option, and mostly good enough."""
DROPPED = frozenset(["hand_limit", "discard", "give_back", "pay"])
AIMED = frozenset(["target", "pick", "strike", "strike_more", "retarget"])
IN_ROOMS = frozenset(["choose_room", "place_in", "summon_in", "replace"])
FAR = 9


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
    if prompt == "keep":
        return max(options, key=lambda option: _card(state, option))
    if prompt in AIMED:
        return max(options, key=lambda option: _victim(state, decision.seat, option))
    if prompt in IN_ROOMS:
        return max(options, key=lambda option: _room(state, decision.seat, option))
    if prompt == "act":
        return _act(state, decision)
    if prompt in ("turn", "lay"):
        return small_lodge.quick(state)
    return options[0]


def _card(state: State, option: Action) -> float:
    """Return what a card that can be kept or dropped is worth."""
    if option.source in state.book.spells:
        return card_value(state.edition, option.source)
    quest = state.book.quests.get(option.source)
    return float(quest.points) if quest is not None else FAR


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


def _act(state: State, decision: Decision) -> Action:
    """Strike, activate the room, or go on towards where there is something to do."""
    options = decision.options
    struck = [option for option in options if option.kind == "attack"]
    if struck:
        return max(struck, key=lambda option: _victim(state, decision.seat, option))
    for option in options:
        if option.kind == "activate":
            return option
    figure = options[0].source
    here = state.place(figure)
    moves = [option for option in options if option.kind == "move"]
    if not moves:
        return options[-1]
    goals = goals_of(state, decision.seat, figure)
    apart = state.board.apart
    best = min(moves, key=lambda option: _way(apart[state.place(option.target)], goals))
    nearer = here < 0 or _way(apart[state.place(best.target)], goals) < _way(apart[here], goals)
    return best if nearer else options[-1]


def _way(apart: tuple[int, ...], goals: list[int]) -> int:
    return min([apart[goal] for goal in goals], default=FAR)


def goals_of(state: State, seat: int, figure: str) -> list[int]:
    """List where a figure would go: a mage to the rooms of its quests, everybody to rivals."""
    rivals = [other.place for n, other in enumerate(state.seats) if n != seat and other.place >= 0]
    if figure != MAGES[seat]:
        return rivals
    goals = []
    for name in state.seats[seat].quests:
        quest = state.book.quests[name]
        if quest.room is not None:
            named = rooms_of(state.edition, name)
            goals += [n for n, room in enumerate(state.rooms) if room.id in named and not room.used]
    return goals or rivals
