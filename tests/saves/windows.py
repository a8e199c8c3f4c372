"""Another window with the same saves, in a process of its own.

`python3 -m tests.saves.windows FOLDER SEED ACTIONS` claims an autosave, plays into it and waits for the end.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from client.session import Session
from saves.save import Seat
from saves.store import Store
from tests.saves.games import GAME, played

ROOT = Path(__file__).resolve().parents[2]
LABEL = "Autosave"


@contextmanager
def other_window(folder: Path, seed: int = 5, actions: int = 10) -> Iterator[subprocess.Popen[bytes]]:
    """Open another window and wait until it has played; it is killed in the end."""
    command = [sys.executable, "-m", "tests.saves.windows", str(folder), str(seed), str(actions)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process:
        try:
            assert process.stdout.readline() == b"played\n"
            yield process
        finally:
            process.kill()


def play_into(store: Store, seed: int, actions: int) -> Session:
    """Play so many actions of a game into the autosave."""
    save = played(actions, seed)
    session = Session(GAME, [Seat("human")] * len(save.seats), seed, save.options, store)
    session.save()
    for action in save.log:
        session.act(action)
    return session


def main() -> None:
    """Play, then wait."""
    store = Store(Path(sys.argv[1]))
    store.claim(LABEL)
    play_into(store, int(sys.argv[2]), int(sys.argv[3]))
    print("played", flush=True)
    time.sleep(600)


if __name__ == "__main__":
    main()
