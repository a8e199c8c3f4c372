"""The first screen."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from client import saved_games
from client.art.cache import sprite
from client.art.pictures import picture
from client.art.place import place
from client.art.text import QUIET, READING
from client.art.theme import CONTOUR, GOLD, PALETTES, SECOND, SHELL, mix, shade
from client.art.vector import Fade, Size, circle, drawing, path, rounded
from client.bootstrap import ROOT
from client.saved_games import SavedGame
from client.scenes import open_table
from client.scenes.load import LoadScene
from client.scenes.new_game import NewGameScene
from client.scenes.replays import ReplaysScene
from client.scenes.resume_plate import ResumePlate
from client.scenes.screen import Screen
from client.session import Session
from client.widgets.inputs import Segments
from client.widgets.menu_row import MenuRow
from client.words import LANGUAGES, load
from rules.games import GAMES
from saves.save import SaveError
from saves.store import AUTOSAVE

if TYPE_CHECKING:
    from client.app import App
    from client.widgets.widget import Command

SHADE = "#0c0807"
KEYS = (("↑ ↓", "shell.footer.choose"), ("M", "shell.footer.sound"), ("F11", "shell.footer.fullscreen"))


class TitleLayout(NamedTuple):
    """Where the menu stands, in units of the stage."""

    left: float
    width: float
    wordmark: tuple[float, float]
    tagline: tuple[float, float]
    rule: float
    resume: tuple[float, float]
    new: tuple[float, float]
    list: tuple[float, float]
    group: float
    footer: float
    foot: float
    """How far below the footer's line its words stand."""
    shade: tuple[float, float]
    """Between these two, the ground under the menu gives way to the picture."""
    shift: float
    """How far the picture is moved to the right, as a share of the window."""


FULL = TitleLayout(
    72, 576, (132, 138), (216, 24), 246, (280, 128), (432, 64), (512, 50), 17, 1012, 26, (600, 850), 0
)
COMPACT = TitleLayout(
    32, 432, (54, 84), (101, 17), 124, (138, 98), (246, 48), (302, 34), 8, 600, 20, (400, 600), 0.06
)


