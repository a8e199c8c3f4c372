"""Verbs that draw and discard spells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.black_rose.amounts import Value, amount
from rules.black_rose.hands import Drawing
from rules.black_rose.queries import Who, touched
from rules.black_rose.refusals import refuse_slot
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.searching import Searching
from rules.black_rose.selection import Choosing
from rules.black_rose.spells import discard_prepared, draw, take_forgotten
from rules.black_rose.study import HandLimit
from rules.black_rose.targets import SEATS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import number_of
from rules.core.reasons import Reason

if TYPE_CHECKING:
    from rules.black_rose.state import State

Zone = Literal[
    "grimoire", "library", "one_school", "forgotten", "quests", "events", "memories", "used_or_memories"
]


class Draw(Choosing, frozen=True):
    """Take cards into hand: the top ones of a deck, or of choice from an open pile; perhaps keep only some.

    The `rest` goes on top, under the deck or to its used pile; to `search` is to look through a whole deck.
    """

    n: Value
    zone: Zone = "grimoire"
    who: Who = "you"
    keep: int = -1
    rest: Literal["", "top", "bottom", "top_or_bottom", "discard"] = ""
    types: tuple[str, ...] = ()
    search: bool = False
    to_grimoire: bool = False
    up_to: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        if state.book.answered:
            for figure in reversed([figure for figure in touched(state, frame, self.who) if figure in SEATS]):
                self._begin(state, frame, SEATS[figure])
            return
        assert isinstance(self.n, int)
        draw(state, frame.seat, self.zone, self.n)
        state.stack.append(HandLimit(frame.seat))

    def _begin(self, state: State, frame: Resolve, seat: int) -> None:
        """Let a mage draw, or search an open pile or its grimoire."""
        n = amount(state, frame, self.n)
        if self.search or self.zone in ("memories", "used_or_memories"):
            zone = "grimoire" if self.search else self.zone
            searching = Searching(seat, zone, n, frame.source, self.types, self.to_grimoire, self.up_to)
            state.stack.append(searching)
        else:
            state.stack.append(Drawing(seat, self.zone, n, frame.source, self.keep, self.rest))


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
