"""Both sides of every room, what they are worth when restored, and their activation."""

from __future__ import annotations

import pytest

from client.words import load
from rules.black_rose.preview import cubes_to_heal
from rules.black_rose.targets import ROSE
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_duel.game import GAME
from rules.core.action import Action
from rules.core.engine import to_json
from tests.rules.black_rose.scenario import LODGE, at, covers, cubes, mage, place, powers, table, templar
from tests.rules.notation import asked, do, offered, refused

RIVALS_SIX = (1, 1, 1, 1, 1, 1)


def activate(room: str) -> str:
    """Return the action with which seat 0 activates its room."""
    return f"activate mage:0 -> {room}"


# --- activation --------------------------------------------------------------------------------------


def test_a_ruined_room_works_as_often_as_it_is_activated() -> None:
    """Page 19, «Активация комнаты»."""
    state = table(mage("treasury"))
    do(state, activate("treasury"), "done", activate("treasury"), "done")
    assert (powers(state), cubes(state, "treasury")) == ((2, 0, 2), (ROSE, ROSE))


def test_a_restored_room_works_once_in_the_game() -> None:
    """Page 19, «Жетоны активации комнат»."""
    state = table(mage("treasury", damage=(1,) * 8), restored=["treasury"])
    do(state, activate("treasury"), "done")
    assert state.seats[0].damage == (1, 1)
    events = do(state, activate("treasury"))
    assert (state.seats[0].damage, state.seats[0].tokens) == ((1, 1), 0)
    assert [event.kind for event in events if event.what == "treasury"] == ["activated_room"]


def test_a_room_that_is_used_up_can_be_activated_in_mid_action_and_does_nothing() -> None:
    """Page 19, «Жетоны активации комнат»: it is activated, and no effect is applied."""
    state = table(mage("treasury", damage=(1,) * 8), mage("treasury", tokens=0), used=["treasury"])
    do(state, activate("treasury"))
    assert "fight" not in {line.split()[0] for line in offered(state)}
    assert {"attack", "move"} <= {line.split()[0] for line in offered(state)}
    do(state, "attack mage:0 -> mage:1")
    assert (state.seats[0].damage, asked(state)) == ((1,) * 8, (0, "turn"))
    walked = table(mage("crypt"), used=["treasury", "occult_hall"])
    do(walked, "explore mage:0 -> occult_hall")
    assert asked(walked) == (0, "turn"), "nobody is asked for what would do nothing"


@pytest.mark.parametrize("first", ["activate", "explore"])
def test_a_room_is_activated_before_or_after_moving_but_not_between(first: str) -> None:
    """Page 13, «Исследование» with its examples."""
    state = table(mage("crypt"))
    if first == "activate":
        do(state, activate("crypt"), "move mage:0 -> treasury")
        assert asked(state) == (0, "turn")
    else:
        do(state, "explore mage:0 -> armory")
        assert offered(state) == ["activate mage:0 -> armory", "done"]
        do(state, activate("armory"))
        assert asked(state) == (0, "turn")
    assert state.seats[0].tokens == 1


def test_moves_taken_one_by_one_are_not_split_either() -> None:
    """With Unseen Strike it matters which rooms are entered, so the mage goes step by step."""
    state = table(mage("crypt", "~unseen_strike!"), cubes={"armory": (1,), "summoning": (1,)})
    do(state, "explore mage:0 -> armory")
    assert cubes(state, "armory") == (0,)
    assert "move mage:0 -> summoning" in offered(state)
    do(state, activate("armory"))
    assert (asked(state), cubes(state, "summoning")) == ((0, "turn"), (1,))


@pytest.mark.parametrize("first", ["activate", "fight"])
def test_a_room_is_activated_before_or_after_fighting(first: str) -> None:
    """Page 13, «Бой» with its examples."""
    state = table(mage("treasury"), mage("treasury", tokens=0))
    if first == "activate":
        do(state, activate("treasury"), "attack mage:0 -> mage:1")
    else:
        do(state, "fight mage:0 -> mage:1", activate("treasury"))
    assert asked(state) == (0, "turn")
    assert (state.seats[1].damage, powers(state), state.seats[0].tokens) == ((0, 0), (1, 0, 1), 1)


def test_nobody_activates_a_room_from_a_cell() -> None:
    """Page 19, «Кельи»."""
    state = table(mage())
    assert offered(state, "activate") == []
    assert refused(state, activate("treasury")) == "in_own_cell"


