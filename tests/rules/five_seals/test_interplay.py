"""Where spells meet each other, figures and the end of a round; each by the section that rules it."""

from __future__ import annotations

import pytest

from tests.rules.five_seals.scenario import choices, dice, dungeon, seat, take_dice, targets
from tests.rules.notation import asked, do, offered, refused

MORE = {f"tomb_{n}": f"reappraisal_{element}" for n, element in enumerate(("fire", "water", "air", "earth"))}
"""Enough scrolls of strength 6 for the game to go on."""


# --- «Ход игрока» ------------------------------------------------------------------------------------


def test_used_scrolls_are_ready_again_in_the_next_round() -> None:
    """Step 1: until the next round begins, and step 5: turned up when the round is over for the owner."""
    board = MORE | {"gate_0": "seal_fire_2"}
    state = dungeon(seat("fire2", used=["saturation_fire"]), board=board)
    assert refused(state, "cast saturation_fire -> die:0:fire2") == "used"
    do(state, "break fire2 -> gate_0")
    assert "saturation_fire" in state.seats[0].ready


def test_a_turn_goes_on_after_spells_and_ends_with_the_seal() -> None:
    """Steps 1 and 3: any number of spells, one seal."""
    board = {"gate_0": "seal_fire_6", "gate_1": "seal_fire_2"}
    mine = seat("fire1 water1", "saturation_fire", "saturation_mind", "multiplication_mind")
    state = dungeon(mine, seat("earth1"), board=board, rolls=[6])
    do(state, "cast saturation_fire -> die:0:fire1", "cast saturation_mind -> die:0:fire3")
    do(state, "cast multiplication_mind -> store:earth")
    assert asked(state) == (0, "turn")
    assert refused(state, "end") == "must_break"
    do(state, "break fire5 -> gate_1")
    assert asked(state) == (1, "turn")


def test_the_mage_of_a_seat_that_is_out_still_bars_the_way() -> None:
    """Step 4: the figure stays where the last seal was broken."""
    rival = seat("", place="slab_0", out=True)
    state = dungeon(seat("fire3"), rival, board={"tomb_0": "cleansing_fire"})
    assert refused(state, "break fire3 -> tomb_0") == "way_barred"


def test_after_a_break_the_old_place_is_free() -> None:
    """Step 4: a mage bars only where it stands now."""
    board = {"tomb_0": "cleansing_fire", "gate_3": "seal_water_2"}
    state = dungeon(seat("water2 water1", place="slab_0"), seat("fire3"), board=board)
    do(state, "break water2 -> gate_3")
    assert offered(state, "break") == ["break fire3 -> tomb_0"]


def test_dice_of_a_broken_seal_can_be_taken_by_the_next_seat() -> None:
    """Step 3: spent dice go back to the store at once."""
    mine, rival = seat("fire2 fire1 fire1"), seat("water1", "multiplication_fire")
    state = dungeon(mine, rival, board={"gate_0": "seal_fire_2"}, rolls=[4])
    do(state, "break fire2 -> gate_0")
    do(state, "cast multiplication_fire -> store:fire")
    assert dice(state, 1) == "fire4 water1"


# --- «Фамильяры» -------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["gate_0", "slab_2"])
def test_a_familiar_needs_a_free_way_and_one_set_of_dice(place: str) -> None:
    """Variant 2: reach counts from the mage, and dice are spent as usual."""
    board = {"gate_0": "seal_fire_4", "slab_2": "seal_fire_4", "stair_2": "seal_air_6"}
    state = dungeon(seat("fire2 fire3 fire4", "summoning_raven"), seat("earth1"), board=board)
    do(state, f"cast summoning_raven -> {place}")
    assert offered(state) == [f"break fire4 -> {place}", f"break fire2+fire3 -> {place}"]
    assert refused(state, f"break fire2+fire4 -> {place}") == "superfluous"
    do(state, f"break fire4 -> {place}")
    assert (state.seats[0].familiar, state.seats[0].place) == (place, "centre")


def test_a_seal_broken_by_a_familiar_is_broken_by_its_owner() -> None:
    """Variant 2 and Absorption: whoever breaks a seal may keep it."""
    state = dungeon(
        seat("fire2", "summoning_raven", "absorption_fire"),
        board={"gate_0": "seal_fire_2"},
        circle="second",
    )
    do(state, "cast summoning_raven -> gate_0", "absorb absorption_fire -> seal_fire_2")
    assert state.stored == {"absorption_fire": "seal_fire_2"}
    assert state.broke
    assert state.seats[0].out, "the last die is spent"


