"""Treasures: what each of them does for its owner, and when it must not."""

from __future__ import annotations

import pytest

from tests.rules.epic_spell_wars.scenario import covers, happened, laying, life, order, owned, seat, turn
from tests.rules.notation import asked, do, offered

SHOES = {
    "demon_shoes": "mercy_killing",
    "moccasins_of_mana": "testikill",
    "pumps_of_power": "chicken",
    "tricksters_boots": "phantasmagoons",
    "wood_lords_clogs": "fist_o_nature",
}


@covers(*SHOES)
@pytest.mark.parametrize(("treasure", "card"), SHOES.items())
def test_footwear_counts_as_a_card_with_its_glyph(treasure: str, card: str) -> None:
    state = turn(seat(card, treasures=treasure), seat(acted=True), rolls=[1, 1])
    assert len(happened(state, "rolled")) == 2
    other = "chicken" if card != "chicken" else "testikill"
    state = turn(seat(other, treasures=treasure), seat(acted=True), rolls=[1])
    assert len(happened(state, "rolled")) == 1


@covers("amulet_of_maneg")
def test_amulet_heals_by_sixes_of_power_rolls_alone() -> None:
    me = seat("old_scratch chicken", life=5, treasures="amulet_of_maneg", extra=2)
    state = turn(me, seat(acted=True), rolls=[6, 6, 6, 1])
    # Old Scratch heals 6 by a die that is no power roll; then two sixes heal 2.
    assert life(state) == [5 + 6 + 2, 13]


@covers("big_book_of_awesomeness")
def test_big_book_adds_two() -> None:
    state = turn(
        seat("chicken", treasures="big_book_of_awesomeness", extra=1), seat(acted=True), rolls=[4, 4]
    )
    assert happened(state, "power_roll")[0].amount == 10
    assert life(state) == [20, 13]


@covers("cheaters_handbook")
def test_handbook_rolls_one_die_again_once() -> None:
    me = seat("chicken", treasures="cheaters_handbook", extra=2)
    state = turn(me, seat(acted=True), rolls=[6, 2, 2, 5])
    assert asked(state) == (0, "reroll")
    assert offered(state) == ["keep", "reroll cheaters_handbook #2", "reroll cheaters_handbook #6"]
    do(state, "reroll cheaters_handbook #2")
    assert asked(state)[1] == "turn"
    assert life(state) == [20, 13]


@covers("cheaters_handbook")
def test_handbook_may_be_left_alone_and_is_no_use_to_others() -> None:
    state = turn(seat("chicken", treasures="cheaters_handbook"), seat(acted=True), rolls=[5])
    do(state, "keep")
    assert life(state) == [20, 19]
    state = turn(seat("chicken"), seat(treasures="cheaters_handbook", acted=True), rolls=[5])
    assert asked(state)[1] == "turn"


@covers("crown_of_the_meek")
def test_crown_hurts_a_foe_before_each_dark_card() -> None:
    state = turn(
        seat("old_scratch mighty_gro mercy_killing", life=10),
        seat(treasures="crown_of_the_meek", acted=True),
        rolls=[4, 1],
    )
    assert life(state) == [10 - 1 + 4 + 2 - 1, 18]


@covers("crown_of_the_meek")
def test_crown_kills_before_the_card_works() -> None:
    crowned = seat(treasures="crown_of_the_meek", acted=True)
    state = turn(seat("mercy_killing", life=1), crowned, seat(acted=True), dead="nectar_of_nirvana")
    assert happened(state, "power_roll") == []
    assert life(state) == [0, 20, 20]


@covers("desperation_stones")
@pytest.mark.parametrize(("lives", "dice"), [(9, 2), (10, 1)])
def test_desperation_stones(lives: int, dice: int) -> None:
    state = turn(seat("chicken", life=lives, treasures="desperation_stones"), seat(acted=True), rolls=[1, 1])
    assert len(happened(state, "rolled")) == dice


@covers("fools_gold")
@pytest.mark.parametrize(("roll", "gained"), [(4, 2), (5, 0)])
def test_fools_gold_heals_by_the_failures_of_foes(roll: int, gained: int) -> None:
    state = turn(
        seat("fist_o_nature"),
        seat(acted=True),
        seat(life=10, treasures="fools_gold", acted=True),
        rolls=[roll],
    )
    assert life(state)[2] == 10 + gained


@covers("fools_gold")
def test_fools_gold_waits_for_rerolls_and_ignores_its_owner() -> None:
    me = seat("fist_o_nature", treasures="cheaters_handbook")
    state = turn(me, seat(life=10, treasures="fools_gold", acted=True), rolls=[1, 6])
    do(state, "reroll cheaters_handbook #1")
    assert life(state) == [20, 8]
    state = turn(seat("fist_o_nature", life=10, treasures="fools_gold"), seat(acted=True), rolls=[1])
    assert life(state) == [10, 19]


