"""Plans where dice decide: the most promising ones by judgement, each of them played out many times.

A single roll of the dice weighs more than the difference between two good plans, so that a plan is worth
what it brings on average over many re-dealt positions, the same ones for all plans.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.bots.bot import Advice, InTime, Planned
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import State, apply, to_json
from rules.core.game import AnyGame
from rules.core.rng import HasRng

WIDTH = 8
DEPTH = 4
PLAYED_OUT = 8
"""How many plans are played out; after a third of the times only the better half of them."""
TRUST = 8
"""As many times played out a judgement weighs."""
OFTENER = 2
"""How many times as often options are played out in the middle of a spell."""
EFFORT = 0.002
"""What every move of a plan must bring, lest a seat dither between plans that are worth the same."""
LONGEST_REST = 400
SAME = 1e-3
"""Options that differ by less are worth the same."""


class Plan(NamedTuple):
    """The moves of a seat up to where chance takes over, and how they are judged beforehand."""

    moves: tuple[Action, ...]
    judged: float


def gamble(game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
    """Return the option whose best plan brings most on average."""
    decision = view.decision
    assert decision is not None
    seat = decision.seat
    start = game.redeal(view, seat, rng)
    promising = promising_plans(game, start, seat)
    plans = promising[:PLAYED_OUT]
    # In the middle of a spell one roll of the dice has gone into how an option is judged.
    trust, luck = (TRUST, game.luck) if decision.prompt == TURN else (1, OFTENER * game.luck)
    sums = {plan: trust * (plan.judged - EFFORT * len(plan.moves)) for plan in plans}
    played, spread = 0, 0.0
    while len(plans) > 1 and played < luck and in_time():
        position = game.redeal(view, seat, rng)
        for plan in plans:
            sums[plan] += play_out(game, position, plan, seat) - EFFORT * len(plan.moves)
        played += 1
        if played == luck // 3:
            spread = max(sums.values()) - min(sums.values())
            plans = sorted(plans, key=lambda plan: -sums[plan])[: (len(plans) + 1) // 2]
    plans.sort(key=lambda plan: -sums[plan])
    best = plans[0]
    worth = {plan: sums[plan] / (trust + played) + EFFORT * len(plan.moves) for plan in plans}
    others = [plan for plan in plans if plan.moves[0] != best.moves[0]]
    return Advice(
        action=best.moves[0],
        chance=worth[best],
        plan=planned(start, best.moves)[1:],
        rival=others[0].moves[0] if others else None,
        # Plans that differ only in the order of their moves do not make all options alike.
        alike=len({plan.moves[0] for plan in promising}) == len(decision.options) > 1
        and promising[0].judged - promising[-1].judged < SAME
        and max(spread / trust, worth[best] - min(worth.values())) < SAME,
    )


def planned(position: State, moves: tuple[Action, ...]) -> tuple[Planned, ...]:
    """Return moves, each with the position in which it is made."""
    position, told = position.copy(), []
    for move in moves:
        told.append(Planned(move, to_json(position)))
        apply(position, move)
    return tuple(told)


def promising_plans(game: AnyGame, position: State, seat: int) -> list[Plan]:
    """Return the plans of a beam search that end where chance takes over, the best judged first."""
    ended: list[Plan] = []
    beam: list[tuple[float, tuple[Action, ...], State]] = [(0.0, (), position)]
    seen = {to_json(position)}
    for _ in range(DEPTH):
        grown = []
        for _, moves, before in beam:
            assert before.decision is not None
            for option in before.decision.options:
                if game.left_to_chance(before, option):
                    ended.append(Plan((*moves, option), game.evaluate(before, seat)))
                    continue
                after = before.copy()
                apply(after, option)
                judged = game.evaluate(after, seat)
                if _goes_on(after, before, seat):
                    key = to_json(after)
                    if key not in seen:
                        seen.add(key)
                        grown.append((judged, (*moves, option), after))
                else:
                    ended.append(Plan((*moves, option), judged))
        beam = sorted(grown, key=lambda plan: -plan[0])[:WIDTH]
    return sorted(ended, key=lambda plan: -plan.judged)


def _goes_on(after: State, before: State, seat: int) -> bool:
    """Tell whether a seat goes on with the free moves that it was at."""
    now, then = after.decision, before.decision
    assert then is not None
    return now is not None and now.seat == seat and now.prompt == then.prompt == TURN


def play_out(game: AnyGame, position: State, plan: Plan, seat: int) -> float:
    """Return how the seat stands when the next round begins, everybody else playing at a glance."""
    rest = position.copy()
    begun = game.round(rest)
    for move in plan.moves:
        apply(rest, move)
    for _ in range(LONGEST_REST):
        decision = rest.decision
        if decision is None or (game.round(rest) > begun and decision.prompt == TURN):
            break
        apply(rest, game.quick(rest))
    return game.evaluate(rest, seat)
