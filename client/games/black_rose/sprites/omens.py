"""Events on their board, and the quests in the viewer's hand."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.icons import icon
from client.art.pictures import set_in_gold
from client.art.place import place
from client.art.text import PARCHMENT, Style, abridged, draw, escape, fitted, line
from client.art.textures import parchment
from client.art.theme import CONTOUR, WHITE
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.formulas import DOMAIN, name_of
from client.games.black_rose.sprites.tokens import disc, rose_plate
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.card_text import face_text
from rules.black_rose.catalogue import Event, Quest
from rules.black_rose.omens import SLOTS
from rules.black_rose.preview import quest_progress
from rules.black_rose.state import State
from rules.core.words import Words

PHASES = {"action": "fist", "black_rose": "rose", "immediate": "power-lightning"}
"""The icons of when an event happens."""
NAME = Style("display", palette.ROSE_TEXT)
TOLD = Style("ui", palette.ROSE_TEXT, strong=WHITE, leading=1.1, symbol=1.2)
NUMBERS = Style("ui", palette.ROSE_TEXT, symbol=1.1)
TITLE = Style("display", CONTOUR)
FAR = Style("ui_bold", CONTOUR)
ASKED = PARCHMENT._replace(leading=1.08)
LOW, LOW_TASK = 50, 80
"""Below so many units an event says little besides its name, and the words of a quest begin close to it."""


def omen_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return an event in its slot."""
    view = model.view
    slot = view.omens.index(spot.id)
    return omen(view.book.events[spot.id], slot, size, model.canvas.k, model.words)


@sprite
def omen(event: Event, slot: int, size: Size, unit: float, words: Words) -> Surface:
    """Return an event: its slot, when it happens, what the Rose gains by it, what it does."""
    px = Scale(unit)
    leaving = slot + 1 == SLOTS
    surface = rose_plate(size, unit, palette.LEAVING if leaving else palette.ROSE_EDGE).copy()
    left, room = px(46), size[0] - px(54)
    small = size[1] < LOW * unit
    above, middle = px(19) if small else px(25), size[1] / 2
    text = fitted(escape(face_text(event, 0, words)), TOLD, px(Type.FINE), room, size[1] - above - px(3))
    # Words that nobody could read are told where one points.
    told = text.px >= px(Type.LEAST)
    place(
        surface, disc(palette.SLOT, px(26), palette.NUMERALS[slot + 1]), (px(24), middle if small else px(22))
    )
    if not small:
        mark = icon(PHASES[event.phase], px(20), palette.ROSE_TEXT)
        place(surface, mark, (px(24), px(52)))
    gain = f"+{event.entering} / +{event.leaving} [power]"
    if not small:
        gain = words(f"{DOMAIN}.table.event_gain", entered=event.entering, leaving=event.leaving)
    numbers = line(gain, NUMBERS, px(Type.TINY))
    if told:
        top, beside = px(10) if small else px(14), numbers.get_width() + px(6)
        place(surface, numbers, (size[0] - px(8), top), "midright")
    else:
        top, beside = round(size[1] * 0.32), 0
        place(surface, numbers, (left, size[1] * 0.72), "midleft")
    name = line(name_of(event.id, words), NAME, px(Type.NOTE), room - beside)
    place(surface, name, (left, top), "midleft")
    if told:
        surface.blit(draw(text), (left, above))
    return surface


def task_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return a quest in the viewer's hand."""
    have, need = quest_progress(model.view, model.viewer, spot.component)
    far = f"{have}/{need}" if need > 1 else ""
    return task(model.view.book.quests[spot.component], far, size, model.canvas.k, model.words)


@sprite
def task(quest: Quest, far: str, size: Size, unit: float, words: Words) -> Surface:
    """Return a quest on parchment: its name, what it asks for, how far it has come, what it is worth."""
    px = Scale(unit)
    surface = parchment(size).convert_alpha()
    set_in_gold(surface, 6 * unit, 1.5 * unit)
    side = px(24)
    coin = disc(palette.WORTH, side, str(quest.points))
    place(surface, coin, (size[0] - px(6), px(18)), "midright")
    come = line(far, FAR, px(Type.NOTE))
    left = place(surface, come, (size[0] - side - px(10), px(18)), "midright").left
    name = line(name_of(quest.id, words), TITLE, px(Type.NOTE), left - px(14))
    place(surface, name, (px(9), px(17)), "midleft")
    asks, top = escape(face_text(quest, 0, words)), px(32 if size[1] >= LOW_TASK * unit else 27)
    room = (size[0] - px(16), size[1] - top - px(4))
    surface.blit(draw(abridged(asks, ASKED, px(Type.NOTE), *room, px(Type.LEAST))), (px(9), top))
    return surface
