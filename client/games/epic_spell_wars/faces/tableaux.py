"""The great moments of a tournament in pictures: a death, a medal, and who begins the next game with what."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art.cache import passing_sprite, sprite
from client.art.effects import mask, rotated
from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import Style, draw, escape, fitted, line
from client.art.type_sizes import Type
from client.art.vector import Size, drawing, path, ramp, ring
from client.canvas import Scale
from client.games.epic_spell_wars.comic import clipped, dots, halves, rays, shout, shout_size
from client.games.epic_spell_wars.faces import portrait
from client.games.epic_spell_wars.faces.marks import stamp
from client.games.epic_spell_wars.palette import (
    BOARD,
    BOARD_FOOT,
    INK,
    PALE,
    RED,
    ROCK,
    TABLE,
    WHITE,
    YELLOW,
    Letters,
)
from client.games.epic_spell_wars.seats import medal
from client.table.model import TableModel
from client.table.moments import Moment
from rules.epic_spell_wars.setup import MEDALS
from rules.epic_spell_wars.state import State

SIZE = (980, 430)
"""How large a tableau is, in units of its own."""
LARGE, SMALL = 1.2, 0.74
"""How large these are, and in a small window."""
FACE, MEDAL = 300, 230
HEAD, ROW, GAP = 124, 84, 8
SAID = Style("ui_bold", WHITE, leading=1.25)
QUIET = Style("ui_medium", PALE)
TILT = 5


class Tableau(NamedTuple):
    """What a picture is of: a death, a medal or a game; of whom; how many medals, and how many win."""

    kind: str
    hero: str = ""
    medals: int = 0
    needed: int = 0


class Row(NamedTuple):
    """A wizard before a game: who it is, its medals, and what it brings along."""

    seat: int
    name: str
    hero: str
    medals: int
    brings: str


def picture(moment: Moment, model: TableModel[State]) -> Surface | None:
    """Return the picture of a moment, if it is one of a tournament."""
    shown, told = moment.told.tableau, moment.told
    if not isinstance(shown, Tableau):
        return None
    unit = model.canvas.k * (SMALL if model.canvas.compact else LARGE)
    if shown.kind == "game":
        seats, nothing = model.view.seats, model.words("epic_spell_wars.along.nothing")
        rows = [
            Row(number, model.names[number], seats[number].hero, seats[number].medals, brings or nothing)
            for number, brings in enumerate(told.line.split("\n"))
        ]
        about = model.words("epic_spell_wars.table.again")
        return _game(told.title, about, tuple(rows), MEDALS[model.view.length], unit)
    dead = model.words("epic_spell_wars.table.dead") if shown.kind == "death" else ""
    return _wizard(told.title, told.line, shown, dead, unit)


@passing_sprite
def _wizard(title: str, about: str, shown: Tableau, dead: str, unit: float) -> Surface:
    """Return a wizard who has won a medal, or who has died, with the words on the right."""
    px, size = Scale(unit), (Scale(unit)(SIZE[0]), Scale(unit)(SIZE[1]))
    surface = _ground(size, unit, RED if dead else YELLOW).copy()
    middle = size[1] / 2
    face = rotated(portrait(shown.hero, px(FACE), dead=bool(dead)), TILT)
    place(surface, face, (px(190), middle))
    if dead:
        place(surface, stamp(dead, px(72)), (px(190), middle + px(84)))
    else:
        place(surface, medal(px(MEDAL)), (px(320), middle + px(66)))
    left, room = px(370 if dead else 430), size[0] - px(400 if dead else 460)
    lines = _broken(title.upper(), px(Letters.TITLE), room)
    most = min(shout_size(text, px(Letters.TITLE), room) for text in lines)
    top = px(64)
    for text in lines:
        said = shout(text, most, YELLOW if not dead else WHITE, drop=0.06)
        place(surface, said, (left + room / 2, top + most * 0.5))
        top += round(most * 1.06)
    for number in range(shown.needed if shown.needed > 1 else 0):
        at = (left + room / 2 + (number - (shown.needed - 1) / 2) * px(84), size[1] - px(128))
        place(surface, medal(px(76), number < shown.medals), at)
    if about:
        high = size[1] - top - px(40) if dead else px(44)
        words = draw(fitted(about, SAID, px(Type.LEAD), room, high, px(Type.NOTE)), "centre")
        y = (top + size[1] - px(20)) / 2 if dead else size[1] - px(58)
        place(surface, words, (left + room / 2, y))
    return surface


def _broken(text: str, px: int, room: float) -> list[str]:
    """Return a title in one line, or in two where it would become too small."""
    return [text] if shout_size(text, px, room) >= px * 0.8 else halves(text)


@passing_sprite
def _game(title: str, about: str, rows: tuple[Row, ...], needed: int, unit: float) -> Surface:
    """Return who begins a game with what, a line each."""
    px = Scale(unit)
    size = (px(SIZE[0]), px(HEAD + len(rows) * (ROW + GAP) + 24))
    surface = _ground(size, unit, YELLOW).copy()
    head = title.upper()
    place(surface, shout(head, px(Letters.HEAD), YELLOW, drop=0.06), (size[0] / 2, px(54)))
    place(surface, line(about, SAID, px(Type.BODY), size[0] - px(60)), (size[0] / 2, px(100)))
    for number, row in enumerate(rows):
        plate = _row(row, (size[0] - px(48), px(ROW)), needed, unit)
        place(surface, plate, (px(24), px(HEAD + number * (ROW + GAP))), "topleft")
    return surface


@sprite
def _row(row: Row, size: Size, needed: int, unit: float) -> Surface:
    px, middle = Scale(unit), size[1] / 2
    surface = clipped(ramp(size, ((0, BOARD), (1, BOARD_FOOT))).convert_alpha(), mask(size, 12 * unit))
    surface.blit(drawing(size, path(ring(0, 0, *size, 12 * unit, 3 * unit), INK, holes=True)), (0, 0))
    place(surface, portrait(row.hero, size[1] - px(12)), (px(8), middle), "midleft")
    place(surface, seat_sign(row.seat, px(28)), (px(4), px(4)), "topleft")
    left = size[1] + px(10)
    place(surface, line(escape(row.name), SAID, px(Type.LEAD), px(230)), (left, middle), "midleft")
    for number in range(needed):
        place(surface, medal(px(48), number < row.medals), (left + px(262 + number * 50), middle))
    start = left + px(262 + needed * 50)
    text = draw(
        fitted(row.brings, QUIET, px(Type.LEAD), size[0] - start - px(12), size[1] - px(8), px(Type.NOTE))
    )
    place(surface, text, (start, middle), "midleft")
    return surface


@sprite
def _ground(size: Size, unit: float, edge: str) -> Surface:
    """Return rays on purple in a thick frame."""
    body = ramp(size, TABLE).convert_alpha()
    middle = (size[0] * 0.2, size[1] * 0.5)
    body.blit(drawing(size, path(rays(middle, size[0], 18), ROCK, opacity=0.8)), (0, 0))
    body.blit(dots(size, 16 * unit, edge, "foot", 0.22), (0, 0))
    body = clipped(body, mask(size, 20 * unit))
    inner = (5 * unit, 5 * unit, size[0] - 10 * unit, size[1] - 10 * unit)
    lines = (
        path(ring(0, 0, *size, 20 * unit, 8 * unit), INK, holes=True),
        path(ring(*inner, 16 * unit, 5 * unit), edge, holes=True),
    )
    body.blit(drawing(size, *lines), (0, 0))
    return body
