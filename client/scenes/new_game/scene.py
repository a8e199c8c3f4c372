"""Laying a table: which game, who sits where, which variant."""

from __future__ import annotations

from functools import partial
from math import dist
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from client.art import panels
from client.art.effects import shadow
from client.art.text import Style
from client.art.theme import PALETTES, Palette, mix
from client.game_setup import GameSetup
from client.scenes import open_table
from client.scenes.new_game.seats_panel import SeatsBox, SeatsPanel
from client.scenes.new_game.seed_panel import SeedPanel
from client.scenes.new_game.variants_panel import VariantsPanel
from client.scenes.screen import Screen
from client.table.board import Box
from client.widgets.controls import Switch
from client.widgets.tiles import GameTile
from rules.games import COMING, GAMES
from saves.settings import Setup

if TYPE_CHECKING:
    from client.app import App
    from client.widgets.widget import Command


class NewGameLayout(NamedTuple):
    """Where everything stands, in units of the stage."""

    tiles: tuple[float, float, float, float]
    """Left, top, height and gap."""
    panel: tuple[float, float, float, float]
    seats: tuple[float, float]
    """Left and width of a column."""
    variants: tuple[float, float]
    deal: tuple[float, float]
    title: tuple[float, float]
    """How far below the top of the panel the columns' titles stand, and their size."""
    top: float
    """How far below it the columns begin."""
    foot: float
    """The air at the foot of the columns."""
    row: tuple[float, float]
    """The height of a seat's row and the gap below it."""
    parts: tuple[float, float, float, float, float]
    """The widths within a row: order, sign, name, who, level."""
    between: float
    """The gap between the controls of a row."""
    switches: tuple[float, float]
    """How far above the foot of the panel the switches begin, and their height."""


FULL = NewGameLayout(
    (72, 116, 332, 24),
    (72, 476, 1776, 568),
    (104, 744),
    (888, 524),
    (1452, 364),
    (40, 29),
    70,
    32,
    (84, 12),
    (36, 60, 176, 176, 212),
    12,
    (72, 40),
)
COMPACT = NewGameLayout(
    (32, 68, 132, 12),
    (32, 216, 960, 408),
    (48, 556),
    (624, 352),
    (624, 352),
    (24, 22),
    46,
    16,
    (54, 6),
    (28, 38, 108, 138, 182),
    6,
    (44, 32),
)


