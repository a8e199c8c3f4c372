"""Sources: what each of them does, and what it must not do."""

from __future__ import annotations

import pytest

from tests.rules.epic_spell_wars.scenario import covers, happened, life, owned, seat, turn
from tests.rules.notation import asked, do, offered


@covers("beard_o_blasty")
def test_beard_o_blasty_does_what_the_delivery_does_with_its_own_glyph() -> None:
    # The copy rolls one arcane die; the delivery itself rolls for the one primal card.
    state = turn(seat("beard_o_blasty fist_o_nature"), seat(acted=True), rolls=[5, 1])
    assert life(state) == [20, 20 - 2 - 1]
    assert [event.source for event in happened(state, "power_roll")] == ["5", "1"]


@covers("beard_o_blasty")
def test_beard_o_blasty_without_a_delivery_does_nothing() -> None:
    state = turn(seat("beard_o_blasty ballsy"), seat(acted=True))
    assert happened(state, "power_roll") == []
    assert life(state) == [20, 17]


@covers("bleemax_brainiac")
def test_bleemax_brainiac_adds_what_shares_a_glyph() -> None:
    state = turn(
        seat("bleemax_brainiac chicken"),
        seat(acted=True),
        deck="scorchia king_oberon",
        rolls=[1, 1],
    )
    # Scorchia shares the elemental glyph, Oberon's primal one is not there.
    assert "king_oberon" in state.discard
    assert life(state) == [20, 20 - 3 - 1]
    assert len(happened(state, "rolled")) == 2


@covers("bleemax_brainiac")
def test_bleemax_brainiac_never_adds_wild_magic() -> None:
    state = turn(seat("bleemax_brainiac"), seat(acted=True), deck="wild_magic professor_presto")
    assert "wild_magic" in state.discard
    assert life(state) == [20, 17]


@covers("professor_presto")
@pytest.mark.parametrize(("spell", "treasures"), [("", 0), ("wild_magic@quality", 1)])
def test_professor_presto_rewards_wild_magic(spell: str, treasures: int) -> None:
    state = turn(
        seat(f"professor_presto {spell}"), seat(acted=True), seat(life=0), deck="thai_foon festering"
    )
    assert life(state)[1] == 17
    assert len(owned(state)) == treasures


@covers("sir_lootzor")
@pytest.mark.parametrize(("roll", "theirs"), [(6, 1), (5, 0)])
def test_sir_lootzor_brings_foes_a_treasure_on_a_six(roll: int, theirs: int) -> None:
    state = turn(seat("sir_lootzor"), seat(acted=True), rolls=[roll])
    assert (len(owned(state, 0)), len(owned(state, 1))) == (1, theirs)


@covers("ben_voodoo")
def test_ben_voodoo_hurts_by_the_foes_dice_and_costs_a_treasure() -> None:
    me = seat("ben_voodoo", treasures="demon_shoes pumps_of_power")
    state = turn(me, seat(acted=True), seat(acted=True), rolls=[2, 5])
    assert life(state) == [20, 18, 15]
    assert asked(state) == (0, "destroy_own")
    do(state, "destroy pumps_of_power")
    assert owned(state) == ["demon_shoes"]


@covers("ben_voodoo")
def test_ben_voodoo_costs_nothing_where_there_is_nothing() -> None:
    state = turn(seat("ben_voodoo"), seat(acted=True), rolls=[1])
    assert asked(state)[1] == "turn"


@covers("midnight_merlin")
def test_midnight_merlin_counts_the_living_and_draws_among_the_dead() -> None:
    state = turn(seat("midnight_merlin"), seat(acted=True), seat(life=0), seat(life=5, acted=True))
    assert life(state) == [20, 17, 0, 5]
    assert len(state.seats[0].dead) == 1


@covers("old_scratch")
@pytest.mark.parametrize(("roll", "left"), [(1, 9), (3, 7), (4, 14), (6, 16)])
def test_old_scratch_hurts_up_to_three_and_heals_above(roll: int, left: int) -> None:
    state = turn(seat("old_scratch", life=10), seat(acted=True), rolls=[roll])
    assert life(state) == [left, 20]


@covers("death_fairy")
def test_the_death_fairy_goes_on_while_victims_die() -> None:
    foes = [seat(life=2, acted=True), seat(life=1, acted=True), seat(life=9, acted=True)]
    state = turn(seat("death_fairy"), *foes, dead="nectar_of_nirvana nectar_of_nirvana")
    do(state, "target death_fairy -> seat:1", "target death_fairy -> seat:2")
    # Only one foe is left: nobody is asked any more, and this one survives.
    assert life(state) == [20, 0, 0, 7]
    assert asked(state)[1] == "turn"


@covers("magma_gog")
@pytest.mark.parametrize(("choice", "left"), [(1, [20, 17, 20]), (2, [20, 19, 19])])
def test_magma_gog_burns_one_or_all(choice: int, left: list[int]) -> None:
    state = turn(seat("magma_gog"), seat(acted=True), seat(acted=True))
    do(state, f"choose magma_gog #{choice}")
    assert life(state) == left


