"""Every quest: when it can be claimed, what comes close, and what it costs and brings."""

from __future__ import annotations

import pytest

from client.words import load
from rules.black_rose.option_text import describe
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_duel.cards import DUEL
from rules.core.action import Action
from tests.rules.black_rose.scenario import at, covers, cubes, mage, powers, table, templar
from tests.rules.notation import asked, do, offered, refused

ALMOST = (0,) * 9
"""Damage after which an attack of strength 2 defeats a mage."""


def claimable(state: State) -> list[str]:
    """Return the quests that are being offered at this moment."""
    return [line.removeprefix("claim ") for line in offered(state, "claim")]


# --- claiming ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("quest", DUEL.quests)
def test_what_each_quest_is_worth(quest: str) -> None:
    """Pages 8 and 21; those of side 1b are of this edition."""
    worth = {"first_blood": 1, "sentence": 1, "insight": 1, "slayer": 1, "lord_of_elements": 3}
    assert DUEL.quests[quest].points == worth.get(quest, 2)


def test_claiming_costs_a_cube_and_damage_and_brings_power() -> None:
    state = table(mage("crypt", "", "deadly_bolt!", "~dark_force!", "tremor"), quests=["destroyer"])
    do(state, "cast slot:0:3")
    assert asked(state) == (0, "claim")
    do(state, "claim destroyer")
    assert (state.claimed, state.supply) == ({"destroyer": 0}, [22, 23, 20])
    assert (state.seats[0].damage, powers(state)) == ((ROSE, ROSE), (2, 0, 0))


def test_a_quest_says_what_it_costs_and_brings_where_it_is_claimed() -> None:
    state = table(mage("crypt", "", "deadly_bolt!", "~dark_force!", "tremor"), quests=["destroyer"])
    do(state, "cast slot:0:3")
    told = describe(state, Action("claim", "destroyer"), load("en"))
    assert told == "Claim the quest Destroyer: The Black Rose deals 2 damage to you. Gain 2 power"


def test_a_claimed_quest_is_closed_for_both() -> None:
    state = table(
        mage("crypt", "", "deadly_bolt!", "~dark_force!", "tremor"),
        quests=["destroyer"],
        claimed={"destroyer": 1},
    )
    do(state, "cast slot:0:3")
    assert asked(state) == (0, "target")
    assert "claim destroyer" not in offered(state)


def test_a_quest_left_for_later_can_be_claimed_while_its_condition_holds() -> None:
    """Page 21: who did not want to announce it may still do so."""
    state = table(mage("crypt", "", "deadly_bolt!", "~dark_force!", "tremor"), quests=["destroyer"])
    do(state, "cast slot:0:3", "later", "target tremor -> crypt")
    assert offered(state, "claim") == ["claim destroyer"]
    do(state, "claim destroyer")
    assert (powers(state), asked(state)) == ((2, 0, 0), (0, "turn"))


def test_a_quest_left_for_later_is_offered_again_when_it_is_met_anew() -> None:
    """Page 21: as soon as a mage meets its condition, it may say so, and this is a second time."""
    state = table(
        mage("crypt", "", "~fusion"),
        evocations=[templar(0, "abyss"), templar(0, "abyss")],
        quests=["summoner"],
    )
    do(state, "activate mage:0 -> crypt")
    assert asked(state) == (0, "claim")
    do(state, "later", "done", "cast slot:0:1", "pick fusion -> templar:1", "activate mage:0 -> crypt")
    assert asked(state) == (0, "claim")


def test_a_quest_left_for_later_is_not_offered_again_while_it_is_met() -> None:
    state = table(mage("crypt"), mage("crypt", damage=(0,) * 5, tokens=0), quests=["sentence"])
    do(state, "fight mage:0 -> mage:1", "later", "done", "fight mage:0 -> mage:1")
    assert asked(state)[1] != "claim"


def test_claiming_is_not_an_action() -> None:
    state = table(mage("crypt", "", "deadly_bolt!", "~dark_force!", "tremor"), quests=["destroyer"])
    do(state, "cast slot:0:3", "later", "target tremor -> crypt", "claim destroyer", "idle mage:0")
    assert state.seats[0].tokens == 1


def test_a_quest_of_the_moment_cannot_be_claimed_later() -> None:
    state = table(mage("crypt"), evocations=[templar(1, "crypt", damage=(0,))], quests=["slayer"])
    do(state, "fight mage:0 -> templar:1", "later")
    while asked(state)[1] != "turn":
        do(state, "done")
    assert claimable(state) == []
    assert refused(state, "claim slayer") == "quest_not_met"


