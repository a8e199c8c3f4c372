"""What every game's backdrop starts from: the panels and labels of a table below its things."""

from __future__ import annotations

from typing import Generic

from pygame import Rect

from client.art import panels
from client.art.theme import TABLE_EDGE
from client.table.display_list import DisplayList
from client.table.layout import S
from client.table.model import TableModel


class Backdrop(Generic[S]):
    """Draws everything of one model that is not a thing of its own."""

    def __init__(self, display: DisplayList, model: TableModel[S]) -> None:
        self._display = display
        self._model = model
        self._view = model.view
        self._px = model.canvas.px
        self._k = model.canvas.k
        self._compact = model.canvas.compact
        self._words = model.words

    def _rect(self, name: str) -> Rect:
        """Return where a zone lies, in pixels."""
        return self._model.canvas.rect(*self._model.arrangement.zones[name])

    def _panel(self, name: str, *, edge: str = TABLE_EDGE, thick: float = 1) -> Rect:
        """Draw the dark panel of a zone; return where it lies."""
        rect = self._rect(name)
        self._display.blit(panels.table_panel(rect.size, self._k, edge=edge, thick=thick), rect)
        return rect

    @property
    def _round(self) -> str:
        """Which round it is, in words."""
        number = self._view.round
        return self._words("table.round", n=number) if number else self._words("table.setup")
