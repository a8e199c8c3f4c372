"""Qualities: what each of them does, and what it must not do."""

from __future__ import annotations

import pytest

from tests.rules.epic_spell_wars.scenario import covers, happened, life, order, owned, seat, turn
from tests.rules.notation import asked, do, offered


@covers("impatient")
def test_impatient_is_shown_and_goes_before_shorter_spells() -> None:
    state = order(seat("king_oberon"), seat("king_oberon impatient chicken"), rolls=[1])
    assert [event.what for event in happened(state, "showed")] == ["impatient"]
    assert [event.seat for event in happened(state, "turn")] == [1, 0]
    assert life(state) == [20 - 1 - 1 + 2, 22]


@covers("impatient")
def test_impatient_out_of_wild_magic_comes_too_late() -> None:
    state = order(seat("king_oberon"), seat("king_oberon wild_magic@quality"), deck="impatient")
    assert [event.seat for event in happened(state, "turn")] == [0, 1]
    assert life(state) == [21, 22]


@covers("mysterious")
def test_mysterious_counts_glyphs_and_treasures() -> None:
    me = seat("king_oberon mysterious", treasures="plink_cannon thinking_cap")
    state = turn(me, seat(acted=True), seat(acted=True))
    assert life(state) == [22, 19, 16]


@covers("polished")
@pytest.mark.parametrize(
    ("rolls", "hurt", "treasures"), [((1, 1, 2), 1, 0), ((5, 1, 3), 2, 1), ((6, 3, 1), 5, 1)]
)
def test_polished(rolls: tuple[int, ...], hurt: int, treasures: int) -> None:
    state = turn(seat("polished", extra=2), seat(acted=True), rolls=rolls)
    assert life(state) == [20, 20 - hurt]
    assert len(owned(state)) == treasures


@covers("two_faced")
def test_two_faced_gives_and_takes() -> None:
    state = turn(seat("two_faced"), seat(treasures="demon_shoes", acted=True), treasures="pumps_of_power")
    assert offered(state) == ["target two_faced -> seat:1", "target two_faced -> seat:0"]
    do(state, "target two_faced -> seat:1")
    assert life(state) == [20, 16]
    assert owned(state, 1) == ["demon_shoes", "pumps_of_power"]


@covers("two_faced")
def test_two_faced_may_be_turned_on_oneself() -> None:
    state = turn(seat("two_faced"), seat(acted=True))
    do(state, "target two_faced -> seat:0")
    assert life(state) == [18, 20]
    assert len(owned(state)) == 1


@covers("devilicious")
@pytest.mark.parametrize(
    ("rolls", "left"), [((1, 1, 1), [20, 18]), ((2, 2, 2), [19, 16]), ((4, 4, 4), [18, 15])]
)
def test_devilicious(rolls: tuple[int, ...], left: list[int]) -> None:
    assert life(turn(seat("devilicious", extra=2), seat(acted=True), rolls=rolls)) == left


@covers("festering")
def test_festering_throws_out_the_quality_of_the_strongest_who_waits() -> None:
    strong, weak = seat("king_oberon ballsy", life=20), seat("king_oberon ballsy", life=10)
    state = turn(seat("festering", life=15), strong, weak, seat(life=25, acted=True))
    # The first one's Ballsy is gone, the second one's hits both neighbours.
    assert "ballsy" in [event.what for event in happened(state, "discarded")]
    assert life(state) == [15, 19, 12, 22]


@covers("festering")
def test_festering_finds_no_quality() -> None:
    state = turn(seat("festering"), seat("king_oberon", life=10))
    assert life(state) == [20, 12]


@covers("festering")
def test_festering_takes_wild_magic_for_a_quality() -> None:
    state = turn(seat("festering"), seat("wild_magic@quality", life=10))
    assert happened(state, "wild") == []
    assert life(state) == [20, 10]


@covers("maggoty")
def test_maggoty_counts_dark_glyphs() -> None:
    state = turn(seat("old_scratch maggoty", treasures="demon_shoes"), seat(acted=True), rolls=[4])
    assert life(state) == [24, 14]


@covers("ritualistic")
@pytest.mark.parametrize(
    ("rolls", "left"), [((1, 1, 1), [17, 20]), ((2, 2, 2), [20, 17]), ((4, 4, 4), [20, 15])]
)
def test_ritualistic(rolls: tuple[int, ...], left: list[int]) -> None:
    assert life(turn(seat("ritualistic", extra=2), seat(acted=True), rolls=rolls)) == left


@covers("delicious")
def test_delicious_hits_odd_lives() -> None:
    state = turn(seat("delicious", life=19), seat(life=19, acted=True), seat(life=18, acted=True))
    assert life(state) == [19, 18, 18]


@covers("dicey")
def test_dicey_hits_whoever_equals_a_die() -> None:
    foes = [seat(acted=True), seat(acted=True), seat(acted=True)]
    state = turn(seat("dicey"), *foes, rolls=[2, 5, 5, 2, 3])
    assert life(state) == [20, 15, 18, 20]


@covers("explodifying")
@pytest.mark.parametrize(
    ("rolls", "left", "treasures"),
    [((1, 1, 1), [20, 19], 1), ((2, 2, 2), [19, 17], 1), ((4, 4, 4), [20, 16], 0)],
)
def test_explodifying(rolls: tuple[int, ...], left: list[int], treasures: int) -> None:
    state = turn(seat("explodifying", extra=2), seat(treasures="demon_shoes", acted=True), rolls=rolls)
    assert life(state) == left
    assert len(owned(state, 1)) == treasures