class NewGameScene(Screen):
    """A table that is laid as it was the last time; Enter is all it needs."""

    heading = "shell.new_game"

    def __init__(self, app: App, setup: Setup | None = None) -> None:
        super().__init__(app)
        self._plan = GameSetup(setup or app.settings.setup)

    @property
    def _layout(self) -> NewGameLayout:
        return COMPACT if self.canvas.compact else FULL

    @property
    def _palette(self) -> Palette:
        return PALETTES[self._plan.name]

    def _change(self, change: Command) -> None:
        self.app.sounds.play("button")
        change()
        self._plan.fit()
        used = self.focused
        self.lay_out()
        if used is None:
            return
        # Controls come, go and move along: whatever of its kind stands nearest is the one that was used.
        kin = [widget for widget in self.widgets if type(widget) is type(used) and widget.enabled]
        self.focus(min(kin, key=lambda widget: dist(widget.rect.center, used.rect.center)))

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Place the games, and for the chosen one its seats, variants and the way to begin."""
        self.header()
        self._add_tiles()
        self._seating = self._make_seating()
        self._seating.add()
        self._add_switches()
        self._deal = SeedPanel(self, self._plan, self._column(self._layout.deal), self._change, self._start)
        column = self._column(self._layout.variants)
        if self.canvas.compact:
            # There both share a column.
            column = column._replace(height=self._deal.seed - 12 - column.y)
        self._variants = VariantsPanel(self, self._plan, column, self._change)
        self._variants.add()
        self.primary = self._deal.add()

    def _column(self, sides: tuple[float, float]) -> Box:
        layout = self._layout
        _, y, _, height = layout.panel
        return Box(sides[0], y + layout.top, sides[1], height - layout.top - layout.foot)

    def _add_tiles(self) -> None:
        words = self.app.words
        left, top, height, gap = self._layout.tiles
        names = (*GAMES, *COMING)
        width = (self.stage[0] - 2 * left - gap * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            chosen = name == self._plan.name
            lift = 8 if chosen and not self.canvas.compact else 0
            tile = GameTile(
                self.box(left + number * (width + gap), top - lift, width, height + lift),
                self.canvas.k,
                name,
                words(f"{name}.title"),
                words(f"shell.game.{name}.about"),
                (words(f"shell.game.{name}.seats"), words(f"shell.game.{name}.time")),
                partial(self._change, partial(self._plan.choose, name)),
                chosen=chosen,
                notice="" if name in GAMES else words("shell.coming"),
                hint="" if name in GAMES else words("shell.coming.about"),
            )
            self.add(tile)

    def _make_seating(self) -> SeatsPanel:
        layout = self._layout
        column = self._column(layout.seats)
        height = column.height + layout.foot - layout.switches[0] - layout.row[1]
        place = SeatsBox(*column._replace(height=height), *layout.row, layout.parts, layout.between)
        return SeatsPanel(self, self._plan, place, self._change)

    def _add_switches(self) -> None:
        words, layout = self.app.words, self._layout
        left, width = layout.seats
        above, height = layout.switches
        top = layout.panel[1] + layout.panel[3] - above
        # The first of them has more to say.
        first, gap = 0.54 * width, 16
        rects = (self.box(left, top, first - gap, height), self.box(left + first, top, width - first, height))
        plan, settings, unit = self._plan, self.app.settings, self.canvas.k
        self.add(Switch(rects[0], unit, words("shell.shuffle"), plan.shuffled, self._set_shuffled))
        about = words("shell.take_backs.about")
        label, command = words("shell.take_backs"), self._set_take_backs
        self.add(Switch(rects[1], unit, label, settings.take_backs, command, hint=about))

    def _set_shuffled(self, on: bool) -> None:
        self._plan.shuffled = on

    def _set_take_backs(self, on: bool) -> None:
        self.app.settings.take_backs = on
        self.app.save_settings()

    def _start(self) -> None:
        self.app.settings.setup = self._plan.setup
        self.app.save_settings()
        self.app.sounds.play("shuffle")
        open_table(self.app, self._plan.begin(self.app.store))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panel of the chosen game and what is written on it."""
        super().paint(surface)
        rect = self.box(*self._layout.panel)
        dark = shadow(rect.size, self.px(16), max(1, self.px(14)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        surface.blit(panels.panel(rect.size, self.canvas.k, self._palette, 16), rect)
        self._paint_titles(surface)
        self._seating.paint(surface)
        self._variants.paint(surface)
        if not self.canvas.compact:
            self._deal.paint(surface)

    def _paint_titles(self, surface: Surface) -> None:
        words, layout = self.app.words, self._layout
        down, size = layout.title
        y = layout.panel[1] + down
        columns = [("shell.at_table", layout.seats, 0.6), ("shell.variant", layout.variants, 1.0)]
        if not self.canvas.compact:
            columns.append(("shell.match", layout.deal, 1.0))
        for key, (left, width), share in columns:
            self.write_title(surface, words(key), (left, y), width * share, size)
        for _, (left, _), _ in columns[1:] if not self.canvas.compact else ():
            line = self.box(left - 20, layout.panel[1] + 32, 1, layout.panel[3] - 64)
            surface.fill(mix(self._palette.raised, self._palette.accent, 0.35), line)
        left, width = layout.seats
        count = words("shell.seats_taken", n=len(self._plan.seats), most=max(self._plan.game.seats))
        style = Style(colour=self._palette.accent)
        self.write(surface, count, (left + width, y), width * 0.35, size=18, style=style, anchor="midright")
