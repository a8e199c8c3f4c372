"""The strip that says who acts when, and the plate with the round where the strip has no room for that."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art import panels
from client.art.cache import passing_sprite, sprite
from client.art.heraldry import seat_sign
from client.art.place import place
from client.art.text import block, escape, line
from client.art.theme import FOCUS
from client.art.type_sizes import Type
from client.art.vector import Size, drawing, path, rounded
from client.canvas import Scale
from client.games.epic_spell_wars.palette import BOARD, INK, PALE, QUIET, YELLOW
from client.games.epic_spell_wars.show import BRIEF, SAID

LEAST_NAME = 2
"""How many letters of a name say whose it is."""


class Chip(NamedTuple):
    """A wizard in the order of the round: with so many cards, done, at it, or to come."""

    seat: int
    name: str
    about: str
    state: str
    brief: str = ""
    """What is said instead where there is one line for all."""


@passing_sprite
def order(head: str, phase: str, chips: tuple[Chip, ...], size: Size, unit: float) -> Surface:
    """Return the strip that says who acts when."""
    surface, px = panels.table_panel(size, unit).copy(), Scale(unit)
    small = size[1] < px(50)
    left = 0 if small else px(176)
    if not small:
        place(
            surface,
            line(head, BRIEF._replace(colour=FOCUS), px(Type.SMALL), left - px(20)),
            (px(12), size[1] * 0.32),
            "midleft",
        )
        place(surface, line(phase, SAID, px(Type.CAPTION), left - px(20)), (px(12), size[1] * 0.7), "midleft")
    if chips:
        wide = min(px(190), (size[0] - left - px(6)) / len(chips))
        plates = (round(wide - px(4)), size[1] - px(8))
        if not all(_has_room(chip.about, plates, unit) for chip in chips):
            # Signs say it larger than words that would have to shrink: then all say it in signs.
            chips = tuple([chip._replace(about=chip.brief or chip.about) for chip in chips])
        for number, chip in enumerate(chips):
            plate = chip_plate(chip, plates, unit, number + 1)
            surface.blit(plate, (round(left + px(4) + number * wide), px(4)))
    elif small:
        place(
            surface,
            line(f"{head} · {phase}", BRIEF, px(Type.FINE), size[0] - px(16)),
            (size[0] / 2, size[1] / 2),
        )
    return surface


def _has_room(about: str, size: Size, unit: float) -> bool:
    """Tell whether words stand beside the sign of a wizard without having to shrink."""
    px = Scale(unit)
    sign = seat_sign(0, min(size[1] - px(6), px(30)), "1").get_width()
    return block(about, SAID, px(Type.FINE)).width <= size[0] - px(12) - sign


@passing_sprite
def round_plate(head: str, phase: str, size: Size, unit: float) -> Surface:
    """Return which round is played and what is done in it, where the strip has no room for that."""
    surface, px = panels.table_panel(size, unit).copy(), Scale(unit)
    for said, style, y in ((head, BRIEF._replace(colour=FOCUS), 0.3), (phase, SAID, 0.72)):
        place(surface, line(said, style, px(Type.FINE), size[0] - px(16)), (px(8), size[1] * y), "midleft")
    return surface


def _cut(name: str, room: float, px: int) -> str:
    """Return a name that is no wider than the room, its end cut off but for a number, or nothing."""
    if block(escape(name), SAID, px).width <= room:
        return escape(name)
    head, *number = name.rsplit(maxsplit=1)
    cut, end = (head, f"… {number[0]}") if number and number[0].isdigit() else (name, "…")
    while len(cut) > LEAST_NAME:
        cut = cut[:-1]
        said = escape(cut + end)
        if block(said, SAID, px).width <= room:
            return said
    return ""


@sprite
def chip_plate(chip: Chip, size: Size, unit: float, number: int) -> Surface:
    """Return a wizard's place in the order."""
    px, now = Scale(unit), chip.state == "now"
    fill = YELLOW if now else BOARD
    surface = drawing(
        size, path(rounded(1, 1, size[0] - 2, size[1] - 2, 7 * unit), fill, stroke=INK, width=2)
    )
    sign = seat_sign(chip.seat, min(size[1] - px(6), px(30)), str(number))
    place(surface, sign, (px(4), size[1] / 2), "midleft")
    ink = INK if now else QUIET if chip.state == "done" else PALE
    x, room = px(8) + sign.get_width(), size[0] - px(12) - sign.get_width()
    said = SAID._replace(colour=ink)
    if room > px(30) and size[1] > px(42):
        name = line(escape(chip.name), BRIEF._replace(colour=ink), px(Type.CAPTION), room)
        place(surface, name, (x, size[1] * 0.32), "midleft")
        place(surface, line(chip.about, said, px(Type.FINE), room), (x, size[1] * 0.72), "midleft")
    elif room > px(14):
        # What could not be read is left out: the sign says who it is.
        # Of cards and initiative the last counts most.
        brief = (
            chip.brief if block(chip.brief, said, px(Type.LEAST)).width <= room else chip.brief.split(" ")[-1]
        )
        told = [_cut(chip.name, room, px(Type.LEAST)), brief]
        rows = [words for words in told if words and block(words, said, px(Type.LEAST)).width <= room]
        for row, words in enumerate(rows):
            y = size[1] / 2 + (row - (len(rows) - 1) / 2) * px(Type.TINY)
            place(surface, line(words, said, px(Type.TINY), room), (x, y), "midleft")
    if chip.state == "done":
        surface.set_alpha(150)
    return surface
