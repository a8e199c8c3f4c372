"""The Duel in the great lodge: Law with its Templars and upgrades, its mages, rooms and forgotten spells."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

import pytest

from rules.black_rose.editions import EDITIONS
from rules.black_rose.mixing import mixed_name
from rules.black_rose.records import Figure
from rules.black_rose.state import State
from rules.black_rose_duel.cards import DUEL
from rules.black_rose_wars.cards import WARS
from rules.black_rose_wars.game import GAME
from rules.black_rose_wars.readings import COUNTERPARTS, READINGS
from rules.core.engine import apply
from rules.core.rng import Source, choice
from tests.rules.black_rose_wars.scenario import at, cast, cubes, evocation, idle, lodge, mage, place, powers
from tests.rules.notation import asked, do, offered

SLOT = "slot:0:1"
LAW = "wars+law:illusion"
ALL_OF_IT = "wars+law:illusion+mages+rooms+forgotten"


def templar(owner: int, room: str, upgrade: str = "", damage: Sequence[int] = ()) -> Figure:
    return Figure("templar", owner, 1, place(room), tuple(damage), upgrade)


def test_a_book_is_named_by_what_is_taken_over() -> None:
    off = {"law": "off", "duel_mages": "off", "duel_rooms": "off", "duel_forgotten": "off"}
    assert mixed_name(off) == "wars"
    assert EDITIONS[mixed_name(off)] is WARS
    assert mixed_name(off | {"law": "illusion", "duel_rooms": "on"}) == "wars+law:illusion+rooms"


def test_law_comes_instead_of_a_school_with_its_grimoires() -> None:
    book = EDITIONS[LAW]
    assert set(book.schools) == {*WARS.schools, "law"} - {"illusion"}
    assert {"knight", "confessor"} <= set(book.grimoires)
    assert not {"puppet_master", "harlequin"} & set(book.grimoires)
    assert set(book.mages) == set(WARS.mages)
    assert set(book.rooms) == set(WARS.rooms)
    assert len(book.upgrades) == 3


def test_rooms_are_exchanged_by_their_names_and_quests_follow() -> None:
    book = EDITIONS["wars+rooms"]
    assert {*COUNTERPARTS.values()} <= set(book.rooms)
    assert not {*COUNTERPARTS} & set(book.rooms)
    assert book.centre == "occult_hall"
    named = {name for quest in book.quests.values() for name in getattr(quest.room, "named", ())}
    assert named <= set(book.rooms)


def test_an_exchanged_room_lies_there_restored_and_is_destroyed_like_the_others() -> None:
    """The restored treasury heals 6; with its 4 slots full it is gone, and 2 points with it."""
    full = {"treasury": (0, 0, 0, 1)}
    seats = mage("treasure", damage=[1] * 8), idle("throne")
    state = lodge(*seats, cubes=full, edition="wars+rooms", after="planning")
    do(state, "activate mage:0 -> treasury")
    assert len(state.seats[0].damage) == 2
    state = lodge(idle("treasure"), idle("throne"), cubes=full, edition="wars+rooms", after="evocations")
    assert state.rooms[place("treasure")].destroyed
    assert (state.tokens, state.book.rooms["treasury"].points) == ({"treasury": 0}, (2,))


def test_a_shield_of_bones_takes_one_off_what_others_place() -> None:
    seats = mage("throne", "", "tremor"), idle("throne")
    guarded = lodge(*seats, evocations=[templar(1, "throne", "bone_shield")], edition=LAW)
    open_ = lodge(*seats, evocations=[templar(0, "throne", "bone_shield")], edition=LAW)
    for state, n in ((guarded, 1), (open_, 2)):
        cast(state, SLOT, "target tremor -> throne")
        assert cubes(state, "throne").count(0) == n


def test_an_oath_outlives_a_defeat_once() -> None:
    figures = [templar(1, "throne", "oath_beyond_death", damage=[0])]
    state = lodge(mage("throne"), idle("arena"), evocations=figures, edition=LAW)
    do(state, "fight mage:0 -> templar:1")
    assert (at(state, "templar:1"), state.evocations["templar:1"].damage) == ("throne", ())
    assert state.evocations["templar:1"].upgrade == ""
    assert "oath_beyond_death" in state.upgrades
    plain = lodge(mage("throne"), idle("arena"), evocations=[templar(1, "throne", damage=[0])], edition=LAW)
    do(plain, "fight mage:0 -> templar:1")
    assert at(plain, "templar:1") == ""


def test_a_threat_answers_only_its_own_target() -> None:
    for harmer, damage in ((1, (0, 0)), (2, ())):
        state = lodge(
            mage("throne", "", "threat_from_the_shadows"), mage("arena"), mage("arena"), edition=LAW
        )
        cast(state, SLOT, "target threat_from_the_shadows -> mage:1")
        assert [effect.target for effect in state.effects] == ["mage:1"]
        state.seats[0].place = place("arena")
        while asked(state) != (harmer, "turn"):
            do(state, "end" if "end" in offered(state) else offered(state)[-1])
        do(state, f"fight mage:{harmer} -> mage:0")
        assert state.seats[1].damage == damage


def test_violence_waits_for_the_actions_of_its_target() -> None:
    state = lodge(mage("throne", "", "~violence"), mage("arena"), edition=LAW)
    cast(state, SLOT)
    while asked(state) != (1, "turn"):
        do(state, "end" if "end" in offered(state) else offered(state)[-1])
    do(state, "idle mage:1")
    assert state.seats[1].damage == (0, 0)


def test_an_ultimatum_can_be_answered_by_a_protection() -> None:
    state = lodge(mage("throne", "", "~dreadful_command"), idle("arena", "foresight*"), edition=LAW)
    cast(state, SLOT)
    while not offered(state, "spring"):
        do(state, "decline" if "decline" in offered(state) else offered(state)[0])
    do(state, offered(state, "spring")[0])
    assert (state.seats[1].damage, powers(state)[1]) == ((), 1)


def test_the_shadow_form_takes_two_off_every_damage() -> None:
    state = lodge(mage("throne", "", "shadow_form"), mage("throne"), edition=ALL_OF_IT)
    cast(state, SLOT)
    assert powers(state)[0] == 1
    while asked(state) != (1, "turn"):
        do(state, "end" if "end" in offered(state) else offered(state)[-1])
    do(state, "fight mage:1 -> mage:0")
    assert state.seats[0].damage == ()


def test_every_reading_is_of_a_side_that_is_there() -> None:
    assert {(name, side) for name, side in READINGS if side >= len(DUEL.components[name].faces)} == set()


@pytest.mark.parametrize(("school", "seats"), [*zip(WARS.schools, cycle((2, 3, 4)), strict=False)])
def test_mixed_boxes_are_played_to_their_end(school: str, seats: int) -> None:
    options = {"law": school, "duel_mages": "on", "duel_rooms": "on", "duel_forgotten": "on"}
    state: State = GAME.new(seats, seats, options | {"mages": "random", "grimoires": "random"})
    rng = Source(seats)
    while state.decision is not None:
        apply(state, choice(rng, list(state.decision.options)))
        GAME.audit(state)
    assert state.over


def test_evocations_of_both_boxes_stand_side_by_side() -> None:
    figures = [templar(0, "throne"), evocation("landsknecht", 0, "throne")]
    state = lodge(mage("throne"), idle("arena"), evocations=figures, edition=LAW)
    assert {figure.kind for figure in state.evocations.values()} == {"templar", "landsknecht"}
