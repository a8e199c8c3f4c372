"""Every game has the same files under the same names; what else one has is named in its package."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.rules.cases import RULES as GAMES

ROOT = Path(__file__).resolve().parent.parent
RULES = (
    "audit",
    "card_text",
    "cards",
    "evaluation",
    "game",
    "kinds",
    "log_text",
    "preview",
    "score",
    "setup",
    "state",
    "turns",
    "verbs",
    "views",
)
FLOORS = {"rules": RULES}
"""The files of a game on each floor: `<floor>/<game>`."""
ENGINES = {"black_rose_duel": "black_rose"}
"""The engines that games stand on; a game and its engine have the files of the skeleton between them."""
LARGEST = 400
"""Lines of a file, tables of cards aside."""


def folders(floor: str, game: str) -> list[Path]:
    """Return the folders that a game's files lie in."""
    names = [game, ENGINES[game]] if game in ENGINES else [game]
    return [ROOT / floor / name for name in names]


def extras(package: Path) -> set[str]:
    """Return the further files that a package names in lines like "- `one`, `other`: what they hold"."""
    tree = ast.parse((package / "__init__.py").read_text(encoding="utf-8"))
    lines = re.findall(r"^- (`.+?`): \S", ast.get_docstring(tree) or "", re.MULTILINE)
    return {name for line in lines for name in re.findall(r"`(\w+)`", line)}


def files(package: Path) -> set[str]:
    """Return the names of a package's modules."""
    return {path.stem for path in package.glob("*.py")} - {"__init__"}


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_of_every_game(floor: str, game: str) -> None:
    found = [file for package in folders(floor, game) for file in files(package)]
    assert set(FLOORS[floor]) <= set(found), "a file of the skeleton is missing"
    assert sorted(found) == sorted(set(found)), "a game and its engine have the same file"


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("game", GAMES)
def test_further_files_are_named_in_the_package(floor: str, game: str) -> None:
    for package in folders(floor, game):
        assert files(package) - set(FLOORS[floor]) == extras(package), package.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", sorted((ROOT / "rules").rglob("*.py")), ids=lambda path: path.stem)
def test_no_file_of_the_rules_is_overgrown(path: Path) -> None:
    if path.stem != "cards":
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LARGEST
