"""All cards: the numbers from 1 to 5 in three colours."""

from __future__ import annotations

from rules.core.catalogue import Component as CoreComponent


class Component(CoreComponent, frozen=True, kw_only=True):
    """A card with a number, worth as much on the table."""

    colour: str
    number: int


COLOURS = ("white", "grey", "black")
NUMBERS = (1, 2, 3, 4, 5)
COMPONENTS = {
    card.id: card
    for card in (
        Component(id=f"{colour}_{number}", kind="pebble", origin="ours", colour=colour, number=number)
        for colour in COLOURS
        for number in NUMBERS
    )
}
