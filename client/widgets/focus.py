"""Moving the keyboard's focus by arrow keys: to the nearest box in a direction."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot, inf
from typing import TypeVar

import pygame
from pygame import Rect

T = TypeVar("T")

DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
ACROSS = 8
"""How much farther something off the line of an arrow key counts."""


def nearest(boxes: Mapping[T, Rect], current: T | None, direction: tuple[int, int]) -> T | None:
    """Return whose box is nearest in a direction; without a current one, the first; else stay.

    What counts is the air between two boxes; among equals the nearer middle. What lies straight above
    is not to the left, wherever its middle is.
    """
    if current is None or current not in boxes:
        return next(iter(boxes), None)
    here = boxes[current]
    best, least = current, (inf, inf)
    for name, box in boxes.items():
        x, y = box.centerx - here.centerx, box.centery - here.centery
        if x * direction[0] + y * direction[1] <= 0:
            continue
        wide = max(0, abs(x) - (box.width + here.width) / 2)
        high = max(0, abs(y) - (box.height + here.height) / 2)
        along, across = (wide, high) if direction[0] else (high, wide)
        distance = (along + ACROSS * across, hypot(x, y))
        if (along or not across) and distance < least:
            best, least = name, distance
    return best
