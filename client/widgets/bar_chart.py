"""A chart of how often each thing came up, with a line at the mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.text import LIVELY, QUIET, line
from client.art.theme import ACCENT, BAR_BRIGHT, BAR_GOLD, FOCUS, LINE, SECOND
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.widgets.widget import Widget

SCALE = 48
"""The room for the numbers at the left, in units."""
NAMES = 24
"""The room for the names below, in units."""


@dataclass(eq=False)
class BarChart(Widget):
    """One bar for each count; left and right, or the mouse, choose one of them."""

    counts: Sequence[int]
    mean: float
    names: Sequence[str] = ()
    chosen: int = field(default=0, init=False)

    @property
    def _area(self) -> Rect:
        left, below = self.px(SCALE), self.px(NAMES) if self.names else 0
        return Rect(self.rect.x + left, self.rect.y, self.rect.width - left, self.rect.height - below)

    def adjust(self, step: int) -> bool:
        """Choose the neighbour."""
        self.chosen = max(0, min(len(self.counts) - 1, self.chosen + step))
        return True

    def point(self, position: tuple[int, int]) -> bool:
        """Choose the bar under the mouse; tell whether that is another one."""
        area, before = self._area, self.chosen
        if area.collidepoint(position):
            self.chosen = (position[0] - area.x) * len(self.counts) // area.width
        return self.chosen != before

    def draw(self, surface: Surface) -> None:
        """Draw the numbers, the bars, the line, and the names if there are any."""
        area = self._area
        highest = max(1, *self.counts, ceil(self.mean))
        for number in dict.fromkeys((0, highest // 2, highest)):
            words = line(str(number), QUIET, self.px(Type.CAPTION))
            y = area.bottom - area.height * number / highest
            surface.blit(words, words.get_rect(midright=(area.x - 8 * self.unit, y)).clamp(self.rect))
        surface.blit(_bars(area.size, tuple(self.counts), self.mean, highest, self.chosen), area)
        for number, name in enumerate(self.names):
            at = (area.x + (number + 0.5) * area.width / len(self.names), self.rect.bottom)
            style = LIVELY if number == self.chosen else QUIET
            self.write(surface, name, style, self.px(Type.LABEL), at, "midbottom")


@sprite
def _bars(size: Size, counts: tuple[int, ...], mean: float, highest: int, chosen: int) -> Surface:
    width, height = size
    pitch = width / len(counts)
    shapes = [path(f"M0 {height - 0.5}L{width} {height - 0.5}", stroke=LINE, width=1)]
    for number, count in enumerate(counts):
        tall = max(2.0, height * count / highest)
        box = rounded((number + 0.12) * pitch, height - tall, pitch * 0.76, tall, min(4.0, pitch * 0.2))
        shapes.append(path(box, Fade(BAR_BRIGHT if number == chosen else BAR_GOLD)))
    y = height - height * mean / highest
    dashes = "".join(f"M{x} {y:.1f}L{min(width, x + 10)} {y:.1f}" for x in range(0, width, 18))
    shapes.append(path(dashes, stroke=FOCUS, width=2))
    tip = (chosen + 0.5) * pitch
    shapes.append(path(f"M{tip:.1f} {height - 1}l-6 0l6 -8l6 8Z", ACCENT, stroke=SECOND, width=1))
    return drawing(size, *shapes)
