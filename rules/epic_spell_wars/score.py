"""Points: a medal is a point, and the only one there is; life, which tells more of the course of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import ScoreLine

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State

LIFE = 20
"""How much life everybody has at first."""
MEDAL = "medal"
"""The source of every point: it is no component."""


def lives(state: State) -> list[int]:
    """Return the life of every seat, as it is before the first round as well."""
    return [seat.life if state.round else LIFE for seat in state.seats]


def score(state: State) -> list[ScoreLine]:
    """Return the medals of every seat that has any."""
    return [ScoreLine(number, MEDAL, seat.medals) for number, seat in enumerate(state.seats) if seat.medals]
