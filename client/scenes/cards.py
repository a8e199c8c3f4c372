"""The card browser: every component of a game, filtered, searched, and read in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

import pygame
from pygame import Surface

from client.art.text import QUIET, READING
from client.games import book_for
from client.games.book import Filter
from client.scenes.legend import legend
from client.scenes.reference import ENTER, ESCAPE, TAB, ReferenceScreen
from client.scenes.zoom import ZoomScene
from client.table.board import Box
from client.widgets.chooser import Chooser
from client.widgets.field import Field
from client.widgets.gallery import Gallery
from client.words import LANGUAGES, load
from rules.core.catalogue import Component
from rules.games import GAMES

if TYPE_CHECKING:
    from client.app import App

ALL = ""
LONGEST = 40
Choosing = tuple[str, list[str], int, Callable[[int], None]]
"""A caption, the labels to choose from, which of them is chosen, and what choosing another one does."""


class CardsScene(ReferenceScreen):
    """Filters on top, the grid at the left, the card looked at in words at the right."""

    heading = "shell.cards.title"
    keys = ((TAB, "shell.key.next_control"), (ENTER, "shell.key.enlarge"), (ESCAPE, "shell.key.back"))

    def __init__(self, app: App, game: str = "") -> None:
        super().__init__(app)
        self._wanted = ""
        self._looked_at = ""
        self._open(game or app.settings.setup.game)
        self._shown: list[str] = []
        self._gallery: Gallery | None = None

    @property
    def note(self) -> str:
        """How many components are shown."""
        return self.app.words("shell.cards.count", n=len(self._shown), total=len(self._game.components))

    def _open(self, game: str) -> None:
        """Take the book of a game."""
        self._book = book_for(game)
        self._game = self._book.game
        self._chosen = dict.fromkeys((filter_.name for filter_ in self._book.filters), ALL)

    # --- what is shown -----------------------------------------------------------------------------

    def _names(self) -> list[str]:
        """Return the components that pass all filters and the search."""
        wanted = _plain(self._wanted)
        return [
            component.id
            for component in self._game.components.values()
            if all(self._passes(filter_, component) for filter_ in self._book.filters)
            and wanted in _written(self._game.name, component.id, self.app.language)
        ]

    def _passes(self, filter_: Filter, component: Component) -> bool:
        chosen = self._chosen[filter_.name]
        return chosen == ALL or chosen in filter_.of(component)

    # --- measures ----------------------------------------------------------------------------------

    @property
    def _bar(self) -> Box:
        return self.body._replace(height=self.size(60))

    @property
    def _grid(self) -> Box:
        body, side = self.body, 280 if self.canvas.compact else 460
        top = self._bar.y + self._bar.height + self.gap * 0.75
        return Box(body.x, top, body.width - side - self.gap, body.y + body.height - top)

    @property
    def _side(self) -> Box:
        grid, body = self._grid, self.body
        left = grid.x + grid.width + self.gap
        return Box(left, grid.y, body.x + body.width - left, grid.height)

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Create the filters, the search and the grid."""
        bar, air = self._bar, self.gap * 0.75
        cycles = [self._games(), *map(self._cycle, self._book.filters)]
        wide = (bar.width - len(cycles) * air) / (len(cycles) + 1)
        self._shown = self._names()
        gallery = Gallery(
            self.box(*self._grid.inset(4)),
            self.canvas.k,
            self._shown,
            (self._book.shape[0] * self.size(1.12), self._book.shape[1] * self.size(1.12)),
            lambda name, width: self._book.face(name, width, self.app.words),
            self._enlarge,
        )
        if self._looked_at:
            gallery.choose(self._looked_at)
        self._gallery = gallery
        self.add(gallery)
        self.primary = gallery
        self.add(
            Field(
                self.box(bar.x, bar.y, wide, bar.height),
                self.app.gui,
                self._wanted,
                self._search,
                longest=LONGEST,
                placeholder=self.app.words("shell.search"),
            )
        )
        for number, (caption, labels, chosen, command) in enumerate(cycles, start=1):
            rect = self.box(bar.x + number * (wide + air), bar.y, wide, bar.height)
            self.add(Chooser(rect, self.canvas.k, caption, labels, chosen, command))
        self.header()

    def _games(self) -> Choosing:
        words = self.app.words
        titles = [words(f"{game}.title") for game in GAMES]
        return words("shell.cards.game"), titles, list(GAMES).index(self._game.name), self._turn_to

    def _turn_to(self, number: int) -> None:
        self._open(list(GAMES)[number])
        self._looked_at = ""
        self.lay_out()

    def _cycle(self, filter_: Filter) -> Choosing:
        words = self.app.words
        labels = [words("shell.cards.all"), *(filter_.label(value, words) for value in filter_.values)]
        values = (ALL, *filter_.values)
        chosen = values.index(self._chosen[filter_.name])
        caption = words(f"shell.cards.filter.{filter_.name}")
        return caption, labels, chosen, partial(self._narrow, filter_)

    # --- acting ------------------------------------------------------------------------------------

    def _narrow(self, filter_: Filter, number: int) -> None:
        self._chosen[filter_.name] = (ALL, *filter_.values)[number]
        self._refresh()

    def _search(self, wanted: str) -> None:
        self._wanted = wanted.strip()
        self._refresh()

    def _refresh(self) -> None:
        assert self._gallery is not None
        self._shown = self._names()
        self._gallery.show(self._shown)
        self.dirty = True

    def _enlarge(self, name: str) -> None:
        self._looked_at = name
        self.app.push(ZoomScene(self.app, self._game, name, neighbours=self._shown))

    def handle(self, event: pygame.Event) -> None:
        """Follow the mouse over the grid; its right button enlarges too."""
        super().handle(event)
        gallery = self._gallery
        if gallery is None or self.app.scenes[-1:] != [self]:
            return
        if event.type == pygame.MOUSEMOTION:
            before = gallery.looked_at
            gallery.point(event.pos)
            self.dirty |= gallery.looked_at != before
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            gallery.activate(event.pos)

    def update(self, seconds: float) -> None:
        """Let the grid glide and draw what is missing."""
        super().update(seconds)
        glide = not self.app.settings.reduced_motion
        if self._gallery is not None and self._gallery.advance(seconds, glide=glide):
            self.dirty = True

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panels and the words of the card looked at."""
        super().paint(surface)
        self.paint_panel(surface, self._grid)
        self.paint_panel(surface, self._side)
        assert self._gallery is not None
        name = self._gallery.looked_at
        if name:
            self._paint_words(surface, self._game.components[name])
        else:
            at = (self._grid.x + self._grid.width / 2, self._grid.y + self._grid.height / 2)
            words = self.app.words("shell.cards.nothing")
            room = self._grid.width * 0.8
            self.write(surface, words, at, room, size=self.size(22), style=QUIET, anchor="center")

    def _paint_words(self, surface: Surface, component: Component) -> None:
        words, box = self.app.words, self._side.inset(self.padding * 0.8)
        y = box.y + self.size(20)
        name = words(f"{self._game.domain}.name.{component.id}")
        self.write_title(surface, name, (box.x, y), box.width, self.size(34))
        y += self.size(40)
        self.write(
            surface,
            self._book.headline(component, words),
            (box.x, y),
            box.width,
            size=self.size(19),
            style=QUIET,
        )
        y += self.size(22)
        price = self._game.cost(component, words)
        lines = [words("shell.cards.cost", price=price)] if price else []
        lines += self._game.text(component, words).split("\n")
        foot = self.size(36)
        bottom = box.y + box.height - foot
        text = "\n\n".join(lines)
        said = self.write_block(
            surface, text, (box.x, y), (box.width, bottom - y), size=self.size(20), style=READING
        )
        signs, tall = self._book.signs_on(component), self.px(self.size(46))
        room = self.box(box.x, box.y, box.width, bottom - box.y)
        room.height, room.bottom = len(signs) * tall, room.bottom
        if signs and room.top > said.bottom:
            surface.blit(
                legend(signs, self._game.domain, words, 1, room.size, self.px(self.size(17)), tall), room
            )
        at = (box.x, box.y + box.height - foot / 2)
        origin = words(f"origin.{component.origin}")
        self.write(surface, origin, at, box.width, size=self.size(17), style=QUIET)


@cache
def _written(game: str, component_id: str, language: str) -> str:
    """Return all that a search looks through: the names in all languages, and the text in one."""
    rules = GAMES[game]
    names = [load(known)(f"{rules.domain}.name.{component_id}") for known in LANGUAGES]
    return _plain("\n".join([*names, rules.text(rules.components[component_id], load(language))]))


def _plain(text: str) -> str:
    """Return text as a search compares it: without case and without marks over letters."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
