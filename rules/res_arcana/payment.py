"""Essences paid and taken one by one, where there is a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.res_arcana.essences import ALL, INDEX, NAMES, Essences, Price, of_kind

if TYPE_CHECKING:
    from rules.res_arcana.state import State

TAKE = tuple(Action("take", name) for name in NAMES)
PAY = tuple(Action("pay", name) for name in NAMES)


def refuse_essence(name: str, kinds: tuple[int, ...], pool: Essences) -> Reason:
    """Say why an essence cannot be chosen, where only some kinds can and only what is in the pool."""
    if name not in INDEX or (INDEX[name] in kinds and pool[INDEX[name]]):
        return NOT_NOW
    return Reason("none_left" if INDEX[name] in kinds else "kind_excluded", name)


class Payment(Frame["State"], frozen=True):
    """A price being paid essence by essence; asks only where there is a choice."""

    seat: int
    cause: str
    price: Price
    prompt: str

    def run(self, state: State) -> Decision | None:
        due, pool = self.price, state.seats[self.seat].pool
        if due.total == 0:
            state.stack.pop()
            return None
        exact = due.slots if not due.free and due.total == sum(due.slots) else pool
        if due.total == sum(exact):
            state.pay(self.seat, exact, self.cause)
            state.stack.pop()
            return None
        kinds = [kind for kind in ALL if due.takes(kind, pool)]
        if len(kinds) == 1:
            self.answer(state, PAY[kinds[0]])
            return None
        return Decision(self.seat, self.prompt, tuple([PAY[kind] for kind in kinds]), self.cause)

    def answer(self, state: State, action: Action) -> None:
        kind = INDEX[action.source]
        state.pay(self.seat, of_kind(kind, 1), self.cause)
        self.replace(state, price=self.price.after(kind))

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind != "pay" or action.source not in INDEX:
            return Reason(f"{self.prompt}_first", self.cause, self.price.total)
        if not state.seats[self.seat].pool[INDEX[action.source]]:
            return Reason("none_left", action.source)
        return Reason("does_not_fit", action.source)


class Taking(Frame["State"], frozen=True):
    """A free mix of essences being taken one by one from the supply, into the pool or onto a component."""

    seat: int
    cause: str
    left: int
    kinds: tuple[int, ...]
    onto: str = ""

    def run(self, state: State) -> Decision | None:
        if self.left == 0:
            state.stack.pop()
            return None
        if len(self.kinds) == 1:
            state.stack.pop()
            self._take(state, of_kind(self.kinds[0], self.left))
            return None
        prompt = "take_onto" if self.onto else "take"
        return Decision(self.seat, prompt, tuple([TAKE[kind] for kind in self.kinds]), self.cause)

    def answer(self, state: State, action: Action) -> None:
        self._take(state, of_kind(INDEX[action.source], 1))
        self.replace(state, left=self.left - 1)

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind == "take" and action.source in INDEX:
            return Reason("kind_excluded", action.source)
        return Reason("take_first", self.cause, self.left)

    def _take(self, state: State, essences: Essences) -> None:
        if self.onto:
            state.put(self.seat, self.onto, essences)
        else:
            state.gain(self.seat, essences, self.cause)
