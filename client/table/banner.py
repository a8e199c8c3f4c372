"""A banner over the middle of a table: a big moment in a title and a line."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import shadow
from client.art.lettering import title
from client.art.text import LIVELY, draw, fitted
from client.art.theme import Type
from client.canvas import Scale
from client.table.game_table import Banner

WIDEST, HIGHEST, LEAST = 860, 140, 340
"""The room for the words of a banner, and the width that it has at least, in units."""
FADING = 0.12
"""Which part of its time a banner takes to come, and to go."""


@sprite
def banner(said: Banner, room: float, unit: float) -> Surface:
    """Return a banner as large as its words need, no wider than there is room."""
    px = Scale(unit)
    inner = min(room, px(WIDEST)) - px(60)
    head = title(said.title, px(Type.CARD), inner)
    line = draw(fitted(said.line, LIVELY, px(Type.LEAD), inner, px(HIGHEST), px(Type.NOTE)), "centre")
    wide = max(px(LEAST), head.get_width(), line.get_width()) + px(60)
    size = (wide, head.get_height() + line.get_height() + px(44))
    dark = shadow(size, 14 * unit, px(16))
    surface = dark.copy()
    middle = surface.get_rect().center
    body = panels.panel(size, unit)
    place = surface.blit(body, body.get_rect(center=middle))
    top = surface.blit(head, head.get_rect(midtop=(middle[0], place.top + px(14))))
    surface.blit(line, line.get_rect(midtop=(middle[0], top.bottom + px(6))))
    return surface


def seen(share: float) -> float:
    """Return how much of a banner is to be seen when so much of its time has passed."""
    return max(0.0, min(1.0, share / FADING, (1 - share) / FADING))
