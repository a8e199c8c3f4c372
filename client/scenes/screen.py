"""The base of menu pages: a painted ground and a stage of fixed size in units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pygame import Rect, Surface

from client.art.cache import sprite
from client.art.effects import shadow
from client.art.lettering import GOLDEN, title
from client.art.panels import keycap, panel
from client.art.pictures import picture, set_in_gold
from client.art.place import Anchor, place
from client.art.text import PLAIN, QUIET, READING, Style, draw, fitted, line
from client.art.theme import NOTICE_VEIL, SHELL, Hand, Palette
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.canvas import COMPACT, FULL, Box
from client.scenes.page import Page
from client.widgets.buttons import Button

T = TypeVar("T")
SMALLEST = Type.FINE
"""Wrapped text shrinks down to this size, in units, before it is cut."""
Keys = Sequence[tuple[str, str]]
"""Keycaps, each with the key of the word that says what it does."""


class Screen(Page):
    """Places everything in units of the full or the compact stage, which lies in the middle of the window."""

    heading = ""
    """The key of the title on top; without one the screen has no header."""

    @property
    def hand(self) -> Hand:
        """How titles are written."""
        return GOLDEN

    # --- measures ----------------------------------------------------------------------------------

    @property
    def compact(self) -> bool:
        """Whether the compact layout is used."""
        return self.canvas.compact

    @property
    def unit(self) -> float:
        """How many pixels a unit takes."""
        return self.canvas.k

    def pick(self, full: T, compact: T) -> T:
        """Return the measure of the layout that fits the window."""
        return compact if self.compact else full

    @property
    def stage(self) -> tuple[int, int]:
        """The size in units of the layout that fits the window."""
        return self.pick(FULL, COMPACT)

    @property
    def margin(self) -> float:
        """The air at both sides of the stage."""
        return self.pick(72, 32)

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

    def centred(self, width: float, height: float) -> Box:
        """Return a box in the middle of the stage."""
        return Box((self.stage[0] - width) / 2, (self.stage[1] - height) / 2, width, height)

    # --- header ------------------------------------------------------------------------------------

    @property
    def header_line(self) -> tuple[float, float]:
        """The top of the back button and its height."""
        return self.pick((36, 48), (14, 40))

    def header(self) -> None:
        """Add the button that leads back; the heading stands beside it."""
        top, height = self.header_line
        rect = self.box(self.margin, top, 3.1 * height, height)
        label = f"‹  {self.app.words('shell.back')}"
        self.add(Button(rect, self.unit, self.back, label, size=0.45 * height))

    # --- drawing -----------------------------------------------------------------------------------

    def paint(self, surface: Surface) -> None:
        """Draw the ground and the heading."""
        surface.blit(self.backdrop(surface.get_size()), (0, 0))
        if self.heading:
            top, height = self.header_line
            at = (self.margin + 3.7 * height, top + height / 2)
            size = Type.SCREEN * height / 48
            self.write_title(surface, self.app.words(self.heading), at, self.stage[0] * 0.5, size)

    def backdrop(self, size: Size) -> Surface:
        """Return the ground that fills the window."""
        return picture("shell/backdrop", size)

    def paint_panel(
        self, surface: Surface, box: Box, palette: Palette = SHELL, radius: float = 14, depth: float = 0
    ) -> None:
        """Draw a panel, with a shadow where it has some depth."""
        rect = self.box(*box)
        if depth:
            place(surface, shadow(rect.size, self.px(radius), max(1, self.px(depth))), rect.center)
        surface.blit(panel(rect.size, self.unit, palette, radius), rect)

    def paint_notice(self, surface: Surface, key: str) -> None:
        """Draw an empty table that says why a page is empty."""
        box = self.centred(self.stage[0] * 0.54, self.stage[1] * 0.54)
        rect = self.box(*box)
        place(surface, shadow(rect.size, self.px(14), self.px(12)), rect.center)
        surface.blit(_empty_table(rect.size, self.unit), rect)
        at, room = (box.centre[0], box.y + box.height * 0.84), (box.width * 0.92, box.height * 0.2)
        words, size, least = self.app.words(key), Type.LEAD, Type.SMALL
        self.write_block(surface, words, at, room, size=size, style=READING, anchor="center", least=least)

    def write(
        self,
        surface: Surface,
        markup: str,
        at: tuple[float, float],
        room: float,
        *,
        size: float = Type.BODY,
        style: Style = PLAIN,
        anchor: Anchor = "midleft",
    ) -> Rect:
        """Write one line, shrunk to the room; return where it stands, in pixels."""
        return place(surface, line(markup, style, self.px(size), self.px(room)), self.at(*at), anchor)

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
        least: float = 0,
    ) -> Rect:
        """Write wrapped text, shrunk to the box it has; return where it stands, in pixels."""
        width, height = self.px(room[0]), self.px(room[1])
        least = least or SMALLEST * size / 18
        measured = fitted(markup, style, self.px(size), width, height, self.px(least))
        words = draw(measured, "left" if anchor.endswith("left") else "centre")
        return place(surface, words, self.at(*at), anchor)

    def common_size(
        self, texts: Sequence[str], room: tuple[float, float], size: float, style: Style
    ) -> float:
        """Return the size in units, up to one, in which each of several texts fits into a box of its own."""
        width, height = self.px(room[0]), self.px(room[1])
        sizes = [fitted(text, style, self.px(size), width, height, self.px(Type.LEAST)).px for text in texts]
        return min(sizes, default=self.px(size)) / self.unit

    def write_title(
        self,
        surface: Surface,
        words: str,
        at: tuple[float, float],
        room: float,
        size: float,
        anchor: Anchor = "midleft",
    ) -> Rect:
        """Write large letters, narrowed and shrunk to the room; their dark contour stands out of the line."""
        letters = title(words, self.px(size), self.px(room), hand=self.hand)
        return place(surface, letters, self.at(*at), anchor)

    def write_keys(
        self,
        surface: Surface,
        keys: Keys,
        at: tuple[float, float],
        *,
        left: bool = False,
        share: float = 1.0,
    ) -> None:
        """Write keys and what they do, in a row that ends at a point, or begins there.

        `share` is how large they are by their usual size.
        """
        x, y = self.at(*at)
        gap = self.px(10)
        for key, label in keys if left else reversed(keys):
            cap = keycap(key, self.px(Type.CAPTION * share))
            words = line(self.app.words(label), QUIET, self.px(Type.LABEL * share))
            width = cap.get_width() + gap + words.get_width()
            start = x if left else x - width
            place(surface, cap, (start, y), "midleft")
            place(surface, words, (start + width, y), "midright")
            x = start + width + 3 * gap if left else start - 3 * gap


@sprite
def _empty_table(size: Size, unit: float) -> Surface:
    """Return a table without a game, framed, dark towards its foot."""
    surface = picture("shell/empty_table", size).convert_alpha()
    surface.blit(drawing(size, path(rounded(0, 0, *size, 0), Fade(NOTICE_VEIL))), (0, 0))
    set_in_gold(surface, 14 * unit, 2 * unit)
    return surface
