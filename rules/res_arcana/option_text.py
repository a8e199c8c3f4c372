"""Words for refusals and options."""

from __future__ import annotations

from typing import TypeVar

from rules.core.action import Action
from rules.core.ids import seat_of
from rules.core.reasons import Reason, explain_shared
from rules.core.words import Words, listed
from rules.res_arcana.card_text import (
    ability_text,
    amounts,
    cost_of,
    destroyable,
    discount_of,
    effect_of,
    mix,
    name,
    object_name,
    placeable,
    price_text,
    straightenable,
    sum_text,
    zone_text,
)
from rules.res_arcana.cards import COMPONENTS, NOT_GOLD
from rules.res_arcana.essences import (
    ALL,
    GOLD,
    NAMES,
    NOTHING,
    Cost,
    Essences,
    Price,
    of_kind,
    plus,
    price,
)
from rules.res_arcana.resolve import Resolve, Verb
from rules.res_arcana.state import State
from rules.res_arcana.turns import DISCARD_GAIN, MONUMENT_DECK, MONUMENT_PRICE
from rules.res_arcana.verbs import (
    Destroy,
    GainAsRival,
    GainX,
    LoseLife,
    PayFromSelf,
    PayOrTurn,
    Place,
    Straighten,
)

V = TypeVar("V", bound=Verb)


# --- refusals ----------------------------------------------------------------------------------------


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    if said := explain_shared(state.decision, reason, "res_arcana", words):
        return said
    key, about = f"res_arcana.reason.{reason.key}", name(reason.about, words)
    match reason.key:
        case "pay_first" | "lose_first" | "take_first":
            return words.count(key, reason.amount, name=about)
        case "too_expensive":
            return _too_expensive(state, seat, reason, words)
    return words(key, name=about, **_sought(state, reason, words))


def _sought(state: State, reason: Reason, words: Words) -> dict[str, str]:
    """Return what a power looked for in vain, by the placeholders of the reason's words."""
    card = reason.about
    match reason.key:
        case "too_few_on_it":
            wanted = _find(card, PayFromSelf).essences
            lack = amounts(_missing(wanted, state.on.get(card, NOTHING)), words, ".lack")
            return {"cost": sum_text(wanted, words), "lack": listed(lack, words)}
        case "nothing_to_destroy":
            return {"what": destroyable(_find(card, Destroy), words)}
        case "nothing_to_straighten":
            return {"what": straightenable(_find(card, Straighten), words)}
        case "nothing_to_place":
            verb = _find(card, Place)
            return {"what": placeable(verb, words), "zone": zone_text(verb, words)}
    return {}


def _too_expensive(state: State, seat: int, reason: Reason, words: Words) -> str:
    card, pool = reason.about, state.seats[seat].pool
    about, key = name(card, words), "res_arcana.reason.too_expensive"
    if card in state.seats[seat].hand:
        due = state.placement_price(seat, card)
    elif card == MONUMENT_DECK:
        due = MONUMENT_PRICE
    elif card in (*state.places, *state.monuments):
        due = price(COMPONENTS[card].cost)
    else:
        power = COMPONENTS[card].abilities[reason.amount - 1]
        due, key = price(Cost(power.due, power.size - sum(power.due))), key + "_power"
        if due.can_be_paid(pool):
            return words("res_arcana.reason.too_few_essences", name=about)
    return words(key, name=about, cost=price_text(due, words), lack=lack_of(due, pool, words))


def lack_of(due: Price, pool: Essences, words: Words) -> str:
    """Return what a pool lacks for a price; a discount may leave open of which kinds."""
    lack, off = _missing(due.slots, pool), discount_of(due)
    free = max(0, due.free - sum(_missing(pool, due.slots)))
    rest = []
    if off:
        # No discount reaches some of the Gold; of the rest, a kind can be named only if there is no other.
        gold = of_kind(GOLD, max(0, due.gold_due - pool[GOLD]))
        others = max(0, sum(lack) + free - off - sum(gold))
        kinds = [kind for kind in ALL if lack[kind] > gold[kind]]
        lack = gold
        if len(kinds) == 1 and not free:
            lack = plus(gold, of_kind(kinds[0], others))
        elif others:
            rest.append(words("essence.some.lack", n=others))
    elif free:
        rest.append(words.count("essence.any.lack", free))
    return listed(amounts(lack, words, ".lack") + rest, words)


