"""Where things come from and where tokens fly, read off the events of an action."""

from __future__ import annotations

from collections.abc import Container

from client.table.board import Arrangement, Box
from client.table.motion import Flight
from rules.core.events import Event

MOST_FLYING = 3
SPREAD = 12


def origins_of(events: list[Event], before: Arrangement, flying: Container[str]) -> dict[str, Box]:
    """Return where things come from that were not to be seen before; tokens that fly are no things."""
    origins: dict[str, Box] = {}
    for event in events:
        box = _place(event.source, before)
        if event.what and event.kind not in flying and event.what not in before.spots and box is not None:
            origins[event.what] = box
    return origins


def flights_of(events: list[Event], before: Arrangement, after: Arrangement) -> list[Flight]:
    """Return the tokens that fly: between zones and things, or to and from the card that moves them."""
    flights: list[Flight] = []
    for event in events:
        # The supply lies nowhere: what comes from it comes from the card, what returns to it goes there.
        start = _place(event.source, before) or _place(event.cause, before) or _place(event.cause, after)
        end = _place(event.target, after) or _place(event.cause, after) or _place(event.cause, before)
        if start is not None and end is not None and start != end:
            for number in range(min(event.amount, MOST_FLYING)):
                x, y = start.centre
                flights.append(Flight(event.what, (x + SPREAD * number, y - SPREAD * number), end.centre))
    return flights


def _place(zone: str, arrangement: Arrangement) -> Box | None:
    """Return where a zone or a thing lies, if it is to be seen."""
    if zone in arrangement.spots:
        return arrangement.spots[zone].box
    kind, _, seat = zone.partition(":")
    return arrangement.zones.get(zone) or arrangement.zones.get(f"seat:{seat}") or arrangement.zones.get(kind)
