"""The panels of the seats: who sits there, how they stand; drawn anew only when that changes."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import passing_sprite
from client.art.icons import icon
from client.art.place import place
from client.art.text import QUIET, Style, line
from client.art.theme import DIM, SECOND, TEXT
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Box, Scale
from client.games.res_arcana.tokens import token
from client.table.seat_plate import Head, SeatPlate, draw_head, seat_panel
from rules.core.words import Words
from rules.res_arcana.essences import NAMES, Essences

NUMBER = Style("ui_bold", TEXT)
ZERO = Style("ui_bold", DIM)
COUNT = Style("ui_medium", SECOND)
NEWS = 34
"""How far down from the middle of an essence a chip reaches that tells what has come or gone."""
PILES = ("poker-hand", "stack", "card-burn")
"""The icons of hand, deck and discard pile."""
HEAD = Head(left=70, size=25, line=22, medal=48, corner=(8, 4), sign=54, about=15, below=44)
FLAT_HEAD = Head(left=56, size=23, line=18, medal=44, corner=(6, 4), sign=44, about=14, below=38)
OWN_SMALL_HEAD = Head(left=70, size=25, line=26, medal=48, corner=(8, 4), sign=46)
SMALL_HEAD = Head(left=46, size=20, line=18, medal=38, corner=(8, 4), sign=34)


class RivalPanel(NamedTuple):
    """How a rival's panel is laid out, in units: its head, its pool, and how many cards it has where."""

    head: Head
    width: float
    """The width of head and pool; 0 is that of the panel."""
    pool: tuple[float, float, float]
    """Where the essences begin, and how much room they have, or leave at the right where that is below 0."""
    counts: tuple[float, float]
    """Where the numbers of cards are; from the right edge where that is less than 0."""
    step: float
    """How far apart these numbers are."""


RIVALS = {
    (False, False): RivalPanel(FLAT_HEAD, 240, (252, 18, 330), (-196, 18), 62),
    (False, True): RivalPanel(FLAT_HEAD, 196, (202, 18, 234), (-100, 18), 33),
    (True, False): RivalPanel(HEAD, 224, (12, 72, 224), (12, 98), 56),
    (True, True): RivalPanel(SMALL_HEAD, 0, (12, 46, -124), (-110, 46), 34),
}
"""By whether the window is small, and whether panels are narrow."""


def rival_shape(seats: int, *, compact: bool) -> RivalPanel:
    """Return how the panel of a rival is laid out at a table of so many seats."""
    return RIVALS[compact, seats > (2 if compact else 3)]


@passing_sprite
def rival_panel(
    plate: SeatPlate, pool: Essences, counts: tuple[int, ...], size: Size, unit: float, shape: RivalPanel
) -> Surface:
    """Return the panel of a rival: its head, its pool and how many cards it has."""
    surface, px = seat_panel(plate, size, unit).copy(), Scale(unit)
    width = px(shape.width) or size[0]
    draw_head(surface, plate, shape.head, width, px, (plate.player,))
    x, y = shape.counts
    left, top, room = shape.pool
    _draw_pool(surface, pool, (px(left), px(top)), px(room) if room > 0 else width + px(room), px)
    _draw_counts(surface, counts, (px(x) % size[0], px(y)), shape.step, px)
    return surface


@passing_sprite
def own_panel(
    plate: SeatPlate,
    pool: Essences,
    size: Size,
    unit: float,
    cells: tuple[tuple[int, ...], ...],
    words: Words,
) -> Surface:
    """Return the panel of the viewer: its head, and a large cell for each kind of essence."""
    surface, px = seat_panel(plate, size, unit).copy(), Scale(unit)
    # In a small window the essences lie where a second line would be.
    roomy = cells[0][1] > px(HEAD.below + HEAD.about)
    draw_head(surface, plate, HEAD if roomy else OWN_SMALL_HEAD, size[0], px, (plate.player,))
    for name, amount, cell in zip(NAMES, pool, cells, strict=True):
        box = Rect(cell)
        x, y, height = box.centerx, box.y, box.height
        surface.blit(panels.field(box.size, unit), box)
        essence = token(name, min(round(box.width * 0.62), round(height * 0.45)))
        place(surface, essence, (x, y + round(height * 0.05)), "midtop")
        number = line(str(amount), NUMBER if amount else ZERO, round(height * 0.26))
        place(surface, number, (x, y + round(height * 0.64)))
        label = line(words(f"essence.{name}.name"), QUIET, round(height * 0.13), box.width - px(4))
        place(surface, label, (x, box.bottom - px(4)), "midbottom")
    return surface


def rival_news(panel: Box, shape: RivalPanel, essence: str) -> Box:
    """Return at whose lower edge it stands how an essence of a rival has changed: where no card lies."""
    left, top, room = shape.pool
    if shape.head is SMALL_HEAD:
        return Box(panel.x, panel.y, panel.width - shape.head.medal - 12, shape.head.medal - 6)
    if shape.head is HEAD:
        return Box(panel.x, panel.y, shape.width, panel.height)
    step = _pool_step(room)
    x = panel.x + left + NAMES.index(essence) * step
    return Box(x, panel.y + top, min(step, 54) - 4, NEWS)


def _pool_step(room: float) -> float:
    """Return how far apart the essences of a rival are, in units."""
    return min(62.0, (room - 20) / len(NAMES))


def _draw_pool(surface: Surface, pool: Essences, at: tuple[int, int], width: int, px: Scale) -> None:
    step = px(_pool_step(width / px.unit))
    size, digits = (20, Type.SMALL) if step < px(52) else (26, Type.MESSAGE)
    for number, (name, amount) in enumerate(zip(NAMES, pool, strict=True)):
        x, y = at[0] + number * step, at[1]
        place(surface, token(name, px(size)), (x, y), "midleft")
        written = line(str(amount), NUMBER if amount else ZERO, px(digits), step - px(size + 4))
        place(surface, written, (x + px(size + 2), y), "midleft")


def _draw_counts(
    surface: Surface, counts: tuple[int, ...], at: tuple[int, int], step: float, px: Scale
) -> None:
    size, digits = (20, Type.LABEL) if step > 40 else (15, Type.FINE)
    for number, (sign, count) in enumerate(zip(PILES, counts, strict=True)):
        x = at[0] + number * px(step)
        place(surface, icon(sign, px(size), SECOND), (x, at[1]), "midleft")
        place(surface, line(str(count), COUNT, px(digits)), (x + px(size + 4), at[1]), "midleft")
