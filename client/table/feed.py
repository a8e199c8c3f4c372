"""The log of a game: who did what, the newest last, with a divider at the viewer's last turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from client.art.text import READING, Style, block, line, paragraph
from client.art.theme import FOCUS, SECOND
from client.canvas import Canvas
from rules.core.events import Event
from rules.core.game import LogLine

SIZE, SMALLER = 17, 15
"""The size of the letters, and in a small window."""
GAP = 7
LOG = READING._replace(strong=FOCUS)


class Told(NamedTuple):
    """A line of the log as it was drawn: where, and which cards it names."""

    rect: Rect
    cards: tuple[str, ...]


class Feed:
    """All entries of a game; what follows from one choice is told as one."""

    def __init__(self) -> None:
        self._entries: list[LogLine] = []
        self._events: list[Event] = []
        self._told_before = 0
        self._mine = 0
        self._scrolled = 0
        self.shown: list[Told] = []

    def clear(self) -> None:
        """Forget everything."""
        self._entries.clear()
        self._events = []
        self._told_before = 0
        self._mine = 0
        self._scrolled = 0

    def add(
        self,
        events: list[Event],
        tell: Callable[[list[Event]], list[LogLine]],
        *,
        continuing: bool,
        own: bool,
    ) -> None:
        """Append what one action gave to tell; one that continues another is told together with it."""
        if continuing:
            del self._entries[self._told_before :]
            self._events = self._events + events
        else:
            self._told_before = len(self._entries)
            self._events = events
        self._entries += tell(self._events)
        if own:
            self._mine = len(self._entries)

    @property
    def last(self) -> str:
        """What was told last."""
        return self._entries[-1].text if self._entries else ""

    def scroll(self, lines: int) -> None:
        """Look further back, or forth again."""
        self._scrolled = min(max(0, self._scrolled + lines), max(0, len(self._entries) - 1))

    def cards_at(self, position: tuple[int, int]) -> tuple[str, ...]:
        """Return the cards that the line under a point names."""
        return next((told.cards for told in self.shown if told.rect.collidepoint(position)), ())

    def draw(self, surface: Surface, rect: Rect, canvas: Canvas, since: str) -> None:
        """Draw as much of the end of the log as there is room for."""
        self.shown = []
        bottom = rect.bottom
        px = canvas.px(SMALLER if canvas.compact else SIZE)
        divider = min(self._mine, len(self._entries))
        for number in range(len(self._entries) - 1 - self._scrolled, -1, -1):
            entry = self._entries[number]
            surface.set_clip(rect)
            if number == divider - 1 and divider < len(self._entries):
                mark = line(since, Style(colour=SECOND), canvas.px(15), rect.width)
                bottom -= mark.get_height() + canvas.px(GAP)
                surface.blit(mark, mark.get_rect(midtop=(rect.centerx, bottom)))
            style = LOG if entry.seat is not None else LOG._replace(role="display", colour=FOCUS)
            text = paragraph(entry.text, style, px, rect.width)
            bottom -= text.get_height() + canvas.px(GAP)
            place = seen = text.get_rect(topleft=(rect.x, bottom))
            if bottom < rect.top:
                # Only whole lines: the first ones of the newest entry, the last ones of an older one.
                pitch = place.height / len(block(entry.text, style, px, rect.width).lines)
                if not self.shown:
                    place.top = rect.top
                high = round(min(rect.height, place.bottom - rect.top) // pitch * pitch)
                top = place.bottom - high if self.shown else place.top
                seen = Rect(place.x, top, place.width, high)
            if seen.height:
                surface.set_clip(seen)
                surface.blit(text, place)
                self.shown.append(Told(seen, entry.cards))
            if bottom < rect.top:
                break
        surface.set_clip(None)
