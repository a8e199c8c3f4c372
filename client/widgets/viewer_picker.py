"""Through whose eyes a table is seen."""

from __future__ import annotations

from pygame import Rect, Surface

from client.art import panels
from client.art.heraldry import seat_sign
from client.widgets.widget import Command, Widget


class ViewerPicker(Widget):
    """The sign of a seat; a click leads to the next one."""

    def __init__(self, rect: Rect, unit: float, seat: int, command: Command, *, hint: str) -> None:
        super().__init__(rect, hint=hint)
        self._unit = unit
        self._seat = seat
        self._command = command

    def activate(self, position: tuple[int, int] | None = None) -> None:
        """Look through the next one's eyes."""
        self._command()

    def draw(self, surface: Surface) -> None:
        """Draw the plate and the sign."""
        surface.blit(panels.button(self.rect.size, "", self._unit, state=self.state), self.rect)
        sign = seat_sign(self._seat, round(self.rect.height * 0.68))
        surface.blit(sign, sign.get_rect(center=self.rect.center))
