"""The table of a final score: a row for each seat, a column for each kind of source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.panels import Skin, plate
from client.art.text import QUIET, READING, Style, escape, line
from client.art.theme import ACCENT, GOLD, PALETTES, Palette, mix
from client.art.vector import Size
from client.saved_games import player
from client.scenes.screen import Screen
from client.session import Session
from client.table.board import Box
from client.widgets.widget import Widget
from rules.core.words import Words

BEST = "#ffd98a"
FOOT = 44
"""The room for a sentence below the rows, in units."""


class ScoreColumn(NamedTuple):
    """A column: what it is called, the points of all powers, and for each what gave them."""

    label: str
    points: tuple[int, ...]
    details: tuple[str, ...]


def score_columns(session: Session, words: Words) -> list[ScoreColumn]:
    """Put the lines of a score together by the kind of component that gave the points."""
    game = session.game
    columns: dict[str, list[list[tuple[str, int]]]] = {}
    for entry in game.score(session.state):
        component = game.components.get(entry.source)
        key = f"{game.domain}.kind.{component.kind}" if component else f"{game.domain}.name.{entry.source}"
        column = columns.setdefault(key, [[] for _ in session.powers])
        column[entry.seat].append((words(f"{game.domain}.name.{entry.source}"), entry.points))
    return [
        ScoreColumn(
            words(key),
            tuple(sum(points for _, points in lines) for lines in column),
            tuple("\n".join(f"{name}: {points}" for name, points in lines) for lines in column),
        )
        for key, column in columns.items()
    ]


class ScoreTableSizes(NamedTuple):
    """How the table is divided, in units."""

    title: tuple[float, float]
    """How far below the top the title stands, and its size."""
    head: float
    """The height of everything above the rows."""
    row: float
    """The height of a row, as long as all of them fit."""
    names: float
    """The width of the first column."""


class ScoreTable:
    """Puts the table on a screen: its numbers as controls, everything else painted."""

    def __init__(
        self, screen: Screen, session: Session, order: Sequence[int], box: Box, measures: ScoreTableSizes
    ) -> None:
        self._screen = screen
        self._session = session
        self._order = order
        self._box = box
        self._measures = measures
        self._palette = PALETTES[session.game.name]
        self._points = session.points(session.state)
        self._winners = session.winners
        self._sources = score_columns(session, screen.app.words)

    def _column(self, number: int) -> tuple[float, float]:
        """Return the middle and the width of a column; the one after the last is the total."""
        names = self._measures.names
        pitch = (self._box.width - 24 - names) / (len(self._sources) + 1)
        return self._box.x + 12 + names + (number + 0.5) * pitch, pitch

    def _row(self, rank: int) -> tuple[float, float]:
        """Return the top and the height of a row."""
        head = self._measures.head
        pitch = min(self._measures.row, (self._box.height - head - FOOT) / len(self._order))
        return self._box.y + head + rank * pitch, pitch - 8

    def add(self) -> None:
        """Add the numbers."""
        for rank, seat in enumerate(self._order):
            y, height = self._row(rank)
            for number, source in enumerate(self._sources):
                middle, pitch = self._column(number)
                points = source.points[seat]
                best = points > 0 and points == max(source.points)
                rect = self._screen.box(middle - pitch / 2, y, pitch, height)
                self._screen.add(Cell(rect, self._screen.canvas.k, points, source.details[seat], best=best))

    def paint(self, surface: Surface, names: Sequence[str]) -> None:
        """Draw the title, the heads of the columns and the rows."""
        screen, words, (x, y, width, height) = self._screen, self._screen.app.words, self._box
        down, size = self._measures.title
        screen.write_title(surface, words("shell.result.sources"), (x + 20, y + down), width - 40, size)
        quiet = Style("ui", mix(self._palette.text, self._palette.raised, 0.2), leading=1.15)
        labels = [*(source.label for source in self._sources), words("shell.result.total")]
        for number, label in enumerate(labels):
            middle, pitch = self._column(number)
            style = quiet if number < len(self._sources) else Style("ui_bold", ACCENT)
            at = (middle, y + self._measures.head - 46)
            screen.write_block(surface, label, at, (pitch - 8, 44), size=17, style=style, anchor="midtop")
        for rank, seat in enumerate(self._order):
            self._paint_row(surface, rank, seat, names[seat])
        style = READING._replace(colour=quiet.colour)
        at = (x + 20, y + height - FOOT / 2)
        screen.write(surface, words("shell.result.best"), at, width - 40, size=17, style=style)

    def _paint_row(self, surface: Surface, rank: int, seat: int, name: str) -> None:
        screen, x = self._screen, self._box.x
        y, height = self._row(rank)
        rect = screen.box(x + 12, y, self._box.width - 24, height)
        won = seat in self._winners
        surface.blit(row_ground(rect.size, screen.canvas.k, self._palette, won), rect)
        middle = y + height / 2
        side = min(48, height - 10)
        sign = seat_sign(seat, screen.px(side))
        surface.blit(sign, sign.get_rect(midleft=screen.at(x + 22, middle)))
        left = x + 22 + side + 12
        room = x + 12 + self._measures.names - left
        bold = Style("ui_bold", self._palette.text)
        upper, lower = (left, middle - 0.2 * min(height, 56)), (left, middle + 0.24 * min(height, 58))
        screen.write(surface, escape(name), upper, room, size=min(20, 0.4 * height), style=bold)
        words, seats = screen.app.words, self._session.seats
        who = player(seats[seat], words) if seat >= 0 else words("shell.neutral")
        screen.write(surface, who, lower, room, size=min(16, 0.34 * height), style=QUIET)
        column, pitch = self._column(len(self._sources))
        size = min(42 if won else 34, height * 0.62)
        screen.write_title(surface, str(self._points[seat]), (column, middle), pitch, size, "center")


class Cell(Widget):
    """One number of the table; pointed at, it tells what gave the points."""

    def __init__(self, rect: Rect, unit: float, points: int, detail: str, *, best: bool) -> None:
        super().__init__(rect, hint=detail, enabled=bool(detail))
        self._unit = unit
        self._points = points
        self._best = best

    def draw(self, surface: Surface) -> None:
        """Draw the number; the best of its column in gold and underlined."""
        unit = self._unit
        bright = BEST if self._best else "#fbeae4" if self._points else "#a08c84"
        style = Style("ui_bold" if self._best or self.hovered else "ui_medium", bright)
        words = line(str(self._points), style, round(22 * unit), self.rect.width)
        surface.blit(words, words.get_rect(center=self.rect.center))
        if self._best:
            below = Rect(0, 0, round(26 * unit), max(1, round(2 * unit)))
            below.midtop = (self.rect.centerx, self.rect.centery + round(15 * unit))
            surface.fill(BEST, below)


@sprite
def row_ground(size: Size, unit: float, palette: Palette, first: bool) -> Surface:
    """Return the ground of a row; the winner's stands out."""
    if first:
        top = mix(palette.raised, palette.accent, 0.28)
        return plate(size, unit, 12, Skin(top, palette.raised, GOLD, 2, leather=True))
    edge = mix(palette.raised, palette.frame, 0.3)
    top, bottom = mix(palette.ground, palette.raised, 0.75), mix(palette.ground, palette.raised, 0.45)
    return plate(size, unit, 12, Skin(top, bottom, ((0, edge), (1, edge)), 1, 0.9))
