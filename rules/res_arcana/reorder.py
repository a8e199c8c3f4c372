"""Cards that were looked at being put back in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason

if TYPE_CHECKING:
    from rules.res_arcana.state import State


class Reorder(Frame["State"], frozen=True):
    """The looked-at cards being put back: the first one chosen will be on top."""

    seat: int
    cause: str
    deck: str
    count: int
    placed: int = 0

    def run(self, state: State) -> Decision | None:
        if self.count - self.placed <= 1:
            state.stack.pop()
            return None
        deck = state.deck(self.deck)
        left = deck[len(deck) - self.count : len(deck) - self.placed]
        return Decision(self.seat, "reorder", tuple([Action("top", card) for card in left]), self.cause)

    def answer(self, state: State, action: Action) -> None:
        deck = state.deck(self.deck)
        deck.remove(action.source)
        deck.insert(len(deck) - self.placed, action.source)
        self.replace(state, placed=self.placed + 1)

    def refuse(self, state: State, action: Action) -> Reason:
        card = action.source
        offered = [option.source for option in state.decision or ()]
        known = card in (*state.artifacts_dealt(), *state.monuments, *state.monument_deck)
        return Reason("not_looked_at", card) if known and card not in offered else NOT_NOW
