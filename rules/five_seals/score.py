"""Points: every scroll counts its strength, and one more for each Reappraisal of its element."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import ScoreLine

if TYPE_CHECKING:
    from rules.five_seals.state import State

BONUS = "reappraisal_bonus"
"""The source of what Reappraisals add: it is no component."""


def bonus(state: State, seat: int) -> int:
    """Return what Reappraisals add: a point for each scroll of their element before the seat."""
    scrolls = state.seats[seat].scrolls
    elements = [state.element(scroll) for scroll in scrolls if state.is_reappraisal(scroll)]
    return sum(state.element(scroll) == element for element in elements for scroll in scrolls)


def added(state: State, seat: int, scroll: str) -> int:
    """Return what Reappraisals add because a seat has a scroll."""
    scrolls, element = state.seats[seat].scrolls, state.element(scroll)
    alike = [other for other in scrolls if state.element(other) == element]
    by_others = sum(state.is_reappraisal(other) for other in alike if other != scroll)
    return by_others + (len(alike) if state.is_reappraisal(scroll) else 0)


def points(state: State, seat: int) -> int:
    """Return all points of a seat."""
    return sum(map(state.strength, state.seats[seat].scrolls)) + bonus(state, seat)


def score(state: State) -> list[ScoreLine]:
    """Break the points of every seat down by their sources, the strongest scrolls first."""
    lines = [
        ScoreLine(number, scroll, state.strength(scroll))
        for number, seat in enumerate(state.seats)
        for scroll in sorted(seat.scrolls, key=lambda scroll: (-state.strength(scroll), scroll))
    ]
    bonuses = ((number, bonus(state, number)) for number in range(len(state.seats)))
    return lines + [ScoreLine(number, BONUS, added) for number, added in bonuses if added]


def leaders(state: State) -> list[int]:
    """Return who has most points; several share the victory."""
    totals = [points(state, seat) for seat in range(len(state.seats))]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
