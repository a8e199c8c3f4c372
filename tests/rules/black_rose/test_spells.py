"""Both sides of every spell, each beside the situations in which it does less or nothing."""

from __future__ import annotations

import pytest

from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from tests.rules.black_rose.scenario import (
    asked,
    at,
    covers,
    cubes,
    do,
    mage,
    offered,
    powers,
    refused,
    table,
    templar,
)

CAST = "cast slot:0:0"


def damage(state: State, seat: int = 1) -> tuple[int, ...]:
    """Return whose damage is on a mage."""
    return state.seats[seat].damage


# --- the knight's grimoire ---------------------------------------------------------------------------


@covers("dreadful_command#0")
def test_dreadful_command_activates_two_evocations_the_first_stronger() -> None:
    evocations = [templar(0, "abyss"), templar(0, "abyss"), templar(1, "abyss")]
    state = table(mage("crypt", "dreadful_command"), mage("abyss"), evocations=evocations)
    do(state, CAST)
    assert offered(state) == ["pick dreadful_command -> templar:1", "pick dreadful_command -> templar:2"]
    do(state, "pick dreadful_command -> templar:2", "attack templar:2 -> mage:1", "done")
    assert damage(state) == (0, 0, 0)
    do(state, "attack templar:1 -> mage:1", "done")
    assert damage(state) == (0, 0, 0, 0, 0)


@covers("dreadful_command#0")
def test_dreadful_command_with_one_evocation_activates_it_once() -> None:
    state = table(mage("crypt", "dreadful_command"), evocations=[templar(0, "abyss")])
    do(state, CAST, "done")
    assert asked(state) == (0, "turn")


@covers("dreadful_command#1")
@pytest.mark.parametrize(("answer", "hurt", "laid"), [("suffer #3", 3, 1), ("discard slot:1:2", 0, 0)])
def test_dreadful_command_leaves_the_choice_to_its_target(answer: str, hurt: int, laid: int) -> None:
    state = table(mage("crypt", "~dreadful_command"), mage("armory", "", "", "tremor"))
    do(state, CAST, "target dreadful_command -> mage:1")
    assert asked(state) == (1, "ultimatum")
    do(state, answer)
    assert (len(damage(state)), len(state.unrevealed(1))) == (hurt, laid)


@covers("dreadful_command#1")
def test_dreadful_command_hurts_who_has_nothing_to_discard() -> None:
    state = table(mage("crypt", "~dreadful_command"), mage("armory", "tremor!"))
    do(state, CAST, "target dreadful_command -> mage:1")
    assert damage(state) == (0, 0, 0)


@covers("dark_force#0", "grave_blade")
def test_dark_force_arms_an_evocation_and_activates_it() -> None:
    state = table(mage("crypt", "dark_force"), mage("treasury"), evocations=[templar(0, "treasury")])
    do(state, CAST, "target dark_force -> templar:1", "attack templar:1 -> mage:1", "done")
    assert state.evocations["templar:1"].upgrade == "grave_blade"
    assert damage(state) == (0, 0, 0)


@covers("dark_force#0")
def test_dark_force_activates_even_when_no_blade_is_left() -> None:
    armed = [templar(1, "abyss", upgrade="grave_blade"), templar(1, "abyss", upgrade="grave_blade")]
    state = table(mage("crypt", "dark_force"), mage("armory"), evocations=[templar(0, "armory"), *armed])
    do(state, CAST)
    assert "target dark_force -> templar:2" not in offered(state)
    do(state, "target dark_force -> templar:1", "attack templar:1 -> mage:1", "done")
    assert state.evocations["templar:1"].upgrade == ""
    assert damage(state) == (0, 0)


@covers("dark_force#1")
def test_dark_force_strikes_at_once_and_stays() -> None:
    state = table(mage("crypt", "~dark_force"), mage("abyss"))
    do(state, CAST, "attack mage:0 -> mage:1", "explore mage:0 -> abyss", "done")
    assert damage(state) == (0, 0, 0)
    assert state.strength("mage:0") == 3


@covers("dark_force#1")
def test_dark_force_strikes_nobody_further_than_a_room() -> None:
    state = table(mage("crypt", "~dark_force"), mage("treasury"))
    do(state, CAST)
    assert asked(state) == (0, "turn")


@covers("deadly_bolt#0")
@pytest.mark.parametrize("room", ["crypt", "armory", "treasury"])
def test_deadly_bolt_strikes_within_two_rooms(room: str) -> None:
    state = table(mage("crypt", "deadly_bolt"), mage(room))
    do(state, CAST, "target deadly_bolt -> mage:1")
    assert (damage(state), cubes(state, "crypt")) == ((0, 0), (0,))


