"""Plays the log of a save again, which tells whether the rules still lead where they led."""

from __future__ import annotations

from msgspec import Struct

from rules.core.engine import State, apply
from rules.core.reasons import IllegalAction
from saves.save import Save, SaveError


class Replay(Struct, frozen=True):
    """Where the log led, after how many actions, and which one (from 1) leads elsewhere than it did.

    An action that is no longer possible differs; so does the last one when it ends in another position.
    """

    state: State
    played: int
    differs_at: int | None = None


def replay(save: Save, to: int | None = None) -> Replay:
    """Play the log, or its first `to` actions, from a new game with the same seed and options."""
    state = save.begin()
    for played, action in enumerate(save.log[:to]):
        try:
            apply(state, action)
        except IllegalAction:
            return Replay(state, played, differs_at=played + 1)
    count = len(save.log[:to])
    if count == len(save.log) and not _is_saved_position(save, state):
        return Replay(state, count, differs_at=count)
    return Replay(state, count)


def _is_saved_position(save: Save, state: State) -> bool:
    try:
        return state == save.state()
    except SaveError:
        # Other rules may have another shape of positions.
        return False
