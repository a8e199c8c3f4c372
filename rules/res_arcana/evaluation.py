"""How well a seat stands."""

from __future__ import annotations

from rules.res_arcana.score import points
from rules.res_arcana.state import State


def evaluate(state: State, seat: int) -> float:
    """Return 0 (hopeless) to 1 (won)."""
    if state.winners:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    return min(0.9, points(state, seat) / 12)
