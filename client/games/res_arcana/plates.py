"""Components in little room that still say what they can do: picture, name, symbols."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import dimmed, round_corners
from client.art.heraldry import medal
from client.art.lettering import title, title_size
from client.art.pictures import picture
from client.art.place import place
from client.art.symbols import symbol
from client.art.text import Block, draw
from client.art.textures import parchment
from client.art.theme import WHITE, mix
from client.art.type_sizes import Type
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
TINY, NARROW = 100, 150
"""A plate narrower than this has its name above its picture, and a smaller picture and smaller letters."""
LEAST_HIGH = 50
"""A plate less high leaves more of itself to the name, in units."""
MOST_PICTURE = 0.34
"""How much of a plate's width its picture has at most."""
COLUMN, ROW = 50, 10
"""How wide a column of symbols and how high a row of them is at least, in units."""


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
    head = round(size[1] * (0.36 if size[1] > px(LEAST_HIGH) else 0.4))
    edge, narrow, tiny = px(4), size[0] < px(NARROW), size[0] < px(TINY)
    # A high plate leaves most of its width to its symbols.
    side = round(min(size[1] * (0.5 if narrow else 0.74), size[0] * MOST_PICTURE))
    # On a tiny plate the name has the whole width, over picture and symbols.
    window = Rect(edge, head + px(2) if tiny else edge, side, size[1] - 2 * edge)
    window.height = size[1] - edge - window.top
    surface = _ground(component_id, size, unit, window)
    left, crown = side + px(8), round(size[1] * 0.42) if points is not None else 0
    sheet = Rect(left - px(2), head, size[0] - left - px(2), size[1] - head - edge)
    left = edge + crown if tiny else left
    free = size[0] - left - px(4)
    _write(surface, component_id, sheet, px)
    if turned:
        surface = dimmed(surface, *SPENT).copy()
        place(surface, symbol("turn", round(side * 0.55)), (window.centerx, window.top + window.height * 0.4))
    letters = min(px(Type.TINY if narrow else Type.NOTE), round(head * 0.82))
    name = title(name_in_room(words(f"res_arcana.name.{component_id}"), letters, free), letters, free)
    place(surface, name, (left, head / 2 + px(1)), "midleft")
    if points is not None:
        place(surface, medal(str(points), crown), (px(1), 0), "topleft")
    _draw_essences(surface, on or NOTHING, size[1], px)
    return surface


def _ground(component_id: str, size: Size, unit: float, window: Rect) -> Surface:
    """Return the plate with its picture."""
    look = KINDS[COMPONENTS[component_id].kind]
    skin = panels.Skin(mix(look.leather, WHITE, 0.05), look.leather, look.metal, 1.5, leather=True)
    surface = panels.plate(size, unit, 7, skin)
    shown = picture(f"res_arcana/{component_id}", window.size).convert_alpha().copy()
    round_corners(shown, 5 * unit)
    surface.blit(shown, window)
    return surface


def _write(surface: Surface, component_id: str, sheet: Rect, px: Scale) -> None:
    """Write the symbols on a sheet of parchment, in one or two columns."""
    ground = parchment(sheet.size).convert_alpha().copy()
    round_corners(ground, 4 * px.unit)
    surface.blit(ground, sheet)
    lines, across, down = shown_rows(component_id, sheet.size, px.unit)
    wide, high = sheet.width / across, sheet.height / down
    for number, row in enumerate(lines):
        signs = draw(_fitted(row, (wide, high), px.unit), "centre")
        x, y = number // down, number % down
        place(surface, signs, (sheet.x + wide * (x + 0.5), sheet.y + high * (y + 0.5)))


def shown_rows(component_id: str, size: Size, unit: float) -> tuple[list[str], int, int]:
    """Return the rows of symbols for which a sheet has room, how many stand side by side and how many down.

    They stand in as many columns as make them larger. Where there is no room for all, the first ones end in
    dots.
    """
    rows = [row.signs for row in formulas(COMPONENTS[component_id])]
    columns = (1,) if len(rows) <= ROWS_ON_A_PLATE or size[0] < 2 * COLUMN * unit else (1, 2)
    across = max(columns, key=lambda number: _smallest(rows, number, size, unit))
    most = across * max(1, int(size[1] / (ROW * unit)))
    rows = rows if len(rows) <= most else [*rows[: most - 1], f"{rows[most - 1]} …"]
    return rows, across, max(1, -(-len(rows) // across))


def _smallest(rows: Sequence[str], across: int, size: Size, unit: float) -> int:
    """Return how large the smallest row of symbols is in so many columns."""
    cell = (size[0] / across, size[1] / max(1, -(-len(rows) // across)))
    return min([_fitted(row, cell, unit).px for row in rows], default=0)


def _fitted(row: str, cell: tuple[float, float], unit: float) -> Block:
    """Measure a row of symbols in its room."""
    return fitted_signs(row, round(min(22 * unit, cell[1] - round(unit))), cell[0] - round(6 * unit))


def name_in_room(name: str, letters: int, room: float) -> str:
    """Return as much of a name as there is room for in letters of that size: all names have one size."""
    shown, left = name, name
    while left and title_size(shown, letters, room)[0] < letters:
        left = left[:-1].rstrip()
        shown = f"{left}\N{HORIZONTAL ELLIPSIS}"
    return shown


def _draw_essences(surface: Surface, on: Essences, height: int, px: Scale) -> None:
    """Draw what lies on a component over the foot of its picture."""
    x = px(5)
    for name, amount in zip(NAMES, on, strict=True):
        if amount:
            sign = symbol(f"{name}:{amount}" if amount > 1 else name, round(height * 0.36))
            x = place(surface, sign, (x, height - px(4)), "bottomleft").right + px(1)
