"""Attacks, and what can be done against them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules.res_arcana.essences import LIFE, Essences, minus, of_kind, plus
from tests.rules.notation import asked, do, offered, refused
from tests.rules.res_arcana.scenario import (
    NOTHING,
    RICH,
    Seat,
    State,
    covers,
    essences,
    having,
    on,
    pool,
    table,
)

PAYING_OFFERS = {
    "bone_dragon": essences(death=1),
    "earth_dragon": essences(gold=1),
    "fire_dragon": essences(calm=1),
    "water_dragon": essences(elan=1),
}
DRAGONS = (*PAYING_OFFERS, "sea_serpent", "wind_dragon")


class Shield(NamedTuple):
    """A reaction that ignores a loss of Life: by turning, or by paying, even when turned."""

    name: str
    pays: Essences = NOTHING
    puts: Essences = NOTHING

    @property
    def component(self) -> str:
        """The component that shields."""
        return self.name.partition("#")[0]

    @property
    def react(self) -> str:
        """The reaction, as it is offered."""
        return f"react {self.name.replace('#', ' #')}".removesuffix(" #0")


SHIELDS = (
    Shield("chalice_of_life#2"),
    Shield("dancing_sword#1", pays=essences(elan=1), puts=essences(death=1)),
    Shield("elemental_spring#1", pays=essences(calm=1)),
    Shield("guard_dog#1"),
    Shield("tree_of_life#1", pays=essences(life=1)),
    Shield("healer#1"),
    Shield("temple#1"),
    Shield("protection#0"),
    Shield("alchemists_tower#2"),
    Shield("coral_castle#1"),
)
every_shield = pytest.mark.parametrize("shield", SHIELDS, ids=[shield.name for shield in SHIELDS])
every_dragon = pytest.mark.parametrize("dragon", DRAGONS)


def attack(card: str, *victims: Seat, turned: tuple[str, ...] = ()) -> State:
    """Return the position after seat 0 has attacked with a card."""
    state = table(having(card), *victims, turned=turned)
    do(state, f"use {card}")
    return state


@every_shield
@covers(*[shield.name for shield in SHIELDS])
def test_shield_ignores_the_loss(shield: Shield) -> None:
    state = attack("elvish_bow", having(shield.component, RICH))
    assert asked(state) == (1, "life_loss")
    assert offered(state) == [shield.react, "suffer"]
    do(state, shield.react)
    assert pool(state, 1) == minus(RICH, shield.pays)
    assert on(state, shield.component) == shield.puts
    assert (shield.component in state.turned) == (shield.pays == NOTHING)
    assert asked(state) == (1, "turn")


@every_shield
def test_shield_is_not_a_must(shield: Shield) -> None:
    state = attack("elvish_bow", having(shield.component, RICH))
    do(state, "suffer")
    assert pool(state, 1) == minus(RICH, essences(life=1))
    assert shield.component not in state.turned


@every_shield
def test_turned_shield_works_unless_turning_is_its_price(shield: Shield) -> None:
    """Section «Силы», Силы Реакции."""
    state = attack("elvish_bow", having(shield.component, RICH), turned=(shield.component,))
    if shield.pays == NOTHING:
        assert asked(state) == (1, "turn")
        assert pool(state, 1) == minus(RICH, essences(life=1))
    else:
        assert offered(state) == [shield.react, "suffer"]


@pytest.mark.parametrize("shield", [shield for shield in SHIELDS if shield.pays != NOTHING])
def test_shield_needs_its_price(shield: Shield) -> None:
    pennies = minus((1, 1, 1, 1, 1), shield.pays)
    victim = having(shield.component, pennies)
    victim.item = "protection"
    state = attack("elvish_bow", victim)
    assert offered(state) == ["react protection", "suffer"]
    assert refused(state, shield.react) == "too_expensive"


def test_turned_shields_say_so() -> None:
    victim = Seat(RICH, mage="healer", item="protection")
    state = attack("elvish_bow", victim, turned=("healer",))
    assert refused(state, "react healer #1") == "turned"
    assert refused(state, "pass") == "react_first"


def test_one_shield_is_enough() -> None:
    state = attack("fire_dragon", Seat(RICH, mage="healer", item="protection", play=["guard_dog"]))
    do(state, "react protection")
    assert state.turned == {"fire_dragon", "protection"}
    assert pool(state, 1) == RICH


def test_shields_are_no_actions() -> None:
    state = table(having("protection", RICH))
    assert refused(state, "use protection") == "no_such_power"


@every_dragon
@covers(*[f"{dragon}#0" for dragon in DRAGONS])
def test_dragon_takes_two_life_from_every_rival(dragon: str) -> None:
    poor = essences(life=3)
    state = attack(dragon, Seat(poor), Seat(poor))
    assert pool(state, 1) == pool(state, 2) == essences(life=1)
    assert state.turned == {dragon}


@covers("elvish_bow#0")
def test_elvish_bow_takes_one_life_and_offers_nothing() -> None:
    state = attack("elvish_bow", Seat(RICH, hand=["prism"], play=["magical_shard"]))
    assert asked(state) == (1, "turn")
    assert pool(state, 1) == minus(RICH, essences(life=1))


@every_dragon
def test_dragon_spares_its_owner_and_those_who_passed(dragon: str) -> None:
    """Section «Пас»: whoever passed ignores every loss of Life."""
    me = Seat(RICH, play=[dragon, "magical_shard"], hand=["prism"], mage="healer")
    state = table(me, Seat(RICH, mage="witch", item="protection", hand=["hawk"], passed=True), Seat())
    do(state, f"use {dragon}")
    assert asked(state) == (2, "turn")
    assert (pool(state, 0), pool(state, 1)) == (RICH, RICH)


@covers(*[f"{dragon}#1" for dragon in PAYING_OFFERS])
@pytest.mark.parametrize(("dragon", "price"), PAYING_OFFERS.items())
def test_dragon_is_bought_off(dragon: str, price: Essences) -> None:
    state = attack(dragon, Seat(plus(price, essences(life=3))))
    assert asked(state) == (1, "life_loss")
    assert offered(state) == [f"react {dragon} #1", "suffer"]
    do(state, f"react {dragon} #1")
    assert pool(state, 1) == essences(life=3)


@pytest.mark.parametrize(("dragon", "price"), PAYING_OFFERS.items())
def test_dragon_is_not_bought_off_with_other_essences(dragon: str, price: Essences) -> None:
    state = attack(dragon, Seat(tuple(0 if due else 9 for due in price)))  # type: ignore[arg-type]
    assert asked(state) == (1, "turn")
    assert pool(state, 1)[LIFE] == 7


@covers("sea_serpent#1")
def test_sea_serpent_is_fed_an_artifact() -> None:
    """An own artifact, turned or not; no monument, place, mage or item."""
    victim = Seat(RICH, play=["prism", "hawk", "colossus", "coral_castle"])
    state = attack("sea_serpent", victim, turned=("prism", "coral_castle"))
    do(state, "react sea_serpent #1")
    assert asked(state) == (1, "destroy")
    assert offered(state) == ["destroy prism", "destroy hawk"]
    do(state, "destroy prism")
    assert (pool(state, 1), state.seats[1].discard) == (RICH, ["prism"])


def test_sea_serpent_offers_nothing_to_whom_has_no_artifact() -> None:
    state = attack("sea_serpent", Seat(essences(life=2), play=["colossus"], hand=["prism"]))
    assert (asked(state), pool(state, 1)) == ((1, "turn"), NOTHING)


@covers("wind_dragon#1")
def test_wind_dragon_is_given_a_card_from_hand() -> None:
    state = attack("wind_dragon", Seat(RICH, hand=["hawk", "prism"]))
    do(state, "react wind_dragon #1", "discard prism")
    assert (pool(state, 1), state.seats[1].discard, state.seats[1].hand) == (RICH, ["prism"], ["hawk"])


def test_wind_dragon_offers_nothing_to_an_empty_hand() -> None:
    state = attack("wind_dragon", Seat(essences(life=2), play=["prism"]))
    assert (asked(state), pool(state, 1)) == ((1, "turn"), NOTHING)


@every_dragon
@covers("dragon_bridle#0")
def test_dragon_bridle_ignores_any_dragon(dragon: str) -> None:
    state = attack(dragon, having("dragon_bridle", of_kind(LIFE, 2)))
    do(state, "react dragon_bridle")
    assert pool(state, 1) == of_kind(LIFE, 2)
    assert state.turned == {dragon, "dragon_bridle"}


@pytest.mark.parametrize(
    ("card", "turned"), [("elvish_bow", ()), ("fire_dragon", ("dragon_bridle",))], ids=["bow", "turned"]
)
def test_dragon_bridle_is_of_no_use(card: str, turned: tuple[str, ...]) -> None:
    state = attack(card, having("dragon_bridle", of_kind(LIFE, 2)), turned=turned)
    assert asked(state) == (1, "turn")
    assert pool(state, 1)[LIFE] < 2


def test_rivals_answer_one_after_another_clockwise() -> None:
    seats = [Seat(RICH, mage="healer"), Seat(essences(life=1)), Seat(RICH, item="protection")]
    state = table(having("elvish_bow"), *seats)
    do(state, "use elvish_bow")
    assert asked(state) == (1, "life_loss")
    do(state, "suffer")
    assert pool(state, 2) == NOTHING
    assert asked(state) == (3, "life_loss")
    do(state, "react protection")
    assert asked(state) == (1, "turn")
