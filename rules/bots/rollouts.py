"""Options played out: the best few by judgement, each to the end of the round, on re-dealt positions.

Where a round is a long exchange of blows with much hidden, a plan of one's own moves does not hold: what
rivals make of an option tells more than what one would do next oneself.
"""

from __future__ import annotations

from rules.bots.bot import Advice, InTime
from rules.bots.course import course
from rules.bots.gamble import LONGEST_REST, SAME
from rules.bots.normal import outcomes
from rules.bots.trial import try_out
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import State, apply
from rules.core.game import AnyGame
from rules.core.rng import HasRng

BEST = 3
"""How many options are played out besides the best of each kind; twice as many where all look alike."""
FINALISTS = 3
"""How many of them are played out as often again."""
TRUST = 2
"""As many times played out a judgement weighs."""
LEAVING = 0.03
"""By how much leaving off must be better than doing something: less is the noise of few times played out."""
CHANGING = 0.06
"""By how much something else must be better than what was meant: towards the end chance makes more."""


def roll_out(
    game: AnyGame, view: State, rng: HasRng, in_time: InTime, meant: tuple[Action, ...] = ()
) -> Advice:
    """Return the option that brings most on average, its judgement included.

    What was `meant` to be done next is done, unless something else is clearly better.
    """
    assert view.decision is not None
    seat = view.decision.seat
    judged = outcomes(game, view, rng)
    useful = [option for option in judged if not game.pointless(view, option)]
    options = sorted(useful or judged, key=lambda option: -judged[option])
    spread = judged[options[0]] - judged[options[-1]]
    best = _promising(options, BEST if spread >= SAME else 2 * BEST)
    kept = next((option for option in options if (option,) == meant[:1]), None)
    if kept is not None and kept not in best:
        best.append(kept)
    if view.decision.prompt == TURN:
        dealt = game.redeal(view, seat, rng)
        judged |= {option: turned(game, dealt, option, seat) for option in best if in_time()}
    sums = {option: TRUST * judged[option] for option in best}
    doubt = {option: LEAVING if game.leaves_off(view, option) else 0.0 for option in best}
    if kept is not None and not doubt[kept]:
        doubt[kept] = -CHANGING
    worth = {option: judged[option] - doubt[option] for option in best}
    played = 0
    for most in (game.rollouts, 2 * game.rollouts):
        while played < most and in_time():
            position = game.redeal(view, seat, rng)
            for option in best:
                sums[option] += game.evaluate(end_of_round(game, position, option), seat)
            played += 1
        worth |= {option: sums[option] / (TRUST + played) - doubt[option] for option in best}
        best = sorted(best, key=lambda option: -worth[option])[:FINALISTS]
    first, *others = best
    plan, leads_to = course(game, game.redeal(view, seat, rng), first, meant[1:] if first == kept else ())
    return Advice(
        action=first,
        chance=worth[first] + doubt[first],
        plan=plan,
        rival=others[0] if others else None,
        alike=len(view.decision.options) > 1 and spread < SAME and worth[first] - min(worth.values()) < SAME,
        leads_to=leads_to,
    )


def _promising(options: list[Action], most: int) -> list[Action]:
    """Return the best options by judgement and the best of each kind: a blow may pay only with the next."""
    kinds = {option.kind: option for option in reversed(options)}
    return [option for n, option in enumerate(options) if n < most or kinds[option.kind] == option]


def turned(game: AnyGame, position: State, option: Action, seat: int) -> float:
    """Return how a seat stands after an option and the best that it can do next in its turn."""
    after = try_out(game, position, option, seat)
    worth, decision = game.evaluate(after, seat), after.decision
    if decision is None or decision.seat != seat or decision.prompt != TURN:
        return worth
    return max(game.evaluate(try_out(game, after, second, seat), seat) for second in decision.options)


def end_of_round(game: AnyGame, position: State, option: Action) -> State:
    """Return the position at the end of the round, everybody playing at a glance after an option."""
    rest, begun = position.copy(), game.round(position)
    apply(rest, option)
    for _ in range(LONGEST_REST):
        if rest.decision is None or game.round(rest) > begun:
            break
        apply(rest, game.quick(rest))
    return rest
