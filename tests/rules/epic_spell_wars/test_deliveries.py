"""Deliveries: their initiatives, their victims, and each row of their power rolls."""

from __future__ import annotations

import pytest

from rules.epic_spell_wars.cards import DELIVERIES
from tests.rules.epic_spell_wars.scenario import covers, happened, life, owned, seat, turn
from tests.rules.notation import asked, do, offered

LOW, MIDDLE, HIGH = (1, 1, 2), (1, 1, 3), (6, 3, 1)
ROLLS = (LOW, MIDDLE, HIGH)
INITIATIVES = {
    "cone_of_acid": 4, "dragon_hoard": 6, "power_vortex": 16, "testikill": 7, "death_wish": 8,
    "exorcism": 11, "mercy_killing": 5, "pact_with_the_devil": 18, "chicken": 3, "lightning_bolt": 9,
    "meatier_swarm": 20, "nuke_u_lur_meltdown": 10, "bedazzlement": 19, "brain_suck": 15,
    "phantasmagoons": 17, "vorpal_trap": 13, "fist_o_nature": 14, "gore_nado": 2, "fountain_of_youth": 12,
    "snakedance": 1,
}  # fmt: skip

# Lives 20 for the caster, then from the left 18, 22, 16 and 24: what every row leaves of them.
PLAIN = {
    "cone_of_acid": ([20, 17, 22, 16, 23], [20, 16, 22, 16, 22], [20, 14, 22, 16, 20]),
    "dragon_hoard": ([20, 17, 21, 15, 23], [20, 16, 20, 14, 22], [20, 15, 19, 13, 21]),
    "testikill": ([20, 18, 22, 15, 24], [20, 18, 22, 13, 24], [20, 18, 22, 11, 24]),
    "death_wish": ([19, 18, 22, 16, 22], [19, 18, 22, 16, 21], [19, 18, 22, 16, 19]),
    "exorcism": ([19, 18, 22, 16, 24], [20, 16, 20, 14, 22], [20, 14, 18, 12, 20]),
    "mercy_killing": ([20, 18, 22, 14, 24], [20, 18, 22, 13, 24], [20, 18, 22, 12, 24]),
    "chicken": ([20, 18, 22, 16, 23], [20, 18, 22, 16, 23], [20, 18, 22, 16, 17]),
    "lightning_bolt": ([20, 17, 21, 16, 24], [20, 16, 20, 16, 24], [20, 14, 18, 16, 24]),
    "meatier_swarm": ([20, 18, 21, 16, 23], [20, 18, 19, 16, 21], [20, 18, 18, 16, 20]),
    "nuke_u_lur_meltdown": ([20, 18, 22, 16, 23], [19, 18, 22, 15, 21], [19, 18, 22, 15, 19]),
    "phantasmagoons": ([20, 18, 22, 16, 23], [20, 18, 22, 16, 21], [20, 18, 22, 16, 20]),
    "fist_o_nature": ([20, 17, 22, 16, 24], [20, 16, 22, 16, 24], [20, 14, 22, 16, 24]),
    "gore_nado": ([20, 18, 22, 16, 22], [20, 18, 22, 16, 21], [20, 18, 22, 16, 18]),
    "fountain_of_youth": ([20, 18, 22, 16, 24], [22, 18, 22, 16, 24], [24, 18, 22, 16, 24]),
    "snakedance": ([20, 17, 22, 16, 23], [20, 16, 22, 16, 22], [20, 16, 22, 16, 22]),
    "vorpal_trap": ([20, 16, 22, 16, 24], [20, 15, 22, 16, 24], [20, 12, 22, 16, 24]),
    "pact_with_the_devil": ([20, 18, 22, 16, 23], [20, 18, 22, 16, 22], [20, 18, 22, 16, 22]),
}
TREASURED = ("cone_of_acid", "dragon_hoard", "testikill")


def test_initiatives() -> None:
    assert {card.id: card.initiative for card in DELIVERIES} == INITIATIVES
    assert sorted(INITIATIVES.values()) == list(range(1, 21))


