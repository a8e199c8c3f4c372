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
    """Return what a press means: the board or the place below a thing, where only that can be chosen."""
    thing = thing_at(model, position)
    spots, sources = model.arrangement.spots, model.choices.sources
    if thing in sources or thing not in spots:
        return thing
    on_map, below = spots[thing].zone == FIELD, names_at(model, position)
    meant = (name for name in below if name in sources and (on_map or _is_board(name, model)))
    return next(meant, thing)


def _is_board(name: str, model: TableModel[S]) -> bool:
    """Tell whether a thing is the board of a seat, upon which others lie."""
    return name in model.arrangement.spots and model.arrangement.spots[name].look == "seat"


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


def sent_to(model: TableModel[S], thing: str, under: Sequence[str]) -> str:
    """Return what a press sends to where it is: what was chosen or marked before, or a walker under way.

    A press that chooses another thing sends nothing.
    """
    selected, choices = model.selected, model.choices
    if selected and thing != selected and choices.needs_target(selected):
        found = choices.targets(selected).keys() & set(map(original, under))
        return selected if found or thing not in choices.sources else ""
    return _carried(model, under) or _walker(model, thing, under)


def _carried(model: TableModel[S], under: Sequence[str]) -> str:
    """Return the marked thing that would be carried to what lies there, as if it were dragged."""
    marked, decision, carrying = model.chosen, model.decision, model.table.carrying
    if any(original(name) in model.goals(marked) for name in under):
        return marked
    if decision is None or FIELD not in under or carrying.first_action(decision, marked) is None:
        return ""
    aim = next((name for name in under if carrying.leads_to(model.view, model.viewer, marked, name)), "")
    if not aim:
        return ""
    # What it cannot aim at and what can be chosen itself, is chosen.
    refused = carrying.refusal(model.view, model.viewer, marked, aim) is not None
    return "" if refused and not model.choices.sources.isdisjoint(under) else marked


def _walker(model: TableModel[S], thing: str, under: Sequence[str]) -> str:
    """Return the figure under way that would walk there in several steps."""
    decision, carrying = model.decision, model.table.carrying
    walker = carrying.under_way(decision) if decision is not None else ""
    if not walker or thing in model.choices.sources:
        return ""
    steps = (carrying.step(model.view, walker, original(name)) for name in under)
    return walker if any(steps) else ""


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
