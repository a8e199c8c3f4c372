"""Chips beside numbers that have changed since the viewer's last turn; they stay until it acts."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from client.art import panels
from client.art.type_sizes import Type
from client.canvas import Box
from client.table.display_list import DisplayList
from client.table.layout import OFFER
from client.table.model import Model
from client.table.moment_events import summed
from client.table.moment_pictures import said
from client.table.moments import Delta


def news_of(model: Model) -> dict[Box, list[Delta]]:
    """Return what has changed since the viewer's last turn, by where it is shown."""
    moments, found = model.table.moments, dict[Box, list[Delta]]()
    if OFFER in model.arrangement.zones or not model.playing:
        return found
    for change in summed(moments.news(model.recent)):
        at = moments.news_at(model, change)
        if at is not None:
            found.setdefault(at, []).append(change)
    return found


def draw_news(display: DisplayList, model: Model) -> None:
    """Draw the chips, each in the lower right corner of what it is about, those of neighbours below it."""
    canvas, taken = model.canvas, list[Rect]()
    window = Rect((0, 0), canvas.size)
    for box, changes in news_of(model).items():
        look = panels.GOOD if sum(change.amount for change in changes) > 0 else panels.TAG
        rect = canvas.rect(*box)
        chip = _chip(changes, rect.width, canvas.px(Type.TINY if canvas.compact else Type.NOTE), look)
        taken.append(below(chip.get_rect(bottomright=rect.bottomright), taken).clamp(window))
        display.blit(chip, taken[-1])


def _chip(changes: Sequence[Delta], room: int, px: int, look: panels.ChipLook) -> Surface:
    """Return what has changed, without its sign where that stands in so little room already."""
    chip = panels.chip(said(changes), px, look)
    if len(changes) > 1 or chip.get_width() <= room:
        return chip
    return panels.chip(said([changes[0]._replace(sign="")]), px, look, room)


def below(at: Rect, taken: Sequence[Rect]) -> Rect:
    """Return a place like this one, further down where others have taken it."""
    at = at.copy()
    while (other := at.collidelist(taken)) >= 0:
        at.top = taken[other].bottom
    return at
