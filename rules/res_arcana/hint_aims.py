"""What advice aims at: what a plan leads to, what essences are for, what goes with what."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple

from rules.core.decision import TURN
from rules.core.game import PlannedMove
from rules.core.words import Words
from rules.res_arcana.card_text import name, object_name
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import ALL, Cost, Essences, Price, plus, price
from rules.res_arcana.option_text import lack_of
from rules.res_arcana.score import points
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_DECK, MONUMENT_PRICE
from rules.res_arcana.verbs import Gain, Put, Take

NEAR = 4
"""What lacks more essences than these is a distant aim."""


def won_by(step: PlannedMove, seat: int) -> int:
    """Return the points that a step brings by itself."""
    return points(step.after, seat) - points(step.before, seat)


def due_for(state: State, seat: int, card: str) -> Price:
    """Return what placing a card or claiming a place or monument costs a seat."""
    if card == MONUMENT_DECK:
        return MONUMENT_PRICE
    if card in state.places or card in state.monuments:
        return price(COMPONENTS[card].cost)
    return state.placement_price(seat, card)


def wanted(state: State, seat: int, gone: Container[str] = ()) -> list[str]:
    """List what a seat could still pay for: its hand but for what it parts with, places, monuments."""
    hand = [card for card in state.seats[seat].hand if card in COMPONENTS and card not in gone]
    return [*hand, *state.places, *state.monuments]


def given_away(steps: Sequence[PlannedMove]) -> set[str]:
    """Return the cards that a plan discards."""
    return {step.action.source for step in steps if step.action.kind == "discard"}


def lack(due: Price, pool: Essences) -> int:
    """Return how many essences a pool lacks for a price."""
    fitting = sum(min(have, slots) for have, slots in zip(pool, due.slots, strict=True))
    spare = sum(pool) - fitting
    return max(0, due.total - fitting - min(spare, due.free))


class Aim(NamedTuple):
    """Something worth reaching: how it is done, with what, what it brings, whether it was out of reach."""

    kind: str
    card: str
    brings: int
    opened: bool

    def said(self, words: Words) -> str:
        """Return it in a few words."""
        key = f"res_arcana.hint.{'so' if self.opened else 'then'}_{self.kind}"
        return words(key, object=valued(self.card, self.brings, words))


def valued(card: str, brings: int, words: Words) -> str:
    """Return the name of a component with the points it brings, if any."""
    objects = object_name(card, words)
    return f"{objects} ({words.count('points', brings)})" if brings > 0 else objects


def aim_of(steps: Sequence[PlannedMove], seat: int) -> Aim | None:
    """Return what a plan leads to after its first step: a card placed or claimed, or a power that scores."""
    state = steps[0].before
    held, then = pool(state, seat), _pool_after(steps[0], seat)
    for step in steps[1:]:
        kind, card, brings = step.action.kind, step.action.source, won_by(step, seat)
        buys = kind in ("place", "claim") and step.before.decision.prompt == TURN
        if buys and card in (*wanted(state, seat), MONUMENT_DECK):
            due = due_for(state, seat, card)
            # Which monument lies on top is not known.
            sure = brings if card != MONUMENT_DECK else 0
            return Aim(kind, card, sure, lack(due, then) < lack(due, held))
        if kind == "use" and brings > 0:
            ability = state.ability(card, step.action.arg)
            cost = price(Cost(ability.due, ability.size - sum(ability.due)))
            return Aim(kind, card, brings, lack(cost, then) < lack(cost, held))
    return None


def pool(state: State, seat: int) -> Essences:
    """Return the essences of a seat."""
    return state.seats[seat].pool


def _pool_after(step: PlannedMove, seat: int) -> Essences:
    """Return the essences of a seat after a step; what others bring after a collection is not its doing."""
    if step.action.kind == "collect":
        return plus(pool(step.before, seat), step.before.on[step.action.source])
    return pool(step.after, seat)


def nearer(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say for what a seat lacks less after the first step of a plan, what can be had soonest first."""
    state = steps[0].before
    before, after = pool(state, seat), _pool_after(steps[0], seat)
    found = []
    for card in wanted(state, seat, given_away(steps)):
        due = due_for(state, seat, card)
        rest = lack(due, after)
        if rest < lack(due, before) and rest <= NEAR:
            found.append((rest, -COMPONENTS[card].points, card))
    return reach(state, seat, min(found)[-1], after, words) if found else ""


def reach(state: State, seat: int, card: str, held: Essences, words: Words) -> str:
    """Say that a pool pays for something, or what it still lacks for it."""
    due, objects = due_for(state, seat, card), object_name(card, words)
    rest = lack(due, held)
    if rest > NEAR:
        return words("res_arcana.hint.far", object=objects)
    if not rest:
        return words("res_arcana.hint.enough", object=valued(card, COMPONENTS[card].points, words))
    return words("res_arcana.hint.near", object=objects, lack=lack_of(due, held, words))


def asked_for(steps: Sequence[PlannedMove], seat: int, kind: int) -> str:
    """Return the nearest of all a seat could pay for that asks for more of a kind than it has."""
    state = steps[0].before
    held = pool(state, seat)
    asking = [
        card
        for card in wanted(state, seat, given_away(steps))
        if due_for(state, seat, card).slots[kind] > held[kind]
    ]
    return min(asking, key=lambda card: (lack(due_for(state, seat, card), held), card), default="")


def is_needed(state: State, seat: int, kind: int) -> bool:
    """Tell whether any card, place, monument or own power asks for a kind of essence."""
    if any(due_for(state, seat, card).slots[kind] for card in wanted(state, seat)):
        return True
    abilities = (ability for card in state.own(seat) if card for ability in COMPONENTS[card].abilities)
    return any(ability.due[kind] for ability in abilities)


def gives(card: str) -> frozenset[int]:
    """Return the kinds of essences that a component brings by name, every round or by its powers."""
    kinds: set[int] = set()
    for ability in COMPONENTS[card].abilities:
        for verb in ability.effect:
            if isinstance(verb, Gain | Put):
                kinds |= {kind for kind in ALL if verb.essences[kind]}
            elif isinstance(verb, Take) and len(verb.kinds) <= 2:
                kinds |= {*verb.kinds}
    return frozenset(kinds)


def combines(card: str, unpaid: Iterable[str], paid: Iterable[str], words: Words) -> str:
    """Say what goes with a component: what it will pay for or make cheaper, or what helps to pay for it."""
    discount, own = COMPONENTS[card].discount, COMPONENTS[card].cost.essences
    best, said = 0, ""
    due = dict.fromkeys(unpaid, True) | dict.fromkeys(paid, False)
    for other, to_pay in due.items():
        if other not in COMPONENTS or other == card:
            continue
        if to_pay and discount and discount.type and discount.type in COMPONENTS[other].types:
            return words("res_arcana.hint.cheaper", object=object_name(other, words))
        helps = sum(COMPONENTS[other].cost.essences[kind] for kind in gives(card)) if to_pay else 0
        helped = sum(own[kind] for kind in gives(other))
        if max(helps, helped) > best:
            best = max(helps, helped)
            key = "helps" if helps >= helped else "helped"
            said = words(f"res_arcana.hint.{key}", object=object_name(other, words), name=name(other, words))
    return said


def rival_who_can_pay(state: State, seat: int, card: str) -> int | None:
    """Return a rival still in the round who could claim something at once."""
    due = due_for(state, seat, card)
    for rival in state.rivals(seat):
        if not state.seats[rival].passed and due.can_be_paid(pool(state, rival)):
            return rival
    return None
