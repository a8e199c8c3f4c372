"""Long tests of trust: `python3 -m tests.soak [saves|settings|kills|windows|folders|lists|memory] [amount]`.

Each prints what it did as one line and fails with an error where something was lost. The tests do the same in
small; docs/measurements.md has the figures. `memory` takes minutes, everything else a number of tries.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from client import bootstrap

# No screen is needed, and none is touched.
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
SIZE = (1920, 1080)
RESIZES, TABLES = 100, 16
MOST_HANDLES, MOST_MEGABYTES = 100, 450
FRAME = 0.05
"""How many seconds pass between two frames at a table that is left to itself."""


@contextmanager
def folder() -> Iterator[Path]:
    """A data folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


def saves(amount: int = 6000) -> str:
    """Open so many saves that went wrong, and list them."""
    from rules.games import GAMES
    from saves.store import Store
    from tests.saves.damage import opens, spoilt

    counted: Counter[bool] = Counter()
    with folder() as data_folder:
        store = Store(data_folder)
        store.folder.mkdir()
        seeds = range(amount // (100 * len(GAMES)) + 1)
        for data in (data for seed in seeds for game in GAMES.values() for data in spoilt(game, seed, 100)):
            store.path("one").write_bytes(data)
            store.entries()
            counted[opens(data)] += 1
    return (
        f"{counted.total()} saves that went wrong: {counted[False]} refused, {counted[True]} opened soundly"
    )


def settings(amount: int = 6000) -> str:
    """Read so many files of settings that went wrong, and open a window with some of them."""
    from client.app import App
    from client.game_setup import GameSetup
    from saves.settings import SettingsFile
    from tests.saves.damage import spoilt_settings

    told = windows = 0
    for number, data in enumerate(spoilt_settings(amount)):
        with folder() as data_folder:
            file = SettingsFile(data_folder)
            file.path.write_bytes(data)
            told += bool(file.load()[1])
            if number % 100 == 0:
                app = App(data_folder, size=(1024, 640))
                GameSetup(app.settings.setup).begin(app.store)
                app.close()
                windows += 1
    return f"{amount} settings that went wrong: {told} told, {windows} windows opened"


def kills(amount: int = 100) -> str:
    """Kill so many games of bots without pauses."""
    from tests.saves.kills import play_and_kill

    killed = []
    for seed in range(amount):
        with folder() as data_folder:
            killed += play_and_kill(data_folder, seed)
    lost = max(each.lost for each in killed)
    assert lost == 0
    made = sum(each.made for each in killed)
    return f"{amount} kills in games of {made} decisions: at most {lost} of those that were made lost"


def windows(amount: int = 20) -> str:
    """Let three windows play beside each other on one folder, and kill them, so many times."""
    from tests.saves.kills import play_and_kill

    killed = []
    for seed in range(amount):
        with folder() as data_folder:
            killed += play_and_kill(data_folder, seed, windows=3)
            assert len(list(data_folder.glob("saves/autosave*.json"))) == 3
    assert not any(each.lost for each in killed)
    made = sum(each.made for each in killed)
    return f"{amount} times three windows on one folder: {made} decisions, none lost"


def folders(amount: int = 1) -> str:
    """Use the whole window on a folder that is closed, and on a disk that is full."""
    from rules.games import GAMES
    from tests.saves import bad_folder

    for _ in range(amount):
        for kind in ("closed", "full"):
            with folder() as data_folder:
                bad_folder.run(kind, data_folder, list(GAMES))
    return f"{amount} times a closed folder and a full disk: everything told, nothing stopped"


def lists(amount: int = 2000) -> str:
    """Show the title, the saves and the replays with so many kept games."""
    from client.app import App
    from client.commands.yardstick import loop_ms
    from client.scenes.load import LoadScene
    from client.scenes.replays import ReplaysScene
    from client.scenes.title import TitleScene
    from saves.store import Store
    from tests.saves.games import played

    with folder() as data_folder:
        store = Store(data_folder)
        kept = [store.save(played(10_000), "over"), store.save(played(150), "left")]
        for number in range(2, amount):
            shutil.copy(kept[number % 2], store.path(f"game {number}"))
        app = App(data_folder, size=SIZE)
        seconds = []
        for scene in (TitleScene(app), LoadScene(app), ReplaysScene(app)):
            start = time.process_time()
            app.push(scene)
            seconds.append(time.process_time() - start)
        app.close()
    title, load, replays = seconds
    loops = round(1000 * title / loop_ms())
    each = f"title {title:.2f} s ({loops} loops), load {load:.2f} s, replays {replays:.2f} s"
    return f"{amount} kept games: {each}"


def memory(minutes: int = 10) -> str:
    """Let bots play table after table at 1080p for so many minutes of the tables' own time.

    In the second half of it the window is resized again and again.
    """
    import pygame

    from client.scenes import open_table
    from client.scenes.title import TitleScene
    from client.session import Session
    from rules.games import GAMES
    from saves.save import Seat
    from tests.client.driver import window

    passed, whole, resizes, tables, steps = 0.0, 60 * minutes, 0, 0, 0
    most_handles, most_megabytes = 0, 0.0
    with folder() as data_folder, window(data_folder, SIZE, "ru") as app:
        app.push(TitleScene(app))
        session = None
        while passed < whole:
            if session is None or session.over or passed > whole * tables / TABLES:
                game = list(GAMES.values())[tables % len(GAMES)]
                session = Session(game, [Seat("bot:easy")] * max(game.seats), tables, {}, app.store)
                open_table(app, session)
                tables += 1
            before = len(session.steps)
            app.frame(FRAME)
            passed += FRAME
            steps += len(session.steps) - before
            if passed > whole / 2 * (1 + resizes / RESIZES) and resizes < RESIZES:
                resizes += 1
                size = (SIZE[0] - 8 * (resizes % 50), SIZE[1] - 5 * (resizes % 50))
                pygame.display.set_mode(size, pygame.RESIZABLE)
                pygame.event.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
            most_handles, most_megabytes = max(most_handles, handles()), max(most_megabytes, megabytes())
    assert most_handles < MOST_HANDLES
    assert most_megabytes < MOST_MEGABYTES
    played = f"{minutes} min, {tables} tables, {steps} decisions, {resizes} resizes at 1080p"
    return f"{played}: at most {most_handles} handles and {most_megabytes:.0f} MB"


def handles() -> int:
    """Return how many files the process has open."""
    return len(os.listdir("/proc/self/fd"))


def megabytes() -> float:
    """Return how much memory the process takes."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


SOAKS: dict[str, Callable[[int], str] | Callable[[], str]] = {
    each.__name__: each for each in (saves, settings, kills, windows, folders, lists, memory)
}


def main(arguments: list[str]) -> None:
    """Run one of the tests, or all of them as long as they take by themselves."""
    names = arguments[:1] or list(SOAKS)
    if not set(names) <= set(SOAKS):
        sys.exit(__doc__)
    for name in names:
        print(f"{name}: {SOAKS[name](*map(int, arguments[1:]))}", flush=True)


if __name__ == "__main__":
    python = bootstrap.ensure(name=".venv-tests", lock="test")
    if Path(sys.prefix) != Path(python).parents[1]:
        sys.exit(subprocess.call([python, "-m", "tests.soak", *sys.argv[1:]], cwd=bootstrap.ROOT))
    main(sys.argv[1:])
