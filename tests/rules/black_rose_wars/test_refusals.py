"""Every refusal is true, and there are words for it in both languages.

At positions of every prompt things of all sorts are pointed at, as gestures of a window would, and the reason
is held against what the seat sees.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from client.words import LANGUAGES, load
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES, SLOT_IDS
from rules.black_rose_wars.game import GAME
from rules.core.action import Action
from rules.core.engine import apply, refusal
from rules.core.events import HIDDEN
from rules.core.reasons import Reason
from rules.core.rng import Source, choice
from tests.rules.black_rose import promises
from tests.rules.black_rose_wars.scenario import evocation, idle, lodge, mage
from tests.rules.cases import CASES, Case
from tests.rules.notation import asked, do, refused
from tests.rules.truth import is_true

WARS = [case for case in CASES if case.game.name == "black_rose_wars"]
OFTEN, SELDOM, GAMES_EACH, SAMPLES = 4, 40, 2, 60


def things(view: State, seat: int) -> list[str]:
    """List what lies on the table as a seat sees it."""
    count = len(view.seats)
    found = [*view.room_ids, *MAGES[:count], *view.evocations, *view.book.schools]
    found += [slot for slots in SLOT_IDS[:count] for slot in slots]
    found += [event for event in view.omens if event]
    for me in view.seats:
        found += [*me.hand, *me.quests, *me.done, *me.drawn, *me.memories]
    found += view.book.mages if view.decision and view.decision.prompt == "mage" else ()
    return [thing for thing in dict.fromkeys(found) if thing != HIDDEN]


def gestures(view: State, seat: int, chance: Source) -> Iterator[Action]:
    """Return a click on every thing, and what begins or ends with another thing of the sort that is asked."""
    assert view.decision is not None
    lying = things(view, seat)
    for thing in lying:
        yield Action("target", target=thing)
    for option in view.decision.options[:SAMPLES]:
        sort = promises.sort_of(view, option.source)
        alike = [thing for thing in lying if promises.sort_of(view, thing) == sort]
        if option.target:
            yield Action(option.kind, option.source, choice(chance, lying))
        elif alike:
            yield Action(option.kind, choice(chance, alike))


def positions(case: Case, chance: Source) -> Iterator[State]:
    """Play at random; yield some positions of every prompt."""
    seen: Counter[str] = Counter()
    for seed in range(GAMES_EACH):
        state = case.new(seed)
        while (decision := state.decision) is not None:
            seen[decision.prompt] += 1
            if seen[decision.prompt] <= OFTEN or seen[decision.prompt] % SELDOM == 0:
                assert isinstance(state, State)
                yield state
            apply(state, choice(chance, decision.options))


@pytest.mark.parametrize("case", WARS[:6], ids=str)
def test_every_refusal_is_true(case: Case) -> None:
    words, chance = [load(language) for language in LANGUAGES], Source(1)
    broken: dict[tuple[str, str], str] = {}
    for state in positions(case, chance):
        assert state.decision is not None
        seat = state.decision.seat
        view = case.game.view(state, seat)
        for action in gestures(view, seat, chance):
            reason = refusal(view, seat, action)
            if reason is None:
                continue
            said = [case.game.explain(view, seat, reason, language) for language in words]
            if not is_true(promises, view, seat, action, reason):
                key = state.decision.prompt, reason.key
                broken.setdefault(key, f"«{action}»: {said[0]} {state.decision}")
    assert not broken, "\n".join(f"{key} {line[:300]}" for key, line in broken.items())


@pytest.mark.parametrize("key", sorted(promises.GREAT))
def test_there_are_words_for_every_reason(key: str) -> None:
    for language in LANGUAGES:
        assert load(language)(f"black_rose.reason.{key}", name="Throne", n="2")


def ready(*, moon: int = 1, **lies: object) -> State:
    """Return a lodge in which seat 0 is to act in the hall."""
    mine = mage("black_rose_hall", "litany", "~fireball", "iron_hide*", tokens=2)
    return lodge(mine, idle("arena", "blackmail"), moon=moon, evocations=EVOCATIONS, **lies)  # type: ignore[arg-type]


EVOCATIONS = [evocation("landsknecht", 0, "arena")]
REASONS: list[tuple[State, str, str]] = [
    (ready(), "activate mage:0 -> black_rose_hall", "hall_is_closed"),
    (ready(moon=2), "activate mage:0 -> black_rose_hall", ""),
    (ready(moon=2, used=["black_rose_hall"]), "activate mage:0 -> black_rose_hall", "room_is_used"),
    (
        ready(moon=2, destroyed={"black_rose_hall": 0}),
        "activate mage:0 -> black_rose_hall",
        "room_is_destroyed",
    ),
    (ready(), "activate mage:0 -> throne", "not_in_that_room"),
    (ready(), "command landsknecht:1", "evocations_later"),
    (ready(), "fight mage:0 -> mage:1", "too_far"),
    (ready(), "cast slot:0:2", "already_cast"),
    (ready(), "inertia slot:0:2", ""),
    (ready(), "cast slot:1:0", "not_on_your_board"),
    (ready(), "cast slot:0:3", "not_prepared"),
    (ready(), "inertia mage:0", "choose_a_spell"),
    (lodge(mage("cell", "litany"), idle("arena")), "cast slot:0:0", "only_leave_cell"),
]


@pytest.mark.parametrize(("state", "gesture", "key"), REASONS, ids=lambda value: str(value)[:40])
def test_why_not_in_ones_turn(state: State, gesture: str, key: str) -> None:
    assert refused(state, gesture) == key


def test_why_a_figure_cannot_be_picked() -> None:
    """The abyss moves figures in it: others are elsewhere, and a mage in its cell is out of reach."""
    state = lodge(mage("wars_abyss"), idle("wars_abyss"), idle("throne"), evocations=EVOCATIONS)
    do(state, "activate mage:0 -> wars_abyss")
    assert asked(state) == (0, "pick")
    assert [refused(state, f"target -> {thing}") for thing in ("mage:2", "throne")] == [
        "not_that_figure",
        "not_now",
    ]
    state = lodge(mage("arena", "phantom_blades"), mage("throne", "litany"), idle(), idle("oracle"))
    do(state, "activate mage:0 -> arena")
    assert [refused(state, f"target -> mage:{n}") for n in (0, 1, 2)] == [
        "not_your_own_figure",
        "not_now",
        "in_cell",
    ]


def test_why_a_trap_cannot_spring() -> None:
    state = lodge(mage("throne"), idle("oracle", "poisoned_chalice*", "iron_hide*", "litany"))
    do(state, "explore mage:0 -> sanctuary")
    assert asked(state) == (1, "spring")
    gestures = (
        "spring slot:1:0",
        "spring slot:1:0 #1",
        "spring slot:1:2",
        "spring slot:1:3",
        "spring slot:0:0",
    )
    reasons = ["cannot_spring", "", "no_token_there", "no_token_there", "not_on_your_board"]
    assert [refused(state, gesture) for gesture in gestures] == reasons


def test_a_quick_spell_is_a_duty() -> None:
    state = lodge(mage(hand=["litany", "fireball"]), idle(), after="study")
    do(state, "lay litany -> slot:0:1")
    assert [refused(state, line) for line in ("ready", "lay fireball -> slot:0:2")] == [
        "lay_more",
        "lay_a_quick_one",
    ]


def test_a_trap_for_rooms_has_no_reverse() -> None:
    state = lodge(mage(hand=["poisoned_chalice", "fireball"]), idle(), after="study")
    assert refused(state, "lay poisoned_chalice -> slot:0:0 #1") == "one_reading"


def test_the_great_lodge_has_words_of_its_own() -> None:
    """What the Duel calls inertia is a sacrifice here, and a turn is no activation."""
    state, words = ready(), load("en")
    assert state.decision is not None
    said = [GAME.describe(state, option, words) for option in state.decision if option.kind == "inertia"]
    assert said
    assert not any("nertia" in line or "activation" in line for line in said)
    told = [GAME.explain(state, 0, Reason(key), words) for key in ("act_first", "one_standard_spell")]
    assert not any("activation" in line for line in told)
