"""Why a gesture is refused: what it points at, and what is wrong with that.

A question answers for the sort of thing that it asks for; for all others it is not the moment.
"""

from __future__ import annotations

from collections.abc import Collection, Container
from typing import TYPE_CHECKING

from rules.black_rose.board import CELL
from rules.black_rose.movement import reachable
from rules.black_rose.targets import CELLS, IMAGINARY, MAGES, SEATS, SLOT_IDS, Target
from rules.core.action import Action
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

MOVES, ATTACKS = ("move", "explore"), ("attack", "fight")


def end_among(action: Action, things: Container[str]) -> str:
    """Return which end of a gesture is one of these things, the last first; else nothing."""
    return next((end for end in (action.target, action.source) if end and end in things), "")


def is_figure(state: State, thing: str) -> bool:
    """Tell whether something is a mage or an evocation in the lodge."""
    return thing in state.evocations or SEATS.get(thing, len(state.seats)) < len(state.seats)


def meant_by(state: State, figure: str, action: Action) -> Action:
    """Return what pointing at something means for a figure that acts: to go there, or to attack it."""
    if action.kind != "target":
        return action
    return Action("attack" if is_figure(state, action.target) else "move", figure, action.target)


def refuse_move(state: State, figure: str, target: str, steps: int) -> Reason:
    """Say why a figure cannot be moved there with so many steps."""
    place = state.place(target)
    if target in CELLS:
        return Reason("cells_are_closed")
    if not target or is_figure(state, target) or place in reachable(state, figure, steps):
        return NOT_NOW
    if target not in state.room_ids:
        return Reason("no_room_there")
    here = state.place(figure)
    if place == here:
        return Reason("already_there", target)
    by_steps = place in state.board.reach(state.owner(figure) or 0, here, steps)
    return Reason("room_by_room" if by_steps else "too_far_to_walk", target)


def refuse_attack(state: State, seat: int, figure: str, foe: str, range_: int) -> Reason:
    """Say why a figure that a seat controls cannot attack another."""
    if not is_figure(state, foe):
        return Reason("no_such_target", foe) if foe == IMAGINARY else NOT_NOW
    if foe == figure:
        return Reason("not_itself", foe)
    if state.owner(foe) == seat:
        return Reason("your_own_figure", foe)
    if state.place(foe) == CELL:
        return Reason("in_cell", foe)
    near = state.board.in_range(seat, state.place(figure), range_)
    return NOT_NOW if state.place(foe) in near else Reason("too_far", foe, range_)


def refuse_deed(state: State, seat: int, action: Action) -> Reason:
    """Say why a figure cannot do something that takes a physical action of a seat."""
    mage, me = MAGES[seat], state.seats[seat]
    if action.kind == "target" and state.owner(action.target) == seat:
        action = Action("command", action.target)
    action = meant_by(state, mage, action)
    figure, goal, kind = action.source, action.target, action.kind
    if not is_figure(state, figure):
        return NOT_NOW
    if state.owner(figure) != seat:
        key = "not_your_mage" if figure in SEATS else "not_your_evocation"
        return Reason(key, state.figure_name(figure))
    if not me.tokens:
        return Reason("no_tokens")
    if kind in MOVES and figure == mage:
        return refuse_move(state, mage, goal, state.speed(mage))
    if me.place == CELL:
        return Reason("in_own_cell")
    if figure != mage:
        return Reason("command_first", figure)
    return _refuse_here(state, seat, action)


def _refuse_here(state: State, seat: int, action: Action) -> Reason:
    """Say why a mage in a room cannot fight, command or activate."""
    match action.kind:
        case "command":
            own = any(evocation.owner == seat for evocation in state.evocations.values())
            return Reason("command_an_evocation" if own else "no_evocations")
        case "activate":
            return Reason("not_in_that_room", action.target)
        case "fight" | "attack" if not action.target:
            foes = state.foes(seat, state.seats[seat].place)
            return NOT_NOW if foes else Reason("nobody_to_fight")
    return refuse_attack(state, seat, MAGES[seat], action.target, 0)


def out_of_range(state: State, seat: int, range_: int, thing: str) -> Reason | None:
    """Say why the mage of a seat cannot reach a room, or the room of a figure, with an effect."""
    own, place = state.seats[seat].place, state.place(thing)
    if place in state.board.in_range(seat, own, range_):
        return None
    if own == CELL:
        return Reason("from_cell", thing)
    far = state.board.apart[own][place] > range_
    return Reason("too_far", thing, range_) if far else Reason("no_line_of_sight", thing)


def refuse_target(state: State, seat: int, target: Target, aim: str) -> Reason:
    """Say why something cannot be the target."""
    place = state.place(aim)
    if place < 0:
        return Reason("in_cell" if place == CELL else "no_such_target", aim)
    if target.is_figure and aim in state.room_ids:
        return Reason("not_a_figure", aim)
    if target.kind == "area" and aim not in state.room_ids:
        return Reason("not_a_room", aim)
    return out_of_range(state, seat, target.range, aim) or Reason("wrong_target", aim)


def refuse_room(state: State, thing: str) -> Reason | None:
    """Say why nothing at all can be placed in a room."""
    room = state.rooms[state.place(thing)]
    if room.restored:
        return Reason("room_is_restored", thing)
    full = len(room.cubes) == state.book.rooms[room.id].slots
    return Reason("room_is_full", thing) if full else None


def refuse_slot(state: State, seat: int, action: Action) -> Reason:
    """Say why a prepared spell cannot be discarded."""
    slot = end_among(action, [slot for slots in SLOT_IDS for slot in slots])
    own = [state.slot_id(seat, slot) for slot in state.unrevealed(seat)]
    return NOT_NOW if not slot or slot in own else Reason("not_prepared")


def refuse_other(action: Action, asked: str, sort: Collection[str]) -> Reason:
    """Say that a question is about one thing, where a gesture begins with another of its sort."""
    begun = action.source if action.source in sort else action.target
    return Reason("about_another", asked) if begun in sort and begun != asked else NOT_NOW
