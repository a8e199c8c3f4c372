"""Who sits in a seat and how it stands: what the panels of every game show of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from client.art import panels
from client.art.heraldry import medal, tile
from client.art.lettering import title
from client.art.place import Target, place
from client.art.portraits import seat_face
from client.art.text import QUIET, line
from client.art.theme import AWAY_SEAT, FIRST_SEAT, SEATS, TABLE_EDGE
from client.art.vector import Size
from client.canvas import Scale
from client.own_portraits import face_of
from client.table.layout import S
from client.table.model import TableModel
from rules.core.words import Words

CROWN, ASLEEP = ("crown", *FIRST_SEAT), ("night-sleep", *AWAY_SEAT)
"""The tiles of who goes first and of who has left the round: icon, ground, ink and frame."""
MARK, AIR = 20, 4
"""The size of such a mark, and the air beside it, in units."""
CHIP, SMALL_CHIP = 0.86, 0.65
"""The type size of a chip by that of the line it stands in: the second one, or that of the name."""
SEPARATOR = " · "
LEAST = 0.88
"""How far a line may shrink before a part of it is left out."""


class SeatPlate(NamedTuple):
    """What is known of every seat."""

    seat: int
    name: str
    player: str
    points: int
    deciding: bool
    first: bool = False
    away: str = ""
    """What is said of a seat that has left the round."""
    portrait: str = ""
    """The picture of who plays for the seat."""


class Head(NamedTuple):
    """How the head of a seat's panel is laid out, in units; without a second line it is a small one.

    The second line has the whole width: on a narrow panel it is short, or stands below the points.
    """

    left: float
    """Where name and second line begin."""
    size: float
    line: float
    """The type size of the name, and how far below the edge its middle is."""
    medal: float
    corner: tuple[float, float]
    """The size of the points, and how far they are from the right and from the upper edge."""
    sign: float = 0.0
    """The size of the seat's face before the name, where a panel has no other place for it."""
    about: float = 0.0
    below: float = 0.0
    """The type size of the second line, and how far below the edge its middle is."""


def seat_plate(model: TableModel[S], seat: int, *, away: str = "") -> SeatPlate:
    """Return what the plate of a seat shows."""
    view, decision = model.view, model.view.decision
    player = played_by(model.players[seat], model.words)
    deciding = decision is not None and decision.seat == seat
    face = face_of(model.table.game, view, seat, model.names)
    first = view.first == seat
    return SeatPlate(seat, model.names[seat], player, model.points[seat], deciding, first, away, face)


def played_by(player: str, words: Words) -> str:
    """Return whether a person plays a seat, or which bot."""
    if player == "human":
        return words("table.human")
    return words("table.bot", level=words(f"bot.{player.removeprefix('bot:')}").lower())


def seat_panel(plate: SeatPlate, size: Size, unit: float) -> Surface:
    """Return the empty panel of a seat; whoever decides is edged in its colour."""
    edge = SEATS[plate.seat].colour if plate.deciding else TABLE_EDGE
    return panels.table_panel(size, unit, edge=edge, thick=3 if plate.deciding else 1)


def draw_head(
    surface: Target, plate: SeatPlate, head: Head, width: int, px: Scale, about: Sequence[str] = ()
) -> None:
    """Draw name, marks and points; below, what is to be told about the seat, or that it is away."""
    y, left = px(head.line), px(head.left)
    corner = (width - px(head.corner[0]), px(head.corner[1]))
    right = place(surface, medal(str(plate.points), px(head.medal)), corner, "topright").left - px(AIR)
    if head.sign:
        middle = (head.line + head.below) / 2 if head.about else head.line + 2
        place(surface, seat_face(plate.portrait, plate.seat, px(head.sign)), (px(8), px(middle)), "midleft")
    marks = [tile(CROWN[0], px(MARK), *CROWN[1:])] if plate.first else []
    if plate.away and not head.about:
        wide = title(plate.name, px(head.size)).get_width()
        marks.append(_away_mark(plate, head, px, right - left - wide - px(MARK + AIR)))
    taken = sum(mark.get_width() + px(AIR) for mark in marks)
    x = place(surface, title(plate.name, px(head.size), right - left - taken), (left, y), "midleft").right
    for mark in marks:
        x = place(surface, mark, (x + px(AIR), y), "midleft").right
    if head.about:
        # The points may reach down beside the second line.
        beside = head.corner[1] + head.medal > head.below
        _draw_about(surface, plate, head, (right if beside else width - px(8)) - left, px, about)


def _away_mark(plate: SeatPlate, head: Head, px: Scale, room: float) -> Surface:
    """Return what says that a seat is away: in words, or a sign where there is no room for them."""
    chip = panels.chip(plate.away, px(head.size * SMALL_CHIP), panels.AWAY)
    return chip if chip.get_width() <= room else tile(ASLEEP[0], px(MARK), *ASLEEP[1:])


def _draw_about(
    surface: Target, plate: SeatPlate, head: Head, room: float, px: Scale, about: Sequence[str]
) -> None:
    """Write the second line: as many parts as there is room for, and that the seat is away."""
    x, y, size = px(head.left), px(head.below), px(head.about)
    chip = panels.chip(plate.away, px(head.about * CHIP), panels.AWAY, room) if plate.away else None
    room -= chip.get_width() + px(AIR) if chip else 0
    parts = list(about)
    while parts and line(SEPARATOR.join(parts), QUIET, size).get_width() * LEAST > room:
        parts.pop()
    if parts:
        told = line(SEPARATOR.join(parts), QUIET, size, room)
        x = place(surface, told, (x, y), "midleft").right + px(AIR)
    if chip:
        place(surface, chip, (x, y), "midleft")
