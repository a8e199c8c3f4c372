"""A save as lines of JSON, and back; everything is checked but whether the game can be played again.

The first line is the head, the second the log as it was when the file was written whole, and each further one
a change that was appended to it since. Every line has a checksum of its own.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from rules.games import GAMES
from saves.files import MAX_BYTES
from saves.save import NOBODY, PLAYERS, Change, Head, Save, SaveError
from saves.upgrade import check_format, upgrade_format

CHECKSUM = "checksum"
_ERRORS = (LookupError, TypeError, ValueError, RecursionError)


def encode(save: Save) -> bytes:
    """Write a save whole."""
    document = msgspec.to_builtins(save)
    log = {"log": document.pop("log")}
    return seal(document) + seal(log)


def encode_change(change: Change) -> bytes:
    """Write a change as the line that is appended to a save."""
    return seal(msgspec.to_builtins(change))


def seal(document: dict[str, Any]) -> bytes:
    """Write a document as one line, without any white space, so that every byte counts for the checksum."""
    return msgspec.json.encode({**document, CHECKSUM: checksum(document)}) + b"\n"


def checksum(document: dict[str, Any]) -> str:
    """Guard against accidents, not against cheats: anybody can compute it anew."""
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def parse(data: bytes) -> Save:
    """Read a save in today's format, or raise `SaveError`; `saves.replay.restore` checks the game in it."""
    if len(data) > MAX_BYTES:
        raise SaveError("broken_save")
    first, *lines = data.split(b"\n")
    try:
        document = _open(first)
        check_format(document)
        if lines and lines[0]:
            # Before the third version of the format, a save was one document.
            document.update(_open(lines[0]))
        save = msgspec.convert(upgrade_format(document), Save)
        save = _changed(save, _changes(lines[1:]))
    except _ERRORS as error:
        raise SaveError("broken_save") from error
    _check(save)
    return save


def parse_head(first: bytes, end: bytes) -> Head:
    """Read what a list shows of a save from its first line and the end of its file, or raise `SaveError`."""
    try:
        document = _open(first)
        check_format(document)
        head = msgspec.convert(document, Head)
        # The first line here has no beginning, and the last one may have been cut short.
        lines = [line for line in end.split(b"\n")[1:] if line]
        last = next(filter(None, map(_opened, reversed(lines[-2:]))), {})
        if "now" in last:
            head = replace(head, now=msgspec.convert(last, Change).now)
    except _ERRORS as error:
        raise SaveError("broken_save") from error
    _check(head)
    return head


def _open(line: bytes) -> dict[str, Any]:
    """Return the document behind its checksum, which all versions have in common.

    It comes first: a damaged version number must not pass for the version of a newer program.
    """
    document = msgspec.json.decode(line, type=dict[str, Any])
    if document.pop(CHECKSUM) != checksum(document):
        raise SaveError("broken_save")
    return document


def _opened(line: bytes) -> dict[str, Any] | None:
    """Return the document of a line, or `None` for a damaged one."""
    try:
        return _open(line)
    except (*_ERRORS, SaveError):
        return None


def _changes(lines: Sequence[bytes]) -> Iterator[Change]:
    """Yield all changes, or raise `SaveError`.

    What a kill or a power cut left unfinished stands at the end and is left out.
    """
    for number, line in enumerate(lines):
        document = _opened(line)
        if document is not None:
            yield msgspec.convert(document, Change)
        elif any(map(_opened, lines[number + 1 :])):
            raise SaveError("broken_save")
        else:
            return


def _changed(save: Save, changes: Iterator[Change]) -> Save:
    """Return a save after its changes."""
    log, now = save.log, save.now
    for change in changes:
        kept = change.length - (change.action is not None)
        if not 0 <= kept <= len(log):
            raise SaveError("broken_save")
        del log[kept:]
        if change.action is not None:
            log.append(change.action)
        now = change.now
    return replace(save, log=log, now=now)


def _check(head: Head) -> None:
    """Raise `SaveError` for a game that this program does not have, and for players that do not fit."""
    if head.game not in GAMES:
        raise SaveError("unknown_game", name=head.game, known=", ".join(GAMES))
    if head.rules > GAMES[head.game].version:
        raise SaveError("future_save", version=head.rules)
    seats, now = range(len(head.seats)), head.now
    decided = now.deciding in seats or now.deciding == NOBODY
    if not decided or not set(seats).issuperset(now.winners):
        raise SaveError("broken_save")
    if any(seat.player not in PLAYERS for seat in head.seats):
        raise SaveError("broken_save")
