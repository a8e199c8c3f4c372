"""The examples of the rulebook, each by its section."""

from __future__ import annotations

from rules.five_seals.score import points
from tests.rules.five_seals.scenario import choices, dice, dungeon, seat, take_dice, targets
from tests.rules.notation import asked, do, offered, refused

EXAMPLE_BOARD = {"niche_0": "multiplication_fire", "niche_1": "cleansing_mind", "cell_2": "reappraisal_air"}
EXAMPLE_SEAT = seat(
    "water3 air2 fire1", "summoning_raven", "transmutation_air", "saturation_fire", place="gate_0"
)


# --- a player's turn, step 1 -------------------------------------------------------------------------


def test_cleansing_needs_a_die_of_its_colour() -> None:
    state = dungeon(seat("fire3 earth2", "cleansing_air"))
    assert targets(state, "cleansing_air") == []
    assert refused(state, "cast cleansing_air") == "nothing_to_reroll"
    assert refused(state, "cast cleansing_air -> die:0:fire3") == "wrong_die"


def test_saturation_needs_a_die_below_six() -> None:
    state = dungeon(seat("fire6 fire6 water3", "saturation_fire"))
    assert targets(state, "saturation_fire") == []
    assert refused(state, "cast saturation_fire -> die:0:fire6") == "highest"


# --- a player's turn, step 3 -------------------------------------------------------------------------


def test_no_more_dice_than_needed() -> None:
    state = dungeon(seat("earth2 earth3 earth4"), board={"gate_0": "seal_earth_4"})
    assert offered(state, "break") == ["break earth4 -> gate_0", "break earth2+earth3 -> gate_0"]
    assert refused(state, "break earth2+earth4 -> gate_0") == "superfluous"
    assert refused(state, "break earth3 -> gate_0") == "too_few_dice"


# --- the example of a turn ---------------------------------------------------------------------------


def test_first_way_two_red_dice() -> None:
    state = dungeon(EXAMPLE_SEAT, seat("earth1"), board=EXAMPLE_BOARD)
    do(state, "cast transmutation_air -> die:0:air2", "choose transmutation_air -> store:fire")
    assert dice(state) == "fire1 fire2 water3"
    do(state, "cast saturation_fire -> die:0:fire1", "choose saturation_fire -> die:0:fire2")
    assert dice(state) == "fire3 fire4 water3"
    do(state, "break fire3+fire4 -> niche_0")
    me = state.seats[0]
    assert (dice(state), me.place) == ("water3", "niche_0")
    assert "multiplication_fire" in me.ready
    assert sorted(me.used) == ["saturation_fire", "transmutation_air"]
    assert asked(state) == (1, "turn")
    do(state, "end")
    take_dice(state, "earth", "earth", "earth")
    assert asked(state) == (0, "turn")
    assert targets(state, "multiplication_fire") == ["store:fire"]


def test_first_way_saturating_one_die_only() -> None:
    state = dungeon(EXAMPLE_SEAT, board=EXAMPLE_BOARD)
    do(state, "cast transmutation_air -> die:0:air2", "choose transmutation_air -> store:fire")
    do(state, "cast saturation_fire -> die:0:fire2", "done saturation_fire")
    assert offered(state, "break", "fire1+fire4") == ["break fire1+fire4 -> niche_0"]


def test_transmutation_takes_what_the_store_has() -> None:
    rival = seat("fire1 fire1", place="niche_5")
    state = dungeon(EXAMPLE_SEAT, rival, board=EXAMPLE_BOARD)
    do(state, "cast transmutation_air -> die:0:air2")
    assert choices(state) == ["store:water", "store:earth"], "no red dice are left"


def test_second_way_the_familiar_bars_the_way() -> None:
    rival = seat("water5 earth1", place="gate_3")
    state = dungeon(EXAMPLE_SEAT, rival, board=EXAMPLE_BOARD)
    do(state, "cast summoning_raven -> mage:0")
    assert state.seats[0].familiar == "gate_0"
    do(state, "break water3 -> niche_1")
    me = state.seats[0]
    assert (me.place, me.familiar) == ("niche_1", "gate_0")
    assert "cleansing_mind" in me.ready
    do(state, "end")
    take_dice(state, "earth", "earth", "earth")
    do(state, "cast transmutation_air -> die:0:air2", "choose transmutation_air -> store:fire")
    assert targets(state, "cleansing_mind") == ["die:0:fire1", "die:0:fire2"]
    do(state, "cast saturation_fire -> die:0:fire1", "choose saturation_fire -> die:0:fire2")
    do(state, "break fire3+fire4 -> niche_0")
    assert state.seats[0].familiar == ""
    assert state.seats[0].out, "no dice are left, so the round is over"


# --- the end of the game -----------------------------------------------------------------------------


def test_twenty_seven_points() -> None:
    scrolls = (
        "summoning_raven",
        "transmutation_air",
        "cleansing_fire",
        "cleansing_mind",
        "saturation_fire",
        "multiplication_air",
        "reappraisal_air",
    )
    state = dungeon(seat("", *scrolls))
    assert points(state, 0) == 24 + 3 == 27


# --- the book of spells ------------------------------------------------------------------------------


def test_transmutation_of_two_blue_dice() -> None:
    for scroll in ("transmutation_water", "transmutation_mind"):
        state = dungeon(seat("water3 water5", scroll))
        do(state, f"cast {scroll} -> die:0:water3", f"choose {scroll} -> store:air")
        do(state, f"choose {scroll} -> die:0:water5")
        assert dice(state) == "air3 air5"
        state = dungeon(seat("water3 water5", scroll))
        do(state, f"cast {scroll} -> die:0:water3", f"choose {scroll} -> store:fire", f"done {scroll}")
        assert dice(state) == "fire3 water5"


def test_cleansing_of_mind_rolls_one_colour() -> None:
    state = dungeon(seat("air2 air4 earth3", "cleansing_mind"), rolls=[6, 1])
    assert targets(state, "cleansing_mind") == ["die:0:air2", "die:0:air4", "die:0:earth3"]
    do(state, "cast cleansing_mind -> die:0:air4")
    assert choices(state) == ["die:0:air2", "done"], "not the green one as well"
    do(state, "choose cleansing_mind -> die:0:air2")
    assert dice(state) == "air1 air6 earth3"


def test_saturation_of_two_green_dice() -> None:
    state = dungeon(seat("earth2 earth5 air4", "saturation_earth"))
    do(state, "cast saturation_earth -> die:0:earth2", "choose saturation_earth -> die:0:earth5")
    assert dice(state) == "air4 earth4 earth6"


def test_saturation_of_mind_raises_one_colour() -> None:
    state = dungeon(seat("earth2 earth5 air4", "saturation_mind"))
    do(state, "cast saturation_mind -> die:0:air4")
    assert dice(state) == "air6 earth2 earth5"


def test_forgery_changes_colours_not_values() -> None:
    for scroll in ("forgery_fire", "forgery_mind"):
        state = dungeon(seat("water3", scroll), seat("fire5"), circle="third")
        do(state, f"cast {scroll} -> die:1:fire5")
        assert (dice(state, 0), dice(state, 1)) == ("fire3", "water5")
