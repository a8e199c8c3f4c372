"""Blits a picture by one of its anchors."""

from __future__ import annotations

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
