"""The panels of the seats: who sits there and how they stand; drawn anew only when that changes."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from client.art import panels
from client.art.cache import sprite
from client.art.heraldry import medal, tile
from client.art.lettering import title
from client.art.text import QUIET, line
from client.art.theme import SEATS
from client.art.vector import Size
from client.games.five_seals.looks import FIGURES
from client.games.five_seals.tokens import mage
from client.table.model import TableModel
from rules.core.words import Words
from rules.five_seals.state import State

QUIET_EDGE = "#a8803e"
LEAST = 0.88
"""How far a line may shrink before a part of it is left out."""
TALL = 178
"""The height, in units, of a rival's panel that has room for everything."""


class Sitter(NamedTuple):
    """Everything that a seat's panel shows."""

    seat: int
    name: str
    player: str
    points: int
    mage: str
    first: bool
    out: bool
    deciding: bool


class Room(NamedTuple):
    """How much room there is: pixels a unit, and whether the window is small."""

    unit: float
    compact: bool

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
        me.mage,
        view.first == seat,
        me.out,
        decision is not None and decision.seat == seat,
    )


def _panel(who: Sitter, size: Size, room: Room) -> Surface:
    edge = SEATS[who.seat].colour if who.deciding else QUIET_EDGE
    surface = panels.table_panel(size, room.unit, edge=edge, thick=3 if who.deciding else 1).copy()
    bar = panels.pill((room.px(5), size[1] - room.px(12)), SEATS[who.seat].colour, "#140c08", 1)
    surface.blit(bar, (room.px(4), room.px(6)))
    return surface


@sprite
def rival_panel(who: Sitter, size: Size, room: Room, words: Words) -> Surface:
    """Return the panel of a rival; dice and scrolls are laid upon it."""
    surface = _panel(who, size, room)
    small = size[1] < room.px(120)
    k = 1.0 if small else size[1] / room.px(TALL)
    if not small:
        _stand(surface, who, (room.px(34 * k), room.px(96 * k)), room.px(52 * k))
    left = room.px(16 if small else 70 * k)
    _head(surface, who, left, room, words, 18 if small else 21 * k, small=small)
    return surface


@sprite
def own_panel(who: Sitter, size: Size, room: Room, words: Words) -> Surface:
    """Return the panel of the viewer; dice and the familiar are laid upon it."""
    surface = _panel(who, size, room)
    if room.compact:
        _stand(surface, who, (room.px(40), room.px(72)), room.px(48))
        _head(surface, who, room.px(78), room, words, 17, small=True)
        return surface
    _stand(surface, who, (room.px(56), room.px(106)), room.px(70))
    _head(surface, who, room.px(106), room, words, 26, small=False)
    label = line(words("five_seals.table.dice"), QUIET, room.px(16))
    surface.blit(label, label.get_rect(midleft=(room.px(18), room.px(143))))
    return surface


def _stand(surface: Surface, who: Sitter, foot: tuple[int, int], px: int) -> None:
    """Put the seat's mage on its panel."""
    if who.mage:
        figure = mage(FIGURES[who.mage], who.seat, px, who.deciding)
        surface.blit(figure, figure.get_rect(center=foot))


def _head(
    surface: Surface, who: Sitter, left: int, room: Room, words: Words, size: float, *, small: bool
) -> None:
    """Write name and points; below, which mage it is and who plays it."""
    px, width = room.px, surface.get_width()
    points = medal(str(who.points), px(26 if small else min(36.0, size * 1.7)))
    place = points.get_rect(topright=(width - px(6), px(3)))
    surface.blit(points, place)
    y = px(16 if small else size * 0.95)
    below = px(size * 2.25)
    mark = place.left - px(4)
    if who.first:
        crown = tile("sharp-crown", px(20), "#5a3d0c", "#ffe9a8", "#e0b050")
        mark = surface.blit(crown, crown.get_rect(midright=(mark, y))).left - px(4)
    if who.out and small:
        asleep = tile("night-sleep", px(20), "#2a2a3c", "#d8d4ee", "#6a6a90")
        mark = surface.blit(asleep, asleep.get_rect(midright=(mark, y))).left - px(4)
    elif who.out:
        said = words("five_seals.table.out")
        chip = panels.chip(said, px(size * 0.58), panels.AWAY, (width - left) * 0.7)
        surface.blit(chip, chip.get_rect(midleft=(left, below)))
    name = title(who.name, px(size), mark - left)
    surface.blit(name, name.get_rect(midleft=(left, y)))
    if not small and not who.out:
        about = _about(who, words, px(max(12.0, size * 0.68)), width - left - px(8))
        surface.blit(about, about.get_rect(midleft=(left, below)))


def _about(who: Sitter, words: Words, px: int, room: float) -> Surface:
    """Return which mage it is and who plays it, or the mage alone where both would be too small to read."""
    player = who.player.removeprefix("bot:")
    played = "" if who.player == "human" else words("table.bot", level=words(f"bot.{player}").lower())
    named = words(f"five_seals.name.{who.mage}") if who.mage else ""
    both = " · ".join(filter(None, (named, played)))
    fits = line(both, QUIET, px).get_width() * LEAST <= room
    return line(both if fits else named, QUIET, px, room)
