"""Decks beside the lodge, by name: a deck of spells for each school, quests and events for each moon.

The end of a deck is its top. What was used of a deck lies in an open pile, which becomes the deck when that
is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.rng import shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State

USED = ":used"
LIBRARY = "library"


def school_of(state: State, card: str) -> str:
    """Return the school that a spell belongs to; of personal and forgotten ones, nothing."""
    return state.book.spells[card].school


def quests_of(moon: int) -> str:
    """Return the name of a moon's deck of quests."""
    return f"quests:{moon}"


def events_of(moon: int) -> str:
    """Return the name of a moon's deck of events."""
    return f"events:{moon}"


def put_away(state: State, card: str) -> str:
    """Put a spell on the used pile of its school, or under a library that has no schools; return where."""
    school = school_of(state, card)
    if school in state.book.schools:
        put_aside(state, school, card)
        return school
    state.library.insert(0, card)
    return LIBRARY


def count(state: State, deck: str) -> int:
    """Return how many cards can be drawn, with those of the used pile."""
    return len(state.decks.get(deck, ())) + len(state.decks.get(deck + USED, ()))


def take(state: State, deck: str) -> str:
    """Take the top card; an empty deck is made anew from its used pile. Without any, nothing."""
    cards = state.decks.get(deck, ())
    if not cards:
        cards = refill(state, deck)
    if not cards:
        return ""
    state.write(decks=state.decks | {deck: cards[:-1]})
    return cards[-1]


def refill(state: State, deck: str) -> tuple[str, ...]:
    """Shuffle the used pile of a deck; it is the deck from now on."""
    used = list(state.decks.get(deck + USED, ()))
    shuffle(state, used)
    state.write(decks=state.decks | {deck + USED: ()})
    if used:
        state.emit("refilled", what=deck, amount=len(used))
    return tuple(used)


def put_on_top(state: State, deck: str, card: str) -> None:
    """Put a card on a deck."""
    state.write(decks=state.decks | {deck: (*state.decks.get(deck, ()), card)})


def put_under(state: State, deck: str, card: str) -> None:
    """Put a card under a deck."""
    state.write(decks=state.decks | {deck: (card, *state.decks.get(deck, ()))})


def put_aside(state: State, deck: str, card: str) -> None:
    """Put a card on the used pile of a deck."""
    state.write(decks=state.decks | {deck + USED: (*state.decks.get(deck + USED, ()), card)})
