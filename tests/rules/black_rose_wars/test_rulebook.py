"""The rulebook's own examples, by section."""

from __future__ import annotations

from rules.black_rose.board import NINETEEN
from rules.black_rose.score import spoils_by_place, standing
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
    targets,
)
from tests.rules.notation import asked, do, offered, refused


def test_rooms_of_the_scenarios_lie_as_they_say() -> None:
    board = NINETEEN[0, 1]
    for inner, outer in (
        ("throne", "summoner_room"),
        ("arena", "alchemical_laboratory"),
        ("garden", "treasure"),
    ):
        assert place(outer) in board.near[place(inner)]
        assert place(outer) in board.in_range(0, place("black_rose_hall"), 2)


# --- Подготовка ----------------------------------------------------------------------------------------


def test_a_grimoire_is_one_of_the_two_of_a_school_that_nobody_has() -> None:
    state: State = GAME.new(3, 1, {"mages": "random"})
    taken: list[str] = []
    for _ in range(3):
        assert offered(state) == [f"school {school}" for school in WARS.schools if school not in taken]
        taken.append(offered(state)[-1].removeprefix("school "))
        do(state, f"school {taken[-1]}")
        own = [name for name, cards in WARS.grimoires.items() if WARS.spells[cards[0]].school == taken[-1]]
        assert offered(state) == [f"grimoire {name}" for name in own]
        do(state, f"grimoire {own[0]}")
    assert asked(state)[1] == "deck"


# --- Очки силы и фазы луны -----------------------------------------------------------------------------


def test_a_new_moon_begins_after_the_action() -> None:
    """Tessa's «Развоплощение» gives her the sixth point; the quest she then draws is one of moon II."""
    state = lodge(
        mage("summoner_room", "disevocation"),
        idle("oracle"),
        evocations=[evocation("landsknecht", 1, "oracle")],
        power=(5, 0, 0),
        top={"quests:2": ("executioner",)},
    )
    cast(state, "slot:0:0")
    assert (state.moon, state.evocations, powers(state)) == (2, {}, (6, 0, 0))
    assert state.seats[0].hand == ["wrath_of_nature"]
    do(state, "explore mage:0 -> pleasure", "activate mage:0 -> pleasure")
    assert state.seats[0].quests == ("executioner",)


def test_a_moon_never_goes_back() -> None:
    state = lodge(
        mage("throne", "dagger_in_the_sleeve"), mage("throne", "~fading_hope"), power=(6, 0, 0), moon=2
    )
    do(state, "idle mage:0", "end", "cast slot:1:0")
    assert (powers(state), state.moon) == ((4, 0, 0), 2)


def test_two_moons_may_begin_at_once() -> None:
    """From 5 to 18: both changes, and both personal spells (a ruling)."""
    state = lodge(mage("throne", "~pact_with_the_rose"), idle(), power=(17, 0, 3))
    do(state, "cast slot:0:0")
    assert (state.moon, state.seats[0].hand.count("wrath_of_nature")) == (3, 2)


# --- Этап изучения -------------------------------------------------------------------------------------


def test_the_hand_is_limited_at_once_and_one_spell_may_go() -> None:
    """Nero with 4 cards: 2 of his grimoire, 2 of 4 of the library, 1 discarded, 1 removed."""
    state = lodge(
        mage(hand=["fireball", "vortex", "frenzy", "ice_blast"], grimoire=["ring_of_fire", "acid_blast"]),
        idle(),
        mages=(3, 1),
        after="black_rose",
        top={"destruction": ("fireball", "meteor_shower", "vortex"), "transmutation": ("iron_hide",)},
    )
    assert len(state.seats[0].hand) == 6
    do(state, *["draw destruction"] * 3, "draw transmutation")
    do(state, "retain meteor_shower", "retain iron_hide")
    assert state.decks["destruction:used"] == ("fireball", "vortex")
    assert asked(state) == (0, "hand_limit")
    do(state, "discard frenzy")
    assert state.seats[0].memories == ["frenzy"]
    do(state, "banish ice_blast")
    assert list(state.decks["destruction:used"]) == ["fireball", "vortex", "ice_blast"]
    assert len(state.seats[0].hand) == 6


