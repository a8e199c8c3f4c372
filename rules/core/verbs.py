"""How the text of a component is carried out: verbs one after another, in a frame that remembers.

A card is data: a tuple of verbs, each a small frozen record. `Resolve` is the frame that carries them out
one by one. A verb either acts and goes on, or asks: it returns the decision from `run`, and the action
chosen comes back to its `answer`. A game adds registers to its `Resolve` (fields with defaults) for what one
verb leaves for a later one: the target, how much was paid, whether anything was done.

    state.stack: [..., Round, Turn, Resolve(seat=0, source="athanor", part=1, step=2, x=3)]

Verbs that contain verbs lay them out flat (`Verb.flat`) with jumps between them (`Resolve.next`), so that a
frame needs no more than the number of its step to say how far it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame, S
from rules.core.reasons import NOT_NOW, Reason

R = TypeVar("R", bound="Resolve[Any]")
V = TypeVar("V", bound="Verb[Any, Any]")


class Resolve(Frame[S], Generic[S], frozen=True):
    """One of the texts of a component (`part`) being carried out for a seat, verb by verb."""

    seat: int
    source: str
    part: int = 0
    step: int = 0

    def program(self, state: S) -> Sequence[Verb[Any, Any]]:
        """Return the verbs of the text that this frame carries out."""
        raise NotImplementedError

    def run(self, state: S) -> Decision | None:
        program = self.program(state)
        if self.step >= len(program):
            state.stack.pop()
            return None
        return program[self.step].run(state, self)

    def answer(self, state: S, action: Action) -> None:
        self.program(state)[self.step].answer(state, self, action)

    def refuse(self, state: S, action: Action) -> Reason:
        return self.program(state)[self.step].refuse(state, self, action)

    def next(self, state: S, jump: int = 1, **registers: Any) -> None:
        """Go on to the next verb, or to a later one, and set registers."""
        # `replace` is quickest without a dictionary of changes, and most verbs leave nothing behind.
        if registers:
            state.stack[-1] = replace(self, step=self.step + jump, **registers)
        else:
            state.stack[-1] = replace(self, step=self.step + jump)

    def leave(self, state: S) -> None:
        """End the effect here, whatever verbs are left."""
        state.stack.pop()

    def ask(self, prompt: str, options: Sequence[Action], seat: int | None = None) -> Decision:
        """Return the question of a verb to the seat that carries the text out, or to another one."""
        return Decision(self.seat if seat is None else seat, prompt, tuple(options), self.source)


class Verb(Struct, Generic[S, R], frozen=True):
    """One instruction of a component's text.

    A verb that asks nobody overrides `act`; one that asks overrides `run` and `answer`.
    """

    def flat(self) -> Sequence[Any]:
        """Return the verb as steps of a program, verbs of the same game."""
        return [self]

    def run(self, state: S, frame: R) -> Decision | None:
        """Act and go on, or return what is asked."""
        # What `frame.next` does, without the call: most verbs come this way.
        state.stack[-1] = replace(frame, step=frame.step + 1)
        self.act(state, frame)
        return None

    def act(self, state: S, frame: R) -> None:
        """Do what the verb says; the frame on the stack has gone on to the next verb already."""

    def choose(
        self, state: S, frame: R, prompt: str, options: Sequence[Action], seat: int | None = None
    ) -> Decision | None:
        """Ask which of the options it is; take the only one unasked, and go on where there is none."""
        if len(options) > 1:
            return frame.ask(prompt, options, seat)
        if options:
            self.answer(state, frame, options[0])
        else:
            self.miss(state, frame)
        return None

    def answer(self, state: S, frame: R, action: Action) -> None:
        """Act on the option chosen and go on."""

    def miss(self, state: S, frame: R) -> None:
        """Go on with nothing to choose from."""
        frame.next(state)

    def refuse(self, state: S, frame: R, action: Action) -> Reason:
        """Say why an action is none of the options."""
        return NOT_NOW


def flatten(verbs: Sequence[V]) -> list[V]:
    """Return verbs, each of which may contain others, as steps of a program."""
    return [step for verb in verbs for step in verb.flat()]
