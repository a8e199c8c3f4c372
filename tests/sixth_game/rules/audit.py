"""Whether a position is possible: every card in exactly one place."""

from __future__ import annotations

from rules.core.audit import require
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.state import State
from tests.sixth_game.rules.turns import ROUNDS


def audit(state: State) -> None:
    """Raise `Impossible` unless everything is accounted for."""
    seats = range(len(state.seats))
    require(state.first in seats and set(state.winners) <= set(seats), "a seat that is not there")
    require(0 <= state.round <= ROUNDS, "a round that is not played")
    lying = [*state.deck, *(card for seat in state.seats for card in (*seat.hand, *seat.play))]
    require(sorted(lying) == sorted(COMPONENTS), "a card missing, unknown or in two places")
