"""Positions in which a hard bot must find the move."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, load
from rules.bots import LEVELS
from rules.bots.bot import explain
from rules.core.rng import Source
from rules.res_arcana.game import GAME
from tests.rules.bots import chosen, play_on
from tests.rules.notation import asked, do
from tests.rules.res_arcana.scenario import Seat, essences, having, table


def test_a_check_that_can_be_won_at_once_is_called_and_answered() -> None:
    me = Seat(essences(gold=3), play=["coral_castle", "golden_statue", "great_pyramid"])
    rival = Seat(essences(gold=9), play=["alchemists_tower"])
    state = table(me, rival, first=0, on={"alchemists_tower": essences(gold=9)})
    assert play_on(GAME, state) == ["use coral_castle", "react golden_statue"]
    assert state.winners == [0]


def test_a_loss_is_warded_off() -> None:
    attacker = Seat(play=["wind_dragon"])
    victim = Seat(essences(life=1, gold=8), item="protection", play=["alchemists_tower"])
    state = table(attacker, victim, first=0)
    do(state, "use wind_dragon")
    assert asked(state) == (1, "life_loss")
    assert chosen(GAME, state) == "react protection"


def test_the_one_monument_that_wins_is_claimed() -> None:
    me = Seat(essences(gold=4), play=["alchemists_tower"])
    rival = Seat(play=["sunken_reef"], passed=True)
    lying = {"alchemists_tower": essences(gold=6), "sunken_reef": essences(calm=9)}
    state = table(me, rival, first=0, on=lying, monuments=["colossus", "great_pyramid"], monument_deck=[])
    assert play_on(GAME, state)[0] == "claim great_pyramid"
    assert state.winners == [0]


def test_a_free_profit_is_taken() -> None:
    state = table(having("jeweled_statuette", essences(death=1)), Seat())
    assert chosen(GAME, state).startswith("use jeweled_statuette")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_the_middle_of_a_payment_tells_what_comes_after_it(language: str) -> None:
    """Each move of a plan is described in the position in which it is made, not in that of now."""
    words = load(language)
    me = Seat(essences(elan=2, life=2, calm=2, death=2), item="alchemy", hand=["vault"])
    state = table(me)
    do(state, "use alchemy")
    assert asked(state) == (0, "pay")
    advice = LEVELS["hard"].choose(GAME, GAME.view(state, 0), Source(1), lambda: True)
    said = explain(GAME, GAME.view(state, 0), advice, words).sentence
    assert words("res_arcana.object.vault") in said
