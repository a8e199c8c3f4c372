"""The one loop: frames on a stack run until one of them needs a decision.

A position is plain data and complete at every decision. What is under way (a round, a turn, a
payment, an effect, a reaction) is a frozen frame on `state.stack`; the top one either changes the
position (pops, replaces itself, pushes others) or returns the decision it waits for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.core.action import Action
from rules.core.copying import Copyable
from rules.core.decision import Decision
from rules.core.events import EVERYONE, Event
from rules.core.ids import MOST_SEATS
from rules.core.reasons import NOT_NOW, NOT_YOURS, IllegalAction, Reason

S = TypeVar("S", bound="State")
StateT = TypeVar("StateT", bound="State")


CLOCKWISE = tuple(
    tuple(tuple((first + step) % count for step in range(count)) for first in range(count))
    for count in range(MOST_SEATS + 1)
)
"""By the number of seats and the seat one begins with: the seats from there to the left."""


class State(Copyable):
    """What every position has; a game adds its own fields, among them those named as properties here."""

    fresh: ClassVar[frozenset[str]] = frozenset({"events"})

    rng: int
    stack: list[Any] = []
    events: list[Event] = []
    decision: Decision | None = None

    @property
    def seats(self) -> Sequence[Any]:
        """What lies before each player."""
        raise NotImplementedError

    @property
    def first(self) -> int:
        """Who goes first in this round."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        """The number of the round; 0 before the first."""
        raise NotImplementedError

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        raise NotImplementedError

    def order(self) -> tuple[int, ...]:
        """Return the seats clockwise from the one that goes first."""
        return CLOCKWISE[len(self.seats)][self.first]

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left."""
        return (seat + 1) % len(self.seats)

    def rivals(self, seat: int) -> tuple[int, ...]:
        """Return the other seats clockwise."""
        return CLOCKWISE[len(self.seats)][seat][1:]

    def emit(
        self,
        kind: str,
        seat: int = -1,
        what: str = "",
        source: str = "",
        target: str = "",
        amount: int = 0,
        seen_by: tuple[int, ...] | None = EVERYONE,
        cause: str = "",
    ) -> None:
        """Say what happened."""
        self.events.append(Event(kind, seat, what, source, target, amount, seen_by, cause))


class Frame(Struct, Generic[S], frozen=True, tag=True, omit_defaults=True):
    """One thing under way; frozen, so that copying a stack is copying a list."""

    def run(self, state: S) -> Decision | None:
        """Change the position or say what this frame waits for; one with nothing to do leaves."""
        state.stack.pop()
        return None

    def answer(self, state: S, action: Action) -> None:
        """Go on with the chosen option."""

    def refuse(self, state: S, action: Action) -> Reason:
        """Say why an action is not among the options of the decision this frame waits for."""
        return NOT_NOW

    def replace(self, state: S, **changes: Any) -> None:
        """Put a changed copy of this frame, which is on top, in its place."""
        state.stack[-1] = replace(self, **changes)


def advance(state: State) -> None:
    """Run frames until one needs a decision or none is left: then the game is over."""
    stack = state.stack
    while stack:
        decision = stack[-1].run(state)
        if decision is not None:
            state.decision = decision
            return
    state.decision = None


def apply(state: State, action: Action) -> list[Event]:
    """Carry out one of the offered options, run on to the next decision, and say what happened."""
    decision = state.decision
    if decision is None or action not in decision.options:
        raise IllegalAction(f"«{action}» is not an option; {decision or 'the game is over'}")
    state.stack[-1].answer(state, action)
    advance(state)
    events, state.events = state.events, []
    return events


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Return `None` for an option of the seat, else the reason against the action."""
    decision = state.decision
    if decision is None:
        return NOT_NOW
    if decision.seat != seat:
        return NOT_YOURS
    if action in decision.options:
        return None
    reason: Reason = state.stack[-1].refuse(state, action)
    return reason


_encoder = msgspec.json.Encoder(order="deterministic")


def to_json(state: State) -> bytes:
    """Write the position; the decision follows from it and is left out."""
    return _encoder.encode(replace(state, decision=None))


def from_json(kind: type[StateT], data: bytes | str) -> StateT:
    """Read a position back, validated; raises `msgspec.ValidationError` for anything else."""
    state = msgspec.json.decode(data, type=kind)
    advance(state)
    if state.events:
        raise msgspec.ValidationError("the position was not at rest")
    return state
