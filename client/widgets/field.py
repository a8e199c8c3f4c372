"""A line to type into."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pygame_gui
from pygame import Rect
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from client.widgets.widget import Command, Widget


class Field(Widget):
    """A typed line; every change is told at once, and Enter submits it where there is something to submit."""

    def __init__(
        self,
        rect: Rect,
        gui: UIManager,
        text: str,
        change: Callable[[str], None],
        *,
        longest: int,
        placeholder: str = "",
        submit: Command | None = None,
        hint: str = "",
    ) -> None:
        super().__init__(rect, hint=hint)
        self.submit = submit
        self._gui = gui
        self._change = change
        self.entry = UITextEntryLine(rect, gui, initial_text=text, placeholder_text=placeholder)
        self.entry.set_text_length_limit(longest)

    @property
    def typing(self) -> bool:
        """Whether keys are typed into this line now."""
        return bool(self.entry.is_focused)

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Begin to type."""
        self._gui.set_focus_set(self.entry)

    def handle(self, event: pygame.Event) -> bool:
        """Tell what has been typed."""
        if event.type == pygame_gui.UI_TEXT_ENTRY_CHANGED and event.ui_element is self.entry:
            self._change(self.entry.get_text())
            return True
        return False
