"""Verbs that cost something."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason
from rules.res_arcana.essences import (
    FREE,
    INDEX,
    NAMES,
    NOTHING,
    Essences,
    covers,
    of_kind,
)
from rules.res_arcana.payment import Payment, refuse_essence
from rules.res_arcana.resolve import Picking, Resolve, Verb

if TYPE_CHECKING:
    from rules.res_arcana.state import State


class Turn(Verb, frozen=True):
    """Turn the component itself; whether it is straight is checked for the whole ability."""

    turns_itself: ClassVar[bool] = True

    def act(self, state: State, frame: Resolve) -> None:
        state.turn(frame.seat, frame.source)


class Pay(Verb, frozen=True):
    """Pay these essences from the pool; whether they are there is checked for the whole ability."""

    essences: Essences

    def due(self) -> tuple[Essences, int]:
        return self.essences, sum(self.essences)

    def act(self, state: State, frame: Resolve) -> None:
        state.pay(frame.seat, self.essences, frame.source)


class PayFree(Verb, frozen=True):
    """Pay so many essences of any kinds."""

    count: int

    def due(self) -> tuple[Essences, int]:
        return NOTHING, self.count

    def act(self, state: State, frame: Resolve) -> None:
        state.stack.append(Payment(frame.seat, frame.source, FREE.plus_free(self.count), "pay"))


class PayFromSelf(Verb, frozen=True):
    """Return these essences from the component itself to the supply."""

    essences: Essences

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        lies = covers(state.on.get(source, NOTHING), self.essences)
        return None if lies else Reason("too_few_on_it", source)

    def act(self, state: State, frame: Resolve) -> None:
        state.remove(frame.seat, frame.source, self.essences)


class PaySame(Verb, frozen=True):
    """Pay X essences of one kind, X at least 1, leaving enough in the pool for a later cost."""

    kinds: tuple[int, ...]
    leaving: int = 0

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        enough = sum(pool) > self.leaving and any(pool[kind] for kind in self.kinds)
        return None if enough else Reason("too_expensive", source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        pool = state.seats[frame.seat].pool
        most = sum(pool) - self.leaving
        options = [
            Action("convert", NAMES[kind], arg=x)
            for kind in self.kinds
            for x in range(1, min(pool[kind], most) + 1)
        ]
        return frame.ask("convert", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        kind = INDEX[action.source]
        state.pay(frame.seat, of_kind(kind, action.arg), frame.source)
        frame.next(state, x=action.arg, kind=kind)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        return refuse_essence(action.source, self.kinds, state.seats[frame.seat].pool)


class TurnOther(Picking, frozen=True):
    """Turn another own artifact of a type."""

    type: str

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        return [card for card in state.artifacts(seat, self.type) if card not in state.turned]

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.turn(frame.seat, picked)
        frame.next(state)

    def refusal(self) -> str:
        return f"turn_{self.type}"

    def unfit(self, state: State, frame: Resolve, card: str) -> Reason:
        turned = card in state.artifacts(frame.seat, self.type) and card in state.turned
        return Reason("turned", card) if turned else super().unfit(state, frame, card)


class DestroySelf(Verb, frozen=True):
    """Destroy the artifact itself."""

    def act(self, state: State, frame: Resolve) -> None:
        state.destroy(frame.seat, frame.source)


class Destroy(Picking, frozen=True):
    """Destroy an own artifact and remember its printed cost."""

    types: tuple[str, ...] = ("",)
    other: bool = False

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        fitting = [card for type_ in self.types for card in state.artifacts(seat, type_)]
        return [card for card in dict.fromkeys(fitting) if not (self.other and card == source)]

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.destroy(frame.seat, picked)
        frame.next(state, x=state.cost(picked).size)


class Discard(Picking, frozen=True):
    """Discard a card from hand and remember its printed cost."""

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        return state.seats[seat].hand

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.discard(frame.seat, picked)
        frame.next(state, x=state.cost(picked).size)
