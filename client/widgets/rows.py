"""A list of lines of which one is chosen; it scrolls where there are more than fit."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.panels import ButtonState
from client.art.theme import SHELL
from client.widgets.widget import Command, Widget

DrawRow = Callable[[Surface, Rect, int, ButtonState], None]
BAR = 6
"""The width of the scroll bar, in units."""


class Rows(Widget):
    """Up and down choose a line, Enter or a second click on the chosen one acts on it."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        count: int,
        height: int,
        draw_row: DrawRow,
        choose: Callable[[int], None],
        act: Command,
        *,
        chosen: int = 0,
    ) -> None:
        super().__init__(rect, enabled=count > 0)
        self._unit = unit
        self._count = count
        self._height = height
        self._draw_row = draw_row
        self._choose = choose
        self._act = act
        self._first = 0
        self._pointed = -1
        self.chosen = chosen
        self._reveal()

    @property
    def _fitting(self) -> int:
        return max(1, self.rect.height // self._height)

    def _reveal(self) -> None:
        """Scroll so far that the chosen line is to be seen."""
        first = min(self._first, self.chosen)
        self._scroll_to(max(first, self.chosen - self._fitting + 1))

    def _scroll_to(self, first: int) -> None:
        self._first = max(0, min(first, self._count - self._fitting))

    def select(self, number: int) -> None:
        """Choose a line."""
        self.chosen = number
        self._reveal()
        self._choose(number)

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Choose the line clicked on; act on the one that was chosen before."""
        number = self.chosen
        if position is not None:
            number = self._first + (position[1] - self.rect.y) // self._height
        if number >= self._count:
            return
        if number == self.chosen:
            self._act()
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
            pygame.K_HOME: -self._count,
            pygame.K_END: self._count,
        }
        step = steps.get(event.key, 0)
        number = max(0, min(self._count - 1, self.chosen + step))
        # At its ends the list gives the arrow back: it leads to the next control.
        if not self.enabled or number == self.chosen:
            return False
        self.select(number)
        return True

    def draw(self, surface: Surface) -> None:
        """Draw the lines in sight and how far down they are."""
        gap = round(6 * self._unit)
        bar = round(BAR * self._unit) if self._count > self._fitting else 0
        width = self.rect.width - (2 * bar if bar else 0)
        for place in range(min(self._fitting, self._count)):
            number = self._first + place
            box = Rect(self.rect.x, self.rect.y + place * self._height, width, self._height - gap)
            state: ButtonState = "selected" if number == self.chosen else "normal"
            surface.blit(panels.row(box.size, self._unit, state), box)
            self._draw_row(surface, box, number, state)
        if bar:
            whole = Rect(self.rect.right - bar, self.rect.y, bar, self._fitting * self._height - gap)
            surface.blit(panels.field(whole.size, self._unit, BAR / 2), whole)
            high = max(bar, whole.height * self._fitting // self._count)
            top = (whole.height - high) * self._first // (self._count - self._fitting)
            thumb = panels.pill((bar, high), SHELL.frame, SHELL.frame, 0)
            surface.blit(thumb, (whole.x, whole.y + top))
