"""A sentence over whatever is on the screen, for what no scene asked about: settings that were not kept."""

from __future__ import annotations

from pygame import Surface

from client.art.icons import icon
from client.art.place import place
from client.art.theme import SECOND
from client.widgets.tooltip import bubble

SECONDS = 8.0
MUTE_SIGN = 22
"""The size of the sign of silence, in units."""
TOP = 24
"""How far below the upper edge it stands, in units."""


class Notice:
    """Shows sentences one after another, each for a while."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._left = 0.0

    @property
    def shown(self) -> str:
        """The sentence that is shown now."""
        return self._waiting[0] if self._waiting else ""

    def tell(self, sentence: str) -> None:
        """Show a sentence after those that wait; one that waits already is told once."""
        if sentence not in self._waiting:
            self._waiting.append(sentence)
            self._left = SECONDS if len(self._waiting) == 1 else self._left

    def update(self, seconds: float) -> bool:
        """Let time pass; tell whether another sentence is to be shown, or none any more."""
        if not self._waiting:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self._waiting.pop(0)
        self._left = SECONDS
        return True

    def draw(self, surface: Surface, unit: float, *, muted: bool = False) -> None:
        """Draw the sentence at the top of the window, and in its corner that the table is muted."""
        if muted:
            sign, corner = icon("sound-off", round(MUTE_SIGN * unit), SECOND), round(4 * unit)
            place(surface, sign, (corner, surface.get_height() - corner), "bottomleft")
        if self.shown:
            place(surface, bubble(self.shown, unit), (surface.get_width() / 2, TOP * unit), "midtop")
