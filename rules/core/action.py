"""An action is what a gesture is: this thing, dropped there, in this way."""

from __future__ import annotations

from msgspec import Struct


class Action(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One choice of a seat; hashable, comparable, plain JSON."""

    kind: str
    source: str = ""
    target: str = ""
    arg: int = 0

    def __str__(self) -> str:
        """Write the action as a person would: `use athanor #1`, `pay calm`."""
        words = [self.kind, self.source, f"-> {self.target}" if self.target else ""]
        return " ".join([*filter(None, words), *([f"#{self.arg}"] if self.arg else [])])
