"""A list of pictures to draw: it is told anew what to show, and draws only what differs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from pygame import Rect, Surface

from client.art.place import At

MOST_PARTS = 64
"""Where more parts than these differ, everything is drawn at once."""
SPARE = 1.1
"""How much larger than two parts one around both may be: it is drawn once, what they share twice."""


class Entry(NamedTuple):
    """A picture, where it is drawn and within which box; the same picture is the same object."""

    picture: Surface
    at: tuple[int, int]
    clip: tuple[int, int, int, int]


class Group(NamedTuple):
    """What a function has drawn, and the groups within it."""

    entries: list[Entry]
    within: dict[Hashable, Group]


class DisplayList:
    """Notes down what is drawn, until `show` draws what has changed since the last time.

    A picture must not be changed after it was drawn: it would be taken for the same. It is no surface, so
    that nothing can be drawn on it that would not be noted.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.picture = Surface(size)
        self._whole = self.picture.get_rect()
        self._window = self._whole
        self._noted: list[Entry] = []
        self._shown: list[Entry] = []
        self._groups: dict[Hashable, Group] = {}
        self._groups_before: dict[Hashable, Group] = {}

    @property
    def size(self) -> tuple[int, int]:
        """The width and height in pixels."""
        return self._whole.size

    def begin(self) -> None:
        """Forget what was noted down since the last `show`; what groups have drawn is still known."""
        self._noted = []
        self._groups_before |= self._groups
        self._groups = {}

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """Draw only there meanwhile."""
        before, self._window = self._window, rect.clip(self._whole)
        try:
            yield
        finally:
            self._window = before

    def blit(self, source: Surface, dest: At, /) -> Rect:
        """Note a picture down; return what it covers."""
        window = self._window
        at = int(dest[0]), int(dest[1])
        self._noted.append(Entry(source, at, (window.x, window.y, window.width, window.height)))
        return source.get_rect(topleft=at).clip(window)

    def group(self, key: Hashable, draw: Callable[[], None]) -> None:
        """Note down what a function draws; it is not called again while its key stays the same."""
        group = self._groups_before.get(key)
        if group is None:
            start, around = len(self._noted), self._groups
            self._groups = {}
            draw()
            group, self._groups = Group(self._noted[start:], self._groups), around
        else:
            self._noted += group.entries
        self._groups[key] = group
        self._groups |= group.within

    def show(self) -> Surface:
        """Draw what has been noted down since the last time, as far as it differs from what is seen."""
        before, now = self._shown, self._noted
        self._shown, self._noted = now, []
        self._groups_before, self._groups = self._groups, {}
        if before != now:
            rects = [_covered(entry) for entry in now]
            for area in _differing(before, now, self._whole):
                for number in area.collidelistall(rects):
                    picture, at, clip = now[number]
                    self.picture.set_clip(area.clip(clip))
                    self.picture.blit(picture, at)
            self.picture.set_clip(None)
        return self.picture


def _covered(entry: Entry) -> Rect:
    return entry.picture.get_rect(topleft=entry.at).clip(entry.clip)


def _differing(before: list[Entry], now: list[Entry], whole: Rect) -> list[Rect]:
    """Return the parts in which two pictures differ."""
    old, new = set(before), set(now)
    # What both have in common must lie in the same order: otherwise another thing is on top.
    if [entry for entry in before if entry in new] != [entry for entry in now if entry in old]:
        return [whole]
    parts: list[Rect] = []
    for entry in old ^ new:
        rect = _covered(entry)
        if rect:
            _add(parts, rect)
    return parts if len(parts) <= MOST_PARTS else [whole]


def _add(parts: list[Rect], rect: Rect) -> None:
    """Add a part; where one box around it and another is hardly larger than both, it takes their place."""
    for number in reversed(rect.collidelistall(parts)):
        both = rect.union(parts[number])
        if _area(both) <= SPARE * (_area(rect) + _area(parts[number])):
            del parts[number]
            rect = both
    parts.append(rect)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