@pytest.mark.parametrize("restored", [False, True])
def test_the_record_says_which_side_of_a_room_was_activated(restored: bool) -> None:
    state = table(mage("treasury"), restored=["treasury"] * restored)
    told = [event for event in do(state, activate("treasury")) if event.kind == "activated_room"]
    assert [repr(event.amount) for event in told] == [str(int(restored))]


def test_only_the_own_room_is_activated() -> None:
    assert refused(table(mage("crypt")), activate("treasury"))


# --- what each room does -----------------------------------------------------------------------------


@covers("crypt#0")
def test_ruined_crypt_trades_a_black_cube_for_a_templar() -> None:
    state = table(mage("crypt"))
    do(state, activate("crypt"))
    assert (cubes(state, "crypt"), at(state, "templar:1")) == ((ROSE,), "crypt")
    assert state.evocations["templar:1"].owner == 0


def test_ruined_crypt_without_a_free_slot_summons_nobody() -> None:
    state = table(mage("crypt"), cubes={"crypt": RIVALS_SIX})
    do(state, activate("crypt"))
    assert (cubes(state, "crypt"), state.evocations) == (RIVALS_SIX, {})


def test_ruined_crypt_takes_the_cube_even_when_no_templar_is_left() -> None:
    """Page 14, «Призыв воплощений»: the effect is applied, but nobody appears."""
    state = table(mage("crypt"), evocations=[templar(1, "abyss")] * 3)
    do(state, activate("crypt"))
    assert (cubes(state, "crypt"), len(state.evocations)) == ((ROSE,), 3)


@covers("crypt#1")
def test_restored_crypt_summons_two_templars_of_which_the_first_acts() -> None:
    state = table(mage("crypt"), mage("armory", tokens=0), restored=["crypt"])
    do(state, activate("crypt"))
    assert asked(state) == (0, "act")
    do(state, "move templar:1 -> armory", "attack templar:1 -> mage:1")
    assert asked(state) == (0, "summon_in")
    assert sorted(offered(state)) == [
        f"room crypt -> {room}" for room in ("abyss", "armory", "crypt", "occult_hall")
    ]
    do(state, "room crypt -> abyss")
    assert (at(state, "templar:1"), at(state, "templar:2")) == ("armory", "abyss")
    assert (state.seats[1].damage, asked(state)) == ((0, 0), (0, "act"))
    assert "attack templar:2" not in str(offered(state))


def test_restored_crypt_with_one_templar_left_puts_it_here() -> None:
    state = table(mage("crypt"), evocations=[templar(1, "abyss")] * 2, restored=["crypt"])
    do(state, activate("crypt"), "done")
    assert (at(state, "templar:3"), len(state.evocations), asked(state)) == ("crypt", 3, (0, "act"))


@covers("armory#0")
def test_ruined_armory_gives_an_own_evocation_an_upgrade_wherever_it_is() -> None:
    state = table(mage("armory"), evocations=[templar(0, "reading_room"), templar(1, "armory")])
    do(state, activate("armory"))
    assert offered(state) == ["target armory -> templar:1", "target armory -> imaginary"]
    do(state, "target armory -> templar:1")
    assert offered(state) == [
        f"upgrade {kind} -> templar:1" for kind in ("bone_shield", "grave_blade", "oath_beyond_death")
    ]
    do(state, "upgrade bone_shield -> templar:1")
    assert state.evocations["templar:1"].upgrade == "bone_shield"
    assert state.upgrades.count("bone_shield") == 1


def test_ruined_armory_can_exchange_an_upgrade() -> None:
    """Page 8, reference of the school: one upgrade each, and its owner keeps which it likes."""
    state = table(mage("armory"), evocations=[templar(0, "abyss", upgrade="grave_blade")])
    do(state, activate("armory"), "target armory -> templar:1", "upgrade bone_shield -> templar:1")
    assert (asked(state), offered(state)) == (
        (0, "keep_upgrade"),
        ["keep grave_blade -> templar:1", "keep bone_shield -> templar:1"],
    )
    do(state, "keep bone_shield -> templar:1")
    assert state.evocations["templar:1"].upgrade == "bone_shield"
    assert sorted(state.upgrades) == ["bone_shield", "grave_blade", "grave_blade"] + ["oath_beyond_death"] * 2


def test_ruined_armory_without_an_own_evocation_does_nothing() -> None:
    state = table(mage("armory"), evocations=[templar(1, "armory")])
    do(state, activate("armory"))
    assert (len(state.upgrades), asked(state)) == (6, (0, "act"))


