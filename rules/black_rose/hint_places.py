"""What speaks for a room: what waits there, who stands near, whose cubes lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.card_text import face_text, name
from rules.black_rose.goals import NEAR, Goal, goals_of
from rules.black_rose.hint_cards import called, effect
from rules.black_rose.targets import MAGES

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from rules.black_rose.state import State
    from rules.core.words import Words

HINT = "black_rose.advice"
HERE = "room.here"
SORTS = ("quest", "room", "rival")


def toward(
    state: State, seat: int, figure: str, place: int, words: Words, without: Container[str] = ()
) -> str:
    """Say for what a figure goes to a room, or stays in it: a quest, its effect, or a rival.

    Sorts of goals `without` which it does are not looked for in the room itself.
    """
    sorts = [*goals_of(state, seat)]
    if state.owner(figure) != seat:
        mine = state.seats[seat].place
        if mine == place:
            return words(f"{HINT}.driven.here")
        if mine < 0:
            return words(f"{HINT}.driven.away")
        return words.count(f"{HINT}.driven", state.board.apart[mine][place])
    if figure != MAGES[seat]:
        # Evocations neither complete quests nor activate rooms.
        sorts[:2] = [[], []]
    here = state.place(figure)
    found = [(SORTS[number], goal) for number, sort in enumerate(sorts) for goal in sort]
    found = [(sort, goal) for sort, goal in found if sort not in without or goal[0] != place]
    ahead = [(sort, goal) for sort, goal in found if _is_nearer(state, here, place, goal[0])]
    if not found:
        return words(f"{HINT}.nobody") if figure != MAGES[seat] else ""
    # What waits in the room itself comes before what is nearer from there.
    ahead = [(sort, goal) for sort, goal in ahead if goal[0] == place and sort != "rival"] or ahead
    # Whoever steps aside is told what is near nevertheless.
    sort, goal = max(
        ahead or found, key=lambda pair: _worth(state, place, pair[1]) - _worth(state, here, pair[1]) / 2
    )
    if figure != MAGES[seat] and ahead:
        return words(
            f"{HINT}.{'sent' if goal[0] != place else 'strikes'}", name=called(state, goal[2], words)
        )
    return _goal(state, sort, goal, place, words, stays=here == place or not ahead)


def _is_nearer(state: State, here: int, place: int, at: int) -> bool:
    """Tell whether a goal is in a room itself, or nearer to it than to where a figure comes from."""
    apart = state.board.apart
    return at == place or here in (place, -1) or apart[place][at] < apart[here][at]


def _worth(state: State, place: int, goal: Goal) -> float:
    """Return what a goal is worth to whoever stands in a room; in a cell everything is far."""
    at, worth, _ = goal
    return worth * NEAR[state.board.apart[place][at]] if place >= 0 else 0.0


def _goal(state: State, sort: str, goal: Goal, place: int, words: Words, *, stays: bool) -> str:
    """Say what a goal is, and how a room leads to it."""
    at, _, what = goal
    steps = state.board.apart[place][at]
    room = state.rooms[at].id
    named = called(state, what, words)
    args = {"name": named, "room": name(state, room, words)}
    if sort == "room" and not steps:
        return effect(
            face_text(state.book.rooms[room], side_of(state, at), words), words, "room.here.best", HERE
        )
    if sort == "quest":
        args["points"] = words.count("black_rose.brings.power", state.book.quests[what].points)
    if steps and stays:
        return words.count(f"{HINT}.{sort}.stay", steps, **args)
    return words(f"{HINT}.{sort}.{'near' if steps else 'here'}", **args)


def side_of(state: State, place: int) -> int:
    """Return which of its effects a room has now."""
    room = state.rooms[place]
    return int(room.restored and state.book.rooms[room.id].is_two_sided)


def steps_to_quest(state: State, seat: int, quest: str) -> int | None:
    """Return how many steps it is to the nearest room in which a quest can be completed, if there is one."""
    here = state.seats[seat].place
    apart = state.board.apart[here if here >= 0 else state.board.exits[seat][0]]
    return min([apart[at] for at, _, name_ in goals_of(state, seat).quests if name_ == quest], default=None)


def near_whom(state: State, seat: int, figure: str, words: Words) -> str:
    """Say whom an evocation can strike, or whom it is sent to."""
    here, speed = state.place(figure), state.speed(figure)
    rooms = range(len(state.rooms)) if here >= 0 else ()
    foes = [(state.board.apart[here][place], foe) for place in rooms for foe in state.foes(seat, place)]
    if not foes:
        return words(f"{HINT}.acts")
    steps, foe = min(foes)
    key = "strikes" if steps <= speed else "sent"
    return words(f"{HINT}.{key}", name=called(state, foe, words))


def standing_in(
    state: State, seat: int, room: str, laid: Mapping[int, int], words: Words, *, named: bool = True
) -> str:
    """Say how a seat stands in a room by its cubes, with those that are being laid."""
    lying, printed = state.rooms[state.place(room)].cubes, state.book.rooms[room]
    counts = {power: lying.count(power) + laid.get(power, 0) for power in {*lying, *laid}}
    mine, most = counts.pop(seat, 0), max(counts.values(), default=0)
    key = "first" if mine > most else "level" if mine == most and mine else "behind" if most else "empty"
    return words(
        f"{HINT}.cubes.{key}",
        where=words(f"{HINT}.in_room", room=name(state, room, words)) if named else words(f"{HINT}.there"),
        mine=mine,
        most=most,
        full=min(printed.slots, len(lying) + sum(laid.values())),
        slots=printed.slots,
    )
