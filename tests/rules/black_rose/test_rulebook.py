"""The rulebook's own examples and the rules that no single component stands for, by section."""

from __future__ import annotations

import pytest

from rules.black_rose.score import spoils
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from tests.rules.black_rose.scenario import OUTSIDE, at, cubes, lying, mage, powers, table, templar
from tests.rules.notation import asked, do, offered, refused

TEN = (1,) * 10
"""Damage of seat 1 with which one more defeats a mage."""


def targets(state: State) -> list[str]:
    """Return what can be chosen as the target."""
    return [line.partition("-> ")[2] for line in offered(state, "target")]


# --- Нанесение и замена урона ------------------------------------------------------------------------


def test_damage_is_put_beside_what_lies_there_and_replaced_where_it_lies() -> None:
    """Section «Нанесение и замена», the example: dealing 3, replacing 2 of the Black Rose."""
    state = table(
        mage("crypt", "~deadly_bolt", "~appropriation"), mage("crypt", damage=(ROSE, 0, ROSE), tokens=0)
    )
    do(state, "cast slot:0:0", "target deadly_bolt -> mage:1")
    assert (state.seats[1].damage, state.supply) == ((ROSE, 0, ROSE, 0, 0, 0), [18, 23, 20])
    do(state, "cast slot:0:1", "target appropriation -> mage:1")
    assert (state.seats[1].damage, state.supply) == ((0,) * 8, [14, 23, 22])


def test_replacing_adds_no_damage() -> None:
    """Section «Замена урона»: a mage one short of defeat stays so."""
    state = table(
        mage("crypt", "~appropriation"),
        mage("crypt", "shadow_form!", damage=(ROSE,) * 10, tokens=0),
        forgotten=["temple_keepers"],
    )
    do(state, "cast slot:0:0", "target appropriation -> mage:1")
    assert (at(state, "mage:1"), state.seats[1].damage) == ("crypt", (0,) * 3 + (ROSE,) * 7)


def test_nobody_harms_what_is_their_own() -> None:
    """Section «Нанесение урона»: areas spare the own evocations."""
    state = table(
        mage("abyss", "", "tremor"),
        mage("crypt", tokens=0),
        evocations=[templar(0, "crypt"), templar(1, "crypt")],
    )
    do(state, "cast slot:0:1", "target tremor -> crypt")
    assert [figure.damage for figure in state.evocations.values()] == [(), (0,)]
    assert state.seats[1].damage == (0,)


# --- Победа над магом --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "points", "trophies"),
    [
        ((0,) * 9, (4, 0, 0), [1, 0, 0]),
        ((ROSE,) * 4 + (0,) * 5, (3, 0, 1), [1, 0, 0]),
        ((ROSE,) * 9, (1, 0, 3), [1, 0, 0]),
    ],
    ids=["alone", "most of it", "least of it, but the last"],
)
def test_points_for_a_defeated_mage(
    damage: tuple[int, ...], points: tuple[int, int, int], trophies: list[int]
) -> None:
    """Section «Победа над магом»: the trophy is for the last damage, however little that is."""
    state = table(mage("crypt"), mage("crypt", damage=damage, tokens=0))
    do(state, "fight mage:0 -> mage:1")
    assert (at(state, "mage:1"), powers(state), state.trophies) == (OUTSIDE, points, trophies)
    assert (state.seats[1].damage, state.supply) == ((), [23, 23, 22])


def test_points_for_equal_shares() -> None:
    """Section «Победа над магом»: 11 are never halved, so the shares are tried by themselves."""
    assert spoils({0: 5, ROSE: 5}) == {0: 2, ROSE: 2}


def test_a_defeat_in_mid_effect_waits_for_the_full_stop() -> None:
    """Section «Победа над магом»: to the next full stop, then the defeat, then on from there."""
    # «Deal 2; if it took at least 1, heal up to 2» is one sentence: the healing comes first.
    state = table(mage("crypt", "~give_and_take", damage=(1,) * 5), mage("crypt", damage=(0,) * 9, tokens=0))
    events = do(state, "cast slot:0:0", "target give_and_take -> mage:1")
    kinds = [event.kind for event in events]
    assert kinds.index("healed") < kinds.index("defeated")
    assert state.seats[0].damage == (1,) * 3
    # «Deal 4.» is one, «The Black Rose deals you 1.» another: the defeat comes between.
    state = table(mage("crypt", "violence"), mage("crypt", damage=(0,) * 9, tokens=0))
    events = do(state, "cast slot:0:0", "target violence -> mage:1")
    story = [(event.kind, event.target) for event in events if event.kind in ("damaged", "defeated")]
    assert story == [("damaged", "mage:1"), ("defeated", ""), ("damaged", "mage:0")]


