"""The third circle: each spell of nature and of mind, and what it must not do."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rules.five_seals import scenario
from tests.rules.five_seals.scenario import choices, covers, dice, seat, take_dice, targets
from tests.rules.notation import asked, do, refused

dungeon = partial(scenario.dungeon, circle="third")


@pytest.mark.parametrize("spell", ["forgery", "modification", "transfer", "seizure", "appropriation"])
def test_no_discord_once_all_rivals_are_out(spell: str) -> None:
    rival = seat("fire5", "cleansing_fire", out=True)
    state = dungeon(seat("water3 fire1", f"{spell}_fire"), rival)
    assert targets(state, f"{spell}_fire") == []
    assert refused(state, f"cast {spell}_fire") == "nobody_left"


@covers("forgery", "nature")
def test_forgery_takes_its_colour_for_another() -> None:
    state = dungeon(seat("water3 fire1 air2", "forgery_fire"), seat("fire5 earth6"))
    assert targets(state, "forgery_fire") == ["die:1:fire5"]
    assert refused(state, "cast forgery_fire -> die:1:earth6") == "wrong_die"
    do(state, "cast forgery_fire -> die:1:fire5")
    assert choices(state) == ["die:0:water3", "die:0:air2"], "not the red one"
    do(state, "choose forgery_fire -> die:0:air2")
    assert (dice(state), dice(state, 1)) == ("fire1 fire2 water3", "air5 earth6")


@covers("forgery", "mind")
def test_forgery_of_mind_needs_different_colours() -> None:
    state = dungeon(seat("fire3", "forgery_mind"), seat("fire5 earth6"))
    assert targets(state, "forgery_mind") == ["die:1:earth6"]
    assert refused(state, "cast forgery_mind -> die:1:fire5") == "no_other_colour"


def test_forgery_passes_over_those_who_are_out() -> None:
    out = seat("fire0 fire0 fire0", out=True)
    state = dungeon(seat("water3", "forgery_fire"), seat("earth1"), out, count=3)
    assert targets(state, "forgery_fire") == []


@covers("modification", "nature")
def test_modification_raises_own_dice_and_lowers_those_of_one_rival() -> None:
    state = dungeon(
        seat("fire3 fire6 water1", "modification_fire"), seat("fire5 fire1"), seat("fire2"), count=3
    )
    assert targets(state, "modification_fire") == ["die:0:fire3", "die:1:fire5", "die:2:fire2"]
    assert refused(state, "cast modification_fire -> die:0:fire6") == "highest"
    assert refused(state, "cast modification_fire -> die:1:fire1") == "lowest"
    assert refused(state, "cast modification_fire -> die:0:water1") == "wrong_die"
    do(state, "cast modification_fire -> die:0:fire3")
    assert choices(state) == ["die:1:fire5", "die:2:fire2", "done"]
    do(state, "choose modification_fire -> die:1:fire5")
    assert dice(state) == "fire4 fire6 water1"
    assert (dice(state, 1), dice(state, 2)) == ("fire1 fire4", "fire2"), "of one rival only"


def test_modification_may_change_a_single_die() -> None:
    state = dungeon(seat("fire3 fire4", "modification_fire"), seat("earth1"))
    do(state, "cast modification_fire -> die:0:fire4", "done modification_fire")
    assert dice(state) == "fire3 fire5"


@covers("modification", "mind")
def test_modification_of_mind_keeps_to_one_colour() -> None:
    state = dungeon(seat("fire3 water4", "modification_mind"), seat("water2 air6"))
    assert targets(state, "modification_mind") == [
        "die:0:fire3",
        "die:0:water4",
        "die:1:water2",
        "die:1:air6",
    ]
    do(state, "cast modification_mind -> die:1:water2")
    assert choices(state) == ["die:0:water4", "done"]


@covers("transfer", "nature", "mind")
def test_transfer_exchanges_scrolls_of_equal_strength() -> None:
    for element in ("fire", "mind"):
        scroll = f"transfer_{element}"
        wanted, other = f"multiplication_{element}", f"cleansing_{element}"
        mine = seat("water3", scroll, "seizure_air", "multiplication_earth", "forgery_air")
        state = dungeon(mine, seat("earth1", wanted, other, "multiplication_water"))
        assert targets(state, scroll) == [wanted]
        assert refused(state, f"cast {scroll} -> {other}") == "nothing_as_strong"
        assert refused(state, f"cast {scroll} -> multiplication_water") == "wrong_scroll"
        do(state, f"cast {scroll} -> {wanted}")
        assert choices(state) == ["seizure_air", "multiplication_earth"]
        do(state, f"choose {scroll} -> seizure_air")
        assert wanted in state.seats[0].ready
        assert "seizure_air" in state.seats[1].ready


def test_transfer_moves_neither_used_scrolls_nor_summonings_nor_itself() -> None:
    mine = seat("water3", "transfer_mind", "summoning_raven", used=["cleansing_air"])
    rival = seat("earth1", "summoning_cat", "cleansing_mind", "saturation_mind", used=["seizure_mind"])
    state = dungeon(mine, rival)
    assert targets(state, "transfer_mind") == []
    assert refused(state, "cast transfer_mind -> summoning_cat") == "never_given"
    assert refused(state, "cast transfer_mind -> saturation_mind") == "nothing_as_strong"
    assert refused(state, "cast transfer_mind -> seizure_mind") == "face_down"


@covers("seizure", "nature")
def test_seizure_lets_the_rival_choose_among_dice_of_the_colour() -> None:
    state = dungeon(seat("water3", "seizure_fire"), seat("fire5 fire2 earth6"))
    do(state, "cast seizure_fire -> seat:1")
    assert asked(state) == (1, "surrender")
    assert choices(state) == ["die:1:fire2", "die:1:fire5"]
    do(state, "choose seizure_fire -> die:1:fire2")
    assert (dice(state), dice(state, 1)) == ("fire2 water3", "fire5 earth6")
    assert asked(state) == (0, "turn")


def test_seizure_against_the_first_seat_asks_that_seat() -> None:
    state = dungeon(seat("fire5 fire2 earth6"), seat("water3", "seizure_fire"), turn=1)
    assert targets(state, "seizure_fire") == ["seat:0"]
    do(state, "cast seizure_fire -> seat:0")
    assert asked(state) == (0, "surrender")
    assert choices(state) == ["die:0:fire2", "die:0:fire5"]
    do(state, "choose seizure_fire -> die:0:fire5")
    assert (dice(state), dice(state, 1)) == ("fire2 earth6", "fire5 water3")
    assert asked(state) == (1, "turn")


def test_seizure_needs_a_rival_with_such_a_die() -> None:
    state = dungeon(seat("water3", "seizure_fire"), seat("earth6"))
    assert refused(state, "cast seizure_fire -> seat:1") == "rival_lacks_die"
    assert refused(state, "cast seizure_fire") == "nothing_to_seize"


def test_seizure_of_the_last_die_ends_the_rivals_round_on_the_spot() -> None:
    rival = seat("fire5", "cleansing_air", used=["forgery_air"], place="gate_0", familiar="gate_0")
    state = dungeon(seat("water3", "seizure_fire"), rival, board={"gate_2": "seal_water_2"})
    do(state, "cast seizure_fire -> seat:1")
    assert asked(state) == (1, "take"), "at once, before anything else is done"
    assert state.seats[1].out
    assert state.seats[1].familiar == ""
    take_dice(state, "air", "air", "earth")
    assert dice(state, 1) == "air0 air0 earth0"
    assert "forgery_air" in state.seats[1].ready
    assert asked(state) == (0, "turn")
    assert dice(state) == "fire5 water3"


@covers("seizure", "mind")
def test_seizure_of_mind_lets_the_rival_give_any_die() -> None:
    state = dungeon(seat("water3", "seizure_mind"), seat("fire5 earth6"))
    do(state, "cast seizure_mind -> seat:1")
    assert choices(state) == ["die:1:fire5", "die:1:earth6"]


@covers("appropriation", "nature")
def test_appropriation_uses_a_rivals_scroll() -> None:
    rival = seat("earth1", "saturation_fire", "cleansing_water", used=["cleansing_fire"])
    state = dungeon(seat("fire3 fire4", "appropriation_fire"), rival)
    assert targets(state, "appropriation_fire") == ["saturation_fire"]
    assert refused(state, "cast appropriation_fire -> cleansing_water") == "wrong_scroll"
    assert refused(state, "cast appropriation_fire -> cleansing_fire") == "face_down", "it is used"
    do(state, "cast appropriation_fire -> saturation_fire")
    assert asked(state) == (0, "appropriate")
    do(state, "cast saturation_fire -> die:0:fire3", "done saturation_fire")
    assert dice(state) == "fire4 fire5"
    assert "saturation_fire" in state.seats[1].used
    assert "appropriation_fire" in state.seats[0].used


def test_appropriation_needs_a_scroll_that_works() -> None:
    rival = seat("earth1", "saturation_fire", "reappraisal_fire", "summoning_cat")
    state = dungeon(seat("fire6 water1", "appropriation_fire"), rival)
    assert targets(state, "appropriation_fire") == []
    assert refused(state, "cast appropriation_fire -> saturation_fire") == "nothing_to_raise"
    assert refused(state, "cast appropriation_fire -> reappraisal_fire") == "never_appropriated"
    assert refused(state, "cast appropriation_fire -> summoning_cat") == "never_appropriated"


@covers("appropriation", "mind")
def test_appropriation_of_mind_uses_scrolls_of_mind_only() -> None:
    rival = seat("earth1", "multiplication_mind", "cleansing_fire", "summoning_cat")
    state = dungeon(seat("fire6", "appropriation_mind"), rival, rolls=[3])
    assert targets(state, "appropriation_mind") == ["multiplication_mind"]
    do(state, "cast appropriation_mind -> multiplication_mind", "cast multiplication_mind -> store:air")
    assert dice(state) == "fire6 air3"


def test_appropriated_seizure_works_against_its_owner() -> None:
    state = dungeon(seat("fire6", "appropriation_fire"), seat("fire1 fire1", "seizure_fire"))
    do(state, "cast appropriation_fire -> seizure_fire")
    assert dice(state) == "fire1 fire6", "there was nothing to choose"


def test_an_appropriated_transfer_gives_neither_of_the_two_away() -> None:
    rival = seat("earth1", "transfer_fire", "reappraisal_fire", "saturation_fire")
    state = dungeon(seat("fire6", "appropriation_fire"), rival)
    assert targets(state, "appropriation_fire") == [], "the Appropriation is all there would be to give"
    state = dungeon(seat("fire6", "appropriation_fire", "reappraisal_air"), rival)
    do(state, "cast appropriation_fire -> transfer_fire")
    assert "reappraisal_fire" in state.seats[0].ready
    assert "reappraisal_air" in state.seats[1].ready
