"""Card faces of Res Arcana, composed from the components' data: nothing is drawn by hand for a card.

Lengths are in units of a card 150 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.cards import Band, CardBox, board
from client.art.heraldry import medal, tile
from client.art.lettering import title
from client.art.pictures import FACE_HEIGHT, picture, whole
from client.art.place import place
from client.art.text import PARCHMENT, Block, draw, fitted_together
from client.art.type_sizes import Type
from client.art.vector import Size
from client.games.res_arcana.formulas import cost_signs, fitted_signs, formulas
from client.games.res_arcana.palette import BRASS, KINDS, TYPES
from client.games.res_arcana.tokens import column, cushion
from rules.core.words import Words
from rules.res_arcana.card_text import COSTLESS_KINDS, text
from rules.res_arcana.cards import COMPONENTS, Component
from rules.res_arcana.essences import NAMES, NOTHING, Essences

Detail = Literal["table", "large"]

WIDTH, HEIGHT = 150, 210
PLATE = (4, 4.5, WIDTH - 8, 19.5)
WINDOW_TOP = 25.5
MARGIN = 5
GAP = 2.6
NO_BOX: CardBox = (0, 0, 0, 0)
LOWEST_WINDOWS = (0, 86, 83, 58, 50)
"""How low the picture may get, by the number of rows, before the words of a large card shrink."""

SMALL_NAME, NAME_ON_PLATE = 13, 0.86
"""How many pixels high the letters of a small card's name are at most, and how much of their plate."""
LOW_WINDOW = 0.42
"""A window lower than this share of its width would cut the heads off."""


class Row(NamedTuple):
    """One row of the sheet as measured: its ground, its box, its symbols, and on a large card its words."""

    tint: str
    box: CardBox
    signs: Block
    words: Block | None


class FacePlan(NamedTuple):
    """Where everything on a face goes, measured before anything is drawn."""

    size: Size
    unit: float
    name: str
    name_room: float
    window: CardBox
    rows: tuple[Row, ...]


# --- measuring ---------------------------------------------------------------------------------------


def measure(component_id: str, width: int, words: Words, detail: Detail, crowned: bool) -> FacePlan:
    """Measure a face; `crowned` leaves room for its medal."""
    component = COMPONENTS[component_id]
    unit = width / WIDTH
    size = (width, round(width * HEIGHT / WIDTH))
    name = words(f"res_arcana.name.{component_id}")
    room = (WIDTH - 14 - (21 if crowned else 0)) * unit
    left, top = round(MARGIN * unit), round(WINDOW_TOP * unit)
    rows = _rows(component, size, unit, words if detail == "large" else None)
    bottom = rows[0].box[1] - round(GAP * unit) if rows else size[1] - left
    window = (left, top, width - 2 * left, bottom - top)
    return FacePlan(size, unit, name, room, window, rows)


def _rows(component: Component, size: Size, unit: float, words: Words | None) -> tuple[Row, ...]:
    """Measure the rows upwards from the foot of the card; words are for a large one."""
    lines = formulas(component)
    left = round(MARGIN * unit)
    inner = size[0] - 2 * left - 6 * unit
    symbols, row = _heights(len(lines), words is not None)
    said: list[Block | None] = [None] * len(lines)
    if words:
        sentences = text(component, words).split("\n")
        texts = [" ".join(sentences[index] for index in line.sentences) for line in lines]
        above = WINDOW_TOP + LOWEST_WINDOWS[len(lines)] + GAP + MARGIN
        high, px = size[1] - (above + row * len(lines)) * unit, round(Type.FACE_WORDS * size[0])
        said = [*fitted_together(texts, PARCHMENT, px, inner, high)]
    rows: list[Row] = []
    bottom = size[1] - left
    for line, sentence in zip(reversed(lines), reversed(said), strict=True):
        tall = round(row * unit) + (sentence.height if sentence else 0)
        bottom -= tall
        signs = fitted_signs(line.signs, round(symbols * unit), inner)
        rows.insert(0, Row(line.tint, (left, bottom, size[0] - 2 * left, tall), signs, sentence))
    return tuple(rows)


def _heights(rows: int, large: bool) -> tuple[float, float]:
    """Return how high the symbols of a row are, and the row without its words."""
    if large:
        return {3: (17, 21.5), 4: (15, 19)}.get(rows, (19, 24))
    return (24, 28.5) if rows < 4 else (20.5, 24)