def test_an_unused_quest_cannot_be_claimed() -> None:
    state = table(mage("crypt"), evocations=[templar(1, "crypt", damage=(0,))], quests=["insight"])
    do(state, "fight mage:0 -> templar:1")
    assert asked(state) == (0, "act")
    assert refused(table(mage("crypt"), quests=["insight"]), "claim slayer") == "no_such_quest"


def test_the_damage_of_a_quest_can_defeat_its_claimer_who_still_gains() -> None:
    """Page 18: the effect runs to its full stop, then the defeat, then the effect goes on."""
    state = table(
        mage("crypt", damage=(1,) * 10), evocations=[templar(1, "crypt", damage=(0,))], quests=["slayer"]
    )
    do(state, "fight mage:0 -> templar:1", "claim slayer")
    assert (at(state, "mage:0"), powers(state)) == ("cell", (1, 3, 1))
    assert (state.trophies, state.seats[0].damage) == ([0, 0, 1], ())


def test_a_mage_in_its_cell_is_reached_by_the_damage_of_a_quest() -> None:
    """Page 19, «Кельи»: quests are among the exceptions."""
    state = table(mage("cell"), evocations=[templar(0, "crypt")], after="actions", quests=["slayer"])
    assert asked(state) == (0, "act")
    state = table(
        mage("cell"),
        evocations=[templar(0, "crypt"), templar(1, "crypt", damage=(0,))],
        after="actions",
        quests=["slayer"],
    )
    do(state, "attack templar:1 -> templar:2", "claim slayer")
    assert state.seats[0].damage == (ROSE,)


def test_two_quests_at_once_are_claimed_one_by_one() -> None:
    state = table(
        mage("crypt", "", "deadly_bolt!", "~dark_force!", "violence"),
        quests=["destroyer", "balance", "lord_of_elements"],
    )
    do(state, "cast slot:0:3")
    assert claimable(state) == ["destroyer"]
    state = table(
        mage("crypt", "unseen_strike!", "deadly_bolt!", "~fusion!", "tremor"),
        quests=["destroyer", "lord_of_elements"],
    )
    do(state, "cast slot:0:3")
    assert claimable(state) == ["destroyer", "lord_of_elements"]
    do(state, "claim lord_of_elements")
    assert claimable(state) == ["destroyer"]
    do(state, "claim destroyer")
    assert (powers(state)[0], state.seats[0].damage) == (5, (ROSE,) * 5)


def test_open_quests_go_to_the_black_rose_at_the_end() -> None:
    """Page 16, «Задания»."""
    quests = ["first_blood", "destroyer", "manipulator", "insight", "slayer", "balance"]
    state = table(quests=quests, claimed={"balance": 0, "slayer": 1}, round_=4, after="evocations")
    assert state.over
    assert {quest: state.earned[ROSE].get(quest, 0) for quest in quests} == {
        "first_blood": 1,
        "destroyer": 2,
        "manipulator": 2,
        "insight": 1,
        "slayer": 0,
        "balance": 0,
    }


# --- side 1a -----------------------------------------------------------------------------------------


@covers("first_blood")
def test_first_blood_is_for_defeating_the_other_mage() -> None:
    state = table(mage("crypt"), mage("crypt", damage=ALMOST, tokens=0), quests=["first_blood"])
    do(state, "fight mage:0 -> mage:1")
    assert claimable(state) == ["first_blood"]
    do(state, "claim first_blood")
    assert (powers(state), state.seats[0].damage) == ((4 + 1, 0, 0), (ROSE,))


def test_first_blood_counts_a_defeat_by_an_own_evocation() -> None:
    state = table(
        mage("abyss"),
        mage("crypt", damage=ALMOST, tokens=0),
        evocations=[templar(0, "crypt")],
        quests=["first_blood"],
    )
    do(state, "command templar:1", "attack templar:1 -> mage:1")
    assert claimable(state) == ["first_blood"]


@pytest.mark.parametrize(
    "damage", [(0,) * 8, (ROSE,) * 8], ids=["one short of defeat", "one short, none of it one's own"]
)
def test_first_blood_needs_a_defeat(damage: tuple[int, ...]) -> None:
    state = table(mage("crypt"), mage("crypt", damage=damage, tokens=0), quests=["first_blood"])
    do(state, "fight mage:0 -> mage:1")
    assert asked(state) == (0, "act")


