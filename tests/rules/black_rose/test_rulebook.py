"""The rulebook's own examples and the order of things, section by section."""

from __future__ import annotations

import pytest

from rules.black_rose.duel.game import GAME
from rules.black_rose.score import harvest, leaders, majority, spoils, winners
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose.turns import phase
from rules.core.engine import apply
from rules.core.events import HIDDEN
from tests.rules.black_rose.scenario import (
    asked,
    at,
    cubes,
    do,
    mage,
    offered,
    powers,
    refused,
    table,
    templar,
)

# --- set-up, pages 8 and 9 ---------------------------------------------------------------------------


def begun(seed: int = 1, **options: str) -> State:
    """Return a game in which the holder of the crown has taken the first mage and the first grimoire."""
    state = GAME.new(2, seed, options)
    while state.round == 0:
        assert state.decision is not None
        apply(state, state.decision.options[0])
    return state


def test_the_lodge_is_ruined_with_the_occult_hall_in_the_middle() -> None:
    layouts = set()
    for seed in range(5):
        state = GAME.new(2, seed)
        assert state.rooms[0].id == "occult_hall"
        assert not any(room.restored or room.cubes for room in state.rooms)
        layouts.add(tuple(state.room_ids))
    assert len(layouts) > 1


def test_the_holder_of_the_crown_chooses_and_the_rival_takes_what_is_left() -> None:
    state = GAME.new(2, 3)
    assert asked(state) == (state.crown, "mage")
    do(state, "mage ulrich")
    assert asked(state) == (state.crown, "grimoire")
    do(state, "grimoire confessor")
    first, second = state.order()
    assert (state.seats[first].mage, state.seats[second].mage) == ("ulrich", "bartholomew")
    assert (state.seats[first].start, state.seats[second].start) == ("confessor", "knight")


def test_two_personal_spells_lie_in_the_memories_and_one_in_the_grimoire() -> None:
    state = begun(events="b")
    for seat in state.seats:
        spell = state.book.mages[seat.mage].spell
        assert seat.memories == [spell, spell]
        cards = sorted([*seat.hand, *seat.grimoire])
        assert spell in cards or any(slot and slot.card == spell for slot in seat.slots)


def test_options_settle_the_sides() -> None:
    state = GAME.new(2, 1, {"events": "b", "quests_1": "b", "quests_2": "a"})
    assert state.events_side == "b"
    assert state.quests == ["sentence", "puppeteer", "staking_the_claim", "insight", "slayer", "balance"]


def test_every_power_has_cubes_on_its_tracks() -> None:
    assert GAME.new(2, 1).supply == [23, 23, 22]


# --- study, page 12 ----------------------------------------------------------------------------------


def test_everybody_studies_two_and_two() -> None:
    state = begun(events="b")
    assert phase(state) == "study"
    assert [len(seat.hand) for seat in state.seats] == [4, 4]
    assert [len(seat.grimoire) for seat in state.seats] == [5, 5]
    assert len(state.library) == 36 - 12 - 4


def test_an_empty_grimoire_is_made_anew_from_the_memories() -> None:
    memories = ["tremor", "fusion", "violence"]
    state = table(mage(tokens=0, grimoire=["deadly_bolt"], memories=memories), after="black_rose")
    me = state.seats[0]
    assert "deadly_bolt" in me.hand
    assert len(me.grimoire) == len(memories) + 3 - 1
    assert me.memories == []


def test_two_to_four_spells_are_prepared_in_secret() -> None:
    hand = ["tremor", "fusion", "violence", "deadly_bolt"]
    state = table(mage(tokens=0, hand=hand), after="black_rose")
    assert asked(state) == (0, "lay")
    assert refused(state, "ready") == "lay_more"
    do(state, "lay tremor -> slot:0:1")
    assert refused(state, "ready") == "lay_more"
    do(state, "lay fusion -> slot:0:0 #1")
    seen = GAME.view(state, 1)
    assert [spell and spell.card for spell in seen.seats[0].slots] == [HIDDEN, HIDDEN, None, None]
    do(state, "ready")
    assert asked(state)[0] == 1


def test_a_hand_beyond_the_limit_is_discarded() -> None:
    hand = ["tremor", "fusion", "violence", "deadly_bolt", "appropriation"]
    state = table(mage(tokens=0, hand=hand), after="black_rose")
    assert asked(state) == (0, "hand_limit")
    do(state, "discard tremor")
    assert (state.seats[0].memories[-1], asked(state)) == ("tremor", (0, "lay"))


# --- actions, page 13 --------------------------------------------------------------------------------


def test_revealing_applies_the_side_that_was_chosen() -> None:
    state = table(mage("crypt", "", "~vague_shift"), mage("treasury"))
    events = do(state, "cast slot:0:1")
    assert [(event.what, event.amount) for event in events if event.kind == "revealed"] == [
        ("vague_shift", 1)
    ]
    assert offered(state) == ["target vague_shift -> mage:1", "target vague_shift -> imaginary"]


