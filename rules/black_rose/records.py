"""The small records that a position is made of: spells in slots, rooms, figures, seats."""

from __future__ import annotations

from msgspec import Struct

from rules.black_rose.board import CELL
from rules.core.copying import Copyable, copyable


class Prepared(Struct, frozen=True, omit_defaults=True):
    """A spell in a slot, face down until it is revealed; `side` 0 is its main effect, 1 its reverse."""

    card: str
    side: int = 0
    revealed: bool = False


class LodgeRoom(Struct, frozen=True, omit_defaults=True):
    """A room of the lodge; `cubes` are the owners of its instability, from the left."""

    id: str
    cubes: tuple[int, ...] = ()
    restored: bool = False
    used: bool = False

    def with_cubes(self, cubes: tuple[int, ...]) -> LodgeRoom:
        """Return the room with other cubes."""
        return LodgeRoom(self.id, cubes, self.restored, self.used)


class Figure(Struct, frozen=True, omit_defaults=True):
    """An evocation in the lodge; `number` is that of its owner's slot, `acted` belongs to the phase."""

    kind: str
    owner: int
    number: int
    place: int
    damage: tuple[int, ...] = ()
    upgrade: str = ""
    acted: bool = False


class Lasts(Struct, frozen=True):
    """A lasting effect: the token of a slot, on the card of the mage it concerns."""

    seat: int
    slot: int
    on: int


@copyable
class Seat(Copyable):
    """What lies before one player; the end of a deck is its top.

    `start` is the starting grimoire; `known` are the spells of hand, grimoire and unrevealed slots
    that everybody knows to be there; `later` are quests whose conditions have been met since they were
    left for later.
    """

    mage: str = ""
    start: str = ""
    place: int = CELL
    damage: tuple[int, ...] = ()
    tokens: int = 0
    slots: list[Prepared | None] = []
    hand: list[str] = []
    grimoire: list[str] = []
    memories: list[str] = []
    known: list[str] = []
    later: list[str] = []
