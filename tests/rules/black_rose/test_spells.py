"""Both sides of every spell: what they do, and what comes close to it."""

from __future__ import annotations

import pytest

from client.words import load
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_duel.game import GAME
from tests.rules.black_rose.scenario import OUTSIDE, at, covers, cubes, mage, powers, table, templar
from tests.rules.notation import asked, do, offered, refused

CAST = "cast slot:0:0"
WAITING = mage("treasury", tokens=0)
"""A rival who does nothing, two rooms from the crypt and in a straight line with it."""
# fmt: off
PRINTED = {
    "dreadful_command": (True, "combat holy special 0", "conjunction profane mage 2"),
    "dark_force": (False, "conjunction profane evocation 99", "combat profane self 0"),
    "deadly_bolt": (True, "combat magic figure 2", "combat profane figure 0"),
    "tremor": (False, "combat magic area 1", "conjunction magic area 2"),
    "threat_from_the_shadows": (True, "combat profane mage 2", "conjunction profane area 1"),
    "unseen_strike": (True, "combat holy self 0", "conjunction magic self 0"),
    "appropriation": (False, "conjunction magic area 1", "combat profane mage 1"),
    "give_and_take": (True, "conjunction holy area 1", "combat profane figure 1"),
    "fusion": (False, "conjunction holy area 1", "combat profane special 0"),
    "vague_shift": (True, "conjunction magic self 0", "combat magic figure 2"),
    "minor_control": (True, "conjunction magic mage 99", "combat holy mage 99"),
    "violence": (True, "combat profane figure 0", "combat holy mage 2"),
    "undying_fate": (False, "combat profane special 0", "conjunction profane self 0"),
    "magic_bond": (False, "conjunction magic self 0", "conjunction holy self 0"),
    "temple_keepers": (False, "conjunction holy area 1", "combat holy special 0"),
    "shadow_form": (False, "conjunction profane self 0", "combat profane self 0"),
}
# fmt: on


def of_rival(state: State) -> tuple[int, ...]:
    """Return the damage on the mage of seat 1."""
    return state.seats[1].damage


def picks(state: State) -> list[str]:
    """Return the evocations that can be picked."""
    return [line.partition("-> ")[2] for line in offered(state, "pick")]


@pytest.mark.parametrize("spell", DUEL.spells)
def test_what_is_printed_on_each_side(spell: str) -> None:
    card = DUEL.spells[spell]
    sides = [f"{face.type} {face.element} {face.target.kind} {face.target.range}" for face in card.faces]
    assert (card.icon, *sides) == PRINTED[spell]


# --- Dreadful Command --------------------------------------------------------------------------------


@covers("dreadful_command#0")
def test_dreadful_command_activates_two_own_evocations_the_first_one_stronger() -> None:
    figures = [templar(0, "treasury"), templar(1, "treasury"), templar(0, "treasury")]
    state = table(mage("crypt", "dreadful_command"), WAITING, evocations=figures)
    do(state, CAST)
    assert picks(state) == ["templar:1", "templar:3"]
    do(state, "pick dreadful_command -> templar:3", "attack templar:3 -> mage:1", "done")
    assert (of_rival(state), asked(state)) == ((0,) * 3, (0, "act"))
    do(state, "attack templar:1 -> mage:1", "done")
    assert (of_rival(state), asked(state)) == ((0,) * 5, (0, "turn"))


def test_dreadful_command_does_not_activate_the_same_evocation_twice() -> None:
    figures = [templar(0, "abyss"), templar(1, "abyss")]
    state = table(mage("crypt", "dreadful_command"), WAITING, evocations=figures)
    do(state, CAST, "done")
    assert asked(state) == (0, "turn")


@covers("dreadful_command#1")
def test_dreadful_command_gives_its_target_a_choice() -> None:
    state = table(
        mage("crypt", "~dreadful_command"), mage("treasury", "tremor!", "fusion", "violence", tokens=0)
    )
    do(state, CAST, "target dreadful_command -> mage:1")
    assert (asked(state), offered(state)) == (
        (1, "ultimatum"),
        ["discard slot:1:1", "discard slot:1:2", "suffer #3"],
    )
    do(state, "discard slot:1:2")
    assert (of_rival(state), state.seats[1].memories[-1]) == ((), "violence")


