"""Every room, quest and event can be applied: whatever it asks and whatever is answered, books balance."""

from __future__ import annotations

import pytest

from client.words import LANGUAGES, load
from rules.black_rose import omens
from rules.black_rose.attacks import Opening
from rules.black_rose.moments import complete
from rules.black_rose.phases import count_end
from rules.black_rose.preview import deed_to_do
from rules.black_rose.records import Happening
from rules.black_rose.resolve import Notes
from rules.black_rose.selection import May
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose_wars.cards import WARS
from rules.core.engine import advance, apply
from rules.core.rng import Source, choice
from tests.rules.black_rose import accounting
from tests.rules.black_rose_wars.scenario import ROOMS, at, cubes, evocation, idle, lodge, mage, place, powers
from tests.rules.notation import asked, do, offered

FOUR = (0, 1, 2, 3)


def busy(**changes: object) -> State:
    """Return a lodge of four mages with something of everything in it, seat 0 to act."""
    hand = ["vortex", "litany", "fireball", "frenzy"]
    return lodge(
        mage("black_rose_hall", "litany", "fireball", damage=(1, 2), hand=hand, memories=["ice_blast"]),
        mage("throne", "consecration", "meteor_shower", damage=(0, 0, 2), hand=hand[:2]),
        mage("oracle", damage=(0,), hand=hand[:1]),
        mage("black_rose_hall", "~starfall"),
        cubes={"black_rose_hall": (0, 1), "throne": (0, 2), "arena": (1, 1, 1)},
        evocations=[evocation("landsknecht", 0, "throne"), evocation("cerberus", 1, "oracle", (0,))],
        power=(3, 4, 2, 1, 5),
        moon=2,
        **changes,  # type: ignore[arg-type]
    )


def play_on(state: State, seed: int, decisions: int = 14) -> None:
    """Answer by chance and check the books each time."""
    chance = Source(seed)
    for _ in range(decisions):
        if state.decision is None:
            return
        apply(state, choice(chance, state.decision.options))
        accounting.check(state)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("seed", range(3))
def test_every_room_can_be_activated(room: str, seed: int) -> None:
    state = busy()
    state.stack.append(Opening(0, place(room)))
    advance(state)
    assert state.rooms[place(room)].used
    play_on(state, seed)


@pytest.mark.parametrize("name", WARS.quests)
@pytest.mark.parametrize("seed", range(2))
def test_every_quest_can_be_completed(name: str, seed: int) -> None:
    state = busy()
    moon = WARS.quests[name].moon
    deck = tuple(card for card in state.decks[f"quests:{moon}"] if card != name)
    state.write(decks=state.decks | {f"quests:{moon}": deck})
    state.seats[0].put(quests=(name,))
    moment = Happening("harmed", "mage:0", 0, ("mage:1",), (1,), (2,), place("throne"), "spell")
    before = state.power(0)
    complete(state, 0, name, Notes(moment=moment, here=place("black_rose_hall"), since=0))
    assert state.power(0) == before + WARS.quests[name].points
    advance(state)
    play_on(state, seed)


@pytest.mark.parametrize("name", WARS.events)
@pytest.mark.parametrize("seed", range(2))
def test_every_event_can_happen(name: str, seed: int) -> None:
    event = WARS.events[name]
    if event.slot:
        lying = tuple(name if slot == event.slot else "" for slot in (1, 2, 3))
        after = "planning" if event.phase == "action" else "cleanup"
        state = busy(omens=lying, after=after)
        assert event.phase == "action" or name in state.omens or event.slot == omens.SLOTS
    else:
        state = busy(after="cleanup", top={"events:2": (name,)})
    accounting.check(state)
    play_on(state, seed, 25)


# --- rooms ---------------------------------------------------------------------------------------------


def test_the_laboratory_strikes_everybody_near_but_its_master() -> None:
    state = lodge(
        mage("alchemical_laboratory"),
        idle("arena"),
        idle("throne"),
        evocations=[evocation("landsknecht", 0, "arena"), evocation("landsknecht", 1, "forge")],
    )
    do(state, "activate mage:0 -> alchemical_laboratory")
    assert [me.damage for me in state.seats] == [(), (0,), ()]
    assert [evo.damage for evo in state.evocations.values()] == [(), (0,)]


def test_the_garden_places_in_two_different_rooms_next_to_it() -> None:
    state = lodge(mage("garden"), idle())
    do(state, "activate mage:0 -> garden", "room garden -> forge")
    assert "room garden -> forge" not in offered(state)
    assert "room garden -> garden" not in offered(state)
    do(state, "room garden -> arena")
    assert (cubes(state, "forge"), cubes(state, "arena")) == ((0,), (0,))


