"""Files that are written whole or not at all, and the platform's folders they lie in."""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import platformdirs

from saves.save import SaveError

MAX_BYTES = 16 * 2**20
"""No save is larger."""


def data_folder(chosen: Path | None = None) -> Path:
    """Return the chosen folder, or the player's data folder of this platform; nothing is made yet."""
    return chosen or platformdirs.user_data_path("conclave", appauthor=False)


def write_whole(path: Path, data: bytes) -> None:
    """Put a file in place whole or not at all."""
    # A name of its own: two windows of the game may write at the same time.
    handle, temporary = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def unused(path: Path) -> Path:
    """Return a name beside a file that is still free, for what cannot be read and must not be lost."""
    number = 1
    while (broken := path.with_name(f"{path.name}.broken{number}")).exists():
        number += 1
    return broken


@contextmanager
def as_save_errors(path: Path) -> Iterator[None]:
    """Turn what the system refuses into a `SaveError`."""
    try:
        yield
    except FileNotFoundError as error:
        raise SaveError("no_file", path=path) from error
    except OSError as error:
        raise SaveError("no_access", path=path, reason=error.strerror) from error


def read(path: Path) -> bytes:
    """Return what a file holds, no more of it than a save can have, or raise `SaveError`."""
    with as_save_errors(path), _open(path) as file:
        return file.read(MAX_BYTES + 1)


def _open(path: Path) -> BinaryIO:
    if not stat.S_ISREG(path.stat().st_mode):
        # What is no file may have no end, or wait for somebody to write into it.
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
    return path.open("rb")
