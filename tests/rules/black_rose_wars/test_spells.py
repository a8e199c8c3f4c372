"""Spells whose effects no other test tells, each with what it does not do."""

from __future__ import annotations

from rules.black_rose.targets import ROSE
from tests.rules.black_rose_wars.scenario import (
    OUTSIDE,
    at,
    cubes,
    evocation,
    idle,
    lodge,
    mage,
    powers,
    targets,
)
from tests.rules.notation import asked, do, offered


def test_iron_hide_makes_stronger_only_against_attacks() -> None:
    state = lodge(mage("throne", "acid_blast"), mage("throne", "iron_hide*", "iron_hide*", tokens=1))
    do(state, "fight mage:0 -> mage:1", "decline", "spring slot:1:0")
    assert (state.seats[1].damage, state.strength("mage:1")) == ((), 3)
    state = lodge(mage("throne", "~fireball"), mage("throne", "iron_hide*", tokens=1))
    do(state, "cast slot:0:0", "decline", "icon fireball", "spring slot:1:0")
    assert (state.seats[1].damage, state.strength("mage:1")) == ((), 2)


def test_a_turned_blow_is_laid_in_the_attackers_own_cubes() -> None:
    state = lodge(mage("throne"), idle("throne", "aegis_of_the_rose*"), moon=2)
    do(state, "fight mage:0 -> mage:1", "decline", "spring slot:1:0")
    assert (state.seats[0].damage, state.seats[1].damage, powers(state)) == ((0, 0), (), (0, 3, 0))


def test_a_mage_felled_by_its_own_colour_gives_nobody_a_trophy() -> None:
    state = lodge(
        mage("throne", damage=(0,) * 10), idle("throne", "aegis_of_the_rose*"), moon=2, power=(3, 0, 0)
    )
    do(state, "fight mage:0 -> mage:1", "decline", "spring slot:1:0")
    assert (at(state, "mage:0"), state.trophies, powers(state)) == (OUTSIDE, [0, 0, 0], (3, 3, 0))


def test_a_conjunction_may_be_cancelled_by_mist_but_not_a_blow() -> None:
    state = lodge(mage("throne", "consecration", "meteor_shower"), idle("arena", "~treacherous_mist*"))
    do(state, "cast slot:0:0", "target consecration -> throne", "spring slot:1:0 #1", "icon treacherous_mist")
    assert (state.evocations, state.seats[0].damage) == ({}, (1, 1, 1))
    state = lodge(mage("throne", "meteor_shower"), idle("arena", "~treacherous_mist*"))
    do(state, "cast slot:0:0")
    assert offered(state) == ["decline"]


def test_laughter_turns_a_spell_on_somebody_else() -> None:
    state = lodge(
        mage("throne", "meteor_shower"), idle("arena", "~laughter_in_the_dark*"), idle("black_rose_hall")
    )
    do(state, "cast slot:0:0", "target meteor_shower -> mage:1", "spring slot:1:0 #1")
    assert [me.damage for me in state.seats] == [(), (), ()]
    do(state, "option laughter_in_the_dark")
    assert ([me.damage for me in state.seats], powers(state)) == ([(), (), (0,) * 4], (0, 2, 0, 0))


def test_scapegoat_puts_another_in_ones_place() -> None:
    state = lodge(mage("black_rose_hall", "meteor_shower"), idle("arena", "~scapegoat*"), idle("throne"))
    do(state, "cast slot:0:0", "target meteor_shower -> mage:1", "spring slot:1:0 #1")
    assert (at(state, "mage:1"), at(state, "mage:2")) == ("throne", "arena")
    assert [me.damage for me in state.seats] == [(), (), (0,) * 4]


def test_a_distance_in_words_is_counted_in_steps_and_a_target_lies_in_a_line() -> None:
    """Pleasure lies two steps from the hall around a corner, the observatory straight ahead."""
    far = (idle("observatory"), idle("pleasure"))
    state = lodge(mage("black_rose_hall", "dance_of_masks"), idle("arena"), *far)
    do(state, "cast slot:0:0")
    assert targets(state) == ["mage:1", "mage:2"]
    do(state, "target dance_of_masks -> mage:1", "icon dance_of_masks", "option dance_of_masks #1")
    assert offered(state) == ["pick dance_of_masks -> mage:2", "pick dance_of_masks -> mage:3"]
    state = lodge(mage("throne", "dance_of_masks"), idle("arena"), *far)
    do(state, "cast slot:0:0", "target dance_of_masks -> mage:1", "icon dance_of_masks")
    do(state, "option dance_of_masks #1")
    assert [at(state, f"mage:{seat}") for seat in (1, 2, 3)] == ["pleasure", "observatory", "arena"]


def test_a_scapegoat_may_stand_two_steps_away_around_a_corner_but_not_three() -> None:
    for room, asked_for in (("garden", True), ("forge", True), ("treasure", False)):
        state = lodge(
            mage("arena", "meteor_shower"), idle("throne", "~scapegoat*"), idle(room), idle("pleasure")
        )
        do(state, "cast slot:0:0", "target meteor_shower -> mage:1", "spring slot:1:0 #1")
        assert ("pick scapegoat -> mage:2" in offered(state)) is asked_for