def test_numbered_spells_are_cast_in_order_and_one_at_a_time() -> None:
    state = table(mage("crypt", "tremor", "tremor", "fusion", "violence"))
    assert refused(state, "cast slot:0:2") == "not_the_next_spell"
    do(state, "cast slot:0:1", "target tremor -> crypt")
    assert refused(state, "cast slot:0:2") == "one_standard_spell"
    assert "cast slot:0:0" in offered(state)


def test_instability_comes_before_the_effect() -> None:
    state = table(mage("crypt", "vague_shift"))
    do(state, "cast slot:0:0")
    assert (cubes(state, "crypt"), asked(state)) == ((0,), (0, "act"))


def test_one_or_two_actions_make_an_activation() -> None:
    state = table(mage("crypt"), mage("abyss"))
    assert refused(state, "end") == "act_first"
    do(state, "explore mage:0 -> armory", "done", "end")
    assert asked(state) == (1, "turn")
    do(state, "explore mage:1 -> crypt", "done", "explore mage:1 -> abyss", "done")
    assert asked(state) == (0, "turn")


def test_nobody_passes_who_can_act() -> None:
    state = table(mage("crypt", "tremor", tokens=0), mage("abyss", tokens=0))
    assert set(offered(state)) == {"cast slot:0:0", "inertia slot:0:0"}
    do(state, "inertia slot:0:0", "done")
    assert phase(state) != "actions"


def test_inertia_gives_up_a_spell_for_a_step() -> None:
    state = table(mage("crypt", "tremor"))
    do(state, "inertia slot:0:0", "move mage:0 -> armory")
    assert (at(state, "mage:0"), state.seats[0].memories[-1]) == ("armory", "tremor")


def test_whoever_starts_in_the_cell_must_leave_it() -> None:
    """Page 19, «Кельи»."""
    state = table(mage("cell", "tremor"), evocations=[templar(0, "crypt")])
    assert {line.split()[0] for line in offered(state)} == {"explore", "inertia"}
    assert refused(state, "cast slot:0:0") == "in_own_cell"
    assert refused(state, "command templar:1") == "in_own_cell"
    do(state, "inertia slot:0:0")
    assert asked(state) == (0, "leave_cell")
    assert "done" not in offered(state)


# --- evocations, page 14 -----------------------------------------------------------------------------


def test_evocations_act_by_turns_until_all_have_acted() -> None:
    evocations = [templar(0, "crypt"), templar(0, "crypt"), templar(1, "treasury")]
    state = table(mage("crypt", tokens=0), mage("treasury", tokens=0), evocations=evocations)
    assert asked(state) == (0, "evocations")
    do(state, "command templar:2", "done")
    assert asked(state) == (1, "act")
    do(state, "done")
    assert asked(state) == (0, "act")
    do(state, "done")
    assert state.round == 2


def test_an_evocation_attacks_before_or_after_moving() -> None:
    state = table(mage("crypt", tokens=0), mage("abyss", tokens=0), evocations=[templar(0, "crypt")])
    do(state, "move templar:1 -> abyss", "attack templar:1 -> mage:1")
    assert state.seats[1].damage == (0, 0)


# --- damage, pages 17 and 18 -------------------------------------------------------------------------


def test_damage_is_dealt_in_the_colour_of_whoever_deals_it() -> None:
    """Page 17, the first half of the example."""
    state = table(mage("crypt", "~deadly_bolt"), mage("crypt", damage=(ROSE,)))
    do(state, "cast slot:0:0", "target deadly_bolt -> mage:1")
    assert state.seats[1].damage == (ROSE, 0, 0, 0)


def test_the_black_rose_replaces_from_the_left() -> None:
    """Page 17, «Замена урона»."""
    state = table(
        mage(tokens=0, damage=(1, 1, ROSE, 1, 1)), mage(tokens=0), round_=2, events="b", after="cleanup"
    )
    assert state.seats[0].damage == (ROSE, ROSE, ROSE, ROSE, 1)


@pytest.mark.parametrize(
    ("dealt", "points"),
    [
        ({0: 6, ROSE: 5}, {0: 3, ROSE: 1}),
        ({0: 2, ROSE: 9}, {0: 1, ROSE: 3}),
        ({0: 5, ROSE: 5}, {0: 2, ROSE: 2}),
        ({0: 11}, {0: 4}),
        ({ROSE: 11}, {ROSE: 4}),
    ],
)
def test_points_for_a_defeated_mage(dealt: dict[int, int], points: dict[int, int]) -> None:
    """Page 18."""
    assert spoils(dealt) == points


def test_a_defeated_mage_goes_to_its_cell_and_all_cubes_go_home() -> None:
    """Page 18: points by damage, the trophy to whoever dealt the last of it."""
    state = table(mage("crypt"), mage("crypt", damage=(ROSE,) * 6 + (0,) * 3))
    do(state, "fight mage:0 -> mage:1")
    assert (at(state, "mage:1"), state.seats[1].damage) == ("cell", ())
    assert (powers(state), state.trophies) == ((1, 0, 3), [1, 0, 0])
    assert state.supply == [23, 23, 22]


