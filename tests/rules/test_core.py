"""What every game shares: actions, decisions, events and chance."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.action import Action
from rules.core.copying import Copyable, copyable
from rules.core.decision import Decision
from rules.core.events import Event
from rules.core.rng import Source, below, choice, script, shuffle
from tests.rules.notation import read

words = st.text("abcdefgh_:012", min_size=1, max_size=6)
byte = st.integers(0, 255)


@given(st.builds(Action, words, words, words | st.just(""), st.integers(0, 99)))
def test_actions_are_read_as_they_are_written(action: Action) -> None:
    assert read(str(action)) == action


def test_an_option_is_found_by_its_ends() -> None:
    use, other, drop = (
        Action("use", "athanor"),
        Action("use", "athanor", arg=1),
        Action("discard", "hawk", "gold"),
    )
    decision = Decision(0, "turn", (use, other, drop))
    assert decision.find("use", "athanor", arg=1) == other
    assert decision.find("discard") == drop
    for kind, source, found in (("use", "athanor", 2), ("use", "hawk", 0)):
        with pytest.raises(LookupError, match=f"{found} options fit «use {source}»"):
            decision.find(kind, source)
    assert list(decision) == [use, other, drop]
    assert use in decision
    assert Action("pass") not in decision


def test_a_secret_is_kept_from_other_seats() -> None:
    drew = Event("drew", 1, "hawk", "deck:1", "hand:1", seen_by=(1,))
    assert drew.seen_from(1) == drew
    assert drew.seen_from(0) == Event("drew", 1, "?", "deck:1", "hand:1", seen_by=(1,))
    stole = Event("stole", 1, "hawk", "hand:0", "hand:1", seen_by=(1, 0))
    assert [stole.seen_from(seat).what for seat in (0, 1, 2)] == ["hawk", "hawk", "?"]
    entered = Event("entered", 1, "hawk")
    assert entered.seen_from(0) == entered


@given(st.lists(byte, max_size=9))
def test_chance_follows_a_script_and_then_seed_nought(results: list[int]) -> None:
    source, plain = Source(5), Source(0)
    script(source, results)
    assert [below(source, 256) for _ in results] == results
    assert [below(source, 1000) for _ in range(3)] == [below(plain, 1000) for _ in range(3)]


@given(st.integers(0, 2**64), st.lists(st.integers()))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    shuffle(Source(seed), shuffled)
    assert Counter(shuffled) == Counter(items)


def test_chance_is_even() -> None:
    """Each of six faces comes up within five standard deviations of its share."""
    source = Source(1)
    rolls = Counter(choice(source, "abcdef") for _ in range(6000))
    assert set(rolls) == set("abcdef")
    assert all(abs(times - 1000) < 5 * 29 for times in rolls.values())
    orders: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        shuffle(source, items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert all(abs(times - 1000) < 5 * 29 for times in orders.values())


@copyable
class Leaf(Copyable):
    """A record that changes, in another one."""

    name: str
    marks: list[int] = []


@copyable
class Branch(Copyable):
    """A record with everything that a position is made of."""

    leaves: list[Leaf] = []
    best: str | None = None
    names: list[tuple[str, int]] = []
    seen: set[str] = set()
    counts: dict[str, int] = {}
    earned: list[dict[str, int]] = []


def test_a_copy_shares_nothing_that_changes() -> None:
    one = Branch([Leaf("a", [1])], None, [("b", 2)], {"c"}, {"d": 3}, [{"e": 4}])
    other = one.copy()
    assert other == one
    other.leaves[0].marks.append(5)
    other.names.append(("x", 0))
    other.seen.add("y")
    other.counts["z"] = 1
    other.earned[0]["w"] = 1
    assert one == Branch([Leaf("a", [1])], None, [("b", 2)], {"c"}, {"d": 3}, [{"e": 4}])


def test_what_cannot_be_copied_safely_is_refused() -> None:
    class Nested(Copyable):
        """A record with a list in a dictionary."""

        by_name: dict[str, list[int]] = {}

    with pytest.raises(TypeError, match="neither be shared nor copied"):
        copyable(Nested)
    with pytest.raises(NotImplementedError, match="@copyable"):
        Nested().copy()
