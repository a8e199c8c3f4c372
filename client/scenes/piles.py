"""The discard piles of all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Surface

from client.art.heraldry import seat_sign
from client.art.lettering import title
from client.art.place import place
from client.art.theme import Type
from client.canvas import Box
from client.scenes.overlay import Overlay
from client.table.layout import Spot, row
from client.table.model import TableModel

if TYPE_CHECKING:
    from client.app import App

MARGIN, HEAD = 24, 190
CARD_SHAPE = 1.4
TALLEST = 210


class PilesScene(Overlay):
    """Shows a row of cards for each seat, the newest last."""

    def __init__(self, app: App, model: TableModel[Any], piles: list[list[str]]) -> None:
        super().__init__(app)
        self._model = model
        self._piles = piles

    def draw(self, surface: Surface) -> None:
        """Draw the panel and the rows."""
        canvas, piles = self.canvas, self._piles
        rect = canvas.rect(MARGIN, MARGIN, canvas.width - 2 * MARGIN, canvas.height - 2 * MARGIN)
        self.draw_panel(surface, rect, self.app.words("table.piles"))
        height = (canvas.height - 2 * MARGIN - 76) / len(piles)
        for seat, cards in enumerate(piles):
            top = MARGIN + 64 + seat * height
            box = Box(2 * MARGIN + HEAD, top, canvas.width - 4 * MARGIN - HEAD, height - 12)
            self._draw_pile(surface, seat, cards, box)

    def _draw_pile(self, surface: Surface, seat: int, cards: Sequence[str], line: Box) -> None:
        px, model = self.canvas.px, self._model
        middle = px(line.y + line.height / 2)
        place(surface, seat_sign(seat, px(36)), (px(2 * MARGIN), middle), "midleft")
        name = title(model.names[seat], px(Type.LEAD), px(HEAD - 60))
        place(surface, name, (px(2 * MARGIN + 46), middle), "midleft")
        tall = min(line.height, TALLEST)
        for card, box in zip(cards, row(line, len(cards), tall / CARD_SHAPE, tall, 8), strict=True):
            picture = model.table.picture(Spot(card, box, "card", "discard"), model)
            if picture is not None:
                surface.blit(picture, self.canvas.rect(*box))
