"""A page of the menus: a painted ground, a stage in the middle of the window, and what is written on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from pygame import Rect, Surface

from client.art.lettering import title
from client.art.panels import keycap
from client.art.pictures import picture
from client.art.text import PLAIN, QUIET, Style, draw, fitted, line
from client.art.theme import TYPE
from client.canvas import COMPACT, FULL
from client.scenes.page import Page
from client.widgets.controls import Button

Anchor = Literal["midleft", "midright", "center", "topleft", "midtop"]
SMALLEST = 14
"""Wrapped text shrinks down to this size, in units, before it is cut."""


class Screen(Page):
    """Places everything in units of the full or the compact stage; what is around it the ground fills."""

    heading = ""
    """The key of the title on top; without one the screen has no header."""

    # --- measures ----------------------------------------------------------------------------------

    @property
    def stage(self) -> tuple[int, int]:
        """The size in units of the layout that fits the window."""
        return COMPACT if self.canvas.compact else FULL

    @property
    def _offset(self) -> tuple[float, float]:
        width, height = self.stage
        return (self.canvas.width - width) / 2, (self.canvas.height - height) / 2

    def box(self, x: float, y: float, width: float, height: float) -> Rect:
        """Return a box of the stage in pixels."""
        left, top = self._offset
        return self.canvas.rect(x + left, y + top, width, height)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a point of the stage in pixels."""
        return self.box(x, y, 0, 0).topleft

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return self.canvas.px(units)

    # --- header ------------------------------------------------------------------------------------

    @property
    def _header(self) -> tuple[float, float, float]:
        """The margin, the top of the back button and its height."""
        return (32, 14, 40) if self.canvas.compact else (72, 36, 48)

    def header(self) -> None:
        """Add the way back; the heading stands beside it."""
        margin, top, height = self._header
        words = self.app.words("shell.back")
        rect = self.box(margin, top, 3.1 * height, height)
        self.add(Button(rect, self.canvas.k, f"‹  {words}", self.back, size=0.45 * height))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the ground and the heading."""
        surface.blit(picture("shell/backdrop", surface.get_size()), (0, 0))
        if self.heading:
            margin, top, height = self._header
            size = TYPE["screen"] * height / 48
            room = self.px(self.stage[0] * 0.5)
            words = title(self.app.words(self.heading), self.px(size), room)
            surface.blit(words, words.get_rect(midleft=self.at(margin + 3.7 * height, top + height / 2)))

    def write(
        self,
        surface: Surface,
        markup: str,
        at: tuple[float, float],
        room: float,
        *,
        size: float = 20,
        style: Style = PLAIN,
        anchor: Anchor = "midleft",
    ) -> Rect:
        """Write one line, shrunk to the room; return where it stands, in pixels."""
        words = line(markup, style, self.px(size), self.px(room))
        return surface.blit(words, words.get_rect(**{anchor: self.at(*at)}))

    def write_block(
        self,
        surface: Surface,
        markup: str,
        at: tuple[float, float],
        room: tuple[float, float],
        *,
        size: float = 18,
        style: Style = PLAIN,
        anchor: Anchor = "topleft",
    ) -> Rect:
        """Write wrapped text, shrunk to the box it has."""
        width, height = self.px(room[0]), self.px(room[1])
        measured = fitted(markup, style, self.px(size), width, height, self.px(SMALLEST * size / 18))
        words = draw(measured, "left" if anchor.endswith("left") else "centre")
        return surface.blit(words, words.get_rect(**{anchor: self.at(*at)}))

    def write_title(
        self,
        surface: Surface,
        words: str,
        at: tuple[float, float],
        room: float,
        size: float,
        anchor: Anchor = "midleft",
    ) -> Rect:
        """Write gold letters, narrowed and shrunk to the room; their dark contour stands out of the line."""
        drawn = title(words, self.px(size), self.px(room))
        return surface.blit(drawn, drawn.get_rect(**{anchor: self.at(*at)}))

    def write_keys(
        self,
        surface: Surface,
        keys: Sequence[tuple[str, str]],
        at: tuple[float, float],
        *,
        left: bool = False,
    ) -> None:
        """Write keys and what they do, in a row that ends at a point, or begins there."""
        x, y = self.at(*at)
        px, gap = self.px(18), self.px(10)
        for key, label in keys if left else reversed(keys):
            cap, words = keycap(key, self.px(16)), line(label, QUIET, px)
            width = cap.get_width() + gap + words.get_width()
            start = x if left else x - width
            surface.blit(cap, cap.get_rect(midleft=(start, y)))
            surface.blit(words, words.get_rect(midright=(start + width, y)))
            x = start + width + 3 * gap if left else start - 3 * gap
