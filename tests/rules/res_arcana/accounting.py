"""Where every component and every essence is, for the checks that all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.events import Event
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NAMES
from rules.res_arcana.match import OpenDraft
from rules.res_arcana.state import Seat, State
from rules.res_arcana.turns import Enter

Book = dict[tuple[str, str], int]
"""How many essences of a kind lie in a zone: `("pool:0", "elan")` or `("athanor", "elan")`."""

TILES = {c.id: f"tile {c.tile}" for c in COMPONENTS.values() if c.tile}
WHOLE = Counter({TILES.get(name, name) for name in COMPONENTS})


def check(state: State) -> None:
    """Fail unless every component lies in one place, a tile on one side, and all counters fit."""
    drafting = any(isinstance(frame, OpenDraft) for frame in state.stack)
    lying = Counter(TILES.get(card, card) for card in _middle(state))
    for seat in state.seats:
        lying.update(TILES.get(card, card) for card in _before(seat))
        if drafting:
            lying.update(seat.drafted)
    assert lying == WHOLE, f"missing {WHOLE - lying}, too many {lying - WHOLE}"
    in_play = {card for number in range(len(state.seats)) for card in state.own(number)}
    assert state.turned <= in_play
    assert set(state.on) <= in_play
    assert all(any(sums) and min(sums) >= 0 for sums in state.on.values())
    assert all(known <= len(state.monument_deck) for known in state.monuments_known)
    for seat in state.seats:
        assert min(seat.pool) >= 0
        assert seat.known <= len(seat.deck)
        assert drafting or seat.seen <= {*seat.hand, *seat.deck}


def _middle(state: State) -> Iterable[str]:
    return (
        *state.items,
        *state.monuments,
        *state.monument_deck,
        *state.places,
        *state.box,
        *state.display,
    )


def _before(seat: Seat) -> Iterable[str]:
    cards = (seat.mage, seat.item, *seat.mages, *seat.play, *seat.hand, *seat.deck, *seat.discard, *seat.pack)
    return filter(None, cards)


def book(state: State) -> Book:
    """Count all essences in pools and on components."""
    zones = {f"pool:{number}": seat.pool for number, seat in enumerate(state.seats)} | state.on
    return {
        (zone, name): amount
        for zone, sums in zones.items()
        for name, amount in zip(NAMES, sums, strict=True)
        if amount
    }


def enter(entries: Book, events: list[Event]) -> Book:
    """Carry the essences of events over; a cleared table begins with one of each kind again."""
    after = Counter(entries)
    for event in events:
        if event.kind == "table_cleared":
            pools = {zone for zone, _ in after if zone.startswith("pool:")}
            after = Counter({(zone, name): 1 for zone in pools for name in NAMES})
        elif event.kind == "essence":
            after[event.source, event.what] -= event.amount
            after[event.target, event.what] += event.amount
    return {entry: amount for entry, amount in after.items() if amount and entry[0] != "supply"}


def hidden(state: State, seat: int) -> set[str]:
    """Return the cards of which the seat cannot know where they are; a card being paid for is shown."""
    cards = {*state.box, *state.monument_deck[: len(state.monument_deck) - state.monuments_known[seat]]}
    for number, other in enumerate(state.seats):
        if number != seat:
            cards |= {*other.hand, *other.deck, *other.pack, *other.mages} - other.seen
        elif state.setup == "first_game":
            cards |= {*other.deck[: len(other.deck) - other.known]} - other.seen
    return cards - {frame.card for frame in state.stack if isinstance(frame, Enter)}
