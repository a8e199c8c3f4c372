"""The points of all powers and where they come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from client.art.heraldry import medal
from client.art.lettering import title
from client.art.place import place
from client.art.portraits import seat_face
from client.art.text import LIVELY, Style, escape, fitted_line, line
from client.art.theme import TEXT
from client.art.type_sizes import Type
from client.canvas import Box
from client.games import table_for
from client.own_portraits import face_of
from client.scenes.overlay import SIGN, Overlay
from client.session import Session
from rules.core.engine import State
from rules.core.events import Event

if TYPE_CHECKING:
    from client.app import App

COLUMN, ROW, TITLE, HEAD, MARGIN, FACE, FOOT = 300, 34, 44, 96, 48, 56, 40
GUTTER, TOTAL, NEAR = 24, 52, 8
"""Between two columns; the size of a total; the air on both sides of a name."""
NARROW, NAME = 260, 34
"""Below this width of a column the name stands in a line of its own, which is so high."""

VALUE = 32
"""The room for a number and the air before it."""
SOURCE = Style(colour=TEXT)


class Line(NamedTuple):
    """So much of something that a power has or has done."""

    seat: int
    label: str
    amount: int


class PointsScene(Overlay):
    """Shows how all powers stand in a view, each in a column, broken down by its sources and deeds."""

    def __init__(self, app: App, session: Session, view: State, events: Sequence[Event] = ()) -> None:
        super().__init__(app)
        self._session = session
        self._view = view
        self._events = events
        """What has happened so far."""

    def draw(self, surface: Surface) -> None:
        """Draw the panel and its columns."""
        canvas, px, session = self.canvas, self.canvas.px, self._session
        lines = self._lines()
        powers, names, counted = session.powers, session.names(self.app.words), session.counted(self._view)
        rows = max(len([line for line in lines if line.seat == power]) for power in powers)
        wide = min(COLUMN, (canvas.width - 2 * MARGIN) / len(powers))
        head = HEAD + (NAME if wide < NARROW else 0)
        tall = min(ROW, (canvas.height - TITLE - head - MARGIN - FOOT) / (rows + 1))
        # At the right there is room for the sign that closes the panel.
        high = TITLE + head + tall * (rows + 1) + FOOT
        rect = Rect(0, 0, px(wide * len(powers) + MARGIN + SIGN), px(high))
        rect.center = surface.get_rect().center
        self.draw_panel(surface, rect, self.app.words(f"table.points{counted.head}"))
        px_lines = self._size(lines, wide, tall)
        for number, power in enumerate(powers):
            left, top = rect.x / canvas.k + MARGIN / 2 + number * wide, rect.y / canvas.k + TITLE
            self._draw_head(
                surface, Box(left, top, wide, head), power, names[number], counted.amounts[number]
            )
            column = Box(left, top + head, wide, tall)
            self._draw_lines(surface, column, [entry for entry in lines if entry.seat == power], px_lines)
        self.draw_foot(surface, session.goal(self.app.words))

    def _lines(self) -> list[Line]:
        """Return what is told of all powers, in the order in which it stands in their columns."""
        game, words = self._session.game, self.app.words
        scored = table_for(game.name).screens.standing(self._view)
        if game.deeds is None:
            scored = [*scored, *game.score(self._view)]
        lines = [Line(each.seat, words(f"{game.domain}.name.{each.source}"), each.points) for each in scored]
        if game.deeds is not None:
            for key, counts in game.deeds.tally(self._events, len(self._session.seats)).items():
                label = words(f"{game.domain}.tally.{key}")
                lines += [Line(seat, label, count) for seat, count in enumerate(counts)]
        return lines

    def _draw_head(self, surface: Surface, box: Box, power: int, name: str, total: int) -> None:
        """Draw the sign, the name and the sum of a power."""
        px = self.canvas.px
        left, middle = px(box.x), px(box.y + 46)
        names = self._session.names(self.app.words)
        face = face_of(self._session.game.name, self._view, power, names)
        edge = place(surface, seat_face(face, power, px(FACE)), (left, middle), "midleft").right + px(NEAR)
        room = px(box.width - GUTTER)
        if box.width < NARROW:
            below = (left, middle + px(FACE / 2 + NAME / 2 + 4))
            place(surface, title(escape(name), px(Type.QUESTION), room), below, "midleft")
        else:
            head = title(escape(name), px(Type.OVERLAY), room - px(FACE + TOTAL + 2 * NEAR))
            edge = place(surface, head, (edge, middle), "midleft").right + px(NEAR)
        place(surface, medal(str(total), px(TOTAL)), (edge, middle), "midleft")

    def _size(self, lines: list[Line], wide: float, tall: float) -> int:
        """Return the size in pixels in which all sources can be written."""
        px, most = self.canvas.px, self.canvas.px(min(Type.FACT, tall * 0.56))
        room = px(wide - GUTTER - VALUE)
        fitting = [fitted_line(entry.label, SOURCE, most, room).px for entry in lines]
        return max(px(Type.LEAST), min(fitting, default=most))

    def _draw_lines(self, surface: Surface, box: Box, lines: list[Line], size: int) -> None:
        """Draw where the points come from; `box` is as high as a row."""
        px = self.canvas.px
        left, right = px(box.x), px(box.x + box.width - GUTTER)
        for number, entry in enumerate(lines):
            y = px(box.y + (number + 0.5) * box.height)
            value = line(str(entry.amount), LIVELY, round(size * 1.1))
            edge = place(surface, value, (right, y), "midright").left
            text = line(entry.label, SOURCE, size, edge - left - px(NEAR))
            place(surface, text, (left, y), "midleft")
