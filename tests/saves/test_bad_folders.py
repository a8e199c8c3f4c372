"""Data folders that are full, closed or odd: told, never a crash, and nothing is claimed falsely."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.app import App
from client.log_file import LogFile
from client.scenes import open_table
from client.scenes.load import LoadScene
from client.scenes.title import TitleScene
from client.session import Session
from rules.games import GAMES
from saves.save import SaveError, Seat
from saves.store import Store
from tests.saves.games import played

unix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes of other systems")


@pytest.fixture(params=["full", "closed"])
def app(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """A window whose data folder takes nothing."""
    app = App(tmp_path, size=(1024, 640), language="en")
    app.push(TitleScene(app))

    def refuse(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    if request.param == "full":
        monkeypatch.setattr(os, "fsync", refuse)
    else:
        monkeypatch.setattr("tempfile.mkstemp", refuse)
        monkeypatch.setattr(Path, "unlink", refuse)
        monkeypatch.setattr(os, "replace", refuse)
    try:
        yield app
    finally:
        app.close()


def test_a_game_is_played_without_saving_after_saying_so(app: App) -> None:
    session = Session(GAMES["res_arcana"], [Seat("human"), Seat("human")], 3, {}, app.store)
    open_table(app, session)
    assert app.notice.shown == app.words("shell.not_saved")
    for _ in range(3):
        session.act(session.game.quick(session.state))
    app.frame(0.02)
    assert not app.store.keeps
    assert len(session.steps) == 3


def test_settings_are_changed_and_told_not_to_be_kept(app: App) -> None:
    app.set_language("ru")
    assert app.language == "ru"
    assert app.notice.shown == app.words("shell.settings_not_kept")
    app.draw(app.screen)


def test_what_cannot_be_deleted_stays_in_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path).save(played(3), "evening")
    app = App(tmp_path, size=(1024, 640), language="en")

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    try:
        app.push(LoadScene(app))
        monkeypatch.setattr(Path, "unlink", refuse)
        scene = app.scene
        assert isinstance(scene, LoadScene)
        scene._delete()
        assert app.notice.shown == app.words("shell.not_deleted")
        assert [entry.name for entry in app.store.entries()] == ["evening"]
    finally:
        app.close()


@unix
def test_whatever_lies_among_the_saves_is_unreadable_or_left_out(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(played(3), "good")
    folder = store.folder
    (folder / "save-dangling.json").symlink_to(folder / "nowhere")
    (folder / "save-loop.json").symlink_to(folder / "save-loop.json")
    os.mkfifo(folder / "save-pipe.json")
    (folder / "save-folder.json").mkdir()
    (folder / "save-.json").write_bytes(b"{}")
    (folder / "save-%00.json").write_bytes(b"{}")
    Path(os.fsdecode(os.fsencode(folder) + b"/save-\xff.json")).write_bytes(b"{}")
    entries = store.entries()
    assert {entry.name: bool(entry.trouble) for entry in entries} == {
        "good": False,
        "dangling": True,
        "loop": True,
        "pipe": True,
        "folder": True,
    }
    for name in ("dangling", "loop", "pipe", "folder"):
        with pytest.raises(SaveError):
            store.load(name)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_log_that_cannot_be_written_ends_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    handler = LogFile(Path("/dev/full"))
    handler.emit(logging.LogRecord("conclave", logging.ERROR, "here", 1, "lost", None, None))
    handler.close()
    assert capsys.readouterr().err == ""


def test_two_games_that_end_in_one_second_are_both_kept(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for count in (3, 5):
        store.save(played(count))
        store.rename_autosave("2026-11-17 12-00-00")
    logs = sorted(len(store.load(entry.name).log) for entry in store.entries())
    assert logs == [3, 5]


def test_what_a_killed_program_left_is_swept_away(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.save(played(1))
    old, new = (store.folder / f"autosave.json.{name}.tmp" for name in ("old", "new"))
    for path in (old, new):
        path.write_bytes(b"half")
    os.utime(old, (1, 1))
    store.save(played(2))
    assert (old.exists(), new.exists()) == (False, True)


@pytest.mark.skipif(sys.platform != "linux", reason="takes rights away as Linux does")
@pytest.mark.parametrize("kind", ["closed", "full"])
def test_nothing_that_writes_stops_the_window(tmp_path: Path, kind: str) -> None:
    from tests.saves import bad_folder

    bad_folder.run(kind, tmp_path, ["res_arcana"])
