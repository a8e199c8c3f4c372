"""The frame of a screen to look things up in: panels, sections, and the keys that work there."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.panels import keycap, panel
from client.art.text import QUIET, Style, line
from client.art.theme import SECOND, SHELL, Palette
from client.art.vector import Fade, Size, drawing, path, rounded
from client.scenes.screen import Screen
from client.table.board import Box

Keys = tuple[tuple[str, str], ...]
"""Keycaps, each with the key of the word that says what it does."""
VERTICAL, HORIZONTAL, ENTER, ESCAPE, TAB = "↑ ↓", "‹ ›", "Enter", "Esc", "Tab"

NOTE = Style("text_italic", SECOND)
LABEL = Style("ui_medium")
EXPLANATION = Style("text", SECOND, leading=1.36)


class ReferenceScreen(Screen):
    """A screen with a header, a body of panels and a footer."""

    keys: Keys = ()
    """What the footer names."""

    @property
    def note(self) -> str:
        """A few words at the right end of the header."""
        return ""

    @property
    def gap(self) -> float:
        """The air between panels."""
        return 12 if self.canvas.compact else 24

    @property
    def padding(self) -> float:
        """The air within a panel."""
        return 18 if self.canvas.compact else 32

    @property
    def body(self) -> Box:
        """The room between header and footer."""
        width, height = self.stage
        margin, top, foot = (32, 68, 58) if self.canvas.compact else (72, 116, 104)
        return Box(margin, top, width - 2 * margin, height - top - foot)

    @property
    def footer(self) -> Box:
        """The room below the body."""
        width, height = self.stage
        margin, tall, bottom = (32, 40, 9) if self.canvas.compact else (72, 64, 20)
        return Box(margin, height - bottom - tall, width - 2 * margin, tall)

    def size(self, full: float) -> float:
        """Return a type size or a height: the compact layout is a little tighter."""
        return full * 0.84 if self.canvas.compact else full

    def walk(self, direction: tuple[int, int]) -> None:
        """Let left and right change the value under the keyboard; without one they walk as everywhere."""
        focused = self.focused
        if not (direction[0] and focused is not None and focused.enabled and focused.adjust(direction[0])):
            super().walk(direction)

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the ground, the heading, the note and the footer."""
        super().paint(surface)
        body = self.body
        middle = 34 if self.canvas.compact else 60
        room = body.width * 0.42
        at = (body.x + body.width, middle)
        self.write(surface, self.note, at, room, size=self.size(20), style=NOTE, anchor="midright")
        self._paint_keys(surface)

    def _paint_keys(self, surface: Surface) -> None:
        foot = self.box(*self.footer)
        left = foot.left
        for label, key in self.keys:
            cap = keycap(label, self.px(self.size(17)))
            surface.blit(cap, cap.get_rect(midleft=(left, foot.centery)))
            left += cap.get_width() + self.px(10)
            words = line(self.app.words(key), QUIET, self.px(self.size(19)))
            surface.blit(words, words.get_rect(midleft=(left, foot.centery)))
            left += words.get_width() + self.px(24)

    def paint_panel(self, surface: Surface, box: Box, palette: Palette = SHELL) -> None:
        """Draw a panel."""
        rect = self.box(*box)
        surface.blit(panel(rect.size, self.canvas.k, palette), rect)

    def paint_section(self, surface: Surface, name: str, box: Box) -> None:
        """Draw the name of a section and the rule that goes on from it."""
        at = (box.x, box.y + box.height / 2)
        words = self.write_title(surface, name, at, box.width, self.size(29))
        rect = self.box(*box)
        left = words.right + self.px(14)
        if left < rect.right:
            surface.blit(rule((rect.right - left, max(1, self.px(1.5)))), (left, rect.centery))


@sprite
def rule(size: Size) -> Surface:
    """Return a golden line that fades out."""
    return drawing(
        size, path(rounded(0, 0, *size, 0), Fade(((0, "#c99a48a0"), (1, "#c99a4818")), across=True))
    )
