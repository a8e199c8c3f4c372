"""A list of saves reads two ends of each file and deals no game; `tests.soak` takes its time with 2,000."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from client.app import App
from client.scenes.load import LoadScene
from client.scenes.replays import ReplaysScene
from client.scenes.title import TitleScene
from rules.core.game import Game
from saves import listing
from saves.save import Head
from saves.store import Store
from tests.saves.games import old, played, position

OVER, LEFT = played(10_000), played(40)


def forbidden(*_: object, **__: object) -> None:
    """Stand in for what a list must not do."""
    raise AssertionError("a list deals no game and reads no file to its end")


def test_lists_deal_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = Store(tmp_path)
    for number, save in enumerate([OVER, LEFT] * 10):
        saves.save(save, f"game {number}")
    saves.save(LEFT)
    app = App(tmp_path, size=(1024, 640), language="en")
    monkeypatch.setattr(Game, "new", forbidden)
    monkeypatch.setattr(Head, "begin", forbidden)
    monkeypatch.setattr(listing, "read", forbidden)
    try:
        app.push(TitleScene(app))
        for scene, lines in ((LoadScene(app), 11), (ReplaysScene(app), 10)):
            app.push(scene)
            app.draw(app.screen)
            assert len(scene.items) == lines
            assert not any(item.trouble for item in scene.items)
    finally:
        app.close()


def test_a_file_is_looked_at_again_only_when_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Store(tmp_path)
    one, other = saves.save(LEFT, "one"), saves.save(OVER, "other")
    before = {entry.name: entry for entry in saves.entries()}
    saves.save(OVER, "one")
    shutil.copy(one, other.with_name("save-third.json"))
    monkeypatch.setattr(listing, "read", forbidden)
    after = {entry.name: entry for entry in saves.entries()}
    assert after["other"] is before["other"]
    assert [after[name].finished for name in ("one", "other", "third")] == [True] * 3
    other.unlink()
    assert {entry.name for entry in saves.entries()} == {"one", "third"}


def test_saves_without_a_head_are_listed_too(tmp_path: Path) -> None:
    saves = Store(tmp_path)
    path = saves.save(LEFT, "old")
    path.write_bytes(old(LEFT, position(40)))
    assert path.stat().st_size > listing.HEAD_BYTES
    assert [entry.head for entry in saves.entries()] == [LEFT.head]