@covers(*PLAIN)
@pytest.mark.parametrize("row", range(3))
@pytest.mark.parametrize("card", PLAIN)
def test_rows(card: str, row: int) -> None:
    foes = [seat(life=lives, acted=True) for lives in (18, 22, 16, 24)]
    state = turn(seat(card, extra=2), *foes, rolls=ROLLS[row], treasures="demon_shoes")
    assert life(state) == PLAIN[card][row]
    assert len(owned(state)) == (card in TREASURED and row == 2)
    rolled = happened(state, "power_roll")[0]
    assert (rolled.amount, rolled.target) == (sum(ROLLS[row]), f"row:{row}")


@covers("dragon_hoard")
def test_dragon_hoard_spares_whoever_has_a_treasure() -> None:
    state = turn(seat("dragon_hoard"), seat(treasures="demon_shoes", acted=True), seat(acted=True), rolls=[5])
    assert life(state) == [20, 20, 18]


@covers("power_vortex")
@pytest.mark.parametrize(
    ("rolls", "hurt", "discards", "treasures"), [(LOW, 0, 1, 0), (MIDDLE, 2, 2, 0), (HIGH, 2, 2, 1)]
)
def test_power_vortex(rolls: tuple[int, ...], hurt: int, discards: int, treasures: int) -> None:
    me = seat("power_vortex", extra=2, hand="chicken chicken scorchia ballsy")
    state = turn(me, seat(acted=True), rolls=rolls, treasures="demon_shoes")
    assert life(state) == [20, 20 - hurt]
    assert offered(state) == ["discard chicken", "discard scorchia", "discard ballsy"]
    do(state, *["discard chicken"] * discards)
    assert state.discard.count("chicken") == discards
    assert len(owned(state)) == treasures


@covers("power_vortex")
def test_power_vortex_takes_what_there_is() -> None:
    state = turn(seat("power_vortex", extra=2, hand="chicken"), seat(acted=True), rolls=MIDDLE)
    assert "chicken" in state.discard
    assert asked(state)[1] == "turn"


@covers("testikill", "mercy_killing")
@pytest.mark.parametrize("card", ["testikill", "mercy_killing"])
def test_the_caster_chooses_among_equally_weak_foes(card: str) -> None:
    state = turn(seat(card, life=1), seat(acted=True), seat(acted=True), rolls=[5])
    assert asked(state) == (0, "target_weakest_foe")
    do(state, f"target {card} -> seat:2")
    assert life(state) == [1, 20, 17]


@covers("exorcism")
@pytest.mark.parametrize(
    ("rolls", "left"), [(LOW, [19, 20, 20]), (MIDDLE, [20, 16, 18]), (HIGH, [20, 12, 16])]
)
def test_exorcism_hits_medals_twice_as_hard(rolls: tuple[int, ...], left: list[int]) -> None:
    state = turn(
        seat("exorcism", extra=2, medals=1), seat(medals=1, acted=True), seat(acted=True), rolls=rolls
    )
    assert life(state) == left


@covers("death_wish")
def test_death_wish_that_kills_the_last_foe_wins_whatever_it_costs() -> None:
    state = turn(seat("death_wish", life=1), seat(life=2, acted=True), rolls=[1])
    assert state.seats[0].medals == 1


@covers("pact_with_the_devil")
def test_pact_takes_an_unused_delivery_over() -> None:
    foe = seat("king_oberon gore_nado", life=25)
    state = turn(seat("pact_with_the_devil", extra=2), foe, seat(acted=True), rolls=(*HIGH, 1, 1, 1))
    # Two damage, then Gore-Nado with one primal die and two more; the foe is left with Oberon.
    assert life(state) == [20, 25 - 2 - 2 + 2, 20]
    assert [event.what for event in happened(state, "stole_part")] == ["gore_nado"]


@covers("pact_with_the_devil")
def test_pact_finds_nothing_with_whoever_has_acted() -> None:
    state = turn(seat("pact_with_the_devil", extra=2), seat(acted=True), rolls=HIGH)
    assert happened(state, "stole_part") == []


@covers("pact_with_the_devil")
def test_pact_turns_stolen_wild_magic_into_a_delivery() -> None:
    foe = seat("wild_magic@delivery", life=25)
    state = turn(seat("pact_with_the_devil", extra=2), foe, deck="fist_o_nature", rolls=(*HIGH, 1, 1, 1))
    assert life(state) == [20, 25 - 2 - 1]


