"""Sensible with mistakes: sees what its options do at once, and misjudges each of them."""

from __future__ import annotations

from math import log

from rules.bots.bot import Advice, InTime
from rules.bots.normal import Normal, outcomes
from rules.core.engine import State
from rules.core.game import AnyGame
from rules.core.rng import HasRng, below

CAREFUL = Normal()
GRAIN = 1000
LEAST = 1e-6


class Easy:
    """Chooses the option that seems best to it, each judgement off by a random amount.

    Where the game itself is about to beat everybody it looks as closely as others do, lest nobody win.
    """

    def choose(self, game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
        """Return the option that it takes for the best."""
        if game.alarming(view):
            return CAREFUL.choose(game, view, rng, in_time)
        values = outcomes(game, view, rng, depth=0)
        seeming = {
            action: odds(value) + game.misjudged * below(rng, GRAIN) / GRAIN
            for action, value in values.items()
        }
        best = max(seeming, key=seeming.__getitem__)
        return Advice(best, values[best])


def odds(chance: float) -> float:
    """Return the logarithm of the odds, in which a misjudgement weighs as much for who is far behind."""
    kept = min(max(chance, LEAST), 1 - LEAST)
    return log(kept / (1 - kept))
