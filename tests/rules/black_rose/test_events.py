"""All eight events of the Black Rose, each at the beginning of its round."""

from __future__ import annotations

import pytest

from rules.black_rose.records import Figure, Seat
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_duel.cards import DUEL
from tests.rules.black_rose.scenario import LODGE, at, covers, cubes, lying, mage, powers, table, templar
from tests.rules.notation import asked, do, offered

FULL_CRYPT = (0, 0, 1, 1, ROSE, ROSE)
ROUNDS = {
    "a": ["living_lodge", "honour_in_service", "gift_to_fools", "hard_lesson"],
    "b": ["restoration", "control", "inversion", "collapse"],
}


def begin(
    event: str, *seats: Seat, evocations: tuple[Figure, ...] = (), crown: int = 0, **board: object
) -> State:
    """Return the first decision of the round in which an event happens."""
    side, round_ = DUEL.events[event].side, DUEL.events[event].round
    return table(
        *seats,
        evocations=evocations,
        crown=crown,
        events=side,
        round_=round_ - 1,
        after="",
        **board,  # type: ignore[arg-type]
    )


def test_each_side_has_an_event_for_each_round() -> None:
    found = {(event.side, event.round): name for name, event in DUEL.events.items()}
    assert found == {(side, n): name for side, names in ROUNDS.items() for n, name in enumerate(names, 1)}


# --- side a ------------------------------------------------------------------------------------------


@covers("living_lodge#0")
def test_living_lodge_hurts_each_mage_even_in_a_cell() -> None:
    """Page 10: events always reach every mage."""
    state = begin("living_lodge", mage("crypt"), mage("cell"), evocations=(templar(0, "crypt"),))
    assert powers(state) == (0, 0, 1)
    assert [seat.damage for seat in state.seats] == [(ROSE, ROSE), (ROSE, ROSE)]
    assert state.evocations["templar:1"].damage == ()


def test_living_lodge_can_defeat_both_mages() -> None:
    state = begin("living_lodge", mage("crypt", damage=(1,) * 9), mage("abyss", damage=(ROSE,) * 10))
    assert [at(state, f"mage:{seat}") for seat in (0, 1)] == ["cell", "cell"]
    # Nine of eleven for the rival, all of it alone for the Black Rose, and the event itself.
    assert (powers(state), state.trophies) == ((0, 3, 1 + 1 + 4), [0, 0, 2])
    assert [seat.damage for seat in state.seats] == [(), ()]


def test_a_mage_defeated_in_its_cell_stays_there() -> None:
    state = begin("living_lodge", mage("cell", damage=(1,) * 9), mage("abyss"))
    assert (at(state, "mage:0"), powers(state), state.seats[0].damage) == ("cell", (0, 3, 1 + 1), ())


@covers("honour_in_service#0")
def test_honour_in_service_trades_a_black_cube_for_an_activation() -> None:
    state = begin(
        "honour_in_service",
        mage("crypt"),
        mage("treasury"),
        evocations=(templar(1, "treasury"), templar(0, "reading_room")),
    )
    assert (asked(state), sorted(offered(state))) == (
        (0, "place_in"),
        [f"room honour_in_service -> {room}" for room in ("abyss", "armory", "crypt", "occult_hall")],
    )
    do(state, "room honour_in_service -> crypt")
    assert (cubes(state, "crypt"), powers(state), state.supply) == ((ROSE,), (0, 0, 1), [23, 23, 21])
    assert offered(state) == [f"pick honour_in_service -> templar:{n}" for n in (1, 2)]
    do(state, "pick honour_in_service -> templar:1", "attack templar:1 -> mage:1")
    assert state.seats[1].damage == (0, 0)
    do(state, "done")
    assert asked(state) == (1, "place_in")
    do(state, "room honour_in_service -> occult_hall", "pick honour_in_service -> templar:2", "done")
    assert (cubes(state, "occult_hall"), powers(state)) == ((ROSE,), (0, 0, 2))


def test_honour_in_service_begins_with_the_crown() -> None:
    assert asked(begin("honour_in_service", mage("crypt"), mage("treasury"), crown=1)) == (1, "place_in")


def test_honour_in_service_from_a_cell_reaches_the_rooms_it_opens_into() -> None:
    """A ruling of this edition: they are one room away."""
    state = begin("honour_in_service", mage("cell"), mage("cell"))
    assert offered(state) == [f"room honour_in_service -> {room}" for room in ("summoning", "treasury")]
    do(state, "room honour_in_service -> treasury")
    assert offered(state) == [f"room honour_in_service -> {room}" for room in ("crypt", "abyss")]


