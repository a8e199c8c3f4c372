"""Where a moment is shown: nothing of it covers the log, nor a card the middle of a map."""

from __future__ import annotations

from pygame import Rect, Surface

from client.canvas import Box
from client.games import book_for, palette_for
from client.table.layout import FIELD, LOG, PROMPT
from client.table.model import Model
from client.table.moment_pictures import great_words
from client.table.moment_queue import MomentQueue
from client.table.moments import Moment

GREAT_WIDTH, MIDDLE_WIDTH = 400, 290
HIGHEST = 0.56
"""How much of the window's height a card takes at most; there are words below it."""
COLUMN = 200
"""From this width on, the column beside a map has room for a card."""
CORNER = 0.2
"""How much of the window's width a card may take in the corner of a map without such a column."""
HEIGHT = 0.42
"""At which share of the window's height the middle of a card is."""
WORDS_HEIGHT = 0.3
"""At which share of a map's height the words of a great moment stand."""
NOTE_GAP = 26
"""How far a note stands from the thing that it is about: the thing is seen to break."""
BAND = (300, 190)
"""The height of the band that greets a person, and in a small window."""
RIBBON_WIDTH, NARROWEST_RIBBON, CORNER_RIBBON = 620, 0.185, 0.34
"""How wide the words about a card are: in units, and beside a map or in its corner so much of the window."""


def card_rect(model: Model, moment: Moment) -> Rect:
    """Return where a card stands: beside a map, or in the middle of a table without one."""
    wide, high = book_for(model.game.name).shape
    canvas, zones = model.canvas, model.arrangement.zones
    width = float(GREAT_WIDTH if moment.weight == "great" else MIDDLE_WIDTH)
    if FIELD in zones:
        left = zones[FIELD].x
        column = left if left >= COLUMN else canvas.width * CORNER
        width, middle = min(width, column - 24), column / 2
    else:
        panel = zones.get(f"seat:{moment.seat}") if moment.weight == "middle" else None
        right = zones[LOG].x if LOG in zones else canvas.width
        middle = panel.centre[0] if panel is not None else right / 2
    width = min(width, canvas.height * HIGHEST * wide / high)
    height = width * high / wide
    # What lies in the corners of a map is seen above and below it.
    over = zones[FIELD].centre[1] if _in_corner(model) else canvas.height * HEIGHT
    top = max(8, over - height / 2)
    return _beside_log(model, canvas.rect(middle - width / 2, top, width, height))


def _in_corner(model: Model) -> bool:
    """Tell whether a card stands over the edge of a map, beside which there is no room."""
    field = model.arrangement.zones.get(FIELD)
    return field is not None and field.x < COLUMN


def _beside_log(model: Model, place: Rect) -> Rect:
    """Return a place moved so that it lies within the window and, as far as it may, left of the log."""
    window, log = Rect((0, 0), model.canvas.size), model.arrangement.zones.get(LOG)
    if log is not None and model.canvas.px(log.x) >= place.width:
        window.width = model.canvas.px(log.x)
    return place.clamp(window)


def ribbon_room(model: Model) -> int:
    """Return how wide the words about a card may be."""
    field = model.arrangement.zones.get(FIELD)
    least = model.canvas.width * (CORNER_RIBBON if _in_corner(model) else NARROWEST_RIBBON)
    wide = RIBBON_WIDTH if field is None else max(least, min(RIBBON_WIDTH, field.x - 16))
    return model.canvas.px(wide)


def ribbon_rect(model: Model, card: Rect, size: tuple[int, int]) -> Rect:
    """Return where the words about a card stand: below it, or at the lower edge of a map it stands over."""
    place = Rect((0, 0), size)
    place.midtop = (card.centerx, card.bottom + model.canvas.px(4))
    if _in_corner(model):
        # The middle of the map stays free, its corners, and what lies below it.
        field = model.canvas.rect(*model.arrangement.zones[FIELD])
        place.midbottom = field.midbottom
        place.left = max(place.left, card.right)
    return _beside_log(model, place)


def note_rect(model: Model, thing: Rect | None, size: tuple[int, int]) -> Rect:
    """Return where a note stands: over the thing that it is about or below it, on the map."""
    place, room = Rect((0, 0), size), words_room(model)
    about, gap = thing or Rect(room.center, (0, 0)), model.canvas.px(NOTE_GAP)
    place.midbottom = (about.centerx, about.top - gap)
    if place.top < room.top:
        place.top = about.bottom + gap
    return place.clamp(room)


def words_room(model: Model) -> Rect:
    """Return where there is room for the words of a great moment: over the map, or the whole window."""
    canvas = model.canvas
    return canvas.rect(*model.arrangement.zones.get(FIELD, Box(0, 0, canvas.width, canvas.height)))


def words_picture(model: Model, moment: Moment) -> Surface:
    """Return the words of a great moment: in the game's own picture, or on a band."""
    own = model.table.tableau(moment, model)
    if own is not None:
        return own
    hand = palette_for(model.game.name).hand
    return great_words(moment.told, moment.seat, words_room(model).width, model.canvas, hand)


def words_rect(model: Model, moment: Moment) -> Rect:
    """Return where the words of a great moment stand: in the upper part of the map, not over the prompt."""
    room = words_room(model)
    place = words_picture(model, moment).get_rect()
    if moment.told.tableau is not None:
        return _beside_log(model, place.move_to(center=room.center))
    place.center = (room.centerx, room.top + round(room.height * WORDS_HEIGHT))
    prompt = model.canvas.rect(*model.arrangement.zones[PROMPT])
    if place.colliderect(prompt):
        if prompt.top > place.height:
            place.bottom = prompt.top
        else:
            place.top = prompt.bottom
    return place


def band_rect(model: Model) -> Rect:
    """Return where the band stands that greets a person: across the whole window."""
    canvas = model.canvas
    high = BAND[canvas.compact]
    return canvas.rect(0, (canvas.height - high) * 0.47, canvas.width, high)


def hidden_rect(model: Model, queue: MomentQueue) -> Rect | None:
    """Return what a moment hides of the table: a card or words."""
    moment = queue.moment
    if moment is None or not queue.running:
        return None
    if moment.effect == "band":
        return band_rect(model)
    if moment.card:
        return card_rect(model, moment)
    return words_rect(model, moment) if moment.told.title and moment.weight != "note" else None
