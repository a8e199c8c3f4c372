"""What is told of a spell while it is built: victims, dice and odds."""

from __future__ import annotations

import pytest

from rules.epic_spell_wars.preview import outlook, row_odds
from tests.rules.epic_spell_wars.scenario import laying, seat
from tests.rules.notation import do


@pytest.mark.parametrize(
    ("dice", "bonus", "odds"),
    [
        (1, 0, (4 / 6, 2 / 6, 0)),
        (1, 2, (2 / 6, 4 / 6, 0)),
        (2, 0, (6 / 36, 24 / 36, 6 / 36)),
        (1, 9, (0, 0, 1)),
        (3, 0, (4 / 216, 77 / 216, 135 / 216)),
    ],
)
def test_odds(dice: int, bonus: int, odds: tuple[float, float, float]) -> None:
    assert row_odds(dice, bonus) == pytest.approx(odds)


def test_a_spell_is_seen_through_before_it_is_cast() -> None:
    me = seat(hand="muzzlesnap prickly gore_nado", treasures="big_book_of_awesomeness")
    state = laying(me, seat(hand="chicken"), seat(hand="scorchia"))
    do(state, "lay gore_nado -> delivery")
    alone = outlook(state, 0)[0]
    assert (alone.dice, alone.bonus, alone.targets, alone.picks) == (1, 2, (1, 2), True)
    do(state, "lay muzzlesnap -> source", "lay prickly -> quality")
    source, quality, delivery = outlook(state, 0)
    assert source.dice == 0
    # Three primal cards and the die that Muzzlesnap will add.
    assert (quality.dice, delivery.dice) == (4, 4)
    assert (quality.targets, quality.picks) == ((2,), False)
    assert sum(delivery.odds) == pytest.approx(1)


def test_a_wide_delivery_is_seen_to_hit_everybody() -> None:
    state = laying(seat(hand="pam_and_hecuba chicken"), seat(hand="ballsy"), seat(hand="scorchia", life=9))
    do(state, "lay chicken -> delivery")
    assert outlook(state, 0)[0].targets == (1,)
    do(state, "lay pam_and_hecuba -> source")
    assert outlook(state, 0)[1].targets == (1, 2)
    assert not outlook(state, 0)[1].picks


def test_nothing_is_known_of_wild_magic() -> None:
    state = laying(seat(hand="wild_magic"), seat(hand="scorchia"))
    do(state, "lay wild_magic -> delivery")
    assert (outlook(state, 0)[0].dice, outlook(state, 0)[0].targets) == (0, ())
