"""Three rounds; in each a turn for everybody: draw a card, then lay one or pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from tests.sixth_game.rules.score import best

if TYPE_CHECKING:
    from tests.sixth_game.rules.state import State

ROUNDS = 3
PASS = Action("pass")


class Round(Frame["State"], frozen=True):
    """The bottom of a game: round after round, each begun by the next seat."""

    def run(self, state: State) -> Decision | None:
        if state.round == ROUNDS:
            state.finish(best(state))
            return None
        if state.round:
            state.first = state.next_seat(state.first)
        state.round += 1
        state.emit("round", amount=state.round)
        state.stack.extend(Turn(seat) for seat in reversed(state.order()))
        return None


class Turn(Frame["State"], frozen=True):
    """One turn of a seat."""

    seat: int
    drawn: bool = False

    def run(self, state: State) -> Decision | None:
        if not self.drawn:
            self.replace(state, drawn=True)
            state.draw(self.seat)
            return None
        lays = [Action("lay", card) for card in state.seats[self.seat].hand]
        return Decision(self.seat, TURN, (*lays, PASS))

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action == PASS:
            state.emit("passed", self.seat)
        else:
            state.lay(self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        return Reason("not_in_hand", action.source) if action.kind == "lay" else NOT_NOW
