"""A visit of every part of the window that writes, on a folder that takes nothing.

`run` lets a process do it to which the system really refuses to write; on Linux only.
"""

from __future__ import annotations

import ctypes
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from client.app import App
from client.scenes import open_table, show
from client.scenes.crash import CrashScene
from client.scenes.load import LoadScene
from client.scenes.pause import PauseScene, SaveAsScene
from client.scenes.result import ResultScene
from client.scenes.title import TitleScene
from client.session import Session
from client.table.scene import TableScene
from rules.games import GAMES
from saves.save import Seat

ROOT = Path(__file__).resolve().parents[2]
PR_CAPBSET_DROP, CAP_DAC_OVERRIDE = 24, 1
"""Of Linux: the call that gives a right away, and the right to pass permissions."""


def visit(folder: Path, games: Sequence[str]) -> None:
    """Do whatever writes something, and check that each failure is told and nothing is claimed."""
    app = App(folder, size=(1024, 640), language="en")
    app.settings.speed, app.settings.curtain = "off", False
    try:
        app.push(TitleScene(app))
        for key in (pygame.K_m, pygame.K_F11, pygame.K_F11):
            press(app, key)
        told(app, "shell.settings_not_kept")
        app.set_language("ru")
        for name in games:
            play_a_game(app, name)
        for scene in ("load", "replays", "statistics"):
            show(app, scene)
            press(app, pygame.K_ESCAPE)
        show(app, "load")
        assert isinstance(app.scene, LoadScene)
        assert not app.scene.items
    finally:
        app.close()


def play_a_game(app: App, name: str) -> None:
    """Begin a game, move, pause, save it under a name, and look at its result."""
    app.notice._waiting.clear()
    session = Session(GAMES[name], [Seat("human"), Seat("human")], 3, {}, app.store)
    open_table(app, session)
    told(app, "shell.not_saved")
    for _ in range(10):
        session.act(session.game.quick(session.state))
        app.frame(0.05)
        assert isinstance(app.scene, TableScene)
        app.scene.finish()
    assert not app.store.keeps
    app.push(PauseScene(app, session))
    press(app, pygame.K_F5)
    assert isinstance(app.scene, SaveAsScene)
    app.scene._rename("Evening")
    press(app, pygame.K_RETURN)
    assert isinstance(app.scene, SaveAsScene), "it stays open and says what is wrong"
    assert app.scene._message
    while not session.over:
        session.act(session.game.quick(session.state))
    app.push(ResultScene(app, session))
    app.frame(0.05)
    assert not app.statistics.records()


def press(app: App, key: int) -> None:
    """Press a key."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    app.frame(0.05)
    assert not isinstance(app.scene, CrashScene)


def told(app: App, key: str) -> None:
    """Check that a sentence is told."""
    assert app.words(key) in app.notice._waiting, (key, app.notice._waiting)


def take_away_writing(kind: str) -> None:
    """Let the system refuse whatever the next program of this process wants to write."""
    if kind == "full":
        # As on a full disk: files can be made, but nothing goes into them.
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    else:
        # To an administrator no folder is closed, unless this right was given away.
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


def run(kind: str, folder: Path, games: Sequence[str]) -> None:
    """Visit everything in a process that cannot write into the folder."""
    if kind == "closed":
        folder.chmod(0o555)
    command = [sys.executable, "-m", "tests.saves.bad_folder", str(folder), *games]
    # Through pipes: into a file this process could print as little as into any other.
    ended = subprocess.run(
        command,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=partial(take_away_writing, kind),
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    visit(Path(sys.argv[1]), sys.argv[2:])
