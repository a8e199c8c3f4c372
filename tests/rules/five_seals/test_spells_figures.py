"""Summoning and the fourth circle: each spell of nature and of mind, and what it must not do."""

from __future__ import annotations

from functools import partial

from rules.five_seals.game import GAME
from tests.rules.five_seals import scenario
from tests.rules.five_seals.scenario import choices, covers, seat, take_dice, targets
from tests.rules.notation import asked, do, offered, refused

dungeon = partial(scenario.dungeon, circle="fourth")


# --- Summoning ---------------------------------------------------------------------------------------


@covers("summoning", "mind")
def test_a_familiar_stays_where_its_mage_was() -> None:
    board = {"gate_1": "seal_fire_2", "gate_2": "seal_water_2"}
    state = dungeon(
        seat("fire2 air1", "summoning_raven", place="gate_0"), seat("water2", place="niche_0"), board=board
    )
    do(state, "cast summoning_raven -> mage:0")
    assert refused(state, "cast summoning_raven -> mage:0") == "used"
    do(state, "break fire2 -> gate_1")
    assert (state.seats[0].place, state.seats[0].familiar) == ("gate_1", "gate_0")
    # Arcs lead round the familiar from the foyer of branch 0.
    assert offered(state, "break") == ["break water2 -> gate_2"]


def test_a_familiar_is_used_when_it_is_put_somewhere_not_when_it_goes_home() -> None:
    state = dungeon(seat("fire2", "summoning_raven", place="gate_0"), board={"gate_1": "seal_fire_2"})
    events = do(state, "cast summoning_raven -> mage:0", "break fire2 -> gate_1")
    moves = [event.target for event in events if event.what == "raven"]
    assert moves == ["gate_0", "home:0"]
    assert GAME.used(events).count("raven") == 1


def test_a_familiar_bars_the_way() -> None:
    board = {"arc1_0": "seal_air_2", "arc1_5": "seal_air_2", "stair_0": "seal_air_3"}
    rival = seat("water2", place="niche_0")
    mine = seat("fire2", place="gate_1", familiar="gate_0")
    state = dungeon(mine, rival, board=board | {"gate_2": "seal_water_2"}, turn=1)
    assert offered(state, "break") == []
    assert refused(state, "break water2 -> gate_2") == "way_barred"


def test_in_the_centre_a_familiar_would_bar_nobody() -> None:
    state = dungeon(seat("fire2", "summoning_raven"))
    assert refused(state, "cast summoning_raven -> mage:0") == "centre_is_wide"
    assert refused(state, "cast summoning_raven") == "nothing_to_summon"


def test_a_familiar_is_not_put_where_it_stands() -> None:
    state = dungeon(seat("fire2", "summoning_raven", place="gate_0", familiar="gate_0"))
    assert refused(state, "cast summoning_raven -> mage:0") == "familiar_is_there"


def test_a_familiar_breaks_a_seal_with_dice_and_the_mage_stays() -> None:
    board = {"gate_0": "seal_fire_3", "gate_1": "seal_water_2", "niche_2": "transmutation_fire"}
    mine = seat("fire3 fire4 water1", "summoning_raven", "protection_fire")
    state = dungeon(mine, seat("earth1"), board=board)
    assert targets(state, "summoning_raven") == ["gate_0"], "neither too strong ones nor scrolls"
    assert refused(state, "cast summoning_raven -> gate_1") == "too_weak"
    assert refused(state, "cast summoning_raven -> niche_2") == "familiar_takes_no_scrolls"
    do(state, "cast summoning_raven -> gate_0")
    assert asked(state) == (0, "familiar")
    do(state, "break fire3 -> gate_0")
    me = state.seats[0]
    assert (me.place, me.familiar, scenario.dice(state)) == ("centre", "gate_0", "fire4 water1")
    assert asked(state) == (1, "turn"), "it was the seal of the turn, and no spell may follow"


def test_a_familiar_goes_home_when_the_round_is_over_for_its_owner() -> None:
    state = dungeon(
        seat("fire3", "summoning_raven"), seat("earth1"), board={"gate_0": "seal_fire_3"}, circle="fourth"
    )
    do(state, "cast summoning_raven -> gate_0")
    assert asked(state) == (0, "take")
    assert state.seats[0].out
    assert state.seats[0].familiar == ""
    assert "summoning_raven" in state.seats[0].ready


# --- Protection --------------------------------------------------------------------------------------