def test_the_sanctuary_heals_what_is_yours() -> None:
    state = lodge(
        mage("sanctuary", damage=(1, 1, 1, 1, ROSE)),
        idle(),
        evocations=[evocation("bone_knight", 0, "arena", (1, 1))],
    )
    do(
        state,
        "activate mage:0 -> sanctuary",
        "heal cube:rose -> mage:0",
        *["heal cube:1 -> bone_knight:1"] * 2,
    )
    assert state.seats[0].damage == (1,)


def test_mending_takes_all_cubes_of_a_colour_at_once() -> None:
    def hurt() -> State:
        return lodge(mage("sanctuary", damage=(1, 1, 1, 1, 1, ROSE, ROSE)), idle())

    one_by_one, at_once = hurt(), hurt()
    do(one_by_one, "activate mage:0 -> sanctuary", *["heal cube:1 -> mage:0"] * 5)
    do(at_once, "activate mage:0 -> sanctuary")
    assert "heal cube:1 -> mage:0 #5" in offered(at_once)
    do(at_once, "heal cube:1 -> mage:0 #5")
    assert at_once.seats[0].damage == one_by_one.seats[0].damage == (ROSE,)
    assert asked(at_once) == asked(one_by_one)


def test_the_armoury_shields_or_strengthens() -> None:
    state = lodge(mage("wars_armory"), mage("wars_armory"))
    do(state, "activate mage:0 -> wars_armory", "option wars_armory #1", "done")
    do(state, "end", "fight mage:1 -> mage:0")
    assert state.seats[0].damage == ()
    assert asked(state)[0] == 1


def test_the_arena_lets_two_mages_cast_at_once() -> None:
    state = lodge(
        mage("arena", "", "disevocation"),
        mage("oracle", "~pact_with_the_rose", grimoire=["vortex", "litany"]),
        evocations=[evocation("landsknecht", 1, "throne")],
    )
    do(state, "activate mage:0 -> arena", "icon disevocation")
    assert powers(state) == (1, 0, 0)
    assert (state.evocations, len(state.seats[1].hand)) == ({}, 1)


def test_the_mirrors_exchange_two_figures() -> None:
    state = lodge(mage("mirrors"), idle("throne"))
    do(state, "activate mage:0 -> mirrors")
    assert (at(state, "mage:0"), at(state, "mage:1")) == ("throne", "mirrors")


def test_the_crown_symbol_is_for_whoever_draws_the_event() -> None:
    """The mage to the right of the first: the last of three."""
    state = lodge(
        mage(quests=["shed_blood"], tokens=0),
        idle(),
        idle(),
        after="cleanup",
        top={"events:1": ("tremor_in_the_foundations",)},
    )
    do(state, "done")
    assert (state.crown, state.first) == (2, 0)
    assert powers(state) == (0, 0, 0, 1)
    assert cubes(state, "throne") == (ROSE,)


@pytest.mark.parametrize("seats", FOUR[2:])
def test_quests_for_crowds_need_four_mages(seats: int) -> None:
    state = lodge(*(mage("throne") for _ in range(seats + 1)))
    crowded = {quest.id for quest in WARS.quests.values() if quest.crowded}
    lying = {card for name, cards in state.decks.items() if name.startswith("quests") for card in cards}
    assert bool(lying & crowded) == (seats + 1 == 4)


def test_the_count_at_the_end_is_told_alike_however_a_position_was_kept() -> None:
    told = []
    for tokens in ({"forge": 0, "arena": 1}, {"arena": 1, "forge": 0}):
        state = lodge(mage("throne"), mage("oracle"))
        state.write(tokens=tokens)
        before = len(state.events)
        count_end(state)
        told.append([str(event) for event in state.events[before:]])
    assert told[0] == told[1]


def test_it_is_said_what_may_be_done_or_not() -> None:
    """Every deed that an effect leaves open has its words, in both languages."""
    deeds = {
        type(program[step + verb.steps]).__name__.lower()
        for parts in WARS.programs.values()
        for program in parts
        for step, verb in enumerate(program)
        if isinstance(verb, May) and not verb.price
    }
    assert {"place", "swap"} <= deeds
    for words in map(load, LANGUAGES):
        assert all(words(f"black_rose.table.may.{deed}") for deed in deeds)


def test_the_abyss_says_what_it_leaves_open() -> None:
    state = lodge(mage("wars_abyss"), idle("arena"))
    do(state, "activate mage:0 -> wars_abyss")
    while state.decision is not None and state.decision.prompt != "may":
        do(state, offered(state)[0])
    assert deed_to_do(state) == "place"
