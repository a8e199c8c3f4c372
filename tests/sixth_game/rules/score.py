"""Points: the numbers of the cards on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import ScoreLine
from tests.sixth_game.rules.cards import COMPONENTS

if TYPE_CHECKING:
    from tests.sixth_game.rules.state import State


def points(state: State, seat: int) -> int:
    """Return the sum of a seat's cards on the table."""
    return sum(COMPONENTS[card].number for card in state.seats[seat].play)


def score(state: State) -> list[ScoreLine]:
    """Break the points of every seat down by cards."""
    return [
        ScoreLine(number, card, COMPONENTS[card].number)
        for number, seat in enumerate(state.seats)
        for card in seat.play
    ]


def best(state: State) -> list[int]:
    """Return whose sums are highest; equal sums share the victory."""
    sums = [points(state, seat) for seat in range(len(state.seats))]
    return [seat for seat, total in enumerate(sums) if total == max(sums)]