@covers("armory#1")
def test_restored_armory_grants_four_moves_and_a_stronger_attack() -> None:
    state = table(mage("armory"), mage("reading_room", tokens=0), restored=["armory"])
    do(state, activate("armory"))
    assert len(offered(state, "move")) == len(LODGE) - 1
    do(state, "move mage:0 -> reading_room")
    assert (asked(state), offered(state)) == ((0, "strike"), ["attack mage:0 -> mage:1", "done"])
    do(state, "attack mage:0 -> mage:1")
    assert state.seats[1].damage == (0,) * 4
    # What is left of the physical action: the moves of exploring, or an ordinary attack.
    assert "move mage:0 -> abyss" in offered(state)


def test_restored_armory_lets_each_room_on_the_way_be_entered() -> None:
    around = {"crypt": (1,), "abyss": (1, 0), "reading_room": (ROSE,), "treasury": (1,), "summoning": (1,)}
    state = table(mage("armory", "~unseen_strike!"), cubes=around, restored=["armory"])
    do(state, activate("armory"))
    do(state, *(f"move mage:0 -> {room}" for room in ("crypt", "abyss", "reading_room", "treasury")))
    # The fourth move was the last; a room with an own cube in it was left as it is.
    assert [cubes(state, room) for room in around] == [(0,), (1, 0), (0,), (0,), (1,)]
    assert asked(state) == (0, "act")


def test_restored_armory_strikes_only_where_the_mage_stands_then() -> None:
    state = table(mage("armory"), mage("crypt", tokens=0), restored=["armory"])
    do(state, activate("armory"), "done")
    assert asked(state) == (0, "act")
    assert state.seats[1].damage == ()


def test_restored_armory_may_strike_without_moving() -> None:
    state = table(mage("armory"), mage("armory", tokens=0), restored=["armory"])
    do(state, activate("armory"), "done", "attack mage:0 -> mage:1")
    assert state.seats[1].damage == (0,) * 4


@covers("summoning#0")
def test_ruined_summoner_room_deals_a_damage_within_a_room() -> None:
    state = table(
        mage("summoning"),
        mage("treasury", tokens=0),
        evocations=[templar(1, "occult_hall"), templar(1, "crypt"), templar(0, "summoning")],
    )
    do(state, activate("summoning"))
    assert offered(state) == [
        "target summoning -> mage:1",
        "target summoning -> templar:1",
        "target summoning -> imaginary",
    ]
    assert refused(state, "target summoning -> templar:2") == "too_far"
    assert refused(state, "target summoning -> templar:3") == "wrong_target"
    do(state, "target summoning -> mage:1")
    assert state.seats[1].damage == (0,)


@covers("summoning#1")
def test_restored_summoner_room_defeats_an_enemy_evocation() -> None:
    state = table(
        mage("summoning"),
        mage("summoning", tokens=0),
        evocations=[templar(1, "armory"), templar(0, "summoning")],
        restored=["summoning"],
    )
    do(state, activate("summoning"))
    assert offered(state) == ["target summoning -> templar:1", "target summoning -> imaginary"]
    do(state, "target summoning -> templar:1")
    assert (at(state, "templar:1"), state.supply[0]) == ("", 23)


@covers("treasury#0")
def test_ruined_treasury_gives_power_and_the_black_rose_a_cube_and_as_much() -> None:
    state = table(mage("treasury"))
    do(state, activate("treasury"))
    assert (cubes(state, "treasury"), powers(state)) == ((ROSE,), (1, 0, 1))


def test_ruined_treasury_without_a_free_slot_gives_nothing() -> None:
    state = table(mage("treasury"), cubes={"treasury": (0, 1, ROSE, 1)})
    do(state, activate("treasury"))
    assert (cubes(state, "treasury"), powers(state)) == ((0, 1, ROSE, 1), (0, 0, 0))


@covers("treasury#1")
def test_restored_treasury_heals_six_of_the_healers_choice() -> None:
    state = table(mage("treasury", damage=(1, ROSE, 1, ROSE, 1, 1, 1)), restored=["treasury"])
    do(state, activate("treasury"))
    assert (asked(state), offered(state)) == (
        (0, "heal"),
        [
            "heal cube:rose -> mage:0",
            "heal cube:rose -> mage:0 #2",
            "heal cube:1 -> mage:0",
            "heal cube:1 -> mage:0 #5",
        ],
    )
    do(state, "heal cube:rose -> mage:0", "heal cube:rose -> mage:0")
    assert (state.seats[0].damage, state.supply) == ((1,), [23, 22, 22])


