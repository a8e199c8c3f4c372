"""Idle moments: what will be needed later is prepared in them, and garbage is searched for.

`client/table/prewarm.py` draws ahead what a table may show.
"""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Iterator
from time import thread_time
from typing import TYPE_CHECKING, NamedTuple

from client.art.pictures import picture
from client.game_setup import GameSetup

if TYPE_CHECKING:
    from client.app import App

IDLE_SECONDS = 0.004
"""A frame that took less has time left to prepare what will be needed later."""
COLLECTIONS = ((3600, 2), (60, 1), (1, 0))
"""After every so many idle frames, which generations of objects are searched for garbage."""

log = logging.getLogger("conclave")


class Spent(NamedTuple):
    """How many seconds a frame took, and the whole pass of the loop with what was done after the frame."""

    frame: float
    whole: float


class Prewarm:
    """Works a step at a time, and runs the garbage collector, when a frame leaves time for it."""

    def __init__(self) -> None:
        self._work: Iterator[None] = iter(())
        self._idle_frames = 0

    def begin(self, work: Iterator[None]) -> None:
        """Take up other work; what is left of the work before is dropped."""
        self._work = work

    def finish(self) -> None:
        """Do all the work at once."""
        for _ in self._work:
            pass

    def run_frame(self, frame: Callable[[], None], go_on: Callable[[], bool]) -> Spent:
        """Run a frame without garbage collection, use the time it leaves, and return how long both took.

        What the frame itself has left to do is gone on with first; that tells whether there was anything.
        """
        gc.disable()
        try:
            # The time of this thread alone: what else the machine does is not our work.
            start = thread_time()
            frame()
            worked = thread_time() - start
            if not go_on() and worked < IDLE_SECONDS:
                self._use_spare_time()
            return Spent(worked, thread_time() - start)
        finally:
            gc.enable()

    def _use_spare_time(self) -> None:
        self._idle_frames += 1
        gc.collect(next(oldest for frames, oldest in COLLECTIONS if self._idle_frames % frames == 0))
        try:
            next(self._work, None)
        except Exception:
            # Nobody has asked for it yet: no game may end of it.
            log.exception("preparing failed")
            self._work = iter(())


def after_start(app: App) -> Iterator[None]:
    """Prepare, step by step, what is likely to be wanted after the title."""
    # What there is by now stays to the end: it need not be searched for garbage any more.
    gc.freeze()
    app.start_worker()
    yield
    picture("shell/backdrop", app.screen.get_size())
    yield
    from client.games import table_for
    from client.table.prewarm import draw_ahead
    from client.table.scene import TableScene

    session = GameSetup(app.settings.setup).begin(app.store)
    yield from draw_ahead(TableScene(app, session, table_for(session.game.name)))
