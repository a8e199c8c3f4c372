"""Blits a picture by one of its anchors."""

from __future__ import annotations

from typing import Literal

from pygame import Rect, Surface

Anchor = Literal[
    "center", "midleft", "midright", "midtop", "midbottom", "topleft", "topright", "bottomleft", "bottomright"
]


def place(surface: Surface, picture: Surface, at: tuple[float, float], anchor: Anchor = "center") -> Rect:
    """Blit a picture so that its anchor lies at a point; return the box it fills."""
    return surface.blit(picture, picture.get_rect(**{anchor: at}))
