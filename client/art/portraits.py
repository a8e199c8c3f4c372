"""Portraits of whoever plays for a seat, framed in the seat's colour; `name` is that of a picture."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.heraldry import seat_sign
from client.art.pictures import FACE_HEIGHT, picture, set_in_gold
from client.art.place import place
from client.art.theme import CONTOUR, GOLD, WHITE, seat_look, shade
from client.art.vector import Fade, Size, discs, drawing, path, rounded

CLOSE, CLOSER = 1.2, 1.5
"""How near a face is in a frame, and in a small round one."""
LEAST = 20
"""How large a seat's sign is at least, in pixels, where it fits."""


@sprite
def portrait(name: str, seat: int, size: Size) -> Surface:
    """Return a portrait in a gold frame, in the light of its seat."""
    surface = picture(name, size, FACE_HEIGHT, CLOSE).convert_alpha()
    colour = seat_look(seat).colour
    light = Fade(((0, colour + "00"), (0.45, colour + "00"), (1, colour + "b4")))
    surface.blit(drawing(size, path(rounded(0, 0, *size, 0), light)), (0, 0))
    set_in_gold(surface, size[0] * 0.07, max(1.5, size[0] * 0.035))
    return surface


@sprite
def seat_face(name: str, seat: int, px: int) -> Surface:
    """Return the face of a seat in a round frame with its sign; the sign alone where nobody is known."""
    if not name:
        return seat_sign(seat, px)
    colour = seat_look(seat).colour
    ground = Fade(((0, colour), (1, shade(colour, 0.5))))
    surface = discs(px, (49, CONTOUR), (47.5, Fade(GOLD)), (44, ground))
    face = Surface((px, px), SRCALPHA)
    face.blit(picture(name, (px, px), FACE_HEIGHT, CLOSER), (0, 0))
    face.blit(discs(px, (39.5, WHITE)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(face, (0, 0))
    place(surface, seat_sign(seat, max(round(px * 0.4), min(px // 2, LEAST))), (px, px), "bottomright")
    return surface