def test_what_follows_a_defeat_no_longer_finds_the_mage() -> None:
    """Section «Победа над магом»: the tremor drives out only who is still there."""
    state = table(mage("abyss", "", "~tremor"), mage("crypt", damage=(0,) * 10, tokens=0))
    do(state, "cast slot:0:1", "target tremor -> crypt")
    assert (at(state, "mage:1"), asked(state), cubes(state, "crypt")) == (OUTSIDE, (0, "turn"), (0,))


def test_a_mage_defeated_by_its_own_quest_goes_on_with_its_spell() -> None:
    """Section «Победа над магом»: the interrupted effect is continued."""
    state = table(
        mage("crypt", "", "deadly_bolt", damage=TEN),
        mage("treasury", tokens=0),
        cubes={"crypt": (1,) * 5},
        quests=["insight"],
    )
    do(state, "cast slot:0:1", "claim insight")
    assert (at(state, "mage:0"), asked(state)) == (OUTSIDE, (0, "target"))
    do(state, "target deadly_bolt -> mage:1")
    assert state.seats[1].damage == (0, 0)


def test_both_mages_can_fall_by_one_spell_and_the_answer_to_it() -> None:
    """Sections «Победа над магом» and «Задания»: the defeat comes before the answer, and so do its quests."""
    state = table(
        mage("crypt", "", "deadly_bolt", damage=TEN),
        mage("crypt", "threat_from_the_shadows!", damage=(0,) * 10, tokens=0),
        quests=["first_blood"],
    )
    do(state, "cast slot:0:1", "target deadly_bolt -> mage:1")
    assert (at(state, "mage:0"), at(state, "mage:1"), asked(state)) == ("crypt", OUTSIDE, (0, "claim"))
    do(state, "later")
    assert (at(state, "mage:0"), asked(state)) == (OUTSIDE, (1, "claim"))
    do(state, "claim first_blood")
    assert (state.trophies, [seat.damage for seat in state.seats]) == ([1, 1, 0], [(), (ROSE,)])
    assert powers(state) == (4, 4 + 1, 0)


def test_the_answer_to_a_killing_sentence_waits_for_its_end_and_for_the_defeat() -> None:
    """Section «Победа над магом»: «Deal 2; if it took at least 1, heal up to 2» goes on to its full stop."""
    state = table(
        mage("crypt", "~give_and_take", damage=(1,) * 5),
        mage("crypt", "threat_from_the_shadows!", damage=(0,) * 9, tokens=0),
    )
    events = do(state, "cast slot:0:0", "target give_and_take -> mage:1")
    story = [(event.kind, event.seat) for event in events if event.kind in ("damaged", "healed", "defeated")]
    assert story == [("damaged", 0), ("healed", 0), ("defeated", 0), ("healed", 1), ("damaged", 1)]
    assert state.seats[0].damage == (1,) * 5


def test_the_answer_to_an_attack_comes_after_the_defeat_too() -> None:
    state = table(
        mage("crypt", damage=TEN),
        mage("crypt", "threat_from_the_shadows!", damage=(0,) * 10, tokens=0),
    )
    events = do(state, "fight mage:0 -> mage:1")
    assert [event.what for event in events if event.kind == "defeated"] == ["mage:1", "mage:0"]


# --- Фишки урона и нестабильности --------------------------------------------------------------------


def test_too_few_cubes_are_shared_out_as_one_likes() -> None:
    """Section «Фишки урона/нестабильности», as in the example: two figures, 4 cubes."""
    state = table(
        mage("treasury", "", "~fusion"),
        mage("crypt", tokens=0),
        evocations=[templar(0, "crypt"), templar(1, "crypt")],
        cubes=lying(19),
    )
    assert state.supply[0] == 4
    do(state, "cast slot:0:1")
    shares = ["share cube:0 -> mage:1", "share cube:0 -> templar:2"]
    assert (asked(state), offered(state)) == ((0, "share"), shares)
    do(state, shares[0], shares[1])
    assert offered(state) == [*shares, "done"]
    do(state, shares[0], shares[1])
    assert (state.seats[1].damage, state.evocations["templar:2"].damage) == ((0, 0), (0, 0))
    assert (state.supply[0], cubes(state, "crypt")) == (0, ())


