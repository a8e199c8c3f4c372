"""The folder of saves: written so that neither a crash nor a full disk costs more than the last move."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from concurrent import futures
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import BinaryIO
from unicodedata import normalize
from urllib.parse import quote

from saves import slots
from saves.files import as_save_errors, data_folder, read, unused, write_whole
from saves.format import encode, parse
from saves.journal import Journal
from saves.listing import AUTOSAVE, PREFIX, SUFFIX, Listing, StoredSave
from saves.save import Change, Save, SaveError

STAMP = "%Y-%m-%d %H-%M-%S"
"""How a moment stands in the name of a save."""
_LONGEST_FILE_NAME = 200
ABANDONED_SECONDS = 600
"""A temporary file that is older is nobody's any more; a younger one may be another window's."""


class Store:
    """Saves by name in one folder; the empty name is the autosave."""

    def __init__(self, chosen: Path | None = None) -> None:
        """Use the player's data folder of this platform unless told another one; nothing is made yet."""
        self.folder = data_folder(chosen) / "saves"
        self.keeps = True
        """Whether the last game that was to be written down has been."""
        self.is_beside = False
        """Whether another window has the folder open."""
        self._slot = slots.FIRST
        self._lock: BinaryIO | None = None
        self._clerk = futures.ThreadPoolExecutor(1)
        self._journal: Journal | None = None
        self._trouble: SaveError | None = None
        self._listing = Listing(self.folder)

    def path(self, name: str = AUTOSAVE) -> Path:
        """Return where a save of that name lies."""
        if name == AUTOSAVE:
            return slots.autosave(self.folder, self._slot)
        safe = re.sub(r"[^\w ()-]", lambda found: quote(found[0], safe=""), normalize("NFC", name.strip()))
        file_name = f"{PREFIX}{safe}{SUFFIX}"
        if not safe or len(file_name.encode()) > _LONGEST_FILE_NAME:
            raise SaveError("bad_save_name", name=name)
        return self.folder / file_name

    def claim(self, label: str) -> None:
        """Take the autosave that was written last of those no other window plays into.

        The others of them get names that begin with a label, and are listed like any other save.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            free, self.is_beside = slots.hold_free(self.folder)
        except OSError:
            # Nothing can be written, so that nothing can be overwritten either.
            return
        self._slot = slots.last_written(self.folder, list(free))
        self._lock = free.pop(self._slot)
        for slot, lock in free.items():
            path = slots.autosave(self.folder, slot)
            # What cannot be named stays where it is, for the next window.
            with lock, suppress(SaveError):
                if path.exists():
                    self._set_aside(path, label)

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
        self._rename(self.path(), name)

    def set_aside(self, label: str) -> None:
        """Give the autosave a name that says when it was left."""
        self._close_journal()
        self._set_aside(self.path(), label)

    def _set_aside(self, path: Path, label: str) -> None:
        with as_save_errors(path):
            left = datetime.fromtimestamp(path.stat().st_mtime)
        self._rename(path, f"{label} {left:{STAMP}}")

    def _rename(self, path: Path, name: str) -> None:
        """Give a file the name of a save, or one like it that is still free."""
        with as_save_errors(path):
            named = self._reserve(name)
            try:
                os.replace(path, named)
            except OSError:
                named.unlink()
                raise
            if _previous(path).exists():
                os.replace(_previous(path), _previous(named))

    def _reserve(self, name: str) -> Path:
        """Return an empty file of a name, or of one like it: another window may look for one just now."""
        for number in count(1):
            named = self.path(name if number == 1 else f"{name} ({number})")
            with suppress(FileExistsError):
                named.open("xb").close()
                return named
        raise AssertionError("numbers have no end")

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
        return self._listing.entries(self.path())

    def close(self) -> None:
        """Let everything reach the disk and give the files back."""
        self._close_journal()
        self._clerk.shutdown()
        if self._lock is not None:
            self._lock.close()


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