# --- Этап планирования ---------------------------------------------------------------------------------


def test_one_spell_must_be_quick() -> None:
    state = lodge(mage(hand=["fireball", "vortex", "frenzy"]), idle(), after="study")
    do(state, "lay fireball -> slot:0:1", "lay vortex -> slot:0:2")
    assert offered(state, "ready") == []
    assert {line.split()[3] for line in offered(state, "lay")} == {"slot:0:0"}
    do(state, "lay frenzy -> slot:0:0 #1", "ready")


def test_a_trap_for_rooms_has_one_reading() -> None:
    state = lodge(mage(hand=["blade_barrage", "vortex"]), idle(), after="study")
    assert offered(state, "lay", "blade_barrage") == [
        "lay blade_barrage -> slot:0:0",
        "lay blade_barrage -> slot:0:1",
    ]


# --- Этап действий -------------------------------------------------------------------------------------


def test_first_example_of_the_action_phase() -> None:
    """Nero walks two rooms and casts a fireball; Rebecca summons a landsknecht and activates it at once."""
    state = lodge(
        mage("alchemical_laboratory", "frenzy", "fireball"),
        mage("wars_crypt", "call_darkness", "dark_grasp", tokens=0),
        mages=(3, 2),
    )
    do(state, "explore mage:0 -> arena", "move mage:0 -> black_rose_hall")
    cast(state, "slot:0:1", "target fireball -> wars_crypt")
    assert state.seats[1].damage == (0, 0, 0)
    do(state, "cast slot:1:0", "target call_darkness -> wars_crypt")
    assert at(state, "landsknecht:1") == "wars_crypt"
    do(state, "cast slot:1:1", "icon dark_grasp", "move landsknecht:1 -> black_rose_hall")
    do(state, "attack landsknecht:1 -> mage:0")
    assert state.seats[0].damage == (1, 1)


def test_second_example_of_the_action_phase() -> None:
    """Tessa walks two rooms to the reading room and draws from the school she likes best."""
    state = lodge(mage("black_rose_hall", "frenzy"), idle(), top={"transmutation": ("iron_hide",)})
    do(state, "explore mage:0 -> garden", "move mage:0 -> wars_reading_room")
    do(state, "activate mage:0 -> wars_reading_room", "draw transmutation")
    assert state.seats[0].hand == ["iron_hide"]
    do(state, "end")


def test_two_standard_spells_are_the_one_combination_that_is_forbidden() -> None:
    state = lodge(mage("throne", "litany", "litany", "litany"), idle())
    do(state, "cast slot:0:1")
    assert refused(state, "cast slot:0:2") == "one_standard_spell"
    do(state, "cast slot:0:0")
    assert asked(state) == (0, "turn")
    assert "cast slot:0:2" in offered(state)


def test_the_throne_gives_the_crown_but_not_the_turn() -> None:
    state = lodge(mage("oracle"), mage("throne"))
    do(state, "idle mage:0", "end", "activate mage:1 -> throne", "done")
    assert (state.crown, state.first) == (1, 0)
    assert state.rooms[place("throne")].used
    assert "activate mage:1 -> throne" not in offered(state)


# --- Ловушки и защита ----------------------------------------------------------------------------------


