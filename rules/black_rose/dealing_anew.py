"""Everything that a seat does not see in a game with moons dealt anew, so that it still sees the same.

Decks keep their sizes and their schools and moons; personal spells stay with their mages; what lies under the
token of a trap or a protection is one.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.black_rose.records import Prepared, Seat
from rules.core.events import HIDDEN
from rules.core.rng import below, shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State


def deal_anew(dealt: State, true: State, seat: int) -> None:
    """Deal what a seat does not see of a true position."""
    _deal_spells(dealt, true, seat)
    _deal_quests(dealt, true, seat)
    _deal_events(dealt, true, seat)


# --- spells --------------------------------------------------------------------------------------------


def _hidden_slots(other: Seat) -> list[int]:
    return [n for n, spell in enumerate(other.slots) if spell is not None and spell.card == HIDDEN]


def _held(true: State, number: int, shown: Seat) -> list[str]:
    """List the spells of a rival that a seat does not see: in hand, grimoire, slots, or just drawn."""
    other = true.seats[number]
    cards = [*other.grimoire, *(card for card in other.drawn if card in true.book.spells)]
    if HIDDEN in shown.hand:
        cards += other.hand
    for slot in _hidden_slots(shown):
        spell = other.slots[slot]
        assert spell is not None
        cards.append(spell.card)
    return cards


def _deal_spells(dealt: State, true: State, seat: int) -> None:
    """Deal the spells of rivals and the decks of the library; what is known of a rival stays with it."""
    book = true.book
    pool: list[str] = []
    counts: dict[int, int] = {}
    fixed: dict[int, list[str]] = {}
    for number, shown in enumerate(dealt.seats):
        if number == seat:
            continue
        held = _held(true, number, shown)
        own = [card for card in held if book.spells[card].owner]
        known = list((Counter(shown.known) & Counter(held)).elements())
        fixed[number] = list((Counter(own) | Counter(known)).elements())
        rest = list((Counter(held) - Counter(fixed[number])).elements())
        counts[number] = len(rest)
        pool += rest
    pool = _exchange(dealt, true, sorted(pool))
    shuffle(dealt, pool)
    for number, shown in enumerate(dealt.seats):
        if number != seat:
            cards = [*sorted(fixed[number]), *(pool.pop() for _ in range(counts[number]))]
            _fill(dealt, true, number, shown, cards)


def _exchange(dealt: State, true: State, pool: list[str]) -> list[str]:
    """Exchange the cards of a pool with those in the decks they may have come from."""
    decks = {}
    book = true.book
    found: list[str] = []
    for school in book.schools:
        mine = [card for card in pool if book.spells[card].school == school]
        cards = [*true.decks[school], *mine]
        shuffle(dealt, cards)
        decks[school] = tuple(cards[: len(true.decks[school])])
        found += cards[len(true.decks[school]) :]
    dealt.write(decks=dealt.decks | decks)
    forgotten = [card for card in pool if not book.spells[card].school and not book.spells[card].owner]
    cards = [*true.forgotten, *forgotten]
    shuffle(dealt, cards)
    dealt.forgotten = cards[: len(true.forgotten)]
    found += cards[len(true.forgotten) :]
    return [*found, *(card for card in pool if book.spells[card].owner)]


def _fill(dealt: State, true: State, number: int, shown: Seat, cards: list[str]) -> None:
    """Put spells where a rival has some, first under its tokens: there something of their sort must lie."""
    shuffle(dealt, cards)
    slots = _hidden_slots(shown)
    slots.sort(key=lambda slot: not getattr(shown.slots[slot], "token", ""))
    for slot in slots:
        spell = shown.slots[slot]
        assert spell is not None
        shown.slots[slot] = _under(dealt, true, number, slot, spell.token, cards)
    if HIDDEN in shown.hand:
        shown.hand = [cards.pop() for _ in shown.hand]
    drawn = [card in true.book.spells for card in true.seats[number].drawn]
    shown.put(drawn=tuple([cards.pop() if spell else HIDDEN for spell in drawn]))
    shown.grimoire = cards


def _under(dealt: State, true: State, number: int, slot: int, token: str, cards: list[str]) -> Prepared:
    """Take a spell that may lie in a slot; where none of the sort is left, the true one."""
    spells = true.book.spells
    for card in cards:
        sides = [side for side, face in enumerate(spells[card].faces) if not token or face.type == token]
        sides = sides[:1] if spells[card].is_room_trap else sides
        if sides:
            cards.remove(card)
            return Prepared(card, sides[below(dealt, len(sides))], token=token)
    lies = true.seats[number].slots[slot]
    assert lies is not None
    _swap_in(dealt, lies.card, cards)
    return lies


def _swap_in(dealt: State, card: str, cards: list[str]) -> None:
    """Take a card from wherever it was dealt to in exchange for the first of these."""
    given = cards.pop(0)
    school = dealt.book.spells[card].school
    swaps: list[list[str]] = [other.hand for other in dealt.seats] + [other.grimoire for other in dealt.seats]
    for zone in (*swaps, dealt.forgotten):
        if card in zone:
            zone[zone.index(card)] = given
            return
    deck = list(dealt.decks[school])
    deck[deck.index(card)] = given
    dealt.write(decks=dealt.decks | {school: tuple(deck)})


# --- quests and events ---------------------------------------------------------------------------------


def _deal_quests(dealt: State, true: State, seat: int) -> None:
    """Deal the quests of rivals and the decks of all moons."""
    book = true.book
    hidden = [n for n, shown in enumerate(dealt.seats) if n != seat and HIDDEN in shown.quests]
    taken = [quest for n in hidden for quest in true.seats[n].quests]
    looked = [
        card for n, me in enumerate(true.seats) if n != seat for card in me.drawn if card in book.quests
    ]
    held: list[str] = []
    for moon in (1, 2, 3):
        name = f"quests:{moon}"
        cards = [*true.decks[name], *(q for q in (*taken, *looked) if book.quests[q].moon == moon)]
        cards.sort()
        shuffle(dealt, cards)
        dealt.write(decks=dealt.decks | {name: tuple(cards[: len(true.decks[name])])})
        held += cards[len(true.decks[name]) :]
    shuffle(dealt, held)
    for n in hidden:
        dealt.seats[n].put(quests=tuple([held.pop() for _ in true.seats[n].quests]))
    _fill_drawn(dealt, true, seat, "quest", held)


def _deal_events(dealt: State, true: State, seat: int) -> None:
    """Shuffle the decks of events."""
    looked = [card for n, me in enumerate(true.seats) if n != seat for card in me.drawn]
    looked = [card for card in looked if card in true.book.events]
    held: list[str] = []
    for moon in (1, 2, 3):
        name = f"events:{moon}"
        cards = [*true.decks[name], *(card for card in looked if true.book.events[card].moon == moon)]
        cards.sort()
        shuffle(dealt, cards)
        dealt.write(decks=dealt.decks | {name: tuple(cards[: len(true.decks[name])])})
        held += cards[len(true.decks[name]) :]
    _fill_drawn(dealt, true, seat, "event", held)


def _fill_drawn(dealt: State, true: State, seat: int, kind: str, cards: list[str]) -> None:
    """Give rivals who are looking at cards others of their sort."""
    for number, me in enumerate(true.seats):
        if number != seat and any(true.kind(card) == kind for card in me.drawn):
            dealt.seats[number].put(drawn=tuple([cards.pop() for _ in me.drawn]))
