"""The screen in which a new game is set up."""

from __future__ import annotations

from functools import partial
from math import dist
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from client.art.text import Style
from client.art.theme import PALETTES, Palette, mix
from client.canvas import Box
from client.game_setup import GameSetup
from client.scenes import open_table
from client.scenes.new_game.seats_panel import SeatsPanel, SeatsSizes
from client.scenes.new_game.seed_panel import SeedPanel
from client.scenes.new_game.variants_panel import VariantsPanel
from client.scenes.screen import Screen
from client.widgets.inputs import Switch
from client.widgets.tiles import GameTile
from rules.games import COMING, GAMES
from saves.settings import Setup

if TYPE_CHECKING:
    from client.app import App
    from client.widgets.widget import Command


class NewGameLayout(NamedTuple):
    """Where everything stands, in units of the stage."""

    tiles: tuple[float, float, float]
    """Top, height and gap."""
    panel: Box
    seats: tuple[float, float]
    """Left and width of a column."""
    variants: tuple[float, float]
    seed: tuple[float, float]
    title: tuple[float, float]
    """How far below the top of the panel the columns' titles stand, and their size."""
    top: float
    """How far below it the columns begin."""
    foot: float
    """The air at the foot of the columns."""
    rows: SeatsSizes
    switches: tuple[float, float]
    """How far above the foot of the panel the switches begin, and their height."""


FULL = NewGameLayout(
    tiles=(116, 332, 24),
    panel=Box(72, 476, 1776, 568),
    seats=(104, 744),
    variants=(888, 524),
    seed=(1452, 364),
    title=(40, 29),
    top=70,
    foot=32,
    rows=SeatsSizes(84, 12, (36, 60, 176, 176, 212), 12),
    switches=(72, 40),
)
COMPACT = NewGameLayout(
    tiles=(68, 132, 12),
    panel=Box(32, 216, 960, 408),
    seats=(48, 556),
    variants=(624, 352),
    seed=(624, 352),
    title=(24, 22),
    top=46,
    foot=16,
    rows=SeatsSizes(54, 6, (28, 38, 108, 138, 182), 6),
    switches=(44, 32),
)


class NewGameScene(Screen):
    """Sets up a game, at first as the last one was; Enter begins it."""

    heading = "shell.new_game"

    def __init__(self, app: App, setup: Setup | None = None) -> None:
        super().__init__(app)
        self._setup = GameSetup(setup or app.settings.setup)

    @property
    def _layout(self) -> NewGameLayout:
        return COMPACT if self.compact else FULL

    @property
    def _palette(self) -> Palette:
        return PALETTES[self._setup.name]

    def _change(self, change: Command) -> None:
        self.app.sounds.play("button")
        change()
        self._setup.fit()
        used = self.focused
        self.lay_out()
        if used is None:
            return
        # Controls come, go and move along: whatever of its kind stands nearest is the one that was used.
        kin = [widget for widget in self.widgets if type(widget) is type(used) and widget.enabled]
        self.focus(min(kin, key=lambda widget: dist(widget.rect.center, used.rect.center)))

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Add the games, and for the chosen one its seats, variants and seed."""
        self.header()
        self._add_tiles()
        layout = self._layout
        column = self._column(layout.seats)
        height = column.height + layout.foot - layout.switches[0] - layout.rows.gap
        column = column._replace(height=height)
        self._seats = SeatsPanel(self, self._setup, column, layout.rows, self._change)
        self._seats.add()
        self._add_switches()
        self._seed = SeedPanel(self, self._setup, self._column(layout.seed), self._change, self._start)
        column = self._column(layout.variants)
        if self.compact:
            # There both share a column.
            column = column._replace(height=self._seed.seed - 12 - column.y)
        self._variants = VariantsPanel(self, self._setup, column, self._change)
        self._variants.add()
        self.primary = self._seed.add()

    def _column(self, sides: tuple[float, float]) -> Box:
        layout = self._layout
        _, y, _, height = layout.panel
        return Box(sides[0], y + layout.top, sides[1], height - layout.top - layout.foot)

    def _add_tiles(self) -> None:
        words, names = self.app.words, (*GAMES, *COMING)
        top, height, gap = self._layout.tiles
        width = (self.stage[0] - 2 * self.margin - gap * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            chosen, coming = name == self._setup.name, name in COMING
            lift = 8 if chosen and not self.compact else 0
            tile = GameTile(
                self.box(self.margin + number * (width + gap), top - lift, width, height + lift),
                self.unit,
                partial(self._change, partial(self._setup.choose, name)),
                name,
                words(f"{name}.title"),
                words(f"shell.game.{name}.about"),
                (words(f"shell.game.{name}.seats"), words(f"shell.game.{name}.time")),
                chosen,
                words("shell.coming") if coming else "",
                tooltip=words("shell.coming.about") if coming else "",
            )
            self.add(tile)

    def _add_switches(self) -> None:
        words, layout, settings = self.app.words, self._layout, self.app.settings
        left, width = layout.seats
        above, height = layout.switches
        top = layout.panel.y + layout.panel.height - above
        # The first of them has more to say.
        first, gap = 0.54 * width, 16
        rect = self.box(left, top, first - gap, height)
        set_shuffled = partial(setattr, self._setup, "shuffled")
        self.add(Switch(rect, self.unit, words("shell.shuffle"), self._setup.shuffled, set_shuffled))
        rect = self.box(left + first, top, width - first, height)
        label, about = words("shell.take_backs"), words("shell.take_backs.about")
        self.add(Switch(rect, self.unit, label, settings.take_backs, self._set_take_backs, tooltip=about))

    def _set_take_backs(self, on: bool) -> None:
        self.app.settings.take_backs = on
        self.app.save_settings()

    def _start(self) -> None:
        self.app.settings.setup = self._setup.setup
        self.app.save_settings()
        self.app.sounds.play("shuffle")
        open_table(self.app, self._setup.begin(self.app.store))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panel of the chosen game and what is written on it."""
        super().paint(surface)
        self.paint_panel(surface, self._layout.panel, self._palette, 16, 14)
        self._paint_titles(surface)
        self._seats.paint(surface)
        self._variants.paint(surface)
        if not self.compact:
            self._seed.paint(surface)

    def _paint_titles(self, surface: Surface) -> None:
        words, layout = self.app.words, self._layout
        down, size = layout.title
        y = layout.panel.y + down
        columns = [("shell.at_table", layout.seats, 0.6), ("shell.variant", layout.variants, 1.0)]
        if not self.compact:
            columns.append(("shell.match", layout.seed, 1.0))
        for key, (left, width), share in columns:
            self.write_title(surface, words(key), (left, y), width * share, size)
        for _, (left, _), _ in columns[1:] if not self.compact else ():
            line = self.box(left - 20, layout.panel.y + 32, 1, layout.panel.height - 64)
            surface.fill(mix(self._palette.raised, self._palette.accent, 0.35), line)
        left, width = layout.seats
        count = words("shell.seats_taken", n=len(self._setup.seats), most=max(self._setup.game.seats))
        style = Style(colour=self._palette.accent)
        self.write(surface, count, (left + width, y), width * 0.35, size=18, style=style, anchor="midright")
