"""What lies at a point of the window, and what the keyboard can reach."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist

from pygame import Rect

from client.table.choosing import offered_things
from client.table.intentions import Do
from client.table.layout import FIELD, S, original
from client.table.model import TableModel

DRAG_PIXELS = 6
"""How far the mouse may shake without being moved."""
NEAR = 12.0
"""How far outside a place of a map, in units, something is still dropped into it."""


def button_at(model: TableModel[S], position: tuple[int, int]) -> str:
    """Return the name of the button under a point."""
    return next((button.name for button in model.buttons if button.rect.collidepoint(position)), "")


def thing_at(model: TableModel[S], position: tuple[int, int]) -> str:
    """Return the topmost thing under a point, or the figure on a map that is seen there above its foot."""
    spots, (x, y) = model.arrangement.spots, model.canvas.point(position)
    lying = next((spot.id for spot in model.arrangement.spots_at(x, y)), "")
    standing = (name for name in names_at(model, position) if name in spots and spots[name].zone == FIELD)
    return lying or next(standing, "")


def names_at(model: TableModel[S], position: tuple[int, int]) -> list[str]:
    """Return the things and zones under a point, the topmost first."""
    return model.arrangement.names_at(*model.canvas.point(position))


def name_at(model: TableModel[S], position: tuple[int, int]) -> str:
    """Return the button or the thing under a point."""
    return button_at(model, position) or thing_at(model, position)


def pressed_at(model: TableModel[S], position: tuple[int, int]) -> str:
    """Return what a press means: on a map, the place below a figure where only the place can be chosen."""
    thing = thing_at(model, position)
    spots, sources = model.arrangement.spots, model.choices.sources
    if thing in sources or thing not in spots or spots[thing].zone != FIELD:
        return thing
    return next((below for below in names_at(model, position) if below in sources), thing)


def dragged_with(model: TableModel[S], thing: str) -> str:
    """Return what is dragged by a thing: itself, or what it is a further handle of; nothing that is fixed."""
    spots, names = model.arrangement.spots, (thing, original(thing))
    return next((name for name in names if name in spots and not spots[name].fixed), "")


def dropped_on(model: TableModel[S], position: tuple[int, int]) -> tuple[str, ...]:
    """Return what something is dropped on: on the ground of a map, the place whose edge is near."""
    under = names_at(model, position)
    if under[:1] != [FIELD]:
        return tuple(under)
    x, y = model.canvas.point(position)
    rooms = [spot for spot in model.arrangement.spots.values() if spot.shape == "hex"]
    near = [spot for spot in rooms if spot._replace(box=spot.box.inset(-NEAR)).contains(x, y)]
    near.sort(key=lambda spot: dist(spot.box.centre, (x, y)))
    return (*(spot.id for spot in near[:1]), *under)


def aims(model: TableModel[S], thing: str, under: Sequence[str]) -> bool:
    """Tell whether a press seeks a target for what was chosen before, and does not choose another thing."""
    selected, choices = model.selected, model.choices
    if not selected or thing == selected or not choices.needs_target(selected):
        return False
    return thing not in choices.sources or not choices.targets(selected).keys().isdisjoint(
        map(original, under)
    )


def reach_of(model: TableModel[S]) -> dict[str, Rect]:
    """Return everything the keyboard can reach, by name."""
    choices, spots = model.choices, model.arrangement.spots
    seeking = model.selected and choices.needs_target(model.selected)
    offered = offered_things(model)
    things = offered or (choices.targets(model.selected) if seeking else choices.sources)
    reach = {thing: model.canvas.rect(*spots[thing].box) for thing in things if thing in spots}
    # The first arrow key goes to a choice: answers come before the tools.
    buttons = sorted(model.buttons, key=lambda button: isinstance(button.intention, Do))
    return reach | {button.name: button.rect for button in buttons if button.enabled}


def moved_far(position: tuple[int, int], other: tuple[int, int]) -> bool:
    """Tell whether the mouse was moved, and not only shaken."""
    return max(abs(a - b) for a, b in zip(position, other, strict=True)) > DRAG_PIXELS
