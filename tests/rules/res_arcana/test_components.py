"""Every number of every component, against facts gathered independently of the rules."""

from __future__ import annotations

import importlib
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from rules.res_arcana import verbs as e
from rules.res_arcana.abilities import Ability
from rules.res_arcana.cards import COMPONENTS, Component, Discount, PointsPer
from rules.res_arcana.essences import ALL, NAMES, Essences
from rules.res_arcana.resolve import Verb
from tests.rules.res_arcana import scenario

FACTS: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("facts.json").read_text(encoding="utf-8")
)
TRIGGERS = {
    "life_loss": "react_life_loss",
    "dragon": "react_dragon_power",
    "check": "react_victory_check",
    "claim": "on_claim",
}
ZONES = {"hand": "hand", "discard": "own_discard", "any_discard": "any_player_discard"}


def written(component: Component) -> dict[str, Any]:
    """Write a component as the facts do."""
    abilities = [written_ability(ability, component) for ability in component.abilities]
    facts = {
        "kind": component.kind,
        "cost": amounts(component.cost.essences, component.cost.free),
        "points": component.points,
        "types": list(component.types),
        "starter_set": component.starter_set,
        "tile": component.tile,
        "first_game_side": component.first_game_side,
        "abilities": [line for line in abilities if line],
        "discounts": [written_discount(component.discount)] if component.discount else [],
        "points_per": [written_points(per) for per in component.points_per],
    }
    return {name: value for name, value in facts.items() if value}


def written_ability(ability: Ability, component: Component) -> str:
    """Write an ability in a line; an offer to rivals is part of the attack that it belongs to."""
    match ability.trigger, ability.verbs:
        case "offer", _:
            return ""
        case "upkeep", (e.PayOrTurn(essences),):
            return f"collect: either pay {amounts(essences)} or turn_self"
        case "collect", verbs:
            return f"collect: {listed(verbs)}"
        case "collect_left", (e.Leave(kinds), *rest):
            return f"collect if {'any' if kinds == ALL else names(kinds)} left: {listed(rest)}"
    cost = sorted(written_verb(verb, ability, component) for verb in ability.cost)
    effect = listed(ability.effect, ability, component)
    toll = sum(verb.toll for verb in ability.effect if isinstance(verb, e.Place))
    if toll:
        cost = [f"pay any={toll}", *cost]
    turned = "" if ability.must_be_straight or ability.trigger == "claim" else ", even turned"
    return f"{TRIGGERS.get(ability.trigger, 'action')}{turned}: {' + '.join(cost)} > {effect}"


def listed(verbs: Iterable[Verb], ability: Ability | None = None, component: Component | None = None) -> str:
    """Write verbs one after another."""
    return ", ".join(written_verb(verb, ability, component) for verb in verbs)


