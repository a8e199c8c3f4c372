"""How open questions are read: each decision of the rules page that no card's own scenario shows."""

from __future__ import annotations

from rules.core.rng import Source
from rules.epic_spell_wars.views import redeal, view
from tests.rules.epic_spell_wars.scenario import happened, life, order, owned, seat, turn
from tests.rules.notation import asked, do, offered


def test_a_proton_gem_counts_as_wild_magic() -> None:
    me = seat("professor_presto proton_gem@quality", life=10, treasures="proton_gem jokers_wild_codpiece")
    state = turn(me, seat(acted=True), deck="festering", treasures="demon_shoes pumps_of_power")
    assert life(state) == [12, 17]
    # One treasure for each of the two that reward Wild Magic.
    assert len(owned(state)) == 4


def test_what_joins_a_spell_is_never_superfluous() -> None:
    """Nobody can lay two cards of a kind; what is added and stolen stays, though it is a second one."""
    me = seat("mighty_gro pact_with_the_devil", life=5, hand="mysterious", extra=2)
    foe = seat("king_oberon chicken", life=25)
    state = turn(me, foe, rolls=[1, 6, 3, 1, *[1] * 6])
    assert [event.what for event in happened(state, "cast")][:4] == [
        "mighty_gro",
        "mysterious",
        "pact_with_the_devil",
        "chicken",
    ]
    # Mysterious counts three glyphs; the pact hurts for two and the stolen delivery for one.
    assert life(state)[1] == 25 - 3 - 2 - 1 + 2


def test_a_proton_gem_is_not_taken_over_by_a_pact() -> None:
    foe = seat("proton_gem@delivery", treasures="proton_gem", life=25)
    state = turn(seat("pact_with_the_devil", extra=2), foe, rolls=[6, 3, 1, 1], deck="fist_o_nature")
    assert happened(state, "stole_part") == []
    assert life(state) == [19, 23]


def test_a_proton_gem_thrown_out_of_a_spell_is_kept() -> None:
    state = turn(seat("festering"), seat("proton_gem@quality", treasures="proton_gem"))
    assert owned(state, 1) == ["proton_gem"]
    assert happened(state, "wild") == []


def test_a_copy_counts_as_the_kind_of_the_copier() -> None:
    me = seat("disco_mirrored phantasmagoons", treasures="skullzor_ring phister_cannon")
    state = turn(me, seat(acted=True), rolls=[1] * 9)
    # Two illusion cards; the ring adds two for the quality, the cannon one for the delivery.
    assert [event.source for event in happened(state, "power_roll")] == ["1+1+1+1", "1+1+1"]


def test_a_copy_aims_as_printed_in_a_wide_spell() -> None:
    state = turn(
        seat("pam_and_hecuba disco_mirrored fist_o_nature"),
        seat(acted=True),
        seat(acted=True),
        rolls=[1, 1, 1],
    )
    do(state, "copy fist_o_nature")
    assert life(state) == [20, 20 - 1 - 1, 20 - 1]


def test_a_copied_copier_copies_on() -> None:
    state = turn(seat("beard_o_blasty disco_mirrored fist_o_nature"), seat(acted=True), rolls=[1, 1, 1])
    assert offered(state) == ["copy beard_o_blasty", "copy fist_o_nature"]
    do(state, "copy beard_o_blasty")
    assert [event.cause for event in happened(state, "power_roll")] == []
    assert life(state) == [20, 17]


def test_a_part_added_on_the_left_is_still_carried_out() -> None:
    me = seat("thai_foon bedazzlement", extra=2, hand="scorchia")
    state = turn(me, seat("king_oberon", life=10), rolls=[6, 3, 1])
    do(state, "add scorchia -> source")
    assert life(state) == [20, 10 - 1 - 3 + 2]


def test_several_parts_of_a_kind_go_as_their_owner_likes() -> None:
    state = turn(seat("pew_and_pew"), seat(acted=True), deck="scorchia king_oberon rose_bottom ballsy")
    assert offered(state) == ["cast scorchia", "cast king_oberon", "cast rose_bottom"]
    do(state, "cast rose_bottom")
    assert offered(state) == ["cast scorchia", "cast king_oberon"]


def test_panties_count_for_the_order() -> None:
    state = order(seat("king_oberon"), seat("king_oberon", treasures="lady_lucks_panties"), rolls=[5, 4])
    assert happened(state, "order")[0].what == "1+0"


def test_garters_come_before_wild_magic_is_replaced() -> None:
    me = seat("wild_magic@delivery", treasures="lady_lucks_garters", hand="king_oberon", life=10)
    state = turn(me, seat(acted=True), deck="fist_o_nature", rolls=[1, 1, 1])
    assert happened(state, "announced")[0].what == "king_oberon+fist_o_nature"
    assert len(happened(state, "rolled")) == 2


def test_garters_count_cards_that_were_laid_and_lost() -> None:
    me = seat("king_oberon chicken", laid=3, treasures="lady_lucks_garters", hand="scorchia")
    state = turn(me, seat(acted=True), rolls=[1])
    assert happened(state, "announced")[0].what == "king_oberon+chicken"


def test_garters_fill_a_spell_that_has_lost_its_only_card() -> None:
    me = seat("ballsy", treasures="lady_lucks_garters", hand="scorchia")
    state = order(seat("festering", life=15), me, rolls=[6, 1])
    assert life(state) == [15 - 3, 20]


def test_the_dead_are_neither_healed_nor_rewarded() -> None:
    state = turn(seat("dr_rooty_bark", life=10), seat(life=0), seat(life=10, acted=True), rolls=[6, 6])
    assert life(state) == [13, 0, 13]


def test_who_joins_a_tie_rolls_too() -> None:
    spells = [
        seat("festering", life=5),
        seat("king_oberon"),
        seat("rose_bottom"),
        seat("thai_foon prickly", life=25),
    ]
    state = order(*spells, rolls=[6, 4, 2, 3, *[1] * 9])
    rolled = [(event.seat, event.amount) for event in happened(state, "rolled") if event.cause == "order"]
    # Three spells of one card roll; Festering makes the fourth one of them, between the other two.
    assert rolled == [(0, 6), (1, 4), (2, 2), (3, 3)]
    assert [event.what for event in happened(state, "order")] == ["0+1+2+3", "1+3+2"]


def test_what_was_named_is_kept_when_spells_are_imagined() -> None:
    """Nobody imagines a delivery in a spell without initiative, nor a quality that is known to be gone."""
    me = seat("bedazzlement", extra=2, hand="chicken dicey")
    first, second = seat("king_oberon prickly"), seat("scorchia ballsy")
    state = order(me, first, second, rolls=[6, 3, 1, 4, 2])
    assert asked(state)[0] == 0
    chance = Source(1)
    for _ in range(30):
        dealt = redeal(state, 0, chance)
        assert view(dealt, 0) == view(state, 0)
        for number in (1, 2):
            parts = dealt.seats[number].spell
            assert all(part.kind != "delivery" or part.card == "wild_magic" for part in parts)
