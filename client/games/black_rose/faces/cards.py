"""What every card is made of, and the cards with one picture; the card of a room shows both its sides."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.cards import Band, Box, board, sheet_box
from client.art.icons import icon
from client.art.lettering import edged, title
from client.art.panels import panel
from client.art.pictures import picture
from client.art.place import place
from client.art.text import PARCHMENT, Block, Style, draw, fitted, line
from client.art.theme import SHELL, TEXT
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import BETWEEN, formula, name_of
from client.games.black_rose.palette import BRIGHT, CARDS, GOLD_TEXT
from client.games.black_rose.sprites.rooms import hall, size_of
from client.games.black_rose.sprites.tokens import coin, plate
from client.games.black_rose.symbols import TONES
from rules.black_rose.card_text import face_text, text
from rules.black_rose.catalogue import Component, Event, Evocation, Mage, Quest, Room, Upgrade
from rules.black_rose.records import LodgeRoom
from rules.core.words import Words

WIDTH, HEIGHT = 176, 250
SHAPE = HEIGHT / WIDTH
MARGIN = 6
TOP = 30
"""Where the picture, or the first side of a spell, begins below the name."""
NAME_PLATE = (5, 5, WIDTH - 10, 22)
NUMBER = Style("ui_bold", TEXT)
SAYS = Style("text", TEXT, leading=1.2)


def bound(
    shown: Surface, component: Component, size: Size, window: Box, words: Words, bands: tuple[Band, ...] = ()
) -> Surface:
    """Return a card without its writing: a picture in its window, and around it leather with the name."""
    unit = size[0] / WIDTH
    name_plate = Rect([round(length * unit) for length in NAME_PLATE])
    surface = Surface(size, SRCALPHA)
    surface.blit(shown, window[:2])
    look = CARDS[component.kind]
    surface.blit(board(size, unit, look, (*name_plate.topleft, *name_plate.size), window, bands), (0, 0))
    name = title(name_of(component.id, words), round(16.5 * unit), name_plate.width - 8 * unit)
    place(surface, name, name_plate.center)
    return surface


@sprite
def card(component: Component, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return a card with a picture and words below it."""
    px = Scale(width / WIDTH)
    size = (width, round(width * SHAPE))
    left, top = px(MARGIN), px(TOP)
    tall, said = written(component, width, words, large=large)
    window = (left, top, width - 2 * left, size[1] - left - tall - px(2.6) - top)
    bands = (Band(tall),)
    shown = picture(f"black_rose/{component.id}", window[2:], 0.46)
    surface = bound(shown, component, size, window, words, bands)
    place(surface, draw(said, "centre"), Rect(sheet_box(px.unit, window, bands)).center)
    if isinstance(component, Quest):
        corner = (width - left - px(20), top + px(20))
        place(surface, coin("beveled-star", px(34)), corner)
        place(surface, edged(str(component.points), "ui_bold", px(20), BRIGHT), corner)
    _values(surface, component, (left, top), px)
    return surface


def written(component: Component, width: int, words: Words, *, large: bool = False) -> tuple[int, Block]:
    """Measure the words of a card: how high their sheet is, and the words."""
    unit = width / WIDTH
    room = width - 2 * round(MARGIN * unit) - 10 * unit
    does = text(component, words) if large else _in_short(component, words)
    said = fitted(does, PARCHMENT, round(13 * unit), room, 110 * unit)
    return max(round(52 * unit), said.height + round(10 * unit)), said


def _in_short(component: Component, words: Words) -> str:
    """Return what a card says at a glance: symbols where there are any, otherwise its words."""
    match component:
        case Upgrade():
            return formula(component.verbs)
        case Evocation() | Event():
            return BETWEEN.join(formula(side.verbs) for side in component.faces)
    return text(component, words)


def _values(surface: Surface, component: Component, corner: tuple[int, int], px: Scale) -> None:
    """Put what a figure is able to do on its picture, one below the other."""
    if not isinstance(component, Mage | Evocation):
        return
    values = {"health": component.health, "strength": component.strength, "speed": component.speed}
    if isinstance(component, Mage):
        values["spell"] = component.hand
    for number, (name, value) in enumerate(values.items()):
        ground = plate((px(40), px(24)), px.unit, SHELL.frame, radius=12)
        box = place(surface, ground, (corner[0] + px(4), corner[1] + px(4 + 27 * number)), "topleft")
        place(surface, icon(TONES[name].icon, px(18), GOLD_TEXT), (box.x + px(4), box.centery), "midleft")
        place(surface, line(str(value), NUMBER, px(16)), (box.right - px(6), box.centery), "midright")


@sprite
def room_card(room: Room, size: Size, words: Words, *, large: bool = False) -> Surface:
    """Return both sides of a room on a card: ruined above, restored below, each with what it does.

    Where there is more room across, that is said beside them.
    """
    width, height = size
    px = Scale(min(size) / WIDTH)
    surface = panel(size, px.unit).copy()
    place(surface, title(name_of(room.id, words), px(16.5), width - px(20)), (width / 2, px(16)))
    tall = (height - px(34)) / 2
    for side in (0, 1):
        top, does = px(28) + side * tall, face_text(room, side, words) if large else ""
        stands = LodgeRoom(room.id, restored=bool(side))
        if width > height:
            floor = hall(room, stands, words, size_of(tall / 2 - px(2)))
            left = place(surface, floor, (px(8), top), "topleft").right + px(8)
            said = draw(fitted(does, SAYS, px(14.5), width - left - px(8), tall - px(4)))
            place(surface, said, (left, top + tall / 2 - px(2)), "midleft")
        else:
            said = draw(fitted(does, SAYS, px(11.5), width - px(18), tall * 0.4), "centre")
            under = said.get_height() + px(6) if does else 0
            floor = hall(room, stands, words, size_of((tall - under) / 2 - px(2)))
            place(surface, floor, (width / 2, top), "midtop")
            place(surface, said, (width / 2, top + tall - px(4)), "midbottom")
    return surface