def test_dreadful_command_against_the_first_seat_asks_that_seat() -> None:
    state = table(
        mage("treasury", "fusion", "violence", tokens=0), mage("crypt", "~dreadful_command"), crown=1
    )
    do(state, "cast slot:1:0", "target dreadful_command -> mage:0")
    assert (asked(state), offered(state)) == (
        (0, "ultimatum"),
        ["discard slot:0:0", "discard slot:0:1", "suffer #3"],
    )
    do(state, "suffer #3")
    assert state.seats[0].damage == (1, 1, 1)
    assert len(state.unrevealed(0)) == 2


def test_dreadful_command_can_be_suffered() -> None:
    state = table(mage("crypt", "~dreadful_command"), mage("treasury", "fusion", tokens=0))
    do(state, CAST, "target dreadful_command -> mage:1", "suffer #3")
    assert (of_rival(state), len(state.unrevealed(1))) == ((0,) * 3, 1)


def test_dreadful_command_hurts_whoever_has_nothing_to_discard() -> None:
    state = table(mage("crypt", "~dreadful_command"), mage("treasury", "tremor!", damage=(0,) * 8, tokens=0))
    do(state, CAST, "target dreadful_command -> mage:1")
    assert (at(state, "mage:1"), powers(state)) == (OUTSIDE, (4, 0, 0))


# --- Dark Force --------------------------------------------------------------------------------------


@covers("dark_force#0")
def test_dark_force_arms_an_own_evocation_and_activates_it() -> None:
    figures = [templar(0, "treasury"), templar(1, "crypt")]
    state = table(mage("crypt", "dark_force"), WAITING, evocations=figures)
    do(state, CAST)
    assert offered(state) == ["target dark_force -> templar:1", "target dark_force -> imaginary"]
    do(state, "target dark_force -> templar:1", "attack templar:1 -> mage:1")
    assert (of_rival(state), state.evocations["templar:1"].upgrade) == ((0,) * 3, "grave_blade")


@covers("dark_force#1")
def test_dark_force_strikes_once_at_a_neighbour_and_lasts() -> None:
    state = table(mage("crypt", "~dark_force"), mage("abyss", tokens=0), evocations=[templar(1, "treasury")])
    do(state, CAST)
    assert (asked(state), offered(state)) == ((0, "strike"), ["attack mage:0 -> mage:1", "done"])
    assert refused(state, "attack mage:0 -> templar:1") == "too_far"
    do(state, "attack mage:0 -> mage:1")
    assert (of_rival(state), asked(state)) == ((0,) * 3, (0, "turn"))
    do(state, "explore mage:0 -> abyss", "done", "fight mage:0 -> mage:1")
    assert of_rival(state) == (0,) * 6


def test_dark_force_need_not_strike_and_leaves_evocations_as_strong_as_they_are() -> None:
    state = table(mage("crypt", "~dark_force"), mage("abyss", tokens=0), evocations=[templar(0, "abyss")])
    do(state, CAST, "done", "command templar:1", "attack templar:1 -> mage:1")
    assert of_rival(state) == (0, 0)


# --- Deadly Bolt -------------------------------------------------------------------------------------


@covers("deadly_bolt#0", "deadly_bolt#1")
@pytest.mark.parametrize(
    ("name", "target", "n"), [("deadly_bolt", "mage:1", 2), ("~deadly_bolt", "templar:1", 3)]
)
def test_deadly_bolt_hits_one_figure(name: str, target: str, n: int) -> None:
    state = table(mage("crypt", name), WAITING, evocations=[templar(1, "crypt")])
    events = do(state, CAST, f"target deadly_bolt -> {target}")
    assert [(event.target, event.amount) for event in events if event.kind == "damaged"] == [(target, n)]


# --- Tremor ------------------------------------------------------------------------------------------


@covers("tremor#0")
def test_tremor_hurts_all_enemies_in_a_room_and_fills_it() -> None:
    figures = [templar(1, "abyss", damage=(0,)), templar(0, "abyss"), templar(1, "crypt")]
    state = table(mage("crypt", "tremor"), mage("abyss", tokens=0), evocations=figures)
    do(state, CAST, "target tremor -> abyss")
    assert [figure.damage for figure in state.evocations.values()] == [(0, 0), (), ()]
    assert (of_rival(state), cubes(state, "abyss"), cubes(state, "crypt")) == ((0,), (0, 0), ())


