"""The rules of a game: its chapters, a search through all of them, and its symbols."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, get_args

import pygame
from pygame import Surface

from client.art.type_sizes import Type
from client.canvas import Box
from client.games import book_for, has_lessons, palette_for
from client.kept_games import is_newcomer
from client.markdown import Sizes, chapters, find_topic, matches, page
from client.rules_examples import Subject
from client.scenes.legend import legend
from client.scenes.pictured_pages import PicturedPages
from client.scenes.reference import ESCAPE, TAB, ReferenceScreen
from client.widgets.buttons import Button
from client.widgets.menu_row import Tab
from client.widgets.text_page import TextPage
from rules.games import GAMES

if TYPE_CHECKING:
    from client.app import App

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "rules"
TURNING = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
SCROLLING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


class Bookmark(NamedTuple):
    """A chapter, or a legend after the last of them, and a part of it; -1 is its beginning."""

    chapter: int
    part: int = -1


FIRST = Bookmark(-1)
"""Wherever the rules open by themselves."""


class Match(NamedTuple):
    """Where something searched for was found: a chapter, and which match in it."""

    chapter: int
    number: int


def rules_page(game: str, language: str, mild: bool) -> Path:
    """Return the rules page of a game, in milder words if those are wanted and there is one."""
    milder = FOLDER / f"{game}.{language}.milder.md"
    return milder if mild and milder.exists() else FOLDER / f"{game}.{language}.md"


class RulesScene(ReferenceScreen):
    """A table of contents at the left, one chapter or the symbols at the right."""

    heading = "shell.rules"
    keys = ((TAB, "shell.key.next_control"), ("PgUp PgDn", "shell.key.scroll"), (ESCAPE, "shell.key.back"))

    def __init__(self, app: App, game: str, topics: Sequence[str] = ()) -> None:
        super().__init__(app)
        self._turn_to(game)
        self._topics = topics
        """What is to be explained, the most wanted first."""
        self._wanted = ""
        self._found: list[Match] = []
        self._current = 0
        self._tabs: dict[Bookmark, Tab] = {}
        self._steps: list[Button] = []
        self._text_page: TextPage | None = None

    def _turn_to(self, game: str) -> None:
        """Take the rules of a game."""
        self._game = game
        self._legends = book_for(game).legends
        self._open: Bookmark = FIRST

    @property
    def note(self) -> str:
        """Which game it is."""
        return self.app.words(f"{self._game}.title")

    # --- measures ----------------------------------------------------------------------------------

    @property
    def _contents(self) -> Box:
        return self.body._replace(width=250 if self.compact else 400)

    @property
    def _page(self) -> Box:
        contents, body = self._contents, self.body
        left = contents.x + contents.width + self.gap
        return Box(left, body.y, body.x + body.width - left, body.height)

    @property
    def _search_box(self) -> Box:
        foot, tall = self.footer, self.size(48)
        wide = 280 if self.compact else 440
        right = foot.x + foot.width - 2.4 * tall
        return Box(right - wide, foot.y + (foot.height - tall) / 2, wide, tall)

    @property
    def _sizes(self) -> Sizes:
        return Sizes(*(max(2, self.px(self.size(units))) for units in (*Type.RULES, 11)))

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Read the rules in the language of the player and open a chapter."""
        file = rules_page(self._game, self.app.language, self.app.settings.mild)
        self._chapters = chapters(file.read_text(encoding="utf-8"))
        if self._open == FIRST:
            self._open = self._first()
        self._pictured = PicturedPages(self, self._game)
        self._build_contents()
        self._build_search()
        self.header()
        self._text_page = None
        self._search(self._wanted)

    def _first(self) -> Bookmark:
        """Return where the rules open: at what is asked, else and for newcomers at first on the pictures."""
        found, self._topics = find_topic(self._chapters, self._topics), ()
        if found is not None and not self._is_new():
            return Bookmark(*found)
        return self._picture if has_lessons(self._game) else Bookmark(0)

    def _is_new(self) -> bool:
        """Tell whether a newcomer opens these rules for the first time, and note that it was done."""
        app = self.app
        new = self._game not in app.settings.rules_opened and is_newcomer(app.statistics)
        if new:
            app.settings.rules_opened += (self._game,)
            app.save_settings()
        return new

    @property
    def _picture(self) -> Bookmark:
        """The page in pictures, counted after the legends."""
        return Bookmark(len(self._chapters) + len(self._legends))

    @property
    def _number(self) -> int:
        """The number of the page in pictures that is open, the last of all pages; others are below 0."""
        return self._open.chapter - self._picture.chapter

    def _names(self) -> dict[Bookmark, str]:
        """Return the table of contents."""
        names = {}
        pictured = ("pictures", *get_args(Subject)) if has_lessons(self._game) else ()
        for number, subject in enumerate(pictured, self._picture.chapter):
            names[Bookmark(number)] = self.app.words(f"shell.rules.{subject}")
        for number, chapter in enumerate(self._chapters):
            names[Bookmark(number)] = chapter.title
            # A small window lists the chapters alone, at a size that can be read.
            parts = [part.title for part in chapter.parts if part.title and not self.compact]
            names.update({Bookmark(number, part): title for part, title in enumerate(parts)})
        for number, name in enumerate(self._legends, start=len(self._chapters)):
            names[Bookmark(number)] = self.app.words(f"shell.rules.symbols.{name}")
        return names

    def _build_contents(self) -> None:
        names, box, tall = self._names(), self._contents.inset(12), self.size(52)
        self.add(self.game_chooser(self.box(*box._replace(height=tall)), self._game, self._read_other))
        box = Box(box.x, box.y + tall + 8, box.width, box.height - tall - 8)
        pitch = min(self.size(44), box.height / len(names))
        self._tabs = {}
        for row, (place, name) in enumerate(names.items()):
            rect = self.box(box.x, box.y + row * pitch, box.width, pitch - 2)
            size, depth = min(self.size(Type.BODY), pitch * 0.54), int(place.part >= 0)
            tab = Tab(rect, self.unit, partial(self._show, place), name, depth=depth, size=size)
            self._tabs[place] = tab
            self.add(tab)

    def _read_other(self, game: str) -> None:
        self._turn_to(game)
        self.lay_out()

    def _build_search(self) -> None:
        box = self._search_box
        self.add(self.search_field(self.box(*box), self._wanted, self._search, partial(self._go_on, 1)))
        self._steps = []
        for number, (label, by) in enumerate((("‹", -1), ("›", 1))):
            left = box.x + box.width + number * 1.2 * box.height
            rect = self.box(left + 0.2 * box.height, box.y, box.height, box.height)
            button = Button(rect, self.unit, partial(self._go_on, by), label)
            self._steps.append(button)
            self.add(button)

    # --- acting ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Let nothing be made ahead while somebody moves."""
        self._pictured.disturb()
        super().handle(event)

    def key(self, event: pygame.Event) -> None:
        """Let the keys that only a text has a use for scroll it, and lead on to the next chapter."""
        if event.key not in SCROLLING:
            super().key(event)
        elif self._text_page is None or not self._text_page.handle(event):
            self._turn_over(TURNING.get(event.key, 0))

    def _turn_over(self, by: int) -> None:
        """Open the page before or after this one, as the contents list them."""
        pages = [place for place in self._tabs if place.part < 0]
        number = pages.index(Bookmark(self._open.chapter)) + by
        if by and 0 <= number < len(pages):
            self._show(pages[number])

    def _show(self, place: Bookmark) -> None:
        """Open a chapter or the symbols; the typed line stays as it is."""
        self._open = place
        for name, tab in self._tabs.items():
            tab.chosen = name == place
        for button in self._steps:
            button.enabled = bool(self._found)
        if self._text_page is not None:
            self._text_page.remove()
            self.widgets.remove(self._text_page)
            self._text_page = None
        if place.chapter < len(self._chapters):
            self._write(place)
        self.dirty = True

    def _write(self, place: Bookmark) -> None:
        match = self._found[self._current] if self._found else Match(-1, -1)
        marked = match.number if match.chapter == place.chapter else -1
        html = page(self._chapters[place.chapter], self._sizes, self._wanted, marked)
        rect = self.box(*self._page.inset(8))
        self._text_page = TextPage(rect, self.unit, self.app.gui, html, self._sizes)
        self.add(self._text_page)
        if place.part >= 0:
            self._text_page.jump_to_part(place.part)
        elif marked >= 0:
            self._text_page.jump_to_match()

    def _search(self, wanted: str) -> None:
        """Find all matches and go to the first one that stands here or later."""
        self._wanted = wanted.strip()
        self._found = [
            Match(number, count)
            for number, chapter in enumerate(self._chapters)
            for count in range(matches(chapter, self._wanted))
        ]
        later = (index for index, match in enumerate(self._found) if match.chapter >= self._open.chapter)
        self._current = next(later, 0)
        self._follow()

    def _go_on(self, by: int) -> None:
        """Go to another match."""
        if self._found:
            self._current = (self._current + by) % len(self._found)
        self._follow()

    def _follow(self) -> None:
        """Open the chapter of the current match."""
        self._show(Bookmark(self._found[self._current].chapter) if self._found else self._open)

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panels, the count of matches and, where they are open, the symbols."""
        super().paint(surface)
        self.paint_panel(surface, self._contents)
        self.paint_panel(surface, self._page, palette_for(self._game))
        if self._wanted:
            box, size = self._search_box, self.size(Type.LABEL)
            at = (box.x - 16, box.y + box.height / 2)
            self.write(surface, self._count(), at, box.width / 2, size=size, anchor="midright")
        if self._number >= 0:
            self._pictured.paint(self._number, surface, self._page.inset(self.padding * 0.75))
        elif self._text_page is None:
            self._paint_symbols(surface)

    def update(self, seconds: float) -> None:
        """Let pictures be made after their page was shown."""
        super().update(seconds)
        self.dirty |= self._number >= 0 and self._pictured.update(self._number, seconds)

    def _count(self) -> str:
        if not self._found:
            return self.app.words("shell.rules.not_found")
        return self.app.words("shell.rules.found", n=self._current + 1, total=len(self._found))

    def _paint_symbols(self, surface: Surface) -> None:
        box = self._page.inset(self.padding)
        name = list(self._legends)[self._open.chapter - len(self._chapters)]
        words, top = self.app.words, self.size(60)
        section = Box(box.x, box.y, box.width, self.size(40))
        self.paint_section(surface, words(f"shell.rules.symbols.{name}"), section)
        room = self.box(box.x, box.y + top, box.width, box.height - top)
        symbols, domain = self._legends[name], GAMES[self._game].domain
        px, tall = self.px(self.size(Type.BODY)), self.px(self.size(76))
        surface.blit(legend(symbols, domain, words, 2, room.size, px, tall), room)
