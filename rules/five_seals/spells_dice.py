"""The base circle, and the first: spells on one's own dice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rules.core.decision import Decision
from rules.core.reasons import Reason
from rules.five_seals.effects import Casting, OnDice, Verb, is_highest
from rules.five_seals.elements import CODE, COLOURS, INDEX, MIND, STORES, colour, die, raised, read_die, value

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

    def more(self, state: State, casting: Casting, dice: list[int]) -> list[str]:
        store = casting.chosen[1].partition(":")[2]
        return super().more(state, casting, dice) if state.store[INDEX[store]] > len(dice) else []

    def run(self, state: State, casting: Casting) -> Decision | None:
        if len(casting.chosen) > 1:
            return super().run(state, casting)
        colours = self._into(state, read_die(casting.chosen[0]))
        if len(colours) > 1:
            return casting.ask("colour", colours)
        casting.choose(state, colours[0])
        return None

    def question(self, casting: Casting) -> str:
        return f"more_{casting.chosen[1].partition(':')[2]}"

    def act(self, state: State, casting: Casting, dice: list[int]) -> None:
        into = casting.chosen[1].partition(":")[2]
        for old in dice:
            state.give_back(casting.seat, old, casting.scroll)
            state.take(casting.seat, die(into, value(old)), casting.scroll)


class Reroll(OnDice, frozen=True):
    """Roll own dice of one colour again."""

    def act(self, state: State, casting: Casting, dice: list[int]) -> None:
        for old in dice:
            state.roll(casting.seat, old, casting.scroll)


class Raise(OnDice, frozen=True):
    """Add so much to own dice of one colour."""

    amount: int

    def die_fault(self, state: State, scroll: str, die: int) -> Reason | None:
        return Reason("highest", scroll) if is_highest(die) else None

    def act(self, state: State, casting: Casting, dice: list[int]) -> None:
        for old in dice:
            state.turn_die(casting.seat, old, raised(old, self.amount), casting.scroll)


class Multiply(Verb, frozen=True):
    """Take a die from the store and roll it."""

    def candidates(self, state: State, seat: int) -> Iterable[str]:
        return STORES.values()

    def fault(self, state: State, seat: int, scroll: str, target: str) -> Reason | None:
        wanted, element = target.partition(":")[2], state.element(scroll)
        if element not in (MIND, wanted):
            return Reason("wrong_die", element)
        return None if state.store[INDEX[wanted]] else Reason("none_in_store", wanted)

    def run(self, state: State, casting: Casting) -> Decision | None:
        state.stack.pop()
        new = die(casting.chosen[0].partition(":")[2])
        state.take(casting.seat, new, casting.scroll)
        state.roll(casting.seat, new, casting.scroll)
        return None


class Reappraise(Verb, frozen=True):
    """Count, at the end, a point more for each own scroll of the element; it is never cast."""
