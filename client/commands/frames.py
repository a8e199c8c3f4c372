"""How long frames take: a busy table with the mouse moving over it while a hard bot thinks."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from client.commands.comparison import LATE
from client.commands.tally import mean, percentile
from client.commands.unseen import unseen_app
from rules.core.game import AnyGame
from saves.save import Seat

SIZE = (1920, 1080)
FRAMES, FRAME_SECONDS = 900, 1 / 60
"""How many frames are measured, and how long one may take."""
WARMING = 300
"""Frames before the measurement, in which everything is drawn that is kept from then on."""
BUSY_AFTER = 120
MAIN = Path(__file__).resolve().parents[2] / "main.py"
STARTED = "CONCLAVE_STARTED"
"""Set to the time of a start, it makes the window close after its first frame and tell how long it took."""
STARTS = 3


def frame_times(game: AnyGame) -> dict[str, float]:
    """Return the median and the 99th percentile of a frame's milliseconds at a full table.

    And how many in 100 passes of the loop, with what is drawn after their frames, come too late for the next.
    """
    import pygame

    from client.commands.shot import play_on
    from client.games import table_for
    from client.session import Session
    from client.table.scene import TableScene

    with unseen_app(SIZE) as app:
        seats = [Seat("human"), *[Seat("bot:hard")] * (max(game.seats) - 1)]
        session = Session(game, seats, 1, {}, app.store)
        play_on(session, BUSY_AFTER)
        scene = TableScene(app, session, table_for(game.name))
        app.start_worker()
        app.push(scene)
        # A table has been looked at for a while before it is busy.
        app.prewarm.finish()
        clock = pygame.time.Clock()
        for number in range(WARMING + FRAMES):
            if number == WARMING:
                app.spent.clear()
            # Along a curve over the whole table, so that things light up and go out again.
            at = (number * 13 % SIZE[0], number * 7 % SIZE[1])
            pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(13, 7), buttons=(0, 0, 0)))
            if scene.model.asking and number % 30 == 0:
                scene.act(game.quick(scene.model.view))
            if session.over:
                break
            app.frame(clock.tick(60) / 1000)
        spent = list(app.spent)
    times = [1000 * each.frame for each in spent]
    late = percent_late([each.whole for each in spent])
    return {"p50": percentile(times, 0.5), "p99": percentile(times, 0.99), LATE: late}


def percent_late(passes: Sequence[float]) -> float:
    """Return how many in 100 passes of the loop take longer than there is time between two frames."""
    return 100 * mean(seconds > FRAME_SECONDS for seconds in passes)


def first_frame() -> float:
    """Return the milliseconds from the start of the program to its first frame, the best of a few."""
    times = []
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        # As with players: from the second start on everything is compiled.
        environment |= {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
        for _ in range(STARTS):
            environment[STARTED] = str(time.time())
            # A packed program is itself what it runs.
            program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, str(MAIN)]
            command = [*program, "play", "--data-dir", folder, "--size", "1920x1080"]
            run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
            times.append(float(run.stdout))
    return min(times)
