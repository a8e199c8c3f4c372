"""The base of what is looked at over a table: a panel with a sign to close it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import darkness
from client.art.lettering import title
from client.art.place import place
from client.art.text import QUIET, line
from client.art.theme import CONTOUR, TEXT, VEIL
from client.art.type_sizes import Type
from client.art.vector import circle, drawing, path
from client.scene import Scene

if TYPE_CHECKING:
    from client.app import App

SIGN = 40
"""The size of the sign that closes a panel, in units."""


class Overlay(Scene):
    """Lies over the scene below; a click beside its panel or on its sign, or any key, closes it."""

    see_through = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._panel = Rect(0, 0, 0, 0)

    def handle(self, event: pygame.Event) -> None:
        """Close on any key, or on a click anywhere but on what is read."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT
        if event.type == pygame.KEYDOWN or (clicked and self._closes(event.pos)):
            self.app.pop()

    def _closes(self, position: tuple[int, int]) -> bool:
        return not self._panel.collidepoint(position) or self._sign.collidepoint(position)

    @property
    def _sign(self) -> Rect:
        """Where the sign is that closes the panel."""
        px = self.canvas.px
        return Rect(self._panel.right - px(SIGN + 16), self._panel.top + px(12), px(SIGN), px(SIGN))

    def draw_panel(self, surface: Surface, rect: Rect, heading: str = "") -> None:
        """Draw the panel over the darkened table, with its heading and the sign that closes it."""
        self._panel, px, unit = rect, self.canvas.px, self.canvas.k
        surface.blit(darkness(surface.get_size(), VEIL), (0, 0))
        # Twice: one panel alone lets the table shine through.
        for _ in range(2):
            surface.blit(panels.panel(rect.size, unit), rect)
        if heading:
            head = title(heading, px(Type.HEADING), rect.width - px(SIGN + 60))
            surface.blit(head, (rect.x + px(24), rect.y + px(14)))
        surface.blit(_close_sign(self._sign.width), self._sign)

    def draw_foot(self, surface: Surface, words: str) -> None:
        """Write below what can be done here."""
        px, rect = self.canvas.px, self._panel
        place(
            surface,
            line(words, QUIET, px(Type.LABEL), rect.width - px(48)),
            (rect.x + px(24), rect.bottom - px(22)),
            "midleft",
        )


@sprite
def _close_sign(px: int) -> Surface:
    """Return a cross in a ring."""
    return drawing(
        (px, px),
        path(circle(50, 50, 46), CONTOUR, stroke=TEXT, width=5),
        path("M34 34L66 66M66 34L34 66", stroke=TEXT, width=9),
        view=(100, 100),
    )
