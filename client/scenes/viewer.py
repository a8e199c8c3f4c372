"""The screen that plays a finished game again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client import keys
from client.art.panels import table_panel
from client.art.text import LIVELY, escape
from client.art.theme import SHELL
from client.art.type_sizes import Type
from client.canvas import Canvas, canvas
from client.games import table_for
from client.scenes import share
from client.scenes.screen import Screen
from client.session import Session
from client.table.watched import WatchedTable
from client.widgets.buttons import Button, IconButton, ViewerPicker
from client.widgets.inputs import Segments
from client.widgets.timeline import Timeline

if TYPE_CHECKING:
    from client.app import App

SPEEDS = (0.5, 1.0, 2.0, 4.0)
"""Steps a second."""
BAR = 76
FORWARDED = (pygame.MOUSEMOTION, pygame.MOUSEWHEEL)


class ReplayTable(WatchedTable):
    """A table that leaves the foot of the window to the controls of time, and has none of its own."""

    @property
    def canvas(self) -> Canvas:
        """The measure of the window above the bar."""
        whole = self.app.canvas
        width, height = whole.size
        return canvas((width, height - whole.px(BAR + 16)), self.app.settings.scale / 100)


class ViewerScene(Screen):
    """Shows a game step by step, by rounds, or running on its own."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self._session = session
        self.ambience = session.game.name
        self._table = ReplayTable(app, session, table_for(session.game.name))
        self.at_step = 0
        self._playing = False
        self._speed = 1
        self._waited = 0.0
        self._clip_from: int | None = None
        """After how many steps the clip begins that is being cut."""
        self.rounds = _round_starts(session)

    # --- moving through time -----------------------------------------------------------------------

    def jump(self, at: int) -> None:
        """Show the table after so many steps."""
        self.at_step = max(0, min(len(self._session.steps), at))
        self._waited = 0.0
        self._table.show_step(self.at_step)
        self._timeline.now = self.at_step
        self.dirty = True

    def _jump_round(self, step: int) -> None:
        """Go to where the next round begins, or back to where this or the last one does."""
        if step > 0:
            later = [start for start in self.rounds if start > self.at_step]
            self.jump(later[0] if later else len(self._session.steps))
        else:
            earlier = [start for start in self.rounds if start < self.at_step]
            self.jump(earlier[-1] if earlier else 0)

    def _toggle(self) -> None:
        at_end = self.at_step == len(self._session.steps)
        self._playing = not self._playing
        if self._playing and at_end:
            self.jump(0)
        self._lay_out_bar()

    def play(self) -> None:
        """Let the game run on by itself."""
        if not self._playing:
            self._toggle()

    def _change_seat(self) -> None:
        """Show the same moment as the next seat sees it."""
        self._table.look_from((self._table.viewer + 1) % len(self._session.seats))
        self.jump(self.at_step)
        self._lay_out_bar()

    def _set_speed(self, number: int) -> None:
        self._speed = number

    def update(self, seconds: float) -> None:
        """Let things glide, and let the game run on while it plays."""
        super().update(seconds)
        motion = self._table.motion
        self._table.update(seconds)
        self.dirty |= self._table.dirty
        self._table.dirty = False
        if not self._playing:
            return
        self._waited += seconds * SPEEDS[self._speed]
        if self._waited >= 1 and not motion.running:
            self.jump(self.at_step + 1)
            if self.at_step == len(self._session.steps):
                self._toggle()

    # --- building ----------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Lay out the table and the bar above it."""
        self._table.lay_out()
        self._table.show_step(self.at_step)
        self._lay_out_bar()

    def _lay_out_bar(self) -> None:
        """Lay out the bar alone: the table may still be moving."""
        super().lay_out()

    def build(self) -> None:
        """Add the controls of time on a bar at the foot of the window."""
        words, unit, steps = self.app.words, self.unit, len(self._session.steps)
        x, y, width = self._bar
        # A small bar has no room beside its buttons: there the line of time runs along its upper edge.
        side, top = (BAR - 28, y + 24) if self.compact else (BAR - 24, y + 12)
        x += 12
        label = f"‹  {words('shell.back')}"
        self.add(Button(self.box(x, top, 128, side), unit, self.back, label, size=Type.MESSAGE))
        x += 140
        back, on = (lambda: self.jump(self.at_step - 1)), (lambda: self.jump(self.at_step + 1))
        round_back, round_on = (lambda: self._jump_round(-1)), (lambda: self._jump_round(1))
        toggle = "pause" if self._playing else "play"
        for sign, key, command in (
            ("«", "round_back", round_back),
            ("‹", "step_back", back),
            ("", toggle, self._toggle),
            ("›", "step", on),
            ("»", "round", round_on),
        ):
            rect, mark, about = self.box(x, top, side, side), f"{toggle}-button", words(f"shell.replay.{key}")
            button = IconButton(rect, unit, command, picture="" if sign else mark, sign=sign, tooltip=about)
            self.add(button)
            if not sign:
                self.primary = button
            x += side + 8
        labels = [f"×{speed:g}".replace(".", words("shell.decimal_point")) for speed in SPEEDS]
        speeds = 168 if self.compact else 240
        self.add(Segments(self.box(x, top, speeds, side), unit, labels, self._speed, self._set_speed))
        x += speeds + 16
        right = self._bar[0] + width - 12 - self._caption
        rect, seat = self.box(right - side, top, side, side), self._table.viewer
        about = words("shell.replay.seat", name=escape(self._table.names[seat]), key=keys.label("V"))
        self.add(ViewerPicker(rect, unit, self._change_seat, seat, tooltip=about))
        rect = self.box(right - 2 * side - 8, top, side, side)
        begun = self._clip_from
        key = "shell.replay.clip" if begun is None else "shell.replay.clip_end"
        about = words(key, n=begun, key=keys.label("C"))
        self.add(IconButton(rect, unit, self._clip, picture="film-spool", tooltip=about))
        rect = self.box(x, top, right - 2 * side - 40 - x, side)
        if self.compact:
            rect = self.box(self._bar[0] + 16, y + 2, width - 32 - self._caption, 20)
        self._timeline = Timeline(rect, unit, steps, self.rounds, self.at_step, self.jump)
        self.add(self._timeline)
        self.shortcuts = {
            pygame.K_LEFT: back,
            pygame.K_RIGHT: on,
            pygame.K_PAGEUP: round_back,
            pygame.K_PAGEDOWN: round_on,
            pygame.K_HOME: lambda: self.jump(0),
            pygame.K_END: lambda: self.jump(steps),
            pygame.K_UP: lambda: self._hurry(1),
            pygame.K_DOWN: lambda: self._hurry(-1),
            pygame.K_v: self._change_seat,
            pygame.K_c: self._clip,
        }

    def _clip(self) -> None:
        """Mark where a clip begins; then, where it ends, ask where it shall go."""
        if self._clip_from is None:
            self._clip_from = self.at_step
            self.app.notice.tell(self.app.words("shell.replay.clip_begun", n=self.at_step))
        else:
            first, last = sorted((self._clip_from, self.at_step))
            self._clip_from = None
            share.ask_clip(self.app, self._session, first, last, self._table.viewer)
        if self.app.scene is self:
            self._lay_out_bar()

    def _hurry(self, step: int) -> None:
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + step))
        self._lay_out_bar()

    @property
    def _bar(self) -> tuple[float, float, float]:
        """The left, top and width of the bar."""
        width, height = self.stage
        margin = 12 if self.compact else 72
        return margin, height - BAR - 8, width - 2 * margin

    @property
    def _caption(self) -> float:
        return 150 if self.compact else 260

    def handle(self, event: pygame.Event) -> None:
        """Hear the controls; pointing at a card and looking at it closely is the table's."""
        close_look = event.type == pygame.MOUSEBUTTONDOWN and event.button == 3
        if event.type in FORWARDED or close_look:
            self._table.handle(event)
            self.dirty = True
        super().handle(event)

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the table, the bar and the moment."""
        surface.fill(SHELL.ground)
        self._table.draw(surface.subsurface(((0, 0), self._table.canvas.size)))
        x, y, width = self._bar
        rect = self.box(x, y, width, BAR)
        surface.blit(table_panel(rect.size, self.unit), rect)
        words, session = self.app.words, self._session
        number = session.game.told_round(session.position_after(self.at_step))
        lines = (
            words("table.round", n=number) if number else words("table.setup"),
            words("shell.replay.move", n=self.at_step, of=len(session.steps)),
        )
        for number, text in enumerate(lines):
            at = (x + width - 16, y + BAR / 2 + (number - 0.5) * 26)
            self.write(surface, text, at, self._caption - 8, size=Type.FACT, style=LIVELY, anchor="midright")


def _round_starts(session: Session) -> list[int]:
    """Return after how many steps each round begins."""
    starts, last = [0], session.game.round(session.start)
    for number, step in enumerate(session.steps, 1):
        if session.game.round(step.after) != last:
            last = session.game.round(step.after)
            starts.append(number)
    return starts
