"""Why an option is advised: what it wins, brings, opens, saves or keeps from a rival."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.core.action import Action
from rules.core.decision import TURN
from rules.core.game import PlannedMove, Why
from rules.core.ids import seat_of
from rules.core.words import Words, listed
from rules.res_arcana.abilities import Ability
from rules.res_arcana.card_text import (
    amounts,
    cost_of,
    discount_text,
    effect_of,
    name,
    object_name,
    points_text,
    sum_text,
)
from rules.res_arcana.cards import COMPONENTS
from rules.res_arcana.essences import ALL, GOLD, INDEX, NAMES, NOTHING, ONE, minus, plus
from rules.res_arcana.evaluation import BASE, SCORING, ability_worth
from rules.res_arcana.hint_aims import (
    aim_of,
    asked_for,
    combines,
    due_for,
    is_needed,
    lack,
    nearer,
    pool,
    reach,
    rival_who_can_pay,
    wanted,
    won_by,
)
from rules.res_arcana.option_text import describe, lack_of
from rules.res_arcana.score import GOAL, points
from rules.res_arcana.state import State
from rules.res_arcana.turns import MONUMENT_DECK
from rules.res_arcana.verbs import GainAsRival, LoseLife, PayOrTurn, Put, TemporaryPoints

KEY = "res_arcana.hint"


def headline(state: State, action: Action, words: Words) -> str:
    """Return an option by its name and price; what its card says is told by the reason."""
    card = action.source
    match action.kind:
        case "use" | "react":
            detail = _detail(state, card, action.arg, words)
            key = f"{KEY}.do_{action.kind}" + ("" if detail else "_free")
            return words(key, object=object_name(card, words), name=name(card, words), detail=detail)
        case "collect" | "rival":
            kinds = sum_text(state.on[card], words) if action.kind == "collect" else ""
            return words(f"{KEY}.do_{action.kind}", name=name(card, words), what=kinds)
        case "top":
            return words(f"{KEY}.do_top", name=name(card, words))
    return describe(state, action, words)


def _price_of(ability: Ability, words: Words) -> str:
    """Return what an ability costs beside turning its component."""
    paid = tuple([verb for verb in ability.cost if not verb.turns_itself])
    return cost_of(replace(ability, cost=paid), words) if paid else ""


def _detail(state: State, card: str, index: int, words: Words) -> str:
    """Return what tells a power from the others of its component: its price, else what it does."""
    ability = state.ability(card, index)
    powers = state.abilities(card, ability.trigger)
    prices = [_price_of(state.ability(card, other), words) for other in powers]
    own = _price_of(ability, words)
    return effect_of(ability, words) if prices.count(own) > 1 else own


def why(steps: Sequence[PlannedMove], words: Words) -> Why:
    """Return the reason for the first step of a plan."""
    return Why(_reason(steps, words))


def _reason(steps: Sequence[PlannedMove], words: Words) -> str:
    step = steps[0]
    state, action, after = step
    seat, kind, card = state.decision.seat, action.kind, action.source
    if after.winners == [seat]:
        return words(f"{KEY}.wins")
    have = points(after, seat)
    if kind not in ("pay", "take") and have >= GOAL > points(state, seat):
        return words(f"{KEY}.goal", points=words.count("points", have))
    match kind:
        case "pass":
            return _pass(step, seat, words)
        case "place" | "claim":
            return _enters(steps, seat, words)
        case "use" | "convert" | "put":
            return _used(steps, seat, words)
        case "discard" if state.decision.prompt == TURN:
            return _discarded(steps, seat, words)
        case "take":
            return _taken(steps, seat, words)
        case "pay":
            return _paid(steps, seat, words)
        case "collect":
            return _purpose(steps, seat, words) or words(f"{KEY}.collect")
        case "done":
            return _left(state, seat, words)
        case "item" | "mage" | "draft" | "top":
            return _chosen(state, seat, card, words)
    return _answered(state, seat, action, words)


def _joined(*parts: str) -> str:
    """Join what can be said, at most two things."""
    return "; ".join([part.rstrip(".") for part in parts if part][:2])


def _within(sentence: str) -> str:
    """Return a sentence of a card as it stands within another."""
    return sentence[:1].lower() + sentence[1:].rstrip(".")


def _purpose(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what a step makes possible, or what is nearer after it."""
    aim = aim_of(steps, seat)
    if aim is not None and (aim.opened or aim.brings > 0):
        return aim.said(words)
    return nearer(steps, seat, words) or (aim.said(words) if aim is not None else "")