def test_a_familiar_beside_its_mage_does_not_break_the_seal_of_the_turn() -> None:
    """Variant 1 leaves the seat free to cast and bound to break."""
    mine = seat("fire2 air1", "summoning_raven", "saturation_air", place="gate_1")
    state = dungeon(mine, seat("earth1"), board={"gate_0": "seal_fire_2"})
    do(state, "cast summoning_raven -> mage:0")
    assert targets(state, "saturation_air") == ["die:0:air1"]
    assert refused(state, "end") == "must_break"


# --- «Второй круг» -----------------------------------------------------------------------------------


def test_the_last_die_may_fill_an_absorption_that_is_ready() -> None:
    """A used one is turned up only after the seal is gone."""
    board = MORE | {"gate_0": "seal_fire_2"}
    state = dungeon(seat("fire2", "absorption_fire"), board=board, circle="second")
    do(state, "break fire2 -> gate_0", "absorb absorption_fire -> seal_fire_2")
    assert asked(state) == (0, "take")
    state = dungeon(seat("fire2", used=["absorption_fire"]), board=board, circle="second")
    do(state, "break fire2 -> gate_0")
    assert asked(state) == (0, "take")
    assert state.stored == {}


def test_absorption_without_a_seal_says_so() -> None:
    state = dungeon(seat("fire6 fire2", "absorption_fire"), circle="second")
    assert refused(state, "cast absorption_fire") == "nothing_stored"
    full = dungeon(
        seat("fire6", "absorption_fire"), stored={"absorption_fire": "seal_fire_2"}, circle="second"
    )
    assert refused(full, "cast absorption_fire -> die:0:fire6") == "highest"
    assert refused(full, "cast absorption_fire") == "nothing_to_absorb"


def test_disintegration_opens_a_way_in_the_same_turn() -> None:
    board = {"slab_0": "seal_air_6", "tomb_0": "cleansing_fire"}
    state = dungeon(seat("fire3", "disintegration_air"), seat("earth1"), board=board, circle="second")
    assert refused(state, "break fire3 -> tomb_0") == "way_sealed"
    do(state, "cast disintegration_air -> slab_0", "break fire3 -> tomb_0")
    assert state.seats[0].place == "tomb_0"


def test_rearrangement_moves_a_six_and_the_count_follows_the_card() -> None:
    """Section «Конец раунда»: scrolls are counted, not places."""
    board = {"niche_0": "reappraisal_fire", "tomb_1": "cleansing_air", "gate_5": "seal_earth_2"}
    state = dungeon(seat("fire6 earth2", "rearrangement_fire"), board=board, circle="second")
    do(state, "cast rearrangement_fire -> niche_0")
    assert state.board["tomb_1"] == "reappraisal_fire"
    assert state.sixes() == 1
    do(state, "break fire6 -> tomb_1")
    assert state.sixes() == 0


# --- «Третий круг» -----------------------------------------------------------------------------------


@pytest.mark.parametrize("element", ["fire", "mind"])
@pytest.mark.parametrize("spell", ["forgery", "modification", "transfer", "seizure", "appropriation"])
def test_discord_touches_only_those_still_in_the_round(spell: str, element: str) -> None:
    scroll = f"{spell}_{element}"
    prey = ("fire5 fire4", f"saturation_{element}")
    mine = seat("water3 fire1", scroll, "saturation_water")
    state = dungeon(mine, seat(*prey, out=True), seat("earth1"), count=3, circle="third")
    assert not [t for t in targets(state, scroll) if t.startswith(("die:1", "seat:1")) or t == prey[1]]
    state = dungeon(mine, seat(*prey), seat("", out=True), count=3, circle="third")
    assert [t for t in targets(state, scroll) if t.startswith(("die:1", "seat:1")) or t == prey[1]]


def test_modification_changes_any_number_of_dice_in_any_order() -> None:
    state = dungeon(seat("fire1 fire2 fire2", "modification_fire"), seat("fire3 fire2"), count=4)
    do(state, "cast modification_fire -> die:0:fire2", "choose modification_fire -> die:1:fire3")
    do(state, "choose modification_fire -> die:0:fire1", "choose modification_fire -> die:1:fire2")
    assert choices(state) == ["die:0:fire2", "done"]
    do(state, "choose modification_fire -> die:0:fire2")
    assert (dice(state), dice(state, 1)) == ("fire2 fire3 fire3", "fire1 fire2")


