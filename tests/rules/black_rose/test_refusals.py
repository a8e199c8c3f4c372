"""What is wrong with a wrong choice, question by question."""

from __future__ import annotations

import pytest

from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from tests.rules.black_rose.scenario import lying, mage, table, templar
from tests.rules.notation import asked, do, refused


def refusals(state: State, prompt: str, *gestures: str) -> list[str]:
    """Return why each of the gestures is refused at a question."""
    assert asked(state)[1] == prompt
    return [refused(state, gesture) for gesture in gestures]


# --- wrong choices -----------------------------------------------------------------------------------


def test_where_instability_can_be_placed() -> None:
    state = table(
        mage("crypt", "magic_bond!"),
        mage("abyss", "", "tremor", tokens=0),
        crown=1,
        restored=["armory"],
        cubes={"abyss": (0,) * 5},
    )
    do(state, "cast slot:1:1", "target tremor -> abyss")
    assert asked(state) == (0, "place_in")
    gestures = ("target -> treasury", "target -> armory", "target -> abyss", "target -> mage:1")
    assert refusals(state, "place_in", *gestures) == [
        "too_far",
        "room_is_restored",
        "room_is_full",
        "not_now",
    ]


def test_where_an_evocation_can_be_summoned() -> None:
    state = table(mage("crypt"), restored=["crypt"])
    do(state, "activate mage:0 -> crypt")
    while asked(state)[1] != "summon_in":
        do(state, "done")
    assert refusals(state, "summon_in", "target -> treasury", "target -> mage:0") == ["too_far", "not_now"]


def test_which_evocation_can_be_activated_or_removed() -> None:
    mine, theirs = [templar(0, "abyss"), templar(0, "abyss")], templar(1, "armory")
    state = table(mage("crypt", "dreadful_command"), evocations=[*mine, theirs])
    do(state, "cast slot:0:0")
    gestures = ("target -> templar:3", "command templar:3", "target -> crypt")
    assert refusals(state, "activate", *gestures) == ["not_your_evocation", "not_your_evocation", "not_now"]
    state = table(mage("crypt", "~fusion"), evocations=[*mine, theirs])
    do(state, "cast slot:0:0")
    assert refusals(state, "remove", "target -> templar:3") == ["not_your_evocation"]


def test_which_upgrade_goes_to_whom() -> None:
    state = table(mage("armory"), evocations=[templar(0, "abyss"), templar(1, "armory")])
    state.upgrades = [card for card in state.upgrades if card != "bone_shield"]
    do(state, "activate mage:0 -> armory", "target armory -> templar:1")
    gestures = ("target -> bone_shield", "upgrade grave_blade -> templar:2", "target -> crypt")
    assert refusals(state, "upgrade", *gestures) == ["no_upgrade_left", "not_that_one", "not_now"]


def test_which_upgrade_stays() -> None:
    state = table(
        mage("armory"), evocations=[templar(0, "abyss", upgrade="bone_shield"), templar(0, "armory")]
    )
    do(state, "activate mage:0 -> armory", "target armory -> templar:1", "upgrade grave_blade -> templar:1")
    gestures = ("target -> templar:2", "target -> oath_beyond_death", "target -> crypt")
    assert refusals(state, "keep_upgrade", *gestures) == ["about_another", "about_another", "not_now"]


def test_where_a_skill_is_used() -> None:
    state = table(mage("crypt"), evocations=[templar(0, "abyss")], cubes={"abyss": (0,)})
    do(state, "command templar:1")
    assert refusals(state, "skill", "target -> crypt", "target -> mage:0") == ["about_another", "not_now"]


@pytest.mark.parametrize("prompt", ["ultimatum", "discard_prepared"])
def test_which_prepared_spell_can_be_discarded(prompt: str) -> None:
    spells = ("violence", "tremor!", "fusion")
    if prompt == "ultimatum":
        state = table(mage("crypt", "~dreadful_command", "deadly_bolt"), mage("crypt", *spells, tokens=0))
        do(state, "cast slot:0:0", "target dreadful_command -> mage:1")
        own, other = 1, 0
    else:
        state = table(mage("occult_hall", *spells), mage("crypt", "deadly_bolt", tokens=0))
        do(state, "activate mage:0 -> occult_hall")
        own, other = 0, 1
    gestures = (f"cast slot:{own}:1", f"discard slot:{own}:3", f"discard slot:{other}:0", "target -> crypt")
    assert refusals(state, prompt, *gestures) == ["not_prepared"] * 3 + ["not_now"]


