"""The screen that chooses a file: one to open, or where to write one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

import pygame
import pygame_gui
from pygame import Surface

from client.art.text import escape
from client.art.type_sizes import Type
from client.scenes.dialog import BUTTON, PADDING, Dialog, PanelScreen
from client.widgets.buttons import IconButton
from client.widgets.file_list import FileList

if TYPE_CHECKING:
    from client.app import App

HEAD = 96


class Purpose(NamedTuple):
    """What a file is chosen for."""

    title: str
    """The key of the heading; `.act` after it is that of the button."""
    suffixes: tuple[str, ...]
    writes: bool = False


class FilesScene(PanelScreen):
    """Shows a folder over whatever is there; the file that is chosen goes to `pick`."""

    sizes: ClassVar = ((1100, 860), (900, 600))
    last_folder: ClassVar[Path | None] = None
    """Where a file was chosen last."""

    def __init__(self, app: App, purpose: Purpose, pick: Callable[[Path], None], name: str = "") -> None:
        super().__init__(app)
        self._purpose = purpose
        self._pick = pick
        self._start = (self.last_folder or Path.home()) / name

    def build(self) -> None:
        """Add the folder, the ways out of it, and the two answers."""
        words, purpose, (x, y, width, height) = self.app.words, self._purpose, self.panel
        room = height - HEAD - 2 * PADDING - BUTTON
        self._list = FileList(
            self.box(x + PADDING, y + HEAD, width - 2 * PADDING, room),
            self.unit,
            self.app.gui,
            "",
            lambda _: None,
            self._start,
            longest=1000,
            submit=self._act,
            suffixes=purpose.suffixes,
            existing=not purpose.writes,
        )
        side = HEAD - 40
        for number, (mark, key, folder) in enumerate(
            (("greek-temple", "shell.files.home", Path.home), ("upgrade", "shell.files.up", self._above))
        ):
            rect = self.box(x + width - PADDING - (2 - number) * (side + 10) + 10, y + 20, side, side)
            command = self._goes_to(folder)
            self.add(IconButton(rect, self.unit, command, picture=mark, tooltip=words(key)))
        self.add(self._list)
        self.primary = self.add_answers(self._act, words(f"{purpose.title}.act"), key="Enter")

    def _above(self) -> Path:
        return self._list.folder.parent

    def _goes_to(self, folder: Callable[[], Path]) -> Callable[[], None]:
        return lambda: self._list.open_folder(folder())

    def handle(self, event: pygame.Event) -> None:
        """Let a double click on a file choose it."""
        super().handle(event)
        if event.type == pygame_gui.UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION and self._list.path:
            self._act()

    def _act(self) -> None:
        path, purpose = self._list.path, self._purpose
        if path is None:
            self.app.notice.tell(self.app.words("shell.files.none"))
            return
        if purpose.writes and path.suffix.lower() not in purpose.suffixes:
            path = path.with_name(f"{path.name}{purpose.suffixes[0]}")
        if purpose.writes and path.exists():
            question = self.app.words("shell.files.replace", name=escape(path.name))
            label = self.app.words("shell.files.replace.act")
            self.app.push(Dialog(self.app, question, label, lambda: self._finish(path), danger=True))
            return
        self._finish(path)

    def _finish(self, path: Path) -> None:
        FilesScene.last_folder = path.parent
        self.app.pop()
        self._pick(path)

    def paint(self, surface: Surface) -> None:
        """Draw the panel and its heading."""
        super().paint(surface)
        x, y, width, _ = self.panel
        heading, room = self.app.words(self._purpose.title), width - 2 * PADDING - 160
        self.write_title(surface, heading, (x + PADDING, y + HEAD / 2), room, Type.DIALOG)
