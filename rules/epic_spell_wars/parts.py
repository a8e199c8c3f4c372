"""Verbs that add, copy, steal and discard parts of spells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.rng import below
from rules.core.zones import HANDS
from rules.epic_spell_wars.reactions import DECLINE, PickPlace
from rules.epic_spell_wars.resolve import Resolve, Verb
from rules.epic_spell_wars.spell import GEM, KINDS, SOURCE, STAND_INS, WILD, in_place

if TYPE_CHECKING:
    from rules.epic_spell_wars.state import State


class GoFirst(Verb, frozen=True):
    """Let the spell go first in its round; the order of the round has seen to it."""


class AimWide(Verb, frozen=True):
    """Let the deliveries of this spell aim at every foe."""

    def act(self, state: State, frame: Resolve) -> None:
        state.seats[frame.seat].wide = True


class TurnUp(Verb, frozen=True):
    """Turn cards of the spell deck up and add those that fit to the spell."""

    count: int
    keep: Literal["same_glyph", "source"]

    def act(self, state: State, frame: Resolve) -> None:
        for card in state.turn_up(self.count):
            if self.fits(state, frame.seat, card):
                state.add_from_deck(frame.seat, card, state.kind(card), frame.source)
            else:
                state.discard_from_deck(frame.seat, card, frame.source)

    def fits(self, state: State, seat: int, card: str) -> bool:
        """Tell whether a card turned up joins the spell."""
        if self.keep == "source":
            return state.kind(card) == SOURCE
        return state.glyph(card) in state.glyphs(seat)


class CopyText(Verb, frozen=True):
    """Act with the text of another part of the spell; glyph and kind stay one's own."""

    kinds: tuple[str, ...]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        parts = [part.card for part in state.seats[frame.seat].spell if part.kind in self.kinds]
        options = [Action("copy", card) for card in dict.fromkeys(parts) if card != frame.source]
        return self.choose(state, frame, "copy", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.stack[-1] = Resolve(frame.seat, action.source, copier=frame.card)
        state.emit("copied", frame.seat, action.source, cause=frame.card)


class AddRandom(Verb, frozen=True):
    """Add a random card of the hand to the spell, perhaps only if the caster wants to."""

    optional: bool = False

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if self.optional and state.seats[frame.seat].hand:
            return frame.ask("add_random", [Action("add_random", frame.source), DECLINE])
        self.answer(state, frame, Action("add_random"))
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        if action != DECLINE:
            add_random(state, frame.seat, frame.source)


class AddChosen(Verb, frozen=True):
    """Add a card of the hand to the spell if the caster wants to, Wild Magic in any place."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        hand = dict.fromkeys(state.seats[frame.seat].hand)
        options = [Action("add", card, state.kind(card)) for card in hand if card != WILD]
        options += [Action("add", WILD, kind) for kind in KINDS if WILD in hand]
        if options:
            return frame.ask("add", [*options, DECLINE])
        frame.next(state)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        frame.next(state)
        if action != DECLINE:
            state.add_from_hand(frame.seat, action.source, action.target, frame.source)


def add_random(state: State, seat: int, cause: str) -> None:
    """Add a random card of the hand to the spell; the place of Wild Magic is for its owner to choose."""
    hand = state.seats[seat].hand
    if not hand:
        return
    card = hand[below(state, len(hand))]
    state.emit("revealed", seat, card, HANDS[seat], HANDS[seat], cause=cause)
    if card == WILD:
        state.stack.append(PickPlace(seat, cause))
    else:
        state.add_from_hand(seat, card, state.kind(card), cause)


class DiscardPart(Verb, frozen=True):
    """Throw what lies in a place out of the spell of each target."""

    kind: str

    def act(self, state: State, frame: Resolve) -> None:
        for target in frame.targets:
            part = in_place(state.seats[target].spell, self.kind)
            if part is not None:
                state.drop_part(target, part, frame.source)
            state.know_empty(target, self.kind)


class StealPart(Verb, frozen=True):
    """Take what lies in a place of each target's spell over into the own one, where it is still to act."""

    kind: str

    def act(self, state: State, frame: Resolve) -> None:
        for target in frame.targets:
            if not state.seats[target].life:
                continue
            part = in_place(state.seats[target].spell, self.kind)
            if part is not None and part.card != GEM:
                state.steal_part(target, frame.seat, part, frame.source)
            if part is None or part.card != GEM:
                state.know_empty(target, self.kind)
        if any(part.card in STAND_INS for part in state.seats[frame.seat].spell):
            state.replace_stand_ins(frame.seat)
