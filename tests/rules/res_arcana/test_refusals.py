"""What is told about a gesture that cannot be: its true reason."""

from __future__ import annotations

import pytest

from client.words import load
from rules.res_arcana.game import GAME
from tests.rules.notation import asked, do, refused
from tests.rules.res_arcana.scenario import RICH, Seat, essences, having, pay_up, table


def test_an_own_monument_or_place_says_why_it_cannot_be_used_now() -> None:
    """Its power is turned, too expensive or missing; it is said to have none only if it has none."""
    mine = Seat(play=["coral_castle", "obelisk", "golden_statue"])
    assert refused(table(mine, turned=["coral_castle"]), "claim coral_castle") == "turned"
    assert refused(table(mine), "claim coral_castle") == "claimed_already"
    assert refused(table(mine), "claim golden_statue") == "only_by_itself"
    assert refused(table(Seat(play=["colossus", "great_pyramid"])), "claim great_pyramid") == "nothing_to_use"
    assert refused(table(Seat(play=["cursed_forge"])), "claim cursed_forge") == "too_expensive"


def test_an_item_of_a_rival_is_taken() -> None:
    state = table(Seat(item="alchemy"), Seat(item="research"))
    assert refused(state, "item research") == "taken"
    assert refused(state, "item divination") == "item_by_passing"


def test_while_essences_are_lost_nobody_is_told_to_pay() -> None:
    state = table(having("elvish_bow"), Seat(essences(calm=2, death=3)))
    do(state, "use elvish_bow")
    assert asked(state) == (1, "lose")
    assert refused(state, "use scholar") == "lose_first"


@pytest.mark.parametrize(
    ("attacker", "gesture", "reason"),
    [
        ("fire_dragon", "react guard_dog", "turned"),
        ("fire_dragon", "react protection", "react_first"),
        ("fire_dragon", "use hawk", "react_first"),
        ("elvish_bow", "react dragon_bridle", "only_against_dragons"),
    ],
)
def test_a_loss_of_life_is_answered_with_what_one_has_against_that_attacker(
    attacker: str, gesture: str, reason: str
) -> None:
    victim = Seat(RICH, item="alchemy", play=["guard_dog", "dragon_bridle", "tree_of_life", "hawk"])
    state = table(Seat(item="protection", play=[attacker]), victim, turned=["guard_dog"])
    do(state, f"use {attacker}")
    assert asked(state) == (1, "life_loss")
    assert refused(state, gesture) == reason


def test_a_question_for_own_components_says_what_is_wrong_with_one() -> None:
    state = table(Seat(RICH, mage="witch", play=["hawk", "crypt", "treant"]), turned=["hawk", "crypt"])
    do(state, "use witch #1")
    pay_up(state)
    assert asked(state) == (0, "straighten")
    assert [refused(state, line) for line in ("use witch", "use treant")] == ["not_itself", "not_turned"]


def test_guard_dog_straightens_itself_only_while_it_is_turned() -> None:
    text = GAME.text(GAME.components["guard_dog"], load("en"))
    assert text.startswith("Pay 1 Elan (only while turned): straighten this.")
