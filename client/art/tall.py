"""Tall buttons: their labels are wrapped, their keys stand in a corner."""

from __future__ import annotations

from pygame import Surface

from client.art.text import Block, Style, fitted
from client.art.vector import Size

TALL = 4
"""From how many times the size of its letters on a button is tall."""


def tall_label(size: Size, label: str, style: Style, px: int) -> Block:
    """Measure the label of a tall button: wrapped above the line of its key."""
    return fitted(label, style._replace(leading=1.2), px, size[0] - px, size[1] - px * 2)


def draw_tall(surface: Surface, words: Surface, cap: Surface | None, unit: float, state: str) -> None:
    """Draw the words of a tall button above the line of its key, and the key."""
    wide, high = surface.get_size()
    middle = (high - (cap.get_height() if cap else 0)) / 2 + (max(1.0, unit) if state == "pressed" else 0)
    surface.blit(words, words.get_rect(center=(wide / 2, middle)))
    if cap:
        draw_key(surface, cap, unit)


def draw_key(surface: Surface, cap: Surface, unit: float) -> None:
    """Draw a key in the corner of a tall button."""
    (wide, high), edge = surface.get_size(), round(7 * unit)
    surface.blit(cap, cap.get_rect(bottomright=(wide - edge, high - edge)))
