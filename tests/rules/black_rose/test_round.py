"""From the set-up to the count: the course of a game, by the sections of the rulebook."""

from __future__ import annotations

import pytest

from rules.black_rose.records import Prepared
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_duel.game import GAME
from tests.rules.black_rose.scenario import LODGE, at, covers, cubes, mage, table, templar
from tests.rules.notation import asked, do, offered, refused

# --- Подготовка к партии -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_the_occult_hall_lies_in_the_middle_of_seven_ruined_rooms(seed: int) -> None:
    """Section «Подготовка к партии», the lodge."""
    state = GAME.new(2, seed, {})
    assert (state.rooms[0].id, sorted(state.room_ids)) == ("occult_hall", sorted(LODGE))
    assert not any(room.restored or room.cubes for room in state.rooms)
    assert [seat.place for seat in state.seats] == [-1, -1]


def test_the_crown_chooses_first_and_the_rival_gets_what_is_left() -> None:
    """Section «Подготовка к партии», mages and starting grimoires."""
    state = GAME.new(2, 5, {})
    first = state.crown
    assert asked(state) == (first, "mage")
    do(state, "mage ulrich")
    assert asked(state) == (first, "grimoire")
    do(state, "grimoire confessor")
    assert [(seat.mage, seat.start) for seat in (state.seats[first], state.seats[1 - first])] == [
        ("ulrich", "confessor"),
        ("bartholomew", "knight"),
    ]


def test_a_grimoire_is_six_school_spells_and_a_personal_one() -> None:
    """Section «Подготовка к партии»: the other two personal spells lie in the memories."""
    state = GAME.new(2, 5, {})
    do(state, "mage ulrich", "grimoire knight")
    for seat, spell in ((state.crown, "magic_bond"), (1 - state.crown, "undying_fate")):
        me = state.seats[seat]
        cards = sorted([*me.grimoire, *me.hand])
        assert cards.count(spell) == 1
        assert me.memories == [spell, spell]
    assert len(state.library) == 36 - 12 - 4


def test_cubes_mark_the_tracks_from_the_start() -> None:
    """Section «Подготовка к партии»: two of each mage, three of the Black Rose."""
    assert GAME.new(2, 5, {}).supply == [25 - 2, 25 - 2, 25 - 3]


# --- Обладатель короны и порядок хода ----------------------------------------------------------------


@pytest.mark.parametrize("crown", [0, 1])
def test_the_holder_of_the_crown_acts_first(crown: int) -> None:
    """Section «Обладатель короны и порядок хода»."""
    assert asked(table(mage("crypt"), mage("crypt"), crown=crown)) == (crown, "turn")


def test_the_crown_passes_on_at_the_end_of_a_round() -> None:
    """Section «Этап очистки», the end of the round."""
    state = table(mage("crypt"), after="evocations", crown=0, round_=2, events="b")
    assert (state.crown, state.round) == (1, 3)


def test_the_crown_stays_and_the_game_ends_after_the_fourth_round() -> None:
    state = table(mage("crypt"), after="evocations", crown=0, round_=4)
    assert (state.crown, state.round, state.over, state.decision) == (0, 4, True, None)


# --- Этап изучения -----------------------------------------------------------------------------------


def test_two_spells_come_from_the_grimoire_and_two_from_the_library() -> None:
    """Section «Этап изучения»."""
    state = table(mage(grimoire=["tremor", "violence", "fusion"]), after="black_rose")
    assert asked(state) == (0, "lay")
    assert (state.seats[0].hand[:2], state.seats[0].grimoire) == (["fusion", "violence"], ["tremor"])
    assert [len(seat.hand) for seat in state.seats] == [4, 4]


def test_an_empty_grimoire_is_made_anew_from_the_memories() -> None:
    """Section «Этап изучения»: only when a card has to be drawn that is not there."""
    state = table(mage(grimoire=["tremor"], memories=["violence", "fusion"]), after="black_rose")
    me = state.seats[0]
    assert me.hand[0] == "tremor"
    assert (len(me.hand), len(me.grimoire), me.memories) == (4, 2 + 3 - 1, [])
    state = table(mage(grimoire=["tremor", "fusion"], memories=["violence"]), after="black_rose")
    assert (state.seats[0].grimoire, state.seats[0].memories[0]) == ([], "violence")


