"""Where every card is, for the checks that all games share."""

from __future__ import annotations

from collections import Counter

from rules.core.events import Event
from tests.sixth_game.rules.cards import COMPONENTS
from tests.sixth_game.rules.state import State

Book = dict[str, int]
"""How many cards lie in a zone: `{"deck": 9, "hand:0": 3}`."""


def _zones(state: State) -> dict[str, list[str]]:
    zones = {"deck": state.deck}
    for number, seat in enumerate(state.seats):
        zones |= {f"hand:{number}": seat.hand, f"play:{number}": seat.play}
    return zones


def check(state: State) -> None:
    """Fail unless every card lies in one place."""
    assert Counter(card for cards in _zones(state).values() for card in cards) == Counter([*COMPONENTS])


def book(state: State) -> Book:
    """Count the cards in each zone."""
    return {zone: len(cards) for zone, cards in _zones(state).items() if cards}


def enter(entries: Book, events: list[Event]) -> Book:
    """Carry the cards of events over."""
    after = Counter(entries)
    for event in events:
        if event.source:
            after[event.source] -= 1
            after[event.target] += 1
    return {zone: count for zone, count in after.items() if count}


def hidden(state: State, seat: int) -> set[str]:
    """Return the cards of which the seat cannot know where they are."""
    return {*state.deck, *(card for rival in state.rivals(seat) for card in state.seats[rival].hand)}
