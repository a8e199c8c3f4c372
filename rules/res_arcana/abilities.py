"""Abilities: a list of verbs, costs first, that `Resolve` carries out one after another.

The few registers of that frame hold what one verb leaves for the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason
from rules.res_arcana.essences import Essences, covers, minus

if TYPE_CHECKING:
    from rules.res_arcana.state import State

Trigger = Literal[
    "action", "collect", "collect_left", "upkeep", "life_loss", "dragon", "offer", "check", "claim"
]


class Resolve(Frame["State"], frozen=True):
    """An ability of a component being carried out for a seat, verb by verb."""

    seat: int
    source: str
    ability: int
    step: int = 0
    x: int = 0
    kind: int = 0

    def run(self, state: State) -> Decision | None:
        verbs = state.ability(self.source, self.ability).verbs
        if self.step == len(verbs):
            state.stack.pop()
            return None
        return verbs[self.step].run(state, self)

    def answer(self, state: State, action: Action) -> None:
        state.ability(self.source, self.ability).verbs[self.step].answer(state, self, action)

    def next(self, state: State, x: int | None = None, kind: int = 0) -> None:
        """Go on to the next verb."""
        state.stack[-1] = Resolve(
            self.seat, self.source, self.ability, self.step + 1, self.x if x is None else x, kind or self.kind
        )

    def ask(self, prompt: str, options: list[Action]) -> Decision:
        """Ask the seat whose ability this is."""
        return Decision(self.seat, prompt, tuple(options), self.source)


class Verb(Struct, frozen=True):
    """One word of a card's text."""

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        """Say why the verb stands in the way of using the ability, the essences paid so far gone."""
        return None

    def run(self, state: State, frame: Resolve) -> Decision | None:
        """Act and go on, or ask."""
        frame.next(state)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        """Act on the choice and go on."""


class Picking(Verb, frozen=True):
    """A verb that needs one component; with a single candidate it does not ask."""

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        """List the components that fit."""
        return []

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        """Act on the component and go on."""

    def refusal(self) -> str:
        """Name the reason there is when nothing fits, and the prompt when something does."""
        return type(self).__name__.lower()

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        return (
            None if self.candidates(state, seat, source) else Reason("nothing_to_" + self.refusal(), source)
        )

    def run(self, state: State, frame: Resolve) -> Decision | None:
        candidates = self.candidates(state, frame.seat, frame.source)
        if len(candidates) > 1:
            kind = self.refusal()
            return frame.ask(kind, [Action(kind, card) for card in candidates])
        if candidates:
            self.pick(state, frame, candidates[0])
        else:
            frame.next(state)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self.pick(state, frame, action.source)


class Ability(Struct, frozen=True):
    """A power, a collect ability or a reaction: costs, effects, and what they take in all."""

    trigger: Trigger
    cost: tuple[Verb, ...]
    effect: tuple[Verb, ...]
    verbs: tuple[Verb, ...]
    checked: tuple[Verb, ...]
    must_be_straight: bool
    due: Essences
    size: int

    def reason(self, state: State, seat: int, source: str) -> Reason | None:
        """Say why the seat cannot use this ability of the component now, or `None`."""
        if self.must_be_straight and source in state.turned:
            return Reason("turned", source)
        pool = state.seats[seat].pool
        if self.size:
            if sum(pool) < self.size or not covers(pool, self.due):
                return Reason("too_expensive", source)
            pool = minus(pool, self.due)
        for verb in self.checked:
            reason = verb.reason(state, seat, source, pool)
            if reason is not None:
                return reason
        return None


def refuse_power(state: State, seat: int, source: str, index: int) -> Reason | None:
    """Say why a seat cannot use a power; where the price is the reason, `amount` is the power's number."""
    reason = state.ability(source, index).reason(state, seat, source)
    if reason is not None and reason.key == "too_expensive":
        return Reason(reason.key, source, index + 1)
    return reason