@covers("kingor_crown")
def test_kingor_crown_adds_the_glyphs() -> None:
    state = turn(
        seat("mighty_gro chicken", treasures="kingor_crown", extra=1), seat(acted=True), rolls=[4, 4]
    )
    assert happened(state, "power_roll")[0].amount == 10


@covers("lady_lucks_brassiere")
def test_brassiere_is_discarded_for_a_new_roll_and_a_treasure() -> None:
    me = seat("chicken", treasures="lady_lucks_brassiere", extra=1)
    state = turn(me, seat(acted=True), rolls=[1, 1, 6, 4], treasures="demon_shoes")
    assert offered(state) == ["keep", "redo lady_lucks_brassiere"]
    do(state, "redo lady_lucks_brassiere")
    assert life(state) == [20, 13]
    assert owned(state) == ["demon_shoes"]
    assert state.treasure_discard == ["lady_lucks_brassiere"]


@covers("lady_lucks_brassiere", "cheaters_handbook")
def test_a_roll_done_over_is_still_the_same_roll() -> None:
    me = seat("chicken", treasures="lady_lucks_brassiere cheaters_handbook")
    state = turn(me, seat(acted=True), rolls=[1, 2, 3], treasures="demon_shoes")
    do(state, "reroll cheaters_handbook #1", "redo lady_lucks_brassiere")
    assert asked(state)[1] == "turn"


@covers("lady_lucks_garters")
@pytest.mark.parametrize(
    ("spell", "added"),
    [("chicken", True), ("festering chicken", True), ("thai_foon festering chicken", False)],
)
def test_garters_add_a_card_to_a_short_spell(spell: str, added: bool) -> None:
    me = seat(spell, treasures="lady_lucks_garters", hand="king_oberon", life=10)
    state = turn(me, seat(acted=True), rolls=[1])
    assert life(state)[0] == (12 if added else 10)


@covers("lady_lucks_garters")
def test_garters_ask_where_wild_magic_belongs() -> None:
    me = seat("chicken", treasures="lady_lucks_garters", hand="wild_magic")
    state = turn(me, seat(acted=True), deck="ballsy", rolls=[1])
    do(state, "add wild_magic -> quality")
    assert life(state) == [20, 20 - 3 - 1]


@covers("lady_lucks_panties")
def test_panties_add_two_to_single_dice() -> None:
    owner = seat("old_scratch chicken", life=10, treasures="lady_lucks_panties")
    state = turn(owner, seat(acted=True), rolls=[2, 3])
    # The two is a four, which heals; the single power die counts five.
    assert life(state) == [14, 19]
    assert happened(state, "power_roll")[0].amount == 5


@covers("lady_lucks_panties")
def test_panties_add_nothing_to_several_dice_nor_to_the_choice_of_a_foe() -> None:
    me = seat("professor_presto chicken", treasures="lady_lucks_panties", extra=1)
    state = turn(me, seat(acted=True), seat(life=9, acted=True), rolls=[3, 4, 4])
    assert life(state)[1] == 20 - 3 - 1
    assert happened(state, "power_roll")[0].amount == 8


@covers("lady_lucks_panties")
def test_panties_make_a_four_a_six_and_more() -> None:
    state = turn(seat("sir_lootzor"), seat(treasures="lady_lucks_panties", acted=True), rolls=[5])
    assert len(owned(state, 1)) == 2


@covers("methy_ions_backpack")
def test_backpack_makes_spells_faster() -> None:
    state = order(seat("chicken"), seat("snakedance", treasures="methy_ions_backpack"), rolls=[1, 1])
    assert [(e.seat, e.amount) for e in happened(state, "initiative")] == [(0, 3), (1, 11)]
    assert state.queue == [1, 0]


@covers("methy_ions_backpack")
def test_backpack_can_be_discarded_to_act_last() -> None:
    state = order(seat("ballsy chicken"), seat("chicken", treasures="methy_ions_backpack"), rolls=[1, 1])
    assert asked(state) == (1, "dawdle")
    events = do(state, "dawdle methy_ions_backpack")
    assert [event.seat for event in events if event.kind == "turn"] == [0, 1]
    assert state.treasure_discard == ["methy_ions_backpack"]


@covers("methy_ions_backpack")
def test_backpack_is_not_asked_for_where_its_owner_is_last_anyway() -> None:
    state = order(seat("chicken"), seat("sphinxion chicken", treasures="methy_ions_backpack"))
    assert asked(state)[1] == "turn"


@covers("plink_cannon")
def test_plink_cannon_fires_at_the_left_at_the_start_of_a_turn() -> None:
    state = turn(
        seat("king_oberon", treasures="plink_cannon"), seat(life=0), seat(acted=True), seat(acted=True)
    )
    assert life(state) == [22, 0, 19, 20]


@covers("plink_cannon")
def test_plink_cannon_may_win_before_the_spell() -> None:
    state = turn(seat("king_oberon", treasures="plink_cannon"), seat(life=1, acted=True))
    assert state.seats[0].medals == 1
    assert happened(state, "announced") == []


