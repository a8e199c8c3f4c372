"""A control: a box that can be pointed at, focused and used."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from client.art.panels import ButtonState


class Widget:
    """The base of all controls; `hint` is the sentence shown when it is pointed at."""

    def __init__(self, rect: Rect, *, hint: str = "", enabled: bool = True) -> None:
        self.rect = rect
        self.hint = hint
        self.enabled = enabled
        self.hovered = False
        self.pressed = False
        self.focused = False

    @property
    def state(self) -> ButtonState:
        """How the control is drawn now."""
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Act as if clicked there, or as by the Enter key."""

    def adjust(self, step: int) -> bool:
        """Change a value by a step to the left or right; tell whether there was one."""
        return False

    def handle(self, event: pygame.Event) -> bool:
        """Act on an event meant for this control only (typing, scrolling); tell whether it was used."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the control."""


Command = Callable[[], None]
