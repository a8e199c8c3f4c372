"""The loss of Life: what a seat can do against it, and what it pays otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason
from rules.res_arcana.abilities import refuse_power
from rules.res_arcana.essences import FREE, LIFE, of_kind
from rules.res_arcana.payment import Payment
from rules.res_arcana.resolve import Resolve

if TYPE_CHECKING:
    from rules.res_arcana.state import State


class LifeLoss(Frame["State"], frozen=True):
    """A seat is about to lose Life and may react, or take up the attacking card's own offer."""

    seat: int
    cause: str
    amount: int

    def run(self, state: State) -> Decision | None:
        reactions = self.reactions(state)
        if reactions:
            return Decision(self.seat, "life_loss", (*reactions, Action("suffer")), self.cause)
        self.answer(state, Action("suffer"))
        return None

    def reactions(self, state: State) -> list[Action]:
        """List what the seat can do against the loss."""
        own = state.own(self.seat)
        reactions = state.usable(self.seat, own, "life_loss")
        if "dragon" in state.types(self.cause):
            reactions += state.usable(self.seat, own, "dragon")
        return reactions + state.usable(self.seat, [self.cause], "offer")

    def answer(self, state: State, action: Action) -> None:
        if action.kind == "react":
            own = action.source != self.cause
            state.emit("reacted", self.seat, action.source, target="" if own else "offer")
            state.stack.append(Resolve(self.seat, action.source, action.arg))
            return
        state.stack.pop()
        pool = state.seats[self.seat].pool
        life = min(pool[LIFE], self.amount)
        state.emit("attacked", self.seat, self.cause, amount=self.amount)
        state.pay(self.seat, of_kind(LIFE, life), self.cause)
        owed = min(2 * (self.amount - life), sum(pool) - life)
        state.stack.append(Payment(self.seat, self.cause, FREE.plus_free(owed), "lose"))

    def refuse(self, state: State, action: Action) -> Reason:
        card = action.source
        own, dragons = card in state.own(self.seat), state.abilities(card, "dragon")
        against_dragon = "dragon" in state.types(self.cause)
        answers = (*state.abilities(card, "life_loss"), *(dragons if against_dragon else ())) if own else ()
        if card == self.cause:
            answers = state.abilities(card, "offer")
        for index in answers:
            reason = refuse_power(state, self.seat, card, index)
            if reason is not None:
                return reason
        if own and dragons and not against_dragon:
            return Reason("only_against_dragons", card)
        return Reason("react_first", self.cause)
