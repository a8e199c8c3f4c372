"""The box: everything is in it, as often as the rulebook says, and every side of it has a scenario."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import pytest

from rules.black_rose.duel.cards import DUEL
from tests.rules.black_rose.scenario import COVERED

SCENARIOS = ("events", "quests", "rooms", "spells")


@pytest.mark.parametrize(
    ("kind", "different", "copies"),
    [
        ("spell", 12, 36),
        ("personal_spell", 2, 6),
        ("forgotten_spell", 2, 2),
        ("room", 7, 7),
        ("mage", 2, 2),
        ("evocation", 1, 3),
        ("upgrade", 3, 6),
        ("quest", 12, 12),
        ("event", 8, 8),
    ],
)
def test_everything_is_in_the_box(kind: str, different: int, copies: int) -> None:
    """Page 3, «Состав игры»."""
    found = [component for component in DUEL.components.values() if component.kind == kind]
    assert (len(found), sum(component.copies for component in found)) == (different, copies)


def test_elements_are_spread_as_the_school_says() -> None:
    """Page 9, the reference card of the school."""
    faces = [face for card in DUEL.school for face in DUEL.spells[card].faces]
    counts = Counter(face.element for face in faces)
    assert sorted(counts.values()) == [6, 8, 10]


def test_starting_grimoires_share_out_the_school() -> None:
    knight, confessor = DUEL.grimoires.values()
    assert {*knight, *confessor} == set(DUEL.school)
    icons = [sum(DUEL.spells[card].icon for card in cards) for cards in (knight, confessor)]
    assert icons == [4, 4]


def test_quests_and_events_come_in_sides() -> None:
    quests = Counter(quest.side for quest in DUEL.quests.values())
    assert quests == {"1a": 3, "1b": 3, "2a": 3, "2b": 3}
    assert sorted((event.side, event.round) for event in DUEL.events.values()) == [
        (side, round_) for side in "ab" for round_ in (1, 2, 3, 4)
    ]


def test_every_side_of_everything_has_a_scenario() -> None:
    for name in SCENARIOS:
        import_module(f"tests.rules.black_rose.test_{name}")
    sided = ("spell", "personal_spell", "forgotten_spell", "room")
    wanted = {
        f"{component.id}#{face}"
        for component in DUEL.components.values()
        if component.kind in sided
        for face in range(len(component.faces))
    }
    assert wanted - COVERED == set()
    whole = {c.id for c in DUEL.components.values() if c.kind in ("evocation", "upgrade", "quest", "event")}
    assert whole - {name.partition("#")[0] for name in COVERED} == set()