@covers("bartholomew", "ulrich")
@pytest.mark.parametrize(("seat", "limit"), [(0, 8), (1, 7)])
def test_what_exceeds_the_hand_limit_goes_to_the_memories(seat: int, limit: int) -> None:
    """Section «Этап изучения»: after drawing, and by the number on the mage's card."""
    held = ["tremor", "violence", "fusion", "appropriation", "vague_shift"]
    players = [mage(), mage()]
    players[seat] = mage(hand=held)
    state = table(*players, after="black_rose")
    for left in range(9 - limit, 0, -1):
        assert asked(state) == (seat, "hand_limit")
        assert (refused(state, "ready"), len(state.seats[seat].hand)) == ("discard_first", limit + left)
        do(state, f"discard {held[left]}")
    assert asked(state)[1] == "lay"
    assert len(state.seats[seat].hand) == limit


@pytest.mark.parametrize("crown", [0, 1])
def test_the_holder_of_the_crown_discards_first(crown: int) -> None:
    """Section «Этап изучения»."""
    hand = ["tremor", "violence", "fusion", "appropriation", "vague_shift"]
    assert asked(table(mage(hand=hand), mage(hand=hand), after="black_rose", crown=crown)) == (
        crown,
        "hand_limit",
    )


def test_the_hand_limit_holds_whenever_a_spell_is_drawn() -> None:
    """Section «Этап изучения»: it is how many spells can be in hand at the same time."""
    state = table(mage("reading_room", hand=["tremor"] * 2 + ["violence"] * 2 + ["fusion"] * 3))
    do(state, "activate mage:0 -> reading_room")
    assert (asked(state), len(state.seats[0].hand)) == ((0, "act"), 8)
    do(state, "done", "activate mage:0 -> reading_room")
    assert (asked(state), len(state.seats[0].hand)) == ((0, "hand_limit"), 9)
    do(state, "discard fusion")
    assert (asked(state), state.seats[0].memories[-1]) == ((0, "act"), "fusion")


def test_two_to_four_spells_are_laid_each_with_one_of_its_sides() -> None:
    """Section «Этап изучения»."""
    state = table(mage(hand=["tremor", "violence", "fusion"]), after="black_rose")
    do(state, "lay tremor -> slot:0:1 #1")
    assert refused(state, "ready") == "lay_more"
    do(state, "lay violence -> slot:0:0")
    assert refused(state, "lay fusion -> slot:0:0") == "slot_is_full"
    assert refused(state, "lay fusion -> slot:1:1") == "not_your_slot"
    do(state, "ready")
    assert state.seats[0].slots == [Prepared("violence"), Prepared("tremor", 1), None, None]


def test_whoever_has_laid_four_only_says_so() -> None:
    state = table(mage(hand=["tremor", "violence", "fusion"]), after="black_rose")
    do(state, "lay tremor -> slot:0:0", "lay violence -> slot:0:1", "lay fusion -> slot:0:2")
    card = state.seats[0].hand[0]
    do(state, f"lay {card} -> slot:0:3")
    assert offered(state) == ["ready"]
    do(state, "ready")
    assert asked(state) == (1, "lay")


def test_spells_in_hand_are_kept_for_the_next_round() -> None:
    """Section «Этап очистки»."""
    state = table(mage(hand=["tremor", "violence"]), after="evocations", events="b")
    assert state.seats[0].hand[:2] == ["tremor", "violence"]


# --- Этап действий -----------------------------------------------------------------------------------


def test_a_mage_takes_one_or_two_actions_and_never_none() -> None:
    """Section «Этап действий»."""
    state = table(mage("crypt"), mage("abyss"))
    assert refused(state, "end") == "act_first"
    do(state, "idle mage:0", "end")
    assert asked(state) == (1, "turn")
    do(state, "idle mage:1", "idle mage:1")
    assert asked(state) == (0, "turn")


def test_mages_go_on_by_turns_until_nobody_can_act() -> None:
    """Section «Этап действий»: whoever has nothing left is passed over."""
    state = table(
        mage("crypt", tokens=1), mage("abyss", "tremor", "fusion"), evocations=[templar(0, "abyss")]
    )
    do(state, "idle mage:0", "idle mage:1", "end")
    assert asked(state) == (1, "turn")
    do(state, "idle mage:1", "inertia slot:1:0", "done", "inertia slot:1:1", "done")
    assert (asked(state), offered(state, "attack")) == ((0, "act"), ["attack templar:1 -> mage:1"])


