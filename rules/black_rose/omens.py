"""Events on their board: they enter a slot, move on by rounds, and leave; the Black Rose gains by both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose import decks
from rules.black_rose.effects import end_of
from rules.black_rose.resolve import Notes, Resolve
from rules.black_rose.score import gain
from rules.black_rose.sights import follow
from rules.black_rose.targets import ROSE

if TYPE_CHECKING:
    from rules.black_rose.state import State

SLOTS = 3


def leave(state: State, event: str) -> None:
    """Take an event off the board, for good."""
    state.write(omens=tuple(["" if lies == event else lies for lies in state.omens]))
    end_of(state, event)
    discard(state, event)


def discard(state: State, event: str) -> None:
    """Let the Black Rose gain what an event gives her when it is over."""
    printed = state.book.events[event]
    decks.put_aside(state, decks.events_of(printed.moon), event)
    state.emit("event_left", what=event)
    gain(state, ROSE, printed.leaving, event)


def push(state: State, slot: int) -> None:
    """Move the event in a slot on; it pushes the next one on, and beyond the last slot it leaves."""
    event = state.omens[slot]
    if not event:
        return
    if slot + 1 == SLOTS:
        leave(state, event)
        return
    push(state, slot + 1)
    lying = list(state.omens)
    lying[slot], lying[slot + 1] = "", event
    state.write(omens=tuple(lying))
    state.emit("event_moved", what=event, amount=slot + 2)


def shift_all(state: State) -> None:
    """Move every event one slot on, the last first."""
    for slot in reversed(range(SLOTS)):
        push(state, slot)


def draw(state: State) -> str:
    """Draw the event of the round and return it; one that stays pushes on what lies in its slot."""
    event = decks.take(state, decks.events_of(state.moon))
    if not event:
        return ""
    follow(state, event, decks.events_of(state.moon))
    printed = state.book.events[event]
    state.emit("event", what=event)
    gain(state, ROSE, printed.entering, event)
    if printed.slot:
        push(state, printed.slot - 1)
        lying = list(state.omens)
        lying[printed.slot - 1] = event
        state.write(omens=tuple(lying))
    return event


def apply(state: State, event: str) -> Resolve:
    """Return what an event does now; the Black Rose acts, and the first player chooses rooms for her."""
    notes = Notes(rose=True, since=len(state.ledger))
    return Resolve(state.first, event, notes=notes)


def lying(state: State, phase: str) -> list[str]:
    """List the events on the board that belong to a phase, the last slot first."""
    return [event for event in reversed(state.omens) if event and state.book.events[event].phase == phase]
