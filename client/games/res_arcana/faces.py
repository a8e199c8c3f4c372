"""Card faces of Res Arcana, composed from the components' data: nothing is drawn by hand for a card.

Lengths are in units of a card 150 wide; `unit` is how many pixels one of them takes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.cards import Band, Box, CardLook, board, small_board
from client.art.effects import dimmed, rotated, round_corners, veil
from client.art.heraldry import medal, seat_sign, tile
from client.art.lettering import edged, title, title_size
from client.art.panels import TAG, chip, slot
from client.art.pictures import picture, strip
from client.art.symbols import symbol
from client.art.text import PARCHMENT, Block, Style, block, draw, fitted, largest
from client.art.theme import GOLD, SECOND, STEEL, TEXT
from client.art.vector import Size
from client.games.res_arcana.amounts import BRASS, column, cushion
from client.games.res_arcana.formulas import FormulaKind, cost_signs, fitted_signs, formulas
from rules.core.words import Words
from rules.res_arcana.card_text import COSTLESS_KINDS, text
from rules.res_arcana.cards import COMPONENTS, Component
from rules.res_arcana.essences import NAMES, NOTHING, Essences

Detail = Literal["mini", "table", "large"]
BackKind = Literal["artifact", "monument"]

WIDTH, HEIGHT = 150, 210
MINI_SHAPE = 95 / 70
LOOKS = {
    "artifact": CardLook("#33231a", "#5a3420", GOLD),
    "mage": CardLook("#2a1b3e", "#4d2f7a", GOLD),
    "magic_item": CardLook("#14302f", "#1f5a55", GOLD),
    "monument": CardLook("#3d2f12", "#7a5a18", GOLD),
    "place_of_power": CardLook("#2c3034", "#4d5a66", STEEL),
}
TINTS: dict[FormulaKind, str] = {
    "collect": "#3c82aa3e",
    "discount": "#be8c1e3c",
    "power": "",
    "react": "#823c9634",
    "points": "#aa281e2e",
}
TYPES = {
    "dragon": ("dragon-head", "#3a0f0c", "#ffd9a0"),
    "creature": ("paw-print", "#163a1c", "#d8ffb0"),
}
NAME = Style("ui_medium", TEXT, leading=0.98)
PLATE = (4, 4.5, WIDTH - 8, 19.5)
WINDOW_TOP = 25.5
MARGIN = 5
GAP = 2.6
NO_BOX: Box = (0, 0, 0, 0)
LOWEST_WINDOWS = (0, 86, 83, 58, 50)
"""How low the picture may get, by the number of rows, before the words of a large card shrink."""


class Row(NamedTuple):
    """One row of the sheet as measured: its box, its symbols, and on a large card its words."""

    kind: FormulaKind
    box: Box
    signs: Block
    words: Block | None


class Layout(NamedTuple):
    """Where everything on a face goes, measured before anything is drawn."""

    size: Size
    unit: float
    name: str
    name_px: int
    name_room: float
    window: Box
    rows: tuple[Row, ...]


# --- measuring ---------------------------------------------------------------------------------------


def layout(component_id: str, width: int, words: Words, detail: Detail, crowned: bool) -> Layout:
    """Measure a face of the table or a large one; `crowned` leaves room for its medal."""
    component = COMPONENTS[component_id]
    unit = width / WIDTH
    size = (width, round(width * HEIGHT / WIDTH))
    name = words(f"res_arcana.name.{component_id}")
    room = (WIDTH - 14 - (21 if crowned else 0)) * unit
    left, top = round(MARGIN * unit), round(WINDOW_TOP * unit)
    rows = _rows(component, size, unit, words if detail == "large" else None)
    bottom = rows[0].box[1] - round(GAP * unit) if rows else size[1] - left
    window = (left, top, width - 2 * left, bottom - top)
    return Layout(size, unit, name, title_size(name, _title_px(unit), room)[0], room, window, rows)


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
        said = [*_sayings(texts, inner, size[1] - (above + row * len(lines)) * unit, round(8.2 * unit))]
    rows: list[Row] = []
    bottom = size[1] - left
    for line, sentence in zip(reversed(lines), reversed(said), strict=True):
        tall = round(row * unit) + (sentence.height if sentence else 0)
        bottom -= tall
        signs = fitted_signs(line.signs, round(symbols * unit), inner)
        rows.insert(0, Row(line.kind, (left, bottom, size[0] - 2 * left, tall), signs, sentence))
    return tuple(rows)


def _heights(rows: int, large: bool) -> tuple[float, float]:
    """Return how high the symbols of a row are, and the row without its words."""
    if large:
        return {3: (17, 21.5), 4: (15, 19)}.get(rows, (19, 24))
    return (24, 28.5) if rows < 4 else (20.5, 24)


def _sayings(texts: list[str], room: float, height: float, px: int) -> list[Block]:
    """Measure the words of all rows in one size, the largest at which together they are so high."""

    def measured(size: int) -> list[Block]:
        return [block(words, PARCHMENT, size, room) for words in texts]

    def fits(size: int) -> bool:
        blocks = measured(size)
        return sum(b.height for b in blocks) <= height and all(b.width <= room for b in blocks)

    return measured(largest(px, 1, fits))


def _title_px(unit: float) -> int:
    return round(15.5 * unit)


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
    worth = _worth(component_id, points)
    if detail == "mini":
        surface = _mini(component_id, width, words)
        return _marked(surface, worth, on, Marks((width / 2, width * 0.42), width * 0.3, width * 0.34))
    crowned = worth is not None
    surface = _face(component_id, width, words, detail, crowned)
    _, y, _, high = layout(component_id, width, words, detail, crowned).window if on else NO_BOX
    marks = Marks((width * 0.56, y + high * 0.62), min(width * 0.21, high * 0.36), width * 0.18)
    return _marked(surface, worth, on, marks)


@sprite
def turned(
    component_id: str,
    width: int,
    words: Words,
    *,
    points: int | None = None,
    on: Essences | None = None,
    detail: Detail = "table",
) -> Surface:
    """Return a component lying on its side, dimmed; its name, its points and what lies on it stay upright."""
    worth = _worth(component_id, points)
    if detail == "mini":
        surface = _mini_turned(component_id, width, words)
        return _marked(surface, worth, on, Marks((width * 0.68, width * 0.3), width * 0.24, width * 0.34))
    surface = _turned(component_id, width, words, detail)
    return _marked(surface, worth, on, Marks((width * 0.7, width * 0.36), width * 0.2, width * 0.18))


def _worth(component_id: str, points: int | None) -> int | None:
    """Return the number on the medal; a component that never brings points has none."""
    return (COMPONENTS[component_id].points or None) if points is None else points


class Marks(NamedTuple):
    """Around which point essences lie, how large they are, and how large the medal is."""

    middle: tuple[float, float]
    essences: float
    medal: float


def _marked(surface: Surface, points: int | None, on: Essences | None, marks: Marks) -> Surface:
    """Return a face with what changes in play."""
    amounts = tuple((name, amount) for name, amount in zip(NAMES, on or NOTHING, strict=True) if amount)
    if points is None and not amounts:
        return surface
    marked = surface.copy()
    if points is not None:
        crown = medal(str(points), round(marks.medal))
        marked.blit(crown, crown.get_rect(topright=(surface.get_width(), 0)))
    if amounts:
        heap = cushion(amounts, round(marks.essences), round(surface.get_width() * 0.64))
        box = heap.get_rect(center=(round(marks.middle[0]), round(marks.middle[1])))
        marked.blit(heap, box.clamp(surface.get_rect()))
    return marked


@sprite
def _turned(component_id: str, width: int, words: Words, detail: Detail) -> Surface:
    """Return a face on its side without the marks that change in play."""
    surface = dimmed(rotated(_face(component_id, width, words, detail, False), -90), 0.7, 0.75).copy()
    wide, high = surface.get_size()
    px = max(11, round(width * 0.1))
    tag = chip(f"[turn] {words(f'res_arcana.name.{component_id}')}", px, TAG, wide - px)
    surface.blit(tag, tag.get_rect(midbottom=(wide / 2, high - px * 0.35)))
    return surface


@sprite
def _face(component_id: str, width: int, words: Words, detail: Detail, crowned: bool) -> Surface:
    """Return a face without the marks that change in play."""
    component = COMPONENTS[component_id]
    plan = layout(component_id, width, words, detail, crowned)
    unit, (x, y, wide, high) = plan.unit, plan.window
    surface = Surface(plan.size, SRCALPHA)
    surface.blit(picture(f"res_arcana/{component_id}", (wide, high)), (x, y))
    bands = tuple(Band(row.box[3], TINTS[row.kind]) for row in plan.rows)
    plate = _box(*PLATE, unit)
    surface.blit(board(plan.size, unit, LOOKS[component.kind], plate, plan.window, bands), (0, 0))
    name = title(plan.name, _title_px(unit), plan.name_room)
    surface.blit(name, name.get_rect(center=(7 * unit + plan.name_room / 2, plate[1] + plate[3] / 2)))
    for row in plan.rows:
        _write(surface, row, unit)
    if component.kind not in COSTLESS_KINDS:
        cost = cost_signs(component.cost)
        px = round(min(24 * unit, (high - 8 * unit) / max(1, len(cost))))
        surface.blit(column(cost, px), (x + 1.5 * unit, y + 1.5 * unit))
    for index, type_ in enumerate(component.types):
        mark = tile(TYPES[type_][0], round(22 * unit), *TYPES[type_][1:], BRASS)
        surface.blit(mark, mark.get_rect(topright=(x + wide - 2 * unit, y + (2.5 + 24 * index) * unit)))
    return surface


def _write(surface: Surface, row: Row, unit: float) -> None:
    """Write a row: its symbols and, if there are any, its words below."""
    x, y, wide, high = row.box
    signs = draw(row.signs, "centre")
    if row.words is None:
        surface.blit(signs, signs.get_rect(center=(x + wide / 2, y + high / 2)))
        return
    said = draw(row.words, "centre")
    top = y + (high - said.get_height()) / 2 + unit / 2
    surface.blit(signs, signs.get_rect(center=(x + wide / 2, top)))
    surface.blit(said, said.get_rect(midbottom=(x + wide / 2, y + high - 2 * unit)))


def _box(x: float, y: float, width: float, height: float, unit: float) -> Box:
    return round(x * unit), round(y * unit), round(width * unit), round(height * unit)


# --- small forms -------------------------------------------------------------------------------------


def mini_name(component_id: str, width: int, height: int, words: Words) -> Block:
    """Measure the name of a small card: at most two lines."""
    name = words(f"res_arcana.name.{component_id}")
    return fitted(name, NAME, round(height * 0.45), width, height)


@sprite
def _mini(component_id: str, width: int, words: Words) -> Surface:
    """Return the smallest form: picture and name."""
    unit = width / 70
    size, foot = (width, round(width * MINI_SHAPE)), round(31 * unit)
    window = picture(f"res_arcana/{component_id}", (width, size[1] - foot))
    surface = _small(component_id, size, unit, foot, window).copy()
    _sign(surface, component_id, unit, foot, words)
    return surface


@sprite
def _mini_turned(component_id: str, width: int, words: Words) -> Surface:
    """Return the smallest form on its side: the picture turned, the name upright and bright."""
    unit = width / 70
    size, foot = (round(width * MINI_SHAPE), width), round(27 * unit)
    window = rotated(picture(f"res_arcana/{component_id}", (width - foot, size[0])), -90)
    surface = dimmed(_small(component_id, size, unit, foot, window), 0.66, 0.7).copy()
    _sign(surface, component_id, unit, foot, words)
    mark = symbol("turn", round(17 * unit))
    surface.blit(mark, mark.get_rect(bottomleft=(round(3 * unit), size[1] - foot - round(unit))))
    return surface


def _small(component_id: str, size: Size, unit: float, foot: int, window: Surface) -> Surface:
    surface = Surface(size, SRCALPHA)
    surface.blit(window, (0, 0))
    round_corners(surface, 5.5 * unit)
    surface.blit(small_board(size, unit, LOOKS[COMPONENTS[component_id].kind], foot), (0, 0))
    return surface


def _sign(surface: Surface, component_id: str, unit: float, foot: int, words: Words) -> None:
    """Write the name at the foot of a small card."""
    wide, high = surface.get_size()
    name = draw(mini_name(component_id, wide - round(4 * unit), foot - round(4 * unit), words), "centre")
    surface.blit(name, name.get_rect(center=(wide / 2, high - foot / 2 - unit / 2)))


@sprite
def item_tile(component_id: str, size: Size, words: Words) -> Surface:
    """Return a free magic item: its name, a strip of its picture, its formula."""
    unit = size[1] / 128
    edge = round(MARGIN * unit)
    plate = (edge, edge, size[0] - 2 * edge, round(26 * unit))
    signs = item_signs(component_id, size)
    row = formulas(COMPONENTS[component_id])[0]
    band = Band(round(43 * unit), TINTS[row.kind])
    top = plate[1] + plate[3] + round(GAP * unit)
    window = (edge, top, size[0] - 2 * edge, size[1] - edge - band.height - round(GAP * unit) - top)
    surface = Surface(size, SRCALPHA)
    surface.blit(strip(f"res_arcana/{component_id}", window[2:]), window[:2])
    surface.blit(board(size, unit, LOOKS["magic_item"], plate, window, (band,)), (0, 0))
    name = title(words(f"res_arcana.name.{component_id}"), round(21 * unit), plate[2] - 8 * unit)
    surface.blit(name, name.get_rect(center=(size[0] / 2, plate[1] + plate[3] / 2)))
    formula = draw(signs)
    surface.blit(formula, formula.get_rect(center=(size[0] / 2, size[1] - edge - band.height / 2)))
    return surface


def item_signs(component_id: str, size: Size) -> Block:
    """Measure the formula of an item tile."""
    unit = size[1] / 128
    signs = formulas(COMPONENTS[component_id])[0].signs
    return fitted_signs(signs, round(36 * unit), size[0] - 18 * unit)


@sprite
def back(kind: BackKind, width: int, count: int | None = None) -> Surface:
    """Return the back of a card; on a deck, how many there are."""
    size = (width, round(width * HEIGHT / WIDTH))
    surface = picture(f"res_arcana/back_{kind}", size).copy()
    if count is not None:
        number = edged(str(count), "ui_bold", round(width * 0.22), "#ffeeb4")
        surface.blit(number, number.get_rect(center=(size[0] / 2, size[1] * 0.84)))
    return surface


@sprite
def ghost(component_id: str, width: int, words: Words, seat: int) -> Surface:
    """Return what a claimed place of power leaves behind: its shade, its name and whose it is now."""
    unit = width / WIDTH
    size = (width, round(width * HEIGHT / WIDTH))
    surface = slot(size, unit).copy()
    edge = round(8 * unit)
    shade = veil(
        picture(f"res_arcana/{component_id}", (width - 2 * edge, round(96 * unit))), "#968c78"
    ).copy()
    shade.set_alpha(210)
    surface.blit(shade, (edge, edge))
    sign = seat_sign(seat, round(36 * unit))
    surface.blit(sign, sign.get_rect(center=(width / 2, 128 * unit)))
    name = words(f"res_arcana.name.{component_id}")
    said = draw(
        fitted(name, NAME._replace(colour=SECOND), round(16 * unit), width - 2 * edge, 40 * unit), "centre"
    )
    surface.blit(said, said.get_rect(center=(width / 2, 174 * unit)))
    return surface


@sprite
def tab(component_id: str, size: Size, unit: float, seat: int) -> Surface:
    """Return what is left of a claimed place where there is little room: its shade and whose it is now."""
    surface = slot(size, unit).copy()
    edge = round(5 * unit)
    width = size[0] - 2 * edge
    shade = veil(picture(f"res_arcana/{component_id}", (width, width)), "#968c78").copy()
    shade.set_alpha(210)
    surface.blit(shade, (edge, edge))
    sign = seat_sign(seat, round(size[0] * 0.6))
    surface.blit(sign, sign.get_rect(center=(size[0] / 2, size[1] * 0.66)))
    return surface
