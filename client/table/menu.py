"""A small menu at the cursor: what can be done here, each with the digit that chooses it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.effects import shadow
from client.art.text import READING, block, draw
from client.canvas import Canvas
from rules.core.action import Action

WIDTH = 460
PADDING = 14
KEY = 34


class Menu:
    """A list of actions in words."""

    def __init__(self, entries: list[tuple[Action, str]], at: tuple[int, int], canvas: Canvas) -> None:
        px = canvas.px
        self._canvas = canvas
        self._actions = [action for action, _ in entries]
        room = px(WIDTH - 2 * PADDING - KEY)
        self._texts = [draw(block(text, READING, px(18), room)) for _, text in entries]
        heights = [text.get_height() + px(16) for text in self._texts]
        size = (px(WIDTH), sum(heights) + px(2 * PADDING))
        self.rect = Rect(at, size).clamp(Rect((0, 0), canvas.size))
        self.rows = []
        top = self.rect.y + px(PADDING)
        for height in heights:
            self.rows.append(Rect(self.rect.x + px(6), top, self.rect.width - px(12), height))
            top += height
        self._pointed = 0

    def point(self, position: tuple[int, int]) -> bool:
        """Light the entry under the mouse; tell whether that changed."""
        for number, row in enumerate(self.rows):
            if row.collidepoint(position) and number != self._pointed:
                self._pointed = number
                return True
        return False

    def choose(self, position: tuple[int, int]) -> Action | None:
        """Return the action of the entry at a point."""
        for action, row in zip(self._actions, self.rows, strict=True):
            if row.collidepoint(position):
                return action
        return None

    @property
    def pointed(self) -> Action:
        """The action of the entry that is lit."""
        return self._actions[self._pointed]

    def step(self, entries: int) -> None:
        """Light an entry further down or up."""
        self._pointed = (self._pointed + entries) % len(self.rows)

    def key(self, event: pygame.Event) -> Action | None:
        """Walk by arrows, choose by Enter or by digit."""
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            self.step(1 if event.key == pygame.K_DOWN else -1)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self.pointed
        elif event.unicode.isdigit() and 0 < int(event.unicode) <= len(self._actions):
            return self._actions[int(event.unicode) - 1]
        return None

    def draw(self, surface: Surface) -> None:
        """Draw the menu over everything else."""
        k, px = self._canvas.k, self._canvas.px
        dark = shadow(self.rect.size, 12 * k, px(10))
        surface.blit(dark, dark.get_rect(center=self.rect.center))
        surface.blit(panels.panel(self.rect.size, k), self.rect)
        for number, (row, text) in enumerate(zip(self.rows, self._texts, strict=True)):
            if number == self._pointed:
                surface.blit(panels.row(row.size, k, "hover"), row)
            key = panels.keycap(str(number + 1), px(15))
            surface.blit(key, key.get_rect(midleft=(row.x + px(8), row.centery)))
            surface.blit(text, text.get_rect(midleft=(row.x + px(8 + KEY), row.centery)))
