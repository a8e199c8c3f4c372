"""Discounts, and powers that place an artifact in a way of their own."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import ALL, ONE, Essences, minus
from tests.rules.notation import do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, RICH, Seat, covers, essences, having, pay_up, pool, table


@covers("artificer")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("treant", essences(life=2, elan=2)),
        ("treant", essences(life=3, elan=1)),
        ("dwarven_pickaxe", NOTHING),
        ("prism", NOTHING),
        ("wind_dragon", essences(calm=3, death=4)),
        ("wind_dragon", essences(calm=4, death=3)),
        ("athanor", essences(gold=1)),
        ("vault", essences(gold=1)),
        ("horn_of_plenty", essences(gold=2)),
        ("dragon_egg", essences(gold=1)),
    ],
)
def test_artificer_pays_one_essence_less(card: str, price: Essences) -> None:
    """Section «Стоимость»: the payer chooses which one, and the cost of nothing stays nothing."""
    state = table(Seat(price, mage="artificer", hand=[card]))
    do(state, f"place {card}")
    pay_up(state)
    assert (state.seats[0].play, pool(state)) == ([card], NOTHING)


@pytest.mark.parametrize(
    ("card", "has"),
    [
        ("treant", essences(life=2, elan=1, gold=9)),
        ("dragon_egg", essences(elan=9)),
        ("horn_of_plenty", essences(elan=9, gold=1)),
        ("athanor", essences(elan=9)),
        ("vault", essences(elan=9)),
    ],
)
def test_artificer_still_pays_the_rest(card: str, has: Essences) -> None:
    state = table(Seat(has, mage="artificer", hand=[card]))
    assert refused(state, f"place {card}") == "too_expensive"


@pytest.mark.parametrize("card", ["athanor", "vault", "ring_of_midas", "sacrificial_dagger"])
def test_artificer_never_saves_gold(card: str) -> None:
    """Where a cost of Gold and one other essence is lowered by one, Gold is all that can be paid."""
    state = table(Seat(RICH, mage="artificer", hand=[card]))
    do(state, f"place {card}")
    assert pool(state) == (20, 20, 20, 20, 19)


def test_artificer_chooses_among_the_other_essences() -> None:
    state = table(Seat(RICH, mage="artificer", hand=["chalice_of_life"]))
    do(state, "place chalice_of_life")
    assert set(offered(state)) >= {"pay life", "pay calm"}
    do(state, "pay calm")
    pay_up(state)
    assert pool(state) == (20, 20, 19, 20, 19)


@pytest.mark.parametrize(
    ("card", "price"), [("colossus", essences(gold=4)), ("sunken_reef", (2, 2, 5, 0, 0))]
)
def test_artificer_does_not_help_with_monuments_and_places(card: str, price: Essences) -> None:
    """Section «Нюансы компонентов», Artificer."""
    state = table(having("artificer", price), places=["sunken_reef"])
    do(state, f"claim {card}")
    assert pool(state) == NOTHING
    for kind in ALL:
        if price[kind]:
            short = table(having("artificer", minus(price, ONE[kind])), places=["sunken_reef"])
            assert refused(short, f"claim {card}") == "too_expensive"


@covers("dragon_bridle", "dragons_lair")
@pytest.mark.parametrize("helper", ["dragon_bridle", "dragons_lair"])
def test_dragons_cost_three_less(helper: str) -> None:
    state = table(Seat(essences(elan=2, life=2), play=[helper], hand=["earth_dragon", "hawk"]))
    do(state, "place earth_dragon")
    pay_up(state)
    assert pool(state) == NOTHING


@pytest.mark.parametrize("helper", ["dragon_bridle", "dragons_lair"])
def test_only_dragons_cost_three_less(helper: str) -> None:
    state = table(Seat(essences(life=2, elan=3), play=[helper], hand=["treant", "earth_dragon"]))
    assert refused(state, "place treant") == "too_expensive"
    assert refused(state, "place earth_dragon") == ""


def test_discounts_of_rivals_do_not_count() -> None:
    state = table(
        Seat(essences(elan=3), hand=["fire_dragon"]), Seat(mage="artificer", play=["dragon_bridle"])
    )
    assert refused(state, "place fire_dragon") == "too_expensive"


def test_turned_components_give_their_discounts() -> None:
    """Section «Глоссарий», Способность."""
    me = Seat(essences(elan=2), mage="artificer", play=["dragon_bridle"], hand=["fire_dragon"])
    assert refused(table(me, turned=["dragon_bridle", "artificer"]), "place fire_dragon") == ""


@covers("crypt#1")
def test_crypt_places_from_the_own_discard_for_two_less() -> None:
    me = Seat(essences(death=1, life=3), play=["crypt"], discard=["treant", "hawk"], hand=["prism"])
    state = table(me, Seat(discard=["magical_shard"], passed=True))
    do(state, "use crypt #1")
    assert offered(state) == ["place treant", "place hawk"]
    do(state, "place treant")
    assert (pool(state), state.seats[0].play) == (NOTHING, ["crypt", "treant"])
    assert state.turned == {"crypt"}


@pytest.mark.parametrize("card", ["chalice_of_life", "vault", "athanor"])
def test_crypt_lowers_a_cost_to_its_gold_only(card: str) -> None:
    """Section «Нюансы компонентов», Crypt."""
    poor = table(Seat(essences(death=9), play=["crypt"], discard=[card]))
    assert refused(poor, "use crypt #1") == "nothing_to_place"
    rich = table(Seat(RICH, play=["crypt"], discard=[card]))
    do(rich, "use crypt #1")
    assert pool(rich) == (20, 20, 20, 19, 19)


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (Seat(RICH, play=["crypt"], hand=["prism"], deck=["hawk"]), "nothing_to_place"),
        (Seat(essences(death=1), play=["crypt"], discard=["treant"]), "nothing_to_place"),
        (Seat(essences(life=9), play=["crypt"], discard=["prism"]), "too_expensive"),
        (Seat(essences(death=1, life=1), play=["crypt"], discard=["nightingale"]), ""),
    ],
)
def test_crypt_is_refused(seat: Seat, reason: str) -> None:
    assert refused(table(seat), "use crypt #1") == reason


def test_crypts_own_price_is_not_spent_twice() -> None:
    """The one Death of the power cannot also pay for the artifact."""
    state = table(Seat(essences(death=3), play=["crypt"], discard=["bone_dragon"]))
    assert refused(state, "use crypt #1") == "nothing_to_place"
    state = table(Seat(essences(death=4), play=["crypt"], discard=["bone_dragon"]))
    do(state, "use crypt #1")
    assert (pool(state), state.seats[0].play) == (NOTHING, ["crypt", "bone_dragon"])


@covers("dragon_egg#0")
def test_dragon_egg_hatches_for_four_less() -> None:
    me = Seat(essences(elan=2), play=["dragon_egg"], hand=["fire_dragon", "prism"], discard=["water_dragon"])
    state = table(me)
    do(state, "use dragon_egg")
    assert pool(state) == NOTHING
    assert state.seats[0].play == ["fire_dragon"]
    assert state.seats[0].discard == ["water_dragon", "dragon_egg"]


@covers("dragon_teeth#1")
def test_dragon_teeth_place_a_dragon_for_nothing() -> None:
    me = Seat(essences(elan=3), play=["dragon_teeth"], hand=["sea_serpent", "prism", "wind_dragon"])
    state = table(me)
    do(state, "use dragon_teeth #1")
    assert offered(state) == ["place sea_serpent", "place wind_dragon"]
    do(state, "place sea_serpent")
    assert (pool(state), state.seats[0].play) == (NOTHING, ["dragon_teeth", "sea_serpent"])


@pytest.mark.parametrize(
    ("use", "seat", "reason"),
    [
        ("use dragon_egg", Seat(RICH, play=["dragon_egg"], hand=["prism"]), "nothing_to_place"),
        (
            "use dragon_egg",
            Seat(essences(elan=1), play=["dragon_egg"], hand=["fire_dragon"]),
            "nothing_to_place",
        ),
        ("use dragon_egg", Seat(essences(elan=2), play=["dragon_egg"], hand=["fire_dragon"]), ""),
        (
            "use dragon_teeth #1",
            Seat(RICH, play=["dragon_teeth"], discard=["fire_dragon"]),
            "nothing_to_place",
        ),
        (
            "use dragon_teeth #1",
            Seat(essences(elan=2), play=["dragon_teeth"], hand=["fire_dragon"]),
            "too_expensive",
        ),
    ],
)
def test_a_dragon_is_needed_and_its_price(use: str, seat: Seat, reason: str) -> None:
    assert refused(table(seat), use) == reason


def test_the_elan_of_dragon_teeth_comes_from_the_pool() -> None:
    state = table(Seat(play=["dragon_teeth"], hand=["fire_dragon"]), on={"dragon_teeth": essences(elan=3)})
    assert refused(state, "use dragon_teeth #1") == "too_expensive"


@covers("sorcerers_bestiary#1")
def test_sorcerers_bestiary_takes_a_dragon_from_any_discard() -> None:
    """Four essences of any kind and the dragon's whole cost."""
    me = Seat(essences(elan=6, death=4), play=["sorcerers_bestiary"], discard=["hawk", "fire_dragon"])
    state = table(me, Seat(discard=["bone_dragon", "water_dragon"], passed=True))
    do(state, "use sorcerers_bestiary #1")
    pay_up(state)
    assert pool(state) == NOTHING
    assert state.seats[0].play == ["sorcerers_bestiary", "fire_dragon"]
    assert state.seats[0].discard == ["hawk"]


