"""What is under way: what a spell has chosen, and which die is being taken."""

from __future__ import annotations

from rules.five_seals import preview
from tests.rules.five_seals.scenario import dungeon, seat
from tests.rules.notation import do


def test_nothing_is_chosen_or_taken_at_a_turn() -> None:
    state = dungeon(seat("fire3"), board={"gate_0": "seal_fire_2"})
    assert preview.chosen(state) == ()
    assert preview.die_being_taken(state) is None


def test_a_spell_that_asks_for_more_says_what_it_has() -> None:
    state = dungeon(seat("fire3 fire4 fire5", "cleansing_fire"))
    do(state, "cast cleansing_fire -> die:0:fire3")
    assert preview.chosen(state) == ("die:0:fire3",)
    do(state, "choose cleansing_fire -> die:0:fire5")
    assert preview.chosen(state) == ("die:0:fire3", "die:0:fire5")


def test_dice_are_counted_while_they_are_taken() -> None:
    state = dungeon(seat("fire1"), seat("water1"))
    do(state, "end")
    assert preview.die_being_taken(state) == (1, 3)
    do(state, "take store:air")
    assert preview.die_being_taken(state) == (2, 3)
