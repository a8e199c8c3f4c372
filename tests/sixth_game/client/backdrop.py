"""The backdrop of the table: the ground, the fields and the panels of the seats."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.lettering import title
from client.art.place import place
from client.art.textures import roughen
from client.art.vector import Size
from client.canvas import Canvas, Scale
from client.table.backdrop import Backdrop
from client.table.seat_plate import Head, SeatPlate, draw_head, seat_panel, seat_plate
from tests.sixth_game.client.layout import HAND, OWN, TABLE
from tests.sixth_game.client.palette import GROUND
from tests.sixth_game.rules.state import DECK, State

SEAT = Head(left=52, size=24, line=22, medal=44, corner=(8, 4), sign=36, about=15, below=44)


@sprite
def bare_table(fields: tuple[tuple[int, ...], ...], canvas: Canvas) -> Surface:
    """Return the table with its empty fields."""
    surface = Surface(canvas.size)
    surface.fill(GROUND)
    roughen(surface)
    for box in fields:
        rect = Rect(box)
        surface.blit(panels.zone(rect.size, canvas.k), rect)
    return surface


@sprite
def panel(plate: SeatPlate, held: str, size: Size, unit: float) -> Surface:
    """Return the panel of a seat."""
    surface = seat_panel(plate, size, unit).copy()
    draw_head(surface, plate, SEAT, size[0], Scale(unit), tuple(filter(None, (plate.player, held))))
    return surface


class PebblesBackdrop(Backdrop[State]):
    """Draws everything of one model that is not a thing of its own."""

    def draw(self) -> None:
        """Draw the ground and all panels."""
        fields = tuple(tuple(self._rect(name)) for name in (TABLE, HAND, DECK))
        self._display.blit(bare_table(fields, self._model.canvas), (0, 0))
        self._seat(self._model.viewer, OWN)
        for rival in self._view.rivals(self._model.viewer):
            self._seat(rival, f"seat:{rival}")
        rect = self._rect(TABLE)
        label = title(self._round, self._px(20), rect.width)
        place(self._display, label, (rect.x + self._px(10), rect.y + self._px(14)), "midleft")

    def _seat(self, seat: int, zone: str) -> None:
        """Draw who sits there; of a rival also how many cards it holds."""
        rect, held = self._rect(zone), ""
        if seat != self._model.viewer:
            held = self._words.count("pebbles.zone.hand", len(self._view.seats[seat].hand))
        self._display.blit(panel(seat_plate(self._model, seat), held, rect.size, self._k), rect)
