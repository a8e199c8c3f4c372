"""A question over whatever is there: it waits for an answer or for Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.effects import shadow
from client.art.text import READING
from client.scenes.screen import Screen
from client.widgets.controls import Button
from client.widgets.widget import Command

if TYPE_CHECKING:
    from client.app import App

SIZE = (720, 300)
SMALL = (600, 260)


class Dialog(Screen):
    """One sentence, and the way on that it asks about; Escape leaves everything as it is."""

    see_through = True

    def __init__(
        self, app: App, question: str, label: str, command: Command, *, danger: bool = False
    ) -> None:
        super().__init__(app)
        self._question = question
        self._label = label
        self._command = command
        self._danger = danger

    @property
    def _box(self) -> tuple[float, float, float, float]:
        width, height = SMALL if self.canvas.compact else SIZE
        return (self.stage[0] - width) / 2, (self.stage[1] - height) / 2, width, height

    def build(self) -> None:
        """Place the two answers; the harmless one has the focus."""
        x, y, width, height = self._box
        half = (width - 3 * 32) / 2
        top = y + height - 32 - 60
        cancel = Button(
            self.box(x + 32, top, half, 60),
            self.canvas.k,
            self.app.words("shell.cancel"),
            self.back,
            key="Esc",
            size=22,
        )
        kind: panels.ButtonKind = "danger" if self._danger else "primary"
        act = Button(
            self.box(x + 64 + half, top, half, 60), self.canvas.k, self._label, self._act, kind=kind, size=24
        )
        self.add(cancel)
        self.add(act)
        self.primary = cancel if self._danger else act

    def _act(self) -> None:
        self.app.pop()
        self._command()

    def paint(self, surface: Surface) -> None:
        """Dim what lies below and draw the question."""
        veil(surface)
        x, y, width, height = self._box
        rect = self.box(x, y, width, height)
        dark = shadow(rect.size, self.px(14), max(1, self.px(20)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        room = (width - 96, height - 32 - 60 - 64)
        at = (x + width / 2, y + 44)
        self.write_block(surface, self._question, at, room, size=24, style=READING, anchor="midtop")


def veil(surface: Surface) -> None:
    """Darken everything drawn so far."""
    dark = Surface(surface.get_size(), SRCALPHA)
    dark.fill((6, 4, 3, 190))
    surface.blit(dark, (0, 0))
