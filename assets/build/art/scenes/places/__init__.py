"""The registry of places: each paints sky, land and ground, and says where the subject stands."""

from __future__ import annotations

from collections.abc import Callable

from art.scenes.scene import Point
from art.scenes.stage import Stage

Painter = Callable[[Stage], None]


class Place:
    """How a place is painted, and where its lamp, horizon and ground are unless it says otherwise."""

    def __init__(self, painter: Painter, lamp: Point, horizon: float, ground: float) -> None:
        self._painter = painter
        self._lamp, self._horizon, self._ground = lamp, horizon, ground

    def paint(self, s: Stage, lamp: Point | None, disc: str) -> None:
        """Paint the place on an empty stage; the lamp may stand elsewhere."""
        s.lamp, s.disc = lamp or self._lamp, disc
        s.horizon, s.ground = self._horizon, self._ground
        self._painter(s)


PLACES: dict[str, Place] = {}


def place(lamp: Point, horizon: float, ground: float) -> Callable[[Painter], Painter]:
    """Register a painter under its own name."""

    def kept(painter: Painter) -> Painter:
        PLACES[painter.__name__] = Place(painter, lamp, horizon, ground)
        return painter

    return kept