def test_a_physical_action_needs_a_token() -> None:
    """Section «Жетоны физических действий»: two in each round."""
    state = table(mage("crypt", "tremor"), mage("crypt", tokens=0), evocations=[templar(0, "crypt")])
    do(state, "idle mage:0", "idle mage:0")
    assert asked(state) == (0, "turn")
    for action in ("explore mage:0 -> abyss", "fight mage:0 -> mage:1", "command templar:1", "idle mage:0"):
        assert refused(state, action) == "no_tokens"
    assert [line.split()[0] for line in offered(state)] == ["cast", "inertia"]


def test_exploring_reaches_as_far_as_the_speed() -> None:
    """Section «Исследование»: two rooms, and not all of them need be gone."""
    state = table(mage("crypt"))
    reached = {line.partition("-> ")[2] for line in offered(state, "explore")}
    assert reached == set(LODGE) - {"crypt"}
    do(state, "explore mage:0 -> abyss", "done")
    assert (at(state, "mage:0"), state.seats[0].tokens) == ("abyss", 1)
    # From a cell the way out is the first of the two moves.
    state = table(mage())
    reached = {line.partition("-> ")[2] for line in offered(state, "explore")}
    assert reached == {"summoning", "treasury", "occult_hall", "armory", "reading_room"}


def test_moves_that_are_watched_step_by_step_are_no_more_than_the_speed() -> None:
    """Section «Исследование»."""
    state = table(mage("crypt", "~unseen_strike!"))
    assert refused(state, "explore mage:0 -> treasury") == "room_by_room"
    assert refused(state, "explore mage:0 -> crypt") == "already_there"
    do(state, "explore mage:0 -> abyss", "move mage:0 -> reading_room")
    assert offered(state) == ["activate mage:0 -> reading_room", "done"]
    assert refused(state, "move mage:0 -> abyss") == "no_moves_left"


def test_exploring_does_not_fight_and_fighting_does_not_explore() -> None:
    """Sections «Исследование» and «Бой»: two different actions."""
    state = table(mage("crypt"), mage("armory", tokens=0))
    do(state, "explore mage:0 -> armory")
    assert offered(state) == ["activate mage:0 -> armory", "done"]
    assert refused(state, "attack mage:0 -> mage:1") == "no_attack_left"
    do(state, "done", "fight mage:0 -> mage:1")
    assert offered(state) == ["activate mage:0 -> armory", "done"]
    assert refused(state, "move mage:0 -> crypt") == "no_moves_left"
    assert refused(state, "idle mage:0") == "finish_first"


def test_an_attack_deals_the_strength_of_the_mage_in_its_own_room() -> None:
    """Section «Бой»."""
    state = table(
        mage("crypt"), mage("armory", tokens=0), evocations=[templar(1, "crypt"), templar(0, "crypt")]
    )
    assert offered(state, "fight") == ["fight mage:0 -> templar:1"]
    assert refused(state, "fight mage:0 -> mage:1") == "too_far"
    assert refused(state, "fight mage:0 -> templar:2") == "your_own_figure"
    do(state, "fight mage:0 -> templar:1")
    assert state.evocations["templar:1"].damage == (0, 0)


def test_a_command_activates_an_own_evocation_that_acts_again_in_its_phase() -> None:
    """Sections «Приказ» and «Активация от эффектов или физических действий»."""
    state = table(mage("crypt", tokens=1), evocations=[templar(0, "abyss"), templar(1, "abyss")])
    assert refused(state, "command templar:2") == "not_your_evocation"
    do(state, "command templar:1", "done")
    assert (asked(state), offered(state, "attack")) == ((0, "act"), ["attack templar:1 -> templar:2"])


# --- Сотворение заклинания ---------------------------------------------------------------------------


def test_spells_are_cast_in_the_order_of_their_slots_the_quick_one_at_any_time() -> None:
    """Section «Сотворение заклинания»."""
    state = table(mage("crypt", "fusion", "vague_shift", "tremor"))
    assert offered(state, "cast") == ["cast slot:0:0", "cast slot:0:1"]
    assert refused(state, "cast slot:0:2") == "not_the_next_spell"
    assert refused(state, "cast slot:0:3") == "not_prepared"


def test_a_discarded_spell_makes_way_for_the_next_slot() -> None:
    state = table(mage("crypt", "", "vague_shift", "tremor"))
    do(state, "inertia slot:0:1", "done")
    assert offered(state, "cast") == ["cast slot:0:2"]


