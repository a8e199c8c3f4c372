"""How well a seat stands in Black Rose Wars, and a plausible option at a glance."""

from __future__ import annotations

from math import exp

from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, ROSE
from rules.core.action import Action

CARD, HEALTH, TROPHY, QUEST, DONE, EVOCATION, CUBE = 0.15, 0.12, 1.2, 0.4, 1.8, 0.5, 0.25
"""What a card in hand, a health, a trophy, a quest in hand or done, an evocation and a cube are worth."""
STEEP = 5.0
"""By how much one has to be ahead for a position to be three quarters won."""
EAGER = {
    "cast": 5,
    "fight": 4,
    "activate": 3,
    "explore": 2,
    "spring": 6,
    "complete": 6,
    "do": 5,
    "command": 3,
}


def standing(state: State, seat: int) -> float:
    """Return what a seat has, in points of power."""
    me = state.seats[seat]
    worth = float(state.power(seat)) + TROPHY * state.trophies[seat]
    worth += CARD * len(me.hand) + QUEST * len(me.quests) + DONE * len(me.done)
    if me.mage:
        worth += HEALTH * state.health_left(MAGES[seat])
    worth += EVOCATION * sum(evocation.owner == seat for evocation in state.evocations.values())
    worth += CUBE * sum(room.cubes.count(seat) for room in state.rooms)
    for other in state.seats:
        worth += HEALTH * other.damage.count(seat)
    worth += sum(state.book.rooms[room].points[0] for room, owner in state.tokens.items() if owner == seat)
    return worth


def evaluate(state: State, seat: int) -> float:
    """Return how well a seat stands, from its own view: 0 hopeless, 1 won."""
    if state.over:
        return float(seat in state.winners)
    others = [standing(state, rival) for rival in state.rivals(seat)]
    best = max(*others, float(state.power(ROSE)))
    return 1 / (1 + exp((best - standing(state, seat)) / STEEP))


def quick(state: State) -> Action:
    """Return a plausible option at a glance: use what can be used, strike what can be struck."""
    decision = state.decision
    assert decision is not None
    best = max(decision.options, key=lambda option: EAGER.get(option.kind, 1))
    return best if best.kind in EAGER else decision.options[0]
