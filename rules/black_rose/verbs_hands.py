"""Verbs of cards in hands and on boards: discarded, looked at, turned, cast out of turn, copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from rules.black_rose.obstacles import SLOTS
from rules.black_rose.queries import ALL, Who, touched
from rules.black_rose.refusals import end_among
from rules.black_rose.resolve import Resolve, Verb
from rules.black_rose.searching import (
    CastingFromHand,
    CastingNext,
    Copying,
    Discarding,
    copy,
    discard_at_random,
)
from rules.black_rose.selection import Choosing
from rules.black_rose.sights import exchanged, leaves, look_at_hand, look_at_quests, look_at_slot
from rules.black_rose.targets import SEATS, SLOT_IDS
from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.events import EVERYONE
from rules.core.ids import number_of
from rules.core.reasons import NOT_NOW, Reason
from rules.core.rng import shuffle
from rules.core.zones import HANDS

if TYPE_CHECKING:
    from rules.black_rose.state import State

QUICK = 0


class Discard(Choosing, frozen=True):
    """Put cards of mages into their memories, their school or under the deck, by choice or by chance."""

    n: int
    zone: Literal["hand", "activated", "quests"] = "hand"
    who: Who = "you"
    by: Literal["", "you"] = ""
    types: tuple[str, ...] = ()
    to: Literal["", "school", "bottom"] = ""
    random: bool = False
    up_to: bool = False

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, did=False)
        for figure in reversed(touched(state, frame, self.who)):
            if figure not in SEATS:
                continue
            seat = SEATS[figure]
            if self.random:
                discard_at_random(state, seat, self.n)
                continue
            chooser = frame.seat if self.by == "you" else seat
            if chooser != seat and self.zone != "activated":
                (look_at_hand if self.zone == "hand" else look_at_quests)(state, chooser, seat)
            state.stack.append(
                Discarding(chooser, seat, self.zone, self.n, frame.source, self.types, self.to, self.up_to)
            )
        return None

    def can(self, state: State, frame: Resolve) -> bool:
        if self.who != "you":
            return True
        me = state.seats[frame.seat]
        return len(me.quests if self.zone == "quests" else me.hand) >= self.n


class Look(Choosing, frozen=True):
    """Look at hidden cards of a mage: its hand, its next spell, prepared ones, its quests."""

    at: Literal["hand", "next", "prepared", "quests"]
    who: Who
    n: int = ALL
    to_all: bool = False

    def act(self, state: State, frame: Resolve) -> None:
        looked = ""
        for figure in touched(state, frame, self.who):
            if figure in SEATS:
                looked = self._look(state, frame, SEATS[figure])
        top = state.stack[-1]
        assert isinstance(top, Resolve)
        state.stack[-1] = replace(top, notes=replace(top.notes, looked=looked))

    def _look(self, state: State, frame: Resolve, seat: int) -> str:
        """Say what is seen, and return the type of a spell on the side it lies."""
        seen_by = EVERYONE if self.to_all else (frame.seat, seat)
        me, left = state.seats[seat], state.unrevealed(seat)
        if self.at in ("hand", "quests"):
            (look_at_hand if self.at == "hand" else look_at_quests)(state, frame.seat, seat)
            for card in me.hand if self.at == "hand" else me.quests:
                state.emit("looked", seat, card, HANDS[seat], seen_by=seen_by, cause=frame.source)
            return ""
        slots = [slot for slot in left if slot != QUICK][:1] if self.at == "next" else left
        chosen = list(slots)
        if self.n < len(chosen):
            shuffle(state, chosen)
        type_ = ""
        for slot in chosen[: self.n]:
            spell = me.slots[slot]
            assert spell is not None
            if not self.to_all:
                look_at_slot(state, frame.seat, seat, slot)
            elif not spell.shown:
                me.slots[slot] = replace(spell, shown=True)
                leaves(state, seat, spell.card, SLOT_IDS[seat][slot])
            state.emit(
                "looked",
                seat,
                spell.card,
                SLOT_IDS[seat][slot],
                amount=spell.side,
                seen_by=seen_by,
                cause=frame.source,
            )
            type_ = state.book.spells[spell.card].faces[spell.side].type
        return type_


class Rearrange(Choosing, frozen=True):
    """Turn an unrevealed prepared spell to its other side, or exchange two of them, unseen."""

    what: Literal["side", "order"]
    who: Who = "you"
    optional: bool = False

    def run(self, state: State, frame: Resolve) -> Decision | None:
        found = [SEATS[figure] for figure in touched(state, frame, self.who) if figure in SEATS]
        options = [action for seat in found for action in self._options(state, seat)]
        if frame.notes.count >= len(found) or not options:
            frame.note(state, count=0)
            return None
        return frame.ask("rearrange", [*options, Action("done")])

    def _options(self, state: State, seat: int) -> list[Action]:
        slots = [SLOT_IDS[seat][slot] for slot in state.unrevealed(seat)]
        if self.what == "side":
            return [Action("turn", slot) for slot in slots]
        return [Action("exchange", a, b) for n, a in enumerate(slots) for b in slots[n + 1 :]]

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        if action.kind == "done":
            frame.note(state, count=0)
            return
        seat = int(action.source.split(":")[1])
        slots, a = state.seats[seat].slots, number_of(action.source)
        if action.kind == "turn":
            spell = slots[a]
            assert spell is not None
            fixed = state.book.spells[spell.card].is_room_trap
            slots[a] = spell if fixed else replace(spell, side=1 - spell.side)
        else:
            b = number_of(action.target)
            slots[a], slots[b] = slots[b], slots[a]
            exchanged(state, action.source, action.target)
        state.emit("rearranged", seat, action.source, target=action.target, cause=frame.source)
        frame.note(state, 0, count=frame.notes.count + 1)

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        slot = end_among(action, SLOTS)
        asked = {end for option in state.decision or () for end in (option.source, option.target)}
        return Reason("nothing_to_turn") if slot and slot not in asked else NOT_NOW


class Cast(Choosing, frozen=True):
    """Cast a spell out of turn: from hand in place of one on the board, or the next one or the quick one."""

    zone: Literal["hand", "next_or_quick"]
    who: Who = "you"
    types: tuple[str, ...] = ()
    n: int = 1

    def act(self, state: State, frame: Resolve) -> None:
        for figure in touched(state, frame, self.who):
            seat = SEATS.get(figure, frame.seat)
            if self.zone == "hand":
                state.stack.append(CastingFromHand(seat, self.n, frame.source, self.types))
            else:
                state.stack.append(CastingNext(seat, frame.source))


class Copy(Verb, frozen=True):
    """Carry out the effect of the spell that set this off, or of used ones on the own board."""

    zone: Literal["source", "used"]
    types: tuple[str, ...] = ()
    n: int = 1

    def act(self, state: State, frame: Resolve) -> None:
        moment = frame.notes.moment
        if self.zone == "used":
            state.stack.append(Copying(frame.seat, self.n, frame.source, frame.slot, self.types))
        elif moment is not None and moment.card in state.book.spells:
            copy(state, frame.seat, moment.card, moment.side, frame.slot)
