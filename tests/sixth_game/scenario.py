"""Positions in a line: `table(Seat(["white_3"]), deck=["grey_1"])`."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.engine import advance
from tests.sixth_game import accounting
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.state import Seat, State
from tests.sixth_game.rules.turns import ROUNDS, Round, Turn


def table(*seats: Seat, draws: Sequence[str] = (), count: int = 2) -> State:
    """Return a position of the last round in which seat 0 is to act; what is not named lies in the deck."""
    players = [*(seat.copy() for seat in seats), *(Seat() for _ in range(count - len(seats)))]
    named = {*draws, *(card for seat in players for card in (*seat.hand, *seat.play))}
    deck = [card for card in COMPONENTS if card not in named] + list(reversed(draws))
    turns = [Turn(seat) for seat in reversed(range(count))]
    state = State(rng=1, stack=[Round(), *turns], seats=players, round=ROUNDS, deck=deck)
    advance(state)
    state.events = []
    accounting.check(state)
    return state
