"""What the rulebook leaves open, decided as the rules page says under «Rulings of this edition».

Rulings about quests, rooms and events are tested beside them.
"""

from __future__ import annotations

import pytest

from rules.black_rose.resolve import Resolve
from rules.black_rose.targets import ROSE, Figures, figures
from rules.black_rose_duel.cards import DUEL, GRIMOIRES
from tests.rules.black_rose.scenario import at, cubes, mage, place, powers, table, templar
from tests.rules.notation import asked, do, offered, refused


def test_what_a_lasting_effect_does_wakes_no_other() -> None:
    """Both mages threaten each other: the first blow is answered, the answer is not."""
    threat = "threat_from_the_shadows!"
    state = table(mage("crypt", threat), mage("crypt", threat, tokens=0))
    do(state, "fight mage:0 -> mage:1")
    assert [seat.damage for seat in state.seats] == [(1, 1), (0, 0)]


def test_what_a_lasting_effect_does_can_be_ignored() -> None:
    state = table(
        mage("crypt", "shadow_form!"),
        mage("crypt", "threat_from_the_shadows!", tokens=0),
        forgotten=["temple_keepers"],
    )
    do(state, "fight mage:0 -> mage:1")
    assert [seat.damage for seat in state.seats] == [(), (0, 0)]


@pytest.mark.parametrize(("seat", "exits"), [(0, ["summoning", "treasury"]), (1, ["crypt", "abyss"])])
def test_a_cell_opens_into_two_rooms(seat: int, exits: list[str]) -> None:
    state = table(mage("cell", "tremor", tokens=0), mage("cell", "fusion", tokens=0), crown=seat)
    do(state, f"inertia slot:{seat}:0")
    assert (asked(state), offered(state)) == (
        (seat, "leave_cell"),
        [f"move mage:{seat} -> {room}" for room in exits],
    )


@pytest.mark.parametrize("ref", ["you", "target", "each_mage", "each_figure"])
@pytest.mark.parametrize(
    ("source", "reached"), [("violence", False), ("summoning", False), ("collapse", True), ("insight", True)]
)
def test_only_events_and_quests_reach_a_mage_in_its_cell(ref: Figures, source: str, reached: bool) -> None:
    """Page 19, «Кельи»: whatever the verb, and whoever applies it."""
    state = table(mage("cell"), mage("cell"))
    found = figures(state, Resolve(0, source, target="mage:1"), ref)
    meant = {"you": ["mage:0"], "target": ["mage:1"]}.get(ref, ["mage:0", "mage:1"])
    assert found == (meant if reached else [])


def test_a_mage_that_fell_in_mid_spell_is_not_moved_out_of_its_cell_by_it() -> None:
    """Page 19, «Кельи»: the symbol of the spell fills the crypt, the quest for that defeats its caster."""
    state = table(
        mage("crypt", "", "vague_shift", damage=(1,) * 10), cubes={"crypt": (1,) * 5}, quests=["insight"]
    )
    do(state, "cast slot:0:1", "claim insight")
    assert (at(state, "mage:0"), asked(state)) == ("cell", (0, "turn"))


@pytest.mark.parametrize("victim", ["mage:1", "templar:1"])
def test_damage_beyond_the_health_is_not_placed(victim: str) -> None:
    state = table(
        mage("crypt", "", "violence"),
        mage("crypt", damage=(ROSE,) * 10, tokens=0),
        evocations=[templar(1, "crypt", damage=(ROSE, ROSE))],
    )
    events = do(state, "cast slot:0:1", f"target violence -> {victim}")
    assert [event.amount for event in events if event.kind == "damaged" and event.seat == 0] == [1]


@pytest.mark.parametrize("crown", [0, 1])
def test_when_both_fall_the_crown_falls_first(crown: int) -> None:
    state = table(
        mage("crypt", damage=(1,) * 9),
        mage("abyss", damage=(0,) * 9),
        crown=crown,
        round_=0,
        after="",
    )
    fallen = [event.what for event in state.events if event.kind == "defeated"]
    assert fallen == [f"mage:{crown}", f"mage:{1 - crown}"]
    assert [at(state, f"mage:{seat}") for seat in (0, 1)] == ["cell", "cell"]
    # Each gains for the other, and the Black Rose for both, once.
    assert (powers(state), state.trophies) == ((3, 3, 1 + 1 + 1), [0, 0, 2])


def test_a_track_on_which_nobody_moved_is_a_tie() -> None:
    state = table(round_=4, after="evocations")
    assert [earned["trophies"] for earned in state.earned] == [2, 2, 2]
    assert [earned["room_track"] for earned in state.earned] == [2, 2, 2]
    # So everything is level, and the Black Rose wins.
    assert (powers(state), state.winners, state.over) == ((4, 4, 4), [], True)


def test_a_restored_room_is_used_up_even_if_it_did_nothing() -> None:
    state = table(mage("treasury"), restored=["treasury"])
    do(state, "activate mage:0 -> treasury")
    assert state.rooms[place("treasury")].used


