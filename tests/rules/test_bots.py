"""What bots say about their moves: chances one may believe, plans that hang on nothing unseen."""

from __future__ import annotations

import pytest

from rules.bots.bot import tempered
from rules.bots.hard import common
from rules.core.action import Action

ONE, TWO, THREE = Action("one"), Action("two"), Action("three")


def test_a_judgement_is_tempered_but_keeps_its_side() -> None:
    assert [tempered(chance) for chance in (0.0, 0.5, 1.0)] == [0.0, 0.5, 1.0]
    assert tempered(0.94) == pytest.approx(0.798, abs=1e-3)
    assert tempered(0.06) == pytest.approx(1 - tempered(0.94))


@pytest.mark.parametrize(
    ("plans", "shared"),
    [
        ([(ONE, TWO), (ONE, THREE)], (ONE,)),
        ([(ONE, TWO), (ONE,)], (ONE,)),
        ([(ONE, TWO)], (ONE, TWO)),
        ([(TWO, ONE), (ONE, TWO)], ()),
        ([(), (ONE,)], ()),
    ],
)
def test_plans_are_told_as_far_as_they_agree(
    plans: list[tuple[Action, ...]], shared: tuple[Action, ...]
) -> None:
    assert common(plans) == shared