def test_the_effect_goes_on_after_the_defeat() -> None:
    """Page 18: to the next full stop, then the defeat, then the rest."""
    state = table(mage("crypt", "violence"), mage("crypt", damage=(0,) * 8))
    kinds = [event.kind for event in do(state, "cast slot:0:0", "target violence -> mage:1")]
    assert kinds.index("damaged") < kinds.index("defeated") < len(kinds) - 1 - kinds[::-1].index("damaged")


# --- instability, page 18, and rooms, page 15 --------------------------------------------------------


def test_instability_placed_and_replaced() -> None:
    """Page 18, the example of the reading room: three placed, one of them replaced."""
    state = table(mage("treasury", "appropriation"), cubes={"reading_room": (1, 1, 1)})
    do(state, "cast slot:0:0", "target appropriation -> reading_room")
    assert cubes(state, "reading_room") == (0, 0, 1)


@pytest.mark.parametrize(
    ("lying", "earned", "first"),
    [
        ((0, 0, 0, 1, ROSE), {0: 3, 1: 0, ROSE: 0}, 0),
        ((0, 0, 0, 1, 1), {0: 3, 1: 1}, 0),
        ((0, 0, 1, 1, ROSE), {0: 2, 1: 2, ROSE: 1}, None),
        ((0, 0, 0, 0, 0), {0: 4}, 0),
        ((ROSE, ROSE, ROSE, 0, 0), {0: 1, ROSE: 3}, ROSE),
    ],
)
def test_points_for_a_restored_room(
    lying: tuple[int, ...], earned: dict[int, int], first: int | None
) -> None:
    """Page 15, with the numbers of the reading room, 3/1/1."""
    assert harvest(lying, (3, 1, 1)) == (earned, first)


def test_a_full_room_is_restored_in_the_clean_up() -> None:
    """Page 15, the example of the reading room."""
    state = table(
        mage("crypt", tokens=0),
        mage(tokens=0),
        cubes={"reading_room": (0, 0, 0, 1, ROSE)},
        after="evocations",
    )
    room = state.rooms[5]
    assert (room.id, room.cubes, room.restored, room.used) == ("reading_room", (), True, False)
    assert (powers(state)[:2], state.track) == ((3, 0), [1, 0, 0])


def test_the_clean_up_makes_everything_ready_and_passes_the_crown() -> None:
    state = table(mage("crypt", "tremor!", "fusion", tokens=0), mage(tokens=0), after="evocations")
    assert state.seats[0].slots == [None] * 4
    assert {"tremor", "fusion"} <= {*state.seats[0].memories, *state.seats[0].grimoire, *state.seats[0].hand}
    assert [seat.tokens for seat in state.seats] == [2, 2]
    assert (state.crown, state.round) == (1, 2)


# --- targets, pages 11 and 20 ------------------------------------------------------------------------


def test_an_imaginary_target_can_always_be_chosen_but_never_attacked() -> None:
    """Page 20, «Мнимая цель»."""
    state = table(mage("crypt", "deadly_bolt"), mage("crypt"))
    assert refused(state, "fight mage:0 -> imaginary") == "no_such_target"
    do(state, "cast slot:0:0", "target deadly_bolt -> imaginary")
    assert (state.seats[1].damage, cubes(state, "crypt")) == ((), (0,))


def test_any_distance_needs_no_line_of_sight() -> None:
    """Page 20, «Дальность»."""
    state = table(mage("crypt", "~minor_control"), mage("reading_room"))
    do(state, "cast slot:0:0")
    assert "target minor_control -> mage:1" in offered(state)


# --- the end, page 16 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("track", "points"),
    [([2, 1, 0], {0: 3}), ([1, 1, 0], {0: 2, 1: 2}), ([0, 0, 1], {ROSE: 3}), ([1, 0, 1], {0: 2, ROSE: 2})],
)
def test_points_for_leading_on_a_track(track: list[int], points: dict[int, int]) -> None:
    assert leaders(track) == points


@pytest.mark.parametrize(
    ("lying", "first"),
    [((0, 0, 1), 0), ((0, 1), None), ((0, 1, ROSE), ROSE), ((0, ROSE), ROSE), ((), None), ((ROSE,), ROSE)],
)
def test_rooms_still_ruined_count_for_the_track(lying: tuple[int, ...], first: int | None) -> None:
    assert majority(lying) == first


@pytest.mark.parametrize(
    ("earned", "won"),
    [((5, 4, 3), [0]), ((5, 5, 3), []), ((5, 4, 5), []), ((4, 6, 5), [1]), ((4, 5, 6), [])],
)
def test_the_black_rose_wins_what_is_level(earned: tuple[int, ...], won: list[int]) -> None:
    state = table(mage("crypt"))
    state.earned = [{"defeat": points} for points in earned]
    assert winners(state) == won


def test_after_four_rounds_the_black_rose_takes_open_quests() -> None:
    quests = ["first_blood", "destroyer"]
    state = table(
        mage(tokens=0), mage(tokens=0), quests=quests, claimed={"destroyer": 0}, round_=4, after="cleanup"
    )
    assert state.decision is None
    assert state.over
    assert state.earned[ROSE]["first_blood"] == 1
    assert "destroyer" not in state.earned[ROSE]
