"""The debug overlay (F12): names and boxes of what the top scene shows, and how long its frames took."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame
from pygame import Rect, Surface

from client.art.lettering import letters
from client.art.text import Style, escape, line
from client.art.theme import DEBUG_BOX, DEBUG_GROUND, DEBUG_ZONE
from client.art.type_sizes import Type
from client.prewarm import Spent

ZONE = "zone:"
"""How the names of zones begin."""
REFRESH_SECONDS = 0.5
"""How often the times are shown anew."""
LAST_FRAMES = 120
"""How many of the last frames are told about."""


class DebugOverlay:
    """Draws boxes over a scene while it is switched on."""

    def __init__(self) -> None:
        self.on = False
        self._waited = 0.0

    def toggle(self) -> None:
        """Switch it on or off."""
        self.on = not self.on

    def update(self, seconds: float) -> bool:
        """Let time pass; tell whether the times are to be shown anew."""
        self._waited += seconds
        if not self.on or self._waited < REFRESH_SECONDS:
            return False
        self._waited = 0.0
        return True

    def draw(self, surface: Surface, boxes: Mapping[str, Rect], spent: Iterable[Spent], unit: float) -> None:
        """Draw each box with its name in its corner, and the times at the foot of the window."""
        px, thick = round(Type.TINY * unit), max(1, round(unit))
        for name, box in boxes.items():
            colour = DEBUG_ZONE if name.startswith(ZONE) else DEBUG_BOX
            pygame.draw.rect(surface, colour, box, thick)
            words = line(escape(name), Style("ui", colour), px)
            surface.fill(DEBUG_GROUND, words.get_rect(topleft=box.topleft))
            surface.blit(words, box)
        words = letters(times([each.frame for each in spent]), "ui_medium", px, DEBUG_BOX)
        place = words.get_rect(bottomright=surface.get_rect().bottomright)
        surface.fill(DEBUG_GROUND, place)
        surface.blit(words, place)


def times(work_seconds: Sequence[float]) -> str:
    """Return the median, the 99th percentile and the longest of the last frames, in milliseconds."""
    last = sorted([*work_seconds][-LAST_FRAMES:])
    shown = [(share, last[(len(last) - 1) * share // 100]) for share in (50, 99, 100) if last]
    return " · ".join(f"{share} %: {1000 * seconds:.1f} ms" for share, seconds in shown)
