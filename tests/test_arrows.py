"""Imports point one way: main → client → saves → rules; the rules stay pure."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
OURS = {"main", "client", "saves", "rules", "tests"}
# What each may import of ours, and which installed packages.
ARROWS = {
    "main.py": ({"client"}, set[str]()),
    "client": ({"client", "saves", "rules"}, {"msgspec", "platformdirs", "pygame", "pygame_gui", "PIL"}),
    "saves": ({"saves", "rules"}, {"msgspec", "platformdirs"}),
    "rules": ({"rules"}, {"msgspec"}),
}
# The parts of the standard library that the rules need; none knows of files, clocks, chance or threads.
PURE = {
    "__future__",
    "bisect",
    "collections",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "types",
    "typing",
}
IMPURE_CALLS = {"__import__", "compile", "eval", "exec", "globals", "input", "open", "print", "setattr"}
UNSAFE_MODULES = {"marshal", "pickle", "shelve"}
PACKAGES = sorted(path.parent.name for path in ROOT.glob("rules/*/__init__.py"))


def modules(place: str) -> list[Path]:
    """Return the files of a package, or the one module of that name."""
    path = ROOT / place
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Return what a file imports, calls and declares to be global."""
    kinds = (ast.Import, ast.ImportFrom, ast.Call, ast.Global)
    parsed = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return tuple(node for node in parsed if isinstance(node, kinds))


def imported(file: Path) -> Iterator[str]:
    """Return the full names of all imported modules, at the top of the file or not."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file} imports relatively"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def packages(file: Path) -> set[str]:
    """Return the names of all imported packages."""
    return {name.partition(".")[0] for name in imported(file)}


@pytest.mark.parametrize("place", ARROWS)
def test_imports_follow_the_arrows(place: str) -> None:
    ours, installed = ARROWS[place]
    allowed = (ours | installed | set(sys.stdlib_module_names)) - UNSAFE_MODULES
    found = {file: packages(file) - allowed for file in modules(place)}
    assert not {file: strange for file, strange in found.items() if strange}


def impure(file: Path) -> Iterator[str]:
    """Yield what makes a file of the rules impure."""
    yield from sorted(packages(file) & set(sys.stdlib_module_names) - PURE)
    for node in nodes(file):
        if isinstance(node, ast.Global):
            yield f"line {node.lineno} changes a global"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            allowed = file == WRITES_CODE and node.func.id == "exec"
            if not allowed and node.func.id in IMPURE_CALLS:
                yield f"line {node.lineno} calls {node.func.id}"


def test_rules_are_pure() -> None:
    found = {file: [*impure(file)] for file in modules("rules")}
    assert not {file: strange for file, strange in found.items() if strange}


WRITES_CODE = ROOT / "rules/core/copying.py"
"""The one module that writes out a function from the types of a record's fields."""
ENGINES = {"black_rose_duel": ("black_rose",), "black_rose_wars": ("black_rose",)}
"""The engines that games of their own folder stand on."""
EDITIONS = "editions.py"
"""The one file of an engine that names the games standing on it."""


@pytest.mark.parametrize("package", PACKAGES)
def test_nobody_in_the_rules_knows_a_game_but_itself(package: str) -> None:
    known = {"core", package, *ENGINES.get(package, ())}
    for file in modules(f"rules/{package}"):
        if file.name == EDITIONS:
            continue
        assert {name.split(".")[1] for name in imported(file) if name.startswith("rules.")} <= known, file


def test_saves_and_commands_know_games_by_the_list_alone() -> None:
    games = set(PACKAGES) - {"core", "bots"}
    for file in (*modules("saves"), *modules("client/commands")):
        assert games.isdisjoint(name.split(".")[1] for name in imported(file) if name.startswith("rules."))


def test_the_launcher_needs_nothing_installed() -> None:
    """What it reads its words with lies below; neither needs anything but the standard library."""
    for name in LAUNCHER:
        assert packages(ROOT / name) <= {"client", "rules", "saves", *sys.stdlib_module_names}, name
        ours = {each for each in imported(ROOT / name) if each.startswith(("client.", "rules.", "saves."))}
        known = tuple(each.removesuffix(".py").replace("/", ".") for each in (*LAUNCHER, "client/cli"))
        assert all(each.startswith(known) for each in ours), name


LAUNCHER = (
    "main.py",
    "client/__init__.py",
    "client/bootstrap.py",
    "client/first_start.py",
    "client/words.py",
    "rules/__init__.py",
    "rules/core/__init__.py",
    "rules/core/words.py",
    "saves/__init__.py",
    "saves/lock.py",
)


def test_a_table_gets_a_new_model_through_one_door() -> None:
    assigned = [
        f"{file.stem}.{function.name}"
        for file in modules("client/table")
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and node.attr == "model" and isinstance(node.ctx, ast.Store)
    ]
    assert assigned == ["watched.set_model"]


def test_the_window_asserts_no_type() -> None:
    asserting = [
        f"{file.relative_to(ROOT)}:{node.lineno}"
        for file in modules("client")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assert) and isinstance(node.test, ast.Call)
        if isinstance(node.test.func, ast.Name) and node.test.func.id == "isinstance"
    ]
    assert asserting == []
