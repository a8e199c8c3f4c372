"""The line of the prompt as it is drawn: whose it is, what is asked or told, and what of it is free."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.heraldry import seat_sign
from client.art.text import LIVELY, shrunk
from client.art.theme import ASKED_EDGE, DANGER, TABLE_EDGE
from client.art.type_sizes import Type
from client.table.display_list import DisplayList
from client.table.layout import PROMPT
from client.table.model import Model
from client.table.prompt import asked_apart, told_last

CLOSE = LIVELY._replace(leading=1.12)
"""How the prompt of a small window is written."""
LITTLE = 10
"""How much higher than its place the prompt may be without hiding what is above and below, in units."""
GROWN = 1.6
"""How many times as high the line of the prompt may become; what takes more has a panel of its own."""
LARGER = 1.25
"""How much larger its words may be than the rest of the table."""
BEFORE, AFTER = 52, 12
"""The room before its words, for the sign of a seat, and after them, in units."""


def draw_prompt(display: DisplayList, model: Model) -> None:
    """Draw the line of the prompt: whose it is, and what is asked or told."""
    rect, px = model.canvas.rect(*model.arrangement.zones[PROMPT]), model.canvas.px
    message = model.message
    edge = DANGER if message and message.refused else ASKED_EDGE if model.asking else TABLE_EDGE
    left, text = _end(model, rect), _words(model)
    high = text.get_height() + px(4 if model.canvas.compact else 10)
    # A line more or less takes the gaps above and below, and hides nothing.
    low = rect.bottom + (high - rect.height) // 2 if high - rect.height <= px(LITTLE) else rect.bottom
    grown = Rect(rect.x, low - high, rect.width, high).clamp(Rect((0, 0), display.size))
    if rect.height < text.get_height() and high <= GROWN * rect.height:
        rect = grown
    display.blit(panels.table_panel(rect.size, model.canvas.k, edge=edge, thick=2), rect)
    if rect.height < text.get_height():
        # A long hint has a panel of its own that grows from the line to where there is room.
        rect = Rect(*grown.topleft, left - rect.x, high)
        display.blit(panels.panel(rect.size, model.canvas.k), rect)
    sign = seat_sign(_seat_of_prompt(model), px(30))
    display.blit(sign, sign.get_rect(midleft=(rect.x + px(10), rect.centery)))
    display.blit(text, text.get_rect(midleft=(rect.x + px(BEFORE), rect.centery)))


def words_end(model: Model) -> int:
    """Return where the words in the line end."""
    return (
        model.canvas.rect(*model.arrangement.zones[PROMPT]).x
        + model.canvas.px(BEFORE)
        + _words(model).get_width()
    )


def _end(model: Model, rect: Rect) -> int:
    """Return where the room for words ends, in the line of the prompt: at its first button."""
    buttons = (button.rect.left for button in model.buttons if button.rect.colliderect(rect))
    return min(buttons, default=rect.right)


def _words(model: Model) -> Surface:
    """Return what is asked or told, as large as it may be written."""
    rect, px = model.canvas.rect(*model.arrangement.zones[PROMPT]), model.canvas.px
    # What is asked stands large over what is chosen from.
    said, last = model.prompt, told_last(model)
    if asked_apart(model) and model.hint is None:
        said = last.text if last is not None else ""
    said = model.message.text if model.message else said
    # Two lines close together stay within the prompt of a small window.
    style = CLOSE if model.canvas.compact else LIVELY
    least = px(Type.LEAST if model.canvas.compact else Type.NOTE)
    room = _end(model, rect) - rect.x - px(BEFORE + AFTER)
    most = model.canvas.larger(Type.LEAD, LARGER)
    return shrunk(said, style, most, room, rect.height, least)


def _seat_of_prompt(model: Model) -> int:
    """Return whose sign stands in the prompt: of whoever is asked, or did what is told."""
    last = told_last(model)
    if last is not None and last.seat is not None and last.seat >= 0:
        return last.seat
    return model.view.decision.seat if model.view.decision else model.viewer
