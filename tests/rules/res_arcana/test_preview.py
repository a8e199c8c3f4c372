"""What is under way: what is still to be paid, and what may still be taken."""

from __future__ import annotations

from rules.res_arcana import preview
from rules.res_arcana.essences import CALM, DEATH, ELAN, LIFE
from tests.rules.notation import asked, do
from tests.rules.res_arcana.scenario import NOTHING, RICH, Seat, essences, having, table


def test_nothing_is_due_at_a_turn() -> None:
    state = table(having("prism", RICH))
    assert preview.due(state) is None
    assert preview.offer(state) is None


def test_a_payment_says_what_is_left_of_which_kinds() -> None:
    state = table(Seat(RICH, hand=["wind_dragon"]))
    do(state, "place wind_dragon")
    assert preview.due(state) == preview.Due(essences(calm=4), 4)
    do(state, "pay calm", "pay elan")
    assert preview.due(state) == preview.Due(essences(calm=3), 3)


def test_a_discount_leaves_the_kinds_to_the_payer() -> None:
    state = table(Seat(RICH, mage="artificer", hand=["chalice_of_life"]))
    do(state, "place chalice_of_life")
    assert asked(state) == (0, "pay")
    left = preview.due(state)
    assert left is not None
    assert left.essences == NOTHING
    assert left.free > 0


def test_a_free_mix_says_how_much_may_still_be_taken() -> None:
    state = table(having("prism", essences(elan=1)))
    do(state, "use prism")
    assert preview.offer(state) == preview.Offer(2, (ELAN, LIFE, CALM, DEATH))
    do(state, "take life")
    assert preview.offer(state) == preview.Offer(1, (ELAN, LIFE, CALM, DEATH))
