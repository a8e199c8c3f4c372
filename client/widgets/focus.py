"""Moving the keyboard's focus by arrow keys: to the nearest box in a direction."""

from __future__ import annotations

from collections.abc import Mapping
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
ACROSS = 3
"""How much farther something off the line of an arrow key counts."""


def nearest(boxes: Mapping[T, Rect], current: T | None, direction: tuple[int, int]) -> T | None:
    """Return whose box is nearest in a direction; without a current one, the first; else stay."""
    if current is None or current not in boxes:
        return next(iter(boxes), None)
    x, y = boxes[current].center
    best, best_distance = current, float("inf")
    for name, box in boxes.items():
        along = (box.centerx - x) * direction[0] + (box.centery - y) * direction[1]
        across = abs((box.centerx - x) * direction[1] + (box.centery - y) * direction[0])
        if along > 0 and along + ACROSS * across < best_distance:
            best, best_distance = name, along + ACROSS * across
    return best
