"""Components: their numbers as the rulebook counts them, and a scenario for every spell."""

from __future__ import annotations

import importlib
from collections import Counter

import pytest

from rules.five_seals.cards import COMPONENTS, FAMILIARS, SPELLS
from rules.five_seals.elements import ELEMENTS
from tests.rules.five_seals import scenario

SPELL_STRENGTHS = {
    "transmutation": 2, "cleansing": 3, "saturation": 4, "multiplication": 5, "reappraisal": 6,
    "replacement": 2, "exchange": 3, "absorption": 4, "disintegration": 5, "rearrangement": 6,
    "forgery": 2, "modification": 3, "transfer": 4, "seizure": 5, "appropriation": 6,
    "protection": 2, "overcoming": 3, "teleportation": 4, "guard": 5, "acceleration": 6,
}  # fmt: skip


def test_kinds_and_copies() -> None:
    different = Counter(component.kind for component in COMPONENTS.values())
    printed: Counter[str] = Counter()
    for component in COMPONENTS.values():
        printed[component.kind] += component.copies
    assert different == {
        "scroll": 100, "summoning": 5, "seal": 20, "mage": 5, "familiar": 5, "guardian": 5,
    }  # fmt: skip
    assert printed == {
        "scroll": 125, "summoning": 5, "seal": 120, "mage": 5, "familiar": 5, "guardian": 5,
    }  # fmt: skip


def test_seals_by_strength_and_element() -> None:
    for component in COMPONENTS.values():
        if component.kind == "seal":
            assert component.element in ELEMENTS[:4]
            assert component.copies == (10 if component.strength == 2 else 5)


def test_strengths_of_spells() -> None:
    assert {spell.name: spell.strength for spells in SPELLS.values() for spell in spells} == SPELL_STRENGTHS
    for name, strength in SPELL_STRENGTHS.items():
        for element in ELEMENTS:
            scroll = COMPONENTS[f"{name}_{element}"]
            assert (scroll.strength, scroll.element) == (strength, element)


def test_the_first_circle_is_a_second_copy_of_the_base_one() -> None:
    doubled = {c.id for c in COMPONENTS.values() if c.kind == "scroll" and c.copies == 2}
    assert doubled == {f"{spell.name}_{element}" for spell in SPELLS["first"] for element in ELEMENTS}


def test_every_mage_has_a_familiar_and_its_summoning() -> None:
    assert FAMILIARS == {
        "shaman": "raven", "witch": "cat", "seer": "owl", "enchanter": "snake", "warlock": "toad",
    }  # fmt: skip
    for familiar in FAMILIARS.values():
        summoning = COMPONENTS[f"summoning_{familiar}"]
        assert (summoning.element, summoning.strength) == ("mind", 1)


def test_everything_is_from_the_rulebook() -> None:
    assert {component.origin for component in COMPONENTS.values()} == {"rulebook"}


@pytest.mark.parametrize("spell", sorted({*SPELL_STRENGTHS, "summoning"}))
def test_every_spell_has_scenarios(spell: str) -> None:
    for module in ("spells_dice", "spells_board", "spells_rivals", "spells_figures"):
        importlib.import_module(f"tests.rules.five_seals.test_{module}")
    kinds = {kind for name, kind in scenario.COVERED if name == spell}
    assert kinds == ({"mind"} if spell == "summoning" else {"nature", "mind"})
