"""The boards of the mages: who sits there, how they stand; what is on them is kept piece by piece."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.effects import round_corners
from client.art.heraldry import outline_of, seat_sign
from client.art.icons import icon
from client.art.lettering import title
from client.art.pictures import picture
from client.art.place import Target
from client.art.text import QUIET, Style, line
from client.art.theme import DIM, GOLD, SEATS, TEXT, mix, shade
from client.art.vector import Fade, Size, drawing, path, ring, rounded
from client.games.black_rose.faces import back
from client.games.black_rose.looks import DOMAIN, EMBLEMS
from client.games.black_rose.pieces import coin, cube, life
from client.games.black_rose.symbols import TONES
from client.table.display_list import Part
from rules.core.words import Words

NUMBER = Style("ui_bold", TEXT)
STATS = (("health", "health"), ("strength", "strength"), ("speed", "speed"), ("spell", "hand"))
EVOKED = 3
"""How many evocations a mage can own."""


class Evoked(NamedTuple):
    """An evocation on its owner's board."""

    kind: str
    name: str
    damage: tuple[int, ...]
    health: int
    strength: int
    speed: int
    upgrade: str
    acted: bool


class Sitter(NamedTuple):
    """Everything that a mage's board shows."""

    seat: int
    name: str
    about: str
    mage: str
    crown: bool
    deciding: bool
    tokens: int
    damage: tuple[int, ...]
    health: int
    strength: int
    speed: int
    hand: str
    grimoire: int
    memories: int
    supply: int
    trophies: int
    rooms: int
    evoked: tuple[Evoked | None, ...]


# --- the two boards ----------------------------------------------------------------------------------


def own_board(surface: Part, who: Sitter, unit: float, words: Words) -> None:
    """Draw the viewer's board over a surface."""
    px, size = _Scale(unit), surface.size
    surface.blit(_ground(who.seat, size, unit, deciding=who.deciding), (0, 0))
    face = portrait(who.mage, who.seat, (px(96), px(118)))
    surface.blit(face, (px(12), px(12)))
    left = px(120)
    _head(surface, who, left, px(27), size[0], px, 25)
    about = line(who.about, QUIET, px(15), size[0] - left - px(12))
    surface.blit(about, about.get_rect(midleft=(left, px(51))))
    _stats(surface, who, (left, px(81)), px(46), px, 20)
    _tokens(surface, who, (size[0] - px(12), px(80)), px(38), px)
    bar = life(who.damage, who.health, (size[0] - left - px(12), px(28)))
    surface.blit(bar, (left, px(104)))
    _counts(surface, who, px, words)
    _evoked(surface, who, Rect(px(12), size[1] - px(80), size[0] - px(24), px(68)), px)


def rival_board(surface: Part, who: Sitter, unit: float, words: Words) -> None:
    """Draw a rival's board over a surface; its spells lie upon it as things of their own."""
    px, size = _Scale(unit), surface.size
    surface.blit(_ground(who.seat, size, unit, deciding=who.deciding), (0, 0))
    face = portrait(who.mage, who.seat, (px(74), px(90)))
    surface.blit(face, (px(10), px(10)))
    left = px(94)
    _head(surface, who, left, px(23), size[0], px, 22)
    _stats(surface, who, (left, px(51)), px(45), px, 18)
    _tokens(surface, who, (size[0] - px(10), px(50)), px(32), px)
    bar = life(who.damage, who.health, (size[0] - left - px(10), px(25)))
    surface.blit(bar, (left, px(74)))
    x = px(250)
    for number, (sign, value) in enumerate((("grimoire", who.grimoire), ("memories", who.memories))):
        _count(surface, sign, value, words(f"{DOMAIN}.table.{sign}"), (x, px(118 + 44 * number)), px, 20)
    stock = cube(who.seat, px(20))
    surface.blit(stock, stock.get_rect(center=(size[0] - px(26), px(118))))
    number_ = line(f"×{who.supply}", NUMBER, px(14))
    surface.blit(number_, number_.get_rect(center=(size[0] - px(26), px(138))))
    _evoked(surface, who, Rect(px(12), size[1] - px(72), size[0] - px(24), px(62)), px)


