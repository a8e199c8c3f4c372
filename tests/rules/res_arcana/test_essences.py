"""Prices against every way of paying them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.res_arcana.essences import (
    ALL,
    CALM,
    DEATH,
    ELAN,
    GOLD,
    LIFE,
    NOTHING,
    ONE,
    Cost,
    Essences,
    Price,
    cost,
    covers,
    essences,
    except_for,
    minus,
    of_kind,
    plus,
    price,
)

FREE = -1


def amounts(most: int) -> st.SearchStrategy[Essences]:
    """Return sums with at most so many of each kind."""
    return st.tuples(*[st.integers(0, most)] * 5)


costs = st.builds(Cost, amounts(2), st.integers(0, 2))


def payments(printed: Cost, off: int, off_not_gold: int) -> set[Essences]:
    """Return all payments: cross out symbols of the printed cost, then fill the free ones."""
    symbols = [kind for kind in ALL for _ in range(printed.essences[kind])] + [FREE] * printed.free
    found = set()
    for left in _crossed_out(symbols, off_not_gold, gold=False):
        for rest in _crossed_out(left, off, gold=True):
            paid = [kind for kind in rest if kind != FREE]
            for chosen in combinations_with_replacement(ALL, rest.count(FREE)):
                found.add(_sum([*paid, *chosen]))
    return found


def _crossed_out(symbols: list[int], count: int, gold: bool) -> Iterator[list[int]]:
    reach = [place for place, symbol in enumerate(symbols) if gold or symbol != GOLD]
    for gone in combinations(reach, min(count, len(reach))):
        yield [symbol for place, symbol in enumerate(symbols) if place not in gone]


def _sum(kinds: list[int]) -> Essences:
    total = NOTHING
    for kind in kinds:
        total = plus(total, ONE[kind])
    return total


def walks(due: Price, pool: Essences, paid: Essences = NOTHING) -> set[Essences]:
    """Return all payments that can be made one essence after another; none may lead nowhere."""
    if due.total == 0:
        return {paid}
    found = set()
    for kind in ALL:
        if due.takes(kind, pool):
            ends = walks(due.after(kind), minus(pool, ONE[kind]), plus(paid, ONE[kind]))
            assert ends, "a payment that cannot be finished"
            found |= ends
    return found


@settings(max_examples=100)
@given(costs, st.integers(0, 3), st.integers(0, 3), amounts(3))
@example(cost(gold=1, elan=1), 0, 1, (1, 1, 1, 1, 1))
@example(cost(gold=1, free=1), 0, 2, (1, 1, 1, 1, 1))
@example(cost(calm=4, free=4), 3, 1, (2, 2, 2, 2, 2))
def test_a_price_is_paid_in_every_legal_way_and_in_no_other(
    printed: Cost, off: int, off_not_gold: int, pool: Essences
) -> None:
    legal = {paid for paid in payments(printed, off, off_not_gold) if covers(pool, paid)}
    due = price(printed, off, off_not_gold)
    assert due.can_be_paid(pool) == bool(legal)
    if legal:
        assert walks(due, pool) == legal


@given(costs, st.integers(0, 3), st.integers(0, 3), st.integers(0, 4))
def test_a_toll_of_free_essences_adds_to_the_price(
    printed: Cost, off: int, off_not_gold: int, toll: int
) -> None:
    due = price(printed, off, off_not_gold)
    assert due.plus_free(toll).total == due.total + toll


@given(amounts(5), amounts(5))
def test_sums(a: Essences, b: Essences) -> None:
    assert minus(plus(a, b), b) == a
    assert covers(plus(a, b), a)
    assert covers(a, b) == all(have >= need for have, need in zip(a, b, strict=True))


def test_names_stand_for_kinds() -> None:
    assert essences(elan=1, life=2, calm=3, death=4, gold=5) == (1, 2, 3, 4, 5)
    assert cost(free=6, elan=1, life=2, calm=3, death=4, gold=5) == Cost((1, 2, 3, 4, 5), 6)
    assert cost(free=6, gold=2).size == 8
    assert [of_kind(kind, 7) for kind in ALL] == [tuple(7 * n for n in ONE[kind]) for kind in ALL]
    assert except_for(GOLD, LIFE) == (ELAN, CALM, DEATH)
