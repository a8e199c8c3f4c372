"""What the rulebook leaves open, decided as the rules page says under «Rulings of this edition»."""

from __future__ import annotations

import pytest

from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.game import GAME
from tests.rules.black_rose_wars.scenario import (
    OUTSIDE,
    at,
    cast,
    cubes,
    evocation,
    idle,
    lodge,
    mage,
    place,
    powers,
)
from tests.rules.notation import asked, do, offered, refused


def test_whoever_has_a_token_is_asked_even_if_nothing_can_spring() -> None:
    """A trap for blue rooms looks like one for red rooms: both are asked about."""
    for trap, options in (("blade_barrage*", 2), ("false_door*", 1)):
        state = lodge(mage("pleasure"), idle("oracle", trap))
        do(state, "explore mage:0 -> summoner_room")
        assert asked(state) == (1, "spring")
        assert len(offered(state)) == options


def test_nobody_is_asked_for_what_no_trap_can_reach() -> None:
    """The only trap for leaving a room works in one's own room."""
    state = lodge(mage("pleasure"), idle("oracle", "~will_o_wisps*"))
    do(state, "explore mage:0 -> alchemical_laboratory")
    assert asked(state) == (1, "spring")
    assert offered(state) == ["decline"]


def test_a_condition_completes_its_quest_by_itself() -> None:
    state = lodge(mage("throne", quests=["first_strike"]), idle("throne"), top={"quests:1": ("shed_blood",)})
    do(state, "fight mage:0 -> mage:1")
    assert (state.seats[0].quests, powers(state)) == ((), (1, 0, 0))
    assert asked(state) == (0, "walk")
    do(state, "done")
    assert state.seats[0].done == ("first_strike",)


def test_a_quest_for_a_room_is_the_choice_of_whoever_activates_it() -> None:
    state = lodge(mage("summoner_room", quests=["shed_blood"]), idle("throne"))
    do(state, "activate mage:0 -> summoner_room")
    assert offered(state) == ["complete shed_blood", "decline"]
    declined = state.copy()
    do(declined, "decline")
    assert (declined.seats[0].quests, at(declined, "cerberus:1")) == (("shed_blood",), "summoner_room")
    do(state, "complete shed_blood")
    assert (state.seats[1].damage, at(state, "cerberus:1"), powers(state)) == ((0, 0, 0), "", (1, 0, 0))


def test_whoever_has_quests_is_asked_at_every_activation() -> None:
    """Whether one fits is nobody else's business."""
    state = lodge(mage("garden", quests=["shed_blood"]), idle())
    do(state, "activate mage:0 -> garden")
    assert offered(state) == ["decline"]


def test_a_sacrifice_is_one_of_two_actions_and_combines_with_any_other() -> None:
    state = lodge(mage("throne", "litany", "fireball"), idle())
    do(state, "inertia slot:0:1", "move mage:0 -> summoner_room")
    assert "activate mage:0 -> summoner_room" in offered(state)
    do(state, "cast slot:0:0")
    assert state.turn == 2


def test_a_trap_or_a_protection_that_has_not_sprung_may_be_sacrificed() -> None:
    state = lodge(mage("throne", "dark_armor*", tokens=1), idle())
    do(state, "inertia slot:0:0", "move mage:0 -> arena")
    assert (at(state, "mage:0"), state.seats[0].slots[0]) == ("arena", None)


def test_nobody_forbidden_to_walk_sacrifices_a_spell() -> None:
    state = lodge(mage("black_rose_hall", "ice_blast"), mage("throne", "fireball"))
    cast(state, "slot:0:0")
    do(state, "end")
    assert asked(state) == (1, "turn")
    assert {line.split()[0] for line in offered(state)} == {"activate", "idle", "cast"}


def test_bans_end_in_the_cell() -> None:
    state = lodge(
        mage("black_rose_hall", "ice_blast", tokens=1), mage("throne", "litany", damage=(ROSE,) * 10)
    )
    cast(state, "slot:0:0")
    assert at(state, "mage:1") == OUTSIDE
    do(state, "end")
    assert "explore" in {line.split()[0] for line in offered(state)}


def test_traps_that_did_not_spring_return_to_hand_and_protections_to_the_memories() -> None:
    state = lodge(
        mage("throne", "dark_armor*", "blade_barrage*", tokens=0, grimoire=["litany"] * 3),
        mage("oracle", quests=["shed_blood"], tokens=0),
        after="evocations",
    )
    assert (state.round, state.seats[0].memories, state.seats[0].hand) == (
        2,
        ["dark_armor"],
        ["blade_barrage"],
    )


