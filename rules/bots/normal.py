"""Looks one move ahead: every option is followed to the end of its own choices and judged there."""

from __future__ import annotations

from rules.bots.bot import Advice, InTime
from rules.bots.trial import CHAIN, try_out
from rules.core.action import Action
from rules.core.engine import State
from rules.core.game import AnyGame
from rules.core.rng import HasRng


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
