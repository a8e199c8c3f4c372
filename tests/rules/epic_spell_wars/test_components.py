"""Components: kinds and copies as the box counts them, and a scenario for every card."""

from __future__ import annotations

import importlib
from collections import Counter

import pytest

from rules.epic_spell_wars.cards import COMPONENTS, DELIVERIES, QUALITIES, SOURCES
from rules.epic_spell_wars.spell import GLYPHS
from tests.rules.epic_spell_wars import scenario

SCENARIOS = ("sources", "qualities", "deliveries", "treasures", "dead_wizards", "rulebook", "laying")


def test_kinds_and_copies() -> None:
    different = Counter(component.kind for component in COMPONENTS.values())
    printed: Counter[str] = Counter()
    for component in COMPONENTS.values():
        printed[component.kind] += component.copies
    assert different == {
        "source": 20, "quality": 20, "delivery": 20, "wild_magic": 1, "treasure": 25, "dead_wizard": 8,
        "hero": 8,
    }  # fmt: skip
    assert printed == {
        "source": 40, "quality": 40, "delivery": 40, "wild_magic": 8, "treasure": 25, "dead_wizard": 25,
        "hero": 8,
    }  # fmt: skip


@pytest.mark.parametrize(
    "cards", [SOURCES, QUALITIES, DELIVERIES], ids=["sources", "qualities", "deliveries"]
)
def test_every_glyph_is_on_four_cards_of_each_kind(cards: tuple[object, ...]) -> None:
    glyphs = Counter(getattr(card, "glyph", "") for card in cards)
    assert glyphs == dict.fromkeys(GLYPHS, 4)


def test_dead_wizards_by_copies() -> None:
    copies = {c.id: c.copies for c in COMPONENTS.values() if c.kind == "dead_wizard"}
    assert copies == {
        "afterlife_artifact": 5, "backlash_from_beyond": 2, "nectar_of_nirvana": 2, "pixie_paradise": 3,
        "slag_shangri_la": 3, "the_big_house": 3, "giant_space_kingdom": 4, "wild_furicorn_meadow": 3,
    }  # fmt: skip


def test_what_the_rulebook_tells_is_marked() -> None:
    told = {c.id for c in COMPONENTS.values() if c.origin == "rulebook"}
    assert told == {
        "bleemax_brainiac", "mysterious", "mind_altering", "pact_with_the_devil", "demon_shoes", "wild_magic",
    }  # fmt: skip
    assert {c.origin for c in COMPONENTS.values()} == {"rulebook", "public"}


@pytest.mark.parametrize("card", [c.id for c in COMPONENTS.values() if c.kind not in ("hero", "wild_magic")])
def test_every_card_has_a_scenario(card: str) -> None:
    for module in SCENARIOS:
        importlib.import_module(f"tests.rules.epic_spell_wars.test_{module}")
    assert card in scenario.COVERED