@covers("protection", "nature")
def test_protection_blocks_a_seal_for_all_others() -> None:
    board = {"gate_0": "seal_fire_2", "slab_3": "seal_fire_4", "gate_1": "seal_water_2"}
    state = dungeon(
        seat("fire2 water2", "protection_fire", "summoning_raven"), seat("fire2 fire3"), board=board
    )
    assert targets(state, "protection_fire") == ["gate_0", "slab_3"], "in reach or not"
    assert refused(state, "cast protection_fire -> gate_1") == "wrong_seal"
    do(state, "cast protection_fire -> gate_0", "break water2 -> gate_1")
    assert asked(state) == (1, "turn")
    assert refused(state, "break fire2 -> gate_0") == "protected"
    do(state, "break fire2+fire3 -> slab_3")
    take_dice(state)
    do(state, "break fire2 -> gate_0")
    assert state.seats[0].familiar == "", "the owner takes it back"
    assert state.seats[0].place == "gate_0"


@covers("protection", "mind")
def test_protection_of_mind_blocks_any_seal_that_is_not_blocked() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_water_2", "niche_2": "transmutation_fire"}
    state = dungeon(seat("air1", "protection_mind"), seat("fire2", familiar="gate_0"), board=board)
    assert targets(state, "protection_mind") == ["gate_1"]
    assert refused(state, "cast protection_mind -> gate_0") == "protected"
    assert refused(state, "cast protection_mind -> niche_2") == "wrong_target"


def test_protection_and_summoning_in_one_turn_in_any_order() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2"}
    mine = seat("fire2 air1", "protection_fire", "summoning_raven", place="niche_3")
    state = dungeon(mine, board=board)
    do(state, "cast protection_fire -> gate_0", "cast summoning_raven -> mage:0")
    assert state.seats[0].familiar == "niche_3"
    state = dungeon(mine, board=board)
    do(state, "cast summoning_raven -> mage:0", "cast protection_fire -> gate_0")
    assert state.seats[0].familiar == "gate_0"
    state = dungeon(mine, board=board)
    do(state, "cast protection_fire -> gate_0", "cast summoning_raven -> gate_0")
    assert state.seats[0].familiar == "gate_0", "its own seal, broken by the familiar itself"


# --- Overcoming --------------------------------------------------------------------------------------

CLOSED = {"gate_0": "seal_fire_2", "arc1_0": "seal_air_2", "arc1_5": "seal_air_2", "stair_0": "seal_air_3"}
"""Branch 0 shut off but for its niche."""


@covers("overcoming", "nature")
def test_overcoming_walks_past_a_seal() -> None:
    board = CLOSED | {"niche_0": "cleansing_water", "gate_1": "seal_water_2", "slab_2": "seal_fire_4"}
    state = dungeon(seat("water3", "overcoming_fire"), seat("earth1"), board=board)
    assert targets(state, "overcoming_fire") == ["gate_0"], "nothing lies behind the other one"
    assert refused(state, "cast overcoming_fire -> slab_2") == "nothing_beyond"
    assert refused(state, "cast overcoming_fire -> gate_1") == "wrong_seal"
    do(state, "cast overcoming_fire -> gate_0")
    assert state.seats[0].place == "niche_0", "the only seal that could not be reached before"
    assert "gate_0" in state.board
    assert asked(state)[1] == "take"


def test_overcoming_needs_dice_for_something_behind() -> None:
    board = CLOSED | {"niche_0": "cleansing_water", "gate_1": "seal_water_2"}
    state = dungeon(seat("water2", "overcoming_fire"), board=board)
    assert targets(state, "overcoming_fire") == []
    assert refused(state, "cast overcoming_fire -> gate_0") == "nothing_beyond"


def test_overcoming_needs_a_seal_in_reach_that_nobody_blocks() -> None:
    board = CLOSED | {"niche_0": "cleansing_water", "bars_0": "seal_fire_2", "cell_0": "cleansing_air"}
    state = dungeon(seat("water3 air3", "overcoming_fire"), board=board)
    assert refused(state, "cast overcoming_fire -> bars_0") == "way_sealed"
    state = dungeon(seat("water3 air3", "overcoming_fire"), seat("air1", familiar="gate_0"), board=board)
    assert refused(state, "cast overcoming_fire -> gate_0") == "protected"


