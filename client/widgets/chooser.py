"""A choice of one among many, of which only the chosen one is in sight."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from client.art import panels
from client.art.text import Style, line
from client.art.theme import ACCENT, SECOND, TEXT
from client.widgets.widget import Widget

ENDS = ("‹", "›")


class Chooser(Widget):
    """A caption and a value between two arrows; the last value is followed by the first."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        caption: str,
        labels: Sequence[str],
        chosen: int,
        command: Callable[[int], None],
    ) -> None:
        super().__init__(rect)
        self._unit = unit
        self._caption = caption
        self._labels = labels
        self.chosen = chosen
        self._command = command

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Go to the side that was clicked on; by Enter, to the next value."""
        self.adjust(1 if position is None or position[0] >= self.rect.centerx else -1)

    def adjust(self, step: int) -> bool:
        """Go to the neighbouring value."""
        self.chosen = (self.chosen + step) % len(self._labels)
        self._command(self.chosen)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the field, both arrows, the caption and the value under it."""
        unit, rect = self._unit, self.rect
        surface.blit(panels.field(rect.size, unit), rect)
        end = round(30 * unit)
        for label, x in zip(ENDS, (rect.left + end // 2, rect.right - end // 2), strict=True):
            mark = line(label, Style("ui_medium", ACCENT if self.hovered else SECOND), round(24 * unit))
            surface.blit(mark, mark.get_rect(center=(x, rect.centery)))
        room = rect.width - 2 * end
        caption = line(self._caption, Style(colour=SECOND), round(14 * unit), room)
        value = line(self._labels[self.chosen], Style("ui_medium", TEXT), round(18 * unit), room)
        surface.blit(caption, caption.get_rect(center=(rect.centerx, rect.y + rect.height * 0.27)))
        surface.blit(value, value.get_rect(center=(rect.centerx, rect.y + rect.height * 0.68)))
