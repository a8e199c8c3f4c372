"""Rooms of the great lodge: instability at the top, name, effect and worth; what is left of a destroyed one.

Lengths are in units of a room that reaches 84 from its middle to its corners.
"""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from client.art.cache import sprite
from client.art.icons import icon
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import place
from client.art.text import Style, draw, fitted, line
from client.art.theme import SHELL
from client.art.type_sizes import Type
from client.art.vector import Size
from client.canvas import Scale
from client.games.black_rose import palette
from client.games.black_rose.formulas import name_of, on_floor
from client.games.black_rose.sprites.paintings import name_of_painting
from client.games.black_rose.sprites.tokens import coin, cube, hatch, plate, socket
from rules.black_rose.catalogue import Room
from rules.black_rose.records import LodgeRoom
from rules.black_rose_wars.readings import COUNTERPARTS
from rules.core.words import Words

REACH = 84
SMALLEST_NAMED, SMALLEST_TOLD = 50, 64
"""From so many pixels on, from middle to corner, a room says its name, and what it does."""
ROWS = {4: (2, 2), 5: (2, 3), 6: (2, 4), 8: (3, 5), 9: (2, 3, 4), 10: (2, 4, 4)}
"""In which rows the places for instability lie: the corner leaves more room the lower they are."""
TAKEN_OVER = {taken: own for own, taken in COUNTERPARTS.items()}
"""The rooms out of the Duel that can lie in the great lodge, with those whose places they take."""
SOCKET = 15
EFFECT = Style("ui", palette.PALE, leading=1.2, symbol=1.3)
RUINED = Style("display", palette.FADED)
WORTH = Style("ui_bold", palette.BRIGHT)


def floor(room: Room, stands: LodgeRoom, size: Size) -> Surface:
    """Return the floor of a room, or what is left of it; one out of the Duel lies as it is restored."""
    whose = TAKEN_OVER.get(room.id)
    if whose is None:
        return picture(f"{name_of_painting(room.id)}{'_destroyed' if stands.destroyed else ''}", size)
    if stands.destroyed:
        return picture(f"{name_of_painting(whose)}_destroyed", size)
    return picture(f"{name_of_painting(room.id)}_restored", size)


def view_of(room: Room) -> str:
    """Return the name of the picture of a room seen from within."""
    return (
        f"black_rose/view_{room.id}_restored" if room.id in TAKEN_OVER else f"black_rose_wars/view_{room.id}"
    )


@sprite
def written(
    room: Room, stands: LodgeRoom, words: Words, size: Size, fresh: int, owner: int | None
) -> Surface:
    """Return what stands on the floor of a room; of a destroyed one, its name and who has its token."""
    surface, reach = Surface(size, SRCALPHA), size[1] / 2
    px = Scale(reach / REACH)
    if stands.destroyed:
        _write_ruin(surface, owner, px)
    else:
        _write_cubes(surface, room, stands, px, fresh)
        if reach >= SMALLEST_TOLD:
            _write_effect(surface, room, px, spent=stands.used)
        _write_worth(surface, room, px, spent=stands.used)
    if reach >= SMALLEST_NAMED:
        _write_name(surface, room, words, px, faint=stands.destroyed)
    else:
        place(surface, hatch(room.colour, px(26)), (px(20), px(60)))
    return surface


def _write_cubes(surface: Surface, room: Room, stands: LodgeRoom, px: Scale, fresh: int) -> None:
    """Put the places for instability into the upper corner; a full room shows that it will break."""
    side, step, number = px(SOCKET), px(SOCKET + 1), 0
    count = len(stands.cubes)
    for row, slots in enumerate(ROWS[room.slots]):
        for column in range(slots):
            at = (surface.get_width() / 2 + (column - (slots - 1) / 2) * step, px(15) + row * step)
            place(surface, socket(side, lit=count - fresh <= number < count), at)
            if number < count:
                place(surface, cube(stands.cubes[number], side), at)
            number += 1
    if count == room.slots:
        place(surface, icon("cracked-disc", px(20), palette.EMBER), (px(124), px(46)))


def _write_name(surface: Surface, room: Room, words: Words, px: Scale, *, faint: bool) -> None:
    wide = surface.get_width()
    low = 66 if len(ROWS[room.slots]) > len(ROWS[4]) and not faint else 57
    told = name_of(room.id, words)
    name = line(told, RUINED, px(Type.FINE), px(112)) if faint else title(told, px(Type.FINE), px(116))
    ground = plate((name.get_width() + px(16), px(19)), px.unit, palette.EDGE if faint else SHELL.frame)
    box = place(surface, ground, (wide / 2 + px(3), px(low)))
    place(surface, name, (box.centerx + px(2), box.centery))
    place(surface, hatch(room.colour, px(19)), box.midleft)


def _write_effect(surface: Surface, room: Room, px: Scale, *, spent: bool) -> None:
    style = EFFECT._replace(colour=palette.FADED) if spent else EFFECT
    effect = draw(fitted(on_floor(room), style, px(Type.FINE), px(120), px(20)), "centre")
    ground = plate((effect.get_width() + px(12), px(19)), px.unit)
    place(surface, effect, place(surface, ground, (surface.get_width() / 2, px(129))).center)


def _write_worth(surface: Surface, room: Room, px: Scale, *, spent: bool) -> None:
    """Put the token of a room, and what it is worth, into the lower corner."""
    middle, y = surface.get_width() / 2, px(148)
    place(surface, plate((px(44), px(16)), px.unit, radius=8), (middle, y))
    place(surface, coin("key", px(19), spent=spent), (middle - px(12), y))
    digits = line(f"{room.points[0]}[power]", WORTH, px(Type.FINE))
    place(surface, digits, (middle + px(1), y), "midleft")


def _write_ruin(surface: Surface, owner: int | None, px: Scale) -> None:
    middle = surface.get_width() / 2
    if owner is not None:
        place(surface, cube(owner, px(24)), (middle, px(138)))
