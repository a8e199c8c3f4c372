"""The whole log on a panel at the right of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.art.effects import dimmed
from client.art.heraldry import seat_sign
from client.art.text import written
from client.scenes.overlay import Overlay
from client.table.assemble import since_last_turn

if TYPE_CHECKING:
    from client.app import App
    from client.table.watched import WatchedTable

WIDE, GAP = 736, 10
"""How wide the panel is, in units, as far as the window has room, and the air between signs."""
SCROLLING = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8}
"""How many entries a key goes back."""


class LogScene(Overlay):
    """Shows the log; the wheel and the arrows scroll it."""

    def __init__(self, app: App, table: WatchedTable) -> None:
        super().__init__(app)
        self._table = table
        self._only: int | None = None
        """The seat that alone is told about."""

    def handle(self, event: pygame.Event) -> None:
        """Scroll or close."""
        self.dirty = True
        if event.type == pygame.MOUSEWHEEL:
            self._table.log.scroll(event.y)
        elif event.type == pygame.KEYDOWN and event.key in SCROLLING:
            self._table.log.scroll(SCROLLING[event.key])
        elif event.type == pygame.KEYDOWN and event.key - pygame.K_1 in self._signs:
            self._tell_of(event.key - pygame.K_1)
        elif event.type == pygame.MOUSEBUTTONDOWN and self._sign_at(event.pos) is not None:
            self._tell_of(self._sign_at(event.pos))
        else:
            super().handle(event)

    @property
    def _signs(self) -> dict[int, Rect]:
        """Where the sign of each seat stands: to the left of the one that closes the panel."""
        px, count = self.canvas.px, len(self._table.session.seats)
        right = self._sign.left - px(GAP)
        side = self._sign.height
        lefts = (right - (count - seat) * (side + px(GAP)) for seat in range(count))
        return {seat: Rect(left, self._sign.top, side, side) for seat, left in enumerate(lefts)}

    def _sign_at(self, position: tuple[int, int]) -> int | None:
        return next((seat for seat, rect in self._signs.items() if rect.collidepoint(position)), None)

    def _tell_of(self, seat: int | None) -> None:
        """Tell about one seat alone, or about everybody again."""
        self._only = None if seat == self._only else seat

    def draw(self, surface: Surface) -> None:
        """Draw the log at the right, as high as the window."""
        px, (width, height) = self.canvas.px, surface.get_size()
        wide = min(px(WIDE), width - px(48))
        rect = Rect(width - wide - px(16), px(16), wide, height - px(32))
        self.draw_panel(surface, rect, self.app.words("table.log"))
        inner = Rect(rect.x + px(24), rect.y + px(66), rect.width - px(48), rect.height - px(118))
        for seat, at in self._signs.items():
            sign = seat_sign(seat, at.height)
            told = self._only in (None, seat)
            surface.blit(sign if told else dimmed(sign), at)
        model, log = self._table.model, self._table.log
        since = since_last_turn(model)
        for shown in log.lines(inner, self.canvas, since, self._only, covered=model.covered):
            surface.set_clip(shown.rect)
            surface.blit(written(shown.text), shown.at)
        surface.set_clip(None)
        self.draw_foot(surface, self.app.words("table.log_foot"))
