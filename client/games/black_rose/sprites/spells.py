"""Spells as they lie on the table: in slots, in a hand, as lines of a list, on a grimoire."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed
from client.art.icons import icon
from client.art.lettering import edged
from client.art.place import place
from client.art.text import QUIET, Style, line
from client.art.theme import CONTOUR, DONE, FOCUS, SEATS, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.faces import face
from client.games.black_rose.faces.backs import back
from client.games.black_rose.faces.cards import TOP, WIDTH
from client.games.black_rose.faces.spells import hidden, mini, prepared, spell, turned_up
from client.games.black_rose.formulas import DOMAIN, name_of
from client.games.black_rose.palette import (
    CROWN,
    EDGE,
    GOLD_TEXT,
    LIT,
    NIGHT_SIGN,
    NUMERALS,
    PALE,
    PRESSED,
    ROW,
)
from client.games.black_rose.sprites.tokens import coin, element, kind, marker, plate, target
from client.games.black_rose.symbols import TONES
from client.table.choosing import WITH_WORDS
from client.table.layout import Spot, original
from client.table.model import TableModel
from rules.black_rose.catalogue import Spell
from rules.black_rose.records import Prepared
from rules.black_rose.state import State
from rules.core.events import HIDDEN
from rules.core.words import Words

QUICK = "power-lightning"
"""The icon of the first slot, which has no numeral."""
SIGN = 20
"""The height of the signs in a line, in units."""
IN_HAND = frozenset({"card", "row", "task"})
"""The looks of spells in hand and of quests of one's own."""
TOKEN, MINI_TOKEN = 40, 110
"""The token of a spell that lasts or waits, in units of the card, and on a small one."""


def _in_slot(view: State, spot: Spot) -> tuple[int, Prepared | None]:
    """Return the number of a slot, and what is prepared in it."""
    number, slots = int(spot.id[-1]), view.seats[spot.seat].slots
    return number, slots[number] if slots else None


def is_secret(spot: Spot, view: State, viewer: int) -> bool:
    """Tell whether a thing is a spell or a quest of the viewer that the others have not seen."""
    if spot.zone == "slots":
        number, slots = int(original(spot.id)[-1]), view.seats[viewer].slots
        lies = slots[number] if slots else None
        return lies is not None and not (lies.revealed or lies.shown)
    return spot.look in IN_HAND and spot.zone in ("hand", "quests")


def slot_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return an own slot: empty, revealed, or face down with what only its owner may see."""
    view, words = model.view, model.words
    number, lies = _in_slot(view, spot)
    if lies is None:
        return empty_slot(number, size, model.canvas.k)
    if lies.card == HIDDEN:
        return back("spell", size, spot.seat)
    printed = view.book.spells[lies.card]
    planning = view.decision is not None and view.decision.prompt == "lay"
    if lies.revealed or lies.shown or planning or spot.id in model.lit:
        shown = prepared(printed, lies.side, size, words)
        return with_token(shown, "infinity", spot.seat) if _lasts(view, spot.seat, number) else shown
    shown = hidden(printed, lies.side, size, spot.seat, words(f"{DOMAIN}.table.only_you"), words)
    return with_token(shown, TONES[lies.token].icon, spot.seat) if lies.token else shown


def _lasts(view: State, seat: int, slot: int) -> bool:
    """Tell whether the effect of a spell in a slot still holds."""
    return any((effect.seat, effect.slot) == (seat, slot) for effect in view.effects)


def mini_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a slot on a rival's board."""
    number, lies = _in_slot(model.view, spot)
    if lies is None:
        return empty_slot(number, size, model.canvas.k)
    if lies.card != HIDDEN and not (lies.revealed or lies.shown):
        # The viewer has looked at it: only its owner may see it otherwise.
        shown = dimmed(mini(model.view.book.spells[lies.card], lies.side, size), 0.6, 0.6)
        return with_token(shown, TONES["forgotten"].icon, spot.seat, MINI_TOKEN)
    if lies.card == HIDDEN:
        shown = back("spell", size, spot.seat)
        return with_token(shown, TONES[lies.token].icon, spot.seat, MINI_TOKEN) if lies.token else shown
    return mini(model.view.book.spells[lies.card], lies.side, size)


