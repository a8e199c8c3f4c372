"""Settings survive whatever is in their file: each part that makes no sense falls back by itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from client.app import App
from saves.save import Seat
from saves.settings import Settings, SettingsFile, Setup
from tests.saves.damage import spoilt_settings

GOOD: dict[str, Any] = {"language": "ru", "scale": 150, "mute": True, "volume": 10}


def written(folder: Path, data: bytes) -> SettingsFile:
    """Return the file of settings with something in it."""
    file = SettingsFile(folder)
    file.path.write_bytes(data)
    return file


def test_what_is_kept_is_read_back(tmp_path: Path) -> None:
    settings = Settings(language="en", scale=75, setup=Setup("five_seals", (Seat("human", "Ада"),) * 3))
    SettingsFile(tmp_path).save(settings)
    assert SettingsFile(tmp_path).load() == (settings, [])


def test_without_a_file_everything_is_as_at_first(tmp_path: Path) -> None:
    assert SettingsFile(tmp_path).load() == (Settings(), [])
    (tmp_path / "settings.json").mkdir()
    assert SettingsFile(tmp_path).load() == (Settings(), [])


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("scale", 20),
        ("scale", "large"),
        ("volume", -1),
        ("speed", "warp"),
        ("mute", "yes"),
        ("language", ["ru"]),
        ("setup", 7),
        ("seats", [{"player": "human", "name": "a\0b"}]),
        ("seats", [{"player": 5}]),
        ("seats", "nobody"),
        ("options", {"circle": 3}),
        ("game", None),
    ],
)
def test_one_wrong_part_costs_nothing_else(tmp_path: Path, part: str, value: Any) -> None:
    parts = {name: kept for name, kept in GOOD.items() if name != part}
    setup = {"game": "five_seals", "seats": [{"player": "human"}], "options": {"circle": "first"}}
    document = parts | ({part: value} if part not in setup else {"setup": setup | {part: value}})
    data = json.dumps(document).encode()
    settings, wrong = written(tmp_path, data).load()
    assert wrong == [part]
    assert {name: getattr(settings, name) for name in parts} == parts
    if part in setup:
        default = Setup()
        others = {name: getattr(settings.setup, name) != getattr(default, name) for name in setup}
        assert others == {name: name != part for name in setup}
    assert (tmp_path / "settings.json.broken1").read_bytes() == data


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe{}",
        b'{"language": "\xff"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"null",
        b"[]",
        b'{"scale": 1e999}',
        b"{" + b" " * 1_000_000,
    ],
)
def test_a_file_that_makes_no_sense_is_kept_and_told(tmp_path: Path, data: bytes) -> None:
    settings, wrong = written(tmp_path, data).load()
    assert settings == Settings()
    assert wrong
    assert (tmp_path / "settings.json.broken1").read_bytes() == data


def test_damaged_settings_never_stop_a_start(tmp_path: Path) -> None:
    for number, data in enumerate(spoilt_settings(2_000)):
        folder = tmp_path / str(number)
        folder.mkdir()
        settings, _ = written(folder, data).load()
        msgspec.json.encode(settings)


@pytest.mark.parametrize(
    "document",
    [
        {"language": "tlh"},
        {"setup": {"game": "chess"}},
        {
            "setup": {
                "game": "five_seals",
                "seats": [{"player": "bot:deep"}] * 9,
                "options": {"circle": "ninth"},
            }
        },
    ],
)
def test_the_window_opens_whatever_is_named(tmp_path: Path, document: dict[str, Any]) -> None:
    from client.game_setup import GameSetup

    written(tmp_path, json.dumps(document).encode())
    app = App(tmp_path, size=(1024, 640))
    try:
        assert app.language in ("ru", "en")
        GameSetup(app.settings.setup).begin(app.store)
    finally:
        app.close()
