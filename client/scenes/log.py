"""The whole log on a panel at the right of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.scenes.overlay import Overlay
from client.table.assemble import since_last_turn

if TYPE_CHECKING:
    from client.app import App
    from client.table.watched import WatchedTable

WIDE = 736
"""How wide the panel is, in units, as far as the window has room."""
SCROLLING = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8}
"""How many entries a key goes back."""


class LogScene(Overlay):
    """Shows the log; the wheel and the arrows scroll it."""

    def __init__(self, app: App, table: WatchedTable) -> None:
        super().__init__(app)
        self._table = table

    def handle(self, event: pygame.Event) -> None:
        """Scroll or close."""
        self.dirty = True
        if event.type == pygame.MOUSEWHEEL:
            self._table.log.scroll(event.y)
        elif event.type == pygame.KEYDOWN and event.key in SCROLLING:
            self._table.log.scroll(SCROLLING[event.key])
        else:
            super().handle(event)

    def draw(self, surface: Surface) -> None:
        """Draw the log at the right, as high as the window."""
        px, (width, height) = self.canvas.px, surface.get_size()
        wide = min(px(WIDE), width - px(48))
        rect = Rect(width - wide - px(16), px(16), wide, height - px(32))
        self.draw_panel(surface, rect, self.app.words("table.log"))
        inner = Rect(rect.x + px(24), rect.y + px(66), rect.width - px(48), rect.height - px(118))
        for shown in self._table.log.lines(inner, self.canvas, since_last_turn(self._table.model)):
            surface.set_clip(shown.rect)
            surface.blit(shown.picture, shown.at)
        surface.set_clip(None)
        self.draw_foot(surface, self.app.words("table.log_foot"))
