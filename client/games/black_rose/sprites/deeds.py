"""What a mage can do, as buttons: its sign, its name, what it does, and what it costs."""

from __future__ import annotations

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed
from client.art.icons import icon
from client.art.place import place
from client.art.text import Style, draw, fitted, line
from client.art.theme import DIM, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose.formulas import DOMAIN
from client.games.black_rose.palette import GOLD_TEXT, MUTED
from client.games.black_rose.sprites.tokens import coin, cube
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
HABITS = ("before", "after", "ask")
"""What the numbers of the answers stand for, the last one for none."""
COSTS = {"inertia": "open-book"}
"""What a deed costs that is not paid for with a token for physical actions."""


def deed_note(deed: str, model: TableModel[State]) -> str:
    """Return what a deed does, with the number of the viewer's mage."""
    view, mage = model.view, MAGES[model.viewer]
    n = 0
    if view.seats[model.viewer].mage:
        n = view.strength(mage) if deed == "fight" else view.speed(mage)
    return model.words(f"{deed_key(deed, model)}.note", n=n)


def deed_key(deed: str, model: TableModel[State]) -> str:
    """Return the key of the name of a deed: what the Duel calls inertia is a sacrifice in the great lodge."""
    return f"{DOMAIN}.deed.{'sacrifice' if deed == 'inertia' and model.view.moon else deed}"


def deed_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return the button of a deed; in a small window it is a sign and a word."""
    deed, decision = spot.id.partition(":")[2], model.decision
    on = decision is not None and decision.prompt == TURN and deed in {a.kind for a in decision.options}
    if model.canvas.compact:
        return small_button(deed, model.words(f"{deed_key(deed, model)}.short"), size, model.canvas.k, on=on)
    name = model.words(deed_key(deed, model))
    return button(deed, name, deed_note(deed, model), size, model.canvas.k, on=on)


def habit_note(model: TableModel[State]) -> str:
    """Return when the instability of a spell is placed by itself, or that it is asked."""
    return model.words(f"{DOMAIN}.habit.icon.{HABITS[model.habit]}")


def habit_picture(spot: Spot, model: TableModel[State], size: Size) -> Surface:
    """Return the button with which it is said when the instability of a spell is placed."""
    name = "" if model.canvas.compact else model.words(f"{DOMAIN}.habit.icon")
    return habit_button(model.viewer, name, habit_note(model), size, model.canvas.k)


@sprite
def habit_button(seat: int, name: str, note: str, size: Size, unit: float) -> Surface:
    """Return a cube, its name and when it is placed; without a name all of it is small."""
    px = Scale(unit)
    surface = panels.button(size, "", unit, state="disabled").copy()
    if name:
        place(surface, cube(seat, px(24)), (px(28), size[1] / 2))
        room = size[0] - px(70)
        place(
            surface,
            line(name, Style("ui_medium", TEXT), px(Type.SMALL), room),
            (px(54), size[1] * 0.32),
            "midleft",
        )
        place(
            surface, line(note, Style("ui", MUTED), px(Type.FINE), room), (px(54), size[1] * 0.7), "midleft"
        )
    else:
        place(surface, cube(seat, round(size[1] * 0.36)), (size[0] / 2, size[1] * 0.34))
        said = draw(fitted(note, Style("ui", TEXT), px(Type.FINE), size[0] - px(8), size[1] * 0.4), "centre")
        place(surface, said, (size[0] / 2, size[1] * 0.74))
    return surface


@sprite
def small_button(deed: str, name: str, size: Size, unit: float, *, on: bool) -> Surface:
    """Return the sign of a deed on a button, and its name in a word."""
    surface = panels.button(size, "", unit, state="normal" if on else "disabled").copy()
    mark = icon(ICONS[deed], round(size[1] * 0.5), GOLD_TEXT if on else DIM)
    place(surface, mark, (size[0] / 2, size[1] * 0.36))
    said = line(name, Style("ui", TEXT if on else DIM), round(Type.FINE * unit), size[0] - round(6 * unit))
    place(surface, said, (size[0] / 2, size[1] * 0.78))
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
