"""Words for components, refusals and options, rendered from the same data that the rules run on."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import reduce, singledispatch
from typing import TypeVar

from rules.core.action import Action
from rules.core.reasons import Reason
from rules.core.words import Words
from rules.res_arcana.abilities import Ability
from rules.res_arcana.cards import COMPONENTS, NOT_GOLD, Component, Discount
from rules.res_arcana.essences import (
    ALL,
    GOLD,
    INDEX,
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
    SEATS,
    Destroy,
    Draw,
    Gain,
    GainAsRival,
    GainX,
    Grow,
    Leave,
    Look,
    LoseLife,
    MoveOn,
    Pay,
    PayFree,
    PayFromSelf,
    PayOrTurn,
    PaySame,
    Place,
    Put,
    RivalsGain,
    Straighten,
    Take,
    TakeByCost,
    TemporaryPoints,
    TurnOther,
)

V = TypeVar("V", bound=Verb)
COSTLESS_KINDS = ("mage", "magic_item")


# --- components --------------------------------------------------------------------------------------


def text(component: Component, words: Words) -> str:
    """Return the rules text of a component, one ability a line."""
    lines = [ability_text(ability, words) for ability in component.abilities]
    if component.discount is not None:
        lines.insert(0, _discount(component.discount, words))
    if component.points or component.points_per:
        lines.append(_points(component, words))
    return "\n".join(lines)


def ability_text(ability: Ability, words: Words) -> str:
    """Return one ability as a sentence."""
    cost = _cost(ability, words, theirs=ability.trigger == "offer")
    return _sentence(words(f"res_arcana.when.{ability.trigger}", cost=cost, effect=_effect(ability, words)))


def cost_text(component: Component, words: Words) -> str:
    """Return the printed cost; mages and items have none."""
    if component.kind in COSTLESS_KINDS:
        return ""
    parts = _amounts(component.cost.essences, words)
    if component.cost.free:
        parts.append(words.count("essence.any.cost", component.cost.free))
    return _list(parts, "and", words) or words("res_arcana.cost.nothing")


def _discount(discount: Discount, words: Words) -> str:
    what = words(f"res_arcana.many.{discount.type or 'artifact'}")
    limit = _limit(NOT_GOLD, words) if discount.not_gold else ""
    return _sentence(words.count("res_arcana.discount", discount.amount, what=what) + limit)


def _points(component: Component, words: Words) -> str:
    parts = [words.count("points", component.points)] if component.points else []
    for per in component.points_per:
        each = words(f"res_arcana.each.{per.type if per.kind is None else NAMES[per.kind]}")
        parts.append(words("res_arcana.points_per", points=words.count("points", per.points), each=each))
    return _sentence(_list(parts, "plus", words))


def _cost(ability: Ability, words: Words, *, theirs: bool = False) -> str:
    parts = [phrase(verb, words) for verb in ability.cost]
    if theirs and isinstance(ability.cost[0], Destroy):
        # Whoever reads an attacking card must not take the artifacts for the attacker's.
        parts[0] = words("res_arcana.verb.destroy", what=words("res_arcana.theirs.artifact"))
    for verb in ability.effect:
        if isinstance(verb, Place) and verb.toll:
            parts.append(phrase(PayFree(verb.toll), words))
    cost = _list(parts, "and", words)
    if ability.trigger == "action" and not ability.must_be_straight:
        return words("res_arcana.even_turned", cost=cost)
    return cost


def _effect(ability: Ability, words: Words) -> str:
    bare = ability.trigger in ("collect", "collect_left")
    parts = [_brought(verb, words) if bare else phrase(verb, words) for verb in ability.effect]
    return reduce(lambda first, then: words("list.then", first=first, then=then), parts)


def _brought(verb: Verb, words: Words) -> str:
    """Return what collecting brings, without saying once more that it is gained."""
    if isinstance(verb, Gain):
        return _sum(verb.essences, words)
    if isinstance(verb, Take):
        return _mix(verb.count, verb.kinds, words)
    return phrase(verb, words)


# --- verbs -------------------------------------------------------------------------------------------


@singledispatch
def phrase(verb: Verb, words: Words) -> str:
    """Return a verb as it stands within a sentence; one without fields is its words alone."""
    return words(_key(verb))


@phrase.register
def _(verb: Pay | PayFromSelf | Gain | RivalsGain | Put | PayOrTurn, words: Words) -> str:
    return words(_key(verb), what=_sum(verb.essences, words))


@phrase.register
def _(verb: Draw | Look | Grow, words: Words) -> str:
    return words.count(_key(verb), verb.count)


@phrase.register
def _(verb: PayFree, words: Words) -> str:
    return words("res_arcana.verb.pay", what=words.count("essence.any", verb.count))


@phrase.register
def _(verb: PaySame, words: Words) -> str:
    return words(_key(verb)) + _limit(verb.kinds, words)


@phrase.register
def _(verb: TurnOther, words: Words) -> str:
    return words(_key(verb), what=words(f"res_arcana.own.{verb.type}"))


@phrase.register
def _(verb: Destroy, words: Words) -> str:
    return words(_key(verb), what=_prey(verb, words))


@phrase.register
def _(verb: Take, words: Words) -> str:
    key = "res_arcana.verb.put" if verb.on_self else "res_arcana.verb.gain"
    return words(key, what=_mix(verb.count, verb.kinds, words))


@phrase.register
def _(verb: TakeByCost, words: Words) -> str:
    if len(verb.kinds) == 1:
        what = words(f"essence.{NAMES[verb.kinds[0]]}.name")
    else:
        what = words("res_arcana.any_essences") + _limit(verb.kinds, words)
    key = _key(verb) + ("_more" if verb.count else "")
    return words(key, what=what, n=verb.count)


@phrase.register
def _(verb: GainX, words: Words) -> str:
    if len(verb.kinds) == 1:
        return words(_key(verb), kind=words(f"essence.{NAMES[verb.kinds[0]]}.of"))
    return words("res_arcana.verb.gainx_other") + _limit(verb.kinds, words)


@phrase.register
def _(verb: GainAsRival, words: Words) -> str:
    gained, counted = (words(f"essence.{NAMES[kind]}.of") for kind in (verb.gained, verb.counted))
    return words(_key(verb), gained=gained, counted=counted)


@phrase.register
def _(verb: MoveOn, words: Words) -> str:
    key = _key(verb) + ("_anywhere" if verb.anywhere else "")
    return words(key, what=_mix(1, verb.kinds, words))


@phrase.register
def _(verb: Leave, words: Words) -> str:
    if verb.kinds == ALL:
        return words(_key(verb), what=words("res_arcana.essences"))
    return words(_key(verb), what=_list([words(f"essence.{NAMES[k]}.name") for k in verb.kinds], "or", words))


@phrase.register
def _(verb: Place, words: Words) -> str:
    off = verb.off + verb.off_not_gold
    if verb.gratis:
        terms = words("res_arcana.price.nothing")
    elif off:
        terms = words("res_arcana.price.off", n=off) + (_limit(NOT_GOLD, words) if verb.off_not_gold else "")
    else:
        terms = words("res_arcana.price.full")
    return words(_key(verb), what=_placeable(verb, words), zone=_zone(verb, words), price=terms)


@phrase.register
def _(verb: Straighten, words: Words) -> str:
    return words(_key(verb), what=_bent(verb, words))


@phrase.register
def _(verb: LoseLife, words: Words) -> str:
    return words(_key(verb), what=words.count("essence.life", verb.amount))


@phrase.register
def _(verb: TemporaryPoints, words: Words) -> str:
    return words.count(_key(verb), verb.points)


def _key(verb: Verb) -> str:
    return f"res_arcana.verb.{type(verb).__name__.lower()}"


def _prey(verb: Destroy, words: Words) -> str:
    """Return what is to be destroyed."""
    if verb.other:
        return words("res_arcana.own.other_artifact")
    return _list([words(f"res_arcana.own.{type_ or 'artifact'}") for type_ in verb.types], "or", words)


def _bent(verb: Straighten, words: Words) -> str:
    """Return what is to be straightened."""
    return words(f"res_arcana.own.{verb.type or 'other_component'}")


def _placeable(verb: Place, words: Words) -> str:
    """Return what is to be placed."""
    return words(f"res_arcana.one.{verb.type or 'artifact'}")


def _zone(verb: Place, words: Words) -> str:
    """Return where it is to come from."""
    return words(f"res_arcana.from.{verb.zone}")


# --- essences and sentences --------------------------------------------------------------------------


def _amounts(essences: Essences, words: Words, case: str = "") -> list[str]:
    return [words.count(f"essence.{name}{case}", n) for name, n in zip(NAMES, essences, strict=True) if n]


def _sum(essences: Essences, words: Words, free: int = 0) -> str:
    """Return a sum of essences as something paid or gained."""
    parts = _amounts(essences, words)
    if free:
        parts.append(words.count("essence.any", free))
    return _list(parts, "and", words)


def _mix(count: int, kinds: Iterable[int], words: Words) -> str:
    """Return a free choice among kinds: a short list of them, or all but a few."""
    allowed = sorted(kinds)
    if count == 1 and len(allowed) <= 3:
        return _list([words.count(f"essence.{NAMES[kind]}", 1) for kind in allowed], "or", words)
    return words.count("essence.any", count) + _limit(allowed, words)


def _limit(kinds: Container[int], words: Words) -> str:
    """Return the kinds that are left out, in brackets after a space; nothing where all are allowed."""
    out = [words(f"essence.{NAMES[kind]}.of") for kind in ALL if kind not in kinds]
    return " " + words("res_arcana.limit", kinds=_list(out, "without", words)) if out else ""


def _list(items: list[str], joint: str, words: Words) -> str:
    """Join items by commas and, before the last, by the word of a joint: `and`, `or`, `plus`, `without`."""
    if len(items) < 2:
        return "".join(items)
    return words(f"list.{joint}", first=", ".join(items[:-1]), last=items[-1])


def _sentence(clause: str) -> str:
    return clause[0].upper() + clause[1:] + "."


def _price(due: Price, words: Words) -> str:
    """Return a price with its discounts."""
    full = _sum(due.slots, words, due.free)
    off = _off(due)
    return words("res_arcana.price.minus", cost=full, n=off) if off else full


def _off(due: Price) -> int:
    return sum(due.slots) + due.free - due.total


def _name(id: str, words: Words) -> str:
    """Return the name of a component, an essence, a seat or a deck; of nothing, nothing."""
    if not id:
        return ""
    zone, _, number = id.partition(":")
    if zone == "seat":
        return words("seat", n=int(number) + 1)
    return words(f"essence.{id}.name" if id in INDEX else f"res_arcana.name.{zone}")


# --- refusals ----------------------------------------------------------------------------------------


def explain(state: State, seat: int, reason: Reason, words: Words) -> str:
    """Return a refusal in one sentence."""
    decision = state.decision
    if decision is None:
        return words("reason.game_over")
    key, name = f"res_arcana.reason.{reason.key}", _name(reason.about, words)
    match reason.key:
        case "not_now":
            return words("reason.not_now", prompt=words(f"res_arcana.prompt.{decision.prompt}"))
        case "not_yours":
            return words("reason.not_yours", seat=words("seat", n=decision.seat + 1))
        case "pay_first" | "take_first":
            return words.count(key, reason.amount, name=name)
        case "too_expensive":
            return _too_expensive(state, seat, reason, words)
    return words(key, name=name, **_sought(state, reason, words))


def _sought(state: State, reason: Reason, words: Words) -> dict[str, str]:
    """Return what a power looked for in vain, by the placeholders of the reason's words."""
    card = reason.about
    match reason.key:
        case "too_few_on_it":
            wanted = _find(card, PayFromSelf).essences
            lack = _amounts(_missing(wanted, state.on.get(card, NOTHING)), words, ".lack")
            return {"cost": _sum(wanted, words), "lack": _list(lack, "and", words)}
        case "nothing_to_destroy":
            return {"what": _prey(_find(card, Destroy), words)}
        case "nothing_to_straighten":
            return {"what": _bent(_find(card, Straighten), words)}
        case "nothing_to_place":
            verb = _find(card, Place)
            return {"what": _placeable(verb, words), "zone": _zone(verb, words)}
    return {}


