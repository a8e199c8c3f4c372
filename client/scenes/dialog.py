"""Panels in the middle of the window over whatever is there, and the question on one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from pygame import Surface

from client.art.effects import darkness
from client.art.panels import ButtonKind
from client.art.text import READING
from client.art.theme import VEIL
from client.art.type_sizes import Type
from client.canvas import Box
from client.scenes.screen import Screen
from client.widgets.buttons import Button
from client.widgets.widget import Callback

if TYPE_CHECKING:
    from client.app import App

BUTTON = 60
"""The height of a button at the foot of a panel, in units."""
PADDING = 32


class PanelScreen(Screen):
    """A panel over a darkened scene."""

    see_through = True
    sizes: ClassVar = ((720, 300), (600, 260))
    """The width and height of the panel in the full and in the compact layout."""
    depth = 20
    """How far the shadow of the panel reaches."""

    @property
    def panel(self) -> Box:
        """Where the panel lies."""
        return self.centred(*self.sizes[self.compact])

    def add_answers(
        self,
        command: Callback,
        label: str,
        kind: ButtonKind = "primary",
        key: str = "",
        cancel: str = "shell.cancel",
    ) -> Button:
        """Add a button that goes back and one that goes on; return the latter."""
        x, y, width, height = self.panel
        half, top = (width - 3 * PADDING) / 2, y + height - PADDING - BUTTON
        left, right = (
            self.box(x + PADDING + number * (half + PADDING), top, half, BUTTON) for number in range(2)
        )
        self.add(Button(left, self.unit, self.back, self.app.words(cancel), key="Esc", size=Type.LEAD))
        button = Button(right, self.unit, command, label, kind=kind, key=key, size=Type.QUESTION)
        self.add(button)
        return button

    def paint(self, surface: Surface) -> None:
        """Darken what lies below and draw the panel."""
        surface.blit(darkness(surface.get_size(), VEIL), (0, 0))
        self.paint_panel(surface, self.panel, depth=self.depth)


class Dialog(PanelScreen):
    """A question and the command it asks about; Escape leaves everything as it is."""

    def __init__(
        self, app: App, question: str, label: str, command: Callback, *, danger: bool = False
    ) -> None:
        super().__init__(app)
        self._question = question
        self._label = label
        self._command = command
        self._danger = danger

    def build(self) -> None:
        """Add the two answers; the harmless one has the focus."""
        act = self.add_answers(self._act, self._label, "danger" if self._danger else "primary")
        self.primary = self.widgets[0] if self._danger else act

    def _act(self) -> None:
        self.app.pop()
        self._command()

    def paint(self, surface: Surface) -> None:
        """Draw the question."""
        super().paint(surface)
        x, y, width, height = self.panel
        at, room = (x + width / 2, y + 44), (width - 96, height - PADDING - BUTTON - 64)
        self.write_block(
            surface, self._question, at, room, size=Type.QUESTION, style=READING, anchor="midtop"
        )