def small_board(surface: Part, who: Sitter, unit: float, evoked_: Rect) -> None:
    """Draw a mage's board for a small window: life, coins, counts, and evocations in their place."""
    px, size = _Scale(unit), surface.size
    surface.blit(_ground(who.seat, size, unit, deciding=who.deciding), (0, 0))
    face = portrait(who.mage, who.seat, (px(46), px(54)))
    surface.blit(face, (px(6), px(6)))
    left = px(58)
    _head(surface, who, left, px(17), size[0], px, 17)
    _tokens(surface, who, (size[0] - px(6), px(44)), px(22), px)
    _stats(surface, who, (left, px(44)), px(29), px, 13, ("strength", "speed", "hand"))
    bar = life(who.damage, who.health, (size[0] - px(12), px(17)))
    surface.blit(bar, (px(6), px(65)))
    step = (size[0] - px(8)) / 5
    for number, (sign, value) in enumerate(
        (
            ("grimoire", who.grimoire),
            ("memories", who.memories),
            ("trophy", who.trophies),
            ("rooms", who.rooms),
        )
    ):
        _number(surface, sign, value, (round(px(8) + number * step), px(96)), px, 15)
    stock = cube(who.seat, px(16))
    surface.blit(stock, stock.get_rect(midleft=(round(px(8) + 4 * step), px(96))))
    left_over = line(str(who.supply), NUMBER, px(14))
    surface.blit(left_over, left_over.get_rect(midleft=(round(px(27) + 4 * step), px(96))))
    _evoked(surface, who, evoked_, _Scale(unit * 0.6))


class _Scale(NamedTuple):
    """Turns units into pixels."""

    unit: float

    def __call__(self, units: float) -> int:
        return round(units * self.unit)


@sprite
def _ground(seat: int, size: Size, unit: float, *, deciding: bool) -> Surface:
    """Return the leather of a board, warm in the colour of its seat; whoever decides is edged in it."""
    colour = SEATS[seat].colour
    edge = mix(colour, "#ffffff", 0.2) if deciding else "#a8803e"
    surface = panels.table_panel(size, unit, edge=edge, thick=3 if deciding else 1).copy()
    tint = Fade(((0, shade(colour, 0.55) + "8c"), (0.6, shade(colour, 0.3) + "30"), (1, "#00000000")))
    surface.blit(drawing(size, path(rounded(2, 2, size[0] - 4, size[1] - 4, 8 * unit), tint)), (0, 0))
    return surface


@sprite
def portrait(mage: str, seat: int, size: Size) -> Surface:
    """Return a mage in a gold frame, in the light of its seat."""
    surface = picture(f"black_rose/{mage}", size, 0.44).convert_alpha()
    colour = SEATS[seat].colour
    light = Fade(((0, colour + "00"), (0.45, colour + "00"), (1, colour + "b4")))
    surface.blit(drawing(size, path(rounded(0, 0, *size, 0), light)), (0, 0))
    radius, thick = size[0] * 0.07, max(1.5, size[0] * 0.035)
    round_corners(surface, radius)
    frame = path(ring(0, 0, *size, radius, thick), Fade(GOLD), holes=True)
    surface.blit(drawing(size, frame), (0, 0))
    return surface


def _head(surface: Target, who: Sitter, left: int, y: int, wide: int, px: _Scale, size: int) -> None:
    sign = seat_sign(who.seat, px(size + 3))
    surface.blit(sign, sign.get_rect(midleft=(left - px(2), y)))
    left += px(size + 6)
    crown = px(size + 4) if who.crown else 0
    name = title(who.name, px(size), wide - left - px(12) - crown)
    place = name.get_rect(midleft=(left, y))
    surface.blit(name, place)
    if who.crown:
        mark = icon("queen-crown", crown, "#ffd75e")
        surface.blit(mark, mark.get_rect(midleft=(place.right + px(4), y)))


def _stats(
    surface: Target,
    who: Sitter,
    at: tuple[int, int],
    step: int,
    px: _Scale,
    size: int,
    shown: tuple[str, ...] = ("health", "strength", "speed", "hand"),
) -> None:
    """Write what the mage can do: health, strength, speed, the limit of its hand."""
    values: dict[str, object] = {
        "health": who.health - len(who.damage),
        "strength": who.strength,
        "speed": who.speed,
        "hand": who.hand,
    }
    named = {"hand": "spell"}
    for number, name in enumerate(shown):
        _number(surface, named.get(name, name), values[name], (at[0] + number * step, at[1]), px, size)


def _number(surface: Target, sign: str, value: object, at: tuple[int, int], px: _Scale, size: float) -> None:
    mark = icon(TONES[sign].icon, px(size), TONES[sign].bright)
    surface.blit(mark, mark.get_rect(midleft=at))
    digits = line(
        str(value), NUMBER if value not in (0, "0") else NUMBER._replace(colour=DIM), px(size * 0.86)
    )
    surface.blit(digits, digits.get_rect(midleft=(at[0] + px(size + 3), at[1])))


def _tokens(surface: Target, who: Sitter, at: tuple[int, int], side: int, px: _Scale) -> None:
    """Put down the coins for physical actions, the spent ones to the left."""
    colour = SEATS[who.seat].colour
    for number in range(2):
        token = coin("fist", side, colour, spent=number >= who.tokens)
        surface.blit(token, token.get_rect(midright=(at[0] - number * (side + px(4)), at[1])))


