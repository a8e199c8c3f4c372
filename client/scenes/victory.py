"""The scene between the last move and the statistics: who has won, over a painting."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Surface

from client.art import sparkle
from client.art.heraldry import medal, seat_sign
from client.art.petals import draw_petals
from client.art.place import place
from client.art.text import QUIET, READING, Style, escape
from client.art.theme import BRIGHT_TEXT, FOCUS, SECOND, SPARK, TEXT
from client.art.type_sizes import Type
from client.art.victory import ACROSS, arch, painting
from client.canvas import Box
from client.games import book_for
from client.scenes.result import ResultScene
from client.scenes.result.end_screen import EndScreen
from client.scenes.result.outcome import (
    decider,
    headline,
    is_won,
    lead,
    missing,
    painting_of,
    ranking,
)
from client.scenes.result.score_table import row_ground
from client.scenes.viewer import ViewerScene
from client.session import Session
from client.table.seat_plate import played_by
from client.widgets.buttons import Button
from rules.core.game import NEUTRAL

if TYPE_CHECKING:
    from client.app import App

PORTRAIT, TITLE, SENTENCE, ROWS, DECIDED, END = 0.6, 0.9, 1.15, 1.3, 1.85, 2.4
"""When everything comes, in seconds."""
ROW_EVERY, COMING = 0.12, 0.3
LAST_STEPS = 10
"""How many steps are played again as the last move."""
MOST_ROWS = 6


class VictoryScene(EndScreen):
    """The winner before a painting, everybody's points, and the choice that decided."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self._won = is_won(session)
        self._order = ranking(session)[:MOST_ROWS]
        self._totals = session.counted(session.state).amounts
        settings = app.settings
        moves = settings.speed != "off" and not settings.reduced_motion
        self._elapsed = 0.0 if moves else END
        self._petals = self._won and moves
        """Whether petals fall, as long as the scene lasts."""
        self._still: Surface | None = None
        """Everything else, once it has come."""
        app.sounds.play("victory" if self._won else "loss")

    @property
    def _winner(self) -> int:
        return self._order[0]

    @property
    def _column(self) -> tuple[float, float]:
        """Where the words begin, and how wide they are."""
        return self.pick((1046, 790), (558, 416))

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Place the two ways to go, and find out what is told."""
        words, session = self.app.words, self._session
        self._decider = decider(session, words)
        self._still = None
        x, width = self._column
        y, height, gap = self.pick((954, 76, 16), (578, 48, 10))
        wide = width * 0.53
        label = words("shell.victory.next" if not self.compact else "shell.victory.next_short")
        rect = self.box(x, y, wide, height)
        size = 0.38 * height
        self.primary = Button(rect, self.unit, self._go_on, label, kind="primary", key="Enter", size=size)
        self.add(self.primary)
        rect = self.box(x + wide + gap, y, width - wide - gap, height)
        # The same keys as on the result that follows: R for a rematch, P to play back.
        key, mark, cap, command = ("shell.victory.last", "film-spool", "P", self._look_back)
        if not self._won:
            key, mark, cap, command = ("shell.rematch", "crossed-swords", "R", self._rematch)
        shown = "" if self.compact else cap
        size = 0.33 * height
        self.add(Button(rect, self.unit, command, words(key), picture=mark, key=shown, size=size))
        self.shortcuts = {pygame.key.key_code(cap): command}

    # --- ways to go --------------------------------------------------------------------------------

    def _go_on(self) -> None:
        self.app.sounds.play("button")
        self.app.replace(ResultScene(self.app, self._session))

    def back(self) -> None:
        """Go on to the result: there is nothing to go back to."""
        self._go_on()

    def _look_back(self) -> None:
        """Show the last steps again."""
        viewer = ViewerScene(self.app, self._session)
        self.app.push(viewer)
        viewer.jump(len(self._session.steps) - LAST_STEPS)
        viewer.play()

    # --- time --------------------------------------------------------------------------------------

    def update(self, seconds: float) -> None:
        """Let everything come."""
        super().update(seconds)
        if self._elapsed < END or self._petals:
            self._elapsed += seconds
            self.dirty = True

    def handle(self, event: pygame.Event) -> None:
        """Let everything be there at once: only then a key or a click means more."""
        if self._elapsed < END and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._elapsed = END
            self.dirty = True
        else:
            super().handle(event)

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw everything as far as it has come, and what goes on falling over it."""
        if self._still is not None:
            surface.blit(self._still, (0, 0))
        else:
            self._paint_coming(surface)
            self._still = surface.copy() if self._elapsed >= END else None
        if self._petals:
            draw_petals(surface, self._elapsed)

    def _paint_coming(self, surface: Surface) -> None:
        """Draw the painting, then everything else as far as it has come."""
        surface.blit(painting(painting_of(self._session), surface.get_size()), (0, 0))
        self._come(surface, PORTRAIT, self._paint_winner)
        self._come(surface, TITLE, self._paint_title)
        self._come(surface, SENTENCE, self._paint_sentence)
        for number in range(len(self._order)):
            self._come(surface, ROWS + number * ROW_EVERY, partial(self._paint_row, number))
        self._come(surface, DECIDED, self._paint_decider)
        if PORTRAIT < self._elapsed < END and self._won:
            middle, reach = self.at(*self._middle), self.px(self.pick(620, 340))
            share = (self._elapsed - PORTRAIT) / (END - PORTRAIT)
            sparkle.sparks(surface, middle, share, reach, SPARK, self.px(26))

    def _come(self, surface: Surface, start: float, draw: Callable[[Surface], None]) -> None:
        """Draw something as far as it has come by now."""
        share = min(1.0, (self._elapsed - start) / COMING)
        if share >= 1:
            draw(surface)
        elif share > 0:
            layer = Surface(surface.get_size(), SRCALPHA)
            draw(layer)
            layer.set_alpha(round(255 * share))
            surface.blit(layer, (0, round(self.px(24) * (1 - share) ** 2)))

    @property
    def _middle(self) -> tuple[float, float]:
        """The middle of the portrait."""
        return self.stage[0] * ACROSS, self.pick(480, 285)

    def _paint_winner(self, surface: Surface) -> None:
        """Draw the winner's portrait in its arch, and below it the plate with the name."""
        session, words = self._session, self.app.words
        x, y = self._middle
        wide, high = self.pick((500, 690), (290, 400))
        face = book_for(session.game.name).portrait(session.state, self._winner)
        if face and self._winner != NEUTRAL:
            place(surface, arch(face, (self.px(wide), self.px(high))), self.at(x, y))
            sign = self.px(self.pick(84, 52))
            place(surface, seat_sign(self._winner, sign), self.at(x, y - high / 2 + 6))
        box = Box(x - wide * 0.52, y + high * 0.42, wide * 1.04, self.pick(104, 62))
        self.paint_panel(surface, box, self._palette, 10, 10)
        name = session.names(words)[self._winner]
        at = (x, box.y + box.height * 0.37)
        self.write_title(surface, name, at, box.width - 24, self.pick(*Type.VICTORY_NAME), "center")
        at, size = (x, box.y + box.height * 0.77), self.pick(Type.LABEL, Type.FINE)
        self.write(
            surface, self._about(self._winner), at, box.width - 24, size=size, style=QUIET, anchor="center"
        )

    def _about(self, power: int) -> str:
        """Say who plays for a power."""
        if power == NEUTRAL:
            return self.app.words("shell.victory.itself")
        player = self._session.seats[power].player
        alone = self._session.humans == [power]
        return self.app.words("shell.victory.you") if alone else played_by(player, self.app.words)

    def _paint_title(self, surface: Surface) -> None:
        session, words, (x, width) = self._session, self.app.words, self._column
        round_ = words.count("shell.result.rounds_played", session.game.round(session.state))
        kicker = f"{words(f'{session.game.name}.title')} · {round_}"
        at, size = (x, self.pick(132, 48)), self.pick(Type.LEAD, Type.CAPTION)
        self.write(surface, kicker, at, width, size=size, style=Style("ui_medium", SECOND))
        at, size = (x - 4, self.pick(256, 120)), self.pick(*Type.VICTORY)
        self.write_title(surface, headline(session, words), at, width, size)

    def _paint_sentence(self, surface: Surface) -> None:
        """Say by how much it was won, or what was missing."""
        session, words, (x, width) = self._session, self.app.words, self._column
        told = ("" if self._won else missing(session, words)) or f"{lead(session, words)}."
        style = READING._replace(colour=BRIGHT_TEXT)
        at, room = (x, self.pick(344, 174)), (width, self.pick(76, 50))
        self.write_block(surface, escape(told), at, room, size=self.pick(*Type.VICTORY_LINE), style=style)

    def _paint_row(self, number: int, surface: Surface) -> None:
        """Draw a power with its points."""
        power, words, (x, width) = self._order[number], self.app.words, self._column
        high, gap = self.pick((58, 8), (36, 8))
        y = self.pick(446, 238) + number * (high + gap)
        rect = self.box(x, y, width, high)
        surface.blit(row_ground(rect.size, self.unit, self._palette, number == 0), rect)
        place(surface, seat_sign(power, self.px(high * 0.56)), self.at(x + high * 0.6, y + high / 2))
        at, size = (x + high * 1.2, y + high / 2), self.pick(Type.PROMPT, Type.SMALL)
        name = escape(self._session.names(words)[power])
        right = self.write(surface, name, at, width * 0.5, size=size, style=Style("ui_bold", TEXT)).right
        at = ((right - self.at(0, 0)[0]) / self.unit + 14, y + high / 2)
        size = self.pick(Type.SMALL, Type.TINY)
        self.write(surface, self._about(power), at, width * 0.3, size=size, style=QUIET)
        place(
            surface,
            medal(str(self._counted(power)), self.px(high * 0.86)),
            self.at(x + width - high * 0.7, y + high / 2),
        )

    def _counted(self, power: int) -> int:
        """Return the total of a power, which counts up as it comes."""
        share = min(1.0, max(0.0, (self._elapsed - ROWS) / 0.6))
        return round(self._totals[power] * share)

    def _paint_decider(self, surface: Surface) -> None:
        """Draw the card with which it was decided, and what it did."""
        if self._decider is None:
            return
        words, (x, width) = self.app.words, self._column
        high = self.pick(196, 118)
        rows = len(self._order) * self.pick(66, 44)
        y = self.pick(446, 238) + rows + self.pick(16, 8)
        high = min(high, self.pick(930, 566) - y)
        if high < self.pick(120, 76):
            return
        self.paint_panel(surface, Box(x, y, width, high), self._palette, 12, 8)
        book = book_for(self._session.game.name)
        tall = high - 20
        face = book.face(self._decider.component, self.px(tall * book.shape[0] / book.shape[1]), words)
        left = place(surface, face, self.at(x + 12, y + high / 2), "midleft").right
        start = (left - self.at(0, 0)[0]) / self.unit + 18
        room = x + width - 16 - start
        at, size = (start, y + high * 0.17), self.pick(Type.SMALL, Type.TINY)
        self.write(surface, words(self._decider.title), at, room, size=size, style=Style("ui_bold", FOCUS))
        name = words(f"{self._session.game.domain}.name.{self._decider.component}")
        self.write_title(surface, name, (start, y + high * 0.38), room, self.pick(*Type.VICTORY_CARD))
        at, space = (start, y + high * 0.52), (room, high * 0.44)
        size = self.pick(Type.BODY, Type.FINE)
        text, least = self._decider.text, Type.LEAST
        self.write_block(surface, text, at, space, size=size, style=READING, least=least)
