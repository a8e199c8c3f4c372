"""The base circle: each spell of nature and of mind, and what it must not do."""

from __future__ import annotations

from rules.five_seals.score import BONUS, points, score
from tests.rules.five_seals.scenario import choices, covers, dice, dungeon, seat, targets
from tests.rules.notation import asked, do, refused


@covers("transmutation", "nature")
def test_transmutation_exchanges_dice_of_its_colour_only() -> None:
    state = dungeon(seat("fire3 fire3 water5", "transmutation_fire"))
    assert targets(state, "transmutation_fire") == ["die:0:fire3"], "equal dice are offered once"
    assert refused(state, "cast transmutation_fire -> die:0:water5") == "wrong_die"
    do(state, "cast transmutation_fire -> die:0:fire3")
    assert choices(state) == ["store:water", "store:air", "store:earth"]
    do(state, "choose transmutation_fire -> store:water")
    assert choices(state) == ["die:0:fire3", "done"]
    do(state, "choose transmutation_fire -> die:0:fire3")
    assert dice(state) == "water3 water3 water5"
    assert state.store == (3, 0, 3, 3)
    assert refused(state, "cast transmutation_fire -> die:0:fire3") == "used"


def test_transmutation_takes_no_more_than_the_store_has() -> None:
    state = dungeon(seat("fire3 fire4", "transmutation_fire"), seat("water1 water1"))
    do(state, "cast transmutation_fire -> die:0:fire3", "choose transmutation_fire -> store:water")
    assert dice(state) == "fire4 water3", "there was only one blue die left"


def test_transmutation_needs_another_colour_in_the_store() -> None:
    mine, theirs = "fire2 water1 air1 earth1 water1 air1", "earth1 earth1 water1 air1"
    state = dungeon(seat(mine, "transmutation_fire"), seat(theirs))
    assert state.store == (2, 0, 0, 0)
    assert targets(state, "transmutation_fire") == []
    assert refused(state, "cast transmutation_fire -> die:0:fire2") == "store_empty"


@covers("transmutation", "mind")
def test_transmutation_of_mind_exchanges_one_colour() -> None:
    state = dungeon(seat("fire3 water5", "transmutation_mind"))
    assert targets(state, "transmutation_mind") == ["die:0:fire3", "die:0:water5"]
    do(state, "cast transmutation_mind -> die:0:water5", "choose transmutation_mind -> store:fire")
    assert dice(state) == "fire3 fire5"


@covers("cleansing", "nature")
def test_cleansing_rolls_again() -> None:
    state = dungeon(seat("fire1 fire2 water1", "cleansing_fire"), rolls=[5])
    assert targets(state, "cleansing_fire") == ["die:0:fire1", "die:0:fire2"]
    events = do(state, "cast cleansing_fire -> die:0:fire1", "done cleansing_fire")
    assert dice(state) == "fire2 fire5 water1"
    assert [(event.what, event.amount) for event in events if event.reveals] == [("fire", 5)]


@covers("cleansing", "mind")
def test_cleansing_of_mind_rolls_any_one_die() -> None:
    state = dungeon(seat("fire1 water1", "cleansing_mind"), rolls=[4])
    do(state, "cast cleansing_mind -> die:0:water1")
    assert dice(state) == "fire1 water4"


@covers("saturation", "nature")
def test_saturation_adds_two_up_to_six() -> None:
    state = dungeon(seat("fire5 fire6 water1", "saturation_fire"))
    assert targets(state, "saturation_fire") == ["die:0:fire5"]
    assert refused(state, "cast saturation_fire -> die:0:fire6") == "highest"
    assert refused(state, "cast saturation_fire -> die:0:water1") == "wrong_die"
    do(state, "cast saturation_fire -> die:0:fire5")
    assert dice(state) == "fire6 fire6 water1"


