"""Games go anywhere and come from anywhere: files, clips, pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from PIL import Image

from client import cli
from client.app import App
from client.clip import HOLD, frames, suffixes, write
from client.commands.shot import play_on
from client.scenes.dialog import Dialog
from client.scenes.files import FilesScene, Purpose
from client.scenes.load import LoadScene
from client.scenes.share import ClipScene, ask_clip, export, open_file
from client.scenes.viewer import ViewerScene
from client.session import Session
from client.table.scene import TableScene
from rules.games import GAMES
from saves.save import Seat
from tests.client.driver import FRAME, window


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A window whose first screen lists the saves."""
    with window(tmp_path / "data") as app:
        app.push(LoadScene(app))
        yield app


def played(app: App, steps: int, name: str) -> Path:
    """Let bots play, and save the game; return its file."""
    session = Session(GAMES["res_arcana"], [Seat("human"), Seat("bot:easy")], 3, {}, app.store)
    session.store = None
    play_on(session, steps)
    session.store = app.store
    session.save(name)
    return app.store.path(name)


def press(app: App, *keys: int) -> None:
    """Press keys one after another."""
    for key in keys:
        app.scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def test_a_save_is_exported_and_opened_from_anywhere(app: App, tmp_path: Path) -> None:
    target = tmp_path / "for a friend.json"
    export(app, played(app, 12, "mine"), target)
    assert str(target) in app.notice.shown
    open_file(app, target)
    assert isinstance(app.scene, TableScene)
    assert len(app.scene.session.steps) == 12


def test_a_finished_game_is_watched(app: App) -> None:
    open_file(app, played(app, 10_000, "over"))
    assert isinstance(app.scene, ViewerScene)


@pytest.mark.parametrize("name", ["nothing.json", "letter.json"])
def test_what_is_no_save_is_refused_with_a_sentence(app: App, tmp_path: Path, name: str) -> None:
    (tmp_path / "letter.json").write_text("Dear friend,", encoding="utf-8")
    open_file(app, tmp_path / name)
    assert isinstance(app.scene, LoadScene)
    assert app.notice.shown


def test_an_export_that_cannot_be_written_is_told(app: App, tmp_path: Path) -> None:
    export(app, played(app, 3, "mine"), tmp_path / "no folder" / "mine.json")
    assert app.words("shell.files.not_written", reason="")[:10] in app.notice.shown


# --- choosing a file ---------------------------------------------------------------------------------


def choose(app: App, folder: Path, *, writes: bool, name: str = "") -> tuple[FilesScene, list[Path]]:
    """Open the screen that chooses a file in a folder."""
    picked: list[Path] = []
    FilesScene.last_folder = folder
    scene = FilesScene(app, Purpose("shell.files.open", (".json",), writes), picked.append, name)
    app.push(scene)
    app.frame(FRAME)
    return scene, picked


def test_a_file_is_chosen_by_its_path(app: App, tmp_path: Path) -> None:
    path = tmp_path / "there.json"
    path.touch()
    _, picked = choose(app, tmp_path, writes=False, name="there.json")
    press(app, pygame.K_RETURN)
    assert picked == [path]
    assert isinstance(app.scene, LoadScene)


def test_a_folder_is_no_file(app: App, tmp_path: Path) -> None:
    scene, picked = choose(app, tmp_path, writes=False)
    press(app, pygame.K_RETURN)
    assert (picked, app.scene) == ([], scene)
    assert app.notice.shown == app.words("shell.files.none")
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, LoadScene)


def test_writing_over_a_file_asks_and_a_name_gets_its_ending(app: App, tmp_path: Path) -> None:
    (tmp_path / "mine.json").touch()
    _, picked = choose(app, tmp_path, writes=True, name="mine")
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, Dialog)
    app.scene._act()
    assert picked == [tmp_path / "mine.json"]


def test_the_folder_above_is_shown(app: App, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    scene, _ = choose(app, tmp_path / "below", writes=False)
    scene._goes_to(scene._above)()
    assert scene._list.folder == tmp_path


# --- clips -------------------------------------------------------------------------------------------


def test_a_clip_has_a_position_for_every_step(app: App) -> None:
    played(app, 6, "mine")
    session = Session.load(app.store, "mine")
    shown = list(frames(app, session, 2, 5, size=(480, 480)))
    assert [frame.milliseconds for frame in shown] == [HOLD] * 4
    app.settings.speed = "normal"
    assert len(list(frames(app, session, 2, 5, size=(480, 480)))) > 4


@pytest.mark.parametrize("suffix", [".webp", ".gif"])
def test_clips_move(app: App, tmp_path: Path, suffix: str) -> None:
    played(app, 6, "mine")
    shown = list(frames(app, Session.load(app.store, "mine"), 0, 3, size=(480, 480)))
    write(tmp_path / f"clip{suffix}", shown)
    with Image.open(tmp_path / f"clip{suffix}") as clip:
        assert clip.size == (480, 480)
        assert getattr(clip, "n_frames", 1) > 1
    assert suffixes(3, 3) != suffixes(0, 3)


def finish(app: App) -> None:
    """Let the clip be drawn and packed."""
    making = app.scene
    assert isinstance(making, ClipScene)
    for _ in range(2000):
        if making not in app.scenes:
            return
        app.frame(FRAME)
    pytest.fail("a clip takes for ever")


def test_a_clip_is_cut_in_the_replay_and_drawn_beside_it(app: App, tmp_path: Path) -> None:
    played(app, 10_000, "over")
    viewer = ViewerScene(app, Session.load(app.store, "over"))
    app.push(viewer)
    FilesScene.last_folder = tmp_path
    viewer.jump(4)
    press(app, pygame.K_c)
    viewer.jump(6)
    press(app, pygame.K_c)
    assert isinstance(app.scene, FilesScene)
    press(app, pygame.K_RETURN)
    finish(app)
    (clip,) = tmp_path.glob("res_arcana 4-6.webp")
    assert str(clip) in "\n".join(app.notice._waiting)


def test_a_clip_that_cannot_be_written_is_told(app: App, tmp_path: Path) -> None:
    played(app, 6, "mine")
    FilesScene.last_folder = tmp_path
    ask_clip(app, Session.load(app.store, "mine"), 1, 1, 0)
    scene = app.scene
    assert isinstance(scene, FilesScene)
    scene._finish(tmp_path / "gone" / "picture.png")
    finish(app)
    assert app.words("shell.files.not_written", reason="")[:10] in app.notice.shown


def test_the_command_draws_a_picture_and_refuses_the_rest(
    app: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(played(app, 6, "mine"))
    out = tmp_path / "moment.png"
    at = ["--from", "3", "--to", "3", "--size", "480x480"]
    assert cli.main(["clip", path, *at, "--out", str(out), "--lang", "en"]) == 0
    with Image.open(out) as picture:
        assert picture.size == (480, 480)
    for wrong in (
        ["--from", "7", "--out", str(out)],
        ["--from", "3", "--to", "2", "--out", str(out)],
        ["--from", "1", "--out", str(tmp_path / "clip.txt")],
        ["--seat", "3", "--out", str(out)],
        ["--out", str(tmp_path / "gone" / "clip.gif")],
    ):
        assert cli.main(["clip", path, *wrong, "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 5
