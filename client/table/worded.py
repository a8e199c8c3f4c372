"""Cards with their sentences instead of their symbols: drawn over a face, whatever the game."""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.lettering import title
from client.art.place import place
from client.art.symbols import symbol
from client.art.text import Block, Style, block, draw, escape, fitted
from client.art.theme import INK, LOSS
from client.art.vector import Size
from client.canvas import Scale
from client.table.layout import Spot
from client.table.model import TableModel
from client.table.records import Sheet, Strip, parchment
from client.table.word_panel import sentences

LETTERS = Style("ui_medium", INK, strong=LOSS, leading=1.14)
MOST, LEAST = 16, 9
"""The largest and the smallest size of the words, in units: smaller ones cannot be read."""
KEPT = 0.27
"""How much of an upright face stays as it is: its name, and a strip of its picture."""
HEAD, TITLE = 24, 0.72
"""How high the head of a card is whose picture is hidden, in units, and its name in it."""
NARROWEST, LOWEST = 60, 26
"""The least room in which a card says anything, in units: in less, only the one pointed at speaks."""
READ, HIGHEST, READ_LETTERS = (240, 330), 148, 15
"""The widths of the sheet over a card that is pointed at, how high it is at most where the wider one helps,
and how large its words are, in units."""
TURNED = "turn"
"""The symbol of a card that has been used."""


def worded(face: Surface, spot: Spot, model: TableModel[Any]) -> Surface:
    """Return a card with its cost, what lies on it and what it says, in words; one too small as it is.

    Where there are more words than room, they end in dots.
    """
    unit, whole = model.canvas.k, face.get_rect()
    part, said = _seen(spot, model).clip(whole), said_on(spot, model)
    if not _has_room(part.size, unit):
        return face
    sheet, strip = model.table.in_words.sheet, _strip(spot, whole.size, model)
    if _keeps_picture(part, whole, said, unit, strip):
        return _upright(face, said, unit, sheet, strip)
    written = plain(part.size, name_of(spot, model), said, unit, is_spent(spot, model), sheet)
    return written if part == whole else _beside_others(face, written, part.topleft)


def shown_whole(spot: Spot, model: TableModel[Any]) -> bool:
    """Tell whether a card has room for all that it says."""
    unit, said, part = model.canvas.k, said_on(spot, model), _seen(spot, model)
    whole = Rect((0, 0), model.canvas.rect(*spot.box).size)
    if not _has_room(part.size, unit):
        return False
    below, _, in_words = _plan(part.size, name_of(spot, model), said, unit)
    strip = _strip(spot, whole.size, model)
    return _keeps_picture(part, whole, said, unit, strip) or fits(in_words, below.size, unit)


def _has_room(size: Size, unit: float) -> bool:
    """Tell whether anything can be said in so little room."""
    return size[0] >= NARROWEST * unit and size[1] >= LOWEST * unit


def _strip(spot: Spot, size: Size, model: TableModel[Any]) -> Strip:
    """Return which part of a face its game keeps in sight, or a strip of the picture below its name."""
    in_words, kept = model.table.in_words, round(size[1] * KEPT)
    return in_words.strip(spot, size) if in_words.strip is not None else Strip(kept, kept, kept)


def _keeps_picture(part: Rect, whole: Rect, said: str, unit: float, strip: Strip) -> bool:
    """Tell whether a card has room for its words below what stays of it."""
    upright = part == whole and whole.height > whole.width
    return upright and fits(said, _below(whole, strip).size, unit)


def enlarged(spot: Spot, model: TableModel[Any]) -> Surface | None:
    """Return the sheet that lies over a card pointed at: its name and all that it says, if it has no room."""
    if not speaks(spot, model) or shown_whole(spot, model):
        return None
    box, px, said = model.canvas.rect(*spot.box), Scale(model.canvas.reading), said_on(spot, model)
    widths = [max(box.width, px(wide)) for wide in READ]
    heights = [
        block(said, LETTERS, px(READ_LETTERS), wide - px(16)).height + px(HEAD + 12) for wide in widths
    ]
    low = next((number for number, high in enumerate(heights) if high <= px(HIGHEST)), len(READ) - 1)
    size = (widths[low], max(box.height, heights[low]))
    sheet = model.table.in_words.sheet
    return plain(size, name_of(spot, model), said, px.unit, is_spent(spot, model), sheet)


def speaks(spot: Spot, model: TableModel[Any]) -> bool:
    """Tell whether a thing is a card that shows its sentence now."""
    return model.in_words and spot.look in model.table.in_words.looks and bool(model.component(spot.id))


def said_on(spot: Spot, model: TableModel[Any]) -> str:
    """Return what a card says as it lies: of one with two sides, the side that is chosen."""
    in_words, view = model.table.in_words, model.view
    lies, chosen = in_words.lies_on(view, spot.component), in_words.says(view, spot, model.words)
    return escape(chosen) if chosen else sentences(model.game.name, spot.component, model.words, lies)


def name_of(spot: Spot, model: TableModel[Any]) -> str:
    """Return the name of a card."""
    return model.words(f"{model.game.domain}.name.{spot.component}")


