"""The screen after a game: its winner, the sources of the points, and how they grew."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client.art.icons import icon
from client.art.pictures import moment
from client.art.place import place
from client.art.portraits import seat_face
from client.art.text import QUIET, READING, Style, escape
from client.art.theme import LAUREL, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Box
from client.own_portraits import face_of
from client.scenes import show, to_title
from client.scenes.page import ENTER
from client.scenes.result.end_screen import EndScreen
from client.scenes.result.highlights import highlights
from client.scenes.result.line_chart import chart
from client.scenes.result.outcome import headline, lead, painting_of, ranking
from client.scenes.result.score_table import ScoreTable, ScoreTableSizes, row_ground
from client.scenes.viewer import ViewerScene
from client.session import Session
from client.table.scene import TableScene
from client.widgets.buttons import Button
from client.widgets.focus import DIRECTIONS
from rules.core.words import Words
from saves.settings import Setup

if TYPE_CHECKING:
    from client.app import App


FACT_GAP = 12
WALKING = (pygame.K_TAB, *DIRECTIONS)
SEEN = 0.5
"""For how many seconds a result hears no key that walks: it may have been meant for what was there before."""


class ResultScene(EndScreen):
    """The winner, the table of points, the chart, and where to go from here."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._order = ranking(session)
        self._seconds = 0.0

    @property
    def _table(self) -> Box:
        return self.pick(Box(72, 252, 1080, 548), Box(32, 122, 560, 350))

    @property
    def _chart(self) -> Box:
        return self.pick(Box(1176, 252, 672, 548), Box(604, 122, 388, 350))

    @property
    def _fact_box(self) -> Box:
        """The first of the facts; all end at the margin of the stage."""
        width = self.pick(176, 116)
        left = self.stage[0] - self.margin - len(self._facts()) * (width + FACT_GAP) + FACT_GAP
        return Box(left, self.pick(78, 22), width, self.pick(116, 78))

    @property
    def _names(self) -> tuple[str, ...]:
        return self._session.names(self.app.words)

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Place the numbers of the table and the ways to go."""
        sizes = self.pick(ScoreTableSizes(44, 128, 140, 272), ScoreTableSizes(26, 94, 90, 168))
        self._scores = ScoreTable(self, self._session, self._order, self._table, sizes)
        self._scores.add()
        self._highlights = highlights(self._session, self.app.words, self._names)
        self._add_buttons()

    def _add_buttons(self) -> None:
        words, margin = self.app.words, self.margin
        y, height = self.pick((976, 68), (576, 52))
        gap = self.pick(20, 12)
        wide = (self.stage[0] - 2 * margin - 4 * gap) / 5.6
        ways = (
            ("exit-door", "shell.result.home", "Esc", lambda: to_title(self.app)),
            ("eyeball", "shell.result.look", "T", self._look),
            ("film-spool", "shell.result.replay", "P", self._replay),
            ("rolling-dices", "shell.new_game", "N", self._begin),
        )
        x = margin
        for mark, key, cap, command in ways:
            rect, shown = self.box(x, y, wide, height), "" if self.compact else cap
            label, size = words(key), 0.31 * height
            self.add(Button(rect, self.unit, command, label, picture=mark, key=shown, size=size))
            x += wide + gap
        rect = self.box(x, y, self.stage[0] - margin - x, height)
        label, size, cap = words("shell.rematch"), 0.47 * height, "" if self.compact else "R"
        self.primary = Button(rect, self.unit, self._rematch, label, kind="primary", key=cap, size=size)
        self.add(self.primary)
        self.shortcuts = {
            pygame.K_t: self._look,
            pygame.K_p: self._replay,
            pygame.K_n: self._begin,
            pygame.K_r: self._rematch,
        }

    # --- ways to go --------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Count how long the result has been in sight."""
        self._seconds += seconds
        super().update(seconds)

    def key(self, event: pygame.Event) -> None:
        """Act on a key; Enter, which leads here, begins no other game before that has been chosen.

        The first key that walks only puts the ring around the rematch; until then Enter does nothing.
        """
        if self._by_keyboard or event.key not in (*WALKING, *ENTER, pygame.K_SPACE):
            super().key(event)
        elif event.key in WALKING and self._seconds >= SEEN:
            self._by_keyboard = self.dirty = True

    def back(self) -> None:
        """Go back to the title: the game is over."""
        self.app.sounds.play("button")
        to_title(self.app)

    def _look(self) -> None:
        """Go back to the table, which from now on is only watched."""
        self.app.pop()
        if isinstance(self.app.scene, TableScene):
            self.app.scene.show_step(len(self._session.steps))

    def _replay(self) -> None:
        self.app.push(ViewerScene(self.app, self._session))

    def _begin(self) -> None:
        to_title(self.app)
        show(self.app, "new_game", self._setup)

    @property
    def _setup(self) -> Setup:
        """The table as it was laid for the game that is over."""
        session = self._session
        return Setup(session.game.name, session.seats, session.options, self.app.settings.setup.shuffled)

    # --- drawing -----------------------------------------------------------------------------------

    def backdrop(self, size: Size) -> Surface:
        """Return the moment in which the game ends."""
        return moment(painting_of(self._session), size)

    def paint(self, surface: Surface) -> None:
        """Draw the winner, the facts, the table, the chart and the highlights."""
        super().paint(surface)
        self._paint_winner(surface)
        self._paint_facts(surface)
        self._paint_game_panel(surface, self._table)
        self._scores.paint(surface, self._names)
        self._paint_game_panel(surface, self._chart)
        self._paint_chart(surface)
        self._paint_highlights(surface)

    def _paint_game_panel(self, surface: Surface, box: Box) -> None:
        self.paint_panel(surface, box, self._palette, 16, 12)

    def _paint_winner(self, surface: Surface) -> None:
        x, y, size = self.pick((176, 134, 208), (78, 62, 92))
        place(surface, icon("laurels", self.px(size), LAUREL), self.at(x, y))
        first = self._order[0]
        face = face_of(self._session.game.name, self._session.state, first, self._names)
        place(surface, seat_face(face, first, self.px(size * 0.64)), self.at(x, y - size * 0.03))
        left, middle, size = self.pick(308, 140), self.pick(118, 50), self.pick(*Type.WINNER)
        room = self._fact_box.x - 2 * FACT_GAP - left
        self.write_title(surface, headline(self._session, self.app.words), (left, middle), room, size)
        style = Style("ui_medium", TEXT)
        at = (left + 4, self.pick(196, 96))
        self.write(
            surface, escape(lead(self._session, self.app.words)), at, room, size=Type.LEAD, style=style
        )

    def _facts(self) -> list[tuple[str, str, str]]:
        """Return an icon, a value and what it is, for each fact."""
        session, words = self._session, self.app.words
        rounds, moves = session.game.round(session.state), len(session.steps)
        return [
            ("hourglass", _duration(session.seconds, words), words("shell.result.time")),
            ("clockwise-rotation", str(rounds), words.count("shell.result.rounds", rounds)),
            ("scroll-unfurled", str(moves), words.count("shell.result.moves", moves)),
            ("perspective-dice-six-faces-random", str(session.seed), words("shell.result.seed")),
        ]

    def _paint_facts(self, surface: Surface) -> None:
        left, top, width, height = self._fact_box
        for number, (mark, value, label) in enumerate(self._facts()):
            x = left + number * (width + FACT_GAP)
            rect = self.box(x, top, width, height)
            surface.blit(row_ground(rect.size, self.unit, self._palette, False), rect)
            middle, bold = x + width / 2, Style("ui_bold")
            drawn = icon(mark, self.px(height * 0.27), self._palette.frame)
            place(surface, drawn, self.at(middle, top + height * 0.26))
            at, size = (middle, top + height * 0.57), self.pick(Type.BODY, Type.SMALL)
            self.write(surface, value, at, width - 16, size=size, style=bold, anchor="center")
            at = (middle, top + height * 0.8)
            self.write(surface, label, at, width - 12, size=Type.CAPTION, style=QUIET, anchor="center")

    def _paint_chart(self, surface: Surface) -> None:
        x, y, width, height = self._chart
        words = self.app.words
        size, head = self.pick(*Type.TABLE), self.pick(84, 56)
        deeds = self._session.game.deeds
        drawn = (
            f"{self._session.game.domain}.chart"
            if deeds
            else f"shell.result.chart{self._session.game.counted}"
        )
        self.write_title(surface, words(drawn), (x + 20, y + head / 2), width - 40, size)
        parts = [self._session.by_round(self._session.points)]
        if deeds is not None:
            parts = deeds.course(self._session.events, len(self._session.seats))
        rounds = tuple(tuple(tuple(row) for row in part) for part in parts)
        rect = self.box(x + 16, y + head, width - 28, height - head - 12)
        caption = words("shell.result.round")
        names, powers = self._names, self._session.powers
        heads = tuple(words("shell.result.part", n=n) for n in range(1, len(parts) + 1))
        surface.blit(chart(rect.size, self.unit, rounds, names, powers, caption, heads), rect)

    def _paint_highlights(self, surface: Surface) -> None:
        """Draw what is worth remembering, side by side."""
        margin, gap = self.margin, self.pick(24, 12)
        y, height = self.pick((824, 124), (482, 82))
        width = (self.stage[0] - 2 * margin - gap * (len(self._highlights) - 1)) / max(
            1, len(self._highlights)
        )
        style = READING._replace(colour=self._palette.text, leading=1.25)
        left, size, tall = 0.82 * height, min(Type.BODY, 0.2 * height), 0.6 * height
        texts = [highlight.text for highlight in self._highlights]
        room = width - 16 - left
        size = self.common_size(texts, (room, tall), size, style)
        for number, highlight in enumerate(self._highlights):
            box = Box(margin + number * (width + gap), y, width, height)
            self._paint_game_panel(surface, box)
            side = 0.44 * height
            mark = icon(highlight.icon, self.px(side), self._palette.frame)
            place(surface, mark, self.at(box.x + 0.42 * height, box.centre[1]))
            at = (box.x + left, y + 0.22 * height)
            self.write_title(surface, highlight.title, at, room, min(Type.QUESTION, 0.22 * height))
            at = (box.x + left, y + 0.36 * height)
            self.write_block(surface, highlight.text, at, (room, tall), size=size, style=style, least=size)


def _duration(seconds: float, words: Words) -> str:
    """Return a length of time in hours and minutes."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours:
        return words("shell.result.hours", hours=hours, minutes=minutes)
    return words.count("shell.statistics.minutes", minutes)
