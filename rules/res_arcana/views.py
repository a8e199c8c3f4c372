"""What a seat may know, and positions that it cannot tell from the true one."""

from __future__ import annotations

from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.events import HIDDEN
from rules.core.rng import HasRng, below, shuffle
from rules.res_arcana.cards import ARTIFACTS, MAGES, MONUMENTS
from rules.res_arcana.state import Seat, State
from rules.res_arcana.turns import Enter

RANDOM_BITS = 1 << 60
ARTIFACT_IDS = [card.id for card in ARTIFACTS]
MAGE_IDS = [mage.id for mage in MAGES]
MONUMENT_IDS = [monument.id for monument in MONUMENTS]


def view(state: State, seat: int) -> State:
    """Return a copy in which everything the seat cannot see is hidden; a view of a view is itself."""
    seen = state.copy()
    seen.rng = 0
    for number, other in enumerate(seen.seats):
        if number == seat:
            _hide_own_deck(seen, other)
        else:
            for cards in (other.hand, other.deck, other.mages, other.pack):
                cards[:] = [HIDDEN] * len(cards)
    _hide_below(seen.monument_deck, seen.monuments_known[seat])
    seen.box[:] = [HIDDEN] * len(seen.box)
    decision = state.decision
    if decision is not None and decision.seat != seat:
        seen.decision = Decision(decision.seat, decision.prompt, (), decision.cause)
    return seen


def _hide_own_deck(state: State, own: Seat) -> None:
    """Keep what was looked at on top; below it the order is unknown, in a first game the cards too."""
    split = len(own.deck) - own.known
    below_top = own.deck[:split]
    if state.setup == "first_game":
        below_top = [card if card in own.seen else HIDDEN for card in below_top]
    own.deck[:split] = sorted(below_top)


def _hide_below(deck: list[str], known: int) -> None:
    hidden = len(deck) - known
    deck[:hidden] = [HIDDEN] * hidden


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat, everything unseen dealt anew."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    entering = {frame.card for frame in dealt.stack if isinstance(frame, Enter)}
    visible = _visible(dealt)
    from_hand = {card for card in entering if card not in visible or any(card in s.seen for s in dealt.seats)}
    visible |= from_hand
    artifacts = _unseen(dealt, ARTIFACT_IDS, visible)
    mages = _unseen(dealt, MAGE_IDS, visible)
    monuments = _unseen(dealt, MONUMENT_IDS, visible)
    for number, other in enumerate(dealt.seats):
        if number == seat:
            split = len(other.deck) - other.known
            cards = [artifacts.pop() if card == HIDDEN else card for card in other.deck[:split]]
            shuffle(dealt, cards)
            other.deck[:split] = cards
        else:
            # A card that is just being paid for lies in hand, and the hand is filled first.
            shown = sorted(from_hand) if dealt.decision and dealt.decision.seat == number else []
            hidden = len(other.hand) + len(other.deck) + len(other.pack) - len(shown)
            cards = sorted(other.seen.difference(shown))
            cards += [artifacts.pop() for _ in range(hidden - len(cards))]
            shuffle(dealt, cards)
            cards += shown
            for zone in (other.hand, other.deck, other.pack):
                zone[:] = [cards.pop() for _ in zone]
            other.mages[:] = [mages.pop() for _ in other.mages]
    dealt.monument_deck[:] = [monuments.pop() if card == HIDDEN else card for card in dealt.monument_deck]
    dealt.box = mages + artifacts
    if dealt.decision is not None and dealt.decision.seat != seat:
        advance(dealt)
    return dealt


def _visible(seen: State) -> set[str]:
    """Return every card whose place is known, be it only that a rival holds it."""
    visible = {*seen.monuments, *seen.monument_deck, *seen.display}
    for seat in seen.seats:
        visible.update(
            seat.play, seat.hand, seat.deck, seat.discard, seat.mages, seat.pack, seat.seen, seat.drafted
        )
        visible.add(seat.mage)
    return visible


def _unseen(dealt: State, cards: list[str], visible: set[str]) -> list[str]:
    unseen = [card for card in cards if card not in visible]
    shuffle(dealt, unseen)
    return unseen
