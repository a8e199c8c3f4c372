"""The points of all powers and where they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from client.art.heraldry import medal
from client.art.lettering import title
from client.art.place import place
from client.art.portraits import seat_face
from client.art.text import LIVELY, Style, escape, line
from client.art.theme import TEXT, Type
from client.canvas import Box
from client.games import table_for
from client.own_portraits import face_of
from client.scenes.overlay import SIGN, Overlay
from client.session import Session
from rules.core.engine import State
from rules.core.game import ScoreLine

if TYPE_CHECKING:
    from client.app import App

COLUMN, ROW, HEAD, MARGIN, FACE, FOOT = 300, 34, 96, 48, 56, 40


class PointsScene(Overlay):
    """Shows the score of a view in a column for each power, broken down by its sources."""

    def __init__(self, app: App, session: Session, view: State) -> None:
        super().__init__(app)
        self._session = session
        self._view = view

    def draw(self, surface: Surface) -> None:
        """Draw the panel and its columns."""
        canvas, px, session = self.canvas, self.canvas.px, self._session
        standing = table_for(session.game.name).standing(self._view)
        lines = [*standing, *session.game.score(self._view)]
        powers, names, points = session.powers, session.names(self.app.words), session.points(self._view)
        rows = max(sum(entry.seat == power for entry in lines) for power in powers)
        wide = min(COLUMN, (canvas.width - 2 * MARGIN) / len(powers))
        tall = min(ROW, (canvas.height - HEAD - MARGIN - FOOT) / (rows + 1))
        # At the right there is room for the sign that closes the panel.
        rect = Rect(0, 0, px(wide * len(powers) + MARGIN + SIGN), px(HEAD + tall * (rows + 1) + FOOT))
        rect.center = surface.get_rect().center
        self.draw_panel(surface, rect)
        for number, power in enumerate(powers):
            left = rect.x / canvas.k + MARGIN / 2 + number * wide
            column = Box(left, rect.y / canvas.k, wide, tall)
            self._draw_head(surface, column, power, names[number], points[number])
            self._draw_lines(surface, column, [entry for entry in lines if entry.seat == power])
        self.draw_foot(surface, session.goal(self.app.words))

    def _draw_head(self, surface: Surface, box: Box, power: int, name: str, total: int) -> None:
        """Draw the sign, the name and the sum of a power."""
        px = self.canvas.px
        left, right, middle = px(box.x), px(box.x + box.width - 16), px(box.y + 46)
        names = self._session.names(self.app.words)
        face = face_of(self._session.game.name, self._view, power, names)
        place(surface, seat_face(face, power, px(FACE)), (left, middle), "midleft")
        edge = place(surface, medal(str(total), px(52)), (right, middle), "midright").left
        head = title(escape(name), px(Type.OVERLAY), edge - left - px(FACE + 20))
        place(surface, head, (left + px(FACE + 10), middle), "midleft")

    def _draw_lines(self, surface: Surface, box: Box, lines: list[ScoreLine]) -> None:
        """Draw where the points come from; `box` is as high as a row."""
        px, words = self.canvas.px, self.app.words
        left, right, size = px(box.x), px(box.x + box.width - 16), min(Type.FACT, box.height * 0.56)
        for number, entry in enumerate(lines):
            y = px(box.y + HEAD + (number + 0.5) * box.height)
            value = line(str(entry.points), LIVELY, px(size * 1.1))
            edge = place(surface, value, (right - px(14), y), "midright").left
            source = words(f"{self._session.game.domain}.name.{entry.source}")
            text = line(source, Style(colour=TEXT), px(size), edge - left - px(12))
            place(surface, text, (left, y), "midleft")
