"""Every game has the same files under the same names; what else one has is named in its package."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from rules.games import GAMES

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
SOMETIMES = {"rules": set[str](), "client/games": {"formulas", "lessons", "moments", "overlay"}}
"""Further files that have the same name in every game that has them."""
MOST_EXTRAS = 3
"""How many other files a game has in the window at most."""
CASES = [(floor, game) for floor in FLOORS for game in GAMES]
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


def texts(folder: str, besides: str) -> dict[Path, str]:
    """Return the text of every module in a folder, besides those of one name."""
    paths = [path for path in (ROOT / folder).rglob("*.py") if path.stem != besides]
    return {path: path.read_text(encoding="utf-8") for path in paths}


def test_colours_of_a_game_stand_in_its_palette() -> None:
    coloured = re.compile(r"#[0-9a-fA-F]{6}")
    assert not [path for path, text in texts("client/games", "palette").items() if coloured.search(text)]


@pytest.mark.parametrize(
    ("folder", "tables", "most"), [("client", "theme", LARGEST_OF_WINDOW), ("rules", "cards", LARGEST)]
)
def test_no_file_is_overgrown(folder: str, tables: str, most: int) -> None:
    assert not [path for path, text in texts(folder, tables).items() if len(text.splitlines()) > most]
