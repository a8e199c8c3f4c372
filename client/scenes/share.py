"""Games that come from anywhere and go anywhere: files opened and exported, clips of a replay."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from pygame import Surface

from client import saved_games
from client.art.panels import progress
from client.art.text import READING
from client.art.type_sizes import Type
from client.clip import MOST_FRAMES, Frame, frames, suffixes, write
from client.scenes import open_table
from client.scenes.dialog import PADDING, PanelScreen
from client.scenes.files import FilesScene, Purpose
from client.session import Session
from saves.files import read, write_whole
from saves.format import parse
from saves.listing import SUFFIX, StoredSave
from saves.save import SaveError

if TYPE_CHECKING:
    from client.app import App


def ask_open(app: App) -> None:
    """Ask for a save or a replay, wherever it lies."""
    app.push(FilesScene(app, Purpose("shell.files.open", (SUFFIX,)), partial(open_file, app)))


def open_file(app: App, path: Path) -> None:
    """Play on with the game in a file, or watch it if it is over, or say why not."""
    from client.scenes.viewer import ViewerScene

    try:
        session = Session.from_save(parse(read(path)), app.store)
    except SaveError as error:
        app.notice.tell(app.words(f"shell.trouble.{error.key}"))
        return
    if session.over:
        app.push(ViewerScene(app, session))
    else:
        open_table(app, session)


def ask_export(app: App, item: StoredSave) -> None:
    """Ask where a copy of a save shall go."""
    purpose = Purpose("shell.files.export", (SUFFIX,), writes=True)
    name = f"{saved_games.name(item, app.words)}{SUFFIX}"
    app.push(FilesScene(app, purpose, partial(export, app, item.path), name))


def export(app: App, source: Path, target: Path) -> None:
    """Copy a save to where somebody wants it, and say how that went."""
    words = app.words
    try:
        write_whole(target, read(source))
    except SaveError as error:
        told = words(f"shell.trouble.{error.key}")
    except OSError as error:
        told = words("shell.files.not_written", reason=error.strerror)
    else:
        told = words("shell.files.written", path=target)
    app.notice.tell(told)


def ask_clip(app: App, session: Session, first: int, last: int, viewer: int) -> None:
    """Ask where a clip of the steps between two moments, or a picture of one moment, shall go."""
    known = suffixes(first, last)
    title = "shell.files.clip" if last > first else "shell.files.picture"
    name = (
        f"{session.game.name} {first}-{last}{known[0]}"
        if last > first
        else f"{session.game.name} {first}.png"
    )

    def make(path: Path) -> None:
        count = min(last - first + 1, MOST_FRAMES)
        app.push(ClipScene(app, frames(app, session, first, last, viewer), count, path))

    app.push(FilesScene(app, Purpose(title, known, writes=True), make, name))


class ClipScene(PanelScreen):
    """Draws a clip, a picture for each frame of the window, and packs it beside the game."""

    sizes: ClassVar = ((720, 210), (600, 190))

    def __init__(self, app: App, coming: Iterator[Frame], positions: int, path: Path) -> None:
        super().__init__(app)
        self._coming = coming
        self._positions = positions
        self._path = path
        self._frames: list[Frame] = []
        self._packer = ThreadPoolExecutor(1)
        self._packing: Future[None] | None = None

    @property
    def _drawn(self) -> int:
        """How many positions are drawn; what moves between them is short."""
        longest = max((frame.milliseconds for frame in self._frames), default=0)
        return sum(frame.milliseconds == longest for frame in self._frames)

    def update(self, seconds: float) -> None:
        """Draw the next picture, and after the last one wait until all are packed."""
        super().update(seconds)
        self.dirty = True
        if self._packing is None:
            frame = next(self._coming, None)
            if frame is not None:
                self._frames.append(frame)
            else:
                self._packing = self._packer.submit(write, self._path, self._frames)
        elif self._packing.done():
            error = self._packing.exception()
            self.app.pop()
            if error is None:
                self.app.notice.tell(self.app.words("shell.files.written", path=self._path))
            elif isinstance(error, OSError):
                reason = error.strerror or error
                self.app.notice.tell(self.app.words("shell.files.not_written", reason=reason))
            else:
                raise error

    def leave(self) -> None:
        """Write nothing more; what is being packed comes to its end."""
        super().leave()
        self._packer.shutdown(wait=False)

    def paint(self, surface: Surface) -> None:
        """Draw how far it is."""
        super().paint(surface)
        x, y, width, _ = self.panel
        said = self.app.words("shell.clip.making", n=self._drawn, of=self._positions)
        at, room = (x + width / 2, y + 40), (width - 2 * PADDING, 60)
        self.write_block(surface, said, at, room, size=Type.QUESTION, style=READING, anchor="midtop")
        bar = self.box(x + PADDING, y + 120, width - 2 * PADDING, 16)
        surface.blit(progress(bar.size, min(1.0, self._drawn / self._positions), self.unit), bar)
