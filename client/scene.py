"""A scene is one screen; scenes lie on a stack and only the top one hears anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from client.canvas import Canvas

if TYPE_CHECKING:
    from client.app import App


KEY_REPEAT = (350, 60)
"""After how many milliseconds a key that is held repeats, and how often."""


class Scene:
    """Turns events into wishes and draws; it changes nothing while drawing."""

    see_through = False
    """Whether the scene below is drawn first."""
    patient = False
    """Whether the picture before may be seen a little longer, so that no frame takes long."""
    ambience = ""
    """The loop that is heard here; without one that of the scene below goes on."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.dirty = True

    @property
    def canvas(self) -> Canvas:
        """The measure of the window."""
        return self.app.canvas

    @property
    def typing(self) -> bool:
        """Whether keys are being typed into a field, so that none of them is a shortcut."""
        return False

    def lay_out(self) -> None:
        """Place everything for the window's size, the UI scale and the language; called after each change."""

    def leave(self) -> None:
        """Give back what outlives a scene."""

    def handle(self, event: pygame.Event) -> None:
        """Act on an event of the window."""

    def update(self, seconds: float) -> None:
        """Let time pass; set `dirty` when the picture changes."""

    def debug_boxes(self) -> dict[str, pygame.Rect]:
        """Return the boxes that the debug overlay draws, by name; zones are named `zone:<name>`."""
        return {}

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""