@covers("tremor#1")
def test_tremor_drives_enemies_out_each_into_a_room_of_choice() -> None:
    figures = [templar(1, "abyss"), templar(0, "abyss")]
    state = table(mage("crypt", "~tremor"), mage("abyss", tokens=0), evocations=figures)
    do(state, CAST, "target tremor -> abyss")
    assert (asked(state), sorted(offered(state))) == (
        (0, "drive"),
        [f"drive mage:1 -> {room}" for room in ("crypt", "occult_hall", "reading_room")],
    )
    do(state, "drive mage:1 -> crypt", "drive templar:1 -> reading_room")
    assert [at(state, figure) for figure in ("mage:1", "templar:1", "templar:2")] == [
        "crypt",
        "reading_room",
        "abyss",
    ]
    assert (of_rival(state), cubes(state, "abyss")) == ((0, 0), (0,))


def test_tremor_drives_out_of_the_middle_into_any_other_room() -> None:
    state = table(mage("crypt", "~tremor"), mage("occult_hall", tokens=0))
    do(state, CAST, "target tremor -> occult_hall")
    assert len(offered(state, "drive")) == 6


def test_tremor_does_not_drive_out_who_has_fallen() -> None:
    state = table(mage("crypt", "~tremor"), WAITING, evocations=[templar(1, "abyss", damage=(0, 0))])
    do(state, CAST, "target tremor -> abyss")
    assert (asked(state), state.evocations) == ((0, "turn"), {})


# --- Threat from the Shadows -------------------------------------------------------------------------


@covers("threat_from_the_shadows#0")
def test_threat_answers_every_damage_of_its_target() -> None:
    state = table(
        mage("crypt", "threat_from_the_shadows", tokens=0),
        mage("crypt", "deadly_bolt", tokens=1),
        evocations=[templar(1, "abyss")],
    )
    do(state, CAST, "target threat_from_the_shadows -> mage:1")
    do(state, "cast slot:1:0", "target deadly_bolt -> mage:0")
    assert (state.seats[0].damage, of_rival(state)) == ((1, 1), (0, 0))
    do(state, "fight mage:1 -> mage:0", "done")
    assert (state.seats[0].damage, of_rival(state)) == ((1,) * 4, (0,) * 4)


def test_threat_answers_an_attack_that_a_spell_grants() -> None:
    state = table(
        mage("crypt", "threat_from_the_shadows!", tokens=0), mage("abyss", "~dark_force", tokens=0), crown=1
    )
    do(state, "cast slot:1:0", "attack mage:1 -> mage:0")
    assert of_rival(state) == (0, 0)


def test_threat_does_not_answer_other_damage() -> None:
    """Neither that of the Black Rose, nor what hits the own evocations, nor what is ignored."""
    state = table(
        mage("crypt", "threat_from_the_shadows!", "violence"),
        mage("crypt", tokens=2),
        evocations=[templar(0, "crypt")],
    )
    do(state, "cast slot:0:1", "target violence -> imaginary", "end", "fight mage:1 -> templar:1", "done")
    assert (state.seats[0].damage, of_rival(state)) == ((ROSE,), ())
    state = table(
        mage("crypt", "threat_from_the_shadows!", "shadow_form!", tokens=0),
        mage("crypt", tokens=1),
        forgotten=["temple_keepers"],
    )
    events = do(state, "fight mage:1 -> mage:0")
    assert (state.seats[0].damage, of_rival(state)) == ((), ())
    said = " ".join(entry.text for entry in GAME.tell(events, load("en"), ["Anna", "Boris"]))
    assert "Anna ignores 2 damage, shielded" in said


@covers("threat_from_the_shadows#1")
def test_threat_summons_a_templar_for_a_black_cube() -> None:
    state = table(mage("crypt", "~threat_from_the_shadows"))
    do(state, CAST, "target threat_from_the_shadows -> abyss")
    assert (cubes(state, "crypt"), cubes(state, "abyss"), at(state, "templar:1")) == ((0,), (ROSE,), "abyss")
    assert (state.evocations["templar:1"].owner, asked(state)) == (0, (0, "turn"))


@pytest.mark.parametrize("obstacle", ["full", "restored"])
def test_threat_summons_nobody_where_no_black_cube_fits(obstacle: str) -> None:
    state = table(
        mage("crypt", "~threat_from_the_shadows"),
        cubes={"abyss": (1,) * 6} if obstacle == "full" else {},
        restored=["abyss"] * (obstacle == "restored"),
    )
    do(state, CAST, "target threat_from_the_shadows -> abyss")
    assert state.evocations == {}


# --- Unseen Strike -----------------------------------------------------------------------------------


