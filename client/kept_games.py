"""Keeps finished games with their statistics, and games that were left under a name of their own."""

from __future__ import annotations

import logging
from collections import Counter
from datetime import datetime
from itertools import dropwhile

from client.session import Session
from saves.save import Save, SaveError
from saves.statistics import Record, StatisticsFile
from saves.store import STAMP, Store

log = logging.getLogger("conclave")


def remember(session: Session, statistics: StatisticsFile) -> None:
    """Keep a finished game, once however often its result is looked at.

    Its autosave gets a name of its own: what is the autosave no more has been kept before, or was
    played elsewhere.
    """
    store, now = session.store, datetime.now()
    kept = _autosave(store)
    if store is None or kept is None or not _is_same(kept, session):
        return
    try:
        store.rename_autosave(f"{now:{STAMP}}")
        statistics.append(record(session, now))
    except SaveError as error:
        # The result is worth seeing even where nothing can be written.
        log.warning("a finished game was not kept: %s", error)


def is_newcomer(statistics: StatisticsFile) -> bool:
    """Tell whether nobody has finished a game here."""
    return not statistics.path.exists()


def finished_games(statistics: StatisticsFile) -> frozenset[str]:
    """Return the games of which somebody has finished one here."""
    try:
        return frozenset(record.game for record in statistics.records())
    except SaveError:
        return frozenset()


def adopt_autosave(session: Session, label: str) -> None:
    """Make a game the autosave; the game that was the autosave gets a name of its own."""
    store = session.store
    if store is None or session.over or session.is_autosave:
        return
    kept = _autosave(store)
    if kept is not None and _is_same(kept, session):
        return
    if kept is not None and kept.log:
        store.set_aside(label)
    session.save()


def _autosave(store: Store | None) -> Save | None:
    try:
        return store.load() if store is not None else None
    except SaveError:
        return None


def _is_same(kept: Save, session: Session) -> bool:
    # Not the length: the clock runs on while the last move is shown.
    save = session.to_save()
    return (kept.game, kept.seed, kept.seats, kept.log) == (save.game, save.seed, save.seats, save.log)


def record(session: Session, finished: datetime) -> Record:
    """Return what the statistics keep of a game."""
    return Record(
        game=session.game.name,
        options=session.options,
        seats=session.seats,
        winners=tuple(session.game.winners(session.state)),
        points=tuple(session.points(session.state)[: len(session.seats)]),
        rounds=session.game.round(session.state),
        seconds=session.seconds,
        finished=finished.isoformat(timespec="seconds"),
        seed=session.seed,
        draws=_draws(session),
        rolls=_rolls(session),
    )


def _draws(session: Session) -> dict[str, int]:
    """Return how often each card was drawn in play; what the set-up deals no player has drawn."""
    begun = bool(session.game.round(session.start))
    in_play = session.events if begun else dropwhile(lambda event: event.kind != "round", session.events)
    return dict(Counter(event.what for event in in_play if event.kind == "drew"))


def _rolls(session: Session) -> dict[str, int]:
    """Return how often each side of a die was rolled."""
    return dict(Counter(str(event.amount) for event in session.events if event.kind == "rolled"))
