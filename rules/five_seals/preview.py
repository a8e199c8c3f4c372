"""What is under way, for whoever shows it: what a spell has chosen, and which die is being taken."""

from __future__ import annotations

from rules.five_seals.elements import read_die
from rules.five_seals.resolve import OnDice, Resolve
from rules.five_seals.state import DICE_A_ROUND, State
from rules.five_seals.turns import TakeDice


def chosen(state: State) -> tuple[str, ...]:
    """Return what has been chosen for the spell that asks for more, the first target first."""
    top = state.stack[-1] if state.stack else None
    return top.chosen if isinstance(top, Resolve) else ()


def turned(state: State) -> dict[str, int]:
    """Return what the dice that have been chosen for a spell are going to be, where that is certain."""
    top = state.stack[-1] if state.stack else None
    verb = top.program(state)[0] if isinstance(top, Resolve) else None
    if not isinstance(top, Resolve) or not isinstance(verb, OnDice):
        return {}
    dice = [target for target in top.chosen if target.startswith("die:")]
    certain = {target: verb.turned(top, read_die(target)) for target in dice}
    return {target: new for target, new in certain.items() if new is not None}


def die_being_taken(state: State) -> tuple[int, int] | None:
    """Return which of how many dice a seat takes now, if it takes any."""
    top = state.stack[-1] if state.stack else None
    return (DICE_A_ROUND - top.left + 1, DICE_A_ROUND) if isinstance(top, TakeDice) else None