def test_the_hall_is_closed_in_the_first_moon_and_stands() -> None:
    for moon in (1, 2):
        state = lodge(mage("black_rose_hall", hand=["vortex"] * 3 + ["fireball"]), idle(), moon=moon)
        assert ("activate mage:0 -> black_rose_hall" in offered(state)) == (moon == 2)
    state = lodge(
        mage(quests=["shed_blood"], tokens=0), idle(), cubes={"black_rose_hall": (0,) * 9}, after="evocations"
    )
    assert cubes(state, "black_rose_hall") == (0,) * 9


def test_four_spells_open_the_forgotten_ones() -> None:
    state = lodge(
        mage("black_rose_hall", hand=["vortex"] * 3 + ["fireball"] * 2),
        idle(),
        moon=2,
        forgotten=["black_sun", "stopped_time", "host_of_dust"],
    )
    do(state, "activate mage:0 -> black_rose_hall", "do black_rose_hall")
    do(state, *["discard vortex"] * 3, "discard fireball")
    do(state, "retain stopped_time", "put host_of_dust #1", "put black_sun #1")
    assert sorted(state.seats[0].hand) == ["fireball", "stopped_time"]
    assert state.forgotten[:2] == ["black_sun", "host_of_dust"]


def test_an_empty_school_is_made_anew_from_its_used_pile() -> None:
    state = lodge(mage("wars_reading_room"), idle())
    cards = state.decks["illusion"]
    state.write(decks=state.decks | {"illusion": (), "illusion:used": cards})
    do(state, "activate mage:0 -> wars_reading_room", "draw illusion")
    assert (len(state.decks["illusion"]), state.decks["illusion:used"]) == (35, ())


def test_a_quest_of_destroyed_rooms_goes_under_its_deck() -> None:
    state = lodge(
        mage("pleasure"),
        idle(),
        destroyed={"forge": 1},
        top={"quests:1": ("cold_iron", "shed_blood")},
    )
    do(state, "activate mage:0 -> pleasure")
    assert (state.seats[0].quests, state.decks["quests:1"][0]) == (("shed_blood",), "cold_iron")
    assert state.power(ROSE) == 0


def test_a_tie_with_the_rose_is_won_by_the_mage() -> None:
    state = lodge(idle(), idle(), power=(29, 10, 30), crown=0, moon=3, after="evocations")
    assert (powers(state), state.winners) == ((30, 10, 30), [0])


def test_no_trophy_is_left_after_ten() -> None:
    state = lodge(mage("throne"), idle("throne", damage=(0,) * 9))
    state.seats[1].put(lost=10)
    do(state, "fight mage:0 -> mage:1")
    assert (powers(state), state.trophies) == ((5, 0, 0), [0, 0, 0])


def test_a_room_activated_from_elsewhere_works_where_it_is() -> None:
    state = lodge(
        mage("black_rose_hall", "by_anothers_hand"), idle("alchemical_laboratory"), idle("black_rose_hall")
    )
    do(state, "cast slot:0:0", "target by_anothers_hand -> alchemical_laboratory", "icon by_anothers_hand")
    assert [me.damage for me in state.seats] == [(), (0,), ()]


def test_what_events_do_reaches_cells() -> None:
    state = lodge(
        mage(OUTSIDE, quests=["shed_blood"], tokens=0),
        idle("throne"),
        after="cleanup",
        top={"events:1": ("black_dew",)},
    )
    do(state, "done")
    assert state.seats[0].damage == (ROSE,)


def test_an_event_pushes_on_what_lies_in_its_slot() -> None:
    """All move on first; the new one then pushes slot 1 to 2, 2 to 3, and 3 out."""
    state = lodge(
        mage(OUTSIDE, quests=["shed_blood"], tokens=0),
        idle("throne"),
        after="cleanup",
        omens=("votive_lamps", "hungry_wall", "spreading_cracks"),
        top={"events:1": ("open_book",)},
    )
    do(state, "done")
    assert state.omens == ("", "open_book", "votive_lamps")
    assert state.power(ROSE) == 4


@pytest.mark.parametrize("kind", ["holy_altar", "shifting_altar"])
def test_altars_neither_walk_nor_attack(kind: str) -> None:
    state = lodge(
        mage("oracle", tokens=0, quests=["shed_blood"]),
        idle("throne"),
        evocations=[evocation(kind, 0, "throne")],
        after="actions",
    )
    do(state, f"command {kind}:1")
    assert (at(state, f"{kind}:1"), state.seats[1].damage) == ("throne", ())


