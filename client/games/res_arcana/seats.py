"""The panels of the seats: who sits there, how they stand; drawn anew only when that changes."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import medal, seat_sign, tile
from client.art.icons import icon
from client.art.lettering import title
from client.art.text import QUIET, Style, line
from client.art.theme import DIM, SEATS, SECOND, TEXT
from client.art.vector import Size
from client.games.res_arcana.tokens import token
from client.table.model import TableModel
from rules.core.words import Words
from rules.res_arcana.essences import NAMES, Essences
from rules.res_arcana.state import State

NUMBER = Style("ui_bold", TEXT)
ZERO = Style("ui_bold", DIM)
QUIET_EDGE = "#a8803e"
PILES = ("poker-hand", "stack", "card-burn")


class Sitter(NamedTuple):
    """Everything that a seat's panel shows."""

    seat: int
    name: str
    player: str
    points: int
    pool: Essences
    counts: tuple[int, int, int]
    first: bool
    passed: bool
    deciding: bool


class Room(NamedTuple):
    """How much room there is: pixels a unit, and whether the window is small or the rivals are many."""

    unit: float
    compact: bool
    crowded: bool

    def px(self, units: float) -> int:
        """Return a length in pixels."""
        return round(units * self.unit)


def sitter(model: TableModel[State], seat: int) -> Sitter:
    """Gather what a seat's panel shows."""
    view = model.view
    me, decision = view.seats[seat], view.decision
    return Sitter(
        seat,
        model.names[seat],
        model.players[seat],
        model.points[seat],
        me.pool,
        (len(me.hand), len(me.deck), len(me.discard)),
        view.first == seat,
        me.passed,
        decision is not None and decision.seat == seat,
    )


@sprite
def rival_panel(who: Sitter, size: Size, room: Room, words: Words) -> Surface:
    """Return the panel of a rival: its head, its pool and how many cards it has."""
    edge = SEATS[who.seat].colour if who.deciding else QUIET_EDGE
    thick = 3 if who.deciding else 1
    surface = panels.table_panel(size, room.unit, edge=edge, thick=thick).copy()
    px, compact = room.px, room.compact
    if room.crowded:
        width, y = size[0], px(46 if compact else 72)
        _head(surface, who, width, room, words, small=compact)
        _pool(surface, who.pool, (px(12), y), px(210) if compact else width, room)
        _counts(
            surface, who.counts, (width - px(110 if compact else 176), y), px(34 if compact else 56), room
        )
    else:
        width = px(224 if compact else 332)
        _head(surface, who, width, room, words)
        _pool(surface, who.pool, (px(12), px(72)), width, room)
        _counts(surface, who.counts, (px(12), px(102 if compact else 106)), px(56), room)
    return surface


@sprite
def own_panel(
    who: Sitter, size: Size, room: Room, words: Words, cells: tuple[tuple[int, ...], ...]
) -> Surface:
    """Return the panel of the viewer: its head, and a large cell for each kind of essence."""
    edge = SEATS[who.seat].colour if who.deciding else QUIET_EDGE
    surface = panels.table_panel(size, room.unit, edge=edge, thick=2).copy()
    _head(surface, who, size[0], room, words)
    for name, amount, cell in zip(NAMES, who.pool, cells, strict=True):
        box = Rect(cell)
        surface.blit(panels.field(box.size, room.unit), box)
        picture = token(name, min(round(box.width * 0.62), round(box.height * 0.45)))
        surface.blit(picture, picture.get_rect(midtop=(box.centerx, box.y + round(box.height * 0.05))))
        number = line(str(amount), NUMBER if amount else ZERO, round(box.height * 0.26))
        surface.blit(number, number.get_rect(center=(box.centerx, box.y + round(box.height * 0.64))))
        label = line(words(f"essence.{name}.name"), QUIET, round(box.height * 0.13), box.width - room.px(4))
        surface.blit(label, label.get_rect(midbottom=(box.centerx, box.bottom - room.px(4))))
    return surface


def _head(
    surface: Surface, who: Sitter, width: int, room: Room, words: Words, *, small: bool = False
) -> None:
    """Draw sign, name and points; below, what the player is and whether it has passed."""
    px = room.px
    side, y = (26, px(18)) if small else (36, px(22))
    sign = seat_sign(who.seat, px(side))
    surface.blit(sign, sign.get_rect(midleft=(px(8), y + px(2))))
    points = medal(str(who.points), px(side + 12))
    place = points.get_rect(topright=(width - px(8), px(4)))
    surface.blit(points, place)
    left = px(side + 16)
    name = title(who.name, px(20 if small else 25), (place.left - left) * 0.55)
    where = name.get_rect(midleft=(left, y))
    surface.blit(name, where)
    x = where.right + px(8)
    if who.first:
        crown = tile("crown", px(22), "#5a3d0c", "#ffe9a8", "#e0b050")
        surface.blit(crown, crown.get_rect(midleft=(x, y)))
        x += px(28)
    if not small:
        y = px(44)
        about = line(_about(who.player, words), QUIET, px(15), place.left - left)
        x = surface.blit(about, about.get_rect(midleft=(left, y))).right + px(8)
    if who.passed:
        chip = panels.chip(words("res_arcana.zone.passed"), px(13), panels.AWAY)
        surface.blit(chip, chip.get_rect(midleft=(x, y)))


def _about(player: str, words: Words) -> str:
    if player == "human":
        return words("table.human")
    return words("table.bot", level=words(f"bot.{player.removeprefix('bot:')}").lower())


def _pool(surface: Surface, pool: Essences, at: tuple[int, int], width: int, room: Room) -> None:
    px = room.px
    step = min(px(62), (width - px(20)) // len(NAMES))
    size, digits = (20, 17) if step < px(52) else (26, 21)
    for kind, name in enumerate(NAMES):
        x = at[0] + kind * step
        picture = token(name, px(size))
        surface.blit(picture, picture.get_rect(midleft=(x, at[1])))
        number = line(str(pool[kind]), NUMBER if pool[kind] else ZERO, px(digits))
        surface.blit(number, number.get_rect(midleft=(x + px(size + 2), at[1])))


def _counts(
    surface: Surface, counts: tuple[int, int, int], at: tuple[int, int], step: int, room: Room
) -> None:
    px = room.px
    size, digits = (20, 18) if step > px(40) else (15, 14)
    for number, (sign, count) in enumerate(zip(PILES, counts, strict=True)):
        x = at[0] + number * step
        picture = icon(sign, px(size), SECOND)
        surface.blit(picture, picture.get_rect(midleft=(x, at[1])))
        words = line(str(count), Style("ui_medium", SECOND), px(digits))
        surface.blit(words, words.get_rect(midleft=(x + px(size + 4), at[1])))
