"""Small pictures of tables as they were left, for the lists of saves and replays."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path

import pygame
from PIL import Image
from pygame import Surface

from client.art.pictures import filling
from client.session import Session
from saves.files import write_whole
from saves.save import Head, digest

SIZE = (840, 473)
QUALITY = 80
MOST = 120
"""How many pictures are kept; the oldest go first."""


class SavePictures:
    """A folder of pictures, each named after the position that it shows and its language."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "tables"

    def keep(self, session: Session, picture: Surface, language: str) -> None:
        """Keep how a table looks, unless somebody's secrets could be seen; what cannot be kept is left."""
        if not is_for_all(session):
            return
        data, small = io.BytesIO(), filling(picture, SIZE)
        image = Image.frombytes("RGB", SIZE, pygame.image.tobytes(small, "RGB"))
        image.save(data, "WEBP", quality=QUALITY, method=2)
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            write_whole(self._folder / f"{digest(session.state)}.{language}.webp", data.getvalue())
            self._sweep()

    def of(self, head: Head, language: str, *, any_language: bool = False) -> Surface | None:
        """Return the picture of a saved game, if there is one in the language, or in any."""
        names = [f"{head.now.position}.{language}.webp"]
        with suppress(OSError, ValueError):
            if any_language and head.now.position.isalnum():
                names += [path.name for path in self._folder.glob(f"{head.now.position}.*.webp")]
        for name in names:
            # A file may be gone, or damaged.
            with suppress(OSError, pygame.error):
                return pygame.image.load(self._folder / name).convert()
        return None

    def _sweep(self) -> None:
        """Remove the oldest pictures."""
        paths = sorted(self._folder.glob("*.webp"), key=lambda path: -path.stat().st_mtime)
        for path in paths[MOST:]:
            path.unlink(missing_ok=True)


def is_for_all(session: Session) -> bool:
    """Tell whether a table may be seen by everybody: among several people, any view would betray a hand."""
    return session.over or len(session.humans) < 2
