"""Statistics: how people fared against each level of bots, the last games, and what chance brought."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from client.art.icons import icon
from client.art.panels import progress, row
from client.art.place import place
from client.art.text import QUIET, READING, Style
from client.art.theme import ACCENT, DANGER, DIM, DONE, SECOND
from client.art.type_sizes import Type
from client.canvas import Box
from client.scenes.reference import ESCAPE, HORIZONTAL, TAB, ReferenceScreen
from client.scenes.share import open_file
from client.scenes.statistics.came_up import SIDES, came_up, extremes
from client.scenes.statistics.fairness import chance, verdict
from client.scenes.statistics.result_line import cells, decimal, details, finished, standing
from client.widgets.bar_chart import BarChart
from client.widgets.buttons import IconButton
from client.widgets.inputs import Segments
from client.widgets.named_bars import NamedBars
from rules.games import GAMES
from saves.save import SaveError
from saves.statistics import Chances, Record, Statistics, by_level, summarise

if TYPE_CHECKING:
    from client.app import App

VIEWS = ("results", "last", "chance")
COLUMNS = (0.2, 0.11, 0.11, 0.19, 0.13, 0.13, 0.13)
"""The shares of the table's width: level, games, wins, rate, points, best, length."""
HEADS = ("level", "games", "wins", "rate", "points", "best", "length")
LINE = 34
"""The height of a line of the chart of cards, in units."""
VERDICTS = {"usual": DONE, "unusual": DANGER}
"""The colours in which dice are judged."""
BOLD = Style("ui_bold")
NAMED = Style("ui_medium", strong=ACCENT)

log = logging.getLogger("conclave")


class LevelRow(NamedTuple):
    """One line of the table."""

    name: str
    figures: Statistics


