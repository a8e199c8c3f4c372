"""Blits a picture by one of its anchors."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol

from pygame import Rect, Surface

Anchor = Literal[
    "center", "midleft", "midright", "midtop", "midbottom", "topleft", "topright", "bottomleft", "bottomright"
]
At = tuple[float, float] | Rect


class Target(Protocol):
    """What pictures can be drawn on: a surface, or the display list of a table."""

    def blit(self, source: Surface, dest: At, /) -> Rect:
        """Draw a picture; return what it covers."""


def place(target: Target, picture: Surface, at: tuple[float, float], anchor: Anchor = "center") -> Rect:
    """Blit a picture so that its anchor lies at a point; return the box it fills."""
    return target.blit(picture, picture.get_rect(**{anchor: at}))


def outside(whole: Rect, holes: Iterable[Rect]) -> list[Rect]:
    """Return boxes that together cover all of a box but for some parts of it."""
    boxes = [whole]
    for hole in holes:
        boxes = [rest for box in boxes for rest in _without(box, hole)]
    return boxes


def _without(box: Rect, hole: Rect) -> list[Rect]:
    """Return what is left of a box above, below, left and right of a hole in it."""
    hole = box.clip(hole)
    if not hole:
        return [box]
    return [
        Rect(box.left, box.top, box.width, hole.top - box.top),
        Rect(box.left, hole.bottom, box.width, box.bottom - hole.bottom),
        Rect(box.left, hole.top, hole.left - box.left, hole.height),
        Rect(hole.right, hole.top, box.right - hole.right, hole.height),
    ]
