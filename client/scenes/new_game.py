"""Laying a table: which game, who sits where, which variant."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Surface

from client.art import panels
from client.art.effects import shadow
from client.art.icons import icon
from client.art.text import READING, Style
from client.art.theme import PALETTES, Palette, mix
from client.scenes import sit_down
from client.widgets import saves
from client.widgets.controls import Button, Small, Switch
from client.widgets.field import Field
from client.widgets.plan import Plan
from client.widgets.screen import Screen
from client.widgets.seating import Place, Seating
from client.widgets.tiles import GameTile, Variant
from rules.core.game import AnyGame
from rules.games import COMING, GAMES
from saves.store import AUTOSAVE

if TYPE_CHECKING:
    from client.app import App
    from client.widgets.widget import Command

LONGEST_SEED = 24


class Layout(NamedTuple):
    """Where everything stands, in units of the stage."""

    tiles: tuple[float, float, float, float]
    """Left, top, height and gap."""
    panel: tuple[float, float, float, float]
    seats: tuple[float, float]
    """Left and width of a column."""
    variants: tuple[float, float]
    match: tuple[float, float]
    heading: float
    row: tuple[float, float]
    """The height of a seat's row and the gap below it."""
    card: tuple[float, float]
    """The height of a variant's card and the gap below it."""
    parts: tuple[float, float, float, float, float]
    """The widths within a row: order, sign, name, who, level."""


FULL = Layout(
    (72, 116, 332, 24),
    (72, 476, 1776, 568),
    (104, 744),
    (888, 524),
    (1452, 364),
    29,
    (84, 12),
    (112, 8),
    (36, 60, 176, 176, 212),
)
COMPACT = Layout(
    (32, 68, 132, 12),
    (32, 216, 960, 408),
    (48, 556),
    (624, 352),
    (624, 352),
    22,
    (54, 6),
    (38, 4),
    (30, 40, 118, 128, 176),
)


