"""Every game has the same files under the same names; what else one has is named in its package."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rules.games import GAMES
from tests.rules.cases import RULES as GAMES_WITH_RULES

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
WINDOW = ("backdrop", "book", "faces", "layout", "palette", "seats", "sprites", "symbols", "table")
FLOORS = {"rules": RULES, "client/games": WINDOW}
"""The files of a game on each floor: `<floor>/<game>`."""
SOMETIMES = {"rules": set[str](), "client/games": {"formulas", "moments", "overlay"}}
"""Further files that have the same name in every game that has them."""
MOST_EXTRAS = 3
"""How many other files a game has in the window at most."""
CASES = [("rules", game) for game in GAMES_WITH_RULES] + [("client/games", game) for game in GAMES]
ENGINES = {"black_rose_duel": "black_rose", "black_rose_wars": "black_rose"}
"""The engines that games stand on; a game and its engine have the files of the skeleton between them."""
LARGEST, LARGEST_OF_WINDOW = 400, 300
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
    """Return the names of a package's modules; a large one may be a package of its own."""
    modules = [path for path in package.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()]
    return {path.stem for path in modules} - {"__init__"}


@pytest.mark.parametrize(("floor", "game"), CASES)
def test_a_game_has_the_files_of_every_game(floor: str, game: str) -> None:
    found = [file for package in folders(floor, game) for file in files(package)]
    assert set(FLOORS[floor]) <= set(found), "a file of the skeleton is missing"
    if floor == "rules":
        assert sorted(found) == sorted(set(found)), "a game and its engine have the same file"


@pytest.mark.parametrize(("floor", "game"), CASES)
def test_further_files_are_named_in_the_package(floor: str, game: str) -> None:
    for package in folders(floor, game):
        further = files(package) - {*FLOORS[floor], *SOMETIMES[floor]}
        assert further == extras(package), package.relative_to(ROOT).as_posix()
        assert floor == "rules" or len(further) <= MOST_EXTRAS


@pytest.mark.parametrize(
    "path", sorted((ROOT / "client" / "games").rglob("*.py")), ids=lambda path: path.stem
)
def test_colours_of_a_game_stand_in_its_palette(path: Path) -> None:
    if path.stem != "palette":
        assert not re.findall(r"#[0-9a-fA-F]{6}", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", sorted((ROOT / "client").rglob("*.py")), ids=lambda path: path.stem)
def test_no_file_of_the_window_is_overgrown(path: Path) -> None:
    if path.stem != "theme":
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LARGEST_OF_WINDOW


@pytest.mark.parametrize("path", sorted((ROOT / "rules").rglob("*.py")), ids=lambda path: path.stem)
def test_no_file_of_the_rules_is_overgrown(path: Path) -> None:
    if path.stem != "cards":
        assert len(path.read_text(encoding="utf-8").splitlines()) <= LARGEST
