"""Plays anything that is legal."""

from __future__ import annotations

from rules.bots.bot import Advice, InTime
from rules.core.engine import State
from rules.core.game import AnyGame
from rules.core.rng import HasRng, choice


class Random:
    """Chooses uniformly among the options."""

    def choose(self, game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
        """Return any option."""
        assert view.decision is not None
        return Advice(choice(rng, view.decision.options), game.evaluate(view, view.decision.seat))