@covers("unseen_strike#0")
def test_unseen_strike_gains_for_every_evocation_that_leaves() -> None:
    figures = [templar(1, "crypt", damage=(0,)), templar(0, "crypt")]
    state = table(mage("crypt", "unseen_strike", "~fusion"), evocations=figures)
    do(state, CAST, "fight mage:0 -> templar:1", "done")
    assert powers(state) == (1, 0, 0)
    do(state, "cast slot:0:1")
    assert (powers(state), state.evocations) == ((2, 0, 0), {})


def test_unseen_strike_gains_nothing_for_who_outlives() -> None:
    kept = templar(1, "crypt", damage=(0,), upgrade="oath_beyond_death")
    state = table(mage("crypt", "unseen_strike!"), evocations=[kept])
    do(state, "fight mage:0 -> templar:1")
    assert (powers(state), list(state.evocations)) == ((0, 0, 0), ["templar:1"])


@covers("unseen_strike#1")
def test_unseen_strike_replaces_one_in_every_room_entered_without_own_instability() -> None:
    heaps = {"abyss": (1, ROSE), "reading_room": (1, 0, 1), "treasury": (1,)}
    state = table(mage("crypt", "~unseen_strike"), cubes=heaps)
    do(state, CAST)
    assert offered(state, "explore") == [f"explore mage:0 -> {r}" for r in ("occult_hall", "armory", "abyss")]
    do(state, "explore mage:0 -> abyss", "replace cube:rose -> abyss", "move mage:0 -> reading_room", "done")
    assert (cubes(state, "abyss"), cubes(state, "reading_room")) == ((1, 0), (1, 0, 1))


@pytest.mark.parametrize("way", ["swap", "inertia", "driven"])
def test_unseen_strike_works_however_a_room_is_entered(way: str) -> None:
    """Section «Вход в комнату»."""
    mine = mage("abyss", "~unseen_strike!", "~vague_shift", "fusion", tokens=0)
    state = table(mine, mage("crypt", "~tremor", tokens=0), cubes={"crypt": (1,)}, crown=way == "driven")
    if way == "swap":
        do(state, "cast slot:0:1", "target vague_shift -> mage:1")
    elif way == "inertia":
        do(state, "inertia slot:0:2", "move mage:0 -> crypt")
    else:
        do(state, "cast slot:1:0", "target tremor -> abyss", "drive mage:0 -> crypt")
    assert (at(state, "mage:0"), cubes(state, "crypt")) == ("crypt", (0,))


# --- Appropriation -----------------------------------------------------------------------------------


@covers("appropriation#0")
def test_appropriation_takes_two_instability_over() -> None:
    state = table(mage("crypt", "appropriation"), cubes={"abyss": (1, 0, 1, 1)})
    do(state, CAST, "target appropriation -> abyss")
    assert (cubes(state, "abyss"), state.supply) == ((0, 0, 0, 1), [20, 22, 22])


def test_appropriation_finds_less_than_two() -> None:
    state = table(mage("crypt", "appropriation"), cubes={"abyss": (0, ROSE, 0)})
    do(state, CAST, "target appropriation -> abyss")
    assert (cubes(state, "abyss"), asked(state)) == ((0, 0, 0), (0, "turn"))


@covers("appropriation#1")
def test_appropriation_takes_three_damage_over_and_deals_two() -> None:
    state = table(mage("crypt", "~appropriation"), mage("abyss", damage=(ROSE,) * 4, tokens=0))
    do(state, CAST, "target appropriation -> mage:1")
    assert (of_rival(state), cubes(state, "crypt")) == ((0, 0, 0, ROSE, 0, 0), ())


# --- Give and Take -----------------------------------------------------------------------------------


@covers("give_and_take#0")
def test_give_and_take_places_two_for_a_black_cube() -> None:
    state = table(mage("crypt", "give_and_take"))
    do(state, CAST, "target give_and_take -> crypt")
    assert cubes(state, "crypt") == (0, ROSE, 0, 0)


def test_give_and_take_places_what_fits_and_nothing_where_she_cannot() -> None:
    state = table(mage("crypt", "give_and_take"), cubes={"abyss": (1,) * 4})
    do(state, CAST, "target give_and_take -> abyss")
    assert cubes(state, "abyss") == (1, 1, 1, 1, ROSE, 0)
    state = table(mage("crypt", "give_and_take"), cubes={"abyss": (1,) * 6})
    do(state, CAST, "target give_and_take -> abyss")
    assert cubes(state, "abyss") == (1,) * 6


