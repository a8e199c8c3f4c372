"""A lock between processes, which the system frees when its holder ends, however that happens.

The launcher needs it too, before anything is installed: standard library only.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Any, BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def try_lock(file: IO[Any]) -> bool:
    """Lock an open file until it is closed; tell whether nobody else holds it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def hold(path: Path) -> BinaryIO | None:
    """Return a file that holds the lock until it is closed, or `None` while somebody else does.

    Raises `OSError` where there can be no lock: nothing can be written, or the disk knows of none.
    """
    file = path.open("ab")
    try:
        if try_lock(file):
            return file
    except OSError:
        file.close()
        raise
    file.close()
    return None
