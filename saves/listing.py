"""The list of the saves in a folder, for which only the two ends of each file are read."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from unicodedata import normalize
from urllib.parse import unquote

from msgspec import Struct

from saves.files import as_save_errors, read
from saves.format import parse, parse_head
from saves.save import Head, SaveError

AUTOSAVE = ""
"""The name of the autosave in the list."""
# With a prefix, no name that a person chooses is one that Windows reserves (`con`, `nul`) or the autosave's.
PREFIX, SUFFIX = "save-", ".json"
HEAD_BYTES, END_BYTES = 2048, 2048
"""How much of the beginning and of the end of a file holds its first and its last two lines."""


class StoredSave(Struct, frozen=True):
    """One save in the list: what it holds, or which `trouble` (the key of a `SaveError`) reading it met.

    Only its ends have been read: whether the game in it can be played on is found out when it is opened.
    """

    name: str
    path: Path
    modified: float
    head: Head | None = None
    trouble: str = ""

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.head is not None and self.head.finished


class Listing:
    """Reads a file anew only when it was written anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._known: dict[str, tuple[tuple[int, int], StoredSave]] = {}
        """What was found in each file, and when it was written and how long it was then."""

    def entries(self, autosave: Path) -> list[StoredSave]:
        """List the saves that have a name, and this autosave, the newest first."""
        try:
            with os.scandir(self._folder) as files:
                found = [self._entry(file, is_autosave=file.name == autosave.name) for file in files]
        except OSError:
            # There is no folder yet, or none that can be looked into.
            return []
        return sorted(filter(None, found), key=lambda entry: (-entry.modified, entry.name))

    def _entry(self, file: os.DirEntry[str], *, is_autosave: bool) -> StoredSave | None:
        if not is_autosave and not (file.name.startswith(PREFIX) and file.name.endswith(SUFFIX)):
            return None
        status = _status(file)
        if status is None:
            return None
        stamp = status.st_mtime_ns, status.st_size
        known = self._known.get(file.name)
        if known is not None and known[0] == stamp:
            return known[1]
        name = AUTOSAVE if is_autosave else _name(file.name)
        if name is None:
            return None
        entry = _stored(self._folder / file.name, name, status)
        self._known[file.name] = stamp, entry
        return entry


def _status(file: os.DirEntry[str]) -> os.stat_result | None:
    """Return what is known of a file, or of a link that leads nowhere; `None` for one that is just gone."""
    for follows_links in (True, False):
        with suppress(OSError):
            return file.stat(follow_symlinks=follows_links)
    return None


def _name(file_name: str) -> str | None:
    """Return what the save in a file is called; `None` for a name that cannot be shown, or none at all."""
    name = unquote(normalize("NFC", file_name)).removesuffix(SUFFIX).removeprefix(PREFIX)
    return name if name.strip() and name.isprintable() else None


def _stored(path: Path, name: str, status: os.stat_result) -> StoredSave:
    try:
        return StoredSave(name, path, status.st_mtime, _read_head(path, status))
    except SaveError as error:
        return StoredSave(name, path, status.st_mtime, trouble=error.key)


def _read_head(path: Path, status: os.stat_result) -> Head:
    """Return what a list shows of a save, from the two ends of its file, or raise `SaveError`."""
    if not stat.S_ISREG(status.st_mode):
        raise SaveError("no_access", path=path)
    with as_save_errors(path), path.open("rb", buffering=0) as file:
        start = end = file.read(HEAD_BYTES)
        if len(start) == HEAD_BYTES:
            file.seek(max(0, status.st_size - END_BYTES))
            end = file.read(END_BYTES)
    first, line_end, _ = start.partition(b"\n")
    # Where the first line has no end, the save is older than the format with a head, or no save at all.
    return parse_head(first, end) if line_end else parse(read(path)).head
