"""What lies ahead, for whoever shows it: reach, targets, what is under way, and how far quests are met."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from msgspec import Struct

from rules.black_rose import records
from rules.black_rose.actions import MOST_ACTIONS, Acting, Activation, can_act
from rules.black_rose.attacks import Paying
from rules.black_rose.catalogue import Event
from rules.black_rose.colours import Mending, Spreading
from rules.black_rose.damage import Healing, Share
from rules.black_rose.dealing import Dealing
from rules.black_rose.effects import binds, is_shield, verb_of
from rules.black_rose.foresight import progress
from rules.black_rose.hands import Drawing, Keeping
from rules.black_rose.moments import Answerable, reach_bonus
from rules.black_rose.movement import room_name, walk
from rules.black_rose.phases import count_end
from rules.black_rose.quests import AllOf, Condition, Count
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import out_of_range, refuse_move, refuse_target
from rules.black_rose.resolve import Resolve
from rules.black_rose.rooms import Replacing, Scatter
from rules.black_rose.score import harvest
from rules.black_rose.searching import Discarding, Searching
from rules.black_rose.selection import May, SelectRoom
from rules.black_rose.state import State
from rules.black_rose.steps import Walk
from rules.black_rose.targets import CELLS, MAGES, ROSE, Target, aims
from rules.black_rose.verbs_cubes import Place
from rules.black_rose.verbs_figures import Move
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import HIDDEN
from rules.core.game import ScoreLine
from rules.core.reasons import Reason


def holding(state: State, figure: str) -> list[tuple[str, str, int]]:
    """List what holds for a figure: what it is forbidden, or `shield`, by which component, and how much."""
    found = []
    for effect in state.effects:
        banned = getattr(verb_of(state, effect), "banned", "")
        if banned and binds(state, effect, figure):
            found.append((banned, effect.source, 0))
        elif effect.left > 0 and is_shield(state, effect) and figure == MAGES[effect.seat]:
            found.append(("shield", effect.source, effect.left))
    return found


def way(state: State, figure: str, room: str) -> list[str]:
    """List the rooms that a figure enters on its way."""
    walked = state.copy()
    walk(walked, figure, state.place(room), "")
    return [event.target for event in walked.events if event.kind == "moved"]


def first_step(state: State, figure: str, room: str) -> Action | None:
    """Return the option that leads a figure on its way to a room further off, if it has the steps for it."""
    goal, decision, top = state.place(room), state.decision, state.stack[-1] if state.stack else None
    if decision is None or room not in state.room_ids or state.owner(figure) is None:
        return None
    if goal == state.place(figure):
        # Nobody means to go there and back.
        return None
    apart, steps = state.board.apart, top.steps if isinstance(top, Acting | Walk) else state.speed(figure)
    if isinstance(top, Walk) and (top.toward, top.away) != (NOBODY, NOBODY):
        # Whether the next step may lead there is known when this one is made.
        return None
    moves = [
        (apart[state.place(option.target)][goal], number, option)
        for number, option in enumerate(decision.options)
        if option.kind in ("explore", "move") and option.source == figure
    ]
    within = state.board.reach(state.owner(figure) or 0, state.place(figure), steps)
    left, _, option = min(moves, default=(0, 0, None))
    return option if left and goal in within else None


def under_way(decision: Decision) -> str:
    """Return the figure of which is asked where it walks."""
    walking = {option.source for option in decision if option.kind == "move"}
    return walking.pop() if len(walking) == 1 else ""


def action_of_turn(state: State) -> tuple[int, int]:
    """Return which action of its turn a mage chooses or carries out, of how many; apart from that zeros."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Activation):
        return top.done + 1, MOST_ACTIONS
    turn = next((frame for frame in state.stack if isinstance(frame, Activation)), None)
    if turn is None or not isinstance(top, Acting) or top.figure != MAGES[turn.seat]:
        return 0, 0
    return turn.done, MOST_ACTIONS


def acts_alone(state: State) -> bool:
    """Tell whether a mage begins a turn after which nobody else has one: the others can act no more."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Activation) or top.done:
        return False
    return not any(can_act(state, seat) for seat in state.rivals(top.seat))


def targets_of(state: State, seat: int, card: str, side: int) -> list[str]:
    """List what a face of a component could aim at from where the seat's mage stands."""
    target = _target(state, seat, card, side)
    return aims(state, seat, target) if target.is_figure or target.kind == "area" else []


def _target(state: State, seat: int, card: str, side: int) -> Target:
    """Return what a face of a component aims at, with the range that a seat's mage has now."""
    printed = state.book.components[card].faces[side].target
    if not state.book.answered:
        return printed
    return Target(printed.kind, printed.range + reach_bonus(state, seat, printed.range), printed.whose)


def prepared_in(state: State, seat: int, slot: str) -> tuple[str, int] | None:
    """Return the spell in a slot of a seat that is yet to be cast and its side, as far as it is known."""
    for number, prepared in enumerate(state.seats[seat].slots):
        known = prepared is not None and prepared.card != HIDDEN and not prepared.revealed
        if prepared is not None and known and state.slot_id(seat, number) == slot:
            return prepared.card, prepared.side
    return None


