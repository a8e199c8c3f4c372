"""Figures on their way, one room after another: each of them is left and entered, and may be the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose.board import CELL
from rules.black_rose.effects import is_banned, lift_bans
from rules.black_rose.moments import Waiting, announce, happening
from rules.black_rose.movement import move, room_name
from rules.black_rose.queries import steps_to
from rules.black_rose.records import NOBODY
from rules.black_rose.refusals import end_among, is_figure, refuse_move
from rules.black_rose.resolve import DONE
from rules.black_rose.targets import CELLS, MAGES, SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Step(Waiting, frozen=True):
    """A figure goes to another room: on foot it leaves one, and either way it enters the other."""

    figure: str
    goal: int
    cause: str
    by: int
    walking: bool = True
    stage: int = 0

    def run(self, state: State) -> Decision | None:
        place = state.place(self.figure)
        if self.stage == 2 or place < CELL:
            state.stack.pop()
        elif self.stage == 0 and self.walking and place != CELL:
            self.replace(state, stage=1)
            announce(state, happening(state, "leaving", self.figure, place=place))
        else:
            self.replace(state, stage=2)
            if place != self.goal:
                move(state, self.figure, self.goal, self.cause, by=self.by)
                enter(state, self.figure, self.goal, self.walking)
        return None

    def cancelled(self, subject: str) -> Step:
        return replace(self, stage=2)

    def holds_for(self, subject: str) -> bool:
        return self.stage < 2


def enter(state: State, figure: str, place: int, walking: bool) -> None:
    """Say that a figure came into a room."""
    announce(state, replace(happening(state, "entered", figure, place=place), walking=walking))


def stop(state: State, index: int) -> None:
    """End a movement whose step lies at a place on the stack."""
    step = state.stack[index]
    if isinstance(step, Step):
        state.stack[index] = step.cancelled("")
        below = state.stack[index - 1]
        if step.walking and hasattr(below, "steps"):
            state.stack[index - 1] = replace(below, steps=0)


class Walk(Waiting, frozen=True):
    """A figure being moved by an effect, up to so many rooms, by whoever decides about it.

    Every step leads nearer to `toward`, or farther from `away`; `full` ones must be made.
    """

    figure: str
    seat: int
    cause: str
    steps: int
    toward: int = NOBODY
    away: int = NOBODY
    full: bool = False
    asked: bool = False

    def run(self, state: State) -> Decision | None:
        if not self.asked:
            self.replace(state, asked=True)
            announce_moving(state, self.seat, self.figure, self.cause)
            return None
        ways = self.ways(state) if self.steps > 0 else []
        if not ways:
            state.stack.pop()
            return None
        options = [Action("move", self.figure, state.rooms[room].id) for room in ways]
        if self.full and len(options) == 1:
            self.answer(state, options[0])
            return None
        return Decision(self.seat, "walk", (*options, *(() if self.full else (DONE,))), self.cause)

    def ways(self, state: State) -> list[int]:
        """List the rooms that the next step may lead to."""
        place, seat = state.place(self.figure), SEATS.get(self.figure)
        if place < CELL or cannot_walk(state, self.figure, self.seat):
            return []
        ways = list(state.board.ways(seat or 0, place))
        apart = state.board.apart
        if self.toward >= 0:
            ways = [
                way
                for way in ways
                if apart[way][self.toward] < steps_to(state, seat or 0, place, self.toward)
            ]
        if self.away >= 0 and place >= 0:
            ways = [way for way in ways if apart[way][self.away] > apart[place][self.away]]
        return ways

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            state.stack.pop()
            return
        self.replace(state, steps=self.steps - 1)
        state.stack.append(Step(self.figure, state.place(action.target), self.cause, self.seat))

    def refuse(self, state: State, action: Action) -> Reason:
        room = end_among(action, state.room_ids)
        figure = action.source or ("" if room else action.target)
        if is_figure(state, figure) and figure != self.figure:
            return Reason("about_another", self.figure)
        reason = refuse_move(state, self.figure, room, 1) if room else NOT_NOW
        if reason != NOT_NOW or not room or state.place(room) in self.ways(state):
            return reason
        return Reason("not_nearer" if self.toward >= 0 else "not_farther", room)

    def cancelled(self, subject: str) -> Walk:
        return replace(self, steps=0)

    def holds_for(self, subject: str) -> bool:
        return self.steps > 0


def cannot_walk(state: State, figure: str, seat: int) -> bool:
    """Tell whether a mage may not walk of its own accord."""
    return figure == MAGES[seat] and is_banned(state, figure, "move")


def announce_moving(state: State, seat: int, figure: str, cause: str) -> None:
    """Say that an effect of a mage is about to move a figure of another."""
    if state.owner(figure) != seat and state.kind(cause) != "event":
        moment = happening(state, "moving", MAGES[seat], (figure,), state.place(figure))
        announce(state, replace(moment, card=cause))


class Carry(Waiting, frozen=True):
    """A figure about to be put straight into another room, or into its cell, by an effect."""

    figure: str
    seat: int
    goal: int
    cause: str
    asked: bool = False

    def run(self, state: State) -> Decision | None:
        if not self.asked:
            self.replace(state, asked=True)
            announce_moving(state, self.seat, self.figure, self.cause)
            return None
        state.stack.pop()
        place, seat = state.place(self.figure), SEATS.get(self.figure)
        if self.goal == CELL and seat is not None:
            back_to_cell(state, seat, self.cause)
        elif self.goal >= 0 and place >= CELL and place != self.goal:
            state.stack.append(Step(self.figure, self.goal, self.cause, self.seat, walking=False))
        return None

    def cancelled(self, subject: str) -> Carry:
        return replace(self, goal=NOBODY)

    def holds_for(self, subject: str) -> bool:
        return self.goal != NOBODY


def back_to_cell(state: State, seat: int, cause: str) -> None:
    """Put a mage in its cell without a defeat: bans are dropped, damage stays."""
    source = room_name(state, seat)
    state.seats[seat].place = CELL
    lift_bans(state, seat)
    if source != CELLS[seat]:
        state.emit("moved", seat, MAGES[seat], source, CELLS[seat], cause=cause)


class Exchange(Waiting, frozen=True):
    """Figures changing places at the same time; each enters its new room."""

    seat: int
    moves: tuple[tuple[str, int], ...]
    cause: str
    asked: int = 0

    def run(self, state: State) -> Decision | None:
        if self.asked < len(self.moves):
            self.replace(state, asked=self.asked + 1)
            announce_moving(state, self.seat, self.moves[self.asked][0], self.cause)
            return None
        state.stack.pop()
        moves = [(figure, goal) for figure, goal in self.moves if state.place(figure) >= 0 and goal >= 0]
        if len(moves) < len(self.moves):
            return None
        for figure, goal in moves:
            if state.place(figure) != goal:
                move(state, figure, goal, self.cause, by=self.seat)
        for figure, goal in reversed(moves):
            enter(state, figure, goal, walking=False)
        return None

    def cancelled(self, subject: str) -> Exchange:
        return replace(self, moves=())

    def holds_for(self, subject: str) -> bool:
        return bool(self.moves)
