"""The pictures of a moment: its title, who does what, numbers that float, the stamp on a card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Rect, Surface

from client.art import panels
from client.art.cache import passing_sprite, sprite
from client.art.effects import brackets, rotated, shadow
from client.art.heraldry import seat_sign
from client.art.lettering import MINUS, title
from client.art.text import LIVELY, Style, draw, fitted, line
from client.art.theme import BLACK, CONTOUR, GAINED, LOST, SPARK, STAMP, Hand, mix, seat_look, shade
from client.art.type_sizes import Type
from client.art.vector import Fade, Size, drawing, path, rounded
from client.canvas import Canvas
from client.table.moments import NOBODY, Delta, Told

WIDEST_WORDS, HIGHEST_WORDS = 1000, 110
HIGHEST_RIBBON = (150, 92)
"""How high the words about a card are as long as they can be read, and in a small window."""
BRACKET_LENGTH = 34
RIBBON_SHADOW = 25
"""How far the shadow of such words reaches, in units."""
STAMP_TILT = 8
SWOLLEN = 2.0
"""How many times as large a thing is when it bursts."""


def colour_of(seat: int) -> str:
    """Return the colour of whoever brings a moment about."""
    return SPARK if seat == NOBODY else seat_look(seat).colour


@passing_sprite
def great_words(told: Told, seat: int, room: float, canvas: Canvas, hand: Hand) -> Surface:
    """Return a title and a line on a dark band that fades to its sides, edged in the colour of a seat."""
    px, small, colour = canvas.px, canvas.compact, colour_of(seat)
    inner = min(room, px(WIDEST_WORDS)) - px(40)
    head = title(told.title, px(Type.MOMENT[small]), inner, hand=hand)
    high, size = px(HIGHEST_WORDS), px(Type.MOMENT_LINE[small])
    text = draw(fitted(told.line, LIVELY, size, inner, high, px(Type.NOTE)), "centre") if told.line else None
    widest = max(head.get_width(), text.get_width() if text else 0)
    wide = round(min(room, widest + px(220)))
    high = head.get_height() + (text.get_height() + px(4) if text else 0) + px(28)
    dark = Fade(((0, f"{BLACK}00"), (0.2, f"{BLACK}d8"), (0.8, f"{BLACK}d8"), (1, f"{BLACK}00")), across=True)
    edge = Fade(((0, f"{colour}00"), (0.3, colour), (0.7, colour), (1, f"{colour}00")), across=True)
    thick = max(2.0, 2 * canvas.k)
    surface = drawing(
        (wide, high),
        path(rounded(0, 0, wide, high, 0), dark),
        path(rounded(0, 0, wide, thick, 0), edge),
        path(rounded(0, high - thick, wide, thick, 0), edge),
    )
    top = surface.blit(head, head.get_rect(midtop=(wide // 2, px(14)))).bottom
    if text:
        surface.blit(text, text.get_rect(midtop=(wide // 2, top + px(2))))
    return surface


@passing_sprite
def ribbon(told: Told, seat: int, room: int, canvas: Canvas) -> Surface:
    """Return who does what with a card, and what for, on a plate in the colour of the seat."""
    px, colour = canvas.px, colour_of(seat)
    sign = px(30 if canvas.compact else 44) if seat != NOBODY else 0
    said = f"*{told.title}*\n{told.line}" if told.line else told.title
    size = px(Type.CAPTION if canvas.compact else Type.LEAD)
    high = px(HIGHEST_RIBBON[canvas.compact])
    text = draw(fitted(said, LIVELY, size, room - sign - px(44), high, px(Type.NOTE)))
    box = (text.get_width() + sign + px(44), max(sign, text.get_height()) + px(20))
    top, bottom = (mix(shade(colour, light), CONTOUR, 0.35) for light in (0.36, 0.18))
    skin = panels.Skin(top, bottom, ((0, colour), (1, shade(colour, 0.6))), 2.5)
    surface = shadow(box, 10 * canvas.k, max(1, px(10))).copy()
    place = Rect((0, 0), box)
    place.center = surface.get_rect().center
    surface.blit(panels.plate(box, canvas.k, 10, skin), place)
    if sign:
        mark = seat_sign(seat, sign)
        surface.blit(mark, mark.get_rect(midleft=(place.left + px(12), place.centery)))
    surface.blit(text, text.get_rect(midleft=(place.left + sign + px(26), place.centery)))
    return surface


@passing_sprite
def band(told: Told, news: tuple[str, ...], seat: int, size: Size, canvas: Canvas) -> Surface:
    """Return the band that greets a person: sign, name, and what has happened since its last turn."""
    px, colour, small = canvas.px, seat_look(seat).colour, canvas.compact
    fill = Fade(((0, shade(colour, 0.3)), (0.4, shade(colour, 0.46)), (1, shade(colour, 0.16))), across=True)
    thick = max(2.0, 3 * canvas.k)
    edges = (path(rounded(0, y, size[0], thick, 0), colour) for y in (0, size[1] - thick))
    surface = drawing(size, path(rounded(0, 0, *size, 0), fill, opacity=0.97), *edges)
    middle, left = size[1] // 2, round(size[0] * 0.3)
    mark = seat_sign(seat, round(size[1] * 0.68))
    surface.blit(mark, mark.get_rect(center=(left - round(size[1] * 0.5), middle)))
    room = round(size[0] * (0.34 if news else 0.6))
    name = title(told.title, px(Type.CURTAIN_NAME[small] * 0.86), room)
    lead = line(told.line, LIVELY, px(Type.HAND_OVER[small] * 0.8), room)
    surface.blit(lead, lead.get_rect(bottomleft=(left + px(8), middle - name.get_height() // 2 + px(4))))
    surface.blit(name, name.get_rect(midleft=(left, middle + px(6))))
    width, height = round(size[0] * 0.33), size[1] - px(36)
    if news:
        told_ = fitted("\n".join(news), LIVELY, px(Type.LEAD), width, height, px(Type.TINY))
        text = draw(told_)
        surface.blit(text, text.get_rect(midright=(size[0] - px(24), middle)))
    return surface


def said(changes: Sequence[Delta]) -> str:
    """Return changes at one place with their signs, in one line."""
    signed = (f"{'+' if change.amount > 0 else MINUS}{abs(change.amount)}" for change in changes)
    return "  ".join(f"{n} {change.sign}".rstrip() for n, change in zip(signed, changes, strict=True))


@sprite
def numbers(changes: tuple[Delta, ...], px: int) -> Surface:
    """Return changes at one place as they float over it: one below the other, losses red."""
    rows = [number(said([change]), px, GAINED if change.amount > 0 else LOST) for change in changes]
    if len(rows) == 1:
        return rows[0]
    step = rows[0].get_height()
    surface = Surface((max(row.get_width() for row in rows), step * len(rows)), SRCALPHA)
    for at, row in enumerate(rows):
        surface.blit(row, row.get_rect(midtop=(surface.get_width() // 2, at * step)))
    return surface


@sprite
def number(told: str, px: int, colour: str) -> Surface:
    """Return a number with its symbol, dark around its edge so that it is read on anything."""
    words = line(told, Style("ui_bold", colour, symbol=1.1), px)
    dark = pygame.mask.from_surface(words, 40).to_surface(setcolor=CONTOUR, unsetcolor=(0, 0, 0, 0))
    edge = max(2, round(px * 0.07))
    surface = Surface((words.get_width() + 2 * edge, words.get_height() + 2 * edge), SRCALPHA)
    for x in (0, edge, 2 * edge):
        for y in (0, edge, 2 * edge):
            surface.blit(dark, (x, y))
    surface.blit(words, (edge, edge))
    return surface


@sprite
def aim_marks(size: Size, colour: str, unit: float) -> Surface:
    """Return the corners around what a line runs to."""
    margin = round(8 * unit)
    way = brackets((margin, margin, *size), BRACKET_LENGTH * unit)
    return drawing(
        (size[0] + 2 * margin, size[1] + 2 * margin),
        path(way, stroke=BLACK, width=8 * unit, opacity=0.6),
        path(way, stroke=colour, width=4.5 * unit),
    )


@sprite
def swollen(picture: Surface) -> Surface:
    """Return a thing as large as it is when it bursts."""
    return pygame.transform.smoothscale_by(picture, SWOLLEN)


@sprite
def stamp(said: str, width: int, unit: float) -> Surface:
    """Return what is stamped across a card of some width."""
    words = title(said, round(width * 0.14), width * 0.9)
    size = (words.get_width() + round(28 * unit), words.get_height() + round(10 * unit))
    plate = panels.plate(size, unit, 6, panels.Skin(*STAMP, ((0, SPARK), (1, shade(SPARK, 0.6))), 3))
    plate.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
    return rotated(plate, STAMP_TILT)
