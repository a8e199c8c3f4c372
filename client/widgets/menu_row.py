"""A line of a menu: an icon, a word, and at the right a count or the key that leads there."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.icons import icon
from client.art.text import Style, line
from client.art.theme import ACCENT, SECOND, TEXT
from client.widgets.widget import Command, Widget

BRIGHT = "#fff6df"
ICON = "#d9b873"


class MenuRow(Widget):
    """One way to go; `framed` is the plate of a way that many take."""

    def __init__(
        self,
        rect: Rect,
        unit: float,
        label: str,
        picture: str,
        command: Command,
        *,
        note: str = "",
        key: str = "",
        framed: bool = False,
    ) -> None:
        super().__init__(rect)
        self._unit = unit
        self.label = label
        self._picture = picture
        self._command = command
        self._note = note
        self._key = key
        self._framed = framed

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Go there."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the ground, the icon and the words."""
        unit, rect = self._unit, self.rect
        lively = self.hovered or self.focused
        if self._framed:
            surface.blit(panels.button(rect.size, "", unit, state=self.state), rect)
        else:
            surface.blit(panels.row(rect.size, unit, "hover" if lively else "normal"), rect)
        size = round(rect.height * 0.56) if not self._framed else round(rect.height * 0.5)
        mark = icon(self._picture, size, ACCENT if lively else ICON)
        surface.blit(mark, mark.get_rect(center=(rect.x + round(39 * unit), rect.centery)))
        right = rect.right - round(24 * unit)
        if self._key:
            cap = panels.keycap(self._key, round(17 * unit))
            right = surface.blit(cap, cap.get_rect(midright=(right, rect.centery))).left
        if self._note:
            note = line(self._note, Style(colour=SECOND), round(18 * unit), rect.width * 0.4)
            right = surface.blit(note, note.get_rect(midright=(right, rect.centery))).left
        left = rect.x + round(68 * unit)
        px = round(min(26 * unit, rect.height * 0.5))
        style = Style("ui_medium", BRIGHT if lively else TEXT)
        words = line(self.label, style, px, right - left - round(12 * unit))
        surface.blit(words, words.get_rect(midleft=(left, rect.centery)))
