"""Keeps a press from answering a question that was not to be seen when the hand began to move."""

from __future__ import annotations

from math import dist, inf

import pygame
from pygame import Rect

from client.table.hits import name_at
from client.table.intentions import Intention
from client.table.layout import S
from client.table.model import TableModel
from client.widgets.focus import DIRECTIONS
from rules.core.decision import Decision

MOMENT = 0.3
"""For how many seconds clicks are ignored after the table has changed under the pointer."""
SILENCE = 0.45
"""For how many seconds a key must be silent before it answers another question; a held one repeats."""
TWICE = 0.3
"""How many seconds lie at most between the two presses of a double click."""
AIMED_ANEW = 8
"""How many pixels the pointer moves when a player aims at what is there now."""


class Guard:
    """Knows what was pressed, and what has changed since."""

    def __init__(self) -> None:
        self._key = 0
        self._spent_key = 0
        self._silent_seconds = 0.0
        self._pressed_ago = inf
        self.twice = False
        """Whether the last press of the mouse was the second one of a double click."""
        self._seconds = 0.0
        self._at = (0, 0)
        """Where the pointer was when the table changed under it."""

    def hear(self, event: pygame.Event) -> None:
        """Note what is pressed; whoever moves the pointer aims at what is there now."""
        if event.type == pygame.KEYDOWN:
            if event.key != self._spent_key:
                self._spent_key = 0
            self._key = event.key
        elif event.type == pygame.MOUSEMOTION and dist(event.pos, self._at) > AIMED_ANEW:
            self._seconds = 0.0
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._key = 0
            if event.button == pygame.BUTTON_LEFT:
                self.twice, self._pressed_ago = self._pressed_ago <= TWICE, 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._seconds = max(0.0, self._seconds - seconds)
        self._silent_seconds += seconds
        self._pressed_ago += seconds
        if self._silent_seconds >= SILENCE:
            self._spent_key = 0

    def stops(self, event: pygame.Event) -> bool:
        """Tell whether a press came too soon to be meant for what is asked now."""
        if event.type == pygame.KEYDOWN:
            self._silent_seconds = 0.0
            # Walking by arrows answers nothing.
            return event.key == self._spent_key and event.key not in DIRECTIONS
        return self._seconds > 0 and dist(event.pos, self._at) <= AIMED_ANEW

    def change(self, before: TableModel[S], after: TableModel[S], pointer: tuple[int, int]) -> None:
        """Note that the table has been laid anew: under the pointer, or with another question."""
        asked_anew = _question(before.decision) != _question(after.decision)
        if asked_anew:
            self.spend()
        button = _button_at(before, pointer)
        if button is not None and button == _button_at(after, pointer):
            # It has been there all along and does what it did.
            return
        if name_at(before, pointer) != name_at(after, pointer) or (asked_anew and not before.asking):
            self._seconds, self._at = MOMENT, pointer

    def ask(self, pointer: tuple[int, int]) -> None:
        """Note that a menu has opened at the pointer."""
        self.spend()
        self._seconds, self._at = MOMENT, pointer

    def spend(self) -> None:
        """Note that the key pressed last has done something: as long as it is held it does no more."""
        self._spent_key = self._key


def _button_at(model: TableModel[S], pointer: tuple[int, int]) -> tuple[str, Rect, Intention] | None:
    """Return what lies under the pointer and what it does, if it is a button that can be pressed."""
    buttons = (button for button in model.buttons if button.enabled and button.rect.collidepoint(pointer))
    return next(((button.name, button.rect, button.intention) for button in buttons), None)


def _question(decision: Decision | None) -> tuple[int, str, str] | None:
    return (decision.seat, decision.prompt, decision.cause) if decision is not None else None
