"""Which code a picture is painted by, read from the kit's source definition by definition.

A definition reaches those that it names. Models and places are registered under their own names, and some
tables are only ever looked up by name: of these a picture reaches what its record, or code that it reaches,
says as a word. Nothing in the kit puts such a name together from parts. So it is with the emblems' outlines.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

KIT = Path(__file__).resolve().parent
EMBLEMS = KIT.parent / "emblems.json"
PLANS = KIT.parents[1] / "dungeons" / "five_seals.json"
REGISTERS = {"model", "place"}
"""The decorators that register a function under its own name."""
TABLES = {"BACKS", "CRISP", "FRAMES", "LIGHTS", "MATERIALS", "PAINTERS", "SIGNS", "SOFT"}
"""The tables that are only looked up by name."""

Name = tuple[str, str]
"""A module, and what it defines."""


class Definition(NamedTuple):
    """A function, a class, a value or an entry of a table: its code, what it names, and the words it says."""

    digest: str
    names: frozenset[Name] = frozenset()
    words: frozenset[str] = frozenset()


class Kit(NamedTuple):
    """All definitions, those of tables by their words, and what is registered under a word."""

    definitions: dict[Name, Definition]
    entries: dict[Name, dict[str, Definition]]
    registered: dict[str, list[Name]]

    def reached(self, names: set[Name], words: set[str]) -> Iterator[tuple[str, Definition]]:
        """Yield the definitions that go by one of some names, or are found by one of some words."""
        makers = [maker for word in words & self.registered.keys() for maker in self.registered[word]]
        for name in (*names, *makers):
            if name in self.definitions:
                yield ".".join(name), self.definitions[name]
            for word, entry in self.entries.get(name, {}).items():
                if word in words:
                    yield f"{'.'.join(name)}[{word}]", entry


def code_reached(root: Name, words: frozenset[str]) -> list[tuple[str, str]]:
    """Return, with their digests, all definitions reached from one by a record that says some words."""
    names, said = {root}, set(words)
    found: dict[str, str] = {}
    while new := {key: it for key, it in kit().reached(names, said) if key not in found}:
        for key, it in new.items():
            found[key] = it.digest
            names |= it.names
            said |= it.words
    return sorted(found.items())


@cache
def kit() -> Kit:
    """Read the definitions of the whole kit."""
    found = Kit({}, {}, {})
    for path in sorted(KIT.rglob("*.py")):
        parts = path.relative_to(KIT.parent).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        _read(module, ast.parse(path.read_text(encoding="utf-8")), found)
    outlines = json.loads(EMBLEMS.read_text(encoding="utf-8"))["emblems"]
    found.entries["art.emblems", "_paths"] = {name: _given(it["path"]) for name, it in outlines.items()}
    found.definitions["art.dungeon_plan", "PLANS"] = _given(PLANS.read_text(encoding="utf-8"))
    return found


def _read(module: str, tree: ast.Module, found: Kit) -> None:
    """Add the definitions of a module."""
    imported = {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in tree.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    own = {name: (module, name) for node in tree.body for name in _defined(node)}
    for node in tree.body:
        for name in _defined(node):
            at = (module, name)
            if name in TABLES:
                entries = {word: _definition(value, imported | own) for word, value in _entries(node)}
                found.entries[at] = entries
            found.definitions[at] = _definition(node, imported | own, bare=name in TABLES)
            if isinstance(node, ast.FunctionDef) and REGISTERS & {_called(d) for d in node.decorator_list}:
                found.registered.setdefault(name, []).append(at)


def _defined(node: ast.stmt) -> list[str]:
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)]
    return []


def _called(decorator: ast.expr) -> str:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.id if isinstance(called, ast.Name) else ""


def _entries(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """Yield the entries that a table spells out."""
    for part in ast.walk(node):
        if isinstance(part, ast.Dict):
            for key, value in zip(part.keys, part.values, strict=True):
                if isinstance(key, ast.Constant):
                    yield str(key.value), value
            return


def _definition(node: ast.AST, known: dict[str, Name], *, bare: bool = False) -> Definition:
    """Return a definition; of a table the bare rest, without the entries that it spells out."""
    reader = _Reader(known, bare)
    code = reader.read(node)
    return _given(code)._replace(names=frozenset(reader.names), words=frozenset(reader.words))


def _given(text: str) -> Definition:
    return Definition(hashlib.sha256(text.encode()).hexdigest()[:16])


class _Reader:
    """Reads what runs of a definition, alike in all versions of Python."""

    _SILENT = frozenset({"annotation", "returns", "ctx", "kind", "type_comment", "type_params"})

    def __init__(self, known: dict[str, Name], bare: bool) -> None:
        self._known, self._bare = known, bare
        self.names: set[Name] = set()
        self.words: set[str] = set()

    def read(self, part: object) -> str:
        """Return the code of a part, and note what it names and says."""
        match part:
            case list():
                return "".join(map(self.read, part))
            case ast.Expr(value=ast.Constant(value=str())):
                return ""
            case ast.Dict() if self._bare:
                self._bare = False
                return "{}"
            case ast.Constant(value=str() as word):
                self.words.add(word)
            case ast.Name(id=name) if name in self._known:
                self.names.add(self._known[name])
            case ast.Attribute(value=ast.Name(id=name), attr=attribute) if name in self._known:
                self.names.add((".".join(self._known[name]), attribute))
        if not isinstance(part, ast.AST):
            return repr(part)
        fields = [
            f"{name}={self.read(value)}" for name, value in ast.iter_fields(part) if self._tells(name, value)
        ]
        return f"{type(part).__name__}({','.join(fields)})"

    def _tells(self, name: str, value: object) -> bool:
        return name not in self._SILENT and value is not None and value != []
