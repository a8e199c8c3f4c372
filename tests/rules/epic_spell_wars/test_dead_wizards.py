"""Death, the cards that the dead draw, and what they bring in the next game."""

from __future__ import annotations

import pytest

from rules.epic_spell_wars.state import State
from tests.rules.epic_spell_wars.scenario import covers, happened, life, seat, turn
from tests.rules.notation import asked, do


def after_game(dead: str, treasures: str = "") -> State:
    """Return the first decision of the next game, the loser of the last one holding dead wizard cards."""
    loser = seat(life=3, acted=True, hand="wild_magic chicken", treasures="demon_shoes")
    return turn(seat("scorchia"), loser, dead=dead, treasures=treasures)


def test_death_takes_everything_and_brings_a_card() -> None:
    victim = seat("king_oberon", life=3, hand="chicken", treasures="demon_shoes")
    state = turn(
        seat("scorchia"), victim, seat(life=1, acted=True), dead="nectar_of_nirvana nectar_of_nirvana"
    )
    dead = state.seats[1]
    assert (dead.hand, dead.spell, dead.treasures) == ([], [], [])
    # One card for dying, and one when the next round begins.
    assert dead.dead == ["nectar_of_nirvana", "nectar_of_nirvana"]
    assert {"chicken", "king_oberon"} <= {event.what for event in happened(state, "discarded")}
    assert state.treasure_discard == ["demon_shoes"]
    assert asked(state)[0] != 1


@covers("nectar_of_nirvana")
def test_nectar_of_nirvana_is_a_joke() -> None:
    state = after_game("nectar_of_nirvana")
    assert life(state) == [20, 20]
    assert [len(player.hand) for player in state.seats] == [8, 8]
    assert state.dead_discard == ["nectar_of_nirvana"]
    assert state.seats[1].treasures == []


@covers("afterlife_artifact")
def test_afterlife_artifact_brings_a_treasure() -> None:
    state = after_game("afterlife_artifact", treasures="pumps_of_power")
    assert [player.treasures for player in state.seats] == [[], ["pumps_of_power"]]


@covers("the_big_house", "giant_space_kingdom")
@pytest.mark.parametrize(("card", "lives"), [("the_big_house", 23), ("giant_space_kingdom", 22)])
def test_more_life_in_the_next_game(card: str, lives: int) -> None:
    assert life(after_game(card)) == [20, lives]


@covers("the_big_house", "giant_space_kingdom")
def test_life_begins_with_25_at_most() -> None:
    loser = seat(life=3, acted=True, dead="the_big_house the_big_house")
    assert life(turn(seat("scorchia"), loser, dead="giant_space_kingdom")) == [20, 25]


@covers("pixie_paradise")
def test_pixie_paradise_brings_two_cards_more() -> None:
    state = after_game("pixie_paradise")
    assert [len(player.hand) for player in state.seats] == [8, 10]


@covers("wild_furicorn_meadow")
def test_wild_furicorn_meadow_brings_wild_magic() -> None:
    state = after_game("wild_furicorn_meadow")
    assert len(state.seats[1].hand) == 9
    assert state.seats[1].hand[-1] == "wild_magic"
    assert [event.seat for event in happened(state, "reserved")] == [1]


@covers("slag_shangri_la")
def test_slag_shangri_la_adds_a_die_to_the_first_turn() -> None:
    assert after_game("slag_shangri_la").seats[1].slag == 1
    state = turn(seat("prickly chicken", slag=1), seat(acted=True), rolls=[1] * 4)
    assert [event.source for event in happened(state, "power_roll")] == ["1+1", "1+1"]
    assert state.seats[0].slag == 0


@covers("backlash_from_beyond")
def test_backlash_hurts_a_foe_as_soon_as_it_is_drawn() -> None:
    victim = seat(life=3, acted=True)
    state = turn(seat("scorchia", life=5), victim, seat(life=2, acted=True), dead="backlash_from_beyond")
    assert asked(state) == (1, "revenge")
    do(state, "target backlash_from_beyond -> seat:0")
    assert life(state) == [3, 0, 2]


