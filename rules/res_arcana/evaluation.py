"""How well a seat stands: its points, and what its engine and its essences will still turn into points.

Everything is estimated in points, from the same card data that the rules run on.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.res_arcana.abilities import Ability
from rules.res_arcana.cards import COMPONENTS, Component
from rules.res_arcana.essences import ALL, ELAN, GOLD, INDEX, NOTHING, Essences, minus, plus
from rules.res_arcana.resolve import Verb
from rules.res_arcana.score import GOAL, points
from rules.res_arcana.state import State
from rules.res_arcana.verbs import (
    CheckVictory,
    Destroy,
    DestroySelf,
    Discard,
    DiscardDrawn,
    Draw,
    Gain,
    GainAsRival,
    GainX,
    Grow,
    Ignore,
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
    StraightenSelf,
    Take,
    TakeByCost,
    TemporaryPoints,
    Turn,
    TurnOther,
)

Weights = list[float]

BASE: Weights = [0.15, 0.15, 0.15, 0.15, 0.42]
"""What an essence of each kind is worth, in points, to a seat without a special use for it."""
POINTS_A_ROUND = 2.2
MOST_ROUNDS, LEAST_ROUNDS = 4.5, 0.6
PLENTY, SURPLUS = 8, 0.5
"""From so many essences of a kind on, each further one is worth only this share."""
INCOME = 1.5
"""What comes in every round by itself is worth so many times its essences: it needs no action."""
LATER = 0.85
"""What is to be had later is worth this share."""
CARD_IN_HAND, CARD_IN_DECK = 0.28, 0.03
HELD = 0.6
"""A card in hand is worth this share of what placing it would bring."""
TOKEN = 0.35
CLOSE_TO_CLAIM = 0.9
STEEPNESS = 0.55
"""How fast a lead in points becomes a likely win."""

WORTH: dict[type[Verb], float] = {
    GainX: 0.35,
    GainAsRival: 0.3,
    Draw: 0.25,
    DiscardDrawn: -0.2,
    Look: 0.06,
    LoseLife: 0.2,
    Straighten: 0.2,
    Place: 0.3,
    MoveOn: 0.25,
    Grow: 0.5,
    RivalsGain: -0.05,
    TurnOther: -0.1,
    Destroy: -0.3,
    Discard: -0.25,
    TakeByCost: 0.5,
    PayFromSelf: -0.5,
    # Counted by the essences or points they move.
    Gain: 0.0,
    Pay: 0.0,
    PayFree: 0.0,
    Put: 0.0,
    Take: 0.0,
    DestroySelf: 0.0,
    # Worth nothing by themselves: conditions, and what is done in answer to something.
    Turn: 0.0,
    PaySame: 0.0,
    PayOrTurn: 0.0,
    Leave: 0.0,
    StraightenSelf: 0.0,
    Ignore: 0.0,
    CheckVictory: 0.0,
    TemporaryPoints: 0.0,
}
"""What each verb is worth to its owner beside the essences it moves."""


class Profile(NamedTuple):
    """What one use of an ability brings: points or guesses at them, essences, and free mixes."""

    value: float
    flow: tuple[tuple[int, int], ...]
    taken: int
    kinds: tuple[int, ...]
    once: bool

    def net(self, weights: Weights) -> float:
        """Return the points that one use is worth."""
        value = self.value
        for kind, amount in self.flow:
            value += amount * weights[kind]
        if self.taken:
            value += self.taken * LATER * max([weights[kind] for kind in self.kinds])
        return value


def _profile(component: Component, ability: Ability) -> Profile:
    scoring = [per.kind for per in component.points_per]
    value, flow, taken, once = 0.0, NOTHING, 0, False
    kinds: tuple[int, ...] = ()
    for verb in ability.verbs:
        value += WORTH[type(verb)]
        if isinstance(verb, Gain):
            flow = plus(flow, verb.essences)
        elif isinstance(verb, Pay):
            flow = minus(flow, verb.essences)
        elif isinstance(verb, PayFree):
            value -= verb.count * BASE[ELAN]
        elif isinstance(verb, Put):
            value += sum(verb.essences[kind] * (1 if kind in scoring else BASE[kind] * LATER) for kind in ALL)
        elif type(verb) is Take:
            taken, kinds = verb.count, verb.kinds
        elif isinstance(verb, DestroySelf):
            once = True
            value -= component.points
    return Profile(value, tuple((kind, flow[kind]) for kind in ALL if flow[kind]), taken, kinds, once)


def ability_worth(component: Component, ability: Ability, weights: Weights) -> float:
    """Return the points that one use of an ability is worth."""
    return _profile(component, ability).net(weights)


class Engine(NamedTuple):
    """The abilities of a component by how often they can be used, and what essences yield on it."""

    collect: tuple[Profile, ...]
    turning: tuple[Profile, ...]
    repeated: tuple[Profile, ...]
    rates: tuple[tuple[int, float], ...]


def _engine(component: Component) -> Engine:
    collect: list[Profile] = []
    turning: list[Profile] = []
    repeated: list[Profile] = []
    rates: list[tuple[int, float]] = []
    for ability in component.abilities:
        profile = _profile(component, ability)
        if ability.trigger in ("collect", "collect_left"):
            collect.append(profile)
        elif ability.trigger == "action":
            turns = profile.once or any(isinstance(verb, Turn) for verb in ability.cost)
            (turning if turns else repeated).append(profile)
            scored = sum(sum(verb.essences) for verb in ability.effect if isinstance(verb, Put))
            if component.points_per and scored and ability.size:
                rates += [(kind, LATER * scored / ability.size) for kind in ALL if ability.due[kind]]
    return Engine(tuple(collect), tuple(turning), tuple(repeated), tuple(rates))


ENGINES = {component.id: _engine(component) for component in COMPONENTS.values()}
SCORING = {c.id: {per.kind for per in c.points_per} - {None} for c in COMPONENTS.values()}


def evaluate(state: State, seat: int) -> float:
    """Return how likely the seat wins, as far as its view tells: 0 hopeless, 1 won."""
    if state.winners:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    scores = [points(state, number) for number in range(len(state.seats))]
    rounds = min(MOST_ROUNDS, max(LEAST_ROUNDS, (GOAL - max(scores)) / POINTS_A_ROUND))
    prospects = [prospect(state, number, score, rounds) for number, score in enumerate(scores)]
    mine = prospects.pop(seat)
    return 1 / (1 + exp(STEEPNESS * (max(prospects) - mine)))


def prospect(state: State, number: int, score: int, rounds: float) -> float:
    """Return the points that a seat can expect in the end, with so many rounds to go."""
    seat = state.seats[number]
    later = max(0.0, rounds - 1)
    left = later if seat.passed else later + 1
    weights = essence_weights(seat.play)
    value = score + CARD_IN_DECK * len(seat.deck)
    if not seat.passed:
        value += CARD_IN_HAND
    if state.first == number and later > 0:
        value += TOKEN - 1
    for kind in ALL:
        have = seat.pool[kind]
        value += weights[kind] * (have if have <= PLENTY else PLENTY + SURPLUS * (have - PLENTY))
    for card in state.own(number):
        if card:
            value += component_prospect(card, weights, later if card in state.turned else left, later)
    for card in seat.hand:
        value += card_prospect(card, weights, left)
    return value + essences_on_components(state, number, weights) + closeness(state, seat.pool, left)


def component_prospect(card: str, weights: Weights, uses: float, later: float) -> float:
    """Return what a component will bring: what it collects, and the best use of it every round."""
    engine = ENGINES[card]
    value = best = 0.0
    for profile in engine.collect:
        value += profile.net(weights) * later * INCOME
    for profile in engine.repeated:
        value += max(0.0, profile.net(weights)) * uses
    for profile in engine.turning:
        best = max(best, profile.net(weights) * (min(uses, 1) if profile.once else uses))
    return value + best


def card_prospect(card: str, weights: Weights, rounds: float) -> float:
    """Return what a card in hand is worth: what discarding it brings, or a share of what placing it does."""
    component = COMPONENTS.get(card)
    if component is None:
        return CARD_IN_HAND
    paid = component.cost.free * BASE[ELAN]
    for kind in ALL:
        paid += component.cost.essences[kind] * weights[kind]
    brings = component.points + component_prospect(card, weights, rounds, max(0.0, rounds - 1))
    return max(CARD_IN_HAND, HELD * (brings - paid))


def essences_on_components(state: State, number: int, weights: Weights) -> float:
    """Return what the essences on components are worth that are no points where they lie."""
    value = 0.0
    for card in state.own(number):
        lies = state.on.get(card)
        if lies is not None:
            value += sum(lies[kind] * weights[kind] for kind in ALL if kind not in SCORING[card])
    return value * LATER


def essence_weights(play: list[str]) -> Weights:
    """Return what an essence of each kind is worth to a seat: as much as its best use."""
    weights = BASE[:]
    for card in play:
        for kind, rate in ENGINES[card].rates:
            weights[kind] = max(weights[kind], rate)
    return weights


@lru_cache(maxsize=1024)
def place_worth(place: str, rounds: float) -> float:
    """Return the points that claiming a place now would bring by the end."""
    brings = component_prospect(place, BASE, rounds, max(0.0, rounds - 1))
    return COMPONENTS[place].points + brings * LATER


def closeness(state: State, pool: Essences, rounds: float) -> float:
    """Return a bonus for having most of what some place or monument costs."""
    best = min(1.0, pool[GOLD] / 4) ** 2 if state.monuments else 0.0
    for place in state.places:
        cost = COMPONENTS[place].cost
        have = 0
        for kind, slots in enumerate(cost.essences):
            have += min(pool[kind], slots)
        share = have / cost.size
        best = max(best, share * share * place_worth(place, rounds) / 2)
    return CLOSE_TO_CLAIM * best


def quick(state: State) -> Action:
    """Return a plausible option at a glance: claim what can be claimed, ignore a loss, else stop."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    if decision.prompt == TURN:
        claims = [option for option in options if option.kind == "claim"]
        return claims[0] if claims else options[-1]
    if decision.prompt in ("take", "take_onto", "take_x"):
        pool = _pool(state, decision)
        return min(options, key=lambda option: pool[INDEX[option.source]])
    if decision.prompt in ("pay", "lose"):
        pool = _pool(state, decision)
        return max(options, key=lambda option: (option.source != "gold", pool[INDEX[option.source]]))
    if decision.prompt == "collect":
        return next((o for o in options if o.kind == "collect" and not SCORING[o.source]), options[-1])
    return options[0]


def _pool(state: State, decision: Decision) -> Essences:
    return state.seats[decision.seat].pool
