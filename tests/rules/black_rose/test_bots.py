"""Positions in which a hard bot must find the move."""

from __future__ import annotations

from rules.black_rose_duel.game import GAME
from tests.rules.black_rose.scenario import mage, table
from tests.rules.bots import chosen, play_on
from tests.rules.notation import asked, do


def test_a_mage_about_to_fall_is_struck_down() -> None:
    state = table(mage("crypt", tokens=1), mage("crypt", damage=[0] * 9, tokens=0))
    play_on(GAME, state)
    assert state.earned[0]["defeat"] == 4


def test_a_spell_is_given_up_rather_than_the_mage() -> None:
    state = table(
        mage("crypt", "~dreadful_command"),
        mage("treasury", "fusion", "violence", damage=[0] * 8, tokens=0),
    )
    do(state, "cast slot:0:0", "target dreadful_command -> mage:1")
    assert asked(state) == (1, "ultimatum")
    assert chosen(GAME, state).startswith("discard slot:1:")


def test_an_open_quest_is_claimed() -> None:
    state = table(mage("crypt", tokens=1), mage("crypt", damage=[0] * 9, tokens=0), quests=["first_blood"])
    assert "claim first_blood" in play_on(GAME, state)
