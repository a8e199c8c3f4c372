"""When the reasons of Res Arcana are true: a condition for every key."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.action import Action
from rules.core.reasons import Reason
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import INDEX, Essences, price
from rules.res_arcana.payment import Payment
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_DECK, MONUMENT_PRICE
from tests.rules.truth import prompt

Condition = Callable[[State, int, Action, Reason], bool]


def sort_of(state: State, thing: str) -> str:
    """Return what sort of thing something is; components are of the sort of where they lie."""
    if thing in INDEX:
        # Gold is also what a card is discarded for.
        return thing if thing == "gold" else "essence"
    if thing not in COMPONENTS:
        return thing.partition(":")[0]
    for number, seat in enumerate(state.seats):
        zones = {"play": state.own(number), "hand": seat.hand, "discard": seat.discard, "pack": seat.pack}
        for zone, cards in zones.items():
            if thing in cards:
                return f"{zone}:{number}"
    middle = {
        "items": state.items,
        "monuments": state.monuments,
        "places": state.places,
        "display": state.display,
    }
    return next((zone for zone, cards in middle.items() if thing in cards), "elsewhere")


def at(*prompts: str) -> Condition:
    """Return the condition that one of these questions is asked."""
    return lambda state, seat, action, reason: prompt(state) in prompts


def owned(state: State, seat: int, card: str) -> bool:
    """Tell whether a component is in play before a seat."""
    return card in state.own(seat)


def has(card: str, *triggers: str) -> bool:
    """Tell whether a component has an ability of one of these triggers."""
    return any(ability.trigger in triggers for ability in COMPONENTS[card].abilities)


def too_expensive(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """The pool does not cover the price of the card or the power."""
    card, pool = reason.about, state.seats[seat].pool
    if card in state.seats[seat].hand:
        return not state.placement_price(seat, card).can_be_paid(pool)
    if card == MONUMENT_DECK:
        return not MONUMENT_PRICE.can_be_paid(pool)
    if card in (*state.places, *state.monuments):
        return not price(COMPONENTS[card].cost).can_be_paid(pool)
    refused = COMPONENTS[card].abilities[reason.amount - 1].reason(state, seat, card)
    assert state.decision is not None
    mine = owned(state, seat, card) or card == state.decision.cause
    return mine and refused is not None and refused.key == "too_expensive"


def power_fails(state: State, seat: int, action: Action, reason: Reason) -> bool:
    """An ability of the component, which belongs to the seat or attacks it, fails for this reason."""
    assert state.decision is not None
    card = reason.about
    reasons = [ability.reason(state, seat, card) for ability in COMPONENTS[card].abilities]
    keys = {found.key for found in reasons if found is not None}
    return reason.key in keys and (owned(state, seat, card) or card == state.decision.cause)


def pool(state: State, seat: int) -> Essences:
    """Return the essences of a seat."""
    return state.seats[seat].pool


def due(state: State) -> int:
    """Return how many essences are to be paid."""
    frame = state.stack[-1]
    return frame.price.total if isinstance(frame, Payment) else 0


def offered(state: State, card: str) -> bool:
    """Tell whether something can be chosen."""
    return any(card in (option.source, option.target) for option in state.decision or ())


TRUE: dict[str, Condition] = {
    "about_another": lambda s, seat, a, r: (
        a.source != r.about and s.decision is not None and s.decision.cause == r.about
    ),
    "another_item": lambda s, seat, a, r: s.seats[seat].item == r.about,
    "cannot_pay_for": lambda s, seat, a, r: not offered(s, r.about),
    "check_first": at("check"),
    "claimed_already": lambda s, seat, a, r: owned(s, seat, r.about) and has(r.about, "action"),
    "collect_first": at("collect"),
    "does_not_fit": lambda s, seat, a, r: prompt(s) in ("pay", "lose") and not offered(s, r.about),
    "item_by_passing": lambda s, seat, a, r: r.about in s.items and prompt(s) == "turn",
    "item_first": at("item"),
    "kind_excluded": lambda s, seat, a, r: r.about in INDEX and not offered(s, r.about),
    "lose_first": lambda s, seat, a, r: prompt(s) == "lose" and due(s) == r.amount,
    "no_monuments": lambda s, seat, a, r: not s.monument_deck,
    "no_such_power": lambda s, seat, a, r: a.arg not in s.abilities(a.source, "action"),
    "none_left": lambda s, seat, a, r: not pool(s, seat)[INDEX[r.about]],
    "not_for_claiming": lambda s, seat, a, r: r.about not in (*s.places, *s.monuments),
    "not_in_discard": lambda s, seat, a, r: (
        r.about not in s.cards_in("any_discard", seat) or not offered(s, r.about)
    ),
    "not_in_hand": lambda s, seat, a, r: r.about not in s.seats[seat].hand,
    "not_itself": lambda s, seat, a, r: s.decision is not None and s.decision.cause == r.about,
    "not_looked_at": lambda s, seat, a, r: prompt(s) == "reorder" and not offered(s, r.about),
    "not_of_that_kind": lambda s, seat, a, r: not offered(s, r.about),
    "not_on_display": lambda s, seat, a, r: r.about not in s.display,
    "not_turned": lambda s, seat, a, r: owned(s, seat, r.about) and r.about not in s.turned,
    "not_yours_to_use": lambda s, seat, a, r: not owned(s, seat, r.about),
    "nothing_on_it": lambda s, seat, a, r: owned(s, seat, r.about) and r.about not in s.on,
    "nothing_to_use": lambda s, seat, a, r: owned(s, seat, r.about) and not COMPONENTS[r.about].abilities,
    "only_against_dragons": lambda s, seat, a, r: owned(s, seat, r.about) and has(r.about, "dragon"),
    "only_by_itself": lambda s, seat, a, r: owned(s, seat, r.about) and not has(r.about, "action"),
    "pay_first": lambda s, seat, a, r: prompt(s) == "pay" and due(s) == r.amount,
    "react_first": at("life_loss"),
    "take_first": at("take", "take_onto"),
    "taken": lambda s, seat, a, r: any(owned(s, rival, r.about) for rival in s.rivals(seat)),
    "too_expensive": too_expensive,
    "turned": lambda s, seat, a, r: r.about in s.turned and owned(s, seat, r.about),
    **dict.fromkeys(
        (
            "nothing_to_destroy",
            "nothing_to_discard",
            "nothing_to_look",
            "nothing_to_place",
            "nothing_to_straighten",
            "nothing_to_turn_creature",
            "nothing_to_turn_dragon",
            "too_few_on_it",
        ),
        power_fails,
    ),
}
"""By its key: what must hold in the position for a reason to be true of a seat's action."""
