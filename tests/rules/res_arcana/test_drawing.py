"""Powers that draw cards or look at them."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import Essences
from tests.rules.notation import asked, do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, Seat, covers, essences, having, pool, table

DRAWING = {
    "elvish_bow#1": NOTHING,
    "hawk#2": essences(calm=2),
    "scholar#0": essences(death=1),
    "library#0": NOTHING,
    "research#0": essences(gold=1),
}
LOOKING = ("hawk#1", "seer#1", "oracle#0")


@covers(*DRAWING)
@pytest.mark.parametrize(("power", "price"), DRAWING.items())
def test_drawing_takes_the_top_card(power: str, price: Essences) -> None:
    component, _, index = power.partition("#")
    me = having(component, price)
    me.hand, me.deck = ["prism"], ["hand_of_glory", "magical_shard"]
    state = table(me)
    do(state, f"use {component} #{index}")
    assert state.seats[0].hand == ["prism", "magical_shard"]
    assert state.seats[0].deck == ["hand_of_glory"]
    assert pool(state) == NOTHING
    assert refused(state, f"use {component} #{index}") == "turned"


@pytest.mark.parametrize(("power", "price"), [row for row in DRAWING.items() if row[1] != NOTHING])
def test_drawing_may_be_too_expensive(power: str, price: Essences) -> None:
    component, _, index = power.partition("#")
    assert refused(table(having(component)), f"use {component} #{index}") == "too_expensive"


@covers(*LOOKING)
@pytest.mark.parametrize("power", LOOKING)
def test_looking_puts_three_cards_back_in_any_order(power: str) -> None:
    component, _, index = power.partition("#")
    me = having(component)
    me.deck = ["treant", "athanor", "crypt", "prism"]
    state = table(me)
    do(state, f"use {component} #{index}")
    assert offered(state) == ["look deck:0", "look monument_deck"]
    do(state, "look deck:0")
    assert offered(state) == ["top athanor", "top crypt", "top prism"]
    do(state, "top crypt", "top athanor")
    assert state.seats[0].deck == ["treant", "prism", "athanor", "crypt"]
    assert component in state.turned


def test_looking_at_the_monuments() -> None:
    state = table(having("oracle"), monument_deck=["library", "temple", "obelisk", "colossus"])
    do(state, "use oracle", "top temple", "top colossus")
    assert state.monument_deck == ["library", "obelisk", "colossus", "temple"]


@pytest.mark.parametrize(
    ("deck", "discard", "cards"),
    [
        (["athanor", "crypt"], [], {"athanor", "crypt"}),
        (["athanor", "crypt"], ["prism", "hawk"], {"athanor", "crypt"}),
        ([], ["prism", "hawk"], {"prism", "hawk"}),
    ],
)
def test_looking_with_fewer_than_three_cards(deck: list[str], discard: list[str], cards: set[str]) -> None:
    """Section «Силы (прод.)»: the discard pile goes under the deck first; then as many as there are."""
    state = table(Seat(mage="seer", deck=deck, discard=discard), monument_deck=[])
    do(state, "use seer #1")
    seen = {line.removeprefix("top ") for line in offered(state)}
    assert cards <= seen <= cards | set(discard)
    assert len(seen) == min(3, len(deck) + len(discard))
    assert state.seats[0].discard == []


def test_looking_at_a_single_card_asks_nothing() -> None:
    state = table(Seat(mage="seer", deck=["prism"]), monument_deck=[])
    do(state, "use seer #1")
    assert asked(state) == (0, "turn")
    assert state.seats[0].known == 1


def test_our_rule_nobody_looks_where_there_is_nothing_to_look_at() -> None:
    """Nor does anybody straighten what is not turned: one ruling for both."""
    assert refused(table(having("seer"), monument_deck=[]), "use seer #1") == "nothing_to_look"
    assert refused(table(having("seer")), "use seer #1") == ""
    assert refused(table(having("druid")), "use druid #1") == "nothing_to_straighten"


@covers("divination#0")
def test_divination_discards_any_three_of_the_hand() -> None:
    state = table(Seat(item="divination", hand=["prism"], deck=["hawk", "crypt", "treant", "athanor"]))
    me = state.seats[0]
    do(state, "use divination")
    hand = ["prism", "athanor", "treant", "crypt"]
    assert offered(state) == [f"discard {card}" for card in hand]
    do(state, "discard prism", "discard crypt", "discard athanor")
    assert (me.hand, me.discard, me.deck) == (["treant"], ["prism", "crypt", "athanor"], ["hawk"])
    assert refused(state, "use divination") == "turned"


@pytest.mark.parametrize(("deck", "drawn"), [(["hawk", "crypt"], 2), ([], 0)])
def test_divination_discards_as_many_as_were_drawn(deck: list[str], drawn: int) -> None:
    """Section «Силы (прод.)»."""
    state = table(Seat(item="divination", hand=["prism", "athanor", "treant"], deck=deck))
    do(state, "use divination", *["discard prism", "discard athanor"][:drawn])
    assert asked(state) == (0, "turn")
    assert (len(state.seats[0].hand), len(state.seats[0].discard)) == (3, drawn)


def test_divination_draws_through_the_discard_pile() -> None:
    state = table(Seat(item="divination", deck=["hawk"], discard=["crypt", "treant", "athanor"]))
    me = state.seats[0]
    do(state, "use divination")
    assert me.hand[0] == "hawk"
    assert (len(me.hand), len(me.deck), me.discard) == (3, 1, [])
