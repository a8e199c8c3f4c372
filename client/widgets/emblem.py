"""An emblem painted on a picture that leads to what it stands for: pointed at, it is lit."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from client.art.cache import sprite
from client.art.theme import FOCUS, WHITE
from client.art.vector import Fade, Size, drawing, path
from client.widgets.widget import CommandWidget


@dataclass(eq=False)
class Emblem(CommandWidget):
    """A part of a picture that can be used; the picture itself is drawn by the screen."""

    def draw(self, surface: Surface) -> None:
        """Draw the light around the emblem, if it is pointed at or has the focus."""
        if self.hovered or self.focused:
            surface.blit(_light(self.rect.size, self.unit), self.rect)


@sprite
def _light(size: Size, unit: float) -> Surface:
    """Return a ring of light that lies on a table, with a glow inside."""
    wide, high = size
    edge = 4 * unit
    oval = (
        f"M{edge} {high / 2}A{wide / 2 - edge} {high / 2 - edge} 0 1 1 {wide - edge} {high / 2}"
        f"A{wide / 2 - edge} {high / 2 - edge} 0 1 1 {edge} {high / 2}Z"
    )
    glow = Fade(((0, WHITE + "50"), (0.8, WHITE + "10"), (1, WHITE + "00")), focus=(0.5, 0.5))
    return drawing(size, path(oval, glow), path(oval, stroke=FOCUS, width=3 * unit))
