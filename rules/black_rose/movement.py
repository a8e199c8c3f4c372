"""Moving figures, and where they can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.board import CELL
from rules.black_rose.targets import CELLS, MAGES, SEATS
from rules.black_rose.triggers import wake_lasting

if TYPE_CHECKING:
    from rules.black_rose.state import State


def watches_steps(state: State, figure: str) -> bool:
    """Tell whether it matters which rooms a figure enters on its way."""
    if state.book.answered:
        return True
    seat = SEATS.get(figure)
    if seat is None or not state.effects:
        return False
    awaited = state.book.awaited
    own = [effect for effect in state.effects if effect.seat == seat]
    return any(awaited.get((effect.source, effect.part, effect.step)) == "entered" for effect in own)


def reachable(state: State, figure: str, steps: int) -> tuple[int, ...]:
    """Return where a figure can go; where the way matters, one step at a time."""
    seat = SEATS.get(figure)
    place = state.evocations[figure].place if seat is None else state.seats[seat].place
    return state.board.reach(seat or 0, place, 1 if steps and watches_steps(state, figure) else steps)


def room_name(state: State, seat: int) -> str:
    """Return the room or the cell where a mage is."""
    place = state.seats[seat].place
    return CELLS[seat] if place == CELL else state.rooms[place].id


def move(state: State, figure: str, place: int, cause: str, reaction: bool = False, by: int = -1) -> None:
    """Put a figure in another room: it enters; `by` is whoever moves it, if not its owner."""
    seat = SEATS.get(figure)
    if seat is None:
        evocation = state.evocations[figure]
        source = state.rooms[evocation.place].id
        state.evocations[figure] = replace(evocation, place=place)
        mover = evocation.owner if by < 0 else by
        state.emit("moved", mover, figure, source, state.rooms[place].id, cause=cause)
        return
    source = room_name(state, seat)
    state.seats[seat].place = place
    state.emit("moved", seat if by < 0 else by, figure, source, state.rooms[place].id, cause=cause)
    if not reaction:
        wake_lasting(state, "entered", seat, place=place)


def walk(state: State, figure: str, goal: int, cause: str, by: int = -1) -> None:
    """Move a figure room by room along a shortest way."""
    seat = SEATS.get(figure)
    place = state.place(figure)
    board = state.board
    if place == CELL and seat is not None:
        place = min(board.exits[seat], key=lambda room: board.apart[room][goal])
        move(state, figure, place, cause)
    while place != goal:
        place = board.path(place, goal)
        move(state, figure, place, cause, by=by)


def send_to_cell(state: State, seat: int) -> None:
    """Put a defeated mage in its cell."""
    source = room_name(state, seat)
    state.seats[seat].place = CELL
    if source != CELLS[seat]:
        state.emit("moved", seat, MAGES[seat], source, CELLS[seat], cause="defeat")
