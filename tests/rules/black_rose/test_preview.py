"""What can be shown before it is done: ways, targets, consequences, progress."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, Named, load
from rules.black_rose import preview
from rules.black_rose.forecast import is_vain, predicted
from rules.black_rose.movement import reachable
from rules.black_rose.option_text import describe
from rules.black_rose.records import NOBODY, Figure
from rules.black_rose.state import State
from rules.core.action import Action
from rules.core.engine import apply, to_json
from rules.core.rng import Source, choice
from rules.games import GAMES
from tests.rules.black_rose.scenario import mage, table, templar
from tests.rules.notation import do, read


def test_a_figure_reaches_the_rooms_within_its_speed() -> None:
    state = table(mage("crypt"), evocations=[templar(0, "treasury")])
    assert rooms(state, "mage:0", 1) == ["occult_hall", "armory", "abyss"]
    assert len(rooms(state, "mage:0", state.speed("mage:0"))) == 6
    assert len(rooms(state, "templar:1", state.speed("templar:1"))) == 6


def test_a_mage_in_its_cell_reaches_what_the_cell_opens_into() -> None:
    assert rooms(table(mage()), "mage:0", 1) == ["summoning", "treasury"]


def rooms(state: State, figure: str, steps: int) -> list[str]:
    """List the rooms that a figure can go to in so many steps."""
    return [state.rooms[place].id for place in reachable(state, figure, steps)]


def test_the_way_to_a_far_room_names_every_room_entered() -> None:
    state = table(mage("crypt"))
    before = to_json(state)
    assert preview.way(state, "mage:0", "treasury") == ["occult_hall", "treasury"]
    assert to_json(state) == before


@pytest.mark.parametrize(
    ("rival", "found"), [("treasury", ["mage:1"]), ("reading_room", []), ("armory", ["mage:1"]), ("cell", [])]
)
def test_targets_are_those_in_range_and_in_sight(rival: str, found: list[str]) -> None:
    state = table(mage("crypt"), mage(rival))
    assert preview.targets_of(state, 0, "deadly_bolt", 0) == found


def test_a_spell_without_a_target_has_none() -> None:
    state = table(mage("crypt"), mage("crypt"))
    assert preview.targets_of(state, 0, "dreadful_command", 0) == []
    assert preview.in_range(state, 0, "tremor", 0) == ["crypt", "occult_hall", "armory", "abyss"]


def test_an_attack_that_defeats_is_predicted_with_its_points() -> None:
    state = table(mage("crypt"), mage("crypt", damage=[0] * 5 + [-1] * 4))
    before = to_json(state)
    seen = predicted(state, read("fight mage:0 -> mage:1"))
    assert to_json(state) == before
    assert (seen.damage, seen.fallen, seen.points) == ({"mage:1": 2}, ("mage:1",), {0: 3, -1: 1})


def test_instability_is_predicted() -> None:
    state = table(mage("treasury", "vague_shift"))
    seen = predicted(state, read("cast slot:0:0"))
    assert seen.placed == {"treasury": {0: 1}}


def test_a_spell_that_is_cast_is_predicted_with_what_it_is_aimed_at() -> None:
    state = table(mage("crypt", "deadly_bolt"), mage("treasury"))
    before = to_json(state)
    assert predicted(state, read("cast slot:0:0")).damage == {}
    seen = predicted(state, read("cast slot:0:0"), "mage:1")
    assert to_json(state) == before
    assert (seen.damage, seen.placed, seen.chooser) == ({"mage:1": 2}, {"crypt": {0: 1}}, NOBODY)


def test_what_others_choose_because_of_a_spell_is_left_open() -> None:
    state = table(mage("crypt", "~dreadful_command"), mage("treasury", "tremor"))
    seen = predicted(state, read("cast slot:0:0"), "mage:1")
    assert (seen.damage, seen.chooser) == ({}, 1)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_predicted_of_a_spell_comes_true(seed: int) -> None:
    game, source, tried = GAMES["black_rose_duel"], Source(seed), 0
    state = game.new(2, seed, {"mages": "random", "grimoires": "random"})
    while state.decision is not None:
        assert isinstance(state, State)
        seat, casts = state.decision.seat, [option for option in state.decision if option.kind == "cast"]
        for cast in casts:
            view = game.view(state, seat)
            assert isinstance(view, State)
            spell = preview.prepared_in(view, seat, cast.source)
            assert spell is not None
            for aim in preview.targets_of(view, seat, *spell):
                seen, real = predicted(view, cast, aim), predicted(state, cast, aim)
                assert seen == real
                tried += 1
        apply(state, choice(source, state.decision.options))
    assert tried


def test_a_room_means_the_only_figure_in_it_that_a_spell_could_aim_at() -> None:
    state = table(mage("crypt"), mage("treasury"), evocations=[templar(0, "treasury")])
    assert preview.aim_of(state, 0, "deadly_bolt", 0, "treasury") == "mage:1"
    assert preview.aim_of(state, 0, "deadly_bolt", 0, "abyss") == ""
    crowded = table(mage("crypt"), mage("treasury"), evocations=[templar(1, "treasury")])
    assert preview.aim_of(crowded, 0, "deadly_bolt", 0, "treasury") == ""
    assert preview.aim_of(crowded, 0, "deadly_bolt", 0, "templar:1") == "templar:1"
    assert preview.aim_of(crowded, 0, "tremor", 1, "treasury") == "treasury"


def test_who_is_summoned_is_predicted() -> None:
    seen = predicted(table(mage("crypt")), read("activate mage:0 -> crypt"))
    assert seen.placed == {"crypt": {-1: 1}}
    assert seen.summoned == {"templar:1": 0}


@pytest.mark.parametrize(
    ("room", "evocations", "vain"),
    [
        ("armory", [], True),
        ("armory", [templar(0, "crypt")], False),
        ("crypt", [], False),
        ("abyss", [], True),
    ],
)
def test_a_room_that_would_do_nothing_is_known(room: str, evocations: list[Figure], vain: bool) -> None:
    state = table(mage(room), mage("treasury"), evocations=evocations)
    before = to_json(state)
    assert is_vain(state, read(f"activate mage:0 -> {room}")) == vain
    assert not is_vain(state, read("idle mage:0"))
    assert to_json(state) == before


def test_who_acts_because_nobody_else_can_is_told() -> None:
    assert preview.acts_alone(table(mage("crypt"), mage("abyss", tokens=0)))
    assert not preview.acts_alone(table(mage("crypt"), mage("abyss")))


def test_whose_cubes_go_to_a_room_is_told() -> None:
    state = table(mage("crypt", "minor_control"), mage("abyss"), evocations=[templar(1, "treasury")])
    assert preview.to_place(state) == NOBODY
    do(state, "cast slot:0:0", "target minor_control -> mage:1")
    assert state.decision is not None
    assert (state.decision.prompt, state.decision.seat) == ("place_in", 1)
    assert preview.to_place(state) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cube_is_named_after_the_player_whose_it_is(language: str) -> None:
    words = Named(load(language), ("Anna", "Boris"))
    state = table(mage("abyss"), mage("crypt"), cubes={"abyss": [1, -1]})
    said = [describe(state, Action("replace", cube, "abyss"), words) for cube in ("cube:1", "cube:rose")]
    assert "Boris" in said[0]
    assert words("black_rose.the_rose") in said[1]


def test_points_of_a_room_as_it_stands() -> None:
    state = table(mage("crypt"), cubes={"crypt": [0, 0, 1, -1]})
    assert preview.harvest_of(state, "crypt") == {0: 4, 1: 1, -1: 1}
    assert preview.harvest_of(state, "abyss") == {}


def test_progress_of_quests() -> None:
    quests = ["destroyer", "balance", "insight", "staking_the_claim"]
    state = table(mage("crypt", "deadly_bolt!", "tremor!"), quests=quests, cubes={"abyss": [0], "crypt": [1]})
    progress = {quest: preview.quest_progress(state, 0, quest) for quest in quests}
    assert progress == {
        "destroyer": (2, 3),
        "balance": (2, 4),
        "insight": (0, 1),
        "staking_the_claim": (1, 5),
    }


def test_what_the_black_rose_will_do_is_known() -> None:
    state = table(mage("crypt"), round_=2, events="b")
    current = preview.current_event(state)
    assert current is not None
    assert current.id == "control"
    assert [event.id for event in preview.coming_events(state)] == ["inversion", "collapse"]


def test_strength_counts_what_lasts() -> None:
    state = table(mage("crypt", "~dark_force"), mage("crypt"))
    assert state.strength("mage:0") == 2
    do(state, "cast slot:0:0", "done")
    assert state.strength("mage:0") == 3


def test_the_spell_that_asks_is_known_by_its_slot() -> None:
    state = table(mage("crypt", "deadly_bolt"), mage("crypt"))
    do(state, "cast slot:0:0")
    assert state.decision is not None
    assert state.decision.prompt == "target"
    assert preview.asking_thing(state, state.decision) == "slot:0:0"
    assert preview.reached(state) == preview.in_range(state, 0, "deadly_bolt", 0)