def test_first_example_of_traps_and_protections() -> None:
    """Rebecca's trap strikes Nero as he comes in; her armour turns his bolt away and strikes back."""
    state = lodge(
        mage("throne", "dark_armor", "blade_barrage", tokens=0),
        mage("pleasure", "destructive_bolt"),
        mages=(2, 3),
    )
    do(state, "cast slot:0:1", "cast slot:0:0")
    assert [spell.token for spell in state.seats[0].slots if spell is not None] == ["protection", "trap"]
    do(state, "explore mage:1 -> summoner_room")
    assert asked(state) == (0, "spring")
    do(state, "spring slot:0:1", "icon blade_barrage")
    assert (state.seats[1].damage, state.seats[0].damage) == ((0, 0, 0), ())
    do(state, "activate mage:1 -> summoner_room")
    assert at(state, "cerberus:1") == "summoner_room"
    do(state, "cast slot:1:0", "target destructive_bolt -> throne", "decline", "icon destructive_bolt")
    assert cubes(state, "summoner_room") == (1,)
    do(state, "spring slot:0:0")
    assert (state.seats[0].damage, state.seats[1].damage) == ((), (0, 0, 0, 0))


def test_second_example_of_traps_and_protections() -> None:
    """Tessa, hurt already, walks through a red room: the trap defeats her and her turn is over."""
    state = lodge(mage("pleasure", "frenzy", damage=(1,) * 8), mage("throne", "blade_barrage*"), mages=(0, 2))
    do(state, "explore mage:0 -> alchemical_laboratory", "spring slot:1:0", "icon blade_barrage")
    assert (at(state, "mage:0"), state.seats[0].damage) == (OUTSIDE, ())
    assert (powers(state), state.trophies) == ((0, 5, 0), [0, 1, 0])
    assert asked(state) == (1, "turn")


# --- Цели и дальность ----------------------------------------------------------------------------------


def test_the_example_of_casting() -> None:
    """Of a mage out of line, a mage too far away and a Malacoda only that can be struck."""
    state = lodge(
        mage("wars_crypt", "meteor_shower"),
        idle("treasure"),
        idle("summoner_room"),
        evocations=[evocation("malacoda", 1, "black_rose_hall")],
        mages=(3, 0, 2),
    )
    cast(state, "slot:0:0")
    assert state.evocations == {}


def test_ranges_are_straight_lines() -> None:
    state = lodge(mage("black_rose_hall", "fireball"), idle())
    do(state, "cast slot:0:0")
    assert "summoner_room" in targets(state)
    assert "pleasure" not in targets(state)


# --- Урон и побеждённые маги ---------------------------------------------------------------------------


def test_the_example_of_a_defeated_mage() -> None:
    """Tessa had 6 of Nero's damage, Jafar and Rebecca 3 each: 4, 1 and 1 points."""
    state = lodge(
        mage("throne", "stone_claws"),
        idle(),
        idle(),
        idle("throne", damage=(0,) * 5 + (1,) * 3 + (2,) * 3),
    )
    do(state, "fight mage:0 -> mage:3")
    assert powers(state) == (4, 1, 1, 0, 0)
    assert (state.trophies, at(state, "mage:3"), state.supply) == ([1, 0, 0, 0, 0], OUTSIDE, [26] * 5)


def test_points_for_a_defeat() -> None:
    assert spoils_by_place({0: 6, 1: 3, 2: 3}) == {0: 4, 1: 1, 2: 1}
    assert spoils_by_place({0: 5, 1: 5, ROSE: 2}) == {0: 3, 1: 3, ROSE: 2}
    assert spoils_by_place({0: 6, 1: 4, 2: 1, 3: 1}) == {0: 4, 1: 2, 2: 1, 3: 1}
    assert spoils_by_place({2: 12}) == {2: 5}


def test_the_defeated_mage_ranks_but_gains_nothing() -> None:
    """Its own cubes on its life bar count for the places of the others only."""
    state = lodge(mage("throne"), idle("throne", damage=(1,) * 6 + (0,) * 3))
    do(state, "fight mage:0 -> mage:1")
    assert powers(state) == (2, 0, 0)


# --- Снижение стабильности -----------------------------------------------------------------------------


def test_the_example_of_instability() -> None:
    """Rebecca's vortex: one cube where she casts it, two where it strikes Tessa."""
    state = lodge(mage("garden", "", "~vortex"), idle("wars_reading_room"), mages=(2, 0))
    do(state, "cast slot:0:1", "target vortex -> wars_reading_room", "icon vortex")
    assert (cubes(state, "garden"), cubes(state, "wars_reading_room")) == ((0,), (0, 0))
    assert state.seats[1].damage == (0, 0, 0)


