"""Where everybody's points come from, at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.heraldry import medal, seat_sign
from client.art.lettering import title
from client.art.text import LIVELY, Style, escape, line
from client.art.theme import TEXT
from client.scene import Scene
from client.session import Session
from client.table.board import Box
from rules.core.engine import State
from rules.core.game import ScoreLine

if TYPE_CHECKING:
    from client.app import App

COLUMN, ROW, HEAD, MARGIN = 300, 34, 96, 48
CLOSING = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class PointsScene(Scene):
    """The score of a view, broken down by its sources; anything closes it."""

    see_through = True

    def __init__(self, app: App, session: Session, view: State) -> None:
        super().__init__(app)
        self._session = session
        self._view = view

    def handle(self, event: pygame.Event) -> None:
        """Close on any click or key."""
        if event.type in CLOSING:
            self.app.pop()

    def draw(self, surface: Surface) -> None:
        """Draw a column for each seat."""
        px, session = self.canvas.px, self._session
        lines = session.game.score(self._view)
        powers, names, points = session.powers, session.names(self.app.words), session.points(self._view)
        seats = len(powers)
        rows = max(sum(entry.seat == power for entry in lines) for power in powers)
        wide = min(COLUMN, (self.canvas.width - 2 * MARGIN) / seats)
        tall = min(ROW, (self.canvas.height - HEAD - MARGIN) / (rows + 1))
        rect = Rect(0, 0, px(wide * seats + MARGIN), px(HEAD + tall * (rows + 1) + MARGIN / 2))
        rect.center = surface.get_rect().center
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        for seat, power in enumerate(powers):
            own = [entry for entry in lines if entry.seat == power]
            column = Box(
                rect.x / self.canvas.k + MARGIN / 2 + seat * wide, rect.y / self.canvas.k, wide, tall
            )
            self._draw_head(surface, column, power, names[seat], points[seat])
            self._draw_lines(surface, column, own)

    def _draw_head(self, surface: Surface, box: Box, power: int, name: str, total: int) -> None:
        """Draw who it is and the sum."""
        px = self.canvas.px
        left, right, middle = px(box.x), px(box.x + box.width - 16), px(box.y + 46)
        sign = seat_sign(power, px(36))
        surface.blit(sign, sign.get_rect(midleft=(left, middle)))
        medallion = medal(str(total), px(52))
        edge = surface.blit(medallion, medallion.get_rect(midright=(right, middle))).left
        head = title(escape(name), px(27), edge - left - px(56))
        surface.blit(head, head.get_rect(midleft=(left + px(46), middle)))

    def _draw_lines(self, surface: Surface, box: Box, lines: list[ScoreLine]) -> None:
        """Draw where the points come from; `box` is as high as a row."""
        px, words = self.canvas.px, self.app.words
        left, right, size = px(box.x), px(box.x + box.width - 16), min(19, box.height * 0.56)
        for number, entry in enumerate(lines):
            y = px(box.y + HEAD + (number + 0.5) * box.height)
            value = line(str(entry.points), LIVELY, px(size * 1.1))
            edge = surface.blit(value, value.get_rect(midright=(right - px(14), y))).left
            source = words(f"{self._session.game.domain}.name.{entry.source}")
            text = line(source, Style(colour=TEXT), px(size), edge - left - px(12))
            surface.blit(text, text.get_rect(midleft=(left, y)))
