"""Lines of the rules page that no example of the rulebook holds."""

from __future__ import annotations

import pytest

from rules.black_rose.decks import refill
from rules.black_rose.study import SLOTS
from rules.black_rose.targets import ROSE
from rules.core.events import Event
from tests.rules.black_rose_wars.scenario import (
    OUTSIDE,
    ROOMS,
    at,
    cast,
    cubes,
    evocation,
    idle,
    lodge,
    mage,
    place,
    powers,
)
from tests.rules.notation import asked, do, offered

# --- Planning ------------------------------------------------------------------------------------------


def test_without_a_card_nothing_is_laid() -> None:
    state = lodge(mage(), mage(hand=["vortex", "frenzy"]), after="study")
    assert (asked(state), offered(state)) == ((0, "lay"), ["ready"])
    do(state, "ready")
    assert asked(state) == (1, "lay")


def test_the_only_card_must_be_quick() -> None:
    state = lodge(mage(hand=["fireball"]), mage(hand=["vortex", "frenzy"]), after="study")
    assert offered(state) == ["lay fireball -> slot:0:0", "lay fireball -> slot:0:0 #1"]
    do(state, "lay fireball -> slot:0:0")
    assert offered(state) == ["ready"]


def test_who_has_two_cards_lays_both() -> None:
    state = lodge(mage(hand=["fireball", "vortex"]), mage(), after="study")
    do(state, "lay fireball -> slot:0:0")
    assert offered(state, "ready") == []


# --- Moves ---------------------------------------------------------------------------------------------


def test_relocating_enters_only_the_last_room_and_what_answers_that_happens() -> None:
    """On the way from the hall to the red room behind the throne the throne itself is not entered."""
    state = lodge(
        mage("black_rose_hall", "blade_from_the_shadow"),
        idle("summoner_room"),
        idle("oracle", "blade_barrage*"),
        idle("oracle", "poisoned_chalice*"),
        mages=(2, 1, 0, 3),
    )
    do(state, "cast slot:0:0", "target blade_from_the_shadow -> mage:1", "decline", "decline")
    do(state, "icon blade_from_the_shadow")
    assert at(state, "mage:0") == "summoner_room"
    assert (asked(state), offered(state)) == ((2, "spring"), ["spring slot:2:0", "decline"])
    do(state, "spring slot:2:0", "icon blade_barrage")
    assert (asked(state), offered(state)) == ((3, "spring"), ["decline"])
    assert state.seats[0].damage == (2, 2, 2)


def test_after_a_sacrifice_one_may_stay() -> None:
    state = lodge(mage("throne", "fireball", "vortex"), idle())
    do(state, "inertia slot:0:1")
    assert "done" in offered(state)
    do(state, "done")
    assert (at(state, "mage:0"), state.seats[0].slots[1]) == ("throne", None)


@pytest.mark.parametrize("sent", [False, True])
def test_bans_end_in_the_cell_without_a_defeat_too(sent: bool) -> None:
    """A mage that may not walk is free again in its cell."""
    state = lodge(
        mage("black_rose_hall", "ice_blast", "gates_of_the_cells", tokens=0), mage("throne"), moon=2
    )
    cast(state, "slot:0:0")
    if sent:
        cast(state, "slot:0:1", "target gates_of_the_cells -> throne")
    else:
        do(state, "end")
    assert (asked(state), at(state, "mage:1")) == ((1, "turn"), OUTSIDE if sent else "throne")
    assert bool(offered(state, "explore")) is sent


# --- Moons ---------------------------------------------------------------------------------------------


def test_a_moon_rises_at_once_between_two_evocations() -> None:
    state = lodge(
        idle("oracle"),
        idle("throne", damage=(0,) * 9),
        evocations=[evocation("bone_knight", 0, "throne"), evocation("landsknecht", 0, "arena")],
        power=(3, 0, 0),
        after="actions",
    )
    do(state, "command bone_knight:1", "attack bone_knight:1 -> mage:1")
    assert (asked(state), powers(state), state.moon) == ((0, "evocations"), (8, 0, 0), 2)
    assert state.seats[0].hand == ["wrath_of_nature"]


