"""The table of a final score: a row for each seat, a column for each kind of source."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.transform import rotate

from client.art.cache import sprite
from client.art.lettering import title
from client.art.panels import Skin, plate
from client.art.place import place
from client.art.portraits import seat_face
from client.art.text import QUIET, READING, Style, block, draw, escape, largest
from client.art.theme import ACCENT, BEST, GOLD, NO_SCORE, SCORE, Palette, mix
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Box
from client.games import palette_for
from client.own_portraits import face_of
from client.scenes.screen import Screen
from client.session import Session
from client.table.seat_plate import played_by
from client.widgets.widget import Widget
from rules.core.engine import State
from rules.core.words import Words

FOOT = 44
"""The room for a sentence below the rows, in units."""
HEADS = 46
"""The room for the heads of the columns where they stand upright, in units."""
LYING = 14
"""The air above and below the heads together where they are written from foot to top, in units."""
TOTAL = 14
"""The air between the total and the edge of its row, in units."""


class ScoreColumn(NamedTuple):
    """A column: what it is called, the points of all powers, and for each what gave them."""

    label: str
    points: tuple[int, ...]
    details: tuple[str, ...]


def score_columns(session: Session, words: Words) -> list[ScoreColumn]:
    """Put the lines of a score together by the kind of component that gave the points."""
    game = session.game
    if game.deeds is not None:
        tally, nothing = game.deeds.tally(session.events, len(session.seats)), ("",) * len(session.seats)
        return [
            ScoreColumn(words(f"{game.domain}.tally.{key}"), tuple(counts), nothing)
            for key, counts in tally.items()
        ]
    columns: dict[str, list[list[tuple[str, int]]]] = {}
    for entry in game.score(session.state):
        component = game.component(entry.source)
        key = f"{game.domain}.kind.{component.kind}" if component else f"{game.domain}.name.{entry.source}"
        column = columns.setdefault(key, [[] for _ in session.powers])
        column[entry.seat].append((entry.source, entry.points))
    return [
        ScoreColumn(
            words(key),
            tuple(sum(points for _, points in lines) for lines in column),
            tuple(_details(session, words, key, seat, column[seat]) for seat in session.powers),
        )
        for key, column in columns.items()
    ]


def _details(session: Session, words: Words, key: str, seat: int, lines: list[tuple[str, int]]) -> str:
    """Tell what gave a seat its points of a column, and where that says no more than its head, when."""
    named = [(f"{session.game.domain}.name.{source}", points) for source, points in lines if points]
    if {name for name, _ in named} == {key}:
        rounds = _by_round(session, seat, lines[0][0])
        return "\n".join(words("shell.result.in_round", n=n, points=points) for n, points in rounds)
    return "\n".join(f"{words(name)}: {points}" for name, points in named)


def _by_round(session: Session, seat: int, source: str) -> list[tuple[int, int]]:
    """Return the rounds in which a source gave a seat points, and how many."""

    def earned(state: State) -> list[int]:
        lines = session.game.score(state)
        return [sum(line.points for line in lines if (line.seat, line.source) == (seat, source))]

    # What was there before the first round belongs to it.
    ends = [0, *(points for (points,) in session.by_round(earned)[1:])]
    gains = [after - before for before, after in pairwise(ends)]
    return [(number, gain) for number, gain in enumerate(gains, 1) if gain]


class ScoreTableSizes(NamedTuple):
    """How the table is divided, in units."""

    title: float
    """How far below the top the title stands."""
    head: float
    """The height of everything above the rows."""
    row: float
    """The height of a row, as long as all of them fit."""
    names: float
    """The width of the first column."""


@dataclass
class ScoreTable:
    """Puts the table on a screen: its numbers as controls, everything else painted."""

    screen: Screen
    session: Session
    order: Sequence[int]
    box: Box
    sizes: ScoreTableSizes

    def __post_init__(self) -> None:
        self._palette = palette_for(self.session.game.name)
        words = self.screen.app.words
        self._totals = self.session.counted(self.session.state).amounts
        self._winners = self.session.winners
        self._columns = score_columns(self.session, words)

    def _column(self, number: int) -> tuple[float, float]:
        """Return the middle and the width of a column; the one after the last is the total."""
        names = self.sizes.names
        pitch = (self.box.width - 24 - TOTAL - names) / (len(self._columns) + 1)
        return self.box.x + 12 + names + (number + 0.5) * pitch, pitch

    def _row(self, rank: int) -> tuple[float, float]:
        """Return the top and the height of a row."""
        head = self.sizes.head
        pitch = min(self.sizes.row, (self.box.height - head - FOOT) / len(self.order))
        return self.box.y + head + rank * pitch, pitch - 8

    def add(self) -> None:
        """Add the numbers."""
        for rank, seat in enumerate(self.order):
            y, height = self._row(rank)
            for number, source in enumerate(self._columns):
                middle, pitch = self._column(number)
                points = source.points[seat]
                # Nothing is best that all share.
                best = points > 0 and points == max(source.points) > min(source.points)
                rect = self.screen.box(middle - pitch / 2, y, pitch, height)
                self.screen.add(Cell(rect, self.screen.unit, points, best, tooltip=source.details[seat]))

    def paint(self, surface: Surface, names: Sequence[str]) -> None:
        """Draw the title, the heads of the columns and the rows."""
        screen, words, (x, y, width, height) = self.screen, self.screen.app.words, self.box
        game = self.session.game
        head, total = f"shell.result.sources{game.counted}", "shell.result.total"
        if game.deeds is not None:
            left = ".left" if game.instead(self.session.state) else ""
            head, total = "shell.result.deeds", f"{game.domain}.tally{left}"
        quiet = Style("ui", mix(self._palette.text, self._palette.raised, 0.2), leading=1.15)
        labels = [*(source.label for source in self._columns), words(total)]
        upright = self._heads(labels, quiet, upright=True)
        self._paint_title(surface, words(head), aside=upright is None)
        self._paint_heads(surface, labels, quiet, upright)
        for rank, seat in enumerate(self.order):
            self._paint_row(surface, rank, seat, names[seat])
        style = READING._replace(colour=quiet.colour)
        at = (x + 20, y + height - FOOT / 2)
        best = "shell.result.best" if game.deeds is None else "shell.result.best_deeds"
        screen.write(surface, words(best), at, width - 40, size=Type.SMALL, style=style)

    def _paint_title(self, surface: Surface, head: str, *, aside: bool) -> None:
        """Write the title; `aside` above the names alone, in two lines where it is long."""
        screen, (x, y, width, _) = self.screen, self.box
        size, middle = screen.pick(*Type.TABLE), y + self.sizes.title
        if not aside:
            screen.write_title(surface, head, (x + 20, middle), width - 40, size)
            return
        said, room = head.split(" "), self.sizes.names - 16
        half = min(range(1, len(said) + 1), key=lambda n: max(map(len, _halves(said, n))))
        if title(head, screen.px(size), hand=screen.hand).get_width() <= screen.px(room):
            half = len(said)
        for number, text in enumerate(filter(None, _halves(said, half))):
            screen.write_title(surface, text, (x + 20, middle + number * 1.1 * size), room, size)

    def _heads(self, labels: Sequence[str], style: Style, *, upright: bool) -> int | None:
        """Return the type size in pixels in which all heads fit, or `None` if there is none."""
        px, (_, pitch) = self.screen.px, self._column(0)
        room, high = (pitch - 8, HEADS) if upright else (self.sizes.head - LYING, pitch - 2)

        def fits(size: int) -> bool:
            blocks = [block(label, style, size, px(room)) for label in labels]
            return all(each.width <= px(room) and each.height <= px(high) for each in blocks)

        size = largest(px(Type.SMALL), px(Type.TINY if upright else Type.LEAST), fits)
        return size if fits(size) else None

    def _paint_heads(
        self, surface: Surface, labels: Sequence[str], quiet: Style, upright: int | None
    ) -> None:
        """Write the heads of all columns in one size, from foot to top where they have no room else."""
        screen, y = self.screen, self.box.y + self.sizes.head
        lying = self._heads(labels, quiet, upright=False) or screen.px(Type.LEAST)
        for number, label in enumerate(labels):
            middle, pitch = self._column(number)
            style = quiet if number < len(self._columns) else Style("ui_bold", ACCENT, leading=1.15)
            if upright is not None:
                head = draw(block(label, style, upright, screen.px(pitch - 8)), "centre")
                place(surface, head, screen.at(middle, y - HEADS), "midtop")
            else:
                head = draw(block(label, style, lying, screen.px(self.sizes.head - LYING)))
                place(surface, rotate(head, 90), screen.at(middle, y - 6), "midbottom")

    def _paint_row(self, surface: Surface, rank: int, seat: int, name: str) -> None:
        screen, x = self.screen, self.box.x
        y, height = self._row(rank)
        rect = screen.box(x + 12, y, self.box.width - 24, height)
        won = seat in self._winners
        surface.blit(row_ground(rect.size, screen.unit, self._palette, won), rect)
        middle = y + height / 2
        side = min(72, height - 8)
        names = self.session.names(screen.app.words)
        face = face_of(self.session.game.name, self.session.state, seat, names)
        place(surface, seat_face(face, seat, screen.px(side)), screen.at(x + 22, middle), "midleft")
        left = x + 22 + side + 12
        room = x + 12 + self.sizes.names - left
        bold = Style("ui_bold", self._palette.text)
        upper, lower = (left, middle - 0.2 * min(height, 56)), (left, middle + 0.24 * min(height, 58))
        screen.write(surface, escape(name), upper, room, size=min(Type.BODY, 0.4 * height), style=bold)
        words, seats = screen.app.words, self.session.seats
        who = played_by(seats[seat].player, words) if seat >= 0 else words("shell.neutral")
        screen.write(surface, who, lower, room, size=min(Type.CAPTION, 0.34 * height), style=QUIET)
        column, pitch = self._column(len(self._columns))
        size = min(Type.WINNER[1] if won else Type.DIALOG, height * 0.62)
        screen.write_title(surface, str(self._totals[seat]), (column, middle), pitch, size, "center")


def _halves(said: Sequence[str], n: int) -> tuple[str, str]:
    """Return the first words of a sentence, and the others."""
    return " ".join(said[:n]), " ".join(said[n:])


@dataclass(eq=False)
class Cell(Widget):
    """One number of the table, the best of its column in gold; its tooltip tells what gave the points."""

    points: int
    best: bool

    def __post_init__(self) -> None:
        self.enabled = bool(self.tooltip)

    def draw(self, surface: Surface) -> None:
        """Draw the number, underlined if it is the best."""
        bright = BEST if self.best else SCORE if self.points else NO_SCORE
        style = Style("ui_bold" if self.best or self.hovered else "ui_medium", bright)
        self.write(
            surface, str(self.points), style, self.px(Type.LEAD), self.rect.center, room=self.rect.width
        )
        if self.best:
            below = Rect(0, 0, self.px(26), max(1, self.px(2)))
            below.midtop = (self.rect.centerx, self.rect.centery + self.px(15))
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