class NewGameScene(Screen):
    """A table that is laid as it was the last time; Enter is all it needs."""

    heading = "shell.new_game"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._plan = Plan(app.settings.setup)

    @property
    def _layout(self) -> Layout:
        return COMPACT if self.canvas.compact else FULL

    @property
    def _palette(self) -> Palette:
        return PALETTES[self._plan.name]

    def _change(self, change: Command) -> None:
        self.app.sounds.play("button")
        change()
        self._plan.fit()
        used = self.focused.rect if self.focused is not None else None
        self.lay_out()
        # Other controls may have come or gone: the one that was used keeps the focus where it still is.
        for widget in self.widgets:
            if widget.rect == used:
                self.focus(widget)

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Place the games, and for the chosen one its seats, variants and the way to begin."""
        self.header()
        self._add_tiles()
        game = self._plan.game
        if game is None:
            return
        self._seating(game).add()
        self._add_switches()
        self._add_variants(game)
        self._add_match()

    def _add_tiles(self) -> None:
        words = self.app.words
        left, top, height, gap = self._layout.tiles
        names = (*GAMES, *COMING)
        width = (self.stage[0] - 2 * left - gap * (len(names) - 1)) / len(names)
        for number, name in enumerate(names):
            chosen = name == self._plan.name
            lift = 8 if chosen and not self.canvas.compact else 0
            facts = (words(f"shell.game.{name}.seats"), words(f"shell.game.{name}.time"))
            tile = GameTile(
                self.box(left + number * (width + gap), top - lift, width, height + lift),
                self.canvas.k,
                name,
                words(f"{name}.title"),
                words(f"shell.game.{name}.about"),
                facts,
                partial(self._change, partial(self._plan.choose, name)),
                chosen=chosen,
                notice="" if name in GAMES else words("shell.coming"),
            )
            self.add(tile)

    def _seating(self, game: AnyGame) -> Seating:
        layout, compact = self._layout, self.canvas.compact
        left, width = layout.seats
        bottom = layout.panel[1] + layout.panel[3] - (56 if compact else 96)
        place = Place(
            left, self._top, width, bottom - self._top, *layout.row, layout.parts, 6 if compact else 12
        )
        return Seating(self, self._plan, game, place, self._change)

    @property
    def _top(self) -> float:
        """Where the columns of the panel begin under their headings."""
        return self._layout.panel[1] + (46 if self.canvas.compact else 70)

    def _add_switches(self) -> None:
        words, unit = self.app.words, self.canvas.k
        left, width = self._layout.seats
        _, y, _, height = self._layout.panel
        top = y + height - (44 if self.canvas.compact else 72)
        half = width / 2 - 8
        tall = 32 if self.canvas.compact else 40
        shuffle = Switch(
            self.box(left, top, half, tall),
            unit,
            words("shell.shuffle"),
            self._plan.shuffled,
            self._set_shuffled,
        )
        take_backs = Switch(
            self.box(left + half + 16, top, half, tall),
            unit,
            words("shell.take_backs"),
            self.app.settings.take_backs,
            self._set_take_backs,
            hint=words("shell.take_backs.about"),
        )
        self.add(shuffle)
        self.add(take_backs)

    def _add_variants(self, game: AnyGame) -> None:
        words = self.app.words
        left, width = self._layout.variants
        height, gap = self._layout.card
        y = self._top
        for choice in game.choices:
            for value in choice.values:
                key = f"{game.name}.choice.{choice.name}.{value}"
                card = Variant(
                    self.box(left, y, width, height),
                    self.canvas.k,
                    self._palette,
                    words(key),
                    words(f"{key}.about"),
                    partial(self._change, partial(self._plan.vary, choice.name, value)),
                    chosen=self._plan.options[choice.name] == value,
                    reason=self._plan.reason(choice, value, words),
                )
                self.add(card)
                y += height + gap

    def _add_match(self) -> None:
        words, unit = self.app.words, self.canvas.k
        left, width = self._layout.match
        _, panel, _, height = self._layout.panel
        bottom = panel + height - (16 if self.canvas.compact else 32)
        tall = 64 if self.canvas.compact else 84
        side = 44 if self.canvas.compact else 48
        top = bottom - tall - (12 + side if self.canvas.compact else 148)
        seed = Field(
            self.box(left, top, width - side - 12, side),
            self.app.gui,
            self._plan.seed,
            self._set_seed,
            longest=LONGEST_SEED,
            placeholder=words("shell.seed.random"),
            submit=self._start,
            hint=words("shell.seed.about"),
        )
        self.add(seed)
        dice = Small(
            self.box(left + width - side, top, side, side),
            unit,
            partial(self._change, self._plan.roll),
            picture="perspective-dice-six-faces-random",
            hint=words("shell.seed.roll"),
        )
        self.add(dice)
        start = Button(
            self.box(left, bottom - tall, width, tall),
            unit,
            words("shell.start"),
            self._start,
            kind="primary",
            key="Enter",
            size=0.42 * tall,
        )
        self.add(start)
        self.primary = start

    def _set_shuffled(self, on: bool) -> None:
        self._plan.shuffled = on

    def _set_take_backs(self, on: bool) -> None:
        self.app.settings.take_backs = on
        self.app.keep_settings()

    def _set_seed(self, text: str) -> None:
        self._plan.seed = text

    def _start(self) -> None:
        game = self._plan.game
        if game is not None:
            self.app.settings.setup = self._plan.setup
            self.app.keep_settings()
            self.app.sounds.play("shuffle")
            self._keep_last()
            sit_down(self.app, self._plan.begin(game, self.app.store))

    def _keep_last(self) -> None:
        """Give the game that was left a name of its own: the new one takes the place of the autosave."""
        for item in saves.kept(self.app.store):
            if item.entry.name == AUTOSAVE and item.sound:
                left = datetime.fromtimestamp(item.entry.modified)
                self.app.store.set_aside(f"{self.app.words('shell.autosave')} {left:%Y-%m-%d %H-%M-%S}")

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panel of the chosen game and what is written on it."""
        super().paint(surface)
        rect = self.box(*self._layout.panel)
        dark = shadow(rect.size, self.px(16), max(1, self.px(14)))
        surface.blit(dark, dark.get_rect(center=rect.center))
        surface.blit(panels.panel(rect.size, self.canvas.k, self._palette, 16), rect)
        game = self._plan.game
        if game is None:
            self._paint_coming(surface)
            return
        self._paint_headings(surface, game)
        self._seating(game).paint(surface)
        if self.canvas.compact:
            self._paint_variant(surface, game)
        else:
            self._paint_facts(surface, game)

    def _paint_coming(self, surface: Surface) -> None:
        words = self.app.words
        x, y, width, height = self._layout.panel
        middle = x + width / 2
        name = words(f"{self._plan.name}.title")
        self.write_title(surface, name, (middle, y + height * 0.24), width - 96, 40, "center")
        text = f"{words(f'shell.game.{self._plan.name}.about')}\n\n{words('shell.coming.about')}"
        style = READING._replace(colour=self._palette.text)
        at, room = (middle, y + height * 0.38), (min(width - 96, 900), height * 0.5)
        self.write_block(surface, text, at, room, size=22, style=style, anchor="midtop")

    def _paint_headings(self, surface: Surface, game: AnyGame) -> None:
        words, layout = self.app.words, self._layout
        y = layout.panel[1] + (24 if self.canvas.compact else 40)
        left, width = layout.seats
        self.write_title(surface, words("shell.at_table"), (left, y), width * 0.6, layout.heading)
        count = words("shell.seats_taken", n=len(self._plan.seats), most=max(game.seats))
        style = Style(colour=self._palette.accent)
        self.write(surface, count, (left + width, y), width * 0.35, size=18, style=style, anchor="midright")
        left, width = layout.variants
        self.write_title(surface, words("shell.variant"), (left, y), width, layout.heading)
        if not self.canvas.compact:
            left, width = layout.match
            self.write_title(surface, words("shell.match"), (left, y), width, layout.heading)
            for x in (layout.variants[0] - 20, layout.match[0] - 20):
                line = self.box(x, layout.panel[1] + 32, 1, layout.panel[3] - 64)
                surface.fill(mix(self._palette.raised, self._palette.accent, 0.35), line)

    def _paint_variant(self, surface: Surface, game: AnyGame) -> None:
        """Explain the chosen variant where its card has no room for it."""
        left, width = self._layout.variants
        height, gap = self._layout.card
        y = self._top
        for choice in game.choices:
            y += len(choice.values) * (height + gap)
        choice = game.choices[-1]
        text = self.app.words(f"{game.name}.choice.{choice.name}.{self._plan.options[choice.name]}.about")
        style = READING._replace(colour=self._palette.text, leading=1.25)
        bottom = self._layout.panel[1] + self._layout.panel[3] - 16 - 64 - 12 - 44
        self.write_block(surface, text, (left, y + 2), (width, bottom - y - 6), size=17, style=style)

    def _paint_facts(self, surface: Surface, game: AnyGame) -> None:
        words, palette = self.app.words, self._palette
        left, width = self._layout.match
        y = self._top + 14
        facts = (
            ("trophy-cup", words(f"shell.game.{game.name}.goal")),
            ("hourglass", words(f"shell.game.{game.name}.time")),
            ("card-pick", words.count("shell.components", len(game.components))),
        )
        for mark, fact in facts:
            drawn = icon(mark, self.px(26), palette.accent)
            surface.blit(drawn, drawn.get_rect(center=self.at(left + 13, y)))
            self.write(surface, fact, (left + 42, y), width - 42, size=19, style=Style(colour=palette.text))
            y += 38
        _, panel, _, height = self._layout.panel
        top = panel + height - 32 - 84 - 148
        label = Style("ui_medium", palette.text)
        self.write(surface, words("shell.seed"), (left, top - 20), width, size=18, style=label)
        style = READING._replace(colour=mix(palette.text, palette.raised, 0.25), leading=1.3)
        self.write_block(
            surface, words("shell.seed.about"), (left, top + 58), (width, 72), size=18, style=style
        )
