"""Chips beside numbers that have changed since the viewer's last turn; they stay until it acts."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from client.art import panels
from client.art.type_sizes import Type
from client.canvas import Box
from client.table.display_list import DisplayList
from client.table.layout import FIELD, OFFER
from client.table.model import Model
from client.table.moment_events import summed
from client.table.moment_pictures import said
from client.table.moments import Delta

SMALL, SHARE, LEAST = 4.0, 0.33, 10
"""A thing on a map less than so many times as high as the type has its chip below it, of a type by its own
height, in pixels at least."""
FOOT = 0.3
"""How much of a chip lies on a small thing."""


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
    """Draw the chips."""
    for chip, at in chips_of(model):
        display.blit(chip, at)


def chips_of(model: Model) -> list[tuple[Surface, Rect]]:
    """Return the chips with their places, those of neighbours one below the other.

    Each lies in the lower right corner of what it is about, or below what is small on a map.
    """
    canvas, found = model.canvas, list[tuple[Surface, Rect]]()
    window, px = Rect((0, 0), canvas.size), canvas.px(Type.TINY if canvas.compact else Type.NOTE)
    for box, changes in news_of(model).items():
        look = panels.GOOD if sum(change.amount for change in changes) > 0 else panels.TAG
        rect, spot = canvas.rect(*box), model.arrangement.spots.get(changes[0].at)
        small = spot is not None and spot.zone == FIELD and rect.height < SMALL * px
        chip = _chip(changes, rect.width, max(LEAST, round(rect.height * SHARE)) if small else px, look)
        at = chip.get_rect(bottomright=rect.bottomright)
        if small:
            # What it says itself stays in sight.
            at.midtop = (rect.x + min(rect.size) // 2, rect.bottom - round(chip.get_height() * FOOT))
        found.append((chip, below(at, [place for _, place in found]).clamp(window)))
    return found


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
