"""Reach: what can be got at, by which way, and what is named as standing in it."""

from __future__ import annotations

from rules.core.graph import easiest_way, flood
from rules.core.reasons import Reason
from rules.five_seals.game import GAME
from rules.five_seals.maps import CENTRE, MAPS, Map
from rules.five_seals.ways import break_reason, dice_sets, look, reach_reason, way
from tests.rules.five_seals.scenario import dungeon, seat

LINE = {"a": ("b",), "b": ("a", "c"), "c": ("b", "d"), "d": ("c",)}
RING = {"a": ("b", "d"), "b": ("a", "c"), "c": ("b", "d"), "d": ("c", "a")}


def test_flood_stops_at_walls_and_bars() -> None:
    assert flood(LINE, "a", walls={"c"}) == (["a", "b"], ["c"])
    assert flood(LINE, "a", walls=(), barred={"b"}) == (["a"], [])
    assert flood(LINE, "b", walls={"a", "d"}, known=["a"]) == (["b", "c"], ["d"])


def test_the_easiest_way_goes_round_what_is_shut() -> None:
    assert easiest_way(RING, "a", "c", shut=lambda place: place == "b") == ["a", "d", "c"]
    assert easiest_way(LINE, "a", "d", shut=lambda place: place == "c") == ["a", "b", "c", "d"]
    assert easiest_way(LINE, "a", "a", shut=lambda place: True) == ["a"]


def test_of_equally_easy_ways_the_shortest_is_taken() -> None:
    for map in MAPS.values():
        for goal in map.places:
            steps = len(easiest_way(map.near, CENTRE, goal, shut=lambda place: False)) - 1
            assert steps == distance(map, goal)


def distance(map: Map, goal: str) -> int:
    """Return how many steps a place is from the centre, counted ring by ring."""
    near, steps = {CENTRE}, 0
    while goal not in near:
        near |= {other for place in near for other in map.near[place]}
        steps += 1
    return steps


def test_at_the_start_only_the_gates_are_in_reach() -> None:
    for seats in GAME.seats:
        state = GAME.new(seats, 1)
        gates = {place for place in state.map.places if place.startswith("gate_")}
        assert set(look(state, 0).places) == gates


def test_a_broken_gate_opens_its_foyer() -> None:
    state = GAME.new(2, 1)
    del state.board["gate_0"]
    places = set(look(state, 0).places)
    assert {"niche_0", "bars_0", "stair_0", "arc1_0", "arc1_5"} <= places
    assert "cell_0" not in places


def test_others_mages_bar_the_way_and_the_own_familiar_does_not() -> None:
    board = {"niche_0": "cleansing_fire", "arc1_0": "seal_air_2", "arc1_5": "seal_air_2"}
    board |= {"stair_0": "seal_air_3", "bars_0": "seal_air_2"}
    open_ = dungeon(seat("fire3", familiar="gate_0"), board=board)
    assert "niche_0" in look(open_, 0).places
    barred = dungeon(seat("fire3"), seat("air1", place="gate_0"), board=board)
    assert "niche_0" not in look(barred, 0).places


def test_a_mage_in_the_centre_bars_nobody() -> None:
    state = dungeon(seat("fire2", place="niche_0"), seat("air1"), board={"gate_3": "seal_fire_2"})
    assert look(state, 0).places == ("gate_3",)


def test_the_first_obstacle_is_named() -> None:
    state = GAME.new(2, 1)
    assert reach_reason(state, 0, "niche_0") == Reason("way_sealed", "gate_0", 1)
    assert reach_reason(state, 0, "gate_0") is None
    del state.board["gate_0"]
    state.seats[1].place = "gate_0"
    del state.board["gate_1"]
    del state.board["arc1_0"]
    assert reach_reason(state, 0, "niche_0") is None, "there is a way round"
    state.seats[1].familiar = "arc1_0"
    assert reach_reason(state, 0, "niche_0") in (
        Reason("way_barred", "mage:1"),
        Reason("way_barred", "familiar:1"),
    )


def test_the_way_leads_from_the_mage_to_the_seal() -> None:
    state = GAME.new(2, 1)
    assert way(state, 0, "tomb_0") == [
        "centre",
        "gate_0",
        "foyer_0",
        "stair_0",
        "gallery_0",
        "shaft_0",
        "crypt_0",
        "slab_0",
        "tomb_0",
    ]


def test_what_can_be_reached_has_no_reason_against_it() -> None:
    for seed in range(5):
        state = GAME.new(4, seed)
        for place in list(state.board)[seed::3]:
            del state.board[place]
        for number in range(4):
            state.seats[number].place = "centre"
        places = set(look(state, 1).places)
        assert places == {place for place in state.board if reach_reason(state, 1, place) is None}


def test_every_minimal_set_of_dice_is_offered_once() -> None:
    state = dungeon(seat("fire2 fire2 fire3 fire4 water6"), board={"gate_0": "seal_fire_5"})
    assert dice_sets(state, 0, "gate_0") == [
        "fire2+fire3",
        "fire2+fire4",
        "fire3+fire4",
    ]
    state = dungeon(seat("fire1 fire1 fire1 fire2"), board={"gate_0": "seal_fire_3"})
    assert dice_sets(state, 0, "gate_0") == ["fire1+fire2", "fire1+fire1+fire1"]


def test_dice_are_refused_with_their_reason() -> None:
    state = dungeon(seat("fire2 fire4 water6"), board={"gate_0": "seal_fire_5", "gate_1": "seal_air_2"})
    reasons = {
        "fire2": "too_few_dice",
        "water6": "wrong_dice",
        "fire2+water6": "wrong_dice",
        "fire2+fire2": "not_your_dice",
        "nonsense": "not_your_dice",
        "fire5": "not_your_dice",
        "fire2+fire2+fire2": "not_your_dice",
    }
    for source, key in reasons.items():
        reason = break_reason(state, 0, "gate_0", source)
        assert reason is not None
        assert reason.key == key
    assert break_reason(state, 0, "gate_0", "fire2+fire4") is None
    assert break_reason(state, 0, "gate_1", "") == Reason("too_weak", "gate_1")
    assert break_reason(state, 0, "gate_2", "") == Reason("no_seal_there")
