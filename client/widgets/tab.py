"""A line of a list of which one is open: tabs, tables of contents."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.icons import icon
from client.art.text import Style, line
from client.art.theme import ACCENT, SECOND, TEXT
from client.widgets.menu_row import ICON
from client.widgets.widget import Command, Widget


class Tab(Widget):
    """One of several pages; the open one lies in gold, `depth` sets its name further in."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        label: str,
        command: Command,
        *,
        picture: str = "",
        chosen: bool = False,
        depth: int = 0,
        size: float = 20,
    ) -> None:
        super().__init__(rect)
        self._unit = unit
        self._label = label
        self._command = command
        self._picture = picture
        self._depth = depth
        self._size = size
        self.chosen = chosen

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Open the page."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the ground, the icon and the name."""
        unit, rect = self._unit, self.rect
        surface.blit(panels.row(rect.size, unit, "selected" if self.chosen else self.state), rect)
        left = rect.x + round((16 + 18 * self._depth) * unit)
        if self._picture:
            mark = icon(self._picture, round(1.3 * self._size * unit), ACCENT if self.chosen else ICON)
            surface.blit(mark, mark.get_rect(midleft=(left + round(4 * unit), rect.centery)))
            left += mark.get_width() + round(18 * unit)
        quiet = self._depth and not self.chosen
        style = Style("ui" if self._depth else "ui_medium", SECOND if quiet else TEXT)
        words = line(self._label, style, round(self._size * unit), rect.right - left - 10 * unit)
        surface.blit(words, words.get_rect(midleft=(left, rect.centery)))
