"""The picture of everything that rests: it is told anew what it shows, and draws only what differs."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

Place = tuple[float, float] | Rect

MOST_PARTS = 64
"""Where more parts than these differ, everything is drawn at once."""


class Drawn(NamedTuple):
    """A picture that was drawn, and within which box; pictures are kept: the same one is the same object."""

    picture: Surface
    at: tuple[int, int]
    clip: tuple[int, int, int, int]


class Ground(Surface):
    """A surface on which drawing is only noted down, until `show` draws what has changed since the last time.

    What is drawn must not be changed afterwards: it would be taken for the same.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._whole = self.get_rect()
        self._noted: list[Drawn] = []
        self._shown: list[Drawn] = []
        self.set_clip(None)

    def set_clip(self, rect: Rect | None) -> None:  # type: ignore[override]
        """Draw only there from now on, or everywhere."""
        self._window = self._whole if rect is None else rect.clip(self._whole)
        self._clip = (*self._window.topleft, *self._window.size)

    def blit(self, source: Surface, dest: Place) -> Rect:  # type: ignore[override]
        """Note a picture down; return what it covers."""
        at = int(dest[0]), int(dest[1])
        self._noted.append(Drawn(source, at, self._clip))
        return source.get_rect(topleft=at).clip(self._window)

    def subsurface(self, rect: Rect) -> Part:  # type: ignore[override]
        """Return a part of the ground, to be drawn on by itself."""
        return Part(self, rect)

    def show(self) -> None:
        """Draw what has been noted down since the last time, as far as it differs from what is seen."""
        before, now = self._shown, self._noted
        self._shown, self._noted = now, []
        if before == now:
            return
        rects = [_covered(drawn) for drawn in now]
        for area in _differing(before, now, self._whole):
            for number in area.collidelistall(rects):
                picture, at, clip = now[number]
                Surface.set_clip(self, area.clip(clip))
                Surface.blit(self, picture, at)
        Surface.set_clip(self, None)


class Part(Surface):
    """A part of the ground."""

    def __init__(self, ground: Ground, rect: Rect) -> None:
        super().__init__(rect.size)
        self._ground = ground
        self._corner = rect.topleft

    def blit(self, source: Surface, dest: Place) -> Rect:  # type: ignore[override]
        """Note a picture down on the ground; return what it covers of this part."""
        x, y = self._corner
        return self._ground.blit(source, (dest[0] + x, dest[1] + y)).move(-x, -y)


def _covered(drawn: Drawn) -> Rect:
    return drawn.picture.get_rect(topleft=drawn.at).clip(drawn.clip)


def _differing(before: list[Drawn], now: list[Drawn], whole: Rect) -> list[Rect]:
    """Return the parts in which two pictures differ."""
    old, new = set(before), set(now)
    # What both have in common must lie in the same order: otherwise another thing is on top.
    if [drawn for drawn in before if drawn in new] != [drawn for drawn in now if drawn in old]:
        return [whole]
    parts: list[Rect] = []
    for drawn in old ^ new:
        rect = _covered(drawn)
        if not rect:
            continue
        touching = rect.collidelistall(parts)
        for number in reversed(touching):
            rect = rect.union(parts.pop(number))
        parts.append(rect)
    return parts if len(parts) <= MOST_PARTS else [whole]
