"""Where every card is and how much life is left, for the checks that all games share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.core.events import Event
from rules.core.ids import seat_of
from rules.epic_spell_wars.cards import DEAD_BY_LENGTH, SPELL_CARDS, TREASURES
from rules.epic_spell_wars.score import LIFE
from rules.epic_spell_wars.setup import MOST_LIFE
from rules.epic_spell_wars.spell import GEM
from rules.epic_spell_wars.state import State
from rules.epic_spell_wars.turns import Lay

Book = dict[tuple[str, str], int]
"""How many cards of a name lie in a zone: `("hand:0", "chicken")`, and how much `life` a seat has."""

CARDS = {
    length: Counter({card.id: card.copies for card in (*SPELL_CARDS, *TREASURES, *dead)})
    for length, dead in DEAD_BY_LENGTH.items()
}
MOVING = (
    "drew", "drew_dead", "reserved", "laid", "revealed", "added", "stole_part", "discarded",
    "gained_treasure", "stole_treasure", "lost_treasure",
)  # fmt: skip
FEW = 20
"""So many cards on the discard pile mean that it has just been shuffled into the deck."""


def check(state: State) -> None:
    """Fail unless every card lies in one place and all numbers fit."""
    lying = Counter(card for cards in _zones(state).values() for card in cards)
    cards = CARDS[state.length]
    assert lying == cards, f"missing {cards - lying}, too many {lying - cards}"
    for seat in state.seats:
        assert 0 <= seat.life <= MOST_LIFE
        assert seat.life or not (seat.hand or seat.spell or seat.treasures)
        assert all(part.card != GEM or GEM in seat.treasures for part in seat.spell)


def _zones(state: State) -> dict[str, list[str]]:
    zones = {
        "spell_deck": state.deck,
        "discard": state.discard,
        "treasure_deck": state.treasure_deck,
        "treasure_discard": state.treasure_discard,
        "dead_deck": state.dead_deck,
        "dead_discard": state.dead_discard,
    }
    laying = any(isinstance(frame, Lay) for frame in state.stack)
    for number, seat in enumerate(state.seats):
        spell = [part.card for part in seat.spell if part.card != GEM]
        # As long as spells are being laid nobody is told what has left a hand.
        zones[f"hand:{number}"] = seat.hand + spell if laying else seat.hand
        zones[f"spell:{number}"] = [] if laying else spell
        zones[f"treasures:{number}"] = seat.treasures
        zones[f"dead:{number}"] = seat.dead
    return zones


def book(state: State) -> Book:
    """Count the cards in all zones, and life."""
    entries = {(zone, card): n for zone, cards in _zones(state).items() for card, n in Counter(cards).items()}
    lives = {(f"seat:{number}", "life"): seat.life for number, seat in enumerate(state.seats) if seat.life}
    return entries | lives


def enter(entries: Book, events: list[Event]) -> Book:
    """Carry over what events moved, hurt and healed."""
    after = Counter(entries)
    for event in events:
        life = (f"seat:{event.seat}", "life")
        if event.kind in MOVING:
            after[event.source, event.what] -= 1
            after[event.target, event.what] += 1
        elif event.kind == "reshuffled":
            for zone, card in [entry for entry in after if entry[0] == event.source]:
                after[event.target, card] += after.pop((zone, card))
        elif event.kind == "damaged":
            after[life] = max(0, after[life] - event.amount)
        elif event.kind == "healed":
            after[life] += event.amount
        elif event.kind == "game":
            # Whoever has died has a card to show for it.
            for seat in {seat_of(zone) for zone, _ in after if ":" in zone}:
                after[f"seat:{seat}", "life"] = LIFE
    return {entry: amount for entry, amount in after.items() if amount}


def hidden(state: State, seat: int) -> set[str]:
    """Return the cards in hands and sealed spells of which the seat cannot know that they are there.

    A card may be discarded, shuffled and drawn again within one action; then everybody was told of it.
    """
    if len(state.discard) < FEW and state.round > 1:
        return set()
    secret: set[str] = set()
    seen: set[str] = {*state.discard, *_own(state, seat)}
    for number, other in enumerate(state.seats):
        if number != seat:
            secret |= {*other.hand, *(part.card for part in other.spell if not part.shown)}
            seen |= {part.card for part in other.spell if part.shown}
    return secret - seen - {GEM}


def _own(state: State, seat: int) -> Iterable[str]:
    me = state.seats[seat]
    return (*me.hand, *(part.card for part in me.spell))
