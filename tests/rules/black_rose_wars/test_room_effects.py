"""What every room does when it is activated, and what every evocation does when it is: all that changes."""

from __future__ import annotations

import pytest

from rules.black_rose.actions import activate
from rules.black_rose.attacks import Opening
from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from rules.core.engine import advance
from tests.rules.black_rose_wars.outcomes import changes, read_scenes
from tests.rules.black_rose_wars.scenario import ROOMS, evocation, lodge, mage, place
from tests.rules.notation import do

SCENES = read_scenes("room_effects.txt")
HAND = ["frenzy", "vortex", "starfall", "acid_blast"]


def busy(at: str, kind: str = "andromeda") -> State:
    """Return a lodge in which seat 0 stands in a room with seat 1 and an evocation of its own."""
    pile, foe = ["consecration"], evocation("bone_knight", 1, at)
    state = lodge(
        mage(at, "litany", damage=(1, 2, -1), hand=HAND, grimoire=["dark_armor"] * 3, memories=pile),
        mage(at, "living_clay", "~fireball", damage=(0, 2), hand=["pestilence"], tokens=1),
        mage("wars_reading_room", damage=(1,), tokens=1),
        cubes={at: (0, 1), "pleasure": (2,)},
        evocations=[evocation(kind, 0, at), foe, evocation("malacoda", 2, "arena")],
        power=(3, 4, 2, 3),
        moon=2,
    )
    state.crown = 1
    return state


def scene(name: str) -> tuple[State, State]:
    """Return a lodge before a room, or an evocation in the throne, is activated, and after that."""
    state = busy(name) if name in ROOMS else busy("throne", name)
    before = state.copy()
    if name in ROOMS:
        state.stack.append(Opening(0, place(name)))
    else:
        activate(state, 0, next(figure for figure in state.evocations if state.evocations[figure].owner == 0))
    advance(state)
    return before, state


@pytest.mark.parametrize(("name", "answers", "expected"), SCENES, ids=[name for name, *_ in SCENES])
def test_what_an_activation_changes(name: str, answers: list[str], expected: str) -> None:
    before, state = scene(name)
    do(state, *answers)
    assert state.decision is not None
    assert state.decision.prompt == "turn"
    assert changes(before, state) == ("" if expected == "-" else expected)


def test_every_room_and_every_evocation_has_a_scene() -> None:
    kinds = {name for name, *_ in SCENES} | {"abomination"}
    assert kinds == {*ROOMS, *WARS.evocations}
