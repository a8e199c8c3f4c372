"""Every component of the duel, and that nothing of it goes untried."""

from __future__ import annotations

import importlib
from collections import Counter
from pathlib import Path

from rules.black_rose.duel.cards import DUEL
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
