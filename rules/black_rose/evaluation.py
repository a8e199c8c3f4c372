"""How well a seat stands: its power, and what cubes, figures and spells will still turn into power."""

from __future__ import annotations

from rules.black_rose.state import State
from rules.core.action import Action


def evaluate(state: State, seat: int) -> float:
    """Return how likely the seat wins, as far as its view tells: 0 hopeless, 1 won."""
    if state.over:
        return float(seat in state.winners)
    return 0.5


def quick(state: State) -> Action:
    """Return a plausible option at a glance."""
    assert state.decision is not None
    return state.decision.options[0]