def test_modification_may_lower_only() -> None:
    state = dungeon(seat("water3", "modification_mind"), seat("air2 air2"), circle="third")
    do(state, "cast modification_mind -> die:1:air2", "done modification_mind")
    assert dice(state, 1) == "air1 air2"


def test_a_transferred_scroll_can_be_cast_at_once_and_lost_ones_cannot() -> None:
    """Section «Ход игрока», step 1: whatever lies face up before the seat."""
    mine = seat("fire2", "transfer_fire", "reappraisal_air", "saturation_air")
    state = dungeon(mine, seat("earth1", "saturation_fire"), circle="third")
    do(state, "cast transfer_fire -> saturation_fire")
    assert refused(state, "cast saturation_air") == "not_yours_to_cast"
    do(state, "cast saturation_fire -> die:0:fire2")
    assert dice(state) == "fire4"


def test_reappraisals_can_be_transferred() -> None:
    """Only Summonings and used scrolls are excepted."""
    mine = seat("fire2", "transfer_fire", "appropriation_air")
    state = dungeon(mine, seat("earth1", "reappraisal_fire"), circle="third")
    do(state, "cast transfer_fire -> reappraisal_fire")
    assert "reappraisal_fire" in state.seats[0].ready
    assert "appropriation_air" in state.seats[1].ready


def test_a_seized_die_breaks_a_seal_in_the_same_turn() -> None:
    state = dungeon(seat("water1", "seizure_fire"), seat("fire5"), board={"gate_0": "seal_fire_5"})
    do(state, "cast seizure_fire -> seat:1")
    take_dice(state)
    do(state, "break fire5 -> gate_0")
    assert state.seats[0].place == "gate_0"
    assert asked(state) == (0, "turn"), "the rival is out, so the turn comes back"


def test_the_rival_takes_dice_before_the_caster_goes_on() -> None:
    """Seizure: a colour that the rival empties is missing for the caster's next spell."""
    mine = seat("water1", "seizure_fire", "multiplication_air")
    state = dungeon(mine, seat("fire5"), board=MORE, circle="third")
    do(state, "cast seizure_fire -> seat:1")
    take_dice(state, "air", "air", "air")
    assert refused(state, "cast multiplication_air") == "nothing_to_multiply"
    assert refused(state, "cast seizure_fire -> seat:1") == "used"


APPROPRIATED = {
    "transmutation": ["cast {} -> die:0:fire1", "choose {} -> store:air", "done {}"],
    "cleansing": ["cast {} -> die:0:fire1", "done {}"],
    "saturation": ["cast {} -> die:0:fire1", "done {}"],
    "multiplication": ["cast {} -> store:fire"],
    "forgery": ["cast {} -> die:1:fire5"],
    "modification": ["cast {} -> die:0:fire1", "done {}"],
    "transfer": [],
    "seizure": [],
}


@pytest.mark.parametrize("element", ["fire", "mind"])
@pytest.mark.parametrize("spell", APPROPRIATED)
def test_every_spell_can_be_appropriated(spell: str, element: str) -> None:
    """Both scrolls are used then, the borrowed one lies before its owner still, and the turn goes on."""
    scroll, borrowed = f"appropriation_{element}", f"{spell}_{element}"
    mine = seat("fire1 fire2 water3", scroll, "reappraisal_air")
    rival = seat("fire5 earth2", borrowed, f"reappraisal_{element}")
    state = dungeon(mine, rival, count=3, circle="third", rolls=[6])
    before = (dice(state), dice(state, 1), state.seats[0].scrolls)
    do(state, f"cast {scroll} -> {borrowed}")
    for line in APPROPRIATED[spell]:
        if line.format(borrowed) in offered(state):
            do(state, line.format(borrowed))
    while asked(state)[1] != "turn":
        do(state, offered(state)[0])
    assert (dice(state), dice(state, 1), state.seats[0].scrolls) != before
    assert scroll in state.seats[0].used
    assert borrowed in state.seats[1].used
    assert asked(state)[0] == 0


def test_an_appropriated_transfer_does_not_take_itself() -> None:
    """The borrowed scroll is being used, so it cannot change hands."""
    mine = seat("water1", "appropriation_fire", "saturation_air")
    state = dungeon(mine, seat("fire5", "transfer_fire"), circle="third")
    assert refused(state, "cast appropriation_fire -> transfer_fire") == "nothing_to_transfer"


