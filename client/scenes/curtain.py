"""The curtain between two people at one screen, which the next one opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from client import saved_games
from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.panels import pill
from client.art.pictures import picture
from client.art.place import place
from client.art.text import LIVELY, READING, Style, draw, escape, fitted
from client.art.theme import ACCENT, CONTOUR, FOCUS, GOLD, SECOND, TEXT, Palette
from client.art.vector import Fade, circle, drawing, path
from client.canvas import Box
from client.scenes.pause import PauseScene
from client.scenes.screen import Screen
from client.table.watched import WatchedTable
from client.widgets.buttons import Button
from rules.core.events import Event
from rules.core.game import Entry

if TYPE_CHECKING:
    from client.app import App

NOBODY = -2
"""Whoever sees only what everybody may see."""
VELVET = Palette("#14070a", "#2b1116", "#c99a48", "#ffb648", "#f6ead0", GOLD)
SOFT = "#f0c9b8"
EVENT_GAP = 6
"""Between two events, in units."""


class CurtainLayout(NamedTuple):
    """Where everything stands, in units of the stage."""

    plaque: Box
    medallion: float
    hand_over: tuple[float, float]
    """How far below the top of the plaque a line stands, and its size."""
    name: tuple[float, float]
    game: tuple[float, float]
    rule: float
    events: tuple[float, float, int]
    """The top of the events, their pitch, and how many scores stand below each other."""
    scores: float
    """The width of the score column."""
    button: tuple[float, float]
    order: float
    footer: float


FULL = CurtainLayout(
    plaque=Box(480, 292, 960, 624),
    medallion=200,
    hand_over=(142, 30),
    name=(204, 104),
    game=(279, 20),
    rule=314,
    events=(384, 35, 3),
    scores=268,
    button=(512, 72),
    order=954,
    footer=1050,
)
COMPACT = CurtainLayout(
    plaque=Box(132, 92, 760, 448),
    medallion=104,
    hand_over=(72, 22),
    name=(120, 68),
    game=(168, 18),
    rule=192,
    events=(240, 30, 3),
    scores=200,
    button=(420, 60),
    order=576,
    footer=618,
)


class CurtainScene(Screen):
    """Names who is next and tells what everybody saw meanwhile; nothing hidden is shown."""

    def __init__(self, app: App, table: WatchedTable, seat: int) -> None:
        super().__init__(app)
        self._table = table
        self._session = table.session
        self._seat = seat
        self._told: list[Entry] = []

    @property
    def _layout(self) -> CurtainLayout:
        return COMPACT if self.compact else FULL

    @property
    def _name(self) -> str:
        return self._table.names[self._seat]

    def _meanwhile(self) -> list[Entry]:
        """Tell what has happened since this person's last choice, as nobody in particular saw it."""
        choices: list[list[Event]] = []
        for step in self._session.steps[self._since :]:
            seen = [event.seen_from(NOBODY) for event in step.events]
            # A payment, a target, an answer: told together with the choice that it belongs to.
            if step.told_together and choices:
                choices[-1] += seen
            else:
                choices.append(seen)
        return [entry for events in choices for entry in self._table.tell(events)]

    @property
    def _since(self) -> int:
        """How many steps this person has seen: all up to the own last choice."""
        own = [number for number, step in enumerate(self._session.steps, 1) if step.seat == self._seat]
        return own[-1] if own else 0

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Tell what happened, and place the one button."""
        self._told = self._meanwhile()
        layout = self._layout
        x, y, width, height = layout.plaque
        wide, high = layout.button
        rect = self.box(x + (width - wide) / 2, y + height - high - 32, wide, high)
        label = self.app.words("shell.curtain.open", name=escape(self._name))
        self.primary = Button(rect, self.unit, self._open, label, kind="primary", key="Enter", size=28)
        self.add(self.primary)

    def _open(self) -> None:
        self.app.sounds.play("button")
        self.app.pop()
        self._table.look_from(self._seat)

    def back(self) -> None:
        """Open the menu: there is nothing behind a curtain to go back to."""
        self.app.push(PauseScene(self.app, self._session))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the curtain and the plaque on it."""
        surface.blit(picture("shell/curtain", surface.get_size()), (0, 0))
        layout = self._layout
        self.paint_panel(surface, layout.plaque, VELVET, 20, 18)
        self._paint_head(surface, layout)
        self._paint_events(surface, layout)
        self._paint_scores(surface, layout)
        self._paint_order(surface, layout)
        self.write_keys(surface, [("Esc", "shell.footer.menu")], (32, layout.footer), left=True)
        text, at = self.app.words("shell.curtain.secret"), (self.stage[0] - 32, layout.footer)
        self.write(surface, text, at, self.stage[0] * 0.6, size=18, anchor="midright")

    def _paint_head(self, surface: Surface, layout: CurtainLayout) -> None:
        words, session = self.app.words, self._session
        x, y, width, _ = layout.plaque
        middle, room = x + width / 2, width - 96
        place(surface, _medallion(self.px(layout.medallion)), self.at(middle, y))
        place(surface, seat_sign(self._seat, self.px(layout.medallion * 0.72)), self.at(middle, y))
        top, size = layout.name
        self.write_title(surface, self._name, (middle, y + top), room, size, "center")
        stage = saved_games.stage(session.game, session.state, words)
        for text, (top, size), style in (
            (words("shell.curtain.hand_over"), layout.hand_over, READING._replace(colour=SECOND)),
            (f"{words(f'{session.game.name}.title')} · {stage}", layout.game, Style("ui_medium", SOFT)),
        ):
            self.write(surface, text, (middle, y + top), room, size=size, style=style, anchor="center")
        surface.fill("#a97a2e", self.box(x + 48, y + layout.rule, width - 96, max(1, 1 / self.unit)))

    def _paint_events(self, surface: Surface, layout: CurtainLayout) -> None:
        x, y, width, height = layout.plaque
        top, pitch, _ = layout.events
        room = width - layout.scores - 64 - 16
        label = "shell.curtain.meanwhile" if self._since else "shell.curtain.so_far"
        self._paint_label(surface, label, (x + 48, y + top - 36), room)
        top += y - pitch / 2
        bottom = y + height - layout.button[1] - 32 - 12
        if not self._told:
            text, style = self.app.words("shell.curtain.nothing"), READING._replace(colour=SECOND)
            self.write_block(surface, text, (x + 48, top), (room, pitch), style=style)
        for entry, drawn in self._fitting(room - 38, bottom - top):
            middle = top + pitch / 2
            if entry.seat is not None:
                place(surface, seat_sign(entry.seat, self.px(26)), self.at(x + 62, middle - 2))
            surface.blit(drawn, self.at(x + 86, top))
            top += drawn.get_height() / self.unit + EVENT_GAP

    def _fitting(self, room: float, height: float) -> list[tuple[Entry, Surface]]:
        """Return the newest entries that there is room for, the oldest of them first."""
        chosen: list[tuple[Entry, Surface]] = []
        style = READING._replace(colour=TEXT, strong=FOCUS, leading=1.25)
        for entry in reversed(self._told):
            measured = fitted(entry.text, style, self.px(18), self.px(room), self.px(52), self.px(14))
            height -= measured.height / self.unit + EVENT_GAP
            if height < 0:
                break
            chosen.insert(0, (entry, draw(measured)))
        return chosen

    def _paint_label(self, surface: Surface, key: str, at: tuple[float, float], room: float) -> None:
        self.write(surface, self.app.words(key), at, room, size=18, style=Style("ui_medium", SECOND))

    def _paint_scores(self, surface: Surface, layout: CurtainLayout) -> None:
        x, y, width, _ = layout.plaque
        top, pitch, rows = layout.events
        left = x + width - layout.scores
        line = self.box(left - 16, y + top - 46, max(1, 1 / self.unit), pitch * rows + 38)
        surface.fill("#6b3a2c", line)
        self._paint_label(surface, "shell.points", (left + 8, y + top - 36), layout.scores - 48)
        powers = zip(self._session.powers, self._session.points(self._session.state), strict=True)
        for number, (power, points) in enumerate(powers):
            at = (left + 22 + number // rows * 90, y + top + number % rows * pitch)
            place(surface, seat_sign(power, self.px(28)), self.at(*at))
            self.write(surface, str(points), (at[0] + 24, at[1]), 50, size=20, style=Style("ui_bold", FOCUS))

    def _paint_order(self, surface: Surface, layout: CurtainLayout) -> None:
        """Draw who sits at the table, in order, with the next person standing out."""
        names = self._table.names
        room = min(220.0, (self.stage[0] - 64) / len(names) - 24)
        x = self.stage[0] / 2 - (len(names) * (room + 24) - 24) / 2
        for seat, name in enumerate(names):
            rect = self.box(x, layout.order - 22, room, 44)
            mine = seat == self._seat
            fill, edge = ("#5b3d14", ACCENT) if mine else ("#180a0e", "#7a4a3a")
            surface.blit(pill(rect.size, fill, edge, max(1.0, self.unit * (2 if mine else 1))), rect)
            place(surface, seat_sign(seat, self.px(32)), self.at(x + 26, layout.order))
            style = LIVELY if mine else Style("ui_medium", SECOND)
            self.write(surface, escape(name), (x + 50, layout.order), room - 66, size=20, style=style)
            x += room + 24
            if seat < len(names) - 1:
                self.write(surface, "›", (x - 12, layout.order), 20, size=24, style=LIVELY, anchor="center")


@sprite
def _medallion(px: int) -> Surface:
    """Return the golden ring that a sign hangs in."""
    return drawing(
        (px, px),
        path(circle(50, 50, 50), CONTOUR),
        path(circle(50, 50, 49), Fade(GOLD)),
        path(circle(50, 50, 44), "#1a0a0e"),
        path(circle(50, 50, 43), Fade(((0, "#3a1820"), (1, "#12060a")))),
        view=(100, 100),
    )
