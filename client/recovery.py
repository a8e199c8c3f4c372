"""The way back to a game after an error: to the last position from which its table opens and can be drawn."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Surface

from client.games import table_for
from client.scenes.title import TitleScene
from client.session import Session
from client.table.scene import TableScene

if TYPE_CHECKING:
    from client.app import App

MOST_TRIED = 60
"""How many positions are tried before the title is all that is offered."""

log = logging.getLogger("conclave")


def play_on(app: App, session: Session) -> None:
    """Play on from the last position that can be shown, and tell how far back it is; else go to the title."""
    steps = _sound_steps(app, session)
    app.scenes.clear()
    app.push(TitleScene(app))
    if steps is None:
        app.notice.tell(app.words("shell.crash.not_found"))
        return
    taken_back, number = len(session.steps) - steps, _round(session, len(session.steps))
    session.recover(steps)
    app.push(TableScene(app, session, table_for(session.game.name)))
    now = _round(session, steps)
    if taken_back:
        key = "shell.crash.taken_back" if now == number else "shell.crash.taken_back_to_round"
        app.notice.tell(app.words.count(key, taken_back, round=now))


def _round(session: Session, steps: int) -> int:
    return session.game.told_round(session.position_after(steps))


def _sound_steps(app: App, session: Session) -> int | None:
    """Return after how many steps a game can be played on, or `None` if none was found."""
    for steps, _ in zip(_positions(session), range(MOST_TRIED), strict=False):
        if _opens(app, session.as_after(steps)):
            log.info("played on after step %d of %d", steps, len(session.steps))
            return steps
    return None


def _positions(session: Session) -> Iterator[int]:
    """Return what to try: the last position first; if it led to an error again, the choice before it."""
    last, recovered = len(session.steps), session.recovered_at
    if recovered is not None and not _chosen(session, recovered, last):
        before = range(min(last, recovered) - 1, -1, -1)
        last = next((at for at in before if _chosen(session, at, at + 1)), max(before, default=0))
    yield from range(last, -1, -1)


def _chosen(session: Session, first: int, end: int) -> bool:
    """Tell whether a person has chosen something in these steps."""
    return any(step.seat in session.humans and not step.continuing for step in session.steps[first:end])


def _opens(app: App, session: Session) -> bool:
    """Tell whether the table of a game opens and can be drawn, also for the person who is asked."""
    try:
        scene = TableScene(app, session, table_for(session.game.name))
        scene.lay_out()
        scene.draw(Surface(app.canvas.size))
        if session.deciding in session.humans:
            scene.look_from(session.deciding)
            scene.draw(Surface(app.canvas.size))
    except Exception:
        log.exception("the table does not open after step %d", len(session.steps))
        return False
    return True
