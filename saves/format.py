"""A save as one JSON document, and back; its fields are checked, its position is not read yet."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from rules.games import GAMES
from saves.save import PLAYERS, Save, SaveError
from saves.upgrade import upgrade_format

MAX_BYTES = 16 * 2**20
CHECKSUM = "checksum"


def encode(save: Save) -> bytes:
    """Write a save; without any white space, so that every byte counts for the checksum."""
    document = msgspec.to_builtins(save)
    return msgspec.json.encode({**document, CHECKSUM: checksum(document)})


def parse(data: bytes) -> Save:
    """Read a save in today's format, or raise `SaveError`; `saves.replay.restore` checks the game in it."""
    try:
        save = msgspec.convert(upgrade_format(_open(data)), Save)
    except (LookupError, TypeError, ValueError, RecursionError) as error:
        raise SaveError("broken_save") from error
    if save.game not in GAMES:
        raise SaveError("unknown_game", name=save.game, known=", ".join(GAMES))
    if save.rules > GAMES[save.game].version:
        raise SaveError("future_save", version=save.rules)
    if any(seat.player not in PLAYERS for seat in save.seats):
        raise SaveError("broken_save")
    return save


def _open(data: bytes) -> dict[str, Any]:
    """Return the document behind its checksum, which all versions have in common.

    It comes first: a damaged version number must not pass for the version of a newer program.
    """
    if len(data) > MAX_BYTES:
        raise SaveError("broken_save")
    document = msgspec.json.decode(data, type=dict[str, Any])
    if document.pop(CHECKSUM) != checksum(document):
        raise SaveError("broken_save")
    return document


def checksum(document: dict[str, Any]) -> str:
    """Guard against accidents, not against cheats: anybody can compute it anew."""
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()
