"""The page of the rules in pictures: a marked table with its legend, and a card."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.pictures import filling
from client.art.place import place
from client.art.text import PLAIN, READING, Style, line
from client.art.theme import CONTOUR, GOLD, INK, TEXT
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, discs
from client.canvas import Box
from client.clip import DRAWN
from client.games import book_for, lessons_for
from client.rules_pictures import SIDE, Drawn, draw
from client.scenes.callouts import Callout, draw_callouts
from client.scenes.legend import legend
from client.scenes.reference import ReferenceScreen

MARK, LEAST_MARK = 30, 17
"""How large a mark is beside its words, and at least on the table, in units."""
NAME, LINE = Style("ui_bold", TEXT), PLAIN._replace(leading=1.2)


class Sizes(NamedTuple):
    """How a page is divided, in units."""

    table: float
    """The width of the table."""
    gap: float
    name: float
    line: float
    part: float
    """The type sizes of a mark's name, of what it is for, and of the parts of a card."""
    whole: bool
    """Whether the legend has the whole height of the page, and the card stands under the table alone."""


FULL, COMPACT = Sizes(816, 28, 20, 16, 16, False), Sizes(388, 12, 14, 12, 11.5, True)
ACROSS = 640
"""How wide a card is with what its parts are on both sides, in units."""
SIGN, ONE_COLUMN, AIR = 36, 3, 10
"""How high a symbol's row is, how many stand in one column, and the air above them."""


class PicturePage:
    """Draws the table of a game with its marks; it is made once."""

    def __init__(self, screen: ReferenceScreen, game: str) -> None:
        self._screen = screen
        self._game = game
        self._drawn: Drawn | None = None

    @property
    def ready(self) -> bool:
        """Whether the table is made."""
        return self._drawn is not None

    def update(self) -> None:
        """Make the table."""
        self._drawn = draw(self._screen.app, self._game)

    def paint(self, surface: Surface, box: Box) -> None:
        """Draw the page; the table is an empty frame until it is made."""
        screen = self._screen
        sizes = COMPACT if screen.compact else FULL
        height = sizes.table * DRAWN[1] / DRAWN[0]
        table = Box(box.x, box.y, sizes.table, height)
        self._paint_table(surface, table)
        left = box.x + sizes.table + sizes.gap
        tall, wide = (box.height, sizes.table) if sizes.whole else (height, box.width)
        self._paint_marks(surface, Box(left, box.y, box.x + box.width - left, tall), sizes)
        top = box.y + height + sizes.gap
        self._paint_card(surface, Box(box.x, top, wide, box.y + box.height - top), sizes)

    def _paint_table(self, surface: Surface, box: Box) -> None:
        """Draw the table and the numbers on it, or that it is coming."""
        screen, rect, drawn = self._screen, self._screen.box(*box), self._drawn
        if drawn is None:
            frame(surface, blank(rect.size), rect.topleft, screen.unit)
            said, size = screen.app.words("shell.rules.pictures.drawing"), screen.size(Type.LEAD)
            screen.write(surface, said, box.centre, box.width, size=size, style=READING, anchor="center")
            return
        frame(surface, filling(drawn.table, rect.size, from_left=True), rect.topleft, screen.unit)
        for number, mark in enumerate(drawn.marks, 1):
            at = (rect.x + mark.at[0] * rect.width, rect.y + mark.at[1] * rect.height)
            place(surface, badge(number, max(screen.px(LEAST_MARK), rect.width * SIDE // DRAWN[0])), at)

    def _paint_marks(self, surface: Surface, box: Box, sizes: Sizes) -> None:
        """Write what the numbers stand for."""
        screen, words = self._screen, self._screen.app.words
        marks = lessons_for(self._game).marks
        pitch, side = box.height / len(marks), screen.size(MARK)
        room = (box.width - side - 12, pitch - sizes.name * 1.5)
        keys = [f"shell.picture.{self._game}.{mark}" for mark in marks]
        size = screen.common_size([words(f"{key}.about") for key in keys], room, sizes.line, LINE)
        for number, key in enumerate(keys):
            y = box.y + (number + 0.5) * pitch
            place(surface, badge(number + 1, screen.px(side)), screen.at(box.x + side / 2, y))
            x, top = box.x + side + 12, box.y + number * pitch + (4 if sizes.whole else pitch / 2 - 24)
            screen.write(surface, words(key), (x, top + sizes.name / 2), room[0], size=sizes.name, style=NAME)
            at = (x, top + sizes.name * 1.3)
            screen.write_block(surface, words(f"{key}.about"), at, room, size=size, style=LINE, least=size)

    def _paint_card(self, surface: Surface, box: Box, sizes: Sizes) -> None:
        """Draw a card with what its parts are, and where there is room what it says and its symbols mean."""
        screen, words, book = self._screen, self._screen.app.words, book_for(self._game)
        head, size = screen.size(40), screen.size(Type.SECTION)
        screen.write_title(surface, words("shell.rules.pictures.card"), (box.x, box.y + 14), box.width, size)
        tall = box.height - head
        wide, across = tall * book.shape[0] / book.shape[1], box.width if sizes.whole else ACROSS
        room = screen.box(box.x, box.y + head, across, tall)
        card = book.face(book.sample, screen.px(wide), words)
        rect = place(surface, card, room.midtop, "midtop")
        parts = lessons_for(self._game).card.items()
        callouts = [Callout(words(f"shell.card.{self._game}.{name}"), at) for name, at in parts]
        draw_callouts(surface, callouts, rect, room, screen.px(sizes.part), screen.unit)
        if not sizes.whole:
            left = across + sizes.gap
            self._paint_words(surface, Box(box.x + left, box.y + head, box.width - left, tall))

    def _paint_words(self, surface: Surface, box: Box) -> None:
        """Write what the card says, and below it what its symbols mean."""
        screen, words, book = self._screen, self._screen.app.words, book_for(self._game)
        component = book.game.components[book.sample]
        signs, size = book.printed(component), screen.size(Type.BODY)
        columns = 1 if len(signs) <= ONE_COLUMN else 2
        row = screen.size(SIGN)
        low = min(box.height * 0.6, row * -(-len(signs) // columns))
        room, text = (box.width, box.height - low - AIR), book.game.text(component, words)
        said = screen.write_block(
            surface, text, (box.x, box.y), room, size=size, style=READING, least=Type.LEAST
        )
        if signs:
            px, size_ = screen.px(screen.size(Type.LABEL)), screen.box(box.x, box.y, box.width, low).size
            table = legend(signs, book.game.domain, words, columns, size_, px, screen.px(row))
            surface.blit(table, (said.left, said.bottom + screen.px(AIR)))


def blank(size: Size) -> Surface:
    """Return what stands where a picture will be."""
    surface = Surface(size)
    surface.fill(CONTOUR)
    return surface


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
