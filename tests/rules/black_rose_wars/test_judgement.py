"""How a seat stands in the great lodge, and what is plausible at a glance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.game import GAME
from rules.bots.easy import Easy
from rules.bots.normal import Normal
from rules.bots.rollouts import BEST, end_of_round, roll_out
from rules.core.engine import apply
from rules.core.rng import Source
from tests.rules.black_rose_wars.scenario import evocation, idle, lodge, mage
from tests.rules.bots import chosen, play_on
from tests.rules.notation import read


def better(first: State, second: State) -> bool:
    """Tell whether seat 0 stands better in the first position."""
    return GAME.evaluate(first, 0) > GAME.evaluate(second, 0)


FULL = {"forge": (0, 0, 0, 1)}
LEVEL = {"forge": (0, 0, 1, 1)}


@pytest.mark.parametrize(
    ("more", "less"),
    [
        (lodge(mage("throne"), idle("arena"), power=(3, 0, 0)), lodge(mage("throne"), idle("arena"))),
        (lodge(mage("throne"), idle("arena")), lodge(mage("throne"), idle("arena"), power=(0, 0, 4))),
        (lodge(mage("throne"), idle("arena"), cubes=FULL), lodge(mage("throne"), idle("arena"), cubes=LEVEL)),
        (lodge(mage("throne"), idle("arena", damage=[0] * 8)), lodge(mage("throne"), idle("arena"))),
        (lodge(mage("throne"), idle("arena")), lodge(mage("throne", damage=[1] * 8), idle("arena"))),
        (
            lodge(mage("throne"), idle("arena"), evocations=[evocation("bone_knight", 0, "oracle")]),
            lodge(mage("throne"), idle("arena")),
        ),
        (lodge(mage("throne", "fireball"), idle("arena")), lodge(mage("throne"), idle("arena"))),
        (
            lodge(mage("forge", quests=["cold_iron"]), idle("arena")),
            lodge(mage("mirrors", quests=["cold_iron"]), idle("arena")),
        ),
        (
            lodge(mage("throne", done=["cold_iron"]), idle("arena")),
            lodge(mage("throne"), idle("arena")),
        ),
    ],
    ids=[
        "power",
        "a weaker Black Rose",
        "most cubes in a full room",
        "a rival near its defeat",
        "no wounds",
        "an evocation",
        "a prepared spell",
        "a quest whose room is near",
        "a quest that is done",
    ],
)
def test_more_is_better(more: State, less: State) -> None:
    assert better(more, less)


def test_what_rivals_hold_in_secret_is_not_looked_at() -> None:
    """Positions that differ only in what a rival holds are worth the same."""
    one = lodge(mage("throne"), mage("arena", "fireball", hand=["meteor_shower"]))
    other = lodge(mage("throne"), mage("arena", "litany", hand=["consecration"]))
    assert GAME.evaluate(one, 0) == GAME.evaluate(other, 0)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_defeats_whom_it_can(level: str) -> None:
    state = lodge(mage("throne", tokens=1), idle("throne", damage=[0] * 9))
    play_on(GAME, state, level)
    assert state.trophies[0] == 1


def test_options_are_played_out_to_the_end_of_the_round() -> None:
    state = lodge(mage("throne"), mage("arena"))
    assert state.decision is not None
    for option in state.decision.options:
        end = end_of_round(GAME, state, option)
        assert isinstance(end, State)
        assert GAME.round(end) == 2
    advice = roll_out(GAME, GAME.view(state, 0), Source(1), lambda: False)
    assert advice.action in state.decision.options
    assert advice.rival != advice.action
    assert 0 < advice.chance < 1
    assert BEST > 1


def test_what_is_plausible_is_an_option() -> None:
    state = GAME.new(3, 2)
    while state.decision is not None:
        option = GAME.quick(state)
        assert option in state.decision.options
        apply(state, option)
    assert max(state.power(seat) for seat in range(3)) >= 30


@pytest.mark.parametrize("level", ["normal", "glance"])
def test_no_deck_is_always_the_first_choice(level: str) -> None:
    """Where all decks are alike for all one knows, a mage feels like one or another."""
    drawn = set()
    for seed in range(4):
        state = GAME.new(2, seed, {"mages": "random", "grimoires": "random"})
        while state.decision is not None and state.decision.prompt != "lay":
            prompt = state.decision.prompt
            action = GAME.quick(state)
            if level == "normal" and prompt == "deck":
                action = read(chosen(GAME, state, level))
            if prompt == "deck":
                drawn.add(action.source)
            apply(state, action)
    assert len(drawn) > len(WARS.schools) / 2


@pytest.mark.parametrize(("power", "careful"), [((3, 0, 8), True), ((3, 4, 8), False), ((0, 0, 4), False)])
def test_easy_players_pull_themselves_together_when_the_rose_leads(
    power: tuple[int, int, int], careful: bool
) -> None:
    """However much they misjudge, they then do what looking one move ahead advises."""
    blind = replace(GAME, misjudged=1000.0)
    state = lodge(mage("throne", "fireball", "vortex"), idle("arena", damage=[0] * 8), power=power)
    view = GAME.view(state, 0)
    easy, normal = (
        [bot.choose(blind, view, Source(seed), lambda: True).action for seed in range(8)]
        for bot in (Easy(), Normal())
    )
    assert GAME.alarming(state) is careful
    assert (easy == normal) is careful
