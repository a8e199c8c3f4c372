"""Petals that fall over the painting of a victory."""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin
from random import Random

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import rotated
from client.art.place import place
from client.art.theme import PETAL
from client.art.vector import Point, drawing, path

PETALS, ACROSS = 18, 0.5
"""How many petals fall, and over how much of the window's width."""
SLOWEST, FASTEST = 14.0, 22.0
"""In how many seconds the slowest and the fastest petal fall through the window."""
SIZES = (0.018, 0.034)
"""How large they are, in heights of the window."""
SWAY, STEP = 0.025, 15
"""How far a petal sways, in widths of the window, and in which steps it turns, in degrees."""
ABOVE = 0.06
"""How far above and below the window they come and go, in its heights."""


def draw_petals(surface: Surface, seconds: float) -> None:
    """Draw all petals where they are after so much time."""
    wide, high = surface.get_size()
    for (x, y), size, turned in _petals(seconds):
        place(surface, _petal(round(size * high), turned), (x * wide, y * high))


def _petals(seconds: float) -> Iterator[tuple[Point, float, int]]:
    """Yield where each petal is, in shares of the window, how large it is and how far it has turned."""
    chance = Random(PETALS)
    for _ in range(PETALS):
        start, side, phase = chance.random(), chance.random(), chance.random()
        lasts, size = chance.uniform(SLOWEST, FASTEST), chance.uniform(*SIZES)
        fallen = (start + seconds / lasts) % 1.0
        x = side * ACROSS + SWAY * sin(2 * pi * (phase + 3 * fallen))
        y = fallen * (1 + 2 * ABOVE) - ABOVE
        yield (x, y), size, round(360 * (phase + 2 * fallen) / STEP) * STEP % 360


@sprite
def _petal(px: int, turned: int) -> Surface:
    """Return a petal that has turned so far."""
    shape = path("M4 52C20 22 62 14 96 40C78 74 34 84 4 52Z", PETAL, opacity=0.85)
    return rotated(drawing((px, px), shape, view=(100, 100)), turned)
