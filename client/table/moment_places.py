"""Where a moment is shown: nothing of it covers the log, nor a card the middle of a map."""

from __future__ import annotations

from pygame import Rect, Surface

from client.canvas import Box
from client.games import book_for, palette_for
from client.table.layout import FIELD, LOG, PROMPT
from client.table.model import Model
from client.table.moment_pictures import RIBBON_SHADOW, great_words, ribbon
from client.table.moment_queue import MomentQueue
from client.table.moments import Moment
from client.table.prompt_line import words_end

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
"""At which share of a window's height the words of a great moment stand, where it has no map."""
NOTE_GAP = 26
"""How far a note stands from the thing that it is about: the thing is seen to break."""
BAND = (300, 190)
"""The height of the band that greets a person, and in a small window."""
RIBBON_WIDTH, CORNER_RIBBON = 620, 0.46
"""How wide the words about a card are: in units, and in the corner of a map so much of the window."""
EDGE = 4
"""What is left free around a card, in units."""
LEAST_CARD = 0.6
"""To which share of its size a card shrinks at most beside what is asked."""


def card_rect(model: Model, moment: Moment) -> Rect:
    """Return where a card stands: beside a map, or in the middle of a table without one."""
    canvas, zones = model.canvas, model.arrangement.zones
    width = GREAT_WIDTH if moment.weight == "great" else MIDDLE_WIDTH
    if FIELD not in zones:
        return _off_prompt(model, _on_table(model, moment, width))
    left = zones[FIELD].x
    column = left if left >= COLUMN else canvas.width * CORNER
    place = _sized(model, min(width, column - 24), canvas.height * HIGHEST)
    middle = canvas.px(column / 2)
    if _in_corner(model):
        # What lies in the corners of a map is seen above and below it.
        place.center = (middle, canvas.px(zones[FIELD].centre[1]))
        return _beside_log(model, place)
    # Words stand below it, and below those what a player acts with.
    top, end = _column(model)
    end -= _words_height(model, moment) + canvas.px(EDGE)
    if place.height > end - top:
        place = _sized(model, place.width / canvas.k, (end - top) / canvas.k)
    place.center = (middle, canvas.px(canvas.height * HEIGHT))
    place.bottom = min(place.bottom, end)
    place.top = max(place.top, top)
    return _beside_log(model, place)


def _on_table(model: Model, moment: Moment, width: float) -> Rect:
    """Return where a card stands on a table without a map: below the panel of whose it is, or amidst."""
    canvas, zones = model.canvas, model.arrangement.zones
    panel = zones.get(f"seat:{moment.seat}") if moment.weight == "middle" else None
    right = zones[LOG].x if LOG in zones else canvas.width
    place = _sized(model, width, canvas.height * HIGHEST)
    place.center = (
        canvas.px(panel.centre[0] if panel is not None else right / 2),
        canvas.px(canvas.height * HEIGHT),
    )
    if "hand" in zones:
        # Neither the card nor its words lie over a hand.
        end = canvas.rect(*zones["hand"]).top - _words_height(model, moment) - canvas.px(EDGE)
        if place.height > end:
            place = _sized(model, width, end / canvas.k).move_to(centerx=place.centerx)
        place.bottom = max(place.height, min(place.bottom, end))
    return _beside_log(model, place)


def _sized(model: Model, width: float, height: float) -> Rect:
    """Return a card as large as it may be, in units."""
    wide, high = book_for(model.game.name).shape
    width = min(width, height * wide / high)
    return model.canvas.rect(0, 0, width, width * high / wide)


def _off_prompt(model: Model, place: Rect) -> Rect:
    """Return a place moved aside, and made as small as need be, so that what is asked can be read."""
    line, gap = model.canvas.rect(*model.arrangement.zones[PROMPT]), model.canvas.px(EDGE)
    if not (model.asking and place.colliderect(line)):
        return place
    left = words_end(model) + gap
    width = min(place.width, max(line.right - left, place.width * LEAST_CARD))
    aside = _sized(model, width / model.canvas.k, model.canvas.height)
    aside.center = place.center
    aside.left = min(max(aside.left, left), line.right - aside.width)
    return aside


def _column(model: Model) -> tuple[int, int]:
    """Return where the column beside a map begins and ends for a card: between what a player acts with."""
    zones, rect, high = model.arrangement.zones, model.canvas.rect, model.canvas.size[1]
    kept = [rect(*zones[name]) for name in (PROMPT, "own", f"seat:{model.viewer}") if name in zones]
    kept = [place for place in kept if place.left < rect(*zones[FIELD]).left]
    above = [place.bottom for place in kept if place.bottom < high // 2]
    below = [place.top for place in kept if place.top > high // 2]
    edge = model.canvas.px(EDGE)
    return max(above, default=0) + edge, min(below, default=high)


def _words_height(model: Model, moment: Moment) -> int:
    """Return how high the words below a card are."""
    if moment.known or not moment.told.title:
        return 0
    return ribbon(moment.told, moment.seat, ribbon_room(model), model.canvas).get_height()


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
    """Return how wide the words about a card may be: beside a map, they leave its middle free."""
    field, canvas = model.arrangement.zones.get(FIELD), model.canvas
    if field is None:
        return canvas.px(RIBBON_WIDTH)
    if _in_corner(model):
        return canvas.px(canvas.width * CORNER_RIBBON)
    wide = field.x + field.width / 4 - 30 if canvas.compact else field.x - 16
    return canvas.px(min(RIBBON_WIDTH, wide))


def ribbon_rect(model: Model, card: Rect, size: tuple[int, int]) -> Rect:
    """Return where the words about a card stand: below it, or at the lower edge of a map it stands over."""
    place = Rect((0, 0), size)
    place.midtop = (card.centerx, card.bottom + model.canvas.px(EDGE))
    if _in_corner(model):
        # The middle of the map stays free, its corners, and what lies below it.
        field = model.canvas.rect(*model.arrangement.zones[FIELD])
        place.midbottom = field.midbottom
        # Its shadow hides nothing.
        place.y += model.canvas.px(RIBBON_SHADOW - EDGE)
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
    own = model.table.moments.tableau(moment, model)
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
    if FIELD in model.arrangement.zones:
        # The middle of the map stays free.
        place.bottom = max(room.top + place.height, room.top + room.height // 4)
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
