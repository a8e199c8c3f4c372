"""What a seat may know, and positions that it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter

from rules.black_rose.dealing_anew import deal_anew
from rules.black_rose.decks import USED
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
            other.slots = [_face_down(spell) for spell in other.slots]
        other.known.sort()
    for deck in (seen.library, seen.forgotten):
        deck[:] = [HIDDEN] * len(deck)
    if state.book.answered:
        _hide_more(state, seen, seat)
    decision = state.decision
    if decision is not None and decision.seat != seat:
        seen.decision = Decision(decision.seat, decision.prompt, (), decision.cause)
    return seen


def _face_down(spell: Prepared | None) -> Prepared | None:
    """Return a spell as others see it."""
    if spell is None or spell.revealed or spell.shown:
        return spell
    return Prepared(HIDDEN, token=spell.token) if spell.token else FACE_DOWN


def _hide_more(state: State, seen: State, seat: int) -> None:
    """Hide decks, quests and cards that others are looking at; what one chooses among is seen."""
    decks = {
        name: cards if name.endswith(USED) else (HIDDEN,) * len(cards) for name, cards in state.decks.items()
    }
    seen.write(decks=decks)
    opened = opens(state, seat)
    for number, other in enumerate(seen.seats):
        if number == seat:
            continue
        quests, drawn = (HIDDEN,) * len(other.quests), (HIDDEN,) * len(other.drawn)
        if opened == (number, "quests"):
            quests = other.quests
        elif opened == (number, "hand"):
            other.hand = state.seats[number].hand[:]
        other.put(quests=quests, drawn=drawn)


def opens(state: State, seat: int) -> tuple[int, str] | None:
    """Return whose hidden cards of what sort a seat sees because it chooses among them."""
    if state.decision is None or state.decision.seat != seat or not state.stack:
        return None
    found: tuple[int, str] | None = getattr(state.stack[-1], "opens", None)
    return found


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat, everything unseen dealt anew."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    own = dealt.seats[seat]
    shuffle(dealt, own.grimoire)
    if state.book.answered:
        deal_anew(dealt, seat)
    else:
        _deal_all(dealt, seat)
    if dealt.decision is not None and dealt.decision.seat != seat:
        advance(dealt)
    return dealt


def _deal_all(dealt: State, seat: int) -> None:
    """Deal all cards that a seat does not see."""
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