def written_verb(verb: Verb, ability: Ability | None = None, component: Component | None = None) -> str:
    """Write one verb with its numbers."""
    match verb:
        case e.Turn():
            return "turn_self"
        case e.Pay(essences):
            return f"pay {amounts(essences)}"
        case e.PayFree(count):
            return f"pay any={count}"
        case e.PayFromSelf(essences):
            return f"pay_from_self {amounts(essences)}"
        case e.PaySame():
            return "pay_x_same"
        case e.TurnOther(type_):
            return f"turn_other {type_}"
        case e.DestroySelf():
            return "destroy_self"
        case e.Destroy(types, other):
            return " ".join(
                filter(None, ["destroy_artifact", "other_own" if other else "any_own", *sorted(types)])
            )
        case e.Discard():
            return "discard_card"
        case e.Gain(essences):
            return f"gain {amounts(essences)}"
        case e.RivalsGain(essences):
            return f"rivals_gain {amounts(essences)}"
        case e.Put(essences):
            return f"put_on_self {amounts(essences)}"
        case e.TakeByCost(more, kinds):
            return f"gain_by_placement_cost +{more} of {names(kinds)}"
        case e.Take(count, kinds, on_self):
            return f"{'put_any_on_self' if on_self else 'gain_any'} {count} of {names(kinds)}"
        case e.GainX((kind,)):
            return f"gain_x {NAMES[kind]}"
        case e.GainX(kinds):
            return f"gain_x_same of {names(kinds)}"
        case e.GainAsRival(gained, counted):
            return f"gain_equal_to_rival {NAMES[gained]} per {NAMES[counted]}"
        case e.MoveOn(kinds, anywhere):
            return f"put_paid_on {'any_own_component' if anywhere else 'self'} of {names(kinds)}"
        case e.Grow(count):
            return f"put_on_self_per_present_type {count}"
        case e.Place(type_, zone, off, off_not_gold, gratis):
            price = "free" if gratis else f"-{off or off_not_gold}"
            line = f"place_card {type_ or 'artifact'} from {ZONES[zone]} {price}"
            return f"{line} not gold" if off_not_gold else line
        case e.Straighten(type_):
            return f"straighten {f'own_{type_}' if type_ else 'any_own_component'}"
        case e.StraightenSelf():
            return "straighten self"
        case e.Draw(count):
            return f"draw {count}"
        case e.DiscardDrawn():
            return "discard_drawn"
        case e.Look(count):
            return f"reorder_top {count}"
        case e.LoseLife(amount):
            assert component is not None
            offers = [listed(other.cost) for other in component.abilities if other.trigger == "offer"]
            return " unless ".join([f"rivals_lose_life {amount}", *offers])
        case e.Ignore():
            assert ability is not None
            return "ignore_dragon_power" if ability.trigger == "dragon" else "ignore_life_loss"
        case e.CheckVictory():
            return "check_victory_now"
        case e.TemporaryPoints(points):
            return f"temporary_points {points}"
    raise AssertionError(f"a verb without a fact: {verb}")


def written_discount(discount: Discount) -> str:
    """Write a discount."""
    return f"{discount.type or 'artifact'} -{discount.amount}{' not gold' if discount.not_gold else ''}"


def written_points(per: PointsPer) -> str:
    """Write a line of a points formula."""
    return f"{per.points} per {per.type if per.kind is None else NAMES[per.kind]}"


def amounts(essences: Essences, free: int = 0) -> str:
    """Write a sum of essences."""
    return " ".join(f"{name}={n}" for name, n in zip((*NAMES, "any"), (*essences, free), strict=True) if n)


def names(kinds: Iterable[int]) -> str:
    """Write kinds of essences in their order."""
    return " ".join(NAMES[kind] for kind in sorted(kinds))


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Section «Состав»."""
    assert set(COMPONENTS) == set(FACTS)
    assert Counter(component.kind for component in COMPONENTS.values()) == {
        "artifact": 40,
        "mage": 10,
        "magic_item": 8,
        "monument": 10,
        "place_of_power": 10,
    }
    assert {component.copies for component in COMPONENTS.values()} == {1}


@pytest.mark.parametrize("name", FACTS)
def test_component_is_as_printed(name: str) -> None:
    assert written(COMPONENTS[name]) == FACTS[name]


def test_five_tiles_have_two_sides_each() -> None:
    sides = Counter((c.tile, c.first_game_side) for c in COMPONENTS.values() if c.tile)
    assert sides == {(tile, first): 1 for tile in range(1, 6) for first in (True, False)}


def test_starter_sets_are_a_mage_and_three_artifacts() -> None:
    sets = Counter((c.starter_set, c.kind) for c in COMPONENTS.values() if c.starter_set)
    assert sets == {(n, kind): count for n in range(1, 5) for kind, count in (("mage", 1), ("artifact", 3))}


def test_every_ability_has_a_scenario() -> None:
    """What is no ability (points, discounts, formulas) needs one too."""
    for path in Path(__file__).parent.glob("test_*.py"):
        importlib.import_module(f"{__package__}.{path.stem}")
    needed = {f"{c.id}#{index}" for c in COMPONENTS.values() for index in range(len(c.abilities))}
    needed |= {c.id for c in COMPONENTS.values() if not c.abilities or c.discount or c.points_per}
    assert sorted(needed - scenario.COVERED) == []
