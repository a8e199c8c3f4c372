"""The second circle: each spell of nature and of mind, and what it must not do."""

from __future__ import annotations

from functools import partial

from rules.five_seals.state import State
from tests.rules.five_seals import scenario
from tests.rules.five_seals.scenario import choices, covers, dice, seat, take_dice, targets
from tests.rules.notation import asked, do, offered, refused

dungeon = partial(scenario.dungeon, circle="second")
SEALS = {
    "gate_0": "seal_fire_2",
    "gate_1": "seal_water_2",
    "stair_2": "seal_fire_3",
    "lock_2": "seal_fire_6",
    "lock_4": "seal_earth_6",
    "slab_0": "seal_air_4",
}


def lying(state: State, *places: str) -> list[str]:
    """Return what lies at some places."""
    return [state.board.get(place, "") for place in places]


@covers("replacement", "nature")
def test_replacement_exchanges_equal_strengths_of_different_elements() -> None:
    state = dungeon(seat("air6", "replacement_fire"), board=SEALS | {"niche_0": "transmutation_fire"})
    assert targets(state, "replacement_fire") == ["gate_0", "lock_2"], "out of reach or not"
    assert refused(state, "cast replacement_fire -> stair_2") == "no_partner_by_strength"
    assert refused(state, "cast replacement_fire -> gate_1") == "begin_with_seal"
    assert refused(state, "cast replacement_fire -> niche_0") == "wrong_target", "scrolls are left alone"
    do(state, "cast replacement_fire -> lock_2")
    assert lying(state, "lock_2", "lock_4") == ["seal_earth_6", "seal_fire_6"]


@covers("replacement", "mind")
def test_replacement_of_mind_exchanges_any_two_elements() -> None:
    board = SEALS | {"gate_3": "seal_earth_2"}
    state = dungeon(seat("air6", "replacement_mind"), board=board)
    assert targets(state, "replacement_mind") == ["gate_0", "gate_1", "gate_3", "lock_2", "lock_4"]
    do(state, "cast replacement_mind -> gate_1")
    assert choices(state) == ["gate_0", "gate_3"]
    do(state, "choose replacement_mind -> gate_3")
    assert lying(state, "gate_1", "gate_3") == ["seal_earth_2", "seal_water_2"]


def test_replacement_never_exchanges_one_element() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2"}
    state = dungeon(seat("air6", "replacement_mind"), board=board)
    assert refused(state, "cast replacement_mind") == "nothing_to_swap"


@covers("exchange", "nature")
def test_exchange_exchanges_strengths_of_its_element() -> None:
    state = dungeon(seat("air6", "exchange_fire"), board=SEALS)
    assert targets(state, "exchange_fire") == ["gate_0", "lock_2", "stair_2"]
    do(state, "cast exchange_fire -> gate_0")
    assert choices(state) == ["lock_2", "stair_2"]
    do(state, "choose exchange_fire -> lock_2")
    assert lying(state, "gate_0", "lock_2") == ["seal_fire_6", "seal_fire_2"]


def test_exchange_must_change_something() -> None:
    board = {"gate_0": "seal_fire_2", "gate_1": "seal_fire_2", "gate_2": "seal_water_2"}
    state = dungeon(seat("air6", "exchange_fire"), board=board)
    assert targets(state, "exchange_fire") == []
    assert refused(state, "cast exchange_fire -> gate_0") == "no_partner_by_element"
    assert refused(state, "cast exchange_fire -> gate_2") == "wrong_seal"


@covers("exchange", "mind")
def test_exchange_of_mind_keeps_to_one_element() -> None:
    board = SEALS | {"gate_3": "seal_earth_2"}
    state = dungeon(seat("air6", "exchange_mind"), board=board)
    assert "gate_1" not in targets(state, "exchange_mind"), "the only blue seal"
    do(state, "cast exchange_mind -> gate_3")
    assert lying(state, "gate_3", "lock_4") == ["seal_earth_6", "seal_earth_2"]


@covers("absorption", "nature")
def test_absorption_keeps_a_broken_seal_and_adds_its_strength() -> None:
    state = dungeon(seat("fire2 water1", "absorption_fire"), board=SEALS)
    assert refused(state, "cast absorption_fire -> die:0:water1") == "nothing_stored"
    do(state, "break fire2 -> gate_0")
    assert asked(state) == (0, "absorb")
    assert refused(state, "break fire2 -> gate_0") == "absorb_first"
    do(state, "absorb absorption_fire -> seal_fire_2")
    assert state.stored == {"absorption_fire": "seal_fire_2"}
    assert targets(state, "absorption_fire") == ["die:0:water1"], "any colour"
    do(state, "cast absorption_fire -> die:0:water1")
    assert dice(state) == "water3"
    assert state.stored == {}
    assert refused(state, "cast absorption_fire -> die:0:water3") == "used"