def test_the_form_takes_damage_first_and_the_rest_goes_on() -> None:
    form = mage("throne", tokens=0, form="abomination")
    state = lodge(mage("throne", "dagger_in_the_sleeve"), form, mages=(3, 0))
    state.crown = 1
    state.seats[1].put(form_damage=(0,))
    state.supply[0] -= 1
    do(state, "cast slot:0:0", "icon dagger_in_the_sleeve")
    assert (state.seats[1].form, state.seats[1].damage) == ("", (0,))
    assert state.supply[0] == 24


def test_a_mage_with_tokens_out_of_moves_stays_where_a_trap_put_it() -> None:
    """A false door takes the mover elsewhere and its walk is over."""
    state = lodge(mage("cemetery"), idle("oracle", "false_door*"))
    do(state, "explore mage:0 -> mirrors", "spring slot:1:0")
    assert asked(state) == (1, "choose_room")
    do(state, "room false_door -> oracle")
    assert (at(state, "mage:0"), state.seats[0].damage) == ("oracle", (1,) * 4)
    assert offered(state, "move") == []
    assert place("oracle") == state.seats[0].place


def test_a_spell_without_a_target_is_used_without_effect() -> None:
    state = lodge(mage("throne", "~disfiguring_mutation", "meteor_shower"), idle("oracle"))
    do(state, "cast slot:0:0", "icon disfiguring_mutation")
    spell = state.seats[0].slots[0]
    assert spell is not None
    assert (spell.revealed, state.effects, state.supply) == (True, (), [25, 26, 26])


def test_a_spell_with_one_target_takes_it() -> None:
    state = lodge(mage("throne", "~disfiguring_mutation"), idle("arena"))
    do(state, "cast slot:0:0", "icon disfiguring_mutation")
    assert (state.seats[1].damage, state.speed("mage:1"), state.strength("mage:1")) == ((0, 0), 1, 1)


def test_a_trap_that_returns_counts_for_the_hand_at_once() -> None:
    hand = ["vortex"] * 3 + ["fireball"] * 3 + ["litany"] * 3
    state = lodge(mage("throne", "blade_barrage*", hand=hand, tokens=0), idle(), after="evocations")
    assert (asked(state), len(offered(state))) == ((0, "hand_limit"), 4)


def test_nothing_is_drawn_where_nothing_is_left() -> None:
    state = lodge(mage("wars_reading_room"), idle())
    state.write(decks=state.decks | {"illusion": ()})
    do(state, "activate mage:0 -> wars_reading_room")
    assert "draw illusion" not in offered(state)


def test_the_hall_may_fall_from_the_second_moon_on() -> None:
    state = lodge(
        mage(quests=["shed_blood"], tokens=0),
        idle(),
        cubes={"black_rose_hall": (0,) * 5 + (1,) * 4},
        moon=2,
        after="evocations",
    )
    assert state.tokens == {"black_rose_hall": 0}


def test_the_rose_plays_no_part_in_extra_rounds() -> None:
    state = lodge(
        mage(tokens=0, grimoire=["litany"] * 2),
        mage(tokens=0, grimoire=["fireball"] * 2),
        power=(30, 29, 0),
        crown=1,
        moon=3,
        after="evocations",
        switches=["extra_rounds"],
    )
    state.earned[ROSE]["defeat"] = 50
    state.earned[0]["defeat"] += 1
    while state.decision is not None:
        do(state, offered(state)[-1])
    assert (state.winners, state.round) == ([0], 2)


def test_a_spell_from_hand_may_always_be_declined() -> None:
    state = lodge(mage("throne", "frenzy", "fireball", hand=["litany"]), idle())
    do(state, "cast slot:0:0")
    assert (asked(state), offered(state)) == ((0, "cast_from_hand"), ["decline"])


def test_a_spell_from_hand_takes_the_place_of_one_on_the_board() -> None:
    state = lodge(mage("throne", "frenzy", "fireball", hand=["meteor_shower"]), idle("arena"))
    do(state, "cast slot:0:0", "cast_from_hand meteor_shower -> slot:0:1")
    assert (state.seats[1].damage, state.seats[0].memories) == ((0,) * 4, ["fireball"])


def test_a_search_of_the_grimoire_may_find_nothing() -> None:
    state = lodge(mage("throne", "archive_of_memory", grimoire=["litany", "vortex"]), idle())
    do(state, "cast slot:0:0")
    assert offered(state) == ["take litany", "take vortex", "done"]


def test_what_mages_do_does_not_reach_cells() -> None:
    state = lodge(mage("throne", "~black_sun", quests=["bloodied_throne"]), idle(), idle("oracle"), moon=3)
    cast(state, "slot:0:0")
    assert [me.damage for me in state.seats] == [(), (), (0, 0, 0, 0)]