# --- faces -------------------------------------------------------------------------------------------


@sprite
def face(
    component_id: str,
    width: int,
    words: Words,
    *,
    points: int | None = None,
    on: Essences | None = None,
    detail: Detail = "table",
) -> Surface:
    """Return a component face up; `points` is what it is worth now, if not what is printed on it."""
    crowned = worth_shown(component_id, points) is not None
    _, y, _, high = measure(component_id, width, words, detail, crowned).window if on else NO_BOX
    marks = Marks((width * 0.56, y + high * 0.62), min(width * 0.21, high * 0.36), width * 0.18)
    surface = bare_face(component_id, width, words, detail, crowned)
    return marked(surface, component_id, points, on, marks)


class Marks(NamedTuple):
    """Around which point essences lie, how large they are, and how large the medal is."""

    middle: tuple[float, float]
    essences: float
    medal: float


def marked(
    surface: Surface, component_id: str, points: int | None, on: Essences | None, marks: Marks
) -> Surface:
    """Return a face with what changes in play: what it is worth, and what lies on it."""
    points = worth_shown(component_id, points)
    amounts = tuple((name, amount) for name, amount in zip(NAMES, on or NOTHING, strict=True) if amount)
    if points is None and not amounts:
        return surface
    result = surface.copy()
    if points is not None:
        place(result, medal(str(points), round(marks.medal)), (surface.get_width(), 0), "topright")
    if amounts:
        heap = cushion(amounts, round(marks.essences), round(surface.get_width() * 0.64))
        box = heap.get_rect(center=(round(marks.middle[0]), round(marks.middle[1])))
        result.blit(heap, box.clamp(surface.get_rect()))
    return result


def worth_shown(component_id: str, points: int | None) -> int | None:
    """Return the number on the medal; a component that never brings points has none."""
    return (COMPONENTS[component_id].points or None) if points is None else points


@sprite
def bare_face(component_id: str, width: int, words: Words, detail: Detail, crowned: bool) -> Surface:
    """Return a face without the marks that change in play."""
    component = COMPONENTS[component_id]
    plan = measure(component_id, width, words, detail, crowned)
    unit, (x, y, wide, high) = plan.unit, plan.window
    surface = Surface(plan.size, SRCALPHA)
    surface.blit(_painting(component, (wide, high)), (x, y))
    bands = tuple(Band(row.box[3], row.tint) for row in plan.rows)
    left, top, across, tall = (round(value * unit) for value in PLATE)
    plate = (left, top, across, tall)
    surface.blit(board(plan.size, unit, KINDS[component.kind], plate, plan.window, bands), (0, 0))
    # On a small card a short name is as large as its plate.
    letters = max(round(Type.FACE_NAME * width), min(SMALL_NAME, round(tall * NAME_ON_PLATE)))
    name = title(plan.name, letters, plan.name_room)
    place(surface, name, (7 * unit + plan.name_room / 2, top + tall / 2))
    for row in plan.rows:
        _write(surface, row, unit)
    if component.kind not in COSTLESS_KINDS:
        cost = cost_signs(component.cost)
        px = round(min(24 * unit, (high - 8 * unit) / max(1, len(cost))))
        place(surface, column(cost, px), (x + 1.5 * unit, y + 1.5 * unit), "topleft")
    for index, type_ in enumerate(component.types):
        mark = tile(TYPES[type_][0], round(22 * unit), *TYPES[type_][1:], BRASS)
        place(surface, mark, (x + wide - 2 * unit, y + (2.5 + 24 * index) * unit), "topright")
    return surface


def _painting(component: Component, size: Size) -> Surface:
    """Return the picture of a component; one whose window is left low by words is shown whole."""
    name = f"res_arcana/{component.id}"
    if component.kind == "mage":
        return picture(name, size, FACE_HEIGHT)
    return whole(name, size) if size[1] < size[0] * LOW_WINDOW else picture(name, size)


def _write(surface: Surface, row: Row, unit: float) -> None:
    """Write a row: its symbols and, if there are any, its words below."""
    x, y, wide, high = row.box
    middle, signs = x + wide / 2, draw(row.signs, "centre")
    if row.words is None:
        place(surface, signs, (middle, y + high / 2))
        return
    said = draw(row.words, "centre")
    place(surface, signs, (middle, y + (high - said.get_height()) / 2 + unit / 2))
    place(surface, said, (middle, y + high - 2 * unit), "midbottom")