@covers("deadly_bolt#0")
@pytest.mark.parametrize(("room", "reason"), [("reading_room", "no_line_of_sight"), ("cell", "in_cell")])
def test_deadly_bolt_needs_a_line_of_sight(room: str, reason: str) -> None:
    state = table(mage("crypt", "deadly_bolt"), mage(room), evocations=[templar(1, "crypt")])
    do(state, CAST)
    assert refused(state, "target deadly_bolt -> mage:1") == reason


@covers("deadly_bolt#1")
def test_deadly_bolt_reversed_strikes_in_the_own_room_alone() -> None:
    evocations = [templar(1, "crypt"), templar(1, "abyss"), templar(0, "crypt")]
    state = table(mage("crypt", "~deadly_bolt"), mage("armory"), evocations=evocations)
    do(state, CAST)
    assert offered(state) == ["target deadly_bolt -> templar:1", "target deadly_bolt -> imaginary"]
    assert refused(state, "target deadly_bolt -> mage:1") == "too_far"
    do(state, "target deadly_bolt -> templar:1")
    assert "templar:1" not in state.evocations


@covers("tremor#0")
def test_tremor_hits_every_enemy_in_a_room_and_shakes_it() -> None:
    evocations = [templar(1, "abyss"), templar(0, "abyss")]
    state = table(mage("crypt", "tremor"), mage("abyss"), evocations=evocations)
    do(state, CAST, "target tremor -> abyss")
    assert (damage(state), state.evocations["templar:1"].damage) == ((0,), (0,))
    assert state.evocations["templar:2"].damage == ()
    assert cubes(state, "abyss") == (0, 0)


@covers("tremor#0")
def test_tremor_places_what_there_is_room_for() -> None:
    state = table(mage("crypt", "tremor"), cubes={"abyss": (1, 1, 1, 1, 1)})
    do(state, CAST, "target tremor -> abyss")
    assert cubes(state, "abyss") == (1, 1, 1, 1, 1, 0)


@covers("tremor#1")
def test_tremor_reversed_drives_out_who_is_still_there() -> None:
    evocations = [templar(1, "treasury"), templar(1, "treasury", damage=(0,))]
    state = table(mage("crypt", "~tremor"), mage("treasury"), evocations=evocations)
    do(state, CAST, "target tremor -> treasury")
    assert (damage(state), cubes(state, "treasury")) == ((0, 0), (0,))
    assert "templar:2" not in state.evocations
    do(state, "drive mage:1 -> summoning", "drive templar:1 -> occult_hall")
    assert (at(state, "mage:1"), at(state, "templar:1")) == ("summoning", "occult_hall")


@covers("threat_from_the_shadows#0")
def test_threat_answers_every_damage_of_its_target() -> None:
    state = table(mage("crypt", "threat_from_the_shadows"), mage("crypt"))
    do(state, CAST, "target threat_from_the_shadows -> mage:1", "end")
    do(state, "fight mage:1 -> mage:0", "done", "fight mage:1 -> mage:0", "done")
    assert (damage(state, 0), damage(state)) == ((1, 1, 1, 1), (0, 0, 0, 0))


@covers("threat_from_the_shadows#0")
def test_threat_with_an_imaginary_target_threatens_nobody() -> None:
    state = table(mage("crypt", "threat_from_the_shadows"), mage("crypt"))
    do(state, CAST, "target threat_from_the_shadows -> imaginary", "end", "fight mage:1 -> mage:0")
    assert (damage(state, 0), damage(state), state.lasting) == ((1, 1), (), [])


@covers("threat_from_the_shadows#1")
@pytest.mark.parametrize("full", [False, True])
def test_threat_reversed_pays_for_a_templar_with_a_black_cube(full: bool) -> None:
    there = (1,) * (6 if full else 2)
    state = table(mage("crypt", "~threat_from_the_shadows"), cubes={"abyss": there})
    do(state, CAST, "target threat_from_the_shadows -> abyss")
    assert cubes(state, "abyss") == there + (() if full else (ROSE,))
    assert len(state.evocations) == (0 if full else 1)


@covers("unseen_strike#0")
def test_unseen_strike_gains_for_every_evocation_that_leaves() -> None:
    evocations = [templar(1, "crypt", damage=(0,)), templar(0, "crypt")]
    state = table(mage("crypt", "unseen_strike"), mage("abyss", "~fusion"), evocations=evocations)
    do(state, CAST, "fight mage:0 -> templar:1", "done")
    assert powers(state) == (1, 0, 0)


