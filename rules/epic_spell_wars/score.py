"""Points: a medal is a point, and the only one there is; a single game is a matter of lives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import Counted, ScoreLine

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

LIFE = 20
"""How much life everybody has at first."""
MEDAL = "medal"
"""The source of every point: it is no component."""


def score(state: State) -> list[ScoreLine]:
    """Return the medals of every seat that has any."""
    return [ScoreLine(number, MEDAL, seat.medals) for number, seat in enumerate(state.seats) if seat.medals]


def lives(state: State) -> Counted | None:
    """Return the lives of a single game: whoever has some at its end has won; a tournament counts medals."""
    if state.length != "single":
        return None
    return Counted(".lives", tuple([seat.life for seat in state.seats]))
