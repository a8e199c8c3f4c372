"""Conditions: what must hold for an effect to go on, a lasting effect to answer or a quest to be met.

Most of them look at the position; `Happened` looks back in the ledger of the round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from rules.black_rose.board import CELL
from rules.black_rose.queries import (
    THE_ROSE,
    Each,
    Room,
    Who,
    colour_of,
    place_of,
    places,
    power_of,
    steps_to,
    whom,
)
from rules.black_rose.records import NOBODY, Happening
from rules.black_rose.targets import MAGES, SEATS, fits
from rules.core.ids import kind_of

if TYPE_CHECKING:
    from rules.black_rose.resolve import Resolve
    from rules.black_rose.state import State

MANY = 99
QUICK = 0


class Test(Struct, frozen=True):
    """Something that holds or does not; `me` stands for whoever carries the effect out."""

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        """Tell whether it holds now."""
        raise NotImplementedError


class Is(Test, frozen=True):
    """A figure is one of these."""

    who: Who
    among: Who

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        found = whom(state, frame, self.who, me)
        return bool(found) and set(found) <= set(whom(state, frame, self.among, me))


class Has(Test, frozen=True):
    """A mage has so many of something."""

    what: Literal["hand", "activated", "done", "trophies", "tokens"]
    n: int = 0
    most: int = MANY
    types: tuple[str, ...] = ()

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        seat = SEATS.get(me, frame.seat)
        return self.n <= self._count(state, seat) <= self.most

    def _count(self, state: State, seat: int) -> int:
        mine = state.seats[seat]
        match self.what:
            case "hand":
                return len(mine.hand)
            case "activated":
                return sum(spell is not None and spell.token in self.types for spell in mine.slots)
            case "done":
                return len(mine.done)
            case "trophies":
                return state.trophies[seat]
            case "tokens":
                return sum(owner == seat for owner in state.tokens.values())


class Owns(Test, frozen=True):
    """A mage controls so many evocations."""

    n: int = 0
    most: int = MANY

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        seat = SEATS.get(me, frame.seat)
        return self.n <= sum(evo.owner == seat for evo in state.evocations.values()) <= self.most


class Marks(Test, frozen=True):
    """So much of a mage's instability lies in each of so many rooms."""

    rooms: int
    cubes: int = 1
    room: Room = "lodge"

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        seat = SEATS.get(me, frame.seat)
        found = places(state, frame, self.room, me)
        return sum(state.rooms[place].cubes.count(seat) >= self.cubes for place in found) >= self.rooms


class Hurt(Test, frozen=True):
    """So much damage lies on a figure, or on each of a group; perhaps only that of one power."""

    n: int
    who: Who = "you"
    of: str = ""

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        found = [figure for figure in whom(state, frame, self.who, me) if figure != THE_ROSE]
        enough = [self._on(state, frame, figure) >= self.n for figure in found]
        return any(enough) if self.who == "subject" else bool(enough) and all(enough)

    def _on(self, state: State, frame: Resolve, figure: str) -> int:
        cubes = state.damage(figure)
        return cubes.count(frame.seat) if self.of == "you" else len(cubes)


class HealthLeft(Test, frozen=True):
    """A mage has at most so much health left."""

    most: int

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        return state.health_left(me or MAGES[frame.seat]) <= self.most


class Fits(Test, frozen=True):
    """A room is such a room."""

    room: str
    is_: Room

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        place = place_of(state, frame, self.room, me)
        return place >= 0 and place in places(state, frame, self.is_, me)


class MagesNear(Test, frozen=True):
    """So many other mages stand in the lodge within so many steps."""

    within: int
    n: int = 0
    most: int = MANY

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        seat = SEATS.get(me, frame.seat)
        own = state.seats[seat].place
        near = [
            n
            for n, other in enumerate(state.seats)
            if n != seat and other.place != CELL and steps_to(state, seat, own, other.place) <= self.within
        ]
        return self.n <= len(near) <= self.most


class MorePower(Test, frozen=True):
    """One has strictly more power than another."""

    who: str
    than: str

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        who, than = whom(state, frame, self.who, me), whom(state, frame, self.than, me)
        if not who or not than:
            return False
        return state.power(power_of(state, who[0])) > state.power(power_of(state, than[0]))


class LookedAt(Test, frozen=True):
    """The spell just looked at is of one of these types."""

    types: tuple[str, ...]

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        return frame.notes.looked in self.types


class Felled(Test, frozen=True):
    """The verb just before defeated a mage, or an evocation by damage."""

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        return frame.notes.felled > 0


class Shared(Test, frozen=True):
    """A mage had a share in the damage of the one just defeated, or most of it."""

    first: bool

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        moment = frame.notes.moment
        shares = dict(moment.shares) if moment is not None else {}
        mine = shares.get(frame.seat, 0)
        victim = moment is not None and frame.seat in moment.owners
        return mine > 0 and not victim and (not self.first or mine == max(shares.values()))


class Not(Test, frozen=True):
    """Not all of these hold."""

    tests: tuple[Test, ...]

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        return not all(test.holds(state, frame, me) for test in self.tests)


# --- what happened -------------------------------------------------------------------------------------


