"""What a seat may know, and positions that it cannot tell from the true one."""

from __future__ import annotations

from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.events import HIDDEN
from rules.core.rng import HasRng, below, shuffle
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.state import State

RANDOM_BITS = 1 << 60


def view(state: State, seat: int) -> State:
    """Return a copy in which the deck and the rivals' hands are hidden; a view of a view is itself."""
    seen = state.copy()
    seen.rng = 0
    for cards in _unseen(seen, seat):
        cards[:] = [HIDDEN] * len(cards)
    decision = state.decision
    if decision is not None and decision.seat != seat:
        seen.decision = Decision(decision.seat, decision.prompt, ())
    return seen


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat, everything unseen dealt anew."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    seen = {*dealt.seats[seat].hand, *(card for other in dealt.seats for card in other.play)}
    cards = [card for card in COMPONENTS if card not in seen]
    shuffle(dealt, cards)
    for hidden in _unseen(dealt, seat):
        hidden[:] = [cards.pop() for _ in hidden]
    if dealt.decision is not None and dealt.decision.seat != seat:
        advance(dealt)
    return dealt


def _unseen(state: State, seat: int) -> list[list[str]]:
    """Return the piles that a seat cannot look at."""
    return [state.deck, *(state.seats[rival].hand for rival in state.rivals(seat))]
