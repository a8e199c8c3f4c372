"""The folder of saves: written so that neither a crash nor a full disk costs more than the last move."""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Callable
from concurrent import futures
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO
from unicodedata import normalize
from urllib.parse import quote, unquote

from msgspec import Struct

from saves.files import as_save_errors, data_folder, unused, write_whole
from saves.format import MAX_BYTES, encode, parse, parse_head
from saves.journal import Journal
from saves.save import Change, Head, Save, SaveError

AUTOSAVE = ""
_AUTOSAVE_FILE = "autosave.json"
# With a prefix, no name that a person chooses is one that Windows reserves (`con`, `nul`) or the autosave's.
_PREFIX, _SUFFIX = "save-", ".json"
_LONGEST_FILE_NAME = 200
HEAD_BYTES, END_BYTES = 2048, 2048
"""How much of the beginning and of the end of a file holds its first and its last two lines."""
ABANDONED_SECONDS = 600
"""A temporary file that is older is nobody's any more; a younger one may be another window's."""


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


class Store:
    """Saves by name in one folder; the empty name is the autosave."""

    def __init__(self, chosen: Path | None = None) -> None:
        """Use the player's data folder of this platform unless told another one; nothing is made yet."""
        self.folder = data_folder(chosen) / "saves"
        self.keeps = True
        """Whether the last game that was to be written down has been."""
        self._clerk = futures.ThreadPoolExecutor(1)
        self._journal: Journal | None = None
        self._trouble: SaveError | None = None
        self._listed: dict[str, tuple[tuple[int, int], StoredSave]] = {}
        """What was found in each file, and when it was written and how long it was then."""

    def path(self, name: str = AUTOSAVE) -> Path:
        """Return where a save of that name lies."""
        if name == AUTOSAVE:
            return self.folder / _AUTOSAVE_FILE
        safe = re.sub(r"[^\w ()-]", lambda found: quote(found[0], safe=""), normalize("NFC", name.strip()))
        file_name = f"{_PREFIX}{safe}{_SUFFIX}"
        if not safe or len(file_name.encode()) > _LONGEST_FILE_NAME:
            raise SaveError("bad_save_name", name=name)
        return self.folder / file_name

    def save(self, save: Save, name: str = AUTOSAVE) -> Path:
        """Write a save and keep the one before; whatever happens meanwhile, a whole one is in place."""
        path = self.path(name)
        if name == AUTOSAVE:
            self._close_journal()
        self.keeps = False
        with as_save_errors(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            _sweep(self.folder)
            if path.exists():
                _keep(path)
            write_whole(path, encode(save))
        self.keeps = True
        return path

    def begin(self, save: Save) -> Journal:
        """Write the autosave whole and leave its end open for what is done next, or raise `SaveError`."""
        path = self.save(save)
        with as_save_errors(path):
            self._journal = Journal(path, _previous(path), self._clerk)
        return self._journal

    def keep(self, journal: Journal | None, change: Change, save: Callable[[], Save]) -> Journal | None:
        """Add a change to the autosave, or write it whole where that journal is not its own.

        The journal for the next change is returned; what goes wrong is told by `trouble`.
        """
        try:
            if journal is None or journal is not self._journal:
                return self.begin(save())
            journal.append(change)
            return journal
        except SaveError as error:
            self._fail(error)
            return None

    def trouble(self) -> SaveError | None:
        """Return, once, why what was to be kept is not."""
        if self._journal is not None and self._journal.trouble is not None:
            self._fail(self._journal.trouble)
        error, self._trouble = self._trouble, None
        return error

    def _fail(self, error: SaveError) -> None:
        self._close_journal()
        self.keeps = False
        self._trouble = error

    def _close_journal(self) -> None:
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def load(self, name: str = AUTOSAVE, *, previous: bool = False) -> Save:
        """Read a save, or the one kept before it, or raise `SaveError`; the game in it is not checked yet."""
        path = self.path(name)
        return parse(read(_previous(path) if previous else path))

    def rename_autosave(self, name: str) -> None:
        """Give the autosave a name of its own, so that the next game does not take its place."""
        self._close_journal()
        number, free = 1, name
        while self.path(free).exists():
            number += 1
            free = f"{name} ({number})"
        path, named = self.path(), self.path(free)
        with as_save_errors(path):
            os.replace(path, named)
            if _previous(path).exists():
                os.replace(_previous(path), _previous(named))

    def delete(self, entry: StoredSave) -> None:
        """Remove a save of the list for good, or raise `SaveError`."""
        if entry.name == AUTOSAVE:
            self._close_journal()
        with as_save_errors(entry.path):
            entry.path.unlink(missing_ok=True)

    def has(self, name: str) -> bool:
        """Tell whether there is a save of a name, which may be one that no save can have."""
        try:
            return self.path(name).exists()
        except SaveError:
            return False

    def has_previous(self, name: str = AUTOSAVE) -> bool:
        """Tell whether the save before the last one was kept."""
        return _previous(self.path(name)).exists()

    def entries(self) -> list[StoredSave]:
        """List all saves, the newest first; a broken one is listed too, one without a name is not."""
        try:
            with os.scandir(self.folder) as files:
                found = [self._entry(file) for file in files if _is_save(file.name)]
        except OSError:
            # There is no folder yet, or none that can be looked into.
            return []
        return sorted(filter(None, found), key=lambda entry: (-entry.modified, entry.name))

    def _entry(self, file: os.DirEntry[str]) -> StoredSave | None:
        """Return what the list says about a file, which is read anew only when it was written anew."""
        status = _status(file)
        if status is None:
            return None
        stamp = status.st_mtime_ns, status.st_size
        known = self._listed.get(file.name)
        if known is not None and known[0] == stamp:
            return known[1]
        name = _name(file.name)
        if name is None:
            return None
        entry = _stored(self.folder / file.name, name, status)
        self._listed[file.name] = stamp, entry
        return entry

    def close(self) -> None:
        """Let everything reach the disk and give the files back."""
        self._close_journal()
        self._clerk.shutdown()


def read(path: Path) -> bytes:
    """Return what a file holds, no more of it than a save can have, or raise `SaveError`."""
    with as_save_errors(path), _open(path) as file:
        return file.read(MAX_BYTES + 1)


def _open(path: Path) -> BinaryIO:
    if not stat.S_ISREG(path.stat().st_mode):
        # What is no file may have no end, or wait for somebody to write into it.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return path.open("rb")


def _status(file: os.DirEntry[str]) -> os.stat_result | None:
    """Return what is known of a file, or of a link that leads nowhere; `None` for one that is just gone."""
    for follows_links in (True, False):
        with suppress(OSError):
            return file.stat(follow_symlinks=follows_links)
    return None


def _is_save(file_name: str) -> bool:
    return file_name == _AUTOSAVE_FILE or (file_name.startswith(_PREFIX) and file_name.endswith(_SUFFIX))


def _name(file_name: str) -> str | None:
    """Return what the save in a file is called; `None` for a name that cannot be shown, or none at all."""
    if file_name == _AUTOSAVE_FILE:
        return AUTOSAVE
    name = unquote(normalize("NFC", file_name)).removesuffix(_SUFFIX).removeprefix(_PREFIX)
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


def _keep(path: Path) -> None:
    """Copy a sound save beside itself; move one that cannot be read out of the way of all later ones."""
    try:
        data = read(path)
        parse(data)
    except SaveError:
        # It may be all that is left of an evening, or belong to a newer program.
        os.replace(path, unused(path))
    else:
        write_whole(_previous(path), data)


def _sweep(folder: Path) -> None:
    """Remove what writing left behind when the program was killed in the midst of it."""
    for left in folder.glob("*.tmp"):
        with suppress(OSError):
            if time.time() - left.lstat().st_mtime > ABANDONED_SECONDS:
                left.unlink()


def _previous(path: Path) -> Path:
    return path.with_name(f"{path.name}.bak")
