"""What becomes of the dice before the seats, so that each stays where it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from client.table.steady import Change, Order, Steady, numbered
from rules.core.events import Event
from rules.core.ids import name_of
from rules.five_seals.elements import DICE_OF, DIE_IDS
from rules.five_seals.state import State


def _changes(events: Sequence[Event]) -> Iterator[Change]:
    """Say what becomes of dice; one that is exchanged for another is told in two events."""
    told = False
    for event, after in pairwise((*events, Event("", 0))):
        if not told:
            told = _exchange(event, after)
            yield from _exchanged(event, after) if told else _alone(event)
        else:
            told = False


def _exchange(event: Event, after: Event) -> bool:
    """Tell whether two events are one exchange, with the store or with a rival."""
    if not event.cause or event.cause != after.cause:
        return False
    ends = (event.source, event.target) == (after.target, after.source)
    return ends and (event.kind, after.kind) in (("returned", "took"), ("handed", "handed"))


def _exchanged(event: Event, after: Event) -> Iterator[Change]:
    """Say what becomes of dice that are exchanged: between rivals each value stays where it was."""
    if event.kind == "returned":
        yield Change(event.source, _die(event, event.source), _die(after, after.target))
        return
    for mine, theirs in ((event, after), (after, event)):
        yield Change(mine.target, _die(theirs, mine.target, mine.amount), _die(mine, mine.target))


def _alone(event: Event) -> Iterator[Change]:
    """Say what becomes of dice in one event; those that a round begins with are thrown all together."""
    lying = DICE_OF[event.seat]
    match event.kind:
        case "took":
            yield Change(event.target, new=_die(event, event.target))
        case "returned":
            yield Change(event.source, _die(event, event.source))
        case "handed":
            yield Change(event.source, _die(event, event.source))
            yield Change(event.target, new=_die(event, event.target))
        case "rolled" | "turned":
            old, new = (f"die:{event.seat}:{name}" for name in (event.source, event.target))
            if event.cause:
                yield Change(lying, old, new)
            else:
                yield Change(lying, old)
                yield Change(lying, new=new)


def _die(event: Event, zone: str, value: int | None = None) -> str:
    """Return the die of an event in a zone, as it lies there or with another value."""
    return f"die:{name_of(zone)}:{event.what}{event.amount if value is None else value}"


def _begins(state: State) -> Order:
    """Return the dice of each seat by colour and value."""
    return {
        DICE_OF[number]: numbered(DIE_IDS[number][die] for die in seat.dice)
        for number, seat in enumerate(state.seats)
    }


STEADY = Steady(_begins, _changes)
