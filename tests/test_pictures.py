"""Every component has its picture, described by data of its own, and every picture is fresh."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from itertools import chain
from types import ModuleType
from typing import Any

import pytest

from client.bootstrap import ROOT
from client.games.five_seals.faces import picture_of
from rules.black_rose_duel.cards import COMPONENTS as DUEL
from rules.black_rose_wars.cards import COMPONENTS as WARS
from rules.epic_spell_wars.cards import COMPONENTS as EPIC_SPELL_WARS
from rules.five_seals.cards import COMPONENTS as FIVE_SEALS
from rules.res_arcana.cards import COMPONENTS as RES_ARCANA

BUILD = ROOT / "assets" / "build"
MOST = 40_000_000
"""The bytes that all pictures may take together."""


@pytest.fixture(scope="module")
def build() -> Iterator[ModuleType]:
    """The catalogue of pictures, which needs no art library."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BUILD))
        yield importlib.import_module("art.catalogue")
        for name in [name for name in sys.modules if name.partition(".")[0] == "art"]:
            del sys.modules[name]


def test_every_component_has_its_picture(build: ModuleType) -> None:
    needed = chain(
        (f"res_arcana/{name}" for name in RES_ARCANA),
        (f"black_rose/{card.id}" for card in DUEL),
        (f"black_rose/view_{card.id}" for card in DUEL if card.kind == "room"),
        (f"black_rose_wars/{card.id}" for card in WARS),
        (f"black_rose_wars/view_{card.id}" for card in WARS if card.kind == "room"),
        map(picture_of, FIVE_SEALS.values()),
        (f"epic_spell_wars/{name}" for name in EPIC_SPELL_WARS),
    )
    assert {f"{name}.webp" for name in needed} <= set(build.catalogue())


def test_no_two_pictures_are_alike(build: ModuleType) -> None:
    described = [repr(picture.made_from) for picture in build.catalogue().values()]
    assert len(set(described)) == len(described)


def test_every_picture_is_fresh(build: ModuleType) -> None:
    assert build.stale() == [], "run assets/build/pictures.py"


def test_no_other_picture_is_shipped(build: ModuleType) -> None:
    shipped = {path.relative_to(build.PICTURES).as_posix() for path in build.PICTURES.rglob("*.*")}
    assert shipped == set(build.catalogue()) == set(build.stamps())


def test_the_pictures_keep_to_their_size(build: ModuleType) -> None:
    assert sum(path.stat().st_size for path in build.PICTURES.rglob("*.*")) < MOST


def test_code_is_read_without_words_and_layout(build: ModuleType) -> None:
    def read(source: str) -> str:
        return str(build.reach._definition(ast.parse(source).body[0], {}).digest)

    code = 'def f(x: int) -> int:\n    """Words."""\n    return x + 1  # why\n'
    assert read(code) == read("def f(x):\n\n    return (x + 1)\n")
    assert read(code) != read("def f(x):\n    return x + 2\n")


def test_a_stamp_changes_with_what_the_picture_is_made_of(build: ModuleType) -> None:
    athanor = build.catalogue()["res_arcana/athanor.webp"]
    before = build.stamp(athanor)
    assert build.stamp(athanor._replace(quality=50)) != before
    kit, other = build.reach.kit(), build.reach.Definition("other")

    def stamp_with(table: dict[Any, Any], name: object) -> str:
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(table, name, other)
            return str(build.stamp(athanor))

    materials = kit.entries["art.scenes.materials", "MATERIALS"]
    assert stamp_with(kit.definitions, ("art.scenes.oil", "painted")) != before
    assert stamp_with(kit.definitions, ("art.scenes.models.tools", "furnace")) != before
    assert stamp_with(materials, "copper") != before
    assert stamp_with(materials, "coral") == before
    assert stamp_with(kit.definitions, ("art.scenes.comic", "printed")) == before


def test_tables_are_looked_up_by_their_names_only(build: ModuleType) -> None:
    """Going through a table reaches every entry, which a stamp would not see."""
    for path in sorted((build.reach.KIT / "scenes").rglob("*.py")):
        parts = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        looked_up = {part.value for part in parts if isinstance(part, ast.Subscript)}
        asked = {side for part in parts if isinstance(part, ast.Compare) for side in part.comparators}
        for part in parts:
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load):
                assert part.id not in build.reach.TABLES or part in looked_up | asked, path
