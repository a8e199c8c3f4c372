"""Before the first round: the deck is shuffled and dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.rng import below, shuffle
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.turns import Round

if TYPE_CHECKING:
    from tests.sixth_game.rules.state import State

HAND_SIZE = 2


def begin(state: State) -> None:
    """Deal the hands and push the first round."""
    state.first = below(state, len(state.seats))
    state.deck = list(COMPONENTS)
    shuffle(state, state.deck)
    for seat in state.seats:
        seat.hand = [state.deck.pop() for _ in range(HAND_SIZE)]
    state.stack.append(Round())
