"""Who can get where: the seals within a mage's reach, and what stands before the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from rules.core.action import Action
from rules.core.graph import easiest_way, flood
from rules.core.reasons import Reason
from rules.five_seals.elements import CODES, MIND, NAMES, by_element, colour, combinations, value
from rules.five_seals.maps import CENTRE, MAPS

if TYPE_CHECKING:
    from rules.five_seals.state import State

Places = tuple[str, ...]


def figures(state: State, seat: int) -> dict[str, str]:
    """Return where others' figures stand that can be in a seat's way: the centre has room for everybody."""
    places = {}
    for number, other in enumerate(state.seats):
        if number != seat:
            if other.place != CENTRE:
                places[f"mage:{number}"] = other.place
            if other.familiar:
                places[f"familiar:{number}"] = other.familiar
    return places


def strangers(state: State, seat: int, but: str = "") -> dict[str, str]:
    """Return the places that others' figures bar for a seat, with one who does; one figure is passed over."""
    return {place: figure for figure, place in figures(state, seat).items() if figure != but}


class Reach(NamedTuple):
    """What a seat can get at now: free places, seals that nobody blocks, every way to break one."""

    walked: frozenset[str]
    met: Places
    places: Places
    breaks: list[Action]


@lru_cache(maxsize=1 << 10)
def _walk(
    seats: int, start: str, walls: frozenset[str], barred: frozenset[str]
) -> tuple[frozenset[str], Places]:
    """Return where one can walk and what one meets; bots look at the same dungeon again and again."""
    walked, met = flood(MAPS[seats].near, start, walls, barred)
    return frozenset(walked), tuple(met)


def look(state: State, seat: int) -> Reach:
    """Return what a seat can get at."""
    barred = strangers(state, seat)
    place = state.seats[seat].place
    walked, met = _walk(len(state.seats), place, frozenset(state.board), frozenset(barred))
    places = _unblocked(state, met, barred)
    return Reach(walked, met, places, breaks(state, seat, places))


def beyond(state: State, seat: int, reach: Reach, gone: str, past: str = "") -> Places:
    """Return what else a seat could get at from a place at the edge of its reach, were nothing in it."""
    barred = strangers(state, seat, past)
    met = flood(state.map.near, gone, state.board, barred, (*reach.walked, *reach.met))[1]
    return _unblocked(state, met, barred)


def behind(state: State, seat: int, reach: Reach, figure: str) -> Places:
    """Return what else a seat could get at by walking past one of the others' figures."""
    place, barred = figures(state, seat)[figure], strangers(state, seat, figure)
    if place in reach.met:
        return _unblocked(state, [place], barred)
    if place in barred or place in state.board or not {*reach.walked} & {*state.map.near[place]}:
        return ()
    return beyond(state, seat, reach, place, figure)


def reach_from(state: State, seat: int, place: str) -> Places:
    """Return what a seat could get at from a place whose seal it has just broken."""
    barred = strangers(state, seat)
    met = _walk(len(state.seats), place, frozenset(state.board), frozenset(barred))[1]
    return _unblocked(state, met, barred)


def _unblocked(state: State, places: Sequence[str], barred: dict[str, str]) -> Places:
    if not barred and not state.guardians:
        return tuple(places)
    guarded = state.guardians.values()
    return tuple([place for place in places if place not in barred and place not in guarded])


def breaks(state: State, seat: int, places: Iterable[str]) -> list[Action]:
    """List every way to break one of the seals with the seat's dice."""
    hands, board, options = by_element(state.seats[seat].dice), state.board, []
    sets: dict[str, list[str]] = {}
    for place in places:
        seal = board[place]
        if seal not in sets:
            fitting, strength = hands.get(state.element(seal), ()), state.strength(seal)
            sets[seal] = [some for dice in fitting for some in combinations(dice, strength)]
        for some in sets[seal]:
            options.append(Action("break", some, place))
    return options


def dice_sets(state: State, seat: int, place: str) -> list[str]:
    """Name every set of the seat's dice that would break the seal of a place, whether in reach or not."""
    return [option.source for option in breaks(state, seat, [place])]


def way(state: State, seat: int, place: str, start: str = "") -> list[str]:
    """Return the places from a seat's mage, or from a start, to a place by the way with fewest obstacles."""
    barred = strangers(state, seat)

    def shut(other: str) -> bool:
        return other in state.board or other in barred

    return easiest_way(state.map.near, start or state.seats[seat].place, place, shut)


def reach_reason(state: State, seat: int, place: str) -> Reason | None:
    """Say what keeps a seat from getting at the seal of a place; seals are named by where they lie."""
    barred = strangers(state, seat)
    if place in state.guardians.values():
        return Reason("guarded", place)
    if place in barred:
        return Reason("protected", barred[place])
    passed = way(state, seat, place)[1:-1]
    for between in passed:
        if between in barred:
            return Reason("way_barred", barred[between])
        if between in state.board:
            return Reason("way_sealed", between, sum(other in state.board for other in passed))
    return None


def break_reason(state: State, seat: int, place: str, source: str) -> Reason | None:
    """Say why a seat cannot break the seal of a place with such dice; no dice stand for any."""
    if place not in state.board:
        return Reason("no_seal_there")
    reason = reach_reason(state, seat, place)
    fitting = dice_sets(state, seat, place)
    if reason is not None or source in fitting:
        return reason
    if not fitting:
        return Reason("too_weak", place)
    if not source:
        return None
    return dice_reason(state, seat, place, source)


def dice_reason(state: State, seat: int, place: str, source: str) -> Reason:
    """Say what is wrong with dice that do not break the seal of a place."""
    names = source.split("+")
    if Counter(names) - Counter([NAMES[die] for die in state.seats[seat].dice]):
        return Reason("not_your_dice")
    seal, dice = state.board[place], [CODES[name] for name in names]
    colours, total = {colour(die) for die in dice}, sum(map(value, dice))
    if len(colours) > 1 or state.element(seal) not in (MIND, *colours):
        return Reason("wrong_dice", place)
    if total < state.strength(seal):
        return Reason("too_few_dice", place, total)
    return Reason("superfluous", place)
