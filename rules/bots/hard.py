"""Plans the rest of its round: a beam search over its own moves, on several re-dealt positions.

In games where each builds an engine of its own, looking far along one's own moves pays more than
looking at everybody's; what the others do meanwhile is imagined at a glance.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.bots.bot import Advice, InTime
from rules.bots.normal import try_out
from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.engine import State, apply, to_json
from rules.core.game import AnyGame
from rules.core.rng import HasRng

SAMPLES = 2
WIDTH = 5
DEPTH = 7
HASTE = 0.1
"""How much an option's immediate outcome counts beside that of the whole plan: rivals may interfere."""
LONGEST_REST = 400
SAME = 1e-3
"""Options that differ by less are worth the same."""


class Hard:
    """Chooses the option with which its best plan begins, on average over what it cannot see."""

    def choose(self, game: AnyGame, view: State, rng: HasRng, in_time: InTime) -> Advice:
        """Return the best option found, and the plan behind it."""
        decision = view.decision
        assert decision is not None
        totals = dict.fromkeys(decision.options, 0.0)
        plans: dict[Action, Plan] = {}
        for _ in range(SAMPLES):
            position = game.redeal(view, decision.seat, rng)
            plans = best_plans(game, position, decision.seat, in_time)
            for option, plan in plans.items():
                totals[option] += plan.value
            if not in_time():
                break
        best, *rest = sorted(totals, key=totals.__getitem__, reverse=True)
        rival = rest[0] if rest else None
        chance = plans[rival].chance if rival is not None else 0.0
        alike = bool(rest) and totals[best] - totals[rest[-1]] < SAME
        return Advice(best, plans[best].chance, plans[best].moves[1:], rival, chance, alike)


class Plan(NamedTuple):
    """A way to play on: its moves, how it stands right after them, and how it is judged."""

    moves: tuple[Action, ...]
    position: State
    now: float
    chance: float
    value: float


def best_plans(game: AnyGame, position: State, seat: int, in_time: InTime) -> dict[Action, Plan]:
    """Return the best plan found for each option."""
    assert position.decision is not None
    begun = game.round(position)
    beam = [_extend(game, position, seat, (), option) for option in position.decision.options]
    first = {plan.moves[0]: plan.now for plan in beam}
    best: dict[Action, Plan] = {}
    seen: set[bytes] = set()
    for plan in beam:
        best[plan.moves[0]] = _judge(game, plan, seat, begun, first)
    for _ in range(DEPTH):
        grown = []
        for plan in sorted(beam, key=_now, reverse=True)[:WIDTH]:
            if not in_time():
                return best
            for longer in _continuations(game, plan, seat, begun):
                key = to_json(longer.position)
                if key not in seen:
                    seen.add(key)
                    grown.append(longer)
        beam = sorted(grown, key=_now, reverse=True)[:WIDTH]
        for plan in beam:
            judged = _judge(game, plan, seat, begun, first)
            if judged.value > best[judged.moves[0]].value:
                best[judged.moves[0]] = judged
    return best


def _now(plan: Plan) -> float:
    return plan.now


def _extend(game: AnyGame, position: State, seat: int, moves: tuple[Action, ...], move: Action) -> Plan:
    after = try_out(game, position, move, seat)
    return Plan((*moves, move), after, game.evaluate(after, seat), 0.0, 0.0)


def _continuations(game: AnyGame, plan: Plan, seat: int, begun: int) -> list[Plan]:
    """Return the plan with each next move of the seat in the same round, the others imagined."""
    position = plan.position.copy()
    while position.decision is not None and game.round(position) == begun:
        if position.decision.seat == seat:
            return [_extend(game, position, seat, plan.moves, move) for move in position.decision.options]
        apply(position, game.quick(position))
    return []


def _judge(game: AnyGame, plan: Plan, seat: int, begun: int, first: dict[Action, float]) -> Plan:
    """Judge a plan where the next round begins, everybody having finished this one at a glance."""
    rest = plan.position.copy()
    for _ in range(LONGEST_REST):
        decision = rest.decision
        if decision is None or (game.round(rest) > begun and decision.prompt == TURN):
            break
        apply(rest, game.quick(rest))
    chance = game.evaluate(rest, seat)
    return plan._replace(chance=chance, value=chance + HASTE * first[plan.moves[0]])
