"""Whether a position is possible: every component in exactly one place, every number in its range."""

from __future__ import annotations

from collections import Counter

from rules.core.audit import require
from rules.core.events import HIDDEN
from rules.res_arcana.cards import COMPONENTS, PLACES
from rules.res_arcana.state import State


def audit(state: State) -> None:
    """Raise `Impossible` unless everything is accounted for."""
    seats = range(len(state.seats))
    require(state.first in seats and set(state.winners) <= set(seats), "a seat that is not there")
    require(len(state.monuments_known) == len(seats), "knowledge of a seat that is not there")
    _audit_components(state)
    in_play = {card for seat in seats for card in state.own(seat)}
    require(state.turned <= in_play, "turned, but not in play")
    require(state.on.keys() <= in_play, "essences on what is not in play")
    require(all(any(lies) and min(lies) >= 0 for lies in state.on.values()), "essences below nothing")
    for seat in state.seats:
        require(min(seat.pool) >= 0, "a pool below nothing")
        require(0 <= seat.known <= len(seat.deck), "more known cards than there are")
        require(seat.seen <= {*seat.hand, *seat.deck}, "seen cards that are elsewhere")


def _audit_components(state: State) -> None:
    places = Counter(
        [*state.items, *state.monuments, *state.monument_deck, *state.places, *state.box, *state.display]
    )
    for seat in state.seats:
        places.update((*seat.play, *seat.hand, *seat.deck, *seat.discard, *seat.mages, *seat.pack))
        places.update(filter(None, (seat.mage, seat.item)))
        if state.display:
            places.update(seat.drafted)
    unused_sides = {place.id for place in PLACES if not places[place.id]}
    require(HIDDEN not in places, "a view is not a position")
    require(set(places) == set(COMPONENTS) - unused_sides, "a component is missing or unknown")
    require(max(places.values()) == 1, "a component in two places")
    tiles = Counter(COMPONENTS[place].tile for place in places if COMPONENTS[place].tile)
    require(set(tiles.values()) == {1} and len(tiles) == len(PLACES) // 2, "both sides of a place")
