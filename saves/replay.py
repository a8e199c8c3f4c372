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
from saves.save import Save, SaveError, digest, standing


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
    """Deal the game, play its log and check that it leads where it led, or raise `SaveError`.

    This is the check of a save: reading one finds out only whether its lines are whole. Under other rules the
    log may lead elsewhere, and that position counts.
    """
    start, game = save.begin(), GAMES[save.game]
    same_rules = save.rules == game.version
    state, moves = start.copy(), list[Move]()
    try:
        moves.extend(play(state, save.log))
    except IllegalAction as error:
        if same_rules:
            raise SaveError("broken_save") from error
        if state.decision is not None:
            raise SaveError("other_rules", n=len(moves) + 1) from error
        # Under the rules of now the game ends earlier; what was done after that does not matter.
    now = standing(game, state, save.now.seconds)
    if same_rules and save.now not in (now, replace(now, points=())):
        raise SaveError("broken_save")
    log = save.log[: len(moves)]
    return Restored(replace(save, rules=game.version, now=now, log=log), start, moves, state)


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
    if played == len(save.log) and digest(state) != save.now.position:
        return Replay(state, played, differs_at=played)
    return Replay(state, played)
