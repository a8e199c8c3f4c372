"""The round: collecting, one action a turn, passing, and the victory check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.engine import Frame
from rules.core.reasons import NOT_NOW, Reason
from rules.res_arcana.abilities import refuse_power
from rules.res_arcana.cards import ARTIFACTS, COMPONENTS, NOT_GOLD
from rules.res_arcana.essences import GOLD, ONE, price
from rules.res_arcana.payment import Taking
from rules.res_arcana.resolve import Resolve
from rules.res_arcana.score import best
from rules.res_arcana.verbs import Take

if TYPE_CHECKING:
    from rules.res_arcana.state import State

PASS = Action("pass")
DONE = Action("done")
MONUMENT_DECK = "monument_deck"
PLACE = {card.id: Action("place", card.id) for card in ARTIFACTS}
DISCARD = {
    card.id: (Action("discard", card.id, "gold"), Action("discard", card.id, "others")) for card in ARTIFACTS
}
USE = {
    (component.id, index): Action("use", component.id, arg=index)
    for component in COMPONENTS.values()
    for index, ability in enumerate(component.abilities)
    if ability.trigger == "action"
}
MONUMENT_PRICE = price(COMPONENTS["colossus"].cost)
DISCARD_GAIN = 2


class Round(Frame["State"], frozen=True):
    """The bottom of a game: the steps of a round, again and again until somebody wins."""

    step: Literal["collect", "act", "check", "end"] = "collect"

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.step == "collect":
            state.round += 1
            state.emit("round", amount=state.round)
            self.replace(state, step="act")
            state.stack.extend(Collect(seat) for seat in reversed(order))
        elif self.step == "act":
            self.replace(state, step="check")
            state.stack.append(Turn(order[0]))
        elif self.step == "check":
            self.replace(state, step="end")
            state.check_victory()
        else:
            state.straighten_all()
            self.replace(state, step="collect")
        return None


class Collect(Frame["State"], frozen=True):
    """A seat collects: takes all or nothing from each component, then what its abilities bring."""

    seat: int
    taking: bool = True

    def run(self, state: State) -> Decision | None:
        if self.taking:
            laden = [card for card in state.own(self.seat) if card in state.on]
            if laden:
                options = tuple([Action("collect", card) for card in laden])
                return Decision(self.seat, "collect", (*options, DONE))
        state.stack.pop()
        # The last pushed runs first: what is certain, then what was left, then free choices, then curses.
        own = state.own(self.seat)
        resolves: list[Resolve] = []
        free: list[Resolve] = []
        for card in own:
            resolves += [Resolve(self.seat, card, index) for index in state.abilities(card, "upkeep")]
        for card in own:
            for index in state.abilities(card, "collect"):
                asks = isinstance(state.ability(card, index).verbs[0], Take)
                (resolves if asks else free).append(Resolve(self.seat, card, index))
        for card in own:
            for index in state.abilities(card, "collect_left"):
                if state.ability(card, index).reason(state, self.seat, card) is None:
                    resolves.append(Resolve(self.seat, card, index))
        state.stack += resolves + free
        return None

    def answer(self, state: State, action: Action) -> None:
        if action == DONE:
            self.replace(state, taking=False)
        else:
            state.take_off(self.seat, action.source)

    def refuse(self, state: State, action: Action) -> Reason:
        bare = action.source in state.own(self.seat) and action.source not in state.on
        return Reason("nothing_on_it", action.source) if bare else Reason("collect_first")


class Turn(Frame["State"], frozen=True):
    """One action of a seat, then the next seat that has not passed."""

    seat: int

    def run(self, state: State) -> Decision | None:
        if state.seats[self.seat].passed:
            if all(seat.passed for seat in state.seats):
                state.stack.pop()
            else:
                state.stack[-1] = Turn(state.next_seat(self.seat))
            return None
        return Decision(self.seat, TURN, tuple(self.options(state)))

    def options(self, state: State) -> list[Action]:
        """List what the seat can do; each of these has no reason against it."""
        me = self.seat
        seat = state.seats[me]
        options = [PLACE[card] for card in seat.hand if self.place_reason(state, card) is None]
        options += [
            Action("claim", card)
            for card in (*state.places, *state.monuments, MONUMENT_DECK)
            if self.claim_reason(state, card) is None
        ]
        for card in state.own(me):
            for index in state.abilities(card, "action"):
                if state.ability(card, index).reason(state, me, card) is None:
                    options.append(USE[card, index])
        for card in seat.hand:
            options += DISCARD[card]
        options.append(PASS)
        return options

    def place_reason(self, state: State, card: str) -> Reason | None:
        """Say why the seat cannot place this card of its hand."""
        if state.placement_price(self.seat, card).can_be_paid(state.seats[self.seat].pool):
            return None
        return Reason("too_expensive", card)

    def claim_reason(self, state: State, card: str) -> Reason | None:
        """Say why the seat cannot claim this monument or place."""
        if card == MONUMENT_DECK and not state.monument_deck:
            return Reason("no_monuments")
        due = MONUMENT_PRICE if card == MONUMENT_DECK else price(COMPONENTS[card].cost)
        return None if due.can_be_paid(state.seats[self.seat].pool) else Reason("too_expensive", card)

    def refuse(self, state: State, action: Action) -> Reason:
        card, own = action.source, action.source in state.own(self.seat)
        if card not in COMPONENTS and card != MONUMENT_DECK:
            return NOT_NOW
        match action.kind:
            case "place" | "discard" if card not in state.seats[self.seat].hand:
                return Reason("not_in_hand", card)
            case "place":
                return self.place_reason(state, card) or NOT_NOW
            case "claim" if card in (*state.places, *state.monuments, MONUMENT_DECK):
                return self.claim_reason(state, card) or NOT_NOW
            case "claim" | "react" if own:
                return self._refuse_own(state, card)
            case "claim":
                return self._taken(state, card) or Reason("not_for_claiming", card)
            case "use" if not own:
                return Reason("not_yours_to_use", card)
            case "use" if action.arg not in state.abilities(card, "action"):
                return Reason("no_such_power", card)
            case "use":
                return refuse_power(state, self.seat, card, action.arg) or NOT_NOW
            case "item":
                mine = self._refuse_own(state, card) if own else None
                return mine or self._taken(state, card) or Reason("item_by_passing", card)
        return NOT_NOW

    def _refuse_own(self, state: State, card: str) -> Reason:
        """Say what can be done with a component that is in play before the seat already."""
        powers = state.abilities(card, "action")
        reasons = [refuse_power(state, self.seat, card, index) for index in powers]
        if reasons:
            return next((reason for reason in reasons if reason is not None), Reason("claimed_already", card))
        return Reason("only_by_itself" if COMPONENTS[card].abilities else "nothing_to_use", card)

    def _taken(self, state: State, card: str) -> Reason | None:
        """Say that a component lies before a rival already."""
        taken = any(card in state.own(seat) for seat in state.rivals(self.seat))
        return Reason("taken", card) if taken else None

    def answer(self, state: State, action: Action) -> None:
        me, card = self.seat, action.source
        state.stack[-1] = Turn(state.next_seat(me))
        if action.kind == "place":
            state.enter(me, card, state.placement_price(me, card))
        elif action.kind == "claim":
            if card == MONUMENT_DECK:
                card = state.monument_deck[-1]
            state.enter(me, card, price(COMPONENTS[card].cost))
        elif action.kind == "use":
            state.emit("used", me, card, amount=action.arg)
            state.stack.append(Resolve(me, card, action.arg))
        elif action.kind == "discard":
            state.discard(me, card)
            if action.target == "gold":
                state.gain(me, ONE[GOLD], card)
            else:
                state.stack.append(Taking(me, card, DISCARD_GAIN, NOT_GOLD))
        else:
            state.seats[me].passed = True
            state.emit("passed", me)
            if sum(seat.passed for seat in state.seats) == 1:
                state.take_token(me)
            state.stack.append(PickItem(me))


class PickItem(Frame["State"], frozen=True):
    """A seat takes a magic item: at the start, and at every pass in exchange for its old one."""

    seat: int

    def run(self, state: State) -> Decision | None:
        return Decision(
            self.seat,
            "item",
            tuple([Action("item", item) for item in state.items]),
            state.seats[self.seat].item,
        )

    def answer(self, state: State, action: Action) -> None:
        state.stack.pop()
        passing = state.seats[self.seat].item != ""
        state.take_item(self.seat, action.source)
        if passing:
            state.draw(self.seat, 1)

    def refuse(self, state: State, action: Action) -> Reason:
        card = action.source
        if card and card == state.seats[self.seat].item:
            return Reason("another_item", card)
        taken = any(card and card == state.seats[rival].item for rival in state.rivals(self.seat))
        return Reason("taken", card) if taken else Reason("item_first")


class Enter(Frame["State"], frozen=True):
    """A paid artifact, monument or place comes into play, ready to use."""

    seat: int
    card: str

    def run(self, state: State) -> Decision | None:
        state.stack.pop()
        state.bring_into_play(self.seat, self.card)
        state.stack += [Resolve(self.seat, self.card, index) for index in state.abilities(self.card, "claim")]
        return None


class VictoryCheck(Frame["State"], frozen=True):
    """Reactions to the check from the first player on, then the count."""

    asked: int = 0
    bonus: tuple[int, ...] = (0, 0, 0, 0)

    def run(self, state: State) -> Decision | None:
        order = state.order()
        if self.asked == len(order):
            state.stack.pop()
            state.emit("checked")
            winners = best(state, self.bonus)
            if winners:
                state.bonus = list(self.bonus)
                state.finish(winners)
            return None
        seat = order[self.asked]
        reactions = state.usable(seat, state.own(seat), "check")
        if reactions:
            return Decision(seat, "check", (*reactions, Action("decline")))
        self.replace(state, asked=self.asked + 1)
        return None

    def answer(self, state: State, action: Action) -> None:
        self.replace(state, asked=self.asked + 1)
        if action.kind == "react":
            state.emit("reacted", state.order()[self.asked], action.source)
            state.stack.append(Resolve(state.order()[self.asked], action.source, action.arg))

    def refuse(self, state: State, action: Action) -> Reason:
        card, seat = action.source, state.order()[self.asked]
        for index in state.abilities(card, "check") if card in state.own(seat) else ():
            reason = refuse_power(state, seat, card, index)
            if reason is not None:
                return reason
        return Reason("check_first")