def test_an_appropriated_scroll_is_up_again_when_its_owner_is_out() -> None:
    rival = seat("fire5", "seizure_fire")
    state = dungeon(seat("water1", "appropriation_fire"), rival, circle="third")
    do(state, "cast appropriation_fire -> seizure_fire")
    assert asked(state) == (1, "take")
    assert "seizure_fire" in state.seats[1].ready


# --- «Четвёртый круг» --------------------------------------------------------------------------------


def test_protection_moves_the_familiar_but_not_to_where_it_stands() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2"}
    state = dungeon(seat("air1", "protection_fire", familiar="gate_0"), board=board)
    assert refused(state, "cast protection_fire -> gate_0") == "protected"
    do(state, "cast protection_fire -> gate_1")
    assert state.seats[0].familiar == "gate_1"


def test_overcoming_passes_seals_only_and_one_of_them() -> None:
    board = {
        "lock_0": "seal_fire_6",
        "vault_0": "cleansing_water",
        "slab_1": "seal_fire_6",
        "tomb_1": "cleansing_air",
        "niche_2": "cleansing_fire",
    }
    state = dungeon(seat("water3", "overcoming_fire"), board=board)
    assert targets(state, "overcoming_fire") == ["lock_0"], "no dice for what is behind the slab"
    assert refused(state, "cast overcoming_fire -> niche_2") == "wrong_target"
    assert refused(state, "cast overcoming_fire -> vault_0") == "wrong_target"


def test_overcoming_does_not_break_the_seal_that_is_passed() -> None:
    board = {"lock_0": "seal_fire_2", "vault_0": "cleansing_water"}
    state = dungeon(seat("water3 water4 fire6", "overcoming_mind"), board=board)
    do(state, "cast overcoming_mind -> lock_0")
    assert choices(state) == ["vault_0", "vault_0"]
    assert refused(state, "break fire6 -> lock_0") == "not_by_this_spell"


def test_overcoming_leads_past_a_seal_with_the_own_familiar() -> None:
    board = {"lock_0": "seal_fire_6", "vault_0": "cleansing_water"}
    state = dungeon(seat("water3 air1", "overcoming_fire", familiar="lock_0"), board=board)
    do(state, "cast overcoming_fire -> lock_0")
    assert (state.seats[0].place, state.seats[0].familiar) == ("vault_0", "lock_0")


def test_overcoming_takes_no_guarded_scroll() -> None:
    board = {"lock_0": "seal_fire_6", "vault_0": "cleansing_water"}
    state = dungeon(
        seat("water3", "overcoming_fire"), board=board, guardians={"water": "vault_0"}, circle="fourth"
    )
    assert refused(state, "cast overcoming_fire -> lock_0") == "nothing_beyond"


@pytest.mark.parametrize(
    ("scroll", "key"), [("overcoming_fire", "nothing_beyond"), ("teleportation_water", "nothing_beyond")]
)
def test_nothing_is_walked_past_towards_what_is_in_reach_anyway(scroll: str, key: str) -> None:
    board = {"gate_0": "seal_fire_2", "niche_0": "cleansing_water"}
    rival = seat("earth1", place="gate_1")
    state = dungeon(seat("water3", scroll), rival, board=board, circle="fourth")
    target = "gate_0" if scroll == "overcoming_fire" else "mage:1"
    assert refused(state, f"cast {scroll} -> {target}") == key
    assert offered(state, "break") == ["break water3 -> niche_0"]


def test_teleportation_frees_a_blocked_seal_but_not_the_way_behind_it() -> None:
    board = {"lock_0": "seal_fire_2", "vault_0": "cleansing_water"}
    rival = seat("earth1", familiar="lock_0")
    state = dungeon(seat("water3 fire2", "teleportation_water"), rival, board=board)
    assert refused(state, "cast teleportation_water -> familiar:1") == "nothing_beyond"
    state = dungeon(seat("water3 fire2", "teleportation_mind"), rival, board=board)
    do(state, "cast teleportation_mind -> familiar:1")
    assert state.seats[0].place == "lock_0"


def test_teleportation_passes_rivals_who_are_out_and_no_own_figure() -> None:
    """It is no discord: figures stand in the way whoever is still in the round."""
    rival = seat("", place="slab_0", out=True)
    board = {"tomb_0": "cleansing_fire", "gate_0": "seal_fire_2"}
    state = dungeon(seat("fire3", "teleportation_fire", familiar="gate_0"), rival, board=board)
    assert targets(state, "teleportation_fire") == ["mage:1"]
    assert refused(state, "cast teleportation_fire -> familiar:0") == "wrong_target"


