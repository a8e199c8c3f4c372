"""What a mage can do, as buttons: its sign, its name, what it does, and what it costs."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed
from client.art.icons import icon
from client.art.place import place
from client.art.text import Style, line
from client.art.theme import DIM, TEXT, Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.palette import GOLD_TEXT, MUTED
from client.games.black_rose.sprites.tokens import coin
from client.table.layout import Spot
from client.table.model import TableModel
from rules.black_rose.state import State
from rules.black_rose.targets import MAGES
from rules.core.decision import TURN

ICONS = {
    "explore": "walking-boot",
    "fight": "crossed-swords",
    "command": "imp-laugh",
    "inertia": "card-discard",
}
COSTS = {"inertia": "open-book"}
"""What a deed costs that is not paid for with a token for physical actions."""


def deed_note(deed: str, model: TableModel[State]) -> str:
    """Return what a deed does, with the number of the viewer's mage."""
    view, mage = model.view, MAGES[model.viewer]
    n = 0
    if view.seats[model.viewer].mage:
        n = view.strength(mage) if deed == "fight" else view.speed(mage)
    return model.words(f"{DOMAIN}.deed.{deed}.note", n=n)


def deed_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return the button of a deed; in a small window it is only a sign."""
    deed, decision = spot.id.partition(":")[2], model.decision
    on = decision is not None and decision.prompt == TURN and deed in {a.kind for a in decision.options}
    if model.canvas.compact:
        return small_button(deed, size, model.canvas.k, on=on)
    name = model.words(f"{DOMAIN}.deed.{deed}")
    return button(deed, name, deed_note(deed, model), size, model.canvas.k, on=on)


@sprite
def small_button(deed: str, size: Size, unit: float, *, on: bool) -> Surface:
    """Return the sign of a deed on a button."""
    surface = panels.button(size, "", unit, state="normal" if on else "disabled").copy()
    mark = icon(ICONS[deed], round(size[1] * 0.62), GOLD_TEXT if on else DIM)
    place(surface, mark, (size[0] / 2, size[1] / 2))
    return surface


@sprite
def button(deed: str, name: str, note: str, size: Size, unit: float, *, on: bool) -> Surface:
    """Return a deed as a row."""
    px, middle = Scale(unit), size[1] / 2
    surface = panels.button(size, "", unit, state="normal" if on else "disabled").copy()
    place(surface, icon(ICONS[deed], px(30), GOLD_TEXT if on else DIM), (px(28), middle))
    room = size[0] - px(110)
    head = line(name, Style("ui_medium", TEXT if on else DIM), px(Type.SMALL), room)
    says = line(note, Style("ui", MUTED if on else DIM), px(Type.FINE), room)
    place(surface, head, (px(54), size[1] * 0.32), "midleft")
    place(surface, says, (px(54), size[1] * 0.7), "midleft")
    token = coin(COSTS.get(deed, "fist"), px(32))
    place(surface, token if on else dimmed(token, 0.5, 0.3), (size[0] - px(28), middle))
    return surface
