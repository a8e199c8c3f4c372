"""The sentence beside whatever is pointed at."""

from __future__ import annotations

from math import inf

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.panels import table_panel
from client.art.text import READING, paragraph
from client.art.theme import SHELL
from client.art.type_sizes import Type

WIDEST = 420
PADDING = 14
GAP = 10


@sprite
def bubble(sentence: str, unit: float, widest: float = inf) -> Surface:
    """Return a sentence on a small dark panel, so many pixels wide at most where there is little room."""
    padding = round(PADDING * unit)
    room = min(WIDEST * unit, widest - 2 * padding)
    words = paragraph(sentence, READING, round(Type.LABEL * unit), room)
    size = (words.get_width() + 2 * padding, words.get_height() + padding)
    surface = Surface(size, words.get_flags())
    # The panel is translucent: the page below would show through the sentence.
    surface.fill(SHELL.ground)
    surface.blit(table_panel(size, unit), (0, 0))
    surface.blit(words, (padding, padding // 2))
    return surface


def show(surface: Surface, sentence: str, target: Rect, unit: float) -> None:
    """Draw a sentence under its target, or above it where the window ends."""
    shown = bubble(sentence, unit)
    gap = round(GAP * unit)
    box = shown.get_rect(midtop=(target.centerx, target.bottom + gap))
    if box.bottom > surface.get_height():
        box.bottom = target.top - gap
    surface.blit(shown, box.clamp(surface.get_rect()))
