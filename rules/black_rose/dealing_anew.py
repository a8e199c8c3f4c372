"""Everything that a seat does not see in a game with moons dealt anew, so that it still sees the same.

What is unseen follows from what is seen. Decks keep their sizes, their schools and their moons; personal
spells stay with their mages; what lies under the token of a trap or a protection is one.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.black_rose.decks import USED, events_of, quests_of
from rules.black_rose.hands import Drawing, Keeping
from rules.black_rose.moments import Finished
from rules.black_rose.phases import Fate
from rules.black_rose.records import Prepared, Seat
from rules.black_rose.setup import CROWD
from rules.core.events import HIDDEN
from rules.core.rng import below, shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State

MOONS = (1, 2, 3)


def deal_anew(dealt: State, seat: int) -> None:
    """Deal what a seat does not see of its view."""
    _deal_spells(dealt, seat)
    quests = _unseen_quests(dealt, seat)
    hidden = [n for n, me in enumerate(dealt.seats) if n != seat and HIDDEN in me.quests]
    held = _fill_decks(dealt, {quests_of(moon): quests[moon] for moon in MOONS})
    for number in hidden:
        dealt.seats[number].put(quests=tuple([held.pop() for _ in dealt.seats[number].quests]))
    _fill_drawn(dealt, seat, "quests", held)
    events = _unseen_events(dealt, seat)
    held = _fill_decks(dealt, {events_of(moon): events[moon] for moon in MOONS})
    _fill_drawn(dealt, seat, "events", held)


# --- spells --------------------------------------------------------------------------------------------


class Hand:
    """The spells of a rival that a seat does not see: those that must be there, and others."""

    def __init__(self, fixed: list[str], count: int) -> None:
        self.fixed = fixed
        self.free: list[str] = []
        self.count = count - len(fixed)


def _deal_spells(dealt: State, seat: int) -> None:
    """Deal the spells of rivals and the decks of the library; what is known of a rival stays with it."""
    book, left = dealt.book, _unseen_spells(dealt, seat)
    hands: dict[int, Hand] = {}
    for number, me in enumerate(dealt.seats):
        if number != seat:
            own = Counter(
                {card: n for card, n in left.items() if me.start and book.spells[card].owner == me.mage}
            )
            hidden = [
                card for card in (*me.hand, *me.grimoire, *_drawn_spells(dealt, number)) if card == HIDDEN
            ]
            count = len(hidden) + len(_hidden_slots(me))
            fixed = ((Counter(me.known) - Counter(_seen_of(me))) & left) | own
            hands[number] = Hand(sorted(fixed.elements()), count)
    for hand in hands.values():
        left.subtract(hand.fixed)
    pool = _fill_decks(dealt, _by_school(dealt, left))
    forgotten = sorted(card for card in left.elements() if dealt.kind(card) == "forgotten_spell")
    shuffle(dealt, forgotten)
    size = len(dealt.forgotten)
    dealt.forgotten, pool = forgotten[:size], [*pool, *forgotten[size:]]
    shuffle(dealt, pool)
    for hand in hands.values():
        hand.free = [pool.pop() for _ in range(hand.count)]
    for number in hands:
        _arm(dealt, number, hands)
    for number, hand in hands.items():
        _fill(dealt, number, [*hand.fixed, *hand.free])


def _seen_of(me: Seat) -> list[str]:
    """List the spells of a rival's hand and slots that a seat sees, because it chooses among them or else."""
    laid = [spell.card for spell in me.slots if spell is not None and not spell.revealed]
    return [card for card in (*me.hand, *me.grimoire, *laid) if card != HIDDEN]


def _by_school(dealt: State, left: Counter[str]) -> dict[str, list[str]]:
    """List spells by their schools."""
    found: dict[str, list[str]] = {name: [] for name in dealt.book.schools}
    for card in sorted(left):
        school = dealt.book.spells[card].school
        if school:
            found[school] += [card] * left[card]
    return found


def _unseen_spells(seen: State, seat: int) -> Counter[str]:
    """Count the spells of which a seat cannot know where they are."""
    book = seen.book
    mages = {me.mage for me in seen.seats if me.start}
    left = Counter({c: s.copies for c, s in book.spells.items() if not s.owner or s.owner in mages})
    visible = [*seen.removed, *_used(seen)]
    for me in seen.seats:
        visible += [*me.memories, *me.hand, *me.grimoire, *me.drawn]
        visible += [spell.card for spell in me.slots if spell is not None]
        visible += [book.mages[me.mage].spell] * me.aside if me.start else []
    left.subtract(card for card in visible if card in left)
    return +left


def _used(seen: State) -> list[str]:
    return [card for name, cards in seen.decks.items() if name.endswith(USED) for card in cards]


def _hidden_slots(me: Seat) -> list[int]:
    return [n for n, spell in enumerate(me.slots) if spell is not None and spell.card == HIDDEN]


def _drawn_from(seen: State, number: int) -> str:
    """Return where the cards come from that a mage is looking at."""
    for frame in reversed(seen.stack):
        if isinstance(frame, Keeping | Drawing) and frame.seat == number:
            return frame.zone
    return ""


