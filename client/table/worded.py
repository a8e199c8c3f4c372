"""Cards with their sentences instead of their symbols: drawn over a face, whatever the game."""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.cards import Band, sheet
from client.art.lettering import title
from client.art.place import place
from client.art.symbols import symbol
from client.art.text import Block, Style, draw, fitted
from client.art.theme import INK, LOSS
from client.art.vector import Size
from client.canvas import Scale
from client.table.layout import Spot
from client.table.model import TableModel
from client.table.words import sentences

LETTERS = Style("ui_medium", INK, strong=LOSS, leading=1.14)
MOST, LEAST, LEAST_LYING = 16, 8, 10
"""The largest and the smallest size of the words, and the smallest without a picture, in units."""
KEPT = 0.27
"""How much of an upright face stays as it is: its name, and a strip of its picture."""
HEAD = 24
"""How high the name of a card is that lies on its side, in units."""
TURNED = "turn"
"""The symbol of a card that has been turned."""


def worded(face: Surface, spot: Spot, model: TableModel[Any]) -> Surface:
    """Return a card with its cost, what lies on it and what it says, in words; one too small as it is."""
    component, in_words = spot.component, model.table.in_words
    said = sentences(model.game.name, component, model.words, in_words.lies_on(model.view, component))
    if face.get_height() > face.get_width():
        return _upright(face, said, model.canvas.k)
    name = model.words(f"{model.game.domain}.name.{component}")
    size, unit = face.get_size(), model.canvas.k
    below = _below_name(size, unit)
    if measured(said, below.size, unit).height > below.height:
        return face
    return _lying(size, name, said, unit, spot.turned)


@sprite
def _upright(face: Surface, said: str, unit: float) -> Surface:
    """Return a face whose lower part is a sheet with its words."""
    surface, (wide, high) = face.copy(), face.get_size()
    edge, top = max(3, round(wide * 0.034)), round(high * KEPT)
    box = Rect(edge, top, wide - 2 * edge, high - top - edge)
    _write(surface, box, measured(said, box.size, unit, LEAST), unit)
    return surface


@sprite
def _lying(size: Size, name: str, said: str, unit: float, turned: bool) -> Surface:
    """Return a card without its picture: its name, and a sheet with its words."""
    px, below = Scale(unit), _below_name(size, unit)
    head = below.top
    surface = panels.panel(size, unit, radius=6).copy()
    place(surface, title(name, round(head * 0.72), size[0] - 2 * head), (size[0] / 2, head / 2 + px(1)))
    if turned:
        place(surface, symbol(TURNED, round(head * 0.8)), (px(4), head / 2 + px(1)), "midleft")
    _write(surface, below, measured(said, below.size, unit), unit)
    return surface


def _below_name(size: Size, unit: float) -> Rect:
    """Return where the sheet lies of a card without its picture."""
    edge, head = round(4 * unit), min(round(HEAD * unit), round(size[1] * 0.3))
    return Rect(edge, head, size[0] - 2 * edge, size[1] - head - edge)


def measured(said: str, size: Size, unit: float, least: float = LEAST_LYING) -> Block:
    """Measure the words of a card, as large as they fit on its sheet."""
    px = Scale(unit)
    return fitted(said, LETTERS, px(MOST), size[0] - px(8), size[1] - px(2), px(least))


def _write(surface: Surface, box: Rect, text: Block, unit: float) -> None:
    """Write on a sheet of parchment."""
    surface.blit(sheet(box.size, unit, (Band(box.height),)), box)
    place(surface, draw(text, "centre"), box.center)