@covers("give_and_take#1")
def test_give_and_take_heals_who_deals() -> None:
    state = table(mage("crypt", "~give_and_take", damage=(1, ROSE, 1)), mage("abyss", tokens=0))
    do(state, CAST, "target give_and_take -> mage:1", "heal cube:rose -> mage:0")
    assert (of_rival(state), state.seats[0].damage) == ((0, 0), (1,))


def test_give_and_take_asks_nothing_where_all_is_healed() -> None:
    state = table(mage("crypt", "~give_and_take", damage=(1, ROSE)), mage("abyss", tokens=0))
    do(state, CAST, "target give_and_take -> mage:1")
    assert (asked(state), state.seats[0].damage) == ((0, "turn"), ())


def test_give_and_take_heals_nobody_without_cubes() -> None:
    heaps = {"occult_hall": (0,) * 8, "reading_room": (0,) * 5, "summoning": (0,) * 6, "treasury": (0,) * 4}
    state = table(mage("crypt", "~give_and_take", damage=(1, 1)), mage("abyss", tokens=0), cubes=heaps)
    do(state, CAST, "target give_and_take -> mage:1")
    assert (state.supply[0], of_rival(state), state.seats[0].damage) == (0, (), (1, 1))


@pytest.mark.parametrize("target", ["imaginary", "mage:1"])
def test_give_and_take_heals_nobody_without_damage(target: str) -> None:
    state = table(
        mage("crypt", "~give_and_take", damage=(1, 1)),
        mage("abyss", "shadow_form!", tokens=0),
        forgotten=["temple_keepers"],
    )
    do(state, CAST, f"target give_and_take -> {target}")
    assert (of_rival(state), state.seats[0].damage) == ((), (1, 1))


# --- Fusion ------------------------------------------------------------------------------------------


@covers("fusion#0")
def test_fusion_summons_a_templar_with_an_upgrade_of_choice() -> None:
    state = table(mage("crypt", "fusion"), evocations=[templar(0, "crypt")])
    do(state, CAST, "target fusion -> abyss")
    kinds = ("bone_shield", "grave_blade", "oath_beyond_death")
    assert offered(state) == [f"upgrade {kind} -> templar:2" for kind in kinds]
    do(state, "upgrade grave_blade -> templar:2")
    assert (at(state, "templar:2"), state.evocations["templar:2"].upgrade) == ("abyss", "grave_blade")


def test_fusion_without_a_figure_left_upgrades_an_own_one() -> None:
    figures = [templar(0, "crypt", upgrade="bone_shield"), templar(1, "abyss"), templar(1, "abyss")]
    state = table(mage("crypt", "fusion"), evocations=figures)
    do(state, CAST, "target fusion -> abyss")
    assert {line.partition("-> ")[2] for line in offered(state)} == {"templar:1"}
    do(state, "upgrade grave_blade -> templar:1", "keep bone_shield -> templar:1")
    assert state.evocations["templar:1"].upgrade == "bone_shield"
    state = table(mage("crypt", "fusion"), evocations=[templar(1, "abyss")] * 3)
    do(state, CAST, "target fusion -> abyss")
    assert asked(state) == (0, "turn")


@covers("fusion#1")
def test_fusion_bursts_an_own_evocation() -> None:
    figures = [templar(0, "abyss"), templar(1, "abyss"), templar(1, "crypt")]
    state = table(mage("crypt", "~fusion"), mage("abyss", tokens=0), evocations=figures)
    do(state, CAST)
    assert (of_rival(state), cubes(state, "abyss"), list(state.evocations)) == (
        (0,) * 4,
        (0, 0),
        ["templar:3"],
    )


def test_fusion_without_an_own_evocation_does_nothing() -> None:
    state = table(mage("crypt", "~fusion"), mage("abyss", tokens=0), evocations=[templar(1, "abyss")])
    do(state, CAST)
    assert (of_rival(state), cubes(state, "abyss"), len(state.evocations)) == ((), (), 1)


# --- Vague Shift -------------------------------------------------------------------------------------


@covers("vague_shift#0")
@pytest.mark.parametrize(("moves", "end"), [(["move mage:0 -> treasury"], "treasury"), (["done"], "crypt")])
def test_vague_shift_places_where_it_ends(moves: list[str], end: str) -> None:
    state = table(mage("crypt", "vague_shift"))
    do(state, CAST, *moves)
    assert (at(state, "mage:0"), state.seats[0].tokens) == (end, 2)
    assert cubes(state, end) == ((0,) if end != "crypt" else (0, 0))