@covers("proton_gem")
def test_proton_gem_lies_in_a_spell_and_is_kept() -> None:
    state = laying(seat(hand="scorchia", treasures="proton_gem"), seat(hand="king_oberon"), deck="ballsy")
    assert {"lay proton_gem -> source", "lay proton_gem -> quality"} <= set(offered(state))
    events = do(state, "lay proton_gem -> quality", "ready", "lay king_oberon -> source", "ready")
    assert "proton_gem" in [event.what for event in events if event.kind == "showed"]
    assert life(state) == [20, 19]
    assert owned(state) == ["proton_gem"]


@covers("proton_gem")
def test_a_stolen_proton_gem_leaves_the_spell() -> None:
    state = turn(seat("sphinxion"), seat("proton_gem@quality", treasures="proton_gem"))
    assert owned(state) == ["proton_gem"]
    assert happened(state, "wild") == []


@covers("slow_rollers_throne")
def test_slow_rollers_throne_helps_the_last_alone() -> None:
    state = turn(seat("chicken", treasures="slow_rollers_throne"), seat(acted=True), rolls=[1, 1])
    assert len(happened(state, "rolled")) == 2
    state = turn(seat("chicken", treasures="slow_rollers_throne"), seat("king_oberon"), rolls=[1])
    assert len(happened(state, "rolled")) == 1


@covers("skullzor_ring", "phister_cannon")
@pytest.mark.parametrize(("treasure", "dice"), [("skullzor_ring", [3, 1]), ("phister_cannon", [1, 2])])
def test_dice_for_qualities_or_deliveries(treasure: str, dice: list[int]) -> None:
    state = turn(seat("prickly chicken", treasures=treasure), seat(acted=True), rolls=[1] * 4)
    assert [len(event.source.split("+")) for event in happened(state, "power_roll")] == dice


@covers("double_downer")
def test_double_downer_answers_with_a_twin() -> None:
    downer = seat(life=10, hand="chicken scorchia", treasures="double_downer", acted=True)
    state = turn(seat("sphinxion chicken"), downer, rolls=[1])
    assert asked(state) == (1, "twin")
    assert offered(state) == ["twin chicken", "decline"]
    events = do(state, "twin chicken")
    assert next(event.what for event in events if event.kind == "discarded") == "chicken"
    # The foe is hurt, the owner healed; then the treasure is stolen and the chicken pecks.
    assert life(state) == [18, 10 + 2 - 1]


@covers("double_downer")
def test_double_downer_may_let_it_pass_and_needs_a_twin() -> None:
    downer = seat(hand="chicken", treasures="double_downer", acted=True)
    state = turn(seat("chicken"), downer, rolls=[1])
    do(state, "decline")
    assert life(state) == [20, 19]
    state = turn(seat("gore_nado"), downer, rolls=[1])
    assert asked(state)[1] == "turn"


@covers("double_downer")
def test_double_downer_answers_each_of_two_wild_magics() -> None:
    downer = seat(life=10, hand="wild_magic wild_magic wild_magic", treasures="double_downer", acted=True)
    me = seat("wild_magic@source wild_magic@quality")
    state = turn(me, downer, deck="thai_foon festering")
    do(state, "twin wild_magic", "twin wild_magic")
    # The third one has nothing to answer; the spell hurts who has acted.
    assert life(state) == [20 - 2 - 2, 10 + 2 + 2 - 3]


@covers("double_downer")
def test_double_downer_answers_only_what_was_laid() -> None:
    downer = seat(hand="king_oberon", treasures="double_downer", acted=True)
    state = turn(seat("pew_and_pew"), downer, deck="king_oberon ballsy ballsy dicey")
    assert asked(state)[1] == "turn"


@covers("jokers_wild_codpiece")
@pytest.mark.parametrize(("spell", "gained"), [("wild_magic@source", 1), ("thai_foon", 0)])
def test_codpiece_rewards_wild_magic(spell: str, gained: int) -> None:
    me = seat(spell, life=10, treasures="jokers_wild_codpiece")
    state = turn(me, seat(acted=False), deck="thai_foon", treasures="demon_shoes")
    assert life(state)[0] == 10 + 2 * gained
    assert len(owned(state)) == 1 + gained


@covers("lets_end_this")
def test_lets_end_this_counts_the_dead() -> None:
    me = seat("chicken", treasures="lets_end_this", extra=1)
    state = turn(me, seat(life=0), seat(life=0), seat(acted=True), rolls=[3, 3])
    assert happened(state, "power_roll")[0].amount == 10


@covers("thinking_cap")
def test_thinking_cap_brings_a_card_and_holds_one_more() -> None:
    state = turn(seat("sir_lootzor"), seat(acted=True), rolls=[1], treasures="thinking_cap")
    drawn = [event.seat for event in happened(state, "drew")]
    assert (drawn.count(0), drawn.count(1)) == (9, 8)
    assert [len(player.hand) for player in state.seats] == [9, 8]