@pytest.mark.parametrize("quick_first", [False, True])
def test_two_spells_in_one_activation_only_if_one_is_the_quick_one(quick_first: bool) -> None:
    """Section «Ограничение сотворения заклинаний»."""
    slots = ("cast slot:0:0", "cast slot:0:1")
    state = table(mage("crypt", "~shadow_form", "~dark_force", "tremor"), forgotten=["temple_keepers"])
    do(state, slots[not quick_first])
    assert offered(state, "cast") == [slots[quick_first]]
    if not quick_first:
        assert refused(state, "cast slot:0:2") == "one_standard_spell"
    do(state, slots[quick_first])
    assert offered(state, "cast") == ["cast slot:0:2"]


def test_the_limit_of_casting_starts_anew_with_the_next_activation() -> None:
    state = table(mage("crypt", "", "~dark_force", "tremor"), mage("treasury", tokens=1))
    do(state, "cast slot:0:1", "idle mage:0", "idle mage:1")
    assert offered(state, "cast") == ["cast slot:0:2"]


@pytest.mark.parametrize(("name", "damage"), [("deadly_bolt", 2), ("~deadly_bolt", 3)])
def test_only_the_active_side_is_applied(name: str, damage: int) -> None:
    """Section «Сотворение заклинания» and the example of revealing a card."""
    state = table(mage("crypt", "", name), mage("crypt", tokens=0))
    events = do(state, "cast slot:0:1", "target deadly_bolt -> mage:1")
    assert state.seats[1].damage == (0,) * damage
    assert state.seats[0].slots[1] == Prepared("deadly_bolt", int(name[0] == "~"), revealed=True)
    assert [event.kind for event in events][:3] == ["revealed", "placed", "targeted"]


def test_the_icon_places_instability_before_anything_else() -> None:
    """Section «Помещение нестабильности», the symbol in the middle of a card; a full room takes none."""
    state = table(mage("crypt", "", "deadly_bolt"))
    do(state, "cast slot:0:1")
    assert cubes(state, "crypt") == (0,)
    state = table(mage("crypt", "", "deadly_bolt"), cubes={"crypt": (1,) * 6})
    do(state, "cast slot:0:1")
    assert cubes(state, "crypt") == (1,) * 6
    state = table(mage("crypt", "", "tremor"))
    do(state, "cast slot:0:1")
    assert cubes(state, "crypt") == ()


def test_inertia_discards_any_prepared_spell_and_may_move_one_room() -> None:
    """Section «Инерция»: no token is needed, and a revealed spell is none to discard."""
    state = table(mage("crypt", "fusion!", "tremor", "violence", tokens=0))
    assert offered(state, "inertia") == ["inertia slot:0:1", "inertia slot:0:2"]
    assert refused(state, "inertia slot:0:0") == "not_prepared"
    do(state, "inertia slot:0:2")
    assert state.seats[0].memories[-1] == "violence"
    assert sorted(offered(state)) == [
        "done",
        *(f"move mage:0 -> {r}" for r in ("abyss", "armory", "occult_hall")),
    ]
    do(state, "move mage:0 -> abyss", "inertia slot:0:1", "done")
    assert at(state, "mage:0") == "abyss"


# --- Воплощения --------------------------------------------------------------------------------------


def test_evocations_act_by_turns_each_once_beginning_with_the_crown() -> None:
    """Section «Этап воплощений»."""
    figures = [templar(0, "abyss"), templar(0, "crypt"), templar(1, "treasury")]
    state = table(evocations=figures, after="actions", crown=0, events="b")
    assert (asked(state), offered(state)) == ((0, "evocations"), ["command templar:1", "command templar:2"])
    assert refused(state, "command templar:3") == "not_your_evocation"
    do(state, "command templar:2", "done")
    assert asked(state) == (1, "act")
    do(state, "done")
    assert (asked(state), offered(state)[0]) == ((0, "act"), "move templar:1 -> occult_hall")
    do(state, "done")
    assert state.round == 2
    assert not any(figure.acted for figure in state.evocations.values())


@pytest.mark.parametrize("attack_first", [False, True])
def test_an_evocation_attacks_before_or_after_its_moves(attack_first: bool) -> None:
    """Section «Активация воплощения»: each but once."""
    state = table(mage("crypt"), mage("abyss"), evocations=[templar(0, "abyss"), templar(1, "treasury")])
    do(state, "command templar:1")
    if attack_first:
        do(state, "attack templar:1 -> mage:1")
        assert offered(state, "attack") == []
        do(state, "move templar:1 -> treasury")
    else:
        do(state, "move templar:1 -> treasury")
        assert offered(state) == ["attack templar:1 -> templar:2", "done"]
        do(state, "attack templar:1 -> templar:2")
    assert asked(state) == (0, "turn")
    assert state.seats[1].damage == (0, 0) * attack_first


