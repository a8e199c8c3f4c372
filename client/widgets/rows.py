"""A list of rows of which one is chosen; it scrolls where there are more than fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.theme import SHELL
from client.widgets.widget import Callback, Widget

DrawRow = Callable[[Surface, Rect, int], None]
BAR = 6
"""The width of the scroll bar, in units."""


@dataclass(eq=False)
class Rows(Widget):
    """Up and down choose a row, Enter or a second click on the chosen one acts on it."""

    count: int
    height: int
    draw_row: DrawRow
    choose: Callable[[int], None]
    act: Callback
    _: KW_ONLY
    chosen: int = 0

    def __post_init__(self) -> None:
        self.enabled = self.count > 0
        self._first = 0
        self._reveal()

    @property
    def _fitting(self) -> int:
        return max(1, self.rect.height // self.height)

    def _reveal(self) -> None:
        """Scroll until the chosen row is in sight."""
        first = min(self._first, self.chosen)
        self._scroll_to(max(first, self.chosen - self._fitting + 1))

    def _scroll_to(self, first: int) -> None:
        self._first = max(0, min(first, self.count - self._fitting))

    def select(self, number: int) -> None:
        """Choose a row."""
        self.chosen = number
        self._reveal()
        self.choose(number)

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Choose the row clicked on; act on the one that was chosen before."""
        number = self.chosen
        if position is not None:
            number = self._first + (position[1] - self.rect.y) // self.height
        if number >= self.count:
            return
        if number == self.chosen:
            self.act()
        else:
            self.select(number)

    def handle(self, event: pygame.Event) -> bool:
        """Walk up and down, page by page, or turn the wheel."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll_to(self._first - event.y)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -self._fitting,
            pygame.K_PAGEDOWN: self._fitting,
            pygame.K_HOME: -self.count,
            pygame.K_END: self.count,
        }
        number = max(0, min(self.count - 1, self.chosen + steps.get(event.key, 0)))
        # At its ends the list leaves the arrow to the page, which leads to the next control.
        if not self.enabled or number == self.chosen:
            return False
        self.select(number)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the rows in sight and how far down they are."""
        gap = self.px(6)
        bar = self.px(BAR) if self.count > self._fitting else 0
        for place in range(min(self._fitting, self.count)):
            number = self._first + place
            top = self.rect.y + place * self.height
            box = Rect(self.rect.x, top, self.rect.width - 2 * bar, self.height - gap)
            state: panels.ButtonState = "selected" if number == self.chosen else "normal"
            surface.blit(panels.row(box.size, self.unit, state), box)
            self.draw_row(surface, box, number)
        if bar:
            whole = Rect(self.rect.right - bar, self.rect.y, bar, self._fitting * self.height - gap)
            surface.blit(panels.field(whole.size, self.unit, BAR / 2), whole)
            high = max(bar, whole.height * self._fitting // self.count)
            top = (whole.height - high) * self._first // (self.count - self._fitting)
            surface.blit(panels.pill((bar, high), SHELL.frame, SHELL.frame, 0), (whole.x, whole.y + top))
