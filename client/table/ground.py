"""The picture of everything that rests: it is told anew what it shows, and draws only what differs."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

Place = tuple[float, float] | Rect

MOST_PARTS = 16
"""Where more parts than these differ, everything is drawn at once."""


class Drawn(NamedTuple):
    """A picture that was drawn, and what it covers; pictures are kept, so the same one is the same object."""

    picture: Surface
    at: tuple[int, int]
    clip: Rect
    flags: int
    rect: Rect

    @property
    def key(self) -> tuple[int, ...]:
        """What tells it from all others."""
        return (id(self.picture), *self.at, *self.clip, self.flags)


class Ground(Surface):
    """A surface on which drawing is only noted down, until `show` draws what has changed since the last time.

    What is drawn must not be changed afterwards: it would be taken for the same.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self._noted: list[Drawn] = []
        self._shown: list[Drawn] = []
        self._window = self.get_rect()

    def set_clip(self, rect: Rect | None) -> None:  # type: ignore[override]
        """Draw only there from now on, or everywhere."""
        self._window = self.get_rect() if rect is None else rect.clip(self.get_rect())

    def blit(  # type: ignore[override]
        self, source: Surface, dest: Place, area: None = None, special_flags: int = 0
    ) -> Rect:
        """Note a picture down; return what it covers."""
        at = int(dest[0]), int(dest[1])
        covered = Rect(at, source.get_size()).clip(self._window)
        self._noted.append(Drawn(source, at, self._window, special_flags, covered))
        return covered

    def subsurface(self, rect: Rect) -> Part:  # type: ignore[override]
        """Return a part of the ground, to be drawn on by itself."""
        return Part(self, rect)

    def show(self) -> None:
        """Draw what has been noted down since the last time, as far as it differs from what is seen."""
        before, now = self._shown, self._noted
        self._shown, self._noted = now, []
        self.set_clip(None)
        rects = [drawn.rect for drawn in now]
        for area in _differing(before, now, self.get_rect()):
            for number in area.collidelistall(rects):
                drawn = now[number]
                Surface.set_clip(self, area.clip(drawn.clip))
                Surface.blit(self, drawn.picture, drawn.at, special_flags=drawn.flags)
        Surface.set_clip(self, None)


class Part(Surface):
    """A part of the ground."""

    def __init__(self, ground: Ground, rect: Rect) -> None:
        super().__init__(rect.size)
        self._ground = ground
        self._corner = rect.topleft

    def blit(  # type: ignore[override]
        self, source: Surface, dest: Place, area: None = None, special_flags: int = 0
    ) -> Rect:
        """Note a picture down on the ground; return what it covers of this part."""
        x, y = self._corner
        covered = self._ground.blit(source, (dest[0] + x, dest[1] + y), area, special_flags)
        return covered.move(-x, -y)


def _differing(before: list[Drawn], now: list[Drawn], whole: Rect) -> list[Rect]:
    """Return the parts in which two pictures differ."""
    earlier, later = [drawn.key for drawn in before], [drawn.key for drawn in now]
    old, new = set(earlier), set(later)
    # What both have in common must lie in the same order: otherwise another thing is on top.
    if [key for key in earlier if key in new] != [key for key in later if key in old]:
        return [whole]
    gone = [drawn for drawn, key in zip(before, earlier, strict=True) if key not in new]
    come = [drawn for drawn, key in zip(now, later, strict=True) if key not in old]
    parts: list[Rect] = []
    for drawn in (*gone, *come):
        rect = drawn.rect
        touching = rect.collidelistall(parts)
        for number in reversed(touching):
            rect = rect.union(parts.pop(number))
        parts.append(rect)
    return parts if len(parts) <= MOST_PARTS else [whole]
