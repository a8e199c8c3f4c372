"""Cards chosen from where they lie: piles searched, spells discarded, cast from hand or copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rules.black_rose import decks
from rules.black_rose.casting import begin_casting
from rules.black_rose.effects import end_with
from rules.black_rose.obstacles import SLOTS, own_slot, refuse_card
from rules.black_rose.records import Prepared
from rules.black_rose.refusals import end_among
from rules.black_rose.resolve import DECLINE, DONE, Notes, Resolve
from rules.black_rose.sights import GRIMOIRES, follow, forget, laid_unseen, leaves, see
from rules.black_rose.spells import MEMORIES, discard_from_hand
from rules.black_rose.study import HandLimit, banish
from rules.black_rose.targets import SLOT_IDS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.events import EVERYONE, HIDDEN
from rules.core.ids import number_of, seat_of
from rules.core.reasons import NOT_NOW, Reason
from rules.core.rng import below, shuffle
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State

QUICK = 0


def sides(state: State, card: str) -> tuple[int, ...]:
    """Return the sides on which a spell can be laid: a trap for rooms has one."""
    return (0,) if state.book.spells[card].is_room_trap else (0, 1)


def of_types(state: State, card: str, types: tuple[str, ...]) -> bool:
    """Tell whether a side of a spell is of one of these types."""
    return not types or any(face.type in types for face in state.book.spells[card].faces)


class Searching(Frame["State"], frozen=True):
    """Spells of choice taken from an open pile, or from the grimoire, which is shuffled afterwards."""

    seat: int
    zone: str
    left: int
    cause: str
    types: tuple[str, ...] = ()
    to_grimoire: bool = False
    up_to: bool = False

    def run(self, state: State) -> Decision | None:
        options = self._options(state) if self.left else []
        hidden = self.zone == "grimoire" and self.left and state.seats[self.seat].grimoire
        if not options and not hidden:
            self._finish(state)
            return None
        may_stop = self.up_to or hidden
        return Decision(self.seat, "search", (*options, *((DONE,) if may_stop else ())), self.cause)

    def _options(self, state: State) -> list[Action]:
        me = state.seats[self.seat]
        if self.zone == "grimoire":
            return [Action("take", card) for card in sorted(set(me.grimoire))]
        options = [
            Action("take", card) for card in dict.fromkeys(me.memories) if of_types(state, card, self.types)
        ]
        if self.zone == "used_or_memories":
            for slot, spell in enumerate(me.slots):
                if spell is not None and self._is_used(state, slot, spell):
                    options.append(Action("take", SLOT_IDS[self.seat][slot]))
        return options

    def _is_used(self, state: State, slot: int, spell: Prepared) -> bool:
        lasts = any((effect.seat, effect.slot) == (self.seat, slot) for effect in state.effects)
        under_way = any(isinstance(f, Resolve) and (f.seat, f.slot) == (self.seat, slot) for f in state.stack)
        face = state.book.spells[spell.card].faces[spell.side]
        fits = not self.types or face.type in self.types
        forgotten = state.kind(spell.card) == "forgotten_spell"
        return spell.revealed and not lasts and not under_way and fits and not forgotten

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self._finish(state)
            return
        self.replace(state, left=self.left - 1)
        me = state.seats[self.seat]
        if action.source in SLOT_IDS[self.seat]:
            slot = number_of(action.source)
            spell = me.slots[slot]
            assert spell is not None
            card, source = spell.card, action.source
            me.slots[slot] = None
        else:
            card = action.source
            if self.zone == "grimoire":
                forget(state, GRIMOIRES[self.seat])
            pile, names = (me.grimoire, GRIMOIRES) if self.zone == "grimoire" else (me.memories, MEMORIES)
            pile.remove(card)
            source = names[self.seat]
        (me.grimoire if self.to_grimoire else me.hand).append(card)
        target = (GRIMOIRES if self.to_grimoire else HANDS)[self.seat]
        if self.zone != "grimoire":
            me.known.append(card)
            for viewer in range(len(state.seats)) if self.to_grimoire else ():
                see(state, viewer, card, target, len(me.grimoire) - 1)
        seen = (self.seat,) if self.zone == "grimoire" else EVERYONE
        state.emit("took", self.seat, card, source, target, seen_by=seen)

    def refuse(self, state: State, action: Action) -> Reason:
        slot, foreign = own_slot(self.seat, action)
        if slot and self.zone == "used_or_memories":
            offered = Action("take", slot) in self._options(state)
            return NOT_NOW if offered else foreign or Reason("not_used_up")
        me = state.seats[self.seat]
        pile = me.grimoire if self.zone == "grimoire" else me.memories
        fitting = [card for card in pile if self.zone == "grimoire" or of_types(state, card, self.types)]
        reason = refuse_card(state, action, "spell", fitting, "not_there")
        return Reason("wrong_type", reason.about) if reason.about in pile else reason

    def _finish(self, state: State) -> None:
        state.stack.pop()
        if self.zone == "grimoire":
            forget(state, GRIMOIRES[self.seat])
            shuffle(state, state.seats[self.seat].grimoire)
        state.stack.append(HandLimit(self.seat))


class Discarding(Frame["State"], frozen=True):
    """Cards of a mage being discarded, of the choice of `seat`, who sees them."""

    seat: int
    victim: int
    zone: str
    left: int
    cause: str
    types: tuple[str, ...] = ()
    to: str = ""
    up_to: bool = False
    done: int = 0

    def run(self, state: State) -> Decision | None:
        options = self._options(state) if self.left else []
        if not options:
            self._finish(state)
            return None
        return Decision(self.seat, "discard", (*options, *((DONE,) if self.up_to else ())), self.cause)

    def _options(self, state: State) -> list[Action]:
        victim = state.seats[self.victim]
        match self.zone:
            case "hand":
                return [Action("discard", card) for card in dict.fromkeys(victim.hand)]
            case "quests":
                return [Action("discard", quest) for quest in victim.quests]
        return [
            Action("discard", SLOT_IDS[self.victim][slot])
            for slot, spell in enumerate(victim.slots)
            if spell is not None and spell.token in self.types and spell.token
        ]

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self._finish(state)
            return
        self.replace(state, left=self.left - 1, done=self.done + 1)
        match self.zone:
            case "hand" if self.to == "school":
                banish(state, self.victim, action.source)
            case "hand":
                discard_from_hand(state, self.victim, action.source)
            case "quests":
                _quest_under_deck(state, self.victim, action.source)
            case _:
                clear_slot(state, self.victim, number_of(action.source), self.cause)

    def refuse(self, state: State, action: Action) -> Reason:
        victim = state.seats[self.victim]
        match self.zone:
            case "hand":
                key = "not_in_hand" if self.victim == self.seat else "not_in_that_hand"
                return refuse_card(state, action, "spell", victim.hand, key)
            case "quests":
                key = "not_your_quest" if self.victim == self.seat else "not_that_quest"
                return refuse_card(state, action, "quest", victim.quests, key)
        slot = end_among(action, SLOTS)
        open_ = not slot or Action("discard", slot) in self._options(state)
        return NOT_NOW if open_ else Reason("nothing_to_disarm")

    def _finish(self, state: State) -> None:
        state.stack.pop()
        frame = state.stack[-1]
        if isinstance(frame, Resolve):
            notes = replace(frame.notes, discarded=self.done)
            state.stack[-1] = replace(frame, did=self.done > 0, notes=notes)


def _quest_under_deck(state: State, seat: int, quest: str) -> None:
    me = state.seats[seat]
    me.put(quests=tuple([other for other in me.quests if other != quest]))
    deck = decks.quests_of(state.book.quests[quest].moon)
    decks.put_under(state, deck, quest)
    follow(state, quest, HANDS[seat], deck)
    see(state, seat, quest, deck)
    state.emit("dropped_quest", seat, HIDDEN)


def clear_slot(state: State, seat: int, slot: int, cause: str) -> None:
    """Put the spell of a slot into the memories, whatever it is; a forgotten one that was revealed leaves."""
    me = state.seats[seat]
    spell = me.slots[slot]
    assert spell is not None
    me.slots[slot] = None
    end_with(state, seat, slot)
    if not (spell.shown or spell.revealed):
        leaves(state, seat, spell.card, SLOT_IDS[seat][slot])
    gone = spell.revealed and state.kind(spell.card) == "forgotten_spell"
    (state.removed if gone else me.memories).append(spell.card)
    target = "removed" if gone else MEMORIES[seat]
    state.emit("discarded", seat, spell.card, SLOT_IDS[seat][slot], target, cause=cause)


def discard_at_random(state: State, seat: int, n: int) -> int:
    """Discard spells from a hand by chance and return how many."""
    hand = state.seats[seat].hand
    n = min(n, len(hand))
    for _ in range(n):
        discard_from_hand(state, seat, hand[below(state, len(hand))])
    return n


class CastingFromHand(Frame["State"], frozen=True):
    """A mage may cast spells from hand: each takes the place of one on its board."""

    seat: int
    left: int
    cause: str
    types: tuple[str, ...] = ()

    def run(self, state: State) -> Decision | None:
        me = state.seats[self.seat]
        slots = [slot for slot, spell in enumerate(me.slots) if spell is not None]
        slots = [slot for slot in slots if not self._is_under_way(state, slot)]
        if not self.left or not slots or not me.hand or me.place < 0:
            state.stack.pop()
            return None
        options = [
            Action("cast_from_hand", card, SLOT_IDS[self.seat][slot], side)
            for card in dict.fromkeys(me.hand)
            for slot in slots
            for side in sides(state, card)
            if not self.types or state.book.spells[card].faces[side].type in self.types
        ]
        return Decision(self.seat, "cast_from_hand", (*options, DECLINE), self.cause)

    def _is_under_way(self, state: State, slot: int) -> bool:
        return any(isinstance(f, Resolve) and (f.seat, f.slot) == (self.seat, slot) for f in state.stack)

    def answer(self, state: State, action: Action) -> None:
        if action == DECLINE:
            state.stack.pop()
            return
        self.replace(state, left=self.left - 1)
        me, slot = state.seats[self.seat], number_of(action.target)
        clear_slot(state, self.seat, slot, self.cause)
        me.hand.remove(action.source)
        me.slots[slot] = Prepared(action.source, action.arg)
        laid_unseen(state, self.seat)
        hand, own = HANDS[self.seat], (self.seat,)
        state.emit("laid", self.seat, action.source, hand, action.target, action.arg, seen_by=own)
        begin_casting(state, self.seat, slot)

    def refuse(self, state: State, action: Action) -> Reason:
        me, (slot, foreign) = state.seats[self.seat], own_slot(self.seat, action)
        reason = refuse_card(state, action, "spell", me.hand, "not_in_hand")
        if reason != NOT_NOW:
            return reason
        if slot and (foreign or me.slots[number_of(slot)] is None):
            return foreign or Reason("no_spell_there")
        if slot and self._is_under_way(state, number_of(slot)):
            return Reason("under_way")
        card = end_among(action, me.hand)
        faces = state.book.spells[card].faces if card else ()
        types = {faces[side].type for side in sides(state, card)} if card else set()
        return Reason("wrong_type", card) if card and self.types and not types & {*self.types} else NOT_NOW


class CastingNext(Frame["State"], frozen=True):
    """A mage casts its next standard spell or its quick one, out of turn."""

    seat: int
    cause: str

    def run(self, state: State) -> Decision | None:
        left = state.unrevealed(self.seat)
        standard = [slot for slot in left if slot != QUICK][:1]
        slots = [*(slot for slot in left if slot == QUICK), *standard]
        if not slots or state.seats[self.seat].place < 0:
            state.stack.pop()
            return None
        options = tuple([Action("cast", SLOT_IDS[self.seat][slot]) for slot in slots])
        if len(options) == 1:
            self.answer(state, options[0])
            return None
        return Decision(self.seat, "cast_next", options, self.cause)

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        begin_casting(state, self.seat, number_of(action.source))

    def refuse(self, state: State, action: Action) -> Reason:
        slot, foreign = own_slot(self.seat, action)
        if not slot or foreign is not None:
            return foreign or NOT_NOW
        left = state.unrevealed(self.seat)
        if number_of(slot) not in left:
            return Reason("not_prepared")
        first = next((number for number in left if number != QUICK), QUICK)
        return NOT_NOW if number_of(slot) in (QUICK, first) else Reason("not_the_next_spell", amount=first)


class Copying(Frame["State"], frozen=True):
    """Effects of used spells on any board being carried out again, different ones."""

    seat: int
    left: int
    cause: str
    slot: int
    types: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()

    def run(self, state: State) -> Decision | None:
        options = self._options(state) if self.left and state.seats[self.seat].place >= 0 else []
        if not options:
            state.stack.pop()
            return None
        return Decision(self.seat, "copy", (*options, DECLINE), self.cause)

    def _options(self, state: State) -> list[Action]:
        own = SLOT_IDS[self.seat][self.slot] if self.slot >= 0 else ""
        found = []
        for seat in state.order():
            for slot, spell in enumerate(state.seats[seat].slots):
                name = SLOT_IDS[seat][slot]
                if spell is None or not spell.revealed or name in (own, *self.taken):
                    continue
                if state.book.spells[spell.card].faces[spell.side].type in self.types:
                    found.append(Action("copy", name))
        return found

    def answer(self, state: State, action: Action) -> None:
        if action == DECLINE:
            state.stack.pop()
            return
        self.replace(state, left=self.left - 1, taken=(*self.taken, action.source))
        spell = state.seats[seat_of(action.source)].slots[number_of(action.source)]
        assert spell is not None
        copy(state, self.seat, spell.card, spell.side, self.slot)

    def refuse(self, state: State, action: Action) -> Reason:
        slot = end_among(action, SLOTS)
        return Reason("cannot_copy") if slot and Action("copy", slot) not in self._options(state) else NOT_NOW


def copy(state: State, seat: int, card: str, side: int, slot: int) -> None:
    """Carry out the effect of a card as if a mage had cast it; what lasts is tied to the card that copies."""
    state.emit("copied", seat, card, amount=side)
    notes = Notes(copied=True, since=len(state.ledger))
    state.stack.append(Resolve(seat, card, side, slot=slot, notes=notes))
