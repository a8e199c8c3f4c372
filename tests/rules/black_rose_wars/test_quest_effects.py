"""What every quest does when it is completed: all that changes in a busy lodge."""

from __future__ import annotations

import pytest

from rules.black_rose.moments import complete
from rules.black_rose.records import Happening
from rules.black_rose.resolve import Notes
from rules.black_rose.state import State
from rules.black_rose_wars.cards import WARS
from rules.core.engine import advance
from tests.rules.black_rose_wars.outcomes import changes, read_scenes
from tests.rules.black_rose_wars.scenario import evocation, lodge, mage, place
from tests.rules.notation import do

SCENES = read_scenes("quest_effects.txt")
HAND = ["frenzy", "iron_hide", "vortex", "acid_blast"]
EVOCATIONS = [
    evocation("andromeda", 0, "black_rose_hall", (1,)),
    evocation("bone_knight", 1, "arena"),
    evocation("cerberus", 2, "garden"),
]
JUST_NOW = Happening("harmed", "mage:0", 0, ("mage:1",), (1,), (2,), place("arena"), "spell")
"""What has just happened: damage by a spell of seat 0 to the mage of seat 1 in the arena."""


def scene(name: str) -> tuple[State, State]:
    """Return a busy lodge before seat 0 completes a quest in the hall, and as it is asked for something."""
    crowd = [mage("throne", damage=(0,), tokens=1)]
    state = lodge(
        mage("black_rose_hall", "litany", damage=(1, 2, -1), hand=HAND, grimoire=["starfall"] * 3, tokens=1),
        mage("arena", "living_clay", "~fireball", damage=(0, 2), hand=["pestilence"], tokens=1),
        mage("alchemical_laboratory", damage=(1,), hand=["dark_armor"], quests=["cold_iron"], tokens=1),
        *crowd,
        cubes={"black_rose_hall": (0, 1), "arena": (0, 1, 2), "garden": (2, 2)},
        evocations=EVOCATIONS,
        power=(3, 4, 2, 5, 3),
        moon=2,
    )
    state.crown = 3
    deck = f"quests:{WARS.quests[name].moon}"
    state.write(decks=state.decks | {deck: tuple(card for card in state.decks[deck] if card != name)})
    state.seats[0].put(quests=(name,))
    before = state.copy()
    complete(state, 0, name, Notes(moment=JUST_NOW, here=place("black_rose_hall"), since=0))
    advance(state)
    return before, state


@pytest.mark.parametrize(("name", "answers", "expected"), SCENES, ids=[name for name, *_ in SCENES])
def test_what_a_quest_changes(name: str, answers: list[str], expected: str) -> None:
    before, state = scene(name)
    do(state, *answers)
    assert state.decision is not None
    assert state.decision.prompt == "turn"
    assert name in state.seats[0].done
    assert changes(before, state) == expected


def test_every_quest_has_a_scene() -> None:
    assert [name for name, *_ in SCENES] == list(WARS.quests)