@covers("explodifying")
def test_explodifying_lets_the_caster_choose_what_goes() -> None:
    foe = seat(treasures="demon_shoes thinking_cap", acted=True)
    state = turn(seat("explodifying", extra=2), foe, rolls=[4, 4, 4])
    assert asked(state) == (0, "destroy_theirs")
    do(state, "destroy thinking_cap")
    assert owned(state, 1) == ["demon_shoes"]


@covers("inferno_tastic")
def test_inferno_tastic_counts_elemental_glyphs() -> None:
    state = turn(seat("scorchia inferno_tastic"), seat(acted=True), seat(life=9, acted=True))
    assert life(state) == [20, 15, 7]


@covers("ballsy")
def test_ballsy_asks_both_neighbours_for_a_treasure() -> None:
    left, right = seat(treasures="demon_shoes", acted=True), seat(acted=True)
    state = turn(seat("ballsy"), left, seat(acted=True), right)
    assert asked(state) == (1, "ransom")
    assert offered(state) == ["give demon_shoes", "suffer"]
    do(state, "give demon_shoes")
    assert owned(state) == ["demon_shoes"]
    assert life(state) == [20, 20, 20, 17]


@covers("ballsy")
def test_ballsy_hits_an_only_foe_once() -> None:
    state = turn(seat("ballsy"), seat(treasures="demon_shoes", acted=True))
    do(state, "suffer")
    assert life(state) == [20, 17]


@covers("cat_a_strophic")
@pytest.mark.parametrize(
    ("rolls", "left", "treasures"),
    [
        ([4, 5, 3], [20, 15, 17], [1, 0, 0]),
        # A losing caster takes the total with the two that were added; ties for the highest all gain.
        ([1, 5, 5], [17, 20, 20], [0, 1, 1]),
        ([4, 6, 2], [20, 20, 18], [1, 1, 0]),
    ],
)
def test_cat_a_strophic(rolls: list[int], left: list[int], treasures: list[int]) -> None:
    plain = "demon_shoes pumps_of_power"
    state = turn(seat("cat_a_strophic"), seat(acted=True), seat(acted=True), rolls=rolls, treasures=plain)
    assert life(state) == left
    assert [len(owned(state, number)) for number in range(3)] == treasures


@covers("disco_mirrored")
def test_disco_mirrored_copies_a_source_or_a_delivery() -> None:
    state = turn(seat("scorchia disco_mirrored fist_o_nature"), seat(acted=True), rolls=[5])
    assert offered(state) == ["copy scorchia", "copy fist_o_nature"]
    do(state, "copy scorchia")
    assert life(state) == [20, 20 - 3 - 3 - 2]


@covers("disco_mirrored")
def test_disco_mirrored_rolls_for_its_own_glyph() -> None:
    # Two illusion cards roll twice for the copy, one primal card once for the original.
    state = turn(
        seat("pew_and_pew disco_mirrored fist_o_nature"),
        seat(acted=True),
        rolls=[5, 5, 1],
        deck="ballsy ballsy dicey dicey",
    )
    do(state, "copy fist_o_nature")
    assert life(state) == [20, 20 - 4 - 1]


@covers("disco_mirrored")
def test_disco_mirrored_alone_does_nothing() -> None:
    assert life(turn(seat("disco_mirrored"), seat(acted=True))) == [20, 20]


@covers("mind_altering")
def test_mind_altering_brings_both_a_treasure() -> None:
    state = turn(
        seat("mind_altering"),
        seat(acted=True),
        seat(acted=True),
        rolls=[4],
        treasures="demon_shoes pumps_of_power",
    )
    assert life(state) == [20, 20, 17]
    assert (owned(state), owned(state, 2)) == (["demon_shoes"], ["pumps_of_power"])


@covers("mind_altering")
def test_mind_altering_brings_a_dead_foe_nothing() -> None:
    state = turn(
        seat("mind_altering"),
        seat(life=3, acted=True),
        seat(acted=True),
        rolls=[1],
        treasures="demon_shoes",
        dead="nectar_of_nirvana",
    )
    assert owned(state) == ["demon_shoes"]
    assert owned(state, 1) == []


@covers("boulder_iffic")
def test_boulder_iffic_grows_round_the_table() -> None:
    state = turn(seat("boulder_iffic"), seat(acted=True), seat(life=0), seat(acted=True), seat(acted=True))
    assert life(state) == [20, 19, 0, 18, 17]


@covers("mighty_gro")
def test_mighty_gro_adds_a_card_to_the_weakest_even_on_a_tie() -> None:
    state = turn(seat("mighty_gro", life=8, hand="scorchia"), seat(life=10, acted=True))
    assert life(state) == [10, 7]


@covers("mighty_gro")
def test_mighty_gro_adds_nothing_to_who_is_not_the_weakest() -> None:
    state = turn(seat("mighty_gro", life=9, hand="scorchia"), seat(life=10, acted=True))
    assert life(state) == [11, 10]


@covers("prickly")
@pytest.mark.parametrize(
    ("rolls", "left"), [((1, 1, 1), [10, 19]), ((2, 2, 2), [11, 19]), ((4, 4, 4), [13, 17])]
)
def test_prickly(rolls: tuple[int, ...], left: list[int]) -> None:
    assert life(turn(seat("prickly", life=10, extra=2), seat(acted=True), rolls=rolls)) == left


@covers("thundering")
def test_thundering_picks_a_foe_anew_for_each_glyph() -> None:
    state = turn(
        seat("scorchia thundering testikill"), seat(acted=True), seat(life=25, acted=True), rolls=[1, 6, 1, 5]
    )
    # Scorchia takes 3 from the strongest; then the left, the right and the left foe; then the weakest.
    assert life(state) == [20, 20 - 4 - 3, 25 - 3 - 2]
