"""The study of spells: drawing, the limit of the hand, and what is prepared in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.black_rose import decks
from rules.black_rose.effects import is_set, modified
from rules.black_rose.refusals import end_among
from rules.black_rose.sights import leaves
from rules.black_rose.spells import discard_from_hand, draw, lay
from rules.black_rose.targets import MAGES, SLOT_IDS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.ids import number_of
from rules.core.reasons import NOT_NOW, Reason
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State

STUDIED = 2
"""How many spells come from the grimoire, and how many from the library."""
LEAST_LAID, SLOTS, QUICK = 2, 4, 0
BOTH = (0, 1)
READY, DONE = Action("ready"), Action("done")


class Study(Frame["State"], frozen=True):
    """Everybody draws from the own grimoire and from the library."""

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        for seat in state.order():
            draw(state, seat, "grimoire", STUDIED)
        for seat in state.order():
            draw(state, seat, "library", STUDIED)
        return None


class HandLimit(Frame["State"], frozen=True):
    """A seat discards what is too much in its hand; in the study it may remove a spell for good instead."""

    seat: int

    def run(self, state: State) -> Decision | None:
        me = state.seats[self.seat]
        if len(me.hand) <= state.book.mages[me.mage].hand:
            state.stack.pop()
            return None
        options = [Action("discard", card) for card in dict.fromkeys(me.hand)]
        if Banish(self.seat) in state.stack:
            options += [Action("banish", card) for card in dict.fromkeys(me.hand)]
        return Decision(self.seat, "hand_limit", tuple(options), me.mage)

    def answer(self, state: State, action: Action) -> None:
        if action.kind == "banish":
            state.stack.remove(Banish(self.seat))
            banish(state, self.seat, action.source)
        else:
            discard_from_hand(state, self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        me = state.seats[self.seat]
        if action.kind == "banish" and action.source in me.hand:
            return NOT_NOW
        if action.kind in ("discard", "banish"):
            return Reason("not_in_hand", action.source)
        return Reason("discard_first", amount=len(me.hand) - state.book.mages[me.mage].hand)


class Banish(Frame["State"], frozen=True):
    """In the study a mage may remove one spell from its hand to the used pile of its school."""

    seat: int

    def run(self, state: State) -> Decision | None:
        hand = state.seats[self.seat].hand
        if not hand:
            state.stack.pop()
            return None
        options = [Action("banish", card) for card in dict.fromkeys(hand)]
        return Decision(self.seat, "banish", (*options, DONE))

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        if action != DONE:
            banish(state, self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        card = end_among(action, state.book.spells)
        return Reason("not_in_hand", card) if card and card not in state.seats[self.seat].hand else NOT_NOW


def banish(state: State, seat: int, card: str) -> None:
    """Put a spell from hand on the used pile of its school; a personal one is put aside, others leave."""
    me = state.seats[seat]
    me.hand.remove(card)
    leaves(state, seat, card, HANDS[seat])
    spell = state.book.spells[card]
    if spell.owner:
        me.put(aside=me.pack.aside + 1)
        target = "aside"
    elif spell.kind == "spell":
        target = decks.put_away(state, card)
    else:
        state.removed.append(card)
        target = "removed"
    state.emit("banished", seat, card, HANDS[seat], target)


class Lay(Frame["State"], frozen=True):
    """A seat prepares two to four spells in secret, one by one, in the order of the slots."""

    seat: int

    def run(self, state: State) -> Decision | None:
        me = state.seats[self.seat]
        laid = SLOTS - me.slots.count(None)
        book, slots = state.book, self.open_slots(state)
        two_sided = book.two_sided
        if book.moons:
            slots = self.slots_with_a_quick_one(state, slots, laid)
        options = [
            Action("lay", card, slot, side)
            for card in dict.fromkeys(me.hand)
            for slot in slots
            for side in (BOTH if card in two_sided else (0,))
        ]
        if (laid >= LEAST_LAID and self._may_stop(state)) or not options:
            options.append(READY)
        return Decision(self.seat, "lay", tuple(options))

    def _may_stop(self, state: State) -> bool:
        """Tell whether enough lies where it must: a quick spell, if one is a duty."""
        return not state.book.moons or state.seats[self.seat].slots[QUICK] is not None

    def slots_with_a_quick_one(self, state: State, slots: list[str], laid: int) -> list[str]:
        """Return the slots that can be filled next where one of two to four spells must be quick."""
        me = state.seats[self.seat]
        most = self._most(state)
        if laid >= most:
            return []
        quick = state.slot_id(self.seat, QUICK)
        last = laid + 1 == most or len(me.hand) == 1
        return [quick] if quick in slots and last else slots

    def _most(self, state: State) -> int:
        """Return how many spells the mage may prepare."""
        return modified(state, "prepared_max", MAGES[self.seat], SLOTS)

    def open_slots(self, state: State) -> list[str]:
        """List the slots that can be filled next: the quick one, and the first empty one in order."""
        slots = state.seats[self.seat].slots
        empty = [slot for slot in range(SLOTS) if slots[slot] is None]
        standard = [slot for slot in empty if slot != QUICK][:1]
        quick = [QUICK] if QUICK in empty else []
        return [state.slot_id(self.seat, slot) for slot in (*quick, *standard)]

    def answer(self, state: State, action: Action) -> None:
        if action == READY:
            state.stack.pop()
            laid = SLOTS - state.seats[self.seat].slots.count(None)
            state.emit("ready", self.seat, amount=laid)
        else:
            slot = number_of(action.target)
            shown = slot == 1 and is_set(state, "first_standard_open", MAGES[self.seat])
            lay(state, self.seat, action.source, slot, action.arg, shown)

    def _refuse_card(self, state: State, action: Action) -> Reason:
        """Say why a spell that is pointed at cannot be prepared."""
        card = end_among(action, state.book.spells)
        if not card or card in state.seats[self.seat].hand:
            return NOT_NOW
        return Reason("not_in_hand", card)

    def refuse(self, state: State, action: Action) -> Reason:
        if action.kind == "ready":
            enough = state.seats[self.seat].slots.count(None) <= SLOTS - LEAST_LAID
            return Reason("lay_a_quick_one") if enough else Reason("lay_more", amount=LEAST_LAID)
        slots = dict(zip(SLOT_IDS[self.seat], state.seats[self.seat].slots, strict=True))
        slot = end_among(action, [slot for slots in SLOT_IDS for slot in slots])
        if not slot:
            return self._refuse_card(state, action)
        if slot not in slots:
            return Reason("not_your_slot")
        if action.kind != "lay":
            return Reason("slot_is_empty" if slots[slot] is None else "undo_to_take_back")
        if action.source not in state.book.spells:
            return Reason("not_a_spell", action.source)
        if action.source not in state.seats[self.seat].hand:
            return Reason("not_in_hand", action.source)
        if action.arg and action.source not in state.book.two_sided:
            return Reason("one_reading", action.source)
        if state.book.moons and slot in self.open_slots(state):
            full = self._most(state) <= SLOTS - state.seats[self.seat].slots.count(None)
            return Reason("no_more_spells", amount=self._most(state)) if full else Reason("lay_a_quick_one")
        return Reason("slots_in_order" if slots[slot] is None else "slot_is_full")
