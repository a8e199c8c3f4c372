"""How well a seat stands."""

from __future__ import annotations

from rules.core.action import Action
from rules.five_seals.state import State


def evaluate(state: State, seat: int) -> float:
    return 0.5


def quick(state: State) -> Action:
    assert state.decision
    return state.decision.options[0]
