"""A card as tall as the window, with its explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from client.art.effects import darkness
from client.art.panels import keycap
from client.art.place import place
from client.art.text import QUIET, line
from client.art.theme import VEIL_DENSE
from client.art.type_sizes import Type
from client.games import book_for
from client.games.book import Facts, Situation
from client.scene import Scene
from client.scenes import show
from client.scenes.explanation import FOOT, explanation
from client.scenes.reference import ESCAPE, HORIZONTAL
from rules.core.engine import State
from rules.core.game import AnyGame

if TYPE_CHECKING:
    from client.app import App

CLOSING = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
STEPS = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}


class ZoomScene(Scene):
    """Lies over a table or over the browser; a click anywhere closes it."""

    see_through = True

    def __init__(
        self,
        app: App,
        game: AnyGame,
        component_id: str,
        view: State | None = None,
        viewer: int = 0,
        neighbours: Sequence[str] = (),
        names: Sequence[str] = (),
        thing: str = "",
    ) -> None:
        super().__init__(app)
        self._game = game
        self._book = book_for(game.name)
        self.component = component_id
        self._at = Situation(view, viewer, names, thing) if view is not None else None
        self._neighbours = tuple(neighbours)

    # --- events ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Close, or show a neighbour."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button <= pygame.BUTTON_RIGHT:
            self.app.pop()
        elif event.type == pygame.KEYDOWN:
            if event.key in CLOSING:
                self.app.pop()
            elif event.key in STEPS:
                self._step(STEPS[event.key])
            elif event.key == pygame.K_F1:
                show(self.app, "rules", self._game.name)
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self._step(-1 if event.y > 0 else 1)

    def _step(self, by: int) -> None:
        if self.component in self._neighbours:
            at = self._neighbours.index(self.component) + by
            self.component = self._neighbours[at % len(self._neighbours)]
            self.dirty = True

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw the card and its explanation over whatever lies below."""
        surface.blit(darkness(surface.get_size(), VEIL_DENSE), (0, 0))
        margin = self.canvas.px(12 if self.canvas.compact else 24)
        whole = surface.get_rect().inflate(-2 * margin, -2 * margin)
        width, height = self._book.shape
        tall = min(whole.height, round(whole.width * 0.45 * height / width))
        words, unit = self.app.words, self.canvas.k
        card = self._book.face(self.component, round(tall * width / height), words, large=True, at=self._at)
        shown = place(surface, card, whole.midleft, "midleft")
        left = shown.right + round(1.5 * margin)
        size = (whole.right - left, shown.height)
        facts = self._book.facts(self.component, self._at, words) if self._at else Facts()
        panel = explanation(self._game.name, self.component, words, size, unit, facts)
        surface.blit(panel, (left, shown.top))
        foot, padding = self.canvas.px(FOOT), self.canvas.px(24)
        self._foot(surface, Rect(left + padding, shown.bottom - foot, size[0] - 2 * padding, foot))

    def _foot(self, surface: Surface, box: Rect) -> None:
        words, px = self.app.words, self.canvas.px(Type.NOTE if self.canvas.compact else Type.LABEL)
        right = box.right
        keys = [(ESCAPE, "shell.key.close"), ("F1", "shell.key.rules")]
        if self._neighbours:
            keys.insert(1, (HORIZONTAL, "shell.key.neighbours"))
        for label, key in reversed(keys):
            for picture, gap in ((line(words(key), QUIET, px), 8), (keycap(label, round(px * 0.86)), 20)):
                right = place(surface, picture, (right, box.centery), "midright").left - self.canvas.px(gap)
        origin = words(f"origin.{self._game.printed(self.component).origin}")
        place(surface, line(origin, QUIET, px, right - box.left), box.midleft, "midleft")