@pytest.mark.parametrize(("foe", "hit"), [("throne", True), ("sacrificial_altar", False)])
def test_a_target_that_fell_keeps_its_last_room(foe: str, hit: bool) -> None:
    """Lightning that felled its target in the arena goes on to who stood next to it."""
    near = [evocation("landsknecht", 2, foe)]
    state = lodge(
        mage("black_rose_hall", "chain_lightning"), idle("arena", damage=(2,) * 9), idle(), evocations=near
    )
    cast(state, "slot:0:0", *(["target chain_lightning -> mage:1"] if foe == "throne" else []))
    assert at(state, "mage:1") == OUTSIDE
    assert ("landsknecht:1" not in state.evocations) == hit


def test_what_an_event_says_of_all_figures_binds_those_that_come_later() -> None:
    state = lodge(mage("throne", "call_darkness"), idle("oracle"), omens=("", "mad_dash", ""), moon=3)
    do(state, "cast slot:0:0", "target call_darkness -> throne")
    assert state.speed("landsknecht:1") == state.book.evocations["landsknecht"].speed + 1


@pytest.mark.parametrize("omen", ["dead_air", ""])
def test_nobody_is_healed_in_dead_air(omen: str) -> None:
    state = lodge(mage("sanctuary", damage=(1,) * 4), idle("oracle"), omens=(omen, "", ""))
    do(state, "activate mage:0 -> sanctuary")
    while asked(state)[1] == "heal":
        do(state, offered(state)[0])
    assert len(state.seats[0].damage) == (4 if omen else 0)


def test_the_lodge_may_be_arranged_with_the_throne_next_to_the_hall() -> None:
    options = {choice.name: choice.default for choice in GAME.choices} | {"lodge": "arranged"}
    state = GAME.new(2, 5, options)
    assert isinstance(state, State)
    assert asked(state) == (state.crown, "arrange")
    throne, outer = state.place("throne"), state.rooms[7].id
    inner = state.rooms[2 if throne == 1 else 1].id
    assert refused(state, f"exchange_rooms throne -> {outer}") == "throne_near_hall"
    assert refused(state, f"exchange_rooms black_rose_hall -> {outer}") == "hall_stays"
    line = next(line for line in offered(state) if "throne" in line and inner in line)
    do(state, line)
    assert (state.rooms[throne].id, state.rooms[0].id) == (inner, "black_rose_hall")
    do(state, "done")
    assert asked(state)[1] == "mage"


def test_any_layout_can_be_reached() -> None:
    """Seventeen exchanges are the most, then the mages are chosen."""
    options = {choice.name: choice.default for choice in GAME.choices} | {"lodge": "arranged"}
    state = GAME.new(2, 5, options)
    for _ in range(17):
        do(state, offered(state)[0])
    assert asked(state)[1] == "mage"


def test_a_personal_spell_never_comes_into_another_hand() -> None:
    """Stolen from hand it goes to its owner's memories, and nothing is taken instead."""
    card = WARS.mages["nero"].spell
    state = lodge(mage("throne", hand=[card]), idle("oracle", "poisoned_chalice*"), mages=(3, 0))
    do(state, "explore mage:0 -> sanctuary", "spring slot:1:0 #1")
    assert (state.seats[0].hand, state.seats[0].memories, state.seats[1].hand) == ([], [card], [])


def test_a_personal_spell_removed_in_the_study_is_put_aside() -> None:
    card = WARS.mages["tessa"].spell
    state = lodge(mage("throne", hand=[card]), idle(), after="black_rose")
    aside = state.seats[0].aside
    while asked(state) != (0, "banish"):
        do(state, offered(state)[0])
    do(state, f"banish {card}")
    assert (state.seats[0].aside, card in state.seats[0].hand) == (aside + 1, False)


def test_a_mage_sent_to_its_cell_without_a_defeat_goes_on() -> None:
    """Its physical action still has its walk, which leads out of the cell."""
    state = lodge(mage("throne", damage=(1,)), idle("arena", "~gates_of_the_cells*"), moon=2)
    do(state, "activate mage:0 -> throne", "spring slot:1:0 #1", "icon gates_of_the_cells")
    assert (at(state, "mage:0"), state.seats[0].damage, powers(state)) == (OUTSIDE, (1,), (0, 2, 0))
    assert offered(state, "move")


def test_the_room_under_way_counts_for_a_quest() -> None:
    state = lodge(mage("garden", quests=["circle_closes"]), idle(), moon=3)
    do(state, "activate mage:0 -> garden")
    assert offered(state) == ["decline"]


