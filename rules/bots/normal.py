"""Looks one move ahead: every option is followed to the end of its own choices and judged there."""

from __future__ import annotations

from rules.bots.bot import Advice, InTime
from rules.core.action import Action
from rules.core.engine import State, apply
from rules.core.game import AnyGame
from rules.core.rng import HasRng

CHAIN = 12
"""How many follow-up choices a move may have before it is judged as it stands."""
MANY = 40
"""Where there are more options than these, the follow-up choices of each are made at a glance."""


class Normal:
    """Chooses the option after which its seat stands best."""

    def choose(self, game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
        """Return the best option by one step of look-ahead."""
        values = outcomes(game, view, rng)
        best = max(values, key=values.__getitem__)
        return Advice(best, values[best])


def outcomes(game: AnyGame, view: State, rng: HasRng, depth: int = CHAIN) -> dict[Action, float]:
    """Return what each option is worth once its follow-up choices are made, on a re-dealt position."""
    decision = view.decision
    assert decision is not None
    position = game.redeal(view, decision.seat, rng)
    values = {}
    for action in decision.options:
        after = try_out(game, position, action, decision.seat, depth)
        values[action] = game.evaluate(after, decision.seat)
    return values


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