@covers("unseen_strike#1")
def test_unseen_strike_reversed_takes_over_a_cube_in_rooms_entered() -> None:
    there = {"armory": (1, ROSE), "summoning": (0, 1), "crypt": (1,)}
    state = table(mage("crypt", "~unseen_strike!"), cubes=there)
    do(state, "explore mage:0 -> armory", "replace cube:rose -> armory", "move mage:0 -> summoning", "done")
    assert cubes(state, "armory") == (1, 0)
    assert cubes(state, "summoning") == (0, 1)


# --- the confessor's grimoire ------------------------------------------------------------------------


@covers("appropriation#0")
def test_appropriation_takes_over_two_cubes_of_choice() -> None:
    state = table(mage("crypt", "appropriation"), cubes={"abyss": (1, ROSE, 1, 0)})
    do(state, CAST, "target appropriation -> abyss", "replace cube:rose -> abyss")
    assert cubes(state, "abyss") == (0, 0, 1, 0)


@covers("appropriation#1")
def test_appropriation_reversed_takes_over_damage_and_adds_to_it() -> None:
    state = table(mage("crypt", "~appropriation"), mage("armory", damage=(ROSE, 0, ROSE, ROSE, ROSE)))
    do(state, CAST, "target appropriation -> mage:1")
    assert damage(state) == (0, 0, 0, 0, ROSE, 0, 0)


@covers("give_and_take#0")
@pytest.mark.parametrize(("there", "after"), [(2, (1, 1, ROSE, 0)), (3, (1, 1, 1, ROSE)), (4, (1, 1, 1, 1))])
def test_give_and_take_places_behind_a_black_cube(there: int, after: tuple[int, ...]) -> None:
    state = table(mage("summoning", "give_and_take"), cubes={"treasury": (1,) * there})
    do(state, CAST, "target give_and_take -> treasury")
    assert cubes(state, "treasury") == after


@covers("give_and_take#1")
def test_give_and_take_reversed_heals_by_what_it_dealt() -> None:
    state = table(mage("crypt", "~give_and_take", damage=(1, ROSE, 1)), mage("crypt"))
    do(state, CAST, "target give_and_take -> mage:1", "heal cube:rose -> mage:0")
    assert (damage(state, 0), damage(state)) == ((1,), (0, 0))


@covers("give_and_take#1")
def test_give_and_take_reversed_heals_nothing_without_a_target() -> None:
    state = table(mage("crypt", "~give_and_take", damage=(1, 1)))
    do(state, CAST)
    assert damage(state, 0) == (1, 1)


@covers("fusion#0", "bone_shield")
def test_fusion_summons_and_upgrades() -> None:
    state = table(mage("crypt", "fusion"))
    do(state, CAST, "target fusion -> abyss", "upgrade bone_shield -> templar:1")
    assert at(state, "templar:1") == "abyss"
    assert state.evocations["templar:1"].upgrade == "bone_shield"


@covers("fusion#0")
def test_fusion_without_a_figure_upgrades_one_of_the_own() -> None:
    evocations = [templar(0, "crypt"), templar(1, "crypt"), templar(1, "crypt")]
    state = table(mage("crypt", "fusion"), evocations=evocations)
    do(state, CAST, "target fusion -> abyss")
    assert {line.split()[-1] for line in offered(state)} == {"templar:1"}


@covers("fusion#1")
def test_fusion_reversed_lets_an_evocation_burst() -> None:
    evocations = [templar(0, "abyss"), templar(1, "abyss")]
    state = table(mage("crypt", "~fusion"), mage("abyss"), evocations=evocations)
    do(state, CAST)
    assert (damage(state), cubes(state, "abyss"), state.evocations) == ((0,) * 4, (0, 0), {})


@covers("fusion#1")
def test_fusion_reversed_does_nothing_without_an_own_evocation() -> None:
    state = table(mage("crypt", "~fusion"), mage("abyss"), evocations=[templar(1, "abyss")])
    do(state, CAST)
    assert (damage(state), cubes(state, "abyss")) == ((), ())


@covers("vague_shift#0")
def test_vague_shift_moves_and_places_where_it_ends() -> None:
    state = table(mage("crypt", "vague_shift"))
    do(state, CAST, "move mage:0 -> treasury")
    assert (cubes(state, "crypt"), cubes(state, "treasury")) == ((0,), (0,))


