"""How well a seat stands: its points, what its dice can still break, and what its spells will bring.

Everything is estimated in points; others are judged like oneself, for what they can take is lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from math import exp, sqrt

from rules.core.action import Action
from rules.core.decision import TURN, Decision
from rules.core.ids import name_of
from rules.five_seals.cards import COMPONENTS, SPELLS
from rules.five_seals.elements import CODE, COLOURS, INDEX, MIND, MOST, read_dice
from rules.five_seals.maps import MAPS, Map
from rules.five_seals.resolve import Resolve
from rules.five_seals.score import points
from rules.five_seals.state import ELEMENT, REAPPRAISALS, SCROLL_IDS, STRENGTH, Seat, State
from rules.five_seals.ways import Reach, look

Worth = Callable[[str], float]

SPELL_VALUES = {
    "transmutation": 0.35, "cleansing": 0.35, "saturation": 0.6, "multiplication": 1.0, "reappraisal": 0.25,
    "replacement": 0.3, "exchange": 0.3, "absorption": 0.5, "disintegration": 0.7, "rearrangement": 0.3,
    "forgery": 0.25, "modification": 0.4, "transfer": 0.2, "seizure": 1.0, "appropriation": 0.5,
    "protection": 0.2, "overcoming": 0.4, "teleportation": 0.15, "guard": 0.2, "acceleration": 1.2,
}  # fmt: skip
"""What a spell brings its owner in a round, in points."""
SUMMONING_VALUE = 0.15
MIND_FACTOR = 1.5
"""A spell of mind finds a use more often."""
VALUES = {
    f"{spell.name}_{element}": SPELL_VALUES[spell.name] * (MIND_FACTOR if element == MIND else 1)
    for spells in SPELLS.values()
    for spell in spells
    for element in (*COLOURS, MIND)
} | {card.id: SUMMONING_VALUE for card in COMPONENTS.values() if card.kind == "summoning"}
READY = 0.6
"""A spell that may still be cast in this round is worth this share of what it brings in a round."""
BEHIND = 0.45
"""A seal is worth this share of the best thing behind it."""
OPENING = 0.25
"""What any seal is worth that is out of the way."""
DIE, PIP = 0.25, 0.07
"""What a die and each of its pips are worth when nothing better is in sight."""
CHANCES = (0.9, 0.65, 0.45, 0.3)
"""How likely what could be broken first, second and so on is still there when it is one's turn."""
LATER = 0.6
"""What the dice of the next round promise is worth this share."""
NEW_DICE = 2.2
"""What dice that are not chosen yet promise."""
LENGTH = 7.0
"""Rounds that a game has ahead at its beginning."""
CLOSEST_RIVALS = 2
"""How many of the leading rivals are looked at more closely."""
STEEPNESS = 0.4
"""How fast a lead in points becomes a likely win, the faster the fewer rounds are left."""
TO_TAKE = {
    seats: sum(place.kind == "scroll" and place.strength == MOST for place in map.places.values())
    - map.sixes_left
    for seats, map in MAPS.items()
}
"""How many scrolls of strength 6 are taken before a game ends."""
FULL = {
    seats: sum(place.kind in ("seal", "scroll") for place in map.places.values())
    for seats, map in MAPS.items()
}
"""How many seals and scrolls lie in a dungeon at first."""