def test_a_rivals_dragon_changes_sides() -> None:
    rival = Seat(discard=["bone_dragon", "water_dragon"], passed=True)
    state = table(having("sorcerers_bestiary", RICH), rival)
    do(state, "use sorcerers_bestiary #1")
    assert offered(state) == ["place bone_dragon", "place water_dragon"]
    do(state, "place bone_dragon", *["pay gold"] * 4)
    assert pool(state) == (20, 19, 20, 16, 16)
    assert state.seats[1].discard == ["water_dragon"]
    assert state.turned == {"sorcerers_bestiary"}


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (Seat(RICH, play=["sorcerers_bestiary"], discard=["hawk"], hand=["fire_dragon"]), "nothing_to_place"),
        (
            Seat(essences(elan=5, gold=9), play=["sorcerers_bestiary"], discard=["fire_dragon"]),
            "nothing_to_place",
        ),
        (Seat(essences(elan=9), play=["sorcerers_bestiary"], discard=["fire_dragon"]), "nothing_to_place"),
        (Seat(essences(elan=10), play=["sorcerers_bestiary"], discard=["fire_dragon"]), ""),
    ],
)
def test_sorcerers_bestiary_is_refused(seat: Seat, reason: str) -> None:
    assert refused(table(seat), "use sorcerers_bestiary #1") == reason


