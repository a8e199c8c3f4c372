"""Set-up, turns, the end of a round and of the game, and rulings of this edition."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core.action import Action
from rules.core.engine import advance, apply
from rules.core.rng import script
from rules.five_seals.cards import COMPONENTS
from rules.five_seals.elements import CODES, COLOURS, value
from rules.five_seals.game import GAME
from rules.five_seals.state import State
from tests.rules.five_seals.scenario import dice, dungeon, seat, take_dice, targets
from tests.rules.notation import asked, do, offered, refused

SIXES = {f"tomb_{n}": f"reappraisal_{element}" for n, element in enumerate((*COLOURS, "mind"))}
"""Enough scrolls of strength 6, out of reach behind nothing but unbroken by these dice."""


# --- set-up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_die_more_than_seats_of_each_colour(seats: int) -> None:
    state = GAME.new(seats, 1)
    assert state.store == (seats + 1,) * 4


@pytest.mark.parametrize("circle", ["first", "second", "third", "fourth"])
def test_scrolls_come_from_the_base_circle_and_one_more(circle: str) -> None:
    state = GAME.new(5, 1, {"circle": circle})
    scrolls = Counter(card for card in state.board.values() if state.is_scroll(card))
    assert {COMPONENTS[card].circle for card in scrolls} == {"first", circle}
    assert max(scrolls.values()) == (2 if circle == "first" else 1)


def test_a_random_circle_is_one_of_the_four() -> None:
    circles = {GAME.new(2, seed, {"circle": "random"}).circle for seed in range(30)}
    assert circles == {"first", "second", "third", "fourth"}


def test_everything_lies_where_its_strength_is_marked() -> None:
    for seats in GAME.seats:
        state = GAME.new(seats, 3)
        for place, component in state.board.items():
            assert state.strength(component) == state.map.places[place].strength


def test_mages_are_chosen_and_dice_taken_from_the_first_player_on() -> None:
    state = GAME.new(3, 5)
    order = state.order()
    for number in order:
        assert asked(state) == (number, "mage")
        do(state, offered(state)[0])
    for number in order:
        for _ in range(3):
            assert asked(state) == (number, "take")
            do(state, offered(state)[-1])
    assert asked(state) == (order[0], "turn")
    assert all(len(player.dice) == 3 and player.place == "centre" for player in state.seats)
    assert all("summoning" in player.ready[0] for player in state.seats)


def test_a_chosen_mage_is_gone() -> None:
    state = GAME.new(2, 5)
    line = offered(state)[0]
    assert refused(state, "take store:fire") == "mage_first"
    do(state, line)
    assert refused(state, line) == "mage_taken"


def test_a_colour_can_run_out() -> None:
    state = GAME.new(2, 5)
    do(state, offered(state)[0])
    do(state, offered(state)[0])
    do(state, "take store:fire", "take store:fire", "take store:fire")
    assert refused(state, "take store:fire") == "none_in_store"
    assert refused(state, "end") == "take_first"


# --- turns -------------------------------------------------------------------------------------------


def test_one_seal_a_turn_then_the_next_seat() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2", "gate_2": "seal_air_2"}
    state = dungeon(seat("fire2 fire3"), seat("air2"), board=board)
    do(state, "break fire2 -> gate_0")
    assert state.seats[0].place == "gate_0"
    assert dice(state) == "fire3"
    assert asked(state) == (1, "turn")


def test_whoever_can_break_a_seal_must() -> None:
    state = dungeon(seat("fire2"), board={"gate_0": "seal_fire_2"})
    assert refused(state, "end") == "must_break"
    state = dungeon(seat("fire1"), board={"gate_0": "seal_fire_2"})
    assert refused(state, "end") == ""


def test_nobody_has_to_cast_in_order_to_break() -> None:
    state = dungeon(seat("fire1", "saturation_fire"), board={"gate_0": "seal_fire_2"})
    assert offered(state) == ["end", "cast saturation_fire -> die:0:fire1"]
    do(state, "end")
    assert state.seats[0].out


def test_who_leaves_the_round_gets_everything_back() -> None:
    mine = seat("fire1 water1", "cleansing_air", used=["saturation_fire"], place="gate_0", familiar="gate_3")
    state = dungeon(mine, seat("earth1"), board={"gate_1": "seal_fire_6"})
    do(state, "end")
    me = state.seats[0]
    assert (me.out, me.familiar, me.used, me.dice) == (True, "", [], ())
    assert me.place == "gate_0", "the mage stays"
    take_dice(state, "fire", "fire", "earth")
    assert dice(state) == "fire0 fire0 earth0"
    assert asked(state) == (1, "turn")


def test_the_last_die_ends_the_round_for_its_owner() -> None:
    state = dungeon(seat("fire2"), seat("air2"), board={"gate_0": "seal_fire_2"})
    do(state, "break fire2 -> gate_0")
    assert asked(state) == (0, "take")
    take_dice(state)
    assert asked(state) == (1, "turn")


def test_a_new_scroll_can_be_cast_next_turn() -> None:
    board = {"niche_0": "saturation_fire", "gate_0": "seal_fire_2"}
    state = dungeon(seat("fire4 fire1"), board=board)
    do(state, "break fire4 -> niche_0")
    assert asked(state) == (0, "turn")
    do(state, "cast saturation_fire -> die:0:fire1")
    assert dice(state) == "fire3"


def test_a_seal_of_mind_takes_any_one_colour() -> None:
    state = dungeon(seat("fire2 water1 water2 earth3"), board={"niche_0": "cleansing_mind"})
    assert offered(state, "break") == ["break water1+water2 -> niche_0", "break earth3 -> niche_0"]
    assert refused(state, "break fire2+water1 -> niche_0") == "wrong_dice"


def test_fewer_than_three_dice_are_taken_where_there_are_no_more() -> None:
    hoard = "fire1 fire1 fire1 water1 water1 water1 air1 air1 air1 earth1"
    state = dungeon(seat("earth1"), seat(hoard), board={"gate_0": "seal_fire_6"} | SIXES)
    do(state, "end")
    assert dice(state) == "earth0 earth0", "taken without a question, for there was no choice"
    assert asked(state) == (1, "turn")


# --- the end -----------------------------------------------------------------------------------------


def end_round(state: State) -> None:
    """Let everybody end the round who cannot break anything, whatever dice they take."""
    now = state.round
    while state.decision is not None and state.round == now:
        apply(state, state.decision.options[0])


def lay(count: int) -> dict[str, str]:
    """Return so many scrolls of strength 6, and a seal to break."""
    return dict(list(SIXES.items())[:count]) | {"gate_5": "seal_fire_2"}


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_the_game_ends_with_few_sixes_left(seats: int, limit: int) -> None:
    ended = dungeon(seat("fire2"), count=seats, board=lay(limit))
    end_round(ended)
    assert ended.decision is None
    going = dungeon(seat("fire2"), count=seats, board=lay(limit + 1))
    end_round(going)
    assert going.decision is not None
    assert (going.round, going.first) == (2, 1), "the first player's token has gone to the left"
    assert asked(going) == (1, "turn")
    assert not any(player.out for player in going.seats)


def test_whoever_is_last_to_leave_the_last_round_takes_no_dice() -> None:
    """One who leaves before may still take dice that others would want; so may all in other rounds."""
    last = dungeon(seat("fire2"), board=lay(3))
    do(last, "break fire2 -> gate_5")
    assert last.decision is None
    before = dungeon(seat("fire2"), seat("air2"), board=lay(3) | {"gate_4": "seal_air_2"})
    do(before, "break fire2 -> gate_5")
    assert asked(before) == (0, "take")
    other = dungeon(seat("fire2"), board=lay(4))
    do(other, "break fire2 -> gate_5")
    assert asked(other) == (0, "take")


def test_the_round_is_finished_although_the_sixes_are_gone() -> None:
    board = lay(3) | {"gate_4": "seal_air_2"}
    state = dungeon(seat("fire2"), seat("air2"), board=board)
    do(state, "break fire2 -> gate_5")
    take_dice(state)
    assert asked(state) == (1, "turn")


def test_a_six_under_a_guardian_lies_in_the_dungeon() -> None:
    state = dungeon(seat("fire2"), board=lay(4), circle="fourth", guardians={"fire": "tomb_0"})
    end_round(state)
    assert state.decision is not None


def guarded(*unguarded: str) -> State:
    """Return a position in which seat 0 cannot break anything and all sixes but these are guarded."""
    guardians = {"mind" if n == 4 else COLOURS[n]: f"tomb_{n}" for n in range(5)}
    standing = {element: place for element, place in guardians.items() if place not in unguarded}
    return dungeon(seat("fire1", "guard_fire"), board=SIXES, circle="fourth", guardians=standing)


def test_an_unlucky_round_does_not_end_the_game() -> None:
    """The first round of a game in which everybody rolls ones: seals of strength 2 are in reach."""
    state = GAME.new(2, 7)
    while asked(state)[1] != "take":
        do(state, offered(state)[0])
    script(state, [0] * 6)
    take_dice(state, *COLOURS[:3], *COLOURS[:3])
    assert {value(die) for player in state.seats for die in player.dice} == {1}
    end_round(state)
    assert (state.round, state.winners) == (2, [])


def test_a_seal_that_other_dice_could_break_keeps_the_game_going() -> None:
    state = guarded("tomb_4")
    end_round(state)
    assert state.round == 2


def test_our_rule_a_round_in_which_all_is_guarded_ends_the_game() -> None:
    state = guarded()
    assert offered(state) == [
        "end",
        *(f"cast guard_fire -> {place}" for place in targets(state, "guard_fire")),
    ]
    end_round(state)
    assert state.decision is None
    assert state.winners


def test_our_rule_a_guardian_taken_away_keeps_the_game_going() -> None:
    state = guarded()
    do(state, "cast guard_fire -> aside")
    end_round(state)
    assert state.round == 2


def test_our_rule_whoever_broke_the_last_free_seal_leaves_a_round_to_the_owners_of_guardians() -> None:
    state = guarded()
    state.board["gate_0"] = "seal_fire_2"
    state.seats[0].dice = (CODES["fire2"],)
    advance(state)
    do(state, "break fire2 -> gate_0")
    take_dice(state)
    assert state.round == 2
    end_round(state)
    assert state.decision is None


def test_equal_points_share_the_victory() -> None:
    state = dungeon(
        seat("", "cleansing_fire"), seat("", "cleansing_air"), seat("", "transmutation_air"), count=3
    )
    for _ in range(3):
        do(state, "end")
        take_dice(state)
    assert state.decision is None
    assert state.winners == [0, 1]


def test_everybody_rolls_at_the_start_of_a_round() -> None:
    state = dungeon(seat("fire2"), seat("air1"), board=lay(4))
    now = state.round
    events = []
    while state.round == now:
        assert state.decision is not None
        events = apply(state, state.decision.options[0])
    rolled = [event for event in events if event.kind == "rolled"]
    assert Counter(event.seat for event in rolled) == {0: 3, 1: 3}
    assert all(event.reveals and 1 <= event.amount <= 6 for event in rolled)


def test_a_mage_walled_in_by_figures_is_out_of_the_round() -> None:
    board = {"gate_1": "seal_fire_2", "gate_3": "seal_fire_2"}
    walls = {"arc1_0": "seal_air_6", "arc1_5": "seal_air_6", "stair_0": "seal_air_6", "bars_0": "seal_air_6"}
    rival = seat("fire5", place="gate_0")
    state = dungeon(seat("fire2", place="niche_0"), rival, board=board | walls)
    assert offered(state) == ["end"]
    assert Action("end") in (state.decision or ())
