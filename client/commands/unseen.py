"""Windows that nobody sees: commands draw into memory."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from client.app import App


def use_no_screen() -> None:
    """Draw into memory, whatever screen there is: none is needed, and none is touched."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    # Otherwise a command that is told to end would only find an event that it never reads.
    os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"


@contextmanager
def unseen_app(size: tuple[int, int], language: str = "") -> Iterator[App]:
    """Open the program without a screen, in a data folder of its own."""
    use_no_screen()
    from client.app import App

    with tempfile.TemporaryDirectory() as folder:
        app = App(Path(folder), size=size, language=language)
        try:
            yield app
        finally:
            app.close()
