"""Every answer of the rulebook's list of frequent questions."""

from __future__ import annotations

import pytest

from rules.black_rose.targets import ROSE
from tests.rules.black_rose_wars.scenario import (
    OUTSIDE,
    at,
    cubes,
    evocation,
    idle,
    lodge,
    mage,
    place,
    powers,
)
from tests.rules.notation import asked, do, offered, refused


def test_two_equal_traps_may_both_spring() -> None:
    state = lodge(mage("pleasure"), idle("oracle", "blade_barrage*", "blade_barrage*"))
    do(state, "explore mage:0 -> summoner_room")
    assert offered(state) == ["spring slot:1:0", "spring slot:1:1", "decline"]
    do(state, "spring slot:1:1", "icon blade_barrage", "spring slot:1:0", "icon blade_barrage")
    assert state.seats[0].damage == (1,) * 6


def test_traps_of_several_mages_spring_from_the_seat_after_the_mover() -> None:
    state = lodge(
        idle("oracle", "blade_barrage*"),
        idle("oracle", "exploding_rune*"),
        mage("pleasure"),
        idle("oracle", "blade_barrage*"),
        crown=2,
        mages=(1, 0, 2, 3),
    )
    do(state, "explore mage:2 -> summoner_room")
    assert asked(state) == (3, "spring")
    do(state, "spring slot:3:0", "icon blade_barrage")
    assert asked(state) == (0, "spring")
    do(state, "spring slot:0:0", "icon blade_barrage")
    assert asked(state) == (1, "spring")
    do(state, "spring slot:1:0")
    assert state.seats[2].damage == (3, 3, 3, 0, 0, 0, 1, 1, 1, 1, 1)


def test_traps_spring_from_the_seat_whose_turn_comes_next_where_turns_are_reversed() -> None:
    seats = (mage("pleasure"), *(idle("oracle", "blade_barrage*") for _ in range(3)))
    for omens, asked_seats in ((("", "", ""), (1, 2, 3)), (("widdershins", "", ""), (3, 1, 2))):
        state = lodge(*seats, omens=omens)
        do(state, "explore mage:0 -> summoner_room")
        for number in asked_seats:
            assert asked(state) == (number, "spring")
            do(state, "decline")


def test_a_mage_without_health_is_defeated_at_once() -> None:
    """It falls by the first damage of the fireball and is out of reach of the second."""
    state = lodge(
        mage("throne", "~fireball"),
        idle("arena", damage=(ROSE,) * 10),
        idle("arena"),
        evocations=[evocation("landsknecht", 1, "arena")],
    )
    do(state, "cast slot:0:0", "target fireball -> mage:1", "icon fireball")
    assert (at(state, "mage:1"), state.seats[1].damage, state.seats[2].damage) == (OUTSIDE, (), (0,))


def test_a_summoned_evocation_sets_off_a_trap() -> None:
    state = lodge(mage("throne", "call_darkness"), idle("oracle", "blade_barrage*"))
    do(
        state,
        "cast slot:0:0",
        "target call_darkness -> summoner_room",
        "spring slot:1:0",
        "icon blade_barrage",
    )
    assert state.evocations == {}


def test_a_second_protection_needs_damage_that_is_left() -> None:
    state = lodge(mage("throne"), mage("throne", "foresight*", "foresight*", tokens=0))
    do(state, "fight mage:0 -> mage:1", "decline", "spring slot:1:0")
    assert (powers(state), state.seats[1].damage) == ((0, 1, 0), ())
    assert asked(state)[0] == 0


def test_the_quick_spell_may_be_the_last() -> None:
    state = lodge(mage("throne", "litany", tokens=0), idle())
    assert offered(state, "cast") == ["cast slot:0:0"]


def test_a_cancelled_spell_strikes_nobody() -> None:
    state = lodge(
        mage("black_rose_hall", "fireball"),
        idle("oracle", "~aegis_of_the_rose*"),
        idle("oracle"),
        moon=2,
    )
    do(state, "cast slot:0:0", "target fireball -> oracle")
    do(state, "spring slot:1:0 #1", "target fireball -> black_rose_hall")
    assert [me.damage for me in state.seats] == [(1, 1, 1), (), ()]


def test_an_ignored_spell_strikes_the_others() -> None:
    state = lodge(mage("black_rose_hall", "fireball"), idle("oracle", "~foresight*"), idle("oracle"))
    do(state, "cast slot:0:0", "target fireball -> oracle", "spring slot:1:0 #1", "icon fireball")
    assert [me.damage for me in state.seats] == [(), (), (0, 0, 0)]


def test_the_last_spell_takes_a_mage_out_of_its_cell() -> None:
    state = lodge(mage(OUTSIDE, "fireball", tokens=0), mage("throne"))
    assert offered(state) == ["inertia slot:0:0"]
    do(state, "inertia slot:0:0")
    assert asked(state) == (0, "leave_cell")
    do(state, offered(state)[0])
    assert at(state, "mage:0") != OUTSIDE
    assert state.seats[0].memories == ["fireball"]


