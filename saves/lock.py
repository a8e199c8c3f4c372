"""A lock between processes that vanishes with the one that holds it, however that one ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(path: Path) -> BinaryIO | None:
    """Return a file that holds the lock until it is closed, or `None` while another one does.

    Raises `OSError` where there can be no lock: nothing can be written, or the disk knows of none.
    """
    file = path.open("ab")
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        raise
    return file
