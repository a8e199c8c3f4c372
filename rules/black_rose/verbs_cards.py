"""Verbs that draw and discard spells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.black_rose.refusals import refuse_slot
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.spells import discard_prepared, draw, take_forgotten
from rules.black_rose.study import HandLimit
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import number_of
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State


class Draw(Verb, frozen=True):
    """Take the top spells of the grimoire or the library into hand."""

    n: int
    zone: Literal["grimoire", "library"] = "grimoire"

    def act(self, state: State, frame: Resolve) -> None:
        draw(state, frame.seat, self.zone, self.n)
        state.stack.append(HandLimit(frame.seat))


class DiscardPrepared(Verb, frozen=True):
    """Discard one unrevealed prepared spell."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        slots = [state.slot_id(frame.seat, slot) for slot in state.unrevealed(frame.seat)]
        return self.choose(state, frame, "discard_prepared", [Action("discard", slot) for slot in slots])

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_slot(state, frame.seat, action)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state, did=True)
        discard_prepared(state, frame.seat, number_of(action.source), frame.source)


class TakeForgotten(Verb, frozen=True):
    """Take the top card of the forgotten spells into hand."""

    def act(self, state: State, frame: Resolve) -> None:
        take_forgotten(state, frame.seat)
        state.stack.append(HandLimit(frame.seat))
