"""A game of bots without pauses, in a process of its own that is killed in the midst of it.

`python3 -m tests.saves.kills FOLDER SEED` plays; it prints where, and a line after every decision.
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
from saves.files import read
from saves.format import parse
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


class Player:
    """A process that plays at full speed until it is killed."""

    def __init__(self, folder: Path, seed: int) -> None:
        command = [sys.executable, "-m", "tests.saves.kills", str(folder), str(seed)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
        assert self._process.stdout is not None
        self._out = self._process.stdout
        self._autosave = Path(os.fsdecode(self._out.readline().rstrip(b"\n")))
        self._last = b""

    def wait(self, decisions: int) -> None:
        """Let it make so many decisions."""
        for _ in range(decisions):
            self._last = self._out.readline()

    def kill(self) -> Killed:
        """Kill it and look what is left of its game."""
        self._process.kill()
        # What it printed and nobody has read yet was decided too; the last line may have been cut short.
        whole_lines = self._out.read().split(b"\n")[:-1]
        self._process.wait()
        self._out.close()
        game, made = map(int, (whole_lines[-1] if whole_lines else self._last).split())
        session = Session.from_save(parse(read(self._autosave)))
        assert session.seed in (game, game + 1), "it is the game that was played, or the one just begun"
        return Killed(made, len(session.steps) if session.seed == game else made)


def play_and_kill(folder: Path, seed: int, windows: int = 1) -> list[Killed]:
    """Let so many windows play beside each other and kill them all after a random number of decisions."""
    players = [Player(folder, seed + 1000 * number) for number in range(windows)]
    for player in players:
        player.wait(Random(seed).randrange(1, LATEST))
    return [player.kill() for player in players]


def play(folder: Path, seed: int) -> None:
    """Play one game after the other into one autosave until the process is killed."""
    game = list(GAMES.values())[seed % len(GAMES)]
    store = Store(folder)
    store.claim("Autosave")
    os.write(1, os.fsencode(store.path()) + b"\n")
    for number in count(seed):
        session = Session(game, [Seat("bot:easy")] * max(game.seats), number, {}, store)
        session.save()
        source = Source(number)
        while session.state.decision is not None:
            session.act(choice(source, session.state.decision.options))
            os.write(1, b"%d %d\n" % (number, len(session.steps)))


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