def _scrolls_behind(map: Map) -> dict[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return, for each seal, the rooms beside it with the places of scrolls that open from there."""

    def scrolls(room: str) -> tuple[str, ...]:
        return tuple(spot for spot in (room, *map.near[room]) if map.places[spot].kind == "scroll")

    return {
        place.id: tuple((room, scrolls(room)) for room in map.near[place.id])
        for place in map.places.values()
        if place.kind == "seal"
    }


SCROLLS_BEHIND = {seats: _scrolls_behind(map) for seats, map in MAPS.items()}


def _at_least() -> list[list[float]]:
    """Return how likely so many dice add up to at least so much: `[dice][strength]`."""
    table = []
    sums: dict[int, float] = {0: 1.0}
    for _ in range(2 * MOST):
        table.append([sum(p for total, p in sums.items() if total >= wanted) for wanted in range(MOST + 1)])
        rolled: dict[int, float] = {}
        for total, p in sums.items():
            for side in range(1, MOST + 1):
                rolled[total + side] = rolled.get(total + side, 0.0) + p / MOST
        sums = rolled
    return table


AT_LEAST = _at_least()


def evaluate(state: State, seat: int) -> float:
    """Return how likely the seat wins: 0 hopeless, 1 won."""
    if state.winners:
        return 1 / len(state.winners) if seat in state.winners else 0.0
    left = rounds_left(state)
    standings = [standing(state, number, left) for number in range(len(state.seats))]
    mine = standings[seat] + outlook(state, seat, left)
    rivals = sorted((n for n in range(len(standings)) if n != seat), key=standings.__getitem__)
    best = max([standings[rival] + outlook(state, rival, left) for rival in rivals[-CLOSEST_RIVALS:]])
    return 1 / (1 + exp(STEEPNESS * (best - mine) / sqrt(1 + left / 2)))


def rounds_left(state: State) -> float:
    """Estimate how many rounds come after this one; none, once the sixes are gone."""
    wanted = state.sixes() - state.map.sixes_left
    if wanted <= 0:
        return 0.0
    seats = len(state.seats)
    sixes, full = wanted / TO_TAKE[seats], len(state.board) / FULL[seats]
    return max(0.4, LENGTH * (0.4 * sixes + 0.6 * (1.5 * full - 0.5)))


def standing(state: State, number: int, left: float) -> float:
    """Return the points of a seat and what its spells will bring, with so many rounds to come."""
    seat = state.seats[number]
    value = float(points(state, number))
    for scroll in seat.ready:
        value += VALUES[scroll] * (left if seat.out else left + READY)
    for scroll in seat.used:
        value += VALUES[scroll] * left
    return value


def outlook(state: State, number: int, left: float) -> float:
    """Return what the dice of a seat can be expected to bring, in this round and the next."""
    seat = state.seats[number]
    reach = look(state, number)
    worth = _appraiser(state, seat, reach, left)
    if not seat.out and state.round:
        return harvest(seat, reach, worth) + NEW_DICE * min(left, 1.0) * LATER
    return promise(state, seat, reach, worth) * min(left + (not state.round), 1.0) * LATER


def _appraiser(state: State, seat: Seat, reach: Reach, left: float) -> Worth:
    """Return what tells the worth of breaking a seal in reach: a scroll, or what lies behind."""
    board, behind = state.board, SCROLLS_BEHIND[len(state.seats)]
    elements = [ELEMENT[scroll] for scroll in seat.scrolls]
    bonus = [ELEMENT[scroll] for scroll in seat.scrolls if scroll in REAPPRAISALS]
    walked = reach.walked

    def scroll_worth(scroll: str) -> float:
        element = ELEMENT[scroll]
        value = STRENGTH[scroll] + bonus.count(element) + VALUES[scroll] * left
        return value + 1 + elements.count(element) if scroll in REAPPRAISALS else value

    def worth(place: str) -> float:
        if board[place] in SCROLL_IDS:
            return scroll_worth(board[place])
        best = 0.0
        for room, spots in behind[place]:
            if room not in walked:
                for spot in spots:
                    if spot in board:
                        best = max(best, scroll_worth(board[spot]))
        return OPENING + BEHIND * best

    return worth


def harvest(seat: Seat, reach: Reach, worth: Worth) -> float:
    """Return what the seat's rolled dice can still break in this round, the best first."""
    values = {place: worth(place) for place in {option.target for option in reach.breaks}}
    options = sorted(
        ((values[option.target] - _price(option.source), option) for option in reach.breaks),
        key=lambda pair: -pair[0],
    )
    left, total, turn = list(seat.dice), 0.0, 0
    taken: set[str] = set()
    for value, option in options:
        dice = read_dice(option.source)
        if option.target in taken:
            continue
        rest = left[:]
        for die in dice:
            if die not in rest:
                break
            rest.remove(die)
        else:
            left = rest
            taken.add(option.target)
            total += CHANCES[min(turn, len(CHANCES) - 1)] * (value + _price(option.source))
            turn += 1
    return total + sum(DIE + PIP * (die % CODE) for die in left)


@lru_cache(maxsize=1 << 12)
def _price(source: str) -> float:
    return sum(DIE + PIP * (die % CODE) for die in read_dice(source))


def promise(state: State, seat: Seat, reach: Reach, worth: Worth) -> float:
    """Return what dice that are not rolled yet can be expected to break."""
    counts = Counter(COLOURS[die // CODE] for die in seat.dice)
    total = (3 - len(seat.dice)) * 0.5
    for colour, count in counts.items():
        best = 0.0
        for place in reach.places:
            seal = state.board[place]
            if ELEMENT[seal] in (colour, MIND):
                best = max(best, worth(place) * AT_LEAST[min(count, 2 * MOST - 1)][STRENGTH[seal]])
        total += best + (count - 1) * DIE
    return total


def quick(state: State) -> Action:
    """Return a plausible option at a glance: the strongest scroll, else the strongest seal."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    if decision.prompt == "take":
        return max(options, key=lambda option: state.store[INDEX[name_of(option.source)]])
    if decision.prompt == "swap_with":
        return _best_partner(state, decision)
    breaks = [option for option in options if option.kind == "break"]
    if not breaks or decision.prompt != TURN:
        return options[0]
    board = state.board

    def rank(option: Action) -> tuple[bool, int, int]:
        lying = board[option.target]
        return lying in SCROLL_IDS, STRENGTH[lying], -len(option.source)

    return max(breaks, key=rank)


def _best_partner(state: State, decision: Decision) -> Action:
    """Return a place to exchange with so that what the seat can get at becomes easier or worthier."""
    frame = state.stack[-1]
    assert isinstance(frame, Resolve)
    board, dice = state.board, state.seats[decision.seat].dice
    place, places = frame.chosen[0], look(state, decision.seat).places

    def ease(lying: str) -> int:
        if lying in SCROLL_IDS:
            return STRENGTH[lying]
        pips = sum(die % CODE for die in dice if COLOURS[die // CODE] == ELEMENT[lying])
        return pips - STRENGTH[lying]

    def gain(option: Action) -> int:
        better = ease(board[option.target]) - ease(board[place])
        return (better if place in places else 0) - (better if option.target in places else 0)

    return max(decision.options, key=gain)