@covers("saturation", "mind")
def test_saturation_of_mind_adds_to_one_colour() -> None:
    state = dungeon(seat("fire1 fire1 water1", "saturation_mind"))
    do(state, "cast saturation_mind -> die:0:fire1")
    assert choices(state) == ["die:0:fire1", "done"]
    do(state, "choose saturation_mind -> die:0:fire1")
    assert dice(state) == "fire3 fire3 water1"


@covers("multiplication", "nature")
def test_multiplication_brings_a_die_at_once() -> None:
    state = dungeon(seat("water1", "multiplication_fire"), rolls=[6])
    assert targets(state, "multiplication_fire") == ["store:fire"]
    assert refused(state, "cast multiplication_fire -> store:water") == "wrong_die"
    do(state, "cast multiplication_fire -> store:fire")
    assert dice(state) == "fire6 water1"


def test_multiplication_needs_a_die_in_the_store() -> None:
    state = dungeon(seat("fire1 fire1", "multiplication_fire"), seat("fire1"))
    assert targets(state, "multiplication_fire") == []
    assert refused(state, "cast multiplication_fire -> store:fire") == "none_in_store"
    assert refused(state, "cast multiplication_fire") == "nothing_to_multiply"


@covers("multiplication", "mind")
def test_multiplication_of_mind_brings_any_colour() -> None:
    state = dungeon(seat("fire1 fire1", "multiplication_mind"), seat("fire1"), rolls=[2])
    assert targets(state, "multiplication_mind") == ["store:water", "store:air", "store:earth"]
    do(state, "cast multiplication_mind -> store:air")
    assert dice(state) == "fire1 fire1 air2"


@covers("reappraisal", "nature")
def test_reappraisal_counts_itself_and_twice_if_there_are_two() -> None:
    one = dungeon(seat("", "reappraisal_fire", "cleansing_fire", "cleansing_water"))
    assert points(one, 0) == 6 + 3 + 3 + 2 + 1
    two = dungeon(seat("", "reappraisal_fire", "reappraisal_fire", "cleansing_fire"))
    assert points(two, 0) == 6 + 6 + 3 + 2 * 3 + 1
    assert refused(one, "cast reappraisal_fire") == "nothing_to_reappraise"


def test_what_reappraisals_add_is_a_line_of_its_own() -> None:
    state = dungeon(seat("", "reappraisal_fire", "cleansing_fire", "reappraisal_mind"), seat(""))
    lines = {line.source: line.points for line in score(state) if line.seat == 0}
    assert [*lines.values()] == [6, 6, 3, 1, 4], "the strongest first, then what is no scroll"
    assert lines == {
        "reappraisal_fire": 6,
        "cleansing_fire": 3,
        "reappraisal_mind": 6,
        "summoning_raven": 1,
        BONUS: 2 + 2,
    }
    assert BONUS not in {line.source for line in score(state) if line.seat == 1}


@covers("reappraisal", "mind")
def test_reappraisal_of_mind_counts_the_summoning() -> None:
    state = dungeon(seat("", "reappraisal_mind", "cleansing_fire"))
    assert points(state, 0) == 6 + 3 + 1 + 2


def test_a_spell_is_finished_before_the_next_begins() -> None:
    state = dungeon(seat("fire1 fire1", "saturation_fire", "cleansing_fire"))
    do(state, "cast saturation_fire -> die:0:fire1")
    assert asked(state) == (0, "more_dice")
    assert refused(state, "cast cleansing_fire -> die:0:fire1") == "spell_first"
    assert refused(state, "choose saturation_fire -> die:0:fire6") == "does_not_fit"


def test_two_scrolls_of_a_kind_are_used_one_by_one() -> None:
    state = dungeon(seat("fire1 water6", "saturation_fire", "saturation_fire"))
    do(state, "cast saturation_fire -> die:0:fire1")
    assert targets(state, "saturation_fire") == ["die:0:fire3"]
    do(state, "cast saturation_fire -> die:0:fire3")
    assert dice(state) == "fire5 water6"
    assert refused(state, "cast saturation_fire -> die:0:fire5") == "used"