def test_too_few_cubes_may_be_kept_for_the_rest_of_the_effect() -> None:
    """Section «Фишки урона/нестабильности»: as one likes, and the effect also places 2."""
    state = table(
        mage("treasury", "", "~fusion"),
        mage("crypt", tokens=0),
        evocations=[templar(0, "crypt"), templar(1, "crypt")],
        cubes=lying(19),
    )
    do(state, "cast slot:0:1", *["share cube:0 -> mage:1"] * 2, "done")
    assert (state.seats[1].damage, state.evocations["templar:2"].damage) == ((0, 0), ())
    assert (state.supply[0], cubes(state, "crypt")) == (0, (0, 0))


@pytest.mark.parametrize(("answer", "damage"), [("share cube:0 -> mage:1", (0,)), ("done", (ROSE, 0))])
def test_the_last_cube_replaces_damage_or_deals_it(answer: str, damage: tuple[int, ...]) -> None:
    state = table(
        mage("treasury", "", "~appropriation"),
        mage("occult_hall", damage=(ROSE,), tokens=0),
        cubes=lying(22),
    )
    do(state, "cast slot:0:1", "target appropriation -> mage:1")
    assert (asked(state), offered(state)) == ((0, "share"), ["share cube:0 -> mage:1", "done"])
    do(state, answer)
    assert (state.seats[1].damage, state.supply[0], asked(state)) == (damage, 0, (0, "turn"))


@pytest.mark.parametrize(("answer", "lies"), [("replace cube:1 -> crypt", (0, 1, 1)), ("done", (1, 1, 1, 0))])
def test_the_last_cube_replaces_instability_or_is_placed(answer: str, lies: tuple[int, ...]) -> None:
    state = table(
        mage("abyss", "", "temple_keepers"),
        cubes=lying(22) | {"crypt": (1,) * 3},
        forgotten=["shadow_form"],
    )
    do(state, "cast slot:0:1", "target temple_keepers -> crypt")
    assert (asked(state), offered(state)) == ((0, "replace"), ["replace cube:1 -> crypt", "done"])
    do(state, answer)
    assert (cubes(state, "crypt"), state.supply[0]) == (lies, 0)


def test_no_more_than_the_effect_says_goes_to_one_figure() -> None:
    state = table(
        mage("treasury", "", "~fusion"),
        mage("crypt", tokens=0),
        evocations=[templar(0, "crypt"), templar(1, "crypt")],
        cubes=lying(18),
    )
    do(state, "cast slot:0:1", *["share cube:0 -> mage:1"] * 4)
    assert offered(state) == ["share cube:0 -> templar:2", "done"]
    do(state, "share cube:0 -> templar:2")
    assert (state.seats[1].damage, state.evocations["templar:2"].damage) == ((0,) * 4, (0,))


def test_for_a_single_figure_there_is_nothing_to_share_out() -> None:
    state = table(mage("treasury", "", "~appropriation"), mage("occult_hall", tokens=0), cubes=lying(22))
    do(state, "cast slot:0:1", "target appropriation -> mage:1")
    assert (state.seats[1].damage, asked(state), state.supply[0]) == ((0,), (0, "turn"), 0)


def test_without_cubes_nothing_is_dealt_placed_replaced_or_claimed() -> None:
    """Section «Фишки урона/нестабильности»."""
    state = table(
        mage("crypt", "deadly_bolt", "~appropriation", "tremor!"),
        mage("crypt", damage=(ROSE,), tokens=0),
        cubes=lying(23) | {"crypt": (1,)},
        quests=["destroyer"],
    )
    do(
        state,
        "cast slot:0:0",
        "target deadly_bolt -> mage:1",
        "cast slot:0:1",
        "target appropriation -> mage:1",
    )
    assert (state.seats[1].damage, cubes(state, "crypt")) == ((ROSE,), (1,))
    assert refused(state, "claim destroyer") == "no_cubes"
    do(state, "fight mage:0 -> mage:1")
    assert state.seats[1].damage == (ROSE,)