def test_first_blood_is_not_for_a_defeat_by_the_black_rose() -> None:
    """Living Lodge deals the last damage, however much of it is the rival's."""
    state = table(
        mage("crypt"), mage("abyss", damage=ALMOST), quests=["first_blood"], round_=0, after="", events="a"
    )
    assert (asked(state), powers(state)) == ((0, "lay"), (3, 0, 2))


@covers("destroyer", "manipulator")
@pytest.mark.parametrize(
    ("quest", "slots", "met"),
    [
        ("destroyer", ("", "deadly_bolt!", "~dark_force!", "tremor"), True),
        ("destroyer", ("~violence!", "deadly_bolt!", "~dark_force!", "tremor"), True),
        ("destroyer", ("violence", "deadly_bolt!", "", "tremor"), False),
        ("destroyer", ("", "deadly_bolt!", "dark_force!", "tremor"), False),
        ("destroyer", ("", "deadly_bolt!", "~dark_force!", "~tremor"), False),
        ("manipulator", ("", "appropriation!", "~dreadful_command!", "fusion"), True),
        ("manipulator", ("", "appropriation!", "~dreadful_command!", "~fusion"), False),
        ("manipulator", ("", "~appropriation!", "~dreadful_command!", "fusion"), False),
    ],
)
def test_three_revealed_spells_of_a_type(quest: str, slots: tuple[str, ...], met: bool) -> None:
    """The active side counts, and an unrevealed spell does not."""
    state = table(mage("crypt", *slots), quests=[quest])
    do(state, "cast slot:0:3")
    assert (asked(state) == (0, "claim")) is met


def test_spells_of_the_rival_count_for_nobody_else() -> None:
    rival = mage("abyss", "", "deadly_bolt!", "~dark_force!", tokens=0)
    state = table(mage("crypt", "", "violence"), rival, quests=["destroyer"])
    do(state, "cast slot:0:1")
    assert asked(state)[1] != "claim"


# --- side 1b -----------------------------------------------------------------------------------------


@covers("sentence")
@pytest.mark.parametrize(
    ("damage", "met"),
    [
        ((0,) * 4, True),
        ((0,) * 4 + (ROSE,) * 4, True),
        ((0,) * 3, False),
        ((0,) * 3 + (ROSE,) * 5, False),
    ],
)
def test_sentence_needs_six_own_damage_on_the_other_mage(damage: tuple[int, ...], met: bool) -> None:
    state = table(mage("crypt"), mage("crypt", damage=damage, tokens=0), quests=["sentence"])
    do(state, "fight mage:0 -> mage:1")
    assert (asked(state) == (0, "claim")) is met


def test_sentence_does_not_count_damage_on_evocations() -> None:
    state = table(
        mage("crypt"),
        mage("abyss", damage=(0,) * 4, tokens=0),
        evocations=[templar(1, "crypt")],
        quests=["sentence"],
    )
    do(state, "fight mage:0 -> templar:1")
    assert asked(state) == (0, "act")


@pytest.mark.parametrize("way", ["fight mage:0 -> mage:1", "cast slot:0:1"])
def test_sentence_is_met_by_the_damage_that_defeats(way: str) -> None:
    """The six lie there for a moment, by an attack as by a spell."""
    state = table(
        mage("crypt", "", "deadly_bolt"),
        mage("crypt", damage=(0,) * 4 + (ROSE,) * 5, tokens=0),
        quests=["sentence"],
    )
    do(state, way)
    if asked(state)[1] == "target":
        do(state, "target deadly_bolt -> mage:1")
    assert claimable(state) == ["sentence"]
    do(state, "claim sentence")
    assert (at(state, "mage:1"), powers(state)) == ("cell", (3 + 1, 0, 1))


def test_sentence_is_met_by_replacing_damage() -> None:
    state = table(
        mage("crypt", "", "~appropriation"),
        mage("crypt", "shadow_form!", damage=(0,) * 4 + (ROSE,) * 3, tokens=0),
        quests=["sentence"],
        forgotten=["temple_keepers"],
    )
    do(state, "cast slot:0:1", "target appropriation -> mage:1")
    assert (asked(state), claimable(state)) == ((0, "claim"), ["sentence"])


@covers("puppeteer")
def test_puppeteer_needs_damage_by_a_foreign_evocation_under_own_control() -> None:
    state = table(
        mage("abyss"),
        mage("crypt", tokens=0),
        evocations=[templar(1, "crypt")],
        restored=["abyss"],
        quests=["puppeteer"],
    )
    do(state, "activate mage:0 -> abyss", "target abyss -> templar:1", "attack templar:1 -> mage:1")
    assert claimable(state) == ["puppeteer"]
    do(state, "claim puppeteer")
    assert (powers(state), state.seats[0].damage) == ((2, 0, 0), (ROSE, ROSE))