@covers("overcoming", "mind")
def test_overcoming_of_mind_walks_past_any_seal_and_offers_only_what_is_new() -> None:
    board = CLOSED | {"niche_0": "cleansing_water", "cell_0": "cleansing_fire", "gate_1": "seal_water_2"}
    state = dungeon(seat("water3 fire3", "overcoming_mind"), board=board)
    assert "arc1_0" in targets(state, "overcoming_mind")
    do(state, "cast overcoming_mind -> gate_0")
    assert asked(state) == (0, "beyond")
    assert offered(state) == ["break water3 -> niche_0", "break fire3 -> cell_0"]
    assert refused(state, "break water3 -> gate_1") == "not_by_this_spell", "it was in reach before"
    assert refused(state, "end") == "spell_first"


# --- Teleportation -----------------------------------------------------------------------------------


def shut_in() -> dict[str, str]:
    """Return a board on which branch 0 can only be entered by its gate."""
    board = {**CLOSED, "niche_0": "cleansing_water", "cell_0": "cleansing_fire", "gate_1": "seal_water_2"}
    del board["gate_0"]
    return board


@covers("teleportation", "nature")
def test_teleportation_walks_past_a_figure_to_a_seal_of_its_element() -> None:
    state = dungeon(
        seat("water3 fire3", "teleportation_water"), seat("earth1", place="gate_0"), board=shut_in()
    )
    assert targets(state, "teleportation_water") == ["mage:1"]
    assert refused(state, "break water3 -> niche_0") == "way_barred"
    do(state, "cast teleportation_water -> mage:1")
    assert state.seats[0].place == "niche_0", "the scroll of fire is of another element"


def test_teleportation_must_lead_to_something_new() -> None:
    state = dungeon(seat("water3", "teleportation_water"), seat("earth1", place="niche_3"), board=shut_in())
    assert targets(state, "teleportation_water") == []
    assert refused(state, "cast teleportation_water -> mage:1") == "nothing_beyond"
    state = dungeon(seat("water3", "teleportation_water"), seat("earth1"), board=shut_in())
    assert refused(state, "cast teleportation_water -> mage:1") == "nothing_to_teleport", "not in the centre"


def test_teleportation_past_a_familiar_that_blocks_a_seal() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_water_2"}
    state = dungeon(
        seat("fire2 water1", "teleportation_fire"), seat("earth1", familiar="gate_0"), board=board
    )
    assert refused(state, "break fire2 -> gate_0") == "protected"
    do(state, "cast teleportation_fire -> familiar:1")
    assert state.seats[0].place == "gate_0"
    assert state.seats[1].familiar == "gate_0", "walked past, not sent away"


def test_teleportation_walks_past_one_figure_only() -> None:
    rival = seat("earth1", place="gate_0", familiar="gate_0")
    state = dungeon(seat("water3", "teleportation_water"), rival, board=shut_in())
    assert targets(state, "teleportation_water") == []


@covers("teleportation", "mind")
def test_teleportation_of_mind_leads_to_any_seal() -> None:
    state = dungeon(
        seat("water3 fire3", "teleportation_mind"), seat("earth1", place="gate_0"), board=shut_in()
    )
    do(state, "cast teleportation_mind -> mage:1")
    assert offered(state) == ["break water3 -> niche_0", "break fire3 -> cell_0"]


# --- Guardians ---------------------------------------------------------------------------------------


@covers("guard", "nature", "mind")
def test_a_guardian_blocks_a_scroll_for_everybody() -> None:
    for element in ("fire", "mind"):
        board = {
            "niche_0": f"cleansing_{element}",
            "niche_1": f"saturation_{element}",
            "niche_2": "cleansing_air",
            "gate_3": "seal_fire_2",
        }
        scroll = f"guard_{element}"
        state = dungeon(seat("fire4 air4", scroll), seat("fire5"), board=board)
        assert targets(state, scroll) == ["niche_0", "niche_1"]
        assert refused(state, f"cast {scroll} -> niche_2") == "wrong_scroll"
        assert refused(state, f"cast {scroll} -> gate_3") == "wrong_target"
        assert refused(state, f"cast {scroll} -> aside") == "guardian_is_aside"
        do(state, f"cast {scroll} -> niche_0")
        assert refused(state, "break fire4 -> niche_0") == "guarded"
        do(state, "break air4 -> niche_2")
        assert refused(state, "break fire5 -> niche_0") == "guarded"


