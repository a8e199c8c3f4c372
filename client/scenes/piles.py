"""The discard piles of all seats, a tab for each, or the one they share: cards large enough to be read."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from client.art import panels
from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import QUIET, line
from client.art.type_sizes import Type
from client.canvas import Box
from client.games import book_for
from client.games.book import Situation
from client.scenes.overlay import Overlay
from client.scenes.zoom import ZoomScene
from client.table.choosing import WITH_WORDS
from client.table.layout import columns
from client.table.model import TableModel

if TYPE_CHECKING:
    from client.app import App

MARGIN, HEAD, TABS, FOOT, GAP = 24, 64, 52, 48, 16
WIDEST = 320
"""How wide a card is at most, in units."""
TURNING = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class PilesScene(Overlay):
    """Shows the pile of one seat, the newest card last; equal cards lie on each other."""

    def __init__(self, app: App, model: TableModel[Any], piles: list[list[str]]) -> None:
        super().__init__(app)
        self._model = model
        self._piles = piles
        first = min(model.viewer, len(piles) - 1)
        self._open = next((seat for seat in (first, *range(len(piles))) if piles[seat]), first)

    def handle(self, event: pygame.Event) -> None:
        """Open another pile, look at a card, or close."""
        self.dirty = True
        if event.type == pygame.KEYDOWN and event.key in TURNING:
            self._open = (self._open + TURNING[event.key]) % len(self._piles)
        elif event.type == pygame.KEYDOWN and 0 <= event.key - pygame.K_1 < len(self._piles):
            self._open = event.key - pygame.K_1
        elif event.type == pygame.MOUSEBUTTONDOWN and self._tab_at(event.pos) is not None:
            self._open = self._tab_at(event.pos) or 0
        elif event.type == pygame.MOUSEBUTTONDOWN and self._card_at(event.pos):
            model = self._model
            self.app.push(ZoomScene(self.app, model.game, self._card_at(event.pos), model.view, model.viewer))
        else:
            super().handle(event)

    # --- where it lies -----------------------------------------------------------------------------

    @property
    def _tabs(self) -> list[Rect]:
        """Where the tab of each seat is; a pile that all share needs none."""
        canvas, count = self.canvas, len(self._piles)
        if count == 1:
            return []
        width = min(300.0, (canvas.width - 4 * MARGIN - GAP * (count - 1)) / count)
        line_ = Box(2 * MARGIN, MARGIN + HEAD, width * count + GAP * (count - 1), TABS)
        return [canvas.rect(*box) for box in columns(line_, GAP, *[width] * count)]

    @property
    def _cards(self) -> dict[str, Rect]:
        """Where each card of the open pile lies: in the rows in which cards are largest."""
        canvas, cards = self.canvas, list(dict.fromkeys(self._piles[self._open]))
        if not cards:
            return {}
        book = book_for(self._model.game.name)
        shape = book.shape[1] / book.shape[0]
        top = MARGIN + HEAD + (TABS + GAP if self._tabs else 0)
        room = Box(2 * MARGIN, top, canvas.width - 4 * MARGIN, canvas.height - top - MARGIN - FOOT)

        def width(down: int) -> float:
            across = -(-len(cards) // down)
            high = (room.height + GAP) / down - GAP
            return min(WIDEST, high / shape, (room.width + GAP) / across - GAP)

        down = max(range(1, len(cards) + 1), key=width)
        wide, across = width(down), -(-len(cards) // down)
        at = ((n % across * (wide + GAP), n // across * (wide * shape + GAP)) for n in range(len(cards)))
        boxes = [canvas.rect(room.x + x, room.y + y, wide, wide * shape) for x, y in at]
        return dict(zip(cards, boxes, strict=True))

    def _tab_at(self, position: tuple[int, int]) -> int | None:
        return next((seat for seat, rect in enumerate(self._tabs) if rect.collidepoint(position)), None)

    def _card_at(self, position: tuple[int, int]) -> str:
        return next((card for card, rect in self._cards.items() if rect.collidepoint(position)), "")

    # --- drawing -----------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        """Draw the panel, the tabs and the cards of the open one."""
        canvas, words = self.canvas, self.app.words
        rect = canvas.rect(MARGIN, MARGIN, canvas.width - 2 * MARGIN, canvas.height - 2 * MARGIN)
        self.draw_panel(surface, rect, words("table.piles"))
        for seat, tab in enumerate(self._tabs):
            self._draw_tab(surface, seat, tab)
        if not self._cards:
            empty = line(words("table.piles_empty"), QUIET, canvas.px(Type.LEAD))
            place(surface, empty, rect.center)
        for card, box in self._cards.items():
            self._draw_card(surface, card, box)
        self.draw_foot(surface, words("table.piles_foot" if self._tabs else "table.pile_foot"))

    def _draw_tab(self, surface: Surface, seat: int, tab: Rect) -> None:
        """Draw the name of a seat with the number of its cards; the open one shines."""
        px, label = self.canvas.px, f"{self._model.names[seat]} · {len(self._piles[seat])}"
        kind: panels.ButtonKind = "primary" if seat == self._open else "normal"
        surface.blit(panels.button(tab.size, label, self.canvas.k, kind=kind, px=px(Type.BODY)), tab)
        place(surface, seat_sign(seat, px(30)), (tab.x + px(24), tab.centery))

    def _draw_card(self, surface: Surface, card: str, box: Rect) -> None:
        """Draw a card, and how many of it there are."""
        model, px = self._model, self.canvas.px
        at = Situation(model.view, model.viewer, model.names, card)
        face = book_for(model.game.name).face
        surface.blit(face(card, box.width, model.words, large=box.width >= WITH_WORDS, at=at), box)
        count = Counter(self._piles[self._open])[card]
        if count > 1:
            place(surface, panels.chip(f"×{count}", px(Type.LABEL), panels.TAG), box.midbottom)
