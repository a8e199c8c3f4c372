"""One cache for all drawn surfaces, bounded by bytes: what was not looked at for longest goes first."""

from __future__ import annotations

import gc
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from math import inf
from time import thread_time
from typing import Any, NamedTuple, ParamSpec

from pygame import Surface

P = ParamSpec("P")

BOUND, PARTS_BOUND = 112 << 20, 56 << 20
"""How many bytes the surfaces that are shown may take, and those that were only drawn for others."""


class Unfinished(Exception):
    """There was no time left to draw another surface; those that were drawn are kept."""


class Call(NamedTuple):
    """A call of a drawing function: the key of the surface that it returns."""

    draw: Callable[..., Surface]
    args: tuple[Any, ...]
    named: tuple[tuple[str, Any], ...]

    def run(self) -> Surface:
        """Draw the surface."""
        return self.draw(*self.args, **dict(self.named))


class Shelf:
    """Surfaces by key; together they never take more than `bound` bytes."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.size = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def calls(self) -> list[Call]:
        """Return what was called for the surfaces that are kept."""
        return [key for key in self._kept if isinstance(key, Call)]

    def look_up(self, key: Hashable) -> Surface | None:
        """Return the surface of a key, if it is there; it was looked at last from now on."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: Surface) -> None:
        """Keep a surface; what was not looked at for longest makes room for it."""
        size = weight(surface)
        if size <= self.bound:
            self.size += size
            self._kept[key] = surface
            while self.size > self.bound:
                self.size -= weight(self._kept.popitem(last=False)[1])

    def take(self, key: Hashable) -> Surface | None:
        """Return the surface of a key, if it is there, and keep it no longer."""
        surface = self._kept.pop(key, None)
        if surface is not None:
            self.size -= weight(surface)
        return surface

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.size = 0


class Cache(Shelf):
    """Surfaces that are shown; those they were made of lie on a small shelf of their own.

    A part is hardly asked for again once the whole is there, nor a picture of how things stood a while ago:
    neither must drive out what is seen again and again.
    """

    def __init__(self, bound: int, parts_bound: int) -> None:
        super().__init__(bound)
        self.parts = Shelf(parts_bound)
        self._drawing = 0
        self._until = inf
        self._progress = False
        self._seconds: dict[Callable[..., Surface], float] = {}
        """How long each drawing function took the last time, without the surfaces that it asked for."""
        self._seconds_within = 0.0
        """How long the surfaces took that were asked for by the one that is drawn."""

    def get(self, key: Hashable, draw: Callable[[], Surface], *, passing: bool = False) -> Surface:
        """Return the surface of a key; draw it if it is not there. What is passing is kept as parts are."""
        surface = self.look_up(key)
        if surface is not None:
            return surface
        if self._drawing or passing:
            return self.parts.look_up(key) or self._draw(key, draw, self.parts)
        part = self.parts.take(key)
        if part is None:
            return self._draw(key, draw, self)
        self.put(key, part)
        return part

    @property
    def limited(self) -> bool:
        """Whether there is only so much time to draw in."""
        return self._until < inf

    def check_time(self, needed: float = 0.0) -> None:
        """Raise `Unfinished` if there is not so much time left; one surface is drawn whatever it takes."""
        if self._progress and self.limited and thread_time() + needed > self._until:
            raise Unfinished

    def _draw(self, key: Hashable, draw: Callable[[], Surface], shelf: Shelf) -> Surface:
        function = key.draw if isinstance(key, Call) else draw
        # What took long will again: rather a frame later than in one that has no time for it.
        self.check_time(self._seconds.get(function, 0.0))
        begun, around = thread_time(), self._seconds_within
        self._drawing += 1
        self._seconds_within = 0.0
        try:
            surface = draw()
        finally:
            self._drawing -= 1
            seconds = thread_time() - begun
            self._seconds[function] = seconds - self._seconds_within
            self._seconds_within = around + seconds
        # In the window's own format a surface is blitted several times faster.
        surface = surface.convert_alpha() if surface.get_masks()[3] else surface.convert()
        self._progress = True
        shelf.put(key, surface)
        return surface

    @contextmanager
    def within(self, seconds: float, *, at_least_one: bool = True) -> Iterator[None]:
        """Draw one surface, and no more after so much time: what would be drawn raises `Unfinished`."""
        self._until = thread_time() + seconds
        self._progress = not at_least_one
        try:
            yield
        finally:
            self._until = inf

    def clear(self) -> None:
        """Forget everything: after a change of scale hardly any size is asked for again."""
        super().clear()
        self.parts.clear()
        # What was laid out for another size refers to itself and holds surfaces, too.
        gc.collect()


sprites = Cache(BOUND, PARTS_BOUND)


def weight(surface: Surface) -> int:
    """Return how many bytes a surface takes."""
    return surface.get_pitch() * surface.get_height()


def sprite(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """Keep in the cache what a drawing function returns; its arguments must be hashable."""

    return _kept(draw, passing=False)


def passing_sprite(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """Keep for a while what a drawing function returns that shows how things stand at a moment."""
    return _kept(draw, passing=True)


def _kept(draw: Callable[P, Surface], *, passing: bool) -> Callable[P, Surface]:
    @wraps(draw)
    def kept(*args: P.args, **kwargs: P.kwargs) -> Surface:
        call = Call(draw, args, tuple(sorted(kwargs.items())) if kwargs else ())
        return sprites.get(call, call.run, passing=passing)

    return kept
