"""An ability being carried out, and what every verb of these cards has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import field

from rules.core import verbs as core
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason
from rules.res_arcana.essences import NOTHING, Essences

if TYPE_CHECKING:
    from rules.res_arcana.state import State


class Resolve(core.Resolve["State"], frozen=True):
    """An ability of a component being carried out for a seat.

    `x` is a number that one verb leaves for the next, `kind` the kind of essences it was paid in.
    """

    part: int = field(default=0, name="ability")
    x: int = 0
    kind: int = 0

    def program(self, state: State) -> tuple[Verb, ...]:
        return state.programs[self.source][self.part]


class Verb(core.Verb["State", Resolve], frozen=True):
    """One word of a card's text."""

    turns_itself: ClassVar[bool] = False
    """Whether the component must be straight because it will be turned."""

    def due(self) -> tuple[Essences, int]:
        """Return the essences of certain kinds that it takes from the pool, and how many it takes in all."""
        return NOTHING, 0

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        """Say why the verb stands in the way of using the ability, the essences paid so far gone."""
        return None


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
        if self.candidates(state, seat, source):
            return None
        return Reason("nothing_to_" + self.refusal(), source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        kind = self.refusal()
        candidates = self.candidates(state, frame.seat, frame.source)
        return self.choose(state, frame, kind, [Action(kind, card) for card in candidates])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        self.pick(state, frame, action.source)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        card, candidates = action.source, self.candidates(state, frame.seat, frame.source)
        if card not in state.own(frame.seat) or card in candidates:
            return NOT_NOW
        return self.unfit(state, frame, card)

    def unfit(self, state: State, frame: Resolve, card: str) -> Reason:
        """Say why an own component cannot be chosen."""
        return Reason("not_itself" if card == frame.source else "not_of_that_kind", card)