def test_what_the_black_rose_cannot_place_brings_nothing() -> None:
    """Section «Фишки урона/нестабильности»: of her 22 none is left."""
    state = table(mage("crypt"), cubes=lying(22, ROSE))
    do(state, "activate mage:0 -> crypt")
    assert (state.evocations, cubes(state, "crypt")) == ({}, ())


# --- Помещение и замена нестабильности ---------------------------------------------------------------


def test_instability_placed_and_replaced_in_the_reading_room() -> None:
    """Section «Помещение и замена», as in the example: one places 3, the other replaces."""
    state = table(
        mage("reading_room", "temple_keepers"),
        mage("abyss", "appropriation", tokens=0),
        cubes={"reading_room": (1, ROSE)},
        forgotten=["shadow_form"],
    )
    do(state, "cast slot:0:0", "target temple_keepers -> reading_room")
    assert cubes(state, "reading_room") == (0,) * 5
    do(state, "end", "cast slot:1:0", "target appropriation -> reading_room")
    assert (cubes(state, "reading_room"), state.supply) == ((1, 1, 0, 0, 0), [20, 21, 22])


def test_surplus_instability_is_not_placed() -> None:
    """Section «Помещение нестабильности»."""
    state = table(mage("abyss", "", "tremor"), cubes={"crypt": (1,) * 5})
    do(state, "cast slot:0:1", "target tremor -> crypt")
    assert (cubes(state, "crypt"), state.supply[0]) == ((1,) * 5 + (0,), 22)


def test_mages_choose_whose_instability_they_replace() -> None:
    """Section «Замена нестабильности»."""
    state = table(mage("abyss", "", "appropriation"), cubes={"crypt": (1, ROSE, 0, ROSE)})
    do(state, "cast slot:0:1", "target appropriation -> crypt")
    assert (asked(state), offered(state)) == (
        (0, "replace"),
        ["replace cube:rose -> crypt", "replace cube:1 -> crypt"],
    )
    do(state, "replace cube:rose -> crypt", "replace cube:1 -> crypt")
    assert (cubes(state, "crypt"), state.supply) == ((0, 0, 0, ROSE), [20, 23, 21])


def test_a_restored_room_takes_no_instability() -> None:
    """Section «Комнаты и жетоны активации», a ruling: it has no slots any more."""
    state = table(mage("crypt", "", "deadly_bolt"), restored=["crypt"])
    do(state, "cast slot:0:1")
    assert cubes(state, "crypt") == ()


# --- Кельи -------------------------------------------------------------------------------------------


def test_a_mage_in_its_cell_explores_or_uses_inertia() -> None:
    """Section «Кельи»: nothing else, and only to leave."""
    state = table(mage(OUTSIDE, "fusion", "tremor"), evocations=[templar(0, "crypt")])
    assert {line.split()[0] for line in offered(state)} == {"explore", "inertia"}
    for action in ("cast slot:0:0", "command templar:1", "idle mage:0", "activate mage:0 -> crypt"):
        assert refused(state, action) == "in_own_cell"
    do(state, "inertia slot:0:1")
    assert (asked(state), offered(state)) == (
        (0, "leave_cell"),
        ["move mage:0 -> summoning", "move mage:0 -> treasury"],
    )


def test_a_mage_who_has_left_its_cell_acts_as_ever() -> None:
    state = table(mage(OUTSIDE, "fusion"))
    do(state, "explore mage:0 -> treasury", "activate mage:0 -> treasury", "cast slot:0:0")
    assert powers(state)[0] == 1


def test_a_mage_who_cannot_leave_its_cell_stays_there() -> None:
    """Section «Кельи»: its evocations still act in their phase."""
    state = table(mage(tokens=0), mage("crypt", tokens=1), evocations=[templar(0, "crypt")])
    assert asked(state) == (1, "turn")
    do(state, "idle mage:1")
    assert (asked(state), at(state, "mage:0")) == ((0, "act"), OUTSIDE)


def test_a_mage_in_its_cell_is_no_target_and_is_not_affected() -> None:
    """Section «Кельи»."""
    state = table(
        mage("crypt", "~minor_control", "deadly_bolt"), mage(tokens=0), evocations=[templar(1, "abyss")]
    )
    do(state, "cast slot:0:0")
    assert (asked(state), powers(state)) == ((0, "turn"), (0, 0, 0))
    do(state, "cast slot:0:1")
    assert targets(state) == ["templar:1", "imaginary"]
    assert refused(state, "target deadly_bolt -> mage:1") == "in_cell"