@pytest.mark.parametrize(
    ("use", "helpers", "has"),
    [
        ("place fire_dragon", ["dragon_bridle"], essences(elan=3)),
        ("place fire_dragon", ["dragon_bridle", "dragons_lair"], NOTHING),
        ("use dragon_egg", ["dragon_bridle"], NOTHING),
        ("use dragon_egg", ["dragon_bridle", "dragons_lair"], NOTHING),
    ],
)
def test_discounts_add_up_and_stop_at_nothing(use: str, helpers: list[str], has: Essences) -> None:
    """Section «Стоимость», «Нюансы»."""
    me = Seat(has, play=[*helpers, "dragon_egg"], hand=["fire_dragon"])
    state = table(me)
    do(state, use)
    assert pool(state) == NOTHING
    assert "fire_dragon" in state.seats[0].play


def test_discounts_work_within_powers() -> None:
    """Section «Стоимость», «Нюансы»: Artificer's with the Crypt's, the Bridle's with the Bestiary's."""
    me = Seat(essences(death=1, life=2), mage="artificer", play=["crypt"], discard=["treant"])
    assert refused(table(me), "use crypt #1") == ""
    me = Seat(essences(elan=7), play=["sorcerers_bestiary", "dragon_bridle"], discard=["fire_dragon"])
    assert refused(table(me), "use sorcerers_bestiary #1") == ""
    assert refused(
        table(Seat(essences(elan=6), play=me.play, discard=me.discard)), "use sorcerers_bestiary #1"
    )