@covers("backlash_from_beyond")
def test_backlash_of_the_last_victim_comes_too_late() -> None:
    state = turn(seat("scorchia", life=2), seat(life=3, acted=True), dead="backlash_from_beyond")
    assert state.seats[0].medals == 1
    assert life(state) == [20, 20]


@covers("backlash_from_beyond")
def test_backlash_of_a_living_wizard_asks_nobody_where_there_is_one_foe() -> None:
    state = turn(seat("midnight_merlin"), seat(acted=True), dead="backlash_from_beyond")
    assert life(state) == [20, 20 - 2 - 2]


def test_the_dead_draw_in_every_round() -> None:
    state = turn(seat("king_oberon", life=9), seat(life=0, dead="the_big_house"), seat(acted=True))
    assert len(state.seats[1].dead) == 2


def test_a_dead_casters_spell_ends_at_once() -> None:
    state = turn(seat("old_scratch ballsy", life=1), seat(acted=True), seat(acted=True), rolls=[1])
    assert life(state) == [0, 20, 20]


def test_whoever_kills_everybody_and_themselves_still_wins() -> None:
    state = turn(seat("walker_time_ranger", life=3), seat(life=3, acted=True), rolls=[1, 2])
    assert state.seats[0].medals == 1
    assert [event.seat for event in happened(state, "died")] == [1, 0]


@pytest.mark.parametrize(
    ("spell", "rolls"), [("death_wish", [1]), ("devilicious", [5]), ("nuke_u_lur_meltdown", [5])]
)
def test_a_card_that_kills_the_last_foe_is_carried_out_to_its_end(spell: str, rolls: list[int]) -> None:
    state = turn(seat(spell, life=1), seat(life=2, acted=True), rolls=rolls)
    assert state.seats[0].medals == 1
    assert [event.seat for event in happened(state, "died")] == [1, 0]
    assert [event.seat for event in happened(state, "drew_dead")] == [1, 0]


def test_nothing_is_asked_once_the_last_foe_is_dead() -> None:
    me = seat("power_vortex", hand="chicken dicey ballsy", extra=1)
    state = turn(me, seat(life=2, acted=True), rolls=[3, 3])
    assert state.seats[0].medals == 1
    assert asked(state)[1] == "turn"


def test_no_other_card_is_carried_out_once_the_last_foe_is_dead() -> None:
    state = turn(seat("scorchia death_wish", life=1), seat(life=3, acted=True))
    assert [event.seat for event in happened(state, "died")] == [1]


def test_the_fallen_draw_clockwise_and_the_caster_last() -> None:
    fallen = [seat(life=2, acted=True), seat("walker_time_ranger", life=2), seat(life=2, acted=True)]
    state = turn(*fallen, seat(acted=True), seat(acted=True), acting=1, rolls=[1, 2, 6, 6, 2])
    assert [event.seat for event in happened(state, "drew_dead")][:3] == [2, 0, 1]


@covers("backlash_from_beyond")
def test_backlashes_act_in_the_order_in_which_they_are_drawn() -> None:
    fallen = [seat(life=1, acted=True), seat(life=1, acted=True)]
    state = turn(seat("magma_gog"), *fallen, seat(), seat(), dead="backlash_from_beyond backlash_from_beyond")
    do(state, "choose magma_gog #2")
    assert asked(state) == (1, "revenge")
    do(state, "target backlash_from_beyond -> seat:3")
    assert asked(state) == (2, "revenge")


@covers("backlash_from_beyond")
def test_a_victim_of_a_backlash_draws_before_the_next_of_the_dead() -> None:
    others = [seat(life=0), seat(life=2, acted=True), seat(life=0), seat(acted=True)]
    dead = "backlash_from_beyond the_big_house nectar_of_nirvana"
    state = turn(seat("king_oberon"), *others, dead=dead)
    do(state, "target backlash_from_beyond -> seat:2")
    assert [player.dead for player in state.seats[1:4]] == [[card] for card in dead.split()]


def test_a_backlash_drawn_by_one_who_is_long_dead_may_end_the_game() -> None:
    state = turn(seat("thai_foon"), seat(life=0), seat(life=5, acted=True), dead="backlash_from_beyond")
    assert asked(state) == (1, "revenge")
    do(state, "target backlash_from_beyond -> seat:2")
    assert [player.medals for player in state.seats] == [1, 0, 0]
