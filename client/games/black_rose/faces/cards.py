"""What every card is made of, and the cards with one picture; the card of a room shows both its sides."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art.cache import sprite
from client.art.cards import Band, CardBox, board, sheet_box
from client.art.icons import icon
from client.art.lettering import edged, title
from client.art.panels import panel
from client.art.pictures import FACE_HEIGHT, set_in_gold, whole
from client.art.place import place
from client.art.text import PARCHMENT, Block, Style, abridged, draw, escape, fitted, line
from client.art.theme import SHELL, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import BETWEEN, formula, has_words, name_of
from client.games.black_rose.palette import BRIGHT, CARDS, GOLD_TEXT, NUMERALS, SLOT
from client.games.black_rose.sprites.great_rooms import view_of
from client.games.black_rose.sprites.paintings import painting
from client.games.black_rose.sprites.rooms import hall, is_great, size_of
from client.games.black_rose.sprites.tokens import coin, disc, plate
from client.games.black_rose.symbols import TONES
from rules.black_rose.card_text import condition_text, face_text, text
from rules.black_rose.catalogue import Component, Event, Evocation, Mage, Quest, Room, Upgrade
from rules.black_rose.records import LodgeRoom
from rules.core.words import Words

WIDTH, HEIGHT = 176, 250
SHAPE = HEIGHT / WIDTH
MARGIN = 6
TOP = 30
"""Where the picture, or the first side of a spell, begins below the name."""
NAME_PLATE = (5, 5, WIDTH - 10, 22)
LOW_SHEET, SHEET, HALF_SHEET, LARGE_SHEET = 46, 62, 86, 110
"""How low and how high the sheet of a card may be, how high where half is picture, and on a large card."""
LEAST = 11
"""How small words may be there, in units."""
VIEW, FLOOR = 4 / 3, 26
"""How wide the view of a room is by its height, and how far the corners of the floor in it reach."""
SUBJECT_HEIGHT = 0.46
"""At which height of a picture the middle of its subject is; a low window is cut around it."""
NUMBER = Style("ui_bold", TEXT)
SAYS = Style("text", TEXT, leading=1.2)


def bound(
    shown: Surface,
    component: Component,
    size: Size,
    window: CardBox,
    words: Words,
    bands: tuple[Band, ...] = (),
) -> Surface:
    """Return a card without its writing: a picture in its window, and around it leather with the name."""
    unit = size[0] / WIDTH
    name_plate = Rect([round(length * unit) for length in NAME_PLATE])
    surface = Surface(size, SRCALPHA)
    surface.blit(shown, window[:2])
    look = CARDS[component.kind]
    surface.blit(board(size, unit, look, (*name_plate.topleft, *name_plate.size), window, bands), (0, 0))
    name = title(name_of(component.id, words), round(Type.FACE_NAME * size[0]), name_plate.width - 8 * unit)
    place(surface, name, name_plate.center)
    return surface


@sprite
def card(component: Component, width: int, words: Words, *, large: bool = False) -> Surface:
    """Return a card with a picture and words below it."""
    return _laid_out(component, width, words, *written(component, width, words, large=large))


@sprite
def card_in_short(component: Component, width: int, words: Words) -> Surface:
    """Return a card of which at least half is picture; more words than find room below it end in dots."""
    return _laid_out(component, width, words, *written_in_short(component, width, words))


def _laid_out(component: Component, width: int, words: Words, tall: int, said: Block) -> Surface:
    """Return a card with a picture, and words on a sheet of some height below it."""
    px = Scale(width / WIDTH)
    size = (width, round(width * SHAPE))
    left, top = px(MARGIN), px(TOP)
    window = (left, top, width - 2 * left, size[1] - left - tall - px(2.6) - top)
    bands = (Band(tall),)
    middle = FACE_HEIGHT if isinstance(component, Mage | Evocation) else SUBJECT_HEIGHT
    shown = painting(component, window[2:], middle)
    surface = bound(shown, component, size, window, words, bands)
    place(surface, draw(said, "centre"), Rect(sheet_box(px.unit, window, bands)).center)
    if isinstance(component, Quest):
        corner = (width - left - px(20), top + px(20))
        place(surface, coin("beveled-star", px(34)), corner)
        place(surface, edged(str(component.points), "ui_bold", px(Type.BODY), BRIGHT), corner)
    _values(surface, component, (left, top), px)
    if isinstance(component, Quest | Event) and component.moon:
        _moon(surface, component, Rect(window).inflate(-px(12), -px(12)), px)
    return surface


def _moon(surface: Surface, component: Quest | Event, box: Rect, px: Scale) -> None:
    """Put the moon of a card on its picture; of an event, what the Black Rose gains as it comes and goes."""
    place(surface, disc(SLOT, px(28), NUMERALS[component.moon]), box.topleft, "topleft")
    if isinstance(component, Event):
        # On the ground: above, it would cover the head of whatever stands there.
        told = line(f"+{component.entering} / +{component.leaving} [power]", NUMBER, px(Type.FINE))
        ground = plate((told.get_width() + px(12), px(22)), px.unit, radius=11)
        place(surface, told, surface.blit(ground, ground.get_rect(bottomleft=box.bottomleft)).center)


def written(component: Component, width: int, words: Words, *, large: bool = False) -> tuple[int, Block]:
    """Measure the words of a card: how high their sheet is, and the words."""
    unit = width / WIDTH
    room = width - 2 * round(MARGIN * unit) - 10 * unit
    does, size, most = text(component, words), Type.FACE_SENTENCE, LARGE_SHEET
    if not large:
        does, size, most = _in_short(component, words), Type.FACE_SENTENCE, SHEET
        if has_words(component):
            most = LARGE_SHEET
        elif isinstance(component, Upgrade | Evocation | Event):
            size = Type.FACE_FORMULA
    said = fitted(does, PARCHMENT, round(size * width), room, (most - 10) * unit)
    return max(round(LOW_SHEET * unit), said.height + round(10 * unit)), said


def written_in_short(component: Component, width: int, words: Words) -> tuple[int, Block]:
    """Measure the words of a card of which half is picture: how high their sheet is, and the words."""
    px = Scale(width / WIDTH)
    room, height = width - 2 * px(MARGIN) - px(10), px(HALF_SHEET - 10)
    most, least = round(Type.FACE_SENTENCE * width), px(LEAST)
    said = abridged(_in_short(component, words), PARCHMENT, most, room, height, least)
    return max(px(LOW_SHEET), said.height + px(10)), said


def _in_short(component: Component, words: Words) -> str:
    """Return what a card says at a glance: symbols where there are any, otherwise as few words as tell it."""
    match component:
        case Evocation() | Event() | Quest() if has_words(component):
            # The first line has the numbers.
            return escape(text(component, words).partition("\n")[2])
        case Upgrade():
            return formula(component.verbs)
        case Evocation() | Event():
            return BETWEEN.join(formula(side.verbs) for side in component.faces)
        case Quest():
            asked = condition_text(component.condition, words)
            return escape(asked[:1].upper() + asked[1:])
        case Mage():
            return escape(name_of(component.spell, words))
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
        place(
            surface, line(str(value), NUMBER, px(Type.CAPTION)), (box.right - px(6), box.centery), "midright"
        )


@sprite
def room_card(room: Room, size: Size, words: Words, *, large: bool = False) -> Surface:
    """Return both sides of a room on a card: ruined above, restored below, each with what it does.

    Where there is more room across, that is said beside them.
    """
    width, height = size
    px = Scale(min(size) / WIDTH)
    surface = panel(size, px.unit).copy()
    name = title(name_of(room.id, words), round(Type.FACE_NAME * min(size)), width - px(20))
    place(surface, name, (width / 2, px(16)))
    sides = len(room.faces)
    tall = (height - px(34)) / sides
    for side in range(sides):
        does = face_text(room, side, words) if large else ""
        box = Rect(px(8), px(28) + side * tall, width - px(16), tall - px(5))
        if width > height:
            box.width = round(box.height * VIEW)
            left, px_ = box.right + px(8), round(Type.FACE_SPELL * px(WIDTH))
            if is_great(room):
                # It has one side: its words have more room.
                px_ = round(min(0.17 * height, 0.05 * width))
            said = draw(fitted(does, SAYS, px_, width - left - px(8), box.height))
            place(surface, said, (left, box.centery), "midleft")
        elif does:
            px_ = round(Type.FACE_SENTENCE * px(WIDTH))
            said = draw(fitted(does, SAYS, px_, box.width, tall * 0.42), "centre")
            box.height -= place(surface, said, box.midbottom, "midbottom").height + px(3)
        surface.blit(_view(room, LodgeRoom(room.id, restored=bool(side)), box.size, px, words), box)
    return surface


@sprite
def _view(room: Room, stands: LodgeRoom, size: Size, px: Scale, words: Words) -> Surface:
    """Return a room seen from within, and in the corner its floor, by which it is found on the table."""
    name = f"black_rose/view_{room.id}{'_restored' if stands.restored else ''}"
    if is_great(room):
        name = view_of(room)
    surface = whole(name, size).convert_alpha()
    set_in_gold(surface, 4 * px.unit, px.unit)
    floor = hall(room, stands, words, size_of(min(size[1] * 0.25, px(FLOOR))))
    surface.blit(floor, floor.get_rect(bottomleft=(px(4), size[1] - px(4))))
    return surface
