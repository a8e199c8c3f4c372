"""Verbs that place, straighten, draw and look at cards, and those against rivals and for points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import NOT_NOW, Reason
from rules.res_arcana.essences import (
    FREE,
    Essences,
    Price,
)
from rules.res_arcana.life_loss import LifeLoss
from rules.res_arcana.reorder import Reorder
from rules.res_arcana.resolve import Picking, Resolve, Verb

if TYPE_CHECKING:
    from rules.res_arcana.state import State


class Place(Picking, frozen=True):
    """Place an artifact of a type from a zone, at its cost less discounts or for nothing.

    `toll` essences of any kinds belong to the power's own cost; they are paid together with the
    artifact, so that a payment can never make the placement impossible.
    """

    type: str
    zone: Literal["hand", "discard", "any_discard"]
    off: int = 0
    off_not_gold: int = 0
    gratis: bool = False
    toll: int = 0

    def price(self, state: State, seat: int, card: str) -> Price:
        """Return what the placement of this card takes."""
        due = FREE if self.gratis else state.placement_price(seat, card, self.off, self.off_not_gold)
        return due.plus_free(self.toll)

    def payable(self, state: State, seat: int, source: str, pool: Essences) -> list[str]:
        """List the cards that this pool can place."""
        return [
            card
            for card in state.cards_in(self.zone, seat)
            if (not self.type or self.type in state.types(card))
            and card != source
            and self.price(state, seat, card).can_be_paid(pool)
        ]

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        return self.payable(state, seat, source, state.seats[seat].pool)

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        return None if self.payable(state, seat, source, pool) else Reason("nothing_to_place", source)

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        frame.next(state)
        state.enter(frame.seat, picked, self.price(state, frame.seat, picked))

    def refuse(self, state: State, frame: Resolve, action: Action) -> Reason:
        card, seat = action.source, frame.seat
        if card not in state.artifacts_dealt() or card in self.candidates(state, seat, frame.source):
            return NOT_NOW
        if card not in state.cards_in(self.zone, seat):
            return Reason("not_in_hand" if self.zone == "hand" else "not_in_discard", card)
        fits = not self.type or self.type in state.types(card)
        return Reason("cannot_pay_for" if fits else "not_of_that_kind", card)


class Straighten(Picking, frozen=True):
    """Straighten a turned component of one's own, other than the one whose power this is."""

    type: str = ""

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        own = state.artifacts(seat, self.type) if self.type else state.own(seat)
        return [card for card in own if card in state.turned and card != source]

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.straighten(frame.seat, picked)
        frame.next(state)

    def unfit(self, state: State, frame: Resolve, card: str) -> Reason:
        if card == frame.source or card in state.turned:
            return super().unfit(state, frame, card)
        return Reason("not_turned", card)


class StraightenSelf(Verb, frozen=True):
    """Straighten the component itself."""

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        return None if source in state.turned else Reason("not_turned", source)

    def act(self, state: State, frame: Resolve) -> None:
        state.straighten(frame.seat, frame.source)


class Draw(Verb, frozen=True):
    """Draw so many cards, as far as there are any, and remember how many."""

    count: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state, x=state.draw(frame.seat, self.count))
        return None


class DiscardDrawn(Verb, frozen=True):
    """Discard as many cards from hand as were drawn."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if frame.x == 0:
            frame.next(state)
            return None
        return frame.ask("discard", [Action("discard", card) for card in state.seats[frame.seat].hand])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.discard(frame.seat, action.source)
        frame.replace(state, x=frame.x - 1)


class Look(Verb, frozen=True):
    """Look at the top cards of one's own deck or of the monuments and put them back in any order."""

    count: int

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        return None if state.decks_to_look_at(seat) else Reason("nothing_to_look", source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        decks = [Action("look", deck) for deck in state.decks_to_look_at(frame.seat)]
        return self.choose(state, frame, "look", decks)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        count = state.look(frame.seat, action.source, self.count)
        frame.next(state)
        state.stack.append(Reorder(frame.seat, frame.source, action.source, count))


class LoseLife(Verb, frozen=True):
    """Every rival who has not passed loses so much Life."""

    amount: int

    def act(self, state: State, frame: Resolve) -> None:
        victims = [rival for rival in state.rivals(frame.seat) if not state.seats[rival].passed]
        state.stack.extend(LifeLoss(victim, frame.source, self.amount) for victim in reversed(victims))


class Ignore(Verb, frozen=True):
    """Ignore the Life loss that is reacted to."""

    def act(self, state: State, frame: Resolve) -> None:
        state.emit("ignored", frame.seat, frame.source)
        del state.stack[-2]


class CheckVictory(Verb, frozen=True):
    """Check at once whether somebody has won."""

    def act(self, state: State, frame: Resolve) -> None:
        state.check_victory()


class TemporaryPoints(Verb, frozen=True):
    """Count so many more points at the victory check that is reacted to."""

    points: int

    def act(self, state: State, frame: Resolve) -> None:
        state.add_points(frame.seat, self.points)
