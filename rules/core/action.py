"""An action is what a gesture is: this thing, dropped there, in this way."""

from __future__ import annotations

from msgspec import Struct


class ActionKind(Struct, frozen=True):
    """What the ends of one kind of action mean; an end without a meaning is not used."""

    source: str = ""
    target: str = ""
    arg: str = ""


class Action(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One choice of a seat; hashable, comparable, plain JSON.

    A game declares its kinds of actions in `kinds.ACTIONS`.
    """

    kind: str
    source: str = ""
    target: str = ""
    arg: int = 0

    def __str__(self) -> str:
        """Write the action as a person would: `use athanor #1`, `pay calm`."""
        words = [self.kind, self.source, f"-> {self.target}" if self.target else ""]
        return " ".join([*filter(None, words), *([f"#{self.arg}"] if self.arg else [])])
