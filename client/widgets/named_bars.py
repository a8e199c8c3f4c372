"""A chart of how often things with names came up: one lying bar for each, with a line at the mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.text import LIVELY, QUIET
from client.art.theme import BAR_BRIGHT, BAR_GOLD, FOCUS, LINE
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.widgets.widget import Widget

NAME, NUMBER = 0.46, 44
"""The share of the width that names have, and the room for a number behind its bar, in units."""
FULL = 0.7
"""How thick a bar is, by the height of its line."""


@dataclass(eq=False)
class NamedBars(Widget):
    """The most and the least of many counts; up and down, or the mouse, choose one of them."""

    rows: Sequence[tuple[str, int]]
    mean: float
    cut: int
    """After how many bars others are left out."""
    left_out: str
    """What is said there, if any are."""
    chosen: int = field(default=0, init=False)

    @property
    def _pitch(self) -> float:
        return self.rect.height / (len(self.rows) + bool(self.left_out))

    def _top(self, number: int) -> float:
        """Return where a bar's line begins."""
        after = bool(self.left_out) and number >= self.cut
        return self.rect.y + (number + after) * self._pitch

    def adjust(self, step: int) -> bool:
        """Choose the neighbour."""
        self.chosen = max(0, min(len(self.rows) - 1, self.chosen + step))
        return True

    def point(self, position: tuple[int, int]) -> bool:
        """Choose the bar under the mouse; tell whether that is another one."""
        before, lines = self.chosen, range(len(self.rows))
        found = (number for number in lines if 0 <= position[1] - self._top(number) < self._pitch)
        self.chosen = next(found, before)
        return self.chosen != before

    def draw(self, surface: Surface) -> None:
        """Draw the names, the bars, their numbers, the line, and how many are left out."""
        pitch, size = self._pitch, min(self.px(Type.LABEL), round(self._pitch * 0.62))
        left = self.rect.x + round(self.rect.width * NAME)
        area = Rect(left, self.rect.y, self.rect.right - self.px(NUMBER) - left, self.rect.height)
        most = max(1.0, self.mean, *(count for _, count in self.rows))
        for number, (name, count) in enumerate(self.rows):
            middle = self._top(number) + pitch / 2
            style = LIVELY if number == self.chosen else QUIET
            room = left - self.rect.x - self.px(10)
            self.write(surface, name, style, size, (self.rect.x, middle), "midleft", room)
            bar = _bar((max(2, round(area.width * count / most)), round(pitch * FULL)), number == self.chosen)
            where = surface.blit(bar, bar.get_rect(midleft=(area.x, middle)))
            self.write(surface, str(count), style, size, (where.right + self.px(8), middle), "midleft")
        if self.left_out:
            at = (self.rect.x, self._top(self.cut) - pitch / 2)
            self.write(surface, self.left_out, QUIET, size, at, "midleft", self.rect.width)
        surface.blit(_mean(area.size, self.mean / most), area)


@sprite
def _bar(size: Size, bright: bool) -> Surface:
    width, height = size
    return drawing(size, path(rounded(0, 0, width, height, 3), Fade(BAR_BRIGHT if bright else BAR_GOLD)))


@sprite
def _mean(size: Size, share: float) -> Surface:
    """Return the edge from which bars begin, and the dashes at the mean."""
    width, height = size
    x = min(width - 1, width * share)
    dashes = "".join(f"M{x:.1f} {y}L{x:.1f} {min(height, y + 10)}" for y in range(0, height, 18))
    edge = path(f"M0.5 0L0.5 {height}", stroke=LINE, width=1)
    return drawing(size, edge, path(dashes, stroke=FOCUS, width=2))
