"""What is under way, for whoever shows it: what is to be paid or taken; what hardly is an action."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.core.action import Action
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import NOTHING, Essences
from rules.res_arcana.payment import Payment, Taking
from rules.res_arcana.reorder import Reorder
from rules.res_arcana.score import best, points
from rules.res_arcana.state import State
from rules.res_arcana.turns import VictoryCheck
from rules.res_arcana.verbs import CheckVictory, TemporaryPoints, Turn


class Due(Struct, frozen=True):
    """What is left of a payment: essences of certain kinds and `free` ones of any kind."""

    essences: Essences
    free: int


class Offer(Struct, frozen=True):
    """What is left to be taken: so many essences of the listed kinds in any mix."""

    count: int
    kinds: tuple[int, ...]


def due(state: State) -> Due | None:
    """Return what the seat that decides has still to pay, if a payment is under way."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Payment):
        return None
    price = top.price
    if price.total == sum(price.slots) + price.free:
        return Due(price.slots, price.free)
    # With a discount the payer chooses which of the printed essences it pays.
    return Due(NOTHING, price.total)


def offer(state: State) -> Offer | None:
    """Return what the seat that decides may still take, if a free mix is being taken."""
    top = state.stack[-1] if state.stack else None
    return Offer(top.left, top.kinds) if isinstance(top, Taking) else None


def placing(state: State) -> tuple[int, int] | None:
    """Return which place from the top is being filled, of how many, if cards are being put back."""
    top = state.stack[-1] if state.stack else None
    return (top.placed + 1, top.count) if isinstance(top, Reorder) else None


def points_lost(state: State, action: Action) -> int:
    """Return how many points the seat that decides would lose by collecting what lies on a component."""
    if action.kind != "collect" or state.decision is None:
        return 0
    seat, after = state.decision.seat, state.copy()
    after.take_off(seat, action.source)
    return points(state, seat) - points(after, seat)


def only_checks(action: Action) -> bool:
    """Tell whether an action uses a power that does nothing but check for victory."""
    if action.kind != "use" or action.source not in COMPONENTS:
        return False
    verbs = COMPONENTS[action.source].abilities[action.arg].verbs
    return any(isinstance(verb, CheckVictory) for verb in verbs)


def locks(actions: Sequence[Action]) -> bool:
    """Tell whether one of several powers of a component turns it, after which no other can be used."""
    uses = [action for action in actions if action.kind == "use" and action.source in COMPONENTS]
    costs = [verb for action in uses for verb in COMPONENTS[action.source].abilities[action.arg].cost]
    return len({action.arg for action in uses}) > 1 and any(isinstance(verb, Turn) for verb in costs)


def check(state: State) -> tuple[list[int], list[int]] | None:
    """Return how many points all seats have in the victory check under way, and who would win it now."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, VictoryCheck):
        return None
    totals = [points(state, seat) + top.bonus[seat] for seat in range(len(state.seats))]
    return totals, best(state, top.bonus)


def wins(state: State, action: Action) -> bool:
    """Tell whether an action is a check that the seat which decides wins, whatever others may add to it."""
    if state.decision is None or not only_checks(action):
        return False
    bonus = tuple([_bonus(state, seat) for seat in range(len(state.seats))])
    return best(state, bonus) == [state.decision.seat]


def _bonus(state: State, seat: int) -> int:
    """Return the points that a seat can add at a victory check."""
    reactions = state.usable(seat, state.own(seat), "check")
    verbs = [verb for each in reactions for verb in state.ability(each.source, each.arg).verbs]
    return sum(verb.points for verb in verbs if isinstance(verb, TemporaryPoints))