def test_phantom_blades_cannot_be_prevented() -> None:
    state = lodge(mage("throne", "phantom_blades"), idle("arena", "dark_armor*"))
    do(state, "cast slot:0:0", "icon phantom_blades")
    assert state.seats[1].damage == (0, 0)


def test_fury_strengthens_the_next_combat_spell_and_no_other() -> None:
    state = lodge(
        mage("throne", "fury_of_the_elements", "litany", "phantom_blades", "phantom_blades"), idle("arena")
    )
    do(state, "cast slot:0:0", "element fire", "draw illusion", "draw illusion", "done", "cast slot:0:1")
    do(state, "cast slot:0:2", "icon phantom_blades", "end", "cast slot:0:3", "icon phantom_blades")
    assert state.seats[1].damage == (0,) * 7


def test_poison_comes_with_the_evocation_phase() -> None:
    state = lodge(mage("throne", "~putrefying_poison", tokens=0), idle("arena"))
    do(state, "cast slot:0:0")
    assert state.seats[1].damage == (0, 0, 0, 0)


def test_demonic_howl_drives_mages_away_and_no_evocations() -> None:
    state = lodge(
        mage("black_rose_hall", "demonic_howl"),
        idle("throne"),
        evocations=[evocation("landsknecht", 1, "throne")],
    )
    do(state, "cast slot:0:0", "target demonic_howl -> throne")
    assert asked(state) == (0, "walk")
    assert set(offered(state, "move")) == {
        "move mage:1 -> summoner_room",
        "move mage:1 -> pleasure",
        "move mage:1 -> sacrificial_altar",
    }
    do(state, "move mage:1 -> pleasure")
    assert (at(state, "landsknecht:1"), state.evocations["landsknecht:1"].damage) == ("throne", ())


def test_a_borrowed_evocation_goes_back_with_the_round() -> None:
    state = lodge(mage("throne", "call_darkness"), idle("arena", "~crooked_mirrors*"))
    do(state, "cast slot:0:0", "target call_darkness -> throne", "decline", "decline")
    do(state, "spring slot:1:0 #1")
    do(state, "icon crooked_mirrors")
    assert state.evocations["landsknecht:1"].owner == 1
    while state.round == 1:
        do(state, offered(state)[-1])
    assert state.evocations["landsknecht:1"].owner == 0


def test_disevocation_takes_any_evocation_anywhere() -> None:
    state = lodge(
        mage("throne", "disevocation"),
        idle(),
        evocations=[evocation("landsknecht", 0, "mirrors"), evocation("malacoda", 1, "forge")],
    )
    do(state, "cast slot:0:0")
    assert targets(state) == ["landsknecht:1", "malacoda:1"]


def test_the_dagger_strikes_the_crown_harder() -> None:
    for crown, damage in ((1, 4), (0, 3)):
        state = lodge(mage("throne", "dagger_in_the_sleeve"), mage("throne"), crown=crown)
        if crown:
            do(state, "idle mage:1", "end")
        do(state, "cast slot:0:0", "icon dagger_in_the_sleeve")
        assert len(state.seats[1].damage) == damage


def test_the_beast_strikes_everybody_and_breaks_the_floor() -> None:
    state = lodge(
        mage("throne", tokens=0),
        idle("arena"),
        idle("arena"),
        evocations=[evocation("cretan_beast", 0, "arena")],
        after="actions",
    )
    do(state, "command cretan_beast:1", "attack cretan_beast:1 -> mage:1")
    assert [me.damage for me in state.seats] == [(), (0,) * 4, (0,) * 4]
    assert cubes(state, "arena") == (0,)


def test_a_bone_knight_feels_blows_less_and_spells_not() -> None:
    state = lodge(
        mage("throne", "phantom_blades"), idle(), evocations=[evocation("bone_knight", 1, "throne")]
    )
    do(state, "fight mage:0 -> bone_knight:1")
    assert state.evocations["bone_knight:1"].damage == (0,)
    while asked(state)[1] == "act":
        do(state, "done")
    do(state, "cast slot:0:0", "icon phantom_blades")
    assert list(state.evocations["bone_knight:1"].damage) == [0] * 3


def test_pestilence_hands_damage_on_with_its_colours() -> None:
    state = lodge(mage("throne", "~pestilence", damage=(1, ROSE, ROSE)), idle("arena"))
    do(state, "cast slot:0:0", "icon pestilence", "shift cube:1 -> mage:1", "shift cube:rose -> mage:1")
    assert [me.damage for me in state.seats] == [(ROSE,), (1, ROSE, 0)]


def test_damage_turned_on_a_figure_that_is_struck_anyway_is_no_more_than_it_can_take() -> None:
    """With too few cubes for both the shares of one and the same figure are one."""
    state = lodge(
        mage("black_rose_hall", "fireball"),
        idle("oracle", "~mirror_double*"),
        evocations=[evocation("cerberus", 1, "oracle")],
        cubes={"throne": (0,) * 6, "wars_armory": (0,) * 6, "pleasure": (0,) * 6, "treasure": (0,) * 3},
    )
    do(state, "cast slot:0:0", "target fireball -> oracle", "decline", "decline", "icon fireball #1")
    do(state, "spring slot:1:0 #1", "icon mirror_double")
    assert (state.evocations, state.seats[1].damage) == ({}, ())
