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
from rules.core.engine import State

if TYPE_CHECKING:
    from client.app import App

COLUMN, ROW, HEAD = 300, 34, 96
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
        rows = max(sum(line.seat == seat for line in lines) for seat in range(len(session.seats)))
        column = min(px(COLUMN), (surface.get_width() - px(2 * 48)) // len(session.seats))
        size = (column * len(session.seats) + px(48), px(HEAD + ROW * (rows + 1) + 40))
        rect = Rect((0, 0), size)
        rect.center = surface.get_rect().center
        surface.blit(panels.panel(rect.size, self.canvas.k), rect)
        for seat, total in enumerate(session.points(self._view)):
            left = rect.x + px(24) + seat * column
            sign = seat_sign(seat, px(40))
            surface.blit(sign, (left, rect.y + px(26)))
            name = session.seats[seat].name or self.app.words("seat", n=seat + 1)
            head = title(escape(name), px(27), column - px(130))
            surface.blit(head, head.get_rect(midleft=(left + px(50), rect.y + px(46))))
            points = medal(str(total), px(56))
            surface.blit(points, points.get_rect(midright=(left + column - px(16), rect.y + px(46))))
            for number, entry in enumerate(entry for entry in lines if entry.seat == seat):
                y = rect.y + px(HEAD + ROW * number + 17)
                source = self.app.words(f"{session.game.name}.name.{entry.source}")
                text = line(source, Style(colour=TEXT), px(19), column - px(80))
                surface.blit(text, text.get_rect(midleft=(left, y)))
                value = line(str(entry.points), LIVELY, px(21))
                surface.blit(value, value.get_rect(midright=(left + column - px(30), y)))