def test_the_icon_of_a_trap_comes_when_it_springs() -> None:
    state = lodge(mage("throne", "", "blade_barrage", tokens=0), mage("pleasure"))
    do(state, "cast slot:0:1")
    assert cubes(state, "throne") == ()
    do(state, "explore mage:1 -> summoner_room", "spring slot:0:1", "icon blade_barrage")
    assert (cubes(state, "throne"), cubes(state, "summoner_room")) == ((0,), ())


def test_quests_are_discarded_at_the_beginning_of_a_round_only() -> None:
    state = lodge(mage("throne", quests=["shed_blood"]), idle())
    assert refused(state, "discard shed_blood") != ""
    state = lodge(mage(quests=["shed_blood", "executioner"]), idle(), after="cleanup", moon=2)
    assert asked(state) == (0, "quest_offer")
    do(state, "discard executioner", "discard shed_blood")
    assert state.power(ROSE) >= 3


def test_a_fourth_evocation_takes_the_place_of_another_or_stays_away() -> None:
    three = [evocation("landsknecht", 0, "oracle")] * 3
    state = lodge(mage("throne", "", "oath_of_bone"), idle(), evocations=three)
    do(state, "cast slot:0:1")
    assert asked(state) == (0, "give_back")
    declined = state.copy()
    do(declined, "decline")
    assert "bone_knight:1" not in declined.evocations
    do(state, "give_back landsknecht:2")
    assert sorted(state.evocations) == ["bone_knight:1", "landsknecht:1", "landsknecht:3"]
    assert state.evocations["bone_knight:1"].number == 2


def test_a_trap_that_has_sprung_in_one_colour_is_used() -> None:
    state = lodge(mage("pleasure"), idle("oracle", "blade_barrage*"))
    do(state, "explore mage:0 -> summoner_room", "spring slot:1:0", "icon blade_barrage")
    do(state, "move mage:0 -> throne", "done")
    do(state, "explore mage:0 -> black_rose_hall", "move mage:0 -> garden")
    assert state.seats[0].damage == (1, 1, 1)


def test_the_first_player_may_keep_the_crown() -> None:
    state = lodge(mage("throne"), idle())
    do(state, "activate mage:0 -> throne")
    assert (state.crown, state.rooms[place("throne")].used) == (0, True)


def test_no_trap_springs_on_a_mage_in_its_cell() -> None:
    """Not even one for completed quests: Jafar completes one in his cell at the end of the phase."""
    state = lodge(
        mage("throne", "blackmail*", tokens=1),
        mage(OUTSIDE, tokens=0, quests=["full_hands"], hand=["vortex"] * 3 + ["fireball"] * 3),
    )
    do(state, "idle mage:0")
    assert asked(state) == (1, "may")
    do(state, "decline")
    assert powers(state)[:2] == (0, 1)


def test_too_few_cubes_go_where_their_owner_likes() -> None:
    state = lodge(
        mage("black_rose_hall", "fireball"),
        idle("oracle"),
        idle("oracle"),
        cubes={
            "throne": (0,) * 6,
            "wars_armory": (0,) * 6,
            "pleasure": (0,) * 6,
            "garden": (0,) * 4,
            "treasure": (0, 0),
        },
    )
    assert state.supply[0] == 2
    do(state, "cast slot:0:0", "target fireball -> oracle", "icon fireball #1")
    assert asked(state) == (0, "share")
    do(state, "share cube:0 -> mage:2", "share cube:0 -> mage:1")
    assert [me.damage for me in state.seats] == [(), (0,), (0,)]


@pytest.mark.parametrize(
    ("order", "where", "lies"), [("order vortex", OUTSIDE, (0, 0)), ("order vortex #1", "oracle", (0,))]
)
def test_too_few_cubes_of_an_effect_are_used_in_the_order_of_choice(
    order: str, where: str, lies: tuple[int, ...]
) -> None:
    """The last cube defeats a mage and ten more come back for the room; laid in the room it is the last."""
    state = lodge(
        mage("black_rose_hall", "", "~vortex"),
        idle("oracle", damage=(0,) * 10),
        cubes={"throne": (0,) * 6, "wars_armory": (0,) * 6, "treasure": (0,) * 3},
    )
    assert state.supply[0] == 1
    do(state, "cast slot:0:1", "target vortex -> oracle", "icon vortex #1")
    assert asked(state) == (0, "order")
    do(state, order)
    assert (at(state, "mage:1"), cubes(state, "oracle")) == (where, lies)


def test_enough_cubes_are_used_in_the_order_of_the_text() -> None:
    state = lodge(mage("black_rose_hall", "", "~vortex"), idle("oracle"))
    do(state, "cast slot:0:1", "target vortex -> oracle", "icon vortex #1")
    assert (len(state.seats[1].damage), cubes(state, "oracle")) == (3, (0, 0))
