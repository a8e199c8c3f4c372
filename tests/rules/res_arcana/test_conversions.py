"""Powers whose yield depends on what is paid, on what lies there, or on a rival."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import NAMES, Essences
from tests.rules.notation import asked, do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, RICH, Seat, covers, essences, having, on, pool, table


@covers("athanor#1")
def test_athanor_turns_one_kind_into_gold() -> None:
    """Section «Нюансы компонентов», Athanor: the six Elan lie on it, the X essences in the pool."""
    state = table(having("athanor", essences(calm=2, death=1, gold=3)), on={"athanor": essences(elan=7)})
    do(state, "use athanor #1")
    assert offered(state) == ["convert calm #1", "convert calm #2", "convert death #1"]
    do(state, "convert calm #2")
    assert pool(state) == essences(death=1, gold=5)
    assert on(state, "athanor") == essences(elan=1)
    assert "athanor" in state.turned


@pytest.mark.parametrize(
    ("lies", "has", "turned", "reason"),
    [
        (essences(elan=5), RICH, [], "too_few_on_it"),
        (essences(life=9), RICH, [], "too_few_on_it"),
        (essences(elan=6), essences(gold=9), [], "too_expensive"),
        (essences(elan=6), RICH, ["athanor"], "turned"),
        (essences(elan=6), essences(calm=1), [], ""),
    ],
)
def test_athanor_needs_its_six_elan(lies: Essences, has: Essences, turned: list[str], reason: str) -> None:
    state = table(having("athanor", has), on={"athanor": lies}, turned=turned)
    assert refused(state, "use athanor #1") == reason


@covers("philosophers_stone#0")
def test_philosophers_stone_leaves_two_essences_to_pay() -> None:
    state = table(having("philosophers_stone", essences(life=4)))
    do(state, "use philosophers_stone")
    assert offered(state) == ["convert life #1", "convert life #2"]
    do(state, "convert life #2")
    assert pool(state) == essences(gold=2)


def test_philosophers_stone_takes_any_two_beside_what_it_converts() -> None:
    state = table(having("philosophers_stone", essences(life=3, death=1, gold=1)))
    do(state, "use philosophers_stone", "convert life #2")
    assert offered(state) == ["pay life", "pay death", "pay gold"]
    do(state, "pay gold", "pay death")
    assert pool(state) == essences(life=1, gold=2)


@pytest.mark.parametrize("has", [essences(life=2), essences(gold=9), essences(life=1, gold=1)])
def test_philosophers_stone_is_too_expensive(has: Essences) -> None:
    assert refused(table(having("philosophers_stone", has)), "use philosophers_stone") == "too_expensive"


@covers("prism#1")
def test_prism_turns_one_kind_into_another() -> None:
    state = table(having("prism", essences(elan=1, gold=2)))
    do(state, "use prism #1")
    assert offered(state) == ["convert elan #1", "convert gold #1", "convert gold #2"]
    do(state, "convert gold #2")
    assert offered(state) == ["take elan", "take life", "take calm", "take death"]
    do(state, "take death")
    assert pool(state) == essences(elan=1, death=2)


def test_prism_offers_neither_gold_nor_what_was_paid() -> None:
    for paid in NAMES[:4]:
        state = table(having("prism", essences(elan=1, life=1, calm=1, death=1)))
        do(state, "use prism #1", f"convert {paid} #1")
        assert offered(state) == [f"take {name}" for name in NAMES[:4] if name != paid]
    assert refused(table(having("prism")), "use prism #1") == "too_expensive"


@covers("hypnotic_basin#1", "treant#1")
@pytest.mark.parametrize(
    ("card", "counted", "gained"),
    [
        ("hypnotic_basin", essences(elan=3), essences(calm=3)),
        ("treant", essences(death=3), essences(elan=3)),
    ],
)
def test_counting_a_rivals_pool(card: str, counted: Essences, gained: Essences) -> None:
    """Section «Силы»: any rival, one who passed too, and only the pool counts; the rival keeps it."""
    rivals = Seat(counted, play=["prism"], passed=True), Seat(RICH)
    state = table(having(card), *rivals, on={"prism": RICH})
    do(state, f"use {card} #1")
    assert asked(state) == (0, "count_rival")
    assert offered(state) == ["rival seat:1", "rival seat:2"]
    do(state, "rival seat:1")
    assert pool(state) == gained
    assert pool(state, 1) == counted


def test_with_one_rival_there_is_no_choice() -> None:
    state = table(having("treant"), Seat(essences(death=2)))
    do(state, "use treant #1")
    assert asked(state) == (1, "turn")
    assert pool(state) == essences(elan=2)


@covers("mermaid#1")
def test_mermaid_moves_an_essence_onto_an_own_component() -> None:
    """Section «Нюансы компонентов», Mermaid: also onto a place that counts it as a point."""
    me = Seat((2, 2, 0, 2, 1), mage="druid", item="alchemy", play=["mermaid", "alchemists_tower"])
    state = table(me, Seat(play=["prism"], passed=True))
    do(state, "use mermaid #1")
    own = ["druid", "alchemy", "mermaid", "alchemists_tower"]
    assert offered(state) == [f"put {kind} -> {card}" for kind in ("life", "gold") for card in own]
    do(state, "put gold -> alchemists_tower")
    assert on(state, "alchemists_tower") == essences(gold=1)
    assert pool(state) == (2, 2, 0, 2, 0)
    assert refused(table(having("mermaid", (9, 0, 0, 9, 0))), "use mermaid #1") == "too_expensive"


@covers("windup_man#1")
def test_windup_man_moves_an_essence_onto_itself() -> None:
    state = table(Seat((1, 1, 1, 1, 1), play=["windup_man", "prism"]))
    do(state, "use windup_man #1")
    assert offered(state) == [f"put {kind} -> windup_man" for kind in NAMES]
    do(state, "put death -> windup_man")
    assert on(state, "windup_man") == essences(death=1)
    assert pool(state) == (1, 1, 1, 0, 1)
    assert refused(table(having("windup_man", NOTHING)), "use windup_man #1") == "too_expensive"
