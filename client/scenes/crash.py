"""What is shown after a mistake of the program itself: the game is safe, the log says what happened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from client.art import panels
from client.art.icons import icon
from client.art.text import READING, Style, escape
from client.art.theme import ACCENT, FOCUS
from client.scenes.screen import Screen
from client.widgets.controls import Button

if TYPE_CHECKING:
    from client.app import App


class CrashScene(Screen):
    """One plain message, where the log lies, and the way out; after a restart Continue works."""

    def __init__(self, app: App, log_path: Path) -> None:
        super().__init__(app)
        self._log_path = log_path

    @property
    def _panel(self) -> tuple[float, float, float, float]:
        width, height = (800, 440) if self.canvas.compact else (1080, 520)
        return (self.stage[0] - width) / 2, (self.stage[1] - height) / 2, width, height

    def build(self) -> None:
        """Place the way out."""
        x, y, width, height = self._panel
        rect = self.box(x + width / 2 - 180, y + height - 104, 360, 72)
        close = Button(
            rect, self.canvas.k, self.app.words("shell.quit"), self.back, kind="primary", key="Enter", size=28
        )
        self.add(close)
        self.primary = close

    def back(self) -> None:
        """End the program: nothing behind this screen can be trusted."""
        while self.app.scenes:
            self.app.scenes.pop().leave()

    def paint(self, surface: Surface) -> None:
        """Draw the message."""
        super().paint(surface)
        words = self.app.words
        x, y, width, height = self._panel
        rect = self.box(x, y, width, height)
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        mark = icon("hourglass", self.px(64), ACCENT)
        surface.blit(mark, mark.get_rect(center=self.at(x + width / 2, y + 64)))
        self.write_title(surface, words("shell.crash"), (x + width / 2, y + 132), width - 96, 36, "center")
        at, room = (x + width / 2, y + 172), (width - 128, height - 172 - 170)
        self.write_block(
            surface, words("shell.crash.about"), at, room, size=21, style=READING, anchor="midtop"
        )
        path = escape(str(self._log_path))
        at = (x + width / 2, y + height - 138)
        self.write(surface, path, at, width - 96, size=18, style=Style("ui_medium", FOCUS), anchor="center")