def test_absorption_may_be_declined_and_passes_over_other_elements() -> None:
    state = dungeon(seat("fire2 water2 air1", "absorption_fire"), board=SEALS)
    do(state, "break fire2 -> gate_0", "decline", "break water2 -> gate_1")
    assert asked(state) == (0, "turn")
    assert state.stored == {}


def test_a_new_seal_replaces_the_stored_one() -> None:
    stored = {"absorption_fire": "seal_fire_3"}
    state = dungeon(seat("fire2 water1", "absorption_fire"), board=SEALS, stored=stored)
    do(state, "break fire2 -> gate_0", "absorb absorption_fire -> seal_fire_2")
    assert state.stored == {"absorption_fire": "seal_fire_2"}


def test_a_used_absorption_keeps_nothing_and_scrolls_are_no_seals() -> None:
    state = dungeon(seat("fire2 water1", used=["absorption_fire"]), board=SEALS)
    do(state, "break fire2 -> gate_0")
    assert asked(state) == (0, "turn")
    state = dungeon(seat("fire2 water1", "absorption_fire"), board={"niche_0": "replacement_fire"})
    do(state, "break fire2 -> niche_0")
    assert asked(state) == (0, "turn")


def test_a_stored_seal_stays_into_the_next_round() -> None:
    stored = {"absorption_fire": "seal_fire_3"}
    state = dungeon(seat("fire1", "absorption_fire"), board=SEALS | sixes(), stored=stored)
    do(state, "end")
    assert refused(state, "cast absorption_fire -> die:0:fire1") == "take_first"
    take_dice(state)
    assert state.stored == stored


def sixes() -> dict[str, str]:
    """Return scrolls enough for the game to go on."""
    elements = ("fire", "water", "air", "earth")
    return {f"tomb_{n}": f"rearrangement_{element}" for n, element in enumerate(elements)}


@covers("absorption", "mind")
def test_absorption_of_mind_keeps_any_seal_and_stops_at_six() -> None:
    state = dungeon(seat("earth6 water3", "absorption_mind"), board=SEALS)
    do(state, "break earth6 -> lock_4", "absorb absorption_mind -> seal_earth_6")
    do(state, "cast absorption_mind -> die:0:water3")
    assert dice(state) == "water6"


def test_two_absorptions_offer_themselves_both() -> None:
    state = dungeon(seat("fire2 water3", "absorption_mind", "absorption_fire"), board=SEALS)
    do(state, "break fire2 -> gate_0")
    assert offered(state) == [
        "absorb absorption_mind -> seal_fire_2",
        "absorb absorption_fire -> seal_fire_2",
        "decline",
    ]


@covers("disintegration", "nature")
def test_disintegration_removes_a_seal_that_does_not_count_as_broken() -> None:
    state = dungeon(seat("fire2", "disintegration_fire"), board=SEALS | {"niche_0": "replacement_fire"})
    assert targets(state, "disintegration_fire") == ["gate_0", "lock_2", "stair_2"]
    assert refused(state, "cast disintegration_fire -> gate_1") == "wrong_seal"
    assert refused(state, "cast disintegration_fire -> niche_0") == "wrong_target"
    do(state, "cast disintegration_fire -> lock_2")
    assert "lock_2" not in state.board
    assert not state.broke
    assert state.seats[0].place == "centre"
    assert asked(state) == (0, "turn")
    assert refused(state, "end") == "must_break"


@covers("disintegration", "mind")
def test_disintegration_of_mind_removes_any_seal() -> None:
    state = dungeon(seat("fire2", "disintegration_mind"), board=SEALS)
    assert targets(state, "disintegration_mind") == sorted(SEALS)


@covers("rearrangement", "nature", "mind")
def test_rearrangement_exchanges_a_scroll_of_its_element_with_any_other() -> None:
    for element in ("fire", "mind"):
        board = {
            "niche_0": f"transmutation_{element}",
            "niche_1": "cleansing_water",
            "tomb_1": "reappraisal_air",
            "gate_0": "seal_fire_2",
        }
        scroll = f"rearrangement_{element}"
        state = dungeon(seat("fire2", scroll), board=board)
        assert targets(state, scroll) == ["niche_0"]
        assert refused(state, f"cast {scroll} -> niche_1") == "begin_with_scroll"
        assert refused(state, f"cast {scroll} -> gate_0") == "wrong_target"
        do(state, f"cast {scroll} -> niche_0")
        assert choices(state) == ["niche_1", "tomb_1"]
        do(state, f"choose {scroll} -> tomb_1")
        assert lying(state, "niche_0", "tomb_1") == ["reappraisal_air", f"transmutation_{element}"]
