"""A bar from the first move of a game to its last, with a mark where each round begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from client.art import panels
from client.art.theme import FOCUS
from client.widgets.widget import Widget


@dataclass(eq=False)
class Timeline(Widget):
    """Shows how many of the `steps` have been played; a click jumps to that moment."""

    steps: int
    rounds: Sequence[int]
    now: int
    jump: Callable[[int], None]

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Jump to the moment clicked on."""
        if position is not None:
            self.jump(round((position[0] - self.rect.x) / self.rect.width * max(1, self.steps)))

    def draw(self, surface: Surface) -> None:
        """Draw how much has been played, and the rounds."""
        steps, height = max(1, self.steps), max(4, self.px(10))
        bar = Rect(self.rect.x, self.rect.centery - height // 2, self.rect.width, height)
        surface.blit(panels.progress(bar.size, self.now / steps, self.unit), bar)
        for start in self.rounds:
            x = bar.x + round(start / steps * bar.width)
            surface.fill(FOCUS, Rect(x, bar.y - height // 2, max(1, self.px(2)), 2 * height))
