"""A whole game in a real window: Xvfb shows it, xdotool moves the mouse."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from client import window as window_module
from client.app import App
from client.games import table_for
from client.session import Session
from client.table.hits import reach_of
from client.table.scene import TableScene
from rules.bots import LEVELS
from rules.core.action import Action
from rules.core.rng import Source
from rules.games import GAMES
from saves.save import SaveError, Seat
from saves.store import Store
from tests.client.driver import window

ROOT = Path(__file__).resolve().parents[2]
SIZE = (1280, 800)
SEED = 12
SEATS = [Seat("human"), Seat("bot:easy")]
PATIENCE, OPENING, REACTION, TRIES = 20.0, 3.0, 8.0, 4
NEARLY_WON = 8
"""Points of ten at which the end is near enough to be played in the window."""
MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]

pytestmark = [
    pytest.mark.skipif(
        bool(MISSING), reason=f"no real window is played in: {' and '.join(MISSING)} not installed"
    ),
    pytest.mark.timeout(400),
]


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen of our own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        [
            "Xvfb",
            "-displayfd",
            str(write),
            "-screen",
            "0",
            f"{SIZE[0]}x{SIZE[1]}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as numbers:
        display = f":{numbers.readline().strip()}"
    yield display
    server.terminate()
    server.wait()


class RealWindow:
    """The program in its own process, touched only by mouse and keys."""

    def __init__(self, display: str, folder: Path, *arguments: str) -> None:
        self._environment = os.environ | {
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_WINDOW_POS": "0,0",
        }
        size = f"{SIZE[0]}x{SIZE[1]}"
        command = [
            sys.executable,
            str(ROOT / "main.py"),
            "--data-dir",
            str(folder),
            "--size",
            size,
            *arguments,
        ]
        self.process = subprocess.Popen(command, env=self._environment)
        self.tool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid))

    def tool(self, *arguments: str) -> None:
        """Let xdotool do something."""
        subprocess.run(["xdotool", *arguments], env=self._environment, check=True, capture_output=True)

    def click(self, at: tuple[int, int]) -> None:
        """Move the mouse there and press its left button."""
        # A click where the last one was may come too soon to be meant for what is there now.
        self.tool("mousemove", "2", "2", "mousemove", str(at[0]), str(at[1]), "click", "1")

    def press(self, key: str) -> None:
        """Press a key."""
        self.tool("key", key)

    def kill(self) -> None:
        """End the program as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def test_a_whole_game_in_a_real_window(tmp_path: Path, screen: str) -> None:
    quicken(tmp_path)
    seats = ",".join(seat.player for seat in SEATS)
    real = RealWindow(screen, tmp_path, "--game", "res_arcana", "--seats", seats, "--seed", str(SEED))
    store = Store(tmp_path)
    source = Source(1)
    with window(tmp_path / "mirror", SIZE) as app:
        session = Session(GAMES["res_arcana"], SEATS, SEED, {})
        restarted = False
        while not session.over:
            session = wait_for_turn(store, len(session.steps), session)
            if session.over:
                break
            if len(session.steps) > 20 and not restarted:
                restarted = True
                real.kill()
                session = play_on(store, source)
                real = RealWindow(screen, tmp_path)
                real.press("Return")  # Continue stands first.
                time.sleep(OPENING)
            advice = LEVELS["normal"].choose(session.game, session.view(0), source, lambda: True)
            session = act(real, store, mirror(app, session), advice.action)
        assert session.game.winners(session.state)
    real.kill()


def play_on(store: Store, source: Source) -> Session:
    """Let bots play the saved game on until somebody is about to win and the person is asked."""
    session = Session.load(store)
    while max(session.points(session.state)) < NEARLY_WON or session.deciding != 0:
        bot, view = LEVELS["normal"], session.view(session.deciding)
        session.act(bot.choose(session.game, view, source, lambda: True).action)
    store.close()
    return session


def quicken(folder: Path) -> None:
    """Let nothing take time that need not."""
    app = App(folder, size=SIZE)
    app.settings.speed = app.settings.bot_pace = "off"
    app.save_settings()
    app.close()


def mirror(app: App, session: Session) -> TableScene:
    """Return the table that the real window must be showing."""
    while app.scenes:
        app.scenes.pop()
    scene = TableScene(app, session, table_for("res_arcana"))
    app.push(scene)
    return scene


def act(real: RealWindow, store: Store, scene: TableScene, action: Action) -> Session:
    """Make the gesture that means an action, and again as a person would if nothing comes of it."""
    steps = len(scene.session.steps)
    for _ in range(TRIES):
        choose(real, scene, action)
        session = wait_for_step(store, steps)
        if session is not None:
            return session
    raise AssertionError(f"nothing happened after {steps} steps: {scene.session.state.decision}, {action}")


def choose(real: RealWindow, scene: TableScene, action: Action) -> None:
    """Make the gesture that means an action."""
    if action in scene.model.choices.buttons:
        if action.kind == "pass":
            real.click(reach_of(scene.model)["pass"].center)
            real.press("1")
        else:
            digit = [button for button in scene.model.choices.buttons if button.kind != "pass"].index(
                action
            ) + 1
            real.click(reach_of(scene.model)[f"answer:{digit}"].center)
            if action.kind in scene.table.confirmations.kinds:
                real.press("1")
        return
    real.click(reach_of(scene.model)[action.source].center)
    choosing = scene.table.choosing
    if choosing and action.source in {
        each.thing for each in choosing.offered(scene.model.view, scene.viewer)
    }:
        real.press("Return")
        return
    if scene.model.choices.needs_target(action.source):
        real.click(scene.canvas.rect(*scene.model.arrangement.spots[action.target].box).center)
    actions = scene.model.choices.actions(action.source)
    if len(actions) > 1:
        real.press(str(actions.index(action) + 1))


def wait_for_turn(store: Store, steps: int, session: Session) -> Session:
    """Return the game as it was saved once the person is asked."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if session.over or session.deciding == 0:
            return session
        time.sleep(0.05)
        session = saved(store) or session
    raise AssertionError(f"the bot did not move after {steps} steps")


def wait_for_step(store: Store, steps: int) -> Session | None:
    """Return the game as it was saved after one more step; on a busy machine a gesture may come too soon."""
    end = time.monotonic() + REACTION
    while time.monotonic() < end:
        now = saved(store)
        if now is not None and len(now.steps) > steps:
            return now
        time.sleep(0.02)
    return None


def saved(store: Store) -> Session | None:
    """Return the game as it was saved last, if it was yet; once it is over it has a name of its own."""
    try:
        return Session.from_save(store.load(store.entries()[0].name))
    except (IndexError, OSError, SaveError):
        # Just now it is written, or named.
        return None


def test_a_display_that_is_busy_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL would draw unseen for ever; where there is no display at all, nobody waits."""
    drivers = ["offscreen", "x11", "offscreen"]
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(time, "sleep", lambda seconds: None)
    for name in ("init", "quit"):
        monkeypatch.setattr(pygame.display, name, lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: drivers.pop(0))
    window_module._find_display()
    monkeypatch.delenv("DISPLAY")
    with pytest.raises(pygame.error):
        window_module._find_display()
    assert not drivers
