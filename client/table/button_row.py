"""A button of a table, and buttons in a line."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from client import keys
from client.art import panels
from client.art.panels import ButtonKind
from client.art.text import LIVELY, block
from client.table.choosing import LEAVE
from client.table.intentions import Intention
from client.table.layout import TOOLS, S
from client.table.model import TableModel

GAP = 8
LARGER = 1.4
"""How much larger the words of answers may be than the rest of the table."""
TOOL = 26
"""How wide a tool is that is only its sign, without its key, in units."""


class TableButton(NamedTuple):
    """A button with its key; `note` is its second line, or why it is off."""

    name: str
    rect: Rect
    label: str
    intention: Intention
    key: str = ""
    code: int = 0
    sign: str = ""
    kind: ButtonKind = "normal"
    note: str = ""
    enabled: bool = True
    size: int = 0
    hint: str = ""

    def draw(self, surface: Surface, unit: float, state: panels.ButtonState) -> None:
        """Draw the button in a state, as far as it is on."""
        plate = panels.button(
            self.rect.size,
            self.label,
            unit,
            kind=self.kind,
            state=state if self.enabled else "disabled",
            sign=self.sign,
            key=keys.label(self.key),
            note=self.note,
            px=self.size,
        )
        surface.blit(plate, self.rect)


class ButtonRow:
    """Buttons in a line, from right to left."""

    def __init__(self, model: TableModel[S], zone: str) -> None:
        self._canvas = model.canvas
        self._line = model.canvas.rect(*model.arrangement.zones[zone])
        self._short = model.canvas.compact or zone == TOOLS
        self._caps = zone != TOOLS
        """Whether a tool that is only its sign has room for its key."""
        self._right = self._line.right - model.canvas.px(4)
        self._alone = zone == LEAVE
        self.buttons: list[TableButton] = []

    def add(
        self,
        name: str,
        label: str,
        intention: Intention,
        key: str,
        code: int,
        sign: str = "",
        *,
        kind: ButtonKind = "normal",
        enabled: bool = True,
        hint: str = "",
    ) -> None:
        """Put a button to the left of the last one; where room is short, a tool is only its sign."""
        px = self._canvas.px
        height, size = self._line.height - px(8), 0
        if sign and self._short:
            hint, label = f"{label} ({keys.label(key)})", ""
            key = key if self._caps else ""
            width = px(TOOL) + (
                panels.keycap(keys.label(key), px(panels.LEAST_CAP)).get_width() if key else 0
            )
        else:
            size = self._canvas.larger(height / self._canvas.k * 0.42, LARGER)
            cap = panels.keycap(keys.label(key), round(size * 0.72)).get_width() if key else 0
            wide = block(label, LIVELY, size).width + 2 * cap + px(34) + (px(30) if sign else 0)
            width = self._line.width if self._alone else min(max(wide, px(90)), px(420))
        rect = Rect(self._right - width, self._line.y + px(4), width, height)
        self._right = rect.left - px(GAP)
        self.buttons.append(
            TableButton(
                name, rect, label, intention, key, code, sign, kind, enabled=enabled, size=size, hint=hint
            )
        )