# --- Этап очистки ------------------------------------------------------------------------------------


def test_the_clean_up_empties_slots_and_turns_tokens() -> None:
    """Section «Этап очистки», the first step."""
    state = table(
        mage("crypt", "~shadow_form!", "tremor!", tokens=0),
        evocations=[templar(0, "abyss")],
        after="evocations",
        events="b",
        forgotten=["temple_keepers"],
    )
    me = state.seats[0]
    assert (me.slots, me.tokens, state.effects) == ([None] * 4, 2, ())
    assert "tremor" in me.memories + me.grimoire + me.hand
    assert (state.removed, state.strength("mage:0")) == (["shadow_form"], 2)


# --- Подведение итогов -------------------------------------------------------------------------------


def worth(state: State, track: str) -> list[int]:
    """Return what a track is worth for each power at the end."""
    return [state.earned[power].get(track, 0) for power in (0, 1, ROSE)]


def end(
    trophies: tuple[int, int, int] = (0, 0, 0),
    track: tuple[int, int, int] = (0, 0, 0),
    earned: tuple[int, int, int] = (0, 0, 0),
    rooms: dict[str, tuple[int, ...]] | None = None,
) -> State:
    """Return a game after its fourth round."""
    state = table(mage("crypt", tokens=1), round_=4, cubes=rooms)
    state.trophies, state.track = list(trophies), list(track)
    state.earned = [{"defeat": n} if n else {} for n in earned]
    do(state, "idle mage:0")
    assert state.over
    return state


@pytest.mark.parametrize(
    ("trophies", "points"),
    [((2, 1, 1), [3, 0, 0]), ((0, 0, 1), [0, 0, 3]), ((1, 1, 0), [2, 2, 0]), ((2, 2, 2), [2, 2, 2])],
)
def test_the_leader_of_the_trophies_gains_three_or_two_when_level(
    trophies: tuple[int, int, int], points: list[int]
) -> None:
    """Section «Подведение итогов», trophies."""
    assert worth(end(trophies=trophies), "trophies") == points


@pytest.mark.parametrize(
    ("heap", "track"),
    [
        ((0, 0, 1), [1, 0, 0]),
        ((1,), [0, 1, 0]),
        ((0, ROSE, ROSE), [0, 0, 1]),
        ((0, 0, 1, 1, ROSE), [0, 0, 1]),
        ((0, ROSE), [0, 0, 1]),
        ((0, 1), [0, 0, 0]),
        ((), [0, 0, 0]),
    ],
    ids=[
        "most",
        "alone",
        "the Black Rose",
        "level above her",
        "level with her",
        "level without her",
        "empty",
    ],
)
def test_ruined_rooms_count_at_the_end(heap: tuple[int, ...], track: list[int]) -> None:
    """Section «Подведение итогов», rooms: what is level is hers if she has at least a cube there."""
    assert end(rooms={"crypt": heap}).track == track


def test_the_leader_of_the_rooms_is_found_after_the_ruined_ones_are_counted() -> None:
    state = end(track=(0, 1, 0), rooms={"crypt": (0,), "abyss": (0, 0, 1)})
    assert (state.track, worth(state, "room_track")) == ([2, 1, 0], [3, 0, 0])
    assert worth(end(track=(0, 1, 0), rooms={"crypt": (0,)}), "room_track") == [2, 2, 0]


def test_a_room_filled_in_the_last_round_is_restored_before_the_count() -> None:
    state = end(rooms={"treasury": (0, 0, 0, 1)})
    assert (state.earned[0]["treasury"], state.track) == (2, [1, 0, 0])


@pytest.mark.parametrize(
    ("earned", "winners"),
    [((9, 8, 8), [0]), ((8, 9, 7), [1]), ((9, 9, 3), []), ((9, 3, 9), []), ((5, 6, 7), []), ((9, 9, 9), [])],
)
def test_the_black_rose_wins_what_is_level(earned: tuple[int, int, int], winners: list[int]) -> None:
    """Section «Подведение итогов»; both tracks are level here and bring everybody as much."""
    state = end(earned=earned)
    assert GAME.winners(state) == winners
