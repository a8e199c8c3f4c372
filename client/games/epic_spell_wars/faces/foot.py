"""What stands below the window of a card: its kind and glyph, its words or the rows of its roll."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.place import place
from client.art.text import Block, Style, block, draw, escape, fitted, fitted_line, largest
from client.art.theme import mix
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, ramp, rounded
from client.canvas import Scale
from client.games.epic_spell_wars import formulas
from client.games.epic_spell_wars.comic import (
    dots,
    glyph,
    inked,
)
from client.games.epic_spell_wars.palette import (
    GREY,
    INK,
    LOOKS,
    PAPER,
    PAPER_SHADE,
    ROWS,
    WHITE,
    YELLOW,
    Letters,
    Look,
)
from rules.core.words import Words
from rules.epic_spell_wars.card_text import bands, text
from rules.epic_spell_wars.cards import Component
from rules.epic_spell_wars.dice import PowerRoll
from rules.epic_spell_wars.effects import Damage
from rules.epic_spell_wars.resolve import Verb

WIDTH, HEIGHT = 300, 420
SMALL = 150
"""Below this width in units of the table a card shows no text."""
EDGE, SIDE = 5, 12
TOP = 40
"""Where the window begins, partly under the ribbon."""
NAME = (15, 67)
LOW = {"text": 240, "roll": 233, "small": 352, "hero": 322}
"""Where the window ends, by what stands below it."""
GLYPH = 54
HEAD = 31
"""How high the line above the rows of a roll is: its words keep clear of the strip and the glyph."""
AIM = 19
"""How large it is said whom a card aims at: so that the longest finds room in both languages."""
LABEL = 54
WORDS = Style("ui_medium", INK, leading=1.16, symbol=1.2)
STRIP = Style("ui_bold", WHITE)
ROW = WORDS._replace(leading=1.05)


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


def draw_well(surface: Surface, box: tuple[int, int, int, int], px: Scale) -> None:
    """Draw the ink around a box in which something lies."""
    edge = px(3)
    size = (box[2] + 2 * edge, box[3] + 2 * edge)
    surface.blit(drawing(size, path(rounded(0, 0, *size, 9 * px.unit), INK)), (box[0] - edge, box[1] - edge))


def draw_foot(surface: Surface, component: Component, kind: Kind, low: int, px: Scale, words: Words) -> None:
    """Draw all that stands below the window, which ends at `low`."""
    if kind.foot == "small":
        _draw_small_foot(surface, component, px, low, words)
        return
    wide, high = surface.get_size()
    box = (px(SIDE), low + px(10), wide - 2 * px(SIDE), high - px(13) - low - px(10))
    paper = ramp(box[2:], ((0, PAPER), (1, PAPER_SHADE))).convert_alpha()
    paper.blit(dots(box[2:], 9 * px.unit, mix(kind.look.colour, WHITE, 0.35), "foot", 0.35), (0, 0))
    round_corners(paper, 6 * px.unit)
    draw_well(surface, box, px)
    surface.blit(paper, box[:2])
    _draw_strip(surface, component, kind.look, px, low + px(4), words)
    x, y, room, height = _text_box(surface, low, px)
    if kind.foot == "roll":
        said = draw(head_text(component, room, px, words))
        place(surface, said, (x + room / 2, y + px(HEAD / 2)))
        draw_rows(surface, component, low, px, words, -1)
    else:
        # The first line keeps clear of the strip.
        said = draw(body_text(component, (room, height - px(8)), px, words), "centre")
        place(surface, said, (wide / 2, y + px(4) + height / 2))


def _text_box(surface: Surface, low: int, px: Scale) -> tuple[int, int, int, int]:
    """Return where words stand on the paper below the window."""
    wide, high = surface.get_size()
    return px(SIDE) + px(7), low + px(24), wide - 2 * px(SIDE) - px(14), high - px(13) - low - px(28)


def kept_strip(component: Component, size: Size, small: bool) -> tuple[int, int, int]:
    """Return where the name of a card ends, and where the strip with its kind and its glyph lies."""
    unit, low = size[0] / WIDTH, LOW[kind_of(component, small).foot]
    top, bottom = (low - GLYPH * 0.5, HEIGHT - 12) if small else (low + 4 - GLYPH / 2, low + 4 + GLYPH / 2)
    return round((NAME[1] + 4) * unit), round(top * unit), round(bottom * unit)


@sprite
def paper(size: Size, unit: float) -> Surface:
    """Return the paper of a comic, on which a card says what it does while it is asked for words."""
    sheet = ramp(size, ((0, PAPER), (1, PAPER_SHADE))).convert_alpha()
    sheet.blit(dots(size, 7 * unit, mix(PAPER_SHADE, INK, 0.25), "foot", 0.3), (0, 0))
    round_corners(sheet, 5 * unit)
    thick = 2.2 * unit
    edge = rounded(thick / 2, thick / 2, size[0] - thick, size[1] - thick, 5 * unit)
    sheet.blit(drawing(size, path(edge, stroke=INK, width=thick)), (0, 0))
    return sheet


def head_text(component: Component, room: float, px: Scale, words: Words) -> Block:
    """Measure whom a card with a roll aims at: without a lead, so that it is as large on every card."""
    return fitted_line(_victim(component, words), WORDS._replace(role="ui_bold"), px(AIM), room)


def _victim(component: Component, words: Words) -> str:
    head = text(component, words).split("\n")[0].partition(": ")[2].rstrip(".")
    return escape(head[:1].upper() + head[1:])


def body_text(component: Component, room: Size, px: Scale, words: Words) -> Block:
    """Measure what a card without a roll does."""
    return fitted(escape(text(component, words)), WORDS, px(Type.QUESTION), room[0], room[1], 1)


def _draw_strip(surface: Surface, component: Component, look: Look, px: Scale, y: int, words: Words) -> None:
    """Write the kind and the glyph over the lower edge of the window."""
    wide, half = surface.get_width(), px(15)
    size = (wide - px(36), 2 * half + px(4))
    strip = rounded(2 * px.unit, 2 * px.unit, size[0] - 4 * px.unit, size[1] - 4 * px.unit, half)
    fill = Fade(((0, mix(look.deep, look.colour, 0.35)), (1, look.deep)))
    place(surface, drawing(size, inked(strip, fill, 3 * px.unit)), (wide / 2, y))
    label = words(f"epic_spell_wars.kind.{component.kind}")
    if component.glyph:
        label = f"{label} · " + words(f"epic_spell_wars.glyph.{component.glyph}")
    left = (GLYPH + 16 if component.kind != "hero" else 22) * px.unit
    right = wide - 22 * px.unit
    said = draw(fitted_line(escape(label.upper()), STRIP, px(Letters.STRIP), right - left - 4 * px.unit))
    place(surface, said, ((left + right) / 2, y))
    if component.kind != "hero":
        place(surface, glyph(component.glyph or component.kind, px(GLYPH)), (px(12 + GLYPH / 2), y))


def draw_rows(surface: Surface, component: Component, low: int, px: Scale, words: Words, row: int) -> None:
    """Draw the three rows of a card's roll; the one that applies is lit."""
    roll = roll_of(component)
    assert roll is not None, "only a card with a roll has rows"
    x, y, wide, high = _text_box(surface, low, px)
    tall = (high - px(HEAD)) / len(roll.rows)
    for number, (band, verbs) in enumerate(zip(bands(), roll.rows, strict=True)):
        lit, off = row == number, row >= 0 and row != number
        said, size = formulas.row(verbs, words), (wide + px(4), round(tall) - px(4))
        plate = row_plate(size, band, said, number, px.unit, lit=lit, off=off)
        place(surface, plate, (x + wide / 2, y + px(HEAD) + (number + 0.5) * tall))


