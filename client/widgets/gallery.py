"""A grid of pictures that scrolls smoothly; what is not drawn yet is drawn bit by bit."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from client.art.effects import outline
from client.art.panels import pill, slot
from client.art.place import place
from client.art.theme import ROW_SELECTED, SHELL
from client.widgets.widget import Widget

DrawPicture = Callable[[str, int], Surface]
SLICE_SECONDS = 0.008
"""How long pictures may be drawn between two frames."""
HASTE = 12.0
"""How quickly the grid glides to where it was sent: the share of the way in a second."""
WHEEL = 0.5
"""How many rows a notch of the wheel goes."""
AIR, BAR = 14, 8
"""The air between pictures and the width of the scroll bar, in units."""
SIDES = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
ROWS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -2, pygame.K_PAGEDOWN: 2}


@dataclass(eq=False)
class Gallery(Widget):
    """Pictures by name; arrows and the mouse look at one of them, Enter and a click open it."""

    names: Sequence[str]
    size: tuple[float, float]
    """The least size of a picture, in units; what is left over at the right makes all of them larger."""
    picture: DrawPicture
    open_one: Callable[[str], None]
    chosen: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self._drawn: dict[str, Surface] = {}
        self._air = air = self.px(AIR)
        room = self.rect.width - self.px(BAR) - air
        self._columns = max(1, int(room // (self.size[0] * self.unit + air)))
        self._wide = room // self._columns - air
        self._tall = round(self._wide * self.size[1] / self.size[0])
        self._pointed = -1
        self._offset = self._goal = 0.0
        self.show(self.names)

    def show(self, names: Sequence[str]) -> None:
        """Show other pictures; the chosen one stays chosen where it is among them."""
        kept = self.looked_at
        self.names = names = list(names)
        self.chosen = names.index(kept) if kept in names else 0
        self._pointed = -1
        self._reveal()
        self._offset = self._goal

    @property
    def looked_at(self) -> str:
        """The picture under the mouse, or else the chosen one."""
        number = self._pointed if self._pointed >= 0 else self.chosen
        return self.names[number] if number < len(self.names) else ""

    def choose(self, name: str) -> None:
        """Look at a picture."""
        if name in self.names:
            self.chosen, self._pointed = self.names.index(name), -1
            self._reveal()

    # --- measures ----------------------------------------------------------------------------------

    @property
    def _pitch(self) -> int:
        return self._tall + self._air

    @property
    def _height(self) -> int:
        return -(-len(self.names) // self._columns) * self._pitch + self._air

    def _cell(self, number: int) -> Rect:
        row, column = divmod(number, self._columns)
        left = self.rect.x + self._air + column * (self._wide + self._air)
        top = self.rect.y + self._air + row * self._pitch - round(self._offset)
        return Rect(left, top, self._wide, self._tall)

    def _scroll(self, goal: float) -> None:
        self._goal = max(0.0, min(goal, self._height - self.rect.height))

    def _reveal(self) -> None:
        top = self.chosen // self._columns * self._pitch
        self._scroll(max(min(self._goal, top), top + self._pitch + self._air - self.rect.height))

    # --- events ------------------------------------------------------------------------------------

    def point(self, position: tuple[int, int]) -> bool:
        """Look at what is under the mouse; tell whether that is another picture."""
        before = self.looked_at
        inside = self.rect.collidepoint(position)
        cells = (number for number in range(len(self.names)) if self._cell(number).collidepoint(position))
        self._pointed = next(cells, -1) if inside else -1
        return self.looked_at != before

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Open what was clicked on, or the chosen one."""
        if position is not None:
            self.point(position)
            if self._pointed < 0:
                return
            self.chosen = self._pointed
        if self.looked_at:
            self.open_one(self.looked_at)

    def handle(self, event: pygame.Event) -> bool:
        """Move among the pictures, or scroll; beyond the edges the page decides."""
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(self._goal - event.y * WHEEL * self._pitch)
            return True
        if event.type != pygame.KEYDOWN or not self.names:
            return False
        goal = self._target(event.key)
        if goal is None or goal == self.chosen:
            return False
        self.chosen, self._pointed = goal, -1
        self._reveal()
        return True

    def _target(self, key: int) -> int | None:
        """Return which picture a key leads to; none where it leads out of the grid."""
        last = len(self.names) - 1
        if key in SIDES:
            row, column = divmod(self.chosen, self._columns)
            column += SIDES[key]
            return min(last, row * self._columns + column) if 0 <= column < self._columns else None
        if key in ROWS:
            goal = self.chosen + ROWS[key] * self._columns
            if abs(ROWS[key]) > 1:
                return max(self.chosen % self._columns, min(last, goal))
            return min(last, goal) if goal >= 0 and goal // self._columns <= last // self._columns else None
        return {pygame.K_HOME: 0, pygame.K_END: last}.get(key)

    def advance(self, seconds: float, *, glide: bool) -> bool:
        """Glide on and draw what is missing for a moment; tell whether anything changed."""
        moved = self._offset != self._goal
        share = min(1.0, HASTE * seconds) if glide else 1.0
        self._offset += (self._goal - self._offset) * share
        if abs(self._goal - self._offset) < 0.5:
            self._offset = self._goal
        return self._draw_some() or moved

    def _draw_some(self) -> bool:
        missing = [name for name in self.names if name not in self._drawn]
        if not missing:
            return False
        # Those in sight come first.
        missing.sort(key=lambda name: not self._is_visible(self.names.index(name)))
        end = time.perf_counter() + SLICE_SECONDS
        for name in missing:
            self._drawn[name] = self.picture(name, self._wide)
            if time.perf_counter() > end:
                break
        return True

    def _is_visible(self, number: int) -> bool:
        return self._cell(number).colliderect(self.rect)

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw the pictures in sight, the light around the one looked at, and the scroll bar."""
        before = surface.get_clip()
        surface.set_clip(self.rect)
        for number, name in enumerate(self.names):
            if self._is_visible(number):
                cell = self._cell(number)
                picture = self._drawn.get(name) or slot(cell.size, self.unit)
                surface.blit(picture, cell)
        if self.names:
            cell = self._cell(self.names.index(self.looked_at))
            place(surface, outline(cell.size, "act", self.unit * 0.8), cell.center)
        self._draw_bar(surface)
        surface.set_clip(before)

    def _draw_bar(self, surface: Surface) -> None:
        share = self.rect.height / max(1, self._height)
        if share >= 1:
            return
        size = (max(3, self.px(BAR)), max(24, round(self.rect.height * share)))
        way = self._offset / (self._height - self.rect.height)
        top = self.rect.y + round((self.rect.height - size[1]) * way)
        surface.blit(pill(size, ROW_SELECTED[0], SHELL.frame, 1), (self.rect.right - size[0] - 2, top))
