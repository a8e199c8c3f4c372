"""The vocabulary of the cards: each verb is a small frozen record that checks, asks and acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.reasons import Reason
from rules.res_arcana.essences import (
    ALL,
    FREE,
    INDEX,
    NAMES,
    NOTHING,
    Essences,
    Price,
    covers,
    of_kind,
    plus,
)
from rules.res_arcana.life_loss import LifeLoss
from rules.res_arcana.payment import TAKE, Payment, Taking
from rules.res_arcana.reorder import Reorder
from rules.res_arcana.resolve import Picking, Resolve, Verb

if TYPE_CHECKING:
    from rules.res_arcana.state import State

SEATS = tuple(f"seat:{seat}" for seat in range(4))


# --- costs -------------------------------------------------------------------------------------------


class Turn(Verb, frozen=True):
    """Turn the component itself; whether it is straight is checked for the whole ability."""

    turns_itself: ClassVar[bool] = True

    def act(self, state: State, frame: Resolve) -> None:
        state.turn(frame.seat, frame.source)


class Pay(Verb, frozen=True):
    """Pay these essences from the pool; whether they are there is checked for the whole ability."""

    essences: Essences

    def due(self) -> tuple[Essences, int]:
        return self.essences, sum(self.essences)

    def act(self, state: State, frame: Resolve) -> None:
        state.pay(frame.seat, self.essences, frame.source)


class PayFree(Verb, frozen=True):
    """Pay so many essences of any kinds."""

    count: int

    def due(self) -> tuple[Essences, int]:
        return NOTHING, self.count

    def act(self, state: State, frame: Resolve) -> None:
        state.stack.append(Payment(frame.seat, frame.source, FREE.plus_free(self.count), "pay"))


class PayFromSelf(Verb, frozen=True):
    """Return these essences from the component itself to the supply."""

    essences: Essences

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        lies = covers(state.on.get(source, NOTHING), self.essences)
        return None if lies else Reason("too_few_on_it", source)

    def act(self, state: State, frame: Resolve) -> None:
        state.remove(frame.seat, frame.source, self.essences)


class PaySame(Verb, frozen=True):
    """Pay X essences of one kind, X at least 1, leaving enough in the pool for a later cost."""

    kinds: tuple[int, ...]
    leaving: int = 0

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        enough = sum(pool) > self.leaving and any(pool[kind] for kind in self.kinds)
        return None if enough else Reason("too_expensive", source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        pool = state.seats[frame.seat].pool
        most = sum(pool) - self.leaving
        options = [
            Action("convert", NAMES[kind], arg=x)
            for kind in self.kinds
            for x in range(1, min(pool[kind], most) + 1)
        ]
        return frame.ask("convert", options)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        kind = INDEX[action.source]
        state.pay(frame.seat, of_kind(kind, action.arg), frame.source)
        frame.next(state, x=action.arg, kind=kind)


class TurnOther(Picking, frozen=True):
    """Turn another own artifact of a type."""

    type: str

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        return [card for card in state.artifacts(seat, self.type) if card not in state.turned]

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.turn(frame.seat, picked)
        frame.next(state)

    def refusal(self) -> str:
        return f"turn_{self.type}"


class DestroySelf(Verb, frozen=True):
    """Destroy the artifact itself."""

    def act(self, state: State, frame: Resolve) -> None:
        state.destroy(frame.seat, frame.source)


class Destroy(Picking, frozen=True):
    """Destroy an own artifact and remember its printed cost."""

    types: tuple[str, ...] = ("",)
    other: bool = False

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        fitting = [card for type_ in self.types for card in state.artifacts(seat, type_)]
        return [card for card in dict.fromkeys(fitting) if not (self.other and card == source)]

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.destroy(frame.seat, picked)
        frame.next(state, x=state.cost(picked).size)


class Discard(Picking, frozen=True):
    """Discard a card from hand and remember its printed cost."""

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        return state.seats[seat].hand

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.discard(frame.seat, picked)
        frame.next(state, x=state.cost(picked).size)


# --- gains -------------------------------------------------------------------------------------------


class Gain(Verb, frozen=True):
    """Gain these essences."""

    essences: Essences

    def act(self, state: State, frame: Resolve) -> None:
        state.gain(frame.seat, self.essences, frame.source)


class RivalsGain(Verb, frozen=True):
    """Every rival gains these essences, those who passed too."""

    essences: Essences

    def act(self, state: State, frame: Resolve) -> None:
        for rival in state.rivals(frame.seat):
            state.gain(rival, self.essences, frame.source)


class Put(Verb, frozen=True):
    """Put these essences from the supply on the component itself."""

    essences: Essences

    def act(self, state: State, frame: Resolve) -> None:
        state.put(frame.seat, frame.source, self.essences)


class Take(Verb, frozen=True):
    """Gain so many essences of the listed kinds in any mix, or put them on the component."""

    count: int
    kinds: tuple[int, ...]
    on_self: bool = False

    def amount(self, frame: Resolve) -> int:
        """Return how many there are to take in all."""
        return self.count

    def act(self, state: State, frame: Resolve) -> None:
        onto = frame.source if self.on_self else ""
        state.stack.append(Taking(frame.seat, frame.source, self.amount(frame), self.kinds, onto))


class TakeByCost(Take, frozen=True):
    """Gain as many essences as the destroyed or discarded card cost, `count` more."""

    def amount(self, frame: Resolve) -> int:
        return self.count + frame.x


class GainX(Verb, frozen=True):
    """Gain X essences of the one kind listed, or of a chosen other kind than was paid."""

    kinds: tuple[int, ...]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        kinds = [kind for kind in self.kinds if kind != frame.kind]
        return self.choose(state, frame, "take_x", [TAKE[kind] for kind in kinds])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.gain(frame.seat, of_kind(INDEX[action.source], frame.x), frame.source)
        frame.next(state)


class GainAsRival(Verb, frozen=True):
    """Gain as many essences of one kind as a chosen rival has of another."""

    gained: int
    counted: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        rivals = [Action("rival", SEATS[rival]) for rival in state.rivals(frame.seat)]
        return self.choose(state, frame, "count_rival", rivals)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        amount = state.seats[SEATS.index(action.source)].pool[self.counted]
        state.gain(frame.seat, of_kind(self.gained, amount), frame.source)
        frame.next(state)


class MoveOn(Verb, frozen=True):
    """Move one essence of the listed kinds from the pool onto this or onto any own component."""

    kinds: tuple[int, ...]
    anywhere: bool = False

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        return None if any(pool[kind] for kind in self.kinds) else Reason("too_expensive", source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        pool = state.seats[frame.seat].pool
        targets = state.own(frame.seat) if self.anywhere else [frame.source]
        kinds = [kind for kind in self.kinds if pool[kind]]
        return frame.ask("put", [Action("put", NAMES[kind], target) for kind in kinds for target in targets])

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.put_paid(frame.seat, action.target, of_kind(INDEX[action.source], 1))
        frame.next(state)


class Leave(Verb, frozen=True):
    """Work only if an essence of the listed kinds was left on the component."""

    kinds: tuple[int, ...]

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        on = state.on.get(source, NOTHING)
        return None if any(on[kind] for kind in self.kinds) else Reason("too_few_on_it", source)


class Grow(Verb, frozen=True):
    """Put so many more of each kind that lies on the component."""

    count: int

    def act(self, state: State, frame: Resolve) -> None:
        on = state.on.get(frame.source, NOTHING)
        grown = NOTHING
        for kind in ALL:
            if on[kind]:
                grown = plus(grown, of_kind(kind, self.count))
        state.put(frame.seat, frame.source, grown)


class PayOrTurn(Verb, frozen=True):
    """Pay these essences, or the component is turned."""

    essences: Essences

    def run(self, state: State, frame: Resolve) -> Decision | None:
        if covers(state.seats[frame.seat].pool, self.essences):
            return frame.ask("upkeep", [Action("keep", frame.source), Action("turn", frame.source)])
        self.answer(state, frame, Action("turn", frame.source))
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        if action.kind == "keep":
            state.pay(frame.seat, self.essences, frame.source)
        else:
            state.turn(frame.seat, frame.source)
        frame.next(state)


# --- cards -------------------------------------------------------------------------------------------


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


class Straighten(Picking, frozen=True):
    """Straighten a turned component of one's own, other than the one whose power this is."""

    type: str = ""

    def candidates(self, state: State, seat: int, source: str) -> list[str]:
        own = state.artifacts(seat, self.type) if self.type else state.own(seat)
        return [card for card in own if card in state.turned and card != source]

    def pick(self, state: State, frame: Resolve, picked: str) -> None:
        state.straighten(frame.seat, picked)
        frame.next(state)


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

    def run(self, state: State, frame: Resolve) -> Decision | None:
        decks = [Action("look", deck) for deck in state.decks_to_look_at(frame.seat)]
        return self.choose(state, frame, "look", decks)

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        count = state.look(frame.seat, action.source, self.count)
        frame.next(state)
        state.stack.append(Reorder(frame.seat, frame.source, action.source, count))


# --- rivals and points -------------------------------------------------------------------------------


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