def test_puppeteer_is_not_for_an_own_evocation() -> None:
    state = table(
        mage("abyss"),
        mage("crypt", tokens=0),
        evocations=[templar(0, "crypt")],
        restored=["abyss"],
        quests=["puppeteer"],
    )
    do(state, "activate mage:0 -> abyss", "target abyss -> templar:1", "attack templar:1 -> mage:1")
    assert asked(state) == (0, "act")


def test_puppeteer_is_not_for_a_puppet_that_only_moves() -> None:
    state = table(
        mage("abyss"),
        mage("crypt", tokens=0),
        evocations=[templar(1, "crypt")],
        restored=["abyss"],
        quests=["puppeteer"],
    )
    do(state, "activate mage:0 -> abyss", "target abyss -> templar:1", "move templar:1 -> armory")
    assert asked(state) == (0, "act")


@covers("staking_the_claim")
@pytest.mark.parametrize(
    ("held", "restored", "met"),
    [
        (("armory", "summoning", "treasury", "abyss"), (), True),
        (("armory", "summoning", "treasury"), (), False),
        (("armory", "summoning", "treasury", "crypt"), (), False),
        (("armory", "summoning", "treasury"), ("abyss",), False),
    ],
    ids=["the fifth room", "the fourth", "a second cube in the fourth", "a restored room"],
)
def test_staking_the_claim_needs_instability_in_five_rooms(
    held: tuple[str, ...], restored: tuple[str, ...], met: bool
) -> None:
    state = table(
        mage("crypt", "", "deadly_bolt"),
        cubes=dict.fromkeys(held, (1, 0)),
        restored=restored,
        quests=["staking_the_claim"],
    )
    do(state, "cast slot:0:1")
    assert (asked(state) == (0, "claim")) is met


def test_staking_the_claim_is_met_by_replacing() -> None:
    state = table(
        mage("abyss"),
        cubes={"armory": (0,), "summoning": (0,), "treasury": (0,), "crypt": (0,), "abyss": (1,)},
        quests=["staking_the_claim"],
    )
    do(state, "activate mage:0 -> abyss")
    assert claimable(state) == ["staking_the_claim"]


# --- side 2a -----------------------------------------------------------------------------------------


@covers("insight")
def test_insight_is_for_the_last_instability_in_a_room() -> None:
    state = table(
        mage("crypt", "", "deadly_bolt"), cubes={"crypt": (1, 1, 1, ROSE, ROSE)}, quests=["insight"]
    )
    do(state, "cast slot:0:1")
    assert claimable(state) == ["insight"]
    do(state, "claim insight")
    assert (powers(state), state.seats[0].damage) == ((1, 0, 0), (ROSE,))


def test_insight_is_not_for_the_last_but_one() -> None:
    state = table(mage("crypt", "", "deadly_bolt"), cubes={"crypt": (1, 1, 1, ROSE)}, quests=["insight"])
    do(state, "cast slot:0:1")
    assert asked(state)[1] != "claim"


def test_insight_is_not_for_what_finds_no_slot() -> None:
    state = table(
        mage("crypt", "", "deadly_bolt"), cubes={"crypt": (1, 1, 1, 1, ROSE, ROSE)}, quests=["insight"]
    )
    do(state, "cast slot:0:1")
    assert asked(state)[1] != "claim"


def test_insight_is_not_for_a_cube_of_the_black_rose() -> None:
    state = table(mage("treasury"), cubes={"treasury": (0, 0, 0)}, quests=["insight"])
    do(state, "activate mage:0 -> treasury")
    assert (asked(state), len(cubes(state, "treasury"))) == ((0, "act"), 4)


def test_insight_is_not_for_replacing_in_a_full_room() -> None:
    state = table(mage("abyss"), cubes={"abyss": (1,) * 6}, quests=["insight"])
    do(state, "activate mage:0 -> abyss")
    assert (asked(state), cubes(state, "abyss")) == ((0, "act"), (0, 1, 1, 1, 1, 1))


@covers("slayer")
def test_slayer_is_for_defeating_an_evocation() -> None:
    state = table(mage("crypt"), evocations=[templar(1, "crypt", damage=(ROSE,))], quests=["slayer"])
    do(state, "fight mage:0 -> templar:1")
    assert claimable(state) == ["slayer"]
    do(state, "claim slayer")
    assert (powers(state), state.seats[0].damage, state.evocations) == ((1, 0, 0), (ROSE,), {})


