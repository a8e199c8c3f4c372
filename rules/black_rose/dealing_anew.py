"""Everything that a seat does not see dealt anew, where things can be answered, so that its view is the same.

What is unseen follows from what is seen. Decks keep their sizes, their schools and their moons; personal
spells stay with their mages; what lies under the token of a trap or a protection is one. What a seat has
looked at is in its view and stays where it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.black_rose.decks import events_of, quests_of
from rules.black_rose.hands import Drawing, Keeping
from rules.black_rose.moments import Finished
from rules.black_rose.phases import Fate
from rules.black_rose.records import Prepared
from rules.black_rose.setup import CROWD
from rules.black_rose.sights import GRIMOIRES, cards_at
from rules.black_rose.targets import MAGES
from rules.black_rose.under_tokens import Arming, Hand, hidden_slots
from rules.core.events import HIDDEN
from rules.core.rng import below, shuffle

if TYPE_CHECKING:
    from rules.black_rose.state import State

MOONS = (1, 2, 3)


def deal_anew(dealt: State, seat: int) -> None:
    """Deal what a seat does not see of its view."""
    _shuffle_own_grimoire(dealt, seat)
    _deal_spells(dealt, seat)
    if dealt.book.moons:
        _deal_quests_and_events(dealt, seat)


def _deal_quests_and_events(dealt: State, seat: int) -> None:
    """Deal what lies in the decks of the moons and in hidden hands."""
    quests = _unseen_quests(dealt, seat)
    hidden = [n for n, me in enumerate(dealt.seats) if n != seat and HIDDEN in me.quests]
    held = _fill_decks(dealt, {quests_of(moon): quests[moon] for moon in MOONS})
    for number in hidden:
        dealt.seats[number].put(quests=tuple(_filled(dealt.seats[number].quests, held)))
    _fill_drawn(dealt, seat, "quests", held)
    events = _unseen_events(dealt, seat)
    held = _fill_decks(dealt, {events_of(moon): events[moon] for moon in MOONS})
    _fill_drawn(dealt, seat, "events", held)


def _filled(cards: Sequence[str], others: list[str]) -> list[str]:
    """Return cards with others in place of those that are hidden."""
    return [others.pop() if card == HIDDEN else card for card in cards]


# --- spells --------------------------------------------------------------------------------------------


def _shuffle_own_grimoire(dealt: State, seat: int) -> None:
    """Shuffle the grimoire of a seat but for the cards whose places it knows."""
    me = dealt.seats[seat]
    fixed = {sight.at for sight in me.pack.seen if sight.where == GRIMOIRES[seat]}
    cards = [card for place, card in enumerate(me.grimoire) if place not in fixed]
    shuffle(dealt, cards)
    me.grimoire = [card if n in fixed else cards.pop() for n, card in enumerate(me.grimoire)]


def _deal_spells(dealt: State, seat: int) -> None:
    """Deal the spells of rivals and the decks of the library; what is known of a rival stays with it."""
    left = _unseen_spells(dealt, seat)
    hands = {n: _hand(dealt, seat, n, left) for n in range(len(dealt.seats)) if n != seat}
    for hand in hands.values():
        left.subtract([*hand.near, *hand.fixed])
    Arming(dealt, hands, left).arm()
    pool = _fill_library(dealt, left)
    forgotten = sorted(card for card in left.elements() if dealt.kind(card) == "forgotten_spell")
    shuffle(dealt, forgotten)
    dealt.forgotten = _filled(dealt.forgotten, forgotten)
    pool += forgotten
    shuffle(dealt, pool)
    for hand in hands.values():
        hand.free = [pool.pop() for _ in range(hand.count)]
    for number, hand in hands.items():
        _fill(dealt, number, hand)


def _hand(dealt: State, seat: int, number: int, left: Counter[str]) -> Hand:
    """Return what a seat knows of the spells of a rival that it does not see, and how many these are."""
    me, book = dealt.seats[number], dealt.book
    own = Counter({card: n for card, n in left.items() if me.start and book.spells[card].owner == me.mage})
    near = Counter(cards_at(dealt.seats[seat], MAGES[number]))
    # What everybody knows to be there may be what this seat sees.
    known = Counter(me.known)
    known.subtract([*me.hand, *me.grimoire])
    known.subtract([spell.card for spell in me.slots if spell is not None and not _is_open(spell)])
    hidden = [card for card in (*me.hand, *me.grimoire, *_drawn_spells(dealt, number)) if card == HIDDEN]
    return Hand(near, (+known & left) | own, len(hidden) + len(hidden_slots(me)))


def _is_open(spell: Prepared) -> bool:
    return spell.revealed or spell.shown


def _fill_library(dealt: State, left: Counter[str]) -> list[str]:
    """Shuffle spells into the library, a deck or one for each school, and return those left over."""
    spells = dealt.book.spells
    if dealt.book.schools:
        found: dict[str, list[str]] = {name: [] for name in dealt.book.schools}
        for card in sorted(left):
            if spells[card].school:
                found[spells[card].school] += [card] * left[card]
        return _fill_decks(dealt, found)
    unseen = sorted(card for card in left.elements() if spells[card].kind == "spell")
    shuffle(dealt, unseen)
    dealt.library = _filled(dealt.library, unseen)
    return unseen


def _unseen_spells(seen: State, seat: int) -> Counter[str]:
    """Count the spells of which a seat cannot know where they are."""
    book = seen.book
    mages = {me.mage for me in seen.seats if me.start}
    left = Counter({c: s.copies for c, s in book.spells.items() if not s.owner or s.owner in mages})
    visible = [*seen.removed, *seen.forgotten, *_lying(seen)]
    for me in seen.seats:
        visible += [*me.memories, *me.hand, *me.grimoire, *me.drawn]
        visible += [spell.card for spell in me.slots if spell is not None]
        visible += [book.mages[me.mage].spell] * me.aside if me.start else []
    left.subtract(card for card in visible if card in left)
    return +left


def _lying(seen: State) -> list[str]:
    """List what lies in decks and on their used piles, as far as it is seen."""
    return [card for cards in seen.decks.values() for card in cards if card != HIDDEN]


def _drawn_from(seen: State, number: int) -> str:
    """Return where the cards come from that a mage is looking at."""
    for frame in reversed(seen.stack):
        if isinstance(frame, Keeping | Drawing) and frame.seat == number:
            return frame.zone
    return ""


def _drawn_spells(seen: State, number: int) -> tuple[str, ...]:
    """Return the spells that a mage is looking at."""
    return () if _drawn_from(seen, number) in ("quests", "events") else seen.seats[number].drawn


def _fill(dealt: State, number: int, hand: Hand) -> None:
    """Put spells where a rival has some, in whatever order: those near not into the grimoire."""
    me = dealt.seats[number]
    if HIDDEN in _drawn_spells(dealt, number):
        me.put(drawn=tuple(_filled(me.drawn, _taken_for_drawn(dealt, number, hand))))
    rest = [*hand.fixed, *hand.free]
    shuffle(dealt, rest)
    places = len(hidden_slots(me)) + me.hand.count(HIDDEN) - len(hand.near)
    cards = [*hand.near, *[rest.pop() for _ in range(places)]]
    shuffle(dealt, cards)
    for slot in hidden_slots(me):
        card = cards.pop()
        sides = 1 if dealt.book.spells[card].is_room_trap else 2
        me.slots[slot] = Prepared(card, below(dealt, sides))
    me.hand = _filled(me.hand, cards)
    me.grimoire = _filled(me.grimoire, rest)


def _taken_for_drawn(dealt: State, number: int, hand: Hand) -> list[str]:
    """Take out what a rival may be looking at: from the library only what it holds, no personal spell."""
    count, spells = dealt.seats[number].drawn.count(HIDDEN), dealt.book.spells
    cards = sorted([*hand.free, *hand.fixed], key=lambda card: spells[card].kind != "spell")[:count]
    for card in cards:
        hand.take(card)
    return cards


# --- quests and events ---------------------------------------------------------------------------------


def _fill_decks(dealt: State, cards: dict[str, list[str]]) -> list[str]:
    """Shuffle cards into decks of the sizes they have, and return those that are left over."""
    held: list[str] = []
    decks = {}
    for name, unseen in cards.items():
        shuffle(dealt, unseen)
        decks[name] = tuple(_filled(dealt.decks[name], unseen))
        held += unseen
    dealt.write(decks=dealt.decks | decks)
    shuffle(dealt, held)
    return held


def _unseen_quests(seen: State, seat: int) -> dict[int, list[str]]:
    """List the quests by moons of which a seat cannot know where they are."""
    visible = {*_lying(seen)} | {frame.quest for frame in seen.stack if isinstance(frame, Finished)}
    for me in seen.seats:
        visible |= {*me.quests, *me.done, *me.drawn}
    crowd = len(seen.seats) >= CROWD
    left = [q for q in seen.book.quests.values() if q.id not in visible and (crowd or not q.crowded)]
    return {moon: sorted(quest.id for quest in left if quest.moon == moon) for moon in MOONS}


def _unseen_events(seen: State, seat: int) -> dict[int, list[str]]:
    """List the events by moons of which a seat cannot know where they are."""
    visible = {*_lying(seen), *seen.omens, *seen.seats[seat].drawn}
    visible |= {frame.event for frame in seen.stack if isinstance(frame, Fate)}
    left = [event for event in seen.book.events.values() if event.id not in visible]
    return {moon: sorted(event.id for event in left if event.moon == moon) for moon in MOONS}


def _fill_drawn(dealt: State, seat: int, zone: str, cards: list[str]) -> None:
    """Give rivals who are looking at cards of a deck some of it."""
    for number, me in enumerate(dealt.seats):
        if number != seat and HIDDEN in me.drawn and _drawn_from(dealt, number) == zone:
            me.put(drawn=tuple([cards.pop() for _ in me.drawn]))
