"""What stands below the window of a card: its kind and glyph, its words or the rows of its roll."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.place import place
from client.art.text import Block, Style, draw, escape, fitted, fitted_line
from client.art.theme import mix
from client.art.vector import Fade, Size, drawing, path, ramp, rounded
from client.canvas import Scale
from client.games.epic_spell_wars.comic import (
    dots,
    glyph,
    inked,
)
from client.games.epic_spell_wars.formulas import signs
from client.games.epic_spell_wars.palette import (
    GREY,
    INK,
    LOOKS,
    PAPER,
    PAPER_SHADE,
    ROWS,
    WHITE,
    YELLOW,
    Look,
)
from rules.core.words import Words
from rules.epic_spell_wars.card_text import bands, clauses, text
from rules.epic_spell_wars.cards import Component
from rules.epic_spell_wars.dice import PowerRoll

WIDTH, HEIGHT = 300, 420
SMALL, MIDDLE = 150, 255
"""Below these widths in units of the table a card shows no text, or a text without its dice line."""
EDGE, SIDE = 5, 12
TOP = 40
"""Where the window begins, partly under the ribbon."""
NAME = (15, 67)
LOW = {"text": 240, "roll": 212, "small": 352, "hero": 344}
"""Where the window ends, by what stands below it."""
GLYPH = 54
LABEL = 62
WORDS = Style("ui_medium", INK, leading=1.16, symbol=1.2)
STRIP = Style("ui_bold", WHITE)


class Kind(NamedTuple):
    """How much of a card is shown: what stands below its window, and its look."""

    foot: str
    look: Look


def kind_of(component: Component, small: bool) -> Kind:
    """Return what a card shows; a small one has no room for words."""
    look = LOOKS[component.glyph or component.kind]
    if small:
        return Kind("small", look)
    if component.kind == "hero":
        return Kind("hero", look)
    return Kind("roll" if roll_of(component) else "text", look)


def roll_of(component: Component) -> PowerRoll | None:
    """Return the power roll of a card, if it has one."""
    return next((verb for verb in component.verbs if isinstance(verb, PowerRoll)), None)


def around(box: tuple[int, int, int, int], by: float) -> tuple[float, float, float, float]:
    return box[0] - by, box[1] - by, box[2] + 2 * by, box[3] + 2 * by


def draw_foot(surface: Surface, component: Component, kind: Kind, px: Scale, words: Words, row: int) -> None:
    low = px(LOW[kind.foot])
    if kind.foot == "small":
        _draw_small_foot(surface, component, px, low, words)
        return
    wide, high = surface.get_size()
    box = (px(SIDE), low + px(10), wide - 2 * px(SIDE), high - px(13) - low - px(10))
    paper = ramp(box[2:], ((0, PAPER), (1, PAPER_SHADE))).convert_alpha()
    paper.blit(dots(box[2:], 9 * px.unit, mix(kind.look.colour, WHITE, 0.35), "foot", 0.35), (0, 0))
    round_corners(paper, 6 * px.unit)
    surface.blit(drawing((wide, high), path(rounded(*around(box, 3 * px.unit), 9 * px.unit), INK)), (0, 0))
    surface.blit(paper, box[:2])
    _draw_strip(surface, component, kind.look, px, low + px(4), words)
    inner = (box[0] + px(7), low + px(24), box[2] - px(14), box[1] + box[3] - low - px(28))
    roll = roll_of(component)
    if roll is None:
        said = draw(body_text(component, inner[2:], px, words), "centre")
        place(surface, said, (wide / 2, inner[1] + inner[3] / 2))
    else:
        _draw_rows(surface, component, roll, inner, px, words, row)


def body_text(component: Component, room: Size, px: Scale, words: Words) -> Block:
    """Measure what a card without a roll does."""
    return fitted(escape(text(component, words)), WORDS, px(24), room[0], room[1], 1)


def _draw_strip(surface: Surface, component: Component, look: Look, px: Scale, y: int, words: Words) -> None:
    """Write the kind and the glyph over the lower edge of the window."""
    wide, half = surface.get_width(), px(15)
    strip = rounded(20 * px.unit, y - half, wide - 40 * px.unit, 2 * half, half)
    fill = Fade(((0, mix(look.deep, look.colour, 0.35)), (1, look.deep)))
    surface.blit(drawing(surface.get_size(), inked(strip, fill, 3 * px.unit)), (0, 0))
    label = words(f"epic_spell_wars.kind.{component.kind}")
    if component.glyph:
        label = f"{label} · " + words(f"epic_spell_wars.glyph.{component.glyph}")
    left = (GLYPH + 16) * px.unit
    said = draw(fitted_line(escape(label.upper()), STRIP, px(18), wide - left - 26 * px.unit))
    place(surface, said, ((left + wide - 22 * px.unit) / 2, y))
    if component.kind != "hero":
        place(surface, glyph(component.glyph or component.kind, px(GLYPH)), (px(12 + GLYPH / 2), y))


def _draw_rows(
    surface: Surface,
    component: Component,
    roll: PowerRoll,
    box: tuple[int, int, int, int],
    px: Scale,
    words: Words,
    row: int,
) -> None:
    """Write whom a card aims at, and the three rows of its roll; the one that applies is lit."""
    x, y, wide, high = box
    head = text(component, words).split("\n")[0]
    said = fitted_line(escape(head), WORDS._replace(role="ui_bold"), px(21), wide)
    place(surface, draw(said), (x + wide / 2, y + px(9)))
    top = y + px(24)
    pitch = (y + high - top) / 3
    for number, (band, verbs) in enumerate(zip(bands(), roll.rows, strict=True)):
        place_box = (x - px(2), round(top + number * pitch), wide + px(4), round(pitch - 3 * px.unit))
        off = row >= 0 and row != number
        line = row_plate(
            place_box[2:], band, clauses(verbs, words), number, px.unit, lit=row == number, off=off
        )
        place(surface, line, (place_box[0] + place_box[2] / 2, place_box[1] + place_box[3] / 2))


@sprite
def row_plate(
    size: Size, band: str, said: str, number: int, unit: float, *, lit: bool = False, off: bool = False
) -> Surface:
    """Return a row of a power roll: which totals, and what they do; one that applies is ringed."""
    px, (wide, high), label = Scale(unit), size, LABEL * unit
    thick = 2.4 * unit
    box = rounded(thick / 2, thick / 2, wide - thick, high - thick, 6 * unit)
    lines = [
        path(box, GREY if off else WHITE),
        path(rounded(thick, thick, label, high - 2 * thick, 5 * unit), ROWS[number][off]),
        path(f"M{label + thick} {thick}L{label + thick} {high - thick}", stroke=INK, width=thick),
        path(box, stroke=INK, width=thick),
    ]
    if lit:
        lines.append(path(box, stroke=YELLOW, width=2 * thick))
    surface = drawing(size, *lines)
    place(
        surface,
        draw(fitted_line(band, STRIP._replace(colour=INK), px(23), label)),
        (label / 2 + thick, high / 2),
    )
    room = (wide - label - 14 * unit, high - 4 * unit)
    words = draw(fitted(escape(said), WORDS._replace(leading=1.05), px(22), *room), "centre")
    place(surface, words, (label + thick + (wide - label) / 2, high / 2))
    return surface


def _draw_small_foot(surface: Surface, component: Component, px: Scale, low: int, words: Words) -> None:
    """Show the glyph, and the three numbers of a roll or the kind."""
    wide, high = surface.get_size()
    strip = rounded(12 * px.unit, low + px(2), wide - 24 * px.unit, high - low - px(14), 6 * px.unit)
    surface.blit(drawing((wide, high), path(strip, INK)), (0, 0))
    middle, roll = (low + high - px(12)) / 2, roll_of(component)
    if roll is None:
        label = words(f"epic_spell_wars.kind.{component.kind}").upper()
        said = draw(fitted_line(label, STRIP, px(34), wide - 122 * px.unit))
        place(surface, said, ((88 * px.unit + wide - 16 * px.unit) / 2, middle))
    else:
        for number, verbs in enumerate(roll.rows):
            left, plate = 90 * px.unit + number * 65 * px.unit, (round(60 * px.unit), px(44))
            cell = drawing(plate, path(rounded(0, 0, *plate, 6 * px.unit), ROWS[number][0]))
            numbers = draw(
                fitted_line(signs(verbs[0]), STRIP._replace(colour=INK, symbol=1.1), px(36), plate[0])
            )
            place(cell, numbers, (plate[0] / 2, plate[1] / 2))
            place(surface, cell, (left, middle), "midleft")
    place(surface, glyph(component.glyph or component.kind, px(84)), (px(48), low + px(16)))