# --- Evocations ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("crowded", [False, True])
def test_a_borrowed_evocation_without_a_slot_goes_to_the_supply(crowded: bool) -> None:
    """Whoever filled the slot meanwhile does not get it back."""
    spells = ("call_darkness", "oath_of_bone")[: 1 + crowded]
    state = lodge(
        mage("throne", *spells, tokens=0),
        idle("black_rose_hall", "~crooked_mirrors*"),
        evocations=[evocation("malacoda", 0, "cemetery")] * 2,
    )
    do(state, "cast slot:0:0", "target call_darkness -> throne", "decline", "decline")
    do(state, "spring slot:1:0 #1", "icon crooked_mirrors")
    assert state.evocations["landsknecht:1"].owner == 1
    if crowded:
        cast(state, "slot:0:1")
    while state.round == 1:
        do(
            state,
            next(line for line in ("end", "done", "decline", *offered(state)) if line in offered(state)),
        )
    owners = {figure: evocation.owner for figure, evocation in state.evocations.items()}
    assert owners == {"malacoda:1": 0, "malacoda:2": 0, "bone_knight:1" if crowded else "landsknecht:1": 0}


def test_a_summoning_from_an_empty_supply_is_ignored() -> None:
    three = [evocation("malacoda", 1, "arena")] * 3
    state = lodge(mage("throne", "~demonic_howl"), idle("oracle"), evocations=three)
    do(state, "cast slot:0:0", "target demonic_howl -> throne")
    assert sorted(state.evocations) == ["malacoda:1", "malacoda:2", "malacoda:3"]
    assert (asked(state), {figure.owner for figure in state.evocations.values()}) == ((0, "turn"), {1})


# --- The hall ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [3, 4])
def test_with_fewer_than_four_spells_the_hall_does_nothing_and_its_token_is_turned(cards: int) -> None:
    hand = ["vortex", "vortex", "vortex", "fireball"][:cards]
    state = lodge(mage("black_rose_hall", hand=hand), idle(), moon=2)
    do(state, "activate mage:0 -> black_rose_hall")
    assert state.rooms[place("black_rose_hall")].used
    assert bool(offered(state, "do")) is (cards == 4)
    assert state.seats[0].hand == hand


# --- Rooms and cubes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("destroyed", [False, True])
def test_a_destroyed_room_has_no_colour_and_no_trap_for_it_springs(destroyed: bool) -> None:
    fallen = {"summoner_room": 1} if destroyed else {}
    state = lodge(mage("pleasure"), idle("oracle", "blade_barrage*"), destroyed=fallen)
    do(state, "explore mage:0 -> summoner_room")
    assert asked(state) == (1, "spring")
    assert bool(offered(state, "spring")) is not destroyed


def test_replaced_cubes_return_to_their_owners() -> None:
    state = lodge(mage("throne", "philosophers_stone", tokens=1), idle(), cubes={"throne": (1, 1, ROSE)})
    do(state, "cast slot:0:0", "replace cube:rose -> throne", "replace cube:1 -> throne")
    assert (sorted(cubes(state, "throne")), state.supply) == ([0, 0, 1], [24, 25, 26])


# --- Answers -------------------------------------------------------------------------------------------


def test_the_first_player_chooses_for_the_rose() -> None:
    """Two rooms have as many cubes; the mage who draws the event takes the crown but is not asked."""
    state = lodge(
        mage(quests=["shed_blood"], tokens=0),
        mage(quests=["wanderer"], tokens=0),
        cubes={"garden": (1, 1), "oracle": (0, 0)},
        moon=2,
        crown=1,
        top={"events:2": ("cave_in",)},
        after="evocations",
    )
    do(state, "done", "done")
    assert (asked(state), state.crown) == ((1, "choose_room"), 0)
    assert offered(state) == ["room cave_in -> garden", "room cave_in -> oracle"]