def aims_at(state: State, card: str, side: int) -> bool:
    """Tell whether a face of a component aims at a figure or a room."""
    target = state.book.components[card].faces[side].target
    return target.is_figure or target.kind == "area"


def seeks(state: State, card: str, side: int) -> bool:
    """Tell whether a face aims at something, or walks somewhere first."""
    return bool(_walks(state, card, side)) or aims_at(state, card, side)


def _walks(state: State, card: str, side: int) -> int:
    """Return how many steps a face lets its mage walk before anything else."""
    verb = next(iter(state.book.components[card].faces[side].verbs), None)
    return verb.times if isinstance(verb, Move) and verb.who == "you" and isinstance(verb.times, int) else 0


def walked_to(state: State, seat: int, card: str, side: int) -> list[str]:
    """List the rooms that a seat's mage could walk to by a face, if it walks by it first."""
    here, steps = state.seats[seat].place, _walks(state, card, side)
    return [state.rooms[room].id for room in state.board.reach(seat, here, steps)] if steps else []


def may_mean(state: State, card: str, side: int, thing: str) -> bool:
    """Tell whether a face may be meant for a thing: one for a room is not for the figures in it."""
    if _walks(state, card, side):
        return thing in state.room_ids
    if thing in MAGES or thing in state.evocations:
        return state.book.components[card].faces[side].target.is_figure
    return (thing in state.room_ids or thing in CELLS) and aims_at(state, card, side)


def aim_of(state: State, seat: int, card: str, side: int, thing: str) -> str:
    """Return what a face would aim at that is carried to a thing: it, or the only figure in a room.

    One that aims at nobody is carried to its own mage, or to the room in which that stands.
    """
    if not seeks(state, card, side):
        return MAGES[seat] if thing in (MAGES[seat], room_name(state, seat)) else ""
    if not may_mean(state, card, side, thing) or why_not_at(state, seat, card, side, thing) is not None:
        return ""
    at_figure = not _walks(state, card, side) and _target(state, seat, card, side).is_figure
    if thing not in state.room_ids or not at_figure:
        return thing
    within = [aim for aim in targets_of(state, seat, card, side) if state.place(aim) == state.place(thing)]
    return within[0] if len(within) == 1 else ""


def why_not_at(state: State, seat: int, card: str, side: int, thing: str) -> Reason | None:
    """Return why a face could not aim at a figure, or into a room, from where the seat's mage stands."""
    if steps := _walks(state, card, side):
        may = thing in (room_name(state, seat), *walked_to(state, seat, card, side))
        return None if may else refuse_move(state, MAGES[seat], thing, steps)
    target = _target(state, seat, card, side)
    if target.is_figure and thing in state.room_ids:
        return out_of_range(state, seat, target.range, thing)
    return None if thing in aims(state, seat, target) else refuse_target(state, seat, target, thing)


def in_range(state: State, seat: int, card: str, side: int) -> list[str]:
    """List the rooms within the range of a face, as far as they can be seen."""
    target = _target(state, seat, card, side)
    places = state.board.in_range(seat, state.seats[seat].place, target.range)
    return [state.rooms[place].id for place in places]


def reached(state: State) -> list[str]:
    """List the rooms within the range of the effect for which a target is asked."""
    top = state.stack[-1]
    assert isinstance(top, Resolve)
    return in_range(state, top.seat, top.source, top.part)


def asking_thing(state: State, decision: Decision) -> str:
    """Return the slot of the spell because of which is asked, or the other component itself."""
    cause = decision.cause
    if cause not in state.book.spells:
        return cause
    applied = (f for f in reversed(state.stack) if isinstance(f, Resolve) and f.source == cause)
    frame = next(applied, None)
    if frame is not None and frame.slot >= 0:
        return state.slot_id(frame.seat, frame.slot)
    # What lasts, and what was asked for by frames of their own, is known by its owner alone.
    seat = decision.seat if frame is None else frame.seat
    slots = (
        state.slot_id(seat, slot)
        for slot, prepared in enumerate(state.seats[seat].slots)
        if prepared is not None and prepared.revealed and prepared.card == cause
    )
    return next(slots, "")


def side_applied(state: State, card: str) -> int | None:
    """Return the side of a spell that is being applied, if one is."""
    frames = (f for f in reversed(state.stack) if isinstance(f, Resolve) and f.source == card)
    faces = state.book.spells[card].faces if card in state.book.spells else ()
    return next((frame.part for frame in frames if frame.part < len(faces)), None)


def answered(state: State) -> records.Happening | None:
    """Return what traps and protections are asked about, if they are."""
    top = state.stack[-1] if state.stack else None
    return top.moment if isinstance(top, Answerable) else None


