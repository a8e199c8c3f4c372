"""Monuments and places: what they are worth, and the powers that belong to points and checks."""

from __future__ import annotations

import pytest

from rules.core.game import ScoreLine
from rules.res_arcana.essences import LIFE, NAMES, Essences, of_kind
from rules.res_arcana.score import points, score
from tests.rules.notation import asked, do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, RICH, Seat, covers, essences, having, on, pool, table

FIXED = {
    "nightingale": 1,
    "dragon_egg": 1,
    "fire_dragon": 1,
    "sea_serpent": 1,
    "philosophers_stone": 1,
    "great_pyramid": 3,
    "colossus": 2,
    "obelisk": 1,
    "coral_castle": 3,
    "athanor": 0,
}
PER_ESSENCE = {
    "sacred_grove": (2, "life"),
    "alchemists_tower": (0, "gold"),
    "catacombs_of_the_dead": (0, "death"),
    "sacrificial_pit": (2, "death"),
    "cursed_forge": (1, "gold"),
    "dwarven_mines": (0, "gold"),
    "sunken_reef": (0, "calm"),
    "dragons_lair": (0, "gold"),
}


@covers("nightingale", "great_pyramid")
@pytest.mark.parametrize(("card", "worth"), FIXED.items())
def test_printed_points(card: str, worth: int) -> None:
    """Section «3. Победа», «Нюансы»: a turned component counts, one in hand does not."""
    assert points(table(having(card), first=1, turned=[card]), 0) == worth


def test_cards_out_of_play_are_worth_nothing() -> None:
    assert points(table(Seat(hand=["nightingale"], discard=["dragon_egg"], deck=["hawk"]), first=1), 0) == 0


@covers(*PER_ESSENCE)
@pytest.mark.parametrize(("place", "base", "kind"), [(place, *row) for place, row in PER_ESSENCE.items()])
def test_points_for_essences_on_a_place(place: str, base: int, kind: str) -> None:
    """Section «3. Победа», «Нюансы»: its own kind counts, on it and nowhere else."""
    worth = {}
    for index, name in enumerate(NAMES):
        state = table(having(place, RICH), first=1, on={place: of_kind(index, 4), "scholar": RICH})
        worth[name] = points(state, 0)
    assert worth == {name: base + 4 * (name == kind) for name in NAMES}


@covers("sorcerers_bestiary")
@pytest.mark.parametrize(
    ("beasts", "worth"),
    [
        ([], 0),
        (["hawk"], 1),
        (["fire_dragon"], 2 + 1),
        (["sea_serpent"], 3 + 1),
        (["hawk", "guard_dog", "fire_dragon", "sea_serpent", "prism"], 1 + 1 + 3 + 4),
    ],
)
def test_sorcerers_bestiary_counts_beasts(beasts: list[str], worth: int) -> None:
    """Section «Нюансы компонентов», Sorcerer's Bestiary; dragons bring a point of their own."""
    rival = Seat(play=["treant", "bone_dragon"], passed=True)
    assert points(table(Seat(play=["sorcerers_bestiary", *beasts]), rival, first=1), 0) == worth


def test_the_token_is_worth_a_point() -> None:
    state = table(Seat(play=["hawk", "colossus"]), Seat(play=["nightingale"]), first=1)
    assert (points(state, 0), points(state, 1)) == (2, 2)
    assert score(state) == [
        ScoreLine(0, "colossus", 2),
        ScoreLine(1, "nightingale", 1),
        ScoreLine(1, "first_player_token", 1),
    ]


@covers("obelisk#0")
@pytest.mark.parametrize("where", ["obelisk", "monument_deck"])
def test_obelisk_brings_six_essences_once(where: str) -> None:
    lies = {"monuments": ["obelisk"]} if where == "obelisk" else {"monument_deck": ["temple", "obelisk"]}
    state = table(Seat(essences(gold=4)), **lies)  # type: ignore[arg-type]
    do(state, f"claim {where}")
    for _ in range(6):
        assert offered(state) == ["take elan", "take life", "take calm", "take death"]
        do(state, "take life")
    assert (asked(state), pool(state)) == ((0, "turn"), of_kind(LIFE, 6))
    assert table(having("obelisk"), collecting=True).seats[0].pool == NOTHING


