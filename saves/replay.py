"""Plays the log of a save again: to go on with the game, or to tell whether the rules still agree with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import State, apply
from rules.core.events import Event
from rules.core.reasons import IllegalAction
from rules.games import GAMES
from saves.save import Save, SaveError, plain


class Move(Struct, frozen=True):
    """One action of a log: what was to be decided, what happened, and the position it led to."""

    decision: Decision
    action: Action
    events: list[Event]
    after: State


class Restored(Struct, frozen=True):
    """A save that can be played on: its first position, its moves, and the position it is at."""

    save: Save
    start: State
    moves: list[Move]
    state: State


def restore(save: Save) -> Restored:
    """Deal the game, play its log and check its position, or raise `SaveError`.

    This is the check of a save: reading one finds out only whether its document is whole. The position that
    was saved counts, even if the log leads elsewhere; under other rules the log's position counts.
    """
    start = save.begin()
    same_rules = save.rules == GAMES[save.game].version
    state, moves = start.copy(), list[Move]()
    try:
        moves.extend(play(state, save.log))
    except IllegalAction as error:
        if same_rules:
            raise SaveError("broken_save") from error
        raise SaveError("other_rules", n=len(moves) + 1) from error
    if same_rules:
        state = save.state()
    else:
        save = replace(save, rules=GAMES[save.game].version, position=plain(state))
    return Restored(save, start, moves, state)


def play(state: State, log: Sequence[Action]) -> Iterator[Move]:
    """Carry out actions in a position, one after the other, or raise `IllegalAction`."""
    for action in log:
        decision = state.decision
        events = apply(state, action)
        assert decision is not None, "only an option can be carried out"
        yield Move(decision, action, events, state.copy())


class Replay(Struct, frozen=True):
    """Where the log led, after how many actions, and which one (from 1) leads elsewhere than it did.

    An action that is no longer possible differs; so does the last one when it ends in another position.
    """

    state: State
    played: int
    differs_at: int | None = None


def replay(save: Save, to: int | None = None) -> Replay:
    """Play the log, or its first `to` actions, from a new game with the same seed and options."""
    state, played, log = save.begin(), 0, save.log[:to]
    try:
        for _ in play(state, log):
            played += 1
    except IllegalAction:
        return Replay(state, played, differs_at=played + 1)
    if played == len(save.log) and not _is_saved_position(save, state):
        return Replay(state, played, differs_at=played)
    return Replay(state, played)


def _is_saved_position(save: Save, state: State) -> bool:
    try:
        return state == save.state()
    except SaveError:
        # Other rules may have another shape of positions.
        return False