def test_where_a_figure_is_driven() -> None:
    state = table(mage("abyss", "", "~tremor"), mage("crypt", tokens=0), evocations=[templar(1, "armory")])
    do(state, "cast slot:0:1", "target tremor -> crypt")
    gestures = (
        "target -> treasury",
        "move mage:1 -> crypt",
        "target -> templar:1",
        "move templar:1 -> abyss",
    )
    assert refusals(state, "drive", *gestures) == ["not_next_to_it"] * 2 + ["about_another"] * 2


def test_which_room_gets_one_of_the_last_cubes() -> None:
    """Hard Lesson wants one in each room; two are left for treasury, crypt and abyss."""
    state = table(round_=3, after="", restored=["armory"], cubes=lying(20, ROSE))
    do(state, "share cube:rose -> crypt")
    gestures = ("target -> occult_hall", "target -> armory", "target -> crypt", "target -> mage:0")
    reasons = ["room_is_full", "room_is_restored", "room_has_its_share", "not_now"]
    assert refusals(state, "share", *gestures) == reasons


def test_who_gets_a_share_of_the_last_cubes() -> None:
    state = table(
        mage("treasury", "", "~fusion"),
        mage("crypt", tokens=0),
        evocations=[templar(0, "crypt"), templar(1, "crypt")],
        cubes=lying(18),
    )
    do(state, "cast slot:0:1", *["share cube:0 -> mage:1"] * 4)
    gestures = ("target -> mage:1", "target -> mage:0", "target -> crypt", "move templar:2 -> templar:2")
    reasons = ["has_its_share", "takes_nothing", "share_first", "share_first"]
    assert refusals(state, "share", *gestures) == reasons


# --- false reasons -----------------------------------------------------------------------------------


def test_another_mage_is_not_moved() -> None:
    state = table(mage("crypt"), mage("abyss", tokens=0))
    assert (
        refusals(state, "turn", "explore mage:1 -> armory", "fight mage:1 -> mage:0") == ["not_your_mage"] * 2
    )


def test_an_evocation_is_commanded_before_it_fights() -> None:
    state = table(
        mage("crypt"), mage("abyss", tokens=0), evocations=[templar(0, "abyss"), templar(1, "abyss")]
    )
    gestures = ("attack templar:1 -> mage:1", "move templar:1 -> crypt", "attack templar:2 -> mage:0")
    assert refusals(state, "turn", *gestures) == ["command_first", "command_first", "not_your_evocation"]


def test_a_room_is_activated_once_in_an_action() -> None:
    state = table(mage("crypt"))
    do(state, "activate mage:0 -> crypt")
    gestures = ("activate mage:0 -> crypt", "target -> crypt", "command templar:1")
    assert refusals(state, "act", *gestures) == ["already_activated", "already_activated", "finish_first"]


def test_the_cell_is_left_by_inertia() -> None:
    state = table(mage("cell", "tremor", tokens=0))
    do(state, "inertia slot:0:0")
    gestures = ("target -> crypt", "move mage:0 -> crypt", "explore mage:1 -> crypt", "claim insight")
    reasons = ["too_far_to_walk", "too_far_to_walk", "leave_cell_first", "leave_cell_first"]
    assert refusals(state, "leave_cell", *gestures) == reasons


def test_only_rooms_beside_the_cell_are_aimed_at_from_there() -> None:
    state = table(
        mage("crypt", "", "deadly_bolt", damage=(1,) * 10),
        mage("abyss", tokens=0),
        evocations=[templar(1, "treasury")],
        cubes={"crypt": (1,) * 5},
        quests=["insight"],
    )
    do(state, "cast slot:0:1", "claim insight")
    assert refusals(state, "target", "target -> mage:1", "target -> crypt") == ["from_cell", "not_a_figure"]


def test_what_is_laid_is_a_spell_of_the_hand() -> None:
    state = table(mage("crypt", hand=["tremor"]), round_=0, after="")
    card = state.seats[0].hand[0]
    gestures = ("lay crypt -> slot:0:0", "cast slot:0:0", "target -> crypt", f"lay {card} -> slot:1:0")
    reasons = ["not_a_spell", "slot_is_empty", "not_now", "not_your_slot"]
    assert refusals(state, "lay", *gestures) == reasons
    do(state, f"lay {card} -> slot:0:0")
    assert refusals(state, "lay", "cast slot:0:0") == ["undo_to_take_back"]
