"""The question of a window that is not the only one with these saves."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Surface

from client.art.text import READING
from client.art.type_sizes import Type
from client.scenes.dialog import BUTTON, PADDING, PanelScreen
from client.widgets.widget import Callback

if TYPE_CHECKING:
    from client.app import App


class BesideScene(PanelScreen):
    """Asks whether to play beside the other window, into another autosave, or to quit."""

    sizes: ClassVar = ((800, 360), (680, 320))

    def __init__(self, app: App, begin: Callback) -> None:
        """Ask before something is begun."""
        super().__init__(app)
        self._begin = begin

    def build(self) -> None:
        """Add the two answers."""
        label = self.app.words("shell.beside.act")
        self.primary = self.add_answers(self._play, label, key="Enter", cancel="shell.quit")

    def _play(self) -> None:
        self.app.pop()
        self._begin()

    def back(self) -> None:
        """Leave the saves to the other window."""
        self.app.quit()

    def paint(self, surface: Surface) -> None:
        """Draw the title and the question."""
        super().paint(surface)
        words, (x, y, width, height) = self.app.words, self.panel
        middle = x + width / 2
        self.write_title(surface, words("shell.beside"), (middle, y + 52), width - 64, Type.DIALOG, "center")
        at, room = (middle, y + 96), (width - 96, height - 96 - PADDING - BUTTON - 20)
        question = words("shell.beside.question")
        self.write_block(surface, question, at, room, size=Type.QUESTION, style=READING, anchor="midtop")
