"""Every component has its picture, described by data of its own, and every picture is fresh."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from itertools import chain
from types import ModuleType

import pytest

from client.bootstrap import ROOT
from rules.black_rose_duel.cards import COMPONENTS as DUEL
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


def five_seals_picture(component_id: str, kind: str, element: str) -> str:
    """Return the name of the picture of a component of Five Seals."""
    match kind:
        case "mage" | "familiar":
            return f"{kind}_{component_id}"
        case "seal":
            return f"seal_{element}"
    return component_id


def test_every_component_has_its_picture(build: ModuleType) -> None:
    needed = chain(
        (f"res_arcana/{name}" for name in RES_ARCANA),
        (f"black_rose/{card.id}" for card in DUEL),
        (f"black_rose/view_{card.id}" for card in DUEL if card.kind == "room"),
        (f"five_seals/{five_seals_picture(c.id, c.kind, c.element)}" for c in FIVE_SEALS.values()),
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


def test_a_stamp_changes_with_data_and_code_but_not_with_words(build: ModuleType) -> None:
    picture = build.catalogue()["res_arcana/athanor.webp"]
    assert build.stamp(picture._replace(quality=50)) != build.stamp(picture)
    plain = build._plain('"""Words."""\nx = 1  # why\n')
    assert plain == build._plain('"""Other words."""\n\nx = 1\n')
    assert plain != build._plain('"""Words."""\nx = 2\n')
