"""The curtain between two people at one screen: it rises only when the next one says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import shadow
from client.art.heraldry import seat_sign
from client.art.panels import pill
from client.art.pictures import picture
from client.art.text import LIVELY, READING, Style, draw, escape, fitted
from client.art.theme import ACCENT, CONTOUR, FOCUS, GOLD, SECOND, TEXT, Palette
from client.art.vector import Fade, circle, drawing, path
from client.scenes.pause import PauseScene
from client.table.scene import TableScene
from client.widgets import saves
from client.widgets.controls import Button
from client.widgets.screen import Screen
from rules.core.events import Event
from rules.core.game import LogLine

if TYPE_CHECKING:
    from client.app import App

NOBODY = -2
"""Whoever sees only what everybody may see."""
VELVET = Palette("#14070a", "#2b1116", "#c99a48", "#ffb648", "#f6ead0", GOLD)
SOFT = "#f0c9b8"
EVENT_GAP = 6
"""Between two events, in units."""


class Layout(NamedTuple):
    """Where everything stands, in units of the stage."""

    plaque: tuple[float, float, float, float]
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


FULL = Layout(
    (480, 292, 960, 624), 200, (142, 30), (204, 104), (279, 20), 314, (384, 35, 3), 268, (512, 72), 954, 1050
)
COMPACT = Layout(
    (132, 92, 760, 448), 104, (72, 22), (120, 68), (168, 18), 192, (240, 30, 3), 200, (420, 60), 576, 618
)


class CurtainScene(Screen):
    """Who is next, and what everybody saw meanwhile; nothing that one person only may know."""

    def __init__(self, app: App, table: TableScene, seat: int) -> None:
        super().__init__(app)
        self._table = table
        self._session = table.session
        self._seat = seat
        self._told: list[LogLine] = []

    @property
    def _layout(self) -> Layout:
        return COMPACT if self.canvas.compact else FULL

    @property
    def _name(self) -> str:
        return self._table.names[self._seat]

    def _meanwhile(self) -> list[LogLine]:
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
        button = Button(rect, self.canvas.k, label, self._open, kind="primary", key="Enter", size=28)
        self.add(button)
        self.primary = button

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
        rect = self.box(*layout.plaque)
        dark = shadow(rect.size, self.px(20), max(1, self.px(18)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        surface.blit(panels.panel(rect.size, self.canvas.k, VELVET, 20), rect)
        self._paint_head(surface, layout)
        self._paint_events(surface, layout)
        self._paint_scores(surface, layout)
        self._paint_order(surface, layout)
        words, footer = self.app.words, layout.footer
        self.write_keys(surface, [("Esc", words("shell.footer.menu"))], (32, footer), left=True)
        at = (self.stage[0] - 32, footer)
        self.write(
            surface, words("shell.curtain.secret"), at, self.stage[0] * 0.6, size=18, anchor="midright"
        )

    def _paint_head(self, surface: Surface, layout: Layout) -> None:
        words, session = self.app.words, self._session
        x, y, width, _ = layout.plaque
        middle = x + width / 2
        for drawn in (
            _medallion(self.px(layout.medallion)),
            seat_sign(self._seat, self.px(layout.medallion * 0.72)),
        ):
            surface.blit(drawn, drawn.get_rect(center=self.at(middle, y)))
        room = width - 96
        top, size = layout.hand_over
        style = READING._replace(colour=SECOND)
        text = words("shell.curtain.hand_over")
        self.write(surface, text, (middle, y + top), room, size=size, style=style, anchor="center")
        top, size = layout.name
        self.write_title(surface, self._name, (middle, y + top), room, size, "center")
        top, size = layout.game
        parts = (
            words(f"{session.game.name}.title"),
            saves.stage(session.game, session.state, words),
        )
        style = Style("ui_medium", SOFT)
        self.write(
            surface, " · ".join(parts), (middle, y + top), room, size=size, style=style, anchor="center"
        )
        surface.fill("#a97a2e", self.box(x + 48, y + layout.rule, width - 96, max(1, 1 / self.canvas.k)))

    def _paint_events(self, surface: Surface, layout: Layout) -> None:
        x, y, width, height = layout.plaque
        top, pitch, _ = layout.events
        room = width - layout.scores - 64 - 16
        label = "shell.curtain.meanwhile" if self._since else "shell.curtain.so_far"
        self._paint_label(surface, label, (x + 48, y + top - 36), room)
        top += y - pitch / 2
        bottom = y + height - layout.button[1] - 32 - 12
        if not self._told:
            style = READING._replace(colour=SECOND)
            self.write_block(
                surface, self.app.words("shell.curtain.nothing"), (x + 48, top), (room, pitch), style=style
            )
        for entry, drawn in self._fitting(room - 38, bottom - top):
            middle = top + pitch / 2
            if entry.seat is not None:
                sign = seat_sign(entry.seat, self.px(26))
                surface.blit(sign, sign.get_rect(center=self.at(x + 62, middle - 2)))
            place = self.at(x + 86, top)
            surface.blit(drawn, place)
            top += drawn.get_height() / self.canvas.k + EVENT_GAP

    def _fitting(self, room: float, height: float) -> list[tuple[LogLine, Surface]]:
        """Return the newest entries that there is room for, the oldest of them first."""
        chosen: list[tuple[LogLine, Surface]] = []
        style = READING._replace(colour=TEXT, strong=FOCUS, leading=1.25)
        for entry in reversed(self._told):
            measured = fitted(entry.text, style, self.px(18), self.px(room), self.px(52), self.px(14))
            height -= measured.height / self.canvas.k + EVENT_GAP
            if height < 0:
                break
            chosen.insert(0, (entry, draw(measured)))
        return chosen

    def _paint_label(self, surface: Surface, key: str, at: tuple[float, float], room: float) -> None:
        self.write(surface, self.app.words(key), at, room, size=18, style=Style("ui_medium", SECOND))

    def _paint_scores(self, surface: Surface, layout: Layout) -> None:
        x, y, width, _ = layout.plaque
        top, pitch, rows = layout.events
        left = x + width - layout.scores
        surface.fill(
            "#6b3a2c", self.box(left - 16, y + top - 46, max(1, 1 / self.canvas.k), pitch * rows + 38)
        )
        self._paint_label(surface, "shell.points", (left + 8, y + top - 36), layout.scores - 48)
        powers = zip(self._session.powers, self._session.points(self._session.state), strict=True)
        for number, (power, points) in enumerate(powers):
            at = (left + 22 + number // rows * 90, y + top + number % rows * pitch)
            sign = seat_sign(power, self.px(28))
            surface.blit(sign, sign.get_rect(center=self.at(*at)))
            self.write(surface, str(points), (at[0] + 24, at[1]), 50, size=20, style=Style("ui_bold", FOCUS))

    def _paint_order(self, surface: Surface, layout: Layout) -> None:
        """Draw who sits at the table, in order, with the next person standing out."""
        names = self._table.names
        room = min(220.0, (self.stage[0] - 64) / len(names) - 24)
        x = self.stage[0] / 2 - (len(names) * (room + 24) - 24) / 2
        for seat, name in enumerate(names):
            rect = self.box(x, layout.order - 22, room, 44)
            mine = seat == self._seat
            fill, edge = ("#5b3d14", ACCENT) if mine else ("#180a0e", "#7a4a3a")
            surface.blit(pill(rect.size, fill, edge, max(1.0, self.canvas.k * (2 if mine else 1))), rect)
            sign = seat_sign(seat, self.px(32))
            surface.blit(sign, sign.get_rect(center=self.at(x + 26, layout.order)))
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