def test_honour_in_service_gives_nothing_to_whoever_finds_no_slot() -> None:
    state = begin(
        "honour_in_service",
        mage("cell"),
        mage("cell"),
        evocations=(templar(0, "armory"),),
        restored=["summoning", "treasury", "crypt"],
        cubes={"abyss": (0,) * 6},
    )
    assert (asked(state), powers(state)) == ((0, "lay"), (0, 0, 0))


def test_the_cube_of_honour_in_service_is_no_cube_of_the_mage() -> None:
    """It may fill a room, but not for the quest Insight."""
    state = begin(
        "honour_in_service", mage("crypt"), mage("treasury"), cubes={"crypt": (0,) * 5}, quests=["insight"]
    )
    do(state, "room honour_in_service -> crypt")
    assert (cubes(state, "crypt"), asked(state)) == ((0, 0, 0, 0, 0, ROSE), (1, "place_in"))


@covers("gift_to_fools#0", "gift_to_fools#1")
def test_gift_to_fools_gives_spells_and_places_black_cubes() -> None:
    state = begin(
        "gift_to_fools",
        mage("crypt", grimoire=["tremor"] * 3),
        mage("treasury", grimoire=["fusion"] * 3),
    )
    # One of the event, two of the study; the others are from the library.
    assert [seat.hand.count(card) for seat, card in zip(state.seats, ("tremor", "fusion"), strict=True)] == [
        3,
        3,
    ]
    assert [len(seat.hand) for seat in state.seats] == [5, 5]
    assert (powers(state), cubes(state, "crypt"), cubes(state, "treasury")) == ((0, 0, 2), (ROSE,), (ROSE,))


def test_gift_to_fools_places_a_cube_for_each_mage_in_a_room() -> None:
    state = begin("gift_to_fools", mage("crypt"), mage("crypt"))
    assert cubes(state, "crypt") == (ROSE, ROSE)


def test_gift_to_fools_finds_no_room_for_a_mage_in_a_cell_but_gives_the_spell() -> None:
    state = begin(
        "gift_to_fools", mage("cell", grimoire=["tremor"] * 3), mage("crypt"), cubes={"crypt": FULL_CRYPT}
    )
    assert len(state.seats[0].hand) == 5
    assert (state.supply[ROSE], powers(state)) == (20, (0, 0, 2))


def test_the_crown_says_where_the_last_black_cube_of_gift_to_fools_goes() -> None:
    state = begin("gift_to_fools", mage("crypt"), mage("abyss"), cubes=lying(21, ROSE), crown=1)
    shares = ["share cube:rose -> crypt", "share cube:rose -> abyss"]
    assert (asked(state)[1], sorted(offered(state))) == ("share", sorted(shares))
    do(state, shares[0])
    assert (cubes(state, "crypt"), cubes(state, "abyss"), state.supply[ROSE]) == ((ROSE,), (), 0)


@covers("hard_lesson#0", "restoration#0")
@pytest.mark.parametrize(("event", "power"), [("hard_lesson", 2), ("restoration", 1)])
def test_the_black_rose_places_instability_in_every_room(event: str, power: int) -> None:
    state = begin(event, cubes={"crypt": FULL_CRYPT, "abyss": (0,)}, restored=["armory"])
    assert powers(state) == (0, 0, power)
    assert {room: cubes(state, room) for room in LODGE} == {
        "occult_hall": (ROSE,),
        "crypt": FULL_CRYPT,
        "armory": (),
        "summoning": (ROSE,),
        "treasury": (ROSE,),
        "reading_room": (ROSE,),
        "abyss": (0, ROSE),
    }


def test_whoever_applies_the_event_chooses_where_too_few_black_cubes_go() -> None:
    """Page 7: what is left is used as one likes; the Black Rose does not choose, the crown does."""
    state = begin(
        "restoration",
        mage("crypt", damage=(ROSE,) * 10),
        mage("abyss", damage=(ROSE,) * 10),
        crown=1,
    )
    assert state.supply[ROSE] == 2
    assert (asked(state), len(offered(state))) == ((1, "share"), 7)
    do(state, "share cube:rose -> crypt")
    assert "share cube:rose -> crypt" not in offered(state)
    do(state, "share cube:rose -> abyss")
    assert (cubes(state, "crypt"), cubes(state, "abyss"), asked(state)) == ((ROSE,), (ROSE,), (1, "lay"))


# --- side b ------------------------------------------------------------------------------------------