@covers("vague_shift#1")
def test_vague_shift_exchanges_rooms_with_an_enemy_and_hurts_it() -> None:
    state = table(mage("crypt", "~vague_shift"), WAITING)
    events = do(state, CAST, "target vague_shift -> mage:1")
    assert (at(state, "mage:0"), at(state, "mage:1"), of_rival(state)) == ("treasury", "crypt", (0, 0))
    assert [event.seat for event in events if event.kind == "moved"] == [0, 0], "the caster moves both"


def test_vague_shift_exchanges_rooms_with_an_own_evocation_unhurt() -> None:
    state = table(mage("crypt", "~vague_shift"), evocations=[templar(0, "treasury")])
    do(state, CAST, "target vague_shift -> templar:1")
    assert (at(state, "mage:0"), at(state, "templar:1")) == ("treasury", "crypt")
    assert state.evocations["templar:1"].damage == ()


def test_vague_shift_hurts_an_enemy_in_the_same_room_too() -> None:
    state = table(mage("crypt", "~vague_shift"), mage("crypt", tokens=0))
    do(state, CAST, "target vague_shift -> mage:1")
    assert (at(state, "mage:0"), at(state, "mage:1"), of_rival(state)) == ("crypt", "crypt", (0, 0))


# --- Minor Control -----------------------------------------------------------------------------------


@covers("minor_control#0")
def test_minor_control_trades_a_cube_of_its_target_for_an_activation() -> None:
    figures = [templar(1, "reading_room"), templar(0, "crypt"), templar(1, "treasury")]
    state = table(mage("crypt", "minor_control"), WAITING, evocations=figures)
    do(state, CAST, "target minor_control -> mage:1")
    near = ("occult_hall", "reading_room", "summoning", "treasury")
    assert (asked(state), sorted(offered(state))) == (
        (1, "place_in"),
        [f"room minor_control -> {room}" for room in near],
    )
    do(state, "room minor_control -> summoning")
    assert (cubes(state, "summoning"), picks(state)) == ((1,), ["templar:1", "templar:3"])
    do(state, "pick minor_control -> templar:3", "attack templar:3 -> mage:1", "done")
    assert (of_rival(state), asked(state)) == ((0, 0), (0, "turn"))


def test_minor_control_controls_nobody_where_nothing_can_be_placed() -> None:
    near = ("occult_hall", "reading_room", "summoning", "treasury")
    state = table(mage("crypt", "minor_control"), WAITING, evocations=[templar(1, "crypt")], restored=near)
    do(state, CAST, "target minor_control -> mage:1")
    assert asked(state) == (0, "turn")


@covers("minor_control#1")
def test_minor_control_pays_its_target_for_an_activation() -> None:
    state = table(mage("crypt", "~minor_control"), WAITING, evocations=[templar(1, "treasury")])
    do(state, CAST, "target minor_control -> mage:1", "attack templar:1 -> mage:1")
    assert (powers(state), of_rival(state)) == ((0, 1, 0), (0, 0))


def test_minor_control_pays_even_who_has_no_evocation() -> None:
    state = table(mage("crypt", "~minor_control"), WAITING, evocations=[templar(0, "crypt")])
    do(state, CAST, "target minor_control -> mage:1")
    assert (powers(state), asked(state)) == ((0, 1, 0), (0, "turn"))


# --- Violence ----------------------------------------------------------------------------------------


@covers("violence#0")
def test_violence_costs_its_caster_a_damage() -> None:
    state = table(mage("crypt", "violence"), mage("crypt", tokens=0), evocations=[templar(1, "abyss")])
    do(state, CAST)
    assert refused(state, "target violence -> templar:1") == "too_far"
    do(state, "target violence -> mage:1")
    assert (of_rival(state), state.seats[0].damage) == ((0,) * 4, (ROSE,))


@covers("violence#1")
@pytest.mark.parametrize("action", ["idle mage:1", "explore mage:1 -> occult_hall"])
def test_violence_hurts_after_every_physical_action(action: str) -> None:
    state = table(mage("crypt", "~violence", tokens=0), mage("treasury", "fusion"))
    do(state, CAST, "target violence -> mage:1", action)
    if asked(state)[1] == "act":
        do(state, "done")
    assert of_rival(state) == (0, 0)
    do(state, "idle mage:1")
    assert of_rival(state) == (0,) * 4