def test_nobody_makes_a_mage_in_its_cell_place_instability() -> None:
    """Section «Кельи»."""
    state = table(mage("crypt", "minor_control"), mage(tokens=0))
    do(state, "cast slot:0:0")
    assert (asked(state), cubes(state, "crypt")) == ((0, "turn"), (0,))


def test_a_lasting_effect_does_not_reach_into_a_cell() -> None:
    """Section «Кельи»: whoever was defeated meanwhile takes no further damage."""
    state = table(mage("crypt", "~violence!"), mage("crypt", "violence", damage=(0,) * 10, tokens=1), crown=1)
    do(state, "cast slot:1:0", "target violence -> imaginary")
    assert at(state, "mage:1") == OUTSIDE
    do(state, "explore mage:1 -> crypt", "done")
    assert state.seats[1].damage == (0, 0)


def test_an_answer_to_an_evocation_does_not_reach_its_controller_in_a_cell() -> None:
    """Section «Кельи»."""
    state = table(
        mage("crypt", "threat_from_the_shadows!", tokens=0),
        mage(tokens=0),
        evocations=[templar(1, "crypt")],
        after="actions",
    )
    do(state, "attack templar:1 -> mage:0")
    assert (state.seats[0].damage, state.seats[1].damage) == ((1, 1), ())


def test_figures_never_enter_a_cell() -> None:
    """Section «Кельи»."""
    state = table(mage("treasury"))
    assert refused(state, "explore mage:0 -> cell:0") == "cells_are_closed"


# --- Дальность, линия видимости и мнимая цель --------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "reason"),
    [
        ("crypt", ""),
        ("armory", ""),
        ("occult_hall", ""),
        ("treasury", ""),
        ("reading_room", "no_line_of_sight"),
        ("summoning", "no_line_of_sight"),
    ],
)
def test_a_line_of_sight_runs_through_centres(room: str, reason: str) -> None:
    """Section «Линия видимости», the example: across the middle, but not along an edge."""
    nearby = [templar(1, "crypt")]
    state = table(mage("crypt", "", "deadly_bolt"), mage(room, tokens=0), evocations=nearby)
    do(state, "cast slot:0:1")
    assert refused(state, "target deadly_bolt -> mage:1") == reason


@pytest.mark.parametrize(
    ("room", "reason"), [("abyss", ""), ("treasury", "too_far"), ("summoning", "too_far")]
)
def test_the_range_is_how_many_rooms_away_the_target_may_be(room: str, reason: str) -> None:
    """Section «Дальность»."""
    nearby = [templar(1, "crypt")]
    state = table(mage("crypt", "", "~give_and_take"), mage(room, tokens=0), evocations=nearby)
    do(state, "cast slot:0:1")
    assert refused(state, "target give_and_take -> mage:1") == reason


def test_an_effect_without_limit_needs_no_line_of_sight() -> None:
    """Section «Дальность», the star."""
    state = table(mage("crypt", "", "~minor_control"), mage("summoning", tokens=0))
    do(state, "cast slot:0:1")
    assert targets(state) == ["mage:1", "imaginary"]


def test_an_effect_on_all_figures_in_a_room_is_aimed_at_the_room() -> None:
    """Section «Цели», the area: a figure is none, an empty room is one, and there is no imaginary one."""
    state = table(mage("crypt", "", "tremor"), mage("abyss", tokens=0))
    do(state, "cast slot:0:1")
    assert sorted(targets(state)) == ["abyss", "armory", "crypt", "occult_hall"]
    assert refused(state, "target tremor -> mage:1") == "not_a_room"
    assert refused(state, "target tremor -> treasury") == "too_far"


def test_a_mage_target_is_no_evocation_and_an_own_one_no_enemy() -> None:
    """Section «Цели»."""
    figures = [templar(1, "crypt"), templar(0, "crypt")]
    state = table(
        mage("crypt", "~dreadful_command", "deadly_bolt"), mage("crypt", tokens=0), evocations=figures
    )
    do(state, "cast slot:0:0")
    assert targets(state) == ["mage:1", "imaginary"]
    do(state, "target dreadful_command -> imaginary", "cast slot:0:1")
    assert targets(state) == ["mage:1", "templar:1", "imaginary"]
    assert refused(state, "target deadly_bolt -> templar:2") == "wrong_target"
    assert refused(state, "target deadly_bolt -> crypt") == "not_a_figure"