def _missing(wanted: Essences, there: Essences) -> Essences:
    """Return what is wanted and not there, kind by kind."""
    elan, life, calm, death, gold = (max(0, a - b) for a, b in zip(wanted, there, strict=True))
    return (elan, life, calm, death, gold)


# --- options -----------------------------------------------------------------------------------------


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    kind, details = _details(state, action, words)
    source = {"name": name(action.source, words), "object": object_name(action.source, words)}
    return words(f"res_arcana.do.{kind}", **source, **details)


def _details(state: State, action: Action, words: Words) -> tuple[str, dict[str, str]]:
    """Return under which key an option is described, and what fills its placeholders but its name."""
    decision = state.decision
    assert decision is not None, "there are options only at a decision"
    kind, card, cause = action.kind, action.source, decision.cause
    match kind:
        case "place":
            seat = decision.seat
            due = _find(cause, Place).price(state, seat, card) if cause else state.placement_price(seat, card)
            return ("place", {"cost": price_text(due, words)}) if due.total else ("place_free", {})
        case "claim":
            due = MONUMENT_PRICE if card == MONUMENT_DECK else price(COMPONENTS[card].cost)
            return kind, {"cost": price_text(due, words)}
        case "use":
            return kind, {"line": ability_text(state.ability(card, action.arg), words)}
        case "react":
            ability = state.ability(card, action.arg)
            kind = "react_offer" if ability.trigger == "offer" else "react"
            return kind, {"cost": cost_of(ability, words), "effect": effect_of(ability, words)}
        case "discard" if action.target == "gold":
            return "discard_for", {"what": mix(1, (GOLD,), words)}
        case "discard" if action.target == "others":
            return "discard_for", {"what": mix(DISCARD_GAIN, NOT_GOLD, words)}
        case "pay" | "take":
            # The prompt tells paying from losing and where taken essences go.
            frame = state.stack[-1]
            n = frame.x if isinstance(frame, Resolve) else 1
            onto = object_name(cause, words)
            return decision.prompt, {"what": words.count(f"essence.{card}", n), "onto": onto}
        case "convert":
            return kind, {
                "what": words.count(f"essence.{card}", action.arg),
                "gain": _gain_x(_find(cause, GainX), action.arg, words),
            }
        case "put":
            return kind, {
                "what": words.count(f"essence.{card}", 1),
                "onto": object_name(action.target, words),
            }
        case "collect":
            return kind, {"what": sum_text(state.on[card], words)}
        case "keep":
            return kind, {"what": sum_text(_find(card, PayOrTurn).essences, words)}
        case "suffer":
            return kind, {"what": words.count("essence.life", _find(cause, LoseLife).amount)}
        case "rival":
            counted = _find(cause, GainAsRival).counted
            pool = state.seats[seat_of(card)].pool
            return kind, {"what": words.count(f"essence.{NAMES[counted]}", pool[counted])}
        case "look":
            return f"look_at_{card.partition(':')[0]}", {}
    return kind, {}


def _gain_x(verb: GainX, x: int, words: Words) -> str:
    """Return what so many essences are exchanged for."""
    if len(verb.kinds) == 1:
        return words.count(f"essence.{NAMES[verb.kinds[0]]}", x)
    return words("res_arcana.do.other_kind", n=x)


def _find(component: str, kind: type[V]) -> V:
    """Return the verb of a kind that a component has."""
    verbs = (verb for ability in COMPONENTS[component].abilities for verb in ability.verbs)
    return next(verb for verb in verbs if isinstance(verb, kind))
