"""A line to type into."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

import pygame
import pygame_gui
from pygame import Surface
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from client.art.text import Style
from client.art.theme import DIM
from client.art.type_sizes import Type
from client.widgets.widget import Callback, Widget

PADDING = 12
"""The air at both ends of a line, in units."""


@dataclass(eq=False)
class Field(Widget):
    """A typed line; it tells every change, and Enter submits it where there is something to submit."""

    gui: UIManager
    text: str
    change: Callable[[str], None]
    _: KW_ONLY
    longest: int
    placeholder: str = ""
    submit: Callback | None = None

    def __post_init__(self) -> None:
        self.entry = UITextEntryLine(self.rect, self.gui, initial_text=self.text)
        self.entry.set_text_length_limit(self.longest)

    @property
    def typing(self) -> bool:
        """Whether keys are typed into this line now."""
        return bool(self.entry.is_focused)

    def draw_placeholder(self, surface: Surface) -> None:
        """Write what an empty line says, dimmer than what is typed; it lies over the line itself."""
        if not self.typing and not self.entry.get_text():
            inset, px = self.px(PADDING), self.px(Type.BODY)
            at, room = (self.rect.x + inset, self.rect.centery), self.rect.width - 2 * inset
            self.write(surface, self.placeholder, Style(colour=DIM), px, at, "midleft", room)

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Begin to type."""
        self.gui.set_focus_set(self.entry)

    def handle(self, event: pygame.Event) -> bool:
        """Tell what has been typed."""
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self.entry:
            self.change(self.entry.get_text())
            return True
        return False
