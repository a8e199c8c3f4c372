"""Components in little room that still say what they can do: picture, name, symbols."""

from __future__ import annotations

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed, round_corners
from client.art.heraldry import medal
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import place
from client.art.symbols import symbol
from client.art.text import draw
from client.art.textures import parchment
from client.art.theme import WHITE, Type, mix
from client.art.vector import Size
from client.canvas import Scale
from client.games.book import Situation
from client.games.res_arcana.book import BOOK
from client.games.res_arcana.faces import HEIGHT, WIDTH, worth_shown
from client.games.res_arcana.formulas import fitted_signs, formulas
from client.games.res_arcana.layout import ROWS_ON_A_PLATE
from client.games.res_arcana.palette import KINDS
from client.table.layout import Spot
from client.table.model import TableModel
from rules.core.words import Words
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES, NOTHING, Essences
from rules.res_arcana.score import worth
from rules.res_arcana.state import State

SHAPE = HEIGHT / WIDTH
SPENT = (0.72, 0.55)
"""How much of its light and colour a turned component keeps."""
ENLARGED = 150
"""How wide a card is beside its words, in units."""
LOW = 4.5
"""A plate so many times wider than high has its name beside one row of symbols, where both have room."""
NAME_SHARE = 0.5
"""How much of the width beside its picture the name has on a low plate."""


def shown_worth(spot: Spot, view: State) -> int | None:
    """Return how many points are shown on a component: what it is worth, where it lies before a seat."""
    component = COMPONENTS[spot.id]
    scores = spot.zone.startswith("play") and (component.points or component.points_per)
    return worth(view, spot.seat, component) if scores else None


def component_plate(spot: Spot, model: TableModel[State]) -> Surface:
    """Return a component as a plate: a rival's one, or a free magic item."""
    view, points = model.view, shown_worth(spot, model.view)
    size = (model.canvas.px(spot.box.width), model.canvas.px(spot.box.height))
    turned = spot.id in view.turned
    return plate(spot.id, size, model.canvas.k, model.words, points, view.on.get(spot.id), turned)


def lectern(component_id: str, size: Size, unit: float, words: Words, at: Situation[State]) -> Surface:
    """Return a component as large as there is room for, with its words, on a ground that hides the log."""
    ground = panels.panel(size, unit).copy()
    edge = round(8 * unit)
    width = min(size[0] - 2 * edge, int((size[1] - 2 * edge) / SHAPE))
    card = BOOK.face(component_id, width, words, large=True, at=at)
    place(ground, card, (size[0] / 2, size[1] / 2))
    return ground


def beside_words(
    component_id: str, words_panel: Surface, unit: float, words: Words, at: Situation[State]
) -> Surface:
    """Return a component so large that its symbols can be read, with its words on a panel beside it."""
    card = BOOK.face(component_id, round(ENLARGED * unit), words, at=at)
    (wide, high), gap = card.get_size(), round(4 * unit)
    size = (wide + gap + words_panel.get_width(), max(high, words_panel.get_height()))
    surface = Surface(size, SRCALPHA)
    surface.blit(card, (0, 0))
    surface.blit(words_panel, (wide + gap, 0))
    return surface


@sprite
def plate(
    component_id: str,
    size: Size,
    unit: float,
    words: Words,
    points: int | None,
    on: Essences | None,
    turned: bool,
) -> Surface:
    """Return a component with its name, its symbols, what lies on it and what it is worth."""
    px, points = Scale(unit), worth_shown(component_id, points)
    side, edge = round(size[1] * 0.74), px(4)
    surface = _ground(component_id, size, unit, side)
    left, crown = side + px(8), round(size[1] * 0.42) if points is not None else 0
    head, free = round(size[1] * 0.36), size[0] - left - crown - px(4)
    sheet = Rect(left - px(2), head, size[0] - left - px(2), size[1] - head - edge)
    if size[0] > LOW * size[1] and len(formulas(COMPONENTS[component_id])) == 1:
        head, free = size[1] - px(2), round(free * NAME_SHARE)
        sheet = Rect(left + free + px(2), edge, size[0] - left - free - edge - px(2), size[1] - 2 * edge)
    _write(surface, component_id, sheet, px)
    if turned:
        surface = dimmed(surface, *SPENT).copy()
        place(surface, symbol("turn", round(side * 0.55)), (edge + side / 2, size[1] * 0.4))
    letters = min(px(Type.SMALL), head)
    name = title(words(f"res_arcana.name.{component_id}"), letters, free)
    place(surface, name, (left, head / 2 + px(1)), "midleft")
    if points is not None:
        place(surface, medal(str(points), crown), (size[0] - px(1), 0), "topright")
    _draw_essences(surface, on or NOTHING, size[1], px)
    return surface


def _ground(component_id: str, size: Size, unit: float, side: int) -> Surface:
    """Return the plate with its picture."""
    look, edge = KINDS[COMPONENTS[component_id].kind], round(4 * unit)
    skin = panels.Skin(mix(look.leather, WHITE, 0.05), look.leather, look.metal, 1.5, leather=True)
    surface = panels.plate(size, unit, 7, skin)
    shown = picture(f"res_arcana/{component_id}", (side, size[1] - 2 * edge)).convert_alpha().copy()
    round_corners(shown, 5 * unit)
    surface.blit(shown, (edge, edge))
    return surface


def _write(surface: Surface, component_id: str, sheet: Rect, px: Scale) -> None:
    """Write the symbols on a sheet of parchment, in one or two columns."""
    ground = parchment(sheet.size).convert_alpha().copy()
    round_corners(ground, 4 * px.unit)
    surface.blit(ground, sheet)
    lines = formulas(COMPONENTS[component_id])
    across = 1 if len(lines) <= ROWS_ON_A_PLATE else 2
    down = max(1, -(-len(lines) // across))
    wide, high = sheet.width / across, sheet.height / down
    for number, row in enumerate(lines):
        signs = draw(fitted_signs(row.signs, round(min(22 * px.unit, high - px(1))), wide - px(6)), "centre")
        x, y = number // down, number % down
        place(surface, signs, (sheet.x + wide * (x + 0.5), sheet.y + high * (y + 0.5)))


def _draw_essences(surface: Surface, on: Essences, height: int, px: Scale) -> None:
    """Draw what lies on a component over the foot of its picture."""
    x = px(5)
    for name, amount in zip(NAMES, on, strict=True):
        if amount:
            sign = symbol(f"{name}:{amount}" if amount > 1 else name, round(height * 0.36))
            x = place(surface, sign, (x, height - px(4)), "bottomleft").right + px(1)
