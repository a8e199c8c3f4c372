"""Dice of Five Seals stay where they lie: rolled again, turned and exchanged ones too."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.games.five_seals.layout.dice import STEADY
from client.table.layout import original
from client.table.steady import Change, Order, Steady
from rules.core.action import Action
from rules.core.engine import apply
from rules.core.events import Event
from rules.core.rng import Source, choice
from rules.five_seals.cards import CIRCLES
from rules.five_seals.elements import DIE_IDS
from rules.five_seals.game import GAME
from rules.five_seals.state import State
from tests.client.driver import table, window
from tests.rules.five_seals import scenario
from tests.rules.notation import do

ROLLED = frozenset({"rolled", "turned"})


def in_words(order: Order, seat: int = 0) -> str:
    """Return the dice of a seat as they lie, without the numbers of copies."""
    return " ".join(original(die).rpartition(":")[2] for die in order[f"dice:{seat}"])


def lying(state: State, *lines: str) -> Order:
    """Return how dice lie after this was done."""
    return STEADY.after(STEADY.begins(state), do(state, *lines))


@pytest.mark.parametrize("circle", CIRCLES)
def test_every_die_has_a_place_in_whole_games(circle: str) -> None:
    for seed in range(6):
        state, chance = GAME.new(2 + seed % 4, seed, {"circle": circle}), Source(seed)
        order = STEADY.begins(state)
        while state.decision is not None:
            order = STEADY.after(order, apply(state, choice(chance, state.decision.options)))
            for number, seat in enumerate(state.seats):
                row = order[f"dice:{number}"]
                assert sorted(map(original, row)) == sorted(DIE_IDS[number][die] for die in seat.dice)
                assert len(set(row)) == len(row)


def test_a_die_rolled_again_stays_where_it_lies() -> None:
    seat = scenario.seat("fire1 fire2 fire5 water3", "cleansing_fire")
    state = scenario.dungeon(seat, scenario.seat("air1"), rolls=[6, 4])
    order = lying(
        state,
        "cast cleansing_fire -> die:0:fire1",
        "choose cleansing_fire -> die:0:fire5",
        "done cleansing_fire",
    )
    assert in_words(order) == "fire6 fire2 fire4 water3"


def test_a_die_exchanged_with_the_store_or_a_rival_stays_where_it_lies() -> None:
    seat = scenario.seat("fire1 fire2 water3", "transmutation_fire")
    state = scenario.dungeon(seat, scenario.seat("air1"))
    steps = (
        "cast transmutation_fire -> die:0:fire1",
        "choose transmutation_fire -> store:earth",
        "done transmutation_fire",
    )
    assert in_words(lying(state, *steps)) == "earth1 fire2 water3"

    seat = scenario.seat("fire1 fire2 water3", "forgery_air")
    state = scenario.dungeon(seat, scenario.seat("fire3 air4 water5"), circle="third")
    order = lying(state, "cast forgery_air -> die:1:air4", "choose forgery_air -> die:0:fire1")
    assert in_words(order) == "air1 fire2 water3"
    assert in_words(order, 1) == "fire3 water5 fire4"


def test_what_is_gone_moves_no_other_and_what_is_new_lies_last() -> None:
    begun: Order = {"dice:0": ("die:0:air1", "die:0:fire2", "die:0:fire2#2", "die:0:water3")}
    spent = Event("returned", 0, "fire", "dice:0", "store", 2)
    taken = Event("took", 0, "air", "store", "dice:0", 5, cause="multiplication_air")
    order = STEADY.after(begun, [spent, taken])
    assert order["dice:0"] == ("die:0:air1", "die:0:fire2", "die:0:water3", "die:0:air5")


def test_of_equal_dice_one_changes_and_the_others_keep_their_names() -> None:
    begun: Order = {"dice:0": ("die:0:fire2", "die:0:fire5", "die:0:fire5#2")}
    rolls = [
        Event("rolled", 0, "fire", old, new, int(new[-1]), cause="cleansing_fire")
        for old, new in (("fire2", "fire5"), ("fire5", "fire1"))
    ]
    assert STEADY.after(begun, rolls)["dice:0"] == ("die:0:fire5#2", "die:0:fire5", "die:0:fire1")


def test_the_dice_of_a_new_round_lie_by_colour() -> None:
    begun: Order = {"dice:0": ("die:0:water0", "die:0:fire0", "die:0:water0#2")}
    throws = [
        Event("rolled", 0, new[:-1], f"{new[:-1]}0", new, int(new[-1]))
        for new in ("fire6", "water4", "water1")
    ]
    assert STEADY.after(begun, throws)["dice:0"] == ("die:0:fire6", "die:0:water4", "die:0:water1")


def test_a_thing_that_nobody_has_seen_lies_last() -> None:
    steady = Steady[State](lambda view: {}, lambda events: [Change("zone", "old", "new")])
    assert steady.after({"zone": ("one",)}, [])["zone"] == ("one", "new")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_table_shows_rolled_dice_where_they_lay(tmp_path: Path, size: tuple[int, int]) -> None:
    with window(tmp_path, size) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        seat = scenario.seat("fire1 fire2 fire5 water3", "cleansing_fire", place="gate_0")
        start = scenario.dungeon(seat, scenario.seat("air1"), rolls=[6])
        scene.session.start, scene.session.state = start, start.copy()
        scene.look_from(0)

        def dice() -> list[str]:
            spots = [spot for spot in scene.model.arrangement.spots.values() if spot.zone == "dice:0"]
            spots.sort(key=lambda spot: (spot.box.y, spot.box.x))
            return [spot.id.rpartition(":")[2] for spot in spots]

        assert dice() == ["fire1", "fire2", "fire5", "water3"]
        scene.act(Action("cast", "cleansing_fire", "die:0:fire2"))
        scene.act(Action("done", "cleansing_fire"))
        scene.finish()
        rolled = ["fire1", "fire6", "fire5", "water3"]
        assert dice() == rolled
        scene.lay_out()
        scene.look_from(1)
        scene.look_from(0)
        assert dice() == rolled
        scene.take_back()
        scene.take_back()
        assert dice() == ["fire1", "fire2", "fire5", "water3"]


def test_of_equal_dice_only_the_one_that_was_rolled_rolls(tmp_path: Path) -> None:
    with window(tmp_path) as app:
        scene = table(app, ["human", "human"], 2, game="five_seals")
        app.settings.speed = "normal"
        seat = scenario.seat("fire2 fire5", "cleansing_fire", place="gate_0")
        start = scenario.dungeon(seat, scenario.seat("air1"), rolls=[5])
        scene.session.start, scene.session.state = start, start.copy()
        scene.look_from(0)
        scene.act(Action("cast", "cleansing_fire", "die:0:fire2"))
        scene.finish()
        scene.act(Action("done", "cleansing_fire"))
        assert scene.motion.rolled("die:0:fire5") == 1
        assert scene.motion.rolled("die:0:fire5#2") < 1