def _drawn_spells(seen: State, number: int) -> tuple[str, ...]:
    """Return the spells that a mage is looking at."""
    return () if _drawn_from(seen, number) in ("quests", "events") else seen.seats[number].drawn


def _arm(dealt: State, number: int, hands: dict[int, Hand]) -> None:
    """Put something of the right sort under the tokens of a rival."""
    me, hand = dealt.seats[number], hands[number]
    for slot in _hidden_slots(me):
        spell = me.slots[slot]
        assert spell is not None
        if not spell.token:
            continue
        if not any(_sides(dealt, card, spell.token) for card in (*hand.fixed, *hand.free)):
            _trade(dealt, hand, hands, spell.token)
        cards = hand.free if any(_sides(dealt, card, spell.token) for card in hand.free) else hand.fixed
        card = next(card for card in cards if _sides(dealt, card, spell.token))
        cards.remove(card)
        sides = _sides(dealt, card, spell.token)
        me.slots[slot] = Prepared(card, sides[below(dealt, len(sides))], token=spell.token)


def _sides(dealt: State, card: str, token: str) -> list[int]:
    """List the sides of a spell that can lie under a token."""
    spell = dealt.book.spells[card]
    sides = [side for side, face in enumerate(spell.faces) if face.type == token]
    return sides[:1] if spell.is_room_trap else sides


def _trade(dealt: State, hand: Hand, hands: dict[int, Hand], token: str) -> None:
    """Get a spell of the right sort from a rival, or from a deck by way of a rival with one of its school.

    Forgotten spells have no school, and a deck of their own.
    """
    spells = dealt.book.spells
    for other in hands.values():
        for card in other.free:
            if _sides(dealt, card, token):
                other.free[other.free.index(card)] = hand.free[0]
                hand.free[0] = card
                return
    for name in (*dealt.book.schools, ""):
        deck = list(dealt.decks[name]) if name else dealt.forgotten
        wanted = next((card for card in deck if _sides(dealt, card, token)), "")
        for other in hands.values() if wanted else ():
            given = next((card for card in other.free if spells[card].school == name), "")
            if given:
                deck[deck.index(wanted)] = given
                other.free[other.free.index(given)] = hand.free[0]
                hand.free[0] = wanted
                if name:
                    dealt.write(decks=dealt.decks | {name: tuple(deck)})
                return


def _fill(dealt: State, number: int, cards: list[str]) -> None:
    """Put spells where a rival has some, in whatever order."""
    me = dealt.seats[number]
    shuffle(dealt, cards)
    for slot in _hidden_slots(me):
        card = cards.pop()
        sides = 1 if dealt.book.spells[card].is_room_trap else 2
        me.slots[slot] = Prepared(card, below(dealt, sides))
    if HIDDEN in me.hand:
        me.hand = [cards.pop() for _ in me.hand]
    if HIDDEN in _drawn_spells(dealt, number):
        me.put(drawn=tuple([cards.pop() for _ in me.drawn]))
    me.grimoire = cards


# --- quests and events ---------------------------------------------------------------------------------


def _fill_decks(dealt: State, cards: dict[str, list[str]]) -> list[str]:
    """Shuffle cards into decks of the sizes they have, and return those that are left over."""
    held: list[str] = []
    decks = {}
    for name, unseen in cards.items():
        shuffle(dealt, unseen)
        size = len(dealt.decks[name])
        decks[name] = tuple(unseen[:size])
        held += unseen[size:]
    dealt.write(decks=dealt.decks | decks)
    shuffle(dealt, held)
    return held


def _unseen_quests(seen: State, seat: int) -> dict[int, list[str]]:
    """List the quests by moons of which a seat cannot know where they are."""
    visible = {*_used(seen)} | {frame.quest for frame in seen.stack if isinstance(frame, Finished)}
    for me in seen.seats:
        visible |= {*me.quests, *me.done, *me.drawn}
    crowd = len(seen.seats) >= CROWD
    left = [q for q in seen.book.quests.values() if q.id not in visible and (crowd or not q.crowded)]
    return {moon: sorted(quest.id for quest in left if quest.moon == moon) for moon in MOONS}


def _unseen_events(seen: State, seat: int) -> dict[int, list[str]]:
    """List the events by moons of which a seat cannot know where they are."""
    visible = {*_used(seen), *seen.omens, *seen.seats[seat].drawn}
    visible |= {frame.event for frame in seen.stack if isinstance(frame, Fate)}
    left = [event for event in seen.book.events.values() if event.id not in visible]
    return {moon: sorted(event.id for event in left if event.moon == moon) for moon in MOONS}


def _fill_drawn(dealt: State, seat: int, zone: str, cards: list[str]) -> None:
    """Give rivals who are looking at cards of a deck some of it."""
    for number, me in enumerate(dealt.seats):
        if number != seat and HIDDEN in me.drawn and _drawn_from(dealt, number) == zone:
            me.put(drawn=tuple([cards.pop() for _ in me.drawn]))
