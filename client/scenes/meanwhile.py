"""What has happened since somebody's last choice, as nobody in particular saw it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from client.art.text import READING, draw, fitted
from client.art.theme import FOCUS, TEXT
from client.art.type_sizes import Type
from client.canvas import Scale
from client.session import Session
from rules.core.events import PUBLIC, Event
from rules.core.game import LogLine

GAP = 6
"""Between two entries, in units."""
HIGHEST = 52
"""The height of an entry at most, in units."""
STYLE = READING._replace(colour=TEXT, strong=FOCUS, leading=1.25)


def seen_by(session: Session, seat: int) -> int:
    """Return how many steps a person has seen: all up to the own last choice."""
    own = [number for number, step in enumerate(session.steps, 1) if step.seat == seat]
    return own[-1] if own else 0


def meanwhile(session: Session, seat: int) -> list[list[Event]]:
    """Return what has happened since then, choice by choice."""
    since = seen_by(session, seat)
    # Everybody draws as many cards at first: that tells nothing.
    opening = [] if since else [event for event in session.opening if event.kind != "drew"]
    choices = [[event.seen_from(PUBLIC) for event in opening]]
    for step in session.steps[since:]:
        seen = [event.seen_from(PUBLIC) for event in step.events]
        # A payment, a target, an answer: told together with the choice that it belongs to.
        if step.told_together and choices[-1]:
            choices[-1] += seen
        else:
            choices.append(seen)
    return choices


def newest(
    told: Sequence[LogLine], size: int, room: float, height: float, unit: float
) -> list[tuple[LogLine, Surface]]:
    """Return as many of the last entries as fit into a box in a size, the oldest of them first."""
    chosen: list[tuple[LogLine, Surface]] = []
    px = Scale(unit)
    for entry in reversed(told):
        measured = fitted(entry.text, STYLE, px(size), px(room), px(HIGHEST), px(Type.FINE))
        height -= measured.height / unit + GAP
        if height < 0 and chosen:
            break
        chosen.insert(0, (entry, draw(measured)))
    return chosen
