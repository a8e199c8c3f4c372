"""The vocabulary of the cards: each verb is a small frozen record that checks, asks and acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import Decision
from rules.core.engine import Frame
from rules.core.reasons import Reason
from rules.res_arcana.abilities import Ability, Picking, Resolve, Trigger, Verb, refuse_power
from rules.res_arcana.essences import (
    ALL,
    FREE,
    INDEX,
    LIFE,
    NAMES,
    NOTHING,
    Essences,
    Price,
    covers,
    of_kind,
    plus,
)
from rules.res_arcana.payment import TAKE, Payment, Taking

if TYPE_CHECKING:
    from rules.res_arcana.state import State

SEATS = tuple(f"seat:{seat}" for seat in range(4))


# --- costs -------------------------------------------------------------------------------------------


class Turn(Verb, frozen=True):
    """Turn the component itself; whether it is straight is checked for the whole ability."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.turn(frame.seat, frame.source)
        frame.next(state)
        return None


class Pay(Verb, frozen=True):
    """Pay these essences from the pool; whether they are there is checked for the whole ability."""

    essences: Essences

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.pay(frame.seat, self.essences, frame.source)
        frame.next(state)
        return None


class PayFree(Verb, frozen=True):
    """Pay so many essences of any kinds."""

    count: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.stack.append(Payment(frame.seat, frame.source, FREE.plus_free(self.count), "pay"))
        return None


class PayFromSelf(Verb, frozen=True):
    """Return these essences from the component itself to the supply."""

    essences: Essences

    def reason(self, state: State, seat: int, source: str, pool: Essences) -> Reason | None:
        lies = covers(state.on.get(source, NOTHING), self.essences)
        return None if lies else Reason("too_few_on_it", source)

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.remove(frame.seat, frame.source, self.essences)
        frame.next(state)
        return None


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

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.destroy(frame.seat, frame.source)
        frame.next(state)
        return None


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

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.gain(frame.seat, self.essences, frame.source)
        frame.next(state)
        return None


class RivalsGain(Verb, frozen=True):
    """Every rival gains these essences, those who passed too."""

    essences: Essences

    def run(self, state: State, frame: Resolve) -> Decision | None:
        for rival in state.rivals(frame.seat):
            state.gain(rival, self.essences, frame.source)
        frame.next(state)
        return None


class Put(Verb, frozen=True):
    """Put these essences from the supply on the component itself."""

    essences: Essences

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.put(frame.seat, frame.source, self.essences)
        frame.next(state)
        return None


class Take(Verb, frozen=True):
    """Gain so many essences of the listed kinds in any mix, or put them on the component."""

    count: int
    kinds: tuple[int, ...]
    on_self: bool = False

    def amount(self, frame: Resolve) -> int:
        """Return how many there are to take in all."""
        return self.count

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        onto = frame.source if self.on_self else ""
        state.stack.append(Taking(frame.seat, frame.source, self.amount(frame), self.kinds, onto))
        return None


class TakeByCost(Take, frozen=True):
    """Gain as many essences as the destroyed or discarded card cost, `count` more."""

    def amount(self, frame: Resolve) -> int:
        return self.count + frame.x


class GainX(Verb, frozen=True):
    """Gain X essences of the one kind listed, or of a chosen other kind than was paid."""

    kinds: tuple[int, ...]

    def run(self, state: State, frame: Resolve) -> Decision | None:
        kinds = [kind for kind in self.kinds if kind != frame.kind]
        if len(kinds) > 1:
            return frame.ask("take_x", [TAKE[kind] for kind in kinds])
        self.answer(state, frame, TAKE[kinds[0]])
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        state.gain(frame.seat, of_kind(INDEX[action.source], frame.x), frame.source)
        frame.next(state)


class GainAsRival(Verb, frozen=True):
    """Gain as many essences of one kind as a chosen rival has of another."""

    gained: int
    counted: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        rivals = state.rivals(frame.seat)
        if len(rivals) > 1:
            return frame.ask("count_rival", [Action("rival", SEATS[rival]) for rival in rivals])
        self.answer(state, frame, Action("rival", SEATS[rivals[0]]))
        return None

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

    def run(self, state: State, frame: Resolve) -> Decision | None:
        on = state.on.get(frame.source, NOTHING)
        grown = NOTHING
        for kind in ALL:
            if on[kind]:
                grown = plus(grown, of_kind(kind, self.count))
        state.put(frame.seat, frame.source, grown)
        frame.next(state)
        return None


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

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.straighten(frame.seat, frame.source)
        frame.next(state)
        return None


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
        decks = state.decks_to_look_at(frame.seat)
        if len(decks) > 1:
            return frame.ask("look", [Action("look", deck) for deck in decks])
        if decks:
            self.answer(state, frame, Action("look", decks[0]))
        else:
            frame.next(state)
        return None

    def answer(self, state: State, frame: Resolve, action: Action) -> None:
        count = state.look(frame.seat, action.source, self.count)
        frame.next(state)
        state.stack.append(Reorder(frame.seat, frame.source, action.source, count))


