"""The course of a turn: what is to follow a choice that is advised, and what is left of it later."""

from __future__ import annotations

from collections.abc import Iterable

from rules.bots.bot import Advice, Planned
from rules.bots.gamble import LONGEST_REST, SAME
from rules.bots.trial import try_out
from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import State, apply, to_json
from rules.core.game import AnyGame

DECLINE = "decline"
"""The kind of option by which a seat leaves what others do unanswered."""


def course(
    game: AnyGame, position: State, first: Action, meant: tuple[Action, ...] = ()
) -> tuple[tuple[Planned, ...], bytes]:
    """Return what a seat is to do in its turn after a choice, and where that leads, as JSON.

    It goes on with what was meant as long as that can be done; whatever rivals are asked is answered at a
    glance. A turn goes on with one more free move at most, anything else with what belongs to it.
    """
    asked, begun, moves = position.decision, game.round(position), list[Planned]()
    assert asked is not None
    seat, after, free = asked.seat, position.copy(), asked.prompt != TURN and not asked.cause
    apply(after, first)
    for _ in range(LONGEST_REST):
        decision = after.decision
        if decision is None or game.round(after) > begun:
            break
        if decision.seat != seat:
            if acts(decision):
                break
            apply(after, game.quick(after))
            continue
        if not decision.cause and len(decision.options) > 1:
            if free if decision.prompt == TURN else decision.prompt != asked.prompt:
                break
            free = free or decision.prompt == TURN
        if meant and meant[0] in decision.options:
            move, meant = meant[0], meant[1:]
        else:
            move, meant = _best(game, after, seat), ()
        moves.append(Planned(move, to_json(after)))
        apply(after, move)
    return tuple(moves), to_json(after)


def acts(decision: Decision) -> bool:
    """Tell whether a seat decides of its own accord: it neither answers others nor goes on with anything."""
    answers = any(option.kind == DECLINE for option in decision.options)
    return decision.prompt == TURN or not (decision.cause or answers or len(decision.options) == 1)


def _best(game: AnyGame, position: State, seat: int) -> Action:
    """Return the option that leads farthest; of several that lead as far, the one that is plausible."""
    assert position.decision is not None
    glance = game.quick(position)
    options = [option for option in position.decision.options if not game.pointless(position, option)]
    if len(options) < 2:
        return options[0] if options else glance
    worth = {option: game.evaluate(try_out(game, position, option, seat), seat) for option in options}
    best = max(worth, key=worth.__getitem__)
    return glance if worth[best] - worth.get(glance, 0.0) < SAME else best


def rest_of(advice: Advice, seat: int, taken: Iterable[tuple[Decision, Action]]) -> tuple[Action, ...]:
    """Return what is left of what was advised to a seat in its turn, after what was chosen since.

    Nothing is left once it did something else or somebody else took a turn. Where there was nothing to
    choose, nothing is made of what was chosen.
    """
    expected = (advice.action, *[planned.action for planned in advice.plan])
    for decision, action in taken:
        if decision.seat != seat:
            if acts(decision):
                return ()
        elif action in expected:
            expected = expected[expected.index(action) + 1 :]
        elif len(decision.options) > 1:
            return ()
    return expected
