"""Conditions of quests, each met and just not met."""

from __future__ import annotations

import pytest

from rules.black_rose.state import State
from tests.rules.black_rose_wars.scenario import OUTSIDE, at, cast, evocation, idle, lodge, mage
from tests.rules.notation import do


def is_met(state: State, quest: str) -> bool:
    """Tell whether seat 0 has completed a quest, its effect perhaps still under way."""
    return quest not in state.seats[0].quests


@pytest.mark.parametrize(("second", "met"), [("phantom_blades", True), ("acid_blast", False)])
def test_two_spells_of_fire_or_air(second: str, met: bool) -> None:
    state = lodge(mage("throne", second, "fireball", quests=["sparks_in_the_wind"]), idle("arena"))
    cast(state, "slot:0:1", "target fireball -> arena")
    assert not is_met(state, "sparks_in_the_wind")
    cast(state, "slot:0:0")
    assert is_met(state, "sparks_in_the_wind") == met


@pytest.mark.parametrize(("room", "met"), [("oracle", True), ("black_rose_hall", False)])
def test_three_rooms_of_different_colours(room: str, met: bool) -> None:
    """The hall has no colour."""
    state = lodge(mage("throne", "blackmail", "fireball", quests=["wanderer"]), mage("oracle"))
    do(state, "explore mage:0 -> black_rose_hall", "move mage:0 -> garden", "done")
    do(state, "explore mage:0 -> wars_crypt", "done")
    assert not is_met(state, "wanderer")
    do(state, "idle mage:1", "end", "inertia slot:0:0")
    do(state, f"move mage:0 -> {room}")
    assert is_met(state, "wanderer") == met


@pytest.mark.parametrize(("own", "met"), [(1, True), (0, False)])
def test_two_evocations_of_ones_own(own: int, met: bool) -> None:
    there = [evocation("bone_knight", 0, "oracle")] * own
    state = lodge(mage("throne", "call_darkness", quests=["call_from_the_dust"]), idle(), evocations=there)
    do(state, "cast slot:0:0", "target call_darkness -> arena")
    assert is_met(state, "call_from_the_dust") == met


@pytest.mark.parametrize(("damage", "met"), [(9, True), (8, False)])
def test_a_mage_defeated(damage: int, met: bool) -> None:
    state = lodge(mage("throne", quests=["executioner"]), idle("throne", damage=(-1,) * damage), moon=2)
    do(state, "fight mage:0 -> mage:1")
    assert is_met(state, "executioner") == met
    assert (at(state, "mage:1") == OUTSIDE) == met


@pytest.mark.parametrize(("lying", "met"), [(5, True), (6, False)])
def test_three_cubes_in_a_round(lying: int, met: bool) -> None:
    """Two by the masonry with none of its icon in a full room are too few."""
    state = lodge(
        mage("throne", "shifting_masonry", quests=["first_crack"]), idle(), cubes={"throne": (1,) * lying}
    )
    icon = ["icon shifting_masonry"] if met else []
    do(state, "cast slot:0:0", "target shifting_masonry -> arena", *icon)
    assert is_met(state, "first_crack") == met


@pytest.mark.parametrize(("near", "met"), [("pleasure", True), ("summoner_room", False)])
def test_nobody_near_after_a_sacrifice(near: str, met: bool) -> None:
    state = lodge(mage("throne", "fireball", "vortex", quests=["cover_your_tracks"]), idle(near))
    do(state, "inertia slot:0:1", "move mage:0 -> summoner_room")
    assert is_met(state, "cover_your_tracks") == met


@pytest.mark.parametrize(("slot", "met"), [("slot:0:0", True), ("slot:0:1", False)])
def test_pure_magic_is_quick(slot: str, met: bool) -> None:
    state = lodge(
        mage("throne", "~destructive_bolt", "~destructive_bolt", quests=["pure_magic"]), idle("oracle")
    )
    cast(state, slot, "target destructive_bolt -> arena")
    assert is_met(state, "pure_magic") == met


@pytest.mark.parametrize(("hand", "met"), [(4, True), (3, False)])
def test_full_hands_at_the_end_of_the_phase(hand: int, met: bool) -> None:
    cards = ["vortex", "litany", "fireball", "frenzy", "pestilence"][:hand]
    state = lodge(mage("throne", tokens=1, hand=cards, quests=["full_hands"]), idle("arena"), moon=2)
    do(state, "idle mage:0")
    assert is_met(state, "full_hands") == met