def test_of_two_figures_in_one_place_each_says_why_it_is_not_enough_to_pass_it() -> None:
    one, other = seat("air1", place="slab_0", familiar="slab_0"), seat("air1", place="slab_1")
    board = {"tomb_0": "cleansing_fire", "tomb_1": "cleansing_fire"}
    state = dungeon(seat("fire3", "teleportation_fire"), one, other, count=3, board=board)
    assert targets(state, "teleportation_fire") == ["mage:2"]
    assert refused(state, "cast teleportation_fire -> mage:1") == "nothing_beyond"
    assert refused(state, "cast teleportation_fire -> familiar:1") == "nothing_beyond"


def test_who_breaks_a_blocked_seal_leaves_the_familiar_standing_and_shut_behind() -> None:
    """After Teleportation mage and familiar share a place; whoever leaves it cannot come back."""
    board = {"lock_0": "seal_fire_2", "vault_0": "cleansing_water", "gate_3": "seal_water_2"}
    board |= {"gate_4": "seal_earth_2", "gate_5": "seal_earth_2"}
    rival = seat("earth1 earth2 earth3", familiar="lock_0")
    state = dungeon(seat("fire2 water3 water4", "teleportation_fire"), rival, board=board)
    do(state, "cast teleportation_fire -> familiar:1", "break earth2 -> gate_4")
    assert set(choices(state)) == {"vault_0", "gate_3"}, "both sides of the lock"
    do(state, "break water3 -> vault_0", "break earth3 -> gate_5")
    assert refused(state, "break water4 -> gate_3") == "way_barred"
    assert "end" in offered(state)


def test_acceleration_pays_the_first_seal_only() -> None:
    board = {"gate_0": "seal_fire_2", "niche_1": "reappraisal_mind", "niche_2": "cleansing_fire"}
    state = dungeon(seat("fire2", "acceleration_fire"), board=board)
    do(state, "cast acceleration_fire -> gate_0")
    assert state.seats[0].place == "niche_2", "a scroll of mind is of another element"
    assert state.seats[0].out, "no dice are left"


def test_acceleration_takes_no_seal_that_another_familiar_blocks() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_air_6"}
    state = dungeon(seat("fire2", "acceleration_air"), seat("earth1", familiar="gate_1"), board=board)
    assert refused(state, "cast acceleration_air -> gate_0") == "nothing_next"
    mine = seat("fire2 fire1", "acceleration_air", familiar="gate_1")
    state = dungeon(mine, board=board)
    do(state, "cast acceleration_air -> gate_0")
    assert (state.seats[0].place, state.seats[0].familiar) == ("gate_1", "")


def test_acceleration_breaks_a_scroll_first_and_the_way_back_is_free() -> None:
    board = {"tomb_0": "cleansing_mind", "gate_1": "seal_air_6"}
    state = dungeon(seat("fire3 fire1", "acceleration_air"), board=board)
    do(state, "cast acceleration_air -> tomb_0")
    assert state.seats[0].place == "gate_1"
    assert "cleansing_mind" in state.seats[0].ready


@pytest.mark.parametrize("spell", ["overcoming", "teleportation", "acceleration"])
def test_no_spells_after_a_spell_that_breaks(spell: str) -> None:
    board = {"lock_0": "seal_fire_2", "vault_0": "cleansing_water", "tomb_0": "saturation_water"}
    mine = seat("water3 fire2 water6 air1", f"{spell}_mind", "saturation_air")
    state = dungeon(mine, seat("earth1", place="slab_0"), board=board)
    target = {"teleportation": "mage:1"}.get(spell, "lock_0")
    do(state, f"cast {spell}_mind -> {target}")
    while asked(state)[0] == 0:
        assert refused(state, "cast saturation_air -> die:0:air1") == "spell_first"
        do(state, offered(state)[0])
    assert asked(state) == (1, "turn")


def test_a_guardian_keeps_familiars_and_owners_out_alike() -> None:
    """Nobody takes a guarded scroll, and nobody is kept from walking by it."""
    board = {"niche_0": "cleansing_fire", "cell_0": "cleansing_air"}
    state = dungeon(seat("fire6 air3"), board=board, guardians={"fire": "niche_0"}, circle="fourth")
    assert offered(state, "break") == ["break air3 -> cell_0"]