@pytest.mark.parametrize("action", ["cast slot:1:0", "inertia slot:1:0"])
def test_violence_does_not_hurt_after_other_actions(action: str) -> None:
    state = table(mage("crypt", "~violence!", tokens=0), mage("treasury", "~shadow_form"), forgotten=[])
    do(state, action)
    assert of_rival(state) == ()


# --- Undying Fate ------------------------------------------------------------------------------------


@covers("undying_fate#0")
def test_undying_fate_activates_two_different_undead_of_anybody() -> None:
    figures = [templar(1, "treasury"), templar(0, "treasury"), templar(1, "abyss")]
    state = table(mage("crypt", "undying_fate"), WAITING, evocations=figures)
    do(state, CAST)
    assert picks(state) == ["templar:1", "templar:2", "templar:3"]
    do(state, "pick undying_fate -> templar:1", "attack templar:1 -> mage:1", "done")
    assert picks(state) == ["templar:2", "templar:3"]
    do(state, "pick undying_fate -> templar:2", "attack templar:2 -> mage:1", "done")
    assert (of_rival(state), asked(state)) == ((0,) * 4, (0, "turn"))


@covers("undying_fate#1")
def test_undying_fate_hurts_and_strengthens_own_evocations() -> None:
    figures = [templar(0, "treasury"), templar(1, "treasury"), templar(0, "abyss", damage=(1, 1))]
    state = table(mage("crypt", "~undying_fate"), WAITING, evocations=figures)
    do(state, CAST)
    assert {name: figure.damage for name, figure in state.evocations.items()} == {
        "templar:1": (ROSE,),
        "templar:2": (),
    }
    do(state, "command templar:1", "attack templar:1 -> mage:1")
    assert of_rival(state) == (0,) * 3


def test_undying_fate_strengthens_those_summoned_later_but_no_mage_and_no_enemy() -> None:
    state = table(mage("crypt", "~undying_fate!"), mage("crypt", tokens=0), evocations=[templar(1, "crypt")])
    do(state, "activate mage:0 -> crypt", "done")
    assert [state.strength(figure) for figure in ("mage:0", "templar:1", "templar:2")] == [2, 2, 3]


# --- Magic Bond --------------------------------------------------------------------------------------


def bond(name: str, *seats: str) -> State:
    """Return a position in which Ulrich, in seat 1, holds his spell in the abyss."""
    return table(mage("crypt", *seats), mage("abyss", name, tokens=0))


@covers("magic_bond#0")
def test_magic_bond_answers_instability_with_one() -> None:
    state = bond("magic_bond!", "deadly_bolt")
    do(state, CAST)
    assert (asked(state), sorted(offered(state))) == (
        (1, "place_in"),
        [
            "decline",
            *(f"room magic_bond -> {room}" for room in ("abyss", "crypt", "occult_hall", "reading_room")),
        ],
    )
    do(state, "room magic_bond -> crypt")
    assert (cubes(state, "crypt"), asked(state)) == ((0, 1), (0, "target"))


def test_magic_bond_answers_once_for_each_instruction() -> None:
    state = bond("magic_bond!", "give_and_take")
    do(state, CAST, "decline", "target give_and_take -> crypt")
    assert (asked(state), cubes(state, "crypt")) == ((1, "place_in"), (0, ROSE, 0, 0))
    do(state, "decline")
    assert asked(state) == (0, "turn")


def test_magic_bond_answers_neither_the_black_rose_nor_its_caster_nor_replacing() -> None:
    state = table(
        mage("treasury", "appropriation", tokens=1),
        mage("abyss", "magic_bond!", "deadly_bolt", tokens=0),
        cubes={"reading_room": (ROSE,)},
        crown=1,
    )
    do(state, "cast slot:1:1")
    assert (asked(state), cubes(state, "abyss")) == ((0, "turn"), (1,))
    do(state, CAST, "target appropriation -> reading_room", "activate mage:0 -> treasury")
    assert (asked(state), cubes(state, "reading_room"), cubes(state, "treasury")) == (
        (0, "act"),
        (0,),
        (ROSE,),
    )


@covers("magic_bond#1")
def test_magic_bond_gains_for_every_summoning_effect() -> None:
    state = bond("~magic_bond!", "~threat_from_the_shadows")
    do(state, CAST, "target threat_from_the_shadows -> crypt")
    assert powers(state) == (0, 1, 0)


