"""Games that a second reading of the rulebook follows, and what it found."""

from __future__ import annotations

import pytest

from rules.black_rose_wars.game import GAME
from rules.core.engine import apply
from rules.core.rng import Source, below, choice
from tests.rules.black_rose_wars.scenario import (
    OUTSIDE,
    at,
    cubes,
    evocation,
    idle,
    lodge,
    mage,
    powers,
)
from tests.rules.black_rose_wars.second_reading import Reader
from tests.rules.notation import asked, do, offered

OPTIONAL = ("crown_at_once", "surplus_damage", "surplus_instability", "extra_rounds")
EAGER = ("fight", "attack", "cast", "spring", "activate", "complete", "command")
"""What is done more often than chance would, so that more happens."""


@pytest.mark.parametrize("value", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_games_go_as_the_second_reading_says(seed: int, seats: int, value: str) -> None:
    state, chance = GAME.new(seats, seed, dict.fromkeys(OPTIONAL, value)), Source(seed)
    reader = Reader()
    while state.decision is not None:
        reader.read(state)
        eager = [option for option in state.decision if option.kind in EAGER and below(chance, 2)]
        action, before = choice(chance, eager or state.decision.options), state.copy()
        reader.follow(before, action, apply(state, action), state)
        assert not reader.faults, reader.faults
    reader.close(state)
    assert not reader.faults, reader.faults
    assert len(reader.compared) > 20


# --- turns ---------------------------------------------------------------------------------------------


def test_a_mage_that_cannot_leave_its_cell_gets_no_turn() -> None:
    """Fog and mutation leave Tessa no step: defeated, she stays in her cell to the end of the round."""
    state = lodge(
        mage("throne", "~disfiguring_mutation", "fireball"),
        mage("throne", damage=(0,) * 8),
        omens=("", "", "clinging_fog"),
        mages=(3, 0),
    )
    do(state, "cast slot:0:0", "icon disfiguring_mutation", "fight mage:0 -> mage:1", "done")
    assert (at(state, "mage:1"), state.speed("mage:1"), state.seats[1].tokens) == (OUTSIDE, 0, 2)
    assert asked(state) == (0, "turn")
    do(state, "idle mage:0", "cast slot:0:1", "target fireball -> throne", "icon fireball")
    assert state.round == 2


def test_a_prepared_spell_leads_out_of_the_cell_without_a_step() -> None:
    state = lodge(
        mage("throne", "~disfiguring_mutation"),
        mage("throne", "fireball", damage=(0,) * 8),
        omens=("", "", "clinging_fog"),
        mages=(3, 0),
    )
    do(state, "cast slot:0:0", "icon disfiguring_mutation", "fight mage:0 -> mage:1", "done")
    assert offered(state) == ["inertia slot:1:0"]


def test_turns_go_on_from_whoever_acted_last_where_their_direction_changes() -> None:
    state = lodge(
        mage("throne"),
        mage("arena"),
        mage("garden"),
        mage("oracle", "~oracles_gaze"),
        omens=("", "", "widdershins"),
    )
    do(state, "idle mage:0", "end")
    assert asked(state) == (3, "turn")
    do(state, "cast slot:3:0", "end")
    assert (state.omens, asked(state)) == (("", "", ""), (0, "turn"))


def test_a_trap_that_defeats_a_caster_ends_the_spell_under_way() -> None:
    """Her turn is over at once: the fireball that was announced strikes nobody."""
    state = lodge(
        mage("throne", "fireball", damage=(1,) * 10, tokens=0), idle("arena", "~laughter_in_the_dark*")
    )
    do(state, "cast slot:0:0", "target fireball -> arena", "spring slot:1:0 #1")
    do(state, "option laughter_in_the_dark #1")
    assert (at(state, "mage:0"), state.seats[1].damage) == (OUTSIDE, ())
    assert "targeted" not in {found.trigger for found in state.ledger}


def test_a_trap_that_defeats_whoever_activates_a_room_ends_the_activation() -> None:
    state = lodge(mage("treasure", damage=(1,) * 10), idle("treasure", "fulfilled_prophecy*"))
    do(state, "activate mage:0 -> treasure", "spring slot:1:0")
    assert (at(state, "mage:0"), powers(state)[0]) == (OUTSIDE, 0)
    assert "activated_room" not in {found.trigger for found in state.ledger}


def test_damage_under_way_is_dealt_although_its_caster_falls() -> None:
    """Dark Armor strikes the caster down; the other in the room is burnt, but nothing comes after that."""
    state = lodge(
        mage("throne", "", "unstable_flames", damage=(1,) * 10, tokens=0),
        idle("arena", "dark_armor*"),
        idle("arena"),
    )
    do(state, "cast slot:0:1", "target unstable_flames -> arena", "decline", "icon unstable_flames")
    do(state, "spring slot:1:0")
    assert [at(state, "mage:0"), state.seats[1].damage, state.seats[2].damage] == [OUTSIDE, (), (0,)]
    assert (cubes(state, "throne"), cubes(state, "arena")) == ((0,), ())


def test_a_moon_that_was_reached_begins_although_the_power_is_lost_in_the_same_action() -> None:
    """Foresight takes its mage to the third moon, and the dagger one point back."""
    state = lodge(
        mage("throne", "~dagger_in_the_sleeve"), idle("arena", "foresight*"), power=(0, 17, 0), moon=2
    )
    do(state, "cast slot:0:0", "decline", "icon dagger_in_the_sleeve", "spring slot:1:0")
    assert (powers(state)[1], state.moon) == (17, 3)


def test_no_protection_springs_in_silence_beside_a_trap() -> None:
    """Whoever has a trap too is asked, but only for that."""
    state = lodge(
        mage("arena"), idle("arena", "blurred_silhouette*", "false_door*"), omens=("", "", "silence"), moon=3
    )
    do(state, "fight mage:0 -> mage:1")
    assert offered(state) == ["decline"]


# --- damage and instability ----------------------------------------------------------------------------


def test_the_icon_comes_into_the_room_where_the_spell_was_cast() -> None:
    """Stone Claws carry the caster on; the cube that waited still belongs where they were cast."""
    state = lodge(mage("garden", "", "stone_claws"), idle("arena"))
    do(state, "cast slot:0:1", "icon stone_claws #1", "move mage:0 -> treasure")
    assert (cubes(state, "garden"), cubes(state, "treasure")) == ((0,), ())


def test_the_icon_stays_behind_where_an_answer_carries_its_caster_away() -> None:
    """The dance is copied before it takes effect, and swaps the two; the cube lies where it was revealed."""
    state = lodge(mage("throne", "dance_of_masks"), idle("arena", "laughter_in_the_dark*"))
    do(state, "cast slot:0:0", "spring slot:1:0", "option laughter_in_the_dark #1", "option dance_of_masks")
    do(state, "decline", "icon dance_of_masks")
    assert (at(state, "mage:0"), cubes(state, "throne"), cubes(state, "arena")) == ("arena", (0,), ())


def test_the_icon_comes_afterwards_where_there_was_no_room_for_it_before() -> None:
    """Masonry carries two cubes out of a full room, and leaves space for its own."""
    state = lodge(mage("throne", "~shifting_masonry"), idle("arena"), cubes={"throne": (1,) * 6})
    do(state, "cast slot:0:0", "target shifting_masonry -> throne", "done", *["shift cube:1 -> arena"] * 2)
    assert (cubes(state, "throne"), cubes(state, "arena")) == ((1, 1, 1, 1, 0), (1, 1))


def test_excess_damage_is_ignored_also_where_a_mage_is_struck_twice_at_once() -> None:
    """Fireball strikes two, and one turns it on the other: five of six can be laid, so another is ahead."""
    state = lodge(
        mage("throne", "fireball"),
        idle("arena", "~mirror_double*"),
        idle("arena", damage=(3,) * 7),
        idle("garden"),
    )
    do(state, "cast slot:0:0", "target fireball -> arena", "decline", "icon fireball", "spring slot:1:0 #1")
    do(state, "icon mirror_double", "pick mirror_double -> mage:2")
    assert at(state, "mage:2") == OUTSIDE
    assert (powers(state)[0], powers(state)[3]) == (2, 4)


def test_an_attack_does_not_follow_a_mage_into_its_cell() -> None:
    """The tripwire of the one attacked is turned back and defeats it before the blow."""
    state = lodge(mage("arena", "dark_armor*"), idle("arena", "~tripwire*", damage=(0,) * 10))
    do(state, "fight mage:0 -> mage:1", "spring slot:1:0 #1", "icon tripwire", "spring slot:0:0")
    assert (at(state, "mage:1"), state.seats[1].damage) == (OUTSIDE, ())


def test_damage_does_not_follow_a_mage_into_its_cell() -> None:
    """Cloak of Flame answers a fireball on two and defeats the other of them before it is laid."""
    state = lodge(
        mage("throne", "fireball"), idle("arena", "~cloak_of_flame*"), idle("arena", damage=(0,) * 10)
    )
    do(state, "cast slot:0:0", "target fireball -> arena", "decline", "icon fireball", "spring slot:1:0 #1")
    assert (at(state, "mage:2"), state.seats[2].damage) == (OUTSIDE, ())
    assert state.seats[0].damage == (1,)


def test_a_mage_is_defeated_before_anything_answers() -> None:
    """The evocation that falls with it would heal it, but it has gone by then, with all its damage."""
    state = lodge(
        mage("throne", "fireball", tokens=0),
        mage("arena", "~harvest_of_souls", damage=(2,) * 4 + (0,) * 4, tokens=0),
        idle("garden"),
        evocations=[evocation("landsknecht", 1, "arena")],
        crown=1,
    )
    do(state, "cast slot:1:0", "icon harvest_of_souls", "cast slot:0:0", "target fireball -> arena")
    do(state, "icon fireball")
    assert at(state, "mage:1") == OUTSIDE
    assert (powers(state)[0], powers(state)[2]) == (4, 2)


def test_a_room_that_is_filled_in_the_clean_up_falls_in_it() -> None:
    """The quest of a room that fell fills another, which lies before it."""
    state = lodge(
        mage("cell", quests=("ruins",), tokens=0),
        idle(),
        cubes={"observatory": (0,) * 4, "throne": (0,) * 5},
        destroyed={"mirrors": 0},
        moon=3,
        after="evocations",
    )
    do(state, "room ruins -> throne", "room ruins -> arena")
    assert state.tokens == {"mirrors": 0, "observatory": 0, "throne": 0}
