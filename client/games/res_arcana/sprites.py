"""How each thing of the table looks as it lies: cards upright or turned, plates, tiles, backs, ghosts."""

from __future__ import annotations

from typing import Literal

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import dimmed, rotated, veil
from client.art.heraldry import seat_sign
from client.art.lettering import edged
from client.art.panels import TAG, chip, slot
from client.art.pictures import picture
from client.art.place import place
from client.art.text import Style, draw, fitted
from client.art.theme import MEDAL_NUMBER, SECOND, SLOT_EDGE, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.res_arcana.faces import HEIGHT, WIDTH, Marks, bare_face, face, marked
from client.games.res_arcana.plates import component_plate, shown_worth
from client.games.res_arcana.tokens import token
from client.table.game_table import Pose
from client.table.layout import Spot
from client.table.model import TableModel
from rules.core.words import Words
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import Essences
from rules.res_arcana.state import State

BackKind = Literal["artifact", "monument"]

HELD = 64
"""The size of an essence in the hand that drags it."""
NAME = Style("ui_medium", TEXT, leading=0.98)
GONE = NAME._replace(colour=SECOND)


def thing(spot: Spot, model: TableModel[State], pose: Pose) -> Surface | None:
    """Return how a thing looks, or `None` for one that the backdrop shows."""
    view, words, size = model.view, model.words, model.canvas.rect(*spot.box).size
    width = model.canvas.px(spot.box.height if spot.turned else spot.box.width)
    if pose == "back":
        return back("monument" if COMPONENTS[spot.id].kind == "monument" else "artifact", width)
    match spot.look:
        case "card":
            points, on = shown_worth(spot, view), view.on.get(spot.id)
            return card(spot.id, width, words, turned=spot.turned, points=points, on=on)
        case "plate":
            return component_plate(spot, model)
        case "back":
            return back("monument", width, len(view.monument_deck))
        case "essence" if pose == "held":
            return token(spot.id, model.canvas.px(HELD))
        case "ghost":
            claimed = spot.id.removeprefix("ghost:")
            if size[0] * 2 < size[1]:
                return tab(claimed, size, model.canvas.k, spot.seat)
            return ghost(claimed, width, words, spot.seat)
    return None


# --- cards -------------------------------------------------------------------------------------------


def card(
    component_id: str,
    width: int,
    words: Words,
    *,
    turned: bool = False,
    points: int | None = None,
    on: Essences | None = None,
) -> Surface:
    """Return a component as it lies, so wide if it stood upright; its marks stay upright."""
    if not turned:
        return face(component_id, width, words, points=points, on=on)
    return _turned_card(component_id, width, words, points, on)


@sprite
def _turned_card(
    component_id: str, width: int, words: Words, points: int | None, on: Essences | None
) -> Surface:
    marks = Marks((width * 0.7, width * 0.36), width * 0.2, width * 0.18)
    return marked(_turned(component_id, width, words), component_id, points, on, marks)


@sprite
def _turned(component_id: str, width: int, words: Words) -> Surface:
    """Return a card on its side, dimmed; its name is upright."""
    lying = rotated(bare_face(component_id, width, words, "table", False), -90)
    surface = dimmed(lying, 0.7, 0.75).copy()
    wide, high = surface.get_size()
    px = max(Type.LEAST_PIXELS, round(width * 0.1))
    tag = chip(f"[turn] {words(f'res_arcana.name.{component_id}')}", px, TAG, wide - px)
    place(surface, tag, (wide / 2, high - px * 0.35), "midbottom")
    return surface


# --- other forms -------------------------------------------------------------------------------------


@sprite
def back(kind: BackKind, width: int, count: int | None = None) -> Surface:
    """Return the back of a card; on a deck, how many there are."""
    size = (width, round(width * HEIGHT / WIDTH))
    surface = picture(f"res_arcana/back_{kind}", size).copy()
    if count is not None:
        number = edged(str(count), "ui_bold", round(width * 0.22), MEDAL_NUMBER)
        place(surface, number, (size[0] / 2, size[1] * 0.84))
    return surface


@sprite
def ghost(component_id: str, width: int, words: Words, seat: int) -> Surface:
    """Return what a claimed place of power leaves behind: its shade, its name and whose it is now."""
    px, size = Scale(width / WIDTH), (width, round(width * HEIGHT / WIDTH))
    edge = px(8)
    surface = _shade(component_id, size, px.unit, edge, px(96))
    place(surface, seat_sign(seat, px(36)), (width / 2, 128 * px.unit))
    name = words(f"res_arcana.name.{component_id}")
    said = draw(fitted(name, GONE, px(Type.CAPTION), width - 2 * edge, 40 * px.unit), "centre")
    place(surface, said, (width / 2, 174 * px.unit))
    return surface


@sprite
def tab(component_id: str, size: Size, unit: float, seat: int) -> Surface:
    """Return what is left of a claimed place where there is little room: its shade and whose it is now."""
    edge = round(5 * unit)
    surface = _shade(component_id, size, unit, edge, size[0] - 2 * edge)
    place(surface, seat_sign(seat, round(size[0] * 0.6)), (size[0] / 2, size[1] * 0.66))
    return surface


def _shade(component_id: str, size: Size, unit: float, edge: int, height: int) -> Surface:
    """Return an empty slot with the shade of a picture."""
    surface = slot(size, unit).copy()
    shade = veil(picture(f"res_arcana/{component_id}", (size[0] - 2 * edge, height)), SLOT_EDGE).copy()
    shade.set_alpha(210)
    surface.blit(shade, (edge, edge))
    return surface
