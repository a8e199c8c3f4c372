"""What every trap and protection answers, and which moments beside that it lets pass."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from rules.black_rose.moments import springing
from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from tests.rules.black_rose_wars.outcomes import face_of
from tests.rules.black_rose_wars.scenario import ROOMS, evocation, lodge, mage, place
from tests.rules.black_rose_wars.test_conditions import read
from tests.rules.black_rose_wars.test_faces import OWNERS, SPRUNG

MOMENTS = {
    "blow": "harming 1>0 n=2 kind=physical",
    "spell": "harming 1>0 n=2 kind=spell",
    "blow on another": "harming 1>2 n=2 kind=physical",
    "blow on an undead of mine": "harming 1>landsknecht:1 n=2 kind=physical",
    "blow on a phantom of mine": "harming 1>andromeda:1 n=2 kind=physical",
    "own blow": "harming 0>1 n=2 kind=physical",
    "combat aimed at me": "targeting 1>0 type=combat",
    "conjunction aimed at me": "targeting 1>0 type=conjunction",
    "combat aimed at another": "targeting 1>2 type=combat",
    "combat is cast": "casting 1 type=combat",
    "conjunction is cast": "casting 1 type=conjunction",
    "conjunction is cast far away": "casting 3 type=conjunction",
    "attack on me": "attacking 1>0 @black_rose_hall",
    "attack on another": "attacking 1>2 @black_rose_hall",
    "attack far away": "attacking 3>2 @wars_reading_room",
    "room is activated": "activating_room 1 @black_rose_hall",
    "room is activated far away": "activating_room 3 @wars_reading_room",
    "enters my room": "entered 1 @black_rose_hall",
    "enters far away": "entered 3 @wars_reading_room",
    "leaves my room": "leaving 1 @black_rose_hall",
    "leaves far away": "leaving 3 @wars_reading_room",
    "summons": "summoned 1>bone_knight:1 @black_rose_hall",
    "summons far away": "summoned 3>bone_knight:1 @wars_reading_room",
    "completes a quest": "completed 1",
    "completes one far away": "completed 3",
    "takes the crown": "crowned 1",
    "I take the crown": "crowned 0",
    "I am moved": "moving 1>0",
    "another is moved": "moving 1>2",
    "I lose power": "losing_power 1>0",
    "another loses power": "losing_power 1>2",
}
"""Moments as seat 0 meets them in the hall; seats 1 and 2 stand there too, seat 3 far away and in no line."""
LINES = (Path(__file__).parent / "answers.txt").read_text().splitlines()
ANSWERS = dict(line.split(" = ") for line in LINES if not line.startswith("#"))


def armed(card: str, side: int) -> State:
    """Return a lodge in which seat 0 has a trap or a protection under its token."""
    number = OWNERS[WARS.spells[card].owner]
    return lodge(
        mage("black_rose_hall", f"{'~' * side}{card}*"),
        mage("black_rose_hall"),
        mage("black_rose_hall"),
        mage("wars_reading_room"),
        evocations=[
            evocation("landsknecht", 0, "black_rose_hall"),
            evocation("andromeda", 0, "black_rose_hall"),
            evocation("bone_knight", 1, "black_rose_hall"),
        ],
        power=(3, 3, 3, 3),
        mages=(number, *[n for n in range(4) if n != number]),
    )


def answered(card: str, side: int) -> str:
    """Return the moments that a trap or a protection answers."""
    state = armed(card, side)
    moments = {name: read(state, text) for name, text in MOMENTS.items()}
    found = [n for n, moment in moments.items() if any(o.arg == side for o in springing(state, 0, moment))]
    return ", ".join(found) or "-"


@pytest.mark.parametrize("name", ANSWERS)
def test_which_moments_are_answered(name: str) -> None:
    assert answered(*face_of(name)) == ANSWERS[name]


def test_every_trap_and_protection_is_held_against_all_moments() -> None:
    assert {face_of(name) for name in ANSWERS} == set(SPRUNG)


ROOM_TRAPS = [(card, side) for card, side in SPRUNG if WARS.spells[card].is_room_trap]


@pytest.mark.parametrize(("card", "side"), ROOM_TRAPS)
def test_a_trap_for_rooms_springs_in_rooms_of_its_colour_and_no_others(card: str, side: int) -> None:
    """Nor in a destroyed one, which has no colour, and the hall has none either."""
    colour = WARS.spells[card].faces[side].colour
    state = armed(card, 0)
    for room in ROOMS:
        state.seats[1].place = place(room)
        moment = read(state, f"entered 1 @{room}")
        springs = any(option.arg == side for option in springing(state, 0, moment))
        assert springs == (WARS.rooms[room].colour == colour), room
        state.rooms[place(room)] = replace(state.rooms[place(room)], destroyed=True)
        assert not any(option.arg == side for option in springing(state, 0, moment)), room