class Pattern(Struct, frozen=True):
    """What something that happens must be like: who did it, to whom, how and where."""

    trigger: str
    who: Who | None = None
    subject: Who | None = None
    kind: str = ""
    types: tuple[str, ...] = ()
    room: Room | None = None
    phase: str = ""
    walking: bool = False
    n: int = 0
    elements: tuple[str, ...] = ()
    slot: str = ""

    def fits(self, state: State, frame: Resolve, moment: Happening) -> bool:
        """Tell whether something that happens is like this, as a seat sees it."""
        if moment.trigger != self.trigger or self.phase not in ("", moment.phase):
            return False
        if self.kind not in ("", moment.kind) or (self.types and moment.type not in self.types):
            return False
        if self.elements and moment.element not in self.elements:
            return False
        if (self.walking and not moment.walking) or (self.slot and moment.slot != QUICK):
            return False
        if self.room is not None and moment.place not in places(state, frame, self.room):
            return False
        if self.who is not None and not belongs(state, frame, self.who, moment.source, moment.owner):
            return False
        return bool(self.hit(state, frame, moment)) or self.subject is None

    def hit(self, state: State, frame: Resolve, moment: Happening) -> list[tuple[str, int]]:
        """List the subjects that are meant with how much they took, at least `n` of it."""
        amounts = moment.amounts or (0,) * len(moment.subjects)
        return [
            (figure, taken)
            for figure, owner, taken in zip(moment.subjects, moment.owners, amounts, strict=True)
            if (self.subject is None or belongs(state, frame, self.subject, figure, owner))
            and taken >= self.n
        ]


def belongs(state: State, frame: Resolve, who: Who, figure: str, owner: int) -> bool:
    """Tell whether a figure, which may have left since, is one of those meant."""
    if figure == THE_ROSE or owner == NOBODY:
        return who == "black_rose" and figure == THE_ROSE
    if isinstance(who, Each):
        return _kind_fits(state, who, figure) and (
            (fits(who.whose, owner, frame.seat) and not (who.whose == "own" and figure in SEATS))
            or (who.whose == "enemy" and owner != frame.seat)
        )
    match who:
        case "you":
            return figure == MAGES[frame.seat]
        case "yours":
            return owner == frame.seat
        case "own_evocations":
            return owner == frame.seat and figure not in SEATS
        case "each_mage":
            return figure in SEATS
        case "each_figure":
            return True
    return figure in whom(state, frame, who)


def _kind_fits(state: State, who: Each, figure: str) -> bool:
    if (who.kind == "mage" and figure not in SEATS) or (who.kind == "evocation" and figure in SEATS):
        return False
    printed = state.book.evocations.get(kind_of(figure))
    return not who.archetypes or (printed is not None and bool(set(who.archetypes) & set(printed.archetypes)))


class Happened(Test, frozen=True):
    """Something like this happened so often, or for so many different ones, or with so many cubes.

    `scope` is the effect that led to this moment, the round, or the round since one's last defeat.
    """

    what: Pattern
    scope: Literal["effect", "round", "defeat"] = "round"
    n: int = 1
    sum: bool = False
    different: Literal["", "element", "colour", "subject", "owner"] = ""
    apiece: int = 1
    same: bool = False

    def holds(self, state: State, frame: Resolve, me: str = "") -> bool:
        found = [moment for moment in self._scope(state, frame) if self.what.fits(state, frame, moment)]
        return self._count(state, frame, found) >= self.n

    def _scope(self, state: State, frame: Resolve) -> list[Happening]:
        ledger = state.ledger
        present = frame.notes.moment
        if self.scope == "effect":
            ledger = ledger[max(0, began(state)) :]
        elif self.scope == "defeat":
            falls = [
                n
                for n, moment in enumerate(ledger)
                if moment.trigger == "defeated_mage" and frame.seat in moment.owners
            ]
            ledger = ledger[falls[-1] + 1 :] if falls else ()
        found = list(ledger)
        if present is not None and not any(moment is present for moment in found):
            found += [present] if present not in found else []
        return found

    def _count(self, state: State, frame: Resolve, found: Iterable[Happening]) -> int:
        if self.sum:
            return sum(sum(n for _, n in self.what.hit(state, frame, m)) or m.n for m in found)
        if self.same:
            return max(Counter(m.element for m in found if m.element).values(), default=0)
        match self.different:
            case "element":
                return len({m.element for m in found if m.element})
            case "colour":
                return len({colour_of(state, m.place) for m in found if m.place >= 0} - {""})
            case "owner":
                return len({m.owner for m in found})
            case "subject":
                taken: Counter[str] = Counter()
                for moment in found:
                    for figure, n in self.what.hit(state, frame, moment):
                        taken[figure] += n
                return sum(n >= self.apiece for n in taken.values())
        return len(list(found))


def began(state: State) -> int:
    """Return how long the ledger was when the effect under way began: the lowest one on the stack."""
    for frame in state.stack:
        notes = getattr(frame, "notes", None)
        if notes is not None and notes.since >= 0:
            return int(notes.since)
    return len(state.ledger)


def all_hold(state: State, frame: Resolve, tests: Iterable[Test], me: str = "") -> bool:
    """Tell whether all of these hold."""
    return all(test.holds(state, frame, me) for test in tests)