def _counts(surface: Target, who: Sitter, px: _Scale, words: Words) -> None:
    """Show the piles, the stock of cubes, trophies and rooms of the viewer."""
    top = px(142)
    for number, (name, count) in enumerate((("grimoire", who.grimoire), ("memories", who.memories))):
        x = px(16 + 88 * number)
        pile = back("spell", (px(46), px(65)), who.seat)
        if count > 1:
            surface.blit(pile, (x + px(3), top + px(3)))
        if count:
            surface.blit(pile, (x, top))
        else:
            surface.blit(panels.slot(pile.get_size(), px.unit), (x, top))
        chip = panels.chip(str(count), px(14), panels.TAG)
        surface.blit(chip, chip.get_rect(center=(x + px(46), top + px(52))))
        label = line(words(f"{DOMAIN}.table.{name}"), QUIET, px(13), px(86))
        surface.blit(label, label.get_rect(midtop=(x + px(24), top + px(69))))
    stock = cube(who.seat, px(30))
    surface.blit(stock, stock.get_rect(midleft=(px(196), top + px(18))))
    left = line(f"×{who.supply}", NUMBER, px(18))
    surface.blit(left, left.get_rect(midleft=(px(230), top + px(18))))
    label = line(words(f"{DOMAIN}.table.supply"), QUIET, px(13), px(92))
    surface.blit(label, label.get_rect(midleft=(px(196), top + px(44))))
    for number, (sign, value) in enumerate((("trophy", who.trophies), ("rooms", who.rooms))):
        _count(
            surface,
            sign,
            value,
            words(f"{DOMAIN}.table.{sign}"),
            (px(298 + 62 * number), top + px(18)),
            px,
            26,
        )


def _count(
    surface: Target, sign: str, value: int, label: str, at: tuple[int, int], px: _Scale, size: int
) -> None:
    _number(surface, sign, value, at, px, size)
    words = line(label, QUIET, px(13), px(100))
    surface.blit(words, words.get_rect(midleft=(at[0], at[1] + px(size))))


# --- evocations --------------------------------------------------------------------------------------


def _evoked(surface: Target, who: Sitter, row: Rect, px: _Scale) -> None:
    gap = px(6)
    wide = (row.width - gap * (EVOKED - 1)) // EVOKED
    for number in range(EVOKED):
        card = evoked(who.evoked[number], number + 1, who.seat, (wide, row.height), px.unit)
        surface.blit(card, (row.x + number * (wide + gap), row.y))


@sprite
def evoked(being: Evoked | None, number: int, seat: int, size: Size, unit: float) -> Surface:
    """Return the place of an evocation on a board, told by as many roses; empty, or with its numbers."""
    px = _Scale(unit)
    if being is None:
        surface = panels.field(size, unit, 7).copy()
        _roses(surface, number, (size[0] / 2, size[1] / 2), px(16), "#6a4a54")
        return surface
    surface = _evoked_ground(seat, size, unit).copy()
    emblem = icon(EMBLEMS[being.kind], px(28), "#f0e6d0" if not being.acted else "#9a9088")
    surface.blit(emblem, (px(4), px(4)))
    name = line(being.name, Style("ui_medium", "#fff0c8"), px(14), size[0] - px(40))
    surface.blit(name, name.get_rect(midleft=(px(35), px(13))))
    _roses(surface, number, (px(35) + number * px(6.5), px(29)), px(12), "#ffc4d8")
    if being.upgrade:
        mark = icon(TONES[being.upgrade].icon, px(18), TONES[being.upgrade].bright)
        surface.blit(mark, mark.get_rect(midright=(size[0] - px(5), px(29))))
    low = size[1] - px(13)
    for place, (sign, value) in enumerate((("speed", being.speed), ("strength", being.strength))):
        _number(surface, sign, value, (px(5 + 29 * place), low), px, 14)
    side = min(px(16), (size[0] - px(66)) // being.health)
    bar = life(being.damage, being.health, (side * being.health, side))
    surface.blit(bar, bar.get_rect(midright=(size[0] - px(4), low)))
    return surface


@sprite
def _evoked_ground(seat: int, size: Size, unit: float) -> Surface:
    colour = SEATS[seat].colour
    ground = Fade(((0, shade(colour, 0.4)), (1, "#120c0c")))
    inner = (1.2 * unit, 1.2 * unit, size[0] - 2.4 * unit, size[1] - 2.4 * unit)
    return drawing(
        size,
        path(rounded(0, 0, *size, 7 * unit), mix(colour, "#ffffff", 0.3)),
        path(rounded(*inner, 6 * unit), ground),
    )


def _roses(surface: Target, count: int, centre: tuple[float, float], side: int, colour: str) -> None:
    for number in range(count):
        rose = _rose(side, colour)
        x = centre[0] + (number - (count - 1) / 2) * side * 1.1
        surface.blit(rose, rose.get_rect(center=(x, centre[1])))


@sprite
def _rose(px: int, colour: str) -> Surface:
    return drawing((px, px), path(outline_of("rose", 0), colour), view=(100, 100))
