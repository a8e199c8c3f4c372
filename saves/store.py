"""The folder of saves: written so that neither a crash nor a full disk costs more than the last move."""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections import deque
from concurrent import futures
from contextlib import suppress
from pathlib import Path
from unicodedata import normalize
from urllib.parse import quote, unquote

from msgspec import Struct

from rules.core.engine import State
from saves.files import as_save_errors, data_folder, unused, write_whole
from saves.format import MAX_BYTES, encode, parse
from saves.save import Save, SaveError

AUTOSAVE = ""
_AUTOSAVE_FILE = "autosave.json"
# With a prefix, no name that a person chooses is one that Windows reserves (`con`, `nul`) or the autosave's.
_PREFIX, _SUFFIX = "save-", ".json"
_LONGEST_FILE_NAME = 200
ABANDONED_SECONDS = 600
"""A temporary file that is older is nobody's any more; a younger one may be another window's."""


class StoredSave(Struct, frozen=True):
    """One save in the list: what it holds, or which `trouble` (the key of a `SaveError`) reading it met."""

    name: str
    path: Path
    modified: float
    save: Save | None = None
    state: State | None = None
    trouble: str = ""

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.decision is None


class Store:
    """Saves by name in one folder; the empty name is the autosave."""

    def __init__(self, chosen: Path | None = None) -> None:
        """Use the player's data folder of this platform unless told another one; nothing is made yet."""
        self.folder = data_folder(chosen) / "saves"
        self._clerk = futures.ThreadPoolExecutor(1)
        self._waiting: deque[bytes] = deque(maxlen=1)
        self._writing: futures.Future[None] | None = None
        self.keeps = True
        """Whether the last game that was to be written down has been."""

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
        self._settle()
        self._write(path, encode(save))
        return path

    def keep(self, save: Save) -> None:
        """Write the autosave while the game goes on; of several that wait for the disk the last will do."""
        self._waiting.append(encode(save))
        self._writing = self._clerk.submit(self._write_waiting)

    def trouble(self) -> SaveError | None:
        """Return, once, why what was to be kept is not."""
        if self._writing is None or not self._writing.done():
            return None
        error = self._writing.exception()
        self._writing = None
        return error if isinstance(error, SaveError) else None

    def _write_waiting(self) -> None:
        if self._waiting:
            self._write(self.path(), self._waiting.pop())

    def _settle(self) -> None:
        """Wait for what is being kept."""
        if self._writing is not None:
            futures.wait([self._writing])

    def _write(self, path: Path, data: bytes) -> None:
        self.keeps = False
        with as_save_errors(path):
            self.folder.mkdir(parents=True, exist_ok=True)
            _sweep(self.folder)
            if path.exists():
                _keep(path)
            write_whole(path, data)
        self.keeps = True

    def load(self, name: str = AUTOSAVE, *, previous: bool = False) -> Save:
        """Read a save, or the one kept before it, or raise `SaveError`; the game in it is not checked yet."""
        path = self.path(name)
        self._settle()
        return parse(read(_previous(path) if previous else path))

    def rename_autosave(self, name: str) -> None:
        """Give the autosave a name of its own, so that the next game does not take its place."""
        self._settle()
        number, free = 1, name
        while self.path(free).exists():
            number += 1
            free = f"{name} ({number})"
        with as_save_errors(self.path()):
            os.replace(self.path(), self.path(free))

    def delete(self, entry: StoredSave) -> None:
        """Remove a save of the list for good, or raise `SaveError`."""
        self._settle()
        with as_save_errors(entry.path):
            entry.path.unlink(missing_ok=True)

    def has(self, name: str) -> bool:
        """Tell whether there is a save of a name, which may be one that no save can have."""
        self._settle()
        try:
            return self.path(name).exists()
        except SaveError:
            return False

    def has_previous(self, name: str = AUTOSAVE) -> bool:
        """Tell whether the save before the last one was kept."""
        self._settle()
        return _previous(self.path(name)).exists()

    def entries(self) -> list[StoredSave]:
        """List all saves, the newest first; a broken one is listed too, one without a name is not."""
        self._settle()
        paths = [*self.folder.glob(_AUTOSAVE_FILE), *self.folder.glob(f"{_PREFIX}*{_SUFFIX}")]
        entries = [_stored(path, name) for path in paths if (name := _name(path)) is not None]
        return sorted(entries, key=lambda entry: (-entry.modified, entry.name))


def read(path: Path) -> bytes:
    """Return what a file holds, no more of it than a save can have, or raise `SaveError`."""
    with as_save_errors(path):
        if not stat.S_ISREG(path.stat().st_mode):
            # What is no file may have no end, or wait for somebody to write into it.
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)


def _name(path: Path) -> str | None:
    """Return what the save in a file is called; `None` for a name that cannot be shown, or none at all."""
    if path.name == _AUTOSAVE_FILE:
        return AUTOSAVE
    name = unquote(normalize("NFC", path.name)).removesuffix(_SUFFIX).removeprefix(_PREFIX)
    return name if name.strip() and name.isprintable() else None


def _stored(path: Path, name: str) -> StoredSave:
    modified = 0.0
    try:
        with as_save_errors(path):
            modified = path.lstat().st_mtime
        save = parse(read(path))
        return StoredSave(name, path, modified, save, save.state())
    except SaveError as error:
        return StoredSave(name, path, modified, trouble=error.key)


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