@covers("lightning_bolt")
def test_lightning_bolt_hits_an_only_foe_once() -> None:
    assert life(turn(seat("lightning_bolt"), seat(acted=True), rolls=[5])) == [20, 18]


@covers("meatier_swarm")
def test_meatier_swarm_rolls_even_if_nobody_is_stronger() -> None:
    state = turn(seat("meatier_swarm"), seat(acted=True), rolls=[5])
    assert life(state) == [20, 20]
    assert len(happened(state, "power_roll")) == 1


@covers("bedazzlement")
def test_bedazzlement_may_add_a_random_card() -> None:
    me = seat("bedazzlement", extra=2, hand="scorchia")
    state = turn(me, seat(acted=True), rolls=MIDDLE)
    assert offered(state) == ["add_random bedazzlement", "decline"]
    do(state, "add_random bedazzlement")
    assert life(state) == [20, 16]
    state = turn(me, seat(acted=True), rolls=MIDDLE)
    do(state, "decline")
    assert life(state) == [20, 19]


@covers("bedazzlement")
def test_bedazzlement_may_add_a_card_of_choice() -> None:
    me = seat("bedazzlement", extra=2, hand="scorchia wild_magic")
    state = turn(me, seat(acted=True), rolls=HIGH, deck="chicken ballsy")
    assert offered(state) == [
        "add scorchia -> source",
        "add wild_magic -> source",
        "add wild_magic -> quality",
        "add wild_magic -> delivery",
        "decline",
    ]
    do(state, "add wild_magic -> quality")
    # The chicken is turned up and thrown away, Ballsy is carried out.
    assert life(state) == [20, 19 - 3]


@covers("bedazzlement")
def test_bedazzlement_lets_the_wild_card_of_chance_have_any_place() -> None:
    me = seat("bedazzlement", extra=2, hand="wild_magic")
    state = turn(me, seat(acted=True), rolls=MIDDLE, deck="scorchia")
    do(state, "add_random bedazzlement")
    assert asked(state) == (0, "wild_place")
    do(state, "add wild_magic -> source")
    assert life(state) == [20, 19 - 3]


@covers("brain_suck")
@pytest.mark.parametrize(("rolls", "hurt", "asks"), [(LOW, 1, False), (MIDDLE, 3, False), (HIGH, 4, True)])
def test_brain_suck(rolls: tuple[int, ...], hurt: int, asks: bool) -> None:
    state = turn(seat("brain_suck", extra=2), seat(treasures="demon_shoes", acted=True), rolls=rolls)
    assert life(state) == [20, 20 - hurt]
    assert (asked(state)[1] == "may_steal") == asks
    if asks:
        do(state, "steal demon_shoes")
        assert owned(state) == ["demon_shoes"]


@covers("vorpal_trap")
def test_vorpal_trap_lets_the_foe_choose() -> None:
    foe = seat(treasures="demon_shoes", acted=True)
    state = turn(seat("vorpal_trap", extra=2), foe, rolls=HIGH)
    assert asked(state) == (1, "forfeit")
    do(state, "destroy demon_shoes")
    assert life(state) == [20, 17]
    state = turn(seat("vorpal_trap", extra=2), foe, rolls=HIGH)
    do(state, "suffer")
    assert life(state) == [20, 14]
    assert owned(state, 1) == ["demon_shoes"]


@covers("nuke_u_lur_meltdown")
def test_nuke_hits_the_caster_next_to_an_only_foe_once() -> None:
    assert life(turn(seat("nuke_u_lur_meltdown", extra=2), seat(acted=True), rolls=MIDDLE)) == [19, 17]


@covers("snakedance")
def test_snakedance_counts_primal_glyphs() -> None:
    me = seat("muzzlesnap mighty_gro snakedance", life=10)
    state = turn(me, seat(acted=True), seat(acted=True), seat(acted=True), rolls=[2, 2, 3, 3])
    assert life(state) == [12, 14, 20, 14]


@covers("fountain_of_youth")
def test_fountain_of_youth_stops_at_25() -> None:
    assert life(turn(seat("fountain_of_youth", life=23, extra=2), seat(acted=True), rolls=HIGH))[0] == 25
