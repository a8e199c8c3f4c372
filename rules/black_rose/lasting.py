"""Verbs that hold for a while: lasting effects of spells, and what an upgrade gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.spells import keep
from rules.black_rose.targets import IMAGINARY, SEATS
from rules.black_rose.triggers import Trigger

if TYPE_CHECKING:
    from rules.black_rose.state import State

Stat = Literal["strength", "speed"]


class Lasting(Verb, frozen=True):
    """Something that holds until the card leaves its slot."""

    def act(self, state: State, frame: Resolve) -> None:
        on = SEATS.get(frame.target, frame.seat) if frame.target != IMAGINARY else None
        if on is not None:
            keep(state, frame.seat, frame.slot, on)


class Whenever(Lasting, frozen=True):
    """Each time something happens, do this."""

    trigger: Trigger
    do: tuple[Verb, ...]


class Modifier(Lasting, frozen=True):
    """A number of the mage, of its evocations, or of the bearing evocation is higher."""

    stat: Stat
    of: Literal["you", "own_evocations", "this"]
    add: int


class Ward(Lasting, frozen=True):
    """Ignore so much of every damage that you would take."""

    n: int


# --- what an upgrade gives ---------------------------------------------------------------------------


class Guard(Verb, frozen=True):
    """Who does not own the evocation places less instability in its room."""

    n: int


class Outlive(Verb, frozen=True):
    """Instead of being defeated, discard the upgrade and heal all damage."""