class StatisticsScene(ReferenceScreen):
    """In the full layout everything at once, in the compact one a view at a time."""

    heading = "shell.statistics"
    keys = ((TAB, "shell.key.next_control"), (HORIZONTAL, "shell.key.value"), (ESCAPE, "shell.key.back"))

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._records = _records(app)
        played = [record.game for record in self._records if record.game in GAMES]
        last = played[-1] if played else app.settings.setup.game
        self._game = last if last in GAMES else next(iter(GAMES))
        self._view = 0
        self._bars: BarChart | NamedBars | None = None
        self._charted: list[tuple[str, int]] = []
        self._played: list[Record] = []
        self._level_rows: list[LevelRow] = []
        self._chances = Chances({})
        self._rolling = False

    @property
    def note(self) -> str:
        """Which game it is about."""
        return self.app.words(f"{self._game}.title")

    # --- what is shown -----------------------------------------------------------------------------

    def _add_up(self) -> None:
        """Find out all there is to say about the game."""
        words = self.app.words
        self._played = [record for record in self._records if record.game == self._game]
        levels = by_level(self._played, self._game)
        self._level_rows = [LevelRow(words(f"bot.{level}"), figures) for level, figures in levels.items()]
        self._level_rows.append(LevelRow(words("shell.statistics.all"), summarise(self._played)))
        self._chances, self._rolling = came_up(self._game, self._played)

    # --- measures ----------------------------------------------------------------------------------

    @property
    def _top(self) -> float:
        """The height of the choice of views and games."""
        return self.size(64)

    def _panel(self, view: str) -> Box:
        body = self.body
        body = Box(body.x, body.y + self._top, body.width, body.height - self._top)
        if self.compact:
            return body
        left = body.width * 0.58
        upper = (body.height - self.gap) * 0.48
        return {
            "results": Box(body.x, body.y, left, upper),
            "last": Box(body.x, body.y + upper + self.gap, left, body.height - upper - self.gap),
            "chance": Box(body.x + left + self.gap, body.y, body.width - left - self.gap, body.height),
        }[view]

    @property
    def _views(self) -> tuple[str, ...]:
        return (VIEWS[self._view],) if self.compact else VIEWS

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Create the choices and the chart."""
        self._add_up()
        self._bars = None
        self._build_choices()
        if self._played and "chance" in self._views and self._chances.total:
            self._bars = self._build_bars(self.box(*self._chart))
            self.add(self._bars)
        if self._played and "last" in self._views:
            self._add_replays()
        self.header()

    def _build_bars(self, rect: Rect) -> BarChart | NamedBars:
        """Return a chart of all sides of a die, or of the cards that came up most and least."""
        chances, words = self._chances, self.app.words
        if self._rolling:
            self._charted = [*chances.counts.items()]
            return BarChart(rect, self.unit, [*chances.counts.values()], chances.mean, SIDES)
        self._charted, most, others = extremes(chances.counts, int(self._chart.height // self.size(LINE)))
        rows = [(self._named(name), count) for name, count in self._charted]
        left_out = words.count("shell.statistics.between", others) if others else ""
        return NamedBars(rect, self.unit, rows, chances.mean, most, left_out)

    def _named(self, name: str) -> str:
        return name if self._rolling else self.app.words(f"{GAMES[self._game].domain}.name.{name}")

    def _add_replays(self) -> None:
        """Add a button to each of the last games that leads to its replay."""
        box, pitch, side = self._last_box, self.size(58), self.size(40)
        for number, record in enumerate(self._latest):
            y = box.y + (number + 0.5) * pitch
            rect = self.box(box.x + box.width - side, y - side / 2, side, side)
            watch, about = partial(self._watch, record), self.app.words("shell.replays.act")
            self.add(IconButton(rect, self.unit, watch, picture="film-spool", tooltip=about))

    def _watch(self, record: Record) -> None:
        """Show the replay of a game, or say that it is gone."""
        for item in self.app.store.entries():
            head = item.head
            if head and head.finished and (head.game, head.seed) == (record.game, record.seed):
                open_file(self.app, item.path)
                return
        self.app.notice.tell(self.app.words("shell.trouble.no_file"))

    @property
    def _last_box(self) -> Box:
        """Where the last games are listed."""
        inner, top = self._panel("last").inset(self.padding), 0 if self.compact else self.size(48)
        return Box(inner.x, inner.y + top, inner.width, inner.height - top)

    @property
    def _latest(self) -> list[Record]:
        """The games played last, as many as there is room for, the newest first."""
        return self._played[::-1][: int(self._last_box.height // self.size(58))]

    def _build_choices(self) -> None:
        """Add the choice of a game, and of a view where they do not fit side by side."""
        words, body, tall = self.app.words, self.body, self.size(50)
        wide = body.width * (0.36 if self.compact else 0.24)
        self.add(self.game_chooser(self.box(body.x, body.y - 6, wide, tall + 6), self._game, self._open))
        if self.compact:
            rect = self.box(body.x + wide + self.gap, body.y, body.width - wide - self.gap, tall)
            views = [words(f"shell.statistics.{view}") for view in VIEWS]
            self.add(Segments(rect, self.unit, views, self._view, self._look_at))

    @property
    def _chart(self) -> Box:
        box = self._panel("chance").inset(self.padding)
        head, foot = (66, 92) if self.compact else (112, 130)
        return Box(box.x, box.y + head, box.width, box.height - head - foot)

    def _open(self, game: str) -> None:
        self._game = game
        self.lay_out()

    def _look_at(self, view: int) -> None:
        self._view = view
        self.lay_out()

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panels, or a friendly word where nothing was played yet."""
        super().paint(surface)
        if not self._played:
            self.paint_notice(surface, "shell.statistics.nothing")
            return
        paint = {"results": self._paint_results, "last": self._paint_last, "chance": self._paint_chance}
        for view in self._views:
            box = self._panel(view)
            self.paint_panel(surface, box)
            inner = box.inset(self.padding)
            top = 0.0
            if not self.compact:
                name = self.app.words(f"shell.statistics.{view}")
                self.paint_section(surface, name, Box(inner.x, inner.y - 4, inner.width, self.size(40)))
                top = self.size(48)
            paint[view](surface, Box(inner.x, inner.y + top, inner.width, inner.height - top))

    def _paint_results(self, surface: Surface, box: Box) -> None:
        """Draw the table of levels."""
        lines = self._level_rows
        pitch = min(self.size(56), box.height / (len(lines) + 1))
        own = {"points": GAMES[self._game].counted}
        heads = [self.app.words(f"shell.statistics.{head}{own.get(head, '')}") for head in HEADS]
        self._paint_cells(surface, heads, box, pitch, QUIET)
        for number, (name, figures) in enumerate(lines, start=1):
            line = Box(box.x, box.y + number * pitch, box.width, pitch)
            rect = self.box(line.x - 8, line.y + 2, line.width + 16, pitch - 4)
            surface.blit(row(rect.size, self.unit, "selected" if number == len(lines) else "hover"), rect)
            self._paint_cells(surface, [name, *cells(figures, self.app.words)], line, pitch, BOLD)
            left = line.x + sum(COLUMNS[:3]) * box.width
            wide = COLUMNS[3] * box.width
            bar = self.box(left + wide * 0.46, line.y + pitch / 2 - 5, wide * 0.46, 10)
            surface.blit(progress(bar.size, figures.rate, self.unit), bar)

    def _paint_cells(self, surface: Surface, cells: list[str], box: Box, pitch: float, style: Style) -> None:
        left = box.x
        for number, (cell, share) in enumerate(zip(cells, COLUMNS, strict=True)):
            wide = share * box.width
            size = self.size(Type.SMALL if style is QUIET else Type.BODY)
            # Beside the share of wins stands its bar.
            room = wide * (0.4 if style is BOLD and HEADS[number] == "rate" else 0.94)
            self.write(surface, cell, (left + 8, box.y + pitch / 2), room, size=size, style=style)
            left += wide

    def _paint_last(self, surface: Surface, box: Box) -> None:
        """Draw the games played last, the newest first."""
        pitch = self.size(58)
        words = self.app.words
        for number, record in enumerate(self._latest):
            y = box.y + (number + 0.5) * pitch
            won = not set(record.winners).isdisjoint(record.humans)
            sign = icon("laurels" if won else "crossed-swords", self.px(self.size(30)), DONE if won else DIM)
            place(surface, sign, self.at(box.x, y), "midleft")
            left = box.x + self.size(46)
            room = box.width - self.size(98)
            at, size = (left, y - self.size(12)), self.size(Type.SMALL)
            self.write(surface, standing(record, words), at, room * 0.66, size=self.size(Type.BODY))
            at, said = (left, y + self.size(13)), details(record, words)
            self.write(surface, said, at, room * 0.66, size=size, style=QUIET)
            at, said = (box.x + box.width - self.size(52), y), finished(record, words)
            self.write(surface, said, at, room * 0.32, size=size, style=QUIET, anchor="midright")

    def _paint_chance(self, surface: Surface, box: Box) -> None:
        """Draw the words around the chart."""
        words, chances = self.app.words, self._chances
        if self._bars is None:
            text = words("shell.statistics.chance.none")
            room = (box.width, box.height)
            self.write_block(surface, text, (box.x, box.y), room, size=self.size(Type.BODY), style=READING)
            return
        topic = "shell.statistics.dice" if self._rolling else "shell.statistics.chance"
        about, room = words(f"{topic}.about"), (box.width, self.size(56))
        self.write_block(surface, about, (box.x, box.y), room, size=self.size(Type.LABEL), style=READING)
        y = self._chart.y + self._chart.height + self.size(28)
        name, count = self._charted[self._bars.chosen]
        text = words.count(f"{topic}.one", count, name=self._named(name), mean=decimal(chances.mean, words))
        self.write(surface, text, (box.x, y), box.width, size=self.size(Type.BODY), style=NAMED)
        room = (box.width, box.y + box.height - y - self.size(16))
        # Rolls are independent of each other; what is drawn depends on how it is played.
        judged = verdict(chances) if self._rolling else "note"
        style = READING._replace(colour=VERDICTS.get(judged, SECOND))
        note = words(f"{topic}.{judged}", n=max(1, round(100 * chance(chances))))
        at, size = (box.x, y + self.size(20)), self.size(Type.LABEL)
        self.write_block(surface, note, at, room, size=size, style=style)


def _records(app: App) -> list[Record]:
    try:
        return app.statistics.records()
    except SaveError as error:
        log.warning("the statistics cannot be read: %s", error)
        return []
