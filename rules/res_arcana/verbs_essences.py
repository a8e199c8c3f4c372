"""Verbs that bring or move essences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import SEATS, seat_of
from rules.core.reasons import NOT_NOW, Reason
from rules.res_arcana.essences import (
    ALL,
    INDEX,
    NAMES,
    NOTHING,
    Essences,
    covers,
    of_kind,
    plus,
)
from rules.res_arcana.payment import TAKE, Taking, refuse_essence
from rules.res_arcana.resolve import Resolve, Verb

if TYPE_CHECKING:
    from rules.res_arcana.state import State

ONE_OF_EACH: Essences = (1, 1, 1, 1, 1)
"""A pool in which no kind is missing."""


class Gain(Verb, frozen=True):
    """Gain these essences."""

    essences: Essences

    def act(self, state: State, frame: Resolve) -> None:
        state.gain(frame.seat, self.essences, frame.source)


class RivalsGain(Verb, frozen=True):
    """Every rival gains these essences, those who passed too."""

    essences: Essences

    def act(self, state: State, frame: Resolve) -> None:
        for rival in state.rivals(frame.seat):
            state.gain(rival, self.essences, frame.source)


class Put(Verb, frozen=True):
    """Put these essences from the supply on the component itself."""

    essences: Essences

    def act(self, state: State, frame: Resolve) -> None:
        state.put(frame.seat, frame.source, self.essences)


class Take(Verb, frozen=True):
    """Gain so many essences of the listed kinds in any mix, or put them on the component."""

    count: int
    kinds: tuple[int, ...]
    on_self: bool = False

    def amount(self, frame: Resolve) -> int:
        """Return how many there are to take in all."""
        return self.count

    def act(self, state: State, frame: Resolve) -> None:
        onto = frame.source if self.on_self else ""
        state.stack.append(Taking(frame.seat, frame.source, self.amount(frame), self.kinds, onto))


class TakeByCost(Take, frozen=True):
    """Gain as many essences as the destroyed or discarded card cost, `count` more."""

    def amount(self, frame: Resolve) -> int:
        return self.count + frame.x


class GainX(Verb, frozen=True):
    """Gain X essences of the one kind listed, or of a chosen other kind than was paid."""

    kinds: tuple[int, ...]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        kinds = [kind for kind in self.kinds if kind != frame.kind]
        return self.choose(state, frame, "take_x", [TAKE[kind] for kind in kinds])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.gain(frame.seat, of_kind(INDEX[action.source], frame.x), frame.source)
        frame.next(state)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        kinds = tuple([kind for kind in self.kinds if kind != frame.kind])
        return refuse_essence(action.source, kinds, ONE_OF_EACH)


class GainAsRival(Verb, frozen=True):
    """Gain as many essences of one kind as a chosen rival has of another."""

    gained: int
    counted: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        rivals = [Action("rival", SEATS[rival]) for rival in state.rivals(frame.seat)]
        return self.choose(state, frame, "count_rival", rivals)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        amount = state.seats[seat_of(action.source)].pool[self.counted]
        state.gain(frame.seat, of_kind(self.gained, amount), frame.source)
        frame.next(state)


class MoveOn(Verb, frozen=True):
    """Move one essence of the listed kinds from the pool onto this or onto any own component."""

    kinds: tuple[int, ...]
    anywhere: bool = False

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        return None if any(pool[kind] for kind in self.kinds) else Reason("too_expensive", source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        pool = state.seats[frame.seat].pool
        targets = state.own(frame.seat) if self.anywhere else [frame.source]
        kinds = [kind for kind in self.kinds if pool[kind]]
        return frame.ask("put", [Action("put", NAMES[kind], target) for kind in kinds for target in targets])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.put_paid(frame.seat, action.target, of_kind(INDEX[action.source], 1))
        frame.next(state)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        reason = refuse_essence(action.source, self.kinds, state.seats[frame.seat].pool)
        if reason != NOT_NOW:
            return reason
        own, onto = state.own(frame.seat), action.target or action.source
        if action.target and onto not in own:
            return Reason("not_yours_to_use", onto)
        other = not self.anywhere and onto in own and onto != frame.source
        return Reason("about_another", frame.source) if other else NOT_NOW


class Leave(Verb, frozen=True):
    """Work only if an essence of the listed kinds was left on the component."""

    kinds: tuple[int, ...]

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        on = state.on.get(source, NOTHING)
        return None if any(on[kind] for kind in self.kinds) else Reason("too_few_on_it", source)


class Grow(Verb, frozen=True):
    """Put so many more of each kind that lies on the component."""

    count: int

    def act(self, state: State, frame: Resolve) -> None:
        on = state.on.get(frame.source, NOTHING)
        grown = NOTHING
        for kind in ALL:
            if on[kind]:
                grown = plus(grown, of_kind(kind, self.count))
        state.put(frame.seat, frame.source, grown)


class PayOrTurn(Verb, frozen=True):
    """Pay these essences, or the component is turned."""

    essences: Essences

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if covers(state.seats[frame.seat].pool, self.essences):
            return frame.ask("upkeep", [Action("keep", frame.source), Action("turn", frame.source)])
        self.answer(state, frame, Action("turn", frame.source))
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        if action.kind == "keep":
            state.pay(frame.seat, self.essences, frame.source)
        else:
            state.turn(frame.seat, frame.source)
        frame.next(state)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        other = action.source in state.own(frame.seat) and action.source != frame.source
        return Reason("about_another", frame.source) if other else NOT_NOW
