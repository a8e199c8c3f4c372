"""Positions in which a hard bot must find the move."""

from __future__ import annotations

from rules.five_seals.game import GAME
from tests.rules.bots import chosen, play_on
from tests.rules.five_seals.scenario import dungeon, seat
from tests.rules.notation import asked, do

SIXES = {"tomb_1": "reappraisal_water", "tomb_2": "reappraisal_air", "tomb_3": "reappraisal_earth"}
"""As many scrolls of strength 6 as are left when the game ends, out of reach."""


def test_the_last_six_is_taken_while_one_leads() -> None:
    board = {"niche_0": "reappraisal_fire", "niche_1": "saturation_fire", **SIXES}
    state = dungeon(seat("fire6"), seat("water1"), board=board)
    assert chosen(GAME, state) == "break fire6 -> niche_0"


def test_the_least_of_ones_dice_is_surrendered() -> None:
    board = {"niche_0": "reappraisal_fire", **SIXES}
    state = dungeon(seat("water3", "seizure_fire"), seat("fire6 fire1"), board=board)
    do(state, "cast seizure_fire -> seat:1")
    assert asked(state) == (1, "surrender")
    assert chosen(GAME, state) == "choose seizure_fire -> die:1:fire1"


def test_dice_are_spent_so_that_both_scrolls_can_be_had() -> None:
    board = {"niche_0": "reappraisal_fire", "niche_1": "cleansing_fire"}
    state = dungeon(seat("fire6 fire3"), board=board)
    play_on(GAME, state)
    assert {"reappraisal_fire", "cleansing_fire"} <= set(state.seats[0].scrolls)