def _brought(step: PlannedMove, seat: int, words: Words) -> str:
    """Say how many points a step brings at once."""
    won = won_by(step, seat)
    return words("bot.brings", gain=words.count("points", won)) if won > 0 else ""


# --- turns -------------------------------------------------------------------------------------------


def _pass(step: PlannedMove, seat: int, words: Words) -> str:
    """Say what the token, the new item and waiting are worth."""
    state, item = step.before, name(step.after.seats[seat].item, words)
    good = benefit(step.after.seats[seat].item, words) if item else ""
    then = words(f"{KEY}.item{'_for' if good else ''}", name=item, good=good) if item else ""
    claims = [option.source for option in state.decision.options if option.kind == "claim"]
    if claims and all(rival_who_can_pay(state, seat, card) is None for card in claims):
        best = max(claims, key=lambda card: COMPONENTS[card].points if card in COMPONENTS else 0)
        then = words(f"{KEY}.can_wait", name=name(best, words))
    if not any(other.passed for other in state.seats):
        return _joined(words(f"{KEY}.{'pass_keeps' if state.first == seat else 'pass_first'}"), then)
    kinds = {option.kind for option in state.decision.options}
    return _joined(words(f"{KEY}.{'pass_idle' if kinds <= {'discard', 'pass'} else 'pass'}"), then)


