"""Events say what happened; the log, the sounds, the animation and the statistics read them alike."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

EVERYONE: tuple[int, ...] | None = None
"""Whoever sees an event that is no secret."""
PUBLIC = -2
"""The seat of whoever sees only what everybody may see."""
HIDDEN = "?"
REVEALING = frozenset({"drew", "drew_dead", "gained_treasure", "looked", "revealed", "rolled"})
"""Kinds of events that bring out something nobody can forget again."""


class EventKind(Struct, frozen=True):
    """What the fields of one kind of event mean; a field without a meaning is not used.

    `seat` is whom the event is about, and `seen_by` says who may keep it a secret.
    """

    seat: str = ""
    what: str = ""
    source: str = ""
    target: str = ""
    amount: str = ""
    cause: str = ""
    seen_by: str = ""


class Event(Struct, frozen=True, omit_defaults=True):
    """`what` went from zone `source` to zone `target` because of `cause`.

    Only the seats `seen_by` may know which `what` it was and how (`amount`). A game declares its kinds of
    events in `kinds.EVENTS`.
    """

    kind: str
    seat: int = -1
    what: str = ""
    source: str = ""
    target: str = ""
    amount: int = 0
    seen_by: tuple[int, ...] | None = EVERYONE
    cause: str = ""

    @property
    def reveals(self) -> bool:
        """Whether this cannot be undone fairly."""
        return self.kind in REVEALING

    def seen_from(self, seat: int) -> Event:
        """Return the event as that seat may know it."""
        if self.seen_by is None or seat in self.seen_by:
            return self
        return replace(self, what=HIDDEN, amount=0)


def before(event: Event, events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened before an event."""
    return events[: next(number for number, other in enumerate(events) if other is event)]


def following(event: Event, events: Sequence[Event]) -> Sequence[Event]:
    """Return an event of a step and what came after it."""
    return events[next(number for number, other in enumerate(events) if other is event) :]
