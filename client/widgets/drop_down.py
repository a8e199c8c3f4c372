"""A value out of many, chosen from a list that drops down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
import pygame_gui
from pygame import Rect, Surface
from pygame_gui import UIManager
from pygame_gui.elements import UIDropDownMenu

from client.art.lettering import width
from client.art.text import Style
from client.art.theme import SECOND
from client.art.type_sizes import Type
from client.gui import ARROW, INDENT, NARROWED, narrowed
from client.widgets.inputs import Chooser

CAPTION = 0.36
"""The share of the height that the caption takes."""
FRAME = 6
"""What the frame takes of the width, with a little air."""


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
        label = self.labels[self.chosen]
        looks = narrowed(
            self._step([label], Type.SMALL, ARROW + FRAME), self._step(self.labels, Type.BODY, INDENT + FRAME)
        )
        self._menu = UIDropDownMenu([*self.labels], label, rect, self.gui, object_id=looks)

    def _step(self, labels: Sequence[str], size: float, beside: float) -> int:
        """Return by how many steps labels are shrunk, so that the longest is whole if it can be."""
        room = self.rect.width - self.px(beside)
        for step, share in enumerate(NARROWED):
            if max(width(label, "ui", self.px(size * share)) for label in labels) <= room:
                return step
        return len(NARROWED) - 1

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
            self._show()
            self.change(self.chosen)
            return True
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the caption; the rest draws itself."""
        at, room = (self.rect.x + self.px(4), self.rect.y + self.rect.height * CAPTION / 2), self.rect.width
        self.write(surface, self.caption, Style(colour=SECOND), self.px(Type.FINE), at, "midleft", room)
