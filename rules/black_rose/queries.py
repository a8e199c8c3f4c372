"""Queries: which figures, which rooms and how many an effect means, as they are when its verb runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.black_rose.board import CELL
from rules.black_rose.records import NOBODY
from rules.black_rose.targets import MAGES, ROSE, SEATS, Whose, fits
from rules.core.ids import kind_of

if TYPE_CHECKING:
    from rules.black_rose.conditions import Test
    from rules.black_rose.resolve import Resolve
    from rules.black_rose.state import State

THE_ROSE = "rose"
"""The Black Rose where figures are listed: she has power and cubes but stands nowhere."""
ALL = 99
"""As many as there are."""
LODGE = "lodge"
CENTRE = 0
"""The place of the Black Rose Hall."""

Kind = Literal["figure", "mage", "evocation"]


class Where(Struct, frozen=True):
    """Rooms that fit: how near, which colour, who stands there, how much instability.

    `within` counts steps from `of`, around corners too: only the range of a target is a straight line.
    `other` leaves that room out.
    """

    within: int | None = None
    of: str = "you"
    other: bool = False
    standing: bool = False
    colour: tuple[str, ...] = ()
    colour_of: str = ""
    named: tuple[str, ...] = ()
    holds: str | Each | None = None
    without: str | Each | None = None
    cubes: int = 0
    cubes_of: str = ""
    free: int | None = None
    token: Literal["", "ready", "used"] = ""
    rank: Literal["", "most_cubes", "fewest_free"] = ""


class Each(Struct, frozen=True):
    """All figures that fit; `other` than oneself, the target and those picked before."""

    kind: Kind = "figure"
    at: str | Where | None = None
    whose: Whose = "enemy"
    within: int | None = None
    of: str = "you"
    named: tuple[str, ...] = ()
    archetypes: tuple[str, ...] = ()
    other: bool = False
    but: str = ""
    having: tuple[Test, ...] = ()


class Pick(Each, frozen=True):
    """Up to `n` of the figures that fit, or the Black Rose, picked when the verb runs."""

    n: int = 1
    or_rose: bool = False


Who = str | Each
Room = str | Where


def whom(state: State, frame: Resolve, who: Who, me: str = "") -> list[str]:
    """List the figures that are meant, wherever they are; `me` stands for the one who carries it out."""
    if isinstance(who, Each):
        return _matching(state, frame, who, me or MAGES[frame.seat])
    return _named(state, frame, who, me)


def touched(state: State, frame: Resolve, who: Who) -> list[str]:
    """List the figures that are meant and that the effect reaches."""
    return [figure for figure in whom(state, frame, who) if within_reach(state, frame, figure)]


def within_reach(state: State, frame: Resolve, figure: str) -> bool:
    """Tell whether an effect reaches a figure: mages do not reach into cells, and some are spared."""
    if figure in frame.notes.spared:
        return False
    seat = SEATS.get(figure)
    if seat is None or seat == frame.seat or state.seats[seat].place != CELL:
        return True
    return state.kind(frame.source) == "event"


def owned(state: State, seat: int) -> list[str]:
    """List the evocations that a mage controls."""
    return [figure for figure, evocation in state.evocations.items() if evocation.owner == seat]


def _named(state: State, frame: Resolve, who: str, me: str) -> list[str]:
    """List the figures that a word means."""
    seat, moment = frame.seat, frame.notes.moment
    match who:
        case "you":
            return [me or MAGES[seat]]
        case "target":
            return [frame.target] if state.owner(frame.target) is not None else []
        case "target_owner":
            return _owners(state, [frame.target])
        case "it":
            return [frame.it] if frame.it in state.evocations else []
        case "own_evocations":
            return owned(state, seat)
        case "yours":
            return [me or MAGES[seat], *owned(state, seat)]
        case "each_mage":
            return [MAGES[number] for number in state.order()]
        case "each_figure":
            return [*(MAGES[number] for number in state.order()), *state.evocations]
        case "enemies_in_target_room":
            return state.foes(seat, place_of(state, frame, "target_room"))
        case "black_rose":
            return [THE_ROSE]
        case "first":
            return [frame.notes.first] if is_there(state, frame.notes.first) else []
        case "picked":
            return [figure for figure in frame.notes.picked if is_there(state, figure)]
        case "source" | "source_owner" if moment is not None:
            found = _powers([moment.owner]) if who == "source_owner" else [moment.source]
            return [figure for figure in found if is_there(state, figure)]
        case "subject" if moment is not None:
            return [figure for figure in moment.subjects if is_there(state, figure)]
        case "subject_owner" if moment is not None:
            return _powers(list(dict.fromkeys(moment.owners)))
    return _by_rank(state, who)


def _by_rank(state: State, who: str) -> list[str]:
    """List the mages that a word means by their standing, all who are level."""
    match who:
        case "crown_holder":
            return [MAGES[state.crown]]
        case "first_player":
            return [MAGES[state.first]]
        case "most_power":
            most = max(state.power(seat) for seat in state.order())
            return [MAGES[seat] for seat in state.order() if state.power(seat) == most]
        case "least_power":
            least = min(state.power(seat) for seat in state.order())
            return [MAGES[seat] for seat in state.order() if state.power(seat) == least]
        case "most_damaged":
            worst = max(len(me.damage) for me in state.seats)
            return [MAGES[seat] for seat in state.order() if len(state.seats[seat].damage) == worst]
    return []


def is_there(state: State, figure: str) -> bool:
    """Tell whether a figure, or the Black Rose, is still in the game."""
    return figure == THE_ROSE or state.owner(figure) is not None


def _powers(powers: list[int]) -> list[str]:
    return [THE_ROSE if power == ROSE else MAGES[power] for power in powers if power != NOBODY]


def _owners(state: State, figures: list[str]) -> list[str]:
    owners = [state.owner(figure) for figure in figures]
    return [MAGES[owner] for owner in owners if owner is not None]


def power_of(state: State, figure: str) -> int:
    """Return the power that a figure belongs to."""
    if figure == THE_ROSE:
        return ROSE
    owner = state.owner(figure)
    return NOBODY if owner is None else owner


def _matching(state: State, frame: Resolve, who: Each, me: str) -> list[str]:
    """List the figures that fit a query."""
    seat = SEATS.get(me, frame.seat)
    found = [MAGES[n] for n in state.order() if n != seat or who.whose == "any"]
    found = [] if who.kind == "evocation" or who.whose == "own" else found
    if who.kind != "mage":
        whose: Whose = who.whose
        if whose == "target":
            whose, seat = "own", SEATS.get(frame.target, NOBODY)
        found += [figure for figure, evo in state.evocations.items() if fits(whose, evo.owner, seat)]
    if who.other:
        gone = {me, frame.target, *frame.notes.picked}
        found = [figure for figure in found if figure not in gone]
    if who.but:
        gone = set(whom(state, frame, who.but, me))
        found = [figure for figure in found if figure not in gone]
    near = _around(state, frame, who, me)
    return [figure for figure in found if _fits_figure(state, frame, who, figure, near)]


def _around(state: State, frame: Resolve, who: Each, me: str) -> frozenset[int] | None:
    """Return the rooms in which figures of a query can stand; nothing where that does not matter."""
    if who.at is None and who.within is None:
        return None
    rooms = set(range(len(state.rooms)))
    if who.at is not None:
        rooms &= set(places(state, frame, who.at, me))
    if who.within is not None:
        rooms &= set(places(state, frame, Where(within=who.within, of=who.of), me))
    return frozenset(rooms)


def _fits_figure(state: State, frame: Resolve, who: Each, figure: str, near: frozenset[int] | None) -> bool:
    if near is not None and state.place(figure) not in near:
        return False
    if who.named and kind_of(figure) not in who.named:
        return False
    if who.archetypes:
        if figure not in state.evocations:
            return False
        archetypes = state.book.evocations[state.evocations[figure].kind].archetypes
        if not set(who.archetypes) & set(archetypes):
            return False
    return all(test.holds(state, frame, figure) for test in who.having)


# --- rooms ---------------------------------------------------------------------------------------------


def place_of(state: State, frame: Resolve, word: str, me: str = "") -> int:
    """Return the place that a word for a room, or for a figure, means."""
    notes = frame.notes
    match word:
        case "your_room":
            return state.place(me or MAGES[frame.seat])
        case "target_room" | "target":
            # A figure that left keeps the room where it was last.
            place = state.place(frame.target)
            return place if place >= 0 else notes.aimed
        case "room_of_it":
            return state.place(frame.it) if frame.it in state.evocations else frame.place
        case "event_room":
            return notes.moment.place if notes.moment is not None else NOBODY
        case "picked_room":
            return notes.picked_room
        case "here":
            return notes.here
        case "room":
            return notes.room
        case "hall":
            return CENTRE
    figures = whom(state, frame, word, me)
    return state.place(figures[0]) if figures else NOBODY


def places(state: State, frame: Resolve, room: Room, me: str = "") -> list[int]:
    """List the places of the rooms that are meant."""
    if isinstance(room, Where):
        return _rooms_that_fit(state, frame, room, me or MAGES[frame.seat])
    if room == LODGE:
        return list(range(len(state.rooms)))
    place = place_of(state, frame, room, me)
    return [place] if place >= 0 else []


def _rooms_that_fit(state: State, frame: Resolve, where: Where, me: str) -> list[int]:
    origin = place_of(state, frame, where.of, me)
    found = list(range(len(state.rooms)))
    seat = SEATS.get(me, frame.seat)
    if where.within is not None:
        found = [place for place in found if steps_to(state, seat, origin, place) <= where.within]
    anchor = place_of(state, frame, where.colour_of, me) if where.colour_of else origin
    found = [place for place in found if not (where.other and place == anchor)]
    found = [place for place in found if _fits_room(state, frame, where, place, me)]
    return _ranked(state, where.rank, found)


def steps_to(state: State, seat: int, origin: int, place: int) -> int:
    """Return how many steps a room is away; from a cell one more than from the rooms it opens into."""
    apart = state.board.apart
    if origin >= 0:
        return apart[origin][place]
    if origin != CELL:
        return ALL
    return 1 + min(apart[exit_][place] for exit_ in state.board.exits[seat])


def colour_of(state: State, place: int) -> str:
    """Return the colour of a room; a destroyed one and the hall have none."""
    room = state.rooms[place]
    colour = state.book.rooms[room.id].colour
    return "" if room.destroyed or colour == "black" else colour


def has_token(state: State, place: int) -> bool:
    """Tell whether a room has a token that can be turned: none that is destroyed, or ruined on two sides."""
    room = state.rooms[place]
    return not room.destroyed and (room.restored or not state.book.rooms[room.id].is_two_sided)


def free_slots(state: State, place: int) -> int:
    """Return how many cubes a room can still take."""
    room = state.rooms[place]
    if room.destroyed or room.restored:
        return 0
    if "surplus_instability" in state.switches:
        return ALL
    return state.book.rooms[room.id].slots - len(room.cubes)


def _fits_room(state: State, frame: Resolve, where: Where, place: int, me: str) -> bool:
    room = state.rooms[place]
    if where.standing and room.destroyed:
        return False
    if where.named and room.id not in where.named:
        return False
    if where.colour and colour_of(state, place) not in where.colour:
        return False
    if where.colour_of:
        colour = colour_of(state, place_of(state, frame, where.colour_of, me))
        if not colour or colour_of(state, place) != colour:
            return False
    if where.token and (room.destroyed or room.used == (where.token == "ready")):
        return False
    if where.free is not None and (room.destroyed or free_slots(state, place) != where.free):
        return False
    return _holds_cubes(frame, where, room.cubes) and _holds_figures(state, frame, where, place, me)


def _holds_cubes(frame: Resolve, where: Where, cubes: tuple[int, ...]) -> bool:
    match where.cubes_of:
        case "you":
            n = cubes.count(frame.seat)
        case "mages":
            n = len(cubes) - cubes.count(ROSE)
        case _:
            n = len(cubes)
    return n >= where.cubes


def _holds_figures(state: State, frame: Resolve, where: Where, place: int, me: str) -> bool:
    def stands(who: Who) -> bool:
        return any(state.place(figure) == place for figure in whom(state, frame, who, me))

    if where.holds is not None and not stands(where.holds):
        return False
    return where.without is None or not stands(where.without)


def _ranked(state: State, rank: str, found: list[int]) -> list[int]:
    """Return those rooms with a free slot that have most instability, or fewest free slots."""
    if not rank:
        return found
    found = [place for place in found if free_slots(state, place)]
    if rank == "most_cubes":
        most = max((len(state.rooms[place].cubes) for place in found), default=0)
        return [place for place in found if len(state.rooms[place].cubes) == most]
    fewest = min((free_slots(state, place) for place in found), default=0)
    return [place for place in found if free_slots(state, place) == fewest]


def word(ref: object) -> str:
    """Return a word for figures or rooms that is no query."""
    if not isinstance(ref, str):
        raise TypeError(f"{ref} is a query")
    return ref
