"""A value out of many, chosen from a list that drops down."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui import UIManager
from pygame_gui.elements import UIDropDownMenu

from client.art.text import Style
from client.art.theme import SECOND, Type
from client.widgets.inputs import Chooser

CAPTION = 0.36
"""The share of the height that the caption takes."""


@dataclass(eq=False)
class DropDown(Chooser):
    """A caption over the chosen value; a click drops the list down, left and right go to the neighbours."""

    gui: UIManager

    def __post_init__(self) -> None:
        self._menu: UIDropDownMenu | None = None
        self._show()

    def _show(self) -> None:
        """Show what is chosen; the list is closed again."""
        if self._menu is not None:
            self._menu.kill()  # type: ignore[no-untyped-call]
        above = round(self.rect.height * CAPTION)
        rect = Rect(self.rect.x, self.rect.y + above, self.rect.width, self.rect.height - above)
        self._menu = UIDropDownMenu([*self.labels], self.labels[self.chosen], rect, self.gui)

    def adjust(self, step: int) -> bool:
        """Go to the neighbouring value."""
        self.chosen = (self.chosen + step) % len(self.labels)
        self._show()
        self.change(self.chosen)
        return True

    def handle(self, event: pygame.Event) -> bool:
        """Take what was chosen from the list."""
        if event.type == pygame_gui.UI_DROP_DOWN_MENU_CHANGED and event.ui_element is self._menu:
            self.chosen = list(self.labels).index(event.text)
            self.change(self.chosen)
            return True
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the caption; the rest draws itself."""
        at, room = (self.rect.x + self.px(4), self.rect.y + self.rect.height * CAPTION / 2), self.rect.width
        self.write(surface, self.caption, Style(colour=SECOND), self.px(Type.FINE), at, "midleft", room)
