"""The file in which the program writes what goes wrong."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from pathlib import Path

log = logging.getLogger("conclave")


class LogFile(logging.FileHandler):
    """A log that is not written where nothing can be written: no game may end of it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8", delay=True)
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            log.addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, if that is possible."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Stay silent where the disk takes nothing; any other error is ours and is printed."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def close(self) -> None:
        """Give the file back; what a full disk did not take is still to be written and fails again."""
        log.removeHandler(self)
        with suppress(OSError):
            super().close()
