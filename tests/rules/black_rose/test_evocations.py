"""Templars and their upgrades: skill, owner and controller, what each upgrade gives."""

from __future__ import annotations

import pytest

from client.words import load
from rules.black_rose.evocations import leave, summon
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_duel.game import GAME
from rules.core.engine import advance, from_json, to_json
from tests.rules.black_rose.scenario import covers, cubes, mage, table, templar
from tests.rules.notation import asked, do, offered

# --- Templars ----------------------------------------------------------------------------------------


@covers("templar#0")
def test_the_templar_trades_own_instability_for_health_and_strength() -> None:
    """Section «Структура карты воплощения», the skill shown there."""
    state = table(
        mage("abyss"),
        mage("crypt"),
        evocations=[templar(0, "crypt", damage=(1, ROSE))],
        cubes={"crypt": (1, 0, 0), "armory": (0,)},
    )
    do(state, "command templar:1")
    assert (asked(state), offered(state)) == ((0, "skill"), ["remove cube:0 -> crypt", "decline"])
    do(state, "remove cube:0 -> crypt", "heal cube:rose -> templar:1", "attack templar:1 -> mage:1")
    assert (cubes(state, "crypt"), state.evocations["templar:1"].damage) == ((1, 0), (1,))
    dealt = len(state.seats[1].damage)
    # The strength is gone with the activation.
    do(state, "done", "command templar:1", "decline", "attack templar:1 -> mage:1")
    assert (dealt, len(state.seats[1].damage)) == (3, 3 + 2)


def test_the_templar_removes_nothing_of_others() -> None:
    state = table(mage("abyss"), evocations=[templar(0, "crypt")], cubes={"crypt": (1, ROSE), "armory": (0,)})
    do(state, "command templar:1")
    assert asked(state) == (0, "act")


def test_a_foreign_evocation_obeys_its_controller_and_stays_its_owners() -> None:
    """Sections «Владение воплощением и контроль над ним» and «Иммунитет»."""
    state = table(
        mage("crypt", "", "~minor_control"),
        mage("crypt", tokens=0),
        evocations=[templar(1, "crypt"), templar(1, "crypt"), templar(0, "crypt")],
        cubes={"crypt": (1,)},
    )
    do(state, "cast slot:0:1", "target minor_control -> mage:1", "pick minor_control -> templar:1")
    # The cubes that it may remove are the controller's: the icon has just placed one.
    assert (asked(state), offered(state)) == ((0, "skill"), ["remove cube:0 -> crypt", "decline"])
    do(state, "decline")
    assert offered(state, "attack") == ["attack templar:1 -> mage:1", "attack templar:1 -> templar:2"]
    do(state, "attack templar:1 -> mage:1", "done")
    assert (state.seats[1].damage, state.evocations["templar:1"].owner) == ((0, 0), 1)


def test_evocations_are_offered_alike_however_they_came_and_after_reading_back() -> None:
    state = table(mage("crypt"), evocations=[templar(0, "crypt"), templar(0, "armory"), templar(1, "abyss")])
    leave(state, "templar:1", "removed", "", reaction=False)
    summon(state, 0, "templar", "templar:1", 0, "")
    state.events.clear()
    advance(state)
    again = from_json(State, to_json(state))
    assert again == state
    assert (
        offered(again, "command") == offered(state, "command") == ["command templar:1", "command templar:2"]
    )


def test_an_evocation_at_the_end_of_its_health_returns_to_the_supply() -> None:
    """Section «Структура карты воплощения», health: the cubes on it return as well."""
    state = table(mage("crypt"), evocations=[templar(1, "crypt", damage=(ROSE,))])
    do(state, "fight mage:0 -> templar:1")
    assert (state.evocations, state.supply) == ({}, [23, 23, 22])
    assert state.upgrades.count("bone_shield") == 2


# --- upgrades ----------------------------------------------------------------------------------------