def row_size(said: list[str], room: float, height: int, px: Scale) -> int:
    """Return the largest size at which the rows of a roll find room."""
    return largest(px(22), 1, lambda size: sum(needed_heights(said, room, size, px)) <= height)


def needed_heights(said: list[str], room: float, size: int, px: Scale) -> list[int]:
    """Return how high rows must be at some size."""
    return [max(px(26), block(words, ROW, size, room).height + px(6)) for words in said]


def row_heights(said: list[str], room: float, height: int, px: Scale) -> list[int]:
    """Share a height among rows of a roll: each as high as its words need at the largest common size."""
    high = needed_heights(said, room, row_size(said, room, height, px), px)
    spare = max(0, height - sum(high)) // len(high)
    return [each + spare for each in high]


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
        draw(fitted_line(band, STRIP._replace(colour=INK), min(px(Letters.BAND), round(high * 0.62)), label)),
        (label / 2 + thick, high / 2),
    )
    words = draw(row_words(said, size, unit), "centre")
    place(surface, words, (label + thick + (wide - label) / 2, high / 2))
    return surface


def row_words(said: str, size: Size, unit: float) -> Block:
    """Measure what a row does."""
    room = (size[0] - (LABEL + 12) * unit, size[1] - 4 * unit)
    return fitted(said, ROW, Scale(unit)(Type.LEAD), *room)


def brief(verb: Verb) -> str:
    """Return a verb as it stands on a small card: plain damage is its number."""
    if isinstance(verb, Damage) and isinstance(verb.amount, int):
        return str(verb.amount)
    return formulas.signs(verb)


def _draw_small_foot(surface: Surface, component: Component, px: Scale, low: int, words: Words) -> None:
    """Show the glyph, and the three numbers of a roll or the kind."""
    wide, high = surface.get_size()
    size = (wide - px(24), high - low - px(14))
    surface.blit(drawing(size, path(rounded(0, 0, *size, 6 * px.unit), INK)), (px(12), low + px(2)))
    middle, roll = (low + high - px(12)) / 2, roll_of(component)
    if roll is None:
        label = words(f"epic_spell_wars.kind.{component.kind}").upper()
        said = draw(fitted_line(label, STRIP, px(Letters.SMALL_STRIP), wide - 122 * px.unit))
        place(surface, said, ((88 * px.unit + wide - 16 * px.unit) / 2, middle))
    else:
        for number, verbs in enumerate(roll.rows):
            left, plate = 90 * px.unit + number * 65 * px.unit, (round(60 * px.unit), px(44))
            cell = drawing(plate, path(rounded(0, 0, *plate, 6 * px.unit), ROWS[number][0]))
            numbers = draw(
                fitted_line(brief(verbs[0]), STRIP._replace(colour=INK), px(Letters.SMALL_NUMBER), plate[0])
            )
            place(cell, numbers, (plate[0] / 2, plate[1] / 2))
            place(surface, cell, (left, middle), "midleft")
        _draw_victim(surface, component, px, low, words)
    place(surface, glyph(component.glyph or component.kind, px(84)), (px(48), low + px(16)))


def _draw_victim(surface: Surface, component: Component, px: Scale, low: int, words: Words) -> None:
    """Say above the numbers of a small card whom they hurt."""
    size = (surface.get_width() - px(24), px(38))
    surface.blit(drawing(size, path(rounded(0, 0, *size, 6 * px.unit), INK)), (px(12), low - px(66)))
    line = draw(fitted_line(_victim(component, words), STRIP, px(Letters.SMALL_STRIP), size[0] - px(10)))
    place(surface, line, (surface.get_width() / 2, low - px(47)))
