"""What a seat may know: everything but the next rolls; and positions that differ in these alone."""

from __future__ import annotations

from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.rng import HasRng, below
from rules.five_seals.state import State

RANDOM_BITS = 1 << 60


def view(state: State, seat: int) -> State:
    """Return a copy without what chance will bring and without others' options."""
    seen = state.copy()
    seen.rng = 0
    decision = state.decision
    if decision is not None and decision.seat != seat:
        seen.decision = Decision(decision.seat, decision.prompt, (), decision.cause)
    return seen


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat and other rolls to come."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    if dealt.decision is not None and dealt.decision.seat != seat:
        advance(dealt)
    return dealt
