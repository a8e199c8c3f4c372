"""What a seat knows of decks and hands, and what a re-dealt position keeps of it."""

from __future__ import annotations

from rules.core.rng import Source
from rules.res_arcana.views import redeal, view
from tests.rules.notation import do
from tests.rules.res_arcana.scenario import Seat, State, table

CARDS = ["athanor", "crypt", "hawk", "prism", "treant", "vault"]
MONUMENTS = ["library", "temple", "obelisk", "oracle"]


def deals(state: State, seat: int = 0) -> list[State]:
    """Return some positions that the seat cannot tell from the true one."""
    chance = Source(1)
    return [redeal(state, seat, chance) for _ in range(30)]


def test_the_own_deck_is_known_but_for_its_order() -> None:
    state = table(Seat(deck=CARDS))
    assert view(state, 0).seats[0].deck == sorted(CARDS)
    orders = {tuple(dealt.seats[0].deck) for dealt in deals(state)}
    assert len(orders) > 20
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(CARDS))}


def test_cards_looked_at_stay_known_until_they_are_drawn() -> None:
    state = table(Seat(mage="seer", play=["library"], deck=CARDS), monument_deck=[])
    do(state, "use seer #1", "top prism", "top vault")
    assert view(state, 0).seats[0].deck[3:] == ["treant", "vault", "prism"]
    assert {tuple(dealt.seats[0].deck[3:]) for dealt in deals(state)} == {("treant", "vault", "prism")}
    do(state, "use library")
    assert state.seats[0].known == 2
    assert {tuple(dealt.seats[0].deck[3:]) for dealt in deals(state)} == {("treant", "vault")}


def test_monuments_looked_at_are_known_to_one_seat_alone() -> None:
    state = table(Seat(mage="seer"), Seat(), monument_deck=MONUMENTS)
    do(state, "use seer #1", "top temple", "top oracle")
    assert view(state, 0).monument_deck == ["?", "obelisk", "oracle", "temple"]
    assert view(state, 1).monument_deck == ["?"] * 4


def test_knowledge_of_monuments_ends_when_a_rival_reorders_them() -> None:
    state = table(Seat(mage="seer"), Seat(mage="druid", play=["hawk"]), monument_deck=MONUMENTS)
    do(state, "use seer #1", "top oracle", "top obelisk", "use hawk #1", "top temple", "top oracle")
    assert view(state, 0).monument_deck == ["?"] * 4
    assert view(state, 1).monument_deck == ["?", "obelisk", "oracle", "temple"]


def test_a_rivals_hand_may_hold_any_unseen_card() -> None:
    state = table(Seat(hand=["athanor"]), Seat(hand=["crypt", "hawk"], deck=["prism"], discard=["vault"]))
    assert view(state, 0).seats[1].hand == ["?", "?"]
    hands = {card for dealt in deals(state) for card in dealt.seats[1].hand}
    assert len(hands) > 20
    assert hands.isdisjoint({"athanor", "vault"})


def test_a_reshuffled_card_is_known_to_be_in_hand_or_deck() -> None:
    state = table(Seat(), Seat(hand=["crypt"], discard=["hawk", "prism"]))
    do(state, "pass", "item alchemy", "pass", "item protection")
    assert state.seats[1].seen == {"hawk", "prism"}
    for dealt in deals(state):
        assert {"hawk", "prism"} < {*dealt.seats[1].hand, *dealt.seats[1].deck}


def test_a_card_being_paid_for_stays_in_the_payers_hand() -> None:
    """It is shown from the moment it is named."""
    state = table(Seat((1, 1, 1, 1, 1), hand=["tree_of_life", "crypt"], deck=["hawk", "prism"]), Seat())
    do(state, "place tree_of_life")
    for dealt in deals(state, 1):
        do(dealt, "pay elan", "pay calm")
        assert dealt.seats[0].play == ["tree_of_life"]
