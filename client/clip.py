"""Pictures and animated clips of a stretch of a replay, drawn by the table itself and packed by Pillow."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame
from PIL import Image
from pygame import Surface

from client.canvas import Canvas, canvas
from client.games import table_for
from client.session import Session
from client.table.watched import WatchedTable
from saves.files import write_whole

if TYPE_CHECKING:
    from client.app import App

SIZE = (960, 540)
DRAWN = (1440, 810)
"""How large a table is drawn that is reduced for a page: the smallest window with the full layout."""
MOVING = (".webp", ".gif")
STILL = (".png", ".webp", ".jpg")
HOLD, FRAME = 900, 100
"""How many milliseconds a position stands, and a moment of what moves on the way to it."""
MOST_FRAMES = 240
"""Past these a stretch is shown without what moves, and cut off."""
MOST_SECONDS = 2.5
"""How long anything moves after one step at most."""
COLOURS = 255


class Frame(NamedTuple):
    """One picture of a clip, and for how many milliseconds it stands."""

    image: Image.Image
    milliseconds: int


class ClipTable(WatchedTable):
    """A table of a size of its own, outside the window."""

    def __init__(self, app: App, session: Session, viewer: int, size: tuple[int, int]) -> None:
        self._canvas = canvas(size, 1)
        super().__init__(app, session, table_for(session.game.name))
        self.look_from(viewer)

    @property
    def canvas(self) -> Canvas:
        """The measure of the clip."""
        return self._canvas

    def show_beat(self, count: int, kind: str) -> None:
        """Show that part of a step in which such an event happens, where all of it is too much at once."""
        session = self.session
        before, after = (
            session.game.view(session.position_after(number), self.viewer) for number in (count - 1, count)
        )
        events = [event.seen_from(self.viewer) for event in session.steps[count - 1].events]
        beats = self.table.moments.beats(before, events, after)
        happens = (beat.view for beat in beats if any(event.kind == kind for event in beat.events))
        self._show_anew(next(happens, after), moving=False)

    def surface(self) -> Surface:
        """Return the table as it looks now."""
        surface = Surface(self._canvas.size)
        self.draw(surface)
        return surface

    def picture(self, milliseconds: int) -> Frame:
        """Return the table as it looks now, for a clip."""
        surface = self.surface()
        data = pygame.image.tobytes(surface, "RGB")
        return Frame(Image.frombytes("RGB", surface.get_size(), data), milliseconds)


def frames(
    app: App, session: Session, first: int, last: int, viewer: int = 0, size: tuple[int, int] = SIZE
) -> Iterator[Frame]:
    """Return the pictures from after one step to after another, with what moves between them."""
    table = ClipTable(app, session, viewer, size)
    table.show_step(first)
    yield table.picture(HOLD)
    last = min(last, first + MOST_FRAMES - 1)
    # Each step has its position; what is left of the frames is for what moves.
    between = MOST_FRAMES // max(1, last - first) - 1
    for step in range(first + 1, last + 1):
        table.show_step(step)
        for _ in range(min(between, round(MOST_SECONDS * 1000 / FRAME))):
            if not table.motion.running:
                break
            yield table.picture(FRAME)
            table.update(FRAME / 1000)
        while table.motion.running:
            table.update(1)
        yield table.picture(HOLD)


def write(path: Path, shown: Sequence[Frame]) -> None:
    """Write one picture, or several as a clip, in the format of the file's name, or raise `OSError`."""
    images, data = [frame.image for frame in shown], io.BytesIO()
    options: dict[str, Any] = {"quality": 80, "method": 3} if path.suffix.lower() == ".webp" else {}
    if len(images) > 1:
        if path.suffix.lower() == ".gif":
            images = [image.quantize(COLOURS) for image in images]
        durations = [frame.milliseconds for frame in shown]
        options |= {"save_all": True, "append_images": images[1:], "duration": durations, "loop": 0}
    images[0].save(data, Image.registered_extensions()[path.suffix.lower()], **options)
    write_whole(path, data.getvalue())


def suffixes(first: int, last: int) -> tuple[str, ...]:
    """Return the formats that a stretch can be written in."""
    return MOVING if last > first else STILL
