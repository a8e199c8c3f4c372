"""The boards of the wizards: who it is, the skull on its track of life, and what has befallen it."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from client.art.cache import passing_sprite, sprite
from client.art.effects import dimmed, mask
from client.art.heraldry import seat_sign
from client.art.icons import outlined
from client.art.place import place
from client.art.text import Style, draw, escape, fitted, line
from client.art.theme import SEATS, mix
from client.art.vector import Size, circle, drawing, path, polygon, ramp, ring, rounded
from client.canvas import Scale
from client.games.epic_spell_wars.comic import clipped, dots, inked, shout
from client.games.epic_spell_wars.faces import portrait
from client.games.epic_spell_wars.faces.marks import crosshair, stamp, tag
from client.games.epic_spell_wars.layout.zones import STATUS
from client.games.epic_spell_wars.palette import (
    BOARD,
    BOARD_FOOT,
    INK,
    LIFE,
    LIFE_GONE,
    LOW,
    MEDAL,
    MEDAL_PALE,
    MEDAL_RIBBON,
    PALE,
    READY,
    REFUSED,
    THINKING,
    WHITE,
    YELLOW,
)
from rules.epic_spell_wars.setup import MOST_LIFE

BOLD, PLAIN = Style("ui_bold", WHITE), Style("ui_medium", PALE)
CELLS = MOST_LIFE + 1
MARKS = (0, 5, 10, 15, 20, 25)
UNIT = 100
TILES = 104
"""The room for tiles at the right end of a low board, in units."""
MISSING = 0.55
"""How much light falls on the place of a medal that is missing."""


class Board(NamedTuple):
    """What is shown of a wizard."""

    seat: int
    name: str
    about: str
    side: str
    """On which side of the viewer it sits, if it is a neighbour."""
    hero: str
    life: int
    medals: int
    needed: int = 0
    """How many medals win, where places for them are shown."""
    active: bool = False
    state: str = ""
    good: bool = False
    dead: str = ""
    """The words of the stamp on a dead one."""
    tag: str = ""
    """Why it is a victim, if it is."""
    extra: str = ""
    """What it has for this round that lies nowhere: further dice."""
    loss: int = 0
    """How much life it may lose by what is under way."""


class Measures(NamedTuple):
    """Where things stand on a board of some height, in units."""

    portrait: float
    pad: float
    name: float
    name_y: float
    about: float
    about_y: float
    life: float
    life_y: float
    number: float


def measures(width: float, height: float) -> Measures:
    """Return the measures of a board: the larger it is, the more it tells."""
    if height >= 200 and width < 360:
        return Measures(62, 9, 16, 16, 13, 38, 34, 67, 32)
    if height >= 200:
        return Measures(88, 12, 22, 23, 15, 45, 46, 86, 46)
    if height >= 150:
        return Measures(min(104, height - 80), 12, 21, 24, 15, 47, 44, 84, 40)
    if height >= 116:
        return Measures(62, 8, 16, 17, 12, 34, 34, 58, 30)
    if height >= 100:
        return Measures(58, 7, 15, 15, 12, 32, 30, 50, 26)
    if height >= 66:
        return Measures(height - 16, 7, 15, 16, 0, 0, 30, 44, 26)
    return Measures(height - 10, 5, 15, 13, 0, 0, 26, height - 15, 24)


@passing_sprite
def board(told: Board, size: Size, unit: float) -> Surface:
    """Return the board of a wizard; treasures and cards are laid upon it."""
    px, at = Scale(unit), measures(size[0] / unit, size[1] / unit)
    edge = REFUSED if told.tag else YELLOW if told.active else SEATS[told.seat].colour
    surface = ground(told.seat, size, unit, edge, 4 if told.active else 2.6, bool(told.dead)).copy()
    side, left = px(at.portrait), px(at.pad)
    place(surface, portrait(told.hero, side, dead=bool(told.dead)), (left, left), "topleft")
    place(surface, seat_sign(told.seat, px(max(18, at.portrait * 0.32))), (left * 0.3, left * 0.3), "topleft")
    _draw_names(surface, told, at, x := left + side + px(10), px)
    if not told.dead:
        _draw_life(surface, told, at, x, px)
    if told.state and at.about:
        chip = tag(
            told.state, px(max(12, at.about)), READY if told.good else THINKING, INK if told.good else PALE
        )
        _draw_state(surface, chip, at, px)
    if told.tag:
        _draw_target(surface, told.tag, left + side / 2, side, px)
    if told.dead:
        # Below a name there is no room for it, and on a low board tiles lie on the right, and a name above.
        mark = stamp(told.dead, px(max(16 if at.about else 12, at.portrait * 0.26)))
        y = px(at.life_y - at.portrait * 0.06 if at.about else at.life_y + 1)
        place(
            surface,
            mark,
            (size[0] - px(14), y) if at.about else (x, y),
            "midright" if at.about else "midleft",
        )
    return surface


def _draw_state(surface: Surface, chip: Surface, at: Measures, px: Scale) -> None:
    """Say what a wizard is up to where nothing is laid: on a large board that is all below its life."""
    (wide, high), middle = surface.get_size(), px(at.pad + at.portrait / 2)
    if high < px(200):
        place(surface, chip, (wide - px(10), high - px(at.pad + 16)), "midright")
    elif wide < px(360):
        low = chip.get_rect(center=(middle, px(at.pad + at.portrait)))
        place(surface, chip, low.clamp(surface.get_rect().inflate(-px(6), 0)).center)
    else:
        place(surface, chip, (wide - px(12), px(STATUS[0] + STATUS[1] / 2)), "midright")


def _draw_names(surface: Surface, told: Board, at: Measures, x: int, px: Scale) -> None:
    """Draw who it is, and the medals in the corner, which cover no name."""
    wide, medals = surface.get_width(), max(told.medals, told.needed)
    room, low_end = wide - x - px(12), 0
    for number in reversed(range(medals)):
        # The first one won is the leftmost.
        spot = (wide - px(8 + (medals - 1 - number) * 28), px(6))
        drawn = place(surface, _medal_or_place(told, number, at, px), spot, "topright")
        room, low_end = drawn.left - x - px(4), max(low_end, drawn.bottom)
    beside_medals = room
    looks = ((told.side, THINKING, PALE), (told.extra, YELLOW, INK))
    tags = [tag(said, px(max(12, at.name * 0.6)), *look) for said, *look in looks if said]
    room -= sum(each.get_width() + px(6) for each in tags)
    name = line(escape(told.name), BOLD, px(at.name), room)
    place(surface, name, (x, px(at.name_y)), "midleft")
    end = x + name.get_width()
    for each in tags:
        end = place(surface, each, (end + px(6), px(at.name_y)), "midleft").right
    if at.about:
        quiet = PLAIN._replace(colour=mix(SEATS[told.seat].colour, WHITE, 0.55), leading=1.1)
        high = 2 * (at.about_y - at.name_y - at.name * 0.4)
        said = fitted(escape(told.about), quiet, px(at.about), wide - x - px(12), px(high))
        if said.width > beside_medals and px(at.about_y) - said.height / 2 < low_end:
            said = fitted(escape(told.about), quiet, px(at.about), beside_medals, px(high))
        place(surface, draw(said), (x, px(at.about_y)), "midleft")


def _medal_or_place(told: Board, number: int, at: Measures, px: Scale) -> Surface:
    """Return a medal, or the smaller place for one that is missing."""
    won = number < told.medals
    return medal(px(max(24, at.name * 1.7) if won else at.name * 1.2), won)


def _draw_life(surface: Surface, told: Board, at: Measures, x: int, px: Scale) -> None:
    digits = px(at.number * 1.25)
    end = surface.get_width() - px(6)
    if not at.about:
        # On a low board the tiles lie to the right of the track.
        end -= px(TILES)
    width = end - digits - x
    colour = LOW if 0 < told.life <= 5 else WHITE
    place(
        surface,
        track((width, px(at.life)), told.life, told.loss),
        (x - px(4), px(at.life_y)),
        "midleft",
    )
    place(surface, shout(str(told.life), px(at.number), colour), (end - digits / 2, px(at.life_y)))


def _draw_target(surface: Surface, said: str, x: float, side: int, px: Scale) -> None:
    mark = crosshair(round(side * 1.06))
    place(surface, mark, (x, x))
    label = tag(said, max(10, round(side * 0.16)), REFUSED, WHITE)
    place(surface, label, label.get_rect(midbottom=(x, x + side * 0.56)).clamp(surface.get_rect()).center)


@sprite
def ground(seat: int, size: Size, unit: float, edge: str, thick: float, dead: bool) -> Surface:
    """Return the empty board in the colours of its seat."""
    colour = SEATS[seat].colour
    body = ramp(size, ((0, mix(BOARD, colour, 0.28)), (1, BOARD_FOOT))).convert_alpha()
    body.blit(dots(size, 15 * unit, mix(BOARD, colour, 0.6), "rim", 0.35), (0, 0))
    if dead:
        body = pygame.transform.grayscale(body)
    body = clipped(body, mask(size, 12 * unit))
    inner = (2.5 * unit, 2.5 * unit, size[0] - 5 * unit, size[1] - 5 * unit)
    lines = (
        path(ring(0, 0, *size, 12 * unit, 4 * unit), INK, holes=True),
        path(ring(*inner, 10 * unit, thick * unit), edge, holes=True),
    )
    body.blit(drawing(size, *lines), (0, 0))
    return body


def _rail(size: Size) -> tuple[float, float, float, float]:
    """Return where the cells of a track begin from the left and the top, how thick and how wide they are."""
    wide, high = size
    pad, thick = high * 0.42, high * 0.36
    return pad, (high - thick) / 2 - high * 0.06, thick, (wide - 2 * pad) / CELLS


@sprite
def _cells(size: Size, look: str) -> Surface:
    """Return a track whose cells are all lit, threatened or gone; a track is put together of these."""
    pad, top, thick, cell = _rail(size)
    high = size[1]
    edge, wide = high * 0.06, size[0] - 2 * pad
    shapes = [path(rounded(pad - high * 0.1, top - edge, wide + high * 0.2, thick + 2 * edge, 2 * edge), INK)]
    for number in range(CELLS):
        colour = LIFE[min(4, max(0, number - 1) // 5)]
        if look != "lit":
            colour = mix(colour, LIFE_GONE, 0.78) if look == "gone" else WHITE
        shapes.append(path(rounded(pad + number * cell + 0.6, top, max(1.0, cell - 1.2), thick, 0), colour))
    return drawing(size, *shapes)


@passing_sprite
def track(size: Size, life: int, loss: int) -> Surface:
    """Return the track of life with its skull; what may be lost is white."""
    wide, high = size
    pad, top, thick, cell = _rail(size)
    surface = _cells(size, "gone").copy()
    for look, end in (("threatened", life), ("lit", life - loss)):
        area = Rect(0, 0, max(0, round(pad + (end + 1) * cell)), high)
        surface.fill((0, 0, 0, 0), area)
        surface.blit(_cells(size, look), (0, 0), area)
    for mark in MARKS:
        x = pad + (mark + 0.5) * cell
        if abs(mark - life) * cell > high * 0.55 and high >= 30:
            place(surface, line(str(mark), PLAIN, round(high * 0.27)), (x, top + thick + high * 0.2))
    skull = outlined("death-skull", round(high * 0.9), WHITE, INK, 44)
    x = min(max(pad + (life + 0.5) * cell, high * 0.45), wide - high * 0.45)
    place(surface, skull, (x, high * 0.42))
    return surface


@sprite
def medal(px: int, won: bool = True) -> Surface:
    """Return the medal of a game that was survived, or the place where one is missing."""
    ribbons = [polygon(((50, 10), (50 + side * 34, 0), (50 + side * 12, 50))) for side in (-1, 1)]
    surface = drawing(
        (px, px),
        *(inked(ribbon, MEDAL_RIBBON, 4) for ribbon in ribbons),
        inked(circle(50, 62, 34), MEDAL, 6),
        path(circle(50, 62, 23), MEDAL_PALE),
        view=(UNIT, UNIT),
    )
    place(surface, outlined("death-skull", round(px * 0.38), INK, INK, 8), (px / 2, px * 0.62))
    if not won:
        surface = dimmed(surface, MISSING, 0)
    return surface
