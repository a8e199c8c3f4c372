"""Options played out: the best few by judgement, each to the end of the round, on re-dealt positions.

Where a round is a long exchange of blows with much hidden, a plan of one's own moves does not hold: what
rivals make of an option tells more than what one would do next oneself.
"""

from __future__ import annotations

from rules.bots.bot import Advice, InTime
from rules.bots.gamble import LONGEST_REST, SAME
from rules.bots.normal import outcomes
from rules.core.action import Action
from rules.core.engine import State, apply
from rules.core.game import AnyGame
from rules.core.rng import HasRng

BEST = 3
"""How many options are played out; twice as many where all look alike."""
TRUST = 2
"""As many times played out a judgement weighs."""


def roll_out(game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
    """Return the option that brings most on average, its judgement included."""
    assert view.decision is not None
    seat = view.decision.seat
    judged = outcomes(game, view, rng)
    useful = [option for option in judged if not game.pointless(view, option)]
    options = sorted(useful or judged, key=lambda option: -judged[option])
    spread = judged[options[0]] - judged[options[-1]]
    # Where judgement cannot tell them apart, more of them are played out.
    best = options[: BEST if spread >= SAME else 2 * BEST]
    sums = {option: TRUST * judged[option] for option in best}
    played = 0
    while played < game.rollouts and in_time():
        position = game.redeal(view, seat, rng)
        for option in best:
            sums[option] += game.evaluate(end_of_round(game, position, option), seat)
        played += 1
    best.sort(key=lambda option: -sums[option])
    worth = sums[best[0]] / (TRUST + played)
    return Advice(
        action=best[0],
        chance=worth,
        rival=best[1] if len(best) > 1 else None,
        alike=spread < SAME and sums[best[0]] - sums[best[-1]] < SAME * (TRUST + played),
    )


def end_of_round(game: AnyGame, position: State, option: Action) -> State:
    """Return the position at the end of the round, everybody playing at a glance after an option."""
    rest, begun = position.copy(), game.round(position)
    apply(rest, option)
    for _ in range(LONGEST_REST):
        if rest.decision is None or game.round(rest) > begun:
            break
        apply(rest, game.quick(rest))
    return rest
