"""Black Rose Wars in the Duel: its schools, mages, rooms and forgotten spells."""

from __future__ import annotations

import pytest

from rules.black_rose.editions import EDITIONS
from rules.black_rose.mixing import mixed_duel_name
from rules.black_rose.state import State
from rules.black_rose.turns import ROUNDS
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_duel.game import GAME
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.readings import COUNTERPARTS
from rules.core.engine import apply
from rules.core.rng import Source, choice
from tests.rules.black_rose import accounting
from tests.rules.black_rose.scenario import at, cubes, mage, place, powers, table, templar
from tests.rules.notation import asked, do, offered, refused

ILLUSION, DESTRUCTION = "duel+school:illusion", "duel+school:destruction"
ROOMS = "duel+rooms:namesakes"
ALL_OF_IT = "duel+school:conspiracy+mages+rooms:random+forgotten"
OFF = {"school": "law", "wars_mages": "off", "wars_rooms": "off", "wars_forgotten": "off"}


def until(state: State, seat: int, prompt: str) -> None:
    """Decline and go on until a seat is asked for something."""
    while asked(state) != (seat, prompt):
        kinds = [option for option in offered(state) if option in ("end", "decline", "done", "later")]
        do(state, kinds[0] if kinds else offered(state)[-1])


def test_a_book_is_named_by_what_is_taken_over() -> None:
    assert mixed_duel_name(OFF) == "duel"
    assert EDITIONS["duel"] is DUEL
    chosen = OFF | {"school": "illusion", "wars_rooms": "namesakes", "wars_forgotten": "on"}
    assert mixed_duel_name(chosen) == "duel+school:illusion+rooms:namesakes+forgotten"


def test_a_school_comes_instead_of_law_with_its_grimoires() -> None:
    book = EDITIONS[ILLUSION]
    assert set(book.school) == {s.id for s in WARS.spells.values() if s.school == "illusion"}
    assert set(book.grimoires) == {"puppet_master", "harlequin"}
    assert (book.answered, book.moons, book.schools) == (True, False, ())
    assert (set(book.mages), set(book.rooms)) == (set(DUEL.mages), set(DUEL.rooms))
    assert (set(book.quests), set(book.events)) == (set(DUEL.quests), set(DUEL.events))


def test_mages_rooms_and_forgotten_spells_come_on_their_own() -> None:
    assert set(EDITIONS["duel+mages"].mages) == {*DUEL.mages, *WARS.mages}
    assert set(EDITIONS["duel+mages"].school) == set(DUEL.school)
    assert set(EDITIONS[ROOMS].rooms) == set(COUNTERPARTS)
    assert set(EDITIONS["duel+rooms:random"].rooms) == set(WARS.rooms)
    forgotten = [s for s in EDITIONS["duel+forgotten"].spells.values() if s.kind == "forgotten_spell"]
    assert len(forgotten) == 12


def test_seven_rooms_are_laid_around_the_hall() -> None:
    state: State = GAME.new(2, 1, OFF | {"wars_rooms": "random"})
    assert state.room_ids[0] == "black_rose_hall"
    assert len(set(state.room_ids)) == 7


def test_personal_spells_lie_in_grimoire_and_memories() -> None:
    options = OFF | {"wars_mages": "on", "mages": "random", "grimoires": "random"}
    seats = [seat for n in range(8) for seat in GAME.new(2, n, options).seats]
    for me in seats:
        spell = EDITIONS["duel+mages"].mages[me.mage].spell
        assert me.memories == [spell, spell]
        assert me.aside == 0
    assert {me.mage for me in seats} & set(WARS.mages)


def test_the_clean_up_turns_tokens_and_returns_traps() -> None:
    seats = mage("armory", "blade_barrage*"), mage("abyss")
    state = table(*seats, edition="duel+school:conspiracy+rooms:namesakes", after="evocations")
    assert "blade_barrage" in state.seats[0].hand
    assert state.round == 2


def test_a_room_of_the_great_lodge_works_once_a_round_and_is_restored() -> None:
    state = table(mage("treasury"), edition=ROOMS)
    do(state, "activate mage:0 -> treasure")
    assert powers(state)[0] == 1
    assert state.rooms[place("treasury")].used
    assert "activate mage:0 -> treasure" not in offered(state)
    until(state, 0, "lay")
    assert not state.rooms[place("treasury")].used
    full = table(mage("crypt"), cubes={"treasure": (0, 0, 0, 1)}, edition=ROOMS, after="evocations")
    assert full.rooms[place("treasury")].restored
    assert powers(full)[:2] == (2, 1)


def test_the_hall_is_open_from_the_beginning() -> None:
    hand = ["deadly_bolt", "tremor", "fusion", "violence"]
    state = table(mage("occult_hall", hand=hand), edition=ROOMS)
    do(state, "activate mage:0 -> black_rose_hall", "do black_rose_hall")
    for _ in range(4):
        do(state, offered(state, "discard")[0])
    assert asked(state) == (0, "keep")


def test_rooms_of_the_duel_are_read_anew() -> None:
    """The ruined summoning deals 1 nearby, the ruined crypt calls a Templar beside a black cube."""
    state = table(mage("summoning"), mage("treasury"), edition=ILLUSION)
    do(state, "activate mage:0 -> summoning")
    assert state.seats[1].damage == (0,)
    assert not state.rooms[place("summoning")].used
    state = table(mage("crypt"), edition=ILLUSION)
    do(state, "activate mage:0 -> crypt")
    assert (cubes(state, "crypt"), at(state, "templar:1")) == ((-1,), "crypt")


