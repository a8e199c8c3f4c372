"""Colours come from the theme, and type sizes from their own list."""

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
    "write": (),
    "write_block": (),
    "write_title": (4,),
    "line": (2,),
    "fitted_line": (2,),
    "fitted": (2, 5),
    "shrunk": (2, 5),
    "paragraph": (2,),
    "edged": (2,),
    "title": (1,),
    "keycap": (1,),
    "chip": (1,),
    "shout": (1,),
    "shout_size": (1,),
    "Button": (),
}
"""What sets words at a size, and which of its arguments that is, besides those with its name."""
NAMED = {"size", "least"}
MEASURES = {"px", "_px", "pick", "max", "min", "round"}
"""What turns units into pixels, or chooses among sizes."""


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
    """Return the lines that write words at a size given as a number, in place or by a name."""
    tree = ast.parse(source)
    functions: list[ast.AST] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in functions or [tree]:
        held = names_of_sizes(scope)
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and called(node) in WRITING:
                sizes = [word.value for word in node.keywords if word.arg in NAMED]
                sizes += [node.args[at] for at in WRITING[called(node)] if at < len(node.args)]
                yield from (node.lineno for size in sizes if is_plain(size, held))


def names_of_sizes(scope: ast.AST) -> dict[str, ast.expr]:
    """Return what each name of a function is set to, where that is a number or measures one."""
    found = dict[str, ast.expr]()
    for node in ast.walk(scope):
        if not isinstance(node, ast.Assign):
            continue
        for target in node.targets:
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            found |= {name.id: value for name, value in pairs if isinstance(name, ast.Name)}
    return found


def called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def is_plain(node: ast.expr, held: dict[str, ast.expr]) -> bool:
    """Tell whether a size is a number; 0 and 1 are none."""
    if isinstance(node, ast.Call) and called(node) in MEASURES:
        return any(is_plain(each, held) for each in node.args)
    if isinstance(node, ast.IfExp):
        return is_plain(node.body, held) or is_plain(node.orelse, held)
    if isinstance(node, ast.Name) and node.id in held:
        others = {name: value for name, value in held.items() if name != node.id}
        return is_plain(held[node.id], others)
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 1


@pytest.mark.parametrize("path", sources("scenes", "widgets", "games", "table"), ids=name_of)
def test_no_type_size_stands_outside_the_theme(path: Path) -> None:
    assert list(plain_sizes(path.read_text(encoding="utf-8"))) == []


def test_a_plain_size_is_found() -> None:
    assert list(plain_sizes("line(text, STYLE, px(18))\nscreen.write(text, at, size=20)")) == [1, 2]
    assert list(plain_sizes("title(text, self.pick(44, 26))\nline(text, STYLE, high)")) == [1]
    named = "def draw():\n    size = px(15 if small else 18)\n    title(text, size, room)"
    assert list(plain_sizes(named)) == [3]
