"""Points: every scroll counts its strength, and one more for each Reappraisal of its element."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import Line

if TYPE_CHECKING:
    from rules.five_seals.state import State


def worth(state: State, seat: int, scroll: str) -> int:
    """Return the points of a scroll before a seat; what a Reappraisal adds is counted with itself."""
    points = state.strength(scroll)
    if state.is_reappraisal(scroll):
        element = state.element(scroll)
        points += sum(state.element(own) == element for own in state.seats[seat].scrolls)
    return points


def points(state: State, seat: int) -> int:
    """Return all points of a seat."""
    return sum(worth(state, seat, scroll) for scroll in state.seats[seat].scrolls)


def score(state: State) -> list[Line]:
    """Break the points of every seat down by their sources."""
    return [
        Line(number, scroll, worth(state, number, scroll))
        for number, seat in enumerate(state.seats)
        for scroll in seat.scrolls
    ]


def leaders(state: State) -> list[int]:
    """Return who has most points; several share the victory."""
    totals = [points(state, seat) for seat in range(len(state.seats))]
    return [seat for seat, total in enumerate(totals) if total == max(totals)]