def test_the_icon_may_wait_until_the_effect_is_over() -> None:
    state = lodge(mage("garden", "", "unstable_flames"), idle("oracle"), cubes={"garden": (1, 1)})
    do(state, "cast slot:0:1", "target unstable_flames -> garden", "icon unstable_flames #1")
    assert cubes(state, "garden") == (1, 1, 0, 0)


def test_a_full_room_falls_in_the_clean_up() -> None:
    state = lodge(
        idle("garden"), idle(), cubes={"garden": (0, 0, 1, 1), "treasure": (0, 0, 0, 1)}, after="evocations"
    )
    assert (state.tokens, cubes(state, "garden")) == ({"treasure": 0, "garden": ROSE}, ())
    assert at(state, "mage:0") == "garden"


def test_nothing_is_placed_in_a_destroyed_room_nor_is_it_activated() -> None:
    state = lodge(mage("garden", "destructive_bolt"), idle(), destroyed={"garden": 1})
    assert "activate mage:0 -> garden" not in offered(state)
    do(state, "cast slot:0:0", "target destructive_bolt -> garden")
    assert cubes(state, "garden") == ()


# --- Воплощения ----------------------------------------------------------------------------------------


def test_the_example_of_summoning() -> None:
    """Tessa's «Демонический вой» puts a Malacoda in the next room, with the number 1."""
    state = lodge(mage("throne", "~demonic_howl"), idle())
    do(state, "cast slot:0:0", "target demonic_howl -> summoner_room")
    malacoda = state.evocations["malacoda:1"]
    assert (malacoda.owner, malacoda.number, at(state, "malacoda:1")) == (0, 1, "summoner_room")


def test_evocations_move_and_then_attack_all_of_a_mage_in_one_go() -> None:
    state = lodge(
        idle("oracle"),
        idle("throne"),
        evocations=[evocation("landsknecht", 0, "arena"), evocation("bone_knight", 0, "throne")],
        after="actions",
    )
    assert asked(state) == (0, "evocations")
    do(state, "command landsknecht:1", "move landsknecht:1 -> throne", "attack landsknecht:1 -> mage:1")
    assert state.seats[1].damage == (0, 0, 0)
    assert offered(state) == ["command bone_knight:1", "done"]
    do(state, "command bone_knight:1", "attack bone_knight:1 -> mage:1")
    assert list(state.seats[1].damage) == [0] * 5


# --- Завершение игры -----------------------------------------------------------------------------------


def test_the_example_of_the_end() -> None:
    """Rebecca, Nero and Tessa: 12, 7 and 14 points at the end; Nero wins by 41."""
    state = lodge(
        mage(done=["shed_blood", "first_seal", "cold_iron"], tokens=0),
        mage(done=["night_vigil", "star_chart"], tokens=0),
        mage(done=["pure_magic", "first_strike"], tokens=0),
        power=(25, 34, 24, 10),
        trophies=(1, 4, 3, 2),
        crown=1,
        destroyed={
            "summoner_room": 0,
            "garden": 0,
            "forge": 2,
            "alchemical_laboratory": 2,
            "arena": 2,
            "treasure": 2,
        },
        moon=3,
        mages=(2, 3, 0),
        after="evocations",
    )
    assert powers(state) == (25 + 12, 34 + 7, 24 + 14, 10)
    assert state.winners == [1]


def test_places_at_the_end() -> None:
    assert standing({0: 3, 1: 2, 2: 2}, (6, 3, 1)) == {0: 6, 1: 2, 2: 2}
    assert standing({0: 4, 1: 3, 2: 1}, (4, 2, 1)) == {0: 4, 1: 2, 2: 1}
    assert standing({0: 2, 1: 2, 2: 0, 3: 1}, (6, 3, 1)) == {0: 5, 1: 5, 3: 3}


