"""A game from its first move to its last, with a mark where each round begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from client.art import panels
from client.art.theme import FOCUS
from client.widgets.widget import Widget


class Timeline(Widget):
    """A click jumps to that moment."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        length: int,
        rounds: Sequence[int],
        at: int,
        jump: Callable[[int], None],
    ) -> None:
        super().__init__(rect)
        self._unit = unit
        self._length = max(1, length)
        self._rounds = rounds
        self._jump = jump
        self.now = at

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Jump to the moment clicked on."""
        if position is not None:
            self._jump(round((position[0] - self.rect.x) / self.rect.width * self._length))

    def draw(self, surface: Surface) -> None:
        """Draw how much has been played, and the rounds."""
        height = max(4, round(10 * self._unit))
        bar = Rect(self.rect.x, self.rect.centery - height // 2, self.rect.width, height)
        surface.blit(panels.progress(bar.size, self.now / self._length, self._unit), bar)
        width = max(1, round(2 * self._unit))
        for start in self._rounds:
            x = bar.x + round(start / self._length * bar.width)
            surface.fill(FOCUS, Rect(x, bar.y - height // 2, width, 2 * height))
