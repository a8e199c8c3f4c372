"""Whether a position is possible: every component in exactly one place, every number in its range."""

from __future__ import annotations

from collections import Counter

from rules.core.audit import require
from rules.five_seals.cards import BASE, COMPONENTS, FAMILIARS
from rules.five_seals.elements import COLOURS, MOST, colour, value
from rules.five_seals.maps import CENTRE
from rules.five_seals.state import State


def audit(state: State) -> None:
    """Raise `Impossible` unless everything is accounted for."""
    seats = range(len(state.seats))
    require(state.first in seats and set(state.winners) <= set(seats), "a seat that is not there")
    _audit_places(state)
    _audit_components(state)
    _audit_dice(state)
    _audit_figures(state)


def _audit_places(state: State) -> None:
    places = state.map.places
    require(state.board.keys() <= places.keys(), "a place that is not there")
    for place, component in state.board.items():
        known = component in COMPONENTS and COMPONENTS[component].kind == places[place].kind
        require(known, "something that does not belong there")
    for element, place in state.guardians.items():
        guarded = state.board.get(place)
        require(guarded is not None and state.element(guarded) == element, "a guardian of nothing")


def _audit_components(state: State) -> None:
    lying = Counter([*state.board.values(), *state.stored.values()])
    owned = Counter(scroll for seat in state.seats for scroll in seat.scrolls)
    lying.update(owned)
    for component, count in lying.items():
        require(component in COMPONENTS, "an unknown component")
        printed = COMPONENTS[component]
        copies = printed.copies
        if printed.kind == "scroll":
            copies = (printed.circle == BASE) + (printed.circle == state.circle)
        require(count <= copies, "more of a component than there are")
    laid = sum(place.kind == "scroll" for place in state.map.places.values())
    scrolls = sum(count for card, count in lying.items() if COMPONENTS[card].kind == "scroll")
    require(scrolls == laid, "a scroll is missing")
    require(state.stored.keys() <= owned.keys(), "a seal stored nowhere")


def _audit_dice(state: State) -> None:
    for index, name in enumerate(COLOURS):
        held = sum(colour(die) == name for seat in state.seats for die in seat.dice)
        require(held + state.store[index] == len(state.seats) + 1, "a die is missing")
    require(min(state.store) >= 0, "a store below nothing")
    require(all(value(die) <= MOST for seat in state.seats for die in seat.dice), "a die with seven sides")


def _audit_figures(state: State) -> None:
    places, mages = state.map.places, [seat.mage for seat in state.seats if seat.mage]
    require(sorted([*mages, *state.mages]) == sorted(FAMILIARS), "a mage is missing")
    for seat in state.seats:
        summoning = [card for card in seat.scrolls if COMPONENTS[card].kind == "summoning"]
        own = [f"summoning_{FAMILIARS[seat.mage]}"] if seat.mage else []
        require(summoning == own, "a Summoning is missing")
        require(seat.place in places and seat.place not in state.board, "a mage where it cannot be")
        require(not seat.familiar or seat.familiar in places, "a familiar where it cannot be")
        require(not (seat.out and seat.familiar), "a familiar in two places")
    standing = [seat.place for seat in state.seats if seat.place != CENTRE]
    require(len(set(standing)) == len(standing), "two mages in one place")