def test_cards_of_the_library_are_looked_at_when_all_are_taken() -> None:
    top = {"destruction": ("fireball",), "illusion": ("pierrots_tears",)}
    state = lodge(mage("throne"), idle("arena"), top=top, after="black_rose")
    for school in ("destruction", "illusion", "illusion"):
        events = do(state, f"draw {school}")
        assert (state.seats[0].drawn, [e for e in events if e.kind == "drew"]) == ((), [])
    events = do(state, "draw necromancy")
    assert state.seats[0].drawn[:2] == ("fireball", "pierrots_tears")
    assert [event.source for event in events if event.kind == "drew"][:2] == ["destruction", "illusion"]
    assert asked(state) == (0, "keep")


def test_a_deck_gives_no_more_cards_than_it_has() -> None:
    state = lodge(mage("throne"), idle("arena"), after="black_rose")
    state.write(decks=state.decks | {"illusion": state.decks["illusion"][:1]})
    do(state, "draw illusion")
    assert "draw illusion" not in offered(state)
    assert refused(state, "draw illusion") == "deck_is_empty"


def test_cubes_set_free_by_a_defeat_are_too_late_for_others_in_the_same_damage() -> None:
    """Damage to several is laid at once; what comes after it can use them."""
    hurt = [2] * (WARS.mages["tessa"].health - 1)
    state = lodge(mage("arena", damage=hurt), mage("arena"), mage("throne", "fireball"), crown=2)
    state.supply[2] = 1
    do(state, "cast slot:2:0", "target fireball -> arena", "icon fireball #1", "share cube:2 -> mage:0")
    assert (state.seats[0].damage, state.seats[1].damage) == ((), ())
    assert state.supply[2] == len(hurt) + 1 - cubes(state, "throne").count(2)


def test_a_lower_bound_holds_for_the_event_that_names_it() -> None:
    """Clinging Fog takes a step but leaves one; what another effect takes may be the last."""
    fog = lodge(mage("throne"), idle("arena"), omens=("", "", "clinging_fog"), after="planning")
    assert fog.speed("mage:0") == max(1, WARS.mages["tessa"].speed - 1)


def test_who_has_only_tokens_left_gets_no_turn_to_sacrifice_them() -> None:
    state = lodge(mage("throne", "blade_barrage*", tokens=0), mage("arena"))
    assert asked(state) == (1, "turn")


def test_an_attack_without_cubes_deals_nothing() -> None:
    state = lodge(mage("arena"), mage("arena"))
    state.supply[0] = 0
    do(state, "fight mage:0 -> mage:1")
    assert state.seats[1].damage == ()


def test_nobody_has_to_aim_at_an_own_evocation() -> None:
    own = [evocation("landsknecht", 0, "oracle")]
    state = lodge(mage("throne", "disevocation"), idle("arena"), evocations=own)
    do(state, "cast slot:0:0")
    assert offered(state) == ["target disevocation -> landsknecht:1", "target disevocation -> imaginary"]
    do(state, "target disevocation -> imaginary", "icon disevocation")
    assert (list(state.evocations), powers(state)[0]) == (["landsknecht:1"], 1)
    state = lodge(
        mage("throne", "disevocation"),
        idle("arena"),
        evocations=[*own, evocation("landsknecht", 1, "oracle")],
    )
    do(state, "cast slot:0:0")
    assert "target disevocation -> imaginary" not in offered(state)


def test_only_one_personal_spell_returns_with_a_moon() -> None:
    state = lodge(mage("throne", "disevocation"), idle("arena"), power=(5, 0, 0))
    aside = state.seats[0].aside
    do(state, *["cast slot:0:0"])
    while asked(state)[1] not in ("turn", "act") and state.moon == 1:
        do(state, offered(state)[0])
    assert (state.moon, state.seats[0].aside) == (2, aside - 1)


def test_a_mage_slowed_to_nothing_in_its_cell_does_not_act() -> None:
    """Its token leads nowhere, and without a spell to sacrifice the round goes on without it."""
    state = lodge(
        mage("throne", "~disfiguring_mutation", "~disfiguring_mutation", tokens=1),
        mage("throne", damage=(ROSE,) * 5),
    )
    do(state, "cast slot:0:0", "icon disfiguring_mutation", "cast slot:0:1", "icon disfiguring_mutation")
    do(state, "idle mage:1", "end", "fight mage:0 -> mage:1", "done")
    assert (at(state, "mage:1"), state.round) == (OUTSIDE, 2)
