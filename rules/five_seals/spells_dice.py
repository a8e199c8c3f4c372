"""The base circle, and the first: spells on one's own dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.ids import name_of
from rules.core.reasons import Reason
from rules.five_seals.elements import CODE, COLOURS, INDEX, MIND, STORES, colour, die, raised, read_die, value
from rules.five_seals.resolve import OnDice, Resolve, Verb, is_highest

if TYPE_CHECKING:
    from rules.five_seals.state import State


class Transmute(OnDice, frozen=True):
    """Exchange own dice of one colour for as many of another, with the same values."""

    def die_fault(self, state: State, scroll: str, die: int) -> Reason | None:
        own, store = die // CODE, state.store
        found = any(store[index] for index in INDEX.values() if index != own)
        return None if found else Reason("store_empty", scroll)

    def _into(self, state: State, die: int) -> list[str]:
        return [STORES[other] for other in COLOURS if other != colour(die) and state.store[INDEX[other]]]

    def more(self, state: State, frame: Resolve, dice: list[int]) -> list[str]:
        store = name_of(frame.chosen[1])
        return super().more(state, frame, dice) if state.store[INDEX[store]] > len(dice) else []

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if len(frame.chosen) > 1:
            return super().run(state, frame)
        into = self._into(state, read_die(frame.chosen[0]))
        return self.choose(state, frame, "colour", [Action("choose", frame.source, store) for store in into])

    def question(self, frame: Resolve) -> str:
        return f"more_{name_of(frame.chosen[1])}"

    def turned(self, frame: Resolve, old: int) -> int | None:
        return die(name_of(frame.chosen[1]), value(old)) if len(frame.chosen) > 1 else None

    def change(self, state: State, frame: Resolve, dice: list[int]) -> None:
        into = name_of(frame.chosen[1])
        for old in dice:
            state.give_back(frame.seat, old, frame.source)
            state.take(frame.seat, die(into, value(old)), frame.source)


class Reroll(OnDice, frozen=True):
    """Roll own dice of one colour again."""

    def change(self, state: State, frame: Resolve, dice: list[int]) -> None:
        for old in dice:
            state.roll(frame.seat, old, frame.source)


class Raise(OnDice, frozen=True):
    """Add so much to own dice of one colour."""

    amount: int

    def die_fault(self, state: State, scroll: str, die: int) -> Reason | None:
        return Reason("highest", scroll) if is_highest(die) else None

    def turned(self, frame: Resolve, old: int) -> int | None:
        return raised(old, self.amount)

    def change(self, state: State, frame: Resolve, dice: list[int]) -> None:
        for old in dice:
            state.turn_die(frame.seat, old, raised(old, self.amount), frame.source)


class Multiply(Verb, frozen=True):
    """Take a die from the store and roll it."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return STORES.values()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        wanted, element = name_of(target), state.element(scroll)
        if element not in (MIND, wanted):
            return Reason("wrong_die", element)
        return None if state.store[INDEX[wanted]] else Reason("none_in_store", wanted)

    def act(self, state: State, frame: Resolve) -> None:
        new = die(name_of(frame.chosen[0]))
        state.take(frame.seat, new, frame.source)
        state.roll(frame.seat, new, frame.source)


class Reappraise(Verb, frozen=True):
    """Count, at the end, a point more for each own scroll of the element; it is never cast."""
