"""What single mages know beyond what everybody sees: cards they looked at, put back, or lost to another.

A sight names a card and where it is: in a hand, in a slot, in a deck, at a place of a grimoire; or with a
mage, in its hand or face down on its board, once cards have left that hand unseen. It follows the card as
long as its owner could, and is gone when the card lies open or nobody but its holder can say where it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.black_rose.records import Seat, Sight
from rules.black_rose.targets import MAGES, SLOT_IDS
from rules.core.ids import by_seat
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State

GRIMOIRES = by_seat("grimoire")


def see(state: State, viewer: int, card: str, where: str, at: int = -1) -> None:
    """Let a mage know where a card is; `at` is its place in a grimoire, from below."""
    me = state.seats[viewer]
    me.put(seen=(*me.pack.seen, Sight(card, where, at)))


def cards_at(me: Seat, where: str) -> list[str]:
    """List the cards that a mage knows to be somewhere."""
    return [sight.card for sight in me.pack.seen if sight.where == where]


def look_at_hand(state: State, viewer: int, seat: int) -> None:
    """Let a mage know the spells in another's hand; what it knew there and does not find is on the board."""
    hand, mage = state.seats[seat].hand, MAGES[seat]
    me, spells = state.seats[viewer], state.book.spells
    laid = Counter([*cards_at(me, mage), *(c for c in cards_at(me, HANDS[seat]) if c in spells)])
    laid.subtract(hand)
    kept = [s for s in me.pack.seen if s.where != mage and (s.where != HANDS[seat] or s.card not in spells)]
    found = [Sight(card, HANDS[seat]) for card in sorted(hand)]
    me.put(seen=(*kept, *found, *[Sight(card, mage) for card in sorted((+laid).elements())]))


def look_at_quests(state: State, viewer: int, seat: int) -> None:
    """Let a mage know the quests of another."""
    known = cards_at(state.seats[viewer], HANDS[seat])
    for quest in state.seats[seat].quests:
        if quest not in known:
            see(state, viewer, quest, HANDS[seat])


def look_at_slot(state: State, viewer: int, seat: int, slot: int) -> None:
    """Let a mage know a spell on another's board and the side on which it lies."""
    spell, me = state.seats[seat].slots[slot], state.seats[viewer]
    assert spell is not None
    if spell.shown or cards_at(me, SLOT_IDS[seat][slot]):
        return
    _drop_one(me, spell.card, MAGES[seat])
    see(state, viewer, spell.card, SLOT_IDS[seat][slot])


def leaves(state: State, seat: int, card: str, where: str) -> None:
    """Forget a card of a mage that now lies open; nobody need know it any more."""
    known = state.seats[seat].known
    if card in known:
        known.remove(card)
    for me in state.seats:
        if me.pack.seen and not _drop_one(me, card, where):
            _drop_one(me, card, MAGES[seat])


def follow(state: State, card: str, where: str, to: str = "", at: int = -1) -> None:
    """Let everybody who knew where a card was know where it goes, or forget it."""
    _change_all(state, lambda s: s.card == card and s.where == where and s.at == at, to)


def follow_draw(state: State, seat: int, card: str, at: int) -> None:
    """Let those who knew the top of a grimoire know that its card is in hand now."""
    follow(state, card, GRIMOIRES[seat], HANDS[seat], at)
    follow_own(state, seat, card)


def forget(state: State, where: str) -> None:
    """Let nobody know any more what is somewhere, because it was shuffled or chosen from unseen."""
    _change_all(state, lambda sight: sight.where == where, "")


def laid_unseen(state: State, seat: int) -> None:
    """A spell went from a hand to the board: those known to be in hand are now in either place."""
    spells = state.book.spells
    _change_all(state, lambda s: s.where == HANDS[seat] and s.card in spells, MAGES[seat])


def board_cleared(state: State, seat: int) -> None:
    """Nothing lies on a board any more: what was in hand or there is in hand."""
    _change_all(state, lambda sight: sight.where == MAGES[seat], HANDS[seat])


def taken_unseen(state: State, seat: int, card: str, thief: int) -> None:
    """One spell of a hand went to another: of each kind others can only be sure of one less."""
    owner = state.seats[seat]
    for known in set(owner.known):
        owner.known.remove(known)
    for viewer, me in enumerate(state.seats):
        cards = {c for where in (HANDS[seat], MAGES[seat]) for c in cards_at(me, where)}
        for lost in {card} if viewer == thief else cards & set(state.book.spells):
            _ = _drop_one(me, lost, HANDS[seat]) or _drop_one(me, lost, MAGES[seat])


def quest_taken(state: State, seat: int, quest: str, thief: int) -> None:
    """A quest went to another: its owner knows which, and others only if there was but one."""
    if state.seats[seat].quests:
        for viewer, me in enumerate(state.seats):
            if viewer not in (seat, thief):
                me.put(seen=tuple([s for s in me.pack.seen if not _is_quest(state, s, seat)]))
    follow(state, quest, HANDS[seat], HANDS[thief])
    follow_own(state, thief, quest)
    see(state, seat, quest, HANDS[thief])


def _is_quest(state: State, sight: Sight, seat: int) -> bool:
    return sight.where == HANDS[seat] and sight.card in state.book.quests


def follow_own(state: State, seat: int, card: str) -> None:
    """Let a mage who holds a card know it by holding it."""
    _drop_one(state.seats[seat], card, HANDS[seat])


def exchanged(state: State, slot: str, other: str) -> None:
    """Two spells on a board changed their slots before everybody's eyes."""
    swapped = {slot: other, other: slot}
    for me in state.seats:
        if me.pack.seen:
            seen = [Sight(s.card, swapped.get(s.where, s.where), s.at) for s in me.pack.seen]
            me.put(seen=tuple(seen))


def _drop_one(me: Seat, card: str, where: str) -> bool:
    """Forget one card somewhere, and tell whether it was known there."""
    for n, sight in enumerate(me.pack.seen):
        if sight.card == card and sight.where == where:
            me.put(seen=me.pack.seen[:n] + me.pack.seen[n + 1 :])
            return True
    return False


def _change_all(state: State, meant: Callable[[Sight], bool], to: str) -> None:
    """Let sights be of another place, or drop them."""
    for me in state.seats:
        if any(meant(sight) for sight in me.pack.seen):
            changed = [Sight(s.card, to) if meant(s) else s for s in me.pack.seen]
            me.put(seen=tuple([sight for sight in changed if sight.where]))
