"""Powers that make a turned component ready again."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import Essences, of_kind
from tests.rules.notation import do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, Seat, covers, essences, having, pool, table

ANY = {
    "chalice_of_fire": ("use chalice_of_fire #1", essences(elan=1)),
    "witch": ("use witch #1", essences(calm=2)),
    "reanimate": ("use reanimate", essences(calm=1)),
}
straighteners = pytest.mark.parametrize(
    ("card", "use", "price"), [(card, *row) for card, row in ANY.items()], ids=list(ANY)
)


@covers("chalice_of_fire#1", "witch#1", "reanimate#0")
@straighteners
def test_any_own_turned_component_is_straightened(card: str, use: str, price: Essences) -> None:
    """Section «Силы»: mage, item, artifact, monument or place, but none that is straight or a rival's."""
    me = having(card, price)
    me.mage, me.item = me.mage or "duelist", me.item or "alchemy"
    me.play += ["prism", "hawk", "colossus", "coral_castle"]
    others = [name for name in (me.mage, me.item, "prism", "colossus", "coral_castle") if name != card]
    state = table(me, Seat(play=["magical_shard"], passed=True), turned=[*others, "magical_shard"])
    do(state, use)
    assert offered(state) == [f"straighten {name}" for name in others]
    do(state, "straighten colossus")
    assert state.turned == {*others, card, "magical_shard"} - {"colossus"}
    assert pool(state) == NOTHING


@straighteners
def test_nothing_is_straightened(card: str, use: str, price: Essences) -> None:
    idle = table(having(card, price), Seat(play=["prism"]), turned=["prism"])
    assert refused(idle, use) == "nothing_to_straighten"
    assert refused(table(having(card, price), turned=[card]), use) == "turned"
    poor = having(card, tuple(max(0, due - 1) for due in price))  # type: ignore[arg-type]
    poor.play.append("prism")
    assert refused(table(poor, turned=["prism"]), use) == "too_expensive"


@covers("druid#1")
def test_druid_straightens_creatures_only() -> None:
    state = table(
        Seat(mage="druid", play=["hawk", "sea_serpent", "prism", "treant", "fire_dragon"]),
        turned=["hawk", "sea_serpent", "prism", "fire_dragon"],
    )
    do(state, "use druid #1")
    assert offered(state) == ["straighten hawk", "straighten sea_serpent"]
    do(state, "straighten hawk")
    assert state.turned == {"druid", "sea_serpent", "prism", "fire_dragon"}


def test_druid_finds_no_creature() -> None:
    state = table(Seat(mage="druid", play=["prism", "hawk"]), turned=["prism"])
    assert refused(state, "use druid #1") == "nothing_to_straighten"


@covers("guard_dog#0")
def test_guard_dog_straightens_itself_when_turned() -> None:
    """Section «Нюансы компонентов», Guard Dog."""
    state = table(having("guard_dog", essences(elan=2)), turned=["guard_dog"])
    do(state, "use guard_dog")
    assert (state.turned, pool(state)) == (set(), essences(elan=1))
    assert refused(state, "use guard_dog") == "not_turned"


def test_guard_dog_needs_elan() -> None:
    state = table(having("guard_dog", of_kind(1, 9)), turned=["guard_dog"])
    assert refused(state, "use guard_dog") == "too_expensive"