def card_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a card that lies open; of a spell in hand that is prepared now, one side is up."""
    view, decision = model.view, model.decision
    if spot.zone != "hand":
        return face(view.book.components[spot.component], size[0], model.words)
    printed = view.book.spells[spot.component]
    if decision is not None and decision.prompt == "lay":
        return turned_up(printed, int(spot.id in model.flipped), size[0], model.words)
    return spell(printed, size[0], model.words)


def over_table(printed: Spell, side: int, spot: Spot, model: TableModel[State]) -> Surface:
    """Return a prepared spell that may be chosen: large, in words, with the side it was prepared with up."""
    width = model.canvas.px(spot.box.width)
    return turned_up(printed, side, width, model.words, large=width >= WITH_WORDS)


@sprite
def with_token(card: Surface, sign: str, seat: int, side: int = TOKEN) -> Surface:
    """Return a spell that lasts, or that waits to spring, with its token on the picture."""
    surface, px = card.copy(), Scale(card.get_width() / WIDTH)
    token = coin(sign, px(side), SEATS[seat].colour)
    place(surface, token, (card.get_width() / 2, px(TOP + 3)), "midtop")
    return surface


@sprite
def empty_slot(number: int, size: Size, unit: float) -> Surface:
    """Return a slot without a spell: its numeral pressed into the ground."""
    surface = panels.slot(size, unit, EDGE).copy()
    px = round(size[1] * 0.34)
    if number:
        mark = edged(NUMERALS[number], "display", px, PRESSED, edge=CONTOUR)
    else:
        mark = icon(QUICK, px, PRESSED)
    place(surface, mark, (size[0] / 2, size[1] / 2))
    return surface


@sprite
def slot_label(number: int, told: str, size: Size, unit: float, *, lit: bool, done: bool) -> Surface:
    """Return what stands below a slot: its numeral, and how its spell stands; a revealed one is done."""
    wide, high = size
    surface = plate(size, unit, LIT if lit else EDGE).copy()
    numeral = line(NUMERALS[number], Style("display", GOLD_TEXT), round(high * 0.64))
    mark = numeral if number else icon(QUICK, round(high * 0.68), CROWN)
    place(surface, mark, (round(high * 0.62), high / 2))
    words = line(told, Style("ui", DONE) if done else QUIET, round(high * 0.48), wide - high * 1.3)
    place(surface, words, (wide - round(8 * unit), high / 2), "midright")
    return surface


@sprite
def hand_row(printed: Spell, size: Size, unit: float, words: Words, *, brief: bool = False) -> Surface:
    """Return a card in hand as a line: its name, and the signs of both its sides; in little room, fewer."""
    px = Scale(unit)
    surface = plate(size, unit, fill=ROW).copy()
    high = min(px(SIGN), size[1] - px(6))
    middle, span = size[1] // 2, round(high * (3.1 if brief else 5.1))
    room = size[0] - 2 * span - px(12 if brief else 20)
    name = line(name_of(printed.id, words), Style("ui_medium", PALE), round(high * 0.78), room)
    place(surface, name, (px(6 if brief else 12), middle), "midleft")
    for side, face_ in enumerate(printed.faces):
        x = size[0] - (2 - side) * span + px(4)
        signs = [
            marker(side, round(high * 0.56), NIGHT_SIGN if side else FOCUS),
            kind(face_.type, high),
            element(face_.element, high),
        ]
        for sign in signs if brief else [*signs, target(face_.target, round(high * 0.82), TEXT)]:
            x = place(surface, sign, (x, middle), "midleft").right + px(2 if brief else 3)
    return surface


@sprite
def named_row(printed: Spell, size: Size, unit: float, words: Words) -> Surface:
    """Return a card in hand as a short line with nothing but its name."""
    px = Scale(unit)
    surface = plate(size, unit, fill=ROW).copy()
    name = line(name_of(printed.id, words), Style("ui_medium", PALE), px(Type.CAPTION), size[0] - px(16))
    place(surface, name, (px(8), size[1] // 2), "midleft")
    return surface
