"""Positions in which a bot must find the move, and how positions are judged."""

from __future__ import annotations

import pytest

from rules.epic_spell_wars.evaluation import evaluate
from rules.epic_spell_wars.game import GAME
from tests.rules.bots import chosen, play_on
from tests.rules.epic_spell_wars.scenario import laying, seat, turn
from tests.rules.notation import asked

LEVELS = ("normal", "hard")


@pytest.mark.parametrize("level", LEVELS)
def test_the_victim_that_dies_is_chosen(level: str) -> None:
    state = turn(seat("death_fairy", life=10), seat(life=6, acted=True), seat(life=2, acted=True))
    assert asked(state) == (0, "target_chosen_foe")
    assert chosen(GAME, state, level) == "target death_fairy -> seat:2"


@pytest.mark.parametrize("level", LEVELS)
def test_a_treasure_is_given_to_stay_alive(level: str) -> None:
    victim = seat(life=3, treasures="demon_shoes", acted=True)
    state = turn(seat("ballsy"), victim, seat(acted=True))
    assert chosen(GAME, state, level) == "give demon_shoes"


@pytest.mark.parametrize("level", LEVELS)
def test_a_spell_is_laid_with_all_that_helps(level: str) -> None:
    hand = "scorchia festering thundering gore_nado fountain_of_youth"
    state = laying(seat(hand=hand), seat(hand="chicken"))
    done = play_on(GAME, state, level)
    assert done[-1] == "ready"
    assert {"lay scorchia -> source", "lay thundering -> quality"} <= set(done)


def test_life_treasures_and_medals_count() -> None:
    even = turn(seat("thai_foon"), seat(), seat())
    ahead = turn(seat("thai_foon", life=25), seat(life=15), seat(life=15))
    treasured = turn(seat("thai_foon", treasures="demon_shoes"), seat(), seat())
    decorated = turn(seat("thai_foon", medals=1), seat(), seat())
    assert min(evaluate(state, 0) for state in (ahead, treasured, decorated)) > evaluate(even, 0) + 0.01


def test_a_won_tournament_is_certain() -> None:
    state = turn(seat("scorchia", medals=1), seat(life=3, acted=True))
    assert (evaluate(state, 0), evaluate(state, 1)) == (1, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_spell_that_promises_little_is_not_taken_back_for_ever(level: str) -> None:
    hand = "beard_o_blasty muzzlesnap exorcism beard_o_blasty dragon_hoard wild_magic wild_magic wild_magic"
    me = seat(life=3, hand=hand, treasures="demon_shoes")
    foes = [seat(life=2, hand="chicken", treasures="thinking_cap"), seat(life=5, hand="scorchia")]
    done = play_on(GAME, laying(me, *foes), level)
    assert done[-1] == "ready"
    assert len(done) <= 6
