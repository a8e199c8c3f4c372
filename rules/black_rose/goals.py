"""Where a mage of the great lodge would like to stand: in rooms that serve it, in reach of rivals."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.black_rose.actions import END, Acting
from rules.black_rose.board import CELL
from rules.black_rose.conditions import all_hold
from rules.black_rose.editions import EDITIONS
from rules.black_rose.effects import bare
from rules.black_rose.moments import Answerable
from rules.black_rose.moons import LAST_POWER
from rules.black_rose.movement import reachable
from rules.black_rose.queries import CENTRE, Pick, Where, owned
from rules.black_rose.resolve import Verb
from rules.black_rose.situations import NEUTRAL
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE
from rules.black_rose.verbs import (
    ChooseOne,
    Discard,
    DiscardPrepared,
    Draw,
    Heal,
    IfDid,
    Price,
    Remove,
    TakeCrown,
)
from rules.black_rose.worth import worth
from rules.core.action import Action

NEAR = (1.0, 0.72, 0.52, 0.37, 0.27, 0.2, 0.14)
"""The share of a goal's worth that is left by the steps to it."""
DONE, UNMET = 1.0, 0.25
"""What a completed quest is worth beyond its points; the share left while its conditions are not met."""
RIVAL, WOUNDED, LEAST = 1.0, 0.8, 0.1
OPEN_FROM = 2
"""The moon from which on the hall can be activated."""
LATE = 4
"""So much below the last power there is hardly a round left for a new quest."""
IN_VAIN = (ChooseOne, Draw, Heal, IfDid, Price, TakeCrown)
"""Verbs of rooms that may find nothing to work on."""
TURNS = frozenset(["turn_began", "turn_ended"])
"""What is noted at both ends of a turn: a mage does nothing by it."""


Goal = tuple[int, float, str]
"""A place worth going to, what it is worth, and for what: a quest, its room, or a mage there."""


class Goals(NamedTuple):
    """Where a mage would go: to complete quests, to activate rooms, to meet rivals."""

    quests: list[Goal]
    rooms: list[Goal]
    rivals: list[Goal]


def goals_of(state: State, seat: int) -> Goals:
    """Return where a mage would go."""
    edition = state.edition
    worth_of = room_worths(edition)
    rooms = [
        (place, worth_of[room.id], room.id)
        for place, room in enumerate(state.rooms)
        if not room.used and not room.destroyed
    ]
    if state.moon < OPEN_FROM:
        rooms = [goal for goal in rooms if goal[0] != CENTRE]
    useful = [goal for goal in rooms if not is_vain(state, seat, goal[0])]
    rivals = []
    for number, other in enumerate(state.seats):
        if number != seat and other.place >= 0:
            hurt = len(other.damage) / state.book.mages[other.mage].health
            rivals.append((other.place, RIVAL + WOUNDED * hurt * hurt, MAGES[number]))
    return Goals(_quests(state, seat, rooms), useful, rivals)


def _quests(state: State, seat: int, rooms: list[Goal]) -> list[Goal]:
    """List the rooms in which the quests of a mage can be completed."""
    found = []
    for name in state.seats[seat].quests:
        quest = state.book.quests[name]
        if quest.room is None:
            continue
        named, tests, points = rooms_of(state.edition, name), quest.tests, quest.points + DONE
        for place, _, room in rooms:
            if room in named:
                met = not tests or all_hold(state, bare(seat, name, here=place, since=0), tests)
                found.append((place, points if met else UNMET * points, name))
    return found


def pull(state: State, seat: int, place: int, goals: Goals) -> float:
    """Return how much of the goals is in reach of a place: the best of each sort."""
    if place == CELL:
        return NEAR[1] * max([pull(state, seat, exit_, goals) for exit_ in state.board.exits[seat]])
    apart = state.board.apart[place]
    return sum([max([worth * NEAR[apart[at]] for at, worth, _ in sort], default=0.0) for sort in goals])


def is_vain(state: State, seat: int, place: int) -> bool:
    """Tell whether the effect of a room can do nothing for a mage now."""
    room = state.rooms[place]
    if room.id not in _conditional(state.edition):
        return False
    printed = state.book.rooms[room.id]
    face = printed.faces[int(printed.is_two_sided and room.restored)]
    if face.target.is_figure and face.target.whose == "own" and not owned(state, seat):
        return True
    return all(_does_nothing(state, seat, verb) for verb in face.verbs)


@lru_cache(maxsize=1 << 5)
def _conditional(edition: str) -> frozenset[str]:
    """Return the rooms whose effect may find nothing to work on."""
    return frozenset(
        room.id
        for room in EDITIONS[edition].rooms.values()
        if any(face.target.is_figure or isinstance(face.verbs[0], IN_VAIN) for face in room.faces)
    )


def _does_nothing(state: State, seat: int, verb: Verb) -> bool:
    """Tell whether a verb has nothing to work on, or a price cannot be paid."""
    me = state.seats[seat]
    match verb:
        case ChooseOne(options=options):
            return all(_does_nothing(state, seat, part) for option in options for part in option.do)
        case Price(do=do) | IfDid(do=do):
            return _does_nothing(state, seat, do)
        case DiscardPrepared():
            return not state.unrevealed(seat)
        case Discard(n=n, zone="hand", who="you"):
            return len(me.hand) < n
        case Remove(which=Pick(kind="evocation", whose="own")):
            return not owned(state, seat)
        case Draw(zone="memories"):
            return not me.memories
        case Heal(who="you"):
            return not me.damage
        case Heal(who="yours"):
            return not me.damage and not any(state.damage(figure) for figure in owned(state, seat))
        case TakeCrown():
            return state.crown == seat
    return False


