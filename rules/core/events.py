"""Events say what happened; the log, the sounds, the animation and the statistics read them alike."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

EVERYONE = -1
HIDDEN = "?"


class Event(Struct, frozen=True, omit_defaults=True):
    """`what` went from zone `source` to zone `target` because of `cause`.

    Only seat `seen_by` may know which `what` it was.
    """

    kind: str
    seat: int = -1
    what: str = ""
    source: str = ""
    target: str = ""
    amount: int = 0
    seen_by: int = EVERYONE
    cause: str = ""

    def seen_from(self, seat: int) -> Event:
        """Return the event as that seat may know it."""
        if self.seen_by in (EVERYONE, seat):
            return self
        return replace(self, what=HIDDEN)
