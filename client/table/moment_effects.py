"""What happens to a thing in a moment: it shines, bursts into its pieces, or falls."""

from __future__ import annotations

from math import sin
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from client.art import sparkle
from client.art.scaled import draw_scaled
from client.art.vector import Point
from client.canvas import Box
from client.table.layout import Arrangement
from client.table.moment_pictures import swollen

SWELLS = 0.4
"""Which part of its time a thing swells and cracks before it bursts."""
SHAKES = 0.28
LIES, FLIES = 0.45, 0.4
"""When a falling figure lies, and when its light flies home."""
FALL = 66
"""By how many degrees a figure falls over."""


class Stage(NamedTuple):
    """How the table was before a moment: how things lay, and the thing that the moment is about."""

    before: Arrangement | None = None
    picture: Surface | None = None
    where: Box | None = None


def burst(surface: Surface, middle: Point, share: float, reach: float, colour: str, spark: int) -> None:
    """Draw a flash, a ring and sparks that fly apart."""
    if share < 0.5:
        sparkle.shine(surface, sparkle.glow(max(8, round(reach * 1.4)), colour), middle)
    sparkle.ring(surface, middle, share, reach, colour)
    sparkle.sparks(surface, middle, share, reach * 1.2, colour, spark)


def shatter(surface: Surface, whole: Surface, rect: Rect, share: float, colour: str, unit: float) -> None:
    """Let a thing swell and crack, then burst into its pieces."""
    side, middle = max(rect.size), rect.center
    if share < SWELLS:
        _crack(surface, whole, rect, share, colour, unit)
        return
    after = (share - SWELLS) / (1 - SWELLS)
    if after < 0.25:
        sparkle.shine(surface, sparkle.glow(round(side * 4), colour), middle)
    sparkle.ring(surface, middle, after, side * 3, colour)
    for piece, (x, y) in sparkle.shards(swollen(whole), after, side * 2.3):
        surface.blit(piece, piece.get_rect(center=(middle[0] + x, middle[1] + y)))
    sparkle.sparks(surface, middle, after, side * 3, colour, round(24 * unit))


def _crack(surface: Surface, whole: Surface, rect: Rect, share: float, colour: str, unit: float) -> None:
    grown = 1 + 1.1 * (1 - (1 - share / SWELLS) ** 2)
    shaken = round(2 * unit * sin(share * 140)) if share > SHAKES else 0
    # Few sizes: the cracks of each are drawn once.
    size = (round(whole.get_width() * grown) // 4 * 4, round(whole.get_height() * grown) // 4 * 4)
    sparkle.shine(surface, sparkle.glow(round(max(rect.size) * 3.4), colour), rect.center)
    place = Rect((0, 0), size).move_to(center=(rect.centerx + shaken, rect.centery))
    draw_scaled(surface, whole, place)
    surface.blit(sparkle.cracks(size, 1 + int(share / SWELLS * 4)), place)


def fall(
    surface: Surface, stage: Stage, rect: Rect, home: Rect | None, share: float, colour: str, unit: float
) -> None:
    """Let a figure fall over, and its light fly home."""
    if stage.picture is not None and share < 0.6:
        fallen = pygame.transform.rotate(stage.picture, -round(FALL * min(1.0, share / LIES) ** 3))
        fallen.set_alpha(round(255 * min(1.0, 2.4 - share * 4)))
        surface.blit(fallen, fallen.get_rect(midbottom=rect.midbottom))
    if share > FLIES and home is not None:
        gone = (share - FLIES) / (1 - FLIES) * 1.4
        sparkle.beam(surface, rect.center, home.center, gone, colour, round(20 * unit))
    sparkle.sparks(surface, rect.center, share, rect.height * 1.4, colour, round(20 * unit))
