"""What a seat may know, and positions that it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.black_rose.dealing_anew import deal_anew
from rules.black_rose.decks import USED
from rules.black_rose.records import Prepared, Seat
from rules.black_rose.sights import GRIMOIRES
from rules.black_rose.state import State
from rules.black_rose.targets import SLOT_IDS
from rules.core.decision import Decision
from rules.core.engine import advance
from rules.core.events import HIDDEN
from rules.core.rng import HasRng, below, shuffle
from rules.core.zones import HANDS

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
    if state.seats[seat].pack.seen:
        _show_again(state, seen, seat)
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


def _show_again(state: State, seen: State, seat: int) -> None:
    """Show the spells that a seat knows of although they lie hidden."""
    sights = state.seats[seat].pack.seen
    known = {(sight.where, sight.card) for sight in sights}
    seen.forgotten[:] = _as_seen("forgotten", state.forgotten, known)
    for number, me in enumerate(seen.seats):
        at = {sight.at: sight.card for sight in sights if sight.where == GRIMOIRES[number]}
        if number == seat:
            me.grimoire[:] = _in_place(me.grimoire, at)
            continue
        for place, card in at.items():
            me.grimoire[place] = card
        hand = sorted(s.card for s in sights if s.where == HANDS[number] and s.card in state.book.spells)
        me.hand[:] = [*hand, *[HIDDEN] * (len(me.hand) - len(hand))]
        slots = {sight.where for sight in sights}
        for slot, spell in enumerate(state.seats[number].slots):
            if SLOT_IDS[number][slot] in slots:
                me.slots[slot] = spell


def _in_place(cards: list[str], at: dict[int, str]) -> list[str]:
    """Return sorted cards with those at known places where they are."""
    left = sorted((Counter(cards) - Counter(at.values())).elements())
    return [at[n] if n in at else left.pop(0) for n in range(len(cards))]


def _as_seen(deck: str, cards: Sequence[str], known: set[tuple[str, str]]) -> tuple[str, ...]:
    """Return cards as somebody sees them who knows some of those that lie there."""
    if all(where != deck for where, _ in known):
        return (HIDDEN,) * len(cards)
    return tuple([card if (deck, card) in known else HIDDEN for card in cards])


def _hide_more(state: State, seen: State, seat: int) -> None:
    """Hide decks, quests and cards that others are looking at, but for what a seat knows of them."""
    known = {(sight.where, sight.card) for sight in state.seats[seat].pack.seen}
    decks = {
        name: cards if name.endswith(USED) else _as_seen(name, cards, known)
        for name, cards in state.decks.items()
    }
    seen.write(decks=decks)
    for number, other in enumerate(seen.seats):
        if number != seat:
            quests = _as_seen(HANDS[number], other.quests, known)
            other.put(quests=quests, drawn=(HIDDEN,) * len(other.drawn), seen=())


def redeal(state: State, seat: int, rng: HasRng) -> State:
    """Return a position with the same view for the seat, everything unseen dealt anew."""
    dealt = view(state, seat)
    dealt.rng = below(rng, RANDOM_BITS)
    if state.book.answered:
        deal_anew(dealt, seat)
    else:
        shuffle(dealt, dealt.seats[seat].grimoire)
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