@covers("vague_shift#1")
@pytest.mark.parametrize(("owner", "hurt"), [(1, (0, 0)), (0, ())])
def test_vague_shift_reversed_exchanges_rooms(owner: int, hurt: tuple[int, ...]) -> None:
    state = table(mage("crypt", "~vague_shift"), evocations=[templar(owner, "treasury")])
    do(state, CAST, "target vague_shift -> templar:1")
    assert (at(state, "mage:0"), at(state, "templar:1")) == ("treasury", "crypt")
    assert state.evocations["templar:1"].damage == hurt


@covers("minor_control#0")
def test_minor_control_lets_the_rival_place_and_borrows_an_evocation() -> None:
    state = table(mage("crypt", "minor_control"), mage("treasury"), evocations=[templar(1, "treasury")])
    do(state, CAST, "target minor_control -> mage:1")
    assert asked(state) == (1, "place_in")
    do(state, "room minor_control -> summoning", "attack templar:1 -> mage:1", "done")
    assert (cubes(state, "summoning"), damage(state)) == ((1,), (0, 0))


@covers("minor_control#1")
def test_minor_control_reversed_pays_a_point_for_an_evocation() -> None:
    state = table(mage("crypt", "~minor_control"), mage("treasury"), evocations=[templar(1, "treasury")])
    do(state, CAST, "target minor_control -> mage:1", "attack templar:1 -> mage:1", "done")
    assert (powers(state), damage(state)) == ((0, 1, 0), (0, 0))


@covers("minor_control#1")
def test_minor_control_reversed_gives_an_imaginary_target_nothing() -> None:
    state = table(mage("crypt", "~minor_control"), mage("treasury"), evocations=[templar(1, "treasury")])
    do(state, CAST, "target minor_control -> imaginary")
    assert (powers(state), asked(state)) == ((0, 0, 0), (0, "turn"))


@covers("violence#0")
def test_violence_costs_its_caster_a_damage() -> None:
    state = table(mage("crypt", "violence"), mage("crypt"))
    do(state, CAST, "target violence -> mage:1")
    assert (damage(state), damage(state, 0)) == ((0,) * 4, (ROSE,))


@covers("violence#1")
def test_violence_reversed_punishes_physical_actions_alone() -> None:
    state = table(mage("crypt", "~violence"), mage("armory", "tremor"))
    do(state, CAST, "target violence -> mage:1", "end", "explore mage:1 -> crypt", "done")
    assert damage(state) == (0, 0)
    do(state, "cast slot:1:0", "target tremor -> abyss")
    assert damage(state) == (0, 0)


# --- personal and forgotten spells -------------------------------------------------------------------


@covers("undying_fate#0")
def test_undying_fate_activates_two_undead_whosever_they_are() -> None:
    evocations = [templar(1, "abyss"), templar(0, "abyss")]
    state = table(mage("crypt", "undying_fate"), mage("abyss"), evocations=evocations)
    do(state, CAST, "pick undying_fate -> templar:1", "attack templar:1 -> mage:1", "done")
    do(state, "attack templar:2 -> templar:1", "done")
    assert (damage(state), state.evocations["templar:1"].damage) == ((0, 0), (0, 0))


@covers("undying_fate#1")
def test_undying_fate_reversed_wounds_and_strengthens_the_own() -> None:
    evocations = [templar(0, "abyss"), templar(0, "abyss", damage=(1, 1)), templar(1, "abyss")]
    state = table(mage("crypt", "~undying_fate"), evocations=evocations)
    do(state, CAST)
    assert state.evocations["templar:1"].damage == (ROSE,)
    assert "templar:2" not in state.evocations
    assert (state.strength("templar:1"), state.strength("templar:3")) == (3, 2)


@covers("magic_bond#0")
@pytest.mark.parametrize(("answer", "placed"), [("room magic_bond -> crypt", (1,)), ("decline", ())])
def test_magic_bond_answers_instability_of_the_other(answer: str, placed: tuple[int, ...]) -> None:
    state = table(mage("treasury", "tremor"), mage("crypt", "magic_bond!"))
    do(state, CAST, "target tremor -> treasury")
    assert asked(state) == (1, "place_in")
    do(state, answer)
    assert (cubes(state, "treasury"), cubes(state, "crypt")) == ((0, 0), placed)


@covers("magic_bond#1")
def test_magic_bond_reversed_gains_by_summoning_and_loses_by_loss() -> None:
    state = table(mage("crypt", "~fusion", "fusion"), mage("abyss", "~magic_bond!"))
    do(state, "cast slot:0:1", "target fusion -> armory", "upgrade grave_blade -> templar:1")
    assert powers(state) == (0, 1, 0)
    do(state, CAST)
    assert powers(state) == (0, 1, 0)


