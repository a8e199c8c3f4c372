"""What effects make figures do: attacks of mages and evocations, and figures driven out of their room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose import damage
from rules.black_rose.attacks import Attacking
from rules.black_rose.board import CELL
from rules.black_rose.movement import move
from rules.black_rose.refusals import ATTACKS, end_among, meant_by, refuse_attack, refuse_other
from rules.black_rose.resolve import DONE
from rules.black_rose.targets import MAGES, SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Strike(Frame["State"], frozen=True):
    """A physical attack that an effect grants a mage; it may be left out."""

    seat: int
    range: int
    bonus: int
    cause: str

    def run(self, state: State) -> Decision | None:
        place, mage = state.seats[self.seat].place, MAGES[self.seat]
        near = state.board.in_range(self.seat, place, self.range) if place != CELL else ()
        options = [Action("attack", mage, foe) for room in near for foe in state.foes(self.seat, room)]
        if not options:
            state.stack.pop()
            return None
        return Decision(self.seat, "strike", (*options, DONE), self.cause)

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action == DONE:
            return
        mage = MAGES[self.seat]
        strength = state.strength(mage) + self.bonus
        shares = damage.shares(state, self.seat, [action.target], strength, self.cause)
        state.emit("attacked", self.seat, mage, target=action.target, amount=strength)
        damage.deal(state, self.seat, shares, self.cause, False, mage)

    def refuse(self, state: State, action: Action) -> Reason:
        mage = MAGES[self.seat]
        action = meant_by(state, mage, action)
        reason = NOT_NOW
        if action.kind in ATTACKS and action.source == mage:
            reason = refuse_attack(state, self.seat, mage, action.target, self.range)
        return Reason("finish_first", self.cause) if reason == NOT_NOW else reason


class Swing(Frame["State"], frozen=True):
    """An attack that an effect demands of a figure, on one in its room."""

    figure: str
    seat: int
    strength: int
    cause: str

    def run(self, state: State) -> Decision | None:
        foes = state.foes(self.seat, state.place(self.figure), self.figure)
        options = [Action("attack", self.figure, foe) for foe in foes]
        if len(options) > 1:
            return Decision(self.seat, "strike", tuple(options), self.cause)
        state.stack.pop()
        if options:
            self._attack(state, options[0])
        return None

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        self._attack(state, action)

    def _attack(self, state: State, action: Action) -> None:
        attacking = Attacking(self.figure, self.seat, (action.target,), self.strength, self.cause)
        state.stack.append(attacking)

    def refuse(self, state: State, action: Action) -> Reason:
        action = meant_by(state, self.figure, action)
        if action.kind in ATTACKS and action.source == self.figure:
            return refuse_attack(state, self.seat, self.figure, action.target, 0)
        return refuse_other(action, self.figure, [*SEATS, *state.evocations])


class Drive(Frame["State"], frozen=True):
    """Figures being driven out of their room, each into a neighbouring one of choice."""

    seat: int
    figures: tuple[str, ...]
    cause: str

    def run(self, state: State) -> Decision | None:
        if not self.figures:
            state.stack.pop()
            return None
        figure = self.figures[0]
        place = state.place(figure)
        if place < 0:
            self.replace(state, figures=self.figures[1:])
            return None
        options = [Action("drive", figure, state.rooms[room].id) for room in state.board.near[place]]
        return Decision(self.seat, "drive", tuple(options), self.cause)

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, figures=self.figures[1:])
        move(state, action.source, state.place(action.target), self.cause, by=self.seat)

    def refuse(self, state: State, action: Action) -> Reason:
        figure, room = self.figures[0], end_among(action, state.room_ids)
        near = [state.rooms[place].id for place in state.board.near[state.place(figure)]]
        if room and room not in near:
            return Reason("not_next_to_it", room)
        return refuse_other(action, figure, [*SEATS, *state.evocations])
