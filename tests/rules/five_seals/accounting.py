"""Where every component and every die is, for the checks that all games share."""

from __future__ import annotations

from collections import Counter

from rules.core.events import Event
from rules.five_seals.cards import COMPONENTS, FAMILIARS
from rules.five_seals.elements import COLOURS, MOST, colour, value
from rules.five_seals.maps import CENTRE
from rules.five_seals.state import State

Book = dict[tuple[str, str], int]
"""How many things of a kind are in a zone: `("dice:0", "fire")`, `("gate_0", "seal_fire_2")`."""

MOVING = (
    "took", "returned", "handed", "broke", "moved", "disintegrated", "shifted", "stored", "unstored",
    "handed_scroll",
)  # fmt: skip


def check(state: State) -> None:
    """Fail unless everything lies where it can and all counters fit."""
    places = state.map.places
    for place, component in state.board.items():
        assert COMPONENTS[component].kind == places[place].kind
    if state.circle != "second":
        # Only spells of space let a place hold something of another strength.
        assert all(state.strength(c) == places[p].strength for p, c in state.board.items())
    check_figures(state)


def check_figures(state: State) -> None:
    """Fail unless all dice are there and every figure stands where it can."""
    places = state.map.places
    for index, name in enumerate(COLOURS):
        dice = [die for seat in state.seats for die in seat.dice if colour(die) == name]
        assert len(dice) + state.store[index] == len(state.seats) + 1
        assert all(0 <= value(die) <= MOST for die in dice)
    for seat in state.seats:
        assert list(seat.dice) == sorted(seat.dice)
        assert seat.place == CENTRE or places[seat.place].kind in ("seal", "scroll")
        assert seat.place not in state.board
        assert not (seat.out and (seat.used or seat.familiar))
    standing = [seat.place for seat in state.seats if seat.place != CENTRE]
    assert len(standing) == len(set(standing))
    for element, place in state.guardians.items():
        assert state.element(state.board[place]) == element


def book(state: State) -> Book:
    """Count all dice and components by the zones they are in; what went to the box is not booked."""
    entries: Counter[tuple[str, str]] = Counter()
    for name, left in zip(COLOURS, state.store, strict=True):
        entries["store", name] = left
    for place, component in state.board.items():
        entries[place, component] = 1
    for scroll, seal in state.stored.items():
        entries[scroll, seal] = 1
    for element, place in state.guardians.items():
        entries[place, f"guardian_{element}"] = 1
    for number, seat in enumerate(state.seats):
        entries.update((f"dice:{number}", colour(die)) for die in seat.dice)
        entries.update((f"scrolls:{number}", scroll) for scroll in seat.scrolls if _is_won(scroll))
        if seat.mage:
            entries[seat.place, seat.mage] = 1
            entries[seat.familiar or f"home:{number}", FAMILIARS[seat.mage]] = 1
    return {entry: count for entry, count in entries.items() if count}


def _is_won(scroll: str) -> bool:
    """Tell whether a scroll came out of the dungeon; everybody begins with a Summoning."""
    return COMPONENTS[scroll].kind == "scroll"


def enter(entries: Book, events: list[Event]) -> Book:
    """Carry over what events moved."""
    after = Counter(entries)
    for event in events:
        if event.kind == "chose_mage":
            after[CENTRE, event.what] += 1
            after[f"home:{event.seat}", FAMILIARS[event.what]] += 1
        elif event.kind in MOVING:
            after[event.source, event.what] -= 1
            after[event.target, event.what] += 1
    return {entry: n for entry, n in after.items() if n and entry[0] not in ("box", "aside")}


def hidden(state: State, seat: int) -> set[str]:
    """Return what the seat cannot know: nothing lies face down in this game."""
    return set()
