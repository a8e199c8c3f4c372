"""How a seat stands, and what is plausible at a glance."""

from __future__ import annotations

import pytest

from rules.black_rose.evaluation import evaluate
from rules.black_rose.quick import quick
from rules.black_rose.state import State
from rules.black_rose_duel.game import GAME
from rules.bots.normal import Normal
from rules.core.engine import apply
from rules.core.rng import Source, choice
from tests.rules.black_rose.scenario import mage, table, templar


def test_a_finished_game_is_won_or_lost() -> None:
    state = table(mage("crypt"))
    state.over, state.winners = True, [1]
    assert (evaluate(state, 0), evaluate(state, 1)) == (0.0, 1.0)
    state.winners = []
    assert (evaluate(state, 0), evaluate(state, 1)) == (0.0, 0.0)


def better(first: State, second: State) -> bool:
    """Tell whether seat 0 stands better in the first position."""
    return evaluate(first, 0) > evaluate(second, 0)


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (table(mage("crypt"), cubes={"crypt": [0, 0]}), table(mage("crypt"), cubes={"crypt": [0]})),
        (table(mage("crypt"), cubes={"crypt": [0]}), table(mage("crypt"), cubes={"crypt": [1]})),
        (table(mage("crypt"), mage(damage=[0] * 6)), table(mage("crypt"), mage(damage=[0] * 3))),
        (table(mage("crypt")), table(mage("crypt", damage=[1] * 8))),
        (table(mage("crypt"), evocations=[templar(0, "abyss")]), table(mage("crypt"))),
        (table(mage("crypt")), table(mage("crypt"), evocations=[templar(1, "abyss")])),
        (table(mage("crypt", tokens=2)), table(mage("crypt", tokens=1))),
        (table(mage("crypt", "tremor")), table(mage("crypt", tokens=2))),
    ],
    ids=[
        "more cubes",
        "own cubes",
        "more damage dealt",
        "less damage taken",
        "an evocation",
        "no enemy evocation",
        "an action left",
        "a spell left",
    ],
)
def test_more_is_better(more: State, less: State) -> None:
    assert better(more, less)


def test_a_bot_defeats_whom_it_can() -> None:
    state = table(mage("crypt", tokens=1), mage("crypt", damage=[0] * 9))
    while state.decision is not None and state.decision.seat == 0:
        apply(state, Normal().choose(GAME, GAME.view(state, 0), Source(1), lambda: True).action)
    assert state.earned[0]["defeat"] == 4


@pytest.mark.parametrize("seed", range(3))
def test_a_glance_finds_an_option_everywhere(seed: int) -> None:
    state, chance = GAME.new(2, seed), Source(seed)
    while state.decision is not None:
        assert quick(state) in state.decision
        assert all(0 <= evaluate(GAME.view(state, seat), seat) <= 1 for seat in (0, 1))
        apply(state, choice(chance, state.decision.options))


def test_a_game_at_a_glance_ends() -> None:
    state = GAME.new(2, 1)
    while state.decision is not None:
        apply(state, quick(state))
    assert state.round == 4