def _enters(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what a component brings in, and who might take it otherwise."""
    step = steps[0]
    state, card = step.before, step.action.source
    if card == MONUMENT_DECK:
        return words(f"{KEY}.unknown")
    component, rival = COMPONENTS[card], None
    if step.action.kind == "claim":
        rival = rival_who_can_pay(state, seat, card)
    denied = words(f"{KEY}.denied", seat=words("seat", n=rival + 1)) if rival is not None else ""
    per = _within(points_text(component, words)) if component.points_per else ""
    return _joined(_brought(step, seat, words) if not per else "", per, denied, benefit(card, words))


def benefit(card: str, words: Words) -> str:
    """Say what the best thing about a component is: what it brings every round, or what it can do."""
    component = COMPONENTS[card]
    bringing = [ability for ability in component.abilities if ability.trigger == "collect"]
    powers = [ability for ability in component.abilities if ability.trigger == "action"]
    if bringing:
        return words(f"{KEY}.income", what=effect_of(bringing[0], words))
    if component.discount is not None:
        return _within(discount_text(component.discount, words))
    if powers:
        best = max(powers, key=lambda ability: ability_worth(component, ability, BASE))
        return _power(best, words)
    kept = [ability for ability in component.abilities if ability.trigger in ("collect_left", "claim")]
    if kept:
        return words(f"{KEY}.at_{kept[0].trigger}", what=effect_of(kept[0], words))
    if any(ability.trigger in ("life_loss", "dragon") for ability in component.abilities):
        return words(f"{KEY}.shield")
    return ""


def _power(ability: Ability, words: Words) -> str:
    cost, effect = _price_of(ability, words), _does(ability, words)
    attack = next((verb for verb in ability.effect if isinstance(verb, LoseLife)), None)
    if attack is not None:
        return words(f"{KEY}.attack", what=words.count("essence.life", attack.amount))
    return words(f"{KEY}.power" if cost else f"{KEY}.power_free", cost=cost, effect=effect)


def _does(ability: Ability, words: Words) -> str:
    """Return what an ability does; away from its card nobody knows where "here" is."""
    return effect_of(ability, words).replace(words(f"{KEY}.here"), words(f"{KEY}.on_it"))


def _used(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what a power does and what that is for."""
    step = steps[0]
    state, action = step.before, step.action
    scored = _brought(step, seat, words)
    if action.kind != "use":
        return _joined(scored, _purpose(steps, seat, words))
    ability = state.ability(action.source, action.arg)
    effect, purpose = _does(ability, words), _purpose(steps, seat, words)
    again = any(later.action.source == action.source for later in steps[1:2])
    if scored:
        return _joined(scored, "" if again else purpose)
    if purpose:
        aim = aim_of(steps, seat)
        opened = aim is not None and aim.opened
        return words(f"{KEY}.effect", effect=effect, purpose=purpose) if opened else _joined(effect, purpose)
    if any(isinstance(verb, Put) for verb in ability.effect):
        key = "put_grows" if state.abilities(action.source, "collect_left") else "put"
        return words(f"{KEY}.{key}", effect=effect)
    if len(ability.cost) == 1 and ability.cost[0].turns_itself and ability.due == NOTHING:
        return words(f"{KEY}.turned", effect=effect)
    return effect


def _discarded(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what the essences are for, or that the card cannot be placed soon."""
    state, card = steps[0].before, steps[0].action.source
    due, held = state.placement_price(seat, card), pool(state, seat)
    purpose = _purpose(steps, seat, words)
    if due.can_be_paid(held):
        return _joined(purpose or words(f"{KEY}.rather"))
    return _joined(purpose, words(f"{KEY}.lack", lack=lack_of(due, held, words)))


# --- essences ----------------------------------------------------------------------------------------


def _taken(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say what an essence is for: what is placed or claimed with it, or what still lacks it."""
    state, kind = steps[0].before, INDEX[steps[0].action.source]
    aim = aim_of(steps, seat)
    if aim is not None and aim.kind in ("place", "claim") and aim.card in wanted(state, seat):
        due = due_for(state, seat, aim.card)
        if aim.opened and due.slots[kind] > pool(state, seat)[kind]:
            return aim.said(words)
    for_power = _power_that_needs(steps, seat, kind)
    if for_power:
        return words(f"{KEY}.for_power", object=object_name(for_power, words))
    card = asked_for(steps, seat, kind)
    if card:
        held = pool(state, seat)
        return reach(state, seat, card, plus(held, ONE[kind]), words)
    fewest = min(pool(state, seat)[other] for other in ALL if other != GOLD)
    return words(f"{KEY}.least") if pool(state, seat)[kind] == fewest else words(f"{KEY}.pays")


def _power_that_needs(steps: Sequence[PlannedMove], seat: int, kind: int) -> str:
    """Return the first component of a plan whose power asks for a kind of essence."""
    due = 0
    for step in steps[1:]:
        if step.action.kind == "use":
            due += step.before.ability(step.action.source, step.action.arg).due[kind]
            if due > pool(steps[0].before, seat)[kind]:
                return str(step.action.source)
    return ""


def _paid(steps: Sequence[PlannedMove], seat: int, words: Words) -> str:
    """Say why just this essence is given away."""
    state, kind = steps[0].before, INDEX[steps[0].action.source]
    held = pool(state, seat)
    if not is_needed(state, seat, kind):
        return words(f"{KEY}.needless")
    aim = aim_of(steps, seat)
    bought = aim.card if aim is not None and aim.card in wanted(state, seat) else ""
    if bought and due_for(state, seat, bought).can_be_paid(pool(steps[1].before, seat)):
        return words(f"{KEY}.rest", object=object_name(bought, words))
    if kind != GOLD and held[kind] >= max(held[other] for other in ALL if other != GOLD):
        return words(f"{KEY}.most")
    rest = minus(held, ONE[kind])
    if rest[kind]:
        kept = words.count(f"essence.{NAMES[kind]}", rest[kind])
        return words(f"{KEY}.kept", what=kept)
    spared = [INDEX[option.source] for option in state.decision.options if option.source in INDEX]
    dear = [
        (lack(due, held), card)
        for card in wanted(state, seat)
        if (due := due_for(state, seat, card)).slots[kind] <= rest[kind]
        and any(due.slots[other] for other in spared if other != kind)
    ]
    return words(f"{KEY}.spares", object=object_name(min(dear)[1], words)) if dear else ""


def _left(state: State, seat: int, words: Words) -> str:
    """Say why essences stay where they lie."""
    laden = [card for card in state.own(seat) if card in state.on]
    for card in laden:
        counted = sum(state.on[card][kind] for kind in SCORING[card] if kind is not None)
        if counted:
            return words(f"{KEY}.scores", name=name(card, words), points=words.count("points", counted))
    for card in laden:
        for index in state.abilities(card, "collect_left"):
            ability = state.ability(card, index)
            return words(f"{KEY}.grows", name=name(card, words), what=effect_of(ability, words))
    return words(f"{KEY}.safe")


# --- other choices -----------------------------------------------------------------------------------


def _chosen(state: State, seat: int, card: str, words: Words) -> str:
    """Say what a component is good for, and what of the seat's goes with it."""
    me = state.seats[seat]
    # Of the deck a player knows what is in it, until a card of it is looked at.
    unpaid = [*me.hand, *me.deck] if card not in me.deck else me.hand
    unpaid = [c for c in unpaid if c not in COMPONENTS or not due_for(state, seat, c).can_be_paid(me.pool)]
    threat = ""
    if any(ability.trigger == "life_loss" for ability in COMPONENTS[card].abilities):
        threat = next((a for rival in state.rivals(seat) for a in state.own(rival) if _attacks(a)), "")
    fits = words(f"{KEY}.threat", name=name(threat, words)) if threat else ""
    told = fits or combines(card, unpaid, me.play, words)
    component = COMPONENTS[card]
    worth = words.count("points", component.points) if component.points else ""
    good = benefit(card, words)
    return _joined(good or worth, told)


def _attacks(card: str) -> bool:
    abilities = COMPONENTS[card].abilities if card in COMPONENTS else ()
    return any(isinstance(verb, LoseLife) for ability in abilities for verb in ability.effect)


def _answered(state: State, seat: int, action: Action, words: Words) -> str:
    """Say what speaks for an answer."""
    card, kind = action.source, action.kind
    match kind:
        case "react":
            ability = state.ability(card, action.arg)
            if any(isinstance(verb, TemporaryPoints) for verb in ability.effect):
                return words(f"{KEY}.check")
            return words(f"{KEY}.warded")
        case "rival":
            assert state.decision is not None
            counted = _counted(state.decision.cause)
            held = pool(state, seat_of(card))[counted]
            return words(f"{KEY}.counted", what=words.count(f"essence.{NAMES[counted]}", held))
        case "keep" | "turn":
            upkeep = next(v for a in COMPONENTS[card].abilities for v in a.verbs if isinstance(v, PayOrTurn))
            what = listed(amounts(upkeep.essences, words), words)
            return words(f"{KEY}.{kind}", what=what)
        case "suffer" | "decline" | "straighten" | "destroy" | "look" | "discard":
            return words(f"{KEY}.{'give_up' if kind == 'discard' else kind}")
        case "turn_creature" | "turn_dragon":
            return words(f"{KEY}.turns_back")
    return ""


def _counted(card: str) -> int:
    verbs = (verb for ability in COMPONENTS[card].abilities for verb in ability.verbs)
    return next(verb.counted for verb in verbs if isinstance(verb, GainAsRival))
