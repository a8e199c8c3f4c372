"""The file in which the program writes what goes wrong."""

from __future__ import annotations

import logging
from contextlib import suppress


class LogFile(logging.FileHandler):
    """A log that is not written where nothing can be written: no game may end of it."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, if that is possible."""
        with suppress(OSError):
            super().emit(record)