def is_spent(spot: Spot, model: TableModel[Any]) -> bool:
    """Tell whether a card has been used."""
    return model.table.in_words.spent(model.view, spot)


def fits(said: str, size: Size, unit: float) -> bool:
    """Tell whether words can be read on a sheet of a size."""
    return _is_within(measured(said, size, unit), size, unit)


def measured(said: str, size: Size, unit: float) -> Block:
    """Measure the words of a card, as large as they fit on its sheet: if need be, in one paragraph."""
    px = Scale(unit)
    room, letters = (size[0] - px(8), size[1] - px(2), px(LEAST)), px(MOST)
    text = fitted(said, LETTERS, letters, *room)
    return text if _is_within(text, size, unit) else fitted(_in_one(said), LETTERS, letters, *room)


def cut_to_sheet(said: str, size: Size, unit: float) -> Block:
    """Measure the words of a card that fit on its sheet: where there are more, they end in dots."""
    text, px, kept = measured(said, size, unit), Scale(unit), _in_one(said).split(" ")
    while len(kept) > 1 and not _is_within(text, size, unit):
        kept.pop()
        text = block(" ".join(kept).rstrip(",.;:*") + "…", LETTERS, px(LEAST), size[0] - px(8))
    return text


def _is_within(text: Block, size: Size, unit: float) -> bool:
    return text.width <= size[0] - round(8 * unit) and text.height <= size[1] - round(2 * unit)


def _in_one(said: str) -> str:
    """Return lines as one paragraph."""
    return " ".join(line if line.endswith((".", "!", "?", "]")) else f"{line}." for line in said.split("\n"))


class SheetPlan(NamedTuple):
    """A card without its picture: where its sheet lies, its name above it if it can be read, its words."""

    below: Rect
    head: int
    said: str


def _plan(size: Size, name: str, said: str, unit: float) -> SheetPlan:
    """Plan a card without its picture; a name that would be too small stands before the words."""
    px, head = Scale(unit), min(round(HEAD * unit), round(size[1] * 0.3))
    edge = px(4)
    if head * TITLE < px(LEAST) or block(name, LETTERS, px(LEAST)).width > size[0] - px(8):
        head = edge = px(2)
        said = f"*{name}.* {said}"
    return SheetPlan(Rect(edge, head, size[0] - 2 * edge, size[1] - head - edge), head, said)


@sprite
def plain(size: Size, name: str, said: str, unit: float, spent: bool, sheet: Sheet = parchment) -> Surface:
    """Return a card without its picture: its name, and a sheet with its words."""
    px, (below, head, said) = Scale(unit), _plan(size, name, said, unit)
    surface = panels.panel(size, unit, radius=6).copy()
    sign = symbol(TURNED, max(px(LEAST), round(head * 0.8)))
    if head > px(LEAST):
        left = sign.get_width() + px(4) if spent else px(4)
        heading = title(name, round(head * TITLE), size[0] - left - px(4))
        place(surface, heading, ((size[0] + left - px(4)) / 2, head / 2 + px(1)))
    _write(surface, below, cut_to_sheet(said, below.size, unit), unit, sheet)
    if spent:
        place(surface, sign, (px(3), px(2)), "topleft")
    return surface


@sprite
def _upright(face: Surface, said: str, unit: float, sheet: Sheet, strip: Strip) -> Surface:
    """Return a face whose lower part is a sheet with its words, what is kept of it above them."""
    surface, box = face.copy(), _below(face.get_rect(), strip)
    surface.blit(face, (0, strip.end), Rect(0, strip.top, face.get_width(), strip.bottom - strip.top))
    _write(surface, box, measured(said, box.size, unit), unit, sheet)
    return surface


@sprite
def _beside_others(face: Surface, written: Surface, at: tuple[int, int]) -> Surface:
    """Return a face of which only a part is seen, with its words there."""
    surface = face.copy()
    surface.blit(written, at)
    return surface


def _below(whole: Rect, strip: Strip) -> Rect:
    """Return where the sheet lies of an upright card that keeps its name and a strip of itself."""
    wide, high = whole.size
    edge, top = max(3, round(wide * 0.034)), strip.end + strip.bottom - strip.top
    return Rect(edge, top, wide - 2 * edge, high - top - edge)


def _seen(spot: Spot, model: TableModel[Any]) -> Rect:
    """Return the part of a card that no other one in its row hides, from its own corner."""
    canvas, spots = model.canvas, list(model.arrangement.spots.values())
    box = canvas.rect(*spot.box)
    part = box.copy()
    for other in spots[spots.index(spot) + 1 :] if spot in spots else ():
        over = canvas.rect(*other.box)
        shared = box.clip(over)
        if other.look != spot.look or other.zone != spot.zone or shared.height * 2 < box.height:
            continue
        if over.x > box.x:
            part.width = max(0, min(part.right, over.left) - part.left)
        elif shared.width:
            right = part.right
            part.left = max(part.left, over.right)
            part.width = max(0, right - part.left)
    return part.move(-box.x, -box.y)


def _write(surface: Surface, box: Rect, text: Block, unit: float, sheet: Sheet) -> None:
    """Write on a sheet."""
    surface.blit(sheet(box.size, unit), box)
    place(surface, draw(text, "centre"), box.center)
