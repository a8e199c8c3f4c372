"""What is under way, for whoever shows it: what a spell has chosen, and which die is being taken."""

from __future__ import annotations

from rules.five_seals.resolve import Resolve
from rules.five_seals.state import DICE_A_ROUND, State
from rules.five_seals.turns import TakeDice


def chosen(state: State) -> tuple[str, ...]:
    """Return what has been chosen for the spell that asks for more, the first target first."""
    top = state.stack[-1] if state.stack else None
    return top.chosen if isinstance(top, Resolve) else ()


def die_being_taken(state: State) -> tuple[int, int] | None:
    """Return which of how many dice a seat takes now, if it takes any."""
    top = state.stack[-1] if state.stack else None
    return (DICE_A_ROUND - top.left + 1, DICE_A_ROUND) if isinstance(top, TakeDice) else None