def test_more_quests_settle_a_tie() -> None:
    state = lodge(
        mage(done=["shed_blood", "cold_iron"], tokens=0),
        mage(done=["first_seal"], tokens=0),
        power=(30, 34, 0),
        crown=0,
        moon=3,
        after="evocations",
    )
    assert powers(state)[:2] == (37, 37)
    assert state.winners == [0]


def test_more_trophies_settle_a_tie_of_quests() -> None:
    state = lodge(
        mage(done=["shed_blood"], tokens=0),
        mage(done=["first_seal"], tokens=0),
        power=(33, 30, 0),
        trophies=(1, 3, 0),
        crown=1,
        moon=3,
        after="evocations",
    )
    assert powers(state)[:2] == (40, 40)
    assert state.winners == [1]


def test_the_holder_of_the_crown_names_the_winner_of_the_last_tie() -> None:
    state = lodge(idle(), idle(), power=(30, 29, 0), crown=1, moon=3, after="evocations")
    assert asked(state) == (1, "verdict")
    do(state, "name_winner mage:0")
    assert state.winners == [0]


def test_the_rose_can_win() -> None:
    state = lodge(idle(), idle(), power=(20, 29, 31), moon=3, after="evocations")
    assert (state.winners, state.over) == ([], True)


# --- Необязательные правила ----------------------------------------------------------------------------


def test_in_the_name_of_the_crown() -> None:
    """The new holder of the crown goes first from the next phase on."""
    state = lodge(
        mage("oracle", tokens=1),
        mage("throne", tokens=1),
        evocations=[evocation("landsknecht", 0, "arena"), evocation("landsknecht", 1, "arena")],
        switches=["crown_at_once"],
    )
    do(state, "idle mage:0", "activate mage:1 -> throne", "done")
    assert asked(state) == (1, "evocations")


def test_surplus_damage_counts() -> None:
    """A mage with 1 health left takes 4: all of them count for the places."""
    damage = (1,) * 4 + (2,) * 7
    state = lodge(
        mage("black_rose_hall", "meteor_shower"),
        idle(),
        idle(),
        idle("arena", damage=damage),
        switches=["surplus_damage"],
    )
    cast(state, "slot:0:0")
    assert powers(state) == (1, 1, 4, 0, 0)
    four = mage("black_rose_hall", "meteor_shower"), idle(), idle(), idle("arena", damage=damage)
    state = lodge(*four)
    cast(state, "slot:0:0")
    assert powers(state) == (1, 2, 4, 0, 0)


def test_surplus_instability_goes_into_full_rooms() -> None:
    full = {"garden": (1, 1, 1, 1)}
    state = lodge(mage("arena", "~destructive_bolt"), idle(), cubes=full, switches=["surplus_instability"])
    cast(state, "slot:0:0", "target destructive_bolt -> garden")
    assert cubes(state, "garden") == (1, 1, 1, 1, 0, 0)
    state = lodge(mage("arena", "~destructive_bolt"), idle(), cubes=full)
    cast(state, "slot:0:0", "target destructive_bolt -> garden")
    assert cubes(state, "garden") == (1, 1, 1, 1)


def test_extra_rounds_go_on_until_somebody_is_ahead() -> None:
    """In them only defeats, quests and destroyed rooms count."""
    state = lodge(
        mage(tokens=0, grimoire=["litany"] * 2),
        mage(tokens=0, grimoire=["fireball"] * 2),
        power=(30, 29, 0),
        crown=1,
        moon=3,
        after="evocations",
        switches=["extra_rounds"],
    )
    assert (state.over, state.round, state.chronicle.final) == (False, 2, (30, 30))
    state.write(tokens={"garden": 0})
    state.rooms[place("garden")] = type(state.rooms[0])("garden", destroyed=True)
    while state.decision is not None and state.round == 2:
        do(state, offered(state)[-1])
    assert state.winners == [0]
    assert powers(state)[:2] == (32, 30)
