"""The open end of an autosave: one short line for every decision, which outlives a kill at once."""

from __future__ import annotations

import errno
import os
from concurrent.futures import Executor, Future, wait
from pathlib import Path

from saves.files import as_save_errors, write_whole
from saves.format import encode_change
from saves.save import Change, SaveError

COPIED_EVERY = 20
"""After so many changes the file is copied beside itself, in case it is damaged one day."""


class Journal:
    """Appends changes to a save that has been written whole.

    A line is with the system when `append` returns, so that a kill cannot cost it. For a power cut it must
    be on the disk, which takes long and is done aside.
    """

    def __init__(self, path: Path, backup: Path, clerk: Executor) -> None:
        self._path = path
        self._backup = backup
        self._clerk = clerk
        self._file = path.open("ab", buffering=0)
        self._count, self._copied_at = 0, -COPIED_EVERY
        self._syncing: Future[None] | None = None
        self._is_waiting = False
        """Whether the clerk has yet to begin what it was told last: then it need not be told again."""
        self.trouble: SaveError | None = None
        """Why something that was appended did not reach the disk."""

    def append(self, change: Change) -> None:
        """Add a change, or raise `SaveError`."""
        line = encode_change(change)
        with as_save_errors(self._path):
            if self._file.write(line) != len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._count += 1
        if not self._is_waiting:
            self._is_waiting = True
            self._syncing = self._clerk.submit(self._sync)

    def _sync(self) -> None:
        self._is_waiting = False
        count = self._count
        try:
            with as_save_errors(self._path):
                os.fsync(self._file.fileno())
                if count - self._copied_at >= COPIED_EVERY:
                    write_whole(self._backup, self._path.read_bytes())
                    self._copied_at = count
        except SaveError as error:
            self.trouble = error

    def close(self) -> None:
        """Let everything reach the disk and give the file back."""
        if self._syncing is not None:
            wait([self._syncing])
        self._file.close()