@pytest.mark.parametrize("colour", ["rose", "1"])
def test_healing_takes_all_cubes_of_a_colour_at_once(colour: str) -> None:
    damage = (1, ROSE, 1, ROSE, 1, 1, 1)
    one_by_one, at_once = (table(mage("treasury", damage=damage), restored=["treasury"]) for _ in range(2))
    do(one_by_one, activate("treasury"))
    do(at_once, activate("treasury"))
    n = 2 if colour == "rose" else 5
    do(one_by_one, *[f"heal cube:{colour} -> mage:0"] * n)
    do(at_once, f"heal cube:{colour} -> mage:0 #{n}")
    # What is left to heal has one colour, so nothing more is asked.
    assert (asked(at_once), len(at_once.seats[0].damage)) == ((0, "act"), 1)
    assert to_json(at_once) == to_json(one_by_one)


@pytest.mark.parametrize(("damage", "left"), [((1,) * 7, 1), ((ROSE,) * 7, 1), ((1, ROSE, 1, 1, 1, 1), 0)])
def test_healing_does_not_ask_where_all_cubes_are_alike(damage: tuple[int, ...], left: int) -> None:
    state = table(mage("treasury", damage=damage), restored=["treasury"])
    do(state, activate("treasury"))
    assert (asked(state), len(state.seats[0].damage)) == ((0, "act"), left)


def test_healing_says_how_many_cubes_there_are() -> None:
    state = table(mage("treasury", damage=(1, ROSE, 1, ROSE, 1, 1, 1)), restored=["treasury"])
    do(state, activate("treasury"))
    assert state.decision is not None
    assert cubes_to_heal(state) == 6
    said = " ".join(GAME.describe(state, option, load("en")) for option in state.decision)
    assert all(f"remove {some} of {n} cubes" in said for some, n in ((1, 2), (2, 2), (1, 5), (5, 5)))
    planned = Action("heal", "cube:1", "templar:1", 2)
    assert "remove 2 of 2 cubes" in GAME.describe(state, planned, load("en"))


def test_restored_treasury_heals_no_more_than_there_is() -> None:
    state = table(mage("treasury", damage=(1, ROSE)), restored=["treasury"])
    do(state, activate("treasury"))
    assert (state.seats[0].damage, asked(state)) == ((), (0, "act"))


@covers("reading_room#0")
def test_ruined_reading_room_draws_from_the_library() -> None:
    state = table(mage("reading_room"))
    top = state.library[-1]
    do(state, activate("reading_room"))
    assert (state.seats[0].hand, len(state.library)) == ([top], 35)


@covers("reading_room#1")
def test_restored_reading_room_draws_two_from_the_grimoire() -> None:
    me = mage("reading_room", grimoire=["tremor"], memories=["undying_fate"] * 3)
    state = table(me, restored=["reading_room"])
    do(state, activate("reading_room"))
    assert state.seats[0].hand == ["tremor", "undying_fate"]
    assert (state.seats[0].grimoire, state.seats[0].memories) == (["undying_fate"] * 2, [])


@covers("abyss#0")
def test_ruined_abyss_replaces_one_instability_here() -> None:
    state = table(mage("abyss"), cubes={"abyss": (ROSE, 1, 0, ROSE), "crypt": (1,)})
    do(state, activate("abyss"))
    assert offered(state) == ["replace cube:rose -> abyss", "replace cube:1 -> abyss"]
    assert refused(state, "replace cube:1 -> crypt")
    do(state, "replace cube:1 -> abyss")
    assert (cubes(state, "abyss"), state.supply) == ((ROSE, 0, 0, ROSE), [21, 22, 20])


@pytest.mark.parametrize("own", [(), (0, 0)])
def test_ruined_abyss_without_foreign_instability_does_nothing(own: tuple[int, ...]) -> None:
    state = table(mage("abyss"), cubes={"abyss": own, "crypt": (1,)})
    do(state, activate("abyss"))
    assert (cubes(state, "abyss"), cubes(state, "crypt"), asked(state)) == (own, (1,), (0, "act"))


