"""What a seat may know, and positions that it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter

from rules.black_rose.records import Prepared, Seat
from rules.black_rose.state import State
from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.events import HIDDEN
from rules.core.rng import HasRng, below, shuffle

RANDOM_BITS = 1 << 60
FACE_DOWN = Prepared(HIDDEN)


def view(state: State, seat: int) -> State:
    """Return a copy in which everything the seat cannot see is hidden; a view of a view is itself."""
    seen = state.copy()
    seen.rng = 0
    for number, other in enumerate(seen.seats):
        if number == seat:
            other.grimoire.sort()
        else:
            for cards in (other.hand, other.grimoire):
                cards[:] = [HIDDEN] * len(cards)
            other.slots = [spell if spell is None or spell.revealed else FACE_DOWN for spell in other.slots]
        other.known.sort()
    for deck in (seen.library, seen.forgotten):
        deck[:] = [HIDDEN] * len(deck)
    decision = state.decision
    if decision is not None and decision.seat != seat:
        seen.decision = Decision(decision.seat, decision.prompt, (), decision.cause)
    return seen


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat, everything unseen dealt anew."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    own = dealt.seats[seat]
    shuffle(dealt, own.grimoire)
    unseen = _unseen(dealt, seat)
    spells = [card for card in unseen if dealt.kind(card) != "forgotten_spell"]
    forgotten = [card for card in unseen if dealt.kind(card) == "forgotten_spell"]
    shuffle(dealt, spells)
    shuffle(dealt, forgotten)
    dealt.forgotten = [forgotten.pop() for _ in dealt.forgotten]
    for number, other in enumerate(dealt.seats):
        if number != seat:
            _deal(dealt, other, spells, forgotten)
    dealt.library = spells
    if dealt.decision is not None and dealt.decision.seat != seat:
        advance(dealt)
    return dealt


def _unseen(seen: State, seat: int) -> list[str]:
    """List the cards of which the seat cannot know where they are."""
    spells = seen.book.spells
    dealt = any(other.start for other in seen.seats)
    left = Counter({card: spell.copies for card, spell in spells.items() if dealt or not spell.owner})
    left.subtract(seen.removed)
    for number, other in enumerate(seen.seats):
        left.subtract(other.memories)
        left.subtract([spell.card for spell in other.slots if spell is not None and spell.card != HIDDEN])
        left.subtract([*other.hand, *other.grimoire] if number == seat else other.known)
    mages = {other.mage for other in seen.seats if other.start}
    for card, spell in spells.items():
        if spell.owner and spell.owner not in mages:
            del left[card]
    return sorted(card for card in left.elements() if card != HIDDEN)


def _deal(dealt: State, other: Seat, spells: list[str], forgotten: list[str]) -> None:
    """Deal a rival what it must hold, then what may be: in hand, in the grimoire, face down in slots."""
    face_down = [slot for slot, spell in enumerate(other.slots) if spell == FACE_DOWN]
    count = len(other.hand) + len(other.grimoire) + len(face_down)
    cards = [*other.known, *forgotten]
    forgotten.clear()
    cards += [spells.pop() for _ in range(count - len(cards))]
    shuffle(dealt, cards)
    for slot in face_down:
        other.slots[slot] = Prepared(cards.pop(), below(dealt, 2))
    other.hand = [cards.pop() for _ in other.hand]
    other.grimoire = cards
