"""The picture that is due: what takes long to draw is broken off, drawn on between frames, then seen."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import thread_time

import pygame

from client.art.cache import Unfinished, sprites
from client.scene import Scene

FRAME_SECONDS, SPARE_SECONDS = 0.0015, 0.008
"""After how long a frame draws nothing new any more, and how long that is gone on with after it."""
MOST_HELD = 15
"""For how many frames the picture before is seen meanwhile, at most."""


class DuePicture:
    """Shows pictures; while one takes long, the one before is held if its scene is patient."""

    def __init__(self, draw: Callable[[], None]) -> None:
        self._draw = draw
        self._until = 0.0
        self.frame_seconds = FRAME_SECONDS
        self.seen: Scene | None = None
        """The scene on top in the picture that is seen."""
        self.held = 0
        """For how many frames that picture has been seen although another is due."""

    def begin_frame(self) -> None:
        """Measure the time of a frame from now on."""
        self._until = thread_time() + self.frame_seconds

    def show(self, scene: Scene) -> None:
        """Draw the picture of a scene and show it, as soon as all of it is drawn."""
        waits = scene.patient and scene is self.seen and self.held < MOST_HELD
        if self._draw_within(self._until - thread_time() if waits else inf):
            scene.dirty = False
            self.seen, self.held = scene, 0
            pygame.display.flip()
        else:
            self.held += 1

    def go_on(self) -> bool:
        """Go on with a picture that is held, unseen: the next frame finds it ready. Tell whether one is."""
        if self.held:
            self._draw_within(SPARE_SECONDS, at_least_one=True)
        return bool(self.held)

    def _draw_within(self, seconds: float, *, at_least_one: bool = False) -> bool:
        """Draw the picture that is due; tell whether there was time for all of it."""
        try:
            with sprites.within(seconds, at_least_one=at_least_one):
                self._draw()
        except Unfinished:
            return False
        return True