class TitleScene(Screen):
    """The menu that leads to a game, to all other screens and out of the program."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept: list[SavedGame] = []

    @property
    def _layout(self) -> TitleLayout:
        return COMPACT if self.compact else FULL

    # --- building ----------------------------------------------------------------------------------

    def back(self) -> None:
        """Stay: only the last entry of the list leaves the program."""

    def build(self) -> None:
        """Read what is kept and place the ways to go."""
        self._kept = saved_games.kept(self.app.store)
        layout = self._layout
        self._add_resume(layout)
        y, height = layout.new
        rect = self.box(layout.left, y, layout.width, height)
        label = self.app.words("shell.new_game")
        self.add(MenuRow(rect, self.unit, self._begin, label, "crossed-swords", key="N", framed=True))
        self.primary = self.widgets[0]
        self._add_list(layout)
        self._add_languages(layout)
        self.shortcuts = {pygame.K_n: self._begin, pygame.K_F1: self._rules}

    def _add_resume(self, layout: TitleLayout) -> None:
        for item in self._kept:
            if item.entry.name == AUTOSAVE and item.sound and not item.finished:
                y, height = layout.resume
                rect = self.box(layout.left, y, layout.width, height)
                self.add(ResumePlate(rect, self.unit, self._continue, item, self.app.words))

    def _add_list(self, layout: TitleLayout) -> None:
        words, count = self.app.words, self.app.words.count
        unfinished = sum(not item.finished for item in self._kept)
        finished = sum(item.finished for item in self._kept)
        cards = sum(len(game.components) for game in GAMES.values())
        groups: tuple[tuple[tuple[str, str, str, str, Command], ...], ...] = (
            (
                ("load", "load", count("shell.saves", unfinished), "", self._load),
                ("film-spool", "replays", count("shell.games", finished), "", self._replays),
            ),
            (
                ("card-pick", "cards", str(cards), "", self._cards),
                ("rule-book", "rules", "", "F1", self._rules),
                ("chart", "statistics", "", "", self._statistics),
            ),
            (
                ("cog", "settings", "", "F10", self.app.open_settings),
                ("info", "credits", "", "", self._credits),
                ("exit-door", "quit", "", "", self.app.pop),
            ),
        )
        y, pitch = layout.list
        for group in groups:
            for mark, key, note, cap, command in group:
                rect = self.box(layout.left, y, layout.width, pitch - 2)
                self.add(MenuRow(rect, self.unit, command, words(f"shell.{key}"), mark, note=note, key=cap))
                y += pitch
            y += layout.group

    def _add_languages(self, layout: TitleLayout) -> None:
        names = [load(language)("shell.language") for language in LANGUAGES]
        width, height = 200, 28 if self.compact else 36
        top = layout.footer + layout.foot - height / 2
        rect = self.box(self.stage[0] - layout.left - width, top, width, height)
        chosen, change = LANGUAGES.index(self.app.language), self.app.set_language
        self.add(Segments(rect, self.unit, names, chosen, lambda number: change(LANGUAGES[number])))

    # --- ways to go --------------------------------------------------------------------------------

    def _continue(self) -> None:
        try:
            session = Session.from_save(self.app.store.load(), self.app.store)
        except SaveError:
            # What became of it since the list was read, and what is left of it, the other list tells.
            self._load()
            return
        self.app.sounds.play("button")
        open_table(self.app, session)

    def _begin(self) -> None:
        self.app.push(NewGameScene(self.app))

    def _load(self) -> None:
        self.app.push(LoadScene(self.app))

    def _replays(self) -> None:
        self.app.push(ReplaysScene(self.app))

    def _cards(self) -> None:
        from client.scenes.cards import CardsScene

        self.app.push(CardsScene(self.app))

    def _rules(self) -> None:
        from client.scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, self.app.settings.setup.game))

    def _statistics(self) -> None:
        from client.scenes.statistics import StatisticsScene

        self.app.push(StatisticsScene(self.app))

    def _credits(self) -> None:
        from client.scenes.credits import CreditsScene

        self.app.push(CreditsScene(self.app))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the picture, the shade under the menu, the wordmark and the footer."""
        layout, words = self._layout, self.app.words
        width, height = surface.get_size()
        surface.fill(SHELL.ground)
        surface.blit(picture("shell/title", (width, height)), (round(layout.shift * width), 0))
        start, end = (self.at(x, 0)[0] for x in layout.shade)
        surface.blit(_shade((end, height), start / end), (0, 0))
        centre, size = layout.wordmark
        name, at = words("shell.title").upper(), (layout.left - 6, centre)
        self.write_title(surface, name, at, layout.width + 20, size)
        y, size = layout.tagline
        style = READING._replace(role="text_italic", colour=SECOND)
        self.write(surface, words("shell.tagline"), (layout.left, y), layout.width, size=size, style=style)
        self._paint_rule(surface, layout)
        self._paint_groups(surface)
        self._paint_footer(surface, layout)

    def _paint_rule(self, surface: Surface, layout: TitleLayout) -> None:
        rule = self.box(layout.left, layout.rule, layout.width, 1)
        surface.fill("#a97a2e", rule.inflate(0, max(0, 1 - rule.height)))
        gem = self.px(15 if self.compact else 22)
        for number, palette in enumerate(PALETTES.values()):
            x = rule.centerx + round((number - 2) * round(gem * 1.55))
            place(surface, _gem(gem, palette.accent), (x, rule.centery))

    def _paint_groups(self, surface: Surface) -> None:
        """Draw a line between the groups of the list: where two of its rows stand apart."""
        rows = [widget.rect for widget in self.widgets if isinstance(widget, MenuRow)]
        for upper, lower in pairwise(rows):
            if lower.y - upper.bottom > self.px(4) and upper.height == lower.height:
                y = (upper.bottom + lower.y) // 2
                line = Rect(upper.x + self.px(24), y, upper.width - self.px(48), max(1, self.px(1)))
                surface.fill("#4a3418", line)

    def _paint_footer(self, surface: Surface, layout: TitleLayout) -> None:
        words, y = self.app.words, layout.footer + layout.foot
        line = self.box(layout.left, layout.footer, self.stage[0] - 2 * layout.left, 1)
        surface.fill("#6b4a22", Rect(line.topleft, (line.width, max(1, line.height))))
        version = words("shell.version", version=version_of())
        self.write(surface, version, (layout.left, y), layout.width * 0.66, size=18, style=QUIET)
        self.write_keys(surface, KEYS, (self.stage[0] - layout.left - 224, y))


@sprite
def _shade(size: Size, solid: float) -> Surface:
    """Return the dark ground under the menu: solid so far, then fading out."""
    fade = Fade(((0, SHADE + "f2"), (solid, SHADE + "f2"), (1, SHADE + "00")), across=True)
    return drawing(size, path(rounded(0, 0, *size, 0), fade))


@sprite
def _gem(px: int, colour: str) -> Surface:
    """Return a game's gem in a gold setting."""
    cut = Fade(
        ((0, mix(colour, "#ffffff", 0.5)), (0.5, shade(colour, 0.8)), (1, shade(colour, 0.35))), (0.4, 0.35)
    )
    return drawing(
        (px, px),
        path(circle(50, 50, 49), CONTOUR),
        path(circle(50, 50, 44), Fade(GOLD)),
        path(circle(50, 50, 33), cut),
        view=(100, 100),
    )


@cache
def version_of() -> str:
    """Return the version of the program, which one file states."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])