class Reorder(Frame["State"], frozen=True):
    """The looked-at cards being put back: the first one chosen will be on top."""

    seat: int
    cause: str
    deck: str
    count: int
    placed: int = 0

    def run(self, state: State) -> Decision | None:
        if self.count - self.placed <= 1:
            state.stack.pop()
            return None
        deck = state.deck(self.deck)
        left = deck[len(deck) - self.count : len(deck) - self.placed]
        return Decision(self.seat, "reorder", tuple([Action("top", card) for card in left]), self.cause)

    def answer(self, state: State, action: Action) -> None:
        deck = state.deck(self.deck)
        deck.remove(action.source)
        deck.insert(len(deck) - self.placed, action.source)
        self.replace(state, placed=self.placed + 1)


# --- rivals and points -------------------------------------------------------------------------------


class LoseLife(Verb, frozen=True):
    """Every rival who has not passed loses so much Life."""

    amount: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        victims = [rival for rival in state.rivals(frame.seat) if not state.seats[rival].passed]
        state.stack.extend(LifeLoss(victim, frame.source, self.amount) for victim in reversed(victims))
        return None


class LifeLoss(Frame["State"], frozen=True):
    """A seat is about to lose Life and may react, or take up the attacking card's own offer."""

    seat: int
    cause: str
    amount: int

    def run(self, state: State) -> Decision | None:
        reactions = self.reactions(state)
        if reactions:
            return Decision(self.seat, "life_loss", (*reactions, Action("suffer")), self.cause)
        self.answer(state, Action("suffer"))
        return None

    def reactions(self, state: State) -> list[Action]:
        """List what the seat can do against the loss."""
        own = state.own(self.seat)
        reactions = state.usable(self.seat, own, "life_loss")
        if "dragon" in state.types(self.cause):
            reactions += state.usable(self.seat, own, "dragon")
        return reactions + state.usable(self.seat, [self.cause], "offer")

    def answer(self, state: State, action: Action) -> None:
        if action.kind == "react":
            own = action.source != self.cause
            state.emit("reacted", self.seat, action.source, target="" if own else "offer")
            state.stack.append(Resolve(self.seat, action.source, action.arg))
            return
        state.stack.pop()
        pool = state.seats[self.seat].pool
        life = min(pool[LIFE], self.amount)
        state.emit("attacked", self.seat, self.cause, amount=self.amount)
        state.pay(self.seat, of_kind(LIFE, life), self.cause)
        owed = min(2 * (self.amount - life), sum(pool) - life)
        state.stack.append(Payment(self.seat, self.cause, FREE.plus_free(owed), "lose"))

    def refuse(self, state: State, action: Action) -> Reason:
        triggers: tuple[Trigger, ...] = ("life_loss", "dragon", "offer")
        for trigger in triggers:
            for index in state.abilities(action.source, trigger):
                reason = refuse_power(state, self.seat, action.source, index)
                if reason is not None:
                    return reason
        return Reason("react_first", self.cause)


class Ignore(Verb, frozen=True):
    """Ignore the Life loss that is reacted to."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.emit("ignored", frame.seat, frame.source)
        frame.next(state)
        del state.stack[-2]
        return None


class CheckVictory(Verb, frozen=True):
    """Check at once whether somebody has won."""

    def run(self, state: State, frame: Resolve) -> Decision | None:
        frame.next(state)
        state.check_victory()
        return None


class TemporaryPoints(Verb, frozen=True):
    """Count so many more points at the victory check that is reacted to."""

    points: int

    def run(self, state: State, frame: Resolve) -> Decision | None:
        state.add_points(frame.seat, self.points)
        frame.next(state)
        return None


# --- abilities ---------------------------------------------------------------------------------------


def ability(
    trigger: Trigger, cost: tuple[Verb, ...], effect: tuple[Verb, ...], *, when_turned: bool = False
) -> Ability:
    """Join costs and effects; `when_turned` marks the power that a turned component can use."""
    verbs = cost + effect
    must_be_straight = any(isinstance(verb, Turn) for verb in cost) or (
        trigger == "action" and not when_turned
    )
    checked = tuple(verb for verb in verbs if type(verb).reason is not Verb.reason)
    due, size = NOTHING, 0
    for verb in cost:
        if isinstance(verb, Pay):
            due = plus(due, verb.essences)
            size += sum(verb.essences)
        elif isinstance(verb, PayFree):
            size += verb.count
    return Ability(trigger, cost, effect, verbs, checked, must_be_straight, due, size)
