"""Where an option leads: the option and the choices that belong to it, made for their outcome."""

from __future__ import annotations

from rules.core.action import Action
from rules.core.engine import State, apply
from rules.core.game import AnyGame

CHAIN = 12
"""How many follow-up choices a move may have before it is judged as it stands."""
MANY = 40
"""Where there are more options than these, the follow-up choices of each are made at a glance."""


def try_out(game: AnyGame, position: State, action: Action, seat: int, depth: int = CHAIN) -> State:
    """Return the position after an action and the seat's own follow-up choices, each by its outcome."""
    assert position.decision is not None
    if game.left_to_chance(position, action):
        return position
    hasty = len(position.decision.options) > MANY
    after = position.copy()
    apply(after, action)
    for _ in range(depth):
        decision = after.decision
        if decision is None or decision.seat != seat or not decision.cause:
            break
        apply(after, game.quick(after) if hasty else _greedy(game, after, seat))
    return after


def _greedy(game: AnyGame, position: State, seat: int) -> Action:
    assert position.decision is not None
    best, best_value = position.decision.options[0], -1.0
    for action in position.decision.options:
        after = position.copy()
        apply(after, action)
        value = game.evaluate(after, seat)
        if value > best_value:
            best, best_value = action, value
    return best