def test_an_imaginary_target_takes_no_damage_but_the_rest_is_applied() -> None:
    """Section «Мнимая цель»: it may be chosen although real ones are there."""
    state = table(mage("crypt", "violence"), mage("crypt", tokens=0))
    do(state, "cast slot:0:0", "target violence -> imaginary")
    assert (state.seats[1].damage, state.seats[0].damage) == ((), (ROSE,))
    assert cubes(state, "crypt") == (0,)


def test_with_an_imaginary_target_nothing_lasts() -> None:
    state = table(mage("crypt", "threat_from_the_shadows"), mage("abyss", tokens=0))
    do(state, "cast slot:0:0", "target threat_from_the_shadows -> imaginary")
    assert state.effects == ()


def test_a_physical_attack_has_no_imaginary_target() -> None:
    """Section «Мнимая цель»."""
    state = table(mage("crypt", "~dark_force"))
    assert (offered(state, "fight"), refused(state, "fight mage:0 -> imaginary")) == ([], "no_such_target")
    do(state, "cast slot:0:0")
    assert asked(state) == (0, "turn")


# --- Устойчивые эффекты ------------------------------------------------------------------------------


def test_a_lasting_effect_lasts_through_the_phase_of_evocations() -> None:
    """Section «Устойчивые эффекты»: the token lies on the mage aimed at until the clean-up."""
    state = table(
        mage("crypt", "threat_from_the_shadows", tokens=0),
        mage("abyss", tokens=0),
        evocations=[templar(1, "crypt")],
        events="b",
    )
    do(state, "cast slot:0:0", "target threat_from_the_shadows -> mage:1")
    assert [(effect.seat, effect.slot, effect.target) for effect in state.effects] == [(0, 0, "mage:1")]
    assert asked(state) == (1, "act")
    do(state, "attack templar:1 -> mage:0")
    assert (state.seats[0].damage, state.seats[1].damage) == ((1, 1), (0, 0))
    do(state, "done")
    assert (state.round, state.effects) == (2, ())


# --- Задания -----------------------------------------------------------------------------------------


def test_whoever_meets_a_quest_first_is_asked_first() -> None:
    """Section «Задания»: at once, before anybody answers the same deed."""
    state = table(
        mage("crypt", "", "deadly_bolt"),
        mage("abyss", "magic_bond!", tokens=0),
        cubes={"crypt": (1,) * 5, "abyss": (0,) * 5},
        quests=["insight"],
    )
    do(state, "cast slot:0:1")
    assert asked(state) == (0, "claim")
    do(state, "claim insight")
    assert asked(state) == (1, "place_in")
    do(state, "room magic_bond -> abyss")
    assert (state.claimed, cubes(state, "abyss")) == ({"insight": 0}, (0,) * 5 + (1,))


def test_a_quest_that_is_refused_stays_open_for_both() -> None:
    """Section «Задания»."""
    state = table(
        mage("crypt", "", "deadly_bolt"),
        mage("abyss", "magic_bond!", tokens=0),
        cubes={"crypt": (1,) * 5, "abyss": (0,) * 5},
        quests=["insight"],
    )
    do(state, "cast slot:0:1", "later", "room magic_bond -> abyss")
    assert asked(state) == (1, "claim")


def test_a_quest_of_a_deed_is_offered_again_with_the_next_deed() -> None:
    """Section «Задания»: whoever did not want it can still meet it anew."""
    figures = [templar(1, "crypt", damage=(0,)), templar(1, "crypt", damage=(0,))]
    state = table(mage("crypt"), evocations=figures, quests=["slayer"])
    do(state, "fight mage:0 -> templar:1", "later", "done", "fight mage:0 -> templar:2")
    assert asked(state) == (0, "claim")


def test_a_quest_that_counts_is_asked_about_once_in_a_round() -> None:
    """Section «Задания»: later it is claimed of one's own accord."""
    state = table(mage("crypt"), mage("crypt", damage=(0,) * 5, tokens=0), quests=["sentence"])
    do(state, "fight mage:0 -> mage:1", "later", "done", "fight mage:0 -> mage:1")
    assert asked(state) == (0, "act")
