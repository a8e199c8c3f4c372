"""What has happened since somebody's last choice, as nobody in particular saw it."""

from __future__ import annotations

from client.session import Session
from rules.core.events import PUBLIC, Event


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
