"""What a seat may know, and positions that it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.events import HIDDEN
from rules.core.rng import HasRng, below, shuffle
from rules.epic_spell_wars.cards import DEAD_BY_LENGTH, SPELL_CARDS, TREASURES, Component
from rules.epic_spell_wars.reactions import Answer, PickPlace
from rules.epic_spell_wars.spell import DELIVERY, GEM, KINDS, WILD, Part, place_of
from rules.epic_spell_wars.state import KIND, Seat, State
from rules.epic_spell_wars.turns import Lay

RANDOM_BITS = 1 << 60
LAID = (3, 3, 3, 2)
"""How many cards a spell of which nothing is known is taken to have, one of these by chance."""


def view(state: State, seat: int) -> State:
    """Return a copy in which everything the seat cannot see is hidden; a view of a view is itself."""
    seen = state.copy()
    seen.rng = 0
    laying = laying_frame(state) is not None
    for number, other in enumerate(seen.seats):
        if number != seat:
            _hide(other, laying)
    for deck in (seen.deck, seen.treasure_deck, seen.dead_deck):
        deck[:] = [HIDDEN] * len(deck)
    decision = state.decision
    if decision is not None and decision.seat != seat:
        seen.decision = Decision(decision.seat, decision.prompt, (), decision.cause)
    return seen


def laying_frame(state: State) -> Lay | None:
    """Return the frame in which spells are being laid, if they are."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Lay) else None


def _hide(other: Seat, laying: bool) -> None:
    """Hide a hand and the unseen cards of a spell; while spells are laid, even how many they are."""
    held = len(other.hand)
    if laying:
        held += sum(part.card != GEM for part in other.spell)
        other.spell = []
    other.hand = [HIDDEN] * held
    # The hidden ones come first: where they lie would tell what they are.
    shown = [part for part in other.spell if part.shown]
    other.spell = [Part(HIDDEN)] * (len(other.spell) - len(shown)) + shown


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat, everything unseen dealt anew."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    pool = _unseen(dealt, SPELL_CARDS, _cards_in_sight(dealt))
    _deal_promised(dealt, pool)
    _deal_spells(dealt, pool)
    for other in dealt.seats:
        other.hand = [pool.pop() if card == HIDDEN else card for card in other.hand]
    dealt.deck = pool
    lay = laying_frame(dealt)
    if lay is not None:
        for number in dealt.order()[: lay.asked]:
            if number != seat:
                _imagine_spell(dealt, dealt.seats[number])
    owned = [card for other in dealt.seats for card in other.treasures]
    dealt.treasure_deck = _unseen(dealt, TREASURES, [*owned, *dealt.treasure_discard])
    drawn = [card for other in dealt.seats for card in other.dead]
    dealt.dead_deck = _unseen(dealt, DEAD_BY_LENGTH[dealt.length], [*drawn, *dealt.dead_discard])
    if dealt.decision is not None and dealt.decision.seat != seat:
        advance(dealt)
    return dealt


def _imagine_spell(dealt: State, other: Seat) -> None:
    """Let a seat that is ready have laid some spell out of its hand."""
    size = LAID[below(dealt, len(LAID))]
    places = list(KINDS)
    shuffle(dealt, places)
    for kind in places:
        fitting = [card for card in other.hand if card == WILD or KIND[card] == kind]
        if fitting and len(other.spell) < size:
            other.hand.remove(fitting[0])
            other.spell.append(Part(fitting[0], kind))
    other.spell.sort(key=place_of)


def _deal_promised(dealt: State, pool: list[str]) -> None:
    """Give a hand the card without which its owner would not be asked what it is."""
    match dealt.stack[-1] if dealt.stack else None:
        case Answer(seat=seat) as answer:
            played = answer.played(dealt)
            fitting = [card for card in pool if card in played]
        case PickPlace(seat=seat):
            fitting = [card for card in pool if card == WILD]
        case _:
            return
    hand = dealt.seats[seat].hand
    if HIDDEN in hand:
        hand[hand.index(HIDDEN)] = fitting[0]
        pool.remove(fitting[0])


def _cards_in_sight(dealt: State) -> list[str]:
    cards = dealt.discard[:]
    for other in dealt.seats:
        cards += [card for card in other.hand if card != HIDDEN]
        cards += [part.card for part in other.spell if part.card not in (HIDDEN, GEM)]
    return cards


def _unseen(dealt: State, cards: tuple[Component, ...], seen: list[str]) -> list[str]:
    left = Counter({card.id: card.copies for card in cards})
    left.subtract(seen)
    unseen = list(left.elements())
    shuffle(dealt, unseen)
    return unseen


# --- spells that nobody has seen -----------------------------------------------------------------------


def _deal_spells(dealt: State, pool: list[str]) -> None:
    """Put a card of the pool for each hidden one into some place where it may lie."""
    hidden = [
        (number, place)
        for number, other in enumerate(dealt.seats)
        for place, part in enumerate(other.spell)
        if part.card == HIDDEN
    ]
    if not _fill(dealt, hidden, pool):
        raise ValueError("no spells fit what is known of them")
    for number, _ in hidden:
        dealt.seats[number].spell.sort(key=place_of)


def _fill(dealt: State, hidden: list[tuple[int, int]], pool: list[str]) -> bool:
    """Fill the hidden cards one by one, and go back where one cannot be filled."""
    if not hidden:
        return True
    (number, place), *rest = hidden
    other = dealt.seats[number]
    places = [kind for kind in KINDS if _free(other, kind)]
    shuffle(dealt, places)
    for kind in places:
        for card in _candidates(dealt, other, kind, pool):
            other.spell[place] = Part(card, kind)
            pool.remove(card)
            if _fill(dealt, rest, pool):
                return True
            pool.append(card)
            other.spell[place] = replace(other.spell[place], card=HIDDEN, kind="")
    return False


def _free(other: Seat, kind: str) -> bool:
    return kind not in other.without and all(part.kind != kind for part in other.spell)


def _candidates(dealt: State, other: Seat, kind: str, pool: list[str]) -> list[str]:
    """Return a card of the kind and Wild Magic as far as the pool has them, the likelier one first."""
    wild_only = kind == DELIVERY and other.announced >= 0
    own = [] if wild_only else [card for card in pool if KIND[card] == kind][:1]
    wild = [WILD] if WILD in pool else []
    likely = below(dealt, 10) > 0
    return own + wild if likely else wild + own
