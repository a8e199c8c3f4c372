"""Spells on their way: drawn, discarded, prepared and cast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose.casting import begin_casting
from rules.black_rose.quests import offer_quests
from rules.black_rose.records import Prepared
from rules.black_rose.resolve import Resolve
from rules.black_rose.sights import GRIMOIRES, follow_draw, laid_unseen, leaves
from rules.black_rose.targets import SLOT_IDS
from rules.core.events import EVERYONE
from rules.core.ids import by_seat
from rules.core.rng import shuffle
from rules.core.zones import HANDS

MEMORIES = by_seat("memories")

if TYPE_CHECKING:
    from rules.black_rose.state import State


def draw(state: State, seat: int, zone: str, n: int) -> None:
    """Take spells into hand; an empty grimoire is made anew from the memories."""
    me = state.seats[seat]
    for _ in range(n):
        if zone == "library":
            if state.library:
                card = state.library.pop()
                me.hand.append(card)
                state.emit("drew", seat, card, "library", HANDS[seat], seen_by=(seat,))
            continue
        if not me.grimoire and me.memories:
            me.grimoire, me.memories = me.memories, []
            shuffle(state, me.grimoire)
            me.known += me.grimoire
            state.emit("reshuffled", seat, target=GRIMOIRES[seat], amount=len(me.grimoire))
        if me.grimoire:
            card = me.grimoire.pop()
            me.hand.append(card)
            follow_draw(state, seat, card, len(me.grimoire))
            state.emit("drew", seat, card, GRIMOIRES[seat], HANDS[seat], seen_by=(seat,))


def take_forgotten(state: State, seat: int) -> None:
    """Take the top forgotten spell into hand, if one is left."""
    if state.forgotten:
        card = state.forgotten.pop()
        state.seats[seat].hand.append(card)
        state.emit("drew", seat, card, "forgotten", HANDS[seat], seen_by=(seat,))
        offer_quests(state, "forgotten", seat)


def discard_from_hand(state: State, seat: int, card: str) -> None:
    """Put a spell from hand into the memories."""
    me = state.seats[seat]
    me.hand.remove(card)
    me.memories.append(card)
    leaves(state, seat, card, HANDS[seat])
    state.emit("discarded", seat, card, HANDS[seat], MEMORIES[seat])


def discard_prepared(state: State, seat: int, slot: int, cause: str) -> None:
    """Put an unrevealed prepared spell into the memories."""
    me = state.seats[seat]
    prepared = me.slots[slot]
    assert prepared is not None
    me.slots[slot] = None
    me.memories.append(prepared.card)
    leaves(state, seat, prepared.card, SLOT_IDS[seat][slot])
    state.emit("discarded", seat, prepared.card, SLOT_IDS[seat][slot], MEMORIES[seat], cause=cause)


def lay(state: State, seat: int, card: str, slot: int, side: int, shown: bool = False) -> None:
    """Prepare a spell face down, or for everybody to see."""
    me = state.seats[seat]
    me.hand.remove(card)
    me.slots[slot] = Prepared(card, side, shown=shown)
    seen_by = EVERYONE if shown else (seat,)
    state.emit("laid", seat, card, HANDS[seat], SLOT_IDS[seat][slot], side, seen_by=seen_by)
    if shown:
        leaves(state, seat, card, HANDS[seat])
    else:
        laid_unseen(state, seat)


def cast(state: State, seat: int, slot: int) -> None:
    """Reveal a prepared spell and apply its active side."""
    if state.book.answered:
        begin_casting(state, seat, slot)
        return
    me = state.seats[seat]
    prepared = me.slots[slot]
    assert prepared is not None
    me.slots[slot] = Prepared(prepared.card, prepared.side, revealed=True)
    leaves(state, seat, prepared.card, SLOT_IDS[seat][slot])
    state.emit("revealed", seat, prepared.card, SLOT_IDS[seat][slot], amount=prepared.side)
    state.stack.append(Resolve(seat, prepared.card, prepared.side, slot=slot))
    offer_quests(state, "revealed", seat)
