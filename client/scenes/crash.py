"""The screen after an error of the program itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from client.art.icons import icon
from client.art.place import place
from client.art.text import READING, Style, escape
from client.art.theme import ACCENT, FOCUS, Type
from client.canvas import Box
from client.scenes.screen import Screen
from client.widgets.buttons import Button

if TYPE_CHECKING:
    from client.app import App


class CrashScene(Screen):
    """Says that the game is saved and where the log lies; its one button ends the program."""

    def __init__(self, app: App, log_path: Path) -> None:
        super().__init__(app)
        self._log_path = log_path

    @property
    def _panel(self) -> Box:
        return self.centred(800, 440) if self.compact else self.centred(1080, 520)

    def build(self) -> None:
        """Add the button."""
        x, y, width, height = self._panel
        rect = self.box(x + width / 2 - 180, y + height - 104, 360, 72)
        label = self.app.words("shell.quit")
        self.primary = Button(
            rect, self.unit, self.back, label, kind="primary", key="Enter", size=Type.PRIMARY
        )
        self.add(self.primary)

    def back(self) -> None:
        """End the program: nothing behind this screen can be trusted."""
        while self.app.scenes:
            self.app.scenes.pop().leave()

    def paint(self, surface: Surface) -> None:
        """Draw the message."""
        super().paint(surface)
        words, panel = self.app.words, self._panel
        self.paint_panel(surface, panel)
        (_, y, width, height), middle = panel, panel.centre[0]
        place(surface, icon("hourglass", self.px(64), ACCENT), self.at(middle, y + 64))
        self.write_title(surface, words("shell.crash"), (middle, y + 132), width - 96, Type.CRASH, "center")
        at, room = (middle, y + 172), (width - 128, height - 172 - 170)
        self.write_block(
            surface, words("shell.crash.about"), at, room, size=Type.MESSAGE, style=READING, anchor="midtop"
        )
        at, style = (middle, y + height - 138), Style("ui_medium", FOCUS)
        path = escape(str(self._log_path))
        self.write(surface, path, at, width - 96, size=Type.LABEL, style=style, anchor="center")