@covers("magic_bond#1")
def test_magic_bond_reversed_never_leads_below_nothing() -> None:
    evocations = [templar(1, "crypt", damage=(0,))]
    state = table(mage("crypt"), mage("abyss", "~magic_bond!"), evocations=evocations)
    do(state, "fight mage:0 -> templar:1")
    assert powers(state) == (0, 0, 0)


@covers("temple_keepers#0")
def test_temple_keepers_take_a_room_over() -> None:
    state = table(mage("crypt", "temple_keepers"), cubes={"abyss": (1, ROSE, 1)}, forgotten=["shadow_form"])
    do(state, CAST, "target temple_keepers -> abyss")
    assert cubes(state, "abyss") == (0,) * 6


@covers("temple_keepers#1")
def test_temple_keepers_reversed_call_all_templars() -> None:
    evocations = [templar(1, "treasury"), templar(1, "treasury")]
    state = table(
        mage("crypt", "~temple_keepers"), mage("abyss"), evocations=evocations, forgotten=["shadow_form"]
    )
    do(state, CAST)
    for number, room in ((1, "abyss"), (2, "crypt"), (3, "abyss")):
        do(state, f"room temple_keepers -> {room}", f"move templar:{number} -> treasury")
    assert {figure.owner for figure in state.evocations.values()} == {0}
    assert len(state.evocations) == 3


@covers("shadow_form#0")
def test_shadow_form_ignores_two_of_every_damage() -> None:
    state = table(mage("crypt", "shadow_form"), mage("crypt", "~deadly_bolt"), forgotten=["temple_keepers"])
    do(state, CAST, "end", "fight mage:1 -> mage:0", "done", "cast slot:1:0", "target deadly_bolt -> mage:0")
    assert (powers(state), damage(state, 0)) == ((1, 0, 0), (1,))


@covers("shadow_form#1")
def test_shadow_form_reversed_strengthens_and_ignores_one() -> None:
    state = table(mage("crypt", "~shadow_form"), mage("crypt"), forgotten=["temple_keepers"])
    do(state, CAST, "fight mage:0 -> mage:1", "done", "fight mage:1 -> mage:0", "done")
    assert (damage(state), damage(state, 0)) == ((0,) * 4, (1,))


# --- evocations and upgrades -------------------------------------------------------------------------


@covers("templar#0")
def test_a_templar_feeds_on_instability_of_its_controller() -> None:
    evocations = [templar(0, "abyss", damage=(1,))]
    state = table(mage("crypt"), mage("abyss"), evocations=evocations, cubes={"abyss": (1, 0)})
    do(state, "command templar:1", "remove cube:0 -> abyss", "attack templar:1 -> mage:1")
    assert (damage(state), cubes(state, "abyss")) == ((0, 0, 0), (1,))
    assert state.evocations["templar:1"].damage == ()


@covers("templar#0")
def test_a_templar_asks_for_nothing_where_its_controller_has_none() -> None:
    state = table(mage("crypt"), evocations=[templar(0, "abyss")], cubes={"abyss": (1, ROSE)})
    do(state, "command templar:1")
    assert asked(state) == (0, "act")


@covers("bone_shield")
@pytest.mark.parametrize(("owner", "placed"), [(1, (0,)), (0, (0, 0))])
def test_a_bone_shield_holds_back_who_does_not_own_it(owner: int, placed: tuple[int, ...]) -> None:
    state = table(mage("crypt", "tremor"), evocations=[templar(owner, "abyss", upgrade="bone_shield")])
    do(state, CAST, "target tremor -> abyss")
    assert cubes(state, "abyss") == placed


@covers("oath_beyond_death")
def test_an_oath_saves_an_evocation_once() -> None:
    oath = templar(1, "crypt", damage=(0, ROSE), upgrade="oath_beyond_death")
    state = table(mage("crypt", "~deadly_bolt"), evocations=[oath])
    do(state, "fight mage:0 -> templar:1", "done")
    assert (state.evocations["templar:1"].damage, state.evocations["templar:1"].upgrade) == ((), "")
    do(state, CAST, "target deadly_bolt -> templar:1")
    assert "templar:1" not in state.evocations


@covers("oath_beyond_death")
def test_an_oath_does_not_help_against_removal() -> None:
    oath = templar(0, "crypt", upgrade="oath_beyond_death")
    state = table(mage("crypt", "~fusion"), evocations=[oath])
    do(state, CAST)
    assert state.evocations == {}
    assert state.upgrades.count("oath_beyond_death") == 2
