"""All discard piles, open to everybody at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Surface

from client.art import panels
from client.art.heraldry import seat_sign
from client.art.lettering import title
from client.canvas import Box
from client.scene import Scene
from client.table.layout import Spot, row
from client.table.model import TableModel

if TYPE_CHECKING:
    from client.app import App

CLOSING = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
MARGIN, HEAD = 24, 190
CARD_SHAPE = 1.4


class PilesScene(Scene):
    """The discard piles over the table; anything closes them."""

    see_through = True

    def __init__(self, app: App, model: TableModel[Any], piles: list[list[str]]) -> None:
        super().__init__(app)
        self._model = model
        self._piles = piles

    def handle(self, event: pygame.Event) -> None:
        """Close on any click or key."""
        if event.type in CLOSING:
            self.app.pop()

    def draw(self, surface: Surface) -> None:
        """Draw a row of cards for each seat, the newest last."""
        canvas, model, piles = self.canvas, self._model, self._piles
        rect = canvas.rect(MARGIN, MARGIN, canvas.width - 2 * MARGIN, canvas.height - 2 * MARGIN)
        surface.blit(panels.panel(rect.size, canvas.k), rect)
        head = title(self.app.words("table.piles"), canvas.px(30))
        surface.blit(head, head.get_rect(topleft=(rect.x + canvas.px(24), rect.y + canvas.px(14))))
        height = (canvas.height - 2 * MARGIN - 76) / len(piles)
        for seat, cards in enumerate(piles):
            line = Box(
                2 * MARGIN + HEAD, MARGIN + 64 + seat * height, canvas.width - 4 * MARGIN - HEAD, height - 12
            )
            sign = seat_sign(seat, canvas.px(36))
            middle = canvas.px(line.y + line.height / 2)
            surface.blit(sign, sign.get_rect(midleft=(canvas.px(2 * MARGIN), middle)))
            name = title(model.names[seat], canvas.px(22), canvas.px(HEAD - 60))
            surface.blit(name, name.get_rect(midleft=(canvas.px(2 * MARGIN + 46), middle)))
            card_height = min(line.height, 210)
            for card, box in zip(
                cards, row(line, len(cards), card_height / CARD_SHAPE, card_height, 8), strict=True
            ):
                picture = model.table.picture(Spot(card, box, "card", "discard"), model)
                if picture is not None:
                    surface.blit(picture, canvas.rect(*box))
