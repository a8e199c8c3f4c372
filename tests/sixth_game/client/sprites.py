"""How each thing of the table looks as it lies: cards, and the deck."""

from __future__ import annotations

from pygame import Surface

from client.art.cache import sprite
from client.art.lettering import edged
from client.art.panels import slot
from client.art.place import place
from client.art.text import PARCHMENT, draw, fitted
from client.art.vector import circle, drawing, path, ring, rounded
from client.table.game_table import Pose
from client.table.layout import Spot
from client.table.model import TableModel
from rules.core.words import Words
from tests.sixth_game.client.palette import BACK, EDGE, NUMBER, PAPER, PEBBLES
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.state import State

WIDTH, HEIGHT = 100, 140
"""The size of a card, in units of its own."""


def thing(spot: Spot, model: TableModel[State], pose: Pose) -> Surface | None:
    """Return how a thing looks, or `None` for one that the backdrop shows."""
    width = model.canvas.px(spot.box.width)
    if spot.look == "seat":
        return None
    if spot.look == "deck":
        return deck(width, len(model.view.deck))
    return deck(width) if pose == "back" else card(spot.component, width, model.words)


@sprite
def card(component_id: str, width: int, words: Words) -> Surface:
    """Return a card: its pebble, its number and its name."""
    component, unit = COMPONENTS[component_id], width / WIDTH
    size = (width, round(HEIGHT * unit))
    surface = drawing(
        size,
        path(rounded(0, 0, *size, 8 * unit), PAPER),
        path(ring(0, 0, *size, 8 * unit, 2 * unit), EDGE, holes=True),
        path(circle(50 * unit, 55 * unit, 40 * unit), EDGE),
        path(circle(50 * unit, 55 * unit, 38 * unit), PEBBLES[component.colour]),
    )
    number = edged(str(component.number), "ui_bold", round(44 * unit), NUMBER)
    place(surface, number, (50 * unit, 55 * unit))
    name = words(f"pebbles.name.{component_id}")
    written = draw(fitted(name, PARCHMENT, round(15 * unit), 90 * unit, 38 * unit), "centre")
    place(surface, written, (50 * unit, 118 * unit))
    return surface


@sprite
def deck(width: int, count: int | None = None) -> Surface:
    """Return the back of a card; on the deck, how many there are, or the place of an empty one."""
    unit, size = width / WIDTH, (width, round(width * HEIGHT / WIDTH))
    if count == 0:
        return slot(size, unit)
    surface = drawing(
        size,
        path(rounded(0, 0, *size, 8 * unit), BACK),
        path(ring(0, 0, *size, 8 * unit, 2 * unit), EDGE, holes=True),
    )
    if count is not None:
        place(surface, edged(str(count), "ui_bold", round(40 * unit), NUMBER), (50 * unit, 70 * unit))
    return surface
