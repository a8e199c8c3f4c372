"""Colours and type sizes come from the theme."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CLIENT = Path(__file__).resolve().parents[2] / "client"
COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
THEME = "art/theme.py"
LAUNCHER = "first_start.py"
"""It comes before pygame, which the theme needs."""
WRITING = {
    "write",
    "write_block",
    "write_title",
    "line",
    "title",
    "paragraph",
    "fitted",
    "keycap",
    "chip",
    "Button",
}
"""What sets words at a size."""
MEASURES = {"px", "_px", "size"}
"""What turns units into pixels."""


def sources(*folders: str) -> list[Path]:
    """Return the files of folders of the client; an empty name is the client's own files."""
    found = [path for folder in folders for path in (CLIENT / folder).glob("**/*.py" if folder else "*.py")]
    return sorted(path for path in found if path.relative_to(CLIENT).as_posix() not in (THEME, LAUNCHER))


def name_of(path: Path) -> str:
    return path.relative_to(CLIENT).as_posix()


@pytest.mark.parametrize("path", sources("", "art", "scenes", "widgets"), ids=name_of)
def test_no_colour_stands_outside_the_theme(path: Path) -> None:
    assert COLOUR.findall(path.read_text(encoding="utf-8")) == []


def plain_sizes(source: str) -> Iterator[int]:
    """Return the lines that write words at a size given as a number."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and called(node) in WRITING:
            sizes = [word.value for word in node.keywords if word.arg == "size"]
            sizes += node.args[4:5] if called(node) == "write_title" else []
            # After the size of a title comes its room.
            said = node.args[1 : 2 if called(node) == "title" else 3]
            sizes += [word for word in said if isinstance(word, ast.Call) and called(word) in MEASURES]
            yield from (node.lineno for size in sizes if is_plain(size))


def called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def is_plain(node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and called(node) in MEASURES:
        return any(map(is_plain, node.args))
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


@pytest.mark.parametrize("path", sources("scenes", "widgets", "games", "table"), ids=name_of)
def test_no_type_size_stands_outside_the_theme(path: Path) -> None:
    assert list(plain_sizes(path.read_text(encoding="utf-8"))) == []


def test_a_plain_size_is_found() -> None:
    assert list(plain_sizes("line(text, STYLE, px(18))\nscreen.write(text, at, size=20)")) == [1, 2]