def harms(state: State) -> list[tuple[int, bool]]:
    """Return how much damage threatens the mage who is asked to answer it, and whether it is deadly."""
    top, decision = state.stack[-1] if state.stack else None, state.decision
    if decision is None or not isinstance(top, Answerable) or top.moment.trigger != "harming":
        return []
    mage = MAGES[decision.seat]
    amounts = zip(top.moment.subjects, top.moment.amounts, strict=False)
    return [(n, n >= state.health_left(mage)) for subject, n in amounts if subject == mage]


def pointless(state: State, action: Action) -> bool:
    """Tell whether an action is wasted.

    A figure walks back for nothing, a spell is given up for no step, a deadly blow is not answered, or the
    Black Rose is fed when she is about to win.
    """
    match action.kind:
        case "discard":
            return _lets_the_rose_win(state, action)
        case "idle":
            return True
        case "decline":
            return any(deadly for _, deadly in harms(state))
        case "done":
            return _sacrificed(state) and not wants_to_sacrifice(state)
        case "inertia":
            vain = _walks_out(state) or _only_back(state) or _is_last_deed(state, action)
            return vain and not wants_to_sacrifice(state)
        case "move" | "explore" if action.target in state.room_ids:
            return state.place(action.target) in _behind(state, action.source)
    return False


def _lets_the_rose_win(state: State, action: Action) -> bool:
    """Tell whether a quest is offered up for a new one when that brings the Black Rose to the end, ahead."""
    decision = state.decision
    assert decision is not None
    if decision.prompt != "quest_offer" or action.source not in state.book.quests:
        return False
    fed = state.power(ROSE) + state.book.quests[action.source].moon
    return fed >= LAST_POWER - LATE and fed > state.power(decision.seat)


def wants_to_sacrifice(state: State) -> bool:
    """Tell whether a quest of the mage who decides is met by a sacrifice."""
    assert state.decision is not None
    quests = state.book.quests
    return any(
        check.trigger == "sacrificed"
        for name in state.seats[state.decision.seat].quests
        for check in quests[name].checks
    )


def _sacrificed(state: State) -> bool:
    """Tell whether a mage has given a spell up for the step that it is asked about."""
    top = state.stack[-1] if state.stack else None
    return isinstance(top, Acting) and top.must_leave


def _walks_out(state: State) -> bool:
    """Tell whether a mage can leave its cell by a physical action, which takes it farther than a spell."""
    assert state.decision is not None
    in_cell = state.seats[state.decision.seat].place == CELL
    return in_cell and any(option.kind == "explore" for option in state.decision.options)


def _is_last_deed(state: State, action: Action) -> bool:
    """Tell whether a mage gives up its last spell, with nothing else to do, where it may end its turn first.

    The spell may find somebody in its next turn, and can still be given up then.
    """
    decision = state.decision
    assert decision is not None
    left = [state.slot_id(decision.seat, slot) for slot in state.unrevealed(decision.seat)]
    return left == [action.source] and not state.seats[decision.seat].tokens and END in decision.options


def _only_back(state: State) -> bool:
    """Tell whether every room next to the mage who decides is one that it has just left."""
    assert state.decision is not None
    mage = MAGES[state.decision.seat]
    behind = _behind(state, mage)
    return bool(behind) and all(place in behind for place in reachable(state, mage, 1))


def _behind(state: State, figure: str) -> set[int]:
    """Return the rooms that a figure has left on foot since it last did something, or something befell it.

    A mage remembers them over its turns of a round; where others have come since, it may have to go back.
    """
    behind, came = set[int](), set[int]()
    mine = state.decision is not None and figure == MAGES[state.decision.seat]
    turn, here = figure, state.place(figure)
    for happened in reversed(state.ledger):
        if happened.trigger in TURNS:
            turn = happened.source if happened.trigger == "turn_ended" else ""
        if figure in happened.subjects or (happened.source != figure and not mine):
            break
        if happened.source != figure:
            if happened.trigger == "entered":
                came.add(happened.place)
            continue
        if happened.trigger == "sacrificed":
            continue
        if happened.place not in came:
            behind.add(happened.place)
        on_foot = happened.walking and turn == figure
        if not on_foot and happened.trigger not in TURNS:
            break
    return behind - {here}


@lru_cache(maxsize=1 << 5)
def room_worths(edition: str) -> dict[str, float]:
    """Return what activating each room mostly brings."""
    return {
        room.id: max(LEAST, sum(worth(verb, NEUTRAL) for verb in room.faces[0].verbs))
        for room in EDITIONS[edition].rooms.values()
    }


@lru_cache(maxsize=1 << 8)
def rooms_of(edition: str, quest: str) -> frozenset[str]:
    """Return the rooms that a quest names, or those of its colours."""
    book = EDITIONS[edition]
    where = book.quests[quest].room
    if not isinstance(where, Where):
        return frozenset(book.rooms)
    return frozenset(
        room.id
        for room in book.rooms.values()
        if (not where.named or room.id in where.named) and (not where.colour or room.colour in where.colour)
    )
