"""The screen in which a new game is set up."""

from __future__ import annotations

from functools import partial
from math import dist
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from client.art.text import Style
from client.art.theme import Palette, mix
from client.art.type_sizes import Type
from client.canvas import Box
from client.game_setup import GameSetup
from client.games import palette_for
from client.kept_games import finished_games, is_newcomer
from client.scenes import open_table, show
from client.scenes.new_game.seats_panel import SeatsPanel, SeatsSizes
from client.scenes.new_game.seed_panel import SeedPanel
from client.scenes.new_game.variants_panel import VariantsPanel
from client.scenes.screen import Screen
from client.widgets.buttons import Button
from client.widgets.inputs import Switch
from client.widgets.tiles import GameTile
from rules.games import GAMES
from saves.settings import Setup

if TYPE_CHECKING:
    from client.app import App
    from client.widgets.widget import Callback


class NewGameScene(Screen):
    """Sets up a game, at first as the last one was; Enter begins it."""

    heading = "shell.new_game"

    def __init__(self, app: App, setup: Setup | None = None, game: str = "") -> None:
        super().__init__(app)
        newcomer = setup is None and is_newcomer(app.statistics)
        self._setup = GameSetup(setup or app.settings.setup, newcomer=newcomer)
        if game:
            self._setup.choose(game)
            self._setup.fit()
        self._setup.introduce(app.settings.player)
        self._finished = finished_games(app.statistics)
        self._opened = ""
        """The group of variants that is in sight."""

    @property
    def _panel(self) -> Box:
        return self.pick(Box(72, 476, 1776, 568), Box(32, 216, 960, 408))

    def _column(self, left: float, width: float) -> Box:
        top, foot = self.pick((70, 32), (46, 16))
        return Box(left, self._panel.y + top, width, self._panel.height - top - foot)

    @property
    def _seats_column(self) -> Box:
        return self._column(*self.pick((104, 744), (48, 556)))

    @property
    def _variants_column(self) -> Box:
        return self._column(*self.pick((888, 524), (624, 352)))

    @property
    def _seed_column(self) -> Box:
        """The column of the seed; in the compact layout it is that of the variants."""
        return self._column(*self.pick((1452, 364), (624, 352)))

    @property
    def _switches(self) -> Box:
        """The line below the seats."""
        above, height = self.pick((72, 40), (44, 32))
        return self._seats_column._replace(y=self._panel.y + self._panel.height - above, height=height)

    @property
    def _palette(self) -> Palette:
        return palette_for(self._setup.name)

    def _change(self, change: Callback) -> None:
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

    def _open(self, group: str) -> None:
        """Show the variants of a group, or those that are always in sight."""
        self._change(partial(setattr, self, "_opened", group))

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Add the games, and for the chosen one its seats, variants and seed."""
        self.header()
        if self._setup.name not in self._finished:
            self._add_lesson()
        self._add_tiles()
        rows = self.pick(
            SeatsSizes(84, 12, (36, 60, 176, 176, 212), 12), SeatsSizes(54, 6, (28, 38, 102, 134, 196), 6)
        )
        column = self._seats_column
        column = column._replace(height=self._switches.y - rows.gap - column.y)
        self._seats = SeatsPanel(self, self._setup, column, rows, self._change)
        self._seats.add()
        self._add_switches()
        self._seed = SeedPanel(self, self._setup, self._seed_column, self._change, self._start)
        column = self._variants_column
        if self.compact:
            column = column._replace(height=self._seed.seed - 12 - column.y)
        if self._opened not in {choice.group for choice in self._setup.game.choices}:
            self._opened = ""
        self._variants = VariantsPanel(self, self._setup, column, self._change, self._opened, self._open)
        self._variants.add()
        self.primary = self._seed.add()
        self.shortcuts = {pygame.K_F1: self._learn}

    def _add_lesson(self) -> None:
        """Offer the chosen game in pictures to those who have not finished one yet."""
        (y, height), width = self.header_line, self.pick(400, 340)
        rect = self.box(self.stage[0] - self.margin - width, y, width, height)
        label, about = self.app.words("shell.learn"), self.app.words("shell.learn.about")
        size = 0.42 * height
        lesson = Button(
            rect,
            self.unit,
            self._learn,
            label,
            picture="rule-book",
            kind="go",
            key="F1",
            size=size,
            tooltip=about,
        )
        self.add(lesson)

    def _add_tiles(self) -> None:
        words, names = self.app.words, tuple(GAMES)
        top, height, gap = self.pick((116, 332, 24), (68, 132, 12))
        width = (self.stage[0] - 2 * self.margin - gap * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            chosen = name == self._setup.name
            lift = 8 if chosen and not self.compact else 0
            tile = GameTile(
                self.box(self.margin + number * (width + gap), top - lift, width, height + lift),
                self.unit,
                partial(self._change, partial(self._setup.choose, name)),
                name,
                words(f"{name}.title"),
                words(f"shell.game.{name}.about"),
                (words(f"shell.game.{name}.seats"), self._setup.time(name, words)),
                chosen,
            )
            self.add(tile)

    def _add_switches(self) -> None:
        words, settings, (left, top, width, height) = self.app.words, self.app.settings, self._switches
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

    def back(self) -> None:
        """Go back to the variants that are always in sight, then leave; the table stays as it was laid."""
        if self._opened:
            self._open("")
            return
        self._keep()
        super().back()

    def _keep(self) -> None:
        """Remember the table as it is laid."""
        self.app.settings.setup = self._setup.setup
        self.app.settings.player = self._setup.first_name or self.app.settings.player
        self.app.save_settings()

    def _learn(self) -> None:
        """Show how the chosen game is played."""
        show(self.app, "rules", self._setup.name)

    def _start(self) -> None:
        self._keep()
        self.app.sounds.play("shuffle")
        open_table(self.app, self._setup.begin(self.app.store))

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw the page; the button names Enter only while Enter would press it."""
        if isinstance(self.primary, Button):
            used = self.focused is not self.primary and self._by_keyboard
            self.primary.key = "" if used or self.typing else "Enter"
        super().draw(surface)

    def paint(self, surface: Surface) -> None:
        """Draw the panel of the chosen game and what is written on it."""
        super().paint(surface)
        self.paint_panel(surface, self._panel, self._palette, 16, 14)
        self._paint_titles(surface)
        self._seats.paint(surface)
        self._variants.paint(surface)
        if not self.compact:
            self._seed.paint(surface)

    def _paint_titles(self, surface: Surface) -> None:
        words, palette, (_, top, _, height) = self.app.words, self._palette, self._panel
        y, size = top + self.pick(40, 24), self.pick(*Type.PANEL)
        seats = self._seats_column
        columns = [("shell.at_table", seats, 0.6), ("shell.variant", self._variants_column, 1.0)]
        if not self.compact:
            columns.append(("shell.match", self._seed_column, 1.0))
            for _, column, _ in columns[1:]:
                line = self.box(column.x - 20, top + 32, 1, height - 64)
                surface.fill(mix(palette.raised, palette.accent, 0.35), line)
        for key, column, share in columns:
            self.write_title(surface, words(key), (column.x, y), column.width * share, size)
        count = words("shell.seats_taken", n=len(self._setup.seats), most=max(self._setup.game.seats))
        at, room, style = (seats.x + seats.width, y), seats.width * 0.35, Style(colour=palette.accent)
        self.write(surface, count, at, room, size=Type.LABEL, style=style, anchor="midright")
