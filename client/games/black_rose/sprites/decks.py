"""Decks beside the great lodge: of the schools, of forgotten spells, of quests and of events."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import round_corners, shadow
from client.art.icons import icon
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import place
from client.art.text import QUIET, Style, draw, fitted, line
from client.art.theme import FOCUS, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.layout.panels import DECK
from client.games.black_rose.palette import BRIGHT, DECK_EMBLEMS
from client.games.black_rose.sprites.tokens import plate
from client.table.layout import Spot, original
from client.table.model import TableModel
from rules.black_rose.decks import USED
from rules.black_rose.mixing import LAW
from rules.black_rose.preview import decks_of_draw
from rules.black_rose.state import State

COUNT = Style("ui_bold", TEXT)
NAME = Style("ui_medium", TEXT, leading=1.05)
COMES = Style("ui_bold", FOCUS)
LIFT = 2
BACKS = {"forgotten": "black_rose/back_forgotten", LAW: "black_rose/back_spell"}
"""The backs of decks out of the Duel."""
EMBLEM = 0.56
"""How large an emblem is, by the width of a back."""
SCHOOL, SCHOOL_FOOT = 290, 225
"""How wide a school is of which the type is as large as said, and how high what it says about itself."""
SMALLEST_NAMED = 60
"""Below so many units a deck does not say its name."""


def counted(view: State, deck: str) -> tuple[int, int]:
    """Return how many cards are in a deck, and how many lie open beside it."""
    if deck == "forgotten":
        return len(view.forgotten), 0
    return len(view.decks.get(deck, ())), len(view.decks.get(deck + USED, ()))


def deck_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a deck of spells beside the lodge, with how many cards it has and how many lie open."""
    return deck(spot.id, *counted(model.view, spot.id), size, size[0] / DECK[0])


@sprite
def deck(name: str, cards: int, used: int, size: Size, unit: float) -> Surface:
    """Return a deck with its number below it, and how many of its cards lie open."""
    px = Scale(unit)
    surface = Surface(size, SRCALPHA)
    body = (size[0] - px(LIFT), px(DECK[1]) - px(LIFT))
    if cards:
        for lift in (px(LIFT), 0):
            surface.blit(card_back(name, body), (lift, lift))
    else:
        surface.blit(panels.slot(body, unit), (0, 0))
    told = f"{cards} +{used}" if used else str(cards)
    number = line(told, COUNT if cards else QUIET, px(Type.TINY), size[0])
    place(surface, number, (size[0] / 2, px(DECK[1] + 10)))
    return surface


@sprite
def card_back(name: str, size: Size) -> Surface:
    """Return the back of a card of a deck, with the emblem by which the deck is found."""
    surface = picture(BACKS.get(name, f"black_rose_wars/back_{name.rstrip('s')}"), size).copy()
    side = round(min(size) * EMBLEM)
    place(surface, shadow((side, side), side / 2, side // 6), (size[0] / 2, size[1] / 2))
    place(surface, icon(DECK_EMBLEMS[name], side, BRIGHT), (size[0] / 2, size[1] / 2))
    round_corners(surface, size[0] * 0.07)
    return surface


def school_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a school that is chosen: what it is for, its grimoires or how many spells are left in it."""
    name, view, words = spot.id, model.view, model.words
    if view.round:
        cards, used = counted(view, name)
        left = words(f"{DOMAIN}.offer.deck", n=cards, used=used)
    else:
        own = [g for g, spells in view.book.grimoires.items() if view.book.spells[spells[0]].school == name]
        left = words(f"{DOMAIN}.offer.grimoires", names=", ".join(words(f"{DOMAIN}.name.{g}") for g in own))
    taken = decks_of_draw(view)[0].count(name)
    comes = words(f"{DOMAIN}.offer.taken", n=taken) if taken else ""
    return school(name, words(f"{DOMAIN}.name.{name}"), words(f"{DOMAIN}.about.{name}"), left, comes, size)


@sprite
def school(name: str, called: str, about: str, left: str, comes: str, size: Size) -> Surface:
    """Return the back of a school with its name, what it is for, what is left of it and comes of it."""
    px = Scale(size[0] / SCHOOL)
    surface = Surface(size, SRCALPHA)
    high = min(px(SCHOOL_FOOT), round(size[1] * 0.55))
    surface.blit(card_back(name, (size[0], size[1] - high)), (0, 0))
    box = place(surface, plate((size[0], high + px(6)), px.unit), (size[0] / 2, size[1]), "midbottom")
    room = box.width - px(20)
    head = place(surface, title(called, px(Type.PROMPT), room), (box.centerx, box.y + px(8)), "midtop")
    foot = draw(fitted(left, QUIET, px(Type.SMALL), room, high * 0.24), "centre")
    at = place(surface, foot, (box.centerx, box.bottom - px(8)), "midbottom")
    says = draw(fitted(about, NAME, px(Type.MESSAGE), room, at.top - head.bottom - px(8)), "centre")
    place(surface, says, (box.centerx, (head.bottom + at.top) / 2))
    if comes:
        told = draw(fitted(comes, COMES, px(Type.LEAD), room, px(Type.LEAD) * 1.5), "centre")
        ground = plate((size[0], told.get_height() + px(12)), px.unit)
        at = place(surface, ground, (size[0] / 2, box.top), "midbottom")
        place(surface, told, at.center)
    return surface


def tile_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a deck that a spell may be drawn from, with its name."""
    name = original(spot.id)
    told = model.words(f"{DOMAIN}.name.{name}")
    return tile(name, told, *counted(model.view, name), size, model.canvas.k)


@sprite
def tile(name: str, told: str, cards: int, used: int, size: Size, unit: float) -> Surface:
    """Return a deck as large as there is room, its name at its foot."""
    px = Scale(unit)
    surface = card_back(name, size).copy()
    foot = min(px(52), size[1] // 3) if size[0] >= px(SMALLEST_NAMED) else px(24)
    box = place(surface, plate((size[0] - px(8), foot), unit), (size[0] / 2, size[1] - px(4)), "midbottom")
    if size[0] >= px(SMALLEST_NAMED):
        called = draw(fitted(told, NAME, px(Type.NOTE), box.width - px(6), foot * 0.55), "centre")
        place(surface, called, (box.centerx, box.y + foot * 0.32))
    number = line(f"{cards} +{used}" if used else str(cards), QUIET, px(Type.FINE), box.width)
    place(surface, number, (box.centerx, box.bottom - min(foot / 2, px(12))))
    return surface