def _too_expensive(state: State, seat: int, reason: Reason, words: Words) -> str:
    card, pool = reason.about, state.seats[seat].pool
    name, key = _name(card, words), "res_arcana.reason.too_expensive"
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
            return words("res_arcana.reason.too_few_essences", name=name)
    return words(key, name=name, cost=_price(due, words), lack=_lack(due, pool, words))


def _lack(due: Price, pool: Essences, words: Words) -> str:
    """Return what a pool lacks for a price; a discount may leave open of which kinds."""
    lack, off = _missing(due.slots, pool), _off(due)
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
    return _list(_amounts(lack, words, ".lack") + rest, "and", words)


def _missing(wanted: Essences, there: Essences) -> Essences:
    """Return what is wanted and not there, kind by kind."""
    elan, life, calm, death, gold = (max(0, a - b) for a, b in zip(wanted, there, strict=True))
    return (elan, life, calm, death, gold)


# --- options -----------------------------------------------------------------------------------------


def describe(state: State, action: Action, words: Words) -> str:
    """Return an option in a few words."""
    kind, details = _details(state, action, words)
    return words(f"res_arcana.do.{kind}", **{"name": _name(action.source, words), **details})


def _details(state: State, action: Action, words: Words) -> tuple[str, dict[str, str]]:
    """Return under which key an option is described, and what fills its placeholders but its name."""
    decision = state.decision
    assert decision is not None, "there are options only at a decision"
    kind, card, cause = action.kind, action.source, decision.cause
    match kind:
        case "place":
            seat = decision.seat
            due = _find(cause, Place).price(state, seat, card) if cause else state.placement_price(seat, card)
            return ("place", {"cost": _price(due, words)}) if due.total else ("place_free", {})
        case "claim":
            due = MONUMENT_PRICE if card == MONUMENT_DECK else price(COMPONENTS[card].cost)
            return kind, {"cost": _price(due, words)}
        case "use":
            return kind, {"line": ability_text(state.ability(card, action.arg), words)}
        case "react":
            ability = state.ability(card, action.arg)
            kind = "react_offer" if ability.trigger == "offer" else "react"
            return kind, {"cost": _cost(ability, words), "effect": _effect(ability, words)}
        case "discard" if action.target == "gold":
            return "discard_for", {"what": _mix(1, (GOLD,), words)}
        case "discard" if action.target == "others":
            return "discard_for", {"what": _mix(DISCARD_GAIN, NOT_GOLD, words)}
        case "pay" | "take":
            # The prompt tells paying from losing and where taken essences go.
            frame = state.stack[-1]
            n = frame.x if isinstance(frame, Resolve) else 1
            onto = _name(cause, words)
            return decision.prompt, {"what": words.count(f"essence.{card}", n), "onto": onto}
        case "convert":
            return kind, {"what": words.count(f"essence.{card}", action.arg)}
        case "put":
            return kind, {"what": words.count(f"essence.{card}", 1), "onto": _name(action.target, words)}
        case "collect":
            return kind, {"what": _sum(state.on[card], words)}
        case "keep":
            return kind, {"what": _sum(_find(card, PayOrTurn).essences, words)}
        case "suffer":
            return kind, {"what": words.count("essence.life", _find(cause, LoseLife).amount)}
        case "rival":
            counted = _find(cause, GainAsRival).counted
            pool = state.seats[SEATS.index(card)].pool
            return kind, {"what": words.count(f"essence.{NAMES[counted]}", pool[counted])}
        case "look":
            return f"look_at_{card.partition(':')[0]}", {}
    return kind, {}


def _find(component: str, kind: type[V]) -> V:
    """Return the verb of a kind that a component has."""
    verbs = (verb for ability in COMPONENTS[component].abilities for verb in ability.verbs)
    return next(verb for verb in verbs if isinstance(verb, kind))