def test_nothing_can_be_replaced_in_a_restored_room() -> None:
    state = table(mage("abyss", "", "appropriation"), restored=["crypt"])
    do(state, "cast slot:0:1", "target appropriation -> crypt")
    assert (cubes(state, "crypt"), state.supply[0]) == ((), 23)


def test_an_upgrade_returns_to_the_deck_with_its_evocation() -> None:
    fallen = templar(1, "crypt", damage=(0,), upgrade="bone_shield")
    state = table(mage("crypt"), evocations=[fallen])
    assert state.upgrades.count("bone_shield") == 1
    do(state, "fight mage:0 -> templar:1")
    assert (state.evocations, state.upgrades.count("bone_shield")) == ({}, 2)


def test_an_upgrade_is_not_assigned_twice_to_the_same_evocation() -> None:
    state = table(mage("crypt", "", "dark_force"), evocations=[templar(0, "crypt", upgrade="grave_blade")])
    do(state, "cast slot:0:1", "target dark_force -> templar:1")
    assert (state.evocations["templar:1"].upgrade, state.upgrades.count("grave_blade")) == ("grave_blade", 1)
    assert asked(state) == (0, "act")


@pytest.mark.parametrize("colour", [0, 1])
def test_the_skill_of_a_puppet_costs_its_controller(colour: int) -> None:
    state = table(
        mage("abyss"),
        mage("crypt", tokens=0),
        evocations=[templar(1, "crypt", damage=(0,))],
        cubes={"crypt": (colour,)},
        restored=["abyss"],
    )
    do(state, "activate mage:0 -> abyss", "target abyss -> templar:1")
    if colour == 1:
        assert asked(state) == (0, "act")
        return
    assert (asked(state), offered(state)) == ((0, "skill"), ["remove cube:0 -> crypt", "decline"])
    do(state, "remove cube:0 -> crypt", "attack templar:1 -> mage:1")
    # Strength 2, 2 more in the abyss, 1 more for the skill.
    assert (cubes(state, "crypt"), state.seats[1].damage) == ((), (0,) * 5)
    assert state.evocations["templar:1"].damage == ()


def test_forgotten_spells_leave_the_game_only_when_revealed() -> None:
    """Page 15, step 1 of the clean-up."""
    state = table(
        mage("crypt", "shadow_form!", "temple_keepers", grimoire=["tremor"] * 2),
        forgotten=[],
        after="evocations",
        events="b",
    )
    assert state.removed == ["shadow_form"]
    assert "temple_keepers" in state.seats[0].memories


def test_empty_memories_are_not_reshuffled() -> None:
    state = table(mage("reading_room"), restored=["reading_room"])
    state.seats[0].memories.clear()
    events = do(state, "activate mage:0 -> reading_room")
    assert [event.kind for event in events if event.kind in ("reshuffled", "drew")] == []


def test_nothing_is_drawn_from_an_empty_library() -> None:
    school = [card for cards in GRIMOIRES.values() for card in cards for _ in range(DUEL.spells[card].copies)]
    state = table(mage("reading_room", memories=school))
    do(state, "activate mage:0 -> reading_room")
    assert (state.seats[0].hand, state.library) == ([], [])


@pytest.mark.parametrize(("held", "asks"), [(7, False), (8, True)])
def test_the_hand_limit_holds_at_every_draw(held: int, asks: bool) -> None:
    state = table(
        mage("reading_room", hand=["tremor", "fusion", "violence"] * 2 + ["deadly_bolt"] * (held - 6))
    )
    do(state, "activate mage:0 -> reading_room")
    assert (asked(state) == (0, "hand_limit")) is asks
    if asks:
        do(state, "discard tremor")
        assert state.seats[0].memories.count("tremor") == 1
    assert len(state.seats[0].hand) == 8


def test_spells_are_laid_in_the_order_of_the_slots() -> None:
    state = table(mage("crypt"), round_=0, after="")
    card = state.seats[0].hand[0]
    assert refused(state, f"lay {card} -> slot:0:2 #0") == "slots_in_order"
    do(state, f"lay {card} -> slot:0:1 #1")
    assert {option.split()[3] for option in offered(state, "lay")} == {"slot:0:0", "slot:0:2"}


def test_a_physical_action_may_be_spent_on_nothing() -> None:
    """Page 13: a mage may leave out all the effects of a physical action."""
    state = table(mage("crypt"))
    do(state, "idle mage:0")
    assert (state.seats[0].tokens, at(state, "mage:0"), offered(state)[-1]) == (1, "crypt", "end")


def test_without_a_figure_in_range_the_target_is_imaginary() -> None:
    """Page 20: the rest of the effect still happens."""
    state = table(mage("crypt", "", "violence"), mage("abyss", tokens=0))
    do(state, "cast slot:0:1")
    assert ([seat.damage for seat in state.seats], cubes(state, "crypt")) == ([(ROSE,), ()], (0,))
