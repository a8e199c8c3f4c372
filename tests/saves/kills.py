"""A game of bots without pauses, in a process of its own that is killed in the midst of it.

`python3 -m tests.saves.kills FOLDER SEED` plays; it prints a line after every decision that was made.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from client.session import Session
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves.save import Seat
from saves.store import Store

ROOT = Path(__file__).resolve().parents[2]
LATEST = 400
"""After at most so many decisions the process is killed."""


class Killed(NamedTuple):
    """How many decisions had been made when a process was killed, and how many of them were kept."""

    made: int
    kept: int

    @property
    def lost(self) -> int:
        """How many decisions are gone."""
        return max(0, self.made - self.kept)


def play_and_kill(folder: Path, seed: int) -> Killed:
    """Let a process play at full speed, kill it after a random number of decisions, and look what is left."""
    command = [sys.executable, "-m", "tests.saves.kills", str(folder), str(seed)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    last = b""
    for _ in range(Random(seed).randrange(1, LATEST)):
        last = process.stdout.readline()
    process.kill()
    # What it printed and nobody has read yet was decided too; the last line may have been cut short.
    whole_lines = process.stdout.read().split(b"\n")[:-1]
    process.wait()
    game, made = map(int, (whole_lines[-1] if whole_lines else last).split())
    session = Session.load(Store(folder))
    assert session.seed in (game, game + 1), "it is the game that was played, or the one just begun"
    return Killed(made, len(session.steps) if session.seed == game else made)


def play(folder: Path, seed: int) -> None:
    """Play one game after the other into one autosave until the process is killed."""
    game = list(GAMES.values())[seed % len(GAMES)]
    store = Store(folder)
    for number in count(seed):
        session = Session(game, [Seat("bot:easy")] * max(game.seats), number, {}, store)
        session.save()
        source = Source(number)
        while session.state.decision is not None:
            session.act(choice(source, session.state.decision.options))
            os.write(1, b"%d %d\n" % (number, len(session.steps)))


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
