"""Spells while they are prepared: a slot as a line."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.icons import icon
from client.art.lettering import edged
from client.art.place import place
from client.art.text import QUIET, Style, abridged, draw, escape, line
from client.art.theme import CONTOUR, DONE, TEXT, Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import DOMAIN, brief, has_words, name_of
from client.games.black_rose.palette import CROWN, EDGE, GOLD_TEXT, LIT, NUMERALS, ROW
from client.games.black_rose.sprites.paintings import painting
from client.games.black_rose.sprites.spells import QUICK
from client.games.black_rose.sprites.tokens import plate
from client.table.layout import Spot, original
from client.table.model import TableModel
from rules.black_rose.card_text import face_text
from rules.black_rose.catalogue import Spell
from rules.black_rose.state import State
from rules.core.words import Words

NAME = Style("ui_medium", TEXT)
SAID = Style("ui", DONE, leading=1.05)
TOLD = Style("ui", TEXT, strong=GOLD_TEXT, leading=1.1)


def line_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return an own slot as a line: when its spell will be revealed, and which one lies in it."""
    number = int(spot.id[-1])
    lies = model.view.seats[spot.seat].slots[number]
    printed = model.view.book.spells[lies.card] if lies is not None else None
    side = lies.side if lies is not None else 0
    return slot_line(number, printed, side, size, model.canvas.k, model.words, lit=spot.id in model.lit)


@sprite
def slot_line(
    number: int, printed: Spell | None, side: int, size: Size, unit: float, words: Words, *, lit: bool
) -> Surface:
    """Return a folded slot."""
    px, (wide, high) = Scale(unit), size
    surface = plate(size, unit, LIT if lit else EDGE, fill=ROW).copy()
    if number:
        mark = edged(NUMERALS[number], "display", px(Type.PRIMARY), GOLD_TEXT, edge=CONTOUR)
    else:
        mark = icon(QUICK, px(30), CROWN)
    place(surface, mark, (px(34), high / 2))
    left, when = px(70), words(f"{DOMAIN}.table.revealed_when.{number}")
    if printed is None:
        place(surface, line(when, QUIET, px(Type.SMALL), wide - left - px(12)), (left, high / 2), "midleft")
        return surface
    thumb = painting(printed, (px(44), high - px(10))).convert_alpha().copy()
    round_corners(thumb, 4 * unit)
    left = place(surface, thumb, (left, high / 2), "midleft").right + px(10)
    room = wide - left - px(12)
    name, does = name_of(printed.id, words), brief(printed, side, words)
    if has_words(printed):
        # Words take more lines than symbols.
        place(surface, line(name, NAME, px(Type.NOTE), room), (left, high * 0.2), "midleft")
        told = draw(abridged(does, SAID, px(Type.FINE), room, high * 0.6, px(Type.LEAST)))
        place(surface, told, (left, high * 0.66), "midleft")
        return surface
    place(surface, line(name, NAME, px(Type.LABEL), room), (left, high * 0.31), "midleft")
    place(surface, line(does, Style("ui_bold", DONE), px(Type.SMALL), room), (left, high * 0.7), "midleft")
    return surface


def told_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return an own spell that is yet to be cast, in words: which slot it lies in, and what it will do."""
    number = int(original(spot.id)[-1])
    lies = model.view.seats[spot.seat].slots[number]
    side = lies.side if lies is not None else 0
    printed = model.view.book.spells[spot.component]
    return told_line(number, printed, side, size, model.canvas.k, model.words)


@sprite
def told_line(number: int, printed: Spell, side: int, size: Size, unit: float, words: Words) -> Surface:
    """Return a prepared spell in words."""
    px, (wide, high) = Scale(unit), size
    surface = plate(size, unit, EDGE, fill=ROW).copy()
    if number:
        mark = edged(NUMERALS[number], "display", px(Type.LABEL), GOLD_TEXT, edge=CONTOUR)
    else:
        mark = icon(QUICK, px(18), CROWN)
    place(surface, mark, (px(16), high / 2))
    left, said = px(32), face_text(printed, side, words)
    told = f"*{name_of(printed.id, words)}.* {escape(said)}"
    does = abridged(told, TOLD, px(Type.NOTE), wide - left - px(6), high - px(4), px(Type.LEAST))
    place(surface, draw(does), (left, high / 2), "midleft")
    return surface
