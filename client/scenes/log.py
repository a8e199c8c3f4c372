"""The log over the table, for windows in which the table has no room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client.art import panels
from client.art.lettering import title
from client.art.theme import Type
from client.scene import Scene
from client.table.assemble import since_last_turn

if TYPE_CHECKING:
    from client.app import App
    from client.table.watched import WatchedTable


class LogScene(Scene):
    """Shows the log; the wheel and the arrows scroll it, any other key or click closes it."""

    see_through = True

    def __init__(self, app: App, table: WatchedTable) -> None:
        super().__init__(app)
        self._table = table

    def handle(self, event: pygame.Event) -> None:
        """Scroll or close."""
        if event.type == pygame.MOUSEWHEEL:
            self._table.log.scroll(event.y)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_UP, pygame.K_DOWN):
            self._table.log.scroll(1 if event.key == pygame.K_UP else -1)
        elif event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and getattr(event, "button", 1) < 4:
            self.app.pop()
            return
        self.dirty = True

    def draw(self, surface: Surface) -> None:
        """Draw the log in the middle of the window."""
        px = self.canvas.px
        rect = surface.get_rect().inflate(-px(160), -px(60))
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        head = title(self.app.words("table.log"), px(Type.OVERLAY))
        surface.blit(head, (rect.x + px(24), rect.y + px(16)))
        inner = rect.inflate(-px(48), -px(88)).move(0, px(24))
        since = since_last_turn(self._table.model)
        for shown in self._table.log.lines(inner, self.canvas, since):
            surface.set_clip(shown.rect)
            surface.blit(shown.picture, shown.at)
        surface.set_clip(None)
