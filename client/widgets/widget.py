"""A control: a box that can be pointed at, focused and used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface

from client.art.panels import ButtonState
from client.art.place import Anchor, place
from client.art.text import UNBOUNDED, Style, line

Callback = Callable[[], None]


@dataclass(eq=False)
class Widget:
    """The base of all controls; `unit` is how many pixels a logical unit takes."""

    rect: Rect
    unit: float
    _: KW_ONLY
    tooltip: str = ""
    """The sentence shown when the control is pointed at."""
    enabled: bool = True
    hovered: bool = field(default=False, init=False)
    pressed: bool = field(default=False, init=False)
    focused: bool = field(default=False, init=False)

    @property
    def state(self) -> ButtonState:
        """How the control is drawn now."""
        if not self.enabled:
            return "disabled"
        if self.pressed and self.hovered:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Act as if clicked at a position, or as by the Enter key."""

    def adjust(self, step: int) -> bool:
        """Change a value by a step to the left or right; tell whether there was one."""
        return False

    def point(self, position: tuple[int, int]) -> bool:
        """Follow the mouse within the control; tell whether that changes the picture."""
        return False

    def handle(self, event: pygame.Event) -> bool:
        """Act on an event meant for this control only (typing, scrolling); tell whether it was used."""
        return False

    def draw(self, surface: Surface) -> None:
        """Draw the control."""

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.unit)

    def write(
        self,
        surface: Surface,
        markup: str,
        style: Style,
        px: int,
        at: tuple[float, float],
        anchor: Anchor = "center",
        room: float = UNBOUNDED,
    ) -> Rect:
        """Write one line, shrunk to the room; return the box it fills."""
        return place(surface, line(markup, style, px, room), at, anchor)


@dataclass(eq=False)
class CommandWidget(Widget):
    """The base of controls that run a command when they are used."""

    command: Callback

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Run the command."""
        self.command()
