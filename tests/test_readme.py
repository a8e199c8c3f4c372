"""The README keeps its word: its code runs, and its counts are the true ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from client.scenes.credits import PAGES
from client.words import LANGUAGES
from rules.games import GAMES

README = Path(__file__).resolve().parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.splitlines()[0])
def test_examples_run(code: str) -> None:
    exec(compile(code, str(README), "exec"), {"__name__": "readme"})


def test_there_are_examples() -> None:
    assert EXAMPLES


@pytest.mark.parametrize(
    ("game", "kind", "words"),
    [
        ("res_arcana", "artifact", "artifacts"),
        ("res_arcana", "mage", "mages"),
        ("res_arcana", "monument", "monuments"),
        ("res_arcana", "magic_item", "magic items"),
        ("res_arcana", "place_of_power", "sides of places of power"),
        ("black_rose_duel", "spell", "spells of Law"),
        ("black_rose_duel", "personal_spell", "personal"),
        ("black_rose_duel", "forgotten_spell", "forgotten"),
        ("black_rose_duel", "room", "rooms"),
        ("black_rose_duel", "quest", "quests"),
        ("black_rose_duel", "event", "events"),
        ("black_rose_duel", "mage", "mages"),
        ("black_rose_duel", "upgrade", "upgrades"),
        ("black_rose_wars", "spell", "spells of six schools"),
        ("black_rose_wars", "personal_spell", "personal"),
        ("black_rose_wars", "forgotten_spell", "forgotten"),
        ("black_rose_wars", "room", "rooms"),
        ("black_rose_wars", "quest", "quests"),
        ("black_rose_wars", "event", "events"),
        ("black_rose_wars", "mage", "mages"),
        ("black_rose_wars", "evocation", "kinds of evocations"),
        ("five_seals", "scroll", "different scrolls"),
        ("five_seals", "summoning", "summonings"),
        ("five_seals", "mage", "mages"),
        ("epic_spell_wars", "source", "sources"),
        ("epic_spell_wars", "quality", "qualities"),
        ("epic_spell_wars", "delivery", "deliveries"),
        ("epic_spell_wars", "treasure", "treasures"),
        ("epic_spell_wars", "dead_wizard", "kinds of dead wizards"),
        ("epic_spell_wars", "hero", "heroes"),
    ],
)
def test_counts_are_true(game: str, kind: str, words: str) -> None:
    count = sum(component.kind == kind for component in GAMES[game].components.values())
    assert f"{count} of {count} {words}" in TEXT


def test_credits_name_everybody_whose_icons_are_used() -> None:
    assets = README.parent / "assets"
    icons = json.loads((assets / "icons" / "authors.json").read_text(encoding="utf-8"))
    emblems = json.loads((assets / "build" / "emblems.json").read_text(encoding="utf-8"))["emblems"]
    authors = {*icons.values(), *(emblem["author"] for emblem in emblems.values())}
    assert {path.stem for path in (assets / "icons").glob("*.svg")} == set(icons)
    pages = [(README.parent / page).read_text(encoding="utf-8") for page in PAGES.values()]
    assert all(author in page for author in authors for page in pages)


def test_credits_are_the_same_in_every_language() -> None:
    assert set(PAGES) == set(LANGUAGES)
    pages = [(README.parent / page).read_text(encoding="utf-8") for page in PAGES.values()]
    links = [re.findall(r"https://[^)]+", page) for page in pages]
    shapes = [[line[:2] for line in page.splitlines() if line[:1] in "#|"] for page in pages]
    assert links[0]
    assert all(link == links[0] for link in links)
    assert all(shape == shapes[0] for shape in shapes)
