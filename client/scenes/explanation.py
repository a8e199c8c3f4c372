"""A component in words: its abilities beside their symbols, what the symbols mean, how it stands now."""

from __future__ import annotations

from typing import Any

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.cards import Band, sheet
from client.art.lettering import title, title_size
from client.art.panels import table_panel
from client.art.place import place
from client.art.text import FORMULA, QUIET, READING, Style, draw, fitted, line, paragraph
from client.art.theme import FOCUS, SHELL, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.games import book_for
from client.games.book import Book, Facts
from client.scenes.legend import legend
from client.scenes.reference import rule
from rules.core.words import Words

SCALES = (1.6, 1.4, 1.2, 1.1, 1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6, 0.54, 0.48)
"""How large the words may be; the first at which everything there is to say fits is taken."""
FOOT = 48
LEAST_NAME = 0.7
"""How far a name may shrink for what stands beside it; one that would shrink further has a row of its own."""
STRONG = Style("ui", TEXT, strong=FOCUS)


@sprite
def explanation(game: str, component_id: str, words: Words, size: Size, unit: float, facts: Facts) -> Surface:
    """Return a panel that says everything about a component; its last line, `FOOT` high, is left free."""
    panel = Surface(size, SRCALPHA)
    panel.blit(table_panel(size, unit, SHELL.frame, 2), (0, 0))
    panel.blit(written(game, component_id, words, size, unit, facts).surface, (0, 0))
    return panel


def written(game: str, component_id: str, words: Words, size: Size, unit: float, facts: Facts) -> Writing:
    """Write at the largest size at which everything fits."""
    for scale in SCALES:
        writing = Writing(book_for(game), component_id, words, size, unit * scale, round(FOOT * unit), facts)
        if writing.fits:
            break
    return writing


class Writing:
    """Writes one part after the other, from the top down."""

    def __init__(
        self,
        book: Book[Any, Any],
        component_id: str,
        words: Words,
        size: Size,
        unit: float,
        foot: int,
        facts: Facts,
    ) -> None:
        self.surface = Surface(size, SRCALPHA)
        self._book = book
        self._game = book.game
        self._component = book.game.printed(component_id)
        self._words = words
        self._unit = unit
        self._box = self.surface.get_rect().inflate(-2 * self._px(32), -2 * self._px(24))
        self._bottom = size[1] - foot
        self._y = self._box.y
        self._head(facts.where)
        self._abilities()
        self._legend()
        self._now(facts.now)

    @property
    def fits(self) -> bool:
        """Whether nothing had to be left out."""
        return self._y <= self._bottom

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))

    def _head(self, where: str) -> None:
        component, words = self._component, self._words
        said = " · ".join(filter(None, (self._book.headline(component, words), where)))
        kind = line(said, QUIET, self._px(Type.FACT), self._box.width)
        name, px = words(f"{self._game.domain}.name.{component.id}"), self._px(Type.CARD)
        room = self._box.width - kind.get_width() - self._px(20)
        beside = room > 0 and title_size(name, px, room)[0] >= px * LEAST_NAME
        heading = title(name, px, room if beside else self._box.width)
        top = self.surface.blit(heading, (self._box.x - self._px(4), self._y))
        if beside:
            place(self.surface, kind, (self._box.right, top.centery), "midright")
        else:
            top = self.surface.blit(kind, (self._box.x, top.bottom))
        self._y = top.bottom + self._px(6)
        price = self._book.price(component, words)
        if price:
            signs = " ".join(f"[{sign}]" for sign in self._book.cost_signs(component))
            text = words("shell.zoom.cost", signs=signs, price=price)
            cost = line(text, STRONG, self._px(Type.QUESTION), self._box.width)
            self._y = self.surface.blit(cost, (self._box.x, self._y)).bottom
        self._y += self._px(16)

    def _abilities(self) -> None:
        sentences = self._game.text(self._component, self._words).split("\n")
        rows = self._book.formulas(self._component)
        said = {index for row in rows for index in row.sentences}
        wide = round(self._box.width * 0.38)
        for row in rows:
            text = " ".join(sentences[index] for index in row.sentences)
            left = self._box.x + wide + self._px(24)
            words = draw(fitted(text, READING, self._px(Type.LEAD), self._box.right - left, 1 << 20))
            strip = (wide, self._px(84))
            tall = max(strip[1], words.get_height() + self._px(8))
            band = sheet(strip, self._unit * 2, (Band(strip[1], row.tint),))
            signs = line(row.signs, FORMULA, self._px(Type.HEADING), wide - self._px(16))
            box = Rect(self._box.x, self._y, wide, tall)
            place(self.surface, band, box.center)
            place(self.surface, signs, box.center)
            place(self.surface, words, (left, box.centery), "midleft")
            self._y = box.bottom + self._px(12)
        # What has no symbols of its own, a paragraph each: the printed points, both sides of a spell.
        rest = [sentence for index, sentence in enumerate(sentences) if index not in said]
        for sentence in rest:
            words = draw(fitted(sentence, READING, self._px(Type.LEAD), self._box.width, 1 << 20))
            self._y = self.surface.blit(words, (self._box.x, self._y)).bottom + self._px(8)

    def _legend(self) -> None:
        symbols = self._book.signs_on(self._component)
        if not symbols:
            return
        self._section("shell.zoom.signs")
        tall = self._px(56)
        size = (self._box.width, -(-len(symbols) // 2) * tall)
        table = legend(symbols, self._game.domain, self._words, 2, size, self._px(Type.FACT), tall)
        self._y = self.surface.blit(table, (self._box.x, self._y)).bottom

    def _now(self, now: tuple[str, ...]) -> None:
        if not now:
            return
        self._section("shell.zoom.now")
        for text in now:
            words = paragraph(text, STRONG, self._px(Type.MESSAGE), self._box.width)
            self._y = self.surface.blit(words, (self._box.x, self._y)).bottom + self._px(4)

    def _section(self, key: str) -> None:
        self._y += self._px(6)
        across = Rect(self._box.x, self._y, self._box.width, self._px(1.5))
        self.surface.blit(rule(across.size), across)
        heading = title(self._words(key), self._px(Type.SUBSECTION), self._box.width)
        box = self.surface.blit(heading, (self._box.x - self._px(2), self._y + self._px(6)))
        self._y = box.bottom + self._px(4)
