"""The README keeps its word: its code runs, and its counts are the true ones."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from rules.games import GAMES

README = Path(__file__).resolve().parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("code", EXAMPLES, ids=lambda code: code.splitlines()[0])
def test_examples_run(code: str) -> None:
    exec(compile(code, str(README), "exec"), {"__name__": "readme"})


def test_there_are_examples() -> None:
    assert EXAMPLES


def test_counts_are_true() -> None:
    kinds = Counter(component.kind for component in GAMES["res_arcana"].components.values())
    assert kinds["place_of_power"] == 10
    for kind, words in (
        ("artifact", "artifacts"),
        ("mage", "mages"),
        ("monument", "monuments"),
        ("magic_item", "magic items"),
    ):
        assert f"{kinds[kind]} of {kinds[kind]} {words}" in TEXT


def test_credits_name_everybody_whose_icons_are_used() -> None:
    assets = README.parent / "assets"
    credits_page = (README.parent / "CREDITS.md").read_text(encoding="utf-8")
    icons = json.loads((assets / "icons" / "authors.json").read_text(encoding="utf-8"))
    emblems = json.loads((assets / "build" / "emblems.json").read_text(encoding="utf-8"))["emblems"]
    authors = {*icons.values(), *(emblem["author"] for emblem in emblems.values())}
    assert {path.stem for path in (assets / "icons").glob("*.svg")} == set(icons)
    assert all(author in credits_page for author in authors)
