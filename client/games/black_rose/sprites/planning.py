"""Spells while they are prepared: a slot as a line."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.icons import icon
from client.art.lettering import edged
from client.art.place import place
from client.art.text import QUIET, Style, abridged, block, draw, escape, largest, line
from client.art.theme import CONTOUR, DONE, TEXT
from client.art.type_sizes import Type
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
LISTED = ("told", "vain_told")
"""The looks of prepared spells in words."""
ASIDE = 38
"""What a prepared spell in words leaves beside them, in units."""


def line_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return an own slot as a line: when its spell will be revealed, and which one lies in it."""
    number = int(spot.id[-1])
    lies = model.view.seats[spot.seat].slots[number]
    printed = model.view.book.spells[lies.card] if lies is not None else None
    side = lies.side if lies is not None else 0
    draw_line = small_line if model.canvas.compact else slot_line
    return draw_line(number, printed, side, size, model.canvas.k, model.words, lit=spot.id in model.lit)


@sprite
def small_line(
    number: int, printed: Spell | None, side: int, size: Size, unit: float, words: Words, *, lit: bool
) -> Surface:
    """Return a folded slot in a small window."""
    px, (wide, high) = Scale(unit), size
    surface = plate(size, unit, LIT if lit else EDGE, fill=ROW).copy()
    place(surface, _mark(number, px(Type.LABEL)), (px(17), high / 2))
    left, room = px(34), wide - px(40)
    if printed is None:
        when = abridged(
            words(f"{DOMAIN}.table.revealed_when.{number}"), QUIET, px(Type.FINE), room, high, px(Type.LEAST)
        )
        place(surface, draw(when), (left, high / 2), "midleft")
        return surface
    name = line(name_of(printed.id, words), NAME, px(Type.FINE), room)
    place(surface, name, (left, high * 0.27), "midleft")
    if has_words(printed):
        told = draw(
            abridged(brief(printed, side, words), SAID, px(Type.TINY), room, high / 2, px(Type.LEAST))
        )
    else:
        told = line(brief(printed, side, words), Style("ui_bold", DONE), px(Type.TINY), room)
    place(surface, told, (left, high * 0.72), "midleft")
    return surface


def _mark(number: int, size: int) -> Surface:
    """Return the numeral of a slot; the first one has a sign instead."""
    if number:
        return edged(NUMERALS[number], "display", size, GOLD_TEXT, edge=CONTOUR)
    return icon(QUICK, size, CROWN)


@sprite
def slot_line(
    number: int, printed: Spell | None, side: int, size: Size, unit: float, words: Words, *, lit: bool
) -> Surface:
    """Return a folded slot."""
    px, (wide, high) = Scale(unit), size
    surface = plate(size, unit, LIT if lit else EDGE, fill=ROW).copy()
    place(surface, _mark(number, px(Type.PRIMARY)), (px(34), high / 2))
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
    told = _said(model.view.book.spells[spot.component], side, model.words)
    return told_line(number, told, size, model.canvas.k, _told_size(model))


def _said(printed: Spell, side: int, words: Words) -> str:
    return f"*{name_of(printed.id, words)}.* {escape(face_text(printed, side, words))}"


def _told_size(model: TableModel[State]) -> int:
    """Return the one size of type in which all prepared spells are told; what is too long for any is cut."""
    px, view, listed = model.canvas.px, model.view, list[tuple[str, int, int]]()
    for spot in model.arrangement.spots.values():
        lies = view.seats[spot.seat].slots[int(original(spot.id)[-1])] if spot.look in LISTED else None
        if lies is not None:
            told = _said(view.book.spells[spot.component], lies.side, model.words)
            listed.append((told, px(spot.box.width) - px(ASIDE), px(spot.box.height) - px(4)))

    def fits(size: int, told: str, wide: int, high: int) -> bool:
        return block(told, TOLD, size, wide).height <= high

    least = px(Type.LEAST)
    whole = [row for row in listed if fits(least, *row)]
    if not whole:
        return least
    return largest(px(Type.NOTE), least, lambda size: all(fits(size, *row) for row in whole))


@sprite
def told_line(number: int, told: str, size: Size, unit: float, px_: int) -> Surface:
    """Return a prepared spell in words of one size."""
    px, (wide, high) = Scale(unit), size
    surface = plate(size, unit, EDGE, fill=ROW).copy()
    place(surface, _mark(number, px(Type.LABEL)), (px(16), high / 2))
    does = abridged(told, TOLD, px_, wide - px(ASIDE), high - px(4), px_)
    place(surface, draw(does), (px(32), high / 2), "midleft")
    return surface