@covers("control#0")
def test_control_turns_the_damage_of_the_activated_evocation_black() -> None:
    state = begin(
        "control",
        mage("crypt"),
        mage("treasury", damage=(0, 0)),
        evocations=(templar(1, "treasury"), templar(0, "reading_room")),
    )
    assert (asked(state), offered(state)) == (
        (0, "activate"),
        [f"pick control -> templar:{n}" for n in (1, 2)],
    )
    do(state, "pick control -> templar:1", "attack templar:1 -> mage:1", "done")
    assert (state.seats[1].damage, state.supply) == ((0, 0, ROSE, ROSE), [21, 23, 20])
    assert asked(state) == (1, "activate")
    do(state, "pick control -> templar:2", "done")
    assert (powers(state), asked(state)) == ((0, 0, 0), (0, "lay"))


def test_control_leaves_the_points_of_a_defeat_to_who_dealt_the_damage() -> None:
    """Page 18: the defeat comes at the full stop, before the Black Rose replaces anything."""
    state = begin(
        "control", mage("crypt"), mage("treasury", damage=(0,) * 9), evocations=(templar(0, "treasury"),)
    )
    do(state, "attack templar:1 -> mage:1")
    assert (at(state, "mage:1"), powers(state), state.trophies) == ("cell", (4, 0, 0), [1, 0, 0])


def test_control_without_evocations_passes() -> None:
    state = begin("control", mage("crypt"), mage("treasury"))
    assert (asked(state), powers(state)) == ((0, "lay"), (0, 0, 0))


def test_control_asks_each_mage_even_in_a_cell() -> None:
    state = begin("control", mage("cell"), mage("treasury"), evocations=(templar(1, "treasury"),))
    assert (asked(state), offered(state, "attack")) == ((0, "act"), ["attack templar:1 -> mage:1"])


@covers("inversion#0")
def test_inversion_turns_three_damage_on_each_mage_black_from_the_left() -> None:
    state = begin(
        "inversion", mage("cell", damage=(1, ROSE, 1, 1, 1)), mage("crypt", damage=(0, ROSE, 0, ROSE))
    )
    assert [seat.damage for seat in state.seats] == [(ROSE,) * 4 + (1,), (ROSE,) * 4]
    assert (powers(state), state.supply) == ((0, 0, 2), [23, 22, 14])


def test_the_crown_shares_out_too_few_black_cubes_of_inversion() -> None:
    """Page 7: the whole effect is applied with what is left, as the holder of the crown likes."""
    state = begin(
        "inversion", mage("cell", damage=(1, 1)), mage("crypt", damage=(0,) * 4), cubes=lying(20, ROSE)
    )
    shares = ["share cube:rose -> mage:0", "share cube:rose -> mage:1"]
    assert (asked(state), sorted(offered(state))) == ((state.crown, "share"), shares)
    do(state, shares[1], shares[0])
    assert [seat.damage for seat in state.seats] == [(ROSE, 1), (ROSE, 0, 0, 0)]


def test_inversion_with_cubes_enough_asks_nobody() -> None:
    state = begin(
        "inversion", mage("cell", damage=(1, 1)), mage("crypt", damage=(0,) * 4), cubes=lying(17, ROSE)
    )
    assert ([seat.damage for seat in state.seats], asked(state)[1]) == (
        [(ROSE, ROSE), (ROSE, ROSE, ROSE, 0)],
        "lay",
    )


def test_inversion_leaves_evocations_alone() -> None:
    state = begin("inversion", evocations=(templar(1, "crypt", damage=(0, 0)),))
    assert state.evocations["templar:1"].damage == (0, 0)


@covers("collapse#0")
def test_collapse_hurts_every_figure() -> None:
    state = begin(
        "collapse",
        mage("crypt"),
        mage("cell", damage=(0, 0)),
        evocations=(templar(0, "abyss"), templar(1, "crypt", upgrade="oath_beyond_death")),
        quests=["slayer", "first_blood"],
    )
    assert [seat.damage for seat in state.seats] == [(ROSE,) * 3, (0, 0) + (ROSE,) * 3]
    # One Templar falls, the other outlives it; nobody has slain anything.
    assert (sorted(state.evocations), state.evocations["templar:2"].damage) == (["templar:2"], ())
    assert (powers(state), asked(state)) == ((0, 0, 2), (0, "lay"))


def test_collapse_can_defeat_a_mage() -> None:
    state = begin("collapse", mage("crypt", damage=(1,) * 8), mage("abyss"))
    assert (at(state, "mage:0"), powers(state), state.trophies) == ("cell", (0, 3, 2 + 1), [0, 0, 1])
