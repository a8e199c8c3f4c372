"""The program folder holds all that the program needs; what the spec asks for is read, nothing is built."""

from __future__ import annotations

import re
import runpy
import sys
from collections.abc import Mapping
from configparser import ConfigParser
from typing import Any
from unittest.mock import MagicMock

import pytest

from client.bootstrap import ROOT, read_pins
from client.cli import COMMANDS

SPEC = ROOT / "assets" / "build" / "conclave.spec"
ENTRY = ROOT / "assets" / "desktop" / "conclave.desktop"
PLACE = "/opt/Conclave/"
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path
    for package in ("client", "rules", "saves")
    for path in (ROOT / package).rglob("*.py")
}
CODE = "\n".join(path.read_text(encoding="utf-8") for path in MODULES.values())


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Any]:
    """What the spec asks PyInstaller for; all of PyInstaller is stood in for."""
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.win32", MagicMock())
    analysis = MagicMock()
    lent = dict.fromkeys(("PYZ", "EXE", "COLLECT", "BUNDLE"), MagicMock())
    runpy.run_path(str(SPEC), {"SPECPATH": str(SPEC.parent), "Analysis": analysis, **lent})
    return analysis.call_args.kwargs


def test_every_module_is_packed(wanted: Mapping[str, Any]) -> None:
    packed = set(wanted["hiddenimports"])
    assert {f"client.commands.{command}" for command in COMMANDS} <= packed
    # A package comes along with anything in it.
    assert {name for name in MODULES if not name.endswith(".__init__")} == packed


def test_everything_lies_where_the_program_looks_for_it(wanted: Mapping[str, Any]) -> None:
    files = set(re.findall(r'ROOT / "([^"]+)"', CODE))
    folders = {f"assets/{name}" for name in re.findall(r'"assets" / "(\w+)"', CODE)}
    assert files
    assert folders
    assert {(str(ROOT / file), ".") for file in files} <= set(wanted["datas"])
    assert {(str(ROOT / folder), folder) for folder in folders} <= set(wanted["datas"])


def test_every_package_comes_with_its_licence(wanted: Mapping[str, Any]) -> None:
    packed = {target for _, target in wanted["datas"]}
    names = [pin.partition("==")[0] for pin in read_pins(ROOT / "assets" / "locks" / "play.txt")]
    folder = ROOT / "assets" / "licences"
    missing = [
        name for name in names if f"assets/licences/{name}" not in packed and not (folder / name).is_dir()
    ]
    assert not missing
    assert "assets/licences" in packed
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (folder / "pygame-ce" / "LGPL-2.1.txt").read_text()


def test_what_only_developers_need_stays_out(wanted: Mapping[str, Any]) -> None:
    assert {"assets/build", "assets/screenshots"}.isdisjoint(target for _, target in wanted["datas"])


def test_the_menu_entry_starts_the_program() -> None:
    parser = ConfigParser(interpolation=None)
    # Keys are told apart by their case.
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(ENTRY, encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert entry["Type"] == "Application"
    assert entry["Terminal"] == "false"
    assert entry["Categories"] == "Game;BoardGame;"
    assert {"Name", "Name[ru]", "Comment", "Comment[ru]"} <= set(entry)
    assert entry["Exec"] == f'"{PLACE}conclave"'
    assert (ROOT / entry["Icon"].removeprefix(f"{PLACE}_internal/")).is_file()
    assert f'"SDL_VIDEO_X11_WMCLASS", "{entry["StartupWMClass"]}"' in CODE
