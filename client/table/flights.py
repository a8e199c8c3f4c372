"""Where things come from and where tokens fly, read off the events of an action."""

from __future__ import annotations

from collections.abc import Container, Sequence

from client.canvas import Box
from client.table.layout import Arrangement
from client.table.motion import Flight
from rules.core.events import Event

MOST_FLYING = 3
SPREAD = 12


def origins_of(events: Sequence[Event], before: Arrangement, flying: Container[str]) -> dict[str, Box]:
    """Return where things come from that were not to be seen before; tokens that fly are no things."""
    origins: dict[str, Box] = {}
    for event in events:
        box = place_of(event.source, before)
        if event.what and event.kind not in flying and event.what not in before.spots and box is not None:
            origins[event.what] = box
    return origins


def flights_of(events: Sequence[tuple[Event, int]], before: Arrangement, after: Arrangement) -> list[Flight]:
    """Return the tokens that fly, so many in an event: between zones, or to and from what moves them."""
    flights: list[Flight] = []
    for event, pieces in events:
        # The supply lies nowhere: what comes from it comes from the card, what returns to it goes there.
        start = _stock(event.source, event.what, before) or place_of(event.cause, before)
        end = _stock(event.target, event.what, after) or place_of(event.cause, after)
        start, end = start or place_of(event.cause, after), end or place_of(event.cause, before)
        if start is not None and end is not None and start != end:
            for number in range(min(pieces, MOST_FLYING)):
                x, y = start.centre
                flights.append(Flight(event.what, (x + SPREAD * number, y - SPREAD * number), end.centre))
    return flights


def _stock(zone: str, what: str, arrangement: Arrangement) -> Box | None:
    """Return where such tokens lie in a zone that keeps each kind apart, or else the zone itself."""
    return (
        place_of(f"{zone}:{what}", arrangement)
        if f"{zone}:{what}" in arrangement.spots
        else place_of(zone, arrangement)
    )


def place_of(zone: str, arrangement: Arrangement) -> Box | None:
    """Return where a zone or a thing lies, if it is to be seen."""
    if zone in arrangement.spots:
        return arrangement.spots[zone].box
    kind, _, seat = zone.partition(":")
    return arrangement.zones.get(zone) or arrangement.zones.get(f"seat:{seat}") or arrangement.zones.get(kind)
