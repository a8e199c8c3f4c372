"""The set-up and the course of a round in the great lodge, step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.black_rose.decks import events_of, quests_of
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.game import GAME
from tests.rules.black_rose_wars.scenario import idle, lodge, mage, place, powers
from tests.rules.notation import asked, do, offered

DEALT = {"mages": "random", "grimoires": "random"}
HALL, THRONE = "black_rose_hall", "throne"
AT_ONCE, LATER = "thorns_through_stone", "walls_listen"
"""Events of moon I: one that happens at once for 2 and 1, one of the second slot for 2 and 1."""


# --- the set-up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid(seats: int) -> None:
    state: State = GAME.new(seats, seats, DEALT)
    assert state.room_ids[0] == HALL
    assert state.board.apart[0][state.place(THRONE)] == 1
    assert len(set(state.room_ids)) == 19
    assert [len(exits) for exits in state.board.exits] == [2] * seats
    assert state.supply == [26] * (seats + 1)
    assert state.moon == 1
    assert len({me.mage for me in state.seats}) == seats
    schools = {WARS.spells[WARS.grimoires[me.start][0]].school for me in state.seats}
    assert len(schools) == seats
    assert len(state.forgotten) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_grimoires_are_taken_out_of_their_decks(seats: int) -> None:
    state: State = GAME.new(seats, seats, DEALT)
    spells = [spell for spell in WARS.spells.values() if spell.kind == "spell"]
    for me in state.seats:
        own = WARS.mages[me.mage].spell
        cards = Counter([*me.grimoire, *me.hand, *me.memories])
        assert cards[own] == 1
        assert me.aside == 2
    in_decks = sum(len(state.decks[school]) for school in WARS.schools)
    drawn = sum(len(me.drawn) for me in state.seats)
    assert in_decks + drawn == sum(spell.copies for spell in spells) - 6 * seats


def test_quests_for_crowds_lie_in_no_deck_of_fewer() -> None:
    crowded = {quest.id for quest in WARS.quests.values() if quest.crowded}
    for seats in (2, 3, 4):
        state: State = GAME.new(seats, 1, DEALT)
        there = {card for moon in (1, 2, 3) for card in state.decks[quests_of(moon)]}
        there |= {quest for me in state.seats for quest in me.quests}
        assert (crowded <= there) == (seats == 4)
        assert not crowded & there or seats == 4


# --- the Black Rose ------------------------------------------------------------------------------------


def test_an_event_at_once_gives_both_its_numbers_and_is_gone() -> None:
    state = lodge(idle("throne"), idle("arena"), top={events_of(1): [AT_ONCE]}, after="cleanup")
    assert powers(state)[ROSE] == 1
    assert state.omens == ("", "", "")
    assert state.decks[f"{events_of(1)}:used"] == (AT_ONCE,)


def test_an_event_that_stays_gives_its_second_number_when_it_leaves() -> None:
    top = {events_of(1): [LATER]}
    state = lodge(idle("throne"), idle("arena"), top=top, after="cleanup")
    assert (powers(state)[ROSE], state.omens) == (2, ("", LATER, ""))
    state = lodge(idle(), idle(), omens=("", "", LATER), top={events_of(1): ["widdershins"]}, after="cleanup")
    assert (powers(state)[ROSE], state.omens) == (1 + 2, ("", "", "widdershins"))


def test_an_occupied_slot_pushes_on_and_perhaps_out() -> None:
    """All have moved on by one; the new one in slot 2 pushes that one to 3, which pushes another out."""
    omens = ("slick_floors", "pathetic_dance", "")
    state = lodge(idle(), idle(), omens=omens, top={events_of(1): [LATER]}, after="cleanup")
    assert state.omens == ("", LATER, "slick_floors")
    assert powers(state)[ROSE] == WARS.events["pathetic_dance"].leaving + 2


def test_only_who_has_no_quest_draws_one() -> None:
    seats = mage("throne", quests=["wanderer"]), mage("arena")
    state = lodge(*seats, top={events_of(1): [LATER]}, after="cleanup")
    assert asked(state) == (0, "quest_offer")
    do(state, "done")
    assert state.seats[0].quests == ("wanderer",)
    assert len(state.seats[1].quests) == 1


def test_quests_discarded_first_are_replaced_in_the_same_phase() -> None:
    seats = mage("throne", quests=["wanderer", "first_crack"]), mage("arena")
    state = lodge(*seats, top={events_of(1): [LATER]}, after="cleanup")
    do(state, "discard wanderer", "discard first_crack")
    assert powers(state)[ROSE] == 1 + 1 + 2
    assert len(state.seats[0].quests) == 1


@pytest.mark.parametrize(("quest", "moon"), [("wanderer", 1), ("executioner", 2), ("circle_closes", 3)])
def test_a_third_quest_is_discarded_at_once_and_feeds_the_rose_by_its_moon(quest: str, moon: int) -> None:
    assert WARS.quests[quest].moon == moon
    quests = [quest, "cold_iron"] if quest != "cold_iron" else [quest, "wanderer"]
    state = lodge(mage("pleasure", quests=quests), idle("arena"), moon=3)
    do(state, "activate mage:0 -> pleasure")
    do(state, "decline")
    assert asked(state) == (0, "quest_limit")
    do(state, f"discard {quest}")
    assert powers(state)[ROSE] == moon
    assert len(state.seats[0].quests) == 2


# --- the clean-up --------------------------------------------------------------------------------------


def test_forgotten_spells_leave_the_game_only_if_they_were_used() -> None:
    for laid, gone in (("black_sun!", ["black_sun"]), ("black_sun", [])):
        state = lodge(idle("throne", laid), idle("arena"), after="evocations")
        assert state.removed == gone
        me = state.seats[0]
        assert ("black_sun" in (*me.hand, *me.grimoire, *me.memories)) == (not gone)


def test_the_clean_up_goes_in_its_order() -> None:
    """Spells go, tokens are turned up, full rooms fall, and only then somebody has won."""
    full = {"treasure": (0, 0, 1, 1)}
    seats = idle("throne", "fireball!"), idle("arena")
    state = lodge(*seats, cubes=full, used=["throne"], power=(30, 1, 0), crown=1, moon=3, after="evocations")
    assert state.over
    assert state.rooms[place("treasure")].destroyed
    assert state.tokens == {"treasure": ROSE}
    assert not any(room.used for room in state.rooms)
    assert state.seats[0].memories == ["fireball"]
    assert state.winners == [0]


def test_nobody_below_thirty_ends_the_game() -> None:
    state = lodge(idle("throne"), idle("arena"), power=(29, 1, 29), moon=3, after="evocations")
    assert not state.over
    assert state.round == 2


# --- actions -------------------------------------------------------------------------------------------


def test_a_mage_must_act_and_leave_its_cell() -> None:
    state = lodge(mage("cell", "fireball"), idle("arena"))
    assert {option.split()[0] for option in offered(state)} == {"explore", "inertia"}
    state = lodge(mage("cell", "fireball", tokens=0), idle("arena"))
    assert offered(state) == ["inertia slot:0:0"]
    do(state, "inertia slot:0:0")
    assert asked(state) == (0, "leave_cell")
    assert all(option.startswith("move") for option in offered(state))


def test_one_action_activates_before_or_after_but_not_twice() -> None:
    state = lodge(mage("treasure"), idle("arena"))
    do(state, "activate mage:0 -> treasure")
    assert powers(state)[0] == 1
    assert offered(state, "move")
    do(state, offered(state, "move")[0])
    assert not offered(state, "activate")
