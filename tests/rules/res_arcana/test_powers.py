"""Powers that trade essences: each brings exactly what it says, at exactly its price."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from rules.res_arcana.essences import CALM, LIFE, NAMES, Essences, minus, of_kind, plus
from tests.rules.notation import do, offered, refused
from tests.rules.res_arcana.scenario import NOTHING, RICH, covers, essences, having, on, pool, table


class Power(NamedTuple):
    """What a power takes and brings; `free` are essences of any kinds, `takes` of any but Gold."""

    name: str
    pays: Essences = NOTHING
    free: int = 0
    gains: Essences = NOTHING
    takes: int = 0
    puts: Essences = NOTHING
    rivals: Essences = NOTHING
    turns: bool = True

    @property
    def component(self) -> str:
        """The component that has the power."""
        return self.name.partition("#")[0]


POWERS = (
    Power("athanor#0", essences(elan=1), puts=essences(elan=2)),
    Power("chalice_of_life#1", essences(calm=2), puts=essences(calm=2, life=1), turns=False),
    Power("corrupt_altar#1", essences(life=2), puts=essences(elan=3), turns=False),
    Power("crypt#0", gains=essences(death=2)),
    Power("dragon_teeth#0", essences(elan=2), puts=essences(elan=3), turns=False),
    Power("dwarven_pickaxe#0", essences(elan=1), gains=essences(gold=1)),
    Power("fiery_whip#0", gains=essences(elan=3), rivals=essences(elan=1)),
    Power("flaming_pit#1", essences(life=1), gains=essences(elan=1, death=1)),
    Power("fountain_of_youth#1", essences(death=2), puts=essences(calm=2, life=1), turns=False),
    Power("hand_of_glory#0", gains=essences(death=2), rivals=essences(death=1)),
    Power("horn_of_plenty#0", takes=3),
    Power("horn_of_plenty#1", gains=essences(gold=1)),
    Power("jeweled_statuette#0", gains=essences(death=3), rivals=essences(death=1)),
    Power("magical_shard#0", takes=1),
    Power("prism#0", free=1, takes=2),
    Power("ring_of_midas#0", essences(life=2), puts=essences(gold=1), turns=False),
    Power("ring_of_midas#1", puts=essences(gold=1)),
    Power("sacrificial_dagger#0", essences(life=1), puts=essences(death=3)),
    Power("tree_of_life#0", gains=essences(life=3), rivals=essences(life=1)),
    Power("vault#1", puts=essences(gold=1)),
    Power("alchemist#0", free=4, gains=essences(gold=2)),
    Power("alchemist#1", takes=1),
    Power("duelist#1", essences(death=1), puts=essences(gold=1)),
    Power("necromancer#1", essences(life=2), puts=essences(death=3)),
    Power("transmuter#0", free=2, takes=3),
    Power("alchemy#0", free=4, gains=essences(gold=2)),
    Power("transmutation#0", free=3, takes=3),
    Power("colossus#0", free=1, puts=essences(gold=1)),
    Power("mausoleum#0", free=1, puts=essences(death=1), turns=False),
    Power("solomons_mine#0", gains=essences(gold=1)),
    Power("sacred_grove#0", essences(calm=1), gains=essences(life=5)),
    Power("alchemists_tower#1", (1, 1, 1, 1, 0), puts=essences(gold=1), turns=False),
    Power("catacombs_of_the_dead#1", essences(death=5), puts=essences(death=1), turns=False),
    Power("catacombs_of_the_dead#2", puts=essences(death=1)),
    Power("sacrificial_pit#0", essences(life=3), puts=essences(death=1)),
    Power("cursed_forge#1", essences(elan=2, gold=1), puts=essences(gold=1), turns=False),
    Power("dwarven_mines#1", essences(elan=5), gains=essences(gold=3)),
    Power("dwarven_mines#2", essences(death=3, elan=3), puts=essences(gold=2)),
    Power("sunken_reef#1", essences(calm=2, life=1), puts=essences(calm=1), turns=False),
    Power("dragons_lair#0", gains=essences(gold=2)),
)

every_power = pytest.mark.parametrize("power", POWERS, ids=[power.name for power in POWERS])


def use(power: Power) -> str:
    """Write the action that uses a power."""
    return f"use {power.name.replace('#', ' #')}"


@every_power
@covers(*[power.name for power in POWERS])
def test_power_trades(power: Power) -> None:
    state = table(having(power.component, plus(power.pays, of_kind(CALM, power.free))), count=3)
    do(state, use(power))
    for _ in range(power.takes):
        assert offered(state) == ["take elan", "take life", "take calm", "take death"]
        do(state, "take life")
    assert pool(state) == plus(power.gains, of_kind(LIFE, power.takes))
    assert on(state, power.component) == power.puts
    assert pool(state, 1) == pool(state, 2) == power.rivals
    assert (power.component in state.turned) == power.turns


@every_power
def test_power_of_a_turned_component_rests(power: Power) -> None:
    assert refused(table(having(power.component, RICH), turned=[power.component]), use(power)) == "turned"


@every_power
def test_power_needs_its_whole_price(power: Power) -> None:
    """One essence short of a kind, riches of all others do not help."""
    short = [minus(RICH, of_kind(kind, RICH[kind] - due + 1)) for kind, due in enumerate(power.pays) if due]
    if power.free:
        short.append(of_kind(CALM, power.free - 1))
    for too_little in short:
        assert refused(table(having(power.component, too_little)), use(power)) == "too_expensive", too_little


@pytest.mark.parametrize("power", [power for power in POWERS if not power.turns], ids=lambda p: p.name)
def test_power_without_turning_repeats(power: Power) -> None:
    """Section «Силы»: each use is an action of its own."""
    state = table(having(power.component, RICH))
    for times in (1, 2):
        do(state, use(power), *["pay gold"] * power.free)
        assert on(state, power.component) == tuple(times * put for put in power.puts)


@pytest.mark.parametrize("power", [power for power in POWERS if power.free], ids=lambda p: p.name)
def test_free_price_takes_every_kind(power: Power) -> None:
    state = table(having(power.component, (1, 1, 1, 1, power.free)))
    do(state, use(power))
    assert offered(state) == [f"pay {name}" for name in NAMES]
    do(state, *["pay gold"] * power.free)
    assert pool(state)[:4] == (1, 1, 1, 1)


@covers("cursed_skull#0")
def test_cursed_skull_fills_itself() -> None:
    state = table(having("cursed_skull", essences(life=1)))
    do(state, "use cursed_skull")
    assert offered(state) == ["take elan", "take calm", "take death"]
    do(state, "take elan", "take death", "take death")
    assert on(state, "cursed_skull") == essences(elan=1, death=2)
    assert pool(state) == NOTHING
    assert refused(table(having("cursed_skull", essences(death=9))), "use cursed_skull") == "too_expensive"


@covers("jeweled_statuette#1")
def test_jeweled_statuette_can_be_broken_up() -> None:
    state = table(having("jeweled_statuette"))
    do(state, "use jeweled_statuette #1")
    assert pool(state) == essences(gold=2, elan=1)
    assert state.seats[0].discard == ["jeweled_statuette"]


def test_a_turned_statuette_cannot_be_broken_up() -> None:
    state = table(having("jeweled_statuette"), turned=["jeweled_statuette"])
    assert refused(state, "use jeweled_statuette #1") == "turned"
