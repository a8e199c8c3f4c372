"""What every event does in a busy lodge, and what it answers if it waits, with something just beside it."""

from __future__ import annotations

import pytest

from rules.black_rose import omens
from rules.black_rose.moments import announce
from rules.black_rose.state import State
from rules.black_rose.targets import ROSE
from rules.black_rose.verbs import Modifier, Ward, Whenever
from rules.black_rose_wars.cards import WARS
from rules.core.engine import advance
from tests.rules.black_rose_wars.outcomes import changes, read_scenes
from tests.rules.black_rose_wars.scenario import evocation, idle, lodge, mage
from tests.rules.black_rose_wars.test_conditions import read
from tests.rules.notation import do, offered

SCENES = read_scenes("event_effects.txt")
GRIMOIRE = ["starfall"] * 3


def scene(name: str, happens: str) -> tuple[State, State]:
    """Return a lodge before an event takes effect, and after that or after something that it waits for.

    Seats 0, 1 and 2 stand in the hall, the arena and the garden, seat 3 is in its cell; seat 1 holds the
    crown, seat 3 has most power and seat 2 least.
    """
    lying = [event for event in ("black_dew", "spreading_cracks") if event != name]
    state = lodge(
        mage("black_rose_hall", "litany", damage=(1, 2, -1), hand=["frenzy", "vortex"], grimoire=GRIMOIRE),
        mage("arena", "living_clay", damage=(0, 2), hand=["pestilence"], memories=["consecration"], tokens=1),
        mage("garden", hand=["dark_armor"], grimoire=["acid_blast"] * 2, tokens=1),
        mage(damage=(0,), tokens=1),
        cubes={"black_rose_hall": (0, 1), "arena": (0, 1, 2), "treasure": (2,)},
        evocations=[evocation("andromeda", 0, "black_rose_hall", (1,)), evocation("bone_knight", 1, "arena")],
        power=(3, 4, 2, 5, 3),
        moon=2,
        omens=(lying[0], "", ""),
    )
    state.crown = 1
    before = state.copy()
    deck = f"events:{WARS.events[name].moon}"
    state.write(decks=state.decks | {deck: tuple(card for card in state.decks[deck] if card != name)})
    state.stack.append(omens.apply(state, name))
    advance(state)
    if happens:
        before = state.copy()
        announce(state, read(state, happens))
        advance(state)
    return before, state


@pytest.mark.parametrize(("title", "answers", "expected"), SCENES, ids=[title for title, *_ in SCENES])
def test_what_an_event_changes(title: str, answers: list[str], expected: str) -> None:
    name, _, happens = title.partition(" : ")
    before, state = scene(name, happens)
    do(state, *answers)
    assert state.decision is not None
    assert state.decision.prompt == "turn"
    assert changes(before, state) == ("" if expected == "-" else expected)


def test_every_event_has_a_scene() -> None:
    assert {title.partition(" : ")[0] for title, *_ in SCENES} == set(WARS.events)


def test_every_event_that_waits_has_something_just_beside_it() -> None:
    lasting = (Whenever, Modifier, Ward)
    waiting = {
        name
        for name, event in WARS.events.items()
        if any(isinstance(verb, lasting) for face in event.faces for verb in face.verbs)
    }
    beside = {title.partition(" : ")[0] for title, _, expected in SCENES if expected == "-"}
    held = {title for title, _, expected in SCENES if "[modifier" in expected or "[ban" in expected}
    assert waiting <= beside | held


@pytest.mark.parametrize(("where", "hurt"), [("black_rose_hall", (ROSE,)), ("arena", ())])
def test_stifling_closeness_strikes_who_ends_a_turn_beside_another(where: str, hurt: tuple[int, ...]) -> None:
    state = lodge(mage("black_rose_hall"), idle(where), omens=("", "stifling_closeness", ""), moon=2)
    do(state, "idle mage:0", "end")
    assert (state.seats[0].damage, state.seats[1].damage) == (hurt, ())


@pytest.mark.parametrize(("way", "steps"), [("garden", 0), ("oracle", 1)])
def test_grasping_vines_end_a_walk_in_green_and_grey_rooms(way: str, steps: int) -> None:
    state = lodge(mage("black_rose_hall"), idle("arena"), omens=("", "", "grasping_vines"), moon=2)
    do(state, f"explore mage:0 -> {way}")
    assert bool(offered(state, "move")) == bool(steps)


def test_the_legacy_is_divided_by_tokens_two_at_most() -> None:
    ruins = {"arena": 0, "garden": 0, "oracle": 0, "forge": 1}
    state = lodge(mage("throne"), idle("throne"), idle("throne"), destroyed=ruins, moon=3)
    before = state.copy()
    state.stack.append(omens.apply(state, "dividing_the_legacy"))
    advance(state)
    assert changes(before, state) == "p0+2 p1+1 rose+6"
