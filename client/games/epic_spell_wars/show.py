"""What is shown of spells: the growing name, the roll, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from pygame import Surface

from client.art import panels
from client.art.cache import passing_sprite, sprite
from client.art.lettering import title
from client.art.place import place
from client.art.text import Style, abridged, draw, escape, line
from client.art.theme import FOCUS, TEXT
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, polygon, rounded
from client.canvas import Scale
from client.games.epic_spell_wars.comic import dots, glyph, inked, shout, shout_size
from client.games.epic_spell_wars.faces import row_plate
from client.games.epic_spell_wars.faces.foot import LABEL, row_heights
from client.games.epic_spell_wars.palette import (
    BAND,
    BAND_DEEP,
    GHOST,
    INK,
    PALE,
    WHITE,
    YELLOW,
    Letters,
)

SAID = Style("ui_medium", TEXT, strong=FOCUS, leading=1.24)
BRIEF = Style("ui_bold", PALE)
Piece = tuple[str, bool]
"""Some words of a name, and whether they only stand for a part that is missing."""
TAIL, FOLD = 44, 12


# --- the name ----------------------------------------------------------------------------------------


@passing_sprite
def band(pieces: tuple[Piece, ...], size: Size, unit: float) -> Surface:
    """Return the ribbon with the name of a spell, as far as it has grown."""
    surface = ribbon(size, unit).copy()
    room, high = size[0] - 2 * (TAIL + 14) * unit, size[1] - 26 * unit
    for number, (row, px) in enumerate(_rows(pieces, round(50 * unit), room, high)):
        count = 1 if len(row) == len(pieces) else 2
        y = size[1] / 2 - 2 * unit + (number - (count - 1) / 2) * px * 0.98
        _write(surface, row, px, y)
    return surface


def _rows(
    pieces: tuple[Piece, ...], px: int, room: float, high: float
) -> list[tuple[tuple[Piece, ...], int]]:
    """Return the pieces in one row, or in two where they would become too small."""
    whole = " ".join(said for said, _ in pieces)
    most = min(px, round(high * 0.78))
    size = shout_size(whole, most, room)
    if len(pieces) < 2 or size >= most * 0.62:
        return [(pieces, size)]
    cut = len(pieces) - 1
    halves = [pieces[:cut], pieces[cut:]]
    each = min(round(high * 0.46), *(shout_size(" ".join(s for s, _ in half), most, room) for half in halves))
    return [(half, each) for half in halves]


def _write(surface: Surface, row: tuple[Piece, ...], px: int, y: float) -> None:
    gap = px * 0.26
    letters = [
        shout(
            said,
            px,
            GHOST if missing else YELLOW,
            edge=BAND_DEEP if missing else INK,
            drop=0 if missing else 0.05,
        )
        for said, missing in row
    ]
    margin = px * (1 / 26 + 1 / 11)
    total = sum(each.get_width() - 2 * margin for each in letters) + gap * (len(letters) - 1)
    x = (surface.get_width() - total) / 2 - margin
    for each in letters:
        place(surface, each, (x, y), "midleft")
        x += each.get_width() - 2 * margin + gap


@sprite
def ribbon(size: Size, unit: float) -> Surface:
    """Return the empty ribbon with its two tails."""
    wide, high = size
    top, bottom = 8 * unit, high - 14 * unit
    tail, fold, ink = TAIL * unit, FOLD * unit, 4 * unit
    shapes = []
    for side in (0, 1):
        points = [
            (4 * unit, top + fold), (tail + 26 * unit, top + fold), (tail + 26 * unit, bottom + fold),
            (4 * unit, bottom + fold), (22 * unit, (top + bottom) / 2 + fold),
        ]  # fmt: skip
        shapes.append(inked(polygon([(wide - x if side else x, y) for x, y in points]), BAND_DEEP, ink))
    body = rounded(tail, top, wide - 2 * tail, bottom - top, 0)
    surface = drawing(size, *shapes, path(body, Fade(BAND), stroke=INK, width=ink))
    inner = (ceil(wide - 2 * tail - 2 * ink), ceil(bottom - top - 2 * ink))
    surface.blit(dots(inner, 10 * unit, BAND_DEEP, "foot", 0.5), (round(tail + ink), round(top + ink)))
    return surface


def in_lines(parts: Sequence[str], room: float, high: float) -> tuple[list[str], int]:
    """Return a name in the one or two lines in which it is largest, no part of it torn, and how large."""
    said = [part.upper() for part in (*parts[:-1], parts[-1] + "!")]
    splits = [[" ".join(said)], *([" ".join(said[:n]), " ".join(said[n:])] for n in range(1, len(said)))]
    sized = [
        (lines, min(shout_size(text, round(high / len(lines)), room) for text in lines)) for lines in splits
    ]
    # Of lines that become equally large those that are most alike.
    return max(sized, key=lambda split: (split[1], -max(map(len, split[0]))))


@passing_sprite
def headline(parts: tuple[str, ...], who: str, size: Size, unit: float) -> Surface:
    """Return the banner with the full name of a spell that is revealed."""
    surface = ribbon(size, unit).copy()
    room = size[0] - 2 * (TAIL + 20) * unit
    lines, px = in_lines(parts, room, (size[1] - 60 * unit) * 0.84)
    middle = size[1] / 2 - 4 * unit
    for number, text in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * px * 1.02
        place(surface, shout(text, px, YELLOW if number else WHITE, drop=0.06), (size[0] / 2, y))
    place(
        surface, line(escape(who), BRIEF, round(Type.BODY * unit), room), (size[0] / 2, size[1] - 30 * unit)
    )
    return surface


# --- what comes of it --------------------------------------------------------------------------------


@passing_sprite
def summary(head: str, lines: tuple[str, ...], size: Size, unit: float) -> Surface:
    """Return the panel that says what a spell would do, to whom, with which dice."""
    surface, px = panels.table_panel(size, unit).copy(), Scale(unit)
    tall = size[1] > px(170)
    top = px(34 if tall else 7)
    if tall:
        place(surface, title(head, px(Type.MESSAGE), size[0] - px(24)), (px(12), px(18)), "midleft")
    room = (size[0] - px(22), size[1] - top - px(7))
    said = draw(
        abridged("\n".join(lines), SAID, px(Type.SMALL), *room, px(Type.TINY if tall else Type.LEAST))
    )
    place(surface, said, (px(13), top), "topleft")
    return surface


class Roll(NamedTuple):
    """A power roll: the card, its rows as words, how many dice for what, and which row applies."""

    head: str
    glyph: str
    about: str
    rows: tuple[tuple[str, str], ...]
    row: int


@passing_sprite
def roll_panel(roll: Roll, size: Size, unit: float) -> Surface:
    """Return the panel of a roll: its three rows, and the one that applies in light."""
    px = Scale(unit)
    surface = panels.table_panel(size, unit, edge=YELLOW, thick=3).copy()
    tall = size[1] > px(200)
    head = px(Letters.ROLL[not tall])
    place(
        surface,
        shout(roll.head, shout_size(roll.head, head, size[0] - px(60)), YELLOW),
        (px(10), px(24 if tall else 16)),
        "midleft",
    )
    place(surface, glyph(roll.glyph, head), (size[0] - px(12), px(24 if tall else 16)), "midright")
    top = px(46 if tall else 30)
    if tall:
        place(
            surface, line(roll.about, SAID, px(Type.CAPTION), size[0] - px(24)), (px(12), px(56)), "midleft"
        )
        top = px(74)
    # As on the card, each row is as high as its words need.
    inner = unit * (0.95 if tall else 0.8)
    room = size[0] - px(30) - (LABEL + 14) * inner
    said = [words for _, words in roll.rows]
    for number, high in enumerate(row_heights(said, room, size[1] - top - px(6), Scale(inner))):
        lit, off = roll.row == number, roll.row >= 0 and roll.row != number
        box = (size[0] - px(14 if lit else 30), high - px(4))
        plate = row_plate(box, roll.rows[number][0], said[number], number, inner, lit=lit, off=off)
        place(surface, plate, (size[0] / 2, top + high / 2))
        top += high
    return surface