def test_slayer_needs_a_defeat() -> None:
    state = table(mage("crypt"), evocations=[templar(1, "crypt")], quests=["slayer"])
    do(state, "fight mage:0 -> templar:1")
    assert (asked(state), state.evocations["templar:1"].damage) == ((0, "act"), (0, 0))


def test_slayer_is_not_for_an_evocation_that_outlives_its_defeat() -> None:
    fallen = templar(1, "crypt", damage=(0,), upgrade="oath_beyond_death")
    state = table(mage("crypt"), evocations=[fallen], quests=["slayer"])
    do(state, "fight mage:0 -> templar:1")
    assert asked(state) == (0, "act")
    assert (state.evocations["templar:1"].damage, state.evocations["templar:1"].upgrade) == ((), "")


def test_slayer_is_not_for_removing() -> None:
    state = table(mage("abyss", "", "~fusion"), evocations=[templar(0, "crypt")], quests=["slayer"])
    do(state, "cast slot:0:1")
    assert (state.evocations, asked(state)) == ({}, (0, "turn"))


@covers("balance")
@pytest.mark.parametrize(
    ("slots", "met"),
    [
        (("fusion!", "deadly_bolt!", "~dark_force!", "~tremor"), True),
        (("~fusion!", "deadly_bolt!", "~dark_force!", "~tremor"), False),
        (("fusion!", "deadly_bolt!", "dark_force!", "~tremor"), False),
        (("fusion", "deadly_bolt!", "~dark_force!", "~tremor"), False),
    ],
)
def test_balance_needs_two_revealed_spells_of_each_type(slots: tuple[str, ...], met: bool) -> None:
    state = table(mage("crypt", *slots), quests=["balance"])
    do(state, "cast slot:0:3")
    assert (asked(state) == (0, "claim")) is met


# --- side 2b -----------------------------------------------------------------------------------------


@covers("initiate")
def test_initiate_is_for_taking_a_forgotten_spell() -> None:
    state = table(mage("occult_hall", "tremor"), quests=["initiate"])
    do(state, "activate mage:0 -> occult_hall")
    assert claimable(state) == ["initiate"]
    do(state, "claim initiate")
    assert (powers(state), state.seats[0].damage) == ((2, 0, 0), (ROSE, ROSE))


@pytest.mark.parametrize("restored", [False, True])
def test_initiate_needs_a_forgotten_spell_that_is_left(restored: bool) -> None:
    state = table(
        mage("occult_hall", "tremor"),
        restored=["occult_hall"] * restored,
        quests=["initiate"],
        forgotten=[],
    )
    do(state, "activate mage:0 -> occult_hall")
    assert asked(state) == (0, "act")


def test_initiate_is_not_for_other_spells() -> None:
    state = table(mage("reading_room"), quests=["initiate"])
    do(state, "activate mage:0 -> reading_room")
    assert asked(state) == (0, "act")


@covers("summoner")
@pytest.mark.parametrize(
    ("owners", "met"), [((0, 0), True), ((0,), False), ((0, 1), False)], ids=["third", "second", "a rival's"]
)
def test_summoner_needs_three_own_evocations(owners: tuple[int, ...], met: bool) -> None:
    state = table(
        mage("crypt"), evocations=[templar(owner, "abyss") for owner in owners], quests=["summoner"]
    )
    do(state, "activate mage:0 -> crypt")
    assert (asked(state) == (0, "claim")) is met


def test_summoner_can_be_claimed_in_a_later_round_while_all_three_stand() -> None:
    state = table(mage("crypt"), evocations=[templar(0, "abyss")] * 3, quests=["summoner"], round_=2)
    assert offered(state, "claim") == ["claim summoner"]


@covers("lord_of_elements")
@pytest.mark.parametrize(
    ("slots", "met"),
    [
        (("", "unseen_strike!", "~deadly_bolt!", "tremor"), True),
        (("", "unseen_strike!", "deadly_bolt!", "tremor"), False),
        (("", "~unseen_strike!", "~deadly_bolt!", "tremor"), False),
        (("unseen_strike", "~deadly_bolt!", "~violence!", "violence"), False),
    ],
)
def test_lord_of_elements_needs_three_different_elements(slots: tuple[str, ...], met: bool) -> None:
    state = table(mage("crypt", *slots), quests=["lord_of_elements"])
    do(state, "cast slot:0:3")
    assert (asked(state) == (0, "claim")) is met