def test_magic_bond_gains_although_no_figure_was_left_and_once_for_an_effect() -> None:
    state = table(
        mage("crypt"), mage("abyss", "~magic_bond!", tokens=0), evocations=[templar(0, "abyss")] * 3
    )
    do(state, "activate mage:0 -> crypt")
    assert powers(state) == (0, 1, 0)
    state = table(mage("crypt"), mage("abyss", "~magic_bond!", tokens=0), restored=["crypt"])
    do(state, "activate mage:0 -> crypt", "done", "room crypt -> crypt")
    assert powers(state) == (0, 1, 0)


def test_magic_bond_loses_for_own_evocations_that_leave_but_not_below_nothing() -> None:
    figures = [templar(1, "crypt", damage=(0,)), templar(1, "crypt", damage=(0,)), templar(0, "crypt")]
    state = table(mage("crypt", "~fusion"), mage("abyss", "~magic_bond!", tokens=0), evocations=figures)
    state.earned[1] = {"defeat": 2}
    do(state, CAST)
    assert (len(state.evocations), powers(state)) == (0, (0, 0, 0))
    state = table(mage("crypt", "~fusion"), mage("abyss", "~magic_bond!", tokens=0), evocations=figures)
    state.earned[1] = {"defeat": 1}
    do(state, "fight mage:0 -> templar:1", "done", "fight mage:0 -> templar:2", "done")
    assert (len(state.evocations), powers(state)) == (1, (0, 0, 0))


# --- Temple Keepers ----------------------------------------------------------------------------------


@covers("temple_keepers#0")
def test_temple_keepers_take_three_over_and_place_five() -> None:
    state = table(mage("crypt", "temple_keepers"), cubes={"occult_hall": (1,) * 4}, forgotten=["shadow_form"])
    do(state, CAST, "target temple_keepers -> occult_hall")
    assert cubes(state, "occult_hall") == (0, 0, 0, 1, 0, 0, 0, 0)


@covers("temple_keepers#1")
def test_temple_keepers_gather_all_templars_anew() -> None:
    figures = [templar(1, "treasury", upgrade="bone_shield"), templar(0, "treasury", damage=(1,))]
    state = table(
        mage("crypt", "~temple_keepers"),
        mage("abyss", tokens=0),
        evocations=figures,
        forgotten=["shadow_form"],
    )
    do(state, CAST)
    for number in (1, 2, 3):
        assert asked(state) == (0, "summon_in")
        do(state, "room temple_keepers -> abyss", f"attack templar:{number} -> mage:1", "done")
    assert (of_rival(state), asked(state)) == ((0,) * 6, (0, "turn"))
    assert {(figure.owner, figure.damage, figure.upgrade) for figure in state.evocations.values()} == {
        (0, (), "")
    }


# --- Shadow Form -------------------------------------------------------------------------------------


@covers("shadow_form#0", "shadow_form#1")
@pytest.mark.parametrize(
    ("name", "power", "strength", "taken"), [("shadow_form", 1, 2, 1), ("~shadow_form", 0, 4, 2)]
)
def test_shadow_form_ignores_part_of_every_damage(name: str, power: int, strength: int, taken: int) -> None:
    state = table(
        mage("crypt", name, tokens=0),
        mage("crypt", "~deadly_bolt", "~dark_force!"),
        forgotten=["temple_keepers"],
    )
    do(state, CAST)
    assert (powers(state)[0], state.strength("mage:0")) == (power, strength)
    do(state, "cast slot:1:0", "target deadly_bolt -> mage:0")
    assert state.seats[0].damage == (1,) * taken
    do(state, "fight mage:1 -> mage:0")
    assert state.seats[0].damage == (1,) * 2 * taken


def test_shadow_form_protects_no_evocation_and_from_no_replacing() -> None:
    state = table(
        mage("crypt", "~appropriation"),
        mage("crypt", "shadow_form!", damage=(ROSE,) * 2, tokens=0),
        evocations=[templar(1, "crypt")],
        forgotten=["temple_keepers"],
    )
    do(state, CAST, "target appropriation -> mage:1", "fight mage:0 -> templar:1")
    assert (of_rival(state), state.evocations["templar:1"].damage) == ((0, 0), (0, 0))


def test_shadow_form_works_against_the_black_rose() -> None:
    state = table(mage("crypt", "shadow_form!", "violence"), forgotten=["temple_keepers"])
    do(state, "cast slot:0:1")
    assert state.seats[0].damage == ()
