"""Both sides of every spell: all that each changes in a busy lodge, and so all that it leaves alone."""

from __future__ import annotations

import pytest

from rules.black_rose.casting import SPRINGING
from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from tests.rules.black_rose_wars.outcomes import changes, face_of, read_scenes, without
from tests.rules.black_rose_wars.scenario import evocation, lodge, mage
from tests.rules.notation import do

SIDES = [(card, side) for card in WARS.spells for side in (0, 1)]
CAST = [(card, side) for card, side in SIDES if WARS.spells[card].faces[side].type not in SPRINGING]
OWNERS = {"": 0, "tessa": 0, "jafar": 1, "rebecca": 2, "nero": 3}


SPRUNG = [pair for pair in SIDES if pair not in CAST]
EVOCATIONS = [
    evocation("andromeda", 0, "black_rose_hall", (1,)),
    evocation("holy_altar", 0, "throne"),
    evocation("bone_knight", 1, "arena"),
    evocation("cerberus", 2, "garden"),
    evocation("landsknecht", 3, "black_rose_hall"),
]
CUBES = {"black_rose_hall": (0, 1), "arena": (0, 1, 2), "garden": (2, 2)}


def scene(card: str, side: int, rival: str = "living_clay") -> State:
    """Return a busy lodge in which seat 0 may cast a spell from the hall, or has it under its token.

    The arena next to it is full of others; behind it, in a straight line, stands seat 2, and seat 3 in the
    pleasure room is as far away but in no line. The garden next to the hall has a cerberus of seat 2, the
    hall a landsknecht of seat 3, who holds the crown. Seat 1 goes first where a trap or a protection waits.
    """
    number = OWNERS[WARS.spells[card].owner]
    waits = (card, side) in SPRUNG
    mine = mage(
        "black_rose_hall",
        f"{'~' * side}{card}{'*' * waits}",
        "litany",
        "acid_blast!",
        damage=(1, 2, -1),
        hand=["frenzy", "iron_hide"],
        grimoire=["consecration", "vortex", "starfall"],
        memories=["ice_blast", "pestilence"],
        tokens=1,
    )
    state = lodge(
        mine,
        mage(
            "arena",
            rival,
            "~fireball",
            damage=(0, 2),
            hand=["vortex", "litany"],
            tokens=1,
            quests=QUESTS[waits],
        ),
        mage("alchemical_laboratory", damage=(1,), hand=["dark_armor"], quests=["cold_iron"], tokens=1),
        mage("pleasure", damage=(0,), tokens=1),
        cubes=CUBES,
        evocations=[evocation("landsknecht", 0, "black_rose_hall"), *EVOCATIONS[2:]] if waits else EVOCATIONS,
        power=(3, 4, 2, 1, 3),
        moon=2,
        omens=("black_dew", "", "spreading_cracks"),
        mages=(number, *[n for n in range(4) if n != number]),
        crown=int(waits),
    )
    state.crown = 3
    return state


QUESTS: tuple[list[str], ...] = ([], ["first_strike"])
FACES = read_scenes("faces.txt")


@pytest.mark.parametrize(("name", "answers", "expected"), FACES, ids=[name for name, *_ in FACES])
def test_what_a_side_changes(name: str, answers: list[str], expected: str) -> None:
    card, side = face_of(name)
    state = scene(card, side)
    before = state.copy()
    do(state, "cast slot:0:0", *answers)
    assert state.decision is not None
    assert state.decision.prompt == "turn"
    assert without(changes(before, state), f"slot:0:0={'~' * side}{card}!") == expected


def test_every_side_that_is_cast_has_a_scene() -> None:
    assert {face_of(name) for name, *_ in FACES} == set(CAST)


SPRINGS = read_scenes("springs.txt")


@pytest.mark.parametrize(("name", "answers", "expected"), SPRINGS, ids=[name for name, *_ in SPRINGS])
def test_what_a_trap_or_a_protection_changes(name: str, answers: list[str], expected: str) -> None:
    """The remark names the quick spell of seat 1, who sets it off."""
    card, side = face_of(name)
    state = scene(card, side, name.split()[1].strip("(),"))
    before = state.copy()
    do(state, *answers)
    assert f"spring slot:0:0{f' #{side}' * bool(side)}" in answers
    assert without(changes(before, state), f"slot:0:0={'~' * side}{card}!") == expected


def test_every_trap_and_protection_has_a_scene() -> None:
    assert {face_of(name) for name, *_ in SPRINGS} == set(SPRUNG)
