"""The README keeps its word: its code runs, and its counts are the true ones."""

from __future__ import annotations

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
