"""A decision is what the rules wait for: who chooses, among which actions, because of what."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from rules.core.action import Action

TURN = "turn"
"""The prompt of a seat's free move, in every game."""


class Decision(Struct, frozen=True, omit_defaults=True):
    """The options are complete, unique and never empty.

    `cause` is the component because of which is asked; it is empty where a seat acts of its own accord.
    """

    seat: int
    prompt: str
    options: tuple[Action, ...]
    cause: str = ""

    def __iter__(self) -> Iterator[Action]:
        return iter(self.options)

    def __contains__(self, action: Action) -> bool:
        return action in self.options

    def __str__(self) -> str:
        """Write the decision so that a failing test can be read."""
        return f"seat {self.seat}, {self.prompt}: " + "; ".join(map(str, self.options))

    def find(self, kind: str, source: str = "", target: str = "", arg: int | None = None) -> Action:
        """Return the one option with these ends, or raise LookupError that names them."""
        found = [
            option
            for option in self.options
            if option.kind == kind
            and (not source or option.source == source)
            and (not target or option.target == target)
            and (arg is None or option.arg == arg)
        ]
        if len(found) != 1:
            wanted = Action(kind, source, target, arg or 0)
            raise LookupError(f"{len(found)} options fit «{wanted}» in {self}")
        return found[0]
