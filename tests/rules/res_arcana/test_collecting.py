"""What every component brings when a round begins."""

from __future__ import annotations

import pytest

from rules.res_arcana.essences import ELAN, LIFE, Essences, of_kind, plus
from tests.rules.notation import asked, do, offered
from tests.rules.res_arcana.scenario import NOTHING, Seat, covers, essences, having, on, pool, table

FIXED = {
    "chalice_of_fire#0": essences(elan=2),
    "chalice_of_life#0": essences(calm=1, life=1),
    "corrupt_altar#0": essences(life=1, death=1),
    "dancing_sword#0": essences(death=1, elan=1),
    "elemental_spring#0": essences(calm=1, life=1, elan=1),
    "flaming_pit#0": essences(elan=1),
    "fountain_of_youth#0": essences(life=1),
    "hawk#0": essences(calm=1),
    "hypnotic_basin#0": essences(calm=2),
    "mermaid#0": essences(calm=1),
    "treant#0": essences(life=2),
    "druid#0": essences(life=1),
    "duelist#0": essences(elan=1),
    "necromancer#0": essences(death=1),
    "seer#0": essences(calm=1),
    "temple#0": essences(life=1),
    "catacombs_of_the_dead#0": essences(death=1),
    "dwarven_mines#0": essences(gold=1),
    "sunken_reef#0": essences(gold=1),
}
CHOICES = {
    "celestial_horse#0": (2, ["elan", "life", "calm"]),
    "healer#0": (1, ["calm", "life"]),
    "witch#0": (1, ["life", "death"]),
    "calm_elan#0": (1, ["calm", "elan"]),
    "death_life#0": (1, ["death", "life"]),
    "hanging_gardens#0": (3, ["elan", "life", "calm", "death"]),
    "alchemists_tower#0": (3, ["elan", "life", "calm", "death"]),
}
IDLE = ("athanor", "nightingale", "scholar", "research", "colossus", "coral_castle")


@covers(*FIXED)
@pytest.mark.parametrize(("ability", "brings"), FIXED.items())
def test_fixed_yield(ability: str, brings: Essences) -> None:
    state = table(having(ability.partition("#")[0], essences(gold=1)), collecting=True)
    assert asked(state) == (0, "turn")
    assert pool(state) == plus(brings, essences(gold=1))


@covers(*CHOICES)
@pytest.mark.parametrize(("ability", "count", "kinds"), [(name, *row) for name, row in CHOICES.items()])
def test_chosen_yield(ability: str, count: int, kinds: list[str]) -> None:
    state = table(having(ability.partition("#")[0]), collecting=True)
    for _ in range(count):
        assert sorted(offered(state)) == sorted(f"take {kind}" for kind in kinds)
        do(state, f"take {kinds[0]}")
    assert asked(state) == (0, "turn")
    assert sum(pool(state)) == count


def test_a_choice_may_be_a_mix() -> None:
    state = table(having("celestial_horse"), collecting=True)
    do(state, "take elan", "take calm")
    assert pool(state) == essences(elan=1, calm=1)


@pytest.mark.parametrize("component", IDLE)
def test_nothing_comes_from_what_does_not_collect(component: str) -> None:
    state = table(having(component), collecting=True)
    assert asked(state) == (0, "turn")
    assert pool(state) == NOTHING


def test_everybody_collects_from_the_first_player_on() -> None:
    seats = [Seat(mage="healer"), Seat(mage="witch"), Seat(item="calm_elan")]
    state = table(*seats, first=1, collecting=True)
    order = []
    for answer in ("take death", "take calm", "take life"):
        order.append(asked(state))
        do(state, answer)
    assert order == [(1, "take"), (2, "take"), (0, "take")]
    assert asked(state) == (1, "turn")


def test_what_is_certain_comes_before_what_is_chosen() -> None:
    state = table(Seat(mage="witch", play=["flaming_pit"]), collecting=True)
    assert (asked(state), pool(state)) == ((0, "take"), essences(elan=1))


@covers("vault#0")
@pytest.mark.parametrize(
    ("lies", "taken", "brings"),
    [
        (essences(gold=1), False, 2),
        (essences(gold=3), False, 2),
        (essences(gold=1, elan=1), False, 2),
        (essences(gold=1), True, 0),
        (essences(elan=2), False, 0),
        (NOTHING, False, 0),
    ],
)
def test_vault_pays_for_gold_left_on_it(lies: Essences, taken: bool, brings: int) -> None:
    """Section «Нюансы компонентов», Vault."""
    state = table(having("vault"), on={"vault": lies} if lies != NOTHING else {}, collecting=True)
    if lies != NOTHING:
        do(state, "collect vault" if taken else "done")
    for _ in range(brings):
        assert offered(state) == ["take elan", "take life", "take calm", "take death"]
        do(state, "take life")
    assert asked(state) == (0, "turn")
    assert pool(state) == plus(lies if taken else NOTHING, of_kind(LIFE, brings))
    assert on(state, "vault") == (NOTHING if taken else lies)


@covers("windup_man#0")
@pytest.mark.parametrize(
    ("lies", "grown"),
    [
        (essences(elan=1), essences(elan=3)),
        (essences(gold=3, elan=1), essences(gold=5, elan=3)),
        ((1, 1, 1, 1, 1), (3, 3, 3, 3, 3)),
    ],
)
def test_windup_man_grows_what_is_left_on_it(lies: Essences, grown: Essences) -> None:
    """Section «Нюансы компонентов», Windup Man."""
    left = table(having("windup_man"), on={"windup_man": lies}, collecting=True)
    do(left, "done")
    assert (pool(left), on(left, "windup_man")) == (NOTHING, grown)
    taken = table(having("windup_man"), on={"windup_man": lies}, collecting=True)
    do(taken, "collect windup_man")
    assert (pool(taken), on(taken, "windup_man")) == (lies, NOTHING)


@covers("cursed_forge#0")
@pytest.mark.parametrize(("answer", "turned", "left"), [("keep", False, 0), ("turn", True, 1)])
def test_cursed_forge_is_paid_or_turned(answer: str, turned: bool, left: int) -> None:
    """Section «Нюансы компонентов», Cursed Forge."""
    state = table(having("cursed_forge", essences(death=1)), collecting=True)
    assert offered(state) == ["keep cursed_forge", "turn cursed_forge"]
    do(state, f"{answer} cursed_forge")
    assert ("cursed_forge" in state.turned) == turned
    assert pool(state) == essences(death=left)


def test_cursed_forge_turns_by_itself_without_death() -> None:
    state = table(having("cursed_forge", of_kind(ELAN, 9)), collecting=True)
    assert asked(state) == (0, "turn")
    assert state.turned == {"cursed_forge"}


def test_cursed_forge_is_paid_after_everything_else() -> None:
    """Section «1. Сбор», «Нюансы»: Death that was only just collected pays the curse."""
    state = table(Seat(mage="witch", play=["cursed_forge"]), collecting=True)
    do(state, "take death", "keep cursed_forge")
    assert (pool(state), state.turned) == (NOTHING, set())
    state = table(Seat(play=["cursed_forge", "prism"]), on={"prism": essences(death=1)}, collecting=True)
    do(state, "collect prism", "keep cursed_forge")
    assert (pool(state), state.turned) == (NOTHING, set())
