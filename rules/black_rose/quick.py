"""A plausible option at a glance: how a search imagines what it does not look into."""

from __future__ import annotations

from rules.black_rose.state import State
from rules.black_rose.study import LEAST_LAID
from rules.black_rose.targets import MAGES, SEATS
from rules.black_rose.worth import likely_in_reach, situation, spell_value
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import number_of

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
            eager = _cast_now(state, decision.seat, number_of(option.source))
        elif option.kind == "explore":
            eager -= 0.1 * _distance(state, decision.seat, option.target)
        elif option.kind == "activate" and _is_used(state, option.target):
            eager = 0.0
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
    return 5.0 if likely_in_reach(face, situation(state, seat)) == 1 else 0.5


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
            if option.kind == kind and not (kind == "activate" and _is_used(state, option.target)):
                return option
    moves = [option for option in options if option.kind == "move"]
    if not moves or options[0].source in MAGES:
        return options[-1]
    return min(moves, key=lambda option: _distance(state, decision.seat, option.target))


def _is_used(state: State, room: str) -> bool:
    """Tell whether activating a room would do nothing."""
    return state.rooms[state.place(room)].used


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
