"""Every component of the duel, and that nothing of it goes untried."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path

from rules.black_rose_duel.cards import DUEL
from tests.rules.black_rose import scenario


def test_how_many_components_there_are() -> None:
    """Section «Состав игры»; quests and events are counted one by one."""
    counts: Counter[str] = Counter()
    for component in DUEL.components.values():
        counts[component.kind] += component.copies
    assert counts == {
        "spell": 36,
        "personal_spell": 6,
        "forgotten_spell": 2,
        "room": 7,
        "mage": 2,
        "evocation": 3,
        "upgrade": 6,
        "quest": 12,
        "event": 8,
    }


def test_every_face_has_a_scenario() -> None:
    """A component without sides is tried as a whole."""
    for path in Path(__file__).parent.glob("test_*.py"):
        importlib.import_module(f"{__package__}.{path.stem}")
    needed = {
        f"{component.id}#{index}"
        for component in DUEL.components.values()
        if component.kind != "quest"
        for index in range(len(component.faces))
    }
    needed |= {c.id for c in DUEL.components.values() if not c.faces or c.kind == "quest"}
    assert sorted(needed - scenario.COVERED) == []


def test_which_rooms_are_of_this_edition() -> None:
    """Their ruined sides are; what the others do comes from the rulebook or from public sources."""
    rooms = DUEL.rooms.values()
    assert [room.id for room in rooms if room.origin == "ours"] == ["crypt", "armory", "treasury", "abyss"]


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
