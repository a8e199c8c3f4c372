"""The table of a final score: a row for each seat, a column for each kind of source."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.panels import Skin, plate
from client.art.text import Style, line
from client.art.theme import GOLD, Palette, mix
from client.art.vector import Size
from client.session import Session
from client.widgets.widget import Widget
from rules.core.words import Words

BEST = "#ffd98a"


class Source(NamedTuple):
    """A column: what it is called, the points of every seat, and for each seat what gave them."""

    label: str
    points: tuple[int, ...]
    details: tuple[str, ...]


def sources(session: Session, words: Words) -> list[Source]:
    """Put the lines of a score together by the kind of component that gave the points."""
    game = session.game
    columns: dict[str, list[list[tuple[str, int]]]] = {}
    for entry in game.score(session.state):
        component = game.components.get(entry.source)
        key = f"{game.domain}.kind.{component.kind}" if component else f"{game.domain}.name.{entry.source}"
        column = columns.setdefault(key, [[] for _ in session.seats])
        column[entry.seat].append((words(f"{game.domain}.name.{entry.source}"), entry.points))
    return [
        Source(
            words(key),
            tuple(sum(points for _, points in lines) for lines in column),
            tuple("\n".join(f"{name}: {points}" for name, points in lines) for lines in column),
        )
        for key, column in columns.items()
    ]


class Cell(Widget):
    """One number of the table; pointed at, it tells what gave the points."""

    def __init__(self, rect: Rect, unit: float, points: int, detail: str, *, best: bool) -> None:
        super().__init__(rect, hint=detail, enabled=bool(detail))
        self._unit = unit
        self._points = points
        self._best = best

    def draw(self, surface: Surface) -> None:
        """Draw the number; the best of its column in gold and underlined."""
        unit = self._unit
        bright = BEST if self._best else "#fbeae4" if self._points else "#a08c84"
        style = Style("ui_bold" if self._best or self.hovered else "ui_medium", bright)
        words = line(str(self._points), style, round(22 * unit), self.rect.width)
        surface.blit(words, words.get_rect(center=self.rect.center))
        if self._best:
            below = Rect(0, 0, round(26 * unit), max(1, round(2 * unit)))
            below.midtop = (self.rect.centerx, self.rect.centery + round(15 * unit))
            surface.fill(BEST, below)


@sprite
def row_ground(size: Size, unit: float, palette: Palette, first: bool) -> Surface:
    """Return the ground of a row; the winner's stands out."""
    if first:
        top = mix(palette.raised, palette.accent, 0.28)
        return plate(size, unit, 12, Skin(top, palette.raised, GOLD, 2, leather=True))
    edge = mix(palette.raised, palette.frame, 0.3)
    top, bottom = mix(palette.ground, palette.raised, 0.75), mix(palette.ground, palette.raised, 0.45)
    return plate(size, unit, 12, Skin(top, bottom, ((0, edge), (1, edge)), 1, 0.9))