def test_damage_of_a_trap_counts_as_damage_of_a_spell_and_that_of_an_attack_does_not() -> None:
    state = lodge(mage("pleasure", "~blurred_silhouette*"), idle("oracle", "blade_barrage*"))
    do(state, "explore mage:0 -> summoner_room", "spring slot:1:0", "icon blade_barrage")
    assert offered(state) == ["spring slot:0:0 #1", "decline"]
    state = lodge(mage("throne"), idle("throne", "~blurred_silhouette*"))
    do(state, "fight mage:0 -> mage:1")
    assert offered(state, "spring") == []


def test_the_effect_of_a_personal_spell_may_be_used_by_another() -> None:
    state = lodge(mage("arena", "~nameless_book"), idle("arena", "ring_of_fire!"), moon=2, mages=(0, 3))
    do(state, "cast slot:0:0", "element fire", "copy slot:1:0")
    assert state.seats[1].damage == (0,)
    assert [spell.card for spell in state.seats[1].slots if spell is not None] == ["ring_of_fire"]
    assert state.seats[0].hand == []


def test_a_deck_that_has_run_out_is_made_of_its_open_pile() -> None:
    state = lodge(mage("throne"), idle())
    state.write(decks=state.decks | {"illusion": (), "illusion:used": ("dance_of_masks", "false_door")})
    assert sorted(refill(state, "illusion")) == ["dance_of_masks", "false_door"]
    assert state.decks["illusion:used"] == ()
    assert state.events[-1] == Event("refilled", what="illusion", amount=2)


def test_a_trap_springs_on_a_figure_of_another_whom_its_owner_drives() -> None:
    """The howl drives its victim into the red room, where the caster's own trap waits."""
    state = lodge(mage("black_rose_hall", "demonic_howl", "blade_barrage*"), idle("arena"))
    cast(state, "slot:0:0", "target demonic_howl -> arena", "move mage:1 -> alchemical_laboratory")
    assert offered(state) == ["spring slot:0:1", "decline"]
    do(state, "spring slot:0:1", "icon blade_barrage")
    assert state.seats[1].damage == (0,) * 6


def test_a_trap_reaches_out_of_a_cell_as_a_spell_does() -> None:
    """Into the two rooms that the cell opens into, and no farther, whatever its range."""
    board = lodge(mage("throne"), idle()).board
    for goal in range(1, len(ROOMS)):
        start = next(way for way in board.ways(0, goal) if way not in board.exits[1])
        state = lodge(mage(ROOMS[start]), idle(OUTSIDE, "will_o_wisps*"))
        do(state, f"explore mage:0 -> {ROOMS[goal]}")
        assert ("spring slot:1:0" in offered(state)) is (goal in board.exits[1]), ROOMS[goal]


def test_a_forgotten_spell_removed_in_the_study_leaves_the_game() -> None:
    state = lodge(mage("throne", hand=["black_sun"]), idle(), after="black_rose")
    while asked(state) != (0, "banish"):
        do(state, offered(state)[0])
    do(state, "banish black_sun")
    assert (state.removed, "black_sun" in state.seats[0].hand) == (["black_sun"], False)


def test_a_second_trap_waits_in_vain_for_whom_the_first_took_away() -> None:
    """The runes of the next mage find nobody in the red room any more."""
    state = lodge(
        mage("pleasure", damage=(1,) * 10),
        idle("oracle", "exploding_rune*"),
        idle("oracle", "exploding_rune*"),
        crown=0,
    )
    do(state, "explore mage:0 -> summoner_room", "spring slot:1:0")
    assert at(state, "mage:0") == OUTSIDE
    assert asked(state) != (2, "spring")


def test_four_slots_never_need_more_than_six_tokens() -> None:
    assert SLOTS < 6
