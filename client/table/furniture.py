"""What every game's furniture starts from: the panels and labels of a table below its things."""

from __future__ import annotations

from typing import Generic, TypeVar

from pygame import Rect, Surface

from client.table.board import Scenery
from rules.core.engine import State

S = TypeVar("S", bound=State)


class Furniture(Generic[S]):
    """Draws everything of one scenery that is not a thing of its own."""

    def __init__(self, surface: Surface, scenery: Scenery, view: S) -> None:
        self._surface = surface
        self._scenery = scenery
        self._view = view
        self._px = scenery.canvas.px
        self._k = scenery.canvas.k
        self._compact = scenery.canvas.compact
        self._words = scenery.words

    def _rect(self, name: str) -> Rect:
        """Return where a zone lies, in pixels."""
        return self._scenery.canvas.rect(*self._scenery.arrangement.zones[name])