@pytest.mark.parametrize("taker", [0, 1])
def test_whoever_takes_the_crown_holds_it_in_the_next_round(taker: int) -> None:
    """Nobody else goes first in this round for it; who takes the own crown again keeps it."""
    at_throne = {"armory": "throne"}
    seats = [mage("armory") if seat == taker else mage("crypt") for seat in (0, 1)]
    state = table(*seats, edition="duel+rooms:random", lodge=at_throne)
    until(state, taker, "turn")
    do(state, f"activate mage:{taker} -> throne")
    assert (state.crown, state.first) == (taker, 0)
    until(state, taker, "lay")
    assert (state.round, state.crown, state.first) == (2, taker, taker)


def test_a_crown_that_nobody_takes_changes_hands() -> None:
    state = table(mage("armory"), mage("crypt"), edition="duel+rooms:random", lodge={"armory": "throne"})
    until(state, 1, "lay")
    assert (state.round, state.crown, state.first) == (2, 1, 1)


def test_a_trap_answers_a_spell_of_law() -> None:
    """A trap for rooms springs on the step, and what it deals counts for the quests of the Duel."""
    edition = "duel+school:conspiracy+rooms:namesakes"
    state = table(mage("occult_hall"), mage("armory", "blade_barrage*", tokens=0), edition=edition)
    before = len(state.seats[0].damage)
    do(state, "explore mage:0 -> summoner_room")
    assert asked(state) == (1, "spring")
    do(state, offered(state, "spring")[0], "icon blade_barrage")
    assert len(state.seats[0].damage) > before


def test_evocations_are_commanded_and_strike_before_they_move() -> None:
    state = table(mage("crypt"), mage("armory"), evocations=[templar(0, "armory")], edition=ILLUSION)
    do(state, "command templar:1", "attack templar:1 -> mage:1")
    assert offered(state, "move")
    assert state.seats[1].damage == (0, 0)


def test_quests_of_the_duel_are_offered_where_things_are_answered() -> None:
    quests = ["first_blood", "slayer", "sentence"]
    health = DUEL.mages["ulrich"].health
    state = table(mage("crypt"), mage("crypt", damage=[0] * (health - 1)), quests=quests, edition=ILLUSION)
    events = do(state, "fight mage:0 -> mage:1")
    assert "defeated" not in [event.kind for event in events]
    assert offered(state, "claim") == ["claim sentence"]
    do(state, "later")
    assert offered(state, "claim") == ["claim first_blood"]
    assert powers(state)[0] == 4
    do(state, "claim first_blood")
    assert powers(state)[0] == 5
    assert state.seats[0].damage == (-1,)


def test_a_defeat_is_worth_what_it_is_in_the_duel() -> None:
    health = DUEL.mages["ulrich"].health
    state = table(mage("crypt"), mage("crypt", damage=[-1] + [0] * (health - 2)), edition=ILLUSION)
    do(state, "fight mage:0 -> mage:1")
    assert powers(state) == (3, 0, 1)
    assert state.trophies == [1, 0, 0]


def test_a_spell_may_be_aimed_at_an_imaginary_figure() -> None:
    state = table(mage("crypt", "acid_blast"), mage("crypt"), edition=DESTRUCTION)
    do(state, "cast slot:0:0")
    assert {line.partition("-> ")[2] for line in offered(state, "target")} >= {"mage:1", "imaginary"}
    do(state, "target acid_blast -> imaginary")
    until(state, 0, "turn")
    assert state.seats[1].damage == ()


def test_what_speaks_of_moons_finds_nothing() -> None:
    state = table(mage("crypt", "stolen_commission"), mage("armory"), edition="duel+school:conspiracy")
    do(state, "cast slot:0:0")
    until(state, 0, "turn")
    assert all(not me.quests for me in state.seats)
    assert refused(state, "end") in ("", "act_first")


@pytest.mark.parametrize("school", ["law", *WARS.schools])
@pytest.mark.parametrize("rooms", ["off", "namesakes", "random"])
def test_mixed_duels_are_played_to_their_end(school: str, rooms: str) -> None:
    options = {"school": school, "wars_mages": "on", "wars_rooms": rooms, "wars_forgotten": "on"}
    state: State = GAME.new(2, 7, options | {"mages": "random", "grimoires": "random"})
    rng = Source(7)
    while state.decision is not None:
        apply(state, choice(rng, list(state.decision.options)))
        GAME.audit(state)
        accounting.check(state)
    assert (state.over, state.round) == (True, ROUNDS)


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (184, {"school": "necromancy", "wars_forgotten": "on"}),
        (3, {"school": "destruction", "wars_mages": "on"}),
    ],
)
def test_something_lies_under_every_token_of_a_single_rival(seed: int, options: dict[str, str]) -> None:
    """Games in which a token could be filled only by giving away what another one needs."""
    state: State = GAME.new(2, seed, OFF | options | {"mages": "random", "grimoires": "random"})
    rng, n = Source(seed), 0
    while state.decision is not None:
        n += 1
        apply(state, GAME.quick(state) if n % 3 == 0 else choice(rng, list(state.decision.options)))
        for seat in (0, 1) if n % 7 == 0 else ():
            GAME.audit(GAME.redeal(state, seat, rng))
    assert state.over