@covers("abyss#1")
@pytest.mark.parametrize("owner", [0, 1])
def test_restored_abyss_activates_any_evocation_nearby_with_more_strength(owner: int) -> None:
    state = table(
        mage("abyss"),
        mage("crypt", tokens=0),
        evocations=[templar(owner, "crypt"), templar(owner, "armory")],
        restored=["abyss"],
    )
    do(state, activate("abyss"))
    assert offered(state) == ["target abyss -> templar:1", "target abyss -> imaginary"]
    do(state, "target abyss -> templar:1", "attack templar:1 -> mage:1")
    assert state.seats[1].damage == (0,) * 4
    assert state.evocations["templar:1"].owner == owner


@covers("occult_hall#0")
def test_ruined_occult_hall_trades_a_prepared_spell_for_a_forgotten_one() -> None:
    me = mage("occult_hall", "tremor", "~fusion!", "violence")
    state = table(me, forgotten=["temple_keepers", "shadow_form"])
    do(state, activate("occult_hall"))
    assert offered(state) == ["discard slot:0:0", "discard slot:0:2"]
    do(state, "discard slot:0:2")
    assert state.seats[0].hand == ["shadow_form"]
    assert "violence" in state.seats[0].memories


def test_ruined_occult_hall_gives_nothing_for_nothing() -> None:
    state = table(mage("occult_hall", "", "~fusion!"))
    do(state, activate("occult_hall"))
    assert (state.seats[0].hand, len(state.forgotten)) == ([], 2)


@covers("occult_hall#1")
def test_restored_occult_hall_gives_power_and_a_forgotten_spell() -> None:
    state = table(mage("occult_hall"), restored=["occult_hall"])
    do(state, activate("occult_hall"))
    assert (powers(state), state.seats[0].hand) == ((1, 0, 0), ["shadow_form"])


def test_restored_occult_hall_gives_power_even_without_forgotten_spells() -> None:
    state = table(mage("occult_hall"), restored=["occult_hall"], forgotten=[])
    do(state, activate("occult_hall"))
    assert (powers(state), state.seats[0].hand) == ((1, 0, 0), [])


# --- restoring ---------------------------------------------------------------------------------------


def shares(room: str, *counts: int) -> tuple[int, ...]:
    """Return cubes of both mages and the Black Rose that fill a room."""
    filled = tuple(power for power, count in zip((0, 1, ROSE), counts, strict=True) for _ in range(count))
    assert len(filled) == DUEL.rooms[room].slots
    return filled


@pytest.mark.parametrize(
    ("room", "counts", "points", "track"),
    [
        ("crypt", (3, 2, 1), (4, 2, 1), [1, 0, 0]),
        ("armory", (1, 2, 3), (1, 2, 4), [0, 0, 1]),
        ("summoning", (0, 6, 0), (0, 5, 0), [0, 1, 0]),
        ("summoning", (0, 0, 6), (0, 0, 5), [0, 0, 1]),
        ("abyss", (3, 3, 0), (3, 3, 0), [0, 0, 0]),
        ("crypt", (2, 2, 2), (3, 3, 3), [0, 0, 0]),
        ("armory", (4, 1, 1), (4, 1, 1), [1, 0, 0]),
        ("reading_room", (2, 2, 1), (2, 2, 1), [0, 0, 0]),
        ("reading_room", (3, 2, 0), (3, 1, 0), [1, 0, 0]),
        ("treasury", (2, 1, 1), (2, 0, 0), [1, 0, 0]),
        ("treasury", (0, 3, 1), (0, 2, 1), [0, 1, 0]),
        ("occult_hall", (5, 1, 2), (5, 1, 3), [1, 0, 0]),
        ("occult_hall", (3, 3, 2), (4, 4, 3), [0, 0, 0]),
    ],
)
def test_a_full_room_is_restored_in_the_clean_up(
    room: str, counts: tuple[int, ...], points: tuple[int, ...], track: list[int]
) -> None:
    """Page 15, «Восстановление комнат»."""
    state = table(mage(room), cubes={room: shares(room, *counts)}, after="evocations", events="b")
    assert (powers(state), state.track) == (points, track)
    assert (cubes(state, room), state.supply) == ((), [23, 23, 22])
    now = state.rooms[place(room)]
    assert (now.restored, now.used, at(state, "mage:0")) == (True, False, room)


def test_a_room_with_a_free_slot_stays_ruined() -> None:
    state = table(mage("crypt"), cubes={"crypt": (0,) * 5}, after="evocations", events="b")
    assert (powers(state), state.track, cubes(state, "crypt")) == ((0, 0, 0), [0, 0, 0], (0,) * 5)
    assert not state.rooms[place("crypt")].restored
