"""Things that stay where they lie while others come and go: what turns into another keeps its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, NamedTuple

from client.table.layout import COPY, Arrangement, S, original
from rules.core.events import Event

Order = Mapping[str, tuple[str, ...]]
"""The things of each zone in which they stay where they lie, from the first to the last."""
NO_ORDER: Order = {}


class Change(NamedTuple):
    """What becomes of one thing of a zone: it turns into another where it lies, leaves, or comes."""

    zone: str
    old: str = ""
    """What it was, or nothing where it comes: then it lies behind all others."""
    new: str = ""
    """What it is, or nothing where it leaves."""


class Steady(NamedTuple, Generic[S]):
    """Things that stay where they lie, though a view only says which there are."""

    begins: Callable[[S], Order]
    """Returns how they lie at the beginning."""
    changes: Callable[[Sequence[Event]], Iterable[Change]]
    """Returns what becomes of them in what has happened."""

    def after(self, order: Order, events: Sequence[Event]) -> Order:
        """Return the order to which an order is brought by what has happened."""
        zones = {zone: _Row(things) for zone, things in order.items()}
        for change in self.changes(events):
            zones.setdefault(change.zone, _Row(())).change(change)
        return {zone: tuple(row.things) for zone, row in zones.items()}


class _Row:
    """The things of one zone while something happens to them.

    Of equal things the last copy is the one that changes: the others need no other name then.
    """

    def __init__(self, things: Sequence[str]) -> None:
        self.things = list(things)
        self._changed: set[str] = set()
        """What has changed already: of equal things another one changes next."""

    def change(self, change: Change) -> None:
        """Let one thing come, leave, or turn into another."""
        at = self._take_out(change.old) if change.old else None
        if change.new:
            name = _further(change.new, self.things)
            self.things.insert(len(self.things) if at is None else at, name)
            self._changed.add(name)

    def _take_out(self, name: str) -> int | None:
        """Take a thing out, and return where it lay; the copies that stay are numbered without a gap."""
        copies = [thing for thing in self.things if original(thing) == name]
        if not copies:
            return None
        last = max(copies, key=_number)
        one = max((copy for copy in copies if copy not in self._changed), key=_number, default=last)
        at = self.things.index(one)
        if one != last:
            self.things[self.things.index(last)] = one
            self._changed.add(one)
        del self.things[at]
        self._changed.discard(last)
        return at


def numbered(things: Iterable[str]) -> tuple[str, ...]:
    """Return things with further copies numbered, as they are on a table."""
    row: list[str] = []
    for thing in things:
        row.append(_further(thing, row))
    return tuple(row)


def _further(name: str, row: Sequence[str]) -> str:
    """Return the name of one more thing in a row."""
    copies = sum(original(thing) == name for thing in row)
    return f"{name}{COPY}{copies + 1}" if copies else name


def _number(thing: str) -> int:
    return int(thing.partition(COPY)[2] or 1)


def put_in_order(arrangement: Arrangement, order: Order) -> Arrangement:
    """Return a table in which things lie in this order; what it does not name comes last."""
    spots = dict(arrangement.spots)
    for zone, row in order.items():
        lying = [spot for spot in arrangement.spots.values() if spot.zone == zone]
        places = {name: number for number, name in enumerate(row)}
        names = sorted((spot.id for spot in lying), key=lambda name: places.get(name, len(places)))
        for name, spot in zip(names, lying, strict=True):
            spots[name] = spots[name]._replace(box=spot.box)
    return arrangement._replace(spots=spots)