@covers("scorchia")
def test_scorchia_burns_the_strongest_and_asks_only_on_a_tie() -> None:
    state = turn(seat("scorchia"), seat(acted=True), seat(life=21, acted=True))
    assert life(state) == [20, 20, 18]
    state = turn(seat("scorchia", life=25), seat(acted=True), seat(acted=True), seat(life=19, acted=True))
    assert asked(state) == (0, "target_strongest_foe")
    assert offered(state) == ["target scorchia -> seat:1", "target scorchia -> seat:2"]


@covers("thai_foon")
def test_thai_foon_hits_only_who_has_acted() -> None:
    state = turn(seat("thai_foon"), seat(acted=True), seat("king_oberon", life=10))
    assert life(state) == [20, 17, 12]


@covers("wyrmtor")
def test_wyrmtor_counts_different_glyphs_and_those_of_treasures() -> None:
    me = seat("wyrmtor inferno_tastic", treasures="demon_shoes pumps_of_power")
    state = turn(me, seat(acted=True), seat(acted=True))
    # Elemental and dark: 2; then three elemental cards: 3.
    assert life(state) == [20, 15, 15]


@covers("pam_and_hecuba")
def test_pam_and_hecuba_let_the_delivery_hit_everybody() -> None:
    state = turn(seat("pam_and_hecuba fist_o_nature"), seat(acted=True), seat(acted=True), rolls=[5])
    assert life(state) == [20, 18, 18]


@covers("pam_and_hecuba")
def test_pam_and_hecuba_leave_qualities_and_healing_alone() -> None:
    state = turn(
        seat("pam_and_hecuba prickly fountain_of_youth", life=10),
        seat(acted=True),
        seat(acted=True),
        rolls=[1, 1, 5, 5],
    )
    assert life(state) == [14, 20, 19]


@covers("pew_and_pew")
def test_pew_and_pew_add_sources_only() -> None:
    state = turn(seat("pew_and_pew"), seat(acted=True), deck="scorchia ballsy wild_magic professor_presto")
    assert {"ballsy", "wild_magic"} <= set(state.discard)
    assert asked(state) == (0, "next_part")
    do(state, "cast scorchia")
    assert life(state) == [20, 14]


@covers("sphinxion")
def test_sphinxion_steals_any_treasure_of_any_foe() -> None:
    first, second = seat(treasures="demon_shoes", acted=True), seat(treasures="thinking_cap", acted=True)
    state = turn(seat("sphinxion"), first, second)
    assert offered(state) == ["steal demon_shoes", "steal thinking_cap"]
    do(state, "steal thinking_cap")
    assert owned(state) == ["thinking_cap"]
    assert owned(state, 2) == []


@covers("sphinxion")
def test_sphinxion_finds_nothing_where_nothing_is() -> None:
    state = turn(seat("sphinxion", treasures="demon_shoes"), seat(acted=True))
    assert asked(state)[1] == "turn"
    assert owned(state) == ["demon_shoes"]


@covers("walker_time_ranger")
@pytest.mark.parametrize(
    ("rolls", "left"),
    [
        # The caster adds one for the illusion glyph.
        ([3, 3, 4], [20, 17, 20]),
        ([2, 3, 4], [17, 17, 20]),
        ([1, 3, 4], [17, 20, 20]),
    ],
)
def test_walker_time_ranger_hurts_the_lowest(rolls: list[int], left: list[int]) -> None:
    state = turn(seat("walker_time_ranger"), seat(acted=True), seat(acted=True), rolls=rolls)
    assert life(state) == left


@covers("dr_rooty_bark")
@pytest.mark.parametrize(("roll", "left"), [(6, [13, 13]), (5, [13, 10])])
def test_dr_rooty_bark_heals_foes_on_a_six(roll: int, left: list[int]) -> None:
    state = turn(seat("dr_rooty_bark", life=10), seat(life=10, acted=True), rolls=[roll])
    assert life(state) == left


@covers("king_oberon")
@pytest.mark.parametrize(("before", "after"), [(10, 12), (24, 25), (25, 25)])
def test_king_oberon_heals_up_to_25(before: int, after: int) -> None:
    assert life(turn(seat("king_oberon", life=before), seat(acted=True)))[0] == after


@covers("muzzlesnap")
def test_muzzlesnap_adds_a_die_until_the_round_ends() -> None:
    state = turn(seat("muzzlesnap chicken"), seat(acted=True), rolls=[4, 6])
    assert life(state) == [20, 13]
    assert state.seats[0].extra == 0


@covers("rose_bottom")
def test_rose_bottom_heals_by_different_glyphs() -> None:
    state = turn(seat("rose_bottom mighty_gro gore_nado", life=5), seat(acted=True, life=9), rolls=[1, 1, 1])
    # One glyph: 1; Mighty-Gro heals 2 and the caster, weaker still, has no card to add.
    assert life(state) == [8, 7]
