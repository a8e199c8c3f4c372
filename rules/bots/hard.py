"""Plans the rest of its round: a beam search over its own moves, on several re-dealt positions.

In games where each builds an engine of its own, looking far along one's own moves pays more than
looking at everybody's; what the others do meanwhile is imagined at a glance.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from rules.bots.bot import Advice, InTime, Planned
from rules.bots.gamble import LONGEST_REST, SAME, gamble
from rules.bots.rollouts import roll_out
from rules.bots.trial import try_out
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
TOLD = 3
"""How many moves of a plan are told."""


class Hard:
    """Chooses the option with which its best plan begins, on average over what it cannot see."""

    def choose(
        self, game: AnyGame, view: State, rng: HasRng, in_time: InTime, meant: tuple[Action, ...] = ()
    ) -> Advice:
        """Return the best option found, and the plan behind it; what was `meant` is not lightly given up."""
        if game.luck:
            return gamble(game, view, rng, in_time)
        if game.rollouts:
            return roll_out(game, view, rng, in_time, meant)
        decision = view.decision
        assert decision is not None
        samples: list[dict[Action, Plan]] = []
        position = view
        while len(samples) < SAMPLES and (not samples or in_time()):
            position = game.redeal(view, decision.seat, rng)
            samples.append(best_plans(game, position, decision.seat, in_time))
        worth = {
            option: sum(plans[option].value for plans in samples) / len(samples)
            for option in decision.options
        }
        length = {option: sum(len(plans[option].moves) for plans in samples) for option in worth}
        now = points(game, view, decision.seat)
        gain = {
            option: min(points(game, plans[option].position, decision.seat) for plans in samples) - now
            for option in worth
        }
        best, *rest = by_preference(worth, gain, length)
        return Advice(
            action=best,
            chance=game.chance(try_out(game, position, best, decision.seat), decision.seat),
            plan=common([plans[best].moves[1 : 1 + TOLD] for plans in samples]),
            gain=gain[best],
            rival=rest[0] if rest else None,
            alike=bool(rest)
            and max(worth.values()) - min(worth.values()) < SAME
            and len({*gain.values()}) == 1,
        )


def by_preference(
    worth: dict[Action, float], gain: dict[Action, int], length: dict[Action, int]
) -> list[Action]:
    """Return the options, the best first.

    Of those worth the same as the best, the one that brings most points comes first, then the one with which
    least is done.
    """
    ranked = sorted(worth, key=lambda option: -worth[option])
    near = [option for option in ranked if worth[ranked[0]] - worth[option] < SAME]
    return sorted(near, key=lambda option: (-gain[option], length[option])) + ranked[len(near) :]


def points(game: AnyGame, state: State, seat: int) -> int:
    """Return what a seat has scored so far."""
    return sum(line.points for line in game.score(state) if line.seat == seat)


class Move(NamedTuple):
    """An option and the position in which it is one."""

    action: Action
    before: State


def common(plans: list[tuple[Move, ...]]) -> tuple[Planned, ...]:
    """Return how all plans begin: what follows hangs on what the seat cannot see."""
    agreed = takewhile(lambda moves: len({move.action for move in moves}) == 1, zip(*plans, strict=False))
    return tuple(Planned(move.action, to_json(move.before)) for move, *_ in agreed)


class Plan(NamedTuple):
    """A way to play on: its moves, how it stands after them and after the first, and how it is judged."""

    moves: tuple[Move, ...]
    position: State
    now: float
    soon: float
    value: float = 0.0


def best_plans(game: AnyGame, position: State, seat: int, in_time: InTime) -> dict[Action, Plan]:
    """Return the best plan found for each option."""
    assert position.decision is not None
    begun = game.round(position)
    beam = [_extend(game, position, seat, option) for option in position.decision.options]
    best = {plan.moves[0].action: _judge(game, plan, seat, begun) for plan in beam}
    seen: set[bytes] = set()
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
            judged = _judge(game, plan, seat, begun)
            first = judged.moves[0].action
            if judged.value > best[first].value:
                best[first] = judged
    return best


def _now(plan: Plan) -> float:
    return plan.now


def _extend(game: AnyGame, position: State, seat: int, option: Action, plan: Plan | None = None) -> Plan:
    """Return the plan with another move, or a plan that begins with it."""
    after, move = try_out(game, position, option, seat), Move(option, position)
    now = game.evaluate(after, seat)
    return Plan((*plan.moves, move), after, now, plan.soon) if plan else Plan((move,), after, now, now)


def _continuations(game: AnyGame, plan: Plan, seat: int, begun: int) -> list[Plan]:
    """Return the plan with each next move of the seat in the same round, the others imagined."""
    position = plan.position.copy()
    while position.decision is not None and game.round(position) == begun:
        if position.decision.seat == seat:
            return [_extend(game, position, seat, option, plan) for option in position.decision.options]
        apply(position, game.quick(position))
    return []


def _judge(game: AnyGame, plan: Plan, seat: int, begun: int) -> Plan:
    """Judge a plan where the next round begins, everybody having finished this one at a glance."""
    rest = plan.position.copy()
    for _ in range(LONGEST_REST):
        decision = rest.decision
        if decision is None or (game.round(rest) > begun and decision.prompt == TURN):
            break
        apply(rest, game.quick(rest))
    return plan._replace(value=game.evaluate(rest, seat) + HASTE * plan.soon)
