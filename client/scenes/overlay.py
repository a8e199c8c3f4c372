"""The base of what is looked at over a table until any key or click closes it."""

from __future__ import annotations

import pygame

from client.scene import Scene

CLOSING = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class Overlay(Scene):
    """Lies over the scene below; any click or key closes it."""

    see_through = True

    def handle(self, event: pygame.Event) -> None:
        """Close on any click or key."""
        if event.type in CLOSING:
            self.app.pop()
