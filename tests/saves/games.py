"""A save in the middle of a game, and ways to alter it as somebody with an editor would."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.core.action import Action
from rules.core.engine import apply
from rules.core.rng import Source, choice
from rules.games import GAMES
from saves import format
from saves.replay import restore
from saves.save import Save, Seat, capture

GAME = GAMES["res_arcana"]
SEATS = (Seat("human", "Аня"), Seat("bot:easy"), Seat("human"))


def played(actions: int, seed: int = 5) -> Save:
    """Return a save after so many random actions; the game may end before."""
    options = {"setup": "draft"}
    state = GAME.new(len(SEATS), seed, options)
    source = Source(seed)
    log: list[Action] = []
    while state.decision is not None and len(log) < actions:
        log.append(choice(source, state.decision.options))
        apply(state, log[-1])
    return capture(GAME, options, seed, SEATS, log, state)


def decode(data: bytes) -> Save:
    """Return a save that can be played on, or raise `SaveError`."""
    return restore(format.parse(data)).save


def altered(save: Save, **fields: Any) -> bytes:
    """Return the file with other fields under a right checksum; `None` leaves a field out."""
    document = {**msgspec.to_builtins(save), **fields}
    return sealed({name: value for name, value in document.items() if value is not None})


def sealed(document: dict[str, Any]) -> bytes:
    """Return any document under a right checksum."""
    return msgspec.json.encode({**document, format.CHECKSUM: format.checksum(document)})
