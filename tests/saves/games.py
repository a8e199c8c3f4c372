"""A save in the middle of a game, and ways to alter it as somebody with an editor would."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.core.action import Action
from rules.core.engine import State, apply, to_json
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves import format
from saves.replay import play, restore
from saves.save import Change, Save, Seat, capture, standing

GAME = GAMES["res_arcana"]
SEATS = (Seat("human", "Аня"), Seat("bot:easy"), Seat("human"))


def played(actions: int, seed: int = 5) -> Save:
    """Return a save after so many random actions; the game may end before."""
    return _play(actions, seed)[0]


def position(actions: int, seed: int = 5) -> dict[str, Any]:
    """Return the position of such a save as plain data."""
    return msgspec.json.decode(to_json(_play(actions, seed)[1]), type=dict[str, Any])


def _play(actions: int, seed: int) -> tuple[Save, State]:
    options = {"setup": "draft"}
    state: State = GAME.new(len(SEATS), seed, options)
    source = Source(seed)
    log: list[Action] = []
    while state.decision is not None and len(log) < actions:
        log.append(choice(source, state.decision.options))
        apply(state, log[-1])
    return capture(GAME, options, seed, SEATS, log, state), state


def decode(data: bytes) -> Save:
    """Return a save that can be played on, or raise `SaveError`."""
    return restore(format.parse(data)).save


def altered(save: Save, **fields: Any) -> bytes:
    """Return the file with other fields under right checksums; `None` leaves a field out."""
    document = {**msgspec.to_builtins(save), **fields}
    log = document.pop("log")
    head = {name: value for name, value in document.items() if value is not None}
    return format.seal(head) + format.seal({} if log is None else {"log": log})


def old(save: Save, position: Any, **fields: Any) -> bytes:
    """Return the file as the second version of the format had it, or with other fields."""
    document = {**msgspec.to_builtins(save), "format": 2, "seconds": 0, "position": position, **fields}
    del document["now"]
    return format.seal({name: value for name, value in document.items() if value is not None}).rstrip()


def changes(save: Save, first: int) -> list[Change]:
    """Return how a game went on to a save from so many actions."""
    state = save.begin()
    found = []
    for length, move in enumerate(play(state, save.log), 1):
        if length > first:
            found.append(Change(length, standing(GAME, move.after, 0), move.action))
    return found
