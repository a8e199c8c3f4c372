"""A long text in a box: it scrolls by wheel and by keys, and jumps to what is marked in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pygame
from pygame import Color
from pygame_gui import UIManager
from pygame_gui.elements import UITextBox

from client.art.fonts import FILES
from client.art.theme import ACCENT, FOUND_CURRENT
from client.markdown import DISPLAY, Sizes
from client.widgets.widget import Widget

LINE, PAGE, ALL = 0.12, 0.85, 1e6
"""How much of the box a key scrolls by."""
STEPS = {
    pygame.K_DOWN: LINE,
    pygame.K_UP: -LINE,
    pygame.K_PAGEDOWN: PAGE,
    pygame.K_SPACE: PAGE,
    pygame.K_PAGEUP: -PAGE,
    pygame.K_HOME: -ALL,
    pygame.K_END: ALL,
}
CLEAR = Color(0, 0, 0, 0)
LEADING = 1.05
AHEAD = 0.3
"""How far down the box a jump puts the match it leads to."""


@dataclass(eq=False)
class TextPage(Widget):
    """A text box with the keys it lacks, on whatever ground lies under it."""

    gui: UIManager
    html: str
    sizes: Sizes

    def __post_init__(self) -> None:
        _load_fonts(self.gui, self.sizes)
        self._box = UITextBox(self.html, self.rect, self.gui, allow_split_dashes=False)
        self._box.background_colour = self._box.border_colour = CLEAR
        self._box.line_spacing = LEADING
        self._box.rebuild()

    def remove(self) -> None:
        """Take the text away."""
        self._box.kill()

    def handle(self, event: pygame.Event) -> bool:
        """Scroll by keys, as long as there is anything left to scroll."""
        if event.type != pygame.KEYDOWN or event.key not in STEPS:
            return False
        bar = self._box.scroll_bar
        if bar is None:
            return False
        before = float(bar.start_percentage)
        self._scroll_to(before * self._height + STEPS[event.key] * self.rect.height)
        return bool(bar.start_percentage != before)

    def _scroll_to(self, pixels: float) -> None:
        if self._box.scroll_bar is not None:
            self._box.scroll_bar.set_scroll_from_start_percentage(pixels / self._height)

    @property
    def _height(self) -> int:
        return max(1, int(self._layout.layout_rect.height))

    @property
    def _layout(self) -> Any:
        layout = self._box.text_box_layout
        assert layout is not None
        return layout

    def jump_to_match(self) -> None:
        """Show the match that is marked as the current one."""
        tops = self._tops("bg_colour", FOUND_CURRENT)
        self._scroll_to(next(tops, 0) - AHEAD * self.rect.height)

    def jump_to_part(self, number: int) -> None:
        """Show the heading of a part, counted from 0."""
        self._scroll_to(next(islice(self._tops("colour", ACCENT), number, None), 0))

    def _tops(self, attribute: str, colour: str) -> Iterator[int]:
        """Return where lines begin that hold something in a colour; of neighbouring lines, only the first."""
        before = False
        for row in self._layout.layout_rows:
            found = any(getattr(item, attribute, None) == Color(colour) for item in row.items)
            if found and not before:
                yield row.y
            before = found


def _load_fonts(gui: UIManager, sizes: Sizes) -> None:
    """Load what the pages use: a text box loads fonts too, but complains about it."""
    gui.add_font_paths(DISPLAY, str(FILES["display"]))
    wanted = [(DISPLAY, sizes.chapter, False, False), (DISPLAY, sizes.part, False, False)]
    wanted += [("literata", size, False, False) for size in (sizes.text, sizes.air)]
    wanted += [("literata", sizes.text, bold, not bold) for bold in (False, True)]
    fonts = gui.get_theme().get_font_dictionary()
    for name, size, bold, italic in wanted:
        if not fonts.check_font_preloaded(fonts.create_font_id(size, name, bold, italic)):
            fonts.preload_font(size, name, bold, italic, force_immediate_load=True)
