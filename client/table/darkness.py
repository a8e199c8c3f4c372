"""The darkness that lies over a table while a moment is told."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from client.art.place import outside
from client.table.layout import LOG, PROMPT
from client.table.model import Model
from client.table.moment_queue import MomentQueue

LIGHTS = {"great": 0.5, "middle": 0.72, "note": 1.0, "": 1.0}
"""How much of its light the table keeps."""
LIGHTEST = 0.98
"""From how much light on no darkness is seen."""


class Shade(NamedTuple):
    """How light the table is, and the parts that stay as light as ever."""

    light: int
    kept: tuple[tuple[int, int, int, int], ...]

    def fall_on(self, surface: Surface) -> None:
        """Take the light from a picture."""
        for rect in outside(surface.get_rect(), map(Rect, self.kept)):
            surface.fill([self.light] * 3, rect, pygame.BLEND_RGB_MULT)


def shade_of(model: Model, queue: MomentQueue) -> Shade | None:
    """Return how dark a moment makes the table, but for the log, the prompt and whom it is about."""
    moment = queue.moment
    if moment is None:
        return None
    light = 1 - (1 - LIGHTS[moment.weight]) * queue.seen
    if light > LIGHTEST:
        return None
    zones = model.arrangement.zones
    powers = [moment.seat, *(power for power, _ in moment.points)]
    names = dict.fromkeys((LOG, PROMPT, *(f"seat:{power}" for power in powers)))
    kept = [model.canvas.rect(*zones[name]) for name in names if name in zones]
    boxes = tuple((rect.x, rect.y, rect.width, rect.height) for rect in kept)
    return Shade(round(255 * light), boxes)


class Darkened:
    """The picture of a table that rests, darkened; kept from the second time on while neither changes."""

    def __init__(self) -> None:
        self._picture = Surface((0, 0))
        self._shade: Shade | None = None
        self._kept = False

    def forget(self) -> None:
        """Darken anew next time: the table has changed."""
        self._shade = None

    def draw(self, surface: Surface, resting: Surface, shade: Shade | None) -> None:
        """Draw the table as dark as it is to be."""
        if shade is None or shade != self._shade:
            # What is seen only once is darkened where it is seen: a picture to keep takes longer.
            self._shade, self._kept = shade, False
            surface.blit(resting, (0, 0))
            if shade is not None:
                shade.fall_on(surface)
            return
        if not self._kept:
            if self._picture.get_size() != resting.get_size():
                self._picture = Surface(resting.get_size())
            self._picture.blit(resting, (0, 0))
            shade.fall_on(self._picture)
            self._kept = True
        surface.blit(self._picture, (0, 0))
