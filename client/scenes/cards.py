"""The card browser: the components of a game, filtered, searched, and explained in words."""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING
from unicodedata import combining, normalize

import pygame
from pygame import Rect, Surface

from client.art.text import QUIET, READING
from client.art.type_sizes import Type
from client.canvas import Box
from client.games import book_for
from client.games.book import Filter
from client.scenes.legend import legend
from client.scenes.reference import ENTER, ESCAPE, TAB, ReferenceScreen
from client.scenes.zoom import ZoomScene
from client.widgets.drop_down import DropDown
from client.widgets.gallery import Gallery
from client.words import LANGUAGES, load
from rules.core.catalogue import Component
from rules.games import GAMES

if TYPE_CHECKING:
    from client.app import App

ALL = ""


class CardsScene(ReferenceScreen):
    """Filters on top, the grid at the left, the card looked at in words at the right."""

    heading = "shell.cards"
    keys = ((TAB, "shell.key.next_control"), (ENTER, "shell.key.enlarge"), (ESCAPE, "shell.key.back"))

    def __init__(self, app: App, game: str = "") -> None:
        super().__init__(app)
        self._wanted = ""
        self._looked_at = ""
        self._open(game or app.settings.setup.game)
        self._shown: list[str] = []

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
        body, side = self.body, 280 if self.compact else 460
        top = self._bar.y + self._bar.height + self.gap * 0.75
        return Box(body.x, top, body.width - side - self.gap, body.y + body.height - top)

    @property
    def _side(self) -> Box:
        grid, body = self._grid, self.body
        left = grid.x + grid.width + self.gap
        return Box(left, grid.y, body.x + body.width - left, grid.height)

    # --- building ----------------------------------------------------------------------------------

    def build(self) -> None:
        """Add the grid, the search and the filters."""
        bar, air, filters = self._bar, self.gap * 0.75, self._book.filters
        # Titles of games are long and always shown; filters mostly say that they let everything pass.
        shares = (1.0, self.pick(1.2, 1.8), *(1.0 for _ in filters))
        unit = (bar.width - (len(shares) - 1) * air) / sum(shares)
        rects = [
            self.box(bar.x + sum(shares[:number]) * unit + number * air, bar.y, share * unit, bar.height)
            for number, share in enumerate(shares)
        ]
        self._shown = self._names()
        self._gallery = self.primary = Gallery(
            self.box(*self._grid.inset(4)),
            self.unit,
            self._shown,
            (self._book.shape[0] * self.size(1.12), self._book.shape[1] * self.size(1.12)),
            lambda name, width: self._book.tile(name, width, self.app.words),
            self._enlarge,
        )
        if self._looked_at:
            self._gallery.choose(self._looked_at)
        self.add(self._gallery)
        self.add(self.search_field(rects[0], self._wanted, self._search))
        self.add(self.game_chooser(rects[1], self._game.name, self._turn_to))
        for filter_, rect in zip(filters, rects[2:], strict=True):
            self.add(self._filter_chooser(filter_, rect))
        self.header()

    def _turn_to(self, game: str) -> None:
        self._open(game)
        self._looked_at = ""
        self.lay_out()

    def _filter_chooser(self, filter_: Filter, rect: Rect) -> DropDown:
        words = self.app.words
        labels = [words("shell.cards.all"), *(filter_.label(value, words) for value in filter_.values)]
        chosen = (ALL, *filter_.values).index(self._chosen[filter_.name])
        caption = words(f"shell.cards.filter.{filter_.name}")
        return self.drop_down(rect, caption, labels, chosen, partial(self._narrow, filter_))

    # --- acting ------------------------------------------------------------------------------------

    def _narrow(self, filter_: Filter, number: int) -> None:
        self._chosen[filter_.name] = (ALL, *filter_.values)[number]
        self._refresh()

    def _search(self, wanted: str) -> None:
        self._wanted = wanted.strip()
        self._refresh()

    def _refresh(self) -> None:
        self._shown = self._names()
        self._gallery.show(self._shown)
        self.dirty = True

    def _enlarge(self, name: str) -> None:
        self._looked_at = name
        self.app.push(ZoomScene(self.app, self._game, name, neighbours=self._shown))

    def handle(self, event: pygame.Event) -> None:
        """Let the right mouse button enlarge a card too."""
        super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self._gallery.activate(event.pos)

    def update(self, seconds: float) -> None:
        """Let the grid glide and draw what is missing."""
        super().update(seconds)
        if self._gallery.advance(seconds, glide=not self.app.settings.reduced_motion):
            self.dirty = True

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the panels and the words of the card looked at."""
        super().paint(surface)
        self.paint_panel(surface, self._grid)
        self.paint_panel(surface, self._side)
        name = self._gallery.looked_at
        if name:
            self._paint_words(surface, self._game.components[name])
        else:
            words, room, size = (
                self.app.words("shell.cards.nothing"),
                self._grid.width * 0.8,
                self.size(Type.LEAD),
            )
            self.write(surface, words, self._grid.centre, room, size=size, style=QUIET, anchor="center")

    def _paint_words(self, surface: Surface, component: Component) -> None:
        words, box = self.app.words, self._side.inset(self.padding * 0.8)
        y = box.y + self.size(20)
        name = words(f"{self._game.domain}.name.{component.id}")
        self.write_title(surface, name, (box.x, y), box.width, self.size(Type.DIALOG))
        y += self.size(40)
        headline = self._book.headline(component, words)
        self.write(surface, headline, (box.x, y), box.width, size=self.size(Type.FACT), style=QUIET)
        y += self.size(22)
        price = self._book.price(component, words)
        lines = [words("shell.cards.cost", price=price)] if price else []
        lines += self._game.text(component, words).split("\n")
        foot = self.size(36)
        bottom = box.y + box.height - foot
        room, text = (box.width, bottom - y), "\n\n".join(lines)
        said = self.write_block(surface, text, (box.x, y), room, size=self.size(Type.BODY), style=READING)
        signs, tall = self._book.signs_on(component), self.px(self.size(46))
        rect = self.box(box.x, box.y, box.width, bottom - box.y)
        rect.height, rect.bottom = len(signs) * tall, rect.bottom
        if signs and rect.top > said.bottom:
            px = self.px(self.size(Type.SMALL))
            surface.blit(legend(signs, self._game.domain, words, 1, rect.size, px, tall), rect)
        at, origin = (box.x, box.y + box.height - foot / 2), words(f"origin.{component.origin}")
        self.write(surface, origin, at, box.width, size=self.size(Type.SMALL), style=QUIET)


@cache
def _written(game: str, component_id: str, language: str) -> str:
    """Return all that a search looks through: the names in all languages, and the text in one."""
    rules = GAMES[game]
    names = [load(known)(f"{rules.domain}.name.{component_id}") for known in LANGUAGES]
    return _plain("\n".join([*names, rules.text(rules.components[component_id], load(language))]))


def _plain(text: str) -> str:
    """Return text as a search compares it: without case, without marks over letters, as keys type it."""
    plain = normalize("NFKD", text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    return "".join(letter for letter in plain if not combining(letter))