@covers("sacred_grove#1", "dragons_lair#1")
@pytest.mark.parametrize(
    ("place", "beasts", "puts"),
    [
        ("sacred_grove", ["hawk", "sea_serpent"], essences(life=1)),
        ("dragons_lair", ["fire_dragon", "sea_serpent"], essences(gold=2)),
    ],
)
def test_a_place_and_a_beast_turn_together(place: str, beasts: list[str], puts: Essences) -> None:
    """Section «Нюансы компонентов», Dragon's Lair and Sacred Grove."""
    others = {"hawk", "fire_dragon", "prism"} - set(beasts)
    state = table(Seat(play=[place, *beasts, *others]), Seat(play=["treant", "bone_dragon"], passed=True))
    do(state, f"use {place} #1")
    kind = asked(state)[1]
    assert offered(state) == [f"{kind} {beast}" for beast in beasts]
    do(state, f"{kind} sea_serpent")
    assert state.turned == {place, "sea_serpent"}
    assert on(state, place) == puts


@pytest.mark.parametrize(
    ("place", "beast", "turned", "reason"),
    [
        ("sacred_grove", "hawk", ["hawk"], "nothing_to_turn_creature"),
        ("sacred_grove", "fire_dragon", [], "nothing_to_turn_creature"),
        ("dragons_lair", "fire_dragon", ["fire_dragon"], "nothing_to_turn_dragon"),
        ("dragons_lair", "hawk", [], "nothing_to_turn_dragon"),
    ],
)
def test_a_turned_or_wrong_beast_does_not_do(place: str, beast: str, turned: list[str], reason: str) -> None:
    assert refused(table(Seat(play=[place, beast]), turned=turned), f"use {place} #1") == reason


@covers("coral_castle#0", "sorcerers_bestiary#0")
@pytest.mark.parametrize(
    ("place", "nine"),
    [
        ("coral_castle", ["great_pyramid", "colossus", "nightingale"]),
        ("sorcerers_bestiary", ["great_pyramid", "colossus", "sea_serpent"]),
    ],
)
@pytest.mark.parametrize("more", [["prism"], ["library"]], ids=["nine points", "ten points"])
def test_a_place_checks_victory_at_once(place: str, nine: list[str], more: list[str]) -> None:
    """Section «3. Победа», «Нюансы»: in the middle of a round, nobody need have passed."""
    state = table(Seat(play=[place, *nine, *more]), Seat(), first=1)
    do(state, f"use {place}")
    if more == ["library"]:
        assert (state.decision, state.winners) == (None, [0])
    else:
        assert (asked(state), state.winners, state.turned) == ((1, "turn"), [], {place})


@covers("golden_statue#0")
@pytest.mark.parametrize(
    ("answer", "wins", "gold"), [("react golden_statue", True, 0), ("decline", False, 3)]
)
def test_golden_statue_buys_three_points(answer: str, wins: bool, gold: int) -> None:
    state = table(
        Seat(essences(gold=3), play=["coral_castle", "golden_statue", "great_pyramid"]), Seat(), first=0
    )
    assert points(state, 0) == 8
    do(state, "use coral_castle")
    assert asked(state) == (0, "check")
    assert offered(state) == ["react golden_statue", "decline"]
    do(state, answer)
    assert (state.winners, pool(state)) == ([0] if wins else [], essences(gold=gold))


@pytest.mark.parametrize(("gold", "turned"), [(2, []), (3, ["golden_statue"])], ids=["too poor", "turned"])
def test_golden_statue_keeps_silent(gold: int, turned: list[str]) -> None:
    me = Seat(essences(gold=gold, elan=9), play=["coral_castle", "golden_statue"])
    state = table(me, Seat(), turned=turned)
    do(state, "use coral_castle")
    assert asked(state) == (1, "turn")


def test_golden_statue_is_no_action() -> None:
    assert refused(table(having("golden_statue", RICH)), "use golden_statue") == "no_such_power"
