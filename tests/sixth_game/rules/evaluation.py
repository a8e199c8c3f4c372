"""How well a seat stands, for bots, and a plausible option at a glance."""

from __future__ import annotations

from math import exp

from rules.core.action import Action
from rules.core.events import HIDDEN
from tests.sixth_game.rules.cards import COMPONENTS, NUMBERS
from tests.sixth_game.rules.score import points
from tests.sixth_game.rules.state import State
from tests.sixth_game.rules.turns import ROUNDS, Turn

AVERAGE = sum(NUMBERS) / len(NUMBERS)
STEEPNESS = 0.5


def evaluate(state: State, seat: int) -> float:
    """Return how likely the seat wins, as far as its view tells: 0 hopeless, 1 won."""
    if state.winners:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    prospects = [_prospect(state, number) for number in range(len(state.seats))]
    mine = prospects.pop(seat)
    return 1 / (1 + exp(STEEPNESS * (max(prospects) - mine)))


def _prospect(state: State, seat: int) -> float:
    """Return the sum that a seat can expect in the end: its best cards for the turns that are left."""
    waiting = any(isinstance(frame, Turn) and frame.seat == seat for frame in state.stack)
    left = ROUNDS - state.round + waiting
    hand = [AVERAGE if card == HIDDEN else COMPONENTS[card].number for card in state.seats[seat].hand]
    unseen = [AVERAGE] * left
    return points(state, seat) + sum(sorted([*hand, *unseen], reverse=True)[:left])


def quick(state: State) -> Action:
    """Return the option that lays the highest card."""
    assert state.decision is not None
    return max(
        state.decision.options, key=lambda option: COMPONENTS[option.source].number if option.source else 0
    )
