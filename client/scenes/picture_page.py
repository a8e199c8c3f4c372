"""The page of the rules in pictures: a marked table with its legend, and a card."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.pictures import filling
from client.art.place import place
from client.art.text import PLAIN, READING, Style, line
from client.art.theme import CONTOUR, GOLD, INK, TEXT, Type
from client.art.vector import Fade, discs
from client.canvas import Box
from client.clip import DRAWN
from client.games import book_for
from client.rules_pictures import Drawn, draw
from client.scenes.legend import legend
from client.scenes.reference import ReferenceScreen

MARK = 34
NAME, LINE = Style("ui_bold", TEXT), PLAIN._replace(leading=1.2)


class Sizes(NamedTuple):
    """How a page is divided, in units."""

    table: float
    """The width of the table."""
    gap: float
    name: float
    line: float
    """The type sizes of a mark's name and of what it is for."""
    whole: bool
    """Whether the legend has the whole height of the page, and the card stands under the table alone."""


FULL, COMPACT = Sizes(816, 28, 20, 16, False), Sizes(388, 12, 14, 12, True)


class PicturePage:
    """Draws the pictures of a game; they are made once, a frame after they were first asked for."""

    def __init__(self, screen: ReferenceScreen, game: str) -> None:
        self._screen = screen
        self._game = game
        self._drawn: Drawn | None = None
        self._asked = False

    def update(self) -> bool:
        """Make the pictures that were asked for; tell whether they are new."""
        if self._drawn is not None or not self._asked:
            return False
        self._drawn = draw(self._screen.app, self._game)
        return True

    def paint(self, surface: Surface, box: Box) -> None:
        """Draw the page, or that it is coming."""
        screen, words = self._screen, self._screen.app.words
        self._asked = True
        if self._drawn is None:
            said, size = words("shell.rules.pictures.drawing"), screen.size(Type.LEAD)
            screen.write(surface, said, box.centre, box.width, size=size, style=READING, anchor="center")
            return
        sizes = COMPACT if screen.compact else FULL
        height = sizes.table * DRAWN[1] / DRAWN[0]
        table = Box(box.x, box.y, sizes.table, height)
        self._paint_table(surface, self._drawn, table)
        left = box.x + sizes.table + sizes.gap
        tall, wide = (box.height, sizes.table) if sizes.whole else (height, box.width)
        self._paint_marks(surface, self._drawn, Box(left, box.y, box.x + box.width - left, tall), sizes)
        top = box.y + height + sizes.gap
        self._paint_card(surface, Box(box.x, top, wide, box.y + box.height - top), signed=not sizes.whole)

    def _paint_table(self, surface: Surface, drawn: Drawn, box: Box) -> None:
        """Draw the table and the numbers on it."""
        screen, rect = self._screen, self._screen.box(*box)
        frame(surface, filling(drawn.table, rect.size, from_left=True), rect.topleft, screen.unit)
        for number, mark in enumerate(drawn.marks, 1):
            at = (rect.x + mark.at[0] * rect.width, rect.y + mark.at[1] * rect.height)
            place(surface, badge(number, screen.px(screen.size(MARK))), at)

    def _paint_marks(self, surface: Surface, drawn: Drawn, box: Box, sizes: Sizes) -> None:
        """Write what the numbers stand for."""
        screen, words = self._screen, self._screen.app.words
        pitch, side = box.height / len(drawn.marks), screen.size(MARK)
        room = (box.width - side - 12, pitch - sizes.name * 1.5)
        keys = [f"shell.picture.{self._game}.{mark.name}" for mark in drawn.marks]
        size = screen.common_size([words(f"{key}.about") for key in keys], room, sizes.line, LINE)
        for number, key in enumerate(keys):
            y = box.y + (number + 0.5) * pitch
            place(surface, badge(number + 1, screen.px(side)), screen.at(box.x + side / 2, y))
            x, top = box.x + side + 12, box.y + number * pitch + (4 if sizes.whole else pitch / 2 - 24)
            screen.write(surface, words(key), (x, top + sizes.name / 2), room[0], size=sizes.name, style=NAME)
            at = (x, top + sizes.name * 1.3)
            screen.write_block(surface, words(f"{key}.about"), at, room, size=size, style=LINE, least=size)

    def _paint_card(self, surface: Surface, box: Box, *, signed: bool) -> None:
        """Draw a card, what it says, and where there is room what its symbols mean."""
        screen, words, book = self._screen, self._screen.app.words, book_for(self._game)
        head, size = screen.size(40), screen.size(Type.SECTION)
        screen.write_title(surface, words("shell.rules.pictures.card"), (box.x, box.y + 14), box.width, size)
        tall, component = box.height - head, book.game.components[book.sample]
        wide = tall * book.shape[0] / book.shape[1]
        card = book.face(book.sample, screen.px(wide), words)
        place(surface, card, screen.at(box.x, box.y + head), "topleft")
        left, signs = box.x + wide + screen.size(24), book.signs_on(component) if signed else ()
        room = (box.x + box.width - left) * (0.48 if signs else 1) - screen.size(12)
        said, at = book.game.text(component, words), (left, box.y + head)
        size, least = screen.size(Type.BODY), Type.LEAST
        screen.write_block(surface, said, at, (room, tall), size=size, style=READING, least=least)
        if signs:
            rect = screen.box(left + room + 24, box.y + head, box.x + box.width - left - room - 24, tall)
            px, row = screen.px(screen.size(Type.LABEL)), screen.px(screen.size(44))
            surface.blit(legend(signs, book.game.domain, words, 1, rect.size, px, row), rect)


def frame(surface: Surface, picture: Surface, at: tuple[int, int], unit: float) -> None:
    """Draw a picture with round corners."""
    rounded = picture.convert_alpha()
    round_corners(rounded, 10 * unit)
    surface.blit(rounded, at)


@sprite
def badge(number: int, px: int) -> Surface:
    """Return a golden disc with a number."""
    surface = discs(px, (49, CONTOUR), (43, Fade(GOLD)))
    place(surface, line(str(number), Style("ui_bold", INK), round(px * 0.6)), (px / 2, px / 2))
    return surface
