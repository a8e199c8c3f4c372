"""Spells from behind, and piles of them."""

from __future__ import annotations

from typing import Literal

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.lettering import edged
from client.art.pictures import picture
from client.art.place import place
from client.art.theme import FOCUS, seat_look
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded

BackKind = Literal["spell", "forgotten"]


@sprite
def back(kind_: BackKind, size: Size, owner: int | None = None, count: int = 0) -> Surface:
    """Return the back of a spell, glowing in its owner's colour; with a count it is a whole pile."""
    surface = picture(f"black_rose/back_{kind_}", size).copy()
    radius = size[0] * 0.053
    round_corners(surface, radius)
    if owner is not None:
        colour = seat_look(owner).colour
        glow = Fade(((0, colour + "70"), (1, colour + "00")), (0.5, 0.5))
        surface.blit(drawing(size, path(rounded(0, 0, *size, radius), glow)), (0, 0))
    if count:
        number = edged(str(count), "ui_bold", max(Type.LEAST_PIXELS, round(size[0] * 0.24)), FOCUS)
        place(surface, number, (size[0] / 2, size[1] * 0.84))
    return surface
