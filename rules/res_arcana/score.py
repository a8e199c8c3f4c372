"""Points: what each component is worth now, and who wins a victory check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.game import ScoreLine
from rules.res_arcana.cards import COMPONENTS, Component
from rules.res_arcana.essences import GOLD, NOTHING

if TYPE_CHECKING:
    from rules.res_arcana.state import State

GOAL = 10
TOKEN = "first_player_token"
STATUE = "golden_statue"
WORTHY = {c.id: c for c in COMPONENTS.values() if c.points or c.points_per}


def worth(state: State, seat: int, component: Component) -> int:
    """Return the points of a component in play before a seat."""
    points = component.points
    for per in component.points_per:
        if per.kind is not None:
            points += per.points * state.on.get(component.id, NOTHING)[per.kind]
        else:
            points += per.points * len(state.artifacts(seat, per.type))
    return points


def points(state: State, seat: int) -> int:
    """Return all points of a seat."""
    total = 1 if state.first == seat else 0
    for card in state.seats[seat].play:
        component = WORTHY.get(card)
        if component is not None:
            total += worth(state, seat, component)
    return total


def score(state: State) -> list[ScoreLine]:
    """Break the points of every seat down by their sources."""
    lines = []
    for number, seat in enumerate(state.seats):
        for card in seat.play:
            value = worth(state, number, COMPONENTS[card])
            if value:
                lines.append(ScoreLine(number, card, value))
    lines.append(ScoreLine(state.first, TOKEN, 1))
    lines += [ScoreLine(seat, STATUE, bonus) for seat, bonus in enumerate(state.bonus) if bonus]
    return lines


def wealth(state: State, seat: int) -> int:
    """Return the essences in a pool with Gold counted twice: it breaks ties."""
    pool = state.seats[seat].pool
    return sum(pool) + pool[GOLD]


def tie_break(state: State) -> str:
    """Return the key of what decides where points do not."""
    return "res_arcana.tie.match" if state.wins else "res_arcana.tie.essences"


def best(state: State, bonus: tuple[int, ...]) -> list[int]:
    """Return who wins a check: nobody below the goal, else most points, then most essences."""
    totals = [points(state, seat) + bonus[seat] for seat in range(len(state.seats))]
    most = max(totals)
    if most < GOAL:
        return []
    leaders = [seat for seat, total in enumerate(totals) if total == most]
    richest = max(wealth(state, seat) for seat in leaders)
    return [seat for seat in leaders if wealth(state, seat) == richest]