def left_to_choose(state: State) -> int:
    """Return how many more cards are drawn, kept, taken or discarded, or cubes replaced, by what is asked."""
    top = state.stack[-1] if state.stack else None
    return top.left if isinstance(top, Drawing | Keeping | Searching | Discarding | Paying | Replacing) else 0


def cubes_to_heal(state: State) -> int:
    """Return how many cubes are still healed by the choice that is asked for."""
    top = state.stack[-1] if state.stack else None
    return top.left if isinstance(top, Healing | Mending) else 0


def to_place(state: State) -> int:
    """Return whose cubes go to the room that is asked for, if any do."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Resolve):
        return NOBODY
    verb, *later = top.program(state)[top.step :]
    if isinstance(verb, SelectRoom) and verb.purpose == "place":
        verb = next((then for then in later if isinstance(then, Place)), verb)
    colour = verb.powers(state, top)[1] if isinstance(verb, Place) else None
    return NOBODY if colour is None else colour


def deed_to_do(state: State) -> str:
    """Return the kind of what is asked whether it is done, such as `place`; nothing where it has a price."""
    top = state.stack[-1] if state.stack else None
    program = top.program(state)[top.step :] if isinstance(top, Resolve) else ()
    if not program or not isinstance(program[0], May) or program[0].price:
        return ""
    return type(program[program[0].steps]).__name__.lower()


def steps_left(state: State) -> int:
    """Return how many steps are left to whoever walks because of an effect."""
    top = state.stack[-1] if state.stack else None
    return top.steps if isinstance(top, Walk) else 0


def decks_of_draw(state: State) -> tuple[tuple[str, ...], int]:
    """Return the decks that are chosen, and of how many, where all are before any card is looked at."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Drawing) or top.keep < 0:
        return (), 0
    return top.chosen, len(top.chosen) + top.left


class Sharing(Struct, frozen=True):
    """Cubes of a power that are being shared out: how many are left, as what, and who got some already."""

    power: int
    left: int
    what: Literal["damage", "instability"]
    given: tuple[str, ...] = ()


def sharing(state: State) -> Sharing | None:
    """Return which cubes are being shared out, if any are."""
    match state.stack[-1] if state.stack else None:
        case Share(by=power, given=given):
            return Sharing(power, state.supply[power] - len(given), "damage", given)
        case Scatter(colour=power):
            return Sharing(power, state.supply[power], "instability")
        case Dealing(by=power, given=given):
            return Sharing(power, state.supply[power] - len(given), "damage", given)
        case Spreading(by=power, left=left, given=places):
            rooms = tuple([state.rooms[place].id for place in places])
            return Sharing(power, min(left, state.supply[power] - len(places)), "instability", rooms)
    return None


def coming_events(state: State) -> list[Event]:
    """List what the Black Rose will do in the rounds to come."""
    events = [event for event in state.book.events.values() if event.side == state.events_side]
    return sorted((event for event in events if event.round > state.round), key=lambda event: event.round)


def current_event(state: State) -> Event | None:
    """Return what the Black Rose does in this round."""
    events = state.book.events.values()
    return next((e for e in events if e.side == state.events_side and e.round == state.round), None)


def harvest_of(state: State, room: str) -> dict[int, int]:
    """Return the points by power if a room were restored with the instability it has now."""
    place = state.rooms[state.place(room)]
    return harvest(place.cubes, state.book.rooms[room].points)[0] if place.cubes else {}


def quest_progress(state: State, seat: int, quest: str) -> tuple[int, int]:
    """Return how much of a quest a seat has met, and how much there is to meet."""
    if state.book.moons:
        return progress(state, seat, quest)
    return _progress(state, seat, state.book.quests[quest].condition)


def _progress(state: State, seat: int, condition: Condition) -> tuple[int, int]:
    if isinstance(condition, AllOf):
        parts = [_progress(state, seat, part) for part in condition.all]
        return sum(have for have, _ in parts), sum(need for _, need in parts)
    if isinstance(condition, Count):
        return min(condition.n, condition.count(state, seat)), condition.n
    return 0, 1


def at_the_end(state: State) -> list[int]:
    """Return the power of everybody, the Black Rose last, if a game with moons ended now."""
    ended = _ended(state)
    return [ended.power(power) for power in (*range(len(state.seats)), ROSE)]


def coming_at_the_end(state: State) -> list[ScoreLine]:
    """Break down what everybody would have if a game with moons that goes on ended now, the sum first."""
    if not state.moon or state.decision is None:
        return []
    ended, lines = _ended(state), []
    for power in (*range(len(state.seats)), ROSE):
        lines.append(ScoreLine(power, "end_now", ended.power(power)))
        coming: Counter[str] = Counter()
        for source, n in ended.earned[power].items():
            kind = source if source in ("quests", "trophies", "crown") else "ruins"
            coming[f"end_{kind}"] += n - state.earned[power].get(source, 0)
        lines += [ScoreLine(power, source, n) for source, n in coming.items() if n]
    return lines


def _ended(state: State) -> State:
    ended = state.copy()
    count_end(ended)
    return ended
