"""The screen after an error of the program itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from client.art.icons import icon
from client.art.panels import ButtonKind
from client.art.place import place
from client.art.text import READING, Style, escape
from client.art.theme import ACCENT, FOCUS, Type
from client.canvas import Box
from client.scenes.screen import Screen
from client.widgets.buttons import Button

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session

WIDE, GAP = 360, 24
"""The width of a button, and what is between two."""


class CrashScene(Screen):
    """Says what happened and where the log lies; leads back to the game, or ends the program."""

    def __init__(self, app: App, log_path: Path, session: Session | None = None) -> None:
        super().__init__(app)
        self._log_path = log_path
        self._session = session

    @property
    def _panel(self) -> Box:
        return self.centred(800, 440) if self.compact else self.centred(1080, 520)

    def build(self) -> None:
        """Add the buttons: back to the game where one was played, and the end."""
        answers = [("shell.quit", self.back)]
        if self._session is not None:
            answers.insert(0, ("shell.crash.back", self._play_on))
        _, y, _, height = self._panel
        left = self._panel.centre[0] - (len(answers) * (WIDE + GAP) - GAP) / 2
        for number, (key, command) in enumerate(answers):
            rect = self.box(left + number * (WIDE + GAP), y + height - 104, WIDE, 72)
            label, first = self.app.words(key), number == 0
            kind: ButtonKind = "primary" if first else "normal"
            cap, size = ("Enter", Type.PRIMARY) if first else ("", Type.LEAD)
            self.add(Button(rect, self.unit, command, label, kind=kind, key=cap, size=size))
        self.primary = self.widgets[0]

    def _play_on(self) -> None:
        assert self._session is not None, "the button is there only with a game"
        self.app.go_back(self._session)

    def back(self) -> None:
        """End the program: nothing behind this screen can be trusted."""
        self.app.quit()

    def paint(self, surface: Surface) -> None:
        """Draw the message."""
        super().paint(surface)
        words, panel = self.app.words, self._panel
        self.paint_panel(surface, panel)
        (_, y, width, height), middle = panel, panel.centre[0]
        place(surface, icon("hourglass", self.px(64), ACCENT), self.at(middle, y + 64))
        self.write_title(surface, words("shell.crash"), (middle, y + 132), width - 96, Type.CRASH, "center")
        at, room = (middle, y + 172), (width - 128, height - 172 - 170)
        about = words("shell.crash.game" if self._session is not None else "shell.crash.about")
        self.write_block(surface, about, at, room, size=Type.MESSAGE, style=READING, anchor="midtop")
        at, style = (middle, y + height - 138), Style("ui_medium", FOCUS)
        path = escape(str(self._log_path))
        self.write(surface, path, at, width - 96, size=Type.LABEL, style=style, anchor="center")
