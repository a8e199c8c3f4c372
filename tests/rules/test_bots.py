"""What bots say about their moves: chances one may believe, plans that hang on nothing unseen."""

from __future__ import annotations

import pytest

from rules.bots.arena import play
from rules.bots.bot import tempered
from rules.bots.gamble import gamble, promising_plans
from rules.bots.hard import Move, by_preference, common
from rules.core.action import Action
from rules.core.engine import to_json
from rules.core.rng import Source
from rules.games import GAMES

ONE, TWO, THREE = Action("one"), Action("two"), Action("three")


def test_a_judgement_is_tempered_but_keeps_its_side() -> None:
    assert [tempered(chance) for chance in (0.0, 0.5, 1.0)] == [0.0, 0.5, 1.0]
    assert tempered(0.94) == pytest.approx(0.798, abs=1e-3)
    assert tempered(0.06) == pytest.approx(1 - tempered(0.94))


@pytest.mark.parametrize(
    ("plans", "shared"),
    [
        ([(ONE, TWO), (ONE, THREE)], (ONE,)),
        ([(ONE, TWO), (ONE,)], (ONE,)),
        ([(ONE, TWO)], (ONE, TWO)),
        ([(TWO, ONE), (ONE, TWO)], ()),
        ([(), (ONE,)], ()),
    ],
)
def test_plans_are_told_as_far_as_they_agree(
    plans: list[tuple[Action, ...]], shared: tuple[Action, ...]
) -> None:
    position = GAMES["res_arcana"].new(2, 1)
    moves = [tuple(Move(action, position) for action in plan) for plan in plans]
    told = common(moves)
    assert tuple(move.action for move in told) == shared
    assert {move.position for move in told} <= {to_json(position)}


def test_where_dice_decide_a_plan_goes_up_to_them_and_needs_no_time() -> None:
    game = GAMES["epic_spell_wars"]
    state = game.new(2, 1, {"heroes": "dealt"})
    assert state.decision is not None
    seat = state.decision.seat
    plans = promising_plans(game, state, seat)
    assert plans == sorted(plans, key=lambda plan: -plan.judged)
    assert {plan.moves[-1] for plan in plans} == {Action("ready")}
    assert all(1 < len(plan.moves) <= 4 for plan in plans)
    advice = gamble(game, game.view(state, seat), Source(1), lambda: False)
    assert advice.action == plans[0].moves[0]
    assert tuple(move.action for move in advice.plan) == plans[0].moves[1:]


@pytest.mark.parametrize("name", GAMES)
def test_normal_beats_random(name: str) -> None:
    """Seats are exchanged from game to game; the Black Rose may win where nobody else does."""
    game, points = GAMES[name], [0, 0]
    for seed in range(2):
        levels = ["normal", "random"] if seed % 2 else ["random", "normal"]
        result = play(game, levels, seed, {}, lambda: 0.0)
        for level, scored in zip(levels, result.points, strict=True):
            points[level == "normal"] += scored
        assert result.winners in ([], [levels.index("normal")])
    assert points[True] > 1.5 * points[False]


def test_of_options_worth_the_same_the_one_with_most_points_comes_first() -> None:
    look, claim, spend = ONE, TWO, THREE
    worth = {look: 1.09953, claim: 1.09941, spend: 1.0905}
    ranked = by_preference(worth, {look: 0, claim: 3, spend: 5}, dict.fromkeys(worth, 1))
    assert ranked == [claim, look, spend]
