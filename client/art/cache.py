"""One store for all drawn surfaces, bounded by bytes: what was not looked at for longest goes first."""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from math import inf
from time import thread_time
from typing import ParamSpec

from pygame import Surface

P = ParamSpec("P")

BOUND = 224 << 20


class Unfinished(Exception):
    """There was no time left to draw another surface; those that were drawn are kept."""


class Cache:
    """Surfaces by key; together they never take more than `bound` bytes."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.size = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._until = inf
        self._progress = False

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """Return the surface of a key; draw it if it is not there."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        if self._progress and thread_time() > self._until:
            raise Unfinished
        # In the window's own format a surface is blitted several times faster.
        surface = draw()
        surface = surface.convert_alpha() if surface.get_masks()[3] else surface.convert()
        self._progress = True
        size = weight(surface)
        if size <= self.bound:
            self.size += size
            self._kept[key] = surface
            while self.size > self.bound:
                self.size -= weight(self._kept.popitem(last=False)[1])
        return surface

    @contextmanager
    def within(self, seconds: float) -> Iterator[None]:
        """Draw one surface, and no more after so much time: what would be drawn raises `Unfinished`."""
        self._until = thread_time() + seconds
        self._progress = False
        try:
            yield
        finally:
            self._until = inf

    def clear(self) -> None:
        """Forget everything: after a change of scale hardly any size is asked for again."""
        self._kept.clear()
        self.size = 0
        # What was laid out for another size refers to itself and holds surfaces, too.
        gc.collect()


sprites = Cache(BOUND)


def weight(surface: Surface) -> int:
    """Return how many bytes a surface takes."""
    return surface.get_pitch() * surface.get_height()


def sprite(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """Keep in the cache what a drawing function returns; its arguments must be hashable."""

    @wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Surface:
        key = (draw, args, tuple(sorted(kwargs.items())) if kwargs else ())
        return sprites.get(key, lambda: draw(*args, **kwargs))

    return kept
