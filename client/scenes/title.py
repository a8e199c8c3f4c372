"""The first screen."""

from __future__ import annotations

import tomllib
from functools import cache, partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.art import theme
from client.art.cache import sprite
from client.art.pictures import picture
from client.art.place import place
from client.art.text import QUIET, READING
from client.art.theme import GOLD, SHELL, mix, shade
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, discs, drawing, path, rounded
from client.bootstrap import ROOT
from client.games import painted_emblems, palette_for
from client.scenes import open_table, show
from client.scenes.resume_plate import ResumePlate
from client.scenes.screen import Screen
from client.session import Session
from client.widgets.emblem import Emblem
from client.widgets.inputs import Segments
from client.widgets.menu_row import MenuRow
from client.words import LANGUAGES, load
from rules.games import GAMES
from saves.listing import AUTOSAVE, StoredSave
from saves.save import SaveError

if TYPE_CHECKING:
    from client.app import App
    from client.widgets.widget import Callback

KEYS = (("↑ ↓", "shell.footer.choose"), ("M", "shell.footer.sound"), ("F11", "shell.footer.fullscreen"))


class TitleScene(Screen):
    """The menu that leads to a game, to all other screens and out of the program."""

    ambience = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._kept: list[StoredSave] = []

    @property
    def _width(self) -> float:
        return self.pick(576, 432)

    @property
    def _footer(self) -> float:
        """The height of the line above the footer."""
        return self.pick(1012, 600)

    @property
    def _foot(self) -> float:
        """The middle of the words of the footer."""
        return self._footer + self.pick(26, 20)

    # --- building ----------------------------------------------------------------------------------

    def back(self) -> None:
        """Stay: only the last row of the menu leaves the program."""

    def build(self) -> None:
        """Read the saves and add the menu."""
        self._kept = self.app.store.entries()
        x, width, begin = self.margin, self._width, partial(show, self.app, "new_game")
        for item in self._kept:
            if item.name == AUTOSAVE and item.head is not None and not item.finished:
                rect = self.box(x, self.pick(280, 138), width, self.pick(128, 98))
                self.add(ResumePlate(rect, self.unit, self._continue, item, self.app.words))
        rect = self.box(x, self.pick(432, 246), width, self.pick(64, 48))
        label = self.app.words("shell.new_game")
        self.add(MenuRow(rect, self.unit, begin, label, "crossed-swords", key="N", framed=True))
        self.primary = self.widgets[0]
        self._add_list()
        self._add_languages()
        self._add_emblems()
        self.shortcuts = {pygame.K_n: begin, pygame.K_F1: self._rules}

    def _add_list(self) -> None:
        words, count = self.app.words, self.app.words.count
        finished = sum(item.finished for item in self._kept)
        saves, games = count("shell.saves", len(self._kept) - finished), count("shell.games", finished)
        cards = str(sum(len(game.components) for game in GAMES.values()))
        groups: tuple[tuple[tuple[str, str, str, str, Callback | None], ...], ...] = (
            (("load", "load", saves, "", None), ("film-spool", "replays", games, "", None)),
            (
                ("card-pick", "cards", cards, "", None),
                ("rule-book", "rules", "", "F1", self._rules),
                ("chart", "statistics", "", "", None),
            ),
            (
                ("cog", "settings", "", "F10", self.app.open_settings),
                ("info", "credits", "", "", None),
                ("exit-door", "quit", "", "", self.app.pop),
            ),
        )
        y, pitch = self.pick((512, 50), (302, 34))
        for group in groups:
            for mark, name, note, cap, command in group:
                rect = self.box(self.margin, y, self._width, pitch - 2)
                act = command or partial(show, self.app, name)
                self.add(MenuRow(rect, self.unit, act, words(f"shell.{name}"), mark, note=note, key=cap))
                y += pitch
            y += self.pick(17, 8)

    def _add_languages(self) -> None:
        names = [load(language)("shell.language") for language in LANGUAGES]
        width, height = 200, self.pick(36, 28)
        rect = self.box(self.stage[0] - self.margin - width, self._foot - height / 2, width, height)
        chosen, change = LANGUAGES.index(self.app.language), self.app.set_language
        self.add(Segments(rect, self.unit, names, chosen, lambda number: change(LANGUAGES[number])))

    def _add_emblems(self) -> None:
        """Let the emblems on the table open their games."""
        words, (width, height) = self.app.words, self.canvas.size
        for game, (x, y, wide, high) in painted_emblems():
            rect = Rect(0, 0, round(wide * width), round(high * height))
            rect.center = (round((x + self._picture_left) * width), round(y * height))
            command = partial(show, self.app, "new_game", None, game)
            tooltip = f"{words(f'{game}.title')}. {words(f'shell.game.{game}.about')}"
            self.add(Emblem(rect, self.unit, command, tooltip=tooltip))

    @property
    def _picture_left(self) -> float:
        """How far the picture is moved to the right of the menu, by the width of the window."""
        return self.pick(0, 0.06)

    # --- acting ------------------------------------------------------------------------------------

    def _continue(self) -> None:
        try:
            session = Session.load(self.app.store)
        except SaveError as error:
            # The list of saves says what became of it, and what is left of it.
            show(self.app, "load", error.key)
            return
        self.app.sounds.play("button")
        open_table(self.app, session)

    def _rules(self) -> None:
        show(self.app, "rules", self.app.settings.setup.game)

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the picture, the shade under the menu, the wordmark and the footer."""
        words, x, room = self.app.words, self.margin, self._width
        width, height = surface.get_size()
        surface.fill(SHELL.ground)
        surface.blit(picture("shell/title", (width, height)), (round(self._picture_left * width), 0))
        # Between these two, the ground under the menu gives way to the picture.
        start, end = (self.at(edge, 0)[0] for edge in self.pick((600, 850), (400, 600)))
        surface.blit(_shade((end, height), start / end), (0, 0))
        at, size = (x - 6, self.pick(132, 54)), self.pick(*Type.WORDMARK)
        self.write_title(surface, words("shell.title").upper(), at, room + 20, size)
        y, size = self.pick(216, 101), self.pick(*Type.TAGLINE)
        style = READING._replace(role="text_italic", colour=theme.SECOND)
        self.write(surface, words("shell.tagline"), (x, y), room, size=size, style=style)
        self._paint_rule(surface)
        self._paint_groups(surface)
        self._paint_footer(surface)

    def _paint_rule(self, surface: Surface) -> None:
        rule = self.box(self.margin, self.pick(246, 124), self._width, 1)
        surface.fill(theme.LINE_GOLD, rule.inflate(0, max(0, 1 - rule.height)))
        gem = self.px(self.pick(22, 15))
        for number, game in enumerate(GAMES):
            x = rule.centerx + round((number - (len(GAMES) - 1) / 2) * round(gem * 1.55))
            place(surface, _gem(gem, palette_for(game).accent), (x, rule.centery))

    def _paint_groups(self, surface: Surface) -> None:
        """Draw a line between the groups of the list: where two of its rows stand apart."""
        rows = [widget.rect for widget in self.widgets if isinstance(widget, MenuRow)]
        for upper, lower in pairwise(rows):
            if lower.y - upper.bottom > self.px(4) and upper.height == lower.height:
                y = (upper.bottom + lower.y) // 2
                line = Rect(upper.x + self.px(24), y, upper.width - self.px(48), max(1, self.px(1)))
                surface.fill(theme.LINE_MENU, line)

    def _paint_footer(self, surface: Surface) -> None:
        line = self.box(self.margin, self._footer, self.stage[0] - 2 * self.margin, 1)
        surface.fill(theme.LINE, Rect(line.topleft, (line.width, max(1, line.height))))
        version = self.app.words("shell.version", version=version_of())
        self.write(
            surface,
            version,
            (self.margin, self._foot),
            self._width * 0.66,
            size=self.pick(Type.LABEL, Type.TINY),
            style=QUIET,
        )
        share = self.pick(1, Type.TINY / Type.LABEL)
        self.write_keys(surface, KEYS, (self.stage[0] - self.margin - 224, self._foot), share=share)


@sprite
def _shade(size: Size, solid: float) -> Surface:
    """Return the dark ground under the menu: solid so far, then fading out."""
    dense, clear = theme.MENU_SHADE + "f2", theme.MENU_SHADE + "00"
    fade = Fade(((0, dense), (solid, dense), (1, clear)), across=True)
    return drawing(size, path(rounded(0, 0, *size, 0), fade))


@sprite
def _gem(px: int, colour: str) -> Surface:
    """Return a game's gem in a gold setting."""
    stops = ((0, mix(colour, theme.WHITE, 0.5)), (0.5, shade(colour, 0.8)), (1, shade(colour, 0.35)))
    return discs(px, (49, theme.CONTOUR), (44, Fade(GOLD)), (33, Fade(stops, (0.4, 0.35))))


@cache
def version_of() -> str:
    """Return the version of the program, which one file states."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(project["project"]["version"])
