"""The screen after an error of the program itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Surface

from client.art.icons import icon
from client.art.place import place
from client.art.text import READING, Style, escape
from client.art.theme import ACCENT, FOCUS
from client.art.type_sizes import Type
from client.canvas import Box
from client.scenes import make
from client.scenes.screen import Screen
from client.widgets.buttons import Button

if TYPE_CHECKING:
    from client.app import App
    from client.session import Session

WIDE, GAP, HIGH = 330, 24, 64
"""The width of a small button, what is between two, and their height."""
MAIN_WIDE, MAIN_HIGH = WIDE * 2 + GAP, 92
"""The size of the button that leads on."""
FOOT = 36
"""What is below the buttons."""


class CrashScene(Screen):
    """Says what happened and where the log lies; leads to the game, to the title, or out."""

    def __init__(self, app: App, log_path: Path, session: Session | None = None) -> None:
        super().__init__(app)
        self._log_path = log_path
        self._session = session

    @property
    def _panel(self) -> Box:
        return self.centred(*self.pick((1080, 620), (860, 560)))

    def build(self) -> None:
        """Add the buttons: back to the game where one was played, to the title, and the end."""
        bottom, middle = self._panel.y + self._panel.height - FOOT, self._panel.centre[0]
        title, leave = ("shell.to_title", self._to_title), ("shell.quit", self.back)
        first = title if self._session is None else ("shell.crash.back", self._play_on)
        others = [leave] if self._session is None else [title, leave]
        rect = self.box(middle - MAIN_WIDE / 2, bottom - HIGH - GAP - MAIN_HIGH, MAIN_WIDE, MAIN_HIGH)
        label, size = self.app.words(first[0]), Type.DIALOG
        main = Button(rect, self.unit, first[1], label, kind="primary", key="Enter", size=size)
        self.primary = self.add(main)
        left = middle - (len(others) * (WIDE + GAP) - GAP) / 2
        for number, (key, command) in enumerate(others):
            rect = self.box(left + number * (WIDE + GAP), bottom - HIGH, WIDE, HIGH)
            self.add(Button(rect, self.unit, command, self.app.words(key), size=Type.LEAD))

    def _play_on(self) -> None:
        # Imported on demand: it knows the title and the table.
        from client.recovery import play_on

        assert self._session is not None, "the button is there only with a game"
        play_on(self.app, self._session)

    def _to_title(self) -> None:
        self.app.replace(make(self.app, "title"))

    def back(self) -> None:
        """End the program: nothing behind this screen can be trusted."""
        self.app.quit()

    def paint(self, surface: Surface) -> None:
        """Draw the message."""
        super().paint(surface)
        words, panel = self.app.words, self._panel
        self.paint_panel(surface, panel)
        (_, y, width, height), middle = panel, panel.centre[0]
        place(surface, icon("cracked-disc", self.px(64), ACCENT), self.at(middle, y + 64))
        self.write_title(surface, words("shell.crash"), (middle, y + 132), width - 96, Type.CRASH, "center")
        buttons = FOOT + HIGH + GAP + MAIN_HIGH + GAP
        at, room = (middle, y + 172), (width - 128, height - 172 - buttons - 52)
        about = words("shell.crash.game" if self._session is not None else "shell.crash.about")
        self.write_block(surface, about, at, room, size=Type.MESSAGE, style=READING, anchor="midtop")
        at, style = (middle, y + height - buttons - 24), Style("ui_medium", FOCUS)
        path = escape(str(self._log_path))
        self.write(surface, path, at, width - 96, size=Type.LABEL, style=style, anchor="center")