def test_a_second_upgrade_is_the_owners_choice() -> None:
    """Section «Структура памятки школы»: one upgrade for each evocation."""
    state = table(mage("crypt", "", "dark_force"), evocations=[templar(0, "abyss", upgrade="bone_shield")])
    do(state, "cast slot:0:1", "target dark_force -> templar:1")
    assert offered(state) == ["keep bone_shield -> templar:1", "keep grave_blade -> templar:1"]
    do(state, "keep grave_blade -> templar:1")
    assert state.evocations["templar:1"].upgrade == "grave_blade"
    assert sorted(state.upgrades) == ["bone_shield"] * 2 + ["grave_blade"] + ["oath_beyond_death"] * 2


def test_an_upgrade_of_which_no_card_is_left_is_not_assigned() -> None:
    """Section «Структура памятки школы»."""
    state = table(
        mage("crypt", "", "dark_force"),
        evocations=[templar(0, "abyss"), *[templar(1, "crypt", upgrade="grave_blade")] * 2],
    )
    do(state, "cast slot:0:1", "target dark_force -> templar:1")
    assert (asked(state), state.evocations["templar:1"].upgrade) == ((0, "act"), "")


@covers("bone_shield")
def test_a_bone_shield_lessens_what_others_place_with_each_instruction() -> None:
    """Section «Золотое правило», the upgrade shown in the rulebook."""
    guard = [templar(1, "crypt", upgrade="bone_shield")]
    state = table(mage("crypt", "deadly_bolt", "tremor"), evocations=guard)
    do(state, "cast slot:0:0", "target deadly_bolt -> imaginary", "cast slot:0:1")
    events = do(state, "target tremor -> crypt")
    assert cubes(state, "crypt") == (0,)
    said = " ".join(entry.text for entry in GAME.tell(events, load("en"), ["Anna", "Boris"]))
    assert "cannot place 1 instability in a guarded room" in said
    # The owner and the Black Rose place as ever.
    state = table(mage("crypt", "deadly_bolt"), evocations=[templar(0, "crypt", upgrade="bone_shield")])
    do(state, "cast slot:0:0", "activate mage:0 -> crypt")
    assert cubes(state, "crypt") == (0, ROSE)


@covers("grave_blade")
@pytest.mark.parametrize(("figure", "dealt"), [("templar:1", 3), ("templar:2", 2)])
def test_a_grave_blade_strengthens_the_attacks_of_its_bearer(figure: str, dealt: int) -> None:
    figures = [templar(0, "crypt", upgrade="grave_blade"), templar(0, "crypt")]
    state = table(mage("abyss"), mage("crypt", tokens=0), evocations=figures)
    do(state, f"command {figure}", f"attack {figure} -> mage:1")
    assert state.seats[1].damage == (0,) * dealt


@covers("oath_beyond_death")
@pytest.mark.parametrize("damage", [(), (ROSE,)], ids=["hurt", "at the end of its health"])
def test_an_oath_beyond_death_saves_its_bearer_once(damage: tuple[int, ...]) -> None:
    sworn = templar(1, "crypt", damage=damage, upgrade="oath_beyond_death")
    state = table(mage("crypt"), evocations=[sworn])
    do(state, "fight mage:0 -> templar:1", "done")
    bearer = state.evocations["templar:1"]
    if not damage:
        assert (bearer.damage, bearer.upgrade) == ((0, 0), "oath_beyond_death")
        return
    assert (bearer.damage, bearer.upgrade, state.supply) == ((), "", [23, 23, 22])
    assert state.upgrades.count("oath_beyond_death") == 2


def test_an_oath_beyond_death_does_not_keep_who_is_removed() -> None:
    state = table(mage("abyss", "~fusion"), evocations=[templar(0, "crypt", upgrade="oath_beyond_death")])
    do(state, "cast slot:0:0")
    assert (state.evocations, state.upgrades.count("oath_beyond_death")) == ({}, 2)