def test_a_guardian_is_moved_or_taken_away() -> None:
    board = {"niche_0": "cleansing_fire", "niche_1": "saturation_fire"}
    guardians = {"fire": "niche_0"}
    state = dungeon(seat("fire4", "guard_fire"), board=board, guardians=guardians)
    assert targets(state, "guard_fire") == ["niche_1", "aside"]
    assert refused(state, "cast guard_fire -> niche_0") == "guardian_is_there"
    do(state, "cast guard_fire -> aside")
    assert state.guardians == {}
    assert offered(state, "break") == ["break fire4 -> niche_0", "break fire4 -> niche_1"]


# --- Acceleration ------------------------------------------------------------------------------------


@covers("acceleration", "nature")
def test_acceleration_breaks_another_seal_for_nothing() -> None:
    board = CLOSED | {"niche_0": "reappraisal_fire", "bars_0": "seal_water_2"}
    state = dungeon(seat("fire3 air1", "acceleration_fire"), seat("earth1"), board=board)
    assert targets(state, "acceleration_fire") == ["gate_0"]
    do(state, "cast acceleration_fire -> gate_0")
    assert state.seats[0].place == "niche_0", "in reach only since the first seal was broken"
    assert "reappraisal_fire" in state.seats[0].ready
    assert scenario.dice(state) == "air1"
    assert asked(state) == (1, "turn")


def test_acceleration_needs_a_first_seal_and_a_second() -> None:
    state = dungeon(seat("fire1", "acceleration_fire"), board={"gate_0": "seal_fire_2"})
    assert refused(state, "cast acceleration_fire -> gate_0") == "too_weak"
    state = dungeon(seat("fire2", "acceleration_fire"), board={"gate_0": "seal_fire_2"})
    assert refused(state, "cast acceleration_fire -> gate_0") == "nothing_next"
    state = dungeon(
        seat("fire2", "acceleration_fire"), board={"gate_0": "seal_fire_2", "gate_1": "seal_air_6"}
    )
    assert targets(state, "acceleration_fire") == [], "the other one is of another element"


@covers("acceleration", "mind")
def test_acceleration_of_mind_breaks_any_second_seal() -> None:
    board = {"gate_0": "seal_fire_2", "slab_1": "seal_air_6", "vault_1": "cleansing_mind"}
    state = dungeon(seat("fire2 fire3 air1", "acceleration_mind"), board=board)
    do(state, "cast acceleration_mind -> gate_0")
    assert asked(state) == (0, "first_break")
    do(state, "break fire3 -> gate_0")
    assert asked(state) == (0, "free_break")
    assert choices(state) == ["vault_1", "slab_1"]
    do(state, "break -> slab_1")
    assert state.seats[0].place == "slab_1"
    assert scenario.dice(state) == "fire2 air1"


def test_acceleration_does_not_count_on_a_way_that_closes_behind_the_mage() -> None:
    """A mage beside a rival's familiar, having teleported there, cannot come back past it."""
    board = shut_in() | {"niche_0": "cleansing_fire", "gate_1": "seal_fire_2"}
    del board["cell_0"]
    rival = seat("earth1", place="niche_3", familiar="gate_0")
    state = dungeon(seat("fire3", "acceleration_fire", place="gate_0"), rival, board=board)
    assert offered(state, "break") == ["break fire3 -> gate_1", "break fire3 -> niche_0"]
    assert targets(state, "acceleration_fire") == []
    assert refused(state, "cast acceleration_fire -> niche_0") == "nothing_next"


def test_acceleration_takes_no_guarded_scroll() -> None:
    board = {"gate_0": "seal_fire_2", "niche_1": "cleansing_fire"}
    state = dungeon(
        seat("fire2", "acceleration_fire"), board=board, guardians={"fire": "niche_1"}, circle="fourth"
    )
    assert targets(state, "acceleration_fire") == []


def test_acceleration_looks_ahead_from_where_the_mage_will_stand() -> None:
    """The familiar on whose seal the mage broke in shuts the way back once the mage goes on."""
    board = {"vault_0": "cleansing_fire", "niche_3": "cleansing_water"}
    rival = seat("earth1", familiar="lock_0")
    state = dungeon(seat("fire3", "acceleration_water", place="lock_0"), rival, board=board)
    assert refused(state, "cast acceleration_water -> vault_0") == "nothing_next"
    state = dungeon(seat("fire3", "acceleration_water", place="lock_0"), seat("earth1"), board=board)
    do(state, "cast acceleration_water -> vault_0")
    assert state.seats[0].place == "niche_3"
