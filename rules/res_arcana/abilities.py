"""Abilities: a list of verbs, costs first, and what stands in the way of using them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.core.reasons import Reason
from rules.res_arcana.essences import NOTHING, Essences, covers, minus, plus
from rules.res_arcana.resolve import Verb

if TYPE_CHECKING:
    from rules.res_arcana.state import State

Trigger = Literal[
    "action", "collect", "collect_left", "upkeep", "life_loss", "dragon", "offer", "check", "claim"
]


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


def ability(
    trigger: Trigger, cost: tuple[Verb, ...], effect: tuple[Verb, ...], *, when_turned: bool = False
) -> Ability:
    """Join costs and effects; `when_turned` marks the power that a turned component can use."""
    verbs = cost + effect
    must_be_straight = any(verb.turns_itself for verb in cost) or (trigger == "action" and not when_turned)
    checked = tuple(verb for verb in verbs if type(verb).reason is not Verb.reason)
    due, size = NOTHING, 0
    for verb in cost:
        essences, count = verb.due()
        due, size = plus(due, essences), size + count
    return Ability(trigger, cost, effect, verbs, checked, must_be_straight, due, size)


def refuse_power(state: State, seat: int, source: str, index: int) -> Reason | None:
    """Say why a seat cannot use a power; where the price is the reason, `amount` is the power's number."""
    reason = state.ability(source, index).reason(state, seat, source)
    if reason is not None and reason.key == "too_expensive":
        return Reason(reason.key, source, index + 1)
    return reason
